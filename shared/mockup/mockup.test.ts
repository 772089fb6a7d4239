import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mockupCategories } from '#shared/content/mockup/category.ts';
import { mockupKeywords } from '#shared/content/mockup/keywords.ts';
import { chooseMockupCategory, mockupContents, renderMockup } from '#shared/mockup/mockup.ts';
import { growthOf, mostGrowth } from '#shared/testing/growth.ts';

const renderIdea = (description: string, name = 'Crumb Basket') => renderMockup({ name, description });

describe('the category of an idea', () => {
  test.each([
    ['Pre-orders for a small bakery, picked up in the morning', 'commerce'],
    ['A marketplace where local farmers sell vegetables to restaurants', 'commerce'],
    ['An app where parents book babysitters near them', 'service'],
    ['Clients book appointments with our stylists', 'service'],
    ['Neighbours lend each other tools', 'community'],
    ['A rota for church volunteers', 'community'],
    ['A two-player word game', 'entertainment'],
    ['Tickets for our small theatre', 'entertainment'],
    ['A weekly newsletter for readers in town', 'content'],
    ['Learn Spanish by reading short stories', 'content'],
    ['Patients fill in their forms before a visit to the clinic', 'health'],
    ['A workout log for people with bad backs', 'health'],
    ['Help freelancers send invoices and chase late payments', 'tool'],
    ['A CLI for developers', 'tool'],
    ['', 'tool'],
    ['Eine App für Zebrastreifen', 'tool'],
  ])('%s: %s', (description, category) => {
    expect(chooseMockupCategory('', description)).toBe(category);
  });

  test('the name counts too, words are whole, and a plural is its singular', () => {
    expect(chooseMockupCategory('Yoga Corner', '')).toBe('health');
    expect(chooseMockupCategory('', 'Gamekeeping statistics')).toBe('tool');
    expect(chooseMockupCategory('', 'GAMES!')).toBe('entertainment');
  });

  test('a word said often counts once; a tie goes to the category that stands first', () => {
    expect(chooseMockupCategory('', 'game game game, a shop that can deliver an order')).toBe('commerce');
    expect(chooseMockupCategory('', 'A shop and a clinic')).toBe('health');
  });

  test('any text has one of the seven', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 200 });
    fc.assert(fc.property(text, text, (name, idea) => mockupCategories.includes(chooseMockupCategory(name, idea))));
    expect(mockupCategories).toHaveLength(7);
  });

  test('a keyword speaks for one category, and is a word as the rule reads it', () => {
    const all = Object.values(mockupKeywords).flat();
    expect(all.filter((keyword, index) => all.indexOf(keyword) !== index)).toEqual([]);
    expect(all.filter((keyword) => !/^[a-z]+$/.test(keyword))).toEqual([]);
    console.log(`${all.length} keywords`);
  });
});

/** Every tag with its attributes, every text left out: what a person wrote must not change it. */
const markupOf = (page: string) => page.match(/<[^>]*>/g) ?? [];
const voidTags = new Set(['meta', 'link', 'rect', 'path', 'circle']);

function findUnbalanced(page: string): string[] {
  const open: string[] = [];
  for (const tag of markupOf(page)) {
    const [, end, name = ''] = /^<(\/?)([a-z0-9]+)/i.exec(tag) ?? [];
    if (end && open.pop() !== name) return [`${tag} closes another`];
    if (name && !end && !tag.endsWith('/>') && !voidTags.has(name)) open.push(name);
  }
  return open;
}

/** The one attribute that holds a person's words. */
const withoutDescription = (tag: string) => tag.replace(/^(<meta name="description" content=)"[^"<>]*"/, '$1');

/** All tags that a mockup can have, from harmless pages of every category and every shape of description. */
const knownTags = new Set(
  mockupCategories.flatMap((category) =>
    [
      '',
      'An app for all.',
      'First.\n- one',
      'For all of them. '.repeat(9),
      'For all of them '.repeat(3),
      'For all of them '.repeat(6),
    ].flatMap((description) => markupOf(renderIdea(description, mockupKeywords[category][0])).map(withoutDescription)),
  ),
);

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.string({ unit: 'grapheme', maxLength: 300 }),
  fc
    .array(
      fc.constantFrom(
        '<script>alert(1)</script>',
        '</style><script>',
        '</title>',
        '-->',
        '<!--',
        '"onload="',
        "' onerror='x",
        '<img src=x onerror=alert(1)>',
        'javascript:alert(1)',
        '&lt;b&gt;',
        '\u202e',
        '\u0000',
        '\ud800',
        '\n- ',
        '. ',
        'I want to build an app for ',
        'my neighbours',
        '$&',
        ']]>',
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.join(' ')),
);

