/** How a thing changes hands: it leaves its place, comes back to it, or goes from one to the other. */
export type Handing = 'out' | 'back' | 'over';

const thing = '(?:it|them|(?:an?|the|each|every|its|their|his|her|one)(?: [\\p{L}-]+){1,3}?)';
const leaving = /^(?:take|borrow|lend|loan|hire|rent)$/;
const checking = /^(?:check|sign|hand|give|lend|book)$/;
const bringing = /^(?:bring|give|hand|put|take|carry|hang)$/;
const passing = /^(?:hand|give|pass)$/;
const after = (words: string) => new RegExp(`^(?:${words}\\b|${thing} ${words}(?=$|[,.]| (?!of\\b)))`, 'iu');
const [away, back, inside, across] = [after('out'), after('back'), after('in'), after('(?:over|on)')];
const toAnother = /\bto (?:another|the next|the other|a colleague|somebody else|someone else)\b/i;

/** Reads whether who does something takes a thing, brings it back or hands it on. */
export function handingOf({ verb, phrase }: { verb: string; phrase: string }): Handing | undefined {
  if (verb === 'return' && !/^(?:to|from|home|in|at)\b/i.test(phrase)) return 'back';
  if (bringing.test(verb) && back.test(phrase)) return 'back';
  if (verb === 'check' && inside.test(phrase)) return 'back';
  if (checking.test(verb) && away.test(phrase)) return 'out';
  if (passing.test(verb) && (across.test(phrase) || toAnother.test(phrase))) return 'over';
  return leaving.test(verb) && !/^(?:part|place|care|over|up|down|off)\b/i.test(phrase) ? 'out' : undefined;
}

/** The states that tell where a thing is when it was taken, or when it is back and free. */
export const statesByHanding: Readonly<Record<Handing, RegExp>> = {
  out: /^(?:taken|out|away|lent|on loan|borrowed|checked out|signed out|handed out|rented|hired|in use)\b/,
  back: /^(?:(?:back )?(?:in|at|on) (?:(?:the|its|their|our) )(?!way\b|road\b)\p{L}+|(?:back )?(?:in|at|on) (?!use|work|progress|repair|service|transit|order|way|loan|hold|time|review|process|question|route|board|\p{L}+ing\b)\p{L}+$|(?:available|free|back|home|here|returned)\b)/u,
  over: /^(?:handed over|passed on|handed on)\b/,
};
