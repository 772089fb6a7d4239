import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

const shared =
  '(?:cargo bikes?|bikes?|cars?|vans?|boats?|dinghies|dinghy|canoes?|trailers?|tractors?|saunas?|washing machines?|laundry|projectors?|grills?|cabins?|printers?|lasers?|laser cutters?|machines?|enlargers?|kilns?|ovens?|studios?|looms?|telescopes?|sewing machines?)';

/** Things of which there are one or few, and which each has to themselves for some hours. */
export const hourly: Proposal = {
  is: 'A calendar where {clients} book {items} by the hour.',
  today: 'A paper list hangs on the door, and now and then two stand there at the same time.',
  jobs: {
    client: 'have {a item} for sure at the time for which they need it',
    host: 'have no quarrel over who is next, and know who had it last',
  },
  client: 'member',
  signs: new RegExp(
    `\\bshar(?:e|es|ing)\\b (?:an?|one|our|the|its) (?:\\p{L}+ )?${shared}\\b(?=[.,;]|$| (?:by|for|among|with|between|and)\\b)|\\b(?:reserv|book|rent|hir)\\w*\\b[^.]{0,40}\\b${shared}\\b[^.]{0,20}\\b(?:for (?:an?|one|two|three|four|some|\\d+) hours?|by the hour|hourly|for an? (?:morning|afternoon|evening)|double booked)\\b`,
    'iu',
  ),
  isSure: true,
  not: /\b(?:market ?place|hotels?|tenants?|repair|lessons?|appointments?|nights|per night|a night|car ?pool\w*|rides?)\b/i,
  host: 'steward',
  deeds: { client: /^(?:book|reserve|rent|hire|use)/, host: /^(?:add|block|check)/ },
  thing: {
    fits: new RegExp(`^(?:\\p{L}+ )?${shared}$`, 'iu'),
    named: new RegExp(`\\b${shared}\\b`, 'giu'),
    other: 'thing',
  },
  acts: [
    { line: '{Host} adds {a item} → new {item}: name, place, photo, what to mind, most hours', takes: /\badds?\b/i },
    {
      line: '{Clients} see the free times → free times of each {item}, by day',
      takes: /\b(?:browse|look|search|find|see)s?\b/i,
    },
    {
      line: '{Client} books {a item} → new booking: {item}, day, start, end, note; the {client} is told',
      takes: /\b(?:books?|reserves?|rents?|hires?|shares?|uses?)\b/i,
    },
    { line: '{Client} moves a booking → booking gets day, start, end', takes: /\bmoves?\b/i },
    { line: '{Client} cancels a booking → booking is cancelled', takes: /\bcancels?\b/i },
    { line: 'A booking begins in 1 hour → the {client} is reminded', holds: /\bremind/i },
    {
      line: '{Client} hands {a item} on → booking is finished, with how it was left',
      takes: /\b(?:returns?|brings? .*back|hands? .*on)\b/i,
    },
    {
      line: '{Client} reports a damage → new damage: {item}, what is wrong, photo; the {host} is told',
      takes: /\b(?:damages?|broken|faults?|reports?)\b/i,
    },
    { line: '{Host} blocks {a item} → {item} is blocked, with the reason; whoever has booked it is told' },
    { line: '{Host} settles a damage → damage is settled; {item} is available' },
    { line: '{Hosts} see who had {a item} → {client}, day, start and end of each booking' },
  ],
  records: [
    {
      line: 'Booking: {client}, {item}, day, start, end, note, how it was left; states: booked, finished, cancelled',
    },
    { line: '{Item}: name, place, photo, what to mind, most hours, reason; states: available, blocked' },
    { line: 'Damage: {client}, {item}, what is wrong, photo; states: open, settled' },
  ],
  rules: [
    { line: 'Nobody books {a item} for a time for which it is booked already.' },
    { line: 'Nobody books a time that is over.' },
    { line: 'Nobody books {a item} that is blocked.' },
    { line: 'Nobody books {a item} for longer than its most hours.' },
    { line: 'At most 2 open bookings per {client}.' },
    { line: 'Nobody moves a booking of somebody else.' },
    { line: 'Nobody cancels a booking of somebody else.' },
    { line: '{Clients} see of other bookings only the times.' },
  ],
  nots: [{ line: 'No payment in the app.', unless: /\b(?:pay|paid|card|deposit|price|fee)/i }],
  aims: [
    { line: '8 of the first 10 {clients} book without asking anybody.' },
    { line: 'At most 1 of 20 bookings is cancelled on its day in the third month.' },
  ],
};
