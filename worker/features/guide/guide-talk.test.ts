import { describe, expect, it } from 'vitest';
import { questionClasses } from '#worker/features/guide/content/questions/classes.ts';
import { nextQuestions } from '#worker/features/guide/product/next-questions.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { questionAsked } from '#worker/features/guide/product/questions.rules.ts';
import { converse, createConversation } from '#worker/features/guide/testing/run-conversation.ts';
import { briefOf, runTurn } from '#worker/features/guide/testing/run-turn.ts';

const bouquets =
  'I run a flower shop in Leeds. I want offices to subscribe to a weekly bouquet for their reception desk. They choose a size and a budget, pause over holidays, and I need a list each Monday of what to bind and where my driver has to deliver it.';
const boxes =
  'Farm shops offer a weekly vegetable box; families choose small or large and skip a week when they are away.';
const wards =
  'Nurses on our ward want to swap shifts. You offer a shift, a colleague with the same qualification takes it, the ward manager approves it.';
// Whoever tells so much of what is done gets no lines proposed, and is asked what nobody has said.
const wardsListed = `${wards} The ward manager adds a shift. The ward manager cancels a shift. Nurses take an offer back. Nurses see the shifts of a month. The ward manager declines a swap.`;
const kiosk =
  'Swimmers rent lockers by the day. The attendant checks what comes back. Each locker has a number, a size and a floor.';
const stock = /first ten|mostly use|get into|who may see it|was a mistake/i;
const tasks = [
  { id: 'a', description: 'Choose the one kind of people you build for first.' },
  { id: 'b', description: 'Talk for 20 minutes each with five people of your first group.' },
];

/** What is asked of an idea as it was told: where lines are proposed, the form asks for these in their place. */
const askedOf = (idea: string) =>
  nextQuestions(deriveProduct('Acme', idea, []).idea, []).map(({ question }) => question);

