import { describe, expect, it } from 'vitest';
import { asSpoken } from '#worker/features/guide/grammar/spoken.rules.ts';

describe('prose as it is meant', () => {
  it.each([
    [
      'hi so basically i need a app for my dog walking buisness, clients book walks and i get a list of dogs',
      'I need an app for my dog walking business. Clients book walks and I get a list of dogs',
    ],
    [
      'my mom has diabetes and i want somthing where she puts her meals',
      'My mom has diabetes. I want an app where she enters her meals',
    ],
    [
      'I run a small bakery and want an app so that customers can order bread, also they pay online',
      'I run a small bakery. I want an app. Customers can order bread. They pay online',
    ],
    [
      'A shared darkroom where members reserve an enlarger',
      'An app for a shared darkroom where members reserve an enlarger',
    ],
    [
      'Runners finish and the public sees the results live.',
      'Runners finish. Everybody sees the live results without signing in.',
    ],
  ])('has the words, and the sentences, that were meant: %s', (text, meant) => {
    expect(asSpoken(text)).toBe(meant);
  });

  it.each([
    'So that customers get a receipt, the shop prints it.',
    'A page where neighbours lend tools.',
    'I want an app for my dogs, cats and birds.',
    'Right holders register songs, and well owners report leaks.',
    'Write to pics@club.ch, where MSG stands for a club.',
    'Guests put their coats, bags and shoes in a locker.',
    'Parents see their children live.',
    'My bakery where customers order bread has two ovens.',
    'i soci pagano e i responsabili vedono',
    'Members book boats. The boatman approves each booking, and I see the list.',
    'Das ist eine App für unseren Verein, im Sommer oder im Winter, wen es freut.',
    'Eine Bestellung oder ein Produkt u. a. im Laden',
  ])('is left as it is where nothing is wrong: %s', (text) => {
    expect(asSpoken(text)).toBe(text);
  });
});

describe('a denial at the end', () => {
  it('makes no story of today of what was told before', async () => {
    const { draftReading } = await import('#worker/features/guide/product/reading-draft.rules.ts');
    const { outline } = draftReading(
      'Clutch',
      'We run a driving school with three instructors. Students book lessons, instructors write down after each lesson what was practised (parking, motorway), and the student sees how many special lessons are left. The office sends each student an invoice at the end of the month. It should not do online payments.',
      [],
    );
    const acts = outline.acts.join('\n');
    for (const told of ['Students book lessons', 'what was practised', 'special lessons are left', 'an invoice'])
      expect(acts).toContain(told);
    expect(acts).not.toMatch(/by card/);
    // What such a school does today is proposed beside it, where nobody told what is wrong.
    expect(outline.today[0]).toBe('We run a driving school with three instructors.');
    expect(outline.today.join()).not.toMatch(/invoice|lesson was practised|special lessons/);
  });
});
