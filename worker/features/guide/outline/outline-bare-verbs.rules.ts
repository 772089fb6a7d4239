import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { asNoun, nounIn, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { doesOf, type Told } from '#worker/features/guide/idea/telling.rules.ts';

/**
 * A line that names no thing, with the thing that its outcome changes: 'The manager approves → request is approved' approves a vacation
 * request, and who made it cancels their own. A line that tells what it acts on, or changes nothing that is kept, stays as it is.
 * @param all every line.
 */
export function withThing(told: Told, all: Told[]): Told {
  const { kind, not, who, device, phrase, verb, outcomes = [], line, cause } = told;
  const [changed, ...others] = outcomes.filter((one) => one.way === 'state');
  if (kind !== 'act' || not || device || typeof who !== 'object' || phrase !== '' || verb === 'ensure') return told;
  if (!changed || others.some(({ record }) => record !== changed.record)) return told;
  const isTheirs = all.some(
    (one) =>
      typeof one.who === 'object' &&
      one.who.one === who.one &&
      one.outcomes?.some((outcome) => outcome.way === 'make' && outcome.record === changed.record),
  );
  const thing = isTheirs ? `their ${changed.record}` : withArticle(changed.record);
  const named = (text: string | undefined) => {
    const bare = [verb, doesOf({ verb, phrase: '' })].find((form) => text?.endsWith(` ${form}`));
    return bare ? `${text} ${thing}` : text;
  };
  return {
    ...told,
    phrase: thing,
    object: asNoun(changed.record),
    ...(line === undefined ? {} : { line: named(line) }),
    ...(cause === undefined ? {} : { cause: named(cause) }),
  };
}

/** 'It done', 'a plumber for it', 'that nobody has claimed it': where the pronoun is what is acted on, with the word beside it. */
const pronoun =
  /^it(?= (?:is|are|done|ready|as)\b)|(?<=^\p{Ll}[\p{Ll} ]{0,30} )(?:for|to|of|on|from|with) it$|(?<=^that (?:nobody|no \p{Ll}+) (?:has|have) )\p{Ll}+ it(?= |$)/u;
const joint = /\b(?:and|or|if|when|what|which|who|how)\b/;

/**
 * A line that says 'it' of the one thing of the line before it, or of what it changes itself, with the name of that thing: a title is read
 * without the line before. Where two things may be meant, or none is kept, it stays.
 * @param before the line before it.
 */
export function withReferent(told: Told, before: Told | undefined, records: ToldRecord[]): Told {
  const { phrase, kind, not, when, line, cause } = told;
  const [spoken] = kind === 'act' && !not && when === undefined ? (pronoun.exec(phrase) ?? []) : [];
  if (!spoken || joint.test(phrase.slice(0, phrase.indexOf(spoken)))) return told;
  const changed = (one: Told | undefined) =>
    new Set(
      (one?.outcomes ?? []).flatMap((outcome) =>
        outcome.way === 'state' || outcome.way === 'make' ? [outcome.record] : [],
      ),
    );
  const own = changed(told);
  const named = records.filter(({ one }) => before && nounIn(one, before.phrase) !== null).map(({ one }) => one);
  const last = changed(before).union(new Set(named));
  const [thing, other] = own.size > 0 ? own : last;
  const isMeant = own.size === 0 || last.size === 0 || (thing !== undefined && last.has(thing));
  if (!thing || other || !isMeant) return told;
  const said = spoken.replace(/\bit$/, `the ${thing}`);
  const withName = (text: string) => text.replace(new RegExp(`(?<!\\p{L})${spoken}(?!\\p{L})`, 'u'), said);
  return {
    ...told,
    phrase: withName(phrase),
    text: withName(told.text),
    ...(line === undefined ? {} : { line: withName(line) }),
    ...(cause === undefined ? {} : { cause: withName(cause) }),
  };
}

/**
 * 'Tell the leader if they cannot come → new absence', with what they tell of: without its condition the act would be of nothing.
 */
export function withNews(told: Told): Told {
  const { who, verb, phrase, when = '', outcomes = [] } = told;
  const [made] = outcomes.flatMap((one) => (one.way === 'make' ? [one.record] : []));
  const isOpen =
    typeof who === 'object' && /^(?:tell|inform|notify)$/.test(verb) && /^(?:if|when|whenever) /i.test(when);
  const isBare =
    /^(?:the |an? )?(?:\p{L}+ ?){1,3}$/u.test(phrase) && !/\b(?:of|about|that|how|what|why|when)\b/.test(phrase);
  return made && isOpen && isBare ? { ...told, phrase: `${phrase} of ${withArticle(made)}` } : told;
}
