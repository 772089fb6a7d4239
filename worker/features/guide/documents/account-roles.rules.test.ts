import { describe, expect, it } from 'vitest';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { tellAdded } from '#worker/features/guide/documents/outlined-assumptions.rules.ts';
import { rightsOfActs } from '#worker/features/guide/documents/outlined-rights.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const told = (people: string[], acts: string[]) =>
  deriveProduct(
    'Allotment',
    `Who uses it
${people.map((line) => `- ${line}`).join('\n')}
What happens
${acts.map((line) => `- ${line}`).join('\n')}
What is kept
- Fault: tap, what is wrong; states: open, mended`,
    [],
  );
const reporting = 'A member reports a fault → new fault: tap, what is wrong';
const mending = 'The warden mends a fault → fault is mended';
const table = (product: ReturnType<typeof told>, name: string) => listTables(product).find((one) => one.name === name);

describe('what an account may do', () => {
  const club = told(['Members', 'Water wardens', 'Secretary (me)'], [reporting, mending]);

  it('is a set of roles where two kinds of people sign in', () => {
    expect(table(club, 'account_roles')).toMatchObject({ key: ['account_id', 'role'], kind: 'role' });
    expect(table(club, 'account_roles')?.columns[1]?.check).toMatch(/'member'.*'water_warden'/);
    expect(table(club, 'accounts')?.columns.map(({ name }) => name)).not.toContain('role');
  });

  it('is that of a member for whoever has another role as well', () => {
    expect(rightsOfActs(club).at(-1)).toBe('Whoever has another role may have that of a member as well.');
    expect(tellAdded(club).at(-1)).toBe(
      'Nobody told that one person is of one kind only; an account may have several roles, that of a member among them.',
    );
  });

  it('is never that of a tenant for whoever has another role', () => {
    const flats = told(['Tenants', 'Landlord (me)'], ['A tenant reports a fault → new fault: tap', mending]);
    expect(rightsOfActs(flats).join(' ')).not.toContain('Whoever has another role');
  });

  it('is one role where one kind signs in', () => {
    const own = told(['Members'], [reporting]);
    expect(table(own, 'account_roles')).toBeUndefined();
    expect(table(own, 'accounts')?.columns.map(({ name }) => name)).toContain('role');
  });
});
