import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { type ActLink, namesField } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { isSeveral } from '#worker/features/guide/outline/outline-needed.rules.ts';

/** '"None known" must be said by the patient, an empty field doesn't count': what is said, and that nothing is no answer. */
const saidNone =
  /["“]((?:none|no|nothing|not any)\b[^"”]{0,30})["”] (?:is|has to be|must be|should be) (?:said|ticked|chosen|entered|marked|written|told|picked)\b/iu;
const emptyIsNone =
  /\b(?:empty|blank)\b[^.;]{0,40}\b(?:(?:does not|doesn[’']t|do not|don[’']t) count|is not enough|isn[’']t enough|is no answer)/iu;

/** A field by which somebody says that there is nothing to enter: 'allergies none known' of the allergies. */
const noneField = / ((?:none|no|nothing|not any)(?: \p{L}+){0,4})$/u;

/**
 * Where a rule wants it said that there is nothing to enter, the field of which the rule speaks gets a yes or no beside it.
 * @param found the records so far; the one that has the only field named by the rule is changed.
 * @param rule the whole line, since the field may stand in the sentence before.
 */
export function addSaidNone(found: ToldRecord[], rule: string): void {
  const said = saidNone.exec(rule)?.[1]?.toLowerCase();
  if (!said || !emptyIsNone.test(rule)) return;
  const speaking = found.flatMap((record) =>
    record.fields.flatMap((field) =>
      // 'Said by the patient' names who says it.
      kindOfNoun(field.name) !== 'person' && !field.choices && namesField(rule, field.name) ? [{ record, field }] : [],
    ),
  );
  const [named, ...others] = speaking;
  if (!named || others.length > 0) return;
  const { record, field } = named;
  const name = `${field.name} ${said}`;
  if (record.fields.some((one) => one.name === name)) return;
  field.isOptional = true;
  record.fields.splice(record.fields.indexOf(field) + 1, 0, { name, choices: ['yes', 'no'] });
}

const begun = /^(?:begun|started|draft|being filled in)$/;

/**
 * What a step refuses while neither a field is filled in nor said that there is nothing: where the record is made, or, where it may be left
 * half way, where it is handed in.
 * @returns the refusals as criteria.
 */
export function saidNoneAt({ way, record, outcome, who }: ActLink): string[] {
  if (!record || !who || (way !== 'make' && way !== 'change')) return [];
  const [first = '', next] = statesOf(record);
  const isHandedIn = begun.test(first)
    ? outcome?.way === 'state' && outcome.state === next
    : way === 'make' && (!outcome || outcome.way === 'make');
  if (!isHandedIn) return [];
  const kept = way === 'make' ? `make no ${record.one} yet` : `leave the ${record.one} as it was`;
  return record.fields.flatMap(({ name, choices }) => {
    const said = choices?.join() === 'yes,no' ? noneField.exec(name)?.[1] : undefined;
    const field = record.fields.find((one) => said && `${one.name} ${said}` === name)?.name;
    return field && said
      ? [
          `IF the ${field} ${isSeveral(field) ? 'are' : 'is'} empty and “${said}” is not said, THEN THE SYSTEM SHALL say so, keep what was entered and ${kept}.`,
        ]
      : [];
  });
}
