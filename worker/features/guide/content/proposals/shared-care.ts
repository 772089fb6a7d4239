import type { Proposal, ProposedLine } from '#worker/features/guide/content/proposals/proposal.ts';

const ride =
  'driv(?:e|es|en|ing)|rides?|lifts?|takes? (?:him|her|them|mum|mom|dad|our \\w+) to|taking (?:him|her|them) to';
const visit =
  'visit(?:s|ed|ing)?|with (?:him|her|dad|mum|mom)|be(?:ing)? (?:there )?with (?:him|her|them)|sits? with|goes over|checks? on';
const chore =
  'tasks?|shopping|groceries|errands?|cook(?:s|ed|ing)?|meals?|dinners?|school|laundry|clean(?:s|ed|ing)?|chores|who does what';
const note =
  'doctors?|appointments?|notes?(?! (?:who|what) )|(?:said|told us|diagnos\\w+)|test results?|what happened|keep (?:up|track)|how (?:he|she) is|news';
const cost = 'paid|pays?|expenses?|costs?|money|receipts?|bills?|spen[dt]|owes?|who bought';

const has = (words: string) => new RegExp(`\\b(?:${words})\\b`, 'i');
const lacks = (...words: string[]) => `(?![\\s\\S]*\\b(?:${words.join('|')})\\b)`;

/** Something that one of them takes over, and by what words of an idea. */
const taken = (one: string, fields: string, asked: RegExp, takes: RegExp) => ({
  acts: [
    {
      line: `{Client} adds a ${one} → new ${one}: group, ${fields}; the other {clients} are told`,
      takes: /\b(?:adds?|enters?|plans?|puts? up)\b/i,
      when: asked,
    },
    {
      line: `{Client} takes a ${one} on → ${one} is taken; the other {clients} are told`,
      takes,
      holds: /\bchooses? something\b/i,
      when: asked,
    },
    { line: `{Client} gives a taken ${one} back → ${one} is open; the other {clients} are told`, when: asked },
    {
      line: `Two days are left before an open ${one} → the {clients} are reminded`,
      holds: /\breminde?d?(?:ers?|s)?\b|\bhas no ?(?:one|body)\b/i,
      when: asked,
    },
    {
      line: `{Client} calls a ${one} off → ${one} is called off, with the reason; the other {clients} are told`,
      when: asked,
    },
    {
      line: `{Clients} see the plan of the next weeks → ${fields} and state of each ${one} and who has taken it, the soonest first`,
      takes: /\bsees? (?:who (?!owes|paid|has paid)|when)\b/i,
      holds: /\bknows? who\b/i,
      when: asked,
    },
  ],
  records: [
    {
      line: `${one.charAt(0).toUpperCase()}${one.slice(1)}: group, ${fields}, reason; states: open, taken, called off`,
      when: asked,
    },
  ],
  rules: [
    { line: `Nobody takes a ${one} on that is not open.`, when: asked },
    { line: `Nobody gives back a ${one} that somebody else has taken.`, when: asked },
    { line: `${one.charAt(0).toUpperCase()}${one.slice(1)}s are deleted after 1 year.`, when: asked },
  ],
  aims: [{ line: `9 of 10 ${one}s are taken 2 days before their day.`, when: asked }],
});

const isRide = new RegExp(`^${lacks(visit, chore)}[\\s\\S]*\\b(?:${ride})\\b`, 'i');
/** Visits are asked for, or nothing of its own is. */
const isVisit = new RegExp(`^${lacks(ride, chore)}(?:[\\s\\S]*\\b(?:${visit})\\b|${lacks(note, cost)})`, 'i');
const isTask = new RegExp(
  `^(?:[\\s\\S]*\\b(?:${chore})\\b|(?=[\\s\\S]*\\b(?:${ride})\\b)[\\s\\S]*\\b(?:${visit})\\b)`,
  'i',
);
/** Notes are asked for, or no money is. */
const isNoted = new RegExp(`^(?:[\\s\\S]*\\b(?:${note})\\b|${lacks(cost)})`, 'i');

const parts = [
  taken('ride', 'where to, day, start', isRide, /\b(?:takes?|drives?|offers?)\b/i),
  taken('visit', 'day, start, what has to be done', isVisit, /\b(?:takes?|visits?|goes)\b/i),
  taken('task', 'title, place, day, start', isTask, /\b(?:takes?|does|offers?)\b/i),
];

const costs = has(cost);

