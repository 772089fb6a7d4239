import { describe, expect, it } from 'vitest';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const columnsOf = (description: string, name: string) =>
  listTables(deriveProduct('Acme', description, []))
    .find((table) => table.name === name)
    ?.columns.map((column) => column.name)
    .filter((column) => column !== 'id' && column !== 'created_at');

const climbing =
  'A log for boulderers. They tick the problems they climbed in the gym, note tries and beta as a short video, and see which grade they flash. The gym resets a wall every Tuesday and old problems go to the archive.';
const wedding =
  'Photographers upload wedding galleries, couples choose their forty favourites and order an album, and the photographer is told which pictures to retouch.';
const plots =
  'We have 80 garden plots and a waiting list on paper. Members pay their rent, report broken taps, and sign up for work days. The board needs to see who has not done their hours.';

describe('each thing that is spoken of has a table with what the sentences ask for', () => {
  it.each<[string, string, string, string[]]>([
    [
      'what is ticked, with what is asked of it',
      climbing,
      'problems',
      ['wall_id', 'name', 'note', 'grade', 'archived_at'],
    ],
    [
      'each tick, with what is seen of it',
      climbing,
      'problem_ticks',
      ['boulderer_id', 'problem_id', 'ticked_at', 'was_flashed'],
    ],
    [
      'a try with its video',
      climbing,
      'tries',
      ['boulderer_id', 'problem_id', 'count', 'note', 'done_at', 'video_key', 'video_seconds'],
    ],
    [
      'pictures of a gallery, and what is to be done with them',
      wedding,
      'pictures',
      ['wedding_gallery_id', 'position', 'file_key', 'kind', 'bytes', 'is_to_retouch'],
    ],
    ['those of them in an album', wedding, 'album_pictures', ['album_id', 'picture_id', 'position']],
    [
      'an order without a price that nobody told',
      wedding,
      'orders',
      ['order_number', 'couple_id', 'note', 'ordered_at'],
    ],
    ['what somebody looks after many of', plots, 'garden_plots', ['member_id', 'name', 'note', 'active']],
    [
      'what is only held against people',
      plots,
      'hours',
      ['member_id', 'worked_on', 'minutes', 'note', 'confirmed_by_id', 'confirmed_at'],
    ],
  ])('%s', (_, description, table, columns) => {
    expect(columnsOf(description, table)).toEqual(columns);
  });

  it('who signs up for a day signs nothing, and hours are none of the 24 within which something is taken back', () => {
    const product = deriveProduct('Acme', plots, []);
    const tables = listTables(product);
    expect(tables.find(({ name }) => name === 'day_registrations')?.machine).toBeUndefined();
    const served = tables.find(({ name }) => name === 'hours')?.features.map(({ title }) => title);
    expect(served).toEqual(['Add rents, work days and hours', 'See who has not done their hours']);
  });

  it('a state moves with what is paid, and not with what is reported', () => {
    const machines = listTables(deriveProduct('Acme', plots, [])).flatMap(({ machine }) => machine ?? []);
    const paid = machines.filter(({ states }) => states.includes('paid')).map(({ record }) => record);
    expect(paid).toEqual(['rent']);
  });
});
