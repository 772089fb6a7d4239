import { type Outcome, recordCalled } from '#worker/features/guide/grammar/outcomes.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';

const shown =
  /^only ((?:the|an?) \p{L}+ with (?:the|an?|their|his|her) ((?:\p{L}+ )?(?:card|badge|passport|ticket|pass|receipt|voucher|slip|permit|licen[cs]e|certificate))) (?:gets|takes|receives|collects) (the (\p{L}+))\b(?:, not (?:even )?((?:an?|the|their) \p{L}+))?[^,;]*$/iu;
const hands = /^(?:hand|give|issue|lend|deliver|pass)$/;

/**
 * 'Only the student with the ID card gets the kit': what is looked at by eye can be kept from happening where somebody says that they saw it.
 * @returns the criterion, undefined for any other rule.
 */
export function shownForm(text: string): string | undefined {
  const [, who, , thing, , other] = shown.exec(text) ?? [];
  return who && thing
    ? `IF whoever hands ${thing} out does not confirm that it goes to ${who}, THEN THE SYSTEM SHALL refuse it, change nothing and say why${other ? `, to ${other} as well` : ''}.`
    : undefined;
}

/**
 * Lines and records of an outline whose rules let only whoever shows a paper have a thing: the line that hands it out asks for it, and the
 * record that this changes keeps the answer.
 */
export function withShownPapers(
  all: Told[],
  records: ToldRecord[],
  rules: string[],
): { told: Told[]; records: ToldRecord[] } {
  return rules.reduce(
    (now, rule) => {
      const [, who, paper = '', , thing = ''] = shown.exec(rule.replace(/[.\s]+$/, '')) ?? [];
      const set = ({ outcomes = [] }: Told) =>
        outcomes.flatMap((one) => (one.way === 'state' ? (recordCalled(now.records, one.record) ?? []) : []))[0];
      const handing = now.told.find(
        (one) => who && typeof one.who === 'object' && hands.test(one.verb) && nounIn(thing, one.phrase) && set(one),
      );
      const record = handing && set(handing);
      if (!record || !who) return now;
      const asked: Outcome = {
        way: 'do',
        text: `ask whether it goes to ${who.toLowerCase().replace(paper.toLowerCase(), paper)} and keep the answer with the ${record.one}`,
      };
      const field = { name: `${paper} seen`, choices: ['yes', 'no'], isOptional: true as const };
      return {
        told: now.told.map((one) => (one === handing ? { ...one, outcomes: [...(one.outcomes ?? []), asked] } : one)),
        records: now.records.map((one) => (one === record ? { ...one, fields: [...one.fields, field] } : one)),
      };
    },
    { told: all, records },
  );
}
