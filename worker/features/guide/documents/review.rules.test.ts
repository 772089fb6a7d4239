import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ReviewBrief } from '#shared/checkins.ts';
import { checkDocument, checkPrompt } from '#shared/document-check/document-check.ts';
import { listIds } from '#shared/document-check/ids.ts';
import { readTarget } from '#shared/measures.ts';
import { findTitleFault } from '#shared/titles.ts';
import { writeRequirements } from '#worker/features/guide/documents/requirements.rules.ts';
import { writeReview } from '#worker/features/guide/documents/review.rules.ts';
import { readReview } from '#worker/features/guide/documents/review-reading.rules.ts';
import { isComplaint, readWish } from '#worker/features/guide/documents/wishes.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { writeIterations } from '#worker/features/guide/prompts/iteration-of-review.rules.ts';
import { ideas } from '#worker/features/guide/testing/ideas.ts';
import { emptyReview } from '#worker/features/guide/testing/made-up-review.ts';

const product = deriveProduct('Morning Loaf', ideas.bakery ?? '', []);
const requirements = writeRequirements(product);
const known = listIds(requirements);
const measure = (target: string | null, value: number | null, isHit: boolean | null = null) => ({
  id: 'SM-1',
  text: 'Orders',
  target: target === null ? null : readTarget(target),
  value,
  isHit,
});
const write = (review: Partial<ReviewBrief>) =>
  writeReview(product, readReview(product, { ...emptyReview, ...review }, requirements), 'Requirements v1');
const resultOf = (...given: Parameters<typeof measure>) =>
  /^\| SM-1 .*\| (.+?) \| (.+?) \|$/m.exec(write({ measures: [measure(...given)] }))?.slice(1);

it.each<[Parameters<typeof measure>, [found: string, result: string]]>([
  [
    ['at least 35 %', 20],
    ['20 %', 'missed, 15 points short'],
  ],
  [
    ['at least 35 %', 36],
    ['36 %', 'hit, 1 point more than asked'],
  ],
  [
    ['at least 35 %', 35],
    ['35 %', 'hit, exactly at it'],
  ],
  [
    ['more than 35 %', 35],
    ['35 %', 'missed, exactly at the limit, and it has to be more than'],
  ],
  [
    ['less than 2 of 100', 3],
    ['3 of 100', 'missed, 1 of 100 too many'],
  ],
  [
    ['at most 1 of 20', 1],
    ['1 of 20', 'hit, exactly at it'],
  ],
  [
    ['less than 8 minutes', 11.5],
    ['11.5 minutes', 'missed, 3.5 minutes too long'],
  ],
  [
    ['less than 0.02 USD', 0.05],
    ['0.05 USD', 'missed, 0.03 USD too much'],
  ],
  [
    ['at least 1,000 projects', 1],
    ['1 project', 'missed, 999 projects short'],
  ],
  [
    ['at least 1,000 projects', 1_500.25],
    ['1,500.25 projects', 'hit, 500.25 projects more than asked'],
  ],
  [
    [null, null, true],
    ['–', 'hit, as you say'],
  ],
  [
    [null, 4, false],
    ['4', 'missed, as you say'],
  ],
  [
    [null, 4],
    ['4', 'nothing to tell it by'],
  ],
  [
    ['at least 35 %', null],
    ['–', 'not read'],
  ],
  // The figure decides where there is one.
  [
    ['at least 35 %', 20, true],
    ['20 %', 'missed, 15 points short'],
  ],
])('a measure of %j', (given, expected) => {
  expect(resultOf(...given)).toEqual(expected);
});

describe('a wish', () => {
  it.each([
    ['Add a filter by price', { deed: 'offer', rest: 'a filter by price' }],
    ['please show prices.', { deed: 'show', rest: 'prices' }],
    ['Enable people to pay', { deed: 'let', rest: 'people pay' }],
    ['Better photos', undefined],
    ['Photos load slowly', undefined],
  ])('%j says what to do: %j', (said, wish) => expect(readWish(said)).toEqual(wish));

  it.each([
    ['Startup is slow', true],
    ['Photos do not load', true],
    ['Show what is missing', false],
    ['Gift cards', false],
  ])('%j tells what is wrong: %j', (said, is) => expect(isComplaint(said)).toBe(is));

  it('that the product will not do is said to be against that', () => {
    const content = write({ improvementAreas: ['Gift vouchers for relatives', 'Remind customers in the evening'] });
    expect(content).toContain('Is that against “No loyalty points, vouchers or referral schemes”?');
    expect(content.match(/Is that against/g)).toHaveLength(1);
  });
});

it('a check-in that was begun by hand is not called a review twice', () => {
  expect(write({ checkpointName: 'Review of 21 November 2026' })).toMatch(
    /^# Morning Loaf: review of 21 November 2026\n/,
  );
});

it('whatever a person writes is quoted, and neither breaks the text nor the check', () => {
  // biome-ignore format: a list of scraps
  const scraps = [
    '“', '”', '"', '|', '`', '<img src=x onerror=alert(1)>', '[x](javascript:1)', '{client}', '$&', '\n', '\\', '**', '# ',
    'FR-99', 'SM-1', 'TBD', 'fast and easy', 'Show ', 'Order bread', '日本語', '😀', '\u202e', '\u0000', '. ', ' is broken', 'x'.repeat(400),
  ];
  const text = fc.array(fc.oneof(fc.constantFrom(...scraps), fc.string({ maxLength: 8 })), { maxLength: 12 });
  const said = text.map((parts) => parts.join(''));
  const review = fc.record({
    results: said,
    userFeedback: said,
    improvementAreas: fc.array(said, { maxLength: 4 }),
    nextGoals: fc.array(said, { maxLength: 3 }),
    measures: fc.array(
      fc.record({
        id: fc.constantFrom('SM-1', 'SM-2', 'SM-99'),
        text: fc.constantFrom('Orders', 'People | pay <b>'),
        target: fc.constantFrom(readTarget('at least 3 %'), readTarget('less than 2 of 10'), null),
        value: fc.option(fc.double({ min: -1e12, max: 1e12, noNaN: true })),
        isHit: fc.option(fc.boolean()),
      }),
      { maxLength: 4 },
    ),
  });
  fc.assert(
    fc.property(review, (given) => {
      const reading = readReview(product, { ...emptyReview, ...given }, requirements);
      const content = writeReview(product, reading, 'Requirements v1');
      const prompts = writeIterations(
        product,
        reading,
        'Requirements v1 and Review: 30 days after launch, 21 November 2026 v1',
      );
      const errors = [
        ...checkDocument({ type: 'review', title: 'Review', content }, { known }),
        ...prompts.flatMap((prompt) => checkPrompt(prompt, { known })),
      ].filter(({ severity }) => severity === 'error');
      expect(errors).toEqual([]);
      for (const one of [content, ...prompts.map((prompt) => prompt.content)]) {
        expect(one).not.toMatch(/(?<!\\)<(?:img|b)\b|(?<!\\)\[x\]\(|\bNaN\b|undefined/);
      }
      for (const { title } of prompts) expect(findTitleFault(title)).toBe(null);
      expect(new Set(prompts.map(({ title }) => title)).size).toBe(prompts.length);
    }),
    { numRuns: 200, seed: 11 },
  );
});
