import type { Choice } from '#worker/features/guide/documents/architecture-decisions.rules.ts';
import { ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { ownFeatures } from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise } from '#worker/features/guide/grammar/words.rules.ts';
import { isEverybody } from '#worker/features/guide/outline/outline-entry.rules.ts';
import { inThird } from '#worker/features/guide/outline/outline-subjects.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { lastingLines } from '#worker/features/guide/product/outside-gaps.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** Whether people who are known to nobody look at it. */
const isOpen = ({ idea }: Product) => idea.people.some(isEverybody);

/** The first line by which a product has to outlast its bills, in the third person; undefined where none was told. */
function tellLasting(product: Product): string | undefined {
  const [line] = lastingLines(product.idea);
  return line && capitalise(inThird(line, undefined, product.idea.self ?? product.idea.client).replace(/[.\s]+$/, ''));
}

/** The parts of the stack by which it lasts: by key, and the line as their reason. */
export function lastingParts(product: Product): { keys: string[]; lasts: string } {
  const told = tellLasting(product);
  if (!told) return { keys: [], lasts: '' };
  return { keys: isOpen(product) ? ['files', 'copy'] : ['handed'], lasts: `“${told}”` };
}

/** How a product outlasts its host, its bills and whoever runs it: what is read needs none of them. */
export function lastingDecision(product: Product): Choice | undefined {
  const told = tellLasting(product);
  if (!told) return undefined;
  const reading = listActs(product).filter(({ way, who }) => way === 'read' && who && isEverybody(who));
  const serving = reading.length > 0 ? reading.map(({ feature }) => feature) : ownFeatures(product);
  const money = ownerRules(product).find(({ kind, text }) => kind === 'setting' && /\p{Sc} ?\d|\d ?\p{Sc}/u.test(text));
  return {
    decision: told,
    instead: 'a running server for everything, because its pages are gone with the first bill that nobody pays',
    prevents: 'Work of years that is gone with an account, a card that has run out, or whoever looked after it',
    rule: isOpen(product)
      ? `What everybody may see, and no more than that, is written as plain files with each change and is read without a server and without a database; only entering things needs them. Once a month the same files go to a place that wants no payment. A test opens them with the server switched off${money ? `. What it costs once and each year is weighed against “${money.text}”` : ''}`
      : `Once a month all that is kept goes as plain files to somebody who is no part of ${product.name}; a test opens them with the server switched off${money ? `. What it costs once and each year is weighed against “${money.text}”` : ''}`,
    serves: serving.map(({ id }) => id).join(', '),
    never: 'Make reading depend on a bill',
  };
}
