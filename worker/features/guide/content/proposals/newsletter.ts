import type { Proposal, ProposedLine } from '#worker/features/guide/content/proposals/proposal.ts';

const paid = /\b(?:pay|pays|paid|fees?|price|free|costs?)\b/i;
const sponsored = /\b(?:sponsor\w*|listings?|adverts?|advertisements?)\b/i;
const signs = /\b(?:newsletters?|e-?zines?|magazines?)\b[\s\S]{0,300}\b(?:subscri\w+|readers?|issues?|articles?)\b/i;
const not = /\b(?:store|shop|library|archive|newsletter tool)\b/i;
const thing = {
  fits: /\b(?:review|report|article|story|essay|interview|column|poem|recipe|tip|letter)$/i,
  other: 'article',
};

/** What an issue goes through, who gets it and who pays; the same whoever writes. */
const sending = (editor: string): ProposedLine[] => [
  {
    line: 'The day of an issue is reached → issue is sent; each {client} with a confirmed subscription gets the issue by e-mail',
  },
  { line: '{Client} subscribes → new subscription: e-mail address', takes: /\bsubscribes?\b/i },
  { line: '{Client} confirms the subscription by the link in a mail → subscription is confirmed' },
  {
    line: '{Client} pays the subscription by card → subscription is paid',
    takes: /\b(?:readers?|subscribers?)\b.*\bpays?\b/i,
    when: paid,
  },
  { line: '{Client} unsubscribes by the link in an issue → subscription is ended', takes: /\bunsubscribes?\b/i },
  {
    line: `Sponsor books a listing and pays by card → new listing: issue, title, text, link; the ${editor.toLowerCase()} is told`,
    takes: /\b(?:listings?|advert\w*)\b/i,
    when: sponsored,
  },
  { line: `${editor} refuses a listing → listing is refunded, with the reason`, when: sponsored },
];

const shared = {
  client: 'reader',
  is: 'A newsletter that {clients} get by e-mail.',
  today: 'Each issue goes out as a mail to a list that is kept by hand.',
  jobs: {
    client: 'read what interests them and leave whenever they like',
    host: 'write an issue without caring for addresses',
  },
  signs,
  not,
  thing,
  records: [
    { line: 'Issue: title, day; states: planned, sent' },
    { line: 'Subscription: e-mail address; states: asked for, confirmed, ended', unless: paid },
    { line: 'Subscription: e-mail address; states: asked for, confirmed, paid, ended', when: paid },
    { line: 'Listing: issue, title, text, link, reason; states: paid, refunded', when: sponsored },
  ],
  rules: [
    { line: 'Nobody changes an issue that is sent.' },
    { line: 'The app puts a link to unsubscribe into each issue.' },
    { line: 'Nobody subscribes twice with the same e-mail address.' },
    { line: 'A subscription that is not confirmed is deleted after 7 days.' },
    { line: 'An unpaid subscription gets issues for 30 days at most.', when: paid },
    { line: 'Nobody books a second listing in an issue.', when: sponsored },
    { line: 'Each listing is marked as an advertisement.', when: sponsored },
  ],
  nots: [{ line: 'No comments below what is published.' }],
  aims: [
    { line: '7 of 10 confirmed subscriptions are still there after 3 months.' },
    { line: '9 of 10 issues are sent on their day.' },
  ],
} satisfies Partial<Proposal>;

/** Somebody who writes a newsletter alone, and its readers. */
export const ownNewsletter: Proposal = {
  ...shared,
  signs:
    /^(?:an? )?(?:\w+ ){0,3}newsletter (?:about|on|for)\b|\bI (?:\w+ )?(?:write|publish|send)\b[^.]{0,80}\b(?:newsletters?|magazines?|e-?zines?)\b|\bmy (?:\w+ ){0,2}(?:newsletter|magazine|e-?zine)\b/i,
  not: /\b(?:authors?|contributors?|store|shop)\b/i,
  host: 'author',
  acts: [
    {
      line: '{Host} writes an issue → new issue: title, text, photo',
      takes: /\b(?:publish(?:es)?|writes?|sends?)\b/i,
    },
    { line: '{Host} looks at an issue → the issue is shown as {clients} will get it' },
    { line: '{Host} plans an issue → issue is planned, with its day' },
    { line: '{Host} takes a planned issue back → issue is a draft' },
    ...sending('{Host}'),
  ],
  records: [{ line: 'Issue: title, text, photo, day; states: draft, planned, sent' }, ...shared.records.slice(1)],
};

/** Authors write, an editor puts an issue together, readers get it by mail. */
export const newsletter: Proposal = {
  ...shared,
  host: 'author',
  people: [{ line: 'Editor (me)', job: 'send each issue on its day without gathering texts from mails' }],
  acts: [
    {
      line: '{Host} hands {a item} in → new {item}: title, text, photo; the editor is told',
      takes: /\b(?:publish(?:es)?|writes?|submits?|hands? in)\b/i,
    },
    { line: 'Editor plans an issue → new issue: day, title' },
    { line: 'Editor accepts {a item} for an issue → {item} is accepted, with its issue; the {host} is told' },
    { line: 'Editor returns {a item} → {item} is returned, with the reason; the {host} is told' },
    ...sending('Editor'),
  ],
  records: [
    { line: '{Item}: {host}, issue, title, text, photo, reason; states: handed in, returned, accepted' },
    ...shared.records,
  ],
  rules: [{ line: '{Hosts} see only their own {items}.' }, ...shared.rules],
};
