import { describe, expect, it } from 'vitest';
import { accessOf } from '#worker/features/guide/documents/access.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { listPersonalData } from '#worker/features/guide/documents/personal-data.rules.ts';
import { entryOf } from '#worker/features/guide/documents/registry.rules.ts';
import { stayOf } from '#worker/features/guide/documents/retention.rules.ts';
import { lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { everydayIdeas } from '#worker/features/guide/testing/everyday-ideas.ts';
import { ideas } from '#worker/features/guide/testing/ideas.ts';

const withPeople = Object.entries({ ...ideas, ...everydayIdeas })
  .map(([name, description]) => [name, deriveProduct('Acme', description, [])] as const)
  .filter(([, { platform }]) => platform !== 'command line');

describe.each(withPeople)('who sees the records of %s', (_, product) => {
  const tables = listTables(product);
  const own = tables.filter(({ kind }) => kind === 'own');
  const write = (kind: string) => entryOf(kind)?.write(product, 'Requirements v1') ?? '';
  const rowsOf = (content: string) => content.split('\n').filter((line) => line.startsWith('| '));

  it('is told in the same words by the data model, the security plan and the API outline', () => {
    const [model, security, api] = [rowsOf(write('database')), rowsOf(write('security')), rowsOf(write('api'))];
    for (const table of own) {
      const { sees, changes } = accessOf(product, table, tables);
      const stays = stayOf(product, table, tables);
      expect(model).toContain(`| \`${table.name}\` | ${sees} | ${changes} | ${stays} |`);
      expect(
        security.some((row) => row.endsWith(`| ${sees} | ${changes} |`)),
        table.name,
      ).toBe(true);
      const called = api.filter((row) => row.startsWith(`| \`/api/${table.name.replaceAll('_', '-')}\` |`));
      for (const row of called) expect(row.endsWith(`| ${sees} | ${changes} |`), row).toBe(true);
    }
  });

  it('and how long they stay, by the legal texts too', () => {
    for (const { record, seenBy, kept } of listPersonalData(product)) {
      const table = own.find((one) => one.record.toLowerCase() === record.toLowerCase());
      if (!table) continue;
      expect(seenBy).toBe(lowerFirst(accessOf(product, table, tables).sees));
      expect(kept).toBe(lowerFirst(stayOf(product, table, tables)));
    }
  });

  it('stand in columns whose names SQL does not keep for itself', () => {
    const reserved =
      /^(order|from|to|limit|check|group|index|table|values|default|references|primary|commit|select|where|set|key|unique|case|when|end|begin|transaction|update|delete|join|on|as|in|is|not|null|all|and|or|exists)$/;
    expect(
      tables.flatMap(({ columns }) => columns.map(({ name }) => name)).filter((name) => reserved.test(name)),
    ).toEqual([]);
  });

  it('leaves none to everybody that names whose it is and is no catalogue', () => {
    for (const table of own) {
      const { sight, owner } = accessOf(product, table, tables);
      if (owner && table.entity?.kind === undefined) expect(sight, table.name).not.toBe('all');
    }
  });
});

describe('who sees a record', () => {
  const accessTo = (description: string, record: string) => {
    const product = deriveProduct('Acme', description, []);
    const tables = listTables(product);
    const table = tables.find((one) => one.record === record);
    return table && accessOf(product, table, tables);
  };

  it.each([
    [
      'a catalogue is open to all, and kept by those who offer it',
      'I run a flower shop. I want offices to subscribe to a weekly bouquet. They choose a size and pause over holidays.',
      'bouquet',
      /offices/i,
      /organisers|shop|florist/i,
    ],
    [
      'a request is seen by the one who asks and those who decide',
      'An internal tool so that employees can request vacation and managers approve it.',
      'vacation request',
      /^The employee whose vacation request it is, and managers/,
      /managers/,
    ],
  ])('%s', (_, description, record, sees, changes) => {
    const access = accessTo(description, record);
    expect(access?.sees).toMatch(sees);
    expect(access?.changes).toMatch(changes);
  });
});

describe('a clinic and its intake forms', () => {
  const product = deriveProduct('Acme', ideas.clinic, []);
  const tables = listTables(product);
  const tableOf = (name: string) => tables.find((table) => table.name === name) as (typeof tables)[number];

  it('let nobody change who has looked at a submission', () => {
    const { sees, changes } = accessOf(product, tableOf('accesses'), tables);
    expect([sees, changes]).toEqual(['Administrators', 'Nobody: Acme adds rows and never changes or removes one']);
  });

  it('let nurses move a submission, and accept it after they have asked back', () => {
    const submissions = tableOf('submissions');
    expect(accessOf(product, submissions, tables).changes).toBe('Whoever may change its invitation and nurses');
    const accepted = submissions.machine?.moves.find(({ to }) => to === 'accepted');
    expect([accepted?.who, accepted?.from]).toEqual(['nurse', ['new', 'queried']]);
  });

  it('know everybody who signs in or writes the forms', () => {
    const role = tableOf('accounts').columns.find(({ name }) => name === 'role');
    expect(role?.check).toBe("c in ('nurse', 'doctor', 'administrator', 'patient')");
  });

  it('ask each patient once, and keep which question an answer is to', () => {
    expect(tableOf('invitations').uniques).toEqual([]);
    expect(tableOf('answers').columns.map(({ name }) => name)).toContain('question');
  });

  it('show doctors what they were told to see', () => {
    const overview = product.features.find(({ title }) => title === 'See a summary');
    expect(overview?.criteria[0]).toBe(
      'WHEN a doctor opens “see a summary”, THE SYSTEM SHALL show a summary within 2 seconds.',
    );
  });
});
