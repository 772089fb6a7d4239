import { expect, it } from 'vitest';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const orchestra = deriveProduct(
  'Strings',
  `Who uses it
- Violinists
- Conductor (me)
What happens
- I put in a new score → new score: title, composer
- I upload the parts → the part is with the score
- Violinists open a score and listen to their own part, louder than the rest or alone, and can go back a few bars.
- Violinists open tonight's programme, in order of play.
- Violinists see which scores are new.
What is kept
- Score: title, composer
- Part: score, instrument, recording
What always holds
- Only violinists get in.`,
  [],
);
const criteria = (title: string) => orchestra.features.find((one) => one.title.startsWith(title))?.criteria ?? [];

it('what is opened is shown with its fields and what belongs to it, and each ability is a criterion', () =>
  expect(criteria('Open a score')).toEqual([
    'WHEN a violinist opens a score, THE SYSTEM SHALL show its title and composer, and its parts with instrument and recording.',
    'WHEN a violinist has opened a score, THE SYSTEM SHALL let them listen to their own part louder than the rest.',
    'WHEN a violinist has opened a score, THE SYSTEM SHALL let them listen to their own part alone.',
    'WHEN a violinist has opened a score, THE SYSTEM SHALL let them go back a few bars.',
    'IF there is nothing to show yet, THEN THE SYSTEM SHALL say so in one sentence.',
  ]));

it('what is opened and is no row is named by itself, and what is only seen is asked for', () => {
  expect(criteria('Open tonight')[0]).toBe(
    "WHEN a violinist opens tonight's programme, THE SYSTEM SHALL show tonight's programme, in order of play.",
  );
  expect(criteria('See which')[0]).toBe(
    'WHEN a violinist wants to see which scores are new, THE SYSTEM SHALL show which scores are new, each with title and composer.',
  );
});
