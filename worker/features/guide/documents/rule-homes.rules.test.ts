import { describe, expect, it } from 'vitest';
import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const crew = deriveProduct(
  'Crew Call',
  `Volunteers apply with their skills. Coordinators publish shifts. Coordinators accept people. Shift leads check volunteers in by scanning a code.
Volunteers are between 16 and 70. Those under 18 may not work after 22:00.`,
  [],
);
const placeOf = (title: string) => listPlaces(crew).find(({ feature }) => feature.title.startsWith(title));

describe('a rule on how old somebody is', () => {
  it.each([
    ['Volunteers are between', 'Apply with'],
    ['Those under 18', 'Accept people'],
  ])('“%s …” is held in “%s …”', (rule, home) => {
    expect(placeOf(rule)?.shownIn?.feature.title).toMatch(new RegExp(`^${home}`));
    expect(placeOf(rule)?.rule).toBe(placeOf(home)?.rule);
  });
});
