import { splitSentences } from '#worker/features/guide/grammar/sentences.rules.ts';
import { stemsOfRule } from '#worker/features/guide/grammar/stems.rules.ts';

const mostlySaid = 0.75;

/** The sentences of a decision that no line of a text says already: most of the telling words of the others stand together in one. */
export function unsaidOf(decision: string, written: string[]): string {
  const lines = written.join('\n').split('\n').map(stemsOfRule);
  return splitSentences(decision)
    .filter((sentence) => {
      const stems = [...stemsOfRule(sentence)];
      return !lines.some((own) => stems.filter((stem) => own.has(stem)).length >= stems.length * mostlySaid);
    })
    .join(' ');
}
