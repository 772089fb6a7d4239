import { describe, expect, it } from 'vitest';
import { writeRequirements } from '#worker/features/guide/documents/requirements.rules.ts';
import { paysOff } from '#worker/features/guide/idea/own-journeys.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const productOf = (description: string) => deriveProduct('Acme', description, []);
const chaser = 'Help freelancers send invoices and chase late payments automatically. The client can pay by link.';
const leave = 'Employees request vacation. Managers approve the vacation.';

describe('a journey of own acts', () => {
  it('begins where somebody comes in with what they have, and goes on with what they see', () => {
    const [first] = productOf(chaser).journeys;
    expect(first?.steps[0]).toMatch(/^\p{L}+, a freelancer, opens Acme, with this in hand: amount 48\.00/u);
    expect(first?.steps[2]).toMatch(/^Acme must /);
  });

  it('begins with what the other side did', () => {
    const [, second] = productOf(leave).journeys;
    expect(second?.steps.slice(0, 2).join(' ')).toMatch(
      /^It begins with \p{L}+, an employee, .+ a manager, opens Acme and finds it/u,
    );
  });

  it('has a gain only where the act gives one', () => {
    const gained = (description: string) =>
      productOf(description).journeys.flatMap(({ steps }) => steps.filter((step) => step.startsWith(paysOff)));
    expect(
      gained('A log for boulderers. They see which grade they flash. The gym resets a wall every Tuesday.'),
    ).toEqual([]);
    expect(
      gained('Customers scan a code at the door and get a message when two are left. The barber presses next.'),
    ).toHaveLength(1);
  });
});

describe('the vision of an own idea', () => {
  it.each([
    ['Photographers upload wedding galleries, couples choose forty favourites and order an album.'],
    ['Customers want to know where my food truck is today and what is on the menu.'],
    ['I have type 1 diabetes and want to log my blood sugar and see patterns for the week.'],
  ])('makes no problem up: %s', (description) => {
    const vision = writeRequirements(productOf(description)).split('## Users')[0];
    expect(vision).not.toMatch(
      /paper, chats and memory|have nothing that does it|have no one place|have type 1|So far:/,
    );
  });

  it('tells the problem that was told, once', () => {
    const vision = writeRequirements(
      productOf(
        'I rent out four flats and tenants text me at night when something is broken. I want them to report repairs with photos, and plumbers offer a date.',
      ),
    ).split('## Users')[0];
    expect(vision?.match(/So far: /g)).toHaveLength(1);
    expect(vision).toMatch(/So far: tenants text landlords at night/);
  });
});
