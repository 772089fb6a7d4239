import { expect, it } from 'vitest';
import { listNeeds } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { tellAdded } from '#worker/features/guide/documents/outlined-assumptions.rules.ts';
import { listTasks } from '#worker/features/guide/documents/plan-tasks.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const queue = (field: string, told = '') =>
  deriveProduct(
    'Chair',
    `Who uses it
- Customers
- Barbers
What happens
- Customers take a ticket → new ticket: name, ${field}
- Customer gives the ticket back → ticket is given back
- Barber calls a ticket → ticket is called; the customer is told${told}
What is kept
- Ticket: name, ${field}; states: waiting, called, given back`,
    [],
  );
const ways = (product: ReturnType<typeof queue>) =>
  listNeeds(product)
    .filter(({ features }) => features.some(({ key }) => key !== 'account'))
    .flatMap(({ part }) => (/^(?:mail|text-message)$/.test(part.key) ? [part.key] : []));

it.each([
  ['phone', ['text-message']],
  ['e-mail address', ['mail']],
  ['mail or phone', ['mail', 'text-message']],
])('who left a %s and has no account is told by %s', (field, expected) => {
  expect(ways(queue(field))).toEqual(expected);
  expect(tellAdded(queue(field)).join(' ')).toContain('Nobody told by which way customers hear of it');
});

it('a way that was told is no assumption', () =>
  expect(tellAdded(queue('phone', ' by text message')).join(' ')).not.toContain('by which way'));

it('shows those who serve which messages did not leave', () => {
  const need = listNeeds(queue('phone')).find(({ part }) => part.key === 'text-message');
  expect(need?.slots.host).toMatchObject({ one: 'barber' });
});

it.each([
  ['phone', ['text-message'], 'number'],
  ['mail or phone', ['mail', 'text-message'], 'address or number'],
])(
  'the link of what somebody entered goes the way of the %s that they left, where they enter it',
  (field, keys, left) => {
    const product = queue(field);
    const sending = listNeeds(product).flatMap(({ part, features }) =>
      features.some(({ id }) => id === 'FR-1') ? [part.key] : [],
    );
    expect(sending.toSorted()).toEqual(keys);
    expect(product.features.flatMap(({ criteria }) => criteria).join(' ')).toContain(
      `send it to the ${left} that they left`,
    );
  },
);

it('what a link opens has a page of its own, built with what makes its rows', () => {
  const task = listTasks(queue('phone')).find(({ feature }) => feature?.id === 'FR-1');
  expect(task?.steps).toContainEqual(expect.objectContaining({ what: 'Screen', file: 'src/pages/ticket-by-link.tsx' }));
  expect(task?.steps).toContainEqual(
    expect.objectContaining({ what: 'Outside', file: 'src/outside/text-messages.ts', says: 'text messages (Twilio)' }),
  );
});
