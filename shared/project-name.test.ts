import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillerWords, nameGroups } from '#shared/content/name-words.ts';
import { finalProjectName, renameForIdea, suggestAnotherName, suggestProjectName } from '#shared/project-name.ts';
import { createProjectInput } from '#shared/projects.ts';

const first = () => 0;
const anyChance = fc.double({ min: 0, max: 1, noNaN: true });
/** Prose of the kind that people type, and anything else. */
const anyIdea = fc.oneof(
  fc
    .array(
      fc.oneof(
        fc.constantFrom('I', 'want', 'to', 'run', 'a', 'choir', 'of', 'bees', 'and', 'pets', 'recipes', ','),
        fc.lorem({ maxCount: 1 }),
      ),
      {
        maxLength: 30,
      },
    )
    .map((words) => words.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.string({ unit: 'binary', maxLength: 400 }),
);

describe('a suggested name', () => {
  test('is empty for blank text', () => {
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
    // The group that most words are about, also in the plural, a possessive or one half of a hyphen.
    ['learn to cook meals in your own kitchen', 'Fresh Plate'],
    ["my dog's gyms", 'Paw Haven'],
    ['pet-friendly cafés', 'Paw Haven'],
  ])('comes from the keyword group: %s', (idea, name) => {
    expect(suggestProjectName(idea, first)).toBe(name);
  });

  test.each([
    ['An app to run a choir at our village church', 'Village Church Choir'],
    ['Help volunteers run a choir at the village church', 'Volunteer Choir'],
    ['a tool that documents knitting stitches', 'Knitting Stitches'],
    ['A journal for gardeners', 'Gardener Journal'],
    ['a map of quiet places', 'Quiet Place Map'],
    ['A second idea about zebra crossings', 'Zebra Crossings'],
    ['letters to grandmothers', 'Grandmother Letters'],
    ['a book club organizer', 'Book Club Organizer'],
    ['Freelancers track their hours', 'Freelancer Hours'],
    ['Where people rent cameras from neighbours', 'Neighbour Cameras'],
    ['mountains and rivers', 'Mountains and Rivers'],
    ['in order to help nurses swap shifts', 'Nurse Shifts'],
    ['CRM for dentists', 'Dentist CRM'],
    ['A CRM FOR DENTISTS', 'Dentist Crm'],
    ['local independent vinyl record exchange', 'Vinyl Record Exchange'],
    ['3D printing models for wheelchairs', '3D Printing Models'],
    ['patterns for left-handed knitters', 'Left-Handed Knitter Patterns'],
    ['Track my plants', 'Plant Hub'],
    ['a simple weather app', 'Weather Hub'],
    ['北京的公园', '北京的公园'],
    ['हिन्दी कविता', 'हिन्दी कविता'],
    ['the thing that I do', 'My Project'],
    ['!!! 🚀', 'My Project'],
  ])('is made of what the idea is about: %s', (idea, name) => {
    expect(suggestProjectName(idea, first)).toBe(name);
  });

  test('is never empty for a text that is not blank, short, and free of control characters', () => {
    fc.assert(
      fc.property(anyIdea, anyChance, (idea, chance) => {
        const name = suggestProjectName(idea, () => chance);
        expect(name.trim()).toBe(name);
        expect(name === '').toBe(idea.trim() === '');
        expect(name.length).toBeLessThanOrEqual(120);
        expect(name).not.toMatch(/[\p{Cc}\p{Cs}]/u);
        // What the API keeps of it is all of it.
        expect(createProjectInput.parse({ name }).name).toBe(name);
        expect(suggestProjectName(idea, () => chance)).toBe(name);
      }),
    );
  });

  test('has no filler in it, and at most three words and an ending', () => {
    const filler = fc.constantFrom(...fillerWords);
    const topic = fc.constantFrom('zebra', 'violin', 'glacier', 'orchids', 'pottery');
    fc.assert(
      fc.property(fc.array(fc.oneof(filler, topic), { minLength: 1, maxLength: 20 }), topic, (words, last) => {
        const name = suggestProjectName([...words, last].join(' '), first)
          .toLowerCase()
          .split(' ');
        expect(name.length).toBeLessThanOrEqual(4);
        expect(name.filter((word) => word !== 'and' && fillerWords.has(word))).toEqual([]);
      }),
    );
  });

  test('takes no time, whatever the text', () => {
    for (const idea of ['a'.repeat(20_000), "'-".repeat(10_000), 'tie of '.repeat(3_000), 'ss'.repeat(9_000)])
      expect(suggestProjectName(idea).length).toBeLessThanOrEqual(120);
  });
});

describe('another name', () => {
  test('differs from the one before, and is a name of its own kind', () => {
    fc.assert(
      fc.property(anyIdea, anyChance, anyChance, (idea, chance, otherChance) => {
        fc.pre(idea.trim() !== '');
        const before = suggestProjectName(idea, () => chance);
        const after = suggestAnotherName(idea, before, () => otherChance);
        expect(after).not.toBe(before);
        expect(after).not.toBe('');
        expect(suggestAnotherName(idea, after, () => chance)).not.toBe(after);
      }),
    );
  });

  test('of a keyword group stays in the group', () => {
    const pets = nameGroups[0]?.names ?? [];
    expect(pets).toHaveLength(25);
    expect(pets).toContain(suggestAnotherName('foster homes for dogs', 'Paw Haven', () => 0.99));
  });

  test('is nothing for a blank idea', () => {
    expect(suggestAnotherName('  ', '')).toBe('');
  });
});

describe('the name beside the idea', () => {
  const start = { name: '', autoName: '' };

  test('follows the idea until a person types one', () => {
    const made = renameForIdea(start, 'a map of quiet places', first);
    expect(made).toEqual({ name: 'Quiet Place Map', autoName: 'Quiet Place Map' });
    expect(renameForIdea(made, 'zebra crossings', first).name).toBe('Zebra Crossings');
    const typed = { ...made, name: 'Hush' };
    expect(renameForIdea(typed, 'zebra crossings', first)).toEqual(typed);
    expect(renameForIdea({ ...typed, name: ' ' }, 'zebra crossings', first).name).toBe('Zebra Crossings');
    expect(renameForIdea(made, '', first)).toEqual(start);
  });

  test('stays while it fits: more words of one kind, or one asked for by New Name', () => {
    const made = renameForIdea(start, 'foster homes for dogs', () => 0.5);
    expect(renameForIdea(made, 'foster homes for dogs and cats', first)).toEqual(made);
    const other = suggestAnotherName('zebra crossings', 'Zebra Crossings', () => 0.5);
    const asked = { name: other, autoName: other };
    expect(renameForIdea(asked, 'zebra crossings, painted by children', first)).toEqual(asked);
  });
});

test('the final name: what was typed comes first, then the idea, then My Project', () => {
  expect(finalProjectName(' Mine ', 'dogs')).toBe('Mine');
  expect(finalProjectName('  ', 'zebra crossings')).toBe('Zebra Crossings');
  expect(finalProjectName(undefined, undefined)).toBe('My Project');
});
