import type { Proposal } from '#worker/features/guide/content/proposals/proposal.ts';

/** People who post, answer each other and share, and somebody who keeps order. */
export const community: Proposal = {
  is: 'A site where {clients} help each other.',
  today: 'What people know gets lost in chat groups and is asked for again.',
  jobs: {
    client: 'find somebody who helps without asking in every group',
    host: 'keep the tone in which people dare to ask',
  },
  client: 'member',
  signs:
    /\b(?:Q ?& ?A|questions and answers|forum|message board|discussion board)\b|\b(?:community|site|place|app)\b[^.]{0,120}\b(?:post|ask|share)s?\b[^.]{0,60}\b(?:questions?|tips?|routes?|photos?|recipes?|stories|experiences?|advice)\b/i,
  not: /\b(?:sell\w*|buy\w*|rent\w*|lend\w*|borrow\w*|book(?:ing)?s?|order\w*|employees?|garden\w*|family)\b/i,
  host: 'moderator',
  thing: { fits: /\b(?:question|post|route|tip|recipe|story|photo|experience)$/i, other: 'post' },
  acts: [
    {
      line: '{Client} posts {a item} → new {item}: title, text, photo, topic',
      takes: /\b(?:posts?|asks?|shares?)\b/i,
    },
    {
      line: '{Clients} search by word and topic → {items} with title, date and number of answers',
      takes: /\b(?:search(?:es)?|browses?|looks?)\b/i,
    },
    { line: '{Client} answers {a item} → new answer: {item}, text; the author is told', takes: /\banswers?\b/i },
    { line: '{Client} withdraws {a item} → {item} is withdrawn' },
    {
      line: '{Client} reports {a item} or an answer → new report: {item}, answer (optional), reason; the {hosts} are told',
      takes: /\breports?\b/i,
    },
    {
      line: '{Host} hides {a item} → {item} is hidden, with the reason; report is settled; the author is told',
      takes: /\bhides?\b/i,
    },
    { line: '{Host} hides an answer → answer is hidden; report is settled; the author is told' },
    { line: '{Host} shows a hidden {item} again → {item} is visible; the author is told' },
    { line: '{Host} dismisses a report → report is dismissed; whoever reported is told' },
    { line: '{Client} blocks another {client} → new block: blocked {client}' },
  ],
  records: [
    { line: '{Item}: title, text, photo, topic, reason; states: visible, hidden, withdrawn' },
    { line: 'Answer: {item}, text; states: visible, hidden' },
    { line: 'Report: {item}, answer (optional), reason; states: open, settled, dismissed' },
    { line: 'Block: blocked {client}' },
  ],
  rules: [
    { line: '{Clients} see all visible {items} and answers.' },
    { line: 'Nobody withdraws {a item} of somebody else.' },
    { line: 'Nobody posts more than 10 {items} a day.' },
    { line: 'The app shows {a client} nothing of those whom they blocked.' },
    { line: '{Clients} see only their own reports and blocks.' },
    { line: 'E-mail addresses are seen only by the {hosts}.' },
  ],
  nots: [{ line: 'No private messages.' }, { line: 'No advertising.' }],
  aims: [
    { line: '7 of 10 {items} have an answer within 24 hours.' },
    { line: '9 of 10 reports are settled within 2 days.' },
  ],
};
