import { describe, expect, it } from 'vitest';
import { draftReading } from '#worker/features/guide/product/reading-draft.rules.ts';

const draftOf = (idea: string) => draftReading('Acme', idea, []).outline;

const hire =
  'We hire out stages. Loaders load the parts, drivers bring them to the square, and the stage manager signs for them. At the end we count what comes back and bill what is missing.';

describe('an act on what other words name', () => {
  it.each([
    ['Walkers report broken stiles on our paths, wardens mend the stiles.', 'report is mended; the walker is told'],
    [
      'Divers report lost nets off our coast, the harbour crew recovers them.',
      'report is recovered; the diver is told',
    ],
  ])('is done with the report that names it: %s', (idea, outcome) => {
    expect(draftOf(idea).acts.join('\n')).toContain(` → ${outcome}`);
  });

  it('is a step in the life of what it is all about, and who goes on is told', () => {
    const { acts, records } = draftOf(hire);
    expect(acts).toEqual(
      expect.arrayContaining([
        'Loaders load the parts → stage is loaded; the drivers are told',
        'Drivers bring the parts to the square → stage is delivered; the stage manager is told',
        'The stage manager signs for the stages → stage is signed for; the owner is told',
        'At the end, we count what comes back → new count: stage, day, what came back, what is missing; stage is back',
        'We bill what is missing → new bill: stage, day, what is missing, amount',
      ]),
    );
    expect(records[0]).toContain('states: entered, hired out, loaded, delivered, signed for, back');
  });

  it('is shown the thing by whoever has a hand on it', () => {
    expect(draftOf(hire).acts).toContain('Drivers see the stages → name and state of each stage');
  });

  it('stays open where it is all about nothing', () => {
    expect(draftOf('The choir meets on Mondays. The singers load the parts.').acts.join()).not.toContain(' is loaded');
  });
});

it('is done with what somebody was told of', () => {
  const { acts } = draftOf(
    'Villagers tell us when a well is dry. The water warden fills it and villagers see which wells are closed.',
  );
  expect(acts).toContain(
    'Villagers tell us when a well is dry → new report: what is wrong, place, photo; the water warden is told',
  );
  expect(acts).toContain('The water warden fills what is reported → report is filled; the villager is told');
});

it('is a check of what others wrote', () => {
  expect(draftOf('Volunteers measure the river every morning, the warden checks what they wrote.').acts).toContain(
    'The warden checks what they wrote → measurement is checked; the volunteer is told',
  );
});

describe('what was closed or lent', () => {
  it('is opened again by whoever closed it, and begins open', () => {
    const { acts, records } = draftOf(
      'Hikers report landslides on our paths, wardens clear them, and hikers see which paths are closed.',
    );
    expect(acts).toContain('Warden opens a closed path again → path is open');
    expect(records).toContain('Path: name, note; states: open, closed');
  });

  it('comes back where nobody says so', () => {
    expect(draftOf('Members borrow costumes from our store, the wardrobe keeper notes what is torn.').acts).toContain(
      'Member brings a costume back → costume is back; the wardrobe keeper is told',
    );
  });
});
