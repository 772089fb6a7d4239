import { expect, it } from 'vitest';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { writeDatabase } from '#worker/features/guide/documents/database.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const walks = deriveProduct(
  'Two Boots',
  `Who uses it
- Walkers
- Companions
What happens
- A walker plans a walk → new walk: title, date, route
- A walker adds a stop → new stop: place, reason
- A walker shares a walk with their companion → the companion is told; reading only unless the walker ticks otherwise
- A walker shares a stop → a link
What is kept
- Walk: title, date, route, owner, shared with whom
- Stop: place, reason
What always holds
- Only the walker and whoever they shared it with can see a walk.
- A stop is changed only by whoever owns the walk.`,
  [],
);
const text = writeDatabase(walks, 'Requirements v1');
const columns = (of: string) =>
  listTables(walks)
    .find(({ name }) => name === of)
    ?.columns.map(({ name }) => name) ?? [];

it('with whom something is shared is a row for each, with what they may do, and no text', () => {
  expect(columns('walk_shares')).toEqual(['walk_id', 'account_id', 'shared_at', 'may_change']);
  expect(columns('walks')).not.toContain('shared_with_whom');
  expect(columns('walks')).toContain('owner_id');
});

it('who shares sees their own, and with whom it was shared sees that', () =>
  expect(text).toContain(
    '| `walks` | Walkers only their own (`owner_id`) and companions only those shared with them (`walk_shares`)',
  ));

it('a link that is shared is shared with nobody who is known', () => expect(columns('stop_shares')).toEqual([]));

it('what a rule says to be in something belongs to it', () => expect(columns('stops')).toContain('walk_id'));
