import { describe, expect, it } from 'vitest';
import { draftReading } from '#worker/features/guide/product/reading-draft.rules.ts';

const draftOf = (idea: string) => draftReading('Acme', idea, []);

describe('what stands around the acts of a draft of no known kind', () => {
  it.each([
    [
      'Model railway club: members build modules, the track warden checks them.',
      'A tool for a model railway club to keep track of modules.',
    ],
    [
      'Our local radio: listeners send in songs, the presenter sees them.',
      'A tool for our local radio to keep track of songs.',
    ],
    [
      'Truck drivers report their hours. The dispatcher sees who drove too long.',
      'A tool for dispatchers and truck drivers to keep track of hours.',
    ],
    [
      'I want something for our book club. We propose books and rate them.',
      'A tool for our book club to keep track of books.',
    ],
    [
      'Members of our garden club bring green waste and weigh it at the gate.',
      'A tool for the members of our garden club to keep track of green waste.',
    ],
    ['A tool for divers to log their dives. Divers enter each dive.', 'A tool for divers to log their dives.'],
  ])('says what it is in a phrase, and tells no act again: %s', (idea, is) => {
    expect(draftOf(idea).outline.is).toEqual([is]);
  });

  it('proposes how it is today in one plain line where nobody told it, and has no heading without a line', () => {
    const { outline, text } = draftOf(
      'Bird watchers write down which birds they saw and where. An expert checks unusual sightings.',
    );
    expect(outline.today).toEqual(['What is written stands on paper, and nobody sees all of it together.']);
    expect(text).not.toMatch(/\n(?=What|Who|How)[^\n]*\n(?=What|Who|How)/);
  });

  it('keeps as rules what binds somebody; how it is stands below today, and what is done below what happens', () => {
    const { outline } = draftOf(
      'Our allotment club has 40 plots. Gardeners write down what they planted. Nobody plants after October. The warden sees the list.',
    );
    expect(outline.today).toEqual([
      'Our allotment club has 40 plots.',
      'What is written stands on paper, and nobody sees all of it together.',
    ]);
    expect(outline.rules).toContain('Nobody plants after October.');
    expect(outline.rules).not.toContain('Our allotment club has 40 plots.');
  });

  it('measures what the told acts bring about', () => {
    const aimsOf = (idea: string) => draftOf(idea).outline.aims;
    expect(aimsOf('Model railway club: members build modules, the track warden checks them.')).toEqual([
      '9 of 10 modules are checked within 3 days.',
    ]);
    expect(aimsOf('Our local radio: listeners send in songs, the presenter sees them.')).toEqual([
      '7 of 10 listeners still enter songs in the second month.',
    ]);
  });

  it.each([
    ['Falconers weigh their birds and note what they ate.', 'No link to measuring devices; values are typed in.'],
    ['Diabetics note their insulin and what they ate.', 'No medical advice.'],
    [
      'Members pay every spring. The treasurer sees the payments.',
      'No payments through the app; it only keeps what is owed or paid.',
    ],
    ['Shops order pieces. The glass blower sees the orders.', 'No payments in the app.'],
    ['Collectors enter stamps. An editor checks each stamp.', 'No automatic decisions; the editor decides.'],
    [
      'Parrot owners note what the bird ate. The vet looks at the notes.',
      'No public pages; only the parrot owners and the vets see what is kept.',
    ],
  ])('leaves out one thing that borders on what was told: %s', (idea, not) => {
    expect(draftOf(idea).outline.nots).toEqual([not]);
  });

  it('says what it keeps track of where no act makes it', () => {
    expect(draftOf('Parrot owners note what the bird ate. The vet looks at the notes.').outline.is).toEqual([
      'A tool for parrot owners and vets to keep track of birds.',
    ]);
  });
});
