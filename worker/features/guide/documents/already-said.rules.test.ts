import { expect, it } from 'vitest';
import { unsaidOf } from '#worker/features/guide/documents/already-said.rules.ts';

const written = [
  '- **FR-1.3** THE SYSTEM SHALL ensure that the miller sees sacks only.\n- Batch: is made, released or rejected.',
];

it.each([
  ['The miller sees sacks only. The baker signs every paper.', 'The baker signs every paper.'],
  ['Batch: made, released, rejected', ''],
])('of “%s” the rest is decided besides', (decision, rest) => {
  expect(unsaidOf(decision, written)).toBe(rest);
});
