import { describe, expect, it } from 'vitest';
import {
  asNoun,
  dropVague,
  escapeText,
  fill,
  pluralOf,
  singularOf,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';

describe('words', () => {
  it.each([
    ['bakery', 'bakeries'],
    ['child', 'children'],
    ['intake form', 'intake forms'],
    ['box', 'boxes'],
    ['day', 'days'],
    ['piece of equipment', 'pieces of equipment'],
    ['quiz', 'quizzes'],
    ['loaf', 'loaves'],
  ])('%s is %s in plural and back', (one, many) => {
    expect(pluralOf(one)).toBe(many);
    expect(singularOf(many.split(' ').at(-1) ?? '')).toBe(
      one.includes(' of ') ? 'equipment' : (one.split(' ').at(-1) ?? ''),
    );
  });

  it.each([
    ['hour', 'an hour'],
    ['user', 'a user'],
    ['order', 'an order'],
    ['European city', 'a European city'],
    ['SMS', 'an SMS'],
    ['URL', 'a URL'],
    ['unused item', 'an unused item'],
    ['university', 'a university'],
  ])('%s takes its article', (word, expected) => {
    expect(withArticle(word)).toBe(expected);
  });

  it('takes words of the object prototype for words', () => {
    expect(pluralOf('constructor')).toBe('constructors');
    expect(asNoun('constructor')).toEqual({ one: 'constructor', many: 'constructors' });
  });

  it('counts what has no plural', () => {
    expect(asNoun('fresh bread')).toEqual({ one: 'loaf', many: 'loaves' });
  });

  it('fills slots and refuses unknown ones', () => {
    const slots = { item: asNoun('orders'), name: 'Acme' };
    expect(fill('{A item}, {items}, {Items}, {a item} in {name}', slots)).toBe(
      'An order, orders, Orders, an order in Acme',
    );
    expect(() => fill('{nobody}', slots)).toThrow('No slot');
    const one = { item: asNoun('loaf'), deal: asNoun('loaf') };
    expect(fill('about {items} and {deals}', one)).toBe('about loaves');
  });

  it('keeps a user’s text on one line without markup', () => {
    expect(escapeText('a\n# b | `c` <d> [e](f)')).toBe('a \\# b \\| \\`c\\` \\<d\\> \\[e\\](f)');
  });

  it('leaves out empty praise', () => {
    expect(dropVague('a fast, simple and secure list')).toBe('a list');
    expect(dropVague('It should be easy to use.')).toBe('It should.');
    expect(dropVague('nothing here')).toBe('nothing here');
  });
});
