import { describe, expect, it } from 'vitest';
import { asWished } from '#worker/features/guide/grammar/spoken-wishes.rules.ts';

describe('what is wished, told as what happens', () => {
  it.each([
    ["I'd like people to be able to post a shift.", 'People can post a shift.'],
    ['I just want guys to be able to take a part.', 'People can take a part.'],
    ["I'd love for members to book a court.", 'Members can book a court.'],
    ['I want the judges to put scores in on their phones.', 'The judges can put scores in on their phones.'],
    ["I'd want to be able to turn the link off afterwards.", 'I can turn the link off afterwards.'],
    ["It'd be great if members could book a court.", 'Members could book a court.'],
    ["It'd be great to have one page for the other parents.", 'I want one page for the other parents.'],
    ['Can you make me an app that tells me which costumes are out?', 'An app that tells me which costumes are out?'],
    ['I want something on my phone where I can note what I saw.', 'I want an app where I can note what I saw.'],
    [
      'Something to help my sister and me split up the visits.',
      'An app that helps my sister and me split up the visits.',
    ],
    [
      'I want workers to take a part, say which machine it is for, and have it warn me when parts are getting low.',
      'Workers can take a part and say which machine it is for. The app should warn me when parts are getting low.',
    ],
    [
      'The committee can see everything, but only me and the chair should be able to change the fees.',
      'The committee can see everything. Only I and the chair can change the fees.',
    ],
    [
      "She can knock something off but the drivers can't.",
      'She can knock something off. The drivers cannot knock something off.',
    ],
    ['My wife answers the phone. She takes down the name.', 'My wife answers the phone. My wife takes down the name.'],
    [
      'My wife helps out. A nurse books the visits. She tells the family.',
      'My wife helps out. A nurse books the visits. She tells the family.',
    ],
    [
      'A sitter comes in. She feeds the cat. My mother pays. She sees the photos.',
      'A sitter comes in. She feeds the cat. My mother pays. My mother sees the photos.',
    ],
    ['They see their number, honestly that is most of my mails.', 'They see their number.'],
    ["Nobody works 4 nights in a row because that's our rule.", 'Nobody works 4 nights in a row.'],
    [
      'Drivers take 4 pictures, because last year we had a guy claim we dented his door.',
      'Drivers take 4 pictures. Last year we had a guy claim we dented his door.',
    ],
  ])('%s', (said, plain) => {
    expect(asWished(said)).toBe(plain);
  });

  it.each([
    'Members want to know who comes.',
    'Trainers write a report on each pupil, so they are not shown to other parents.',
    'Bookings close at 8, so they are not changed after that.',
    'I want an app for my dogs.',
    'Guests get a message because the table is ready.',
    'A driver makes the customer sign and hands the parcel over.',
    'The shop sells what each guy brings.',
    'Members say what they want to eat, and the cook sees it.',
    'i soci pagano e i responsabili vedono',
    'Ich will eine App für unseren Verein. Es wäre schön, wenn alle sie nutzen.',
  ])('leaves as it is: %s', (said) => {
    expect(asWished(said)).toBe(said);
  });
});
