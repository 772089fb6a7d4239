import { describe, expect, it } from 'vitest';
import { applyEdit, mergeProse, readEdit } from '#worker/features/guide/decisions/edited-lines.rules.ts';
import { draftReading } from '#worker/features/guide/product/reading-draft.rules.ts';

const pottery =
  'A kiln diary for our pottery. Members log each pot with its clay and glaze, so that nobody has to guess. They reserve a shelf and pay per firing. The studio owner starts a firing. No chat.';
const draftOf = (description: string) => draftReading('Acme', description, []);

/** The description after the lines of the draft were changed. */
function edited(description: string, change: (lines: string[]) => string[]): string | undefined {
  const { units, lines, idea } = draftOf(description);
  const edit = readEdit(change(lines).join('\n'), lines);
  return edit && applyEdit(units, { ...edit, added: edit.added.filter(({ line }) => !line.startsWith('It is')) }, idea);
}

describe('what was read', () => {
  it('is told a plain sentence a line, with its actor', () => {
    expect(draftOf(pottery).lines).toEqual([
      'It is for members and studio owners, and about firings.',
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
      draftOf(
        'Guests book a boat. A boat has name, length, price and status. Guests with a licence steer it themselves.',
      ).lines.slice(1),
    ).toEqual([
      'Guests book a boat.',
      'A boat has name, length, price and status.',
      'Guests with a licence steer it themselves.',
    ]);
  });

  it('leaves out how it is today', () => {
    expect(
      draftOf('It is all on paper today and slips get lost. We want that members log each pot.').lines.slice(1),
    ).toEqual(['Members log each pot.']);
  });

  it.each([
    [
      'is doubtful',
      'Last month we nearly gave a saddle back to the wrong rider. Everything here hangs on a board in the back room and in my head. When a rider comes in we write a blue slip, then somebody copies it, then somebody rings the tannery, the stitcher and the courier, and nobody knows who has been rung and who has not.',
    ],
    [
      'is in another language',
      'Eine App, mit der Nachbarn Werkzeuge verleihen können. Nach der Rückgabe bewerten sich beide.',
    ],
  ])('stands in the owner’s own sentences where it %s', (_, description) => {
    const { lines } = draftOf(description);
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.filter((line) => !description.includes(line))).toEqual([]);
  });
});

describe('a line of the draft', () => {
  it('that is changed takes the place of what it was read from, and all else stays as it was written', () => {
    expect(
      edited(pottery, (lines) => lines.map((line) => line.replace('start a firing', 'start a firing at 18:00'))),
    ).toBe(pottery.replace('The studio owner starts a firing.', 'Studio owners start a firing at 18:00.'));
  });

  it('that is one of several of a sentence leaves the others', () => {
    expect(edited(pottery, (lines) => lines.filter((line) => line !== 'Members pay per firing.'))).toBe(
      pottery.replace('They reserve a shelf and pay per firing.', 'Members reserve a shelf.'),
    );
  });

  it('that is added comes where it was written', () => {
    expect(
      edited(pottery, (lines) => [...lines.slice(0, -1), 'The studio owner sees the bill', ...lines.slice(-1)]),
    ).toBe(pottery.replace('No chat.', 'The studio owner sees the bill. No chat.'));
  });

  it('that is taken out is told no more, and who “they” are is told after it', () => {
    expect(edited(pottery, (lines) => lines.filter((line) => !line.startsWith('Members log')))).toBe(
      'A kiln diary for our pottery. Members reserve a shelf. Members pay per firing. The studio owner starts a firing. No chat.',
    );
  });

  it('below a heading stays there, and a new one comes after the list', () => {
    const description =
      'Members log each pot.\nWhat it must not do:\n- chat\n- sell anything\nThe studio owner starts a firing.';
    expect(
      edited(description, (lines) => lines.flatMap((line) => (/chat/.test(line) ? [line, 'Members pay.'] : [line]))),
    ).toBe(
      'Members log each pot.\nWhat it must not do:\n- chat\n- sell anything\nMembers pay.\nThe studio owner starts a firing.',
    );
  });

  it('is never taken for how it is today', () => {
    expect(
      edited('It is all on paper today and slips get lost. We want that members log each pot. Members pay.', (lines) =>
        lines.map((line) => (line.startsWith('Members log') ? 'We log each pot.' : line)),
      ),
    ).toBe('We log each pot. Members pay.');
  });
});

describe('an answer without a line of the draft', () => {
  it('is no edit of it', () =>
    expect(readEdit('Members pay per firing', draftOf(pottery).lines.slice(0, 3))).toBeUndefined());

  it('takes the place of what it tells anew, and leaves the rest', () => {
    const { units, idea } = draftOf(pottery);
    expect(
      applyEdit(units, mergeProse(['Members start a firing', 'The studio owner sees the bill'], units), idea),
    ).toBe(
      'A kiln diary for our pottery. Members log each pot with its clay and glaze, so that nobody has to guess. They reserve a shelf and pay per firing. No chat. Members start a firing. The studio owner sees the bill.',
    );
  });
});
