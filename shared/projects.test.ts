import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createProjectInput, createSlug, updateProjectInput } from '#shared/projects.ts';

describe('createSlug', () => {
  test.each([
    ['Paw Haven', 'paw-haven'],
    ["  Ana's  Café -- & Bar!  ", 'anas-cafe-bar'],
    ['', 'my-project'],
    ['!!!', 'my-project'],
    ['北京', 'my-project'],
    ['a_b', 'ab'],
  ])('%j begins with %s', (name, base) => {
    expect(createSlug(name)).toMatch(new RegExp(`^${base}-[a-z0-9]{8}$`));
  });

  test('any name gives a slug that the API accepts, with a suffix of 8', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (name) => {
        const slug = createSlug(name);
        expect(createProjectInput.safeParse({ slug }).success).toBe(true);
        expect(slug).toMatch(/-[a-z0-9]{8}$/);
      }),
    );
  });

  test('two slugs of one name differ', () => {
    const slugs = new Set(Array.from({ length: 200 }, () => createSlug('Same')));
    expect(slugs.size).toBeGreaterThan(195);
  });
});

describe('a name', () => {
  test.each(['', '  ', '\u200b', '\u2060\ufeff', '\u200d', '\ufe0f', '\u00ad', '\u3164', '\u2800', '\u202e \u200b\n'])(
    'in which nothing can be seen is none: %j',
    (name) => {
      expect(updateProjectInput.safeParse({ name }).success).toBe(false);
      expect(createProjectInput.parse({ name })).toEqual({ name: '' });
    },
  );

  test.each([
    ['Crumb\u200b Basket\ufeff', 'Crumb Basket'],
    ['a\u202eb\tc', 'ab c'],
    ['👩‍🌾 Farm ❤️', '👩‍🌾 Farm ❤️'],
    ['می‌خواهم', 'می‌خواهم'],
  ])('%j is kept as %j', (name, kept) => {
    expect(updateProjectInput.parse({ name })).toEqual({ name: kept });
  });
});
