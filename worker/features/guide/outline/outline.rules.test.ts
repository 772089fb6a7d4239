import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readOutline, tellOutline } from '#worker/features/guide/outline/outline.rules.ts';

const plain = 'Who uses it\n- Members\nWhat happens\n- Members reserve a boat.';

describe('the headings of an outline', () => {
  it.each([
    ['as they are shown', plain],
    ['with a colon', 'Who uses it:\n- Members\nWhat happens:\n- Members reserve a boat.'],
    ['as headings of Markdown', '## Who uses it\nMembers\n\n## What happens\nMembers reserve a boat.'],
    ['in bold', '**Who uses it**\n- Members\n\n**What happens:**\n- Members reserve a boat.'],
    ['in other case', 'WHO USES IT\n* Members\nwhat happens\n* Members reserve a boat.'],
    ['in other words', 'Users\n- Members\nFeatures\n- Members reserve a boat.'],
    ['with numbers before the lines', 'People\n1. Members\nWho does what\n1) Members reserve a boat.'],
    ['with a line beside them', 'Who it’s for: Members\nWhat it does: Members reserve a boat.'],
  ])('are known %s', (_, text) => {
    const outline = readOutline(text);
    expect(outline && tellOutline(outline)).toBe(plain);
  });

  it.each([
    ['prose', 'Members reserve a boat. The warden blocks it.'],
    ['one heading alone', 'Who uses it\n- Members'],
    ['headings without people or acts', 'What is kept\n- Boat\nRules\n- No dogs'],
    ['a sentence that begins like a heading', 'Users: they reserve a boat. That is all.'],
  ])('are not seen in %s', (_, text) => expect(readOutline(text)).toBeUndefined());

  it('stand where they are empty only in a form', () => {
    const outline = readOutline(plain);
    expect(outline && tellOutline(outline, true).split('\n')).toHaveLength(10);
    expect(outline && tellOutline(outline)).toBe(plain);
  });
});

const word = fc.string({ unit: fc.constantFrom(...'abcdefgh'), minLength: 2, maxLength: 8 });
const line = fc.array(word, { minLength: 4, maxLength: 12 }).map((words) => words.join(' '));
const lines = fc.uniqueArray(line, { minLength: 1, maxLength: 5 });
const outlines = fc.record({
  ...{ is: lines, today: lines, people: lines, acts: lines },
  ...{ records: lines, rules: lines, nots: lines, aims: lines },
});

describe('an outline of any lines', () => {
  it('is read as it was told, and no line is lost', () =>
    fc.assert(
      fc.property(outlines, (outline) => {
        expect(readOutline(tellOutline(outline))).toEqual({ ...outline });
      }),
    ));

  it('is read as the same again, whatever the text', () =>
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const once = readOutline(`${plain}\n${text}`);
        expect(once && readOutline(tellOutline(once))).toEqual(once);
      }),
    ));
});
