import type { Noun } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';

/** Whether a field's name stands for some person, whatever the product calls its people. */
export const isSomebody = (name: string) =>
  /^(owner|author|sender|receiver|person|reporter|asker|taker|voter|rater|reviewer|bidder|borrower|giver|player|winner|from|to|about|seat|stand-in|.+ (by|to))$/.test(
    name,
  );

/** Everybody whom a record can name: the two sides, whom the idea names, and who acts in it. */
export function peopleIn({ client, host, people, told }: Idea): Noun[] {
  const acting = told.flatMap(({ who, device }) => (typeof who === 'object' && !device ? [who] : []));
  const all = [client, ...(host ? [host] : []), ...people, ...acting];
  return all.filter(({ one }, index) => all.findIndex((other) => other.one === one) === index);
}
