import { entryOf } from '#worker/features/guide/documents/registry.rules.ts';
import { termsOf } from '#worker/features/guide/documents/terms.rules.ts';
import { fill } from '#worker/features/guide/grammar/words.rules.ts';
import type { Turn } from '#worker/features/guide/guide-turn.rules.ts';
import type { Intent } from '#worker/features/guide/listening/intent.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { lowerTitle, nextDocument, offerNext } from '#worker/features/guide/replies/path.rules.ts';

/** To 'skip this': what is put off, that nothing is lost by it, and what comes instead. */
export function writeSkip({ wanted }: Extract<Intent, { kind: 'skip' }>, { brief }: Turn, product: Product): string {
  if (wanted === undefined)
    return `There is nothing open between us to skip, and nothing was changed. To skip a task of the checklist, say “skip the task …” with words of it.\n\n${offerNext(product, brief, [])}`;
  if (wanted === 'questions')
    return `Then the questions wait. Until you answer them, the recommended answers stand in the documents as assumptions; say “ask me” whenever you like.\n\n${offerNext(product, brief, [])}`;
  if (wanted === 'prompts') {
    const later = nextDocument(brief, [], 3);
    const instead = later
      ? `I can write the ${lowerTitle(later.title)} instead, ${fill(later.gives, termsOf(product))}. Shall I write the ${lowerTitle(later.title)}?`
      : 'Every document is written, so the prompts are what is left.';
    return `Then the prompts wait; ask for them whenever you like. ${instead}`;
  }
  return `Then I leave the ${lowerTitle(entryOf(wanted)?.title ?? 'document')} for now; nothing was written, and you can ask for it at any time.\n\n${offerNext(product, brief, [wanted])}`;
}
