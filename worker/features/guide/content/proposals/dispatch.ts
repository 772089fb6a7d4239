import type { Proposal, ProposedLine } from '#worker/features/guide/content/proposals/proposal.ts';

const crew =
  '(?:tow(?:ing)? (?:truck )?|truck |van |repair |field |service )?(?:drivers?|technicians?|techs?|mechanics?|plumbers?|electricians?|locksmiths?|cleaners?|crews?|fitters?|installers?|handymen|handyman|(?:chimney )?sweeps?|roofers?|gardeners?|movers?|exterminators?|painters?|fieldworkers?|engineers?|repair ?men|repairmen|workmen|guys|men|boys)';
const office =
  '(?:offices?|dispatchers?|secretar(?:y|ies)|receptionists?|wife|husband|mum|mom|daughter|sister|boss|foreman|manager)';
const work = '(?:calls?|jobs?|orders?|call-?outs?|tows?|work orders?|appointments?|visits?)';

const percent = /\b(\d+ ?(?:percent|%))/i;
const owed = new RegExp(
  `\\bow(?:e|es|ed)\\b|\\bcommission\\b|${percent.source}|\\bpays? (?:out )?(?:my|the|our|each|every) (?:\\w+ )?${crew}\\b|\\b${crew} (?:gets?|are|is) (?:paid|their (?:money|share))\\b|\\bwhat (?:each|every) (?:\\w+ ){1,2}(?:gets|earned|earns|made|is due)\\b`,
  'i',
);
const owedFlat = new RegExp(`^(?![\\s\\S]*${percent.source})(?=[\\s\\S]*(?:${owed.source}))`, 'i');
const notFlat = new RegExp(`^(?![\\s\\S]*(?:${owed.source}))|${percent.source}`, 'i');
/** A customer is told that somebody is on the way. */
const announced =
  /\b(?:customers?|clients?|callers?|people) (?:\w+ ){0,2}(?:texts?|sms|messages?|told|know|notified|see where)\b|\btexts? (?:to )?the (?:customer|client|caller)\b/i;

/** What is noted when a job is done, each where the idea asks for it. */
const noted: [field: string, asked: RegExp][] = [
  ['photo', /\b(?:photos?|pictures?|pics?)\b/i],
  [
    'price',
    new RegExp(`\\b(?:prices?|priced|amount|charged?s?|costs?|cash|paid|invoic\\w+|bills?)\\b|${owed.source}`, 'i'),
  ],
  ['signature', /\b(?:signs?|signed|signatures?|sign-?off)\b/i],
];
/** A line for each set of what may be noted; `[noted]` stands where it is named. */
const noting = (line: string, holds?: RegExp): ProposedLine[] =>
  Array.from({ length: 2 ** noted.length }, (_, set) => {
    const isIn = (at: number) => Math.floor(set / 2 ** at) % 2 === 1;
    const fields = noted.flatMap(([field], at) => (isIn(at) ? [`, ${field}`] : [])).join('');
    const asked = noted.map(([, { source }], at) => `(?${isIn(at) ? '=' : '!'}[\\s\\S]*(?:${source}))`).join('');
    return { line: line.replace('[noted]', fields), when: new RegExp(`^${asked}`, 'i'), ...(holds && { holds }) };
  });

/** How long somebody has to say yes to a job. */
const inTime = /\baccept(?:s|ed)?\b[^.]{0,20}?\b(?:in|within) (\d+ minutes)\b/i;

