import { expect, it } from 'vitest';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { writeDatabase } from '#worker/features/guide/documents/database.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const yard = deriveProduct(
  'Yard',
  `Who uses it
- Skippers
- Fitters (me)
What happens
- A skipper reports a breakage of a hull. → new breakage: hull, date
- A fitter looks at the breakage. → breakage gets cause; breakage becomes repaired
- A fitter writes a survey.
- A skipper enters a trip.
- A fitter edits the gear list of a hull.
What is kept
- Hull: registration, survey interval in weeks, gear list, year of death, length of ropes (8 metres, 6 metres)
- Club: name, active hulls
- Breakage: hull, date, cause; states: reported, looked at, repaired
- Survey: what was done
- Trip: hull registration, fitter in charge, bags, number of the day, launch time, membership paid
- Bag or box: weight
- Price: launch, valid from
What always holds
- If a hull is reported twice while it is open it is one breakage.
- A letter that is gone from a name is a dash.`,
  [],
);
const column = (of: string, name: string) =>
  listTables(yard)
    .find((table) => table.name === of)
    ?.columns.find((one) => one.name === name);

it('what another record counts, has at intervals or consists of belongs to it', () => {
  expect(column('hulls', 'club_id')).toMatchObject({ references: 'clubs' });
  expect(column('clubs', 'active_hulls')).toMatchObject({ type: 'integer', note: 'counted from `hulls`, never typed' });
  expect(column('surveys', 'hull_id')).toMatchObject({ references: 'hulls' });
  expect(column('bag_or_boxes', 'trip_id')).toMatchObject({ references: 'trips' });
  expect(column('trips', 'hull_id')).toMatchObject({ references: 'hulls' });
});

it('what only a later act tells may be empty, and what is edited is there before', () => {
  expect(column('breakages', 'cause')?.may).toBe(true);
  expect(column('hulls', 'gear_list')?.may).toBeUndefined();
  expect(column('hulls', 'year_of_death')).toMatchObject({ may: true, note: 'empty where it cannot be read' });
});

it.each([
  ['hulls', 'length_of_ropes_metres', { type: 'integer', check: 'c in (8, 6)' }],
  ['trips', 'number_of_the_day', { type: 'integer' }],
  ['trips', 'launch_time', { note: 'time of day' }],
  ['trips', 'membership_paid', { check: 'c in (0, 1)' }],
  ['prices', 'launch', { type: 'integer', note: 'in the smallest coin' }],
  ['prices', 'valid_from', { note: 'date' }],
])('%s has %s', (of, name, expected) => expect(column(of, name)).toMatchObject(expected));

it('what is reported twice while it is open is one row', () =>
  expect(writeDatabase(yard, 'Requirements v1')).toContain(
    "create unique index breakages_one_by_hull_id on breakages (hull_id) where state not in ('repaired')",
  ));
