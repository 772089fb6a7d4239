import type { Term } from '#worker/features/guide/documents/glossary-terms.rules.ts';
import { inMiddle, tellLine } from '#worker/features/guide/documents/outlined-definitions.rules.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { statesBrought } from '#worker/features/guide/grammar/state-words.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import {
  joinClauses,
  lowerFirst,
  plainWords,
  singularOf,
  toPattern,
} from '#worker/features/guide/grammar/words.rules.ts';
import { opensNoun } from '#worker/features/guide/outline/outline-subjects.rules.ts';
import { criterionId } from '#worker/features/guide/product/criteria.rules.ts';
import { doneTo } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** A criterion that brings a record to a state: its cause with the case in which it does so, and its id. */
export type WayTo = { cause: string; id: string };

/** All criteria that bring a record to a state, in the order of the features. */
export function waysTo({ features }: Product, { one }: ToldRecord, state: string): WayTo[] {
  const sets = new RegExp(
    `^(?:WHEN|IF) (.+?), (?:THEN )?THE SYSTEM SHALL (?:[^“]*? and )?set (?:the|that|each) ${toPattern(one)} to (?:“[^”]+” [^“]*?to )?“${toPattern(state)}”(?: ((?:at once )?(?:where|when|once|if) .+?))?(?: and (?:to “|show\\b)|, |\\.?$)`,
    'i',
  );
  return features.flatMap((feature) =>
    feature.criteria.flatMap((text, at) => {
      const [, cause, where] = sets.exec(text) ?? [];
      return cause && cause !== 'that is done'
        ? [{ cause: `${cause}${where ? `, ${where}` : ''}`, id: criterionId(feature, at) }]
        : [];
    }),
  );
}

/** What brings a record to a state: the criteria that set it, else the act that a line tells to do so. */
export function broughtBy(product: Product, record: ToldRecord, state: string): WayTo[] {
  const ways = waysTo(product, record, state);
  if (ways.length > 0) return ways;
  const act = doneTo(product, record).find(
    ({ way, told }) => way !== 'read' && statesBrought(told, statesOf(record), record.one).includes(state),
  );
  const line = act && tellLine(product, act.told.line ?? act.feature.says);
  return act && line ? [{ cause: inMiddle(product, line).replace(/^(?:when|if) /, ''), id: act.feature.id }] : [];
}

const everyday =
  /^(?:within|degrees?|before|after|above|below|second|minute|number|reason|person|people|nobody|everybody|anybody|percent|again|twice|third|fourth|their|which|where|nearest|another|refuse|finger|without|inside|outside|record|entry|entries|system|program|product|screen|tablet|computer|amount|limit|point|title|morning|evening|night|office|thing|every|other|default|address|moment|picture|photo)$/;
