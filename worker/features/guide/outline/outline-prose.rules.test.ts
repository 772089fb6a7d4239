import { describe, expect, it } from 'vitest';
import { draftReading } from '#worker/features/guide/product/reading-draft.rules.ts';

const draftOf = (idea: string) => draftReading('Acme', idea, []).read;
const plain = (lines: string[]) => lines.map((line) => line.replace(/ → \?$| → new \p{L}+$/u, ''));

describe('prose as lines', () => {
  const music = draftOf(
    'I run a small music school with 9 teachers. Today parents write by WhatsApp when a child is ill. The app should do this:\n- parents report an absence for a lesson, at least 4 hours before it starts\n- a lesson that is cancelled in time becomes a credit that expires after 3 months\n- teachers offer slots for make-up lessons; parents book one with a credit',
  );

  it('has a line for each point of a list, and none for what announces it', () => {
    expect(plain(music.acts)).toEqual(
      [
        'Parents report an absence for a lesson, at least 4 hours before it starts.',
        'Teachers offer slots for make-up lessons.',
        'Parents book a slot with a credit.',
      ].map((line) => expect.stringContaining(line.slice(0, -1))),
    );
    expect(music.rules).toEqual(['A lesson that is cancelled in time becomes a credit that expires after 3 months']);
  });

  it('names whoever runs it by what they run, and nobody who does nothing', () =>
    expect(music.people).toEqual(['Parents', 'Teachers', 'School owner (me)']));

  it.each([
    [
      'Each week somebody makes the plan, parents say which days they can drive, and everyone sees who picks up whom.',
      ['Each week, a parent makes the plan', 'Parents say which days they can drive', 'Parents see who picks up whom.'],
    ],
    [
      'Volunteers read old letters. A letter is scanned, two volunteers type it independently, and where they differ an editor decides.',
      [
        'Volunteers read old letters.',
        'The editor scans a letter',
        'Two volunteers type the letter independently.',
        'An editor decides when they differ',
      ],
    ],
    [
      'I build escape rooms. Game masters watch the teams, send hints to a screen in the room, and at the end the time goes on a leaderboard.',
      [
        'Game masters watch the teams.',
        'Game masters send hints to a screen in the room',
        'Game masters put the time on a leaderboard at the end',
      ],
    ],
    [
      'Bee inspectors visit once a year and write down what is wrong. Keepers get a letter with a date.',
      [
        'Bee inspectors visit once a year',
        'Bee inspectors write down what is wrong → the keepers get a letter with a date',
      ],
    ],
    [
      'The doctor reads the values and decides, patients get a letter. The rest gets sold at noon.',
      ['The doctor reads the values', 'The doctor decides → the patients get a letter', 'The rest gets sold at noon'],
    ],
    [
      'Students lend calculators to each other. The next one in the queue gets it, and you bring it back by Friday.',
      [
        'Students lend calculators to each other',
        'The next student in the queue gets the calculator',
        'Students bring the calculator back by Friday',
      ],
    ],
    [
      'Firefighters say whether they can come. After each alarm a report is written and signed by the commander.',
      [
        'Firefighters say whether they can come',
        'After each alarm, the commander writes a report',
        'After each alarm, the commander signs the report',
      ],
    ],
    [
      'Neighbours share a bike. Somebody reserves it for an hour, the others see when it is free. If it is broken someone reports it and everyone gets a message.',
      [
        'A neighbour reserves the bike for an hour',
        'Neighbours see when the bike is free.',
        'If the bike is broken, a neighbour reports the bike → the neighbours are told',
      ],
    ],
    [
      'Football club for kids: trainers announce games, parents say who can come and who drives.',
      ['Trainers announce games', 'Parents say who can come and who drives'],
    ],
  ])('has one doer in each: %s', (idea, acts) =>
    expect(plain(draftOf(idea).acts)).toEqual(acts.map((act) => expect.stringContaining(act))),
  );

  it('tells a notice as what comes of its event, and fields as those of what is kept', () => {
    const wine = draftOf(
      'A tool for winemakers to track their barrels: what is in which barrel, when it was topped up, tasting notes. The cellar master gets a reminder when a barrel was not topped up for 14 days.',
    );
    const fields = 'name, content, last topped up, tasting notes';
    expect(wine.acts).toEqual([
      `Winemakers add a barrel → new barrel: ${fields}`,
      'A barrel is not topped up for 14 days → the cellar master is reminded',
    ]);
    expect(wine.records).toEqual([`Barrel: ${fields}`]);
    expect(wine.people).toEqual(['Winemakers', 'Cellar masters']);
  });

  it('does not take when something is written down for a part of its name', () => {
    const book = draftOf(
      'Lambing book. Me and my daughter write down each ewe as she lambs: tag, number of lambs, assisted or not, dead or alive. At the end of the season I want to see which ewes had trouble.',
    );
    expect(book.acts[0]).toMatch(/^Me and my daughter add an ewe → new ewe: tag, number of lambs, /);
    expect(book.records).toEqual([expect.stringMatching(/^Ewe: tag, number of lambs, /)]);
  });

  it('keeps what acts make or show, and no part of a question', () => {
    const choir = draftOf(
      'Members of a choir see the rehearsal dates and say whether they come. The conductor sees who is missing in each voice.',
    );
    expect(choir.records).toEqual(['Rehearsal', 'Answer']);
    expect(choir.people).toEqual(['Members', 'Conductors']);
  });

  it('tells what no screen does around it, and no greeting', () => {
    const seeds = draftOf(
      'Hello! A site where allotment gardeners swap surplus seeds. They post what they have, others ask for a packet, and they meet at the Sunday market.',
    );
    expect(seeds.is).toEqual([
      'A site where allotment gardeners swap surplus seeds.',
      'Allotment gardeners meet at the Sunday market.',
    ]);
    expect(plain(seeds.acts)).toEqual([
      'Allotment gardeners post what they have',
      'Allotment gardeners ask for a packet',
    ]);
  });

  it.each([
    ['An app for our hiking group. It needs: - book a hike; - reminders by e-mail; - members see who comes', 3],
    ['Members plan hikes. Features: 1) members book a hike 2) leaders see who comes 3) a list of hikes', 4],
    ['App for a hiking group: (a) leaders post hikes; (b) members sign up; (c) leaders see who comes', 3],
  ])('parts a list on one row: %s', (idea, count) => expect(draftOf(idea).acts).toHaveLength(count));
});
