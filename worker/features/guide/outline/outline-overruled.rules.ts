import { asNoun, patternOfNoun, singularOf } from '#worker/features/guide/grammar/words.rules.ts';

const denying =
  /\b(?:no|not|never|nobody|no one|none|neither|without|cannot|outside|closed|hidden|forbidden|private|refused?)\b|n['’]t\b/i;
/** 'No payments in the app.': what it is that there is to be none of. */
const none =
  /^no (?:more )?((?:\p{L}+ )?\p{L}{3,})(?= (?:in|by|from|through|within|inside) (?:the|this) (?:app|product|site|tool)|[.;,]|$)/iu;
const money = /^(?:payments?|money|card payments?)$/i;
const paidInIt =
  /\b(?:pay|pays|paid|payments?)\b[^.;]*\b(?:online|in advance|up ?front|in the app|through (?:it|the app)|stripe|paypal)\b/i;

/**
 * The lines on what it will not do that a line told later overrules: 'Bookings are paid in advance by card' and 'No payments in the app'
 * can't both hold, and what was told last does.
 */
export function overruledBy(line: string, nots: string[]): string[] {
  if (denying.test(line)) return [];
  return nots.filter((not) => {
    const what = none.exec(not.trim())?.[1];
    if (what === undefined) return false;
    if (money.test(what)) return paidInIt.test(line);
    // Of 'no public list' the whole is meant, and not each list.
    return what.split(' ').every((word) => patternOfNoun(asNoun(singularOf(word.toLowerCase()))).test(line));
  });
}
