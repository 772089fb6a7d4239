import { splitSentences } from '#worker/features/guide/grammar/words.rules.ts';
import { stemsOf } from '#worker/features/guide/product/rule-features.rules.ts';

const mostlySaid = 0.75;

/** The sentences of a decision that no line of a text says already: most of the telling words of the others stand together in one. */
export function unsaidOf(decision: string, written: string[]): string {
  const lines = written.join('\n').split('\n').map(stemsOf);
  return splitSentences(decision)
    .filter((sentence) => {
      const stems = [...stemsOf(sentence)];
      return !lines.some((own) => stems.filter((stem) => own.has(stem)).length >= stems.length * mostlySaid);
    })
    .join(' ');
}
