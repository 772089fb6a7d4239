import { describe, expect, it } from 'vitest';
import { accessOf } from '#worker/features/guide/documents/access.rules.ts';
import { listCalls } from '#worker/features/guide/documents/api.rules.ts';
import { listChoices } from '#worker/features/guide/documents/architecture-decisions.rules.ts';
import { shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { writePlan } from '#worker/features/guide/documents/plan.rules.ts';
import { writeRequirements } from '#worker/features/guide/documents/requirements.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { forbidLimit } from '#worker/features/guide/prompts/left-out.rules.ts';

/** A desk that lends kits, whose owner said behind arrows what comes of each line. */
const desk = deriveProduct(
  'Desk',
  `Who uses it
- Students
- Storekeeper (me)
- Bank: reports the deposits
- Auditors
What happens
- The storekeeper adds a kit → new kit: name, what it is worth
- Students reserve a kit → new reservation: kit, from, to; the teacher is told by e-mail three days before
- The teacher finds something unclear → reservation goes back to the student with the question
- Students send the reservation → reservation is sent
- Bank reports a deposit → reservation is paid; the storekeeper is told on Sunday
- Students sign up for an open day → a place is taken
- Every Monday the late kits are listed → the storekeeper is told the number the day before
- A kit is stolen → ?
- The other one says yes → they are friends
What is kept
- Reservation: student, kit, from, to, project; states: sent, back to student, paid
- Kit: name, value, winner, copies; states: free, stolen
- Open day: date
What always holds
- A kit is never promised twice for the same day
- No more than two open reservations per student
- The student sees that a kit is taken but not by whom; auditors see totals only
- A film is 3 minutes at most
- Only keys made by us open a kit
What it will not do
- Never rents to strangers
- No lending to people outside the school
What counts as success
- Not a single double booking in a term
- No kit lies broken for a term, and the desk is done in 10 minutes`,
  [],
);
const criteria = [...desk.features.flatMap((feature) => feature.criteria), ...desk.qualities];
const columnsOf = (name: string) => listTables(desk).find((table) => table.name === name)?.columns ?? [];

describe('an outline whose arrows say what comes of its lines', () => {
  it.each([
    'WHEN it is three days before the beginning of the reservation, THE SYSTEM SHALL tell the teacher by e-mail.',
    'WHEN it is Sunday after “Bank reports a deposit”, THE SYSTEM SHALL tell the storekeeper.',
    'WHEN the clock reaches the morning of a Monday, THE SYSTEM SHALL list the late kits.',
    'WHEN it is the day before Monday, THE SYSTEM SHALL tell the storekeeper the number.',
    'WHEN a kit is stolen, THE SYSTEM SHALL set the kit to “stolen” and show beside it when.',
    'WHEN the other one says yes, THE SYSTEM SHALL ensure that they are friends.',
    'IF there are two open reservations of one student already, THEN THE SYSTEM SHALL refuse another one, keep what was entered and say why.',
    'THE SYSTEM SHALL ensure that only keys made by us open a kit.',
  ])('has “%s”', (criterion) => {
    expect(criteria).toContain(criterion);
  });

  it('keeps two dates, a price as it is listed, and a row for each who signs up', () => {
    const byName = (table: string) => Object.fromEntries(columnsOf(table).map(({ name, note }) => [name, note]));
    expect(byName('reservations')).toMatchObject({ from_value: 'date', to_value: 'date' });
    expect(columnsOf('kits').find(({ name }) => name === 'winner')?.may).toBe(true);
    expect(columnsOf('kits').find(({ name }) => name === 'copies')?.type).toBe('integer');
    expect(columnsOf('sign_ups').map(({ name }) => name)).toContain('open_day_id');
  });

  it('asks a bank for no sign-in and calls nothing for it', () => {
    expect(desk.idea.people.map(({ one }) => one)).not.toContain('bank');
    expect(listCalls(desk).filter(({ path }) => path.includes('deposit'))).toEqual([]);
  });

  it('is hosted, whoever may not lend', () => {
    expect(desk.ownComputer).toBeUndefined();
    expect(shapeOf(desk).runtime).not.toBe('local');
  });

  it('holds what happens once by a key, and sorts no limit among the times', () => {
    const groups = listChoices(desk).flatMap(({ decision, holds = [], group }) =>
      group ? [{ group, said: [decision, ...holds].join() }] : [],
    );
    expect(groups.find(({ said }) => said.includes('promised twice'))?.group).toBe('one');
    expect(groups.find(({ said }) => said.includes('3 minutes at most'))?.group).toBe('limit');
  });

  it('tells who does nothing by what they see, and counts none as a number', () => {
    const content = writeRequirements(desk);
    expect(content).toMatch(/^### Auditors$/m);
    expect(content).toContain('Not a single double booking in a term: 0 counted.');
    expect(content).toContain('No kit lies broken for a term: 0 counted.');
    expect(content).toContain('what else happens when a kit is stolen?');
  });

  it('names the queries of a table with it', () => {
    expect(writePlan(desk, 'Requirements v1')).toMatch(
      /- Table `reservations`: .+; read and written in `src\/data\/reservations\.ts`\./,
    );
  });

  it('shows students the kits, as they see which are taken', () => {
    const sees = (name: string) => {
      const table = listTables(desk).find((one) => one.name === name);
      return table && accessOf(desk, table, listTables(desk)).sees;
    };
    expect(sees('kits')).toBe('The storekeeper and students');
    expect(sees('reservations')).toContain('“The student sees that a kit is taken but not by whom');
  });
});

it.each([
  ['Never rents to strangers', 'Rent to strangers.'],
  ['Nobody signs in', 'Let anybody sign in.'],
])('“%s” is forbidden as “%s”', (limit, forbidden) => {
  expect(forbidLimit(limit)).toBe(forbidden);
});

it.each([
  ['The tablet has no power or no internet', 'WHEN the tablet has no power or no internet, THE SYSTEM SHALL note that'],
  ['It has a history for each kit', 'have a history for each kit'],
])('what happens to a device is an event, and what the product has is a part of it: %s', (line, told) =>
  expect(
    writeRequirements(
      deriveProduct(
        'Dawn',
        `Who uses it\n- Keeper (me)\nWhat happens\n- I press the button → new sign: day\n- ${line} → ?`,
        [],
      ),
    ),
  ).toContain(told),
);
