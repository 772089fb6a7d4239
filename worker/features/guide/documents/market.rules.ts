import { type Doing, listKinds, tellDeed } from '#worker/features/guide/documents/doings.rules.ts';
import { incomeOf } from '#worker/features/guide/documents/earning.rules.ts';
import { placesOf } from '#worker/features/guide/documents/meeting.rules.ts';
import { headsOf } from '#worker/features/guide/documents/sums.rules.ts';
import { joinParts, listUnder, tableUnder } from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, fill, joinWords, lowerFirst, patternOfNoun } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const mostKinds = 5;
const quoted = ({ feature }: Doing) => `“${lowerFirst(feature.title)}”`;

/**
 * The market and competitor worksheet: how each thing that people do here is done today, what to search for, and which finding
 * changes what is built. It names no competitor and no figure of the market, because the guide has looked nothing up.
 */
export function writeMarket(product: Product, basis: string): string {
  const { idea, name } = product;
  const kinds = listKinds(product).slice(0, mostKinds);
  return joinParts([
    `# ${name}: market and competitors`,
    `From ${basis}. Nothing was looked up.`,
    tableUnder('Ways in which people manage today', [
      ['What', 'Guessed way', 'What it costs', 'Seen by you'],
      ...kinds.map((doing) => [
        `${doing.feature.id} ${doing.feature.title} (${doing.who.many})`,
        tellDeed(doing, doing.deed.way),
        tellDeed(doing, doing.deed.cost),
        '…',
      ]),
    ]),
    `## Talks with five ${idea.client.many}, before they see ${name}\n\n${askAbout(kinds)}`,
    listUnder('What to search for', withThing(product, searchesOf(product, kinds))),
    tableUnder(
      'Competitors',
      [
        [
          'Product and link',
          ...kinds.slice(0, 3).map(({ feature }) => `${feature.id} ${feature.title}: how?`),
          'Price, seen on',
          'Top 3 complaints with count',
        ],
        ...[1, 2, 3].map((row) => [`${row}.`, ...kinds.slice(0, 3).map(() => '…'), '…', '…']),
      ],
      `Each after ${kinds[0] ? quoted(kinds[0]) : name} with your own ${kinds[0]?.object.many ?? 'data'}.`,
    ),
    tableUnder('How to judge what you find', [['You find', 'Then'], ...judgements(product, kinds)]),
    countUp(product),
  ]);
}

/** The thing that a person has named is searched for, also where nothing that is done names it. */
function withThing({ idea }: Product, rows: string[]): string[] {
  const isNamed = !idea.reading?.refused.length || rows.some((row) => patternOfNoun(idea.item).test(row));
  return isNamed ? rows : [...rows, `What ${idea.client.many} use for ${idea.item.many} today`];
}

/** A question about the last time for each kind of thing that is done, to those who do it. */
function askAbout(kinds: Doing[]): string {
  const lines = kinds
    .slice(0, 4)
    .map((doing) => `${tellDeed(doing, doing.deed.ask)} (${doing.who.many}; ${doing.feature.id})`);
  return `${lines.map((line, index) => `${index + 1}. ${line}`).join('\n')}`;
}

function searchesOf(product: Product, kinds: Doing[]): string[] {
  return [
    ...kinds.slice(0, 4).map((doing) => `${tellDeed(doing, doing.deed.kind)} (${doing.feature.id})`),
    ...(product.platform === 'command line'
      ? [`Package registry and GitHub, for tools of ${product.idea.client.many}: last release, open issues`]
      : [`What is asked at ${joinWords(placesOf(product).slice(0, 2))} by ${product.idea.client.many}`]),
  ];
}

/** Which finding changes what: the first things that are done, and what was ruled out. */
function judgements(product: Product, kinds: Doing[]): string[][] {
  const { idea, excluded } = product;
  const [first, second] = kinds;
  const [out] = excluded;
  const { key } = incomeOf(product);
  const isInside = key === 'own' || key === 'mine';
  return [
    ...(first
      ? [
          [
            `Three of five ${first.who.many} complain about ${quoted(first)} before you ask`,
            `${first.feature.id} is built first, and what ${first.who.many} said of their ${first.object.many} is the headline`,
          ],
        ]
      : []),
    ...(first && second
      ? [
          [
            `${capitalise(second.who.many)} sigh over ${quoted(second)} and shrug at ${quoted(first)}`,
            `${second.feature.id} comes first; ${first.object.many} can wait`,
          ],
          [
            `One product does both ${quoted(first)} and ${quoted(second)}, and ${first.who.many} like it`,
            isInside
              ? `Take it for a month with real ${first.object.many}, and build only what it lacks`
              : `Find the ${idea.client.many} whose ${second.object.many} it does not suit, or stop`,
          ],
        ]
      : []),
    ...(out
      ? [
          [
            `Most ask for what is left out (“${out.replace(/\.$/, '')}”)`,
            `Write down what they do with it; it goes back in only if ${first ? quoted(first) : 'the rest'} is worth nothing to ${idea.client.many} without it`,
          ],
        ]
      : []),
  ];
}

/** How many there are: what was said, and what has to be found out. Nothing where the people are known by name. */
function countUp(product: Product): string {
  const { idea } = product;
  const { key, slots } = incomeOf(product);
  if (key === 'own' || key === 'mine') return '';
  const heads = headsOf(product, idea.client);
  const tell = (text: string) => capitalise(fill(text, slots));
  return tableUnder('Counting from the bottom up', [
    ['Step', 'Your figure', 'Source and year'],
    [
      tell('{Clients} you could ask yourself this month about “{most}”'),
      heads.told ? String(heads.many) : '…',
      heads.told ? 'you' : '…',
    ],
    [tell('{Clients} with “{most}” in the last four weeks'), '…', '…'],
    [
      tell(
        key === 'hosts' || key === 'share'
          ? '{Payers} they do it with'
          : '{Clients} who pay for “{most}” in some way today',
      ),
      '…',
      '…',
    ],
  ]);
}
