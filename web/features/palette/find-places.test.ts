import { expect, test } from 'vitest';
import { findPlaces, mostPlaces, type PlaceKind } from '#web/features/palette/find-places.ts';

const place = (kind: PlaceKind, label: string, about?: string) => ({ kind, label, about });
const places = [
  place('Screen', 'Docs', 'Crumb Basket'),
  place('Idea', 'Crumb Basket'),
  place('Idea', 'Café Étoile'),
  place('Document', 'Product Requirements', 'Crumb Basket'),
  place('Document', 'Product Requirements', 'Café Étoile'),
  place('Prompt', 'Build the basket', 'Crumb Basket'),
  place('Task', 'Write down what the product will not do', 'Crumb Basket · Step 1'),
];
const labelsFor = (text: string) => findPlaces(places, text).map(({ label, about }) => `${label} / ${about ?? ''}`);

test('without a word all places stand in their order', () => {
  expect(findPlaces(places, '  ')).toEqual(places);
});

test('a name that begins with the word comes before one that holds it, and both before whose it is', () => {
  expect(labelsFor('basket').slice(0, 2)).toEqual(['Crumb Basket / ', 'Build the basket / Crumb Basket']);
  expect(labelsFor('basket')).toContain('Docs / Crumb Basket');
});

test('every word has to be found, in whatever order', () => {
  expect(labelsFor('requirements crumb')).toEqual(['Product Requirements / Crumb Basket']);
  expect(labelsFor('requirements elsewhere')).toEqual([]);
});

test('marks on letters and case make no difference', () => {
  expect(labelsFor('CAFE etoile')[0]).toBe('Café Étoile / ');
});

test('a kind is found by its name', () => {
  expect(labelsFor('task')).toEqual(['Write down what the product will not do / Crumb Basket · Step 1']);
});

test('letters that merely occur one after the other are not a find', () => {
  expect(labelsFor('pdrts')).toEqual([]);
});

test('a long list is cut', () => {
  const many = Array.from({ length: 200 }, (_, at) => place('Task', `Task ${at}`));
  expect(findPlaces(many, '')).toHaveLength(mostPlaces);
  expect(findPlaces(many, 'task')).toHaveLength(mostPlaces);
});
