import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { keyOf, readUnits } from '#worker/features/guide/testing/sentences.ts';
import { maskerOf, readFillings } from '../eval/masks.ts';
import { compareTexts, mostShared } from '../eval/sameness.ts';
import { coverageOf, moulderOf, readTerms, usesTerm } from '../eval/terms.ts';

describe('sentences', () => {
  test('are of paragraphs, items, quotations and rows, from four words on; headings, code and column names are none', () => {
    const content = `# A heading that has many words

The baker opens the list. It is sorted by time, e.g. 07:30 first! Too short.
- WHEN an order comes, THE SYSTEM SHALL keep it
> A quotation is read like any other text.

| Name | What it is for here |
|---|---|
| Loaf | What a baker offers each day |
| Two | words |

\`\`\`mermaid
flowchart LR this is code and not a sentence
\`\`\``;
    expect(readUnits(content).map(({ text, kind, line }) => [kind, line, text])).toEqual([
      ['sentence', 3, 'The baker opens the list.'],
      ['sentence', 3, 'It is sorted by time, e.g. 07:30 first!'],
      ['sentence', 4, 'WHEN an order comes, THE SYSTEM SHALL keep it'],
      ['sentence', 5, 'A quotation is read like any other text.'],
      ['row', 9, 'Loaf | What a baker offers each day'],
    ]);
  });

  test.each([
    ['- **FR-2**: As in Requirements v1.', 'fr-12  as in requirements V10'],
    ['Serves: T-3, T-4', 'serves T-1 T-2'],
    ['“Größe” of the loaf', 'größe of the LOAF!'],
  ])('%j and %j are the same', (one, other) => {
    expect(keyOf(one)).toBe(keyOf(other));
  });

  test.each([
    ['within 5 seconds', 'within 10 seconds'],
    ['the baker bakes', 'the baker baked'],
    ['at least 40 %', 'at least 40'],
  ])('%j and %j differ', (one, other) => {
    expect(keyOf(one)).not.toBe(keyOf(other));
  });
});

/** A text of a product, masked and moulded as the evaluation does. */
const textOf = (ideaKey: string, name: string, content: string, description = '') => ({
  ideaKey,
  content,
  mask: maskerOf(readFillings(name, [content])),
  mould: moulderOf({ key: ideaKey, description }, []),
});
const shareOf = (
  figure: 'verbatimShare' | 'unchangedShare' | 'sameMouldShare',
  ...texts: ReturnType<typeof textOf>[]
) => compareTexts(texts).map((compared) => compared[figure]);

describe('what is filled in', () => {
  const write = (name: string, title: string, person: string, table: string) => `# ${name}: plan

### FR-1 ${title}

${person} opens the page of ${name} and sees “${title.toLowerCase()}” first. Then ${person} reads \`${table}\` from Requirements v2 once more.

- ${title} (FR-1.2) comes before everything else that anybody asks of it.
- Read \`${table}.name\` and write it down; ${name}’s own rules win over all others.
`;
  const bread = textOf('a', 'Morning Loaf', write('Morning Loaf', 'Order bread', 'Hanna', 'loaves'));
  const coats = textOf('b', 'Warm Coats', write('Warm Coats', 'Register coats with size', 'Jonas', 'coats'));

  test('makes no sentence another one: a text with other names and titles is wholly unchanged', () => {
    expect(shareOf('unchangedShare', bread, coats)).toEqual([1, 1]);
    expect(shareOf('verbatimShare', bread, coats)).toEqual([0, 0]);
  });

  test.each([
    ['the name', 'Take Morning Loaf with you to the door', 'Take Warm Coats with you to the door'],
    [
      'a quotation',
      'Begin with “order bread” and go on from there',
      'Begin with “give coats away” and go on from there',
    ],
    [
      'more quotations',
      'Build “a”, “b” and “c” before anything else is begun',
      'Build “d” before anything else is begun',
    ],
    ['code', 'The rows of `loaves` are read once a day', 'The rows of `coats` are read once a day'],
    ['ids', 'What FR-1 and FR-2.3 promise is tried first', 'What FR-7 promise is tried first'],
    ['a version', 'It follows Requirements v2 in all that it says', 'It follows Requirements v11 in all that it says'],
  ])('%s', (_, one, other) => {
    const texts = [textOf('a', 'Morning Loaf', `- ${one}`), textOf('b', 'Warm Coats', `- ${other}`)];
    expect(shareOf('unchangedShare', ...texts)).toEqual([1, 1]);
  });

  test.each([
    [
      'other words',
      'Begin with “order bread” before eight in the morning',
      'Begin with “order bread” after the last tram',
    ],
    ['another number', 'Answer each call within 2 seconds at most', 'Answer each call within 5 seconds at most'],
    [
      'another place in the sentence',
      'First comes Tidy and then the others follow',
      'First comes the rest and then Tidy follows',
    ],
  ])('%s make another sentence', (_, one, other) => {
    expect(shareOf('unchangedShare', textOf('a', 'Tidy', `- ${one}`), textOf('b', 'Tidy', `- ${other}`))).toEqual([
      0, 0,
    ]);
  });

  test('a label before a quotation counts neither for nor against a text', () => {
    const own = 'The baker sees at four how many loaves are left from yesterday.';
    const [compared] = compareTexts([
      textOf('a', 'Loaf', `${own}\n\n- In your words: “bread the evening before”`),
      textOf('b', 'Coat', '- In your words: “coats for families”'),
    ]);
    expect(compared?.compared.map(({ text }) => text)).toEqual([own]);
    expect(compared?.unchangedShare).toBe(0);
  });
});

