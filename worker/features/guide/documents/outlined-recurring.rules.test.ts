import { expect, it } from 'vitest';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { assumedRecurring } from '#worker/features/guide/documents/outlined-recurring.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const notesOf = (line: string) => {
  const product = deriveProduct(
    'Plots',
    `Who uses it
- Gardeners
- Warden (me)
What happens
- A gardener adds a plot → new plot: name, days between waterings
- A gardener notes a watering of a plot → new watering: plot, day
- The warden plans a meeting → new meeting: day, place
- ${line} by e-mail
What is kept
- Plot: gardener, name, days between waterings; states: kept, dry
- Watering: plot, day
- Meeting: day, place`,
    [],
  );
  const [columns = []] = listTables(product).flatMap((table) => (table.name === 'messages' ? [table.columns] : []));
  const noteOf = (name: string) => columns.find((column) => column.name === name)?.note ?? '';
  return { event: noteOf('event_id'), assumed: assumedRecurring(product).join(' ') };
};

it.each([
  'A plot is not watered for its days between waterings → the gardener is told',
  'A plot was not watered for 14 days → the gardener is told',
])('“%s” is told anew after each time', (line) => {
  const { event, assumed } = notesOf(line);
  expect(event).toContain('the time that was reached, so that a new date or a next time is told anew');
  expect(assumed).toMatch(/counts for a new plot, .* until there is a first time, and is told once each time/);
});

it.each(['A meeting is on the next day → the gardeners are told', 'A meeting is 2 days away → the gardeners are told'])(
  '“%s” is told anew with a new date',
  (line) => expect(notesOf(line).event).toContain('the time that was reached'),
);

it('a state that comes with time is told of its change', () => {
  const { event, assumed } = notesOf('A plot is not watered for 14 days → plot is dry; the gardener is told');
  expect(event).toContain('the call of whoever did it or asked for it');
  expect(assumed).toBe('');
});
