import { describe, expect, it } from 'vitest';
import {
  namingStems,
  remarkStems,
  stemOf,
  stemsIn,
  stemsOfRule,
  tellingStems,
} from '#worker/features/guide/grammar/stems.rules.ts';

describe('the stem of a word', () => {
  it.each([
    ['issues', 'issued', 'issuing'],
    ['release', 'releases', 'released'],
    ['deliver', 'delivery', 'delivered'],
    ['alter', 'alteration', 'alterations'],
    ['donate', 'donated', 'donation'],
    ['treat', 'treated', 'treatment'],
    ['stop', 'stops', 'stopped'],
    ['bake', 'baked', 'bakery'],
    ['break', 'breaks', 'broken'],
    ['inspect', 'inspection', 'inspections'],
  ])('is one for %s, %s and %s', (...forms) => {
    expect(new Set(forms.map(stemOf)).size).toBe(1);
  });

  it.each([
    ['interest', 'internet'],
    ['station', 'state'],
    ['edition', 'edit'],
    ['transfer', 'transport'],
  ])('is not the same for %s and %s', (one, other) => {
    expect(stemOf(one)).not.toBe(stemOf(other));
  });
});

it('reads every word and number in its order', () => {
  expect(stemsIn('The keeper weighs 12 hives')).toEqual(['the', 'keep', 'weigh', '12', 'hiv']);
});

it('leaves out of a sentence what any has, and short words', () => {
  expect([...tellingStems('Each of them must pay the invoice within two days')]).toEqual(['invoic']);
});

it('leaves out of a name what joins its words', () => {
  expect([...namingStems('the month of the bed it is under')]).toEqual(['month', 'bed', 'und']);
});

it('leaves out of a remark what is said of any product', () => {
  expect([...remarkStems('People said the page for fees looks nice')]).toEqual(['fe']);
});

it('tells rules apart by what their numbers bound', () => {
  expect([...stemsOfRule('Nobody ships above 250,000 cells')]).toEqual(['ship', 'abov', 'cel', 'above 250000']);
});
