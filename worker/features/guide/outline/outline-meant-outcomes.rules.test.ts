import { expect, it } from 'vitest';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { asNoun } from '#worker/features/guide/grammar/words.rules.ts';
import { settleOutcome } from '#worker/features/guide/outline/outline-settling.rules.ts';

const things: ToldRecord[] = [
  {
    one: 'entry',
    fields: [{ name: 'term' }, { name: "client's comment" }],
    ways: [['proposed', 'approved', 'rejected', 'showing publicly', 'points moved', 'marked for checking']],
    isInOrder: true,
  },
  { one: 'older wording', fields: [{ name: 'entry' }, { name: 'what it said' }], ways: [], isInOrder: false },
  { one: 'bidder', fields: [{ name: 'name' }, { name: 'paid', choices: ['yes', 'no'] }], ways: [], isInOrder: false },
];
const people = [{ noun: asNoun('family'), names: [], isSelf: false }];
const settled = (text: string) =>
  settleOutcome({ way: 'say', text }, { people, things }).map((one) =>
    one.way === 'state' || one.way === 'fill' || one.way === 'make'
      ? `${one.way} ${one.record} ${'state' in one ? one.state : one.fields}`
      : one.way === 'show'
        ? `show ${one.what} to ${one.to}`
        : `${one.way} ${one.text}`,
  );

it.each([
  ['it is "proposed"', ['state entry proposed']],
  ['it is “approved” or “rejected”', ['state entry approved or rejected']],
  ['it shows publicly', ['state entry showing publicly']],
  ['it goes back to "proposed"', ['state entry proposed']],
  ['entry is approved', ['state entry approved']],
  ['it waits for the leader', ['do show it to the leader as waiting']],
  ['all four phones go off', ['say all four phones go off']],
  ['date they rang and note on the entry, e.g. booked', ['fill entry date they rang, note']],
  ['it is marked for checking by the leader', ['state entry marked for checking']],
  ['points move from one to the other', ['do move points from one to the other', 'state entry points moved']],
  ['their comment stands with the entry', ["fill entry client's comment"]],
  ['the person is marked as paid', ['fill bidder paid']],
  ['the older wording stays visible', ['make older wording entry, what it said']],
  ['the other families see it', ['show it to the other families']],
  ['the family who asked sees who is coming', ['show who is coming to the family who asked']],
  ['now that family can see the others’ entries', ['show the others’ entries to that family']],
  ['the name becomes searchable', ['do make the name searchable']],
])('“%s” is meant so', (text, said) => expect(settled(text)).toEqual(said));
