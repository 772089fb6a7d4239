import { describe, expect, it } from 'vitest';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { asksReading } from '#worker/features/guide/product/reading-question.rules.ts';
import { createConversation } from '#worker/features/guide/testing/run-conversation.ts';

const costumes =
  'A community of amateur theatre groups: directors share costumes with other groups, post what they need and meet to swap.';
const stock =
  'A social network for choirs: singers share scores with other choirs, post questions and discuss them in groups.';
const ofCommunity = /Join a group|Answer and react|See what is new|Report and moderate/;
const titles = (text = '') => text.match(/^### FR-\d+.*/gm)?.join('\n') ?? '';

/** Answers the second question of the first form in own words, the others as recommended. */
async function answerChoice(idea: string, said: string) {
  const talk = createConversation(idea);
  const { questions } = await talk.say('start');
  const lines = questions.map(({ question, options }, at) => `${question}\n${at === 1 ? said : options[0]?.label}`);
  return { talk, turn: await talk.say(lines.join('\n\n')) };
}

describe('an answer that rejects how the idea was read', () => {
  it.each([
    [costumes, 'wait, you read this wrong. This is no community. Directors are fixed, I add them myself.'],
    [stock, 'No, you got it wrong. It isn’t a social network. Singers are fixed.'],
  ])('opens the reading again, and its words reach no document: %s', async (idea, said) => {
    const { talk, turn } = await answerChoice(idea, said);
    expect(turn.questions.map(({ question }) => asksReading(question, 'Acme'))).toEqual(['again']);
    expect(turn.documents).toEqual([]);
    expect(turn.decisions.map(({ decision }) => decision).join('\n')).not.toMatch(/wrong|wait/i);
    await talk.say(`${turn.questions[0]?.question}\n${turn.questions[0]?.options[0]?.label}`);
    const requirements = talk.bodyOf('requirements');
    expect(titles(requirements)).not.toMatch(ofCommunity);
    expect(requirements?.match(/.*(?:wrong with|reads this|got it|\bBelong\b).*/g)).toBeNull();
  });

  it('that only complains is no decision', async () => {
    const { turn } = await answerChoice(costumes, 'You misunderstood me.');
    expect(turn.decisions.filter(({ decision }) => /misunder/.test(decision))).toEqual([]);
    expect(turn.documents).toEqual([]);
  });

  it('is not seen in a choice that has a no in it', async () => {
    const { turn } = await answerChoice(costumes, 'This is no secret: anyone can sign up');
    expect(turn.documents.map(({ type }) => type)).toEqual(['requirements']);
  });
});

describe('a product that is said to be none of its shape', () => {
  it('has no features, journeys and measures of that shape, and the saying becomes none', async () => {
    const talk = createConversation(costumes);
    await talk.say('start');
    await talk.say([]);
    // What was confirmed are the lines, so that no feature of a shape is invented beside them.
    expect(titles(talk.bodyOf('requirements'))).not.toMatch(ofCommunity);
    expect(titles(talk.bodyOf('requirements'))).toMatch(/Share costumes with other groups/);
    await talk.say('It is not a community: nobody joins, I keep a list of directors.');
    const told = await talk.say('It is a costume inventory with reservations. Directors are added by me.');
    expect(told.decisions.map(({ decision }) => decision)).toEqual([
      'It is a costume inventory with reservations.',
      'Directors are added by me.',
    ]);
    await talk.say('write the requirements again');
    const requirements = talk.bodyOf('requirements') ?? '';
    expect(titles(requirements)).not.toMatch(ofCommunity);
    expect(titles(requirements)).not.toMatch(/community|inventory|by me|by directors/);
    expect(titles(requirements)).toMatch(/Keep a list of directors/);
    expect(requirements).toMatch(/directors are added by/);
    expect(requirements).not.toMatch(/joins and shares|who joined come back/);
  });
});

describe('what stands under a feature', () => {
  it('has a moment to watch, where a rule is only quoted', () => {
    const { features } = deriveProduct(
      'Acme',
      'Technicians calibrate scales. Certificates are printed on paper of the lab.',
      [],
    );
    const lines = features.flatMap(({ criteria }) => criteria).filter((text) => text.includes('on paper of the lab'));
    expect(lines[0]).toMatch(
      /^WHEN a certificate is recorded, THE SYSTEM SHALL print it on paper of the lab and record/,
    );
  });

  it('names people without the state they are in at times, and no reason that goes in a circle', () => {
    const late = deriveProduct(
      'Acme',
      'A tool library: the warden lends tools, reminds late borrowers and sees which tools are out.',
      [],
    );
    expect(late.idea.client.one).toBe('borrower');
    expect(late.features.map(({ title }) => title)).not.toContain('Sign in as a late borrower');
    for (const idea of [
      'Guests order rolls and remind guests of breakfast. Providers bake rolls.',
      'Providers bake rolls. Guests invite guests. Guests order rolls.',
    ])
      for (const { wants } of deriveProduct('Acme', idea, []).features)
        expect(wants).not.toMatch(/that (\w+) can [^.]*\b\1\b/);
  });
});
