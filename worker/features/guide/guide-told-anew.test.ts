import { describe, expect, it } from 'vitest';
import { createConversation } from '#worker/features/guide/testing/run-conversation.ts';

const workshop =
  'Last month we nearly gave a saddle back to the wrong rider. Same colour, same week, two riders. Everything here hangs on a board in the back room and in my head. When a rider comes in we write a blue slip, then somebody copies it, then somebody rings the tannery, the stitcher and the courier, and nobody knows who has been rung and who has not.';
const anew =
  'no, it is about repairs; saddlers and couriers; the saddler enters a repair with the name of the rider, the colour and the damage. Everybody sees what is still to do. Couriers confirm what they have brought back';

async function tellAnew() {
  const talk = createConversation(workshop);
  const { questions } = await talk.say('start');
  const lines = questions.map(({ question, options }, at) => `${question}\n${at === 0 ? anew : options[0]?.label}`);
  const turn = await talk.say(lines.join('\n\n'));
  return { talk, questions, turn };
}

describe('an idea that was misread', () => {
  it('is asked for first, and beside it only what can be asked of any product', async () => {
    const { questions } = await tellAnew();
    const asked = questions.map(({ question }) => question);
    expect(asked[0]).toMatch(/^Have I read Acme right\?/);
    expect(questions[0]?.options[0]).toEqual({ label: 'Take the lines as they stand', recommended: true });
    expect(asked.slice(1).join('\n')).not.toMatch(/saddle|rider|tanner|board|slip/i);
    expect(asked).toContainEqual(expect.stringMatching(/^Which steps or states/));
  });

  it('is read from the sentences that take its place, in every document', async () => {
    const { talk, turn } = await tellAnew();
    expect(turn.decisions.map(({ topic }) => topic)).toEqual(
      expect.arrayContaining(['The idea in your words', 'People and thing']),
    );
    const requirements = talk.bodyOf('requirements') ?? '';
    expect(requirements).toMatch(/### FR-1 Enter a repair/);
    expect(requirements).not.toMatch(/blue slip|tanner|back room|Saddle\b/);
    await talk.say('write the data model');
    expect(talk.bodyOf('database')).toMatch(/repairs/i);
  });
});

describe('“in my own words”', () => {
  const promise = 'No, I will say it in my own words';

  /** The reading answered with a promise to tell it anew, the other questions with `said`. */
  async function promiseAnew(said?: string) {
    const talk = createConversation(workshop);
    const { questions } = await talk.say('start');
    const lines = questions.map(
      ({ question, options }, at) => `${question}\n${at === 0 ? promise : (said ?? options[0]?.label)}`,
    );
    return { talk, questions, turn: await talk.say(lines.join('\n\n')) };
  }

  it('is a choice beside the lines, and never the recommended one', async () => {
    const { questions } = await promiseAnew();
    expect(questions[0]?.draft).toContain('blue slip');
    expect(questions[0]?.options.map(({ label, recommended }) => [label, recommended ?? false])).toEqual([
      ['Take the lines as they stand', true],
      [promise, false],
    ]);
  });

  it('is followed by one short question with an empty field, and its answer takes the place of the reading', async () => {
    const { talk, turn } = await promiseAnew();
    expect(turn.documents).toEqual([]);
    expect(turn.questions.map(({ question, draft }) => [question.split('?')[0], draft])).toEqual([
      ['How do you say it', undefined],
    ]);
    const asked = turn.questions[0]?.question;
    const told = await talk.say(`${asked}\nThe saddler enters a repair with the colour. Couriers confirm the repair.`);
    expect(told.documents.map(({ type }) => type)).toEqual(['requirements']);
    expect(talk.bodyOf('requirements')).toMatch(/Enter a repair[\s\S]*Confirm the repair/);
    expect(talk.bodyOf('requirements')).not.toMatch(/blue slip|own words/);
  });

  it('goes on with the lines where they are taken after all', async () => {
    const { talk, turn } = await promiseAnew();
    const taken = await talk.say(`${turn.questions[0]?.question}\n${turn.questions[0]?.options[0]?.label}`);
    expect([taken.questions, taken.documents.map(({ type }) => type)]).toEqual([[], ['requirements']]);
  });

  it('is never a decision, whatever it answers', async () => {
    const { talk, turn } = await promiseAnew(promise);
    expect(turn.decisions).toEqual([]);
    for (const said of [
      promise,
      'I will say it in my own words.',
      'Let me tell it in my own words',
      'I’d rather say it myself',
    ]) {
      const again = await talk.say(said);
      expect([again.decisions, again.questions.length], said).toEqual([[], 1]);
    }
  });

  it('tells the idea where sentences follow', async () => {
    const { talk } = await promiseAnew();
    await talk.say(
      'I will say it in my own words: the saddler enters a repair with the colour. Couriers confirm the repair.',
    );
    expect(talk.brief.decisions.map(({ topic }) => topic)).toContain('The idea in your words');
  });
});

const boats =
  'Our rowing club: members reserve a boat, enter the kilometres after each trip and report damage with a photo. The boat warden blocks a broken boat until it is repaired. No chat. Each boat has a name, a class and a photo.';

/** The reading answered in the words that `change` makes of its draft; everything else is left open. */
async function answerDraft(description: string, change: (draft: string) => string) {
  const talk = createConversation(description);
  const [reading] = (await talk.say('start')).questions;
  const turn = await talk.say(`**${reading?.question}**\n${change(reading?.draft ?? '')}`);
  const kept = (topic: string) => turn.decisions.find((one) => one.topic === topic)?.decision;
  return { talk, turn, told: kept('The idea in your words'), reading: kept('People and thing') };
}

describe('the draft of the reading', () => {
  it('sent as it is confirms the reading', async () => {
    const { told, reading } = await answerDraft(boats, (draft) => draft);
    // What was confirmed takes the place of the description.
    expect(told).toMatch(/report damage/);
    expect(reading).toMatch(/^Members use it; boat wardens serve/);
  });

  it('with other people under “Who uses it” is for these, the first of them first', async () => {
    const { told, reading } = await answerDraft(boats, (draft) =>
      draft
        .replace(/- Members:.*\n- Boat wardens.*/, '- Rowers\n- The boat warden')
        .replace(/- Members /g, '- Rowers '),
    );
    expect(told).toMatch(/Who uses it\n- Rowers\n- The boat warden/);
    expect(reading).toMatch(/^Rowers use it; boat wardens serve them or decide/);
  });

  it('with a line changed, one added and one taken out is the idea from then on', async () => {
    const { talk, told } = await answerDraft(boats, (draft) =>
      draft
        .replace('The boat warden blocks a broken boat', 'The boat warden blocks a boat')
        .replace('enter the kilometres after each trip and ', '')
        .replace('What is kept', '- The treasurer sees which boats cost most\nWhat is kept'),
    );
    expect(told).toMatch(/reserve a boat/);
    expect(told).toMatch(/The boat warden blocks a boat/);
    await talk.say('yes');
    const requirements = talk.bodyOf('requirements') ?? '';
    expect(requirements).toMatch(/### FR-\d+ See which boats cost most/);
    expect(requirements).toMatch(/### FR-\d+ Report damage/);
    expect(requirements).not.toMatch(/kilometres/);
  });

  it('answered in one’s own words keeps what these do not touch', async () => {
    const { told } = await answerDraft(
      boats,
      () => 'Members book a boat by the hour. The boat warden blocks a broken boat for a week.',
    );
    expect(told).toMatch(/report damage/i);
    expect(told).not.toMatch(/until it is repaired/);
    expect(told).toMatch(/No chat\./);
  });
});

describe('a free message', () => {
  it.each([
    [
      'no, it is about repairs. The saddler enters a repair with the colour and the damage. Couriers confirm what they have brought back.',
    ],
    [
      'You got that wrong: the saddler enters a repair with the colour and the damage. Couriers confirm what they have brought back.',
    ],
    ['No, it is about repairs. Saddlers enter a repair with the colour and the damage.'],
    ['Let me explain it again. The saddler enters a repair with the colour and the damage.'],
  ])('that tells the idea once more takes its place: “%s”', async (message) => {
    const talk = createConversation(workshop);
    await talk.say('start');
    const turn = await talk.say(message);
    expect(turn.decisions.map(({ topic }) => topic)).toEqual(['The idea in your words', 'People and thing']);
    expect(turn.text).toMatch(/Read anew: .*it is about repairs/);
    await talk.say('write the requirements');
    expect(talk.bodyOf('requirements')).toMatch(/Enter a repair/);
    expect(talk.bodyOf('requirements')).not.toMatch(/blue slip|tanner/);
  });

  it('keeps a sentence in which no act is read', async () => {
    const talk = createConversation(workshop);
    await talk.say('start');
    const turn = await talk.say(
      'no, it is about visits. Cousins and the helper at home tick pills, food and mood each day. The others see the visits of the day.',
    );
    expect(turn.decisions[0]?.decision).toMatch(/^Cousins and the helper at home tick pills/);
  });

  it.each([
    ['No, only saddlers see the price.'],
    ['That is wrong: the saddler confirms the repair, not the courier.'],
    ['No, it is about repairs.'],
    ['Again, couriers see the addresses of the day and the name of the rider.'],
  ])('on one point does not: “%s”', async (message) => {
    const talk = createConversation(workshop);
    await talk.say('start');
    const turn = await talk.say(message);
    expect(turn.decisions.map(({ topic }) => topic)).not.toContain('The idea in your words');
  });
});

describe('facts that are told later', () => {
  it('become fields, states, criteria and measures, and the reply says which', async () => {
    const { talk } = await tellAnew();
    const turn = await talk.say(
      'A repair: rider, phone, saddle, damage, price. It goes: brought in, at the stitcher, ready, fetched. Couriers see only address and hour. Success: no mix-up in 60 repairs.',
    );
    expect(turn.decisions).toHaveLength(4);
    expect(turn.text).toMatch(/“A repair: rider[^”]*”: the data of each repair/);
    expect(turn.text).toMatch(/“It goes: [^”]*”: the states of each repair/);
    expect(turn.text).toMatch(/“Couriers see only[^”]*”: FR-\d+\.\d/);
    expect(turn.text).toMatch(/“Success: [^”]*”: SM-\d/);
    await talk.say('yes');
    const requirements = talk.bodyOf('requirements') ?? '';
    expect(requirements).toMatch(/brought in, at the stitcher, ready and fetched/);
    expect(requirements).toMatch(
      /WHEN a courier opens a repair, THE SYSTEM SHALL show address and hour and nothing else/,
    );
    expect(requirements).toMatch(/\*\*SM-\d\*\* No mix-up in 60 repairs/);
    await talk.say('write the data model');
    expect(talk.bodyOf('database')).toMatch(/phone[\s\S]*damage[\s\S]*price/);
  });
});

describe('a correction in chat', () => {
  it('changes the feature that it corrects, and adds none', async () => {
    const talk = createConversation(
      'Our rowing club: members reserve a boat. Members enter the kilometres. Members report damage with a photo. The boat warden blocks a broken boat. A boat is either free, reserved or blocked.',
    );
    await talk.say('start');
    await talk.say([]);
    const before = talk.bodyOf('requirements') ?? '';
    await talk.say('No, the boat warden reports damage, not the members.');
    const after = talk.bodyOf('requirements') ?? '';
    const idsOf = (text: string) => text.match(/^### FR-\d+/gm);
    expect(idsOf(after)).toEqual(idsOf(before));
    expect(after).toMatch(/WHEN (?:a|the) boat warden reports damage with a photo/);
    expect(after).not.toMatch(/WHEN a member reports damage/);
  });

  it('that only points is asked back', async () => {
    const talk = createConversation(boats);
    await talk.say('start');
    await talk.say([]);
    const turn = await talk.say('No, the treasurer does that.');
    expect(turn.decisions).toEqual([]);
    expect(turn.text).toMatch(/I can’t tell what “No, the treasurer does that” should change/);
  });
});
