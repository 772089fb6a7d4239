import type { Proposal, ProposedLine } from '#worker/features/guide/content/proposals/proposal.ts';

const paper =
  '(?:permission (?:slips?|forms?|notes?)|(?:consent|release) (?:slips?|forms?|notes?)|consents|signed consents?|parental consents?|waivers?|medical forms?|health forms?|slips)';
const outing =
  '(?:field ?trips?|school trips?|class trips?|trips?|excursions?|outings?|camps?|campouts?|hikes?|troops?|scouts?|guides?|overnights?|sleepovers?)';

const signs = `\\b${paper}\\b[\\s\\S]{0,260}\\b(?:${outing}|parents?|class|kids?|children|pupils?|students?)\\b|\\b${outing}\\b[\\s\\S]{0,200}\\b${paper}\\b|\\bparents?\\b[\\s\\S]{0,160}\\b(?:gives? (?:their )?(?:permission|consent)|consents?\\b|sign(?:s|ed)? (?:off|the form|a form|for)|permission)\\b[\\s\\S]{0,160}\\b${outing}\\b|\\b${outing}\\b[\\s\\S]{0,200}\\bparents?\\b[\\s\\S]{0,120}\\b(?:permission|consent|emergency (?:contacts?|numbers?|phone))\\b`;

/** Money is spoken of, and whether it moves in the app. */
const paid = /\b(?:pay\w*|paid|money|cash|fees?|envelopes?|costs?|deposit|venmo|owes?)\b/i;
const online =
  /\b(?:pay\w*|paid|money|fees?|deposit)\b[\s\S]*\b(?:online|by card|credit cards?|stripe|paypal|in the app|apple pay|direct debit)\b|\b(?:online|by card|credit cards?|in the app)\b[\s\S]*\bpay|^(?![\s\S]*\bcash\b)[\s\S]*\bparents?\b[^.]{0,80}\bpay\b/i;

const sending = /\bsends?\b.*\b(?:slips?|forms?|out|home|link)\b/i;
const marking = /\b(?:notes?|marks?|ticks?|enters?)\b.*\b(?:paid|pay\w*|money|cash)\b/i;
const paying = /\b(?:pays?|sends? (?:the )?money|hands? in (?:the )?(?:money|cash))\b/i;

const payment: ProposedLine[] = [
  { line: '{Client} pays for a slip by card → payment is paid; the {host} is told', holds: paying, when: online },
  { line: '{Host} refunds a payment → payment is refunded, with the reason; the {client} is told', when: online },
  {
    line: '{Host} marks a payment as received → payment is received, with its day; the {client} is told',
    takes: marking,
    holds: paying,
    when: paid,
    unless: online,
  },
  {
    line: '{Host} hands money back → payment is handed back, with the reason; the {client} is told',
    when: paid,
    unless: online,
  },
];

/** What those who take children along are called where nobody told. */
type Led = { named?: string; host: string };