/** What is paid for somebody by one, and shared by all. */
const expenses: ProposedLine[] = [
  {
    line: '{Client} notes an expense → new expense: group, day, what, amount, receipt (optional); the other {clients} are told',
    takes:
      /\b(?:notes?|enters?|adds?|puts?|types?|writes?|pays?)\b.*\b(?:expenses?|costs?|paid|spent|bills?|receipts?)\b/i,
    holds: /\bwrites? down what .*\bpays?\b/i,
    when: costs,
  },
  {
    line: '{Client} takes a wrong expense back → expense is taken back; the other {clients} are told',
    when: costs,
  },
  {
    line: '{Clients} see who owes what → what everybody has paid, what they owe and to whom',
    holds: /\bwho (?:owes|paid|has paid)\b/i,
    when: costs,
  },
  {
    line: '{Client} notes a payment → new payment: group, day, amount, to whom; whoever gets it is told',
    takes: /\b(?:settles?|pays? back)\b/i,
    holds: /\bpays? (?:\w+ )?half\b/i,
    when: costs,
  },
];

const relative =
  '(?:dad|father|mum|mom|mother|parents?|nan|gran|granny|grand(?:ma|mother|pa|dad|father|parents)|aunt|auntie|uncle|husband|wife|partner|brother|sister|son|daughter|friend|neighbou?r|in-laws?)';
const looking =
  '(?:look(?:s|ed|ing)? after|car(?:e|es|ed|ing) (?:for|of)|tak(?:e|es|ing) care of|help(?:s|ing)? (?:out )?(?:with )?|support(?:s|ing)?|visit(?:s|ing)?|driv(?:e|es|ing))';
const ill =
  '(?:(?:has|have|got|with|diagnosed with|had) (?:\\w+ ){0,2}(?:cancer|dementia|alzheimer\\W?s?|parkinson\\W?s?|stroke|surgery|ms|als)|(?:is|are|being) (?:\\w+ ){0,3}(?:ill|sick|frail|bedridden|old|older|elderly|unwell|disabled|home from hospital)|chemo(?:therapy)?)';
/** Friends who help one who is ill. */
const helping =
  '(?:want(?:s|ed)? to help|offer(?:s|ed|ing)? (?:to )?help|helpers|meal train|sign(?:s|ing)? up|pitch(?:es|ing)? in|volunteer(?:s|ing)? to)';
const together =
  '(?:split(?:s|ting)? (?:up|the|it|everything|who)?|shar(?:e|es|ing)|take turns|taking turns|coordinat\\w+|organi[sz]e (?:ourselves|between|who)|between (?:us|the \\w+ of us|siblings|my)|who is (?:driving|visiting|taking|going|with|doing|there)|who (?:drives|visits|takes|goes|does|went|was)|who paid|(?:sister|brother|brothers|sisters|siblings|cousins|husband|wife|mum|mom)s? and (?:me|i|my|my \\w+)|(?:me|i) and my (?:sister|brother|siblings)\\w*|my siblings|us siblings|(?:so|want|wants|with|and|let|lets) my (?:\\w+ )?(?:brothers?|sisters?)|siblings|(?:two|three|four|five|six|\\d+) of us|who is \\w+ing|other relatives|rest of the family|whole family)';

/** Who takes part, by the name that they have, and the words by which an idea speaks of it. */
type Circle = Pick<Proposal, 'is' | 'signs'> & { client: string; about: string; noted: RegExp; fields: string };