describe('the first questions', () => {
  it.each([
    [bouquets, [/when do offices pay/i, /until when can an office change/i, /does not come/i, /which area/i]],
    [boxes, [/when do families pay/i, /until when can a family/i, /which area/i]],
    [wards, [/ward manager does not decide/i, /which rules stop a shift/i, /how short before/i]],
    [
      'A command line tool that compares two Postgres schemas inside CI and fails the pipeline when they have drifted.',
      [/which findings make a run fail/i, /exit code/i, /which versions/i],
    ],
    [
      'A linter for Terraform files that finds unused variables and runs before each commit.',
      [/which findings make a run fail/i, /exit code/i],
    ],
    [
      'i want to make a game where u collect cats and they do parkour on rooftops, u play against friends',
      [/how long/i, /how does one lose/i, /same moment/i],
    ],
    [
      'A puzzle game where you lead water through pipes before the tank overflows.',
      [/how long/i, /how does one lose/i],
    ],
    [
      'Beekeepers put scales under their hives; when a hive loses weight at night they get an alarm.',
      [/how often/i, /from which value/i, /nobody reacts/i],
    ],
    ['Members of a reading circle vote on the next book and say who hosts the evening.', [/vote end/i, /same number/i]],
    [
      'A treasurer of a sports club collects membership fees, sees who has not paid and sends reminders. Each fee has a year, an amount and a due day.',
      [/how does the money come in/i, /not paid by the due day/i, /who besides you/i],
    ],
    [kiosk, [/comes back late/i, /lost or comes back damaged/i]],
    [
      'Neighbours lend each other ladders. Each ladder has a name, a length and a photo.',
      [/how long may somebody keep/i, /comes back late/i],
    ],
    [
      'Customers of a car workshop get a cost estimate with a photo, approve it and fetch the car.',
      [/costs? more than the estimate/i, /nobody answers/i],
    ],
  ])('follow from what is done in: %s', (idea, wanted) => {
    const asked = askedOf(idea);
    expect(asked.length).toBeLessThanOrEqual(5);
    for (const question of wanted) expect(asked.join('\n')).toMatch(question);
    expect(asked.slice(0, wanted.length).filter((question) => stock.test(question))).toEqual([]);
  });

  it.each([
    ['Neighbours in a village lend each other drills and ladders.', /wrong three times/],
    [
      'A game in which you draw and a friend has to guess before the time runs out.',
      /how much is left|runs out or goes bad/,
    ],
    ['Drivers of delivery vans note a damage and the workshop mends it.', /which area|delivery does not come/i],
  ])('do not come from a word that only sounds alike: %s', async (idea, alike) => {
    const { last } = await converse(idea, []);
    expect(last.questions.map(({ question }) => question).join('\n')).not.toMatch(alike);
  });

  it('name whom a message reaches, and whole clauses', async () => {
    const { last } = await converse('Guests tell hosts by message if they are coming, and what they eat.', []);
    const asked = last.questions.map(({ question }) => question).join('\n');
    expect(asked).toMatch(/How does the message reach a host/);
    expect(asked).not.toMatch(/, \w+\)\?/);
  });

  it('are not asked when the idea has answered them', () => {
    const said = `${bouquets} Offices pay by card in advance on the first of each month. Changes are possible until Thursday 12:00.`;
    const [open, told] = [bouquets, said].map((idea) => askedOf(idea).join('\n'));
    expect(open).toMatch(/when do offices pay[\s\S]*until when|until when[\s\S]*when do offices pay/i);
    expect(told).not.toMatch(/when do offices pay|until when can an office/i);
  });

  it('are not asked again once they are answered, by a choice or in passing', async () => {
    const { turns } = await converse(bouquets, [
      'Offices pay by invoice at the end of the month.',
      'Any other questions?',
    ]);
    expect(turns[1]?.decisions.map(({ topic }) => topic)).toEqual(['Payment']);
    expect(turns[2]?.questions.map(({ question }) => question).join('\n')).not.toMatch(/when do offices pay/i);
  });

  it('each have three or more choices, and each choice reaches the requirements', () => {
    for (const idea of [bouquets, wards, kiosk, boxes]) {
      const plain = deriveProduct('Acme', idea, []);
      for (const { question, options } of nextQuestions(plain.idea, [])) {
        const known = questionAsked(plain.idea, question);
        expect(options.length, question).toBeGreaterThanOrEqual(3);
        for (const { label } of options) {
          const chosen = deriveProduct('Acme', idea, [{ topic: known?.topic ?? '', decision: label }]);
          const rules = chosen.features.flatMap((feature) => feature.rules);
          const decided = rules.some((rule) => rule.startsWith('Decided: '));
          const isLeftOut = chosen.nots.join() !== plain.nots.join();
          if (!/^(platform|first-users)$/.test(known?.key ?? ''))
            expect(decided || isLeftOut, `${question} ${label}`).toBe(true);
        }
      }
    }
  });

  it('take an answer in own words into a criterion that can be checked', async () => {
    const { last } = await converse(wardsListed, [['', '', '48 hours before']]);
    expect(last.documents[0]?.content).toMatch(/IF a shift begins too soon to change hands \(48 hours before\), THEN/);
  });

  it('are recorded under topics that no two questions share', () => {
    const topics = questionClasses.flatMap(({ questions }) => questions.map(({ key, topic }) => `${topic} ${key}`));
    expect(new Set(topics).size).toBe(topics.length);
    expect(new Set(topics.map((one) => one.replace(/ \S+$/, ''))).size).toBe(topics.length);
  });
});

describe('answers that are typed', () => {
  it.each([
    ['by their numbers', '2. the same qualification\n3) it lapses after a day\n4. up to two days before'],
    [
      'under the questions',
      'Which rules stop a shift from going to somebody, before any person looks at it?\nthe same qualification\n\nWhat happens when a ward manager does not decide in time?\nit lapses after a day',
    ],
  ])('%s answer these questions and no other', async (_, said) => {
    const { last } = await converse(wardsListed, [said]);
    expect(last.decisions.slice(0, 4)).toEqual([
      // The lines of the first form are left as they stand, and so are taken.
      { topic: 'The idea in your words', decision: expect.stringContaining('Nurses offer a shift') },
      { topic: 'People and thing', decision: expect.stringContaining('nurses') },
      { topic: 'What stops a change of shifts by itself', decision: 'the same qualification' },
      { topic: 'When nobody decides', decision: 'it lapses after a day' },
    ]);
    expect(last.decisions.filter(({ topic }) => topic.startsWith('Also: ') || topic === 'First users')).toEqual([]);
  });
});

