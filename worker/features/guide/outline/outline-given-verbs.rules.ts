import type { Outcome } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { baseOfPassive, baseOfVerb, tagText } from '#worker/features/guide/grammar/phrases.rules.ts';
import { lowerFirst, type Noun } from '#worker/features/guide/grammar/words.rules.ts';
import { broughtAbout } from '#worker/features/guide/outline/outline-brought-about.rules.ts';
import { finite } from '#worker/features/guide/outline/outline-rule-forms.rules.ts';
import { inShape } from '#worker/features/guide/outline/outline-shapes.rules.ts';
import { isClause } from '#worker/features/guide/outline/outline-state-said.rules.ts';

const passive =
  /^(?!.*\b(?:who|whoever)\b)(?:then )?([^,;]{2,60}?) (?:is|are) ((?:not |never )?)(\p{L}+)(?: ((?:back|out|off|up|away|down)\b))?(?= (?:to|with|as|in|from|on|into|at|by|for|of|straight|again|live|when|until|once)\b|,|$)(.*)$/iu;

/** 'Is stamped by the app': the product does it. */
const byItself = /^by (?:the (?:app|product|system|tool|site)|itself|it)$/i;

/** 'The readings are added to the map' as 'add the readings to the map'; undefined where the text says no such thing. */
export function inActive(text: string): string | undefined {
  const [, thing = '', not = '', word = '', particle = '', rest = ''] = passive.exec(text) ?? [];
  const base = baseOfPassive(word.toLowerCase());
  if (
    !base ||
    /^(?:need|suppose|allow|do|take|interest|tire|finish|expire)$/.test(base) ||
    isClause(thing) ||
    (/^by /.test(rest.trim()) && !byItself.test(rest.trim()))
  )
    return undefined;
  const more = byItself.test(rest.trim()) ? '' : rest;
  return `${not ? 'never ' : ''}${[base, particle].filter(Boolean).join(' ')} ${thing.replace(/^they$/i, 'them')}${more}`;
}

const byProduct = /^(?:then )?(?:the )?(?:app|product|system|tool|site|website|screen) (\p{Ll}+s)\b(.*)$/iu;

const inBase = (rest: string) =>
  rest.replace(
    /(?<=\b(?:and|or) )\p{Ll}{3,}s\b(?= (?:an?|the|it|them|done|so|that)\b)/gu,
    (word) => baseOfVerb(word) ?? word,
  );

/** 'A file I can load into it', 'clean printout of the month': a thing, whatever is said of it. */
const thingOnly =
  /^an? (?:[\p{L}-]+ ){1,3}(?:(?:that|which) )?(?:I|we|they|he|she|you) (?:can|could|may) [^,;]+$|^(?:clean|clear|complete|separate|empty|correct|open) \p{L}+ (?:of|for|with|per|by)\b/iu;
/** 'The due pianos in and near that village, with name and phone': rows, and what stands with them. */
export const rowsOnly = /^(?:the|all) (?:[\p{L}-]+ ){0,2}[\p{L}-]+s (?:in|near|of|for|on|with|within|around)\b[^;]*$/iu;
/** 'The highest bid wins', 'points move from one to the other': nouns to a tagger, and a sentence all the same. */
const saysDoing =
  /^(?:(?:the|an?|each|every|this|that) )?[^,;:]{3,60}? (?<!\b(?:of|for|per|with|by|from|to|in|on) )(?:moves|goes|wins|stays|sees|pays|loses|keeps|disappears|leaves|counts)(?= |$)(?! of\b)|^(?:(?:the|all|both|their|these) )?[\p{L}-]+s (?:move|go|win|stay|see|pay|lose|keep|disappear|leave)\b/iu;

/** A text without the clauses that hang on its nouns: 'who was offered it' is one itself. */
export const withoutAsides = (text: string): string =>
  text.replace(
    /^(?:who|whose|what|which|how|where|when|whether) .*| (?:that|which|who|whose|what|where|when|if|whether|how|since|until) .*$/i,
    '',
  );

/** Whether a text that a tagger takes for nouns says what somebody or something does. */
const hasOwnVerb = (text: string) =>
  /^(?:it|they|he|she|you|we|I) |\b(?:says?|stands?|sees?|tells?|is|are|was|has|have|can)\b/i.test(
    withoutAsides(text),
  ) ||
  /^(?:the|its|their|his|her) [\p{L}-]+ (?:stops|starts|rings|turns|shows|moves|closes|opens|disappears|changes|rises|falls|sounds|goes|comes|gets|stays)\b/iu.test(
    text,
  ) ||
  /^(?:the|all|both|those) .*\b\p{L}+s? (?:meet|play|win|lose|leave|stay|come|go|pay|begin|start|end|stop|change|move|open|close|count|apply|add up)$/iu.test(
    text,
  );

