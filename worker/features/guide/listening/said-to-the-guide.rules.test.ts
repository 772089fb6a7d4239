import { describe, expect, it } from 'vitest';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { converse } from '#worker/features/guide/testing/run-conversation.ts';

const choirs =
  'Choirs rent sheet music from a library. A choir searches the catalogue, reserves up to 40 copies for a season, the librarian packs them and checks what comes back; lost copies are charged. Each copy has a number, a title and a composer.';
const repairs =
  'A repair shop for bicycles. Customers book a slot, drop the bike off, get a price estimate, approve it and pay when they collect it.';
const drift =
  'A command line tool that compares two Postgres schemas inside CI and fails the pipeline when they have drifted. It prints a readable diff.';

/** What stands in the product: features, criteria, limits. */
const textOf = (description: string, decisions: { topic: string; decision: string }[]) => {
  const { features, nots } = deriveProduct('Acme', description, decisions);
  return JSON.stringify([features, nots]);
};

describe('what is said to the guide', () => {
  it.each([
    'Parts known for fakes need a date code photo, else the listing does not go live.',
    'I did not ask for a prompt: lost copies are charged at 20 euros each.',
  ])('is no order for a prompt: %s', async (said) => {
    const { last } = await converse(choirs, [[], said]);
    expect(last.prompts).toEqual([]);
    expect(last.decisions.length).toBeGreaterThan(0);
  });

  it.each([
    'Plan the launch for me',
    'show me all decisions',
    "no, don't write anything",
    'Explain the architecture to me like I am five',
    'List the open questions',
    'Summarise the idea in three sentences',
    'which phase am I in',
    'Give me something to show my boss about this project',
    'Could you sketch the database?',
    'Did I contradict myself?',
    'Make it shorter',
    'wait',
    'What colours should I use',
  ])('is no part of the product: %s', async (said) => {
    const { last, brief } = await converse(choirs, [[], said]);
    expect(last.decisions).toEqual([]);
    expect(textOf(choirs, brief.decisions)).toBe(textOf(choirs, brief.decisions.slice(0, 5)));
    expect(last.text).not.toMatch(/^I do not know that/);
    expect(last.text.length).toBeGreaterThan(40);
  });

  it.each([
    ['My budget is 500 euros', 'Budget: “My budget is 500 euros”'],
    ['I am not technical', 'Skills: “I am not technical”'],
    ['We have a deadline on 1 March', 'Deadline: “We have a deadline on 1 March”'],
    ['I have five hours a week for it', 'Time: “I have five hours a week for it”'],
  ])('is a fact about the person, for plan and tools: %s', async (said, line) => {
    const { brief, turns, last } = await converse(choirs, [[], said, 'Write the plan', 'Write the tools and stack']);
    // One for each answer, and two for the reading: the idea, and its people and thing.
    const asked = (turns[0]?.questions.length ?? 0) + 1;
    const before = brief.decisions.slice(0, asked);
    expect(brief.decisions).toHaveLength(asked + 1);
    expect(textOf(choirs, brief.decisions)).toBe(textOf(choirs, before));
    expect(turns[2]?.text).toContain('Noted for the building');
    expect(turns[3]?.documents[0]?.content).toContain(line);
    expect(last.documents[0]?.content).toContain(line);
  });

  it('names the tool by its name where a prompt was ordered', async () => {
    const { last } = await converse(choirs, ['Give me the set-up prompt for Claude Code']);
    expect(last.decisions).toContainEqual({ topic: 'Coding tool', decision: 'Claude Code' });
  });

  it.each([
    'Remind me when copies are late',
    'Librarians should be able to print labels.',
    'Tell me when a copy comes back',
    'Lost copies cost 18 euros each.',
    'Help desk staff see all reservations.',
    'Pass holders reserve 60 copies.',
  ])('a wish or fact for the product is kept: %s', async (said) => {
    const { last } = await converse(choirs, [[], said]);
    expect(last.decisions.map(({ decision }) => decision)).toContain(said);
  });
});

describe('what to build with', () => {
  it.each([
    [repairs, 'I want Django and Postgres', 'Django and Postgres'],
    [repairs, 'I would rather use Django and Postgres', 'Django and Postgres'],
    [repairs, 'The backend should be written in Python.', 'Python'],
    [drift, 'Write it in Go.', 'Go'],
    [drift, 'It is a single Go binary.', 'Go'],
    [choirs, 'Please build it with Rails and MySQL, because my brother knows them', 'Ruby on Rails and MySQL'],
    [choirs, "I don't want to use React", 'without React'],
  ])('is kept apart and named: %#', async (idea, said, names) => {
    const { brief, turns, last } = await converse(idea, [
      [],
      said,
      'Write the architecture',
      'Give me the next prompt',
    ]);
    const before = brief.decisions.filter(({ topic }) => !topic.startsWith('Stack: '));
    expect(brief.decisions.length).toBeGreaterThan(before.length);
    expect(textOf(idea, brief.decisions)).toBe(textOf(idea, before));
    expect(turns[3]?.documents[0]?.content).toContain(`Decided for Acme: ${names}.`);
    expect(turns[3]?.order).not.toContain('refused');
    expect(last.prompts[0]?.content).toContain(`Decided for Acme: ${names}.`);
  });

  it('the newest of a layer holds, the other layers stay', async () => {
    const { brief } = await converse(repairs, [[], 'I want Django and Postgres', 'Use MySQL instead of Postgres']);
    expect(deriveProduct('Acme', repairs, brief.decisions).stack).toBe('Django and MySQL');
  });

  it.each(['React developers answer questions of customers.', 'The tool compares Postgres schemas with a file.'])(
    'does not take the people or things of a product for it: %s',
    async (said) => {
      const { last } = await converse(repairs, [[], said]);
      expect(last.decisions[0]?.topic).not.toMatch(/^Stack/);
    },
  );
});

