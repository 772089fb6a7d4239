import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { isPlural, isSingle, type Noun, pluralOf, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { type Told, thirdOf } from '#worker/features/guide/idea/telling.rules.ts';
import type { Person } from '#worker/features/guide/outline/outline-people.rules.ts';

/** Who may stand in a line, which things are kept, and what the product is called. */
export type Cast = {
  people: Person[];
  self: Self;
  name: string;
  things: ToldRecord[];
  /** What lines make behind their arrows, each with its line. */
  made?: { one: string; line: string }[];
};
/** Whoever tells the idea; `group`: the several of whom a single one is, for 'we'. */
export type Self = Noun & { group?: Noun };

const determiner =
  '(?:(?:(?:anyone|any|each|all|one|none|some|every one) of (?:the|our|my)|the other|the second|any other|the|an?|each|every|all|any|our|my|their|his|her|both|one|another|some) )?';
/** What kind of thing the product is called, for a pattern. */
export const kindOfProduct =
  '(?:app|product|tool|site|website|system|extension|program|programme|bot|game|service|platform|software|plugin|page|script|command)';
/** What a clause on what holds calls the product, for a pattern. */
export const theProduct = `(?:it|(?:the|this) ${kindOfProduct})`;
/** What a line on who does what may call it by a noun: 'the tablet asks once more' as well. */
export const productByNoun = `(?:(?:the|this) (?:tablet|screen)|(?:(?:the|this) )?${kindOfProduct})(?:'s)?`;
/** What a line on who does what may call it besides its name. */
export const product = `(?:it(?:'s)?|${productByNoun})`;

/** Who a line begins with: of whom it speaks, in which words, and the words after. */
export type Subject = { who: Told['who']; words: string; rest: string };

/**
 * Who a line begins with.
 * @param before who did what the line before tells, for 'they'.
 * @returns undefined where that is nobody of the cast.
 */
export function subjectOf(line: string, cast: Cast, before: Told['who']): Subject | undefined {
  const { people, self, name } = cast;
  const person = personAt(line, people);
  if (person) return withAside({ who: person.noun, ...person }, cast);
  const own = /^(?:I|we)(?:'d|'ll|'ve)? |^me (?=(?:and|or) )/i.exec(line);
  if (own && /^(?:and|or) /.test(line.slice(own[0].length)))
    return withAside({ who: self, words: `the ${self.one}`, rest: line.slice(own[0].length) }, cast);
  if (own) return { who: self, words: self.many, rest: line.slice(own[0].length) };
  const it = new RegExp(`^(?:${product}|${toPattern(name)}) `, 'iu').exec(line);
  if (it) return { who: 'product', words: name, rest: line.slice(it[0].length) };
  const they = new RegExp(
    `^(?:they|he|she|(?:every|any|some)(?:body|one)(?: new| else)?|whoever|people|users|you|${oneOfTwo}) `,
    'iu',
  ).exec(line)?.[0];
  if (they === undefined) return byField(line, cast);
  const rest = line.slice(they.length);
  // Whoever is new is let in by who runs it.
  const isNew = / new /i.test(they);
  const meant =
    /^(?:they|he|she) /i.test(they) && typeof before === 'object' ? before : isNew ? self : (people[0]?.noun ?? self);
  const named = /^(?:he|she) /i.test(they) ? `the ${meant.one}` : meant.many;
  const isNamed = /^(?:they|he|she|you) /i.test(they);
  return withAside(
    { who: meant, words: isNamed ? named : they.trim(), rest: /^who/i.test(they) ? `who ${rest}` : rest },
    cast,
    /^who/i.test(they),
  );
}

/** One of two of a kind: 'the other one says yes', 'who owes pays'. */
const oneOfTwo = '(?:the )?other (?:one|person|side|party)|either(?: one| side)?|one of them|who(?= \\p{L}+s )';

/** 'The driver ticks it', 'driver drops out': who is a field of a thing is one of those who make it, else of the main people. */
function byField(line: string, { people, things, made = [] }: Cast): Subject | undefined {
  const [first, ...others] = people;
  const [words = '', name = ''] = /^(?:(?:the|each|every) )?([\p{L}-]+)(?= \p{L}+s(?: |$))/iu.exec(line) ?? [];
  const thing = things.find(({ fields }) => fields.some((field) => field.name === name.toLowerCase()));
  // A friend is another one where all are of one kind.
  const isAnother = others.length === 0 && /^(?:friend|partner|opponent|rival|buddy|mate)$/i.test(name);
  if (!first || !(thing || isAnother) || kindOfNoun(name.toLowerCase()) !== 'person') return undefined;
  const maker = personAt(made.find(({ one }) => one === thing?.one)?.line ?? '', people)?.noun ?? first.noun;
  return {
    who: maker,
    words: words.includes(' ') ? words : `the ${words.toLowerCase()}`,
    rest: line.slice(words.length + 1),
  };
}

/** 'Physician' of 'physician in charge'. */
const headWord = ({ one }: Noun) =>
  one
    .split(/ (?:of|in|on|at|from|for|with|to|under|over) /)[0]
    ?.split(' ')
    .at(-1) ?? one;

/** An office by the name of what it is of. */
const bodyOf = /^([\p{L}-]+) (?:office|team|staff|department|board|committee|desk|crew|management)$/iu;

/** The kind of people that a text begins with, the longest name first. */
function personAt(line: string, people: Person[]): { noun: Noun; words: string; rest: string } | undefined {
  const named = people.flatMap(({ noun, names }) => [noun.many, noun.one, ...names].map((word) => ({ word, noun })));
  // 'The mate' is one of the 'signalling mates'.
  const heads = people.flatMap(({ noun }) =>
    noun.one.includes(' ') ? [pluralOf(headWord(noun)), headWord(noun)].map((word) => ({ word, noun })) : [],
  );
  // 'The person on call' is one of the 'team members on call'.
  const [duty, tail] =
    /^(?:the )?(?:person|one|member|somebody|someone|whoever is) (on call|on duty|on shift|in charge|on site) (?=\p{L}+s )/iu.exec(
      line,
    ) ?? [];
  const onDuty = tail && people.find(({ noun }) => noun.one.toLowerCase().endsWith(` ${tail.toLowerCase()}`));
  if (duty && onDuty) return { noun: onDuty.noun, words: duty.trim(), rest: line.slice(duty.length) };
  // 'Club sees which teams …' is the club office.
  const bodies = people.flatMap(({ noun }) => {
    const [whole = '', first = ''] = bodyOf.exec(noun.one) ?? [];
    return whole &&
      new RegExp(
        `^(?:the )?${toPattern(first)} (?!(?:opens|closes|starts|stops|begins|ends|is|has)\\b)(?=\\p{L}+s )`,
        'iu',
      ).test(line)
      ? [{ word: first, noun }]
      : [];
  });
  for (const { word, noun } of [...named.toSorted((a, b) => b.word.length - a.word.length), ...heads, ...bodies]) {
    const found = new RegExp(`^${determiner}${toPattern(word)}(?: (?:people|staff|team|folks))? (?!of\\b)`, 'iu').exec(
      line,
    );
    if (found) return { noun, words: found[0].trim(), rest: line.slice(found[0].length) };
  }
  return undefined;
}

/** What is said of the subject before its verb: 'who admits a patient'. */
export const aside = /^(?:who|that|which|whose|on|in|at|from|under|over|with|without|of|for|near) /i;
/** 'A trustee connected to the group ticks a box': which one it is. */
const modified = /^\p{L}+ed (?:to|with|by|in|on|at|from|for|as) /iu;
/** A word after which a noun comes, and no verb. */
export const opensNoun =
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
  if (!aside.test(subject.rest) && !modified.test(subject.rest)) return subject;
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

/** What is said in quotation marks stands as it was said. */
const quoted = /("[^"]*"|“[^”]*”)/;

/** 'my list' in a line of the writer is 'their list', in one of others it is that of the writer. */
export function inThird(text: string, who: Told['who'], self: Self): string {
  const isOwn = typeof who === 'object' && who.one === self.one;
  const told = isSingle(self) ? ofSingle : ofSeveral;
  return text
    .split(quoted)
    .map((part, at) => (at % 2 === 1 ? part : told(part, isOwn, self)))
    .join('')
    .replace(/(?<=[\p{Ll}\d]{3}[.!?] )\p{Ll}/gu, (first) => first.toUpperCase());
}

const ownOf = ({ many }: Noun) => `${isSingle({ many }) ? '' : 'the '}${many}${many.endsWith('s') ? "'" : "'s"}`;

/** 'Each mine has a keeper' speaks of no writer, and 'mine and theirs' are two copies. */
const ownThings =
  /(?<!\b(?:an?|the|each|every|any|this|that|per|one|no|\p{L}+'s) )\b(?:mine(?!,? (?:and |or )?theirs\b)|ours)\b/giu;

function ofSeveral(text: string, isOwn: boolean, self: Noun): string {
  const [they, them] = isOwn ? ['they', 'them'] : [self.many, self.many];
  // 'The members of our club' are those of the club.
  const within = new RegExp(`(?<=\\b(?:${toPattern(self.one)}|${toPattern(self.many)}) (?:of|in|at) )our\\b`, 'gi');
  return text
    .replace(within, 'the')
    .replace(/\b(?:my|our)\b/gi, isOwn ? 'their' : ownOf(self))
    .replace(/\b(?:I've|we've)\b/gi, `${they} have`)
    .replace(/\b(?:I'm|we're|I am|we are)\b/gi, `${they} are`)
    .replace(ownThings, isOwn ? 'theirs' : `those of the ${self.many}`)
    .replace(/\bof us\b/g, isOwn ? 'of them' : `of the ${self.many}`)
    .replace(/\b(?:[Mm]e|[Uu]s)\b/g, them)
    .replace(/\bI\b|\b[Ww]e\b/g, they);
}

const helping = /^(?:can|could|may|might|must|will|would|shall|should|cannot|had|was|did|never|only)$|n't$/i;

/** What was: 'I had', 'I found', 'I asked'. */
const past =
  /ed$|^(?:was|went|saw|came|took|gave|wrote|knew|grew|threw|drove|rode|chose|spoke|broke|woke|stole|forgot|began|drank|sang|swam|ran|ate|fell|lost|got|found|sent|made|said|told|left|kept|paid|bought|brought|thought|met|felt|held|stood|built|spent|heard|meant|won|taught|caught|sold|understood)$/i;
const noVerb = /(?:ly|ing)$|^(?:both|all|and|or|but|who|am|in|at|on|of|to|as|with|from)$/i;

/** 'Burn' of 'I burn CDs' as what one writer does: 'burns', whether the verb is known or not. */
function ofOneWriter(verb: string): string {
  if (verb === "don't") return "doesn't";
  if (verb === "haven't") return "hasn't";
  const isOther = helping.test(verb) || past.test(verb) || noVerb.test(verb) || baseOf(verb) !== verb;
  return isOther ? verb : thirdOf(verb);
}

/** The base of a known verb; an unknown one is taken for a base. */
const baseOf = (verb: string) => baseOfVerb(verb) ?? verb;

/** 'My choirs sheet music' of a choir leader is that of the choir: there is one, and its apostrophe is often left out. */
function ofOffice(text: string, one: string): string {
  const [body = '', ...rest] = one.split(' ');
  if (rest.length === 0) return text;
  return text.replace(
    new RegExp(`\\bmy ${toPattern(body)}(?:'?s(?= \\p{L}))?(?!\\p{L})`, 'giu'),
    (found) => `the ${body}${/s$/i.test(found) && !/s$/i.test(body) ? "'s" : ''}`,
  );
}

/** 'I measure it daily and write it down': what 'I' do second, in the same clause. */
const second =
  /(\bI (?:also |then |always |often |usually |still |just )?([\p{L}']+) ((?:[^.;:,“"()]{2,70}? )?)and )(\p{Ll}+)(?= (?:the|an?|it|them|down|up|round|out|off|to|with|my|our|all|every|maybe|by)\b)/gu;
/** What has another do it, or a verb of its own: 'I ask people to come and sign', 'I have to read it and write it down'. */
const other = /\bto \p{L}|\b(?:when|who|that|if|because|while)\b/iu;
const ofOthers = /^(?:ask|let|help|make|see|hear|watch|want|need|try|call|tell)$/;
const withSecond = (text: string): string =>
  text.replace(second, (whole, before: string, first: string, between: string, verb: string) => {
    const isTheirs = first === 'have' ? /^(?:\d|an?\b|the\b)/.test(between) : ofOneWriter(first) !== first;
    const isSame = isTheirs && !other.test(between) && !ofOthers.test(first);
    return isSame && baseOfVerb(verb) === verb ? `${before}${thirdOf(verb)}` : whole;
  });

/** Of a single writer: 'we' are the group that has it, and stay in the owner's words where none was told. */
function ofSingle(text: string, isOwn: boolean, { one, many, group }: Self): string {
  const own = ofOffice(isOwn ? text : withSecond(text), one)
    // 'I work it out myself': without anybody else.
    .replace(/(?<!\b(?:for|by|to|of|with|on|about|remind|ask|tell|give|let|show|send)) (?:all by )?myself\b/gi, '')
    .replace(/\bmy\b/gi, isOwn ? 'their' : ownOf({ one: '', many }))
    .replace(ownThings, isOwn ? 'theirs' : `that of ${many}`)
    .replace(/\bI(?: am|'m)\b/g, isOwn ? 'they are' : `${many} is`)
    .replace(/\bI(?:'ve| have)\b/g, isOwn ? 'they have' : `${many} has`)
    .replace(
      /(\band )?\bI ((?:also|then|always|often|usually|sometimes|mostly|still|just|really|never|only|now|even) )?([\p{L}']+)/gu,
      (_, and = '', aside = '', verb: string) =>
        `${and}${isOwn ? 'they' : many} ${aside}${isOwn || and ? verb : ofOneWriter(verb)}`,
    )
    .replace(/\b(?:me|myself)\b/gi, isOwn ? 'them' : many)
    .replace(/\bI\b/g, isOwn ? 'they' : many);
  return group ? ofSeveral(own, false, group) : own;
}
