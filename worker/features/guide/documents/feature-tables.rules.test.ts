import { describe, expect, it } from 'vitest';
import { writeApi } from '#worker/features/guide/documents/api-outline.rules.ts';
import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { enteredIn } from '#worker/features/guide/documents/entered-columns.rules.ts';
import { listTasks } from '#worker/features/guide/documents/plan-tasks.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const pumps = deriveProduct(
  'Pump Line',
  `What it is
- Breakdown reports for hand pumps, from a basic phone to the repaired pump
Who uses it
- Committee members: most have no smartphone
- Area mechanics
- Monitoring officer (Thoko): keeps the pump register correct
What happens
- A committee member reports a breakdown with the code of the pump, by basic phone
- The system tells the nearest area mechanic
- The mechanic accepts the breakdown
- If no mechanic has accepted within 48 hours, the system tells the monitoring officer
- Thoko sees which pumps are down
- Thoko corrects the register
What is kept
- Pump: code, village, district, depth
- Breakdown: pump, date, cause, mechanic; states: reported, accepted, repaired
What always holds
- If a pump is reported twice while it is open it is one breakdown`,
  [],
);
const graves = deriveProduct(
  'By the Yew',
  `What it is
- A plan of our churchyard
Who uses it
- Owner: measures and transcribes
- Strangers
What happens
- The owner enters a grave with its stone and persons
- The owner adds a reading of a stone
- A stranger types a surname and sees the stone, the inscription and its place on the plan
What is kept
- Grave: section, number, position on the plan
- Stone: grave, material
- Reading: stone, inscription line by line, date
- Person: name, year of birth, graves, stones`,
  [],
);
const bakery = deriveProduct(
  'Morning Loaf',
  `What it is
- A pre-order app for a bakery
Who uses it
- Customers
- Bakers
What happens
- Bakers put a loaf on the list → new loaf: name, price, number a day
- Customers order bread → new order: loaves, number of each, pick-up day; the baker is told
- Bakers see a list of what to bake → the number of each loaf for a day
- Baker packs an order → order is packed
What is kept
- Loaf: name, price, number a day; states: on the list, off the list
- Order: customer, loaves, number of each, pick-up day; states: ordered, packed
What always holds
- Customers see only their own orders.`,
  [],
);
type Product = typeof pumps;
const placeOf = (product: Product, title: string) =>
  listPlaces(product).find(({ feature }) => feature.title.startsWith(title)) as NonNullable<
    ReturnType<typeof listPlaces>[number]
  >;
const tablesOf = (product: Product, title: string) => placeOf(product, title).tables.map(({ name }) => name);
const typedIn = (product: Product, title: string) =>
  enteredIn(product, placeOf(product, title)).map(({ table, column }) => `${table.name}.${column.name}`);

describe('the tables of a feature of an outline', () => {
  it('are those that its own words name, the one that it is about first', () => {
    expect(tablesOf(pumps, 'Report').slice(0, 2)).toEqual(['breakdowns', 'pumps']);
    expect(tablesOf(graves, 'Type')).toEqual([
      'stones',
      'graves',
      'readings',
      'people',
      'person_graves',
      'person_stones',
    ]);
  });

  it('are those of a thing that another line calls by its record', () => {
    expect(tablesOf(pumps, 'Correct')).toEqual(['pumps']);
    expect(placeOf(pumps, 'Correct').calls.map(({ path }) => path)).toEqual(['/api/pumps/:id/correct']);
  });

  it('hold what is down, and whom a line tells something', () => {
    expect(tablesOf(pumps, 'See')).toEqual(['pumps', 'breakdowns']);
    expect(tablesOf(pumps, 'Tell the nearest')).toContain('accounts');
  });

  it('hold what a figure counts by its state, and what a refusal rests on', () => {
    const choir = deriveProduct(
      'Choir',
      `Who uses it
- Singers
- Conductor (me)
What happens
- Conductor plans a rehearsal → new rehearsal: day
- Singer answers → new answer: rehearsal, coming yes or no
- Conductor ticks an answer off → answer is attended
- Conductor sees the year → number of rehearsals that each singer attended
- Conductor decides a rehearsal → rehearsal is decided
What is kept
- Rehearsal: day; states: planned, decided
- Answer: rehearsal, singer, coming yes or no; states: given, attended
What always holds
- Nobody decides a rehearsal of which they made an answer.`,
      [],
    );
    expect(tablesOf(choir, 'See the year')).toContain('answers');
    expect(tablesOf(choir, 'Decide')).toContain('answers');
  });

  it('are written only where something is kept', () => {
    expect(placeOf(pumps, 'See').written).toEqual([]);
    expect(placeOf(pumps, 'Report').written.map(({ name }) => name)).toEqual(['breakdowns', 'messages']);
  });
});

describe('what goes with what', () => {
  const madeBefore = (title: string) =>
    listTasks(bakery)
      .find((task) => task.title.startsWith(title))
      ?.steps.flatMap(({ isUsed, queried }) => (isUsed && queried ? [`${queried.way} ${queried.table}`] : []));

  it('comes with the rows that it belongs to, not with the number of something else', () => {
    expect(tablesOf(bakery, 'Put')).toEqual(['loaves']);
    expect(placeOf(bakery, 'Order').written.map(({ name }) => name)).toContain('order_loaves');
  });

  it('is read where the number of each is shown, and in each order', () => {
    expect(madeBefore('See')).toEqual(['reads loaves', 'reads orders', 'reads order_loaves']);
    expect(writeApi(bakery, 'b')).toContain('ordered_at, state; its `order_loaves` (loaf_id, number)');
  });
});

describe('what somebody types', () => {
  it.each([
    [pumps, 'Report', ['pumps.code']],
    [pumps, 'Correct', ['pumps.code', 'pumps.village', 'pumps.district', 'pumps.depth']],
    [pumps, 'See', []],
    [graves, 'Type', ['people.name']],
  ])('in an act of %o “%s …” is %j', (product, title, columns) => {
    expect(typedIn(product, title)).toEqual(columns);
  });
});

describe('a task', () => {
  const taskOf = (title: string) => listTasks(pumps).find((task) => task.title.startsWith(title));

  it('has a job where its line tells a time, and sends by the part that sends messages', () => {
    const steps = taskOf('Tell the monitoring officer')?.steps ?? [];
    expect(steps.map(({ what }) => what)).toEqual(expect.arrayContaining(['Rule', 'Job', 'Outside']));
    expect(steps.find(({ what }) => what === 'Outside')).toMatchObject({ isUsed: true });
    expect(taskOf('Report')?.steps.find(({ what }) => what === 'Outside')).not.toHaveProperty('isUsed');
  });

  it('is tried by text message where somebody has no other phone, and around its time where it waits', () => {
    expect(taskOf('Report')?.verify).toContain('by text message from the phone of ');
    expect(taskOf('Report')?.verify).toContain('send it without the code');
    expect(taskOf('Tell the monitoring officer')?.verify).toContain('a minute before and a minute after 48 hours');
  });
});
