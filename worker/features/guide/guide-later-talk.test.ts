import { describe, expect, it } from 'vitest';
import { toldAnew } from '#worker/features/guide/decisions/told-anew.rules.ts';
import { createConversation } from '#worker/features/guide/testing/run-conversation.ts';

const studio = `What it is
- A booking page for a yoga studio
Who uses it
- Members
- Studio owner (me)
What happens
- Members buy a card with 10 credits → new card: credits
- Members book a class with one credit → new booking: class, member
- Members cancel a booking until 24 hours before the class → booking is cancelled
- The studio owner enters a class → new class: day, start, places
What is kept
- Class: day, start, places
- Booking: class, member; states: booked, cancelled
- Card: credits
What always holds
- Credits last 3 months.
- A class has at most 12 places.
- Members book at most 3 classes each.
What it will not do
- No payments in the app.
What counts as success
- 8 of 10 places are taken.`;

/** A conversation on an outlined idea of which the requirements are written. */
async function written(outline = studio) {
  const talk = createConversation('A booking page for my yoga studio.');
  talk.brief.decisions.push({ topic: toldAnew, decision: outline });
  await talk.say('Write the requirements');
  return talk;
}

/** What a message told is worth in the requirements that are revised after it. */
async function revisedAfter(...said: string[]) {
  const talk = await written();
  const turns = [];
  for (const one of said) turns.push(await talk.say(one));
  await talk.say('Revise the requirements');
  return { turns, text: talk.bodyOf('requirements') ?? '', decisions: talk.brief.decisions };
}

describe('a number that is changed later', () => {
  it.each([
    ['credits last 6 months, not 3', /credits last 6 months/i, /3 months/],
    ['make that 6 months', /credits last 6 months/i, /3 months|make that 6/i],
    ['Actually 48 hours', /until 48 hours before the class/, /until 24 hours before the class|Actually/],
    ['no, at most 5 each', /book at most 5 classes|more than 5 classes/, /\b3 classes/],
  ])('stands in the place of the old one: “%s”', async (said, now, before) => {
    const { text } = await revisedAfter(said);
    expect(text).toMatch(now);
    expect(text).not.toMatch(before);
  });

  it('twice changes the same line', async () => {
    const { text, decisions } = await revisedAfter('make that 6 months', 'make it 9 months');
    expect(text).toMatch(/credits last 9 months/i);
    expect(text).not.toMatch(/\b[36] months/);
    expect(decisions.filter(({ topic }) => topic.startsWith('Also: '))).toHaveLength(1);
  });

  it('that could change two lines changes neither and asks which', async () => {
    const talk = await written();
    const turn = await talk.say('change the limit to five');
    expect(turn.decisions).toEqual([]);
    expect(turn.text).toMatch(
      /That could change “A class has at most 12 places” or “Members book at most 3 classes each”/,
    );
    const again = await talk.say('change the limit to five classes');
    expect(again.text).toContain('is now “Members book at most five classes each”');
  });
});

describe('a question on what was written', () => {
  it.each([
    ['Which database do you suggest and why?', /D1 \(SQLite\)[^.]*: .+Not taken: .+, because /],
    ['Why not Postgres?', /D1 \(SQLite\)/],
    ['Why did you leave out payments?', /“No payments in the app”/],
    ['Why is there no chat?', /nothing that you told me speaks of “chat”/],
    ['Why is there no cancelling?', /It is not left out: FR-3 Cancel a booking/],
    [
      'Which are the most risky features?',
      /^- FR-\d+ [^\n]+: [^\n]*(?:money|others run|data about people|rest on it)/m,
    ],
    ['What should I build first?', /^First T-1, .+ Then FR-\d+ .+: without/],
    ['How long will it take?', /The plan has about \d+ tasks/],
    ['Can you explain FR-3 to my mother?', /in plain words: Members cancel a booking[\s\S]*- When members cancel/],
    ['What is missing?', /^Assumed until you say otherwise/],
  ])('is answered from what is known: “%s”', async (asked, answer) => {
    const talk = await written();
    await talk.say('Write the data model');
    const turn = await talk.say(asked);
    expect(turn.text).toMatch(answer);
    expect(turn.text).not.toMatch(/says nothing about|I do not know that|THE SYSTEM SHALL/);
    expect([turn.decisions, turn.documents]).toEqual([[], []]);
  });

  it('on risk names three features at the most, and not all of them', async () => {
    const turn = await (await written()).say('Which are the most risky features?');
    const named = turn.text.match(/^- FR-\d+/gm) ?? [];
    expect(named.length).toBeGreaterThan(0);
    expect(named.length).toBeLessThanOrEqual(3);
  });

  it('that nothing answers is answered so', async () => {
    const turn = await (await written()).say('What is the capital of France?');
    expect(turn.text).toMatch(/I do not know that/);
  });
});

describe('a feature that is none', () => {
  it.each([
    'FR-2 is no feature',
    'drop FR-2',
    'FR-2 is just background',
    'FR-2 is not a feature, just background',
    'We don’t need FR-2',
  ])('is taken out, and the reply says which: “%s”', async (said) => {
    const talk = await written();
    const turn = await talk.say(said);
    expect(turn.text).toContain('Taken out: FR-2 Book a class with one credit.');
    expect(talk.bodyOf('requirements')).not.toMatch(/Book a class with one credit/);
  });

  it('is the one that was shown last', async () => {
    const talk = await written();
    await talk.say('What is FR-2?');
    const turn = await talk.say('that is not a feature, just background');
    expect(turn.text).toContain('Taken out: FR-2 Book a class with one credit.');
  });

  it('is asked for where none was shown, and nothing is kept', async () => {
    const turn = await (await written()).say('that is not a feature, just background');
    expect(turn.decisions).toEqual([]);
    expect(turn.text).toMatch(/Which of these do you mean: FR-1/);
  });
});

describe('“everyone”', () => {
  it.each([
    'Everyone sees the places left',
    'Everybody can write a comment on a class',
    'All members get a mail on Monday',
  ])('is those who are named, and no new kind of people: “%s”', async (said) => {
    const { text } = await revisedAfter(said);
    const [, users = ''] = /\n## [^\n]*(?:sers|Who)[^\n]*\n([\s\S]*?)\n## /.exec(text) ?? [];
    expect([...users.matchAll(/^### (.+)$/gm)].map(([, who]) => who?.replace(/s$/, '').toLowerCase())).toEqual([
      'member',
      'the studio owner',
    ]);
  });
});

describe('a German sentence', () => {
  const said = 'Die Studioleitung kann auch eine Nachricht an alle schreiben, die fehlen';

  it('is kept as it was told, and the reply says so', async () => {
    const talk = await written();
    const turn = await talk.say(`${said}.`);
    expect(turn.text).toMatch(/so behalten, wie Sie sie gesagt haben/);
    await talk.say('Revise the requirements');
    expect(talk.bodyOf('requirements')).toContain(said);
  });

  it('is not lost where the idea is no outline', async () => {
    const talk = createConversation('Members of a choir see the rehearsal dates and say whether they come.');
    await talk.say('start');
    await talk.say(`${said}.`);
    await talk.say('Write the requirements');
    expect(talk.bodyOf('requirements')).toContain(said);
  });
});
