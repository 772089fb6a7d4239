import { describe, expect, it } from 'vitest';
import { readOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { withMeantLines } from '#worker/features/guide/outline/outline-owners-words.rules.ts';

const meant = (acts: string[], records = ['Sighting: species, place', 'Species: name']) => {
  const outline = readOutline(
    [
      ...['Who uses it', '- Members', '- Recorders', 'What happens', ...acts.map((line) => `- ${line}`)],
      ...['What is kept', ...records.map((line) => `- ${line}`)],
    ].join('\n'),
  );
  return outline ? withMeantLines(outline, 'Birds') : undefined;
};

describe('an act of several', () => {
  it.each([
    [
      'Two recorders ok a rare one → it shows publicly',
      [
        'A recorder approves a rare one → new approval: sighting, recorder',
        'Two recorders have approved a rare one → it shows publicly',
      ],
    ],
    [
      'Both sides say it happened → points move',
      [
        'A member says it happened → new confirmation: sighting, member',
        'Both sides have said it happened → points move',
      ],
    ],
    ['Two recorders put in a sighting → new sighting', ['Two recorders put in a sighting → new sighting']],
    ['A recorder confirms it → it shows publicly', ['A recorder confirms it → it shows publicly']],
  ])('is a row of each of them, and what comes when enough have: “%s”', (line, lines) =>
    expect(meant([line])?.acts).toEqual(lines),
  );

  it('is not told twice where each of them does it in a line of its own', () =>
    expect(meant(['A recorder approves a sighting', 'Two recorders approve it → it shows'])?.acts).toEqual([
      'A recorder approves a sighting',
      'Two recorders have approved it → it shows',
    ]));
});

it('who is for or against it answers by a row of their own, and not in two lists', () => {
  const outline = meant(
    ['Another member agrees or disagrees → it is counted'],
    ['Sighting: species, who agrees, who disagrees'],
  );
  expect(outline?.acts).toEqual([
    'Another member agrees or disagrees with the sighting → new answer: sighting, agrees (yes or no); it is counted',
  ]);
  expect(outline?.records).toEqual(['Sighting: species']);
});

it.each([
  ['One of us puts in a sighting', 'A member puts in a sighting'],
  ['One of us recorders checks a sighting', 'A recorder checks a sighting'],
  ['Either of us edits a sighting', 'The member or the recorder edits a sighting'],
])('“%s” is told of one of them: “%s”', (line, told) => expect(meant([line])?.acts).toEqual([told]));
