import { expect, it } from 'vitest';
import { stateBoundOf } from '#worker/features/guide/grammar/state-bounds.rules.ts';
import { readRecordLines } from '#worker/features/guide/outline/outline-records.rules.ts';

const records = readRecordLines([
  'Order: loaves, day; states: ordered, packed, handed over, cancelled',
  'Room: title; states: open, taken',
]);

it.each([
  ['Nobody cancels an order that is packed.', 'order cancel never packed'],
  ['Nobody cancels an order that is packed or cancelled.', 'order cancel never packed,cancelled'],
  ['No customer may cancel an order once it is handed over', 'order cancel never handed over'],
  ['Nobody asks for a room that is not open.', 'room ask only open'],
  ['An order is cancelled only while it is ordered.', 'order cancel only ordered'],
  ['An order can only be cancelled as long as it is still ordered.', 'order cancel only ordered'],
  ['A customer cancels an order only while it is ordered.', 'order cancel only ordered'],
  ['A packed order is never changed.', 'order change never packed'],
  ['Only open rooms may be reserved.', 'room reserve only open'],
  ['Nobody cancels an order later than 24 hours before its day.', undefined],
  ['Nobody books a day that is over.', undefined],
  ['Orders are packed in the morning.', undefined],
])('reads the states of %s', (rule, expected) => {
  const bound = stateBoundOf(rule, records);
  expect(bound && `${bound.record.one} ${bound.verb} ${bound.isOnly ? 'only' : 'never'} ${bound.states.join()}`).toBe(
    expected,
  );
});
