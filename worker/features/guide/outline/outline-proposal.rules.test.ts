import { describe, expect, it } from 'vitest';
import { checkDocument } from '#shared/document-check/document-check.ts';
import { proposals } from '#worker/features/guide/content/proposals/proposals.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { draftReading } from '#worker/features/guide/product/reading-draft.rules.ts';
import { checkGrammar } from '#worker/features/guide/testing/check-document.ts';
import { ideas } from '#worker/features/guide/testing/ideas.ts';
import { createConversation } from '#worker/features/guide/testing/run-conversation.ts';

/** An idea of each kind, in the order of the proposals. */
const kinds: [kind: string, idea: string][] = [
  ['a marketplace', 'A marketplace for handmade ceramics. Potters open a small shop, buyers pay by card.'],
  [
    'a queue',
    'Walk-in queue for a barber shop, no bookings. Customers scan a code at the door. The barber presses next.',
  ],
  ['orders that are fetched', ideas.bakery ?? ''],
  ['a shop', 'An online shop for our roastery: customers order coffee, pay by card and we send it.'],
  ['days off', 'An internal tool for our company so employees can request vacation and managers approve it.'],
  ['appointments', 'Students book lessons with a tutor. The tutor sets hours and sees the week.'],
  ['lending among people', 'Neighbours lend and borrow tools. Owners can decline.'],
  ['what a house lends', 'Swimmers rent lockers by the day. The attendant checks what comes back.'],
  ['sign-ups', 'A tool for a yoga studio: members sign up for classes, the teacher ticks who came.'],
  [
    'reports of what is broken',
    'A help desk for a school: teachers report broken projectors and the caretaker fixes them.',
  ],
  ['listings', 'Students post rooms to sublet and other students ask for them.'],
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
    [
      'whoever does what a side does',
      kinds[9]?.[1],
      ['Caretakers', 'Teachers'],
      /^Teacher reopens a request → .*caretaker is told$/,
    ],
    [
      'somebody who was not known as a person',
      kinds[7]?.[1],
      ['Swimmers', 'Attendants'],
      /^The attendant checks what comes back → loan is returned$/,
    ],
    ['the same people', kinds[10]?.[1], ['Students', 'Owners', 'Operator (me)'], /^Owner posts a room → /],
  ])('puts on a side %s', (_, idea, people, line) => {
    const { outline } = draftOf(idea ?? '');
    expect(outline.people).toEqual(people);
    expect(outline.acts).toContainEqual(expect.stringMatching(line));
  });

  it('takes no line over that holds markup', () => {
    const { acts } = draftOf('Clients book appointments | with <b>stylists</b>. The stylist sets hours.').outline;
    expect(acts.join()).not.toMatch(/[<>|]/);
    expect(acts).toContainEqual(expect.stringMatching(/^Client books a free time → /));
  });

  it('calls what it is about by a word of its own where the idea has none', () => {
    const { acts } = draftOf('An app for workshops in our library with places and a waiting list.').outline;
    expect(acts[0]).toMatch(/^Organiser announces an? \p{L}+ → new /u);
  });

  it.each([
    ['lists what is kept', ideas.bakeryListed ?? ''],
    ['tells of something else', 'Climbers log the problems they climbed and see which grade they flash.'],
    ['tells it at length', `${ideas.bakery} ${'Last week we baked twenty loaves too many. '.repeat(20)}`],
  ])('is nothing where the owner %s', (_, idea) => {
    expect(draftOf(idea).isProposed).toBe(false);
  });
});
