import { describe, expect, it } from 'vitest';
import { mostIterationPrompts, type ReviewBrief, reviewTitle } from '#shared/checkins.ts';
import { checkDocument, checkPrompt } from '#shared/document-check/document-check.ts';
import { listIds } from '#shared/document-check/ids.ts';
import { excerptOf } from '#shared/documents.ts';
import type { ProjectBrief } from '#worker/features/guide/guide.model.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { ideas } from '#worker/features/guide/testing/ideas.ts';
import { emptyReview, makeUpReview, measuresOf } from '#worker/features/guide/testing/made-up-review.ts';
import { createConversation } from '#worker/features/guide/testing/run-conversation.ts';
import { briefOf, runTurn } from '#worker/features/guide/testing/run-turn.ts';
import { findSlips } from '#worker/features/guide/testing/slips.ts';

const said = 'Finished check-in: 30 days after launch';
const lovable = [{ topic: 'Coding tool', decision: 'I build with Lovable' }];

/** A project with saved requirements, and how a review of it is finished. */
async function launch(idea: string, decisions: ProjectBrief['decisions'] = []) {
  const conversation = createConversation(idea);
  conversation.brief.decisions.push(...decisions);
  await conversation.say('Write the requirements');
  const requirements = conversation.bodyOf('requirements') ?? '';
  const [document] = conversation.brief.documents;
  const saved = { ...document, content: requirements, decisionsSince: [], decisionsTakenBack: [] };
  const product = deriveProduct('Acme', idea, conversation.brief.decisions);
  const finish = (review: ReviewBrief, without: string[] = []) =>
    runTurn({ ...conversation.brief, review }, said, { read: () => saved, without });
  return { requirements, product, finish, brief: conversation.brief };
}

