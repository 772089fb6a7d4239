import { describe, expect, it } from 'vitest';
import { readIdea } from '#worker/features/guide/idea/idea.rules.ts';
import { sentencesIn } from '#worker/features/guide/idea/reading-lines.rules.ts';
import { peopleNamed, sortSentences, thingsNamed } from '#worker/features/guide/outline/outline-sorting.rules.ts';

const sorted = (text: string) =>
  sortSentences(sentencesIn(text).map(({ raw }) => raw)).map(({ section, line }) => `${section}: ${line}`);

describe('a sentence by itself', () => {
  it.each([
    ['Developer tool.', 'is: Developer tool.'],
    ['I want one place where it is written.', 'is: I want one place where it is written.'],
    ['We run a milk bank in Pune.', 'today: We run a milk bank in Pune.'],
    ['Last month a man was closed in a lift.', 'today: Last month a man was closed in a lift.'],
    ['Mothers donate milk.', 'acts: Mothers donate milk.'],
    ['I want to write while I print.', 'acts: I write while I print.'],
    ['I wish: who takes a key is recorded.', 'acts: Who takes a key is recorded.'],
    ['Members should be able to say beforehand.', 'acts: Members should be able to say beforehand.'],
    ['A column that nobody classified must stop it.', 'rules: A column that nobody classified must stop it.'],
    ['I require under two minutes.', 'rules: I require under two minutes.'],
    ['Same input, same output.', 'rules: Same input, same output.'],
    ['No money changes hands.', 'nots: No money changes hands.'],
    ['Only for us, not for the customers.', 'nots: Only for us, not for the customers.'],
    ['I look after 40 horses, and I love my job.', 'acts: I look after 40 horses, and I love my job.'],
    ['I’d like to write while I print.', 'acts: I write while I print.'],
    ['Target: under 4 minutes.', 'aims: Target: under 4 minutes.'],
    ['If we halve the losses I’d be over the moon.', 'aims: If we halve the losses I’d be over the moon.'],
  ])('“%s”', (said, line) => expect(sorted(said)).toEqual([line]));
});

describe('sentences that tell by those around them', () => {
  it('tell how it is before the first wish, and what holds after it', () =>
    expect(
      sorted('The roof is always leaking in winter. I want one place for the bills. It is always shown who paid.'),
    ).toEqual([
      'today: The roof is always leaking in winter.',
      'is: I want one place for the bills.',
      'rules: It is always shown who paid.',
    ]));

  it('lose no word: a line of numbers goes with the one before, and what stands before a wished one stays', () => {
    expect(sorted('Opening hours\n08:00 - 17:30\n1.\nThe shop must be closed.')).toEqual([
      'acts: Opening hours 08:00 - 17:30',
      'rules: The shop must be closed.',
    ]);
    const printer = 'I want a list, because she insists on an old printer that reads the cards, and shows the rest.';
    expect(sorted(printer)).toEqual([`is: ${printer}`]);
  });

  it('lean on the one before', () =>
    expect(sorted('Mama must never see it. She will think of it.')).toEqual([
      'rules: Mama must never see it.',
      'rules: She will think of it.',
    ]));

  it('tell each thing that a wished one does', () =>
    expect(
      sorted('Wanted: a command that takes a point (one loan, one customer), follows the keys, and loads the result.'),
    ).toEqual([
      'is: A command.',
      'acts: It takes a point (one loan, one customer).',
      'acts: It follows the keys.',
      'acts: It loads the result.',
    ]));
});

const keys =
  'I am office manager in a lift firm. Technicians take a key in the morning. The night operator calls whoever has the key. If the key is lost, thieves learn nothing. A tag hangs on each key. Not for customers.';

it('the people named are those whom it is for, the writer first', () =>
  expect(peopleNamed({ people: readIdea('Acme', keys).people, description: keys })).toEqual([
    'Office manager (me)',
    'Technicians',
    'Night operator',
  ]));

it('the things named are those of which it speaks more than once', () => expect(thingsNamed(keys)).toEqual(['Key']));
