import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

/** Who comes into a house, whom they visit, and who is in it now. */
export const visitors: Proposal = {
  is: 'A sign-in for {clients} at the entrance, which shows who is in the building.',
  today: 'Visits are written in a paper book, and nobody knows who is still in the building.',
  jobs: {
    client: 'be let in without waiting at the desk',
    host: 'know who is in the building, above all in an emergency',
  },
  client: 'visitor',
  isSure: true,
  signs:
    /\b(?:visitors?|guests?|contractors?|relatives|suppliers|parents)\b[\s\S]{0,80}\b(?:sign|check|register|regist)(?:s|ing)?[- ]?(?:in|out)?\b(?! up)[\s\S]{0,120}\b(?:reception|front desk|entrance|gate|building|badges?|site|house|office)\b|\bvisitor (?:logs?|books?|management|sign-?in|badges?|registration)\b|\bguest ?book\b[^.]{0,60}\b(?:front desk|reception|office)\b|\b(?:reception|front desk|gate)\b[\s\S]{0,80}\b(?:visitors?|relatives|contractors?|guests?)\b[^.]{0,60}\b(?:sign|check|register)(?:s|ing)?\b|\b(?:visitors?|contractors?|tradespeople)\b[\s\S]{0,120}\b(?:sign(?:s|ing)? in|check(?:s|ing)? in and out|come to see|here to see)\b|\bsign[- ]?in (?:screen|tablet|app|sheet|book)\b[\s\S]{0,120}\b(?:visitors?|parents|contractors?|tradespeople|on site|who (?:is|are|['’]s) in)\b|\bwho(?:['’]s| is| was)? (?:all )?(?:still )?(?:in the building|on (?:the )?(?:site|premises))\b|\bwho (?:has )?visited (?:which|what|whom?)\b|\bguests? of (?:the |our )?members\b|\b(?:everyone|everybody|anyone|whoever) (?:who )?(?:comes|walks) in\b[\s\S]{0,80}\b(?:signs?|tablet)\b|\bpaper book\b[\s\S]{0,60}\bvisitors?\b/i,
  not: /\b(?:market ?place|hotels?|museum|tickets?|tables?|nights?|lost|housekeeping|wedding|flats?|park|events?)\b/i,
  fits: {
    client:
      /^(?!(?:member|employee|teacher|guard|gate guard|secretary|staff member|fire warden|warden|resident|manager)$)/,
    host: /^(?!(?:guest|contractor|lorry driver|driver|visitor|parent|member|resident|tradesperson)$)/,
  },
  host: 'receptionist',
  hosts: /\b(?:receptionist|secretary|guard|porter|site manager)$/,
  deeds: {
    client: /^(?:sign|register|check|enter their|agree)/,
    host: /^(?:print|see who)/,
  },
  thing: { fits: /\bvisit$/i, other: 'visit' },
  people: [{ line: 'Employees', job: 'hear at once when those whom they expect are there', takes: /^Employees?\b/ }],
  acts: [
    { line: 'Employee announces a visit → new visit: name, firm, phone, day, start; the {host} is told' },
    {
      line: '{Client} signs in → visit is arrived, with the time; the employee is told',
      holds: /\b(?:signs?|checks?|registers?) in\b|\bregisters?\b|\bget a message\b/i,
    },
    {
      line: '{Client} signs in without an announcement → new visit: name, firm, employee; visit is arrived; the employee is told',
      holds: /\benters? their\b/i,
    },
    {
      line: '{Client} agrees to the house rules → new consent: visit, time',
      takes: /\bagrees?\b/i,
      when: /\brules\b/i,
    },
    {
      line: '{Host} prints a badge → the badge is handed over as a PDF file',
      takes: /\bprints?\b/i,
      holds: /\bgets? a badge\b/i,
      when: /\bbadges?\b/i,
    },
    { line: '{Host} turns a visit away → visit is turned away, with the reason; the employee is told' },
    { line: '{Client} ends the visit → visit is ended, with the time', holds: /\b(?:signs?|checks?) out\b/i },
    { line: '{Host} closes a visit → visit is ended, with the time' },
    { line: 'A visit is not ended by 20:00 → the {host} is told', holds: /\bnot (?:signed|checked) out\b/i },
    {
      line: '{Host} sees who is in the building → name, firm, employee and time of each visit that is not ended',
      takes: /\bsees? who\b/i,
      holds: /\bknows? who\b/i,
    },
    {
      line: '{Host} exports the list for an evacuation → the list is handed over as a PDF file',
      holds: /\bin case of fire\b/i,
    },
    { line: 'Employee cancels a visit → visit is cancelled; the {host} is told' },
  ],
  records: [
    {
      line: 'Visit: name, firm, phone, employee, day, start; states: announced, arrived, ended, turned away, cancelled',
    },
    { line: 'Consent: visit, time', when: /\brules\b/i },
  ],
  rules: [
    { line: '{Clients} see no names of other {clients}.' },
    { line: 'Employees see only their own visits.' },
    { line: 'Nobody cancels a visit that is ended.' },
    { line: 'Visits are deleted after 30 days.' },
  ],
  nots: [{ line: 'No photo of {clients}, and no check of identity cards.' }, { line: 'No opening of doors.' }],
  aims: [{ line: '9 of 10 {clients} sign in within 1 minute, and 9 of 10 sign out.' }],
};
