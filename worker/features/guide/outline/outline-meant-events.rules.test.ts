import { expect, it } from 'vitest';
import { emptyOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { castOf } from '#worker/features/guide/outline/outline-cast.rules.ts';
import { meantEvent } from '#worker/features/guide/outline/outline-meant-events.rules.ts';

const market = {
  ...emptyOutline(),
  people: ['Traders', 'Loaders', 'Organiser (me)'],
  records: ['Keg: number, size', 'Piece: clay, glaze', 'Result: winner, points'],
};
const cast = castOf(market, 'Acme');

it.each([
  [
    'It gets to 7.15 and a trader has not come → the pitch is free',
    'At 7.15 a trader has not come → the pitch is free',
  ],
  ['A regular turns up and I check them in', 'When a regular turns up, I check the regular in'],
  [
    'Back from the shop I tick what I bought → count goes up',
    'I tick what I bought when back from the shop → count goes up',
  ],
  ['Trader made a mistake and corrects it → result gets winner', 'Trader corrects the result → result gets winner'],
  ["Trader doesn't answer → the organiser is told", "A trader doesn't answer → the organiser is told"],
  [
    'Piece not picked up after 4 weeks → the trader is told',
    'A piece is not picked up after 4 weeks → the trader is told',
  ],
  ['Nobody left on the list who fits → slot is not filled', 'Nobody is left on the list who fits → slot is not filled'],
  ['Move parts from one van to the other → one goes down', 'I move parts from one van to the other → one goes down'],
  ['The count is wrong → type in the right number', 'When the count is wrong, I correct the number'],
  [
    'Tapped the wrong thing → take it off the job, count goes up',
    'When tapped the wrong thing, I take it off the job → count goes up',
  ],
  ['Less than 7 traders by Thursday 8 pm → I am told', 'There are less than 7 traders by Thursday 8 pm → I am told'],
  ['No keg by Friday noon → I am told', 'There is no keg by Friday noon → I am told'],
  ['No keg on the list is full by noon → I am told', 'No keg on the list is full by noon → I am told'],
  ['At 9:30 the trader still has not paid → I am told', 'At 9:30 the trader has not paid → I am told'],
  ['The trader still pays in cash → new keg: number', 'The trader still pays in cash → new keg: number'],
  ["If something isn't in by 3pm → the organiser is told", "Something isn't in by 3pm → the organiser is told"],
  ['We add a new keg → number, size', 'We add a new keg → new keg: number, size'],
])('“%s” stands for “%s”', (line, meant) => {
  expect(meantEvent(line, cast)).toEqual({ acts: [meant], rules: [] });
});

it('what somebody tries in vain is a rule, and no deed', () => {
  expect(meantEvent('Loader tries to put low clay in a high load → it says no and why', cast)).toEqual({
    acts: [],
    rules: ['Loader cannot put low clay in a high load.'],
  });
  expect(meantEvent('A trader books a pitch on a Saturday → refused', cast)).toEqual({
    acts: [],
    rules: ['A trader cannot book a pitch on a Saturday.'],
  });
  expect(meantEvent('Somebody picks a keg that is lost → app says no', cast)).toEqual({
    acts: [],
    rules: ['Nobody picks a keg that is lost.'],
  });
});

it.each([
  'Traders order plants → new order: plants',
  'An order is not paid within 2 days → order is lapsed',
  'Trader adds a keg → new keg: number; the organiser is told',
  'The organiser is ill → the traders are told',
  'The organiser refuses a request → refused',
  'Two traders book the same pitch → not allowed',
  'When a keg is lost, the organiser rings the pub',
])('says what it means already: %s', (line) => {
  expect(meantEvent(line, cast)).toEqual({ acts: [line], rules: [] });
});
