import { gainsOfVerb, otherGains } from '#worker/features/guide/content/gains.ts';
import { receives } from '#worker/features/guide/content/verbs.ts';
import {
  capitalise,
  fill,
  headOf,
  joinClauses,
  lookUp,
  type Noun,
} from '#worker/features/guide/grammar/words.rules.ts';
import { doOf, isLimit, type Told } from '#worker/features/guide/idea/telling.rules.ts';

type Sides = { client: Noun; host: Noun | undefined };

const alert = /\b(?:alarm|alert|warning|message|notice|notification|reminder|call|e-?mail)$/;

/** What a statement is good for, as it stands after 'so that'; undefined where neither the owner nor the act itself tells it. */
export const gainOf = (told: Told, sides: Sides): string | undefined =>
  ownGainOf(told, sides) ?? (hides(told) ? otherGains.hidden : undefined);

/** What is gained by this very act: as the owner told it, or as its verb or a message says; what its whole family is good for is none. */
export function ownGainOf(told: Told, { client, host }: Sides): string | undefined {
  const { why, verb, who, device, object } = told;
  if (why) return why;
  // Who takes something back has it for good: nothing is settled between two.
  if (device || typeof who !== 'object' || (verb === 'take' && /\bback\b/.test(told.phrase))) return undefined;
  if (receives.test(verb) && object && alert.test(headOf(object))) return otherGains.alert;
  const byVerb = lookUp(gainsOfVerb, verb);
  const waiting = [host, client].find((noun) => noun && noun.one !== who.one);
  return byVerb && (waiting || !byVerb.includes('{others}'))
    ? fill(byVerb, { others: waiting?.many ?? '' })
    : undefined;
}

/** 'Nobody sees sick leave of others except HR'. */
const hides = ({ kind, not, who, text }: Told): boolean =>
  (kind !== 'act' || not || who === undefined) && /\b(?:sees?|knows?|reads?|views?)\b/.test(text) && isLimit(text);

/** What somebody hires the product for: what they do with it, and what they have of it in the end where that is told. */
export function jobOf(own: Told[], who: Noun, name: string, sides: Sides): string {
  const doings = own.filter(({ not, kind }) => kind === 'act' && !not).slice(0, 2);
  const last = doings.at(-1);
  if (!last) return `Rely on what ${name} shows ${who.many}, and step in when something goes wrong.`;
  const gain = gainOf(last, sides);
  return `${capitalise(joinClauses(doings.map(doOf)))}${gain ? `, so that ${gain}` : ''}.`;
}
