import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

/** Whether tenants report by themselves what is broken. */
const reporting = /\b(?:tenants?|they)\b[^.]{0,60}\b(?:reports?|tells? me|sends?|puts? in|logs?)\b/i;
/** Who works for the landlord. */
const trades = /\b(?:plumbers?|electricians?|handym[ae]n|trades(?:men|people)?|contractors?|builders?)\b/i;
const grace = /\buntil the (\d+(?:st|nd|rd|th))\b/i;

/** A landlord with some flats: whose rent is in, and which repairs are waited for. */
export const rents: Proposal = {
  is: 'A book of flats that shows whose rent is in and which repairs are waited for.',
  today: 'Rents are looked up in the bank account, repairs stand in messages, and some of both is forgotten.',
  jobs: {
    client: 'know that a repair was seen and when it comes, and what they still owe',
    host: 'see at a glance who has not paid this month and what is left to repair',
  },
  client: 'tenant',
  clients: /\b(?:tenant|renter|lodger)s?\b/i,
  host: 'landlord',
  hosts: /\b(?:landlord|landlady|owner|agent)$/,
  isHostTold: true,
  isSure: true,
  signs:
    /^(?=[\s\S]*\b(?:rent|rents|tenants?|landlord|landlady)\b)(?=[\s\S]*\b(?:rents? out|own|let|landlord|landlady)\b)(?=[\s\S]*\b(?:flats?|apartments?|houses?|units?|rooms?|properties)\b)(?=[\s\S]*\b(?:rent is|the rent|rents? (?:is |are )?due|who(?:['’]s| has| is)? (?:paid|not paid)|who hasn['’]t|rent straight)\b)/i,
  not: /\b(?:market ?place|guests?|nights?|airbnb|holiday|bookings?|listings?|search|roommates?|flatmates?|housemates?)\b/i,
  people: [{ line: 'Tradespeople', job: 'see which repairs are theirs, where and on which day', when: trades }],
  deeds: { client: /^(?:report|pay|see)/, host: /^(?:add|mark|book|enter|note|close)/ },
  covers:
    /^(?:house|flat|plumber|electrician|handym[ae]n|contractor|builder)s?(?: \((?:me|us)\))?$|\bone place\b|\bkeep the rent\b|\beverything myself\b|\brents? out\b|^(?:owner|manager)s? (?:\w+ )?(?:adds?|sees?|cancels?) (?:a |the )?(?:flat|booking|rent)s?$/i,
  acts: [
    {
      line: '{Host} adds a flat → new flat: address, rent, due day of the month',
      takes: /\badds? (?:a |the )?flats?\b/i,
    },
    {
      line: '{Host} moves a tenant in → new tenancy: flat, name, e-mail address, phone, first day; the {client} is told',
    },
    {
      line: 'The due day of the month is reached → new rent for each running tenancy: tenancy, month, amount, due day',
    },
    {
      line: '{Host} marks a rent as paid → rent is paid, with the day and the amount',
      holds: /\b(?:paid|pays?|rent)\b.*\b(?:month|straight|in)\b/i,
    },
    {
      line: 'A rent is not paid by the {1} of its month → rent is late; the {client} and the {host} are told',
      takes: grace,
    },
    {
      line: 'A rent is not paid 3 days after its due day → rent is late; the {client} and the {host} are told',
      unless: grace,
    },
    {
      line: '{Hosts} see who has paid this month → flat, name, amount and state of the rent of each running tenancy, the late ones first',
      holds: /\bsees?\b.*\b(?:paid|rent|owes?)\b/i,
    },
    {
      line: '{Client} reports a repair → new repair: tenancy, what is broken, photo (optional); the {host} is told',
      takes: /\breports?\b/i,
      when: reporting,
    },
    { line: '{Host} enters a repair → new repair: tenancy, what is broken, photo (optional)', unless: reporting },
    {
      line: '{Host} gives a repair to somebody → repair is booked, with who comes and the day; the {client} is told',
      holds: /\b(?:booked|gives? (?:them|it|the job)|jobs I give)\b/i,
      unless: trades,
    },
    {
      line: '{Host} gives a repair to a tradesperson → repair is booked, with its tradesperson and the day; the tradesperson and the {client} are told',
      holds: /\b(?:booked|gives? (?:them|it|the job)|jobs I give)\b/i,
      when: trades,
    },
    {
      line: 'Tradespeople see their repairs → address, what is broken, photo, day and state of each repair that is booked for them',
      when: trades,
    },
    {
      line: 'Tradesperson enters what a repair costs → repair gets cost; the {host} is told',
      when: trades,
    },
    {
      line: '{Host} closes a repair → repair is done, with the cost; the {client} is told',
      holds: /\bfinished\b|\bdone\b/i,
    },
    {
      line: '{Hosts} see the open repairs → flat, what is broken, state and day of each repair that is not done, the oldest first',
      holds: /\brepairs?\b.*\b(?:waiting|wait|open|left)\b|\bsees?\b.*\brepairs?\b/i,
    },
    {
      line: '{Clients} see their repairs and rents → state and day of each repair, month, amount and state of each rent',
      when: reporting,
      holds: /\bsees? (?:whether|if|when)\b/i,
    },
    { line: '{Host} ends a tenancy → tenancy is ended, with the last day' },
  ],
  records: [
    { line: 'Flat: address, rent, due day of the month' },
    { line: 'Tenancy: flat, name, e-mail address, phone, first day, last day (optional); states: running, ended' },
    { line: 'Rent: tenancy, month, amount, due day, day paid (optional); states: open, late, paid' },
    {
      line: 'Repair: tenancy, what is broken, photo (optional), who comes (optional), day (optional), cost (optional); states: reported, booked, done',
      unless: trades,
    },
    {
      line: 'Repair: tenancy, what is broken, photo (optional), tradesperson (optional), day (optional), cost (optional); states: reported, booked, done',
      when: trades,
    },
  ],
  rules: [
    { line: 'One rent per tenancy and month.' },
    { line: 'One running tenancy per flat.' },
    { line: '{Clients} see only their own rents and repairs.', when: reporting },
    { line: 'Tradespeople see only the repairs that are booked for them.', when: trades },
    { line: 'E-mail addresses and phone numbers are seen only by {hosts}.' },
    { line: 'Rents and repairs are deleted 10 years after the end of their tenancy.' },
  ],
  nots: [
    { line: 'No payment in the app; the rent goes to the bank account.', unless: /\b(?:by card|online|in the app)\b/i },
  ],
  aims: [
    { line: '9 of 10 rents are paid within 5 days after their due day.' },
    { line: '8 of 10 repairs are done within 14 days after they are reported.' },
  ],
};
