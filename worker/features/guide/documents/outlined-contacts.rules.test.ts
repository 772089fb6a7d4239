import { expect, it } from 'vitest';
import { listNeeds } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { tellAdded } from '#worker/features/guide/documents/outlined-assumptions.rules.ts';
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
