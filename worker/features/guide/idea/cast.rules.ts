import type { Noun } from '#worker/features/guide/grammar/words.rules.ts';

/** First names for scenes, from many places; which ones are taken follows from the product's name. */
const names = 'Mira Jonas Aylin Tomas Priya Samuel Leila Viktor Nadia Paul Ines Kofi Hanna Mateo Yuki Clara'.split(' ');
const step = 5;

/** The invented person who stands for a place in the cast of a product: 0 and 1 are clients, 2 is a host. */
export function personOf(product: string, index: number): string {
  const start = [...product].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  return names[(start + index * step) % names.length] ?? 'Mira';
}

type Cast = {
  name: string;
  client: Noun;
  host: Noun | undefined;
  /** Of an outline: all kinds of people, and by what name its owner calls one of a kind. */
  people?: Noun[];
  called?: Readonly<Record<string, string>>;
};

/** The person of one kind of people, the same in every text about a product: by the name that its owner told, else invented. */
export function personFor({ name, client, host, people = [], called }: Cast, who: string | undefined): string {
  const is = (noun: Noun | undefined) => noun !== undefined && (noun.one === who || noun.many === who);
  const told =
    called &&
    Object.entries(called).find(([one]) => one === who || people.find((noun) => noun.one === one)?.many === who);
  if (told) return told[1];
  if (who === undefined || is(client)) return personOf(name, 0);
  if (is(host)) return personOf(name, 2);
  const place = called ? people.findIndex(is) : -1;
  return personOf(name, 3 + (place < 0 ? who.length % step : place));
}
