import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

/** Things of a house (a library, a club, a store) that are lent or rented for days. */
export const rental: Proposal = {
  is: 'A page where {clients} reserve {items} by the day.',
  today: 'What is lent is written into a book, and it comes back late or not at all.',
  jobs: {
    client: 'have {a item} for sure on the day on which they need it',
    host: 'have {items} back in order, and know who has them',
  },
  client: 'member',
  signs:
    /\b(?:library of things|(?:tool|toy|seed|gear|equipment|kit|game|bike|instrument|costume) (?:library|store|rental|pool|hire))\b|\b(?:members|students|guests|customers|employees|staff|pupils|musicians|residents|villagers|swimmers|visitors|tourists)\b[^.]*\b(?:borrow|rent|hire|reserve)s?\b[^.]*\b(?:for (?:a|some|certain|\d+|one|two|several) (?:days?|weeks?|weekends?)|by the day|and (?:bring|give|return)s?\b)|\b(?:checks?|notes?) (?:out|what comes back)\b/i,
  not: /\b(?:market ?place|flats?|tenants?|rooms?|tables?|appointments?|books? a|source code|open-source)\b/i,
  host: 'steward',
  deeds: { client: /^(?:borrow|rent|reserve|hire)/, host: /^(?:hand|check|lend)/ },
  acts: [
    { line: '{Host} adds {a item} → new {item}: number, name, photo, deposit, most days', takes: /\badds?\b/i },
    {
      line: '{Clients} see which {items} are free → free days of each {item}',
      takes: /\b(?:browse|look|search|find|see)s?\b/i,
    },
    {
      line: '{Client} reserves {a item} → new loan: {item}, first day, last day; the {host} is told',
      takes: /\b(?:reserves?|borrows?|rents?|hires?|asks?|requests?|books?)\b/i,
    },
    { line: '{Client} cancels a loan → loan is cancelled; the {host} is told', takes: /\bcancels?\b/i },
    {
      line: '{Host} hands {a item} out → loan is handed out, with a photo',
      takes: /\b(?:hands?|gives?|collects?|picks?) ?(?:out|up)?\b/i,
    },
    { line: 'A loan is not picked up by the evening of its first day → loan is lapsed; the {client} is told' },
    { line: 'One day is left before a loan is due → the {client} is reminded', holds: /\bremind/i },
    {
      line: '{Host} checks what comes back → loan is returned',
      takes: /\b(?:checks?|returns?|back)\b/i,
    },
    { line: 'A loan is not returned by the last day → loan is late; the {client} and the {host} are told' },
    {
      line: '{Host} reports a damage → new damage: {item}, loan, photo, what is broken; {item} is in repair; the {client} is told',
      takes: /\b(?:damage|broken)/i,
    },
    { line: '{Host} puts {a item} back on the shelf → {item} is available' },
    { line: '{Hosts} see what goes out → loans that go out or come back on a day' },
  ],
  records: [
    { line: '{Item}: number, name, photo, deposit, most days; states: available, in repair' },
    {
      line: 'Loan: {item}, {client}, first day, last day, photo; states: reserved, cancelled, lapsed, handed out, late, returned',
    },
    { line: 'Damage: {item}, loan, photo, what is broken' },
  ],
  rules: [
    { line: 'Two loans of the same {item} never overlap.' },
    { line: 'The app takes no loan of more days than the most days of its {item}.' },
    { line: 'At most 2 open loans per {client}.' },
    { line: 'The app takes no new loan of {a client} who has a late one.' },
    { line: 'Nobody cancels a loan that is handed out.' },
    { line: '{Clients} see only their own loans.' },
  ],
  nots: [{ line: 'No payment in the app.', unless: /\b(?:pay|paid|card|price|fee)/i }],
  aims: [
    { line: '9 of 10 loans come back by their last day.' },
    { line: '9 of 10 reserved {items} are handed out on their first day.' },
  ],
};
