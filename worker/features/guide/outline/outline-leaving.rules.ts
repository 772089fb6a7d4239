import { partsOfState } from '#worker/features/guide/grammar/state-words.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { joinQuoted, lowerFirst, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';

const shall = 'THE SYSTEM SHALL';

const leaving =
  /^([^,;]{3,80}?) (?:leaves?|goes? (?:out|home|back)) only (?:after|once|when) (?:it|they) (?:was|were|is|are|has been|have been) (\p{L}+)$/iu;

/**
 * 'Anything with a mains plug leaves only after it was tested': refused by the act that says how a thing ended, which asks whether it was done.
 * @param rule one matter of a rule, without its full stop.
 * @returns `upon` is the state that the act sets; undefined where nothing keeps it as a yes or no, or no act decides how a thing ends.
 */
export function criteriaOfLeaving(
  rule: string,
  { told, records }: { told: Told[]; records: ToldRecord[] },
): { upon: string; criteria: string[] } | undefined {
  const [, thing = '', done = ''] = leaving.exec(rule.replace(/[.\s]+$/, '')) ?? [];
  const record = done
    ? records.find(({ fields }) => fields.some(({ name, choices }) => name === done && choices?.join() === 'yes,no'))
    : undefined;
  if (!record) return undefined;
  const own = statesOf(record);
  const ending = told.flatMap(({ cause, outcomes = [] }) =>
    outcomes.flatMap((one) => {
      const states =
        one.way === 'state' && one.record === record.one
          ? partsOfState(one.state).filter((state) => own.includes(state))
          : [];
      return cause && states.length > 1 ? [{ cause, states }] : [];
    }),
  );
  const [last] = ending.toSorted((a, b) => own.indexOf(b.states[0] ?? '') - own.indexOf(a.states[0] ?? ''));
  if (!last) return undefined;
  const one = lowerFirst(thing).replace(
    /^(?:anything|everything|whatever) (?=with |that |which )/,
    () => `${withArticle(record.one)} `,
  );
  const states = joinQuoted(last.states, 'or');
  return {
    upon: `it is ${last.states[0]}`,
    criteria: [
      `IF ${one} was not ${done}, THEN ${shall} refuse to set it to ${states}, change nothing and say why.`,
      `WHEN ${last.cause}, ${shall} ask whether ${one} was ${done}, keep that with the ${record.one} and show beside it who did that and when.`,
    ],
  };
}
