import { describe, expect, it } from 'vitest';
import { namesField } from '#worker/features/guide/outline/outline-act-links.rules.ts';

describe('whether a line names a field', () => {
  it.each([
    ['the standard practicals and their equipment lists', 'equipment list', true],
    ['photos are deleted after 30 days', 'photo', true],
    ['the list of equipment', 'equipment list', true],
    ['what they did', 'what we did', true],
    ['the equipment', 'equipment list', false],
    ['three months to give back', 'given', false],
    ['the given and taken pallets', 'given', true],
    ['who was there', 'who', false],
  ])('“%s”, %s: %s', (line, name, is) => {
    expect(namesField(line, name)).toBe(is);
  });
});
