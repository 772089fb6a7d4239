import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ideas } from '../eval/ideas/all.ts';
import { findLeftovers } from '../eval/leftovers.ts';
import { measureEase } from '../eval/measures.ts';
import { compareTexts, mostShared } from '../eval/sameness.ts';
import { keyOf, readUnits } from '../eval/sentences.ts';
import { coverageOf, maskerOf, readTerms, usesTerm } from '../eval/terms.ts';

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

describe('what stands unchanged', () => {
  const text = (ideaKey: string, name: string, content: string) => ({
    ideaKey,
    content,
    mask: maskerOf({ idea: { key: ideaKey, name, description: '' }, decisions: [] }),
  });
  const compared = compareTexts([
    text(
      'a',
      'Morning Loaf',
      'The baker sees every order. Sign in with an e-mail address. Morning Loaf is for people in town.',
    ),
    text('b', 'Tidy', 'Tidy is for people in town. A run ends with one code.\n\n- sign in with an e-mail ADDRESS'),
    text('b', 'Tidy', 'A run ends with one code.'),
  ]);

  test('counts what another idea has, not what the same idea says twice; the mould leaves out the own words', () => {
    expect(compared.map(({ unchangedShare }) => unchangedShare)).toEqual([1 / 3, 1 / 3, 0]);
    expect(compared.map(({ sameMouldShare }) => sameMouldShare)).toEqual([2 / 3, 2 / 3, 0]);
    expect(mostShared(compared, 10)).toEqual([{ text: 'Sign in with an e-mail address.', ideas: 2 }]);
  });

  test('shares lie between 0 and 1, the mould’s is not smaller, and order does not matter', () => {
    const words = fc
      .array(fc.constantFrom('Sun', 'order', 'the', 'FR-1', 'loaf.', 'Shop'), { maxLength: 30 })
      .map((all) => all.join(' '));
    const anyText = fc
      .record({ ideaKey: fc.constantFrom('a', 'b', 'c'), name: fc.constantFrom('Sun', 'Shop'), content: words })
      .map(({ ideaKey, name, content }) => text(ideaKey, name, content));
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

test('a sentence is about an idea by its words or its decisions, not by those that many ideas have', () => {
  const idea = (key: string, description: string) => ({
    idea: { key, name: '', description },
    decisions: [] as never[],
  });
  const terms = readTerms([
    { ...idea('a', 'Customers order bread'), decisions: [{ topic: 'Payment', decision: 'At the counter' }] },
    idea('b', 'Customers rent lenses'),
    idea('c', 'Customers read stories'),
    idea('d', 'Customers sing'),
  ]);
  const own = terms.get('a') ?? new Set<string>();
  expect(
    ['They ordered two.', 'Breads are listed.', 'Counters are busy.', 'Customers sign in.'].map((text) =>
      usesTerm(text, own),
    ),
  ).toEqual([true, true, true, false]);
  expect(coverageOf('Bread is ordered.', { description: 'Customers order bread quickly' })).toBe(2 / 4);
});

describe('slips', () => {
  test.each([
    ['Open {name} first and go on.', 'a placeholder is not filled'],
    ['It is [insert name here] for now.', 'a placeholder is not filled'],
    ['It holds undefined for now.', 'a value is missing'],
    ['They see the the list.', 'a word is doubled'],
    ['They see a the list.', 'two articles'],
    ['A baker opens a order.', 'a before a vowel'],
    ['They write an requirement.', 'an before a consonant'],
    ['They order , then pay.', 'a space before a mark'],
    ['They order.. then pay.', 'two marks'],
    ['They call it “” at home.', 'empty brackets or quotes'],
    ['It opens. the list is empty here.\n\nthey see the list at once.', 'a sentence begins small'],
    ['| a | b |\n|---|---|\n| one |', 'a table row has other columns'],
    ['It is **bold and stays so.', 'bold does not end'],
    ['Run `npm test to see it.', 'code does not end'],
    ['See [the page]() for more.', 'a link is broken'],
    ['```js\nconst a = 1;', 'a code block does not end'],
    ['```mermaid\nnothing to draw\n```', 'a diagram can not be drawn'],
    ['```mermaid\nflowchart LR\nGröße --> B\n```', 'a diagram can not be drawn'],
  ])('%j', (content, fault) => {
    expect(findLeftovers(content).map((found) => found.fault)).toContain(fault);
  });

  test('none in a sound text', () => {
    const content = `# Title

An hour, a user, an FR-1, a European, a one-off, an SMS, an npm package, an API and a URL. It had had its day, and that that is so is known.
“the the” is quoted; \`undefined\` is code. npm runs it. iPhone owners see it. Wait … and see, e.g. the 8 o’clock list.

- an item without an end
| a | b \\| c |
|---|---|
| **one** | \`a\\|b\` |

\`\`\`mermaid
flowchart LR
  a["A baker"] --> b[("Orders")]
\`\`\``;
    expect(findLeftovers(content)).toEqual([]);
  });
});

test('simple sentences read more easily than learned ones', () => {
  const simple = measureEase(readUnits('The cat sat on the mat. The dog ran to the cat.'));
  const learned = measureEase(
    readUnits(
      'Organisational interoperability necessitates comprehensive documentation of heterogeneous infrastructures.',
    ),
  );
  expect(simple.ease).toBeGreaterThan(90);
  expect(learned.ease).toBeLessThan(simple.ease);
  expect(learned.grade).toBeGreaterThan(simple.grade);
  expect(measureEase([])).toEqual({ ease: 0, grade: 0 });
});

test('the ideas are many and different', () => {
  expect(ideas.length).toBeGreaterThanOrEqual(34);
  expect(new Set(ideas.map(({ key }) => key)).size).toBe(ideas.length);
  expect(ideas.filter(({ isVague }) => isVague)).toHaveLength(1);
  const words = ideas.map(({ description }) => description.split(/\s+/).length);
  expect(Math.min(...words)).toBeLessThan(5);
  expect(Math.max(...words)).toBeGreaterThan(2_600);
});
