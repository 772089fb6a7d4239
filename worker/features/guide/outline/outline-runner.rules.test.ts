import { describe, expect, it } from 'vitest';
import { listCalls } from '#worker/features/guide/documents/api.rules.ts';
import { answerToOther } from '#worker/features/guide/documents/others.rules.ts';
import { tellAdded } from '#worker/features/guide/documents/outlined-assumptions.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const told = (people: string[], acts: string[], kept: string[]) =>
  deriveProduct(
    'Loaf',
    `Who uses it
${people.map((line) => `- ${line}`).join('\n')}
What happens
${acts.map((line) => `- ${line}`).join('\n')}
What is kept
${kept.map((line) => `- ${line}`).join('\n')}`,
    [],
  );
const comingIn = (product: ReturnType<typeof told>) =>
  product.features.find(({ key }) => key === 'account')?.criteria.join('\n') ?? '';

const ordering = 'Customers order bread → new order: number, day';
const packing = 'Baker packs an order → order is packed; the customer is told';
const order = 'Order: customer, number, day; states: ordered, packed';
const bakery = told(['Customers', 'Bakers'], [ordering, packing], [order]);

describe('who runs a product of which nobody says so', () => {
  it('is whoever goes on with what the others ask for: nobody signs up as one of them', () => {
    expect(comingIn(bakery)).toContain('WHEN a customer signs up with name');
    expect(comingIn(bakery)).toContain('WHEN a baker invites somebody as a baker');
    expect(comingIn(bakery)).toContain('SHALL make that of the first baker for the address in its settings');
    expect(tellAdded(bakery).join(' ')).toContain(
      'Nobody told who runs Loaf; bakers do, so that nobody signs up as a baker',
    );
  });

  it('refuses the others what they do', () => {
    const call = listCalls(bakery).find(({ path }) => path === '/api/orders/:id/pack');
    expect(call && answerToOther(bakery, call)).toContain('(customer) → 403');
  });

  it('is nobody where all offer what is their own', () => {
    const lending = told(
      ['Neighbours', 'Owners'],
      [
        'Owner offers a tool → new tool: name',
        'Neighbour asks for a tool → new loan: tool, day',
        'Owner accepts a loan → loan is accepted',
      ],
      ['Tool: owner, name', 'Loan: tool, neighbour, day; states: asked for, accepted'],
    );
    expect(comingIn(lending)).toContain('WHEN a neighbour or an owner signs up');
    expect(comingIn(lending)).not.toContain('invites');
  });
});

describe('whoever is told to run it', () => {
  it('has the first account though nobody waits for an invitation', () => {
    const saving = told(
      ['Customers', 'Support staff (me)'],
      [ordering, 'Support staff pack an order → order is packed'],
      [order],
    );
    expect(comingIn(saving)).toContain('SHALL make that of the support staff for the address in its settings');
    expect(comingIn(saving)).toContain('WHEN the support staff invites somebody as one of the support staff');
  });

  it('lets those who sell on a platform come by themselves', () => {
    const market = told(
      ['Buyers', 'Potters', 'Operator (me)'],
      [
        'Potters open a shop → new shop: name',
        'Buyers order a piece → new order: shop, number',
        'Operator closes a shop → shop is closed',
      ],
      ['Shop: potter, name; states: open, closed', 'Order: buyer, shop, number'],
    );
    expect(comingIn(market)).toContain('WHEN a buyer or a potter signs up');
    expect(comingIn(market)).toContain('SHALL make that of the operator for the address in its settings');
  });
});

describe('who registers', () => {
  const race = ['Runner: name', 'Registration: runner, distance; states: entered, paid'];

  it('for something signs up by themselves, also where somebody is told to run it', () => {
    const product = told(
      ['Runners', 'Organisers (us)'],
      ['Runners register for a distance → new registration: distance; the organiser is told'],
      race.slice(1),
    );
    expect(comingIn(product)).toContain('WHEN a runner signs up with name');
  });

  it('others is invited', () => {
    const product = told(
      ['Nurses', 'Managers (us)'],
      ['Nurses register patients → new patient: name, bed; the manager is told'],
      ['Patient: name, bed'],
    );
    expect(comingIn(product)).not.toContain('a nurse signs up');
    expect(comingIn(product)).toContain('invites somebody as');
  });
});
