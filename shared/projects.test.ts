import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { finalProjectName, suggestProjectName } from '#shared/project-name.ts';
import { createProjectInput, createSlug } from '#shared/projects.ts';

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

describe('names', () => {
  test('blank gives nothing', () => {
    for (const idea of ['', '   ', '\n\t']) expect(suggestProjectName(idea)).toBe('');
  });

  test.each([
    ['foster homes for dogs', 'Paw Haven'],
    ['a todo list for nurses', 'Clear Board'],
    ['a marketplace for used bikes', 'Corner Cart'],
    ['meet new friends nearby', 'Common Ground'],
    ['students practise chemistry', 'Bright Path'],
    ['a workout log', 'Vital Track'],
    ['split an expense', 'Penny Wise'],
    ['plan a trip', 'Way Point'],
    ['recipes of my grandmother', 'Fresh Plate'],
    ['a tool that documents knitting stitches', 'Documents Knitting Stitches'],
  ])('%s', (idea, name) => {
    expect(suggestProjectName(idea, () => 0)).toBe(name);
  });

  test('what was typed comes first, then the idea, then My Project', () => {
    expect(finalProjectName(' Mine ', 'dogs')).toBe('Mine');
    expect(finalProjectName('  ', 'zebra crossings')).toBe('Zebra Crossings');
    expect(finalProjectName(undefined, undefined)).toBe('My Project');
  });
});