const noNoun = /(?:ed|ing|ly|able|ible|al|ful|ous|ive|less|ent|eign)$/;
/** The words of a line that are no names, in the singular. */
const wordsIn = (line: string) =>
  new Set((lowerFirst(line).match(/(?<![\p{L}'’-])\p{Ll}{2,}(?![\p{L}-])/gu) ?? []).map((word) => singularOf(word)));
/** 'The replica at a time', 'a fridge counter gives': behind a word that a noun follows, and before none. */
function isNounIn(line: string, word: string): boolean {
  const found = new RegExp(
    `(?:^|\\b(?:an?|the|each|every|any|no|one|its|of|after|before|per|on|from|with|without|for|in|by) )(?:[\\p{L}-]+ )?${word}s?(?:$|[,.;:)]| (\\p{L}+))`,
    'iu',
  ).exec(line);
  const next = found?.[1]?.toLowerCase();
  return (
    found !== null &&
    (next === undefined ||
      opensNoun.test(next) ||
      joins.test(next) ||
      (/s$/.test(next) && baseOfVerb(next) !== undefined))
  );
}
const joins = /^(?:at|until|than|must|never|when|if|as|before|after|cannot|without|only|counts|was|were|results?)$/;
const leastLength = 6;
const mostWords = 5;
const fewestLines = 2;

/** Words that stand in several lines, are no record and nobody, and are no word of every day: each with the rule that says most of it. */
export function domainTerms(product: Product): Term[] {
  const { idea } = product;
  const { rules = [], acts = [] } = idea.outline ?? {};
  const known = new Set(
    [...idea.records.map(({ one }) => one), ...idea.people.map(({ one }) => one), idea.name].flatMap((name) =>
      plainWords(name).split(' ').map(singularOf),
    ),
  );
  const verbs = new Set(idea.told.map(({ verb }) => verb));
  const lines = [...rules, ...acts].map(wordsIn);
  const terms = [...new Set(rules.flatMap((line) => [...wordsIn(line)]))].filter(
    (word) =>
      word.length >= leastLength &&
      !known.has(word) &&
      !everyday.test(word) &&
      kindOfNoun(word) === 'thing' &&
      !baseOfVerb(word) &&
      !verbs.has(word) &&
      !noNoun.test(word) &&
      !isOfField(product, word) &&
      rules.some((line) => isNounIn(line, word)) &&
      (lines.filter((own) => own.has(word)).length >= fewestLines || isSubject(word, rules)),
  );
  const used = new Set<string>();
  const named = terms.flatMap((term) => {
    const [best] = rules
      .filter((line) => wordsIn(line).has(term) && !used.has(line))
      .toSorted((a, b) => a.toLowerCase().indexOf(term) - b.toLowerCase().indexOf(term));
    if (!best) return [];
    used.add(best);
    return [{ term, means: `${tellLine(product, best)}.` }];
  });
  return [...reckonedTerms(product), ...named, ...quotedTerms(product, used)].slice(0, mostWords);
}

/** 'Saved so far' of a goal: a number that the product raises and lowers by itself means what goes into it and out of it. */
function reckonedTerms({ idea, features }: Product): Term[] {
  return idea.records.flatMap(({ one, fields }) =>
    fields.flatMap(({ name }): Term[] => {
      const reckons = new RegExp(
        `THE SYSTEM SHALL (raise|lower) “${toPattern(name)}” of (?:the|each) ${toPattern(one)}\\b.*? (by .+?)(?:, and|\\.?$)`,
        'i',
      );
      const ways = features.flatMap((feature) =>
        feature.criteria.flatMap((text, at) => {
          const [, verb = '', by = ''] = reckons.exec(text) ?? [];
          return by
            ? [`${verb.toLowerCase() === 'raise' ? 'raised' : 'lowered'} ${by} (${criterionId(feature, at)})`]
            : [];
        }),
      );
      return ways.length > 1 ? [{ term: name, means: `A number of each ${one}: ${joinClauses(ways)}.` }] : [];
    }),
  );
}

/** 'Delivery' of a delivery address is no word of its own. */
const isOfField = ({ idea }: Product, word: string): boolean =>
  idea.records.some(({ fields }) =>
    fields.some(({ name }) => name !== word && ` ${name.toLowerCase()} `.includes(` ${word.toLowerCase()} `)),
  );

/** 'Serology is valid …': a rule that begins with the word says what it is. */
const isSubject = (word: string, rules: string[]) =>
  rules.some((line) =>
    new RegExp(`^(?:an? |the )?${word}s? (?:is|are|means|lasts?|counts?|keeps?|has|have)\\b`, 'i').test(line),
  );

/** 'Are you sure' is asked, and is no word for anything. */
const saying =
  /^(?:are|is|do|does|did|can|could|you|I|we|they|sorry|please|who|what|how|where|when|why)\b|(?:\S+ ){3}/i;

/** Words that a rule puts in quotation marks are shown to people, and mean what that rule says. */
function quotedTerms(product: Product, used: Set<string>): Term[] {
  const states = new Set(product.idea.records.flatMap(statesOf));
  return (product.idea.outline?.rules ?? []).flatMap((line) => {
    const [, word = ''] = /["“]([\p{L} -]{3,30})["”]/u.exec(line) ?? [];
    return word === '' || saying.test(word) || states.has(word) || used.has(line) || isOfField(product, word)
      ? []
      : [{ term: word, means: `${tellLine(product, line.replace(/["“”]/g, "'"))}.` }];
  });
}
