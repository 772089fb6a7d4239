import { familyOf } from '#worker/features/guide/grammar/families.rules.ts';
import { objectOf } from '#worker/features/guide/grammar/objects.rules.ts';
import { partOutcomes } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { baseOfPassive, baseOfVerb, tagText } from '#worker/features/guide/grammar/phrases.rules.ts';
import {
  capitalise,
  isPlural,
  isSingle,
  lookUp,
  lowerFirst,
  type Noun,
  toPattern,
} from '#worker/features/guide/grammar/words.rules.ts';
import { asOneBody, doesOf, oneOf, type Told, thirdOf } from '#worker/features/guide/idea/telling.rules.ts';
import { meantBySomebody, withGrace, withReason } from '#worker/features/guide/outline/outline-line-whom.rules.ts';
import { outcomeInThird } from '#worker/features/guide/outline/outline-settling.rules.ts';
import {
  aside,
  type Cast,
  inThird,
  opensNoun,
  product,
  productByNoun,
  type Subject,
  subjectOf,
} from '#worker/features/guide/outline/outline-subjects.rules.ts';

const adverbs = '(?:(?:also|then|always|later|just|simply|automatically|first|themselves|himself|herself|usually) )*';

const modal =
  '(?:can|could|may|might|will|would|should|must|shall|has to|have to|needs to|need to|is able to|are able to|be able to|be allowed to|wants to|want to|would like to|is allowed to|are allowed to|gets to|get to) ';

export const denial =
  /^(?:never|not|cannot|can not|no longer)\b|^(?:can|could|may|might|will|would|should|must|shall|do|does|is|are|has|have)(?:n't| not| never)\b/i;

export const leading =
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

export const plain = (line: string) =>
  line
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/[.!;,\s]+$/, '')
    .trim();

