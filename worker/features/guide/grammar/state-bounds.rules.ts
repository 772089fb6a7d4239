import { recordCalled } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { baseOfPassive, baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { isDoneBy, partsOfState } from '#worker/features/guide/grammar/state-words.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { toPattern } from '#worker/features/guide/grammar/words.rules.ts';

/** In which states something is never done with a thing, or alone is: 'Nobody cancels a stop that is over', 'an order is cancelled only while it is ordered'. */
export type StateBound = { record: ToldRecord; verb: string; states: string[]; isOnly: boolean };

const thing = "(?:an?|the|any|another|their|each|every|one) ([\\p{L}'-]+(?: [\\p{L}'-]+){0,2}?)";
const being = '(?:is|was|has been)';
const nobody = new RegExp(
  `^(?:nobody|no one|no \\p{L}+)(?: (?:may|can|must))? (\\p{L}+)(?: (?:up|for|out|off|on|back|to)){0,2} ${thing} (?:that|which|(?:once|after|while|when|if|as soon as) it) ${being} (not )?([^,;]+)$`,
  'iu',
);
const onlyWhile = new RegExp(
  `^${thing} (?:is|can be|may be|can only be|may only be) (?:only )?(\\p{L}+) (?:only )?(?:while|when|if|as long as) it ${being} (?:still )?([^,;]+)$`,
  'iu',
);
const doesOnlyWhile = new RegExp(
  `^(?:(?:an?|the) )?\\p{L}+(?: \\p{L}+)? (?:can |may )?(?:only )?(\\p{L}+) ${thing} (?:only )?(?:while|when|if|as long as) it ${being} (?:still )?([^,;]+)$`,
  'iu',
);

/** The rule on a thing in one of its states: 'a sent invoice is never deleted', 'only open rooms may be reserved'. */
function ofSuchOnes(said: string, records: readonly ToldRecord[]): StateBound | undefined {
  for (const record of records)
    for (const state of statesOf(record)) {
      if (!said.toLowerCase().includes(`${state} ${record.one}`)) continue;
      const such = `${toPattern(state)} ${toPattern(record.one)}s?`;
      const never = new RegExp(
        `^(?:an? |the )?${such} (?:(?:is|are|can be|may be) never|(?:can|may|must) never be|cannot be|can't be|may not be|must not be) (\\p{L}+)$`,
        'iu',
      ).exec(said)?.[1];
      const only = new RegExp(`^only (?:an? |the )?${such} (?:is|are|can be|may be) (\\p{L}+)$`, 'iu').exec(said)?.[1];
      const verb = baseOfPassive(never ?? only ?? '');
      if (verb) return { record, verb, states: [state], isOnly: only !== undefined };
    }
  return undefined;
}

/** Reads a rule that lets something be done with a thing only in some of its states, or never in some; undefined for any other. */
export function stateBoundOf(rule: string, records: readonly ToldRecord[]): StateBound | undefined {
  const said = rule.replace(/[’‘]/g, "'").replace(/[.\s]+$/, '');
  const [, does = '', whose = '', not = '', never = ''] = nobody.exec(said) ?? [];
  const [, what = '', done = '', then = ''] = (/\bonly\b/i.test(said) && onlyWhile.exec(said)) || [];
  const [, acts = '', on = '', during = ''] = (/\bonly\b/i.test(said) && !done && doesOnlyWhile.exec(said)) || [];
  const record = recordCalled(records, (whose || what || on).toLowerCase());
  const verb = done ? baseOfPassive(done) : baseOfVerb((does || acts).toLowerCase());
  const named = partsOfState((never || then || during).toLowerCase());
  const states = record ? statesOf(record).filter((state) => named.includes(state)) : [];
  if (record && verb && states.length > 0) return { record, verb, states, isOnly: never === '' || not !== '' };
  return ofSuchOnes(said, records);
}

/** Whether a change is one that a rule bounds: what somebody does is called so, or the state that comes of it. */
export const isBounded = ({ verb }: StateBound, change: { verb?: string; to: string }): boolean =>
  change.verb === verb || isDoneBy(change.to, verb);
