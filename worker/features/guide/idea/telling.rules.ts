import { plainVerbs, verbFamily } from '#worker/features/guide/content/verbs.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { numberWord, timeUnit } from '#worker/features/guide/grammar/numbers.rules.ts';
import type { Statement } from '#worker/features/guide/grammar/statements.rules.ts';
import {
  capitalise,
  isPlural,
  isSingle,
  lookUp,
  type Noun,
  nounIn,
  pluralOf,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';

/** A statement with its people known: 'I' and 'they' have names, and no word is a slot any more. */
export type Told = Omit<Statement, 'who'> & { who: Noun | 'product' | undefined };

/** Whether a statement says that something is done, and not what is or must not be. */
export const isAct = ({ kind, not }: Pick<Told, 'kind' | 'not'>): boolean => kind === 'act' && !not;

/** Who stands behind 'I', 'you' and everybody. */
type Sides = { client: Noun; host: Noun | undefined; speaker: Noun };

/** Who is there besides the one who acts, what it is all about, and which statement stands before. */
export type Around = { client: Noun; host: Noun | undefined; item: Noun; name: string; before: Told | undefined };

/** Gives statements their people. */
export function settleStatements(statements: Statement[], sides: Sides): Told[] {
  return statements.map((statement) => {
    const who = whoOf(statement, sides);
    const own = who === undefined || who === 'product' ? false : who.one === sides.speaker.one;
    const reword = (text: string) =>
      text
        .replaceAll('{their}', own ? 'their' : 'the')
        .replace(/\{speakers\} (am|was)\b/g, (_, verb) => `${sides.speaker.many} ${verb === 'am' ? 'are' : 'were'}`)
        .replace(
          /\b(one|two|three|all three|all|any|some|each|both|none|most|half) of \{speakers\}/g,
          `$1 of the ${sides.speaker.many}`,
        )
        .replaceAll('{speakers}', sides.speaker.many)
        .replaceAll('{clients}', sides.client.many)
        .replace(/\b(the|their) \1\b/g, '$1');
    return {
      ...statement,
      who,
      subject: reword(statement.subject),
      phrase: reword(statement.phrase),
      text: reword(statement.text),
      ...(statement.when ? { when: reword(statement.when) } : {}),
      ...(statement.why ? { why: reword(statement.why) } : {}),
      ...(statement.otherwise ? { otherwise: reword(statement.otherwise) } : {}),
      ...(statement.details ? { details: statement.details.map(reword) } : {}),
      ...(statement.stages ? { stages: statement.stages.map(reword) } : {}),
    };
  });
}

function whoOf({ who }: Statement, { client, speaker }: Sides): Told['who'] {
  if (who === 'speaker') return speaker;
  if (who === 'client') return client;
  return typeof who === 'object' && /^(person|user|people|child and parent)$/.test(who.one) ? client : who;
}

/** 'nobody sees sick leave of others except HR', 'may not work after 22:00': a limit that is built, no non-goal. */
export function isLimit(text: string): boolean {
  return (
    /\b(?:does|do|is|are) not\b[^,;]{3,80}\bwithout (?!(?:any |an? |the )?(?:internet|network|connection|servers?|cloud|accounts?|sign|log|help|apps?|phones?)\b)/i.test(
      text,
    ) ||
    /^neither\b[^,;]{0,80}\b(?:sees?|gets?|learns?|reads?|gives?)\b/i.test(text) ||
    /\b(?:nobody|no[- ]one)\b[^,;]{2,60}\b(?:after|before|until|between) \d/i.test(text) ||
    /\b(?:after|before|until|between) \d[^,;]{0,40}\b(?:nobody|no[- ]one)\b/i.test(text) ||
    (/\b(except|only|may not|must not|can ?not|(?:must|may|can|shall|should) never|unless|(?:nobody|no[- ]one|no [a-z]+) (?:may|can|must)|(?:less|fewer|more|longer|later|earlier|sooner) than|at the same time|twice)\b/i.test(
      text,
    ) &&
      !/\bsigns? (in|up)\b/.test(text))
  );
}

/** Whether a clause can only be quoted: neither an act nor a limit whose sentence is whole. */
export function isQuoted({ kind, text, subject, who, not }: Told): boolean {
  if (kind === 'act' && !not && who !== undefined) return false;
  const [first = ''] = text.split(',');
  const whole = subject !== '' && first.toLowerCase().startsWith(subject.toLowerCase());
  return kind === 'fragment' || !whole || !isLimit(first);
}

/** What a quoted clause begins with. */
export const inYourWords = 'Rule, in your words: ';

/** A clause with its condition, as it stands between quotation marks. */
export function quoteOf({ text, when }: Told): string {
  return [text, when].filter(Boolean).join(' ');
}

const irregular: Readonly<Record<string, string>> = {
  have: 'has',
  be: 'is',
  are: 'is',
  do: 'does',
  undo: 'undoes',
  redo: 'redoes',
  go: 'goes',
};

/** The third person of a verb. */
export function thirdOf(verb: string): string {
  return lookUp(irregular, verb) ?? pluralOf(verb);
}

const several = /^(payroll|HR|hr|board|staff|everyone|management)$/;

/** 'the board', 'HR': many people that are spoken of as one; nothing for any other noun. */
export function asOneBody({ one, many }: Noun): string | undefined {
  if (isSingle({ many })) return many;
  if (!several.test(one) || one === 'staff') return undefined;
  return /^hr$/i.test(one) ? 'HR' : /^(payroll|management|everyone)$/.test(one) ? one : `the ${one}`;
}

/** 'a customer', 'the board'. */
export function oneOf(noun: Noun): string {
  if (isSingle(noun)) return noun.many;
  return /^(payroll|HR|hr|board|staff|everyone)$/.test(noun.one)
    ? `the ${noun.one === 'hr' ? 'HR' : noun.one}`
    : withArticle(noun.one);
}

/** 'scans a code at the door': the verb of one person with all that follows it, the condition too. */
export function doesOf({ verb, phrase, when }: Pick<Told, 'verb' | 'phrase' | 'when'>, withWhen = true): string {
  return pronounFirst([thirdOf(verb), withSecond(phrase), withWhen ? when : ''].filter(Boolean).join(' '));
}

const joined = /^(.*?),? and ([a-z]{3,})(?= (?:to|the|an?|their|each|every|it|them)\b|$)/;

/** 'accepts or decline a request': the verbs behind the first, up to what they are done to. */
const orVerbs = /^((?:or \p{Ll}+(?: back| down| up)? )+)((?:an?|the|each|every|it|them|their|its)\b.*)$/u;

/** 'looks at the whole and answer to donors' has a second verb of the same one: 'answers'. What several do inside of a clause stays. */
function withSecond(phrase: string): string {
  const [, choices = '', object = ''] = orVerbs.exec(phrase) ?? [];
  if (choices)
    return `${choices.replace(/(\bor )(\p{L}+)/gu, (all, joint: string, verb: string) => (/s$/.test(verb) ? all : `${joint}${thirdOf(verb)}`))}${object}`;
  const [whole = '', before = '', second = ''] = joined.exec(phrase) ?? [];
  const isVerb = verbFamily.has(second) || plainVerbs.has(second);
  if (!isVerb || (phrase === whole && kindOfNoun(second) !== undefined)) return phrase;
  const isInClause = /\b(?:what|which|who|whom|that|how|where|when)\b/.test(before) && !whole.includes(', and ');
  if (isInClause && !/\b(?:is|has|was|does)\b/.test(before)) return phrase;
  return `${whole.slice(0, whole.length - second.length)}${thirdOf(second)}${phrase.slice(whole.length)}`;
}

/** 'scan a code at the door'. */
export function doOf({ verb, phrase }: Pick<Told, 'verb' | 'phrase'>): string {
  return pronounFirst(`${verb} ${phrase}`.trim());
}

/** 'put out it' is said as 'put it out'. */
const pronounFirst = (act: string) =>
  act.replace(/^(\p{L}+) (out|up|off|down|away|back) (it|them|him|her)(?= |$|,)/iu, '$1 $3 $2');

/** The whole statement as a sentence without its full stop. */
export function sentenceOf(told: Told, name: string): string {
  const { who, device, subject, verb, phrase, when, text, kind, not } = told;
  if (kind !== 'act' || who === undefined || not) return [capitalise(text), when].filter(Boolean).join(' ');
  if (who === 'product') return [name, thirdOf(verb), phrase, when].filter(Boolean).join(' ');
  const several =
    isPlural(
      subject
        .split(/ (?:with|of|in|who|from|at|on) /)[0]
        ?.split(' ')
        .at(-1) ?? '',
    ) || /^(people|\w+ren)$/.test(subject);
  if (device) return [capitalise(subject), several ? verb : thirdOf(verb), phrase, when].filter(Boolean).join(' ');
  return [
    capitalise(who.many),
    /^(payroll|board|staff|HR|hr)$/.test(who.one) || isSingle(who) ? thirdOf(verb) : verb,
    phrase,
    when,
  ]
    .filter(Boolean)
    .join(' ')
    .replace(
      /^(Payrolls|Boards|Hrs)\b/,
      (word) => ({ Payrolls: 'Payroll', Boards: 'The board', Hrs: 'HR' })[word] ?? word,
    );
}

/** Words that leave a title open at its end. */
const open =
  /\s(?:the|a|an|their|its|each|every|which|what|how|who|when|is|are|there|that|can|of|it|them|at|in|on|over|with|for|from|to|by|until|before|after|against|near|so|such|and|or|but|not|if|because)$/;

/** A title that is whole: the verb with its object, 'Scan a code'; where that is taken or there is no object, up to eight words. */
export function titleOf(told: Told, taken: string[] = []): string {
  if (told.line !== undefined) {
    const title = lineTitle(told);
    return taken.includes(title) ? longTitle(told) : title;
  }
  const short = shortTitle(told);
  return short && !taken.includes(short) ? short : longTitle(told);
}

/** In so many words a line of an outline names its feature whole. */
const mostInTitle = 11;
const mostInEvent = 14;

/** 'Enter the temperature at 8, 14 and 20 hours': a comma inside of a short list ends no title. */
const shortList = /^[^,;:(]+?(?:, [^,;:(\s]+(?: [^,;:(\s]+){0,2})+,? and [^,;:(]+/;
const counting = new RegExp(`^(?:\\d+|one|${numberWord})$`, 'i');
const span = new RegExp(`^${timeUnit}$`, 'i');
/** What opens the list at which a title is cut. */
const opensList = / (?:at|with|for|of|in|on|by|to|from|as) \S+$/i;

/** A line of an outline is named by its words up to its first stop; what is longer, up to a joint between its parts. */
function lineTitle(told: Told): string {
  // A line of which no act was read is called by its own words.
  if (told.verb === 'ensure' && told.phrase.startsWith('that ')) {
    const event = told.phrase.slice(5).split(/, |; /)[0] ?? '';
    if (event.split(' ').length <= mostInEvent) return capitalise(event);
    // Cut anywhere it would tell of another time or of half a condition.
    const [joint] = /^.{20,}? (?=or |and )/.exec(event) ?? [];
    return capitalise(joint?.trim() ?? event.split(' ').slice(0, mostInTitle).join(' '));
  }
  const [cut = ''] = told.phrase.split(/, |; |: | – | \(/);
  const [list] = shortList.exec(told.phrase) ?? [];
  const isShort = list !== undefined && doOf({ ...told, phrase: list }).split(' ').length <= mostInTitle;
  const first = isShort ? list : list ? cut.replace(opensList, '') : cut;
  const whole = doOf({ ...told, phrase: first });
  const words = whole.split(' ');
  if (told.device || words.length < 2) return longTitle({ ...told, phrase: first });
  if (words.length <= mostInTitle) return capitalise(whole);
  const joint = words.findLastIndex((word, at) => at > 2 && at <= mostInTitle - 1 && joints.test(word));
  // 'Seven days before' is cut before its number.
  const isSpan = span.test(words[joint - 1] ?? '') && counting.test(words[joint - 2] ?? '');
  const end = isSpan && joint > 4 ? joint - 2 : joint;
  return end < 0 ? longTitle({ ...told, phrase: first }) : capitalise(words.slice(0, end).join(' '));
}

const joints =
  /^(?:and|or|so|that|which|who|when|if|until|till|before|after|because|with|for|from|to|on|in|at|by|as)$/i;

function shortTitle({ kind, not, who, device, verb, phrase, object }: Told): string | undefined {
  if (kind !== 'act' || not || who === undefined || device || !object) return undefined;
  if (who === 'product' && verb === 'have') return undefined;
  const words = phrase.split(' ');
  if (/^(which|what|how|who)$/.test(words[0] ?? '')) return undefined;
  const at = words.findIndex((word) =>
    [object.one, object.many].some((name) => name.split(' ').at(-1) === word.replace(/,$/, '')),
  );
  if (at < 0 || at > 5 || /,$/.test(words[at] ?? '') || /^(and|or)$/.test(words[at + 1] ?? '')) return undefined;
  const named = words.slice(0, at + 1);
  if (isPlural(named.at(-1) ?? '') && /^(the|their|all|these)$/.test(named[0] ?? '')) named.shift();
  return capitalise([verb, ...named].join(' '));
}

function longTitle(told: Told): string {
  const { kind, not, who, text, device, verb, phrase } = told;
  const whole =
    kind === 'act' && who === 'product' && verb === 'have'
      ? phrase
      : kind === 'act' && !not && who !== undefined
        ? device
          ? deviceTitle(told)
          : doOf(told)
        : text;
  const first =
    whole.includes(' ') || !told.when
      ? (whole.split(/, and |, (?:which|also|so|but)\b/)[0] ?? whole)
      : `${whole} ${told.when}`;
  const words = first.split(' ');
  let title = words
    .slice(0, words.length > 9 ? 8 : 9)
    .join(' ')
    .replace(/,$/, '')
    .replace(/^(?:the|an?) /i, '');
  if (words.length > 9) title = title.replace(/ to \w+$/, '');
  const asks = /^\w+ (?:what|how|who|which|where|whether)\b/.test(title) && words.length <= 9;
  while (!asks && open.test(title))
    title = title.replace(/\s\S+$/, '').replace(/,$| (?:and|or) (?:back|up|out|off|down|away)$/, '');
  return capitalise(title);
}

/** 'A drone flies over fields', 'sensors send readings'. */
function deviceTitle({ subject, verb, phrase }: Told): string {
  const isOne = /^(?:an?|the|each|every) /i.test(subject) && !isPlural(subject.split(' ').at(-1) ?? '');
  return [subject, isOne ? thirdOf(verb) : verb, phrase].filter(Boolean).join(' ');
}

/** The thing that a statement is about, for sentences on what goes wrong. */
export function topicOf({ object }: Told, fallback: Noun): Noun {
  return object ?? fallback;
}

/** Who does it besides: 'a volunteer or organiser writes down how it ended' is done by both, 'the HCA or nurse who admits the patient' too. */
export function alsoDoing({ who, phrase, line = '' }: Pick<Told, 'who' | 'phrase' | 'line'>, people: Noun[]): Noun[] {
  if (typeof who !== 'object') return [];
  const start = phrase.split(' ').slice(0, 2).join(' ');
  const [subject = ''] = line.slice(0, Math.max(0, line.indexOf(start))).split(/ who | that /);
  return / (?:or|and) /.test(subject)
    ? people.filter(({ one }) => one !== who.one && nounIn(one, subject) !== null)
    : [];
}
