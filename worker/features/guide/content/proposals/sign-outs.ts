import type { Proposal, ProposedLine } from '#worker/features/guide/content/proposals/proposal.ts';

const things =
  '(?:tools?|keys?|laptops?|chromebooks?|tablets?|ipads?|radios?|walkie-?talkies?|uniforms?|jerseys?|kits?|instruments?|violins?|cellos?|trumpets?|costumes?|props?|dresses|gowns?|suits?|robes?|cameras?|lenses|microphones?|projectors?|equipment|gear|devices?|badges?|vests?|helmets?|harness(?:es)?|ladders?|drills?|scanners?|phones?|routers?|copies|sheet music|textbooks?|books?|scores?|tents?|canoes?|kayaks?|walkers?|wheelchairs?|crutches|things|stuff|items?)';
const out = '(?:sign|check|scan|book|log)(?:s|ed|ing)? (?:\\w+ ){0,3}(?:in and out|in or out|out)';
/** What is asked of things that are with others. */
const asked = [
  `\\bwho(?:['’]s| has| have| had| still has| currently has)? (?:got |has )?(?:which|what|my|our|the|each|every|them|it|a) ?(?:\\w+ )?${things}\\b`,
  `\\b${things}\\b[\\s\\S]{0,100}\\bwho (?:has|had|have|took|got|still has) (?:them|it|which|what|one)\\b`,
  `\\bwhich (?:of )?(?:my |our |the )?(?:\\w+ ){0,2}${things} (?:are|is) (?:out|lent|lent out|rented|rented out|missing|gone|signed out|checked out|with)\\b`,
  `\\b${things}\\b[^.]{0,60}\\b(?:signed|checked|handed|given|lent|loaned) out\\b`,
  `\\bwho (?:has|took|took home|borrowed|has borrowed) (?:\\w+ ){0,2}${things}\\b`,
  `\\bwhich (?:\\w+ ){0,2}${things} are still out\\b`,
  `\\b${out}\\b[^.]{0,40}\\b${things}\\b`,
  `\\b(?:sign|check|hand|give|lend|loan)(?:s|ed|ing)? (?:out )?(?:\\w+ ){0,4}${things}\\b[\\s\\S]{0,120}\\b(?:who has|lose track|lost track|keep track|never (?:come|came|get|got)|come back|came back|back)\\b`,
].join('|');
/** Those who take things sign in and note it themselves. */
const bySelf =
  /\b(?!I\b)(?:employees?|staff|workers?|technicians?|members?|musicians?|players?|students?|volunteers?|people|they|everyone|everybody|colleagues?|mechanics?|officers?|nurses?|guards?|crews?|guys|teachers?|kids|drivers?|firefighters?) (?:can |could |should |must |just |have to |will |to )*(?:sign|check|scan|book|log)s? /i;
const elsewhere =
  /\b(?:market ?place|(?<!music )librar(?:y|ies)|borrows?|each other|one another|reserv\w+|rooms?|courts?|book(?:s|ed)? (?:a|an|the)|appointments?|orders?|customers? (?:can )?(?:rent|book)|crates?|pallets?|recipes?|sells?|for sale|game|swaps?|newsletter|quiz|lists? the scenes|request\w*|certificates?|reads? the keys)\b|→/i;
const thing = {
  fits: new RegExp(`^(?!(?:.* )?(?:books?|things|stuff|phones?)$)(?:\\p{L}+ )?${things}$`, 'iu'),
  named:
    /\b(?<!in an? )(?:tool|key|laptop|tablet|radio|uniform|jersey|instrument|costume|prop|dress|suit|robe|camera|device|badge|vest|helmet|ladder|drill|textbook|book|tent|canoe|kayak|wheelchair)s?\b/gi,
  other: 'item',
};
const deposit = /\bdeposits?\b/i;

/** A line that names the deposit where the idea tells of one. */
const withDeposit = ({ line, ...one }: ProposedLine): ProposedLine[] => [
  { ...one, line: line.replace('[deposit]', ''), unless: deposit },
  { ...one, line: line.replace('[deposit]', ', deposit'), when: deposit },
];

