import { expect, it } from 'vitest';
import { writeArchitecture } from '#worker/features/guide/documents/architecture.rules.ts';
import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { listPaths } from '#worker/features/guide/documents/outlined-sequence.rules.ts';
import { bringersOf } from '#worker/features/guide/documents/plan-dependencies.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const desk = deriveProduct(
  'Desk',
  `Who uses it
- Students
- Teachers
- Storekeeper (me)
What happens
- Students reserve a kit → new reservation: kit, from, to
- The teacher agrees or refuses → reservation is confirmed or refused; the student is told
- Students cancel → the reservation is cancelled
- The storekeeper hands out the kit → reservation is handed out
- The storekeeper takes the kit back → reservation is returned
- A kit is not back by 10 o'clock → reservation is late
What is kept
- Reservation: student, kit, from, to; states: asked for, confirmed, refused, handed out, late, returned, cancelled
- Kit: name
What counts as success
- 50 loans`,
  [],
);

it('a path goes from state to state, with what is decided instead as another way', () => {
  const [path] = listPaths(desk);
  expect(path?.steps.map(({ state, others }) => [state, others?.map((other) => other.state)])).toEqual([
    ['asked for', undefined],
    ['confirmed', ['refused']],
    ['handed out', undefined],
    ['returned', undefined],
  ]);
  const drawn = writeArchitecture(desk, 'Requirements v1');
  expect(drawn).toMatch(/alt agree[\s\S]*else refuse[\s\S]*\n {2}end/);
  expect(drawn).not.toMatch(/participant P\d as Students/);
});

it('what is refused stands at its step', () => {
  const drawn = writeArchitecture(desk, 'Requirements v1');
  expect(drawn).toMatch(
    /POST \/api\/reservations\n {2}alt [^\n]*\n {2}A-->>S: FR-1\.2[^\n]*\n {2}else\n {2}A->>D: FR-1\.1, state asked for\n {2}end/,
  );
});

it('a second path shows what is reported from outside and what the clock does', () => {
  const savings = deriveProduct(
    'Cents',
    `Who uses it
- Savers
What happens
- A saver creates a goal → new goal: name, target amount
- The saver pauses the goal → goal is paused
- The saver closes the goal → goal is closed
- Bank reports a card payment → new round up: payment amount, difference; it is pending
- Every Monday the pending round ups are collected → round ups are collected
What is kept
- Goal: name, target amount; states: active, paused, closed
- Round up: payment amount, difference, goal; states: pending, collected`,
    [],
  );
  const [first, second] = listPaths(savings);
  expect([first?.record, second?.record]).toEqual(['goal', 'round up']);
  const drawn = writeArchitecture(savings, 'Requirements v1');
  expect(drawn).toMatch(/O->>A: POST \/hooks\/[a-z-]+, signed[\s\S]*J->>A: /);
});

it('what goes on from a state is built after what brings it there', () => {
  const places = listPlaces(desk);
  const placeOf = (title: string) => places.find(({ feature }) => feature.title.startsWith(title));
  const late = placeOf('A kit is not back');
  expect(late && bringersOf(late)).toContain(placeOf('Hand out')?.feature.id);
  const first = placeOf('Reserve');
  expect(first && bringersOf(first)).toEqual([]);
});
