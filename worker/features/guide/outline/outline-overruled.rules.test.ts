import { describe, expect, it } from 'vitest';
import { overruledBy } from '#worker/features/guide/outline/outline-overruled.rules.ts';

describe('what it was not to do', () => {
  it.each([
    ['Bookings must be paid in advance by card', 'No payments in the app.'],
    ['Members add photos', 'No photos.'],
  ])('is overruled by “%s”', (line, not) => {
    expect(overruledBy(line, [not])).toEqual([not]);
  });

  it.each([
    ['Members pay 5 francs in the club by card', 'No payments in the app.'],
    ['The list is closed to the public', 'No public list.'],
    ['Members see the list', 'No public list.'],
    ['Nobody adds photos', 'No photos.'],
  ])('stands beside “%s”', (line, not) => {
    expect(overruledBy(line, [not])).toEqual([]);
  });
});
