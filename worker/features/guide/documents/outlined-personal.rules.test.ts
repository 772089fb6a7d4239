import { describe, expect, it } from 'vitest';
import { listTables, personalColumns } from '#worker/features/guide/documents/data-model.rules.ts';
import { writeDatabase } from '#worker/features/guide/documents/database.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const told = (records: string[], rules: string[] = []) =>
  deriveProduct(
    'Acme',
    `Who uses it
- Members
- Coach (me)
What happens
- A member reports an absence → new absence: member, day; the coach is told
- The coach enters an injury → new injury: member, kind, since
- The coach books a room → new room: name
What is kept
${records.map((line) => `- ${line}`).join('\n')}
What always holds
${rules.map((line) => `- ${line}`).join('\n')}`,
    [],
  );
const about = (product: ReturnType<typeof told>, name: string) =>
  listTables(product).find((table) => table.name === name)?.about;
const records = ['Absence: member, day, reason', 'Injury: member, kind, since', 'Room: name, size'];

describe('what is personal as a whole', () => {
  it("is what tells of somebody's health or absence, every column but ids", () => {
    const product = told(records);
    expect([about(product, 'injuries'), about(product, 'absences'), about(product, 'rooms')]).toEqual([
      'health',
      'person',
      undefined,
    ]);
    const injuries = listTables(product).find(({ name }) => name === 'injuries');
    expect(injuries?.columns.filter(({ personal }) => personal).map(({ name }) => name)).toEqual(['kind', 'since']);
    expect(personalColumns(product)).toEqual(expect.arrayContaining(['`injuries.*`', '`absences.*`']));
    expect(writeDatabase(product, 'b')).toContain(
      "Specially protected, since it tells of somebody's health: `injuries`.",
    );
  });

  it('is what nobody but some may see, and not what a rule shows to all of a kind', () => {
    const kept = ['Evaluation: member, marks', ...records];
    expect(about(told(kept, ['Only the coach sees an evaluation.']), 'evaluations')).toBe('person');
    expect(about(told(kept, ['Nobody sees evaluations except the coach.']), 'evaluations')).toBe('person');
    expect(about(told(kept, ['Evaluations are shown by name and year.']), 'evaluations')).toBeUndefined();
  });

  it('is a number by which somebody is known', () => {
    const product = told(['Player: name, staff number', ...records]);
    expect(personalColumns(product)).toContain('`players.staff_number`');
  });
});