describe('a later answer', () => {
  it.each([
    [
      choirs,
      ['A choir may keep the copies until 31 July.', 'Choirs can keep copies until 30 June.'],
      '31 July',
      '30 June',
    ],
    [choirs, ['Lost copies cost 18 euros each.', 'A lost copy costs 25 euros.'], '18 euros', '25 euros'],
    [
      repairs,
      [
        'Customers pay by bank transfer before the repair.',
        'Actually no, they pay cash at the desk, never online.',
        'Customers pay by card online when they approve the estimate, not cash.',
      ],
      'bank transfer|at the desk',
      'by card online',
    ],
  ])('takes the place of the earlier: %#', async (idea, said, old, now) => {
    const { last } = await converse(idea, [[], ...said, 'show me all decisions']);
    expect(last.text).toContain(now);
    expect(last.text).not.toMatch(new RegExp(old));
  });

  it('leaves what is about somebody or something else', async () => {
    const { last } = await converse(choirs, [
      'Small choirs pay 5 euros a copy.',
      'Large choirs pay 3 euros a copy.',
      'show me all decisions',
    ]);
    expect(last.text).toContain('5 euros');
    expect(last.text).toContain('3 euros');
  });

  it('is taken back when asked by its words, or as the last thing that was noted', async () => {
    for (const request of ['Delete the decision about 25 euros', 'undo that']) {
      const { last, brief } = await converse(choirs, [[], 'A lost copy costs 25 euros.', request]);
      expect(last.text).toContain('Taken back: “A lost copy costs 25 euros”');
      expect(textOf(choirs, brief.decisions)).not.toContain('25 euros');
      expect(textOf(choirs, brief.decisions)).toBe(textOf(choirs, brief.decisions.slice(0, 5)));
    }
  });

  it('is not guessed at when nothing tells which is meant', async () => {
    const { last } = await converse(choirs, [[], 'undo that']);
    expect(last.order).toEqual([]);
    expect(last.text).toMatch(/Which decision do you mean\? The latest are/);
  });
});

describe('questions and shrugs', () => {
  it.each([
    ['Which phase am I in?', /You are in step 1/],
    ['Did I contradict myself?', /no two of the \d+ decisions/],
    ['How do I get my first 100 users?', /Launch to one group first/],
    ['what colours should I use?', /Shall I write the brand sheet\?/],
    ['Is this a good idea?', /talk to five/],
  ])('%s is answered', async (said, answer) => {
    const { last } = await converse(choirs, [[], said]);
    expect(last.text).toMatch(answer);
  });

  it.each(['Any other questions?', 'Anything else you need to know?'])('%s asks on', async (said) => {
    const { last } = await converse(choirs, [said]);
    expect(last.questions.length).toBeGreaterThan(1);
  });

  it('a wish for a sketch of the data gives the data model', async () => {
    const { last } = await converse(choirs, ['Could you sketch the database?']);
    expect(last.documents[0]?.type).toBe('database');
  });

  it('planning the launch gives the launch plan and no other plan', async () => {
    const { last } = await converse(choirs, ['Plan the launch for me']);
    expect(last.documents.map(({ type }) => type)).toEqual(['launch']);
  });

  it.each(['you choose', 'whatever you recommend', "I don't know. You choose."])(
    '%s goes on with what was recommended',
    async (said) => {
      const { last } = await converse(choirs, [said]);
      expect(last.documents).toHaveLength(1);
      expect(last.decisions.map(({ topic }) => topic)).toEqual(['The idea in your words', 'People and thing']);
    },
  );

  it.each([
    'Können wir trotzdem anfangen? Schreib bitte die Anforderungen.',
    'Was brauchst du von mir? Bitte auf Deutsch.',
    'Bitte schreib mir die Requirements auf Deutsch',
  ])('in German is answered in German: %s', async (said) => {
    const { last } = await converse(choirs, [said]);
    expect(last.text).toMatch(/schreibe (?:\S+ ){0,3}(?:auf )?Englisch/);
    // The lines that were shown are taken as they stand; of the request nothing is kept.
    const taken = ['The idea in your words', 'People and thing'];
    expect(last.decisions.filter(({ topic }) => !taken.includes(topic))).toEqual([]);
  });

  it('a document in another language is said to be English', async () => {
    const { last } = await converse(choirs, ['Can you write the requirements in Dutch?']);
    expect(last.text).toContain('I write English only');
  });
});
