import { isLanguage } from '#worker/features/guide/content/languages.ts';
import { numberWord } from '#worker/features/guide/grammar/numbers.rules.ts';
import {
  capitalise,
  isSingle,
  joinWords,
  lowerFirst,
  type Noun,
  pluralOf,
  singularOf,
  toPattern,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';
import { castOf } from '#worker/features/guide/outline/outline-cast.rules.ts';
import { partJoint, withAnswers } from '#worker/features/guide/outline/outline-joint-acts.rules.ts';
import { meantEvent } from '#worker/features/guide/outline/outline-meant-events.rules.ts';
import type { Cast } from '#worker/features/guide/outline/outline-subjects.rules.ts';

/** Words that are shouted: 'you HAVE to write it', 'ONLY me'. */
const shouted = /\b(?:HAVE|MUST|ONLY|NOT|NEVER|ALWAYS|ALL|EVERY|EACH|CANNOT|NOBODY|EVERYBODY)\b/gu;
/** "If it is lower don't let them save it". */
const unmade =
  /^((?:if|when) [^,]{3,120}?),? (?:do not|don['’]?t) let (?:them|him|her|anybody|anyone|people) (\p{L}.{2,60}?)[.]?$/iu;
/** 'I see all of them and only I put times in': what only somebody does is a rule. */
const alone = (names: string) =>
  new RegExp(`^([^→]{5,120}?),? (?:and|but) (only (?:I|we|(?:the )?(?:${names})) \\p{L}[^→]{2,80})$`, 'iu');
/** 'A sighting that is the first of the year → it gets a star': what sets it off is that it is so. */
const thatIs =
  /^(?!.{3,40} (?:an?|the|their|its|one|each) [\p{L}-]+ (?:that|which) )(an? [\p{L} -]{2,40}?) (?:that|which) (is|was|has|gets) ([^,→]{3,80}?) →/iu;
/** 'Rate per tiffin is different', where the first word could be a deed. */
const nounFirst =
  /^(?:rate|charge|cost|score|report|order|bill|plan|record|count|list|stamp|fine|tip|rank|share|rent|price|bid|pay) (?=(?:per|of|for) (?:[\p{L}-]+ ){1,4}(?:is|are)\b)/iu;
/** 'Large type and big buttons': a look without a verb. */
const verbless = /^(?=(?:large|big|simple|clear|plain|dark|bright) )(?!.*\b(?:is|are|has|have)\b)/i;
/** 'If it is too warm staff writes what they did': where the condition ends. */
const unparted = (names: string) =>
  new RegExp(
    `^((?:if|when|once|as soon as) (?:it|that|this|they|something|anything|nothing|nobody) ?(?:is|are|['’]s) (?:(?:too|not|so|still) )?\\p{L}+) (?=(?:(?:the|an?|my|our) )?(?:${names}|you|I|we)\\b)`,
    'iu',
  );
/** 'If a morning is missed the message must go out': the same where a thing is what is so. */
const thenMust =
  /^((?:if|when) (?:an?|the) [\p{L}-]+ (?:is|are|has|was) (?:not )?\p{L}+(?:ed|en|t)) (?=(?:the|an?) [\p{L}-]+ (?:must|has to|have to|should)\b)/iu;
/** 'One of us archivists', 'only we archivists', and not 'we coach the team'. */
const oneOfUs = (many: string) =>
  new RegExp(`\\b(?:of us|us|we) (?=(?:${many})\\b(?! (?:the|an?|our|their)\\b))`, 'giu');
/** 'One of us puts in a request', 'either of us edits it'. */
const oneOf = /^(?:one|any one|each|either) of (?:us|the ([\p{L} -]{3,30}?))(?= \p{L}+s )/iu;
/** What is quoted stands as it is. */
const quoted = /[“”"]|\bthank you\b/i;
/** Behind these 'you' is no one who does it. */
const toYou =
  /\b(to|for|of|with|by|from|than|let|lets|tells?|reminds?|asks?|shows?|gives?|sends?|charges?|warns?) you\b/gi;

const runTogether: Readonly<Record<string, string>> = { re: 'are', ve: 'have', ll: 'will', d: 'would' };

/** 'You should not see the scores until you have put in your own', told of whoever it is for. */
function ofThem(line: string, { many }: Noun): string {
  let isNamed = false;
  return line
    .replace(/\byou['’](re|ve|ll|d)\b/gi, (_, verb: string) => `you ${runTogether[verb.toLowerCase()]}`)
    .replace(toYou, '$1 them')
    .replace(/\byoursel(?:f|ves)\b/gi, 'themselves')
    .replace(/\byou\b/gi, (_, at: number) => {
      const name = isNamed ? 'they' : many;
      isNamed = true;
      return at === 0 ? capitalise(name) : name;
    })
    .replace(/\b(y)our(s?)\b/gi, (_, y: string, s: string) => `${y === 'Y' ? 'T' : 't'}heir${s}`);
}

/**
 * How a line of an owner is meant: a condition ends before whoever acts upon it, and 'you' are those for whom the product is, who stand
 * first among the people.
 */
export function meantBy({ people, self }: Cast): (line: string) => string {
  const [client] = people;
  if (!client) return (line) => line;
  const ends = unparted(namesOf(people));
  const us = usBy(people);
  return (line) => {
    const own = us(line).replace(oneOf, (whole, named?: string) => oneOfThem(whole, named, people, self));
    if (quoted.test(own)) return own;
    const said = own
      .replace(shouted, (word) => (/\p{Ll}/u.test(line) ? word.toLowerCase() : word))
      .replace(nounFirst, (word) => `The ${word.toLowerCase()}`)
      .replace(ends, '$1, ')
      .replace(thenMust, '$1, ')
      .replace(thatIs, '$1 $2 $3 →')
      .replace(unmade, '$1, nobody can $2');
    return ofThem(said, client.noun);
  };
}

/** 'Seven of us trustees', 'we archivists', 'my sister': those are meant whom the word after it names. */
function usBy(people: Cast['people']): (line: string) => string {
  const us = oneOfUs(people.map(({ noun }) => toPattern(noun.many)).join('|'));
  const others = people.flatMap(({ noun, isSelf }) => (isSelf ? [] : [noun.one]));
  const mine = new RegExp(`\\b(m)y (?=(?:${others.map(toPattern).join('|') || '(?!)'})\\b)`, 'giu');
  return (line) =>
    line
      .replace(us, (words) => (/^of/i.test(words) ? 'of the ' : ''))
      .replace(mine, (_, first: string) => (first === 'M' ? 'The ' : 'the '));
}

/** 'One of the trustees' is a trustee, 'either of us' one or the other of the two kinds of people. */
function oneOfThem(whole: string, named: string | undefined, people: Cast['people'], self: Cast['self']): string {
  const [one, other, ...more] = people;
  if (/^either/i.test(whole) && one && other && more.length === 0)
    return capitalise(`the ${one.noun.one} or the ${other.noun.one}`);
  const group = named ? people.find(({ noun }) => noun.many === named.toLowerCase())?.noun : (self.group ?? self);
  return group && !isSingle(group) ? capitalise(withArticle(group.one)) : whole;
}

const namesOf = (people: Cast['people']) =>
  people
    // 'Staff' are the kitchen staff.
    .flatMap(({ noun }) => [
      noun.many,
      noun.one,
      ...[noun.many, noun.one].map((name) => name.split(' ').at(-1) ?? name),
    ])
    .map(toPattern)
    .join('|');

/** 'We have 12 patches' counts what there is. */
const counted = new RegExp(
  `^(?:we|I)(?:['’]ve| have)(?: got)? (?=(?:about |around |some )?(?:\\d|(?:${numberWord})\\b)[^,;]{3,40}$)`,
  'iu',
);
/** 'Marathi and English both'. */
const languagesAlone = /^(?:both )?(\p{Lu}\p{L}+(?:, \p{Lu}\p{L}+)* and \p{Lu}\p{L}+)(?:,? both)?[.]?$/u;

/** A rule of few words as the sentence that it stands for. */
function inWhole(line: string): string {
  if (verbless.test(line)) return `It has ${lowerFirst(line)}`;
  const [, spoken = ''] = languagesAlone.exec(line) ?? [];
  const named = spoken.split(/, | and /).filter(isLanguage);
  if (named.length > 1 && joinWords(named) === spoken)
    return `Every screen is shown in ${spoken}, as its reader chooses.`;
  return line.replace(counted, 'There are ');
}

/** 'Only me sees prices and sets what a van should carry': who may see it, and who may do it. */
const onlySeesAnd =
  /^(only (?:me|I|us|we|(?:the )?[\p{L}-]+(?: [\p{L}-]+)?)) (sees? [^,;]{3,60}?),? and (\p{L}+s? (?:an?|the|what|who|which|it|them|their|every|all) .+)$/iu;
/** 'Only us at the brewery see it, the pubs don't'. */
const onlyUs =
  /^(only (?:us|we|me|I|our|the)\b.{0,30}? sees? (?:it|this|them|any of it))(?:[.,;]| and| but) ?the [^.;]{2,60} (?:do not|don['’]?t|does not|doesn['’]?t|never)(?: see (?:it|this|them|any of it))?$/iu;
/** 'Only we see it', 'only our staff sees this': whoever takes part. */
const onlyOurs =
  /^only (?:we|the (?:two|three|four|five|six|\d+) of us|our (?:own )?(?:staff|team|people|crew|members)) (?:can |may )?sees? (?:it|this|any of it|anything(?: .{3,30})?)$/i;
/** 'Every team debates, if the number is odd the swing team fills in'. */
const thenIf =
  /^([^,]{8,100}), if ((?:the|an?) [^,]{3,50}? (?:is|are|has|have) \p{L}+) ((?:the|an?|our) [^,]{5,90})$/iu;

/** 'A blocked boat can not be reserved, and only Marek releases it'. */
const andOnly =
  /^((?:an?|the|each|every) (?:[\p{L}-]+ )?([\p{L}-]+)(?= (?:is|are|can|cannot|may|must|has|have|will|stays)\b) [^,;]{5,80}),? and (only [^,;]{3,80})$/iu;
/** 'My sister does not': said once more. */
const saidAgain = /(?:^|(?<=[.] ))(?:the|my|our|his|her) [\p{L} ]{2,30} (?:does not|do not|doesn['’]t|don['’]t)[.]?$/iu;

/** A rule as the rules that it tells, a sentence each. */
function partRule(told: string): string[] {
  // What comes of it is left open: 'Referee isn't a parent of one of the players → ?'.
  const line = told
    .replace(saidAgain, '')
    .replace(/\s*(?:→|->)\s*\?+\s*$/, '')
    .trim();
  if (line === '') return [];
  const said = line.replace(/[.\s]+$/, '');
  const [, bound = '', thing = '', alone = ''] = andOnly.exec(said) ?? [];
  if (alone) return [`${bound}.`, `${capitalise(alone.replace(/\bit\b/, `the ${thing}`))}.`];
  const us = said
    .replace(onlyUs, '$1')
    .replace(/^only (?:us|me)\b(?: (?:at|in|from) (?:the )?[\p{L}-]+)?(?= )/iu, (who) =>
      /me/i.test(who) ? 'Only I' : 'Only we',
    );
  if (us !== said) return partRule(us);
  if (onlyOurs.test(said)) return ['Nobody but those who take part sees any of it.'];
  const [, only = '', sees = '', does = ''] = onlySeesAnd.exec(said) ?? [];
  if (does) return [`${only} ${sees}.`, `${only} ${does}.`];
  const [, main = '', met = '', then = ''] = thenIf.exec(said) ?? [];
  return then ? [`${main}.`, `If ${met}, ${then}.`] : [line];
}

const kept =
  /[,;] (thrown away|deleted|removed|erased|kept|stored) (after|for) ((?:\d+|[a-z]+) (?:days?|weeks?|months?|years?))(?=[,;.]|$)/i;
/** 'Check: time, result; thrown away after 90 days': how long a thing is kept is a rule on it, and none of its fields. */
const withPeriods = (lines: string[]): { records: string[]; rules: string[] } => ({
  records: lines.map((line) => line.replace(kept, '')),
  rules: lines.flatMap((line) => {
    const [, does = '', upon = '', span = ''] = kept.exec(line) ?? [];
    const [, name = ''] = /^([\p{L}][\p{L} -]*?):/u.exec(line) ?? [];
    if (!does || !name) return [];
    return [
      `${capitalise(pluralOf(singularOf(name.toLowerCase())))} are ${/away|delet|remov|eras/i.test(does) ? 'deleted' : 'kept'} ${upon} ${span}.`,
    ];
  }),
});

const sameAgain = /(→ ?)(?:the )?same(?: (?:again|as (?:above|before)))?(?=[,;.]|$)/i;
/** 'Player was told of a clue → same, with who told them': what the line before says that comes of it. */
function withSame(lines: string[]): string[] {
  const told: string[] = [];
  for (const line of lines) {
    const [, before = ''] = /→ ?([^;,]+)/.exec(told.at(-1) ?? '') ?? [];
    told.push(before ? line.replace(sameAgain, (_, arrow: string) => `${arrow}${before.trim()}`) : line);
  }
  return told;
}

/** An outline with its acts and rules as their owner meant them; what is kept of it stays in their words. */
export function withMeantLines(outline: Outline, name: string): Outline {
  const cast = castOf(outline, name);
  const [meant, onlyBy] = [meantBy(cast), alone(namesOf(cast.people) || '(?!)')];
  const parted = outline.acts.map((line) => onlyBy.exec(line) ?? [line, line]);
  const beside = parted.flatMap(([, , rule]) => (rule ? [capitalise(rule)] : []));
  const us = usBy(cast.people);
  const events = parted.map(([, act = '']) => meantEvent(act, cast));
  const said = withSame(events.flatMap(({ acts: own }) => own.map(meant)));
  const periods = withPeriods(outline.records);
  const { records, acts } = withAnswers({ ...outline, records: periods.records, acts: said }, cast);
  return {
    ...outline,
    records,
    is: outline.is.map(us),
    today: outline.today.map(us),
    acts: acts.flatMap((act, _, all) => partJoint(act, cast, all)),
    rules: [...outline.rules, ...periods.rules, ...beside, ...events.flatMap(({ rules }) => rules)]
      .flatMap(partRule)
      .map((line) => meant(inWhole(line))),
  };
}
