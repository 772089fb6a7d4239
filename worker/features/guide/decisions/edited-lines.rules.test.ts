import { describe, expect, it } from 'vitest';
import { applyEdit, mergeProse } from '#worker/features/guide/decisions/edited-lines.rules.ts';
import { readIdea } from '#worker/features/guide/idea/idea.rules.ts';
import { unitsOf } from '#worker/features/guide/idea/reading-lines.rules.ts';

const pottery =
  'A kiln diary for our pottery. Members log each pot with its clay and glaze, so that nobody has to guess. They reserve a shelf and pay per firing. The studio owner starts a firing. No chat.';

function read(description: string) {
  const idea = readIdea('Acme', description);
  const units = unitsOf(description, idea, false);
  return { idea, units, lines: units.flatMap((unit) => unit.lines) };
}

/** The description without the line that begins so, with `line` after `after`, or in the place of the line that is taken out. */
function edited(description: string, { out = ' ', line, after }: { out?: string; line?: string; after?: string }) {
  const { units, idea, lines } = read(description);
  const before = after ?? lines[lines.findIndex((one) => one.startsWith(out)) - 1];
  const kept = new Set(lines.filter((one) => !one.startsWith(out)));
  return applyEdit(units, { kept, added: line === undefined ? [] : [{ line, after: before }] }, idea);
}

describe('what was read', () => {
  it('is told a plain sentence a line, with its actor', () => {
    expect(read(pottery).lines).toEqual([
      'A kiln diary for the pottery.',
      'Members log each pot with its clay and glaze, so that nobody has to guess.',
      'Members reserve a shelf.',
      'Members pay per firing.',
      'Studio owners start a firing.',
      'No chat.',
    ]);
  });

  it('keeps a list of fields and who of many it is', () => {
    expect(
      read('Guests book a boat. A boat has name, length, price and status. Guests with a licence steer it themselves.')
        .lines,
    ).toEqual([
      'Guests book a boat.',
      'A boat has name, length, price and status.',
      'Guests with a licence steer it themselves.',
    ]);
  });

  it('leaves out how it is today', () => {
    expect(read('It is all on paper today and slips get lost. We want that members log each pot.').lines).toEqual([
      'Members log each pot.',
    ]);
  });
});

describe('a line of what was read', () => {
  it('that is changed takes the place of what it was read from, and all else stays as it was written', () => {
    expect(edited(pottery, { out: 'Studio owners', line: 'Studio owners start a firing at 18:00.' })).toBe(
      pottery.replace('The studio owner starts a firing.', 'Studio owners start a firing at 18:00.'),
    );
  });

  it('that is one of several of a sentence leaves the others', () => {
    expect(edited(pottery, { out: 'Members pay' })).toBe(
      pottery.replace('They reserve a shelf and pay per firing.', 'Members reserve a shelf.'),
    );
  });

  it('that is added comes where it was written', () => {
    expect(edited(pottery, { line: 'The studio owner sees the bill.', after: 'Studio owners start a firing.' })).toBe(
      pottery.replace('No chat.', 'The studio owner sees the bill. No chat.'),
    );
  });

  it('that is taken out is told no more, and who “they” are is told after it', () => {
    expect(edited(pottery, { out: 'Members log' })).toBe(
      'A kiln diary for our pottery. Members reserve a shelf. Members pay per firing. The studio owner starts a firing. No chat.',
    );
  });

  it('below a heading stays there, and a new one comes after the list', () => {
    const description =
      'Members log each pot.\nWhat it must not do:\n- chat\n- sell anything\nThe studio owner starts a firing.';
    const chat = read(description).lines.find((line) => /chat/.test(line)) ?? '';
    expect(edited(description, { line: 'Members pay.', after: chat })).toBe(
      'Members log each pot.\nWhat it must not do:\n- chat\n- sell anything\nMembers pay.\nThe studio owner starts a firing.',
    );
  });

  it('is never taken for how it is today', () => {
    expect(
      edited('It is all on paper today and slips get lost. We want that members log each pot. Members pay.', {
        out: 'Members log',
        line: 'We log each pot.',
      }),
    ).toBe('We log each pot. Members pay.');
  });
});

it('sentences told without regard to what was read take the place of what they tell anew, and leave the rest', () => {
  const { units, idea } = read(pottery);
  expect(applyEdit(units, mergeProse(['Members start a firing', 'The studio owner sees the bill'], units), idea)).toBe(
    'A kiln diary for our pottery. Members log each pot with its clay and glaze, so that nobody has to guess. They reserve a shelf and pay per firing. No chat. Members start a firing. The studio owner sees the bill.',
  );
});
