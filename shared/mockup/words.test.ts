import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { composeOpening, cutText, readBlocks, splitSentences, toLine } from '#shared/mockup/words.ts';

const open = (text: string) => composeOpening(splitSentences(text));

describe('the headline', () => {
  test.each([
    ['I want to build an app for pet owners.', 'An app for pet owners'],
    ["Hi, I'd like to create a marketplace for used bikes. It is local.", 'A marketplace for used bikes'],
    ['We are building a rota for volunteers', 'A rota for volunteers'],
    ['My idea is to make a quiz for pubs!', 'A quiz for pubs'],
    ['Idea: a map of quiet places', 'A map of quiet places'],
    ['Could there be an app that guides visitors through museums?', 'An app that guides visitors through museums'],
    ["It's a place to swap seeds", 'A place to swap seeds'],
    ['help freelancers send invoices', 'Help freelancers send invoices'],
    ['iPhone repair at your desk', 'iPhone repair at your desk'],
    ['Tired of losing your keys?', 'Tired of losing your keys?'],
    ['Eine App, mit der Nachbarn Werkzeuge leihen.', 'Eine App, mit der Nachbarn Werkzeuge leihen'],
    ['面包店的预订应用程序，早上取货 就是 这样。', '面包店的预订应用程序，早上取货 就是 这样。'],
    ['We are three tutors. I want a page where parents book lessons.', 'A page where parents book lessons'],
  ])('%s', (text, headline) => {
    expect(open(text).headline).toEqual({ text: headline, isQuote: false });
  });

  test('a long sentence ends where both sides stay whole, and goes on below when it can', () => {
    expect(
      open(
        'A pre-order app for small bakeries: customers order bread the evening before and pick it up in the morning. It is quick.',
      ),
    ).toEqual({
      headline: { text: 'A pre-order app for small bakeries', isQuote: false },
      lead: 'Customers order bread the evening before and pick it up in the morning. It is quick.',
    });
    expect(
      open('An app where dog owners find someone to walk the dog when they are at work, and the walkers get paid')
        .headline?.text,
    ).toBe('An app where dog owners find someone to walk the dog when they are at work');
    expect(open(`A tool that ${'does and does '.repeat(20)}`).headline?.text).toMatch(/^A tool that .{60,108}…$/);
  });

  test('a person is quoted, not passed off as the product', () => {
    expect(open('I run a hair salon. My clients call me all day.').headline).toEqual({
      text: 'I run a hair salon. My clients call me all day',
      isQuote: true,
    });
    expect(open('my plants keep dying').headline).toEqual({ text: 'My plants keep dying', isQuote: true });
    expect(open('An app for us and the US market').headline?.isQuote).toBe(true);
    expect(open('An app for the US market').headline?.isQuote).toBe(false);
  });

  test('too few words make none', () => {
    for (const text of ['', 'pet app', 'Uber', '...']) expect(open(text).headline).toBeNull();
  });
});

describe('the lead', () => {
  test('is what follows, in whole sentences, up to where the person speaks of themselves', () => {
    expect(open('An app for cooks. They plan the week. it saves money. I love it.').lead).toBe(
      'They plan the week. It saves money.',
    );
    expect(open(`An app for cooks. Short one. ${'Then a long one '.repeat(20)}.`).lead).toBe('Short one.');
    expect(open(`An app for cooks. ${'Only a long one '.repeat(20)}.`).lead).toMatch(/^Only .{100,214}…$/);
    expect(open('An app for cooks.').lead).toBe('');
  });
});

describe('reading a description', () => {
  test('sentences end where they end', () => {
    expect(
      splitSentences('For Dr. Who, e.g. at home... and away. Next! "Really?" Yes, no. 5 (in the U.S. too)'),
    ).toEqual(['For Dr. Who, e.g. at home... and away.', 'Next!', '"Really?"', 'Yes, no. 5 (in the U.S. too)']);
    expect(splitSentences('一つ。二つ。')).toEqual(['一つ。', '二つ。']);
  });

  test('paragraphs and points are kept, the signs of Markdown are not', () => {
    expect(readBlocks('# My **app**\r\nfor all\n\nit does:\n- one\n  more\n2) `two`\n\u2022 three\n   \n')).toEqual([
      { text: 'My app for all', isPoint: false },
      { text: 'It does:', isPoint: false },
      { text: 'One more', isPoint: true },
      { text: 'Two', isPoint: true },
      { text: 'Three', isPoint: true },
    ]);
  });

  test('what is invisible goes, what holds an emoji together stays', () => {
    expect(toLine(' a\u0000b\u202ec\u200b\td\ud800 ')).toBe('a bc d');
    expect(toLine('👩‍🌾 🏴󠁧󠁢󠁥󠁮󠁧󠁿')).toBe('👩‍🌾 🏴󠁧󠁢󠁥󠁮󠁧󠁿');
  });

  test('a cut text is never longer than asked, ends after a word, and halves no character', () => {
    expect(cutText('one two three four', 14)).toBe('one two three…');
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', maxLength: 400 }),
        fc.integer({ min: 10, max: 200 }),
        (text, longest) => {
          const cut = cutText(text, longest);
          expect(Array.from(cut).length).toBeLessThanOrEqual(longest);
          expect(cut.isWellFormed()).toBe(true);
          if (cut !== text) expect(cut.endsWith('…')).toBe(true);
        },
      ),
    );
  });

  test('any text is read without an error, and its headline is on one line', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
        const { headline, lead } = composeOpening(readBlocks(text).flatMap((block) => splitSentences(block.text)));
        expect(`${headline?.text ?? ''}${lead}`).not.toMatch(/[\n\r]/);
        expect(Array.from(headline?.text ?? '').length).toBeLessThanOrEqual(141);
        expect(Array.from(lead).length).toBeLessThanOrEqual(220);
      }),
    );
  });
});
