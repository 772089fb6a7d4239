import { describe, expect, it } from 'vitest';
import type { ReviewBrief } from '#shared/checkins.ts';
import { writeRequirements } from '#worker/features/guide/documents/requirements.rules.ts';
import { writeReview } from '#worker/features/guide/documents/review.rules.ts';
import { readReview } from '#worker/features/guide/documents/review-reading.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { writeIterations } from '#worker/features/guide/prompts/iteration-of-review.rules.ts';
import { ideas } from '#worker/features/guide/testing/ideas.ts';
import { emptyReview, measuresOf } from '#worker/features/guide/testing/made-up-review.ts';

const product = deriveProduct('Morning Loaf', ideas.bakery ?? '', []);
const requirements = writeRequirements(product);
/** SM-1 and SM-4 are missed and point to FR-2, SM-2 is hit and points to FR-5. */
const measures = measuresOf(requirements);

function write(given: Partial<ReviewBrief>, basis = 'Requirements v1') {
  const reading = readReview(product, { ...emptyReview, ...given }, requirements);
  const prompts = writeIterations(product, reading, basis);
  return {
    content: writeReview(product, reading, basis),
    prompts: prompts.map(({ content }) => content),
    titles: prompts.map(({ title }) => title.replace('Iteration: ', '')),
  };
}
const sectionOf = (content: string, title: string) =>
  content.split(`## ${title}\n\n`)[1]?.split('\n\n## ')[0]?.split('\n');

describe('what gets a prompt', () => {
  const others = ['Offer gift cards', 'Show the weather', 'Print a poster', 'Offer a podcast'];
  const missed = 'what holds SM-1 back at “order bread”';

  it('a missed measure that no wish speaks of, before the wishes', () => {
    const { content, titles } = write({ measures, improvementAreas: others });
    expect(titles).toEqual([missed, 'offer gift cards', 'show the weather']);
    expect(sectionOf(content, 'Without a prompt yet')).toEqual(['- “Print a poster”', '- “Offer a podcast”']);
  });

  it('first the wish that is about it', () => {
    const { content, titles } = write({ measures, improvementAreas: [...others, 'Show the price in FR-2'] });
    expect(titles).toEqual(['show the price in FR-2', 'offer gift cards', 'show the weather']);
    expect(content).not.toContain(missed);
  });

  it('one of several missed measures, and what is left is named with its feature', () => {
    const both = measures.map((one) => (one.id === 'SM-2' ? { ...one, value: 5 } : one));
    const { content, titles } = write({ measures: both, improvementAreas: others.slice(0, 2) });
    expect(titles).toEqual([missed, 'offer gift cards', 'show the weather']);
    expect(sectionOf(content, 'Without a prompt yet')).toEqual(['- SM-2 at “pick up bread” (FR-5)']);
    expect(write({ measures: both, improvementAreas: ['Offer gift cards'] }).titles).toHaveLength(3);
  });

  it('all of it where there is room, and then no word of what is left', () => {
    const { content } = write({ measures, improvementAreas: others.slice(0, 2) });
    expect(content).not.toContain('Without a prompt yet');
  });
});

it.each<[string, Partial<ReviewBrief>]>([
  ['a wish', { improvementAreas: ['Offer gift cards', 'Show the name in FR-5'] }],
  ['a goal', { nextGoals: ['Show the name in FR-5'] }],
])('a feature that %s is to change is neither left as it is nor forbidden', (_, given) => {
  const hit = measures.filter(({ id }) => id === 'SM-2');
  const { content, prompts } = write({ measures: hit, ...given });
  expect(content).toContain('- SM-2, “pick up bread” (FR-5): ');
  expect(content).not.toContain('Leave it so');
  expect(prompts.join('\n')).toContain('(FR-5)');
  expect(prompts.join('\n')).not.toMatch(/^- Change “pick up bread” \(FR-5\)/m);
  const apart = write({ measures: hit, improvementAreas: ['Offer gift cards'] });
  expect(apart.content).toContain('Leave it so');
  expect(apart.prompts.join('\n')).toContain('- Change “pick up bread” (FR-5): SM-2 is hit.');
});

it.each([
  ['# Heading goal', '“Heading goal”'],
  ['“The list is great”', '“The list is great”'],
  ['"It’s great!"', '“It’s great!”'],
  ['> ‘Gift cards’.', '“Gift cards”'],
  ['‘Great’ is what Anna said', '“‘Great’ is what Anna said”'],
  ['# of orders', '“\\# of orders”'],
])('%j is quoted once and without its mark', (said, quoted) => {
  const { content } = write({ userFeedback: said, improvementAreas: [said], nextGoals: [said] });
  for (const title of ['What people said', 'What to improve', 'Goals until the next check-in'])
    expect(sectionOf(content, title)?.[0]?.startsWith(`- ${quoted}`)).toBe(true);
});

it('without requirements it does not say what they give', () => {
  const said = (basis: string) => sectionOf(write({ userFeedback: 'Nice.' }, basis).content, 'Measures');
  expect(said('the description of the idea')).toEqual(['None: there are no requirements yet that name one.']);
  expect(said('Requirements v1')).toEqual(['None: the requirements give no SM-1.']);
});

it.each(['Photos do not load', 'The pick-up in FR-5 is broken'])('of the fault %j asks to see it first', (fault) => {
  expect(write({ improvementAreas: [fault] }).prompts[0]).toContain('- See it go wrong yourself, in a run or a test,');
});
