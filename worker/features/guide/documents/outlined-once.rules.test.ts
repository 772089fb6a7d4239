import { describe, expect, it } from 'vitest';
import { accessOf } from '#worker/features/guide/documents/access.rules.ts';
import { listChoices } from '#worker/features/guide/documents/architecture-decisions.rules.ts';
import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { boundsOf } from '#worker/features/guide/documents/bounds.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { listTasks } from '#worker/features/guide/documents/plan-tasks.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { tellTable } from '#worker/features/guide/prompts/touches.rules.ts';

const told = (acts: string[], records: string[], rules: string[] = []) =>
  deriveProduct(
    'Loans',
    `Who uses it
- Students
- Storekeeper (me)
What happens
${acts.map((line) => `- ${line}`).join('\n')}
What is kept
${records.map((line) => `- ${line}`).join('\n')}
What always holds
${rules.map((line) => `- ${line}`).join('\n')}
What counts as success
- 50 loans`,
    [],
  );
const table = (product: ReturnType<typeof told>, name: string) => listTables(product).find((one) => one.name === name);
const reserving = 'Students reserve a kit → new reservation: kit, from, to';
const kits = ['Kit: name', 'Reservation: student, kit, from, to'];

describe('what there is once', () => {
  it('is a day of a thing that is never promised twice for one', () => {
    const product = told([reserving], kits, ['A kit is never promised twice for the same day.']);
    const days = table(product, 'reservation_days');
    expect(days?.key).toEqual(['kit_id', 'day']);
    expect(days && accessOf(product, days, listTables(product)).sees).toBe(
      '`kit_id` and `day` whoever may see the kit, so that each sees what is taken; the rest whoever may see its reservation',
    );
    expect(
      listChoices(product)
        .map(({ rule }) => rule)
        .join(),
    ).toContain('Each day that is taken is a row of `reservation_days`');
    expect(table(told([reserving], kits), 'reservation_days')).toBeUndefined();
  });

  it('has its days where it is looked up, booked and given back, and not where it is only handed out', () => {
    const states = 'Reservation: student, kit, from, to; states: asked for, handed out, returned, cancelled';
    const product = told(
      [
        'Students look which kit is free on which days',
        `${reserving}; the kit is taken for those days`,
        'Students cancel their reservation → reservation is cancelled; the days are free again',
        'The storekeeper hands out the kit → reservation is handed out',
        'Students return the kit → reservation is returned',
      ],
      ['Kit: name', states],
      ['A kit is never promised twice for the same day.'],
    );
    const placesWith = (which: 'tables' | 'written') =>
      listPlaces(product)
        .filter((place) => place[which].some(({ name }) => name === 'reservation_days'))
        .map(({ feature }) => feature.title);
    const [look, reserve, cancel, , back] = product.features.map(({ title }) => title);
    expect(placesWith('tables')).toEqual([look, reserve, cancel, back]);
    expect(placesWith('written')).toEqual([reserve, cancel, back]);
    expect(product.features.find(({ title }) => title === back)?.criteria.join(' ')).toContain(
      'free the kit for the days of the reservation that are still to come.',
    );
    const queries = listTasks(product)
      .find(({ title }) => title === cancel)
      ?.steps.filter(({ queried }) => queried?.table === 'reservation_days');
    expect(queries?.map(({ says }) => says)).toEqual(['reads and changes `reservation_days`']);
    const days = table(product, 'reservation_days');
    expect(days && tellTable(days)).toContain('; primary key (kit_id, day)');
  });

  it('is what one line makes for each of several in a year, and who takes part in what', () => {
    const product = told(
      [
        'The storekeeper sends the bills in January → new bill for each kit: year, amount, due 31 March',
        'Students sign up for a course',
      ],
      ['Kit: name', 'Bill: kit, year, amount, due date', 'Course: name'],
    );
    expect(table(product, 'bills')?.uniques).toEqual([['kit_id', 'year']]);
    expect(table(product, 'sign_ups')?.uniques).toEqual([['course_id', 'student_id']]);
  });

  it('is a part for each of some values, and being absent from one course', () => {
    const product = told(
      [
        'The storekeeper uploads the sheets, for each voice the notes → new sheet: kit, voice, notes file',
        'Students tell the storekeeper that they are absent → new absence: student, course, reason',
      ],
      [
        'Kit: name',
        'Sheet: kit, voice (alto 1 and 2, bass), notes file',
        'Course: name',
        'Absence: student, course, reason',
      ],
    );
    expect(table(product, 'sheets')?.columns.find(({ name }) => name === 'voice')?.check).toBe(
      "c in ('alto 1', 'alto 2', 'bass')",
    );
    expect(table(product, 'sheets')?.uniques).toEqual([['kit_id', 'voice']]);
    expect(table(product, 'absences')?.uniques).toEqual([['student_id', 'course_id']]);
    const [upload] = listPlaces(product);
    expect(upload && boundsOf(product, upload).join('\n')).toContain(
      'A second sheet with the same `kit_id` and `voice` → one row, with what came second and who entered it',
    );
  });

  it('is the number under which whoever reports it knows it', () => {
    const product = told(
      [reserving, 'A card payment comes in → new deposit: payment'],
      [...kits, 'Deposit: payment date, payment amount'],
      ['Each card payment is booked once and never twice.'],
    );
    expect(table(product, 'deposits')?.columns.find(({ name }) => name === 'payment_reference')?.unique).toBe(true);
  });

  it('is whose a thing is: set only where it is nobody’s', () => {
    const product = told(
      ['The storekeeper enters a job → new job: name', 'Students claim a job → job is claimed'],
      ['Job: name, student; states: open, claimed'],
      ['A job belongs to one student at a time.'],
    );
    expect(
      listChoices(product)
        .map(({ rule }) => rule)
        .join(),
    ).toContain('sets `jobs.student_id` does so only where it is empty');
  });
});