describe('whatever a project is called and said to be', () => {
  test('its words are text: the markup is what the category alone would give', () => {
    fc.assert(
      fc.property(hostile, hostile, (name, description) => {
        const page = renderMockup({ name, description });
        const strange = markupOf(page)
          .map(withoutDescription)
          .filter((tag) => !knownTags.has(tag));
        expect(strange).toEqual([]);
        expect(findUnbalanced(page)).toEqual([]);
        expect(page).not.toMatch(/<script|\p{Bidi_Control}|[^\P{Cc}\n]/iu);
        expect(page.isWellFormed()).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  test('a project named <script> shows as text', () => {
    const page = renderIdea('<script>alert(1)</script> for \u202egnidliub', '<script>');
    expect(page).toContain('&lt;script&gt;</span>');
    expect(page).not.toMatch(/<script|\u202e/);
  });

  test('a long description costs time in proportion', () => {
    const make = (length: number) => 'I want (a) thing, and so on; "and" more. \n- '.repeat(length);
    expect(growthOf(renderIdea, make, 500)).toBeLessThan(mostGrowth);
    expect(renderIdea('x'.repeat(20_000)).length).toBeLessThan(40_000);
  });
});

describe('the page', () => {
  const pages = mockupCategories.map((category) => {
    const name = mockupKeywords[category][0] ?? '';
    return [category, renderMockup({ name, description: 'An app for zebras. They like it.\n\nWe do too.' })] as const;
  });

  test.each(pages)('%s: whole, at rest and alone', (_, page) => {
    expect(page).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(page).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">');
    for (const landmark of ['header', 'main', 'nav', 'footer', 'h1']) {
      expect(page.match(new RegExp(`<${landmark}[ >]`, 'g'))).toHaveLength(1);
    }
    expect(page).not.toMatch(/<(script|iframe|object|embed|form|img)|\son\w+=|@import|url\(|javascript:/i);
    const addresses = Array.from(page.matchAll(/(?:href|src)="([^"]*)"/g), ([, address = '']) => address);
    expect(addresses.filter((address) => !/^#[a-z]+$|^data:image\/svg/.test(address))).toEqual([]);
    const ids = Array.from(page.matchAll(/ id="([^"]*)"/g), ([, id = '']) => id);
    const links = addresses.filter((address) => address.startsWith('#')).map((address) => address.slice(1));
    expect(links.filter((link) => !ids.includes(link))).toEqual([]);
    expect(page.match(/<li class="card">/g)).toHaveLength(3);
    expect(page).toContain('This page is a mockup');
  });

  test('pricing stands in the mockups of tools, entertainment and content alone', () => {
    const priced = pages.filter(([, page]) => page.includes('id="pricing"'));
    expect(priced.map(([category]) => category).toSorted()).toEqual(['content', 'entertainment', 'tool']);
    for (const [, page] of priced) {
      for (const words of ['$0', '$19', 'per month', 'Up to 3 projects']) expect(page).toContain(words);
    }
  });

  test('what the person wrote is shown whole when the top has not said it', () => {
    const page = renderIdea('An app for zebras. They like it. We do too.\n- Stripes\n- More stripes');
    expect(page).toContain('<li dir="auto">More stripes</li>');
    expect(renderIdea('An app for zebras.')).not.toContain('blockquote>');
    expect(renderIdea('')).not.toContain('blockquote>');
  });

  test('a nameless project is My Project', () => {
    expect(renderIdea('', ' \u0000\u202e ')).toContain('>My Project</span>');
  });
});

function contrast(first: string, second: string): number {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[0-9a-f]{2}/gi) ?? []).map((part) => {
      const value = Number.parseInt(part, 16) / 255;
      return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
  };
  const [light = 1, dark = 1] = [luminance(first), luminance(second)].toSorted((a, b) => b - a);
  return light / dark;
}

test.each(mockupCategories)('the colours of %s have a contrast of 4.5 to 1', (category) => {
  const { scheme } = mockupContents[category];
  const grounds = {
    paper: ['ink', 'soft', 'accent'],
    tint: ['ink', 'soft', 'accent'],
    card: ['ink', 'soft', 'accent'],
    accent: ['onAccent'],
    deep: ['onDeep', 'onDeepSoft'],
    onDeep: ['deep'],
  } as const;
  const pairs = Object.entries(grounds).flatMap(([ground, texts]) => texts.map((text) => [ground, text] as const));
  const poor = pairs.filter(([ground, text]) => contrast(scheme[ground as keyof typeof scheme], scheme[text]) < 4.5);
  expect(poor).toEqual([]);
  expect(new Set(mockupCategories.map((other) => mockupContents[other].scheme.accent)).size).toBe(7);
});
