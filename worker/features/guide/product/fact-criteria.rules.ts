import { baseOfVerb, tagText } from '#worker/features/guide/grammar/phrases.rules.ts';
import { splitSentences } from '#worker/features/guide/grammar/sentences.rules.ts';
import { partSights } from '#worker/features/guide/grammar/sights.rules.ts';
import { flawOf } from '#worker/features/guide/grammar/sound.rules.ts';
import { readStatements } from '#worker/features/guide/grammar/statements.rules.ts';
import { lowerFirst, singularOf, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { readAnswer } from '#worker/features/guide/product/answers.rules.ts';
import { criteriaOfDuty } from '#worker/features/guide/product/duties.rules.ts';
import { criteriaOfForm } from '#worker/features/guide/product/fact-forms.rules.ts';
import { criteriaOfObligation } from '#worker/features/guide/product/obligations.rules.ts';
import { inThirdPerson } from '#worker/features/guide/product/third-person.rules.ts';

type Reader = (said: string, idea: Idea) => string | undefined;

const who =
  "(?<who>(?:the |an? |our |each |every |all )?[\\p{L}'-]+(?: [\\p{L}'-]+)?(?: (?:and|or) (?:the )?[\\p{L}'-]+)?)";
const sees = '(?:sees?|(?:can|may|should|must|need to) (?:only )?(?:see|read|open)|reads?)';
const group = (name: string, match: RegExpExecArray) => (match.groups?.[name] ?? '').trim();

/** 'the drivers' as one of them: 'a driver'. */
function oneOf(people: string, verb = ''): string {
  // 'Jean sees the money': who stands there alone with a verb of one person is called so.
  if (/^\p{Lu}\p{L}+$/u.test(people) && /s$/.test(verb) && !/s$/.test(people)) return people;
  const plain = lowerFirst(people).replace(/^(?:the|an?|our|each|every|all) /i, '');
  return / (?:and|or) /.test(plain) ? plain.replace(/ and /, ' or ') : withArticle(singularOf(plain));
}

const rest = (text: string) => lowerFirst(text).replace(/[.!\s]+$/, '');

const form = (pattern: string, tell: (match: RegExpExecArray, idea: Idea) => string): Reader => {
  const signs = new RegExp(pattern, 'iu');
  return (said, idea) => {
    const match = signs.exec(said);
    return match ? tell(match, idea) : undefined;
  };
};

const readers: Reader[] = [
  form(
    '^(?<what>.+?) (?:is|are) never (?<done>\\p{L}+)(?<more> [^,]*?)? (?:until|unless|before) (?<cause>.+)$',
    (match) =>
      `IF ${rest(group('what', match))} would be ${group('done', match)}${more(match)} before ${rest(group('cause', match)).replace(/^i have /, 'somebody has ')}, THEN THE SYSTEM SHALL refuse it and say what is missing.`,
  ),
  form(
    `^${who} (?<verb>sees?) (?<what>everything|all(?: of it)?)$`,
    (match, { item }) =>
      `WHEN ${oneOf(group('who', match), group('verb', match))} opens ${withArticle(item.one)}, THE SYSTEM SHALL show all that is kept of it.`,
  ),
  form(
    `^${who} (?<verb>sees?) (?<what>.+?)(?:,| and| but)+ (?:not|nothing|no|never) (?<not>.+)$`,
    (match, { name }) =>
      `WHEN ${oneOf(group('who', match), group('verb', match))} opens ${name}, THE SYSTEM SHALL show ${rest(group('what', match))} and leave out ${rest(group('not', match)).replace(/^(medical|private|personal|else)$/, 'all that is $1')}.`,
  ),
  form(
    `^${who} (?<verb>${sees}) only (?<what>[^;]+?)(?:,? (?:and )?(?:nothing else|not .+))?$`,
    (match, { item }) =>
      `WHEN ${oneOf(group('who', match), group('verb', match))} opens ${withArticle(item.one)}, THE SYSTEM SHALL show ${rest(group('what', match))} and nothing else.`,
  ),
  form(
    `^${who} only (?<verb>sees?|needs?|gets?|reads?) (?<what>[^;]+)$`,
    (match, { name }) =>
      `WHEN ${oneOf(group('who', match), group('verb', match))} opens ${name}, THE SYSTEM SHALL show ${rest(group('what', match))} and nothing else.`,
  ),
  form(
    `^${who} (?:(?<verb>never sees)|never see|(?:do not|don't|does not|doesn't|must not|may not|cannot|can't|should not|must never) see) (?<what>.+)$`,
    (match) =>
      `IF ${oneOf(group('who', match), group('verb', match))} asks for ${rest(group('what', match))}, THEN THE SYSTEM SHALL answer as if it did not exist.`,
  ),
  form(
    `^only (?!\\p{L}+ (?:when|if|after|before|once)\\b)${who} (?:can |may |must )?(?<what>(?!sees? )[\\p{L}]+ .+)$`,
    (match) =>
      `IF anybody but ${lowerFirst(group('who', match))} wants to ${infinitive(rest(group('what', match)))}, THEN THE SYSTEM SHALL refuse it and change nothing.`,
  ),
  form(
    "^(?<what>.+?) (?:can't|cannot|can not|may not|must not) be (?<done>\\p{L}+)(?<more> [^,]*?)? (?<link>until|unless|before|without) (?<cause>.+)$",
    (match) =>
      `IF somebody wants ${rest(group('what', match))} to be ${group('done', match)}${more(match)} ${/unless|without/i.test(group('link', match)) ? `without that ${rest(group('cause', match))}` : `before ${rest(group('cause', match))}`}, THEN THE SYSTEM SHALL refuse it and say what is missing.`,
  ),
  form(
    '^(?:nobody|no one|none of them) (?:should|may|must|can|shall|is allowed to|is to) (?:ever )?(?:be able to )?(?:see|read|know|look at) (?<what>(?!to\\b).+)$',
    (match, { client }) =>
      `IF ${withArticle(client.one)} asks for ${rest(group('what', match))}, THEN THE SYSTEM SHALL answer as if it did not exist.`,
  ),
  form(
    '^(?:nobody|no one|none of them) (?:should|may|must|can|shall|is allowed to|is to) (?:ever )?(?:be able to )?(?<done>(?!be\\b|have to\\b|need\\b)\\p{L}+ .+)$',
    (match) =>
      `IF anybody tries to ${rest(group('done', match))}, THEN THE SYSTEM SHALL refuse it, change nothing and say why.`,
  ),
  form(
    '^(?:it|the (?:app|game|site|tool|program|system)) (?:must|has to|should|needs to) (?:also )?(?<done>(?!not\\b|be\\b)\\p{L}+(?: [^,]+?)?) (?:if|when|whenever|once|as soon as) (?<cause>[^,]+)(?<tail>,.+)?$',
    (match) =>
      `WHEN ${rest(group('cause', match))}, THE SYSTEM SHALL ${rest(group('done', match))}${rest(group('tail', match))}.`,
  ),
  form(
    '^(?:nobody|no one|nothing) (?:is|may be|must be|can be) (?:ever )?(?<done>.+)$',
    (match) =>
      `IF something is to be ${rest(group('done', match))}, THEN THE SYSTEM SHALL refuse it and keep it as it was.`,
  ),
];

/** What the grammar may have read better: these stand only where it read nothing. */
const lateReaders: Reader[] = [
  form(
    "^(?<what>.+?) (?:can't|cannot|can not|may not|must not|may never|must never|can never) (?<done>.+)$",
    (match) =>
      `IF ${rest(group('what', match))} would ${rest(group('done', match))}, THEN THE SYSTEM SHALL refuse it, change nothing and say why.`,
  ),
  form(
    '^(?:what|whatever|anything|everything|a \\p{L}+|an? \\p{L}+ that|those|the ones) (?:that )?(?<state>(?:is|are|was|has) .+?) (?<shown>(?:is|are|must be|should be|gets?|turns?) (?:shown|marked|coloured|flagged|listed|put)? ?.+)$',
    (match) =>
      `WHEN something ${rest(group('state', match)).replace(/^are /, 'is ')}, THE SYSTEM SHALL see to it that it ${rest(group('shown', match)).replace(/^(?:are|must be|should be) /, 'is ')}.`,
  ),
  form(
    '^(?:if|when|whenever|once|as soon as) (?<cause>[^,]+), (?<then>.+)$',
    (match, idea) =>
      `WHEN ${rest(group('cause', match)).replace(/^(?=\p{L}+ed$)/u, `${withArticle(idea.item.one)} is `)}, THE SYSTEM SHALL ${following(rest(group('then', match)).replace(/^(?:then|so) /, ''), idea)}.`,
  ),
];

const more = (match: RegExpExecArray) => (match.groups?.more ? ` ${match.groups.more.trim()}` : '');

/** What follows: people are let do what they do, and of the rest the product takes care. */
function following(then: string, { client, host, people }: Idea): string {
  const named = [client, host, ...people].flatMap((noun) => (noun ? [noun.many, noun.one] : []));
  const person = named.find((name) => new RegExp(`^(?:the |an? )?${name} \\p{L}+s? `, 'iu').test(then));
  const [, who = '', act = ''] =
    (person && new RegExp(`^((?:the |an? )?${person}) (?!is |are |has |have |can |may |must )(.+)$`, 'i').exec(then)) ||
    [];
  const judge = /^(.+?) (?:decides|is right|has the last word)$/i.exec(then)?.[1];
  if (judge) return `let what ${judge} says count`;
  if (!act) return `see to it that ${then}`;
  const acts = act
    .split(/ and (?=\p{L}+s )/u)
    .map((one) => one.replace(/^\p{L}+/u, (verb) => baseOfVerb(verb) ?? singularOf(verb)));
  return `let ${/^(?:the|an?) /i.test(who) || who.endsWith('s') ? who : `the ${who}`} ${acts.join(' and ')}`;
}

const infinitive = (text: string) => text.replace(/^(\p{L}+?)(?:es|s)\b/u, (word) => singularOf(word));

/** Whether a sentence has the form of a rule that becomes a criterion as it stands. */
export function isPlainRule(told: string, idea: Idea): boolean {
  const said = inThirdPerson(told, idea.host ?? idea.client);
  const plain = withoutOpening(said);
  return (
    criteriaOfDuty(plain, idea).length > 0 ||
    criteriaOfForm(plain, idea).length > 0 ||
    readRule(said, idea, readers) !== undefined
  );
}

const leads =
  /^(?:if|when|whenever|once|as soon as|should|after|before|until|unless|at|above|over|below|under|with|without|for|from|let|since) /i;
const joined =
  /,\s+(?:and|but|so)\s+(?![^.;]* (?:it|this|that)[.]?$)(?=(?:the (?:[\p{L}-]+ ){1,4}?(?:is|are|have|has|must|can|may|need|needs)|it|they|she|he|we|i|you|two|three|nobody|no one)\b)/giu;
const always =
  /;\s+|,\s+and\s+(?=that \p{L}+ (?:holds?|lasts?|is valid)\b)|,\s+so\s+(?=(?:if|when|unless)\b)|\s+(?=\bLeave (?:it|them)\b)/giu;

/** The sentences of what was told, with clauses that stand by themselves parted from each other; what depends on a condition stays with it. */
export const sentencesOfFact = (text: string): string[] =>
  splitSentences(text)
    .flatMap((sentence) => sentence.split(always))
    .flatMap(partSights)
    .flatMap((sentence) =>
      (leads.test(sentence) && !/^with /i.test(sentence)) || sentence.length < 60 ? [sentence] : sentence.split(joined),
    )
    .map((sentence) => sentence.trim())
    .filter(Boolean);

const plainText = (said: string) => said.replace(/[’‘]/g, "'").replace(/[.!\s]+$/, '');

/** Who or what is meant was said in another sentence, or it only says how things are. */
const noDeed =
  /^(?:two|three|both|all|\d+) |^(?:it|they|this|that|these|those)(?:'s|'re| is| are| was| were| has| have| can't| cannot| doesn't| don't) (?!for |about |meant |an? )|^there(?:'s| is| are) |^(?:the )?\p{L}+est \p{L}+ |^(?:can't|cannot|don't|do not|never|not) |\bwork (?:it|that) out$|^let |\b(?:i|we)(?:'d| would) (?:buy|have|let|put|get|pay|spend|take|use)\b|^(?:nights|days|weekends|evenings|mornings),? |\b(?:is|are) (?:already )?(?:in|on) (?:an?|our|my|the) (?:\p{L}+ )?(?:ledger|folder|binder|book|notebook|spreadsheet|document|drawer)/iu;

/** Whether a sentence tells no deed of anybody: it holds, and is no feature by itself. */
export function isMereRule(said: string): boolean {
  if (noDeed.test(plainText(said))) return true;
  const told = readStatements(tagText(said));
  return told.length > 0 && told.every(({ kind, who, not }) => kind !== 'act' || not || who === undefined);
}

/** 'Joan points out that …' gives a reason for what is told beside it. */
const isReported =
  /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?:points? out|says?|thinks?|reckons?|argues?|tells? me|told me|said) (?:that )?/u;

/** What gives a reason or comes back to what was said before is no rule by itself. */
const isReason =
  /^(?:otherwise|or else|because|since otherwise)\b|^(?:the \p{L}+(?: \p{L}+)?|i|we) (?:did not|didn't|never) (?:ask|say|mean|want|tell)\b/iu;

/** A rule told in a sentence as a criterion that keeps its words; undefined where nothing in it can be watched. */
export function factCriteria(told: string, idea: Idea): string[] {
  if (isReported.test(told)) return [];
  const said = inThirdPerson(told, idea.host ?? idea.client);
  const plain = asRole(withoutOpening(said), idea);
  if (isReason.test(plain) || plain.endsWith('?')) return [];
  for (const read of [
    criteriaOfDuty,
    criteriaOfForm,
    (text: string) => readRule(text, idea, readers) ?? [],
    criteriaOfObligation,
  ]) {
    const found = [read(plain, idea)].flat();
    if (found.length > 0 && found.every((text) => flawOf(text) === undefined)) return found;
  }
  const { client, host, item, name } = idea;
  const { criteria } =
    !noDeed.test(plainText(said)) && isMereRule(said)
      ? readAnswer(said, { client, host, item, name })
      : { criteria: [] };
  const late = criteria.length > 0 ? undefined : readRule(said, idea, lateReaders);
  const last = late ? [late] : criteria.slice(0, 2);
  return last.every((text) => flawOf(text) === undefined) ? last : [];
}

/** 'So they may see it.' without the word that joins it to what was said before. */
const withoutOpening = (said: string) =>
  said
    .replace(/[’‘]/g, "'")
    .replace(/^(?:and|also|so|but|well|then|and then)[,\s]+/i, '')
    .replace(/[.!\s]+$/, '')
    .replace(/ (?:before|until) (?:that|then)$/i, '')
    .replace(/\b(?:one another|each other)'s (\p{L}+)/giu, 'the $1 of the others');

/** 'Driver sees only …' at the beginning of a sentence is a role and no name. */
const asRole = (said: string, { client, host, people }: Idea) =>
  said.replace(/^\p{Lu}\p{Ll}+(?= )/u, (word) =>
    [client, host, ...people].some((noun) => noun?.one === word.toLowerCase()) ? `The ${word.toLowerCase()}` : word,
  );

function readRule(said: string, idea: Idea, list: Reader[]): string | undefined {
  const plain = asRole(withoutOpening(said), idea);
  if (
    plain.length > 220 ||
    plain.endsWith('?') ||
    /\b(?:i|we|me|us|you|he|she)\b/i.test(plain.replace(/^we must never|(?<=(?:until|before|unless) )i (?=have)/i, ''))
  )
    return undefined;
  for (const read of list) {
    const found = read(plain, idea);
    if (found) return found.replace(/\s+/g, ' ');
  }
  return undefined;
}
