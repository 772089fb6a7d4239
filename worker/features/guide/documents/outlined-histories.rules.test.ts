import { describe, expect, it } from 'vitest';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const tablesOf = (rules: string[], states = 'begun, sent, back to patient, reviewed') =>
  listTables(
    deriveProduct(
      'Intake',
      `Who uses it
- Patients
- Nurses
What happens
- Patients fill in a form → the form is begun; what they typed is kept
- Patients send the form off → form is sent
- Nurses review the form → form is reviewed
- Nurses find something unclear → form goes back to the patient with the question
- Nurses miss something → form goes back to the patient with the question
- Nurses show it → form is reviewed with the nurse
What is kept
- Form: visit day, allergies, amount, difference, share read; states: ${states}
What always holds
${rules.map((rule) => `- ${rule}`).join('\n')}
What counts as success
- 8 of 10 forms are reviewed`,
      [],
    ),
  );
const columnsOf = (tables: ReturnType<typeof tablesOf>, table: string) =>
  tables.find(({ name }) => name === table)?.columns.map(({ name, may }) => `${name}${may ? '?' : ''}`);

describe('a form whose states several people set', () => {
  const tables = tablesOf(['After the review nobody changes a form silently, each change shows who and when']);

  it('keeps each change of state, with what a line says to stand beside one', () =>
    expect(columnsOf(tables, 'form_changes')).toEqual([
      'id',
      'form_id',
      'state',
      'changed_by_id?',
      'changed_at',
      'question?',
    ]));

  it('keeps what stood there before, where each change has to show', () =>
    expect(columnsOf(tables, 'form_edits')).toEqual([
      'id',
      'form_id',
      'field',
      'old_value?',
      'new_value?',
      'changed_by_id',
      'changed_at',
    ]));

  it('may be left half way while it is begun', () =>
    expect(columnsOf(tables, 'forms')).toEqual(expect.arrayContaining(['allergies?', 'amount?'])));

  it('counts a difference beside an amount as money, and a share in percent', () => {
    const { columns = [] } = tables.find(({ name }) => name === 'forms') ?? {};
    expect(columns.filter(({ name }) => /^(?:difference|share_read)$/.test(name))).toEqual([
      expect.objectContaining({ name: 'difference', type: 'integer' }),
      expect.objectContaining({ name: 'share_read', type: 'integer', check: 'c between 0 and 100' }),
    ]);
  });
});

it('keeps no edits where no rule asks for what stood there before, and changes of three states that lines set', () => {
  const namesOf = (states: string) => tablesOf(['Each form is seen by nurses'], states).map(({ name }) => name);
  expect(namesOf('draft, sent, reviewed')).not.toContain('form_edits');
  expect(namesOf('draft, sent, reviewed')).toContain('form_changes');
});

it('has all that is listed from the first where a form is no draft', () =>
  expect(columnsOf(tablesOf([], 'new, sent, back to patient, reviewed'), 'forms')).toEqual(
    expect.arrayContaining(['allergies', 'visit_day']),
  ));

it('says on what is reserved for which request', () => {
  const tables = listTables(
    deriveProduct(
      'Coats',
      `Who uses it
- Helpers
- Families
What happens
- Helpers add a coat → new coat: size
- Families request coats → new request: code, until; the coats picked are reserved
What is kept
- Coat: size; states: available, reserved
- Request: code, until
What counts as success
- 500 coats`,
      [],
    ),
  );
  expect(tables.find(({ name }) => name === 'coats')?.columns).toContainEqual(
    expect.objectContaining({
      name: 'request_id',
      references: 'requests',
      may: true,
      note: 'set while it is reserved',
    }),
  );
});