describe('what stands unchanged', () => {
  const compared = compareTexts([
    textOf(
      'a',
      'Morning Loaf',
      'The baker sees every order of the next morning. Sign in with an e-mail address. Bakers are told at once when bread is gone.',
      'Bakers sell bread.',
    ),
    textOf(
      'b',
      'Tidy',
      'Drivers are told at once when coats is gone. A run ends with one code at most.\n\n- sign in with an e-mail ADDRESS',
      'Drivers bring coats.',
    ),
    textOf('b', 'Tidy', 'A run ends with one code at most.'),
  ]);

  test('counts what another idea has, not what the same idea says twice; the mould leaves out the own words', () => {
    expect(compared.map(({ unchangedShare }) => unchangedShare)).toEqual([1 / 3, 1 / 3, 0]);
    expect(compared.map(({ sameMouldShare }) => sameMouldShare)).toEqual([2 / 3, 2 / 3, 0]);
    expect(mostShared(compared, 10)).toEqual([{ text: 'Sign in with an e-mail address.', ideas: 2 }]);
    expect(mostShared(compared, 10, 'mould')).toEqual([
      { text: 'Bakers are told at once when bread is gone.', ideas: 2 },
    ]);
  });

  test.each([
    [['loaves', 'lenses'], 0],
    [['loaves', 'lenses', 'coats'], 1],
  ])('of 25 ideas, %j built alike have a share of %i in a mould', (things, share) => {
    const alike = things.map((thing) => textOf(thing, '', `Each box of ${thing} is counted before it goes.`, thing));
    const others = Array.from({ length: 25 - things.length }, (_, at) => textOf(`${at}`, '', 'Nothing.'));
    expect(shareOf('sameMouldShare', ...alike, ...others).slice(0, things.length)).toEqual(things.map(() => share));
    expect(shareOf('unchangedShare', ...alike, ...others).slice(0, things.length)).toEqual(things.map(() => 0));
  });

  test('shares lie between 0 and 1, the mould’s is not smaller, and order does not matter', () => {
    const words = fc
      .array(fc.constantFrom('Sun', 'order', 'the', 'FR-1', 'loaf.', 'Shop', '“sun shop”', 'keeps'), { maxLength: 40 })
      .map((all) => all.join(' '));
    const anyText = fc
      .record({ ideaKey: fc.constantFrom('a', 'b', 'c'), name: fc.constantFrom('Sun', 'Shop'), content: words })
      .map(({ ideaKey, name, content }) => textOf(ideaKey, name, content, 'An order of loaves'));
    fc.assert(
      fc.property(fc.array(anyText, { maxLength: 8 }), (texts) => {
        const found = compareTexts(texts);
        for (const { unchangedShare, sameMouldShare } of found) {
          expect(unchangedShare).toBeGreaterThanOrEqual(0);
          expect(sameMouldShare).toBeGreaterThanOrEqual(unchangedShare);
          expect(sameMouldShare).toBeLessThanOrEqual(1);
        }
        const shares = (all: typeof found) => all.map(({ unchangedShare }) => unchangedShare);
        expect(shares(compareTexts(texts.toReversed())).toReversed()).toEqual(shares(found));
      }),
    );
  });
});

test('a sentence is about an idea by words of its description or answers, not by those that many ideas have nor by what is filled in', () => {
  const idea = (key: string, description: string) => ({ key, description });
  const terms = readTerms([
    { ...idea('a', 'Customers order bread'), answers: { pay: 'At the counter' } },
    idea('b', 'Customers rent lenses'),
    idea('c', 'Customers read stories'),
    idea('d', 'Customers sing'),
  ]);
  const own = terms.get('a') ?? new Set<string>();
  const mask = maskerOf(readFillings('Bread Now', ['### FR-1 Order bread']));
  const sentences = ['They ordered two.', 'Breads are listed.', 'Counters are busy.', 'Customers sign in.'];
  const filled = ['Order bread comes first.', 'Bread Now is fast.', '“Bread” is done.', 'It reads `bread`.'];
  expect([...sentences, ...filled].map((text) => usesTerm(mask(text), own))).toEqual([
    ...[true, true, true, false],
    ...[false, false, false, false],
  ]);
  expect(coverageOf('Bread is ordered.', { description: 'Customers order bread quickly' })).toBe(2 / 4);
});