/** The base form of the word that stands where the verb does, known or not. */
export function baseOf(word: string): string {
  const lower = word.toLowerCase();
  const known = lookUp(irregular, lower) ?? baseOfVerb(lower);
  if (known) return known;
  if (/[^aeiou]ies$/.test(lower)) return `${lower.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh|o)es$/.test(lower)) return lower.slice(0, -2);
  return /[^s]s$/.test(lower) ? lower.slice(0, -1) : lower;
}

/** Reads that somebody sees something, as an act that no line tells: 'families see the baskets'. */
export const readSight = (who: Noun, what: string, cast: Cast): Told | undefined =>
  readActLine(`${capitalise(who.many)} ${isSingle(who) ? thirdOf('see') : 'see'} ${what}`, cast);

/**
 * Reads a line on what somebody or the product does: subject, verb, what follows, condition and reason.
 * @param before who did what the line before tells, for 'they'.
 * @returns undefined where the line begins with nobody of the cast or names no act.
 */
export function readActLine(line: string, cast: Cast, before?: Told['who']): Told | undefined {
  // 'Read a story, page by page' says how it is done, and no second act.
  const { line: whole, outcomes: said, open } = partOutcomes(line.replace(/, (?=(\p{Ll}+) by \1\b)/gu, ' '));
  const reasoned = withReason(whole, said);
  const { act, outcomes } = withGrace(reasoned.act, reasoned.outcomes);
  const read = readAct(act, cast, before);
  const meant = read && /^(?:some|any)(?:body|one) /i.test(act) ? meantBySomebody(line, cast) : undefined;
  // Who is only to be one of them has no place here yet: whoever runs it enters it for them.
  const told = read && meant ? noted(read, cast) : read;
  return (
    told && {
      ...told,
      ...(outcomes.length > 0 ? { outcomes: outcomes.flatMap((one) => outcomeInThird(one, told.who, cast)) } : {}),
      ...(open.length > 0 ? { open } : {}),
    }
  );
}

/** 'Somebody asks for a plot' as what whoever runs it notes: they do not ask for one themselves. */
function noted(read: Told, { self }: Cast): Told {
  const { when: _, ...rest } = read;
  const said = `that ${lowerFirst(read.cause ?? read.line ?? read.text)}`;
  const act = { verb: 'note', phrase: said };
  const line = `${oneOf(self)} ${doesOf(act)}`;
  const text = `${self.many} ${isSingle(self) ? doesOf(act) : `note ${said}`}`;
  return { ...rest, ...act, who: self, isDoerAssumed: true, line: capitalise(line), cause: line, text };
}

/** 'End of the year I get …': a time that is said without its preposition. */
const bareTime = /^(?:the )?((?:end|beginning|start|middle) of (?:the|each|every|a|this) \p{L}+)(?=,? )/iu;

function readAct(told: string, cast: Cast, before?: Told['who']): Told | undefined {
  const line = plain(told).replace(bareTime, (_, time: string) => `At the ${lowerFirst(time)}`);
  return readTelling(line, cast, before);
}

function readTelling(told: string, cast: Cast, before?: Told['who']): Told | undefined {
  const lead = leadOf(told, cast, before);
  const text = lead ? told.slice(lead.length).replace(/^,? /, '') : told;
  const subject = subjectOf(text, cast, before);
  if (!subject) return undefined;
  const { who } = subject;
  let rest = subject.rest.replace(new RegExp(`^(?:${modal})?${adverbs}(?:${modal})?${adverbs}`, 'i'), '');
  // 'The member herself, the treasurer and the chairlady' lists people, and tells no act.
  if (/^(?:(?:her|him|it)self|themselves)?,/i.test(rest)) return undefined;
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
  rest = rest.replace(severalVerbs, (_, one: string, more: string) => `${one}${more.replaceAll(', ', ' or ')}`);
  const [first = '', ...words] = rest.split(' ');
  const around = {
    ...(when ? { when: inThird(when, who, cast.self) } : {}),
    ...(why ? { why: inThird(why, who, cast.self) } : {}),
    ...(upon ? { upon: inThird(upon.does, who, cast.self) } : {}),
    ...tellLine(told, subject, act, lead, cast),
  };
  if (joining.test(first)) return undefined;
  const done = passiveOf(first, words);
  if (done && typeof who === 'object') return tell('product', done.verb, `${who.many} ${done.rest}`.trim(), around);
  // 'It has a history for each tool' names a part of the product, and 'the tablet has no power' what happens to it.
  const isPart =
    who === 'product' &&
    /^ha(?:s|ve)$/i.test(first) &&
    words.length > 1 &&
    !/^(?:no|nothing|lost)$/i.test(words[0] ?? '');
  if (bare.test(first.toLowerCase()) && !isPart) return undefined;
  const verb = baseOf(first);
  const isOne = verb !== first.toLowerCase();
  const phrase = inThird(words.join(' '), who, cast.self);
  return tell(who, verb, isOne ? inBase(choosing(phrase)) : phrase, around);
}

/** 'Approves, sends back or rejects a claim': each of the verbs before what is decided. */
const severalVerbs = /^(\p{Ll}+)((?:, \p{Ll}+(?: back| down| up)?)+)(?=,? or \p{Ll}+)/u;

/** A verb behind 'or' at the beginning, and what it is done to. */
const secondVerb =
  /(\bor )(\p{Ll}{3,}s)(?=(?: back| down| up)?(?: or| an?| the| each| every| it| them| its| their| with| to)\b|$)/gu;

/** 'or declines a request', 'or sends back or rejects it': in the form of the first verb, known or not. */
const choosing = (phrase: string) =>
  /^or /.test(phrase)
    ? phrase.replace(secondVerb, (_, joint: string, word: string) => `${joint}${baseOf(word)}`)
    : phrase;

/** No verb, but more of the subject. */
const joining = /^(?:and|or|but|nor|if|to|in|at|on|of|for|by|with)$/i;

/** 'The handicapper or Graham types in': one of two is one. */
const oneOrOther = (words: string): string => (/ and /i.test(words) ? words : words.replace(/ or .*$/i, ''));

/** The line in the third person, and what of it is a cause: 'a nurse ticks each item'. */
function tellLine(
  told: string,
  { who, words, rest }: Subject,
  act: string,
  lead: string | undefined,
  { self, people, name }: Cast,
): { line: string; cause: string } {
  const opening = lead ? `${inThird(lead, who, self)}, ` : '';
  // 'I keep' of a single writer, and 'must be able to close', as what the one of whom the line speaks does.
  const isOne = typeof who === 'object' && !isPlural(words.split(' ').at(-1) ?? '') && !several.test(oneOrOther(words));
  const inNumber = (text: string) => (isOne ? ofOne(text) : text);
  // 'Fill in the form: allergies first, then medicines, operations': the list stands in the line alone.
  const doing = inNumber(inThird(act.replace(/: (?:[^,:]+, ){2,}[^:]+$/, ''), who, self));
  const tail = told.slice(told.lastIndexOf(rest));
  const isI = /\b(?:I|[Ww]e) $/.test(told.slice(0, told.length - tail.length));
  const whole = isI ? inNumber(inThird(tail, who, self)) : inThird(tail, who, self);
  const [, met] = /^(?:when|whenever|if|once|as soon as) (.+)$/i.exec(lead ?? '') ?? [];
  const isNamed = [name, ...people.flatMap(({ names }) => names)].some((one) => words.startsWith(one));
  const isBare = typeof who === 'object' && words.toLowerCase() === who.one;
  const subject = isNamed ? words : isBare ? oneOf(who) : lowerFirst(words);
  // 'Tenant says yes' is said with its article; an office, 'HR', has none.
  const isOffice = typeof who === 'object' && !isSingle(who) && asOneBody(who) !== undefined;
  const said = who === 'product' || (!opening && (!isBare || isOffice)) ? words : subject;
  return {
    line: capitalise(`${opening}${said} ${whole}`),
    cause: [
      met ? `${inThird(met, who, self)} and ` : '',
      `${subject} ${doing}`,
      lead && !met ? ` ${lowerFirst(lead)}` : '',
    ].join(''),
  };
}

const several = /^(?:they|people|you|we|all|both|everybody|some)\b|\b(?:and|or)\b/i;

/** 'close the upkeep and open an account' as what one does: 'closes the upkeep and opens an account'. */
export function ofOne(act: string): string {
  const [first = '', ...rest] = act.split(' ');
  return !/^$|,$/.test(first) &&
    !new RegExp(`^${modal}`, 'i').test(act) &&
    (baseOfVerb(first) ?? (/(?:s|ed|(?<!^r|^br|^s|^sw|^cl|^fl)ing)$/.test(first) ? '' : first)) === first
    ? doesOf({ verb: first, phrase: rest.join(' ') }, false)
    : act;
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

const unparted = new RegExp(`^(?:(?:some|every)(?:body|one)|${productByNoun}) `, 'i');

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
  const verb = baseOfPassive(second);
  return verb === undefined || verb === '' ? undefined : { verb, rest: rest.join(' ') };
}

/** 'Copies only the rows': before these words stands a verb. */
const takesObject = /^ (?:only (?:the|an?|what|its|their)|it|them)(?: |$)/;

/** What is one of two: 'accepts or declines'. */
const decides = /^(?:accept|decline|refuse|reject|approve|deny|confirm)$/;

/** 'marks defects, takes photos and signs it': each further verb in the form of the first. */
const inBase = (phrase: string) =>
  phrase.replace(
    /(\b(?:and|or) (?:then )?|, (?:then )?)(\p{Ll}{3,}s)(?= (?!(?:of|and|for|from|per|by)\b)\S| by (?:card|cash|transfer|bank|invoice|phone|e-?mail|text|hand|post)\b| for (?:it|them)\b|$)/gu,
    (all, joint: string, word: string, at: number) => {
      if (decides.test(baseOf(word))) return `${joint}${baseOf(word)}`;
      if (/^ or\b/.test(phrase.slice(at + all.length))) return all;
      const base = baseOfVerb(word) ?? (takesObject.test(phrase.slice(at + all.length)) ? baseOf(word) : undefined);
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
    text: `${subject} ${typeof who === 'object' && isSingle(who) ? thirdOf(verb) : verb} ${phrase}`.trim(),
    ...(object ? { object } : {}),
    ...around,
  };
}
