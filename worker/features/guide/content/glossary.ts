import type { PatternId } from '#worker/features/guide/content/patterns/pattern.ts';

/** What the thing of a product is to its people; slots as in patterns. */
export const itemMeans: Record<PatternId, string> = {
  order: 'What {hosts} offer and {clients} order, with a name, a price and a photo.',
  store: 'What {hosts} sell and {clients} buy, with a price, pictures and a number in stock.',
  booking: 'What {clients} book with {a host}.',
  exchange: 'What {hosts} offer and {clients} ask for.',
  community: 'What {clients} share with each other in {a deal}.',
  learning: 'What {clients} work through in {a deal}.',
  intake: 'What {clients} fill in or report and {hosts} receive.',
  tracking: 'What {clients} keep track of in {name}.',
  generator: 'What {clients} get back for {a deal}.',
  discovery: 'What {clients} look for in {name}.',
  game: 'What {clients} play with in {a deal}.',
  devtool: 'What {name} works on in {a deal}.',
  publishing: 'What {hosts} publish for {clients}.',
};
