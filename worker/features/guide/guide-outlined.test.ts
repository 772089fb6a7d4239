import { describe, expect, it } from 'vitest';
import { toldAnew } from '#worker/features/guide/decisions/told-anew.rules.ts';
import { writeRequirements } from '#worker/features/guide/documents/requirements.rules.ts';
import { tellingStems } from '#worker/features/guide/grammar/stems.rules.ts';
import type { Turn } from '#worker/features/guide/guide-turn.rules.ts';
import { readReadingAnswer } from '#worker/features/guide/listening/reading-answers.rules.ts';
import { readOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { deriveProduct, type Product } from '#worker/features/guide/product/product.rules.ts';
import { checkAll } from '#worker/features/guide/testing/check-all.ts';
import { outlines } from '#worker/features/guide/testing/outlines.ts';
import { createConversation } from '#worker/features/guide/testing/run-conversation.ts';

const productOf = (outline: string) =>
  deriveProduct('Acme', 'An app for us.', [{ topic: toldAnew, decision: outline }]);

/** The words of a text that carry it, and its numbers. */
const stemsOf = (text: string) => tellingStems(text).union(new Set(text.match(/\d+/g)));

/** How much of a line stands in one sentence of a text, or in a heading and the sentence below it. */
function shareOf(line: string, text: string): number {
  const wanted = stemsOf(line).difference(tellingStems('whoever app'));
  const found = text
    .replace(/^### (.+)\n\n/gm, '$1: ')
    .split('\n')
    .map((row) => wanted.intersection(stemsOf(row)).size / Math.max(1, wanted.size));
  return Math.max(...found);
}

describe.each(Object.entries(outlines))('the outline of %s', (_, outline) => {
  const product: Product = productOf(outline);
  const requirements = writeRequirements(product);
  const lines = Object.values(readOutline(outline) ?? {}).flat();

  it('has each of its lines in the requirements', () => {
    expect(lines.filter((line) => shareOf(line, requirements) < 0.75)).toEqual([]);
  });

  it('has a feature for each line on who does what, and none besides but the way in', () => {
    const acts = readOutline(outline)?.acts ?? [];
    expect(product.features.filter(({ key }) => key !== 'account')).toHaveLength(acts.length);
  });

  it('assumes and promises nothing that nobody said', () => {
    expect(requirements).not.toMatch(/\[ASSUMPTION\] (?!Numbers that nobody told|Nobody |No )/);
    expect(requirements).not.toContain('consent');
  });

  it('leaves the check without an error in every document and prompt', () => {
    const all = checkAll('An app for us.', [{ topic: toldAnew, decision: outline }]);
    expect(all.flatMap(({ kind, leftovers }) => leftovers.map((line) => `${kind}, unfilled: ${line}`))).toEqual([]);
    expect(
      all.flatMap(({ kind, findings }) =>
        findings.map(({ severity, line, message }) => `${kind}, ${severity}, line ${line}: ${message}`),
      ),
    ).toEqual([]);
  });
});

it('keeps every line of an outline that fills a message', () => {
  const lines = Array.from(
    { length: 150 },
    (_, at) => `- Members tick box number ${at} as seen, and say in which of the halls of the fair it stands`,
  );
  const answer = ['Who uses it', '- Members', 'What happens', ...lines].join('\n');
  expect(answer.length).toBeGreaterThan(12_000);
  const { decisions } = readReadingAnswer(answer, {
    brief: { project: { name: 'Acme', description: 'Members tick boxes.', currentStep: 1 }, decisions: [] },
  } as unknown as Turn);
  expect(decisions.find(({ topic }) => topic === toldAnew)?.decision).toContain(lines.at(-1));
});

it('weighs each feature once in an edition that follows a saved one', async () => {
  const { say, brief, bodyOf } = createConversation('An app for us.');
  brief.decisions.push({ topic: toldAnew, decision: Object.values(outlines)[0] ?? '' });
  await say('Write the requirements');
  await say('Nobody but the nurse in charge may tick an item of a patient who goes home.');
  await say('Write the requirements again');
  const text = bodyOf('requirements') ?? '';
  expect(text).toMatch(/(?:Must|Should)\. Serves J-\d\./);
  expect(text).not.toMatch(/(?:Must|Should|Later)[^.]*\. Serves J-\d\. (?:Must|Should|Later)/);
});

it('keeps each of two sentences that begin alike', async () => {
  const { say, brief, bodyOf } = createConversation('An app for us.');
  brief.decisions.push({ topic: toldAnew, decision: Object.values(outlines)[0] ?? '' });
  await say('Only the nurse in charge may delete a photo. Only the nurse in charge may change a place.');
  await say('Write the requirements');
  expect(bodyOf('requirements')).toContain('delete a photo');
  expect(bodyOf('requirements')).toContain('change a place');
});
