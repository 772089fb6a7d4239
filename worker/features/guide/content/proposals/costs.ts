import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

/** In which parts it is shared, where not equally. */
const told = /\b(\d\d ?(?:\/|to|-) ?\d\d)\b(?! (?:days|weeks|months|people|members|of us))/i;

/** What several people pay for each other, and who owes whom how much. */
export const costs: Proposal = {
  is: 'A shared account book that shows {clients} who owes whom how much.',
  today: 'Receipts are kept in a drawer, and at the end somebody adds them up by hand.',
  jobs: { client: 'know who owes whom how much, so that money does not come between them' },
  client: 'member',
  isSure: true,
  fits: {
    client:
      /^(?!(?:band|choir|team|club|couple|family|council|group|ski group|gardener|vet|mum|mother|dad|doctor|cleaner|landlord|boyfriend|girlfriend)$)/,
  },
  signs:
    /\bsplit(?:s|ting)? (?:\w+ ){0,2}(?:bills?|costs?|expenses|rent)\b|\b(?:share|shares|sharing) (?:the )?(?:expenses|costs|bills)\b|\bshared (?:expenses|costs|bills)\b|\bwho (?:has )?paid (?:what|for)\b|\bwho owes (?:who|what)|\bsettl(?:e|es|ing) up\b|\bcommon (?:kitty|pot|purse)\b|\bsplit(?:s|ting)? (?:everything|things|stuff|it all|it (?:\w+ ways|equally|evenly|fairly|up)|what we (?:spend|pay|buy))\b|\bwho (?:sends|gives|pays|transfers|has to (?:pay|send|give)) (?:what|how much|whom?) (?:to )?(?:whom?|who|what)\b|\b(?:type|put|write|enter|log|note)s? (?:in |down )?what (?:we|they|each of us|everyone|everybody|(?:he|she) (?:or|and) I)(?:['’]ve| have)? (?:spen[dt]|paid|pay|bought|laid out)\b|\bwho bought what\b|\bevened? (?:it )?out at the end\b|\bwho still has to give (?:whom?|who)\b|\bwho(?:['’]s| is| has)? (?:paid|spent) (?:how much|what|for)\b|\bwhat each of us (?:is down|owes|has paid)\b|\bhow much (?:one|each|either|anyone) (?:of us )?(?:has to give|owes)\b|\b(?:trip|holiday|cabin|housemates?|flatmates?|roommates?|flat|weekend)\b[\s\S]{0,160}\bwhat (?:they|everyone|everybody) (?:has|have|owe|owes) (?:to pay )?me\b/i,
  not: /\b(?:market ?place|invoices?|freelancers?|tenants?|landlord|customers?|clients?|loans?)\b/i,
  covers:
    /\bsplits? (?:bills|the)\b|\bgo(?:es)? camping\b|\bpays? (?:most things|for the hut|the groceries)\b|\bhas a common\b|\bshares? expenses\b|\btracks? shared\b|\bpays? in$|\bwho paid what\b|^(?:at the end, )?the app (?:says|shows)\b|\bpays? the \w+, another\b|\bends? in an? \w+ over money\b|\bmoved in together\b|\bputs? in (?:the|what)\b|\bsees? (?:at the end of the \w+ )?how much (?:one|each)\b|\b(?:show|see)s? what each of us\b|\buploads? (?:the|a) receipts?\b|\bsettles? up every\b|\btracks? who paid\b|\bshares? the costs\b|^\w+ repairs?$|\bwrites? down who bought what\b|\bkeeps? tabs on who paid\b/i,
  acts: [
    { line: '{Client} makes a group → new group: name, currency' },
    {
      line: '{Client} invites somebody to a group → new membership: group, name, e-mail address; whoever is invited is told',
    },
    {
      line: '{Client} notes an expense → new expense: group, day, what, amount, who shares it, receipt (optional); everybody who shares it is told',
      takes: /\b(?:adds?|types? in|notes?|enters?)\b/i,
      holds: /\btypes? in\b|\bnotes? who paid\b/i,
    },
    { line: '{Client} sets the share of somebody → new share: expense, membership, amount', holds: /\btook part\b/i },
    { line: '{Client} changes an expense → everybody who shares it is told' },
    { line: '{Client} deletes an expense → expense is deleted; everybody who shares it is told' },
    { line: '{Client} objects to an expense → expense is disputed, with the reason; whoever paid is told' },
    {
      line: '{Clients} see the balance → what everybody has paid, what they owe and to whom',
      takes: /\b(?:sees?|shows?|knows?|says?)\b.*\b(?:owes?|balance|gets?|have to pay)\b/i,
    },
    {
      line: '{Client} pays a debt → new payment: group, day, amount, to whom; whoever gets it is told',
      takes: /\b(?:settles?|pays? back)\b/i,
    },
    { line: '{Client} confirms a payment → payment is confirmed; whoever paid is told' },
    { line: '{Client} rejects a payment → payment is rejected, with the reason; whoever paid is told' },
    { line: '{Client} closes a group → group is closed; the {clients} of the group are told' },
  ],
  records: [
    { line: 'Expense: group, payer, day, what, amount, receipt (optional); states: noted, disputed' },
    { line: 'Share: expense, membership, amount' },
    { line: 'Payment: group, payer, day, amount, to whom; states: noted, confirmed, rejected' },
    { line: 'Group: name, currency; states: open, closed' },
    { line: 'Membership: group, name, e-mail address' },
  ],
  rules: [
    { line: 'An expense is shared {1}, unless shares are set.', takes: told },
    { line: 'An expense is shared equally, unless shares are set.', unless: told },
    { line: 'Nobody sets shares that do not add up to the amount of the expense.' },
    { line: 'Nobody confirms a payment that they made.' },
    { line: 'Nobody changes an expense of somebody else.' },
    { line: 'Nobody closes a group in which somebody owes something.' },
    { line: '{Clients} see all expenses and payments of their own groups.' },
  ],
  nots: [{ line: 'No money is moved by the app; it is paid by hand or by bank.' }],
  aims: [
    { line: '9 of 10 groups are settled within 14 days of their last expense.' },
    { line: '9 of 10 payments are confirmed within 3 days.' },
  ],
};
