import { describe, expect, it } from 'vitest';
import { peopleAndThing, tellReading } from '#worker/features/guide/decisions/people-and-thing.rules.ts';
import { documentEntries } from '#worker/features/guide/documents/registry.rules.ts';
import { patternOfNoun } from '#worker/features/guide/grammar/words.rules.ts';
import { readingOf } from '#worker/features/guide/idea/corrected.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { draftReading } from '#worker/features/guide/product/reading-draft.rules.ts';
import { asksReading } from '#worker/features/guide/product/reading-question.rules.ts';
import { listEntities } from '#worker/features/guide/product/records.rules.ts';
import { everydayIdeas } from '#worker/features/guide/testing/everyday-ideas.ts';
import { ideas } from '#worker/features/guide/testing/ideas.ts';
import { converse, createConversation } from '#worker/features/guide/testing/run-conversation.ts';

const grants =
  'A tool for small charities: they look for foundations that fit, write grant applications with a colleague and see which deadline is next.';
const plots =
  'Members of our allotment club book a tool from the shed and return it by Sunday. The board sees which tools are out.';
const wards =
  'Nurses on our ward want to swap shifts. You offer a shift, a colleague with the same qualification takes it, the ward manager approves it.';
const lockers = 'Swimmers clean lockers by the day. The attendant checks what comes in.';
const streaks = 'Users tick off habits and see their streaks.';

/** Answers the first question in own words and leaves the others at what is recommended. */
async function answerReading(idea: string, said: string) {
  const talk = createConversation(idea);
  const start = await talk.say('start');
  const [reading, ...others] = start.questions;
  const lines = [
    `${reading?.question}\n${said}`,
    ...others.map(({ question, options }) => `${question}\n${options[0]?.label}`),
  ];
  return { talk, start, turn: await talk.say(lines.join('\n\n')) };
}

const decided = (turn: { decisions: { topic: string; decision: string }[] }) =>
  turn.decisions.find(({ topic }) => topic === peopleAndThing)?.decision;

describe('the reading of an idea', () => {
  it.each([grants, plots, wards, lockers])('is the first question, asked once, of at most five: %s', async (idea) => {
    const { turns } = await converse(idea, [[], 'ask me more questions', 'Any other questions?']);
    const asked = turns.map(({ questions }) =>
      questions.map(({ question }) => asksReading(question, 'Acme') !== undefined),
    );
    expect(asked[0]?.[0]).toBe(true);
    expect(asked.flat().filter(Boolean)).toHaveLength(1);
    expect(asked[0]?.length).toBeLessThanOrEqual(5);
    expect(turns[0]?.questions[0]?.options[0]).toEqual({ label: expect.any(String), recommended: true });
  });

  it.each(['app', 'I want to be happy', 'dog walking app'])(
    'is not asked about where there is none: %s',
    async (idea) => {
      const { last } = await converse(idea, []);
      expect(last.questions.filter(({ question }) => asksReading(question, 'Acme'))).toEqual([]);
    },
  );

  it('tells what is to be made under the first heading, also where it says what for', () => {
    const page = 'A pre-order page for our bakery, so that people can reserve bread the evening before';
    expect(draftReading('Acme', page, []).read).toMatchObject({ is: [page], rules: [] });
  });

  it('names people and thing, and drafts what was read under the headings of an outline', async () => {
    const { last } = await converse(
      'Tenants report burglaries with a photo. The landlord orders a plumber and sees what each repair costs.',
      [],
    );
    expect(last.questions[0]?.question).toMatch(
      /^Have I read Acme right\? For tenants and landlords; about burglaries\. What you did not say I propose below/,
    );
    expect(last.questions[0]?.draft?.split('\n')).toEqual([
      'What it is',
      '- A tool for tenants and landlords to keep track of burglaries.',
      'How it is today',
      '- Burglaries are reported by phone or not at all, and some are forgotten.',
      'Who uses it',
      '- Tenants',
      '- Landlords',
      'What happens',
      '- Tenants report burglaries with a photo → new report: what was seen, place, day, photo; the landlord is told',
      '- The landlord orders a plumber → ?',
      '- The landlord sees what each repair costs',
      '- Landlords see the reports → tenant, what was seen, place, day, photo and state of each report',
      '- Tenant withdraws a report → report is withdrawn; the landlord is told',
      'What is kept',
      '- Report: tenant, what was seen, place, day, photo; states: reported, withdrawn',
      'What always holds',
      '- Nobody withdraws a report of somebody else.',
      '- Nobody sees the e-mail address of somebody else.',
      'What it will not do',
      '- No payments in the app.',
      'What counts as success',
      '- 7 of 10 tenants still enter reports in the second month.',
    ]);
  });

  it.each([
    ['Record moods and look back on them at the end of the month.', /You name nobody who uses it/],
    [
      'An app where parents can book babysitters near them and pay them through the app',
      /What it is about I can’t tell/,
    ],
    ['Swimmers rent lockers by the day.', /The one thing done is to rent lockers by the day/],
    ['An online store for handmade ceramics', /I find nothing that anybody does with it/],
  ])('says what it does not know, and offers to go on without a yes: %s', async (idea, doubt) => {
    const { last } = await converse(idea, []);
    expect(last.questions[0]?.question).toMatch(doubt);
    expect(last.questions[0]?.options[0]?.label).toBe('Go on with these words for now');
  });

  it('once confirmed, is kept as one decision', async () => {
    const { last, brief } = await converse(lockers, [[]]);
    expect(decided(last)).toBe('Swimmers use it; attendants serve them or decide; it is about lockers');
    expect(decided(last)).toBe(tellReading(readingOf(deriveProduct('Acme', lockers, brief.decisions).idea)));
  });

  it.each(Object.entries({ ...ideas, ...everydayIdeas }))('once confirmed, changes no feature of %s', (_, idea) => {
    const plain = deriveProduct('Acme', idea, []);
    if (plain.idea.clarity !== 'clear') return;
    const decision = tellReading(readingOf(plain.idea));
    const confirmed = deriveProduct('Acme', idea, [{ topic: peopleAndThing, decision }]);
    expect(confirmed.features, decision).toEqual(plain.features);
    expect(listEntities(confirmed).map(({ name }) => name)).toEqual(listEntities(plain).map(({ name }) => name));
  });

  it.each([grants, plots, lockers, everydayIdeas.tutoring ?? ''])(
    'has choices that are all understood, and each changes what is read: %s',
    async (idea) => {
      const start = await createConversation(idea).say('start');
      const [reading] = start.questions;
      if (!reading || !asksReading(reading.question, 'Acme')) return;
      const before = tellReading(readingOf(deriveProduct('Acme', idea, []).idea));
      for (const { label } of reading.options.slice(1, -1)) {
        const { turn } = await answerReading(idea, label);
        expect(decided(turn), `${label}: ${idea}`).toBeDefined();
        if (label !== 'Only I use it') expect(decided(turn), label).not.toBe(before);
        expect(turn.text, label).not.toMatch(/I can’t tell the people/);
      }
    },
  );
});

