import { expect, it } from 'vitest';
import { listChoices } from '#worker/features/guide/documents/architecture-decisions.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const told = (rules: string[]) =>
  deriveProduct(
    'Pumps',
    `Who uses it
- Callers
- Mechanics
- Me, Ann: I run it and see which clubs pay
What happens
- A caller reports a fault.
- A mechanic mends a fault.
- A mechanic enters a pump.
- I see which clubs have paid.
What is kept
- Pump: code, village
- Fault: pump, cause; states: reported, mended
- Club: name, paid until
- Part: name, pumps
What always holds
${rules.map((rule) => `- ${rule}`).join('\n')}`,
    [],
  );
const separated = told(['Clubs must never see each other’s anything']);
const decided = (rule: string) =>
  listChoices(told([rule, 'Reports are kept six years'])).find(({ decision }) => decision === rule);

it('puts the key of what keeps houses apart on each of their records and on accounts', () => {
  const keyed = listTables(separated).filter(({ columns }) => columns.some(({ name }) => name === 'club_id'));
  expect(keyed.map(({ name }) => name)).toEqual(['pumps', 'faults', 'parts', 'accounts']);
  const pumps = listTables(separated).find(({ name }) => name === 'pumps');
  expect(pumps?.uniques).toEqual([['club_id', 'code']]);
  expect(separated.features.flatMap(({ criteria }) => criteria)).toContain(
    'IF somebody of one club asks for anything of another club, THEN THE SYSTEM SHALL answer as if it did not exist.',
  );
  expect(
    listTables(told(['No pump is shown']))
      .flatMap(({ columns }) => columns)
      .map(({ name }) => name),
  ).not.toContain('club_id');
});

it.each([
  [
    'If a pump is reported twice while it is open it is one fault',
    /partial unique index on `faults \(pump_id\)` over the rows that are not “mended”/,
  ],
  ['One part may be on two pumps', /Each pair is a row of `part_pumps`, with a key over both; no column holds/],
  [
    'We name a preferred one, and only if there is none do we take the nearest',
    /it refuses nothing; tests try it with/,
  ],
  ['Clubs must never see each other’s anything', /`pumps\.club_id`, `faults\.club_id`, .+ a test makes two clubs/],
])('decides “%s” by its kind', (rule, held) => expect(decided(rule)?.rule).toMatch(held));

it.each([
  [
    'Time and place come from the phone when he signs',
    /when is the time of the device as it was entered, with the time/,
  ],
  ['A code is short', /who comes from the session and when from the clock of the server/],
])('of what nobody changes takes the time where “%s” says', (rule, held) => {
  const fixed = listChoices(told(['Nobody deletes a fault', rule])).find(
    ({ decision }) => decision === 'Nobody deletes a fault',
  );
  expect(fixed?.rule).toMatch(held);
});

it('makes no decision of how long it should last', () => {
  expect(decided('It should last twenty years without me')).toBeUndefined();
});