describe('a finished check-in of a bakery', async () => {
  const { requirements, finish } = await launch(ideas.bakery ?? '');
  const all = measuresOf(requirements);
  const whole: ReviewBrief = {
    ...emptyReview,
    results: 'We sold 300 loaves.',
    measures: all,
    userFeedback: 'Three customers did not see until when they can order.\nThe list of what to bake is great.',
    improvementAreas: ['Offer gift cards', 'Show on the order page until when customers can order'],
    nextGoals: ['40 orders a day until Christmas', 'Fewer loaves left over'],
  };

  it('becomes one document and then the prompts, without a question or a decision', async () => {
    const turn = await finish(whole);
    expect(turn.reads).toEqual(['Requirements']);
    expect(turn.order).toEqual(['createDocument', 'createPrompt', 'createPrompt']);
    expect(turn.documents.map(({ title, type }) => [title, type])).toEqual([[reviewTitle(emptyReview), 'review']]);
    expect(turn.prompts.map(({ documentType }) => documentType)).toEqual(['iteration_prompts', 'iteration_prompts']);
    expect(turn.text.split('\n').at(-1)).toMatch(
      /^\*\*Review: 30 days after launch, 21 November 2026\*\* is under Docs: .+ Next, /,
    );
    // An agent finds the review under the name that the prompts give it.
    const place = '`docs/review-30-days-after-launch-21-november-2026.md`';
    expect(turn.text).toContain(`save the review as ${place}`);
    expect(turn.prompts[0]?.content).toContain(place);
  });

  it('says of each measure what was wanted, what was found, and by how much it is off', async () => {
    const [document] = (await finish(whole)).documents;
    const rows = document?.content.split('\n').filter((line) => line.startsWith('| SM-')) ?? [];
    expect(rows).toHaveLength(all.length);
    expect(rows[0]).toMatch(/\| at least 60 % \| 42 % \| missed, 18 points short \|$/);
    expect(rows[2]).toMatch(/\| – \| not read \|$/);
  });

  it('reads a measure that may not be passed the right way round', async () => {
    const counter = all.find(({ target }) => target?.sense === 'less than' || target?.sense === 'at most');
    const tell = async (value: number) => {
      const measures = counter ? [{ ...counter, value }] : [];
      return (await finish({ ...emptyReview, measures })).documents[0]?.content ?? '';
    };
    expect(counter?.target).toEqual({ sense: 'less than', value: 2, unit: 'of 100' });
    expect(await tell(1)).toMatch(/\| 1 of 100 \| hit, 1 of 100 to spare \|/);
    expect(await tell(5)).toMatch(/\| 5 of 100 \| missed, 3 of 100 too many \|/);
    expect(await tell(2)).toContain('missed, exactly at the limit, and it has to be less than');
  });

  it('puts the wish first to which a missed measure points, and calls new what no feature speaks of', async () => {
    const { documents, prompts } = await finish(whole);
    const wishes = documents[0]?.content.split('## What to improve')[1]?.split('\n## ')[0] ?? '';
    expect(wishes).toMatch(/^\n\n- “Show on the order page[^\n]+First, for SM-1[^\n]*\.\n- “Offer gift cards”: new/);
    expect(prompts.map(({ title }) => title)).toEqual([
      'Iteration: show on the order page until when customers can order',
      'Iteration: offer gift cards',
    ]);
    expect(prompts[0]?.content).toContain('(Review: 30 days after launch, 21 November 2026 v1)');
    expect(prompts[0]?.content).toMatch(/It has to move SM-1, now 42 %, to at least 60 %;/);
  });

  it('asks for a number where a goal has none, and quotes every word as it was said', async () => {
    const content = (await finish(whole)).documents[0]?.content ?? '';
    expect(content).toMatch(/- “40 orders a day until Christmas”[^\n]*\.\n/);
    expect(content).toMatch(/- “Fewer loaves left over”[^\n]* How many, until when\?/);
    for (const line of [...whole.userFeedback.split('\n'), whole.results])
      expect(content).toContain(`“${line.replace(/\.$/, '')}”`);
  });

  it('with one answer is short, has no figure that was not given, and no prompt', async () => {
    const turn = await finish({ ...emptyReview, userFeedback: 'People like it.' });
    const content = turn.documents[0]?.content ?? '';
    expect(content.length).toBeLessThan(700);
    expect(content.replace(/30 days|21 November 2026|v\d|SM-\d/g, '')).not.toMatch(/\d/);
    expect(turn.prompts).toEqual([]);
    expect(turn.text).toContain('I wrote no prompt');
    // What nobody answered is no fault of the document, not even a hint.
    const [document = { type: '', title: '', content: '' }] = turn.documents;
    expect(checkDocument(document, { known: listIds(requirements) })).toEqual([]);
  });

  it('without a wish has prompts for what was missed, and without that one for the first goal about the product', async () => {
    const missed = await finish({ ...emptyReview, measures: all });
    expect(missed.prompts.length).toBeGreaterThan(0);
    expect(missed.prompts[0]?.title).toMatch(/^Iteration: what holds SM-1 back at “/);
    const hit = all.slice(1, 2);
    const goals = await finish({ ...emptyReview, measures: hit, nextGoals: ['60 orders', 'Add payment by card'] });
    expect(goals.prompts.map(({ title }) => title)).toEqual(['Iteration: add payment by card']);
    expect((await finish({ ...emptyReview, measures: hit, nextGoals: ['60 orders'] })).prompts).toEqual([]);
  });

  it('of ten wishes makes three prompts, each under a title of its own', async () => {
    const improvementAreas = Array.from({ length: 10 }, () => 'Show the price of each loaf');
    const titles = (await finish({ ...emptyReview, improvementAreas })).prompts.map(({ title }) => title);
    expect(titles).toHaveLength(mostIterationPrompts);
    expect(new Set(titles).size).toBe(mostIterationPrompts);
  });

  it('quotes an id that the requirements do not give any more, and is saved all the same', async () => {
    const gone = { id: 'SM-77', text: 'People pay', target: null, value: 3, isHit: true };
    const [document] = (await finish({ ...emptyReview, measures: [gone] })).documents;
    expect(document?.content).toContain('| “SM-77” | People pay | no number in its wording | 3 | hit, as you say |');
    const findings = checkDocument(document ?? { type: '', title: '', content: '' }, { known: listIds(requirements) });
    expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('names what is left without a prompt in its closing words, the first three of it', async () => {
    const improvementAreas = ['gift cards', 'a poster', 'a podcast', 'a radio', 'an album'].map(
      (what) => `Offer ${what}`,
    );
    const tell = async (most: number) =>
      (await finish({ ...emptyReview, measures: all, improvementAreas: improvementAreas.slice(0, most) })).text;
    expect(await tell(2)).not.toContain('without one so far');
    expect(await tell(4)).toContain('; without one so far: “Offer a podcast” and “Offer a radio”. Next,');
    improvementAreas.push('Offer a film');
    expect(await tell(6)).toMatch(/“Offer an album”,? and 1 more, named in the review\. Next,/);
  });

  it('says so where it can save nothing', async () => {
    const turn = await finish(whole, ['createDocument']);
    expect(turn.text).toContain('I can’t save this in this conversation');
    expect(turn.prompts).toEqual([]);
  });
});

describe('what stands around a check-in', () => {
  it('without requirements it names no document that is not there', async () => {
    const review = { ...emptyReview, improvementAreas: ['Show the price of each loaf'] };
    const turn = await runTurn(briefOf(ideas.bakery ?? '', { review }), said);
    expect(turn.documents[0]?.content).toContain('Basis: the description of the idea and the answers so far.');
    expect(turn.prompts).toHaveLength(1);
  });

  it('of an idea that says nothing it keeps the words and makes nothing up', async () => {
    const review = { ...emptyReview, improvementAreas: ['Show the price'], userFeedback: 'Nice.' };
    const turn = await runTurn(briefOf('', { review }), said);
    expect(turn.documents[0]?.content).not.toMatch(/FR-\d/);
    expect(turn.prompts).toEqual([]);
  });

  it('is written of the requirements as they are saved, or not at all', async () => {
    const content = '# Requirements';
    const review = { ...emptyReview, userFeedback: 'Nice.' };
    const document = { title: 'Requirements', type: 'requirements', version: 3, excerpt: excerptOf(content) };
    const turn = await runTurn(briefOf(ideas.bakery ?? '', { review, documents: [document] }), said, {
      read: () => ({ error: 'No document has this title.' }),
    });
    expect(turn.documents).toEqual([]);
    expect(turn.text).toMatch(/^I could not read Requirements v3/);
  });

  it('for an app builder speaks of screens and clicks', async () => {
    const { finish } = await launch(ideas.bakery ?? '', lovable);
    const improvementAreas = ['Show the order page', 'Offer gift cards'];
    const { prompts, text } = await finish({ ...emptyReview, improvementAreas });
    expect(text).toContain('paste the review into the knowledge of Lovable');
    for (const { content } of prompts) {
      expect(content).toMatch(/^## How to check by clicking$/m);
      expect(content).not.toMatch(/\b(?:npx|npm|wrangler|git)\b|`(?:src|server|migrations)\//);
    }
  });

  it('of a command line has no prompt for an app builder, and says why', async () => {
    const { finish } = await launch(ideas.cli ?? '', lovable);
    const improvementAreas = ['Show the rule that failed', 'Offer a mode', 'Offer colours', 'Offer a podcast'];
    const turn = await finish({ ...emptyReview, improvementAreas });
    expect(turn.prompts).toEqual([]);
    expect(turn.text).toContain('Lovable makes pages');
    expect(turn.documents[0]?.content).not.toContain('Without a prompt yet');
  });
});

const clear = Object.entries(ideas).filter(([name]) => !['empty', 'hostile'].includes(name));

// What a coding agent gets, the check of the evaluation’s ideas holds (checks/evaluation-reviews.test.ts).
it.each(clear)('the check has no error in a made-up review of %s for an app builder', async (_, idea) => {
  const { product, requirements, finish } = await launch(idea, lovable);
  const turn = await finish(makeUpReview(product, requirements));
  const known = listIds(requirements);
  expect(turn.documents).toHaveLength(1);
  expect(turn.prompts).toHaveLength(product.platform === 'command line' ? 0 : mostIterationPrompts);
  const findings = [
    ...turn.documents.flatMap((one) => checkDocument(one, { known })),
    ...turn.prompts.flatMap((one) => checkPrompt(one, { known })),
  ];
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
  const slips = [...turn.documents, ...turn.prompts].flatMap(({ content }) => findSlips(content));
  expect(slips).toEqual([]);
});
