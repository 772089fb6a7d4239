import { expect, it } from 'vitest';
import { partOutcomes } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { bringsAbout, isDoneBy, stateOfVerb, statesBrought } from '#worker/features/guide/grammar/state-words.rules.ts';

it.each([
  ['released', 'release', true],
  ['pooled', 'pool', true],
  ['masking', 'mask', true],
  ['stopped', 'stop', true],
  ['sent', 'send', true],
  ['deferred until a date', 'defer', true],
  ['active', 'act', false],
  ['received', 'recall', false],
])('“%s” comes of “%s”: %s', (state, verb, isSo) => expect(isDoneBy(state, verb)).toBe(isSo));

it.each([
  ['release', 'a crate', 'released', true],
  ['enter', 'the fermentation of a crate', 'fermented', true],
  ['acknowledge', 'each line of a recall', 'recalled', false],
  ['mark', 'a crate as thrown out', 'thrown out', true],
  ['accept', 'the crate, weigh it and say what is missing', 'weighed', true],
  ['weigh', 'a released crate', 'released', false],
  ['tick', 'every crate as gone', 'gone home', true],
])('who does “%s %s” makes a crate %s: %s', (verb, phrase, state, isSo) =>
  expect(bringsAbout({ verb, phrase }, state, 'crate')).toBe(isSo),
);

it.each([
  ['return', 'the crate on the same day', ['in store', 'taken', 'lost'], ['in store']],
  ['bring', 'the crate back', ['available', 'out'], ['available']],
  ['give', 'it back', ['on loan', 'free'], ['free']],
  ['check', 'out a crate', ['in store', 'on loan'], ['on loan']],
  ['borrow', 'a crate', ['at home', 'out'], ['out']],
  ['return', 'a crate', ['in store', 'sold', 'returned'], ['returned']],
  ['report', 'a lost crate', ['in store', 'lost'], ['lost']],
  ['report', 'a crate broken', ['in store', 'broken'], ['broken']],
  ['repair', 'a broken crate', ['in store', 'broken'], []],
  ['give', 'a crate to a driver', ['in store', 'given back to the owner'], []],
  ['take', 'part', ['in store', 'out'], []],
])('“%s %s” brings a crate that can be %j to %j', (verb, phrase, states, reached) =>
  expect(statesBrought({ verb, phrase }, states, 'crate')).toEqual(reached),
);

it.each([
  ['publish', 'a shift', 'new shift: day', ['draft', 'published'], 'published'],
  ['publish', 'the shift', 'shift is cancelled', ['draft', 'published', 'cancelled'], undefined],
  ['publish', 'the shifts of a month', 'new shift: day', ['draft', 'published'], undefined],
  ['see', 'the shift', 'new shift: day', ['draft', 'published'], undefined],
])('whoever does “%s %s → %s” of %j brings about %s by the verb', (verb, phrase, said, states, state) => {
  const { outcomes } = partOutcomes(`x → ${said}`);
  expect(stateOfVerb({ verb, phrase, outcomes }, states, 'shift')).toBe(state);
});

it.each([
  ['less than 24 hours before', 'cancelled late'],
  ['no more than 24 hours before', 'cancelled late'],
  ['more than 24 hours before', 'cancelled in time'],
  ['not less than 24 hours before', 'cancelled in time'],
])('who cancels a booking %s has it %s', (when, state) =>
  expect(
    statesBrought(
      { verb: 'cancel', phrase: `a booking ${when}` },
      ['booked', 'cancelled in time', 'cancelled late'],
      'booking',
    ),
  ).toEqual([state]),
);