/** Whether parents let their children go along: who has answered, who has paid, whom to ring. */
const outings = ({ named, host }: Led): Proposal => ({
  is: 'A tool in which {clients} sign permission slips on the phone, and {hosts} see who is missing.',
  today: 'Slips go home on paper, come back late or not at all, and somebody goes through them by hand.',
  jobs: {
    client: 'give permission within a minute and know what their child needs on the day',
    host: 'know on any day who has answered, who is missing and whom to ring if something happens',
  },
  client: 'parent',
  fits: {
    client: /^(?:parent|guardian|family|carer|mother|father)$/,
    host: /^(?:teacher|.* teacher|leader|.* leader|counselor|counsellor|organi[sz]er|school office|office|.*master|coach|director|.* director|coordinator|chaperone)$/,
  },
  clients: /\b(?:guardian|parent)(?=s?\b)/i,
  isSure: true,
  signs: new RegExp(named ? `^(?=[\\s\\S]*\\b(?:${named})\\b)(?=[\\s\\S]*(?:${signs}))` : signs, 'i'),
  not: /\b(?:market ?place|cookie consent|gdpr|guests?|visitors?|customers?|gyms?|patients?|tenants?|clinic|treatment|tattoo|photographers?|models?|research study|newsletter|car ?pool\w*)\b/i,
  host,
  hosts:
    /^(?:teacher|.* teacher|leader|.* leader|counselor|counsellor|organi[sz]er|school office|office|.*master|coach|director|.* director|coordinator)$/,
  isHostTold: true,
  thing: {
    fits: /^(?:(?:field |school |class )?trip|outing|excursion|camp|campout|hike|retreat)$/,
    named: /\b(?:trip|outing|excursion|camp|campout|hike|retreat)s?\b/gi,
    other: 'trip',
  },
  covers: /\bhas to (?:give|sign|fill)\b|\bshould be there\b/i,
  deeds: {
    client: /^(?:sign|give (?:their )?(?:permission|consent)|consent|pay|answer|fill)/,
    host: /^(?:see|plan|send|collect|chase|check)/,
  },
  acts: [
    { line: '{Host} adds a child → new child: name, {client}, group' },
    {
      line: '{Client} adds an emergency contact → new contact: child, name, phone, relation',
      takes: /\b(?:enters?|fills?|gives?|keeps?|updates?|types?|adds?)\b.*\b(?:emergency|contacts?)\b/i,
      holds: /^(?!.*\b(?:lists?|sees?)\b).*\bemergency (?:contacts?|numbers?|phones?)\b/i,
    },
    {
      line: '{Client} fills in the health sheet of a child → child gets allergies, medicines, doctor',
      takes:
        /\b(?:enters?|fills?|gives?|keeps?|updates?|types?|tells?)\b.*\b(?:allerg\w*|medical|health|medicines?|medications?)\b/i,
      holds: /\ballergies\b/i,
    },
    {
      line: '{Host} plans {a item} → new {item}: title, day, start, end, place, price, what to bring, closing day',
      takes: /\b(?:plans?|posts?|creates?|sets? up|adds?)\b.*\b(?:trips?|outings?|camps?|excursions?)\b/i,
      when: paid,
    },
    {
      line: '{Host} plans {a item} → new {item}: title, day, start, end, place, what to bring, closing day',
      takes: /\b(?:plans?|posts?|creates?|sets? up|adds?)\b.*\b(?:trips?|outings?|camps?|excursions?)\b/i,
      unless: paid,
    },
    {
      line: '{Host} sends out the slips of {a item} → new slip for each child of the group: {item}, child; new payment: slip, amount; the {clients} are told',
      takes: sending,
      when: paid,
    },
    {
      line: '{Host} sends out the slips of {a item} → new slip for each child of the group: {item}, child; the {clients} are told',
      takes: sending,
      unless: paid,
    },
    {
      line: '{Client} signs a slip → slip is signed, with the name typed and a note; the {host} is told',
      takes: /\b(?:signs?|gives? (?:their )?(?:permission|consent)|consents?|says? (?:yes|if|whether)|from a link)\b/i,
    },
    {
      line: '{Client} declines a slip → slip is declined, with the reason; the {host} is told',
      takes: /\b(?:declines?|says? no)\b/i,
    },
    { line: '{Client} withdraws a signed slip → slip is withdrawn, with the reason; the {host} is told' },
    { line: '{Host} enters a slip that came on paper → slip is signed, with a photo' },
    ...payment,
    {
      line: 'An open slip is not answered 3 days before the closing day of its {item} → the {client} is reminded',
      holds: /\b(?:remind\w*|chas(?:e|es|ing)|nag\w*)\b/i,
    },
    {
      line: '{Hosts} see who is missing → child, {client}, state of each slip and state of its payment, the open ones first',
      takes: /\b(?:see|know|find)s?\b.*\b(?:who|missing|paid|answered|signed|which)\b/i,
      when: paid,
    },
    {
      line: '{Hosts} see who is missing → child, {client} and state of each slip, the open ones first',
      takes: /\b(?:see|know|find)s?\b.*\b(?:who|missing|answered|signed|which)\b/i,
      unless: paid,
    },
    {
      line: '{Hosts} see the list of the day → name, contacts, allergies, medicines and doctor of each child with a signed slip',
      takes: /\b(?:gets?|needs?|prints?|sees?)\b.*\blist\b.*\b(?:emergenc\w*|bus|print\w*|allerg\w*)\b/i,
    },
    { line: '{Host} changes {a item} → {item} gets day, start, end, place, what to bring; the {clients} are told' },
    {
      line: '{Host} cancels {a item} → {item} is cancelled, with the reason; the {clients} are told',
      takes: /\bcancels?\b/i,
    },
  ],
  records: [
    { line: 'Slip: {item}, child, name typed, note, photo, reason; states: open, signed, declined, withdrawn' },
    {
      line: '{Item}: title, day, start, end, place, price, what to bring, closing day, reason; states: planned, cancelled',
      when: paid,
    },
    {
      line: '{Item}: title, day, start, end, place, what to bring, closing day, reason; states: planned, cancelled',
      unless: paid,
    },
    { line: 'Child: name, {client}, group, allergies, medicines, doctor' },
    { line: 'Contact: child, name, phone, relation' },
    { line: 'Payment: slip, amount, reason; states: open, paid, refunded', when: online },
    { line: 'Payment: slip, amount, day, reason; states: open, received, handed back', when: paid, unless: online },
  ],
  rules: [
    { line: 'One slip per child and {item}.' },
    { line: 'Nobody signs a slip for a child of somebody else.' },
    { line: 'Nobody signs a slip of {a item} that is cancelled or has begun.' },
    { line: 'Nobody withdraws a slip of {a item} that has begun.' },
    { line: '{Clients} see only their own children and slips.' },
    { line: 'Health sheets are seen only by the {client} of the child and the {hosts}.' },
    { line: 'Slips are deleted 1 year after the day of the {item}.' },
    { line: 'Children and contacts are deleted 1 year after their last {item}.' },
  ],
  nots: [
    { line: 'No chat; questions go to the {host} as before.' },
    { line: 'No payment in the app; it is only noted who has paid.', when: paid, unless: online },
  ],
  aims: [
    { line: '9 of 10 slips are signed 3 days before the day of the {item}.' },
    { line: '8 of 10 slips are signed within 3 days after they were sent out.' },
  ],
});

/** Slips of a class and its teacher, and of a troop, a camp or a club. */
export const slips: Proposal[] = [
  outings({
    named: 'teachers?|schools?|class(?:es|room)?|\\d\\w{2} grade|graders?|kindergarten|preschool',
    host: 'teacher',
  }),
  outings({ host: 'organiser' }),
];
