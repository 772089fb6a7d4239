import type { Noun } from '#worker/features/guide/grammar/words.rules.ts';

/** 'A customer opens …' and 'They choose …' told of one person: only the first of each step, where the verb is singular. */
export function withName(step: string, { one }: Noun, name: string): string {
  return step.replace(new RegExp(`^An? ${one}\\b(?! other than\\b)`, 'i'), name);
}