describe('an answer in own words', () => {
  it.each([
    [plots, 'members and wardens; plots', 'Members use it; wardens serve them or decide; it is about plots'],
    [plots, 'plots, not tools', 'it is about plots, not tools'],
    [
      wards,
      'it’s for nurses and their ward manager, about shifts',
      'Nurses use it; ward managers serve them or decide; it is about shifts',
    ],
    [lockers, 'The thing is the surfboard.', 'Swimmers use it; it is about surfboards'],
    [lockers, 'swimmers are called guests', 'Guests use it; it is about lockers'],
    [streaks, 'only me', 'Users use it; it is about habits'],
    [grants, 'Only me', 'Owners use it; it is about '],
  ])('%s: %s', async (idea, said, kept) => {
    const { turn } = await answerReading(idea, said);
    expect(decided(turn)).toContain(kept);
    expect(turn.documents.map(({ type }) => type)).toEqual(['requirements']);
  });

  it('keeps what it tells of people besides', async () => {
    const { turn } = await answerReading(plots, 'members, who dig, and wardens; plots');
    expect(turn.decisions.map(({ decision }) => decision)).toContain('members dig');
  });

  it('that says neither is quoted and asked for once more in other words, the other answers kept', async () => {
    const { talk, start, turn } = await answerReading(lockers, 'the whole mess of it');
    expect(decided(turn)).toBeUndefined();
    expect(turn.decisions).toHaveLength(start.questions.length - 1);
    expect(turn.documents).toEqual([]);
    expect(turn.text).toMatch(
      /can’t tell the people or the thing in “the whole mess of it”[\s\S]*Swimmers use it; it is about lockers/,
    );
    expect(turn.questions.map(({ question }) => asksReading(question, 'Acme'))).toEqual(['again']);
    const again = `${turn.questions[0]?.question}\n`;
    const right = await talk.say(`${again}guests; surfboards`);
    expect(decided(right)).toBe('Guests use it; it is about surfboards');
    expect(right.documents.map(({ type }) => type)).toEqual(['requirements']);
  });

  it('that says neither a second time is told and not asked for again', async () => {
    const { talk, turn } = await answerReading(lockers, 'the whole mess of it');
    const last = await talk.say(`${turn.questions[0]?.question}\nall of that again`);
    expect(last.questions).toEqual([]);
    expect(last.text).toMatch(/can’t tell the people or the thing in “all of that again”/);
    expect(last.documents.map(({ type }) => type)).toEqual(['requirements']);
  });
});

