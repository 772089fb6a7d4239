import { describe, expect, it } from 'vitest';
import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
import { writeWhole } from '#worker/features/guide/documents/requirements.rules.ts';
import { reviseRequirements } from '#worker/features/guide/documents/revision.rules.ts';
import { deriveProduct, type Product } from '#worker/features/guide/product/product.rules.ts';
import { reviseProduct } from '#worker/features/guide/product/revised.rules.ts';
import { readSavedText } from '#worker/features/guide/product/saved-text.rules.ts';

const pool =
  'Secretaries record an event with cap and time. Timekeepers run the match clock and the possession clock. Referees write a remark on a sheet. League secretaries archive a sheet. Secretaries can never change a signed sheet.';

const derive = (...decisions: string[]): Product =>
  deriveProduct(
    'Acme',
    pool,
    decisions.map(
      (decision): Decision =>
        /^No /.test(decision)
          ? { topic: `Left out: ${decision.slice(3)}`, decision }
          : { topic: `Also: ${decision}`, decision },
    ),
  );

/** What the next version of the requirements of `before` has, once the product is derived as `now`. */
const revise = (before: Product, now: Product) =>
  reviseProduct(now, { before, isByHand: false }, readSavedText(writeWhole(before))).product;
const titlesOf = ({ features }: Product) => features.map(({ title }) => title);

describe('a revision', () => {
  it('keeps a told feature for which the new telling of the whole has no room', () => {
    const before = derive();
    const now = { ...before, features: before.features.filter(({ title }) => !/remark/.test(title)) };
    expect(titlesOf(revise(before, now))).toEqual(titlesOf(before));
  });

  it('loses one with the sentence that told it', () => {
    const before = derive('Coaches invite a substitute');
    expect(titlesOf(before)).toContainEqual(expect.stringMatching(/substitute/));
    expect(titlesOf(revise(before, derive())).join('\n')).not.toMatch(/substitute/);
  });

  it('takes out one of two things that a feature is about, and not the feature', () => {
    const [before, now] = [derive(), derive('No possession clock')];
    expect(titlesOf(before)).toContain('Run the match clock and the possession clock');
    expect(titlesOf(revise(before, now))).toContain('Run the match clock');
    expect(titlesOf(revise(before, now)).join('\n')).not.toMatch(/possession/);
  });

  it('keeps a told limit where its number is, also where it would now stand elsewhere or nowhere', () => {
    const before = derive();
    const limit = before.features.flatMap(({ criteria }) => criteria).find((text) => /signed/.test(text)) ?? '';
    const home = before.features.find(({ criteria }) => criteria.includes(limit));
    const without = before.features.map((one) => ({
      ...one,
      criteria: one.criteria.filter((text) => text !== limit),
    }));
    const moved = without.map((one, at) =>
      at === without.length - 1 ? { ...one, criteria: [...one.criteria, limit] } : one,
    );
    for (const features of [without, moved]) {
      const next = revise(before, { ...before, features }).features;
      expect(next.filter(({ criteria }) => criteria.includes(limit)).map(({ id }) => id)).toEqual([home?.id]);
    }
  });
});

describe('a new feature in a revision', () => {
  it('says nothing a second time that one of the kept features says', () => {
    const [before, now] = [derive(), derive('Coaches invite a substitute')];
    const said = before.features[0]?.criteria[0] ?? '';
    const features = now.features.map((one) =>
      /substitute/.test(one.title) ? { ...one, criteria: [...one.criteria, said] } : one,
    );
    const next = revise(before, { ...now, features }).features.filter(({ criteria }) => criteria.includes(said));
    expect(next.map(({ id }) => id)).toEqual(['FR-1']);
  });
});

describe('journeys in a revision', () => {
  it('keep their headings where a person wrote a line between them', () => {
    const before = derive();
    const saved = readSavedText(writeWhole(before).replace('\n### J-2', '\nA word of mine.\n\n### J-2'));
    const [first, ...more] = before.journeys;
    const now = { ...before, journeys: first ? [{ ...first, title: 'A secretary begins' }, ...more] : more };
    const text = reviseRequirements(now, { before, isByHand: true }, saved);
    expect(text).toMatch(/^### J-1 A secretary begins$/m);
    expect(text).toMatch(/^### J-2 /m);
    expect(text).toContain('A word of mine.');
  });

  it('give a feature the way that it serves now, where its own is told no more', () => {
    const before = derive();
    const now = {
      ...before,
      journeys: before.journeys.slice(0, 1),
      features: before.features.map((feature) => ({ ...feature, journey: 'J-1' })),
    };
    const written = writeWhole(before);
    expect(written).toContain('Serves J-2.');
    expect(reviseRequirements(now, { before, isByHand: false }, readSavedText(written))).not.toContain('Serves J-2.');
  });
});

describe('limits of a shape in a revision', () => {
  it('go with the shape, and what a person wrote beside them stays', () => {
    const before = derive();
    const saved = readSavedText(
      writeWhole(before).replace(
        /## What it will not do\n\n/,
        '$&- No accounts before the third match.\n- No songs about the referee.\n',
      ),
    );
    const text = reviseRequirements(derive('Coaches invite a substitute'), { before, isByHand: true }, saved);
    expect(text).toContain('- No songs about the referee.');
    expect(text).not.toContain('third match');
  });
});
