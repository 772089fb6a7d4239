import { describe, expect, it } from 'vitest';
import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { tellsSomebody } from '#worker/features/guide/documents/outlined-messages.rules.ts';
import type { Criterion } from '#worker/features/guide/product/criteria.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const shelf = deriveProduct(
  'Tool Shelf',
  `What it is
- A shelf of tools that neighbours lend each other
Who uses it
- Neighbours
- Warden
What happens
- A neighbour puts a tool on the shelf → new tool: name, photo
- A neighbour gives a tool back → the warden is thanked
- The warden clears the shelf → the tool is cleared
What is kept
- Tool: name, photo; states: there, lent, broken, cleared`,
  [],
);
const criterion = (effect: string, actor?: string) => ({ effect, actor, isFault: false }) as Criterion;

describe('whether a criterion tells somebody something', () => {
  it.each([
    ['remind the neighbour', undefined, true],
    ['congratulate the neighbour', undefined, true],
    ['ask them whether it fits', undefined, false],
    ['ask the warden for another date', 'neighbour', true],
    // Who does it is asked on the screen.
    ['ask the warden for the reason', 'warden', false],
    ['ask for the reason and keep it', 'warden', false],
    ['send no more reminders', undefined, false],
    ['send nothing', undefined, false],
  ])('of “%s” by %s is %s', (effect, actor, isTold) => {
    expect(tellsSomebody(shelf, criterion(effect, actor))).toBe(isTold);
  });

  it('brings the part that sends it and the rows of what is sent', () => {
    const place = listPlaces(shelf).find(({ feature }) => /back/.test(feature.title));
    expect(place?.needs.map(({ part }) => part.key)).toContain('mail');
    expect(place?.written.map(({ name }) => name)).toContain('messages');
    expect(place?.tables[0]?.name).toBe('tools');
  });

  it('is rows of whoever shows what did not arrive, too, in the order of the features', () => {
    const ward = deriveProduct(
      'Bedside',
      `Who uses it
- Nurses
- Matron
What happens
- Nurses tick an item → item is gone
- If not every item is ticked, the app nags
- The matron gets the numbers once a month by mail
What is kept
- Item: name; states: there, gone`,
      [],
    );
    const features = listPlaces(ward)
      .filter(({ written }) => written.some(({ name }) => name === 'messages'))
      .map(({ feature }) => feature.id);
    expect(features).toEqual(['FR-2', 'FR-3']);
  });
});
