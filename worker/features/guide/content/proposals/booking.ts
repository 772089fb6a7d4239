import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

const asked = /\b(?:requests?|confirms?|accepts?|declines?)\b/i;
const online = /\b(?:pays?|paid|payments?|deposit)\b/i;

/** Times with somebody that are booked: a haircut, a lesson, a walk. */
export const booking: Proposal = {
  is: 'A page where {clients} book a time with {hosts}.',
  today: 'Times are agreed by phone, in the middle of work, and kept in a paper calendar.',
  jobs: {
    client: 'have a time that is theirs without a call during working hours',
    host: 'have full days without double bookings and without calls in the middle of work',
  },
  client: 'customer',
  signs:
    /\bappointments?\b|\bbooking (?:page|app|site|tool|system|website)\b|\b(?:people|customers|clients|owners|they)\b[^.]{0,40}\bbook (?:a |an |their |their own )?(?:slots?|times?|visits?|appointments?)\b|\b(?:choose|pick)s? (?:a )?(?:package|service|treatment)\b[^.]{0,80}\b(?:pick|choose)s? a (?:time|slot)\b|\bbook(?:s|ing)?\b[^.]*\b(?:lessons?|sessions?|walks?|haircuts?|massages?|treatments?|consultations?|(?:baby|dog|pet|cat) ?-?sitters?|tutors?|teachers?|trainers?|coach(?:es)?|therapists?|stylists?|barbers?|doctors?|cleaners?)\b/i,
  not: /\b(?:market ?place|estimates?|repair shop|(?<!\b(?:two|three|with) )tables?|rooms?|hotels?|flights?|boats?|flats?|courts?|halls?|saunas?|pitch(?:es)?|queues?|walk-?ins?|waiting list|class(?:es)?|courses?|events?)\b|\bno (?:bookings?|appointments?)\b/i,
  host: 'staff member',
  deeds: { client: /^(?:book|request)/, host: /^(?:set|confirm|accept)/ },
  acts: [
    { line: '{Host} adds a service → new service: name, minutes, price' },
    {
      line: '{Host} sets working hours → new shift: weekday, from, to',
      takes: /\bsets?\b.*\b(?:hours|times|availab\w+)\b/i,
    },
    { line: '{Host} enters an absence → new absence: from, to' },
    {
      line: '{Clients} see the free times → free times for a service, by day and {host}',
      takes: /\b(?:sees?|looks?|browses?|finds?|searches)\b.*\b(?:free|times?|availab\w+)\b/i,
    },
    {
      line: '{Client} books a free time → new booking: day, start, {host}, service, phone, note; the {host} is told',
      takes: /\b(?:books?|requests?|picks?)\b/i,
    },
    {
      line: '{Host} confirms a booking → booking is confirmed; the {client} is told',
      takes: /\b(?:confirms?|accepts?)\b/i,
      when: asked,
    },
    {
      line: '{Host} declines a booking → booking is declined; the {client} is told',
      takes: /\bdeclines?\b/i,
      when: asked,
    },
    {
      line: '{Client} pays the booking by card → booking is paid; the {client} gets a receipt',
      takes: /\bpays?\b/i,
      when: online,
    },
    {
      line: '{Client} cancels a booking → booking is cancelled; the {host} is told',
      takes: /\bcancels?\b/i,
    },
    { line: '{Host} calls a booking off → booking is called off, with the reason; the {client} is told' },
    {
      line: 'A booking is on the next day → the {client} is reminded',
      holds: /\bremind/i,
    },
    {
      line: '{Host} sees the bookings of a day → start, service, {client} and note of each booking',
      takes: /\bsees?\b.*\b(?:day|week|calendar|bookings|appointments)\b/i,
    },
    { line: '{Host} marks a booking as done → booking is done', unless: asked },
    { line: '{Host} marks a booking as missed → booking is missed; the {client} is told', takes: /\bno-?shows?\b/i },
  ],
  records: [
    {
      line: 'Booking: {client}, {host}, service, day, start, phone, note; states: booked, done, missed, cancelled, called off',
      unless: asked,
    },
    {
      line: 'Booking: {client}, {host}, service, day, start, phone, note; states: asked for, confirmed, declined, missed, cancelled, called off',
      when: asked,
    },
    { line: 'Service: name, minutes, price' },
    { line: 'Shift: {host}, weekday, from, to' },
    { line: 'Absence: {host}, from, to' },
  ],
  rules: [
    { line: 'Nobody books a time that is booked already.' },
    { line: 'Nobody books a time that is over.' },
    { line: 'Nobody books a time within an absence.' },
    { line: 'Nobody cancels a booking later than 24 hours before its start.' },
    { line: 'At most 3 open bookings per {client}.' },
    { line: '{Clients} see only their own bookings.' },
    { line: 'Phone numbers are deleted after 90 days.' },
  ],
  nots: [{ line: 'No payment in the app; it is paid on the spot.', unless: online }],
  aims: [
    { line: '8 of the first 10 {clients} book without a call.' },
    { line: 'At most 1 of 20 bookings is missed in the third month.' },
  ],
};
