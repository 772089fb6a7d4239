import { describe, expect, it } from 'vitest';
import { startMessage } from '#shared/chat.ts';
import { findIds } from '#shared/document-check/ids.ts';
import { createConversation } from '#worker/features/guide/testing/run-conversation.ts';
import { briefOf, runTurn } from '#worker/features/guide/testing/run-turn.ts';

const idea =
  'Neighbours order soup from a kitchen by ten and collect it at noon. The kitchen sees how many bowls to cook and can close a day. Each soup has a name, a price and a photo.';

/** Of it several journeys are told. */
const salon = 'Clients book appointments with stylists. The stylist sets hours.';

/** As another model writes it: other headings, ids of three digits, criteria without numbers, prose and a table. */
const foreign = `# Soup for the street

## Overview

A street orders its lunch. Cooks know the number before they begin.

## Personas

- Eaters who have 20 minutes for lunch
- Cooks

## Functional requirements

### FR-001: Order a bowl

An eater orders until ten.

#### Acceptance criteria

- WHEN an eater orders a bowl, THE SYSTEM SHALL show it to the cooks within 5 seconds.
- WHEN it is past ten, THE SYSTEM SHALL refuse the order and say so.

### FR-002: Close a day

- WHEN a cook closes a day, THE SYSTEM SHALL refuse orders for it.

### FR-004: Sing a song for the cook

| Verse | Sung by |
|---|---|
| 1 | All |

- WHEN the soup is ready, THE SYSTEM SHALL play the song within 2 seconds.

## Out of scope

- Delivery

## Success metrics

- **SM-001**: 30 bowls a day after 4 weeks

## Flow

1. Order 2. Eat
`;

const save = (content: string) => ({ title: 'Requirements', type: 'requirements', content });
const idsIn = (text: string) =>
  [
    ...new Set(
      findIds(text)
        .filter(({ kind, part }) => kind === 'FR' && part === 0)
        .map(({ id }) => id),
    ),
  ].toSorted();

