import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

/** Things that people lend or rent to one another for days. */
export const lending: Proposal = {
  is: 'A place where people lend {items} to each other.',
  today: 'Whoever needs {a item} asks around, or buys one that lies about afterwards.',
  jobs: { client: 'use {a item} without buying one', host: 'lend {items} and have them back in order' },
  client: 'borrower',
  signs:
    /\b(?:neighbou?rs?|people|members|friends|students|colleagues|families|parents|residents|owners?)\b[^.]*\b(?:lend|borrow|share|rent)\b[^.]*\b(?:each other|one another)\b|\b(?:app|site|platform|place|page) (?:to|for|where) (?:\w+ ){0,3}(?:lend|share|borrow)(?:ing)? (?!photos?|routes?|recipes?|tips?)\w+|\blend(?:s|ing)?\b[^.]*\bborrow(?:s|ing)?\b|\bborrow(?:s|ing)?\b[^.]*\bfrom (?:neighbou?rs|each other|one another|people)\b|\brents? out (?:their|his or her)\b/i,
  not: /\b(?:library|store|shop|flats?|lessons?)\b/i,
  host: 'owner',
  deeds: { client: /^(?:borrow|ask)/, host: /^(?:lend|offer|rent out)/ },
  acts: [
    {
      line: '{Host} offers {a item} → new {item}: name, description, photo, deposit, most days',
      takes: /\b(?:offers?|lists?|puts? (?:in|up))\b/i,
      holds: /\b(?:lends?|rents? out)\b/i,
    },
    { line: '{Host} takes {a item} off the list → {item} is off the list' },
    {
      line: '{Clients} look for {items} → {items} with photo, deposit and free days',
      takes: /\b(?:browse|look|search|find|see)s?\b/i,
    },
    {
      line: '{Client} asks for {a item} → new loan: {item}, first day, last day, message; the {host} is told',
      takes: /\b(?:asks?|requests?|reserves?|books?)\b/i,
      holds: /\bborrows?\b/i,
    },
    {
      line: '{Host} accepts a loan → loan is accepted; the {client} is told',
      takes: /\b(?:accepts?|agrees?|confirms?)\b/i,
    },
    {
      line: '{Host} declines a loan → loan is declined, with the reason; the {client} is told',
      takes: /\bdeclines?\b/i,
    },
    { line: 'A loan is not answered within 2 days → loan is lapsed; the {client} is told' },
    { line: '{Client} cancels a loan → loan is cancelled; the {host} is told', takes: /\bcancels?\b/i },
    {
      line: '{Host} hands {a item} over → loan is handed over, with a photo',
      takes: /\b(?:hands?|collects?|picks?|fetch\w*)\b/i,
    },
    {
      line: '{Host} gets {a item} back → loan is returned; the {client} is told',
      takes: /\b(?:returns?|back)\b/i,
    },
    { line: 'A loan is not returned by the last day → loan is late; the {client} and the {host} are told' },
    {
      line: '{Host} reports a damage → new damage: loan, photo, what is broken; the {client} is told',
      takes: /\b(?:damage|broken)/i,
    },
  ],
  records: [
    { line: '{Item}: {host}, name, description, photo, deposit, most days; states: on the list, off the list' },
    {
      line: 'Loan: {item}, {client}, first day, last day, message; states: asked for, accepted, declined, lapsed, cancelled, handed over, late, returned',
    },
    { line: 'Damage: loan, photo, what is broken' },
  ],
  rules: [
    { line: 'Nobody asks for a day on which {a item} is lent already.' },
    { line: 'Nobody asks for {a item} for more than its most days.' },
    { line: 'Nobody cancels a loan that is handed over.' },
    { line: 'Nobody asks for {a item} while a loan of theirs is late.' },
    { line: '{Clients} see only their own loans.' },
    { line: 'The address of {a host} is seen only by {clients} whose loan is accepted.' },
  ],
  nots: [
    {
      line: 'No payment in the app; a deposit is given from hand to hand.',
      unless: /\b(?:pay|paid|card|price|deposit)/i,
    },
    { line: 'No insurance; a damage is settled between both.' },
  ],
  aims: [{ line: '20 loans in the first 4 weeks, and 9 of 10 come back by their last day.' }],
};
