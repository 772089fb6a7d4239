import { expect, it } from 'vitest';
import { listChoices } from '#worker/features/guide/documents/architecture-decisions.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { guardedBy } from '#worker/features/guide/documents/outlined-guarded.rules.ts';
import { ruleDangers } from '#worker/features/guide/documents/outlined-security.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const told = (rules: string[]) =>
  deriveProduct(
    'Boats',
    `Who uses it
- Members
- Coaches
- Boatman (me)
What happens
- The boatman enters a boat → new boat: name
- Members reserve a boat → new booking: boat, from, to
- Coaches report a leak → new report: boat, number of holes
- The boatman enters a visit → new visit: guest, mobile number, date; the guest gets a link by text message
- Guests fill in their form → new form: visit, illnesses
What is kept
- Boat: name
- Booking: member, boat, from, to
- Report: boat, number of holes, month
- Visit: guest, mobile number, date; states: planned, over
- Form: visit, illnesses
What always holds
${rules.map((line) => `- ${line}`).join('\n')}
What counts as success
- 50 boats`,
    [],
  );
const choiceOf = (rules: string[], text: string) =>
  listChoices(told(rules)).find(({ decision, holds }) => decision === text || holds?.some((one) => one.includes(text)));

it('guards who holds a thing, where people see that it is taken and not by whom, and what is in it, where they see that it is there', () => {
  const taken = 'Members see that a boat is taken but not by whom';
  const product = told([`${taken}.`]);
  const tables = listTables(product).filter(({ kind }) => kind === 'own');
  const guard = guardedBy(product, tables, taken);
  expect([guard?.table.name, guard?.column?.name]).toEqual(['bookings', 'member_id']);
  expect(guardedBy(product, tables, 'Coaches see whether a form is there but not what is in it')?.table.name).toBe(
    'forms',
  );
  const choice = choiceOf([`${taken}.`], taken);
  expect(choice?.prevents).toMatch(/^A booking that reaches/);
  expect(choice?.rule).toContain('It is held at `bookings.member_id`');
  expect(ruleDangers(product)[0]?.record).toMatch(/^The member of the booking/);
});

it('tells who sees what apart from who changes what, each with its own harm and without the fields of other records', () => {
  const seen = 'Nobody sees a booking of others except the boatman, and coaches only its number of days with holes';
  const changed = 'A closed visit is changed only by the boatman';
  const rules = [`${seen}.`, `${changed}.`];
  expect(choiceOf(rules, seen)?.prevents).toMatch(/^A booking that reaches/);
  expect(choiceOf(rules, seen)?.rule).not.toContain('number_of_holes');
  expect(choiceOf(rules, changed)?.prevents).toMatch(/^A visit that is changed by somebody who may not/);
});

it('asks a rule on opening at each read, at the link and the state by which it ends', () => {
  const opens = 'The link works until that visit is over';
  const choice = choiceOf([`${opens}.`], opens);
  expect(choice?.rule).toMatch(/Each call that is made by the link asks for the condition before it answers/);
  expect(choice?.rule).toContain('`visits.state`');
  expect(ruleDangers(told([`${opens}.`]))[0]?.check).toMatch(/^Open the visit with each condition not met/);
});

it('keeps who is let in at all apart from who sees what', () => {
  const door = 'Only club members get in';
  const choice = choiceOf([`${door}.`, 'A booking is seen only by the boatman.'], door);
  expect(choice?.prevents).toMatch(/^Whoever is none of them reads what Boats keeps/);
});
