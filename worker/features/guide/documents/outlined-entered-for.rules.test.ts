import { expect, it } from 'vitest';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const columnsOfAnswers = (line: string) =>
  listTables(
    deriveProduct(
      'Chorus',
      `Who uses it
- Members
- Conductors (us)
What happens
- A conductor plans a rehearsal → new rehearsal: day
- A member says whether they come → new answer: rehearsal, coming
- ${line}
What is kept
- Rehearsal: day
- Answer: rehearsal, member, coming`,
      [],
    ),
  ).flatMap(({ name, columns }) => (name === 'answers' ? columns.map((column) => column.name) : []));

it('who enters a row for somebody else is kept beside whose it is', () =>
  expect(columnsOfAnswers('A conductor answers for a member → new answer: rehearsal, member, coming')).toEqual(
    expect.arrayContaining(['member_id', 'entered_by_id', 'entered_at']),
  ));

it('whose row it is tells who entered it where nobody else does', () =>
  expect(columnsOfAnswers('Conductors see the answers → coming of each member')).not.toContain('entered_by_id'));
