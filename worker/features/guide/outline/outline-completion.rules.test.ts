import { describe, expect, it } from 'vitest';
import { ownLine, unitsOf } from '#worker/features/guide/idea/reading-lines.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';
import { emptyOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { completeOutline } from '#worker/features/guide/outline/outline-completion.rules.ts';
import { outlineOf } from '#worker/features/guide/outline/outline-draft.rules.ts';
import { readDescribedIdea } from '#worker/features/guide/product/decided-idea.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { draftReading } from '#worker/features/guide/product/reading-draft.rules.ts';

const draftOf = (idea: string) => draftReading('Acme', idea, []);

/** What an idea is completed by, whether or not a proposal of its kind comes first. */
function completed(said: string): Outline {
  const { idea, description } = readDescribedIdea('Acme', said, []);
  const units = unitsOf(description, idea, false);
  const sentences = units.map(({ raw }) => ownLine(raw));
  return completeOutline(idea, outlineOf(idea, units, true), sentences) ?? emptyOutline();
}

const choir =
  'Members of a choir see the rehearsal dates and say whether they come. The conductor sees who is missing in each voice.';
const seeds =
  'A site where allotment gardeners swap surplus seeds. They post what they have, others ask for a packet, and they meet at the Sunday market.';
const bees =
  "An app for our beekeeping club. Each member keeps a log of their hives: when they looked, whether they saw the queen, how much honey. The club's bee inspector gets a warning when somebody notes a disease.";
const museum =
  'Volunteers at a small museum transcribe old letters. A letter is scanned, two volunteers type it independently, and where they differ an editor decides. Finished letters are published on the site.';
const wine =
  'A tool for winemakers to track their barrels: what is in which barrel, when it was topped up, tasting notes. The cellar master gets a reminder when a barrel was not topped up for 14 days.';
const told: [what: string, idea: string][] = [
  ['a choir', choir],
  ['seeds', seeds],
  ['bees', bees],
  ['a museum', museum],
  ['wine', wine],
  ['a book club', 'I want something for our book club. We propose books, vote on the next one and rate it afterwards.'],
  ['birds', 'Bird watchers write down which birds they saw and where. An expert checks unusual sightings.'],
  ['cats', 'Neighbours report stray cats with a photo and the vet sees where they were seen.'],
  ['cakes', 'Parents enter what they bring to a concert, the organizer sees what is missing.'],
  ['defects', 'Truck drivers report defects. The workshop sees them and fixes them.'],
];

describe.each(told)('a draft of no known kind: %s', (_, idea) => {
  it('is proposed, says what comes of each act and what is kept, and has twelve acts at most', () => {
    const { isProposed, outline } = draftOf(idea);
    expect(isProposed).toBe(true);
    expect(outline.acts.length).toBeLessThan(13);
    expect(outline.acts.filter((line) => line.includes('?'))).toEqual([]);
    for (const section of [outline.is, outline.people, outline.records, outline.rules, outline.nots, outline.aims])
      expect(section.length).toBeGreaterThan(0);
    expect(outline.records.every((line) => line.includes(': '))).toBe(true);
  });

  it('becomes criteria that say what happens', () => {
    const { features } = deriveProduct('Acme', draftOf(idea).text, []);
    const criteria = features.flatMap((feature) => feature.criteria);
    expect(criteria.filter((one) => /note that it happened|SHALL ensure that|SHALL send the text/.test(one))).toEqual(
      [],
    );
  });
});

describe('what a draft of no known kind is completed by', () => {
  it('has somebody enter what is shown and answered, and an answer once', () => {
    const { acts, records, rules } = completed(choir);
    expect(acts).toEqual(
      expect.arrayContaining([
        'Conductor enters a rehearsal → new rehearsal: day, start, place, note; the members are told',
        'Members see the rehearsal dates → day, start, place, note and state of each rehearsal',
        'Members say whether they come → new answer: rehearsal, voice, reply yes or no, note',
        'The conductor sees who is missing in each voice → the answers of a rehearsal, by voice',
      ]),
    );
    expect(records).toContain('Answer: member, rehearsal, voice, reply yes or no, note');
    expect(rules).toEqual(
      expect.arrayContaining(['One answer per member and rehearsal.', 'Nobody answers for a rehearsal that is over.']),
    );
  });

  it('has who is asked say yes or no, and tells of what happens outside elsewhere', () => {
    const { acts, is, records } = completed(seeds);
    expect(acts).toEqual(
      expect.arrayContaining([
        'Allotment gardeners post what they have → new offer: title, amount, description, photo',
        'Allotment gardeners ask for a packet → new request: offer, message; whoever entered the offer is told',
        'Allotment gardener accepts a request for an own offer → request is accepted; whoever asked is told',
        'Allotment gardener declines a request for an own offer → request is declined; whoever asked is told',
      ]),
    );
    expect(is).toEqual([
      'A site where allotment gardeners swap surplus seeds.',
      'Allotment gardeners meet at the Sunday market.',
    ]);
    expect(records).toContain('Offer: title, amount, description, photo; states: open, handed over, withdrawn');
  });

  it('takes the fields that the prose lists, and tells whom an event concerns', () => {
    expect(completed(bees).acts).toEqual(
      expect.arrayContaining([
        'Member adds a hive → new hive: name, place, note',
        'Each member adds a log entry → new log entry: hive, date, queen seen, amount of honey',
        "A member notes a disease → new disease: hive, what is wrong, photo; the club's bee inspector is told",
      ]),
    );
    const { acts, people } = completed(wine);
    expect(acts).toEqual(
      expect.arrayContaining([
        'Winemakers add a barrel → new barrel: name, content, last topped up, tasting notes',
        'Winemaker updates a barrel → barrel gets content, last topped up, tasting notes',
        'A barrel is not topped up for 14 days → the cellar master is reminded',
      ]),
    );
    expect(people).toEqual(['Winemakers', 'Cellar masters']);
  });

  it('has somebody do what is only said to be done', () => {
    expect(completed(museum).acts).toEqual(
      expect.arrayContaining([
        'The editor scans a letter → new letter: title, file, note',
        'Volunteers transcribe old letters → new transcript: letter, text',
        'An editor decides when they differ → letter is settled',
        'The editor publishes finished letters on the site → letter is published',
      ]),
    );
  });

  it('notes each time what is done again and again, about what there is several of', () => {
    const { acts, records } = completed(
      'Foster families weigh the kittens every day. The vet looks at the weights. The vet says which kittens are ready.',
    );
    expect(acts).toEqual(
      expect.arrayContaining([
        'Foster family adds a kitten → new kitten: name, note',
        'Foster families weigh the kittens every day → new weighing: kitten, day, weight, note',
        'The vet looks at the weights → kitten, day and weight of each weighing',
        'The vet says which kittens are ready → kitten is ready; the foster family is told',
      ]),
    );
    expect(records).toContain('Kitten: name, note; states: entered, ready');
    expect(completed('The sailors check the lifeboat every week. The captain sees the checks.').acts).toContain(
      'The sailors check the lifeboat every week → new check: day, result, note',
    );
  });

  it('tells the state of a thing by a doing that no class knows, and keeps no name, price or deposit as a thing', () => {
    const { acts, records, rules } = completed(
      'Families choose a Christmas tree. Families put their name on the tree. Families pay a deposit. The farmer cuts the trees.',
    );
    expect(acts).toEqual(
      expect.arrayContaining([
        'Farmer adds a tree → new tree: name, place, note',
        'Families choose a Christmas tree → tree is chosen; the farmer is told',
        'Families put their name on the tree → tree gets family name; the farmer is told',
        'Families pay a deposit → tree gets deposit; the farmer is told',
        'The farmer cuts the trees → tree is cut',
      ]),
    );
    expect(records).toEqual(['Tree: name, place, note, family name, deposit; states: entered, chosen, cut']);
    expect(rules).toContain('Nobody chooses a tree that is chosen.');
  });

  it('takes no particle, clause or time for a thing', () => {
    const { acts, records } = completed(
      'Actors report broken props. The stage manager ticks off each prop after the show. Actors write down how far they walked and what they ate.',
    );
    expect(acts).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Actors report broken props → new report: prop, what is wrong, photo/),
        expect.stringMatching(/ticks off each prop after the show → prop is ticked off/),
        'Actors write down how far they walked and what they ate → new entry: day, distance, what is eaten, note',
      ]),
    );
    expect(records.map((line) => line.split(':')[0]).sort()).toEqual(['Entry', 'Prop', 'Report']);
  });

  it('leaves open what comes of a thing that is there once, and what is counted', () => {
    expect(
      completed('Glassblowers write down which pieces they made. The master opens the oven in the morning.').acts,
    ).toContain('The master opens the oven in the morning → ?');
    expect(completed('Children write down how many eggs they found. The farmer sells the eggs.').acts).toContain(
      'The farmer sells the eggs → ?',
    );
  });

  it('asks and answers, orders and carries out', () => {
    expect(
      completed('Walkers take a photo of a mushroom. Walkers ask what it is. Experts say whether one can eat it.').acts,
    ).toEqual(
      expect.arrayContaining([
        'Walkers ask what it is → new question: text',
        'Experts say whether one can eat it → new answer: question, reply yes or no, note; the walker is told',
      ]),
    );
    expect(completed('Relatives order flowers for a grave. Gardeners plant the flowers.').acts).toEqual(
      expect.arrayContaining([
        'Relatives order flowers for a grave → new order: flower, number, note; the gardener is told',
        'Gardeners plant the flowers → order is carried out; the relative is told',
      ]),
    );
  });

  it('has somebody set the state that others see', () => {
    expect(
      completed(
        'Members put pots on the glaze shelf. The manager sees the pots. Members see whether their pots are finished.',
      ).acts,
    ).toEqual(
      expect.arrayContaining([
        'Members put pots on the glaze shelf → pot is on the glaze shelf',
        'Manager marks a pot as finished → pot is finished; the member is told',
        'Members see whether their pots are finished → name and state of each pot',
      ]),
    );
  });

  it('takes a photo, and takes nothing that is only an idiom', () => {
    const { acts } = completed('A board game. Two players take turns moving pieces and report the score.');
    expect(acts.join()).not.toMatch(/is taken|new piece/);
    expect(completed('Walkers take photos of mushrooms.').acts).toContain(
      'Walkers take photos of mushrooms → new photo: photo, note',
    );
  });

  it('leaves an idea to its description where little was told and nothing can be proposed', () => {
    const wordGame = draftOf('A two-player word game where players take turns to guess a five letter word.');
    expect([wordGame.isProposed, wordGame.isBasis]).toEqual([false, false]);
    expect(draftOf(choir).isBasis).toBe(true);
  });

  it('lists only states that a line brings about', () => {
    for (const [, idea] of told) {
      const { acts, records } = draftOf(idea).outline;
      for (const record of records) {
        const [, ...states] = record.split('; states: ')[1]?.split(', ') ?? [];
        for (const state of states) expect(acts.join('\n')).toContain(`is ${state}`);
      }
    }
  });

  it('proposes nothing where its owner told what is kept, or much', () => {
    const listed = `${bees} Each hive has a name, a place and a colour. A hive is strong, weak or dead.`;
    expect(draftOf(`${listed} ${'We have done it so for a long time. '.repeat(20)}`).isProposed).toBe(false);
  });
});
