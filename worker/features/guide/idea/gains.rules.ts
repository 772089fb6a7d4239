import { gains, gainsOfVerb, otherGains } from '#worker/features/guide/content/gains.ts';
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
const handing = /^(?:submit|share|message|join)$/;

/** What a statement is good for, as it stands after 'so that'; those who act in it are 'they'. */
export function gainOf(told: Told, { client, host }: Sides): string {
  const { kind, not, who, device, verb, phrase, family, object, text } = told;
  if (kind !== 'act' || not || who === undefined) return gainOfRule(text);
  if (device) return /^(?:send|report|measure|transmit|record|log)$/.test(verb) ? otherGains.sends : otherGains.moves;
  if (/^(?:get|receive)$/.test(verb) && phrase !== '')
    return object && alert.test(headOf(object)) ? otherGains.alert : otherGains.gets;
  // 'Take turns' takes nothing.
  if (/^turns?\b/.test(phrase)) return gains.play;
  const byVerb = lookUp(gainsOfVerb, verb);
  const actor = who === 'product' ? undefined : who;
  const waiting = [host, client].find((noun) => noun && noun.one !== actor?.one);
  if (!waiting && handing.test(family)) return lookUp(otherGains, family) ?? otherGains.submit;
  return fill(byVerb && (waiting || !byVerb.includes('{others}')) ? byVerb : gains[family], {
    others: (waiting ?? client).many,
  });
}

/** What is gained by this very act: as the owner told it, or as its verb or a message says; what its whole family is good for is none. */
export function ownGainOf(told: Told, { client, host }: Sides): string | undefined {
  const { why, verb, who, device, object } = told;
  if (why) return why;
  // Who takes something back has it for good: nothing is settled between two.
  if (device || typeof who !== 'object' || (verb === 'take' && /\bback\b/.test(told.phrase))) return undefined;
  if (/^(?:get|receive)$/.test(verb) && object && alert.test(headOf(object))) return otherGains.alert;
  const byVerb = lookUp(gainsOfVerb, verb);
  const waiting = [host, client].find((noun) => noun && noun.one !== who.one);
  return byVerb && (waiting || !byVerb.includes('{others}'))
    ? fill(byVerb, { others: waiting?.many ?? '' })
    : undefined;
}

function gainOfRule(text: string): string {
  if (/\b(?:sees?|knows?|reads?|views?)\b/.test(text) && isLimit(text)) return otherGains.hidden;
  return isLimit(text) ? otherGains.limit : otherGains.rule;
}

/** What somebody hires the product for: what they do with it, and what they have of it in the end. */
export function jobOf(own: Told[], who: Noun, name: string, sides: Sides): string {
  const doings = own.filter(({ not, kind }) => kind === 'act' && !not).slice(0, 2);
  const last = doings.at(-1);
  if (!last) return `Rely on what ${name} shows ${who.many}, and step in when something goes wrong.`;
  return `${capitalise(joinClauses(doings.map(doOf)))}, so that ${gainOf(last, sides)}.`;
}
