import { outlinedFact } from '#worker/features/guide/decisions/swaps.rules.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { stemsIn } from '#worker/features/guide/grammar/stems.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { capitalise, lowerFirst, nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import { tellsLoad } from '#worker/features/guide/outline/outline-loads.rules.ts';
import { inThird } from '#worker/features/guide/outline/outline-subjects.rules.ts';
import { type Criterion, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import { namesField } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { linkOf } from '#worker/features/guide/product/outlined-records.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { featureOfRule } from '#worker/features/guide/product/rule-features.rules.ts';

/** What a rule of the owner asks of the code. */
export type RuleKind =
  | 'network'
  | 'device'
  | 'access'
  | 'write'
  | 'fixed'
  | 'speed'
  | 'retention'
  | 'gate'
  | 'time'
  | 'limit'
  | 'reach'
  | 'state'
  | 'order'
  | 'audit'
  | 'same'
  | 'setting'
  | 'definition';
/** A rule of the owner: its sentence, what it asks of the code, the features that it touches and the criteria that hold it. */
export type OwnerRule = { text: string; kind: RuleKind; features: Feature[]; criteria: Criterion[] };

const amount =
  '(?:\\d[\\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fourteen|twenty|thirty|sixty|ninety|an?|one)';

/** The kinds by the words of a rule, the more particular first; what fits none says what something is. */
const kinds: readonly [kind: RuleKind, words: RegExp][] = [
  // On what it is used is no rule: it is what the product has to fit.
  [
    'setting',
    /^[^,;]{2,50}? (?:shares?|have|has|use|uses|work on|works on) (?:\S+ ){0,4}(?:computer|laptop|tablet|phone|iphone|ipad|pc|chromebook)s?\b|^(?:it )?works? (?:only )?(?:with|on|in) [^.;]*\bonly$/i,
  ],
  [
    'audit',
    /\b(?:every|each|any|all) (?:entr(?:y|ies)|rows?|records?|changes?|lines?)\b[^.]{0,80}\bwho\b[^.]{0,80}\bwhen\b/i,
  ],
  ['same', /\bsame (?:input|seed|data|file|question)\b[^.;]*\bsame\b|\bbecomes? the same\b/i],
  ['order', /\b(?:served|offered|shown|goes?|comes?) first\b|\bfirst, then\b/i],
  ['gate', /^(?:the (?:tool|app|program|system|command)|it) (?:may|can|must) only\b/i],
  ['limit', /^(?:at most|no more than|not more than|up to)\b/i],
  [
    'network',
    /\bnothing\b[^.;]*\bleaves\b|\bno data leaves\b|\bnever (?:reads? or )?sends?\b|\bonly reads from\b|\b(?:only|nothing but) [^.;]*\bis fetched\b|\bnothing is sent\b|\bnever printed\b/i,
  ],
  [
    'device',
    /\b(?:no|without(?: an?)?) (?:signal|internet|network|wi-?fi|connection|reception)\b|\boffline\b|\bswitched on again\b|\bkept on the (?:phone|tablet|device)\b|\bbattery\b/i,
  ],
  [
    'reach',
    /\bvoiceover\b|\bscreen readers?\b|\bwithout looking\b|\bgloves?\b|\bone hand\b|\blarge (?:letters|type|buttons)\b|\blanguages?\b|\btranslated\b/i,
  ],
  [
    'speed',
    new RegExp(
      `(?<!\\b(?:per|for|every|(?<!\\btimes? )of) )\\b${amount} (?:milliseconds?|ms|seconds?)\\b(?! after)|\\b(?:no longer than|takes? (?:less|no more) than|in under) ${amount} minutes?\\b|\\bis (?:listed|shown|found|answered)\\b[^.;]*\\bwithin ${amount} minutes?\\b`,
      'i',
    ),
  ],
  [
    'access',
    /\b(?:never|cannot|can't|may not|must not|does not|do not|don't|doesn't|nobody) (?:ever )?(?:sees?|reads?|hears?|looks? at)\b|\b(?:never|not|only) (?:ever )?(?:be )?(?:shown|seen|visible|read)\b|\b(?:seen|read|shown|visible)\b[^.;]*\bonly\b|\bsees? (?:only|no|nothing)\b|\bonly (?:sees?|reads?)\b|\b(?:list|report|export|sheet|page|history|message|answer)s?\b[^.;]*\bnever shows?\b|\bholds?\b[^.;]*\bnobody else's\b|\bnobody else (?:sees?|reads?)\b|\bmust not be (?:known|told|shown|visible) to\b|\bsees? [\p{L} ]+ only\b|\bto anyone but\b|\bno names? (?:on|in)\b/iu,
  ],
  [
    'retention',
    new RegExp(
      `\\b(?:is|are|be|stays?|must be) (?:kept|deleted|erased|removed|stored)\\b[^.;]*\\b(?:once|after|until|for|when|if|${amount} (?:days|weeks|months|years))\\b|\\b(?:keep|kept|delete)\\b[^.;]*\\b${amount} (?:days|weeks|months|years)\\b|\\bkept only\\b|\\bdo(?:es)? not stay\\b|\\bnothing\\b[^.;]*\\b(?:stays?|remains?|is left)\\b`,
      'i',
    ),
  ],
  [
    'fixed',
    /\b(?:nobody|no one|never|nothing)\b[^.;]*\b(?:delet|remov|chang|alter|edit|overwrit|backdat|eras|rewrit)|\b(?:may not|must not|mustn't|cannot) be (?:filled in|entered|added|changed|renumbered|deleted|removed|edited)(?: later| afterwards)?\b|^no (?:backdating|deleting|editing|overwriting|changing)\b/i,
  ],
  [
    'write',
    /\b(?:cannot|can not|may not|must not|can't|only)\b[^.;]*\b(?:chang|alter|edit|enter|delet|sign|write|confirm|approv|decid)/i,
  ],
  [
    'time',
    new RegExp(
      `\\b${amount} (?:working )?(?:minutes?|hours?|days?|weeks?|months?) (?:before|after)\\b|\\bthe day before\\b`,
      'i',
    ),
  ],
  [
    'state',
    new RegExp(
      `^(?!.*\\b${amount} (?:minutes?|hours?|days?|weeks?|months?|years?)\\b).*(?:\\b(?:rejects|discards|cancels|closes|blocks|ends|voids|stops) (?:the|an?|its|every) \\p{L}+|\\bbecomes? (?!the same)\\p{L}+|\\bis (?:discarded|rejected|cancelled|closed)\\b|\\bcounts? as\\b|\\bis shown as\\b|\\braises an? (?:alert|alarm)\\b)`,
      'iu',
    ),
  ],
  [
    'gate',
    /\b(?:before|until|unless|only (?:when|if|after|once|by)|closed only|counts only|only an?)\b|\b(?:never|not|no|nobody|nothing|cannot)\b[^.;]*\bwithout\b/i,
  ],
  [
    'limit',
    new RegExp(
      `\\b(?:no more than|not more than|at most|at least|up to|fewer than) ${amount} (?!(?:working )?(?:minutes?|hours?|days?|weeks?|months?|years?)\\b)`,
      'i',
    ),
  ],
  [
    'time',
    new RegExp(
      `\\b${amount} (?:working )?(?:minutes?|hours?|days?|weeks?|months?|years?)\\b|\\bon day \\d|\\bfrom the \\d+(?:st|nd|rd|th)\\b|\\b(?:every|each|once an?) (?:day|night|week|month|morning|evening|hour)\\b|\\b(?:midnight|noon)\\b|\\bby (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)\\b|\\b\\d{1,2}:\\d{2}\\b`,
      'i',
    ),
  ],
  [
    'gate',
    /\b(?:can|must|may) never be \p{L}+|\b(?:is|are) never \p{L}+(?:ed|en)\b|\b(?:cannot|can't|may not|must not) be \p{L}+|\brefuses?\b|\bno override\b/iu,
  ],
  [
    'limit',
    new RegExp(
      `\\b(?:no more than|at most|at least|not more than|up to|maximum|minimum|fewer than|more than|less than|over|above|below)\\b|\\bat a time\\b|\\b(?:is|are) one\\b|\\b(?:has|have|holds?|costs?) (?!an? )${amount}\\b|\\b${amount} (?:per ?cent|%)`,
      'i',
    ),
  ],
];

const onlyWho = /^only (?:the |an? )?((?:[\p{L}']+ ){1,5}?)[\p{L}]+s (?:an?|the|it|every|any)\b/iu;
/** 'As the room has no network' says why, and asks for nothing itself. */
const why = /,? (?:as|because|since) (?:the|an?|our|their|there|it|they|no)\b.*$/i;

/** What a rule asks of the code, by its words without its reason; how much there is bounds nothing. */
export function kindOfRule(rule: string): RuleKind {
  if (tellsLoad(rule)) return 'setting';
  const text = rule
    // What is entered or shown in quotation marks bounds nothing: 'no words'.
    .replace(/(?<=\s|^)['"‘“][^'"’”]{1,40}['"’”](?=\W|$)/g, 'so')
    .replace(why, '')
    .replace(/; \p{L}+(?: \p{L}+)? have \p{L}+\.?$/u, '')
    .replace(/[.\s]+$/, '');
  const who = onlyWho.exec(text)?.[1]?.trim().split(' ') ?? [];
  if (who.some((word) => kindOfNoun(word) === 'person')) return 'write';
  return kinds.find(([, words]) => words.test(text))?.[0] ?? 'definition';
}

const isLaterRule = (text: string) =>
  !/\?\s*$/.test(text) &&
  !/^(?:success:|i\b|we\b|actually\b)/i.test(text) &&
  /\b(?:never|must|only|may not|cannot|no more than|at most)\b/i.test(text);

/** The rules of the owner, those of the outline first and then what was told since in the form of a rule. */
export const ownerRules = oncePerProduct((product: Product): OwnerRule[] => {
  const { idea, loose } = product;
  const lines = idea.outline?.rules ?? [];
  const told = idea.isOutlined
    ? loose.flatMap(({ topic, decision }) => (topic !== outlinedFact && isLaterRule(decision) ? [decision] : []))
    : [];
  // 'It never sends what I browse' is a limit that the code has to hold.
  const limits = idea.isOutlined
    ? idea.nots.filter((text) => text.split(' ').length > 4 && kindOfRule(text) === 'network')
    : [];
  const all = [...lines, ...told, ...limits].filter((text, at, list) => list.indexOf(text) === at);
  return all.map((line) => {
    const text = capitalise(inThird(line, undefined, idea.self ?? idea.client).replace(/[.\s]+$/, ''));
    const criteria = holdersOf(product, line);
    const feature = criteria[0]?.feature ?? featureOfRule(product, line);
    return {
      text,
      kind: kindOfRule(line),
      criteria,
      features: [...new Set([...criteria.map((one) => one.feature), ...(feature ? [feature] : [])])],
    };
  });
});

const fewestShared = 0.6;
const mostHolders = 2;
const surely = 0.9;
/** The criteria that say what a rule says: most of its words stand in them. */
function holdersOf(product: Product, line: string): Criterion[] {
  const told = stemsIn(line);
  if (told.length < 2) return [];
  const found = listCriteria(product)
    .map((criterion) => {
      const own = new Set(stemsIn(`${criterion.cause} ${criterion.effect}`));
      return { criterion, share: told.filter((stem) => own.has(stem)).length / told.length };
    })
    .filter(({ share }) => share >= fewestShared)
    .toSorted((a, b) => b.share - a.share);
  // Two criteria hold a rule together only where both say it.
  return found
    .filter(({ share }, at) => at === 0 || (at < mostHolders && share >= surely))
    .map(({ criterion }) => criterion);
}

/** The records, fields and states that a text speaks of: 'deposit paid of the order'. A field that only points at another record is left to it. */
export function wordsAbout({ idea }: Product, text: string): string[] {
  const named = idea.records.filter(({ one }) => nounIn(one, text));
  const fields = idea.records.flatMap((record) =>
    record.fields
      .filter((field) => tellsApart(field.name) && !linkOf(idea, record, field) && namesField(text, field.name))
      .map(({ name }) => `${lowerFirst(name)} of the ${record.one}`),
  );
  const states = idea.records.filter((record) => namesState(text, record)).map(({ one }) => `state of the ${one}`);
  const told = [...fields, ...states];
  return [...told, ...named.map(({ one }) => `the ${one}`).filter((one) => !told.some((field) => field.endsWith(one)))];
}

/** A name, a date or a note is a field of nearly everything. */
export const tellsApart = (name: string): boolean =>
  name.length > 3 && !/^(?:name|date|time|text|kind|type|note|number|reason|state|place)$/i.test(name);

/** Whether a text names a state of a record by words that say nothing else: 'waiting for contribution'. */
export const namesState = (text: string, record: ToldRecord): boolean =>
  statesOf(record).some((state) => state.includes(' ') && nounIn(state, text));
