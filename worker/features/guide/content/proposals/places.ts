import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

/** Tables, rooms and courts that are reserved by the hour. */
export const places: Proposal = {
  is: 'A page where {clients} reserve {items} by the hour.',
  today: 'Reservations are taken by phone and written into a book, and some stand there twice.',
  jobs: {
    client: 'have {a item} for sure when they come',
    host: 'have every reservation in one place, and none twice',
  },
  client: 'guest',
  signs:
    /\b(?:book|reserv)\w*\b[^.]{0,80}\b(?:tables?|(?:meeting|rehearsal|practice|conference|study) rooms?|(?:tennis|squash|padel|badminton) courts?|courts?|desks?)\b|\b(?:table|room|court|desk) (?:bookings?|reservations?|booking|reservation)\b/i,
  not: /\b(?:market ?place|front desks?|queue|walk-?ins?|hotels?|flats?|nights?|appointments?|lessons?|class(?:es)?|events?|order\w*)\b/i,
  host: 'manager',
  deeds: { client: /^(?:book|reserve)/, host: /^(?:confirm|block|seat)/ },
  thing: { fits: /\b(?:table|room|court|desk)$/i, other: 'place' },
  acts: [
    { line: '{Host} adds {a item} → new {item}: name, number of seats, photo, opening time, closing time' },
    {
      line: '{Clients} see the free times → free times of each {item} for a day and a number of people',
      takes: /\b(?:sees?|looks?|finds?|browses?)\b/i,
    },
    {
      line: '{Client} reserves {a item} → new reservation: day, start, end, {item}, number of people, name, phone; the {host} is told',
      takes: /\b(?:books?|reserves?)\b/i,
    },
    { line: '{Client} moves a reservation → reservation gets a new day, start and end; the {host} is told' },
    { line: '{Client} cancels a reservation → reservation is cancelled; the {host} is told', takes: /\bcancels?\b/i },
    { line: '{Host} calls a reservation off → reservation is called off, with the reason; the {client} is told' },
    { line: '{Host} blocks {a item} for a time → new block: {item}, from, to, reason', takes: /\bblocks?\b/i },
    { line: 'A reservation is on the next day → the {client} is reminded', holds: /\bremind/i },
    {
      line: '{Hosts} see the reservations of a day → {item}, start, name and number of people of each reservation',
      takes: /\bsees?\b.*\b(?:day|reservations|bookings)\b/i,
    },
    { line: '{Host} marks a reservation as used → reservation is used' },
    { line: '{Host} marks a reservation as missed → reservation is missed', takes: /\bno-?shows?\b/i },
  ],
  records: [
    {
      line: 'Reservation: {client}, {item}, day, start, end, number of people, name, phone, reason; states: reserved, used, missed, cancelled, called off',
    },
    { line: '{Item}: name, number of seats, photo, opening time, closing time' },
    { line: 'Block: {item}, from, to, reason' },
  ],
  rules: [
    { line: 'Nobody reserves {a item} for a time for which it is reserved already.' },
    { line: 'Nobody reserves {a item} for a time for which it is blocked.' },
    { line: 'Nobody reserves a time that is over.' },
    { line: 'Nobody reserves {a item} outside of its opening time and closing time.' },
    { line: 'Nobody reserves {a item} for more people than its number of seats.' },
    { line: 'Nobody reserves {a item} for longer than 3 hours.' },
    { line: 'Nobody cancels a reservation later than 2 hours before its start.' },
    { line: 'At most 2 open reservations per {client}.' },
    { line: '{Clients} see only their own reservations.' },
    { line: 'Phone numbers are deleted after 90 days.' },
  ],
  nots: [{ line: 'No payment in the app.', unless: /\b(?:pay|paid|card|deposit|price|fee)/i }],
  aims: [
    { line: '8 of the first 10 {clients} reserve without a call.' },
    { line: 'At most 1 of 20 reservations is missed in the third month.' },
  ],
};