/** Those who look after somebody together. */
const circle = ({ client, is, signs, about, noted, fields }: Circle): Proposal => ({
  is,
  today: 'Who does what is arranged by phone and in messages, and one of them does most of it.',
  jobs: { client: 'do their share and know what the others know, without ringing each other up' },
  client,
  // Whoever is named, 'my sister and me', is one of them.
  clients: /(?!)/,
  isSure: true,
  signs,
  not: /\b(?:market ?place|clinics?|patients?|agenc(?:y|ies)|care homes?|nursing homes?|residents|employees?|staff|parish|church|pupils?|students?|recipes?|songs?|photos? (?:album|book)|dogs?|cats?|pets?|plants?|babysit\w*|newsletter|games?|trips?|holiday|wedding|garden\w*|divorced|custody|flatmates?|tools?|tutor\w*|book (?:a|an)|scam\w*|alarm button|ate|eaten)\b/i,
  covers: new RegExp(
    `^(?:me|i|(?:(?:my|our|the) )?(?:${relative}|in-law)(?:['’]?s)?|siblings|members|everybody|people|users|owners|doctors?|famil(?:y|ies))(?: \\((?:me|us)\\))?$|^(?:we|i) (?:see|split|share)\\b|\\bsplits? the (?:costs|bills)\\b|\\bwrites? down how\\b|\\blands? on\\b|\\blives? (?:abroad|far|away|\\w+ hours)\\b|\\bfor siblings\\b|\\bkeeps? offering\\b|\\bsees? it$|^The app reminds\\b|\\bpays? for\\b|\\bpeople want to help\\b|\\bwhat (?:he|she|they) needs?\\b`,
    'i',
  ),
  acts: [
    {
      line: `{Client} makes a group → new group: who is cared for, ${about}`,
      holds: /\b(?:takes? care of|looks? after|cares? for)\b/i,
    },
    {
      line: '{Client} invites another {client} → new membership: group, name, e-mail address; whoever is invited is told',
    },
    {
      line: '{Client} opens the link of an invited membership → membership is joined; whoever invited is told',
    },
    ...parts.flatMap(({ acts }) => acts),
    {
      line: `{Client} writes a note → new note: group, ${fields}, photo (optional); the other {clients} are told`,
      takes: /\b(?:notes?|writes?|enters?|logs?)\b/i,
      when: noted,
    },
    { line: `{Client} corrects a note → note gets ${fields}`, when: noted },
    {
      line: `{Clients} see the notes → ${fields} and {client} of each note, the newest first`,
      holds: /\bwhat the doctor\b|\breads? (?:how|what)\b/i,
      when: noted,
    },
    ...expenses,
  ],
  records: [
    { line: `Group: who is cared for, ${about}` },
    { line: 'Membership: group, name, e-mail address; states: invited, joined' },
    ...parts.flatMap(({ records }) => records),
    { line: `Note: group, {client}, ${fields}, photo (optional)`, when: noted },
    { line: 'Expense: group, {client}, day, what, amount, receipt (optional); states: noted, taken back', when: costs },
    { line: 'Payment: group, {client}, day, amount, to whom', when: costs },
  ],
  rules: [
    ...parts.flatMap(({ rules }) => rules),
    { line: 'A note is corrected only by the {client} who wrote it.', when: noted },
    {
      line: 'An expense is shared equally among the {clients} of the group.',
      when: costs,
      unless: /\b\d\d ?[/:] ?\d\d\b/,
    },
    {
      line: 'An expense is shared {1} among the {clients} of the group.',
      takes: /\b(\d\d ?[/:] ?\d\d)\b/,
      when: costs,
    },
    { line: 'Nobody takes back an expense of somebody else.', when: costs },
    { line: 'Notes are deleted after 5 years.', when: noted },
    {
      line: 'The app reckons what somebody owes from expenses that are not taken back, and from payments.',
      when: costs,
    },
    { line: 'Only the {clients} of a group see what is kept of it.' },
  ],
  nots: [
    { line: 'No medical advice, and not for emergencies.' },
    { line: 'No money is moved by the app; it is paid by hand or by bank.', when: costs },
  ],
  aims: [
    ...parts.flatMap(({ aims }) => aims),
    { line: '3 of 4 groups have notes of two {clients} after 4 weeks.', when: noted },
    {
      line: '5 of 10 {clients} take something on in the first 4 weeks.',
      unless: new RegExp(`${noted.source}|${costs.source}`, 'i'),
    },
    {
      line: '9 of 10 expenses have a receipt.',
      when: costs,
      unless: new RegExp(`^(?=[\\s\\S]*\\b(?:${ride}|${visit}|${chore})\\b)[\\s\\S]*\\b(?:${note})\\b`, 'i'),
    },
    {
      line: '9 of 10 payments are noted within 30 days after an expense.',
      when: costs,
      unless: new RegExp(`\\b(?:${ride}|${visit}|${chore}|${note})\\b`, 'i'),
    },
  ],
});

/** What relatives share who look after one of them, and friends who help one of them. */
export const sharedCare: Proposal[] = [
  circle({
    is: 'A place where {clients} share the care of somebody: who does what, and what all of them have to know.',
    client: 'relative',
    signs: new RegExp(
      `^(?=[\\s\\S]*\\b${together}(?!\\w))(?:[\\s\\S]*\\b${looking}[^.]{0,40}\\b${relative}\\b|(?=[\\s\\S]*\\b${relative}\\b)[\\s\\S]*\\b${ill}\\b)`,
      'i',
    ),
    about: 'doctor, emergency phone',
    noted: isNoted,
    fields: 'day, doctor, text, what to do next',
  }),
  circle({
    is: 'A place where {clients} see what somebody who is ill needs, and take it over.',
    client: 'helper',
    signs: new RegExp(
      `^(?=[\\s\\S]*\\b${helping}\\b)(?=[\\s\\S]*\\b(?:${relative}|colleague|somebody|someone)\\b)[\\s\\S]*\\b${ill}\\b`,
      'i',
    ),
    about: 'address, phone',
    noted: /\b(?:notes?|news|updates?|how (?:he|she) is)\b/i,
    fields: 'day, text',
  }),
];
