import { describe, expect, it } from 'vitest';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';
import { draftReading } from '#worker/features/guide/product/reading-draft.rules.ts';

const completed = (said: string): Outline => draftReading('Acme', said, []).outline;

describe('bookings, values and holders in what a draft of no known kind is completed by', () => {
  it('books what others may have as well, and keeps a booking of its own', () => {
    const hut = completed(
      'Hikers book a bed in our mountain hut. The hut keeper sees who arrives today. Guests pay when they leave.',
    );
    expect(hut.acts).toEqual(
      expect.arrayContaining([
        'Hikers book a bed in our mountain hut → new booking: bed, day, note; the hut keeper is told',
        'The hut keeper sees who arrives today → hiker, bed, day and note of each booking of today',
        'Guests pay when they leave → new payment: day, amount, purpose',
      ]),
    );
    expect(hut.rules).toContain('No two bookings of the same bed for the same day.');
    expect(completed('Guests choose a tour of the winery. The guide sees how many guests come.').acts).toEqual(
      expect.arrayContaining([
        'Guests choose a tour of the winery → new booking: tour, places, note; the guide is told',
        'The guide sees how many guests come → the number of bookings of each tour',
      ]),
    );
    expect(completed('Dog sitters say when they are free. Dog owners choose a sitter.').acts).toContain(
      'Dog owners choose a sitter → new booking: dog sitter, day, note; the dog sitter is told',
    );
  });

  it('tells the value, the holder or the state of a thing in the words that say it', () => {
    expect(
      completed('Workers photograph cracks in the quarry wall. The engineer says how dangerous each crack is.').acts,
    ).toEqual(
      expect.arrayContaining([
        'Workers photograph cracks in the quarry wall → new crack: name, photo, place, note',
        'The engineer says how dangerous each crack is → crack gets danger; the worker is told',
      ]),
    );
    expect(
      completed('Singers borrow a robe. The robe keeper writes down who has which robe. Singers bring the robe back.')
        .acts,
    ).toEqual(
      expect.arrayContaining([
        'The robe keeper writes down who has which robe → new loan: singer, robe, day, note',
        expect.stringMatching(/^Singers bring the robe back → robe is brought back/),
      ]),
    );
    expect(
      completed(
        'Customers drop off shoes. The cobbler says what it costs. Customers get a text when the shoes are done.',
      ).acts,
    ).toEqual(
      expect.arrayContaining([
        'The cobbler says what it costs → shoe gets price; the customer is told',
        expect.stringMatching(/^Cobbler marks a shoe as done → shoe is done; the customers? (?:is|are) told[^;]*$/),
      ]),
    );
  });

  it('makes no thing of what only is, and has whoever does something with a thing enter it', () => {
    const { acts, records } = completed(
      'Volunteers report what is broken in the tower. The warden closes a path. Volunteers see the paths.',
    );
    expect(records.map((line) => line.split(':')[0])).toEqual(['Report', 'Path']);
    expect(acts).toContain('Warden enters a path → new path: name, note');
  });

  it('has all of those do it who are told of together', () => {
    expect(
      completed('Poets hand in a poem each month. At the end of the year the group votes for the best poem.').acts,
    ).toEqual(
      expect.arrayContaining([
        'Poets hand in a poem each month → new poem: title, text',
        'Poets vote for the best poem at the end of the year → new vote: poem',
      ]),
    );
  });
});
