import { describe, expect, it } from 'vitest';
import { converse } from '#worker/features/guide/testing/run-conversation.ts';

const sauna =
  'A sauna club on a lake. Guests book a time for the sauna at least 2 hours ahead and pay by card. Organisers confirm a booking, block times, and lend towels. Towels come back within 5 days.';
const titlesOf = (content = '') => [...content.matchAll(/^#{2,4} (FR-\d+ .+)$/gm)].map(([, title]) => title);
/** The features alone; above and below them stands what was said and when. */
const featuresOf = (content: string) => content.slice(content.search(/^#{2,4} FR-1 /m)).split(/^## /m)[0] ?? '';
/** The requirements after what was said, revised where the guide only offers it. */
const revised = async (...said: string[]) => {
  const { turns, last, brief } = await converse(sauna, [[], ...said]);
  const before = turns[1]?.documents[0]?.content ?? '';
  if (last.documents.length > 0) return { before, after: last.documents[0]?.content ?? '', last, brief };
  const again = await converse(sauna, [[], ...said, 'Update the requirements']);
  return { before, after: again.last.documents[0]?.content ?? '', last, brief };
};

describe('what is said of features by their numbers', () => {
  it.each([
    ['Remove FR-3, FR-2 and FR-4.', ['FR-2', 'FR-3', 'FR-4']],
    ['FR-2 and FR-3 must go. Remove them.', ['FR-2', 'FR-3']],
    ['FR-2 is not a feature. delete it', ['FR-2']],
  ])('takes out each of them and adds none: %s', async (said, ids) => {
    const { before, after, last } = await revised(said);
    const kept = titlesOf(before).filter((title) => !ids.some((id) => title?.startsWith(`${id} `)));
    expect(kept).toHaveLength(titlesOf(before).length - ids.length);
    expect(titlesOf(after)).toEqual(kept);
    expect(last.text).not.toContain('I can’t tell');
  });

  it('gives no number that was taken out to what was told since', async () => {
    const { last } = await converse(
      'Beekeepers weigh their hives with a scale that sends a reading every hour. They see the weight of each hive as a chart.',
      [[], 'They can also invite a friend by a link.', 'remove FR-2'],
    );
    const titles = titlesOf(last.documents[0]?.content);
    expect(titles.filter((title) => title?.startsWith('FR-2 '))).toEqual([]);
    expect(titles.join()).toMatch(/FR-[5-9] Invite a friend/);
  });

  it('names the number that there is not, and takes out the other', async () => {
    const { after, last } = await revised('Remove FR-2 and FR-77');
    expect(titlesOf(after).some((title) => title?.startsWith('FR-2 '))).toBe(false);
    expect(last.text).toContain('“FR-77”');
  });

  it('shows every one that a question names', async () => {
    const { last } = await converse(sauna, [[], 'what is FR-1? and what is FR-4?']);
    expect(last.text).toContain('FR-1 Book a time');
    expect(last.text).toMatch(/\*\*FR-4 /);
  });

  it('a new title for one is not a new name for the project', async () => {
    const { last } = await converse(sauna, [[], 'Rename FR-1 to Book the hut']);
    expect(last.text).toContain('FR-1');
    expect(last.text).not.toContain('settings');
  });
});

describe('a value in place of another', () => {
  it.each([
    [['Change 5 days to 3 days'], /\b3 days/, /\b5 days/],
    [['Change 5 days to 3'], /\b3 days/, /\b5 days/],
    [['Sorry, I meant at least 3 hours ahead'], /at least 3 hours ahead/, /\b2 hours|I meant/i],
    [
      ['Guests pay a deposit of 20 percent.', 'Go back: deposit it is, but 30 percent'],
      /30 percent/,
      /20 percent|goes? back\b/i,
    ],
    [['Guests may cancel up to 24 hours before.', 'And cancelling up to 48 hours'], /48 hours/, /24 hours/],
  ])('changes the sentence that held it: %j', async (said, now, old) => {
    const { before, after } = await revised(...said);
    expect(featuresOf(after)).toMatch(now);
    expect(featuresOf(after).match(old)).toBeNull();
    expect(titlesOf(after).length).toBeLessThanOrEqual(titlesOf(before).length + said.length - 1);
  });
});

describe('talk of the document that can’t be carried out', () => {
  it.each([
    'Put it in the architecture only',
    'FR-3 is wrong',
    'Sorry, I meant the other ones',
    'Change 80 days to 90 days',
  ])('is asked about and never kept: %s', async (said) => {
    const { last } = await converse(sauna, [[], said]);
    expect(last.decisions).toEqual([]);
    expect(last.documents).toEqual([]);
    expect(last.text).toContain('I can’t tell what');
  });
});

describe('requests in other words and spellings', () => {
  it.each([
    ['arkitecture', 'architecture'],
    ['busines modell', 'business'],
    ['write the arkitecture pls', 'architecture'],
  ])('%s', async (said, kind) => {
    const { last } = await converse(sauna, [[], said]);
    expect(last.documents.map(({ type }) => type)).toEqual([kind]);
    expect(last.decisions).toEqual([]);
  });

  it('a misspelt order for what is written already keeps nothing', async () => {
    const { last } = await converse(sauna, [[], 'make reqirments new']);
    expect(last.decisions).toEqual([]);
    expect(last.text).toContain('**Requirements** v1 already says all of it');
  });

  it('a misspelt prompt for a misspelt tool is a prompt', async () => {
    const { last } = await converse(sauna, [[], 'promt for lovabel']);
    expect(last.prompts[0]?.title).toContain('Lovable');
  });

  it.each(['Prompt for Codex: lend towels', 'Prompt for Claude Code for the lending of towels incl. tests'])(
    'a noun phrase asks for the prompt: %s',
    async (said) => {
      const { last } = await converse(sauna, [[], said]);
      expect(last.prompts.map(({ title }) => title)).toEqual([expect.stringContaining('Lend towels')]);
      expect(JSON.stringify(last.decisions)).not.toMatch(/prompt/i);
    },
  );

  it('a complaint about the reading leaves nothing out', async () => {
    const { last } = await converse(sauna, [[], 'no u got it wrong']);
    expect(last.decisions).toEqual([]);
    expect(last.documents).toEqual([]);
  });
});

describe('what is asked and told beside', () => {
  it('two subjects of a question are looked up each', async () => {
    const { last } = await converse(sauna, [
      [],
      'Guests pay a deposit of 20 percent.',
      'Cancelling is free up to 24 hours before.',
      'What is decided about deposit and cancelling?',
    ]);
    expect(last.text).toMatch(/^Decided on/);
    expect(last.text).toContain('20 percent');
    expect(last.text).toContain('24 hours');
  });

  it('a question about somebody whom nothing names is not answered by one word', async () => {
    const { last } = await converse(`${sauna} Lonely guests find company.`, [[], 'Will she be lonely?']);
    expect(last.text).toMatch(/^I do not know that/);
  });

  it('when something is closed is kept', async () => {
    const { last } = await converse(sauna, [[], 'the sauna is closed in August']);
    expect(last.decisions.map(({ decision }) => decision)).toEqual(['the sauna is closed in August']);
  });
});

it.each(['Yes', 'Yes, please revise them.', 'ok, update it please'])(
  'revises what it offered to revise: %s',
  async (agreed) => {
    const fact = 'A towel that is lost costs 12 euros.';
    const { turns, last } = await converse(sauna, [[], fact, agreed]);
    expect(turns.at(-2)?.text).toContain('Shall I revise the requirements?');
    expect(last.documents[0]?.content).toContain('12 euros');
  },
);
