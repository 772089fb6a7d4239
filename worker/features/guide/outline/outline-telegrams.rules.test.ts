import { expect, it } from 'vitest';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

/** An outline whose lines leave out articles and verbs, as people write who are in a hurry. */
const club = deriveProduct(
  'Whistle',
  `Who uses it
- Trainer (me)
- Parents
- Club office
- Referees
What happens
- Trainers announce games → new game: team, day; parents are told
- Parents say who drives → new lift: game, seats
- Parents take a seat for their kid → seat is taken
- Parent changes mind → allowed till the evening before
- Driver drops out → trainer and referee are told
- Club sees which teams need a referee → only home games
- Referee takes a game → trainer and shift lead are told; gone from the list
- No referee by Friday noon → club office is told
- Program counts the points for every team
What is kept
- Game: team, day, referee
- Lift: driver, game, seats, kids
- Answer: parent, game; states: coming, not coming
What always holds
- Referee sees only his own games
What it will not do
- Kids have no accounts`,
  [],
);
const feature = (title: string) => club.features.find((one) => one.title === title);

it('one who writes and several who do it are several of a kind', () => {
  expect(club.idea.people[0]).toEqual({ one: 'trainer', many: 'trainers' });
  expect(feature('Announce games')?.criteria[0]).toContain('show beside it who entered it and when');
});

it('whoever makes a thing is who its field names, and an office is called by what it is of', () => {
  expect(feature('Drop out')?.actor).toEqual({ one: 'parent', many: 'parents' });
  expect(feature('See which teams need a referee')?.actor?.one).toBe('club office');
});

it('who takes a thing that says whose it is has it, and the second one is told', () =>
  expect(feature('Take a game')?.criteria).toEqual(
    expect.arrayContaining([
      'WHEN a referee takes a game, THE SYSTEM SHALL keep the referee with the game and show beside it when.',
      'IF the game has a referee already, THEN THE SYSTEM SHALL refuse it, change nothing and say who that is.',
      'WHEN a referee takes a game, THE SYSTEM SHALL tell the trainer and the shift lead.',
      'WHEN a referee takes a game, THE SYSTEM SHALL take it off the list.',
    ]),
  ));

it('what is told without a verb is so', () =>
  expect(feature('There is no referee by Friday noon')?.criteria[0]).toBe(
    'WHEN there is no referee by Friday noon, THE SYSTEM SHALL tell the club office.',
  ));

it('what is reckoned for each of something is reckoned with each row that belongs to one', () =>
  expect(feature('Count the points for every team')?.criteria[0]).toBe(
    'WHEN a game is entered or changed, THE SYSTEM SHALL count the points for every team.',
  ));

it('what one of a kind sees is said of all of them', () =>
  expect([...club.features.flatMap(({ criteria }) => criteria), ...club.qualities]).toContain(
    'THE SYSTEM SHALL show only their own games to referees.',
  ));

it('some who have no account take that of nobody else', () =>
  expect(feature('Sign in')?.says).toContain('Trainers, parents, the club office and referees sign in'));

it('who takes a seat enters who sits there, and who changes their mind changes what they answered', () => {
  expect(feature('Take a seat for their kid')?.criteria[0]).toContain('keep the kids with the lift');
  expect(feature('Change their answer')?.actor?.one).toBe('parent');
});