describe('somebody who does not know', () => {
  it.each([wards, 'app'])('hears something else each time: %s', async (idea) => {
    const { turns } = await converse(idea, ['no idea', 'no idea', 'no idea', 'no idea']);
    const texts = turns.slice(1).map(({ text, questions }) => `${text}${JSON.stringify(questions)}`);
    expect(new Set(texts).size).toBe(4);
    expect(turns.flatMap(({ decisions }) => decisions)).toEqual([]);
    expect(turns[2]?.questions).toHaveLength(1);
  });

  it('is told why each question is asked', async () => {
    const { turns, last } = await converse(wards, ['Why do you ask that?']);
    for (const { why } of turns[0]?.questions ?? []) expect(last.text).toContain(why);
  });

  it('is not shown the same form again where nothing can be written yet', async () => {
    const { turns } = await converse('app', ['yes', 'yes']);
    expect(turns[1]?.questions).toEqual([]);
    expect(turns[1]?.text).toMatch(/I don’t repeat them/);
  });
});

describe('putting something off', () => {
  it('takes the offer after the one that is skipped', async () => {
    const { turns, last } = await converse(wards, ['what is next?', 'skip this step', 'yes']);
    expect(turns[2]?.order).toEqual([]);
    expect(turns[2]?.text).toMatch(/I leave the requirements for now[\s\S]*Shall I write the architecture\?$/);
    expect(last.documents.map(({ type }) => type)).toEqual(['architecture']);
  });

  it('leaves the questions of a form as assumptions', async () => {
    const { last } = await converse(wards, ['skip these questions']);
    expect(last.order).toEqual([]);
    expect(last.text).toMatch(/questions wait[\s\S]*assumptions/);
  });

  it.each(['no', 'I said no', 'no thanks'])('%s changes nothing', async (said) => {
    const { last } = await converse(wards, [said]);
    expect(last.order).toEqual([]);
    expect(last.text).toMatch(/nothing was saved or changed/);
  });
});

describe('the checklist in the chat', () => {
  it('names the next task, and “done” ticks off that one', async () => {
    const { say, brief } = createConversation(wards);
    brief.openTasks = tasks;
    await say('ok');
    const list = await say('give me a checklist');
    expect(list.text).toMatch(/Next task: Choose the one kind of people you build for first\.$/);
    const calls: unknown[] = [];
    const turn = await runTurn(briefOf(wards, { openTasks: tasks }), 'done', {
      earlier: [{ role: 'assistant', content: list.text }],
      onTask: (input) => calls.push(input),
    });
    expect(calls).toEqual([{ taskId: 'a', status: 'completed' }]);
    expect(turn.text).toMatch(/is ticked off\. Next on the checklist: Talk for 20 minutes/);
  });

  it('“done” without a task before it ticks off nothing', async () => {
    const calls: unknown[] = [];
    const turn = await runTurn(briefOf(wards, { openTasks: tasks }), 'done', { onTask: (input) => calls.push(input) });
    expect(calls).toEqual([]);
    expect(turn.text).toMatch(/ticked nothing off[\s\S]*Next task: Choose the one kind/);
  });
});

