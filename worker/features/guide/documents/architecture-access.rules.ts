import type { Choice } from '#worker/features/guide/documents/architecture-decisions.rules.ts';
import { shapeOf, slotsOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { fill } from '#worker/features/guide/grammar/words.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** The decision on who may see what, or, where that is told already, on being signed in. */
export function accountChoice(product: Product, account: Feature): Choice {
  const slots = slotsOf(product);
  const isBuilt = shapeOf(product).runtime === 'builder';
  // Where the product's own rules say already who may see what, being signed in is what is left to decide.
  if (product.idea.pattern.rules.some(({ decision }) => /who may see/i.test(decision)))
    return {
      decision: fill('Being signed in to {name} is a row that is read on every call', slots),
      instead: fill('a signed token (JWT), because it goes on working after {clients} have signed out', slots),
      prevents: fill('A lost phone of {a client} that keeps reading {mains} for the rest of its 30 days', slots),
      rule: fill(
        'The cookie of {name} holds a random token and a row its hash; deleting that row ends “{first}” on that device with the next call',
        slots,
      ),
      serves: account.id,
    };
  return {
    decision: fill('Who may see {a main} is decided in the query, with the person from the session', slots),
    instead: fill('a check on each screen of {name}, because the next screen would forget it', slots),
    prevents: fill('Somebody who changes the id in the address and reads {a main} of others', slots),
    never: fill('Answer for a foreign {main} otherwise than for a missing one', slots),
    rule: isBuilt
      ? fill(
          'Each table of {name} has a rule for its rows before its first screen is made; a foreign {main} answers like a missing one',
          slots,
        )
      : fill(
          'Each query takes the account first; a foreign {main} and a missing one answer alike (404), and a session that was ended stops with the next call',
          slots,
        ),
    serves: account.id,
  };
}
