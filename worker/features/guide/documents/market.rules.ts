import { waysOf } from '#worker/features/guide/content/ways/ways.ts';
import { joinParts, listUnder, tableUnder, tradeTermsOf } from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, fill } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/**
 * The market and competitor worksheet: what to look up, where, what to write down and how to judge it. It names no competitor and
 * no figure of the market, because the guide has looked nothing up.
 */
export function writeMarket(product: Product, basis: string): string {
  const { idea, platform } = product;
  const terms = tradeTermsOf(product);
  const tell = (text: string) => capitalise(fill(text, terms));
  const { today, kinds } = waysOf(idea.pattern);
  const places = [
    ...(platform === 'command line'
      ? ['The package registries and GitHub topics: search for {goods}, sort by last release, read the open issues']
      : ['The App Store and Google Play: search for {goods}, read the reviews of one to three stars']),
    'A search engine, in the language of your {clients}: read the first two pages for each of the phrases below',
    'Groups and forums where {clients} meet: search for {item} and read what they ask and complain about',
    ...(idea.host ? ['The pages of ten {hosts} near you: note how their {clients} can {doing} today'] : []),
    ...(idea.category === 'internal tool'
      ? ['Colleagues in two other companies: ask which tool their {clients} use for {goods}']
      : []),
  ];
  return joinParts([
    `# ${product.name}: market and competitors`,
    `${tell('A worksheet about {clients}, {goods} and whoever serves them already')}, prepared from ${basis}. ${tell('Nothing in it was looked up: the rows about other products for {goods} are yours to fill in, each with a link and the day you saw it.')}`,
    listUnder('What you want to know', [
      tell('How do {clients} manage now when they want to {doing}, and what does it cost them in minutes and money?'),
      tell('Which three products would {clients} name if you asked with what they {doing}?'),
      ...(idea.host ? [tell('What do {hosts} pay today to {serving}, and to whom?')] : []),
      tell('What do {clients} who {doing} with such products complain about most?'),
      tell('How many {clients} can you reach yourself within a month?'),
    ]),
    tableUnder(
      'Ways in which people manage today',
      [
        ['Way', 'What is good about it', 'What it costs', 'Seen by you (who, when)'],
        ...today.map(({ way, strength, cost }) => [tell(way), tell(strength), tell(cost), '']),
      ],
      tell('Guesses to begin with: strike out what five {clients} do not confirm, and add what they tell you.'),
    ),
    listUnder('What to search for', [
      `“${tell('{item} app for {clients}').toLowerCase()}”`,
      `“${tell('how to {doing}').toLowerCase()}”`,
      ...(idea.host
        ? [`“${tell('software for {hosts} and {goods}').toLowerCase()}”`]
        : [`“${tell('{deal} tracker for {goods}').toLowerCase()}”`]),
      `“${tell('best way to {after}').toLowerCase()}”`,
      `${tell('These kinds of products')}: ${kinds.map((kind) => fill(kind, terms)).join('; ')}.`,
    ]),
    listUnder(
      'Where to look',
      places.map((place) => `${tell(place)}.`),
    ),
    tableUnder(
      'Competitors',
      [
        [
          'Product and link',
          tell('For which {clients}'),
          tell('How they {doing} with it'),
          'Price, seen on',
          'Top 3 complaints with count',
          tell('What {name} does otherwise'),
        ],
        ...[1, 2, 3, 4, 5].map((row) => [`${row}.`, '', '', '', '', '']),
      ],
      tell('Use at least two of them yourself until you have made one {deal}; then write the row.'),
    ),
    `## Talks with five ${idea.client.many}\n\n${[
      'When did you last want to {yourDoing}, and how did that day go from the beginning?',
      'What did you use in order to {yourDoing}, and how many minutes did it take?',
      'What went wrong the last two times when you wanted to {yourDoing}?',
      'What else have you tried in order to {yourDoing}, and why did you stop?',
      ...(idea.host
        ? ['Who else is concerned: what would one of the {hosts} say about it?']
        : ['With whom do you speak when you want to {yourDoing}, and what would they say?']),
    ]
      .map((question, index) => `${index + 1}. ${tell(question)}`)
      .join(
        '\n',
      )}\n\n${tell('Do not show {name} before the last question; write down the words of each of the {clients} as they say them.')}`,
    listUnder('How to judge what you find', [
      tell(
        'Three of five {clients} complain before you ask that it is hard to {doing}: the problem is real. One or none: change for whom {name} is.',
      ),
      tell(
        'Two products let {clients} {doing} and have few complaints: find what they leave out for {clients}, or take another group.',
      ),
      tell(
        'No product at all for {goods}: either {clients} do not pay for it, or nobody has tried where you are; ask three of them which.',
      ),
      tell(
        'The same complaint 10 times or more from {clients} who {doing}: this is the sentence for your page, and it belongs to {first}.',
      ),
    ]),
    tableUnder(
      'Counting from the bottom up',
      [
        ['Step', 'Your figure', 'Source and year'],
        [tell('{Clients} who {doing} where you begin'), '', ''],
        [tell('Of these {clients}, those you can reach in a month'), '', ''],
        [tell('Of those, the ones who make a first {deal} (take 5 of 100 until you know)'), '', ''],
        [tell('{Deals} of one of the {clients} in a year'), '', ''],
      ],
      tell(
        'Multiply the rows, halve the one you trust least, and ask whether {name} is still worth building for so many {clients}.',
      ),
    ),
    listUnder('When you are done', [
      tell('One sentence: “{Clients} use … today, it fails when …, and {name} …”, with a link behind each half.'),
      tell('A decision in the chat: whom {name} is for first, and which of the present ways it replaces.'),
    ]),
  ]);
}
