import { expect, test } from 'vitest';
import { checkDocument, checkPrompt } from '#shared/document-check/document-check.ts';
import { listIds } from '#shared/document-check/ids.ts';
import { writeRequirements } from '#worker/features/guide/documents/requirements.rules.ts';
import { writeReview } from '#worker/features/guide/documents/review.rules.ts';
import { readReview } from '#worker/features/guide/documents/review-reading.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { writeIterations } from '#worker/features/guide/prompts/iteration-of-review.rules.ts';
import { makeUpReview } from '#worker/features/guide/testing/made-up-review.ts';
import { heldOutIdeas } from '../eval/held-out/all.ts';
import { findHollow } from '../eval/hollow.ts';
import { ideas } from '../eval/ideas/all.ts';
import { findLeftovers } from '../eval/leftovers.ts';
import { maskerOf, readFillings } from '../eval/masks.ts';
import { compareTexts } from '../eval/sameness.ts';
import { medianOf, percent } from '../eval/tables.ts';
import { targets } from '../eval/targets.ts';
import { moulderOf } from '../eval/terms.ts';

/** The review of an idea that somebody made up, the prompts of it, and what the check and a careful reader say of them. */
const written = [...ideas, ...heldOutIdeas]
  .filter(({ isVague }) => !isVague)
  .map((idea) => {
    const product = deriveProduct(idea.name, idea.description, []);
    const requirements = writeRequirements(product);
    const reading = readReview(product, makeUpReview(product, requirements), requirements);
    const known = listIds(requirements);
    const document = {
      of: 'document' as const,
      type: 'review',
      title: 'R',
      content: writeReview(product, reading, 'Requirements v1'),
    };
    const prompts = writeIterations(
      product,
      reading,
      'Requirements v1 and Review: 30 days after launch, 21 November 2026 v1',
    ).map(({ documentType, title, content }) => ({ of: 'prompt' as const, type: documentType, title, content }));
    const findings = [
      ...checkDocument(document, { known }),
      ...prompts.flatMap((prompt) => checkPrompt({ ...prompt, documentType: prompt.type }, { known })),
    ];
    const texts = [document, ...prompts];
    const mask = maskerOf(readFillings(idea.name, [requirements, ...texts.map(({ content }) => content)]));
    const compared = (content: string) => ({ ideaKey: idea.key, content, mask, mould: moulderOf(idea, []) });
    return {
      faults: [
        ...findings
          .filter(({ severity }) => severity === 'error')
          .map(({ line, message }) => `line ${line}: ${message}`),
        ...texts
          .flatMap(({ content }) => findLeftovers(content, [idea.name]))
          .map(({ fault, text }) => `${fault}: ${text}`),
        ...texts.flatMap((text) => findHollow(text, idea.name)).map(({ kind, what }) => `${kind}: ${what}`),
      ].map((fault) => `${idea.key}: ${fault}`),
      prompts: prompts.length,
      document: compared(document.content),
      // All three in one: a prompt is compared with those of other ideas.
      prompt: compared(prompts.map(({ content }) => content).join('\n')),
    };
  });

test('a review of every idea has no error, nothing hollow and no slip, and three prompts', () => {
  expect(written.flatMap(({ faults }) => faults)).toEqual([]);
  expect(new Set(written.map(({ prompts }) => prompts))).toEqual(new Set([3]));
});

test.each(['document', 'prompt'] as const)(
  'the %s of a review is about its idea, by the targets of the evaluation',
  (of) => {
    const texts = compareTexts(written.map((one) => one[of]));
    const unchanged = medianOf(texts.map(({ unchangedShare }) => unchangedShare));
    const mould = medianOf(texts.map(({ sameMouldShare }) => sameMouldShare));
    console.log(`review, ${of}: ${percent(unchanged)} unchanged, ${percent(mould)} same mould`);
    expect(unchanged).toBeLessThan(targets[of].mostUnchanged);
    expect(mould).toBeLessThan(targets[of].mostSameMould);
  },
);
