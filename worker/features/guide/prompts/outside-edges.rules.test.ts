import { expect, it } from 'vitest';
import { writeArchitecture } from '#worker/features/guide/documents/architecture.rules.ts';
import { writePlan } from '#worker/features/guide/documents/plan.rules.ts';
import { writeSecurity } from '#worker/features/guide/documents/security.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { toldEdges } from '#worker/features/guide/prompts/edges.rules.ts';
import { guardsFor, writeBuilderFeature } from '#worker/features/guide/prompts/for-builders.rules.ts';

const product = deriveProduct(
  'Club',
  `Who uses it
- Savers
- Nurses (me)
- Bank: reports the payments
What happens
- Savers look which kit is free
- I enter a kit → new kit: name, photo
- I give the kit to a saver → kit is given out; the saver gets the photo by e-mail
- Bank reports a card payment → new payment: amount, saver
- Savers fill in the form → form is begun
- Savers send the form off → form is sent
- Savers change something until the nurse has reviewed it → form is sent again
- Nurses review the form → form is reviewed; the saver is told by e-mail
What is kept
- Kit: name, photo; states: free, given out
- Payment: amount, saver
- Form: name, allergies; states: begun, sent, reviewed
What always holds
- A kit belongs to one saver at a time.`,
  [],
);
const named = (start: string) => {
  const feature = product.features.find(({ title }) => title.startsWith(start));
  if (!feature) throw new Error(start);
  return feature;
};

it('what reports something need not be there for it; the same notice counts once', () => {
  const edges = toldEdges(product, named('Bank reports')).join('\n');
  expect(edges).toMatch(
    /The same notice comes in twice → what it changes is changed once; test: `POST \/hooks\/\S+` twice/,
  );
  expect(edges).not.toMatch(/bank.* is away/i);
});

it('a service that is away is told of the feature that is built, and a file that is only shown is not kept', () => {
  expect(guardsFor(product, named('Review')).join(' ')).toContain('keeps each mail of “review the form”');
  expect(
    toldEdges(product, named('Give the kit')).filter((line) => /File store/.test(line) && /keeps what/.test(line)),
  ).toEqual([]);
});

it('forbids to change only what is built before', () => {
  const { content } = writeBuilderFeature(product, named('Enter a kit'), 'b');
  expect(content).not.toContain('Change what “look which kit is free”');
});

it('tries a state that the act does not set with a row that is in it', () => {
  const plan = writePlan(product, 'b');
  expect(plan).toContain('try it with a form that is “reviewed”: it must refuse it');
});

it('names the right thing twice: one kit and two savers; and no line of what somebody does in what sign-in says', () => {
  const architecture = JSON.stringify(writeArchitecture(product, 'b'));
  expect(architecture).not.toContain('Two rows of kits for one saver');
  expect(JSON.stringify(writeSecurity(product, 'b'))).toContain(
    'never says whether there is an account for that address',
  );
});