describe('who did it and when', () => {
  const product = told(
    ['The storekeeper enters a course → new course: name, date', 'A card payment comes in → new deposit: amount'],
    ['Course: name, date', 'Deposit: amount'],
  );

  it('is kept beside the day that somebody types, and of what no person makes when it was made', () => {
    const names = (name: string) => table(product, name)?.columns.map((column) => column.name);
    expect(names('courses')).toEqual(expect.arrayContaining(['entered_by_id', 'entered_at']));
    expect(names('deposits')).toContain('made_at');
  });
});

it('a rule on what is owed is a sum and no period, and what counts as something is neither', () => {
  const kindsOf = (rule: string) =>
    listChoices(
      told([reserving], ['Kit: name; states: free, late', 'Reservation: student, kit, from, to'], [rule]),
    ).map(({ group }) => group);
  expect(kindsOf("Weekends don't count as days of a reservation.")).not.toContain('sum');
  expect(kindsOf('Each kit owes 8 hours a year.')).toContain('sum');
  expect(kindsOf('A kit that is not back by noon counts as late.')).not.toContain('sum');
});

describe('what a column is', () => {
  const holidays = told(
    ['Students request a holiday → new holiday: first day, last day, half days'],
    ['Holiday: student, first day, last day, number of days, half days; states: open, seen'],
  );
  const column = (name: string, of: string) => table(holidays, of)?.columns.find((one) => one.name === name);

  it('is worked out where it lies between two days, and halves are no whole numbers', () => {
    expect(column('number_of_days', 'holidays')).toMatchObject({
      type: 'real',
      note: 'worked out from the first and the last day, a half day as half',
    });
    expect(column('number_of_days', 'holidays')?.may).toBeUndefined();
  });

  it('may be empty where somebody may go', () => {
    const flats = told(
      ['The storekeeper enters a flat → new flat: address, student', 'Students move out → the flat is free'],
      ['Flat: address, student; states: let, free'],
    );
    expect(table(flats, 'flats')?.columns.find(({ name }) => name === 'student_id')?.may).toBe(true);
  });
});
