import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { startMessage } from '#shared/chat.ts';
import { checkDocument } from '#shared/document-check/document-check.ts';
import { findIds } from '#shared/document-check/ids.ts';
import { createConversation } from '#worker/features/guide/testing/run-conversation.ts';
import type { Outcome } from '#worker/features/guide/testing/run-turn.ts';

const ideas = {
  kiosk:
    'Neighbours order lunch boxes from a kiosk by ten, pay by card and collect them at noon. The kiosk sees how many boxes to pack. Neighbours can rate a box.',
  lending:
    'Members of a toy library reserve toys, borrow them for two weeks and give them back. The librarian sees what is overdue and reminds members. Members can export their history.',
  readings:
    'Beekeepers weigh their hives with a scale that sends a reading every hour. They see the weight of each hive as a chart and get a message when it falls by two kilos.',
};
type Talk = ReturnType<typeof createConversation>;
type Deed = (talk: Talk) => Promise<Outcome[]>;

const say =
  (...said: string[]): Deed =>
  async (talk) => {
    const turns: Outcome[] = [];
    for (const text of said) turns.push(await talk.say(text));
    return turns;
  };
const edit =
  (change: (content: string) => string): Deed =>
  async (talk) => {
    const content = talk.bodyOf('requirements') ?? '';
    talk.save({ title: 'Requirements', type: 'requirements', content: change(content) });
    return [];
  };

const headings = /^### (FR-\d+) (.+)$/gm;
const featuresIn = (content: string | undefined) =>
  new Map(Array.from((content ?? '').matchAll(headings), ([, id = '', title = '']) => [id, title]));
const lastId = (content: string) => Math.max(...[...featuresIn(content).keys()].map((id) => Number(id.slice(3))));
const blockOf = (content: string, at: number) => /^### FR-\d+ [\s\S]*?(?=\n##)/gm.exec(content.slice(at))?.[0] ?? '';
const nthBlock = (content: string, nth: number) => {
  const starts = Array.from(content.matchAll(headings), ({ index }) => index);
  return blockOf(content, starts[nth % starts.length] ?? 0);
};

const deeds: Record<string, Deed> = {
  'leaves the second feature out': async (talk) => {
    const [, id] = [...featuresIn(talk.bodyOf('requirements')).keys()];
    return id ? say(`remove ${id}`)(talk) : [];
  },
  'leaves something out': say('no card payment, people pay cash'),
  'brings it back': say('bring back the card payment'),
  'wants no export': say('drop the export'),
  'adds a feature': say('They can also invite a friend by a link.'),
  'adds another and asks for it': say('Everybody can report a broken one with a photo.', 'update the requirements'),
  'asks for the requirements': say('write the requirements'),
  'renames the second feature': edit((content) => {
    const block = nthBlock(content, 1);
    return content.replace(block, block.replace(/^(### FR-\d+) .+/, '$1 Called by a name of my own'));
  }),
  'changes a criterion': edit((content) =>
    content.replace(/THE SYSTEM SHALL [^\n]+/, 'THE SYSTEM SHALL ring a bell within 3 seconds.'),
  ),
  'takes the third feature out': edit((content) => content.replace(`${nthBlock(content, 2)}\n`, '')),
  'adds one by hand': edit((content) => {
    const id = `FR-${Math.max(lastId(content) + 1, Number(/gets number (\d+)/.exec(content)?.[1] ?? 0))}`;
    const block = nthBlock(content, featuresIn(content).size - 1);
    return content.replace(
      block,
      `${block.trimEnd()}\n\n### ${id} Ring the bell on Sundays ${id}\n\nSomebody rings it.\n\n- **${id}.1** WHEN it is Sunday, THE SYSTEM SHALL ring the bell within 5 seconds.\n`,
    );
  }),
};

/** What is written about features anywhere else is held against the requirements as they are saved then. */
function checkNames(talk: Talk, texts: string[]): void {
  const content = talk.bodyOf('requirements') ?? '';
  const known = featuresIn(content);
  const given = new Set(findIds(content).flatMap(({ id }) => [id]));
  for (const text of texts) {
    const named = findIds(text).filter(({ kind }) => kind === 'FR' || kind === 'SM');
    expect(named.map(({ id }) => id).filter((id) => !given.has(id))).toEqual([]);
    for (const { id, end } of named) {
      const after = text.slice(end).replace(/^[\s:“"*]+/, '');
      const meant = [...known].find(
        ([other, title]) => other !== id && title.length > 8 && after.startsWith(title) && known.get(id) !== title,
      );
      expect(meant && `${id} is called ${meant[1]}`).toBeUndefined();
    }
  }
}

const linesIn = (content: string) => content.split('\n').filter((line) => line.trim() !== '');

/** What a person has written over the requirements and taken out of them by hand, by feature. */
function createHand() {
  const written = new Map<string, string[]>();
  const takenOut = new Set<string>();
  return {
    learn: (before: string, after: string) => {
      const old = linesIn(before);
      for (const [id, title] of featuresIn(after)) {
        const mine = linesIn(blockOf(after, after.indexOf(`### ${id} ${title}`))).filter((line) => !old.includes(line));
        written.set(id, [...(written.get(id) ?? []), ...mine]);
      }
      for (const [id, title] of featuresIn(before)) if (!featuresIn(after).has(id)) takenOut.add(title);
    },
    check: (content: string) => {
      const [features, lines] = [featuresIn(content), linesIn(content)];
      for (const [id, mine] of written)
        if (features.has(id)) expect(mine.filter((line) => !/^### /.test(line) && !lines.includes(line))).toEqual([]);
      expect([...features.values()].filter((title) => takenOut.has(title))).toEqual([]);
    },
  };
}

async function live(idea: string, chosen: string[]) {
  const talk = createConversation(idea);
  await talk.say(startMessage);
  await talk.say([]);
  await talk.say('write the requirements');
  const hand = createHand();
  let content = talk.bodyOf('requirements') ?? '';
  let highest = lastId(content);
  for (const name of chosen) {
    const [old, before] = [content, featuresIn(content)];
    const turns = (await deeds[name]?.(talk)) ?? [];
    content = talk.bodyOf('requirements') ?? '';
    if (turns.length === 0) hand.learn(old, content);
    hand.check(content);
    for (const [id, title] of featuresIn(content)) {
      if (before.has(id) && turns.length > 0) expect(title).toBe(before.get(id));
      if (!before.has(id)) expect(Number(id.slice(3))).toBeGreaterThan(highest);
    }
    highest = Math.max(highest, lastId(content));
    for (const document of turns.flatMap(({ documents }) => documents))
      expect(checkDocument(document).filter(({ severity }) => severity === 'error')).toEqual([]);
  }
  const made = await say('write the plan', 'write the test plan', 'write the prompts')(talk);
  const texts = made.flatMap(({ documents, prompts }) =>
    [...documents, ...prompts].map((one) => `${one.title}\n${one.content}`),
  );
  expect(texts.length).toBeGreaterThan(2);
  checkNames(talk, texts);
}

describe('the ids of the saved requirements', () => {
  it.each(Object.entries(ideas))(
    'stay with their features, whatever is decided or edited: %s',
    async (_, idea) => {
      await fc.assert(
        fc.asyncProperty(fc.shuffledSubarray(Object.keys(deeds), { minLength: 4 }), (chosen) => live(idea, chosen)),
        { numRuns: 4, seed: 11 },
      );
    },
    600_000,
  );
});
