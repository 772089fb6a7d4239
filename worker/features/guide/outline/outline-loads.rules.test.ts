import { describe, expect, it } from 'vitest';
import { valuesFor } from '#worker/features/guide/documents/rule-trials.rules.ts';
import { readOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { withTold } from '#worker/features/guide/outline/outline-later.rules.ts';
import { loadIn, tellsLoad } from '#worker/features/guide/outline/outline-loads.rules.ts';
import { criterionOfRule } from '#worker/features/guide/outline/outline-rule-criteria.rules.ts';
import { kindOfRule } from '#worker/features/guide/outline/outline-rule-kinds.rules.ts';

describe('how much there is', () => {
  it.each([
    ['95 calls a month', '95 calls a month'],
    ['We see about 95 calls a month, twice that in May.', 'About 95 calls a month, twice that in May'],
    ['70 starts on a Saturday', '70 starts on a Saturday'],
    ['640 stones', '640 stones'],
    ['52 persons, 1,870 lifts in some 1,100 houses', '52 persons, 1,870 lifts in some 1,100 houses'],
    ['The register has 463 pumps', 'The register has 463 pumps'],
    ['I get forty or so letters a year', 'Forty or so letters a year'],
  ])('is a load: “%s”', (line, load) => expect([tellsLoad(line), loadIn(line)]).toEqual([true, load]));

  it.each([
    'A batch has at most four donors',
    'There are four periods',
    'A weekend has between four and six sessions',
    '20 people are allowed',
    '30 minutes are enough',
    '24 hours a day',
    'We keep 30 photos for ten years',
    'Two of us pay in dollars',
    '50 cents a pallet',
  ])('is no load: “%s”', (line) => expect(tellsLoad(line)).toBe(false));

  it('is carried, and neither bounds a number nor sets a clock', () => {
    const load = 'About 95 calls a month, twice that in May';
    const criterion = criterionOfRule(load, { people: [], name: 'Acme' });
    expect(criterion).toBe('THE SYSTEM SHALL carry as much as there is: “About 95 calls a month, twice that in May”.');
    expect(kindOfRule(load)).toBe('setting');
    expect([valuesFor(load), valuesFor(criterion)]).toEqual([undefined, 'with a store that holds so much']);
  });

  it.each([
    ['A recording of 4 seconds is enough', 'definition', undefined],
    ['A page is shown within 4 seconds', 'speed', 'with the clock set a minute before and a minute after 4 seconds'],
  ])('is the length of a thing, or how quick it has to be: “%s”', (rule, kind, values) => {
    expect(kindOfRule(rule)).toBe(kind);
    expect(valuesFor(rule)).toEqual(kind === 'speed' ? expect.any(String) : values);
  });

  it('that is told again takes the place of what was told', () => {
    const outline = readOutline(`Who uses it
- Callers
What always holds
- About 95 calls a month.`);
    expect(
      outline && withTold(outline, ['We see about 95 calls a month in three towns.'], 'Acme').outline.rules,
    ).toEqual(['We see about 95 calls a month in three towns']);
  });
});
