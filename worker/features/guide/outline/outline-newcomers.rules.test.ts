import { expect, it } from 'vitest';
import { tellAdded } from '#worker/features/guide/documents/outlined-assumptions.rules.ts';
import { writeRequirements } from '#worker/features/guide/documents/requirements.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const orchestraWith = (lines: string) =>
  deriveProduct(
    'Strings',
    `Who uses it
- Violinists
- Conductor (me)
What happens
- I put in a new score → new score: title, composer
${lines}
What is kept
- Score: title, composer
What always holds
- Only violinists get in.`,
    [],
  );

it('asks what happens when somebody comes or goes, and lets signing in do it until it is told', () => {
  const product = orchestraWith('- Someone new joins or leaves the orchestra → ?');
  const text = writeRequirements(product);
  expect(product.features.map(({ title }) => title)).toEqual(['Put in a new score', 'Sign in']);
  expect(text).toContain('[NEEDS CLARIFICATION: what happens when someone new joins or leaves the orchestra?]');
  expect(tellAdded(product)).toContain(
    'Nobody told what happens when someone new joins or leaves the orchestra; until it is told, the conductor invites who comes (FR-2.3) and closes the account of who goes (FR-2.5).',
  );
});

it('takes nobody who is new for whoever runs it', () => {
  const product = orchestraWith('- Someone new joins the orchestra → new seat: name, instrument');
  const [, feature] = product.features;
  expect(feature?.criteria[0]).toBe(
    'WHEN the conductor notes that someone new joins the orchestra, THE SYSTEM SHALL keep a seat with name and instrument, and show beside it when.',
  );
  expect(tellAdded(product)).toContain(
    'Nobody told who notes that someone new joins the orchestra; the conductor does (FR-2).',
  );
});

it('keeps a line on who leaves a thing that is kept, and asks what comes of it all the same', () => {
  const product = orchestraWith('- A violinist leaves the score at home → ?');
  expect(product.features).toHaveLength(3);
  expect(writeRequirements(product)).toContain('what happens when a violinist leaves the score at home?');
});
