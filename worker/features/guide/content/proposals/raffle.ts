import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

const most =
  /\b(?:up to|at most|max(?:imum)?|no more than) (\d+) (?:tickets )?(?:per|for each|a) (?:person|buyer|head)\b/i;
const byCard = /\b(?:online|by card|pays? (?:by|with)|stripe|paypal)\b/i;
const signs = /\braffles?\b|\btombolas?\b|\blott?eries\b[^.]{0,40}\b(?:club|school|f[eê]te|charity)\b/i;
const not = /\b(?:market ?place|instagram|giveaways?|casino|jackpot|bets?|betting|crypto|nft|blockchain)\b/i;

/** Tickets that are sold online to whoever buys them, or by hand by those who sell them for a club. */
const raffle = ({ isOnline }: { isOnline: boolean }): Proposal => ({
  is: isOnline
    ? 'A page where {clients} buy tickets of a raffle, and {hosts} draw the prizes.'
    : 'A page where {clients} note to whom they sold a ticket, and {hosts} draw the prizes.',
  today: 'Tickets are torn off a roll, names stand on the stubs, and prizes are left over that nobody fetched.',
  jobs: {
    client: isOnline
      ? 'have a ticket without being there, and hear whether they won'
      : 'sell tickets without keeping stubs and coins apart',
    host: 'draw in the open, and hand each prize to whoever won it',
  },
  client: isOnline ? 'buyer' : 'seller',
  clients: isOnline ? /\bbuyers?\b/i : /\b(?:member|seller|parent|pupil|player|volunteer|helper|scout)s?\b/i,
  isSure: true,
  signs: isOnline ? new RegExp(`^(?=[^]*(?:${byCard.source}))(?=[^]*(?:${signs.source}))`, 'i') : signs,
  not,
  host: 'organiser',
  isHostTold: true,
  fits: { host: /\b(?:organi[sz]er|committee|board|treasurer|chair)$/ },
  hosts: /\b(?:organi[sz]er|committee|treasurer)$/,
  deeds: { client: isOnline ? /^buy\b/ : /^sell\b/, host: /^(?:draw|hand)\b/ },
  item: 'raffle',
  thing: { fits: /^raffle$/, named: /\b(?:raffle|tombola)s?\b/gi, other: 'raffle' },
  covers:
    /^(?:\w+ )?(?:business(?:es)?|shops|donors)$|\bwho (?:bought|won)\b|\bwinners are\b|\bare drawn\b|\b(?:sells?|buys?) tickets\b/i,
  acts: [
    {
      line: '{Host} announces {a item} → new {item}: title, purpose, price of a ticket, number of tickets, day of the draw',
      takes: /\bannounces?\b/i,
    },
    {
      line: '{Host} enters a prize → new prize: {item}, name, donor, photo (optional)',
      holds: /\b(?:gives?|donates?) prizes\b|\bprizes\b.*\bdonated\b|\bkeeps? (?:the )?prizes\b/i,
    },
    ...(isOnline
      ? [
          {
            line: '{Client} buys a ticket by card → new ticket: {item}, number, name, e-mail address; the {client} gets a link by e-mail',
            holds: /\b(?:buys?|pays?)\b/i,
          },
          { line: 'A payment fails → ticket is void; the {client} is told' },
          { line: '{Host} refunds a ticket → ticket is refunded, with the reason; the {client} is told' },
        ]
      : [
          {
            line: '{Client} sells a ticket → new ticket: {item}, number, buyer, phone',
            takes: /\bsells?\b/i,
            holds: /\bnotes? who\b/i,
          },
          { line: '{Client} takes a wrong ticket back → ticket is void, with the reason; the {host} is told' },
          { line: '{Host} notes the money of {a client} → new payment: {item}, {client}, day, amount' },
        ]),
    {
      line: '{Clients} see the prizes → name, donor and photo of each prize',
      takes: /\bsees? (?:the )?prizes\b/i,
    },
    { line: '{Host} closes the sale → {item} is closed' },
    {
      line: '{Host} draws the winner of a prize → prize is drawn, with its ticket; the {client} is told',
      holds: /\bdraws?\b/i,
    },
    { line: '{Host} draws a prize anew → prize is drawn, with its new ticket; the {client} is told' },
    {
      line: '{Clients} see who won → name, donor and ticket of each drawn prize',
      holds: /\bsees? (?:who|the winn\w+)\b|\bwin(?:s|ning)?\b/i,
    },
    {
      line: '{Host} hands a prize over → prize is handed over, with its day',
      holds: /\b(?:ticks?|picked up|hands?)\b/i,
    },
    {
      line: 'A drawn prize is not handed over within 14 days → the {client} is reminded; the {host} is told',
    },
    {
      line: '{Host} sees what came together → number of tickets and their sum, by {client}',
      takes: /\bsees? how (?:much|many)\b/i,
      ...(isOnline ? { when: /\bhow (?:much|many)\b/i } : {}),
    },
  ],
  records: [
    {
      line: isOnline
        ? 'Ticket: {item}, number, name, e-mail address, reason; states: sold, void, refunded'
        : 'Ticket: {item}, {client}, number, buyer, phone, reason; states: sold, void',
    },
    { line: 'Prize: {item}, name, donor, photo (optional), ticket, day; states: open, drawn, handed over' },
    {
      line: '{Item}: title, purpose, price of a ticket, number of tickets, day of the draw; states: open, closed',
    },
    ...(isOnline ? [] : [{ line: 'Payment: {item}, {client}, day, amount' }]),
  ],
  rules: [
    { line: 'One ticket per {item} and number.' },
    { line: 'At most {1} tickets per e-mail address.', takes: most },
    {
      line: isOnline
        ? 'Nobody buys a ticket of {a item} that is closed or sold out.'
        : 'Nobody sells a ticket of {a item} that is closed.',
    },
    { line: 'Nobody draws the winner of a prize before the sale is closed.' },
    { line: 'Nobody draws a ticket that has won already.' },
    { line: 'Everybody sees the prizes and the winning numbers.' },
    {
      line: isOnline
        ? 'Names and e-mail addresses are seen only by {hosts}.'
        : 'Names and phone numbers of buyers are seen only by {hosts} and whoever sold them the ticket.',
    },
    { line: 'Tickets are deleted 90 days after the day of the draw.' },
  ],
  nots: [
    { line: 'No advice on the permit that a raffle may need.' },
    ...(isOnline ? [] : [{ line: 'No payment in the app; tickets are paid in cash.' }]),
  ],
  aims: [
    { line: '9 of 10 prizes are handed over within 14 days after the draw.' },
    { line: '8 of 10 tickets are sold by the day of the draw.' },
  ],
});

/** Tickets, prizes and who won them. */
export const raffles: Proposal[] = [raffle({ isOnline: true }), raffle({ isOnline: false })];
