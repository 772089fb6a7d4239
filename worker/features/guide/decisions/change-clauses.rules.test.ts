import { describe, expect, it } from 'vitest';
import { cutChanges } from '#worker/features/guide/decisions/change-clauses.rules.ts';

describe('a message that lists changes', () => {
  it.each([
    [
      'Rename the boatman to boatkeeper, drop the photo and add a waiting list',
      'Rename the boatman to boatkeeper. Drop the photo. Add a waiting list.',
    ],
    [
      'ok so i changed my mind: bookings at most 2 not 3 at once, boats are called hulls... no, keep boats, and drop the photo',
      'Bookings at most 2 not 3 at once. Drop the photo.',
    ],
    ['On second thought, drop the photo', 'Drop the photo.'],
  ])('has a sentence for each, and none for what it takes back: %s', (said, cut) => {
    expect(cutChanges(said)).toBe(cut);
  });

  it.each([
    'Members may book a boat, and the boatman drops the key',
    'What happens when a member drops out, and who replaces them?',
    'Write the requirements and the architecture',
    'We changed our minds about the colour.',
    'Members leave notes, e.g. canoes. They drop keys.',
  ])('is no other message: %s', (said) => {
    expect(cutChanges(said)).toBe(said);
  });
});