describe('what can’t both hold', () => {
  it.each([
    'Swaps close 24 hours before the shift. Swaps close 48 hours before the shift.',
    'Nurses pay by card. Nurses pay cash.',
  ])('is asked about and not kept: %s', async (said) => {
    const { last } = await converse(wards, [said]);
    expect(last.decisions).toEqual([]);
    expect(last.text).toMatch(/can’t both hold, so I kept neither of them\. Which is it\?/);
  });

  it.each([
    ['Swaps close 24 hours before the shift. No, swaps close 48 hours before the shift.', ['48 hours']],
    ['Nurses must swap by 8:00 on Mondays. Nurses must swap by 9:00 on Thursdays.', ['Mondays', 'Thursdays']],
  ])('is not seen in a correction or an addition: %s', async (said, kept) => {
    const { last } = await converse(wards, [said]);
    expect(last.text).not.toMatch(/can’t both hold/);
    expect(last.decisions).toHaveLength(kept.length);
    for (const [index, words] of kept.entries()) expect(last.decisions[index]?.decision).toContain(words);
  });
});

describe('taking back', () => {
  it('leaves no text in the place of the decision', async () => {
    const { last, brief } = await converse(wardsListed, [[], 'delete the decision about the stand-in']);
    expect(last.decisions).toMatchObject([{ topic: 'When nobody decides', isTakenBack: true }]);
    expect(JSON.stringify(last.decisions)).not.toMatch(/withdrawn|no longer/i);
    expect(brief.decisions.map(({ topic }) => topic)).not.toContain('When nobody decides');
  });

  it('of what was taken out brings it back', async () => {
    const walks =
      'An app for dog owners: they find walkers near them, pay by card and export the walks to Excel. Walkers send a photo after each walk.';
    const { turns, last } = await converse(walks, [[], 'drop the export', 'put it back']);
    expect(turns[2]?.text).toMatch(/Removed: “Export the walks to Excel”/);
    expect(last.text).toMatch(/Added: FR-\d+ Export the walks to Excel/);
  });
});

describe('a feature that is named', () => {
  it.each(['build FR-2 securely', 'A prompt to build FR-2 securely'])('is the one that is built: %s', async (said) => {
    const { last } = await converse(wards, [[], said]);
    expect(last.prompts.map(({ title }) => title)).toEqual([expect.stringMatching(/^Build FR-2 against misuse: /)]);
    expect(last.decisions).toEqual([]);
  });
});

