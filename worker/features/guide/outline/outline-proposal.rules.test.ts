import { describe, expect, it } from 'vitest';
import { checkDocument } from '#shared/document-check/document-check.ts';
import { proposals } from '#worker/features/guide/content/proposals/proposals.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { draftReading } from '#worker/features/guide/product/reading-draft.rules.ts';
import { checkGrammar } from '#worker/features/guide/testing/check-document.ts';
import { bakeryListed, ideas } from '#worker/features/guide/testing/ideas.ts';
import { createConversation } from '#worker/features/guide/testing/run-conversation.ts';

/** An idea of each kind, in the order of the proposals. */
const kinds: [kind: string, idea: string][] = [
  ['a marketplace', 'A marketplace for handmade ceramics. Potters open a small shop, buyers pay by card.'],
  [
    'a queue',
    'Walk-in queue for a barber shop, no bookings. Customers scan a code at the door. The barber presses next.',
  ],
  ['orders that are fetched', ideas.bakery ?? ''],
];
const draftOf = (idea: string) => draftReading('Acme', idea, []);

describe('what is proposed for an idea of a known kind', () => {
  it('is tried for each kind', () => {
    expect(
      kinds.map(([, idea]) => proposals.findIndex(({ signs, not }) => signs.test(idea) && !not?.test(idea))),
    ).toEqual(proposals.map((_, at) => at));
  });

  it.each(kinds)('is complete, and each line of what happens becomes a feature: %s', (_, idea) => {
    const { outline, text, isProposed } = draftOf(idea);
    expect(isProposed).toBe(true);
    expect(text).not.toMatch(/[?{}]/);
    const { idea: read, features } = deriveProduct('Acme', text, []);
    expect(read.isOutlined).toBe(true);
    expect(features.length).toBeGreaterThanOrEqual(outline.acts.length);
    const criteria = features.flatMap((feature) => feature.criteria);
    expect(criteria.filter((criterion) => /SHALL (?:ensure that|create an? )/.test(criterion))).toEqual([]);
  });

  it.each(kinds)('is taken with a word, as if its owner had written it: %s', async (_, idea) => {
    const talk = createConversation(idea);
    const { questions } = await talk.say('start');
    expect(questions[0]?.question).toMatch(/What you did not say I propose below/);
    const { documents } = await talk.say([]);
    const content = documents[0]?.content ?? '';
    expect(checkDocument({ type: 'requirements', title: 'Requirements', content })).toEqual([]);
    expect(checkGrammar(content)).toEqual([]);
    for (const { title } of deriveProduct('Acme', draftOf(idea).text, []).features) expect(content).toContain(title);
  });

  it('stands behind the owner’s own words, and says nothing twice', () => {
    const { acts, rules } = draftOf(
      'A marketplace for honey. Beekeepers open a small shop, buyers pay by card, the marketplace keeps 8 percent.',
    ).outline;
    expect(acts[0]).toBe('Beekeepers open a small shop → new shop: name, description, photo');
    expect(acts.filter((line) => /card/.test(line))).toHaveLength(1);
    expect(rules[0]).toBe('The app keeps 8 percent.');
  });

  it.each([
    ['lists what is kept', bakeryListed],
    ['tells of something else', 'Swimmers rent lockers by the day. The attendant checks what comes back.'],
    ['tells it at length', `${ideas.bakery} ${'Last week we baked twenty loaves too many. '.repeat(20)}`],
  ])('is nothing where the owner %s', (_, idea) => {
    expect(draftOf(idea).isProposed).toBe(false);
  });
});
