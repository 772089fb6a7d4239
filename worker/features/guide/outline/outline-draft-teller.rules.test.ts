import { describe, expect, it } from 'vitest';
import { emptyOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { withoutTeller, withTeller } from '#worker/features/guide/outline/outline-draft-teller.rules.ts';

const told = (people: string[], acts: string[], said: string) => {
  const { people: named, acts: done } = withTeller({ ...emptyOutline(), people, acts }, said);
  return { named, done };
};

describe('the name of whoever tells an idea', () => {
  it.each([
    ['We hire out scaffolds. Drivers load them.', 'Owners (us)', 'Owners hire out scaffolds'],
    ['Our wine tasting group: we give points.', 'Members (us)', 'Members hire out scaffolds'],
    ['My mother has diabetes. We write it down.', 'Family members (us)', 'Family members hire out scaffolds'],
    ['At our riding stable we plan the arena.', 'Stable owners (us)', 'Stable owners hire out scaffolds'],
  ])('is read of what they tell of themselves: %s', (said, name, act) => {
    expect(told(['Organisers (us)', 'Drivers'], ['Organisers hire out scaffolds', 'Drivers load them'], said)).toEqual({
      named: [name, 'Drivers'],
      done: [act, 'Drivers load them'],
    });
  });

  it('stays where it says more, where nothing tells, and where others are called so', () => {
    expect(told(['Beekeeper (me)'], ['I sell honey'], 'Our shop sells honey.').named).toEqual(['Beekeeper (me)']);
    expect(told(['Organisers (us)'], ['We meet'], 'We meet on Mondays.').named).toEqual(['Organisers (us)']);
    expect(told(['Members', 'Organisers (us)'], ['We meet'], 'Our club meets.').named).toEqual([
      'Members',
      'Organisers (us)',
    ]);
  });
});

describe('how it is, without who tells it', () => {
  it.each([
    ['I’m a nurse on a ward and swapping shifts is a mess.', 'Swapping shifts is a mess.'],
    ['I am the treasurer of a club, 62 plots plus a waiting list.', '62 plots plus a waiting list.'],
    ['We are a small pottery studio.', 'We are a small pottery studio.'],
    ['Bookings come by phone.', 'Bookings come by phone.'],
  ])('%s', (line, rest) => {
    expect(withoutTeller(line)).toBe(rest);
  });
});