describe('a question about a document', () => {
  it('is answered from the saved text', async () => {
    const { say, bodyOf, save } = createConversation(wards);
    await say('start');
    await say([]);
    const body = (bodyOf('requirements') ?? '').replace(
      /(### FR-2 [^\n]*\n\n)/,
      '$1The night shift of 24 December is never offered. ',
    );
    save({ title: 'Requirements', type: 'requirements', content: body });
    expect((await say('What does FR-2 say?')).text).toMatch(
      /\*\*Requirements\*\* v2 says:[\s\S]*24 December is never offered/,
    );
    await say('Write the security plan');
    const plan = bodyOf('security') ?? '';
    const { text, order } = await say('What is in my security plan about passwords?');
    expect(order).toEqual([]);
    const quoted = [...text.matchAll(/“([^”]{20,})”/g)].map((match) => match[1] ?? '');
    expect(quoted.length).toBeGreaterThan(0);
    const plain = (words: string) => words.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
    for (const words of quoted) expect(plain(plan)).toContain(plain(words.replace(/…$/, '')));
    expect((await say('What does the security plan say about dinosaurs?')).text).toMatch(
      /says nothing about “dinosaurs”/,
    );
  });

  it('about one that is not written says so', async () => {
    const { last } = await converse(wards, [[], 'What does AD-2 say?']);
    expect(last.text).toMatch(/architecture, which is not written yet\. Shall I write the architecture\?/);
  });
});

describe('German', () => {
  it.each([
    ['Schreib bitte die Anforderungen', ['requirements']],
    ['Können wir anfangen? Schreiben Sie die Architektur.', ['architecture']],
    ['Ich brauche einen Testplan', ['tests']],
  ])('%s is understood', async (said, kinds) => {
    const { last } = await converse(wards, [said]);
    expect(last.documents.map(({ type }) => type)).toEqual(kinds);
    expect(last.text).toMatch(/^Verstanden als „write the .+“; ich schreibe nur Englisch/);
    // Of the request nothing is kept; the lines that were shown are taken as they stand.
    expect(last.decisions.map(({ topic }) => topic)).toEqual(['The idea in your words', 'People and thing']);
  });

  it.each([
    ['Was kommt als Nächstes?', /You are in step 1/],
    ['weiß nicht', /You need not know the answer/],
    ['überspringen', /questions wait/],
    ['Gib mir die Checkliste', /open/],
    ['Was ist schon entschieden?', /Nothing is decided yet/],
  ])('%s is answered in English, with one German sentence that says why', async (said, expected) => {
    const { last } = await converse(wards, [said]);
    expect(last.text).toMatch(expected);
    expect(last.text.match(/[^.\n]*Englisch[^.\n]*\./g)).toHaveLength(1);
  });

  it.each(['write the plan', 'plan', 'stop', 'ok', 'prompts', 'test plan please'])('%s is no German', async (said) => {
    const { last } = await converse(wards, [said]);
    expect(last.text).not.toMatch(/Englisch/);
  });

  it('answers to the form count, and “weiß nicht” is none', async () => {
    const { last } = await converse(wardsListed, [['nur mit gleicher Qualifikation', 'weiß nicht']]);
    expect(last.decisions).toContainEqual({
      topic: 'What stops a change of shifts by itself',
      decision: 'nur mit gleicher Qualifikation',
    });
    expect(last.decisions.map(({ topic }) => topic)).not.toContain('When nobody decides');
    expect(last.documents[0]?.content).toContain('nur mit gleicher Qualifikation');
  });
});

describe('what is said in passing', () => {
  it('of what must not be there counts beside the request', async () => {
    const { last } = await converse(wards, [[], 'Write the architecture, but no e-mail please']);
    expect(last.decisions).toEqual([{ topic: 'Left out: e-mail', decision: 'no e-mail' }]);
    expect(last.documents.map(({ type }) => type)).toEqual(['architecture']);
  });

  it('of what bounds what may be done rules nothing out', async () => {
    const said = 'The matron decides in the end. If nobody answers, a shift may be shown but without the names.';
    const { last } = await converse(wards, [[], said]);
    expect(last.decisions.map(({ topic }) => topic).filter((topic) => topic.startsWith('Left out'))).toEqual([]);
  });

  it('is found again by what it was about', async () => {
    const { last } = await converse(wardsListed, [['', 'the matron decides'], 'What did I say about the matron?']);
    expect(last.text).toMatch(/^Decided on “matron”:\n\n- When nobody decides: the matron decides$/);
    const none = await converse(wards, [[], 'What did I decide about parking?']);
    expect(none.last.text).toMatch(/^Nothing is decided on “parking”/);
  });

  it('corrects the sentence before it', async () => {
    const { last } = await converse(kiosk, ['Swimmers pay by card. Actually no, they pay in cash.']);
    expect(last.decisions.map(({ decision }) => decision)).toEqual(['Swimmers pay in cash.']);
  });
});

describe('what is only said', () => {
  it.each([
    ['translate everything into Polish', /can’t do that from this chat/],
    ['export everything as PDF', /can’t do that from this chat/],
    ['I want to sell it for 10 million', /nothing was saved/],
    ['stop asking me things', /nothing was saved or changed/],
    ["that's wrong", /sorry that it does not fit/],
  ])('%s makes nothing and claims nothing', async (said, expected) => {
    const { last } = await converse(wards, [[], said]);
    expect(last.order).toEqual([]);
    expect(last.text).toMatch(expected);
  });

  it('as a question that nobody answered is kept as an open one of the outline', async () => {
    const { last } = await converse(wards, [[], 'how do nurses get their salary?']);
    expect(last.text).toMatch(/I keep as an open question: “how do nurses get their salary\?”/);
    expect(last.order).toEqual(['recordDecision']);
  });

  it('is not answered with the long offer twice in a row', async () => {
    const { turns } = await converse(wards, ['hello', 'thanks', 'hello']);
    const long = turns.map(({ text }) => /Next is station/.test(text));
    expect(long).toEqual([false, true, false, false]);
  });
});
