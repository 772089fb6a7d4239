import { asNoun, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
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
