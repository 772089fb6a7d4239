import { describe, expect, test } from 'vitest';
import { readUnits } from '#worker/features/guide/testing/sentences.ts';
import { asks } from '../eval/asks.ts';
import type { Conversation } from '../eval/conversation.ts';
import { findFailures, listOver, tellFailures } from '../eval/failures.ts';
import { heldOutIdeas } from '../eval/held-out/all.ts';
import { ideas } from '../eval/ideas/all.ts';
import { findLeftovers } from '../eval/leftovers.ts';
import { measureAll, measureEase } from '../eval/measures.ts';

describe('targets', () => {
  const idea = { key: 'a', name: 'Loaf', description: 'Bakers sell bread' };
  const cost = { calls: 0, inputTokens: 0, outputTokens: 0, sentBack: 0, faults: 0 };
  const talk = (more: Partial<Conversation>): Conversation => ({
    ...{ idea, written: [], missing: [], decisions: [], cost, said: [] },
    ...more,
  });
  const missing = asks.map((ask) => ({ ask, reply: 'I would rather not.' }));

  test('are missed by a kind of text that no idea has', () => {
    const failures = findFailures([talk({ missing })], []);
    expect(failures.map(({ what }) => what)).toEqual(asks.map(() => 'not written'));
    expect(findFailures([talk({ missing, idea: { ...idea, isVague: true } })], [])).toEqual([]);
  });

  test('are missed by sameness, by what is adrift and by poor entities, each in a line of its own', () => {
    const stock = Array.from({ length: 10 }, (_, at) => `- Every part of it is tried by hand, number ${at} of many.`);
    const written = (of: 'document' | 'prompt', kind: string, type: string, content: string) => ({
      ...{ of, kind, type, title: kind, content },
    });
    const texts = [
      written('document', 'requirements', 'requirements', '# R\n\n### FR-1 Offer loaves\n\n### FR-2 Order bread\n'),
      written('document', 'growth plan', 'growth', `# G\n\n${stock.join('\n')}\n- FR-3 is next.\n`),
      written(
        'document',
        'data model',
        'database',
        '# D\n\n```sql\ncreate table loaves (\n  id text primary key\n);\n```\n',
      ),
    ];
    const talks = ['a', 'b'].map((key) => talk({ idea: { ...idea, key }, written: texts }));
    const failures = findFailures(talks, measureAll(talks));
    const found = failures.map(({ at, what }) => `${at}: ${what}`);
    expect(tellFailures(failures)).toMatch(/^\d+ targets are missed: errors \d+, word for word 2, adrift 2, poor 2\.$/);
    expect(found).toEqual(
      expect.arrayContaining([
        'a, growth plan: 100 % stands word for word in another’s',
        'a, growth plan: line 13: FR-3 is given nowhere',
        'a, data model: loaves has 0 fields of its own',
      ]),
    );
    const heldOut = talks.map((one, at) => (at === 1 ? talk({ ...one, idea: { ...one.idea, isHeldOut: true } }) : one));
    expect(tellFailures(findFailures(heldOut, measureAll(heldOut)))).toContain('word for word 1, adrift 2, poor 2');
  });

  describe('of the masked figures', () => {
    const filled = (key: string, shared: number) => {
      const lines = Array.from({ length: 10 }, (_, at) =>
        at < shared
          ? `- Every part of “${key}” is tried by hand, number ${at} of many.`
          : `- What ${key}${at} is about and nobody else, told once more in its own words.`,
      );
      const content = `# G\n\n${lines.join('\n')}\n`;
      return talk({
        idea: { ...idea, key },
        written: [{ of: 'document', kind: 'growth plan', type: 'growth', title: 'G', content }],
      });
    };
    const judge = (shared: number[]) => {
      const talks = shared.map((count, at) => filled('abcdefg'[at] ?? '', count));
      const measured = measureAll(talks);
      const missed = findFailures(talks, measured).filter(({ target }) => target !== 'errors');
      return { missed: missed.map(({ at, what }) => `${at}: ${what}`), over: listOver(measured) };
    };

    test('the median of a kind fails, and what a single text has is listed', () => {
      const { missed, over } = judge([10, 10, 10, 10, 10]);
      expect(missed).toEqual([
        'growth plan: the median: 100 % is another’s but for what is filled in',
        'growth plan: the median: 100 % is of the mould of others’',
      ]);
      expect(over).toHaveLength(10);
    });

    test('a few texts over it fail nothing, and are listed, the highest first', () => {
      const { missed, over } = judge([5, 10, 0, 0, 0]);
      expect(missed).toEqual([]);
      expect(over[0]?.at).toBe('a, growth plan');
      expect(over.map(({ what }) => what)).toContain('50 % is another’s but for what is filled in');
    });

    test('of fewer than five ideas, and of those that are held out, none is judged', () => {
      expect(judge([10, 10, 10, 10]).missed).toEqual([]);
      const talks = ['a', 'b', 'c', 'd', 'e'].map((key) => filled(key, 10));
      const heldOut = talks.map((one) => talk({ ...one, idea: { ...one.idea, isHeldOut: true } }));
      expect(findFailures(heldOut, measureAll(heldOut)).filter(({ target }) => target !== 'errors')).toEqual([]);
    });
  });

  test('an idea that is held out changes no figure of the others, and is compared with them', () => {
    const content = '# G\n\n- Every part of it is tried by hand, once a week.\n';
    const text = { of: 'document' as const, kind: 'growth plan', type: 'growth', title: 'G', content };
    const heldOut = talk({ idea: { ...idea, key: 'h', isHeldOut: true }, written: [text] });
    const shares = measureAll([talk({ written: [text] }), heldOut]).map(({ ideaKey, unchangedShare }) => [
      ideaKey,
      unchangedShare,
    ]);
    expect(shares).toEqual([
      ['a', 0],
      ['h', 1],
    ]);
  });
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
  expect(heldOutIdeas.length).toBeGreaterThanOrEqual(8);
  const keys = [...ideas, ...heldOutIdeas].map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expect(ideas.filter(({ isVague }) => isVague)).toHaveLength(1);
  const words = ideas.map(({ description }) => description.split(/\s+/).length);
  expect(Math.min(...words)).toBeLessThan(5);
  expect(Math.max(...words)).toBeGreaterThan(2_600);
});
