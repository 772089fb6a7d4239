import { expect, it } from 'vitest';
import { writeArchitecture } from '#worker/features/guide/documents/architecture.rules.ts';
import { listDrawnPaths } from '#worker/features/guide/documents/outlined-journey-path.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const outline = `Who uses it
- Members
- Conductors
What happens
- Conductor plans a rehearsal → new rehearsal: day, start, place; the members are told
- Members say whether they come → new answer: rehearsal, coming yes or no
- A rehearsal is 2 days away → everybody without an answer is reminded
- Conductor sees who is missing → names of those missing, by voice
- Conductor cancels a rehearsal → rehearsal is cancelled; the members are told
What is kept
- Rehearsal: day, start, place; states: planned, cancelled
- Answer: rehearsal, member, coming yes or no
- Member: name, voice
What always holds
- One answer per member and rehearsal.
What counts as success
- 9 of 10 members have answered on the day before a rehearsal.`;
const choir = deriveProduct('Chorus', outline, []);

it('the first journey is drawn with all who act in it, and with whom they and the clock tell', () => {
  const [path] = listDrawnPaths(choir);
  expect(path?.journey).toBe('J-1');
  expect(path?.steps.map(({ call }) => call && `${call.method} ${call.path}`)).toEqual([
    'POST /api/rehearsals',
    'GET /api/rehearsals',
    'POST /api/answers',
    undefined,
  ]);
  const drawn = writeArchitecture(choir, 'Requirements v1');
  expect(drawn).toContain('The calls of J-1, who is told by them, and what is refused on the way:');
  expect(drawn).toMatch(/keep the rehearsal, state planned\n {2}A-->>P\d: FR-1\.\d tell the members/);
  expect(drawn).toMatch(/POST \/api\/answers\n {2}alt there is one answer of one member and one rehearsal already/);
  expect(drawn).toMatch(/J->>A: a rehearsal is 2 days away/);
});

it('the way of one record through its states is drawn where it is the whole first journey', () => {
  const desk = deriveProduct(
    'Desk',
    `Who uses it
- Students
- Storekeeper (me)
What happens
- Students reserve a kit → new reservation: kit, from, to
- The storekeeper hands out the kit → reservation is handed out
- The storekeeper takes the kit back → reservation is returned
What is kept
- Reservation: student, kit, from, to; states: asked for, handed out, returned
- Kit: name
What counts as success
- 50 loans`,
    [],
  );
  const [path] = listDrawnPaths(desk);
  expect([path?.record, path?.journey]).toEqual(['reservation', undefined]);
});

it('what the clock does where nobody acts in time stands beside the journey', () => {
  const hives = deriveProduct(
    'Hives',
    `Who uses it
- Members
- Inspectors
What happens
- Member adds a hive → new hive: name, place, days between checks
- Member notes a check of a hive → new check: hive, day, what was seen
- A hive is not checked for its days between checks → the member is reminded; the inspector is told
What is kept
- Hive: name, place, days between checks
- Check: hive, day, what was seen
What counts as success
- 9 of 10 hives are checked in time.`,
    [],
  );
  expect(writeArchitecture(hives, 'Requirements v1')).toMatch(
    /(?:opt|J->>A:) a hive is not checked for its days between checks[\s\S]*remind the member[\s\S]*tell the inspector/,
  );
});
