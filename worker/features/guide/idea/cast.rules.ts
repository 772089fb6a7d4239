import type { Noun } from '#worker/features/guide/grammar/words.rules.ts';

/** First names for scenes, from many places; which ones are taken follows from the product's name. */
const names = 'Mira Jonas Aylin Tomas Priya Samuel Leila Viktor Nadia Paul Ines Kofi Hanna Mateo Yuki Clara'.split(' ');
const step = 5;

/** The invented person who stands for a place in the cast of a product: 0 and 1 are clients, 2 is a host. */
export function personOf(product: string, index: number): string {
  const start = [...product].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return names[(start + index * step) % names.length] ?? 'Mira';
}

/** The invented person of one kind of people: the same in every text about a product. */
export function personFor(
  { name, client, host }: { name: string; client: Noun; host: Noun | undefined },
  who: string | undefined,
): string {
  const is = (noun: Noun | undefined) => noun !== undefined && (noun.one === who || noun.many === who);
  if (who === undefined || is(client)) return personOf(name, 0);
  return personOf(name, is(host) ? 2 : 3 + (who.length % step));
}
