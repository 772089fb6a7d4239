import { describe, expect, it } from 'vitest';
import { readActs } from '#worker/features/guide/grammar/acts.rules.ts';
import { tagText } from '#worker/features/guide/grammar/phrases.rules.ts';
import { readStatements } from '#worker/features/guide/grammar/statements.rules.ts';
import { readIdea } from '#worker/features/guide/idea/idea.rules.ts';

const lead = 'Members log pots. ';
const deniedOf = (text: string) =>
  readStatements(tagText(lead + text))
    .filter(({ not }) => not)
    .map(({ text: said }) => said);
const verbsOf = (text: string) => readActs(tagText(lead + text)).map(({ verb }) => verb);

describe('what is denied of several verbs', () => {
  it.each([
    ['It never toggles, archives or deletes anything.', 'it never toggles, archives or deletes anything', []],
    ['It does not toggle, archive or delete flags.', 'it does not toggle, archive or delete flags', []],
    ['Guests do not pay, tip or rate anybody.', 'Guests do not pay, tip or rate anybody', []],
    ['The warden must not change or delete an entry.', 'the warden must not change or delete an entry', []],
    ['Nobody edits or deletes an entry.', 'nobody edits or deletes an entry', []],
    [
      'The app does not sell anything or show ads, and guests see pots.',
      'the app does not sell anything or show ads',
      ['see'],
    ],
    ['Guests do not call, they book a pot or cancel it.', 'Guests do not call', ['book', 'cancel']],
    ['Guests do not pay, but members see prices.', 'Guests do not pay', ['see']],
  ])('%s', (text, denied, more) => {
    expect(deniedOf(text)).toEqual([denied]);
    expect(verbsOf(text)).toEqual(['log', ...more]);
  });

  it('is told of the same people each time', () =>
    expect(deniedOf('Students never see prices and never change the order.')).toEqual([
      'Students never see prices',
      'Students never change the order',
    ]));
});

describe('what somebody does not want', () => {
  it.each([
    ['I don’t want reminders or a chat.', 'No reminders or chat.'],
    ['We do not want it to become a ranking.', 'It must not become a ranking.'],
    ['I don’t want the list to show names.', 'The list must not show names.'],
    ['We do not need to print anything.', 'Organisers do not need to print anything.'],
  ])('is ruled out: %s', (text, expected) => expect(readIdea('Acme', lead + text).nots).toEqual([expected]));
});
