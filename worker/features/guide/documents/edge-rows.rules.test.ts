import { describe, expect, it } from 'vitest';
import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { boundsOf } from '#worker/features/guide/documents/bounds.rules.ts';
import { edgesOfRules } from '#worker/features/guide/documents/edge-rows.rules.ts';
import { enteredIn } from '#worker/features/guide/documents/entered-columns.rules.ts';
import { listExamples, rowsOf } from '#worker/features/guide/documents/examples.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const plots = deriveProduct(
  'Plots',
  `What it is
- The one place for our allotment association
Who uses it
- Board
- Members
What happens
- The board sends the rent for the year to all members → new rent for each plot: year, amount
- Members pay their rent and the board ticks the rent off → rent is "paid"
- The board puts up a work day → new work day: date, jobs, places
- Members sign up for work days → a place is taken; full means full
- The board enters a plot → new plot: number, member
What is kept
- Plot: number, member
- Rent: plot, year, amount (open, paid)
- Work day: date, jobs, places, who has signed up
What always holds
- Each plot owes 8 hours a year. Every missing hour costs 15 pounds in December
- Not more than two plots per member`,
  [],
);
const placeOf = (title: string) =>
  listPlaces(plots).find(({ feature }) => feature.title.startsWith(title)) as ReturnType<typeof listPlaces>[number];

describe('edge cases of an outline', () => {
  it('try the rules of the owner at their numbers, and the last place by two at once', () => {
    const rows = edgesOfRules(plots);
    expect(rows.map(([happens]) => happens).join('\n')).toMatch(
      /^Two calls at the same moment of which only one may be let in \(FR-4\.\d: all places are taken\)\n/,
    );
    expect(rows).toContainEqual([
      expect.stringMatching(/^“Not more than two plots per member”, tried with 1, 2 and 3 plots$/),
      '1 and 2 go through, 3 does not',
      expect.stringMatching(/^FR-\d$/),
    ]);
  });

  it('give a call nothing that it does not take', () => {
    expect(enteredIn(plots, placeOf('Send the rent')).map(({ column }) => column.name)).not.toContain('plot_id');
    expect(boundsOf(plots, placeOf('Send the rent')).join(' ')).not.toContain('`plot_id` of a row that is gone');
    expect(boundsOf(plots, placeOf('Pay')).join(' ')).not.toMatch(/amount|plot_id/);
  });

  it('have the number of a rule only in what it counts', () => {
    const rents = placeOf('Send the rent').tables.find(({ name }) => name === 'rents');
    expect(rents && rowsOf(plots, rents)).not.toContain('hours');
    expect(listExamples(plots).join(' ')).not.toContain('15');
  });

  it('have two of each kind who sees only their own rows', () => {
    const visits = deriveProduct(
      'Visits',
      `Who uses it
- Patients
- Doctors
- Front desk (me)
What happens
- Patients ask for a visit → new visit: patient, doctor, reason
- The doctor ends the visit → visit is over
What is kept
- Visit: patient, doctor, reason; states: planned, over
What always holds
- A doctor only sees the patients on his or her own list.`,
      [],
    );
    expect(listExamples(visits)[0]).toMatch(/ and another doctor \(doctors\)/);
    expect(listExamples(plots)[0]).not.toContain('another board');
  });
});
