import { baseOfParticiple } from '#worker/features/guide/content/verbs.ts';
import { familyOf } from '#worker/features/guide/grammar/families.rules.ts';
import { objectOf } from '#worker/features/guide/grammar/objects.rules.ts';
import { baseOfVerb, tagText } from '#worker/features/guide/grammar/phrases.rules.ts';
import {
  capitalise,
  isPlural,
  lookUp,
  lowerFirst,
  type Noun,
  toPattern,
} from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import type { Person } from '#worker/features/guide/outline/outline-people.rules.ts';

/** Who may stand in a line, and what the product is called. */
export type Cast = { people: Person[]; self: Noun; name: string };

const determiner = '(?:(?:the|an?|each|every|all|any|our|my|their|his|her|both|one|another|some) )?';
const product =
  "(?:it|(?:the|this) (?:tablet|screen)|(?:(?:the|this) )?(?:app|product|tool|site|website|system|extension|program|programme|bot|game|service|platform|software|plugin|page|script|command))(?:'s)?";
const adverbs =
  '(?:(?:also|then|always|later|just|simply|automatically|first|themselves|himself|herself|himself|usually) )*';
const modal =
  '(?:can|could|may|might|will|would|should|must|shall|has to|have to|needs to|need to|is able to|are able to|be able to|be allowed to|wants to|want to|would like to|is allowed to|are allowed to|gets to|get to) ';