describe('a correction in the chat', () => {
  it.each([
    [plots, 'No, the thing is a plot, not a tool.', 'plot', 'tool'],
    [grants, 'no, the thing is the grant application, not the foundation', 'grant application', 'foundation'],
    [wards, 'it is not about shifts, it is about duties', 'duty', 'shift'],
    [lockers, 'lockers are called cabins', 'cabin', 'locker'],
  ])('of the thing reaches every document: %s %s', async (idea, said, thing, old) => {
    const talk = createConversation(idea);
    await talk.say('start');
    await talk.say([]);
    const titles = (text = '') => text.match(/^### FR-\d+/gm);
    const before = titles(talk.bodyOf('requirements'));
    const turn = await talk.say(said);
    expect(turn.text).toMatch(/^Read anew: /);
    expect(titles(talk.bodyOf('requirements'))?.slice(0, before?.length)).toEqual(before);
    const product = deriveProduct('Acme', idea, talk.brief.decisions);
    const records = listEntities(product).map(({ name }) => name.toLowerCase());
    expect(records).toContain(thing);
    expect(records).not.toContain(old);
    const names = patternOfNoun(product.idea.item);
    const asEntity = new RegExp(`^#+ ${old}s?$|^create table ${old}s?\\b|^\\| \`?${old}s?\`? \\|`, 'm');
    const texts = documentEntries.map(({ kind, write }) => ({
      kind,
      text: kind === 'requirements' ? (talk.bodyOf(kind) ?? '') : write(product, ''),
    }));
    expect(texts.filter(({ text }) => !names.test(text)).map(({ kind }) => kind)).toEqual([]);
    expect(texts.filter(({ text }) => asEntity.test(text.toLowerCase())).map(({ kind }) => kind)).toEqual([]);
  });

  it('of the thing to another that the outline speaks of reaches what it is, and takes no line out', async () => {
    const talk = createConversation(streaks);
    await talk.say('start');
    await talk.say([]);
    const before = talk.bodyOf('requirements')?.match(/^### FR-\d+ .+/gm);
    expect(talk.bodyOf('requirements')).toContain('to keep track of habits.');
    const turn = await talk.say('It’s about streaks.');
    expect(turn.text).toMatch(/^Read anew: Users use it; it is about streaks\./);
    expect(talk.bodyOf('requirements')).toContain('to keep track of streaks.');
    expect(talk.bodyOf('requirements')?.match(/^### FR-\d+ .+/gm)).toEqual(before);
    const { idea } = deriveProduct('Acme', streaks, talk.brief.decisions);
    expect([idea.item.one, idea.records.map(({ one }) => one)]).toEqual(['streak', ['habit']]);
  });

  it('of people changes roles, texts and prompts, and the earlier correction is replaced', async () => {
    const talk = createConversation(lockers);
    await talk.say('start');
    await talk.say([]);
    await talk.say('swimmers are called guests');
    const turn = await talk.say('guests are called members');
    expect(talk.brief.decisions.filter(({ topic }) => topic === peopleAndThing)).toEqual([
      { topic: peopleAndThing, decision: 'Members use it; attendants serve them or decide; it is about lockers' },
    ]);
    expect(turn.documents[0]?.content).toContain('Members clean lockers');
    expect(turn.documents[0]?.content).not.toMatch(/swimmer|guest/i);
    const prompt = await talk.say('next prompt');
    expect(prompt.prompts[0]?.content).toMatch(/member/i);
    expect(prompt.prompts[0]?.content).not.toMatch(/swimmer|guest/i);
  });

  it('that does not say what is right is asked for it', async () => {
    const { talk, turn } = await answerReading(lockers, 'Yes, that is right');
    expect(turn.questions).toEqual([]);
    const asked = await talk.say('You misread my idea.');
    expect(asked.decisions).toEqual([]);
    expect(asked.questions.map(({ question }) => asksReading(question, 'Acme'))).toEqual(['again']);
    expect(asked.text).toContain('Swimmers use it; attendants serve them or decide; it is about lockers');
  });

  it.each([
    'It is for free.',
    'It is about 20 euros a month.',
    'The thing is that swimmers forget their key.',
    'The thing is complicated.',
    'It must be for phones.',
    'Write a haiku about lockers',
    'Swimmers use it in the morning.',
  ])('is not seen in %s', async (said) => {
    const { last } = await converse(lockers, [[], said]);
    expect(decided(last)).toBeUndefined();
    expect(last.text).not.toMatch(/Read anew/);
  });
});
