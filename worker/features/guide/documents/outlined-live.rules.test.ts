import { expect, it } from 'vitest';
import { writeArchitecture } from '#worker/features/guide/documents/architecture.rules.ts';
import { liveIn } from '#worker/features/guide/documents/outlined-live.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const told = (rule: string, act = 'Masters see the games → room of each game') =>
  deriveProduct(
    'Keyhole',
    `Who uses it
- Masters
- Parents who drive in turns
What happens
- Master starts a game → new game: room, start
- Master sends a hint → new hint: game, text; the hint is shown on the screen of the room
- ${act}
What is kept
- Game: room, start
- Hint: game, text
What always holds
- ${rule}`,
    [],
  );

it.each([
  ['A hint is shown within 2 seconds.', 'A hint is shown within 2 seconds'],
  ['Hints are shown to all within one second.', 'Hints are shown to all within one second'],
  ['The list of games is shown within 2 seconds.', undefined],
  ['Masters see where the players live.', undefined],
  ['Masters take turns.', undefined],
])('“%s” is seen at once: %s', (rule, line) => expect(liveIn(told(rule))?.line).toBe(line));

it.each(['Masters see the games live', 'Masters see how many are before them'])('“%s” is looked at live', (act) =>
  expect(liveIn(told('One game per room.', act))?.feature?.title.toLowerCase()).toContain('see'),
);

it('says how the open page gets it', () => {
  const text = writeArchitecture(told('A hint is shown within 2 seconds.'), 'it');
  expect(text).toContain('with WebSocket');
  expect(text).toContain('Who has the page open gets each change through the live object');
});