/** Jobs outside that an office takes down and sends to whoever does them. */
export const dispatch: Proposal = {
  is: 'A board from which {hosts} send jobs to {clients}, and see how far each is.',
  today: 'Jobs are taken down on paper or a whiteboard, called through by phone, and some are forgotten.',
  jobs: {
    client: 'have the address and what has to be done of each job in their hand, and not be called about it',
    host: 'know who is where and which job is done, without calling round',
  },
  client: 'technician',
  signs: new RegExp(
    `^(?=[\\s\\S]*?\\b${crew}\\b)[\\s\\S]*?\\b${office}\\b[^.]{0,80}\\b(?:answers?|takes?|picks? up|gets?|writes? down|enters?|puts? in)\\b[^.]{0,30}\\b(?:phones?|${work})\\b|\\b(?:sends?|dispatch(?:es|ed)?|assigns?|gives?|hands?|passes|forwards?|texts?) (?:\\w+ ){0,3}(?:${work}|it|them|one) (?:out )?(?:to|on to) (?:\\w+ ){0,3}${crew}\\b|\\b(?:job|work order|call|field service) (?:dispatch(?:ing)?|management|board|tracker)\\b|\\b(?:customers?|people) (?:call|ring|phone|text)s?\\b[\\s\\S]{0,120}\\b(?:whiteboard|notepad|notebook|sticky notes|slips?|paper)\\b[\\s\\S]{0,160}\\b${crew}\\b|\\bdispatch(?:es|ing)? (?:\\w+ ){0,3}${crew}\\b|\\b${crew}\\b[^.]{0,60}\\b(?:accepts?|gets?|sees?|takes?) (?:\\w+ ){0,3}jobs?\\b[\\s\\S]{0,120}\\b(?:on (?:the|their|his) way|done|finished|arriv\\w+|photos?|signature)\\b`,
    'i',
  ),
  not: /\b(?:market ?place|job board|ambulance|parcels?|deliver\w*|routes?|stops?|tenants?|landlords?|volunteers?|passengers?|taxi|pupils?|crates?|pallets?)\b/i,
  host: 'dispatcher',
  isSure: true,
  hosts: /\b(?:dispatcher|office|secretary|receptionist)$/,
  clients: new RegExp(`\\b${crew}\\b`, 'i'),
  fits: { host: /\b(?:dispatcher|office|secretary|receptionist)$/ },
  thing: { fits: /^(?:job|call|order|tow)$/, other: 'job' },
  covers:
    /\baccepts?\b.*\bminutes\b|^(?:customers?|wives|wife|husbands?|sisters?|my (?:wife|husband|sister|mum|mom|daughter))$|\bcalls? (?:my|the|our) \w+$|^the app (?:sends|dispatches)\b|^we (?:tap|accept)\b/i,
  acts: [
    {
      line: '{Host} enters {a item} → new {item}: customer, phone, address, task, day, time, note (optional)',
      holds:
        /\b(?:puts? in|takes? (?:down|calls?)|enters? (?:the|a|an|each|every) (?:call|job|order|address)|creates?|answers?|writes? (?:down|the \w+ on)|calls?$|look through)\b/i,
    },
    {
      line: '{Host} sends {a item} to {a client} → {item} is sent, with its {client}; the {client} is told',
      holds:
        /\b(?:sends?|dispatch(?:es)?|gives? (?:each|it|one|the|a)|assigns?|picks? who|gets? (?:the|a|it|their) ?(?:jobs?|calls?)?)\b/i,
      unless: owedFlat,
    },
    {
      line: '{Host} sends {a item} to {a client} → {item} is sent, with its {client} and fee; the {client} is told',
      holds:
        /\b(?:sends?|dispatch(?:es)?|gives? (?:each|it|one|the|a)|assigns?|picks? who|gets? (?:the|a|it|their) ?(?:jobs?|calls?)?)\b/i,
      unless: notFlat,
    },
    { line: '{Client} accepts {a item} → {item} is accepted; the {host} is told', holds: /\b(?:accepts?|taps?)\b/i },
    {
      line: '{Client} declines {a item} → {item} is open, with the reason; the {host} is told',
      holds: /\b(?:declines?|refuses?|turns? .*down)\b/i,
    },
    { line: 'A sent {item} is not accepted within {1} → the {host} is told', takes: inTime },
    { line: 'A sent {item} is not accepted within 10 minutes → the {host} is told', unless: inTime },
    {
      line: '{Client} sets out for {a item} → {item} is on the way; the customer and the {host} are told',
      holds: /\bon (?:the|his|her|their) way\b/i,
      when: announced,
    },
    {
      line: '{Client} sets out for {a item} → {item} is on the way; the {host} is told',
      holds: /\bon (?:the|his|her|their) way\b/i,
      unless: announced,
    },
    ...noting(
      '{Client} finishes {a item} → {item} is done, with what was done[noted]; the {host} is told',
      /\b(?:done|finish(?:es)?|ticks?|photos?|pictures?|signs?|signatures?|prices?|paid|marks?)\b/i,
    ),
    {
      line: '{Client} reports that a sent or accepted or on the way {item} cannot be done → {item} is not done, with the reason; the {host} is told',
    },
    { line: '{Host} changes {a item} → {item} gets phone, address, task, day, time; the {client} is told' },
    {
      line: '{Host} cancels {a item} → {item} is cancelled, with the reason; the {client} is told',
      takes: /\bcancels?\b/i,
    },
    { line: '{A item} is neither done nor cancelled by the end of its day → the {host} is told' },
    {
      line: '{Clients} see their {items} → customer, phone, address, task, time and state of each {item} of the day',
      holds: /\bsees? (?:their|his|the) (?:jobs?|calls?)\b/i,
    },
    {
      line: '{Hosts} see the board → state, {client}, customer, address and time of each {item} of the day, the open ones first',
      holds: /\bsees?\b(?!.*\bow)|\bboard\b/i,
    },
    {
      line: '{Hosts} see what is owed to each {client} → the fees of the done {items} less the payouts of each {client}, by week',
      holds: /\b(?:ow(?:e|es|ed)|earn\w*|made)\b/i,
      when: owed,
    },
    {
      line: '{Host} notes a payout → new payout: {client}, first day, last day, amount; the {client} is told',
      holds: /\bpays?\b/i,
      when: owed,
    },
  ],
  records: [
    ...noting(
      '{Item}: {client}, customer, phone, address, task, day, time, note (optional), what was done[noted][pay], reason; states: open, sent, accepted, on the way, done, not done, cancelled',
    ).flatMap(({ line, when }) => [
      { line: line.replace('[pay]', ''), ...(when && { when }), unless: owed },
      {
        line: line.replace('[pay]', ', fee'),
        when: new RegExp(`${when?.source}(?=[\\s\\S]*(?:${owed.source}))`, 'i'),
      },
    ]),
    { line: 'Payout: {client}, first day, last day, amount', when: owed },
  ],
  rules: [
    { line: '{A item} is with one {client} at a time.' },
    { line: '{Clients} see only their own {items}.' },
    { line: 'Nobody accepts {a item} of somebody else.' },
    { line: 'Nobody finishes {a item} of somebody else.' },
    { line: 'Nobody cancels {a item} that is done.' },
    { line: 'The fee of {a item} is {1} of its price.', takes: percent },
    { line: '{Clients} see only their own payouts.', when: owed },
    { line: 'The phone and the address of a customer are seen only by the {host} and the {client} of the {item}.' },
    { line: 'The app notes each change of {a item} with who made it and when.' },
    { line: '{Items} are deleted 3 years after their day.' },
  ],
  nots: [
    { line: 'No tracking of where a {client} is.', unless: /\b(?:gps|location|map)\b/i },
    { line: 'No payment in the app; it only notes what was paid and what is owed.', when: owed },
    { line: 'No invoices.', unless: new RegExp(`\\binvoic\\w+|${owed.source}`, 'i') },
  ],
  aims: [
    { line: '9 of 10 {items} are accepted within 10 minutes after they were sent.' },
    { line: 'At most 1 of 50 {items} is neither done nor cancelled at the end of its day.' },
  ],
};
