import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

/** People who wait for their turn, without an appointment. */
export const queue: Proposal = {
  is: 'A waiting list for those who come without an appointment.',
  today: '{Clients} stand and wait, and some leave as they do not know how long it takes.',
  jobs: {
    client: 'know how long it takes, and spend the time elsewhere',
    host: 'have nobody leave because of the waiting, and call whoever is next',
  },
  client: 'customer',
  signs: /\b(?:queues?|waiting line|take a number|walk-?ins?)\b/i,
  host: 'staff',
  acts: [
    { line: '{Hosts} open the queue in the morning → new day' },
    { line: '{Clients} take a ticket → new ticket: name, phone', takes: /\b(?:scan|join|take|get in|line up)\b/i },
    {
      line: '{Clients} see how many are before them → the number of tickets of the day that are still waiting and joined earlier',
      takes: /\bsees?\b.*\b(?:before|ahead|place|wait)/i,
    },
    {
      line: 'Two tickets are left before a ticket → the {client} is told',
      holds: /\b(?:message|told|notified|notification|text)\b/i,
    },
    {
      line: '{Host} calls the next ticket → the first waiting ticket is called; the {client} is told',
      takes: /\b(?:next|calls?)\b/i,
    },
    { line: '{Host} serves the ticket → ticket is served', takes: /\b(?:serves?|finish|done)\b/i },
    { line: '{Client} gives the ticket back → ticket is given back', takes: /\b(?:leaves?|gives? up|cancels?)\b/i },
    { line: 'Nobody comes within 3 minutes after a ticket is called → ticket is missed; the {client} is told' },
    { line: '{Host} closes the queue → day is closed' },
    { line: 'A day is closed while a ticket is waiting → ticket is turned away; the {client} is told' },
    { line: '{Host} opens a closed day again → day is open' },
  ],
  records: [
    { line: 'Ticket: day, name, phone, time joined; states: waiting, called, served, given back, missed, turned away' },
    { line: 'Day: date; states: open, closed' },
  ],
  rules: [
    { line: 'Tickets are called in the order of the time joined.' },
    { line: 'One waiting ticket per {client}.' },
    { line: 'Nobody opens the queue while a day is open.' },
    { line: 'Nobody takes a ticket while the day is closed.' },
    { line: '{Clients} see only their own ticket.' },
    { line: 'Phone numbers are deleted after 1 day.' },
  ],
  nots: [{ line: 'No advertising; a phone number is used only to tell of the ticket.' }],
  aims: [
    { line: '8 of the first 10 {clients} take a ticket without help.' },
    { line: 'At most 1 of 10 tickets is missed in the third month.' },
  ],
};
