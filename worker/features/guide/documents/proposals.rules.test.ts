import { expect, it } from 'vitest';
import { tellProposals } from '#worker/features/guide/documents/proposals.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const idea = (aim: string) => `What it is
- Sheet music for my choir.
Who uses it
- Singers
- Choir leader (me)
What happens
- I put in a piece → new piece: title, composer
What is kept
- Piece: title, composer
What always holds
- Only choir members get in.
What it will not do
- No ranking
What counts as success
- ${aim}`;

it.each([
  ['30 of 38 singers have listened', true],
  ['All have listened within 30 days', false],
])('where “%s” was told, the 30 days of a session are a proposal: %s', (aim, isProposed) => {
  const product = deriveProduct('Second Alto', idea(aim), []);
  const session = product.features.at(-1);
  expect(session?.criteria[0]).toContain('30 days');
  expect(tellProposals(product).join().includes(`${session?.id}.1`)).toBe(isProposed);
});

it.each([
  ['The manager does not answer within 5 working days → reminded, and after 8 it goes to the director', false],
  ['Rent is not paid by the due date → the singer is reminded; after the second reminder the leader is told', true],
])('“%s” has a number that nobody told: %s', (line, isProposed) => {
  const product = deriveProduct(
    'Second Alto',
    idea('All have answered within 14 days').replace('What is kept', `- ${line}\nWhat is kept`),
    [],
  );
  const { id = '' } = product.features[1] ?? {};
  expect(tellProposals(product).join().includes(`${id}.`)).toBe(isProposed);
});

it('an hour that a rule tells is no proposal', () => {
  const product = deriveProduct(
    'Second Alto',
    idea('All have listened').replace('Only choir members get in.', 'Nobody puts in a piece after 21:30.'),
    [],
  );
  const id = product.features.flatMap((feature) =>
    feature.criteria.flatMap((text, at) => (text.includes('21:30') ? [`${feature.id}.${at + 1}`] : [])),
  )[0];
  expect(id).toBeDefined();
  expect(tellProposals(product).join()).not.toMatch(new RegExp(`\\b${id?.replace('.', '\\.')}\\b`));
});
