import { expect, it } from 'vitest';
import { listCalls } from '#worker/features/guide/documents/api.rules.ts';
import { tellAdded } from '#worker/features/guide/documents/outlined-assumptions.rules.ts';
import { rightsOfActs } from '#worker/features/guide/documents/outlined-rights.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const owls = (people: string[]) =>
  deriveProduct(
    'Owls',
    `Who uses it
${people.map((one) => `- ${one}`).join('\n')}
What happens
- Parents make a place for their child → new child: nickname, age
- Children read a story aloud → new reading: child, story, pages read
What is kept
- Story: title, pages
- Child: nickname, age
- Reading: child, story, pages read`,
    [],
  );
const closing = (product: ReturnType<typeof owls>) =>
  listCalls(product).flatMap(({ method, path, criterion: { actor = '', verb } }) =>
    verb === 'close' ? [`${method} ${path} ${actor}`] : [],
  );
const assumed = (product: ReturnType<typeof owls>) =>
  tellAdded(product).filter((text) => text.startsWith('Nobody told who runs'));

it('where nobody runs it each closes their own account and nobody that of another', () => {
  const product = owls(['Children', 'Parents']);
  expect(closing(product)).toEqual(['DELETE /api/accounts/me whoever it is for']);
  expect(rightsOfActs(product).join(' ')).not.toContain('close accounts');
  expect(assumed(product)).toHaveLength(1);
});

it('whoever is said to run it, or is called so, closes accounts', () => {
  expect(closing(owls(['Children', 'Parents (me)']))).toEqual(['DELETE /api/accounts/:id parent']);
  expect(closing(owls(['Children', 'Parents', 'Organisers']))).toEqual(['DELETE /api/accounts/:id organiser']);
  expect(assumed(owls(['Children', 'Parents (me)']))).toEqual([]);
});
