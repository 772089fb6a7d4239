import { listNeeds } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { eventOf } from '#worker/features/guide/documents/outlined-recurring.rules.ts';
import { joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** When a message is to leave, other than at once. */
const later =
  /\bat \d|\b(?:days?|hours?|weeks?|evening|night|morning) before\b|\bin the (?:morning|evening)\b|\b(?:next|following) (?:day|morning)\b/i;
const sends = /^(?:push|text-message|mail)$/;

/**
 * The rows of what has to be told, where the acts of an outlined product tell somebody something by a message; nothing is told twice for one
 * event.
 * @param taken the names that other tables have.
 */
export function outboxOf(product: Product, taken: Set<string>): Table[] {
  const needs = listNeeds(product).filter(({ part }) => sends.test(part.key) && part.job);
  const sending = new Set(needs.flatMap((need) => need.features));
  // What shows a message that did not arrive reads it there.
  const shows = ({ criteria }: Feature) => criteria.some((text) => text.startsWith('IF that message does not reach '));
  const features = product.features.filter(
    (feature) => feature.key !== 'account' && (sending.has(feature) || (sending.size > 0 && shows(feature))),
  );
  if (features.length === 0) return [];
  const isTimed = product.idea.told.some(({ outcomes = [] }) =>
    outcomes.some((one) => one.way === 'tell' && later.test(one.text)),
  );
  const ways = needs.map(({ part }) => `'${part.key.replace('-', '_')}'`);
  return [
    {
      ...(taken.has('messages')
        ? { record: 'outgoing message', name: 'outgoing_messages' }
        : { record: 'message', name: 'messages' }),
      holds: `What has to be told to ${joinWords(product.idea.people.map(({ many }) => many))}, until it has left`,
      columns: [
        { name: 'id', field: 'id', type: 'text' },
        { name: 'occasion', field: 'occasion', type: 'text', note: 'the criterion by which it is sent' },
        { name: 'about_id', field: 'about', type: 'text', note: 'the row that it tells of' },
        { name: 'event_id', field: 'event', type: 'text', note: eventOf(product) },
        {
          name: 'receiver',
          field: 'receiver',
          type: 'text',
          personal: true,
          note: 'number or address as it was kept then',
        },
        { name: 'way', field: 'way', type: 'text', check: `c in (${ways.join(', ')})` },
        { name: 'text', field: 'text', type: 'text', personal: true },
        { name: 'tries', field: 'tries', type: 'integer', check: 'c >= 0', note: '0 at first' },
        ...(isTimed
          ? [
              {
                name: 'due_at',
                field: 'due at',
                type: 'text' as const,
                note: 'UTC; it leaves when that is reached, most at once',
              },
            ]
          : []),
        { name: 'created_at', field: 'created at', type: 'text', note: 'UTC' },
        { name: 'sent_at', field: 'sent at', type: 'text', may: true, note: 'UTC; empty until it has left' },
      ],
      key: ['id'],
      uniques: [['occasion', 'about_id', 'event_id', 'receiver']],
      indexes: features.slice(0, 1).map((feature) => ({ columns: ['sent_at', 'created_at'], feature })),
      features,
      machine: undefined,
      kind: 'outside',
    },
  ];
}