const message =
  '(?:reminders?|messages?|e-?mails?|mails?|sms|texts?|push(?:es)?|notes?|notifications?|warnings?|invitations?|receipts?|confirmations?|thank-yous?|alarms?|alerts?|letters?)';

const toSend = new RegExp(`^((?:(?:an?|one|another|the) )?(?:\\p{L}+ ){0,2}?${message}\\b.*?)(?: to (.+))?$`, 'iu');

const noneSent = new RegExp(`^no (?:more |further |new |other )?(?:\\p{L}+ )?${message}\\b`, 'iu');

/**
 * What a text does that names no act of the product: a bare noun gets the verb that brings it about, 'a reminder to both' is sent, 'no new
 * round ups' are allowed no more; what says itself what happens stays as it is.
 */
export function withVerb(outcome: Outcome, people: Noun[]): Outcome {
  const { text } = outcome;
  const shaped = inShape(text);
  if (shaped) return { way: 'do', text: shaped };
  const [, does = '', rest = ''] = byProduct.exec(text) ?? [];
  const doing = baseOfVerb(does);
  if (doing && doing !== does) return { way: 'do', text: `${doing}${inBase(rest)}` };
  const [, missing = '', list = ''] =
    /^(who(?:ever)? .+?) (?:shows up|appears|turns up|stands) on ((?:the|my|our|their|his|her|its) .+)$/iu.exec(text) ??
    [];
  if (list) return { way: 'do', text: `show on ${list} ${lowerFirst(missing)}` };
  if (noneSent.test(text)) return { way: 'do', text: `send ${text}` };
  const [, allowed] = /^(?:then )?(?:they|he|she) can (.+)$/i.exec(text) ?? [];
  if (allowed) return { way: 'do', text: `let them ${allowed}` };
  if (/^no (?:more|further|other|new) /i.test(text)) return { way: 'do', text: `allow ${text}` };
  if (thingOnly.test(text) || (rowsOnly.test(text) && !finite.test(text) && !hasOwnVerb(text)))
    return { way: 'do', text, isBare: true };
  const [, written = ''] = /^(?:an? )?(notes? (?:of|that|on|about|what|saying) .+)$/i.exec(text) ?? [];
  if (written) return { way: 'do', text: `keep ${written.replace(/^note /i, 'a note ')}` };
  if (isClause(text)) {
    const brought = broughtAbout(text, people);
    return brought ? { way: 'do', text: brought } : outcome;
  }
  const [first = '', ...more] = text.split(' ');
  const act = /^\p{Ll}{3,}s$/u.test(first) && /^(?:an?|the|\d+|at|in|to|it|them|back|off|up|for)$/.test(more[0] ?? '');
  if (act)
    return { way: 'do', text: [baseOfVerb(first) ?? first.replace(/(?<=[sxz]|ch|sh)es$|s$/, ''), ...more].join(' ') };
  if (/^no /i.test(text)) return { way: 'do', text: `allow ${text}` };
  const [, sent, whom] = toSend.exec(text) ?? [];
  if (sent) return { way: 'tell', verb: 'send', whom: whom ?? '', rest: sent, text };
  const base = baseOfPassive(first.toLowerCase());
  if (base && more.length > 0 && /^(?:to|by|in|on|at|for|from|with|off|grey|within)$/.test(more[0] ?? ''))
    return { way: 'do', text: `${base} it ${more.join(' ')}` };
  if (/^(?:about|within|at most|no more than|up to) \d+ (?:seconds?|minutes?|hours?|days?)\b/.test(text))
    return { way: 'do', text: `take ${text}` };
  if (/^(?:at most|no more than|up to|only)\b/i.test(text)) return { way: 'do', text: `allow ${text}` };
  if (/^(?:otherwise|else)\b/i.test(text)) return { way: 'do', text: `do it ${text}` };
  if (/^exit code\b/i.test(text)) return { way: 'do', text: `end with ${text}` };
  const [{ tag } = { tag: 'noun' }, second] = tagText(text)[0] ?? [];
  const [, left] = /^gone from (the (?:list|queue|plan|page|board|map|calendar))\b/i.exec(text) ?? [];
  if (left) return { way: 'do', text: `take it off ${left}` };
  if (tag === 'adj' && second?.tag !== 'noun' && second?.tag !== 'adj') return { way: 'do', text: `make it ${text}` };
  // 'The two winners of the semis meet' is no thing that could be made.
  return saysDoing.test(text) || hasOwnVerb(text) ? outcome : { way: 'do', text, isBare: true };
}
