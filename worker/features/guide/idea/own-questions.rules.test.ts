import { expect, it } from 'vitest';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { questionBank } from '#worker/features/guide/product/questions.rules.ts';

const asked = (description: string) =>
  questionBank(deriveProduct('Acme', description, []).idea)
    .map(({ ask }) => ask)
    .join('\n');

it.each([
  [
    'an adverb',
    'Patients enter the complaint once. Nurses see what is open.',
    'Who may see a complaint?',
    /complaint once/,
  ],
])('who may see it is asked of the thing, where the act has %s', (_, description, expected, not) => {
  const text = asked(description);
  expect(text).toContain(expected);
  expect(text).not.toMatch(not);
});

it.each([
  [
    'who tells the product something',
    'Drivers see the list of the day. Drivers tell it when a crate has been set down.',
    /How does the message reach/,
  ],
  [
    'a ban',
    'Crews see the job sheet in the morning. Acme stops us booking a job before the council said yes.',
    /What decides that it is time/,
  ],
])('nothing is asked of %s as if it were a message or a moment', (_, description, not) => {
  expect(asked(description)).not.toMatch(not);
});
