import { describe, expect, it } from 'vitest';
import { applySwaps, outlinedFact } from '#worker/features/guide/decisions/swaps.rules.ts';
import { toldAnew } from '#worker/features/guide/decisions/told-anew.rules.ts';

const beside = [
  { topic: 'Steps and states', decision: 'New, in work, done' },
  { topic: 'Who sees what', decision: 'Each sees what is theirs; whoever runs it sees all' },
  { topic: 'What must never happen', decision: 'Nothing may be lost or changed unseen' },
  { topic: 'What success is', decision: 'Mistakes that no longer happen' },
];
const people = 'Who uses it\n- Members\nWhat happens\n- Members book a slot';
const heldBeside = (outline: string) =>
  applySwaps('An app for us.', [{ topic: toldAnew, decision: outline }, ...beside])
    .decisions.filter(({ topic }) => topic !== outlinedFact)
    .map(({ decision }) => decision);

describe('a proposal that was left as it stood beside an outline', () => {
  it.each([
    [
      'is left aside where the outline says it in its own words',
      'What is kept\n- Slot: day\nWhat always holds\n- A slot is an hour\nWhat counts as success\n- 20 slots',
      ['Nothing may be lost or changed unseen'],
    ],
    [
      'holds where the outline says nothing of it',
      'What it will not do\n- No chat',
      beside.map(({ decision }) => decision),
    ],
  ])('%s', (_, sections, held) => {
    expect(heldBeside(`${people}\n${sections}`)).toEqual(held);
  });
});
