import { expect, it } from 'vitest';
import { readIdRemoval } from '#worker/features/guide/decisions/feature-ids.rules.ts';

it.each([
  ['FR-3 is no feature, leave it out.', ['FR-3']],
  ['FR-3 is no feature', ['FR-3']],
  ['FR-2 and FR-5 are not needed, so drop them', ['FR-2', 'FR-5']],
  ['FR-3 is too slow, leave the rest out', []],
])('“%s” takes out %j', (sentence, ids) => expect(readIdRemoval(sentence)).toEqual(ids));