const denial =
  /^(?:never|not|cannot|can not|no longer)\b|^(?:can|could|may|might|will|would|should|must|shall|do|does|is|are|has|have)(?:n't| not| never)\b/i;
const leading =
  /^((?:when|whenever|if|as soon as|once|after|before|until|while|unless|every|each|at|on|from|in|within|for|during|by) [^,]{2,120}), (?=\S)/i;
const trailing =
  /(?<!\b(?:and|or|but|see|at)),? ((?:when|whenever|if|as soon as|once(?! an? )|unless|until|while) .+)$/i;
/** 'Say when they are out', 'choose if it rains': what follows is what is said, no condition. */
const asking =
  /^(?:see|say|tell|ask|know|learn|find|find out|show|check|enter|note|record|write|write down|mark|choose|decide|set|pick|remember|report|look up)s?$/i;
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

/** Who a line begins with: of whom it speaks, in which words, and the words after. */
type Subject = { who: Told['who']; words: string; rest: string };

/** Who a line begins with; undefined where that is nobody of the cast. */
function subjectOf(line: string, cast: Cast, before: Told['who']): Subject | undefined {
  const { people, self, name } = cast;
  const person = personAt(line, people);
  if (person) return withAside({ who: person.noun, ...person }, cast);
  const own = /^(?:I|we)(?:'d|'ll|'ve)? |^me (?=(?:and|or) )/i.exec(line);
  if (own && /^(?:and|or) /.test(line.slice(own[0].length)))
    return withAside({ who: self, words: `the ${self.one}`, rest: line.slice(own[0].length) }, cast);
  if (own) return { who: self, words: self.many, rest: line.slice(own[0].length) };
  const it = new RegExp(`^(?:${product}|${toPattern(name)}) `, 'iu').exec(line);
  if (it) return { who: 'product', words: name, rest: line.slice(it[0].length) };
  const they = /^(?:they|he|she|(?:every|any|some)(?:body|one)|whoever|people|users|you) /i.exec(line)?.[0];
  if (they === undefined) return undefined;
  const rest = line.slice(they.length);
  const meant = /^(?:they|he|she) /i.test(they) && typeof before === 'object' ? before : (people[0]?.noun ?? self);
  const named = /^(?:he|she) /i.test(they) ? `the ${meant.one}` : meant.many;
  const isNamed = /^(?:they|he|she|you) /i.test(they);
  return withAside(
    { who: meant, words: isNamed ? named : they.trim(), rest: /^whoever/i.test(they) ? `who ${rest}` : rest },
    cast,
    /^whoever/i.test(they),
  );
}

/** 'Physician' of 'physician in charge'. */
const headWord = ({ one }: Noun) =>
  one
    .split(/ (?:of|in|on|at|from|for|with|to|under|over) /)[0]
    ?.split(' ')
    .at(-1) ?? one;

/** The kind of people that a text begins with, the longest name first. */
function personAt(line: string, people: Person[]): { noun: Noun; words: string; rest: string } | undefined {
  const named = people.flatMap(({ noun, names }) => [noun.many, noun.one, ...names].map((word) => ({ word, noun })));
  // 'The mate' is one of the 'signalling mates'.
  const heads = people.flatMap(({ noun }) => (noun.one.includes(' ') ? [{ word: headWord(noun), noun }] : []));
  for (const { word, noun } of [...named.toSorted((a, b) => b.word.length - a.word.length), ...heads]) {
    const found = new RegExp(`^${determiner}${toPattern(word)}(?: (?:people|staff|team|folks))? (?!of\\b)`, 'iu').exec(
      line,
    );
    if (found) return { noun, words: found[0].trim(), rest: line.slice(found[0].length) };
  }
  return undefined;
}

const aside = /^(?:who|that|which|whose|on|in|at|from|under|over|with|without|of|for|near) /i;
const opensNoun =
  /^(?:an?|the|each|every|all|any|some|no|of|to|in|on|at|per|for|with|by|from|and|or|their|our|its|his|her|my|who|that|which|not|is|are|has|have|can|may|must)$/i;

/** 'A nurse or a porter who admits a patient ticks …': other people beside, and what is said of them, belong to the subject. */
function withAside(subject: Subject, cast: Cast, isWhoever = false): Subject {
  const [joint] = /^(?:and|or|&) /i.exec(subject.rest) ?? [];
  const beside = subject.rest.slice(joint?.length ?? 0);
  const [own] = joint ? (/^(?:I|me|we) /.exec(beside) ?? []) : [];
  const other = own
    ? { noun: cast.self, words: `the ${cast.self.one}`, rest: beside.slice(own.length) }
    : joint
      ? personAt(beside, cast.people)
      : undefined;
  if (joint && other)
    return withAside({ ...subject, words: `${subject.words} ${joint}${other.words}`, rest: other.rest }, cast);
  if (!aside.test(subject.rest)) return subject;
  const words = subject.rest.split(' ');
  const isMany = isPlural(subject.words.split(' ').at(-1) ?? '');
  const first = /^(?:who|that|which)$/i.test(words[0] ?? '') ? 2 : 1;
  const at = words.findIndex((word, index) => {
    if (index < first || opensNoun.test(words[index - 1] ?? '')) return false;
    const base = baseOfVerb(word.toLowerCase());
    return base !== undefined && !/(?:ed|ing)$/.test(word) && (isMany ? base === word : base !== word);
  });
  if (at < 0) return subject;
  const said = words.slice(isWhoever ? 1 : 0, at).join(' ');
  return { ...subject, words: `${subject.words} ${said}`, rest: words.slice(at).join(' ') };
}

/** 'my list' in a line of the writer is 'their list', in one of others it is that of the writer. */
export function inThird(text: string, who: Told['who'], self: Noun): string {
  const isOwn = typeof who === 'object' && who.one === self.one;
  const their = isOwn ? 'their' : `the ${self.many}${self.many.endsWith('s') ? "'" : "'s"}`;
  const [they, them] = isOwn ? ['they', 'them'] : [self.many, self.many];
  return text
    .replace(/\b(?:my|our)\b/gi, their)
    .replace(/\b(?:I've|we've)\b/gi, `${they} have`)
    .replace(/\b(?:I'm|we're|I am|we are)\b/gi, `${they} are`)
    .replace(/\b(?:mine|ours)\b/gi, isOwn ? 'theirs' : `those of the ${self.many}`)
    .replace(/\b(?:me|us)\b/gi, them)
    .replace(/\bI\b|\b[Ww]e\b/g, they);
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
  const told = plain(line);
  const lead = leadOf(told, cast, before);
  const text = lead ? told.slice(lead.length).replace(/^,? /, '') : told;
  const subject = subjectOf(text, cast, before);
  if (!subject) return undefined;
  const { who } = subject;
  let rest = subject.rest.replace(new RegExp(`^(?:${modal})?${adverbs}(?:${modal})?${adverbs}`, 'i'), '');
  if (denial.test(rest) || aside.test(rest)) return undefined;
  const upon = thenOf(rest, cast);
  if (upon) rest = rest.slice(0, -upon.told.length);
  const why = reason.exec(rest)?.[1];
  if (why) rest = rest.replace(reason, '');
  const tail = trailing.exec(rest)?.[1];
  const act = rest;
  const isCut = tail !== undefined && rest.length > tail.length && !asking.test(rest.slice(0, -tail.length).trim());
  if (isCut) rest = rest.slice(0, -tail.length).replace(/,?\s*$/, '');
  const when = [lead && lowerFirst(lead), isCut ? tail : undefined].filter(Boolean).join(', ');
  // 'The app nags, it does not hold it up': what it does not do stays in the sentence alone.
  rest = rest.replace(/^(\p{L}+), (?:it|they) (?:do|does|must|can|will)\b.*$/u, '$1');
  const [first = '', ...words] = rest.split(' ');
  const around = {
    ...(when ? { when: inThird(when, who, cast.self) } : {}),
    ...(why ? { why: inThird(why, who, cast.self) } : {}),
    ...(upon ? { upon: inThird(upon.does, who, cast.self) } : {}),
    ...tellLine(line, subject, act, lead, cast),
  };
  const done = passiveOf(first, words);
  if (done && typeof who === 'object') return tell('product', done.verb, `${who.many} ${done.rest}`.trim(), around);
  // 'It has a history for each tool' names a part of the product.
  const isPart = who === 'product' && /^ha(?:s|ve)$/i.test(first) && words.length > 1;
  if (bare.test(first.toLowerCase()) && !isPart) return undefined;
  const verb = baseOf(first);
  const isOne = verb !== first.toLowerCase();
  const phrase = inThird(words.join(' '), who, cast.self);
  return tell(who, verb, isOne ? inBase(phrase) : phrase, around);
}

/** The line in the third person, and what of it is a cause: 'a nurse ticks each item'. */
function tellLine(
  line: string,
  { who, words, rest }: Subject,
  act: string,
  lead: string | undefined,
  { self, people }: Cast,
): { line: string; cause: string } {
  const told = plain(line);
  const opening = lead ? `${inThird(lead, who, self)}, ` : '';
  const doing = inThird(act, who, self);
  const tail = told.slice(told.lastIndexOf(rest));
  const whole = inThird(tail, who, self);
  const [, met] = /^(?:when|whenever|if|once|as soon as) (.+)$/i.exec(lead ?? '') ?? [];
  const isNamed = people.some(({ names }) => names.some((one) => words.startsWith(one)));
  const subject = isNamed ? words : lowerFirst(words);
  return {
    line: capitalise(`${opening}${who === 'product' ? words : opening ? subject : words} ${whole}`),
    cause: [
      met ? `${inThird(met, who, self)} and ` : '',
      `${subject} ${doing}`,
      lead && !met ? ` ${lowerFirst(lead)}` : '',
    ].join(''),
  };
}

const preposed = /^(?:on|at|in|after|before|every|each|within|from|during|by|once) /i;

/** What a line says before its subject: 'When the patient goes home', 'On day 6'. */
function leadOf(told: string, cast: Cast, before: Told['who']): string | undefined {
  if (subjectOf(told, cast, before)) return undefined;
  const words = told.split(' ');
  const most = preposed.test(told) ? Math.min(8, words.length - 2) : 0;
  for (let at = 2; at < most && !/,$/.test(words[at - 2] ?? ''); at += 1)
    if (subjectOf(words.slice(at).join(' '), cast, undefined)) return words.slice(0, at).join(' ').replace(/,$/, '');
  const parted = leading.exec(told)?.[1];
  const after = parted && subjectOf(told.slice(parted.length + 2), cast, before);
  if (!conditional.test(told) || (after && !denial.test(after.rest))) return parted;
  // 'When the patient goes home somebody ticks each item': told without a comma.
  for (let at = 4; at < words.length - 1; at += 1) {
    const rest = words.slice(at).join(' ');
    if (unparted.test(rest) && !opensNoun.test(words[at - 1] ?? ''))
      return words.slice(0, at).join(' ').replace(/,$/, '');
  }
  return parted;
}

const conditional = /^(?:when|whenever|if|once|as soon as) /i;
const unparted = new RegExp(`^(?:(?:some|every)(?:body|one)|${product.replace('(?:it|', '(?:')}) `, 'i');

/** '…, and it asks once more': what the product does upon it, and how that was told. */
function thenOf(rest: string, { name }: Cast): { told: string; does: string } | undefined {
  const [told, does = ''] =
    new RegExp(
      `(?:,| and|;|, and|, then| and then) (?:${product}|${toPattern(name)}) (?:${modal})?${adverbs}(\\p{Ll}+ .+)$`,
      'iu',
    ).exec(rest) ?? [];
  const [verb = '', ...words] = does.split(' ');
  if (!told || bare.test(verb.toLowerCase()) || denial.test(does)) return undefined;
  return { told, does: inBase([baseOf(verb), ...words].join(' ')) };
}

/** 'Viewers are told', 'viewers get reminded': the product does it to them. */
function passiveOf(first: string, [second = '', ...rest]: string[]): { verb: string; rest: string } | undefined {
  if (!/^(?:is|are|gets?|be)$/i.test(first) || /^by$/i.test(rest[0] ?? '')) return undefined;
  const verb = baseOfParticiple(second) ?? (/ed$/.test(second) ? baseOfVerb(second) : undefined);
  return verb === undefined || verb === '' ? undefined : { verb, rest: rest.join(' ') };
}

/** 'marks defects, takes photos and signs it': each further verb in the form of the first. */
const inBase = (phrase: string) =>
  phrase.replace(
    /(\band (?:then )?|, (?:then )?)(\p{Ll}{3,}s)(?= (?!(?:of|and|or|for|from|per|by)\b)\S|$)/gu,
    (all, joint: string, word: string) => {
      const base = baseOfVerb(word);
      return base && base !== word ? `${joint}${base}` : all;
    },
  );

function tell(
  who: Told['who'],
  verb: string,
  phrase: string,
  around: Pick<Told, 'when' | 'why' | 'upon' | 'line' | 'cause'>,
): Told {
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
