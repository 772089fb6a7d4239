import { expect, it } from 'vitest';
import { draftReading } from '#worker/features/guide/product/reading-draft.rules.ts';

const peopleOf = (idea: string) => draftReading('Acme', idea, []).outline.people;

it.each([
  [
    'Hikers report landslides on our paths, rangers clear them, and hikers see which paths are closed.',
    [
      'Hikers: want to know which paths are closed and to have what they report cleared',
      'Rangers: want to have all reports in one list and forget none',
    ],
  ],
  [
    'Visitors register for a tasting at our distillery. The guide checks them in.',
    [
      'Visitors: want to have a place for sure, and hear of it when something changes',
      'Guides: want to know who comes, and who came',
    ],
  ],
  [
    'We hire out stages. Loaders load the parts, drivers bring them to the square, and the stage manager signs for them.',
    [
      'Loaders: want to know which stages they have to load',
      'Drivers: want to know which stages they have to deliver',
      'Stage managers: want to know which stages they have to sign for',
    ],
  ],
  [
    'Pupils count insects every week. The teacher checks the counts.',
    ['Teachers: want to know which counts they have to check'],
  ],
  [
    'A tool for a small circus: the director lists the scenes, the costume lady says what is needed for each, and on the evening everyone sees what to bring.',
    ['Directors: want to know what is needed for each scene'],
  ],
])('says what each side hires it for, where the acts tell: %s', (idea, lines) => {
  expect(peopleOf(idea)).toEqual(expect.arrayContaining(lines));
});

it('says nothing where the acts do not tell what for', () => {
  expect(peopleOf('Divers enter each dive.').join()).not.toContain('want to');
});
