import { expect, it } from 'vitest';
import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { enteredIn } from '#worker/features/guide/documents/entered-columns.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const product = deriveProduct(
  'Desk',
  `Who uses it
- Game masters (me)
- Members
- Volunteers
What happens
- A game master plans a rehearsal → new rehearsal: place, day, start
- Members say whether they come → new answer: rehearsal, coming yes or no, reason (optional)
- Members say when they can → new slot: day, from, to
- A game master starts a game → new game: room; the time left is shown on the screen
- A game master ends a game → game is solved, with the time
- A game master sends a hint → new hint: game, text
- A volunteer notes a look at a room → new look: day, what was done, queen seen yes or no, tasting note
- A volunteer uploads a letter → new letter: number, scan, note
What is kept
- Rehearsal: place, day, start
- Answer: member, rehearsal, coming yes or no, reason (optional)
- Slot: member, day, from, to
- Game: room, start, time; states: running, solved
- Hint: game, text
- Look: day, what was done, queen seen yes or no, tasting note
- Letter: number, scan, note`,
  [],
);

/** What the refusal names, what is typed, and what may not be empty but ids, states and what the server knows. */
const formOf = (title: string) => {
  const place = listPlaces(product).find(({ feature }) => feature.title === title);
  const [main] = place?.written ?? [];
  const typed = place ? enteredIn(product, place).flatMap(({ column }) => (column.may ? [] : [column.name])) : [];
  const kept = main?.columns.filter(({ name, may }) => !may && !/^(?:id|state|start)$|_at$|_by_id$/.test(name)) ?? [];
  const refusal = place?.feature.criteria.find((text) => text.includes('missing, THEN')) ?? '';
  return { typed, kept: kept.map(({ name }) => name), refusal: refusal.replace(/ (?:is|are) missing.*/, '') };
};

it.each([
  ['Plan a rehearsal', ['place', 'day', 'start'], 'IF the place, the day or the start'],
  ['Say whether they come', ['rehearsal_id', 'coming'], 'IF the rehearsal or “coming”'],
  ['Say when they can', ['day', 'from_value', 'to_value'], 'IF the day, “from” or “to”'],
  ['Send a hint', ['game_id', 'text'], 'IF the game or the text'],
  ['Upload a letter', ['number', 'scan'], 'IF the number or the scan'],
  ['Note a look at a room', ['day', 'what_was_done', 'queen_seen'], 'IF the day or what was done'],
])('“%s”: what is typed, what may not be empty and what is refused are one', (title, fields, refusal) => {
  const form = formOf(title);
  expect(form.typed).toEqual(fields);
  expect(form.kept.filter((name) => name !== 'member_id')).toEqual(fields.filter((name) => name !== 'start'));
  expect(form.refusal).toBe(refusal);
});

it('what is shown as a game begins is typed by nobody', () => expect(formOf('Start a game').typed).toEqual(['room']));
