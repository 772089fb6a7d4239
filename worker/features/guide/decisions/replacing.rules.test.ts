import { describe, expect, it } from 'vitest';
import { withdrawn } from '#worker/features/guide/decisions/building.rules.ts';
import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
import { replaceEarlier } from '#worker/features/guide/decisions/replacing.rules.ts';
import { readIdea } from '#worker/features/guide/idea/idea.rules.ts';
import { readFacts } from '#worker/features/guide/listening/facts.rules.ts';

const also = (decision: string): Decision => ({ topic: `Also: ${decision}`, decision });
const withdrawnBy = (now: string, ...before: string[]) =>
  replaceEarlier([also(now)], before.map(also))
    .filter(({ decision }) => decision === withdrawn)
    .map(({ topic }) => topic.slice('Also: '.length));

describe('what is so no more', () => {
  const minus = 'You can go down to minus two, and then you have to test before offering again.';
  const late = 'Members pay a fee for late tools.';

  it.each([
    ['Actually, I don’t want credits to go negative any more.', minus],
    ['Members no longer pay a fee for late tools, not even in winter.', late],
  ])('ends what was told before, and nothing else: %s', (now, ended) =>
    expect(withdrawnBy(now, minus, 'You get one credit for a finished test.', late)).toEqual([ended]),
  );

  it.each(['Credits never go below zero.', 'Two members don’t test any more.'])(
    'ends nothing where it is a rule of its own: %s',
    (now) => expect(withdrawnBy(now, minus, late)).toEqual([]),
  );
});

describe('what begins as an earlier fact', () => {
  const before = [{ topic: 'Also: The library closes at five on', decision: 'The library closes at five on Fridays.' }];
  const later = (decision: string) =>
    replaceEarlier([{ topic: 'Also: The library closes at five on', decision }], before);

  it('stands beside it where it is about something else', () =>
    expect(later('The library closes at five on public holidays and the week before.')).toEqual([
      {
        topic: 'Also: The library closes at five on',
        decision:
          'The library closes at five on Fridays. The library closes at five on public holidays and the week before.',
      },
    ]));

  it('takes its place where only the value differs', () =>
    expect(later('The library closes at five on Mondays.').map(({ decision }) => decision)).toEqual([
      'The library closes at five on Mondays.',
    ]));
});

describe('what somebody by name would do, and what the guide was not asked for', () => {
  it('are no rules', () => {
    const idea = readIdea('Acme', 'Setters offer a puzzle. Testers solve it and comment.');
    const told = readFacts(
      idea,
      'Zero is the floor of a credit. Rufus would live at minus two. I didn’t ask to remove the comments. Testers would like a reminder.',
    );
    expect(told.map(({ decision }) => decision)).toEqual([
      'Zero is the floor of a credit.',
      'Testers would like a reminder.',
    ]);
  });
});
