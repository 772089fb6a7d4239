/** Fields in which a mistake harms somebody or the law asks for more; said in one sentence at the start and in the requirements. */
export const cautions: { id: string; signs: RegExp; about: string; who: string }[] = [
  {
    id: 'child health',
    signs:
      /\b(child(ren)?|kids?|bab(y|ies)|toddlers?|infants?|newborns?|son|daughter)\b[^.;]{0,80}\b(fever|temperature|medicines?|medications?|doses?|dosage|symptoms?|illness|sick|asthma|allerg(y|ies)|vaccinations?|growth|health)\b|\b(fever|medicines?|medications?|doses?|dosage|symptoms?|illness|asthma|vaccinations?|health)\b[^.;]{0,80}\b(child(ren)?|kids?|bab(y|ies)|toddlers?|infants?|newborns?)\b/i,
    about: 'An app about the health of children',
    who: 'a paediatrician and a lawyer',
  },
  {
    id: 'medicine',
    signs:
      /\b(medicines?|medications?|doses?|dosage|dosing|insulin|pills|prescriptions?|painkillers?|antibiotics?|drug interactions?)\b/i,
    about: 'An app about health values or doses of medicine',
    who: 'a doctor, a pharmacist and a lawyer',
  },
  {
    id: 'health values',
    // A mechanic diagnoses too: such a word counts beside one for who is ill or treats.
    signs:
      /\b(blood (sugar|pressure|glucose|values?|oxygen)|glucose|heart rate|fever|body temperature|oxygen level|ecg|diabet(es|ics?)|health (values?|data|readings?)|vital signs?|calories? deficit|fertility|pregnan(cy|t)|mental health|depression|panic attacks?)\b|\b(?:symptoms?|diagnos(?:is|es|e|ed))\b[\s\S]*\b(?:patients?|doctors?|nurses?|clinics?|illness(?:es)?|diseases?|bod(?:y|ies)|health)\b|\b(?:patients?|doctors?|nurses?|clinics?|illness(?:es)?|diseases?|bod(?:y|ies)|health)\b[\s\S]*\b(?:symptoms?|diagnos(?:is|es|e|ed))\b/i,
    about: 'An app about health values',
    who: 'a doctor and a lawyer',
  },
  {
    id: 'money advice',
    signs:
      /\b(invest(s|ing|ments?)?|(which|what|buy|sell|pick) (stocks?|shares|crypto|coins|funds)|stock (markets?|tips|picks)|crypto(currenc(y|ies))?|trading(?! cards)|pensions?|mortgages?|(bank|student|personal) loans?|credit scores?|tax (advice|returns?)|financial advi[cs]e)\b/i,
    about: 'An app that gives advice on money',
    who: 'a licensed adviser and a lawyer',
  },
  {
    id: 'legal advice',
    signs:
      /\b(legal (?:advice|questions?|help)|what the law says|lawsuits?|tenancy law|asylum|visa applications?|divorce|custody|draft(s|ing)? (a )?contracts?|immigration)\b/i,
    about: 'An app that gives advice on the law',
    who: 'a lawyer',
  },
];
