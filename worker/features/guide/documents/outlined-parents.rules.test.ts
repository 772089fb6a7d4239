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

const party = deriveProduct(
  'Boat Party',
  `Who uses it
- Neighbours (me)
What happens
- Neighbours enter themselves → new neighbour: name, phone
- Neighbours plan a trip → new trip: date, driver, passengers
- On the last day of the month the petrol is worked out → new bill: month, trips, amount
- Neighbours upload an album → new album: title, pictures
- Neighbours leave a wish on a picture → new wish: picture, what to do
- Neighbours put in a song → new song: title
- Neighbours plan a party → new party: date, songs of interest
- Neighbours play a match → new match: two players, winner
- Neighbours start a journal → new journal: from, to, all trips
What is kept
- Neighbour: name, phone
- Trip: date, driver, passengers
- Bill: month, trips, amount
- Album: title, pictures
- Picture: file name, wish
- Wish: picture, what to do
- Song: title
- Party: date, songs of interest
- Recording: song, date
- Match: two players, winner
- Journal: from, to, all trips`,
  [],
);
const inParty = (of: string, name: string) =>
  listTables(party)
    .find((table) => table.name === of)
    ?.columns.find((one) => one.name === name);
const tablesOfParty = listTables(party).map(({ name }) => name);

it('who takes part in something is one of those who are kept, and several are rows between', () => {
  expect(inParty('trips', 'driver_id')).toMatchObject({ references: 'neighbours' });
  expect(inParty('trips', 'passengers')).toBeUndefined();
  expect(tablesOfParty).toContain('trip_neighbours');
  expect(inParty('matches', 'winner_id')).toMatchObject({ references: 'neighbours', may: true });
  expect(tablesOfParty).toContain('match_neighbours');
});

it('what a month sums up points at it only from then on, and all of a time point at nothing', () => {
  expect(inParty('trips', 'bill_id')).toMatchObject({ may: true, note: 'empty until there is a bill' });
  expect(inParty('trips', 'journal_id')).toBeUndefined();
  expect(inParty('journals', 'all_trips')).toBeUndefined();
});

it('what comes with a whole belongs to it, and what has an entry of its own is in several', () => {
  expect(inParty('pictures', 'album_id')).toMatchObject({ references: 'albums' });
  expect(tablesOfParty).not.toContain('album_pictures');
  expect(inParty('songs', 'party_id')).toBeUndefined();
  expect(tablesOfParty).toContain('party_songs');
});

const ward = deriveProduct(
  'Lost Sock',
  `Who uses it
- Nurses (me)
What happens
- A nurse admits a patient and ticks what they bring → new patient: bed; new thing: kind, photo
- A nurse notes a visit → new visit: day, name
What is kept
- Patient: bed, date gone home
- Thing: kind (sock, shoe), photo
- Visit: day, name
What always holds
- Photos are deleted when the patient has been gone 30 days.
- At most ten visits a day.`,
  [],
);

it('what goes when something else has gone belongs to it, and what no rule puts there does not', () => {
  const names = (of: string) =>
    listTables(ward)
      .find(({ name }) => name === of)
      ?.columns.map(({ name }) => name);
  expect(names('things')).toContain('patient_id');
  expect(names('visits')).not.toContain('patient_id');
});
