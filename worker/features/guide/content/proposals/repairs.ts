import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

const repairing =
  '(?:repair(?:s|ed|ing)?|mend(?:s|ed|ing)?|restor(?:e|es|ed|ing|ation)|alter(?:s|ing|ations?)|tailors?|tailoring|re-?string(?:s|ing)?|reupholster(?:s|ed|ing)?|fix(?:es|ed|ing)?)';

const mended =
  '(?:piano|violin|guitar|instrument|bow|shoe|boot|bag|watch|clock|bike|bicycle|phone|laptop|computer|camera|lens|radio|amplifier|chair|sofa|table|lamp|dress|suit|garment|coat|jacket|ring|necklace|book|painting|frame|carpet|rug|saddle|knife|tool|machine|engine|motorbike|car|boat|toy|doll|umbrella|pen|appliance)';

/** Things that customers leave with a craftsman, who names a price before the work begins. */
export const repairs: Proposal = {
  is: 'A page where {clients} hand in what is to be repaired, and say yes or no to the price.',
  today: 'What is handed in hangs on a paper tag, prices are named by phone, and {clients} call to ask how far it is.',
  jobs: {
    client: 'know the price before the work begins, and hear when it is ready',
    host: 'begin nothing that nobody agreed to, and have no calls in the middle of the work',
  },
  client: 'customer',
  signs: new RegExp(
    `\\b${repairing}\\b[^.]*\\b(?:quotes?|estimates?|offers? (?:of|with) (?:a |the )?price|price (?:first|before))\\b|\\b(?:quotes?|estimates?)\\b[^.]*\\b${repairing}\\b|\\b(?:hand|bring|drop|send|leave)s?\\b[^.]{0,40}\\b(?:for|to be) (?:repair|repaired|mended|restoration|restored|alterations?|altered|service|serviced)\\b`,
    'i',
  ),
  not: /\b(?:market ?place|tenants?|landlords?|caretaker|repair caf[eé]|volunteers?|street|boatman)\b/i,
  host: 'craftsman',
  deeds: { client: /^(?:hand|bring|drop|leave|accept|say)/, host: /^(?:repair|mend|quote|restore|fix|begin|start)/ },
  thing: {
    fits: new RegExp(`^(?:\\p{L}+ )?${mended}$`, 'u'),
    named: new RegExp(`\\b${mended}s?\\b`, 'giu'),
    other: 'piece',
  },
  acts: [
    {
      line: '{Client} hands {a item} in → new repair: {item}, what is wrong, photo, phone; the {host} is told',
      takes: /\b(?:hands?|brings?|drops?|leaves?|sends?)\b/i,
    },
    {
      line: '{Host} names the price → repair is quoted, with price, work and days needed; the {client} is told',
      takes: /\b(?:quotes?|estimates?|prices?)\b/i,
      holds: /\bgets? an? (?:quote|estimate|price)\b/i,
    },
    {
      line: '{Client} accepts the price → repair is accepted; the {host} is told',
      takes: /\b(?:accepts?|agrees?)\b/i,
      holds: /\b(?:says? yes|yes or no)\b/i,
    },
    {
      line: '{Client} declines the price → repair is declined; the {host} is told',
      takes: /\b(?:declines?|refuses?)\b/i,
    },
    { line: 'A quoted repair is not answered within 7 days → the {client} is reminded' },
    {
      line: '{Host} starts an accepted repair → repair is started',
      takes: /\b(?:begins?|starts?)\b/i,
    },
    {
      line: '{Host} finishes a repair → repair is ready; the {client} is told',
      takes: /\b(?:finish(?:es)?|repairs?|mends?|restores?|fix(?:es)?|ready)\b/i,
    },
    { line: 'A ready repair is not handed back within 14 days → the {client} is reminded' },
    {
      line: '{Host} hands {a item} back → repair is handed back, with the amount paid',
      takes: /\b(?:hands? .*back|picks? .*up|collects?)\b/i,
    },
    { line: '{Clients} see how far it is → state, price and days needed of each repair' },
    { line: '{Hosts} see the open repairs → {item}, {client} and state of each repair, the oldest first' },
  ],
  records: [
    {
      line: 'Repair: {client}, {item}, what is wrong, photo, phone, price, work, days needed, amount paid; states: handed in, quoted, accepted, declined, started, ready, handed back',
    },
  ],
  rules: [
    { line: 'Nobody starts a repair that is not accepted.' },
    { line: 'Nobody accepts a repair of somebody else.' },
    { line: 'Nobody declines a repair of somebody else.' },
    { line: '{Clients} see only their own repairs.' },
    { line: 'Phone numbers are deleted 1 year after a repair was handed back.' },
  ],
  nots: [
    { line: 'No payment in the app; it is paid when it is picked up.', unless: /\b(?:online|by card|deposit)\b/i },
  ],
  aims: [
    { line: '9 of 10 repairs are quoted within 3 days.' },
    { line: 'At most 1 of 10 {clients} calls to ask how far a repair is.' },
  ],
};
