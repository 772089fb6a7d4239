import { describe, expect, it } from 'vitest';
import { applySwaps } from '#worker/features/guide/decisions/swaps.rules.ts';
import { readOutline, tellOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { withTold } from '#worker/features/guide/outline/outline-later.rules.ts';

const keys = readOutline(`Who uses it
- Technicians
- Bella, the office clerk: gives out keys
- Drivers
What happens
- A technician hands a key to another on the street.
- The office clerk releases a key.
- A driver chooses the ramp.
What is kept
- Key: number, holder
What always holds
- A key is never left in a car`);

const placed = (message: string) =>
  (keys && withTold(keys, [message], 'Acme').placed.get(message))?.map(({ section, line, was }) =>
    [section, line, ...(was ? [`for: ${was}`] : [])].join(' | '),
  );
const actsAfter = (message: string) => keys && withTold(keys, [message], 'Acme').outline.acts;

describe('a second thought on an act', () => {
  it.each([
    [
      'Handing over on the street is out, only at the office.',
      [
        'acts | A technician hands a key to another at the office | for: A technician hands a key to another on the street.',
        'nots | No handing over on the street',
      ],
    ],
    [
      'Actually, handing a key over on the street is no longer allowed.',
      ['nots | No handing a key over on the street | for: A technician hands a key to another on the street.'],
    ],
    [
      'Releasing is only done by technicians, at the office.',
      ['acts | Technicians release a key, at the office | for: The office clerk releases a key.'],
    ],
    [
      'Drivers no longer choose the ramp.',
      ['rules | Drivers no longer choose the ramp | for: A driver chooses the ramp.'],
    ],
    [
      'Drivers must never choose the ramp without a phone.',
      ['rules | Drivers must never choose the ramp without a phone'],
    ],
    [
      'So only release when the deposit is in. The others stay in the box.',
      ['rules | The office clerk releases only when the deposit is in. The others stay in the box'],
    ],
    ['Shouting at the desk is out.', ['nots | No shouting at the desk']],
  ])('takes its place: “%s”', (message, lines) => expect(placed(message)).toEqual(lines));

  it.each([
    'Drivers cannot choose more than two ramps.',
    'Drivers never choose the ramp after 22:00.',
    'Drivers may not choose the ramp of others.',
  ])('that only bounds an act leaves it: “%s”', (message) => expect(actsAfter(message)).toHaveLength(3));

  it('leaves no act that it takes out', () => {
    expect(actsAfter('No choosing the ramp any more.')).toHaveLength(2);
    expect(actsAfter('Handing over on the street is out, only at the office.')).toHaveLength(3);
  });
});

it('a second thought on an answer stands with the sentence that it amends', () => {
  const { decisions, description } = applySwaps(keys ? tellOutline(keys) : '', [
    { topic: 'Who sees what', decision: 'The clerk sees all keys. Drivers see the ramp only.' },
    { topic: 'Also: Actually drivers see', decision: 'Actually drivers see the ramp and the holder.' },
  ]);
  expect(decisions.filter(({ topic }) => topic === 'Who sees what')).toEqual([]);
  expect(description).toContain(
    '- The clerk sees all keys.\n- Drivers see the ramp only; but drivers see the ramp and the holder',
  );
});
