import { baseOfParticiple } from '#worker/features/guide/content/verbs.ts';
import { familyOf } from '#worker/features/guide/grammar/families.rules.ts';
import { objectOf } from '#worker/features/guide/grammar/objects.rules.ts';
import { baseOfVerb, tagText } from '#worker/features/guide/grammar/phrases.rules.ts';
import { isPlural, lookUp, lowerFirst, type Noun, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import type { Person } from '#worker/features/guide/outline/outline-people.rules.ts';

/** Who may stand in a line, and what the product is called. */
export type Cast = { people: Person[]; self: Noun; name: string };

const determiner = '(?:(?:the|an?|each|every|all|any|our|my|their|his|her|both|one|another|some) )?';
const product =
  "(?:it|(?:the|this) (?:app|product|tool|site|website|system|extension|program|bot|game|service|platform|software|plugin|page|script|command))(?:'s)?";
const adverbs =
  '(?:(?:also|then|always|later|just|simply|automatically|first|themselves|himself|herself|himself|usually) )*';
const modal =
  '(?:can|could|may|might|will|would|should|must|shall|has to|have to|needs to|need to|is able to|are able to|wants to|want to|would like to|is allowed to|are allowed to|gets to|get to) ';
const denial =
  /^(?:never|not|cannot|can not|no longer)\b|^(?:can|could|may|might|will|would|should|must|shall|do|does|is|are|has|have)(?:n't| not| never)\b/i;
const leading =
  /^((?:when|whenever|if|as soon as|once|after|before|until|while|unless|every|each|at|on|from|in|within|for|during|by) [^,]{2,120}), (?=\S)/i;
const trailing = /,? ((?:when|whenever|if|as soon as|once|unless|until|while) .+)$/i;
const reason =
  /,? (?:so that|so(?= (?:they|he|she|it|we|i|nobody|the|everybody|everyone|people|no)\b)|because|in order to) (.+)$/i;
const bare = /^(?:be|is|are|was|were|am|has|have|had|need|needs|cost|costs|last|lasts|mean|means)$/;
const irregular: Readonly<Record<string, string>> = {
  has: 'have',
  is: 'be',
  are: 'be',
  does: 'do',
  goes: 'go',
  undoes: 'undo',
};

const plain = (line: string) =>
  line
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/[.!;,\s]+$/, '')
    .trim();

/** The base form of the word that stands where the verb does, known or not. */
function baseOf(word: string): string {
  const lower = word.toLowerCase();
  const known = lookUp(irregular, lower) ?? baseOfVerb(lower);
  if (known) return known;
  if (/[^aeiou]ies$/.test(lower)) return `${lower.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh|o)es$/.test(lower)) return lower.slice(0, -2);
  return /[^s]s$/.test(lower) ? lower.slice(0, -1) : lower;
}

/** Who a line begins with, and the words after; undefined where that is nobody of the cast. */
function subjectOf(
  line: string,
  { people, self, name }: Cast,
  before: Told['who'],
): { who: Told['who']; rest: string } | undefined {
  const named = people.flatMap(({ noun, names }) => [noun.many, noun.one, ...names].map((word) => ({ word, noun })));
  for (const { word, noun } of named.toSorted((a, b) => b.word.length - a.word.length)) {
    const found = new RegExp(`^${determiner}${toPattern(word)} (?!of\\b)`, 'iu').exec(line);
    if (found) return { who: noun, rest: line.slice(found[0].length) };
  }
  // 'The mate' is one of the 'signalling mates'.
  for (const { noun } of people) {
    const head = noun.one.split(' ').at(-1) ?? '';
    const found = noun.one.includes(' ') && new RegExp(`^${determiner}${toPattern(head)}s? `, 'iu').exec(line);
    if (found) return { who: noun, rest: line.slice(found[0].length) };
  }
  const own = /^(?:I|we)(?:'d|'ll|'ve)? /i.exec(line);
  if (own) return { who: self, rest: line.slice(own[0].length) };
  const it = new RegExp(`^(?:${product}|${toPattern(name)}) `, 'iu').exec(line);
  if (it) return { who: 'product', rest: line.slice(it[0].length) };
  const they = /^(?:they|he|she|(?:every|any|some)(?:body|one)|people|users|you) /i.exec(line);
  return they && typeof before === 'object'
    ? { who: before, rest: line.slice(they[0].length) }
    : they
      ? { who: people[0]?.noun ?? self, rest: line.slice(they[0].length) }
      : undefined;
}

/** 'my list' in a line of the writer is 'their list', in one of others it is that of the writer. */
function inThird(text: string, who: Told['who'], self: Noun): string {
  const isOwn = typeof who === 'object' && who.one === self.one;
  const their = isOwn ? 'their' : `the ${self.one}'s`;
  const them = isOwn ? 'them' : `the ${self.one}`;
  const they = isOwn ? 'they' : `the ${self.one}`;
  const [has, is] = isOwn ? ['have', 'are'] : ['has', 'is'];
  return text
    .replace(/\b(?:my|our)\b/gi, their)
    .replace(/\b(?:I've|we've)\b/gi, `${they} ${has}`)
    .replace(/\b(?:I'm|we're|I am|we are)\b/gi, `${they} ${is}`)
    .replace(/\b(?:I|we) have\b/gi, `${they} ${has}`)
    .replace(/\b(?:me|us)\b/gi, them)
    .replace(/\bI\b|\bwe\b/g, they);
}

/** Whether a line says what must not be, or how something is: it holds, and nobody does it. */
export function isRuleLine(line: string, cast: Cast): boolean {
  const text = plain(line);
  const rest = text.replace(leading, '');
  if (/^(?:nobody|no one|no-one|nothing|none|neither|no |only |never |at most|at least|not )/i.test(rest)) return true;
  const subject = subjectOf(rest, cast, undefined);
  return subject !== undefined && (denial.test(subject.rest) || /^only /i.test(subject.rest));
}

/**
 * Reads a line on what somebody or the product does: subject, verb, what follows, condition and reason.
 * @param before who did what the line before tells, for 'they'.
 * @returns undefined where the line begins with nobody of the cast or names no act.
 */
export function readActLine(line: string, cast: Cast, before?: Told['who']): Told | undefined {
  let text = plain(line);
  const [, lead] = leading.exec(text) ?? [];
  if (lead) text = text.replace(leading, '');
  const subject = subjectOf(text, cast, before);
  if (!subject) return undefined;
  const { who } = subject;
  let rest = subject.rest.replace(new RegExp(`^(?:${modal})?${adverbs}(?:${modal})?${adverbs}`, 'i'), '');
  if (denial.test(rest)) return undefined;
  const why = reason.exec(rest)?.[1];
  if (why) rest = rest.replace(reason, '');
  const tail = trailing.exec(rest)?.[1];
  if (tail && rest.length - tail.length > 5) rest = rest.slice(0, -tail.length).replace(/,?\s*$/, '');
  const when = [lead && lowerFirst(lead), tail].filter(Boolean).join(', ');
  const [first = '', ...words] = rest.split(' ');
  const around = {
    ...(when ? { when: inThird(when, who, cast.self) } : {}),
    ...(why ? { why: inThird(why, who, cast.self) } : {}),
  };
  const done = passiveOf(first, words);
  if (done && typeof who === 'object') return tell('product', done.verb, `${who.many} ${done.rest}`.trim(), around);
  if (bare.test(first.toLowerCase())) return undefined;
  const verb = baseOf(first);
  const isOne = verb !== first.toLowerCase();
  const phrase = inThird(words.join(' '), who, cast.self);
  return tell(who, verb, isOne ? inBase(phrase) : phrase, around);
}

/** 'Viewers are told', 'viewers get reminded': the product does it to them. */
function passiveOf(first: string, [second = '', ...rest]: string[]): { verb: string; rest: string } | undefined {
  if (!/^(?:is|are|gets?|be)$/i.test(first) || /^by$/i.test(rest[0] ?? '')) return undefined;
  const verb = baseOfParticiple(second) ?? (/ed$/.test(second) ? baseOfVerb(second) : undefined);
  return verb === undefined || verb === '' ? undefined : { verb, rest: rest.join(' ') };
}

/** 'marks a session and removes the mark': the second verb in the form of the first. */
const inBase = (phrase: string) =>
  phrase.replace(
    /(\band (?:then )?|, )(\p{Ll}{3,}s)(?= (?:the|an?|their|its|it|them|each|every|all|which|what|who|how|to|in|on|off|out|up|with)\b)/gu,
    (all, joint: string, word: string) => {
      const base = baseOfVerb(word);
      return base && base !== word ? `${joint}${base}` : all;
    },
  );

function tell(who: Told['who'], verb: string, phrase: string, around: Pick<Told, 'when' | 'why'>): Told {
  const subject = typeof who === 'object' ? who.many : 'it';
  const object = objectOf((tagText(`They ${verb} ${phrase}.`)[0] ?? []).slice(2), verb);
  return {
    ...{ kind: 'act', who, device: false, subject, not: false, verb, phrase },
    family: familyOf(verb, phrase) ?? 'record',
    text: `${subject} ${typeof who === 'object' && !isPlural(who.many) ? verb : verb} ${phrase}`.trim(),
    ...(object ? { object } : {}),
    ...around,
  };
}
