import { plainVerbs, verbFamily } from '#worker/features/guide/content/verbs.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
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

/** 'Desk staff', 'toolroom', 'back office': several people by one word, of which there is one. */
const collective = /(?:\bstaff|\bboard|(?<!g)room|\boffice)$/;

/** 'a customer', 'the board'. */
export function oneOf(noun: Noun): string {
  if (isSingle(noun)) return noun.many;
  if (collective.test(noun.one)) return `the ${noun.one}`;
  return /^(payroll|HR|hr|everyone)$/.test(noun.one)
    ? `the ${noun.one === 'hr' ? 'HR' : noun.one}`
    : withArticle(noun.one);
}

/** 'scans a code at the door': the verb of one person with all that follows it, the condition too. */
export function doesOf({ verb, phrase, when }: Pick<Told, 'verb' | 'phrase' | 'when'>, withWhen = true): string {
  return pronounFirst([thirdOf(verb), withSecond(phrase), withWhen ? when : ''].filter(Boolean).join(' '));
}

const joined = /^(.*?),? and ([a-z]{3,})(?= (?:to|the|an?|their|each|every|it|them|down|up|back|off)\b|$)/;

/** 'accepts or decline a request': the verbs behind the first, up to what they are done to. */
const orVerbs =
  /^((?:or \p{Ll}+(?: back| down| up)? )+)((?:an?|the|each|every|it|them|their|its|what|who|which)\b.*)$/u;

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
