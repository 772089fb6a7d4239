import { expect, it } from 'vitest';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { questionBank } from '#worker/features/guide/product/questions.rules.ts';

const asked = (description: string) =>
  questionBank(deriveProduct('Acme', description, []).idea)
    .map(({ ask }) => ask)
    .join('\n');

it.each([
  [
    'an adverb',
    'Patients enter the complaint once. Nurses see what is open.',
    'Who may see a complaint?',
    /complaint once/,
  ],
])('who may see it is asked of the thing, where the act has %s', (_, description, expected, not) => {
  const text = asked(description);
  expect(text).toContain(expected);
  expect(text).not.toMatch(not);
});

it.each([
  [
    'who tells the product something',
    'Drivers see the list of the day. Drivers tell it when a crate has been set down.',
    /How does the message reach/,
  ],
  [
    'a ban',
    'Crews see the job sheet in the morning. Acme stops us booking a job before the council said yes.',
    /What decides that it is time/,
  ],
])('nothing is asked of %s as if it were a message or a moment', (_, description, not) => {
  expect(asked(description)).not.toMatch(not);
});

const criteriaOf = (description: string, decisions: { topic: string; decision: string }[]) =>
  deriveProduct('Acme', description, decisions).features.flatMap(({ criteria }) => criteria);

it.each([
  [
    'an entry is hidden from none of those who may see it',
    'Photographers upload wedding galleries, couples choose their forty favourites.',
    { topic: 'Who sees the wedding gallery', decision: 'The photographer and couples' },
    'IF anybody other than the photographer and couples asks for the wedding gallery of a photographer, THEN THE SYSTEM SHALL answer as if it did not exist.',
  ],
  [
    'what is broken is for all to see, and who reported it is not',
    'Members report broken taps and pay their rent. Organisers mend the taps.',
    { topic: 'Who sees the broken tap', decision: 'The member and organisers' },
    'IF anybody other than the member and organisers asks who reported a broken tap, THEN THE SYSTEM SHALL show the broken tap without the name.',
  ],
  [
    'a link that is old lets nobody in',
    'Photographers upload wedding galleries, couples choose their forty favourites.',
    { topic: 'How couples get in', decision: 'By a personal link, without a password' },
    'WHEN a couple opens a personal link that is older than 30 days, THE SYSTEM SHALL send a new one instead of letting them in.',
  ],
  [
    'whoever comes in by a link gets the first one',
    'Photographers upload wedding galleries, couples choose their forty favourites.',
    { topic: 'How couples get in', decision: 'By a personal link, without a password' },
    'WHEN a photographer gives the name and e-mail address of a couple, THE SYSTEM SHALL send the couple a personal link within 60 seconds.',
  ],
])('%s', (_, description, decision, criterion) => {
  expect(criteriaOf(description, [decision])).toContain(criterion);
});

it.each([
  [
    'a film has a length and a size',
    'Boulderers note tries as a short video.',
    'IF the video is longer than 60 seconds or larger than 100 MB, THEN THE SYSTEM SHALL say so before it is sent and keep what else was entered.',
  ],
  [
    'what people do each week is shown as late, and not made up for by a job',
    'Gyms reset a wall every Tuesday. Boulderers note tries.',
    'IF it was not done (it is due every Tuesday), THEN THE SYSTEM SHALL show the gym that it is late until it is done.',
  ],
  [
    'what is listed by kinds is counted by them',
    'Boulderers tick the problems they climbed and see which grade they flash.',
    'WHEN a boulderer opens “see which grade they flash”, THE SYSTEM SHALL list each grade with how often the boulderer did flash it and how often not, within 2 seconds.',
  ],
  [
    'a picture of a gallery has a size, and not the whole',
    'Photographers upload wedding galleries, couples choose their forty favourites.',
    'IF a picture of the wedding gallery is unreadable, larger than 10 MB or of a kind that cannot be opened, THEN THE SYSTEM SHALL name it with the reason, keep all others, and let the photographer add it again.',
  ],
])('%s', (_, description, criterion) => {
  expect(criteriaOf(description, [])).toContain(criterion);
});