describe('requirements that somebody else wrote', () => {
  it('give their ids, titles and criteria to the plan and the prompts', async () => {
    const talk = createConversation(idea);
    await talk.say(startMessage);
    talk.save(save(foreign));
    const plan = await talk.say('write the plan');
    expect(plan.reads).toEqual(['Requirements']);
    const content = plan.documents[0]?.content ?? '';
    expect(idsIn(content)).toEqual(['FR-1', 'FR-2', 'FR-4']);
    expect(content).toContain('FR-4 Sing a song for the cook');
    const { prompts } = await talk.say('write the prompt for FR-4');
    expect(prompts[0]?.title).toContain('Sing a song for the cook');
    expect(prompts[0]?.content).toMatch(/FR-4\.1: WHEN the soup is ready, THE SYSTEM SHALL play the song/);
  });

  it('keep every line when a decision is taken into them', async () => {
    const talk = createConversation(idea);
    await talk.say(startMessage);
    talk.save(save(foreign));
    await talk.say('Neighbours rate each soup.');
    const { documents, text } = await talk.say('update the requirements');
    const lines = (documents[0]?.content ?? '').split('\n');
    expect(foreign.split('\n').filter((line) => !lines.includes(line))).toEqual([]);
    expect(documents[0]?.content).toMatch(/### FR-5 Rate each soup\n[\s\S]+## Out of scope/);
    expect(text).toMatch(/Added: FR-5 Rate each soup/);
    expect(text).not.toContain('Removed');
  });

  it('lose what a decision takes out, and nothing else', async () => {
    const talk = createConversation(idea);
    await talk.say(startMessage);
    talk.save(save(foreign));
    const { documents } = await talk.say('remove FR-4');
    expect(documents[0]?.content).not.toContain('the song');
    expect(documents[0]?.content).toContain('### FR-001: Order a bowl\n\nAn eater orders until ten.');
    expect(documents[0]?.content).toMatch(/## Out of scope\n\n[\s\S]*sing a song/);
  });
});

describe('journeys that a person edited in the requirements', () => {
  const write = async (edit: (content: string) => string) => {
    const talk = createConversation(salon);
    await talk.say(startMessage);
    const content = (await talk.say([])).documents[0]?.content ?? '';
    const journeys = (text: string) => text.match(/^##+ J-.+/gm) ?? [];
    talk.save(save(edit(content)));
    const written = (await talk.say('write the user journeys')).documents[0]?.content ?? '';
    const tests = (await talk.say('write the test plan')).documents[0]?.content ?? '';
    return { before: journeys(content), after: journeys(written), written, tests };
  };
  const secondOf = (content: string) => /^### J-2 .*\n[\s\S]*?(?=^##)/m.exec(content)?.[0] ?? '';
  const bare = (headings: string[]) => headings.map((heading) => heading.replace(/^#+ /, ''));

  it('are told as they are when nobody touched them', async () => {
    const { before, after } = await write((content) => content);
    expect(before.length).toBeGreaterThan(1);
    expect(bare(after)).toEqual(bare(before));
  });

  it('are gone from the journeys when they were taken out', async () => {
    const { before, after, tests } = await write((content) =>
      content.replace(/^### J-1 .*\n[\s\S]*?(?=^### J-2)/m, ''),
    );
    expect(bare(after)).toEqual(bare(before).slice(1));
    expect(tests).toMatch(/gets? through J-2/);
  });

  it('have the name and the steps that a person gave them, with braces that fill nothing', async () => {
    const { after, written } = await write((content) =>
      content.replace(
        secondOf(content),
        '### J-2 The cook rings {twice}\n\n1. The cook rings the bell in the yard.\n\n',
      ),
    );
    expect(bare(after)[1]).toBe('J-2 The cook rings \\{twice\\}');
    const scene = /^## J-2 [\s\S]*?(?=^## )/m.exec(written)?.[0] ?? '';
    expect(scene).toContain('rings the bell in the yard');
    expect(scene).not.toMatch(/^2\. /m);
  });

  it('come in when a person added one, under its id', async () => {
    const { before, after, written } = await write((content) =>
      content.replace(
        secondOf(content),
        `${secondOf(content)}### J-7 A bowl is left over\n\n1. The soup goes to the shelter.\n\n`,
      ),
    );
    expect(bare(after)).toEqual([...bare(before).slice(0, 2), 'J-7 A bowl is left over', ...bare(before).slice(2)]);
    expect(written).toContain('The soup goes to the shelter');
  });
});

describe('a section that a person took out of the requirements', () => {
  it.each([
    ['Qualities', /\bNFR-\d/],
    ['Measures of success', /\bSM-\d/],
  ])('%s: does not come back in other texts', async (title, ids) => {
    const talk = createConversation(`${idea} The page opens within 2 seconds.`);
    await talk.say(startMessage);
    const content = (await talk.say([])).documents[0]?.content ?? '';
    expect(content).toMatch(ids);
    const left = content.replace(new RegExp(`^## ${title}\\n[\\s\\S]*?(?=^## )`, 'm'), '');
    expect(left).not.toBe(content);
    talk.save(save(left));
    for (const wish of ['write the plan', 'write the vision brief', 'write the test plan']) {
      const written = (await talk.say(wish)).documents[0]?.content ?? '';
      expect(written.length).toBeGreaterThan(500);
      expect(written).not.toMatch(ids);
    }
  });
});

describe('requirements as lists or tables', () => {
  it.each([
    ['list', '- **FR-001**: System MUST take an order until ten\n- **FR-002**: System MUST sing a song'],
    [
      'table',
      '| ID | Feature | Criterion |\n|---|---|---|\n| FR-1 | Take an order until ten | WHEN an eater orders, THE SYSTEM SHALL store it. |\n| FR-2 | Sing a song | WHEN it is noon, THE SYSTEM SHALL sing. |',
    ],
  ])('%s: are read as far as their features go', async (_, features) => {
    const talk = createConversation(idea);
    await talk.say(startMessage);
    talk.save(save(`# Soup\n\n## Features\n\n${features}\n`));
    const { documents } = await talk.say('write the plan');
    expect(idsIn(documents[0]?.content ?? '')).toEqual(['FR-1', 'FR-2']);
    expect(documents[0]?.content).toMatch(/FR-2 .*[Ss]ing a song/);
  });
});

describe('decisions that the saved requirements do not know', () => {
  it('are told, and go into no other text before the requirements have them', async () => {
    const talk = createConversation(idea);
    await talk.say(startMessage);
    await talk.say([]);
    await talk.say('Neighbours rate each soup.');
    const before = await talk.say('write the plan');
    expect(before.text).toMatch(/Requirements v1 does not know your last decision yet .+Neighbours rate each soup/);
    expect(before.documents[0]?.content).not.toContain('Rate each soup');
    await talk.say('update the requirements');
    const after = await talk.say('write the plan');
    expect(after.text).not.toContain('does not know');
    expect(after.documents[0]?.content).toContain('Rate each soup');
  });

  it('are few when only the tool was chosen: the requirements say the same', async () => {
    const talk = createConversation(idea);
    await talk.say(startMessage);
    await talk.say([]);
    const { text, documents } = await talk.say('I build with Lovable. Write the plan');
    expect(documents).toHaveLength(1);
    expect(text).not.toContain('does not know');
  });
});

describe('requirements that can not be read', () => {
  const brief = briefOf(idea, {
    documents: [{ title: 'Requirements', type: 'requirements', version: 3, excerpt: '# Acme: requirements' }],
  });

  it('stop a text that would name their ids by guess', async () => {
    const { documents, text } = await runTurn(brief, 'write the plan', { read: () => ({ error: 'It is missing.' }) });
    expect(documents).toEqual([]);
    expect(text).toMatch(/could not read Requirements v3[\s\S]*wrote nothing/);
  });

  it('as a whole are not written over', async () => {
    const read = () => ({
      title: 'Requirements',
      version: 3,
      content: foreign,
      cut: 'These are the first characters.',
    });
    const { documents, text } = await runTurn(brief, 'update the requirements', { read });
    expect(documents).toEqual([]);
    expect(text).toMatch(/Requirements v3 is longer than I can read/);
  });
});
