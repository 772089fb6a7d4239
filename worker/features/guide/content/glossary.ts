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

/** What one of those who run a product is called for; patterns without an entry get the last line. */
export const hostMeans: Partial<Record<PatternId, string>> = {
  exchange: 'Someone with {items} that {clients} can ask for.',
  publishing: 'Someone who publishes {items} for {clients}.',
  booking: 'Someone with whom {clients} book {items}.',
  store: 'Someone who sells {items} to {clients}.',
  community: 'Someone who looks after the {deals} of {clients}.',
};
export const anyHostMeans = 'Someone who looks after {name} from day to day.';
