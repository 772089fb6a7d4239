import { describe, expect, it } from 'vitest';
import { recordClasses } from '#worker/features/guide/content/record-classes.ts';
import { marks } from '#worker/features/guide/content/record-marks.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { isSomebody, peopleIn } from '#worker/features/guide/product/record-people.rules.ts';
import { listEntities } from '#worker/features/guide/product/records.rules.ts';
import { everydayIdeas } from '#worker/features/guide/testing/everyday-ideas.ts';
import { ideas } from '#worker/features/guide/testing/ideas.ts';

const recordsOf = (description: string) =>
  new Map(
    listEntities(deriveProduct('Acme', description, [])).map(({ name, fields }) => [
      name.toLowerCase(),
      fields.split(', '),
    ]),
  );

describe('acts and nouns of a kind leave its records', () => {
  it.each<[string, string, string, string[]]>([
    [
      'a recurring delivery',
      'A roastery sends coffee to offices. Offices subscribe to a weekly bag, pause over holidays and skip a week; our driver delivers on Mondays.',
      'subscription',
      ['office id', 'every days', 'next on', 'paused from', 'paused until'],
    ],
    [
      'each date of it',
      'A roastery sends coffee to offices. Offices subscribe to a weekly bag, pause over holidays and skip a week; our driver delivers on Mondays.',
      'subscription delivery',
      ['subscription id', 'due on', 'skipped at', 'delivered at'],
    ],
    [
      'a swap that somebody decides on',
      'Drivers of a bus company swap shifts with each other. A driver offers a shift, another driver takes it, and the dispatcher approves the swap with a reason.',
      'swap',
      ['shift id', 'asker id', 'taker id', 'taken at', 'decided by id', 'decided at', 'reason', 'state'],
    ],
    [
      'a request with its decision',
      'Teachers request laptops for their class and the head approves or refuses the request.',
      'request',
      ['teacher id', 'laptop id', 'asked at', 'decided by id', 'decided at', 'reason for decision', 'state'],
    ],
    [
      'leave',
      'An internal tool so that employees can request vacation and managers approve it.',
      'vacation request',
      ['employee id', 'first day', 'last day', 'decided by id', 'state'],
    ],
    [
      'a check with its result',
      'Inspectors check lifts in buildings once a year with a checklist, and the owner of the building confirms the repair.',
      'lift check',
      ['lift id', 'inspector id', 'checked at', 'result', 'next on'],
    ],
    [
      'what was found in an examination',
      'A vet records each examination of a horse with result and medicine. The owner sees when the horse may be ridden again.',
      'medicine',
      ['examination id', 'dose', 'given at'],
    ],
    [
      'a fault with its photo',
      'Residents report broken street lights with a photo, and an electrician repairs the faults.',
      'fault',
      ['place', 'photo key', 'reported by id', 'reported at'],
    ],
    [
      'a loan',
      'A makerspace where members borrow machines and return them; the workshop lead checks what comes back.',
      'machine loan',
      ['machine id', 'borrower id', 'due on', 'returned at'],
    ],
    [
      'what a command compares',
      'A command line tool for developers that compares two OpenAPI files and fails the build when a change breaks clients.',
      'difference',
      ['path', 'left value', 'right value', 'level'],
    ],
    [
      'versions of a document',
      'Architects upload plans in several versions and see what changed. The client approves the final version and signs it.',
      'plan version',
      ['number', 'file key', 'uploaded by id'],
    ],
  ])('%s', (_, description, record, fields) => {
    const records = recordsOf(description);
    expect([...records.keys()]).toContain(record);
    expect(records.get(record)).toEqual(expect.arrayContaining(fields));
  });

  it('a quality that is chosen is a field, and no record', () => {
    const records = recordsOf(
      'Guests of a spa subscribe to a monthly massage. They choose a length and a budget and pay by card with one button.',
    );
    expect([...records.keys()].filter((name) => /^(length|budget|card|button)$/.test(name))).toEqual([]);
    expect([...records.values()].flat()).toEqual(expect.arrayContaining(['length', 'budget in cents']));
  });

  it('a number before a noun, an adjective and a lone word are no records of a kind', () => {
    const fleet = recordsOf(
      'Skippers declare a catch. The clerk checks it is sane. The clerk releases fourteen boats.',
    );
    expect([...fleet.keys()].filter((name) => /sane|fourteen/.test(name))).toEqual([]);
    const table = recordsOf('Secretaries record each match of a league. Referees sign the match.');
    expect(table.get('match')).not.toContain('turn of');
    const puzzle = recordsOf('Setters offer a puzzle. Testers solve the puzzle and send remarks.');
    expect(puzzle.get('puzzle')).not.toContain('meaning');
  });

  it('nobody decides where nobody is said to decide', () => {
    const fields = [...recordsOf('Tenants report leaks and see when the plumber comes.').values()].flat();
    expect(fields.filter((field) => /^decided/.test(field))).toEqual([]);
  });
});

describe.each(Object.entries({ ...ideas, ...everydayIdeas }))('the records of %s', (_, description) => {
  const product = deriveProduct('Acme', description, []);
  const entities = listEntities(product);
  const names = entities.map(({ name }) => name.toLowerCase());
  const people = peopleIn(product.idea).map(({ one }) => one);

  it('hold more than an id and a text', () => {
    for (const { name, fields } of entities) {
      const own = fields.split(', ').filter((field) => !/^(id|created at|text|state)$/.test(field));
      expect(own.length, `${name}: ${fields}`).toBeGreaterThanOrEqual(2);
    }
  });

  it('point at records and people that exist, and at nothing twice', () => {
    expect(new Set(names).size).toBe(names.length);
    for (const { name, fields, unique } of entities) {
      const all = fields.split(', ');
      expect(new Set(all).size, name).toBe(all.length);
      expect(all, name).toEqual(expect.arrayContaining(unique));
      const subjects = all.flatMap((field) => (/ ids?$/.test(field) ? [field.replace(/ ids?$/, '')] : []));
      const lost = subjects.filter(
        (subject) =>
          !names.includes(subject) &&
          !people.includes(subject) &&
          !isSomebody(subject) &&
          !/^(provider|payment|parcel)$/.test(subject),
      );
      expect(lost, name).toEqual([]);
    }
  });
});

describe('the kinds of records', () => {
  const written = new Set(marks.flatMap(({ fields }) => fields.split(', ')));

  it('are known by nouns that mean one of them only, and begin in a state of one word', () => {
    const nouns = recordClasses.flatMap(({ nouns: own }) => (own ?? '').split(' ').filter(Boolean));
    expect(nouns.filter((noun, index) => nouns.indexOf(noun) !== index)).toEqual([]);
    expect(recordClasses.filter(({ begins }) => begins && !/^[a-z]+$/.test(begins))).toEqual([]);
    expect(recordClasses.length).toBeGreaterThan(30);
  });

  it.each(recordClasses.map((kind) => [kind.key, kind] as const))(
    '%s has three fields, and what is said of it is about fields it can have',
    (_, { fields, always = [], misuse, unique }) => {
      const own = fields.split(', ');
      expect(own.length).toBeGreaterThanOrEqual(3);
      for (const needs of [...always, ...(misuse ? [misuse] : [])].flatMap((said) => said.needs ?? []))
        expect(own.includes(needs) || written.has(needs) || needs === 'quantity', needs).toBe(true);
      for (const field of unique?.split(', ') ?? []) expect(own).toContain(field);
    },
  );
});
