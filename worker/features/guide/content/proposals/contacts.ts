import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

/** Whom somebody sells to or works for, what was agreed, and what comes next. */
export const contacts: Proposal = {
  is: 'A list of contacts that says whom to call next and what was agreed.',
  today: 'Notes on customers stand in mails and heads, and some are never called back.',
  jobs: {
    client: 'call whoever waits for a call, and know what was agreed the last time',
    host: 'see whom nobody has spoken to for too long, before they go elsewhere',
  },
  client: 'colleague',
  signs:
    /\bCRM\b|\bcustomer relationship\b|\b(?:track|manage)s? (?:\w+ ){0,2}(?:leads|prospects|client contacts|customer contacts)\b/i,
  not: /\b(?:market ?place|patients?|dating)\b/i,
  host: 'manager',
  deeds: { client: /^(?:call|note|add|log)/, host: /^(?:assign|see)/ },
  acts: [
    { line: '{Client} adds a customer → new customer: name, firm, phone, e-mail address, note', takes: /\badds?\b/i },
    {
      line: '{Clients} search by name and firm → customers with firm and next step',
      takes: /\b(?:search|find|look)\w*\b/i,
    },
    { line: '{Client} notes a talk → new talk: customer, day, what was said', takes: /\b(?:logs?|notes?|calls?)\b/i },
    { line: '{Client} plans a next step → new step: day, customer, what', takes: /\b(?:plans?|follow)\w*\b/i },
    { line: 'The day of a step is reached → the {client} is reminded', holds: /\bremind/i },
    { line: '{Client} ticks a step off → step is done' },
    {
      line: '{Client} opens a deal → new deal: customer, title, amount, expected day',
      takes: /\b(?:deals?|offers?|quotes?)\b/i,
    },
    { line: '{Client} wins a deal → deal is won; the {host} is told' },
    { line: '{Client} loses a deal → deal is lost, with the reason; the {host} is told' },
    {
      line: '{Host} hands a customer over to another {client} → customer gets another {client}; the {client} is told',
      takes: /\bassigns?\b/i,
    },
    {
      line: '{Hosts} see the open deals of a month → the number and the sum of the open deals',
      takes: /\b(?:sees?|report)\b/i,
    },
    { line: '{Client} deletes a customer → customer is deleted' },
  ],
  records: [
    { line: 'Customer: {client}, name, firm, phone, e-mail address, note' },
    { line: 'Talk: customer, day, what was said' },
    { line: 'Step: customer, day, what; states: open, done' },
    { line: 'Deal: customer, title, amount, expected day, reason; states: open, won, lost' },
  ],
  rules: [
    { line: 'Nobody adds a second customer with the same e-mail address.' },
    { line: '{Clients} see only their own customers and deals.' },
    { line: '{Hosts} see all customers and deals.' },
    { line: 'Deleted customers are removed after 30 days.' },
  ],
  nots: [{ line: 'No mass mails.' }],
  aims: [
    { line: '9 of 10 steps are ticked off within 2 days of their day.' },
    { line: '8 of 10 deals are won or lost within 30 days after their expected day.' },
  ],
};
