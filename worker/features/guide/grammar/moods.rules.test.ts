import { describe, expect, it } from 'vitest';
import { moodsOf } from '#worker/features/guide/grammar/moods.rules.ts';
import { tagText } from '#worker/features/guide/grammar/phrases.rules.ts';
import { readStatements } from '#worker/features/guide/grammar/statements.rules.ts';
import { markIdea } from '#worker/features/guide/idea/cleaning.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const moods = (text: string) => moodsOf(tagText(markIdea(text))).map((mood) => mood ?? '-');
const acts = (text: string) =>
  readStatements(tagText(markIdea(text)))
    .filter(({ kind }) => kind === 'act')
    .map(({ verb, phrase }) => `${verb} ${phrase}`);

const kennel =
  'I run a small kennel with 3 people. We write every stay in a notebook, owners phone us, and half of it gets lost. I want that we enter a stay once and the owner sees how the dog is.';
const bookings =
  'I want a booking system. Like pick a court, pick a slot. Hmm. Bookings are not the problem. So forget bookings. I want the desk: a clock per court, hint buttons that show up on the wall, and what game they are on.';
const lists =
  'What I need:\n- parents pick a bus by Friday\n- a list of who is late\nWhat happens now:\n- I call everybody\n- two children stood in the rain\nWhat I do not need:\n- anything with points';

describe('the mood of a sentence', () => {
  it.each([
    [kennel, ['today', 'today', 'wish']],
    // Without a complaint what 'we' do is told of the product.
    ['We upload the parts. Singers listen at home. They should say when they are away.', ['-', '-', 'wish']],
    // What others do before the first complaint stays.
    ['Neighbours lend each other tools. Right now we ask in a chat. I want a list.', ['-', 'today', 'wish']],
    [
      'An app for boats. The worst bit is wet sails. Someone packs them wet. So it should nag.',
      ['wish', 'today', 'today', 'wish'],
    ],
    ['What we need:\n- a rota\nWhat it must not do:\n- store callers', ['heading', 'wish', 'heading', 'refused']],
    [
      'The pain: we keep it on paper. It must be done by law.\n\nWhat it does:\n1. it counts',
      ['heading', 'today', 'today', 'heading', 'wish'],
    ],
    ['It counts hens. How I earn: £9 a month. First month free.\n\nHens lay.', ['-', 'heading', 'aside', 'aside', '-']],
    // What is refused reaches beyond the remark inside its list.
    ["Don't want:\n- phones. They break.\n- another thing he has to type", ['heading', 'refused', 'aside', 'refused']],
    [
      'I keep bees. What I am after is: a list of hives. At present he rings me. I did that once in May.',
      ['-', 'wish', 'today', 'today'],
    ],
    [
      'I want a list. The way it works now is that I phone. I begin at seven. They should say it.',
      ['wish', 'today', 'today', 'wish'],
    ],
    [lists, ['heading', 'wish', 'wish', 'heading', 'today', 'today', 'heading', 'refused']],
  ])('is read: %s', (text, expected) => {
    expect(moods(text)).toEqual(expected);
  });

  it('makes no act of how it is today, who somebody is, or what was taken back', () => {
    expect(acts(kennel)).toEqual(['enter a stay once', 'see how the dog is']);
    expect(acts(bookings).join('\n')).not.toMatch(/pick|booking/);
  });

  it('makes acts of what a wish lists without verbs', () => {
    expect(acts(bookings)).toEqual([
      'see the desk',
      'have a clock per court',
      'have hint buttons that show up on the wall',
      'see what game they are on',
    ]);
    expect(acts(lists)).toEqual(['pick a bus by Friday', 'see a list of who is late']);
  });

  it('names the writer by their trade, and tells the problem in their words', () => {
    const { idea } = deriveProduct('Kennel', kennel, []);
    expect([idea.client.many, idea.host?.many, idea.item.one]).toEqual(['owners', 'staff members', 'stay']);
    expect(idea.pattern.problem).toContain('write every stay in a notebook');
  });

  it('keeps what is refused as a limit', () => {
    expect(deriveProduct('Bus', lists, []).nots).toContain('Nothing with points.');
  });
});
