import { describe, expect, it } from 'vitest';
import {
  mayCorrectLines,
  pointsBack,
  readLineCorrection,
} from '#worker/features/guide/decisions/corrected-lines.rules.ts';
import { applyEdit } from '#worker/features/guide/decisions/edited-lines.rules.ts';
import { readIdea } from '#worker/features/guide/idea/idea.rules.ts';
import { unitsOf } from '#worker/features/guide/idea/reading-lines.rules.ts';

const club =
  'Our rowing club: members reserve a boat, enter the kilometres after each trip and report damage with a photo. The boat warden blocks a broken boat until it is repaired. The treasurer sees which boats cost most.';
const pottery =
  'Members log each pot with its clay, glaze and kiln. The owner starts a firing. Members pay per firing.';

/** The description as the message corrects it, and what the message says besides. */
function correct(description: string, message: string): [text: string, rest: string[]] | undefined {
  const idea = readIdea('Acme', description);
  const units = unitsOf(description, idea, false);
  const read = mayCorrectLines(message) ? readLineCorrection(message, units) : undefined;
  return read && [applyEdit(units, read.edit, idea), read.rest];
}

describe('a message that corrects a line of what was read', () => {
  it.each([
    [
      'another does it',
      club,
      'No, the boat warden reports damage, not the members.',
      'The boat warden reports damage with a photo.',
      'Members report damage',
    ],
    [
      'it is done otherwise',
      club,
      'Actually, the warden blocks a boat for a week.',
      'The boat warden blocks a boat for a week.',
      'until it is repaired',
    ],
    [
      'it is not done, but something else',
      club,
      'Actually, members don’t enter kilometres; the app takes them from the GPS.',
      'The app takes the kilometres from the GPS.',
      'enter the kilometres',
    ],
    [
      'another does it',
      pottery,
      'Sorry, the assistant starts a firing.',
      'The assistant starts a firing.',
      'The owner starts',
    ],
  ])('where %s takes its place: %s %s', (_, description, message, now, before) => {
    const [text, rest] = correct(description, message) ?? ['', ['']];
    expect(text).toContain(now);
    expect(text).not.toContain(before);
    expect(rest).toEqual([]);
  });

  it('leaves all else as it was written, and what is said besides to whoever reads facts', () => {
    expect(correct(pottery, 'No, the assistant starts a firing. Members get a bill.')).toEqual([
      'Members log each pot with its clay, glaze and kiln. The assistant starts a firing. Members pay per firing.',
      ['Members get a bill'],
    ]);
  });

  it.each([
    ['begins with no word that corrects', 'The boat warden reports damage.'],
    ['asks', 'Actually, does the boat warden report damage?'],
    ['only takes it out', 'Actually, members do not report damage.'],
    ['tells something new', 'Actually, members invite guests.'],
  ])('is none where it %s', (_, message) => expect(correct(club, message)).toBeUndefined());

  it('is none where it bounds what a line tells in more words', () =>
    expect(correct(pottery, 'No, members log at most two pots a day.')).toBeUndefined());
});

describe('a correction that only points', () => {
  it.each([
    ['No, the treasurer does that.', true],
    ['Actually, our members should do it themselves', true],
    ['The treasurer does that.', false],
    ['No, the treasurer does that report every month.', false],
  ])('%s %s', (message, expected) => expect(pointsBack(message)).toBe(expected));
});
