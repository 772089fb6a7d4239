import { expect, it } from 'vitest';
import { outlinedCalls } from '#worker/features/guide/documents/outlined-calls.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const told = (happens: string) =>
  deriveProduct(
    'Queue',
    `Who uses it
- Patients
- Nurses (me)
What happens
- A patient takes a ticket → new ticket: name
- ${happens}
What is kept
- Ticket: name; states: waiting, called
- Room: number; states: free, taken`,
    [],
  );
const criteriaOf = (happens: string) => told(happens).features[1]?.criteria ?? [];
const pathsOf = (happens: string) => outlinedCalls(told(happens)).map(({ method, path }) => `${method} ${path}`);

it.each([
  'A nurse presses next → ticket is called',
  'A nurse calls the next ticket → ticket is called',
  'A nurse calls the first in the queue → ticket is called',
])('%s: whose turn it is nobody names, and a second time it is another one', (happens) => {
  expect(criteriaOf(happens).join('\n')).not.toContain('“called” already');
  expect(criteriaOf(happens)).toEqual(
    expect.arrayContaining([
      expect.stringContaining('take by itself the first ticket that is “waiting”, so that nobody names one.'),
      'IF no ticket is “waiting”, THEN THE SYSTEM SHALL change nothing and say so.',
      expect.stringMatching(/^IF two do so at the same moment, .+ never the same one twice\.$/),
    ]),
  );
  expect(pathsOf(happens)).toContain('POST /api/tickets/next');
});

it('who gives something else to whoever has their turn does so once', () =>
  expect(criteriaOf('A nurse offers the room to the first in the queue → ticket is called')).toContain(
    'IF two do so at the same moment, THEN THE SYSTEM SHALL set one ticket to “called” and refuse the second of them.',
  ));

it('a thing that somebody names is not called twice', () => {
  expect(criteriaOf('A nurse calls the ticket → ticket is called').join('\n')).toContain(
    'IF the ticket is “called” already',
  );
  expect(pathsOf('A nurse calls the ticket → ticket is called')).toContain('PATCH /api/tickets/:id/call');
});
