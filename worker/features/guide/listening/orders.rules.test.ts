import { describe, expect, it } from 'vitest';
import { isOrder, readWishList } from '#worker/features/guide/listening/orders.rules.ts';

describe('a list of what is to be written', () => {
  it.each([
    ['data model and architecture', ['architecture', 'database'], undefined],
    ['now the data model, the architecture and the plan', ['architecture', 'database', 'plan'], undefined],
    ['security plan and a prompt for Lovable, please', ['security'], 'a prompt for Lovable'],
    ['test plan and launch plan', ['tests', 'launch'], undefined],
  ])('is read whole, in the order in which they rest on each other: %s', (said, documents, prompt) => {
    expect(readWishList(said)).toEqual({ documents, ...(prompt ? { prompt } : {}) });
    expect(isOrder(said)).toBe(true);
  });

  it.each(['Seating plan and floor plan', 'Meal plan and training plan', 'Boat launch and market stall'])(
    'is no list of things of the product: %s',
    (said) => {
      expect(readWishList(said)).toBeUndefined();
    },
  );
});