/** Whoever tells it notes alone who has which thing. */
export const ownSignOuts: Proposal = {
  is: 'A list that tells {clients} which {items} are out, who has them and when they are due back.',
  today: 'Who has which {item} is written into a book or kept in mind, and some never come back.',
  jobs: { client: 'know who has which {item}, and have it back in time and in order' },
  client: 'keeper',
  isSure: true,
  clients:
    /\b(?:janitor|caretaker|seamstress|wardrobe (?:mistress|manager)|storekeeper|storeman|quartermaster|custodian|(?:office|equipment|kit|stage) manager|secretary|librarian)\b|(?<=\bI(?:['’]m| am) (?:the|an?) (?:\w+ )?)(?:coach|teacher|conductor)\b/i,
  signs: new RegExp(asked, 'i'),
  not: elsewhere,
  thing,
  covers:
    /^(?:people|users|persons?|parents|kids|children|borrowers|customers|clients|employees|staff|it|neighbou?rs)$|^(?!I(?:'m| am| run| write)\b|nobody|no |at most|one |only |each |every )(?!.*\b(?:lose track|spreadsheet|excel|on paper|in a book|never come)\b).*\b(?:knows?|sees?|signs?|checks?|hands?|lends?|gives?|got|gets?|takes?|comes?|notes?|types?|writes?|tracks?|uses? (?:the|it)|remind|damaged?|back|out|who|which|log in|just for)\b/i,
  acts: [
    { line: '{Client} adds {a item} → new {item}: name, number, photo, condition' },
    ...withDeposit({
      line: '{Client} signs {a item} out → new loan: {item}, borrower, phone, day out, due day (optional)[deposit]; {item} is out',
    }),
    {
      line: '{Clients} see which {items} are out → {item}, borrower, day out, due day and state of each open loan, the late ones first',
    },
    { line: '{Clients} see what somebody has → {item}, day out and due day of each open loan, by borrower' },
    { line: 'One day is left before a loan is due → the {client} is reminded' },
    { line: 'A loan is not back by its due day → loan is late; the {client} is told' },
    { line: '{Client} puts off the due day of a loan → loan gets due day' },
    { line: '{Client} takes {a item} back → loan is back, with the condition; {item} is available' },
    {
      line: '{Client} notes a damage → new damage: {item}, loan, what is broken, photo, cost (optional); {item} is in repair',
    },
    { line: '{Client} puts a mended {item} back → {item} is available' },
    { line: '{Client} marks {a item} as lost → {item} is lost; loan is lost' },
    { line: '{Client} corrects a loan → loan gets borrower, phone, day out' },
    {
      line: '{Clients} see the history of {a item} → borrower, day out, state and damage of each loan, the newest first',
    },
    { line: '{Client} takes {a item} off the list → {item} is off the list' },
  ],
  records: [
    { line: '{Item}: name, number, photo, condition; states: available, out, in repair, lost, off the list' },
    ...withDeposit({
      line: 'Loan: {item}, borrower, phone, day out, due day (optional)[deposit], condition; states: open, late, back, lost',
    }),
    { line: 'Damage: {item}, loan, what is broken, photo, cost (optional)' },
  ],
  rules: [
    { line: 'One open or late loan per {item}.' },
    { line: 'Nobody signs out {a item} that is not available.' },
    { line: 'No two {items} with the same number.' },
    { line: 'Nobody takes {a item} off the list that is out.' },
    { line: 'Phone numbers are deleted 1 year after a loan is back.' },
  ],
  nots: [{ line: 'Those who have {a item} do not sign in.' }, { line: 'No payment in the app.' }],
  aims: [
    { line: '9 of 10 loans are back by their due day.' },
    { line: 'At most 1 of 50 {items} is lost in the first year.' },
  ],
};

/** Those who take things out note it themselves, and somebody looks after them. */
export const signOuts: Proposal = {
  is: 'A list on which {clients} sign {items} out and bring them back, and that says who has which.',
  today: 'Who takes {a item} writes it on a sheet or not at all, and nobody knows who has it.',
  jobs: {
    client: 'find out in a moment where {a item} is, and show that they brought theirs back',
    host: 'know who has which {item}, and which are missing or damaged',
  },
  client: 'colleague',
  signs: new RegExp(`^(?=[\\s\\S]*(?:${bySelf.source}))[\\s\\S]*(?:${asked})`, 'i'),
  not: elsewhere,
  clients:
    /(?<!\b(?:an?|the) (?:\w+ )?)\b(?:employees?|workers?|technicians?|members?|musicians?|players?|students?|volunteers?|colleagues?|mechanics?|officers?|nurses?|guards?|crew members|teachers?|drivers?|firefighters?)\b/i,
  host: 'storekeeper',
  hosts: /\b(?:storekeeper|storeman|quartermaster|manager|supervisor|foreman|office|warden|keeper|librarian)$/,
  deeds: { client: /^(?:sign|check|scan|take|log)/, host: /^(?:see which|see who)/ },
  thing,
  acts: [
    { line: '{Host} adds {a item} → new {item}: name, number, photo, condition', takes: /\badds?\b/i },
    {
      line: '{Clients} see where each {item} is → name, state and holder of each {item}',
    },
    {
      line: '{Client} signs {a item} out → new loan: {item}, due day (optional); {item} is out, with its holder',
      holds: /\b(?:signs?|checks?|scans?|logs?|takes?)\b.*\bout\b|\bscans?\b/i,
    },
    { line: 'One day is left before a loan is due → the {client} is reminded', holds: /\bremind/i },
    {
      line: 'A loan is not back by its due day → loan is late; the {client} and the {host} are told',
      holds: /\b(?:is|are)n['’]?t back\b|\bnot back\b|\blate\b|\boverdue\b/i,
    },
    {
      line: '{Client} brings {a item} back → loan is back, with the condition; {item} is available; the {host} is told',
      holds: /\b(?:signs?|checks?|brings?|gives?)\b.*\b(?:in|back)\b/i,
    },
    {
      line: '{Client} hands {a item} on to another {client} → loan is handed on; new loan: {item}, {client}; the other {client} is told',
    },
    {
      line: '{Client} reports a damage → new damage: {item}, what is broken, photo; {item} is in repair; the {host} is told',
      holds: /\b(?:damage\w*|broken)\b/i,
    },
    { line: '{Host} puts a mended {item} back → {item} is available' },
    { line: '{Host} takes {a item} back for {a client} → loan is back; {item} is available; the {client} is told' },
    { line: '{Host} marks {a item} as lost → {item} is lost; loan is lost; the {client} is told' },
    {
      line: '{Hosts} see which {items} are out → {item}, {client}, due day and state of each open loan, the late ones first',
      holds: /\bsees?\b|\bknows? who\b/i,
    },
    { line: '{Host} takes {a item} off the list → {item} is off the list' },
  ],
  records: [
    { line: '{Item}: name, number, photo, condition; states: available, out, in repair, lost, off the list' },
    { line: 'Loan: {item}, {client}, due day (optional), condition; states: open, late, back, handed on, lost' },
    { line: 'Damage: {item}, {client}, what is broken, photo' },
  ],
  rules: [
    { line: 'One open or late loan per {item}.' },
    { line: 'Nobody signs out {a item} that is not available.' },
    { line: 'Nobody brings back {a item} that somebody else has.' },
    { line: 'Nobody takes {a item} off the list that is out.' },
    { line: 'The app notes with each loan who signed out and in and when.' },
    { line: 'Loans are deleted 2 years after they are back.' },
  ],
  nots: [{ line: 'No orders of new {items} and no stock of what is used up.' }],
  aims: [
    { line: '9 of 10 loans are back by their due day.' },
    { line: 'At most 1 of 50 {items} is lost in the first year.' },
  ],
};
