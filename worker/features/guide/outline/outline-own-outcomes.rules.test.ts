import { expect, it } from 'vitest';
import { outlinedMachine } from '#worker/features/guide/documents/outlined-states.rules.ts';
import { historyStay, outlinedStay } from '#worker/features/guide/documents/outlined-stay.rules.ts';
import { outlinedTables } from '#worker/features/guide/documents/outlined-tables.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const shop = deriveProduct(
  'Kits',
  `Who uses it
- Students
- Teachers
- Storekeeper (me)
What happens
- Students look which kit is free on which days.
- Students reserve a kit → new reservation: kit, from, to, project; the kit is taken for those days
- The teacher agrees or refuses → reservation is confirmed or refused; the student is told
- Students cancel → the days are free again
- The storekeeper hands out the kit → reservation is handed out
- The student brings the kit back, the storekeeper goes through the checklist → reservation is returned
- The storekeeper notes a damage → new damage: what, reservation; the kit is blocked until I say it's fixed
- A student closes their account → everything is deleted
What is kept
- Reservation: student, kit, from, to, project, purpose; states: asked for, confirmed, handed out, returned, cancelled, closed
- Kit: name, value; states: available, in repair
- Damage: reservation, description
- Student: name, phone
What always holds
- A kit is never promised twice for the same day.
- Students' phone numbers are seen only by the storekeeper; deleted after 12 months.`,
  [],
);
const criteria = shop.features.flatMap((feature) => feature.criteria);
const feature = (title: string) => shop.features.find((one) => one.title === title);
const machineOf = (one: string) => {
  const record = shop.idea.records.find((other) => other.one === one);
  return record && outlinedMachine(shop, record);
};
const from = (one: string, state: string) => machineOf(one)?.moves.find(({ to }) => to === state)?.from;

it('what is kept and no line enters is entered where the thing is made', () =>
  expect(criteria.join(' ')).toContain('project and purpose'));

it('who decides on what, in the told order, and what waits for them', () => {
  expect(feature('Agree to or refuse the reservation')?.criteria.slice(0, 4)).toEqual([
    'WHEN the teacher agrees to the reservation, THE SYSTEM SHALL set the reservation to “confirmed” and show beside it who did that and when.',
    'WHEN the teacher refuses the reservation, THE SYSTEM SHALL set the reservation to “refused” and show beside it who did that and when.',
    'IF the reservation is “confirmed” or “refused” already, THEN THE SYSTEM SHALL change nothing and say who did that and when.',
    'WHILE the reservation is “asked for”, THE SYSTEM SHALL show it as waiting for the teacher.',
  ]);
});

it('nobody cancels what they hold in their hands, and who closes their account closes all of it', () => {
  expect(from('reservation', 'cancelled')).toEqual(['asked for', 'confirmed']);
  expect(from('reservation', 'closed')).toEqual(['asked for', 'confirmed', 'handed out', 'returned']);
});

it('what is blocked is in repair until somebody says that it is fixed, and nobody gets it', () => {
  expect(machineOf('kit')?.moves.map(({ from: before, to }) => [before.join(), to])).toEqual([
    ['available', 'in repair'],
    ['in repair', 'available'],
  ]);
  expect(criteria).toContain(
    'WHEN the storekeeper says that the kit is fixed, THE SYSTEM SHALL set the kit to “available” and show beside it when.',
  );
  const refused = 'IF the kit is “in repair”, THEN THE SYSTEM SHALL refuse it, ';
  expect(feature('Reserve a kit')?.criteria).toContain(`${refused}keep what was entered and say why.`);
  expect(feature('Hand out the kit')?.criteria).toContain(`${refused}change nothing and say why.`);
  expect(feature('Look which kit is free on which days')?.criteria).toContain(
    'WHILE a kit is “in repair”, THE SYSTEM SHALL show it as not available.',
  );
  expect(feature('Note a damage')?.criteria.join(' ')).not.toContain('while it is “in repair”');
});

it('a promise is held where the thing is taken, and the second half of a rule says how long', () => {
  expect(feature('Reserve a kit')?.criteria.join(' ')).toContain('IF a kit is promised for that day already');
  const table = outlinedTables(shop).find(({ name }) => name === 'students');
  expect(table && outlinedStay(shop, table)).toContain('`phone` is emptied after 12 months');
  expect(table && historyStay(shop, table)).toBeUndefined();
});

const plots = deriveProduct(
  'Plots',
  `Who uses it
- Members
- Secretary (me)
- People on the waiting list
What happens
- The secretary enters a plot → new plot: number, member
- A plot is given up → plot is free; the secretary offers it to the first on the waiting list
- Somebody asks for a plot → new entry on the waiting list: name, phone
What is kept
- Plot: number, member; states: let, free
- Waiting list entry: name, phone; states: waiting, offered
What it will not do
- No card payment, we have a bank account`,
  [],
);

it('what is free is given to somebody again, and belongs to nobody meanwhile', () => {
  const record = plots.idea.records.find(({ one }) => one === 'plot');
  expect(record && outlinedMachine(plots, record)?.byHand).toEqual([{ to: 'let', from: ['free'] }]);
  const table = outlinedTables(plots).find(({ name }) => name === 'plots');
  expect(table?.columns.find(({ name }) => name === 'member_id')).toMatchObject({ may: true });
});

it('who is only to be one of them enters nothing here: whoever runs it notes what they ask for', () => {
  const asking = plots.features.find(({ title }) => title.includes('asks for a plot'));
  expect(asking?.title).toBe('Note that somebody asks for a plot');
  expect(asking?.criteria[0]).toMatch(/^WHEN .+ notes? that somebody asks for a plot, THE SYSTEM SHALL keep /);
});

it('who is first on the waiting list has an entry there, and a bank account is no way in', () => {
  expect(plots.features.flatMap((one) => one.criteria).join(' ')).toContain('set the waiting list entry to “offered”');
  expect(plots.features.some(({ key }) => key === 'account')).toBe(true);
});

it('what is done once is one row', () => {
  const saving = deriveProduct(
    'Coins',
    `Who uses it
- Savers
- Support (me)
What happens
- Savers report a payment → new round up: payment, difference
- Savers or support look at a month
What is kept
- Round up: payment, difference
What always holds
- Each payment is rounded up once and never twice.`,
    [],
  );
  const table = outlinedTables(saving).find(({ name }) => name === 'round_ups');
  expect(table?.columns.find(({ name }) => name === 'payment')).toMatchObject({ unique: true });
});
