import { expect, it } from 'vitest';
import { listCalls } from '#worker/features/guide/documents/api.rules.ts';
import { clockedFeatures } from '#worker/features/guide/documents/clocks.rules.ts';
import { outlinedMachine } from '#worker/features/guide/documents/outlined-states.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const told = (acts: string[], kept: string[]) =>
  deriveProduct(
    'Depot',
    `Who uses it
- Keeper (me)
- Members
What happens
${acts.map((line) => `- ${line}`).join('\n')}
What is kept
${kept.map((line) => `- ${line}`).join('\n')}
What always holds
- Only members get in`,
    [],
  );
const changes = (acts: string[], kept: string[]) => {
  const product = told(acts, kept);
  return product.idea.records.flatMap((record) =>
    (outlinedMachine(product, record)?.moves ?? [])
      .filter(({ when }) => !when.includes('[ASSUMPTION]'))
      .map(({ from, to, who, when }) => `${record.one}: ${from.join()} > ${to} by ${who}: ${when}`),
  );
};

it.each([
  [
    'a window runs from its beginning to its end, and a draft never does',
    ['The keeper publishes a closure → closure is published', 'The keeper enters a closure → new closure: from, until'],
    ['Closure: from, until; states: draft, published, running, over'],
    [
      'closure: draft > published by keeper: publish a closure',
      'closure: published > running by Depot: the beginning of a closure is reached',
      'closure: running > over by Depot: the end of a closure is reached',
    ],
  ],
  [
    'what was agreed to is over with its last day, and not what still waits',
    ['Members request a trip → new trip: first day, last day', 'The keeper approves a trip → trip is approved'],
    ['Trip: first day, last day; states: requested, approved, taken'],
    [
      'trip: requested > approved by keeper: approve a trip',
      'trip: approved > taken by Depot: the last day of a trip is over',
    ],
  ],
  [
    'whoever opens the link to confirm it confirms it',
    ['Members follow a gate → new alert: e-mail; they get a link to confirm it'],
    ['Alert: e-mail; states: unconfirmed, confirmed'],
    ['alert: unconfirmed > confirmed by member: open the link to confirm an alert'],
  ],
  [
    'a thing is down while a fault of it is open, and what somebody paused stays so',
    [
      'The keeper adds a gate → new gate: name',
      'Members report a fault → new fault: gate, what is wrong',
      'The keeper repairs it → fault is repaired',
    ],
    ['Gate: name; states: up, down, paused', 'Fault: gate, what is wrong; states: open, repaired'],
    [
      'gate: up > down by member: report a fault',
      'gate: down > up by keeper: repair it',
      'fault: open > repaired by keeper: repair it',
    ],
  ],
  [
    'what is answered is so once an answer is through',
    [
      'Members send in a letter → new letter: text',
      'The keeper drafts an answer → new answer: letter, text',
      'The keeper finishes the answer → answer is finished',
    ],
    ['Letter: text; states: new, answered', 'Answer: letter, text; states: draft, finished'],
    ['letter: new > answered by keeper: finish the answer', 'answer: draft > finished by keeper: finish the answer'],
  ],
  [
    'a deed tells the state, and the other one when it is told for what comes later',
    [
      'The keeper adds a gate → new gate: number',
      'At night a lorry comes → the gate opens; it closes when the lorry is gone or after 2 hours at the latest',
      "A gate doesn't answer → the keeper is told",
    ],
    ['Gate: number; states: closed, open, not answering'],
    [
      'gate: closed > open by Depot: at night a lorry comes',
      'gate: not answering > open by Depot: a gate that is “not answering” is heard of again',
      "gate: closed,open > not answering by Depot: a gate doesn't answer",
      'gate: open > closed by Depot: the lorry is gone or the gate has been “open” for 2 hours',
      'gate: not answering > closed by Depot: a gate that is “not answering” is heard of again',
    ],
  ],
  [
    'who stops it all closes each of them, whatever it was, and what is put somewhere is there',
    [
      'The keeper adds a gate → new gate: number; the first signal shows that it works',
      'The keeper presses stop → every gate closes at once',
      'The keeper ends the year → the closed gates go in the store',
      'At night a lorry comes → the gate opens',
    ],
    ['Gate: number; states: new, working, open, closed, in the store'],
    [
      'gate: new > working by Depot: the first signal of a gate comes in',
      'gate: new,working > open by Depot: at night a lorry comes',
      'gate: open > closed by keeper: press stop',
      'gate: closed > in the store by keeper: end the year',
    ],
  ],
  [
    'publishing one puts the one before away',
    ['The keeper drafts a plan → new plan: year', 'The keeper publishes the plan → the one before is archived'],
    ['Plan: year; states: draft, published, archived'],
    ['plan: draft > published by keeper: publish the plan', 'plan: published > archived by keeper: publish the plan'],
  ],
  [
    'the first word of a name alone may mean the thing',
    ['The keeper runs the check → each parcel passes or fails'],
    ['Parcel label: number, text; states: unchecked, passed, failed'],
    [
      'parcel label: unchecked > passed by keeper: run the check',
      'parcel label: unchecked > failed by keeper: run the check',
    ],
  ],
  [
    'near misses change nothing',
    [
      'The keeper adds a gate → new gate: number; the doors open; members are told',
      'The keeper looks at the gates → it closes the day',
    ],
    ['Gate: number; states: standing, gone to the scrapyard'],
    [],
  ],
])('%s', (_, acts, kept, expected) => expect(changes(acts, kept)).toEqual(expected));

it('gives whoever acts upon another cause a call of their own, and each clocked state a job', () => {
  const product = told(
    [
      'Members take a shift → new turn: member, shift',
      'The keeper announces a shift → new shift: start, end',
      'A member has not arrived 10 minutes after the start → the keeper is told; after 20 the keeper can mark them as missing and the place is offered',
      'Members look at the turns in the morning → they tick "seen"',
    ],
    ['Turn: member, shift; states: taken, seen, missing', 'Shift: start, end; states: announced, running, over'],
  );
  const texts = product.features.flatMap(({ criteria }) => criteria);
  expect(texts).toContain(
    'WHEN the keeper marks a turn as “missing”, 20 minutes after the start at the earliest, THE SYSTEM SHALL set the turn to “missing” and show beside it who did that and when.',
  );
  expect(listCalls(product).map(({ method, path }) => `${method} ${path}`)).toEqual(
    expect.arrayContaining(['PATCH /api/turns/:id/mark', 'PATCH /api/turns/:id/tick']),
  );
  expect(clockedFeatures(product).map(({ title }) => title)).toContain('Announce a shift');
});
