import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

/** Somebody sends invoices, somebody else pays them, and who does not is reminded. */
export const invoices: Proposal = {
  is: 'A tool that sends invoices and reminds whoever has not paid.',
  today: 'Late payments are chased by hand or not at all.',
  jobs: {
    client: 'be paid without having to ask again and again',
    host: 'see what is owed and what it was for, and pay it from where they are',
  },
  client: 'freelancer',
  isOwners: true,
  signs:
    /\binvoic(?:e|es|ing) (?:app|tool|software|maker|system|page)\b|\binvoic\w+\b[\s\S]{0,200}\b(?:pay|pays|paid|unpaid|late|remind\w*|overdue|chas(?:e|es|ing))\b|\b(?:chas(?:e|es|ing)|remind\w*|overdue|unpaid|late)\b[\s\S]{0,200}\binvoic\w+\b/i,
  not: /\b(?:market ?place|approv\w+|supplier|receipts?)\b/i,
  host: 'client',
  turned: {
    client: /\b(?:client|customer|parent|patient|tenant|member|guest|buyer|payer|pupil|student|company)$/,
    host: 'bookkeeper',
  },
  acts: [
    {
      line: '{Client} drafts an invoice → new invoice: {host}, e-mail address, description, amount, due date',
      takes: /\b(?:writes?|drafts?|creates?|makes?)\b.*\binvoices?\b/i,
    },
    {
      line: '{Client} changes the amount or the due date of an invoice',
      takes: /\b(?:changes?|edits?|corrects?)\b.*\binvoices?\b/i,
    },
    { line: '{Client} deletes a drafted invoice → invoice is deleted' },
    {
      line: '{Client} sends the invoice → invoice is sent, with the next number and a link to pay; the {host} is told',
      takes: /\bsends?\b.*\binvoices?\b/i,
    },
    { line: '{Host} pays the invoice by card → invoice is paid; the {client} is told', takes: /\bpays?\b/i },
    { line: '{Client} marks an invoice as paid → invoice is paid' },
    {
      line: 'An invoice is not paid 3 days after its due date → new reminder: invoice, stage, text, date; the {host} is reminded in friendly words',
      holds: /\b(?:chas(?:e|es)|reminds?|reminders?)\b/i,
    },
    {
      line: 'An invoice is not paid 10 days after its due date → new reminder: invoice, stage, text, date; the {host} is reminded in firmer words',
    },
    {
      line: 'An invoice is not paid 20 days after its due date → new reminder: invoice, stage, text, date; the {host} is reminded for the last time; the {client} is told',
    },
    { line: '{Host} disputes an invoice → invoice is disputed, with the reason; the {client} is told' },
    {
      line: '{Client} sends a disputed invoice again → invoice is sent, with the new amount and due date; the {host} is told',
    },
    { line: '{Client} cancels a sent invoice → invoice is cancelled; the {host} is told' },
  ],
  records: [
    {
      line: 'Invoice: {client}, {host}, number, e-mail address, description, amount, due date, reason; states: draft, sent, disputed, paid, cancelled',
    },
    { line: 'Reminder: invoice, stage (1, 2 or 3), text, date' },
  ],
  rules: [
    { line: 'Nobody changes an invoice that is sent.' },
    { line: 'A sent invoice is never deleted.' },
    { line: 'Nobody sends an invoice with a due date that is over.' },
    { line: 'A disputed invoice gets no reminder.' },
    { line: 'A cancelled invoice gets no reminder.' },
    { line: '{Clients} see only their own invoices.' },
    { line: '{Hosts} see only their own invoices, by the link in the message.' },
    { line: 'Nobody pays an invoice that is paid or cancelled.' },
    { line: 'Invoices are kept for 10 years.' },
  ],
  nots: [{ line: 'No debt collection and no interest.' }, { line: 'No bookkeeping and no tax return.' }],
  aims: [
    { line: '8 of 10 invoices are paid within 10 days after their due date.' },
    { line: 'At most 1 of 20 invoices is disputed in the third month.' },
  ],
};
