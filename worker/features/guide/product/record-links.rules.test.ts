import { describe, expect, it } from 'vitest';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const tableOf = (description: string, name: string) =>
  listTables(deriveProduct('Acme', description, [])).find((table) => table.name === name);

describe('a record that hangs in the air is linked', () => {
  it.each<[string, string, string, string[]]>([
    [
      'a choice to what it was chosen from, and to who chose',
      'Photographers upload wedding galleries, couples choose their forty favourites and order an album.',
      'favourites',
      ['couple_id', 'picture_id'],
    ],
    [
      'a gallery to those for whom it is',
      'Photographers upload wedding galleries, couples choose their forty favourites and order an album.',
      'wedding_galleries',
      ['photographer_id', 'couple_id'],
    ],
    [
      'rent to what it is paid for',
      'We have 80 garden plots. Members pay their rent and sign up for work days. The board sees who has not done their hours.',
      'rents',
      ['garden_plot_id', 'member_id'],
    ],
    [
      'a thing to who looks after it',
      'A log for boulderers. They tick the problems they climbed in the gym and note tries. The gym resets a wall every Tuesday.',
      'walls',
      ['gym_id'],
    ],
    [
      'what is only looked at to the other side',
      'Customers want to know where my food truck is today and what is on the menu.',
      'food_trucks',
      ['food_truck_owner_id'],
    ],
    [
      'what one side sends to both',
      'Help freelancers send invoices and chase late payments automatically. The client can pay by link.',
      'invoices',
      ['freelancer_id', 'client_id'],
    ],
  ])('%s', (_, description, name, wanted) => {
    const table = tableOf(description, name);
    const linked = table?.columns.filter(({ references }) => references).map((column) => column.name);
    expect(linked).toEqual(expect.arrayContaining(wanted));
  });

  it('numbers what somebody issues for each of them', () => {
    const invoices = tableOf(
      'Help freelancers send invoices and chase late payments automatically. The client can pay by link.',
      'invoices',
    );
    expect(invoices?.uniques).toContainEqual(['freelancer_id', 'invoice_number']);
  });
});
