import { expect, it } from 'vitest';
import { bringsAbout, isDoneBy } from '#worker/features/guide/grammar/state-words.rules.ts';

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
