import { lowerFirst, type Noun, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { finite, personFirst } from '#worker/features/guide/outline/outline-rule-forms.rules.ts';

const shall = 'THE SYSTEM SHALL';

/** What is done to an entry by the product itself, where nobody is named. */
const byProduct: Readonly<Record<string, string>> = {
  ...{ kept: 'keep', stored: 'store', deleted: 'delete', erased: 'erase', archived: 'archive', masked: 'mask' },
  ...{ shown: 'show', displayed: 'display', listed: 'list', hidden: 'hide', marked: 'mark', counted: 'count' },
  ...{ sorted: 'sort', rounded: 'round', logged: 'log' },
};
const subject =
  '(?!(?:if|when|while|nothing|nobody|none|no|it|they|that|this|what|who|on|at|in|after|before|only)\\b)((?:[\\p{L}\\d\'’"“”-]+,? ){1,12}?)';
const done = new RegExp(
  `^${subject}(?:is|are|gets?) (?:(?:always|then|still|ever) )*(${Object.keys(byProduct).join('|')})\\b(.*)$`,
  'iu',
);
const onlyDone = new RegExp(
  `^${subject}(?:is|are|gets?) (?:(\\p{L}+(?:ed|en)) only|only (\\p{L}+(?:ed|en))) ((?:when|if|after|once|by) .+)$`,
  'iu',
);
const seenBy = new RegExp(`^${subject}(?:is|are) (?:only seen|seen only|seen) by (.+?)( only)?$`, 'iu');
const countedAs = new RegExp(`^(?:${subject}|(it) )counts? as (.+)$`, 'iu');
const countedFrom = new RegExp(`^${subject}counts? from (.+)$`, 'iu');
const takenFrom = new RegExp(`^${subject}comes? from (.+)$`, 'iu');
const reaches = new RegExp(`^${subject}(?:is|are) with (.+?) ((?:within|by|before|no later than) .+)$`, 'iu');
const hasBy =
  /^(\p{Lu}\p{L}+|the (?:\p{L}+ )?\p{L}+) (?:has|gets|receives) ((?:the|an?|each|every|all) (?:\p{L}+ )?\p{L}+) ((?:by|within|before|no later than) .+)$/u;
const goesTo = new RegExp(`^${subject}goes to (.+)$`, 'iu');
const allowed = new RegExp(
  `^${subject}(?:may|(?:is|are|must be|should be) (?:also )?allowed to) (?!not\\b|only\\b|never\\b)(.+)$`,
  'iu',
);
/** 'On recall every bottle is listed': upon what it is done. */
const upon = /^(?:on|upon) (\p{Ll}+) (?=(?:every|each|all|the|an?) )/iu;
const relative = / (?:whose|which|that|who) .+$/i;
const sound = (text: string) => !finite.test(text.replace(relative, '').replace(/["“][^"”]*["”]/g, ''));

/**
 * What a clause on how things are asks the product to do: keep, show, count, send or allow something.
 * @param text the clause as it stands in the middle of a sentence; of what stands in no such form nothing is returned.
 */
export function deedOf(text: string, people: Noun[]): string | undefined {
  const [lead, event = ''] = upon.exec(text) ?? [];
  const deed = plainDeed(lead ? text.slice(lead.length) : text, people);
  return deed && (lead ? `WHEN there is ${withArticle(lowerFirst(event))}, ${shall} ${deed}.` : `${shall} ${deed}.`);
}

function plainDeed(text: string, people: Noun[]): string | undefined {
  const [, seen = '', by = '', only] = seenBy.exec(text) ?? [];
  if (seen && sound(seen))
    return `show ${seen.trim()} ${only || /only seen|seen only/.test(text) ? 'only ' : ''}to ${by}`;
  const [, bounded = '', early, late, cond = ''] = onlyDone.exec(text) ?? [];
  if (bounded && sound(bounded)) return `let ${bounded.trim()} be ${early ?? late} only ${cond}`;
  const [, kept = '', verb = '', rest = ''] = done.exec(text) ?? [];
  const base = byProduct[verb.toLowerCase()];
  // 'Is shown as missed and may not be filled in' says more than what is done.
  if (base && sound(kept) && !/\b(?:and|or|but) (?:is|are|can|may|must|cannot)\b/.test(rest) && !/^ by\b/.test(rest))
    return `${base} ${kept.trim()}${base === 'mark' ? rest.replace(/^ (?!as\b|with\b|in\b)/, ' as ') : rest}`;
  const [, some = '', it, what = ''] = countedAs.exec(text) ?? [];
  if (what && sound(some)) return `count ${(it ?? some).trim().replace(/^they$/i, 'them')} as ${what}`;
  const [, span = '', since = ''] = countedFrom.exec(text) ?? [];
  if (since && sound(span)) return `count ${span.trim()} from ${since}`;
  const [, fact = '', source = ''] = takenFrom.exec(text) ?? [];
  if (source && sound(fact)) return `take ${fact.trim()} from ${source}`;
  return sentDeed(text, people) ?? allowedDeed(text);
}

/** 'The report is with the customer within a day', 'Moira has the sheet by noon', 'the report goes to the manager'. */
function sentDeed(text: string, people: Noun[]): string | undefined {
  const [, thing = '', whom = '', time = ''] = reaches.exec(text) ?? [];
  if (time && sound(thing) && !/ (?:that|which|who) $/i.test(thing)) return `send ${thing.trim()} to ${whom} ${time}`;
  const [, who = '', gets = '', by = ''] = hasBy.exec(text) ?? [];
  if (by) return `send ${who} ${gets} ${by}`;
  const [, goes = '', to = ''] = goesTo.exec(text) ?? [];
  const one = goes.trim();
  return to && sound(goes) && personFirst(`${to} `, people) !== undefined
    ? `send ${/^(?:the|an?|each|every|all) /i.test(one) ? one : `the ${one}`} to ${to}`
    : undefined;
}

/** What says more than what there may be. */
const more = /\bonly\b|:|\b(?:and|but|or) (?:it |they )?(?:is|are|must|has|have)\b/i;

/** 'One grave may have six people in it, and one person may be on two stones': what there may be, and no limit. */
function allowedDeed(text: string): string | undefined {
  const parts = text.split(/,? and (?=[^,]+ may )/i).map((part) => allowed.exec(part));
  if (parts.some((part) => part === null || !sound(part[1] ?? '') || more.test(part[2] ?? ''))) return undefined;
  const told = parts.map((part) => `${part?.[1]?.trim()} ${part?.[2]}`);
  return told.length > 0 ? `let ${told.join(', and ')}` : undefined;
}
