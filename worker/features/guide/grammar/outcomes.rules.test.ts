import { describe, expect, it, test } from 'vitest';
import { partOutcomes, withOwnOutcome } from '#worker/features/guide/grammar/outcomes.rules.ts';

const message = { way: 'make', record: 'message', fields: 'stone, what is wrong' } as const;

test.each<[line: string, outcomes: object[]]>([
  ['A stranger writes to me → new message: stone, what is wrong', [message]],
  ['A stranger writes to me -> a new message (stone, what is wrong)', [message]],
  ['A stranger writes to me => new message with stone, what is wrong', [message]],
  [
    'x → new message: stone, what is wrong; I am told by e-mail',
    [message, { way: 'tell', verb: 'tell', whom: 'I', rest: 'by e-mail' }],
  ],
  [
    'x → the breakdown becomes accepted, the mechanic is told',
    [
      { way: 'state', record: 'breakdown', state: 'accepted' },
      { way: 'tell', verb: 'tell', whom: 'the mechanic', rest: '' },
    ],
  ],
  [
    'x → new due: member, amount for each active member',
    [{ way: 'make', record: 'due for each active member', fields: 'member, amount' }],
  ],
  ['x → new check: seen (yes/no)', [{ way: 'make', record: 'check', fields: 'seen (yes/no)' }]],
  ['x → the key is given back to the owner', [{ way: 'state', record: 'key', state: 'given back to the owner' }]],
  ['x → the key set is in cabinet', [{ way: 'state', record: 'key set', state: 'in cabinet' }]],
  ['x → A scaffold is marked as failed', [{ way: 'state', record: 'scaffold', state: 'failed' }]],
  ['x → breakdown gets cause, part needed', [{ way: 'fill', record: 'breakdown', fields: 'cause, part needed' }]],
  ['x → changes the practical', [{ way: 'fill', record: 'practical', fields: '' }]],
  ['x → the photo is removed', [{ way: 'remove', record: 'photo' }]],
  ['x → shows the stone and its readings', [{ way: 'show', what: 'the stone and its readings' }]],
  [
    'x → asks her by SMS whether water flows',
    [{ way: 'tell', verb: 'ask', whom: 'her', rest: 'by SMS whether water flows' }],
  ],
  ['x → she is asked by SMS', [{ way: 'tell', verb: 'ask', whom: 'she', rest: 'by SMS' }]],
  [
    'x → Moira gets an e-mail with the sheet',
    [{ way: 'tell', verb: 'send', whom: 'Moira', rest: 'an e-mail with the sheet' }],
  ],
  ['x → notifies the office', [{ way: 'tell', verb: 'tell', whom: 'the office', rest: '' }]],
  ['x → ticket: weight, oil', [{ way: 'make', record: 'ticket', fields: 'weight, oil' }]],
  [
    'x → the stone becomes checked and the office is told',
    [
      { way: 'state', record: 'stone', state: 'checked' },
      { way: 'tell', whom: 'the office' },
    ],
  ],
  [
    'x → new booking: night, the owner gets an e-mail',
    [
      { way: 'make', record: 'booking', fields: 'night' },
      { way: 'tell', verb: 'send', whom: 'the owner' },
    ],
  ],
  ['x → new change: old price and new price', [{ way: 'make', record: 'change', fields: 'old price and new price' }]],
  ['x → nobody is told', [{ way: 'say', text: 'nobody is told' }]],
  ['x → the order goes to the kitchen', [{ way: 'say' }]],
  ['x → new stone?', [{ way: 'make', record: 'stone' }]],
  ['x → they talk it over', [{ way: 'say', text: 'they talk it over' }]],
  ['x → ?', []],
  ['An arrow without anything behind it →', []],
])('what comes of “%s”', (line, outcomes) => {
  expect(partOutcomes(line).outcomes).toEqual(outcomes.map((one) => expect.objectContaining(one)));
});

test.each([
  ['A stranger writes to me → new message', 'A stranger writes to me'],
  ['A stranger writes to me', 'A stranger writes to me'],
  ['→ new message', '→ new message'],
])('what happens in “%s”', (line, act) => {
  expect(partOutcomes(line).line).toBe(act);
});

test('long lines are read in no time that grows with their parts', () => {
  const times = [100, 800].map((many) => {
    const began = performance.now();
    for (const word of ['a that ', 'and the office is ', 'eats, ']) withOwnOutcome(`At 8 ${word.repeat(many)}`, []);
    for (const word of ['new a and ', 'x is told, ', '; a becomes ']) partOutcomes(`x → ${word.repeat(many)}`);
    return performance.now() - began;
  });
  const [short = 0, long = 0] = times;
  expect(long / Math.max(1, short)).toBeLessThan(8 ** 2.5);
});

describe('what is listed behind a state', () => {
  it('is entered with it', () => {
    const [outcome] = partOutcomes(
      'Instructor ends a lesson → lesson is done, note, parking yes or no, motorway yes or no',
    ).outcomes;
    expect(outcome?.text).toBe('lesson is done, with note, parking yes or no and motorway yes or no');
  });

  it.each(['booking is approved, member happy', 'order is done, customer notified', 'list is free, except on Sundays'])(
    'is no clause that goes on: %s',
    (said) => {
      expect(partOutcomes(`Member asks → ${said}`).outcomes[0]?.text).toBe(said);
    },
  );
});

it.each([
  ['damage is repaired, the boat is free again', ['damage is repaired', 'the boat is free again']],
  [
    'each member is charged and told that it is ready',
    ['each member is charged', 'each member is told that it is ready'],
  ],
  [
    'hire is collected, or partly collected if crates are missing',
    ['unless crates are missing the hire is collected', 'when crates are missing the hire is partly collected'],
  ],
  ['the booking is cancelled and the deposit is gone', ['the booking is cancelled', 'the deposit is gone']],
  [
    'if the photo is blurred they are asked to take it again',
    ['they are asked to take it again if the photo is blurred'],
  ],
  [
    'the trusted person is told and can read the letter',
    ['the trusted person is told', 'the trusted person sees the letter'],
  ],
  ['the cook and I get a message', ['the cook and I get a message']],
  ['the cook and the owner both get a message', ['the cook and the owner get a message']],
  ['both the cook and the owner are told', ['the cook and the owner are told']],
  ['both are told', ['both are told']],
  ['new charge of €18 for the customer', ['new charge of €18 for the customer']],
])('“%s” tells what comes of it, one by one', (said, texts) => {
  expect(partOutcomes(`Member asks → ${said}`).outcomes.map(({ text }) => text)).toEqual(texts);
});

it('what is made for this one is called without it', () => {
  expect(partOutcomes('The app drafts it → new answer for this letter: text').outcomes[0]).toMatchObject({
    way: 'make',
    record: 'answer',
  });
});
