import { expect, it } from 'vitest';
import { writeApi } from '#worker/features/guide/documents/api-outline.rules.ts';
import { writeArchitecture } from '#worker/features/guide/documents/architecture.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { writeDatabase } from '#worker/features/guide/documents/database.rules.ts';
import { columnsOfRule } from '#worker/features/guide/documents/outlined-rule-columns.rules.ts';
import { ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { writePlan } from '#worker/features/guide/documents/plan.rules.ts';
import { writeSecurity } from '#worker/features/guide/documents/security.rules.ts';
import { deriveProduct, type Product } from '#worker/features/guide/product/product.rules.ts';

const seeds = (...rules: string[]): Product =>
  deriveProduct(
    'Seedling',
    `Who uses it
- Gardeners
- Givers
What happens
- Giver offers a seed → new seed: title, place
- Gardener asks for a seed → new request: seed, message, phone; the giver is told
- Giver accepts a request → request is accepted
- Gardeners look through the seeds → title and place of each seed
What is kept
- Seed: giver, title, place
- Request: gardener, seed, message, phone; states: open, accepted
What always holds
${rules.map((rule) => `- ${rule}`).join('\n')}`,
    [],
  );
const columnsIn = (rule: string): string[] => {
  const product = seeds(rule);
  return ownerRules(product).flatMap((one) =>
    columnsOfRule(product, listTables(product), one).map(({ table, column }) => `${table.name}.${column.name}`),
  );
};

it.each([
  ['A phone number is seen only by the giver of the seed.', ['requests.phone']],
  ['Messages are seen only by givers.', ['requests.message']],
  ['E-mail addresses are seen only by the givers.', ['accounts.email']],
  ['Nobody sees the e-mail address of somebody else.', ['accounts.email']],
  ['Gardeners see only their own requests.', []],
  ['Givers see all requests.', []],
])('“%s” is about %j', (rule, columns) => expect(columnsIn(rule)).toEqual(columns));

it('a rule on a field is tried where the field is entered, and on the field', () => {
  const product = seeds('A phone number is seen only by the giver of the seed.');
  expect(writePlan(product, 'it')).toMatch(/Tried later, once there are rows for it: FR-5\.\d+ with FR-2\./);
  expect(writeSecurity(product, 'it')).toContain('- Record: The phone of the request, FR-5');
  expect(writeSecurity(product, 'it')).toContain(
    'Sign in as a gardener and read every answer, list, file and message with the phone of the request: only what is their own is in them; as a giver it is.',
  );
});

it('who sees the e-mail addresses stands at the accounts, and at no record', () => {
  const data = writeDatabase(seeds('E-mail addresses are seen only by the givers.'), 'it');
  expect(data).toContain(
    'others in Seedling see the name at most; givers the e-mail address too (“E-mail addresses are seen only by the givers”)',
  );
  expect(data).not.toMatch(/\| `(?:seeds|requests)` \|[^|]*e-mail/i);
});

it('who is shown nothing on any screen is told with the accounts, by its own number', () => {
  const product = seeds('Nobody sees the e-mail address of somebody else.');
  const [rule] = ownerRules(product);
  const [held] = rule?.criteria ?? [];
  expect(held?.feature.key).toBe('account');
  expect(writeArchitecture(product, 'it')).toContain(`- Serves: ${held?.id}`);
});

it('what opens rows to somebody is no decision, and only what has own rows answers like a missing one', () => {
  const open = seeds('Givers see the seeds and requests of all.');
  expect(writeArchitecture(open, 'it')).not.toContain('reaches somebody who must not see it');
  expect(writeApi(seeds('Gardeners see only their own requests.'), 'it')).toContain(
    'a foreign request answers like a missing one (404)',
  );
});
