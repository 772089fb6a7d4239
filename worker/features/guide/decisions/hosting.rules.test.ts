import { describe, expect, it } from 'vitest';
import { readOwnComputer } from '#worker/features/guide/decisions/hosting.rules.ts';
import { listNeeds, shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { stackOf } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

describe('where a product runs', () => {
  it.each([
    ["The boss won't have customer data outside the building.", 'a computer of your own', true],
    ['It runs on the PC in the workshop, not in the cloud.', 'the PC in the workshop', true],
    ['It has to run on a Raspberry Pi in the barn.', 'a Raspberry Pi', false],
    ["I host things on a €5 VPS and I'd like to go on doing so.", 'a computer of your own', false],
    ['We have our own server.', 'a computer of your own', false],
  ])('is a computer of the owner: %s', (told, on, isClosed) => {
    expect(readOwnComputer(told)).toEqual({ on, isClosed });
  });

  it.each([
    'Drivers are outside the building all day.',
    'No internet on the boats, so it has to work offline.',
    'Nobody leaves the office before six without a note.',
    'School laptops only.',
  ])('is not told: %s', (told) => {
    expect(readOwnComputer(told)).toBeUndefined();
  });

  const told =
    'Fitters enter each repair with photos. Managers get an e-mail about each repair. No data may leave the house. It runs on the PC in the hall.';

  it('is what the stack rests on, without services that lie outside', () => {
    const product = deriveProduct('Repairs', told, []);
    const { parts, commands } = stackOf(product);
    expect(shapeOf(product).key).toBe('house');
    expect(parts.join('\n')).toMatch(/Hono 4 on the PC in the hall.*\n.*SQLite in one file/);
    expect(parts.join('\n')).not.toMatch(/Cloudflare|D1|R2|Postmark/);
    expect(listNeeds(product).map(({ part }) => part.key)).toEqual(['files']);
    expect(commands.run).toBe('npx tsx watch src/main.ts');
    expect(product.qualities.join('\n')).toContain('with the line to the internet pulled out');
  });

  it('is the host that was decided', () => {
    const product = deriveProduct('Repairs', 'Fitters enter each repair.', [
      { topic: 'Stack: hosting', decision: 'Hetzner' },
    ]);
    expect(stackOf(product).parts.join('\n')).toMatch(/Hono 4 on Hetzner.*\n.*SQLite/);
  });
});
