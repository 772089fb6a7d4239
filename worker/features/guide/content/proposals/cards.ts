import type { Proposal, ProposedLine } from '#worker/features/guide/content/proposals/proposal.ts';

/** How a card comes back, in growing intervals, whoever made it. */
const practising: ProposedLine[] = [
  {
    line: '{Client} opens the due cards → the cards that are due are shown, one after the other',
    holds: /\b(?:practi[cs]es?|repeats?|reviews?)\b/i,
  },
  {
    line: '{Client} marks a card as known → new answer: card, result, date; the app sets the next day of the card',
    takes: /\bknown?s?\b/i,
  },
  {
    line: '{Client} marks a card as forgotten → new answer: card, result, date; the app sets the next day of the card to tomorrow',
    takes: /\bforg[eo]t/i,
  },
  { line: 'A card is known 6 times in a row → card is mastered' },
  { line: '{Client} stops practising a card → card is out of practice' },
  {
    line: '{Client} sees the progress of the cards → the number of mastered cards and of days in a row',
    takes: /\b(?:streak|progress)\b/i,
  },
  { line: 'A due card is left at 18:00 → the {client} is reminded', takes: /\breminde?d?\b/i },
];

const shared = {
  rules: [
    {
      line: 'The app shows a known card again after 1, 3, 7, 14, 30 and 60 days.',
      holds: /\bcomes? (?:back|again)\b/i,
    },
    { line: 'The app shows a forgotten card again on the next day.' },
    { line: 'The app shows {a client} at most 30 due cards a day.' },
    { line: '{Clients} see only their own cards.' },
  ],
  nots: [{ line: 'No ranking of {clients}.' }],
  aims: [
    { line: '4 of 10 {clients} practise on 5 days of their second week.' },
    { line: '5 of 10 cards are mastered within 90 days.' },
  ],
} satisfies Partial<Proposal>;

/** Words that somebody meets while reading come back as cards. */
export const readingCards: Proposal = {
  is: 'A reading app that brings the words back which {clients} looked up.',
  today: 'Words are looked up, written on slips of paper and forgotten.',
  jobs: { client: 'keep the words that they looked up once, so that the next book goes without a dictionary' },
  client: 'learner',
  ...shared,
  signs:
    /\b(?:stor(?:y|ies)|texts?|articles?|books?|read(?:s|ing)?)\b[\s\S]{0,200}\b(?:flash ?cards?|words? (?:\w+ ){0,4}come back|spaced repetition)\b/i,
  not: /\b(?:teachers?|pupils?|class(?:es)?)\b/i,
  people: [{ line: 'Editor (me)', job: 'offer stories that {clients} understand and like to go on with' }],
  acts: [
    { line: 'Editor publishes a story → new story: title, text, level' },
    { line: 'Editor withdraws a story → story is withdrawn' },
    {
      line: '{Client} opens a story → the text of the story is shown',
      holds: /\bread(?:s|ing)?\b/i,
    },
    {
      line: '{Client} taps a word → new card: story, word, sentence, meaning',
      takes: /\b(?:taps?|clicks?|touch(?:es)?)\b/i,
    },
    ...practising,
  ],
  records: [
    { line: 'Story: title, text, level; states: published, withdrawn' },
    {
      line: 'Card: {client}, story, word, sentence, meaning, next day; states: in practice, mastered, out of practice',
    },
    { line: 'Answer: card, result, date' },
  ],
  rules: [...shared.rules, { line: 'One card per {client} and word.' }],
};

/** Cards that somebody writes to learn from. */
export const ownCards: Proposal = {
  is: 'An app of cards with which {clients} learn a little each day.',
  today: 'Paper cards pile up, and nobody knows which are due.',
  jobs: { client: 'remember what they learned, with a few minutes that fit into their day' },
  client: 'learner',
  ...shared,
  signs: /\b(?:flash ?cards?|spaced repetition|vocabulary trainer)\b/i,
  not: /\b(?:teachers?|pupils?|class(?:es)?|quiz each other)\b/i,
  acts: [
    { line: '{Client} makes a deck → new deck: name, subject' },
    {
      line: '{Client} adds a card to a deck → new card: deck, question, solution',
      takes: /\b(?:creates?|writes?|makes?|adds?)\b.*\bcards?\b/i,
    },
    ...practising,
    { line: '{Client} shares a deck by a link → deck is shared', when: /\bshar\w+\b/i, takes: /\bshares?\b/i },
  ],
  records: [
    { line: 'Deck: {client}, name, subject; states: private, shared' },
    { line: 'Card: deck, question, solution, next day; states: in practice, mastered, out of practice' },
    { line: 'Answer: card, result, date' },
  ],
};
