import type { Proposal, ProposedLine } from '#worker/features/guide/content/proposals/proposal.ts';

/** Who or what is looked after. */
type CaredFor = {
  is: string;
  today: string;
  signs: RegExp;
  not: RegExp;
  /** Who is looked after, what is told of it, and what has to be done for it by day and hour. */
  one: string;
  about: string;
  task: string;
  rules: ProposedLine[];
  nots: ProposedLine[];
};

/** Several people look after somebody or something, and hear of it when nobody did what was due. */
const caring = ({ is, today, signs, not, one, about, task, rules, nots }: CaredFor): Proposal => ({
  is,
  today,
  signs,
  not,
  jobs: { client: 'be sure that nothing was forgotten and nothing done twice, without ringing each other up' },
  client: 'carer',
  fits: { client: /\b(?:carer|caregiver|relative|sitter|helper|nurse)$/ },
  acts: [
    {
      line: `{Client} adds a ${one} → new ${one}: name, ${about}`,
      takes: /\badds?\b/i,
      holds: /\b(?:looks? after|cares? for)\b/i,
    },
    { line: `{Client} invites another {client} → new invitation: ${one}, e-mail address; the other {client} is told` },
    { line: '{Client} opens the link of an invitation → invitation is accepted; whoever invited is told' },
    {
      line: `{Client} plans what has to be done → new plan: ${one}, ${task}, time of day, days of the week`,
      takes: /\b(?:plans?|sets?|enters?)\b/i,
      holds: /\b(?:takes?|needs?) (?:\d|\w+ (?:pills?|tablets|drops|times))/i,
    },
    {
      line: 'The time of day of a plan is reached → new duty: plan, day, time; the {clients} are reminded',
      holds: /\breminde?d?(?:ers?|s)?\b|\bgets? a push\b/i,
    },
    {
      line: '{Client} ticks a duty off → duty is done, with time and note; the other {clients} are told',
      takes: /\b(?:ticks?|confirms?|gives?|gave|logs?|notes?|feeds?|waters?)\b/i,
      holds: /\bwho (?:fed|walked|gave|watered)\b/i,
    },
    {
      line: 'A duty is not done 30 minutes after its time → duty is missed; all {clients} are told',
      holds: /\b(?:alarm|missed|forg[eo]t\w*)\b/i,
    },
    { line: '{Client} leaves a duty out → duty is left out, with the reason; the other {clients} are told' },
    { line: '{Client} takes a wrong tick back → duty is open; the other {clients} are told' },
    {
      line: `{Clients} see the duties of a ${one} → state, time and name of who did it for each duty of the last 30 days`,
      takes: /\bsees?\b/i,
      holds: /\bwho\b/i,
    },
    { line: '{Client} changes the time of day of a plan → the other {clients} are told' },
    { line: '{Client} ends a plan → plan is ended; the other {clients} are told' },
  ],
  records: [
    { line: 'Duty: plan, day, time, note, reason; states: open, done, missed, left out' },
    { line: `Plan: ${one}, ${task}, time of day, days of the week; states: running, ended` },
    { line: `${one.charAt(0).toUpperCase()}${one.slice(1)}: name, ${about}` },
    { line: `Invitation: ${one}, e-mail address; states: sent, accepted` },
  ],
  rules: [
    { line: 'Nobody ticks off a duty that is done.' },
    { line: 'Nobody ticks off a duty of a day that is to come.' },
    { line: 'The app notes with each duty who did it and when.' },
    ...rules,
    { line: `Only the {clients} of a ${one} see its plans and duties.` },
    { line: 'Duties are deleted after 2 years.' },
  ],
  nots,
  aims: [
    { line: '9 of 10 duties are ticked off within 30 minutes.' },
    { line: 'At most 1 of 50 duties is missed in the second month.' },
  ],
});

const clinical =
  /\b(?:market ?place|clinic|hospital|pharmac\w+|ward|shelter|breeders?|book (?:a|an)|walkers?|sitters? (?:offer|get)|shop|store|game|orders?)\b/i;
const telling = 'remind\\w*|forg[eo]t\\w*|missed|gave|given|takes? turns|take (?:their|his|her)';

/** What may be looked after together. */
export const care: Proposal[] = [
  caring({
    is: 'A plan of medicines that says who gave what and when.',
    today: 'Who gave which medicine is asked by phone, and a dose is forgotten or given twice.',
    signs: new RegExp(
      `\\b(?:medications?|medicines?|pills?|tablets|insulin|eye drops|dos(?:e|es))\\b[\\s\\S]{0,200}\\b(?:${telling})\\b|\\b(?:${telling})\\b[\\s\\S]{0,80}\\b(?:medications?|medicines?|pills?|tablets|insulin|eye drops|dos(?:e|es))\\b`,
      'i',
    ),
    not: new RegExp(
      `${clinical.source}|\\b(?:feed\\w*|vet|doctors?|nurses?|blood sugar|parties|temperature|fever|dangerous)\\b`,
      'i',
    ),
    one: 'patient',
    about: 'date of birth, doctor, emergency phone',
    task: 'medicine, amount',
    rules: [{ line: 'Nobody ticks a duty off more than 60 minutes before its time.' }],
    nots: [{ line: 'No advice on medicines; the plan is that of the doctor.' }, { line: 'Not for emergencies.' }],
  }),
  caring({
    is: 'A plan for pets that says who did what and when.',
    today: 'Who fed the animals is asked across the house, and they are fed twice or not at all.',
    signs:
      /\b(?:pets?|dogs?|cats?|rabbits?|horses?|animals?)\b[\s\S]{0,160}\b(?:who (?:has )?(?:already )?(?:fed|walked|gave)|feedings?|has been fed|(?:was|were|is) fed|vaccinations? (?:of|for) our|vet appointments?)\b|\bpet care\b|\bwho (?:has )?(?:already )?(?:fed|walked) (?:the|our|my)\b/i,
    not: new RegExp(`${clinical.source}|\\b(?:our vet clinic|owners can find|zoo|farm)\\b`, 'i'),
    one: 'pet',
    about: 'kind, date of birth, vet, photo',
    task: 'what has to be done, amount',
    rules: [],
    nots: [{ line: 'No advice in place of a vet.' }],
  }),
  caring({
    is: 'A plan for plants that says who watered what and when.',
    today: 'Nobody knows who watered which plant, and some get too much and others nothing.',
    signs:
      /\bwho (?:has )?(?:already )?watered\b|\b(?:share|together|flatmates?|colleagues|office|family|neighbou?rs)\b[^.]{0,80}\bwater(?:s|ed|ing)?\b[^.]{0,30}\bplants?\b|\b(?:shares?|office|our)\b[^.]{0,40}\bplants?\b[\s\S]{0,60}\bwater(?:s|ed|ing)?\b/i,
    not: new RegExp(`${clinical.source}|\\b(?:allotment|garden\\w*|sensors?|plots?|nursery)\\b`, 'i'),
    one: 'plant',
    about: 'place, photo',
    task: 'what has to be done, amount',
    rules: [],
    nots: [{ line: 'No recognition of plants from photos.' }],
  }),
];
