import type { Noun } from '#worker/features/guide/grammar/words.rules.ts';

/** First names for scenes, from many places; which ones are taken follows from the product's name. */
const names = 'Mira Jonas Aylin Tomas Priya Samuel Leila Viktor Nadia Paul Ines Kofi Hanna Mateo Yuki Clara'.split(' ');

/** The invented person who stands for one side of a product: the same product always has the same people. */
export function personOf(product: string, index: number): string {
  const start = [...product].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return names[(start + index * 5) % names.length] ?? 'Mira';
}

/** 'A customer opens …' and 'They choose …' told of one person: only the first of each step, where the verb is singular. */
export function withName(step: string, { one }: Noun, name: string): string {
  return step.replace(new RegExp(`^An? ${one}\\b`, 'i'), name);
}
