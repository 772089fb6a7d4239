import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

/** Somebody applies, is asked back and gets a decision. */
export const applications: Proposal = {
  is: 'A place where {clients} apply online and {hosts} decide.',
  today: 'Applications come by mail; documents are missing, and nobody knows how far one is.',
  jobs: {
    client: 'apply from home and know where their application stands without asking',
    host: 'decide on complete applications by the same measure, and be able to say why',
  },
  client: 'applicant',
  signs:
    /\b(?:appl(?:y|ies) for (?:a |an |the )?(?:\w+ ){0,2}(?:grants?|scholarships?|funding|places?|stipends?|residenc(?:y|ies)|subsid(?:y|ies)|permits?)|(?:submit|review|decide on|send in)s? (?:\w+ )?(?:grant|scholarship|funding|residency) applications?)\b/i,
  host: 'reviewer',
  hosts: /\b(?:board|committee|jury|foundation|reviewer|officer|office|panel)$/,
  thing: { fits: /\bapplication$/i, other: 'application' },
  acts: [
    { line: '{Host} opens a call → new call: title, description, questions, closing day' },
    {
      line: '{Client} starts an application → new application: call, name, e-mail address',
      takes: /\bappl(?:y|ies)\b/i,
    },
    { line: '{Client} fills in the application → the answers and documents are saved', takes: /\bfills?\b/i },
    {
      line: '{Client} sends the application off → application is sent; the {hosts} are told',
      takes: /\b(?:submits?|sends?)\b/i,
    },
    { line: '{Client} withdraws the application → application is withdrawn; the {hosts} are told' },
    { line: '{Host} returns the application → application is returned, with the question; the {client} is told' },
    {
      line: '{Host} rates an application → new rating: application, points, note',
      takes: /\b(?:rates?|reviews?|scores?)\b/i,
    },
    {
      line: '{Host} accepts an application → application is accepted; the {client} is told',
      takes: /\b(?:decides?|accepts?)\b/i,
    },
    { line: '{Host} declines an application → application is declined, with the reason; the {client} is told' },
    { line: 'An application is not sent 3 days before the closing day → the {client} is reminded' },
    { line: 'The closing day of a call is reached → call is closed' },
  ],
  records: [
    {
      line: 'Application: {client}, call, name, e-mail address, answers, documents, question, reason; states: draft, sent, returned, withdrawn, accepted, declined',
    },
    { line: 'Call: title, description, questions, closing day; states: open, closed' },
    { line: 'Rating: {host}, application, points, note' },
  ],
  rules: [
    { line: 'Nobody sends an application off after the closing day.' },
    { line: 'Nobody applies twice for the same call.' },
    { line: '{Clients} see only their own applications.' },
    { line: 'Ratings are seen only by the {hosts}.' },
    { line: 'Nobody rates an application twice.' },
    { line: 'Declined applications are deleted after 12 months.' },
  ],
  nots: [{ line: 'No decision by the app itself.' }],
  aims: [
    { line: '9 of 10 applications get a decision within 6 weeks after the closing day.' },
    { line: '8 of 10 started applications are sent by the closing day.' },
  ],
};

/** Somebody fills in a form before a visit, and those who are visited look through it. */
export const intake: Proposal = {
  is: 'A page where {clients} fill in the {item} before their visit.',
  today: '{Clients} fill in paper in the waiting room, and somebody types it in.',
  jobs: {
    client: 'answer at home, in peace, what they would be asked at the desk',
    host: 'begin a visit with the answers read, and not with a clipboard',
  },
  client: 'patient',
  signs: /\b(?:intake|anamnesis|medical history|registration|admission) forms?\b/i,
  host: 'staff member',
  thing: { fits: /\bform$/i, other: 'form' },
  acts: [
    { line: '{Host} invites {a client} → new {item}: name, e-mail address, day of the visit; the {client} is told' },
    {
      line: '{Client} fills in the {item} → the answers and documents are saved',
      takes: /\bfills?\b/i,
    },
    { line: '{Client} sends the {item} off → {item} is sent; the {hosts} are told', takes: /\b(?:submits?|sends?)\b/i },
    { line: '{Host} returns the {item} → {item} is returned, with the question; the {client} is told' },
    { line: '{Host} reviews the {item} → {item} is reviewed', takes: /\b(?:reviews?|checks?)\b/i },
    { line: '{Client} takes the {item} back → {item} is taken back; the {hosts} are told' },
    { line: '{A item} is not sent 2 days before the visit → the {client} is reminded' },
    { line: '{Host} cancels the visit → {item} is cancelled; the {client} is told' },
  ],
  records: [
    {
      line: '{Item}: {client}, name, e-mail address, day of the visit, answers, documents, question; states: open, sent, returned, reviewed, taken back, cancelled',
    },
  ],
  rules: [
    { line: '{Clients} see only their own {items}.' },
    { line: 'Nobody changes {a item} that is reviewed.' },
    { line: '{Items} are deleted after 10 years.' },
  ],
  nots: [{ line: 'No diagnosis and no advice.' }],
  aims: [
    { line: '8 of 10 {items} are sent before the day of the visit.' },
    { line: '9 of 10 sent {items} are reviewed before the day of the visit.' },
  ],
};
