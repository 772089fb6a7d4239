import { describe, expect, it } from 'vitest';
import { toldAnew } from '#worker/features/guide/decisions/told-anew.rules.ts';
import { writeBusiness } from '#worker/features/guide/documents/business.rules.ts';
import { writeJourneys } from '#worker/features/guide/documents/journeys.rules.ts';
import { writeLaunch } from '#worker/features/guide/documents/launch.rules.ts';
import { writeLegal } from '#worker/features/guide/documents/legal.rules.ts';
import { writeVision } from '#worker/features/guide/documents/vision.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { outlines } from '#worker/features/guide/testing/outlines.ts';

const productOf = (outline: string) =>
  deriveProduct('Acme', 'An app for us.', [{ topic: toldAnew, decision: outline }]);
const basis = 'Requirements v1';
const sectionOf = (text: string, heading: string) => text.split(`## ${heading}\n\n`)[1]?.split('\n\n## ')[0] ?? '';

describe('what is written of an outline besides its requirements', () => {
  const ward = productOf(outlines.ward);
  const vision = writeVision(ward, basis);

  it('names each kind of people with what was told of them', () => {
    expect(sectionOf(vision, 'For whom').split('\n')).toEqual(
      ward.idea.people.map(({ many }) => expect.stringMatching(new RegExp(`^- \\*\\*${many}\\*\\*`, 'i'))),
    );
  });

  it('tells how it is today in the words of the outline, and guesses no other way', () => {
    expect(sectionOf(vision, 'What is wrong today')).toBe('Things go down in a kidney dish, and end in the laundry.');
    expect(vision).not.toContain('In the end');
  });

  it('names who walks each journey, with the feature of each step and by what it is seen that it has been gone', () => {
    const first = sectionOf(writeJourneys(ward, basis), `J-1 ${ward.journeys[0]?.title}`);
    expect(first).toMatch(/^Who walks it: \p{Lu}\p{Ll}+ \(care assistant\) and \p{Lu}\p{Ll}+ \(nurse\)/u);
    expect(first).toContain(
      '1. A care assistant or nurse who admits a patient ticks each item on a list and takes a photo. (FR-1)',
    );
    expect(first).toMatch(/Priority: Must\. Outcome: Acme .+ \(FR-\d\.1\)\./);
    // A rule of which no criterion says what becomes of it is no fault that somebody meets.
    expect(writeJourneys(ward, basis)).not.toContain('This rule decides');
  });

  it('speaks of whoever writes in the third person in its measures', () => {
    const { measures } = productOf(`${outlines.ward} on our ward`);
    expect(measures[0]?.text).toBe("Losses are halved in three months on the nurses' ward");
  });

  it('brings no law of a thing that stands only in how it is today', () => {
    expect(writeLegal(ward, basis)).not.toContain('**Food**');
  });

  it('proposes places that are right for any people, and says that they are proposals', () => {
    const launch = writeLaunch(ward, basis);
    expect(launch).toContain('| The care assistants you know by name |');
    expect(launch).toContain('[ASSUMPTION] These places are proposals');
  });

  it.each([
    ['nobody, where no price is told', ward, true],
    ['somebody, where one is', productOf(`${outlines.trade}\nWhat always holds\n- 39 pounds a month per firm`), false],
  ])('is paid by %s', (_, product, isFree) => {
    expect(sectionOf(writeBusiness(product, basis), 'Who pays').startsWith('Nobody')).toBe(isFree);
  });
});
