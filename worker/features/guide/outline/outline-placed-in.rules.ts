import type { Outcome } from '#worker/features/guide/grammar/outcomes.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { singularOf, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';

const puts = /^(?:put|add|load|place|assign|pack|move|pin|attach|allocate|schedule)$/;

/** What is put where by an act: 'puts a piece in a load', of pieces and loads that know nothing of each other. */
function placedBy({ who, verb, phrase, outcomes = [] }: Told, records: ToldRecord[]) {
  if (typeof who !== 'object' || !puts.test(verb)) return undefined;
  for (const one of records)
    for (const whole of records) {
      const form = new RegExp(
        `^(?:an?|the|each|every|another|that) (?:[\\p{L}-]+ )?${toPattern(one.one)} (?:in|into|on|onto|to) (?:an?|the|their|its|another|that) (?:[\\p{L}-]+ )?${toPattern(whole.one)}$`,
        'iu',
      );
      const isKnown =
        one.fields.some(({ name }) => name === whole.one) ||
        whole.fields.some(({ name }) => singularOf(name) === one.one) ||
        outcomes.some((outcome) => outcome.way === 'make');
      if (one !== whole && !isKnown && form.test(phrase)) return { one, whole };
    }
  return undefined;
}

/**
 * Acts and records of an outline in which a thing that somebody puts in another one knows in which it is, as a field that this act fills.
 */
export function withPlaces(told: Told[], records: ToldRecord[]): { told: Told[]; records: ToldRecord[] } {
  const placed = told.map((act) => placedBy(act, records));
  const added = placed.flatMap((found) => (found ? [{ one: found.one.one, whole: found.whole.one }] : []));
  if (added.length === 0) return { told, records };
  return {
    told: told.map((act, at) => {
      const found = placed[at];
      if (!found) return act;
      const { one, whole } = found;
      const fill: Outcome = {
        way: 'fill',
        record: one.one,
        fields: whole.one,
        text: `the ${one.one} gets the ${whole.one}`,
      };
      return { ...act, outcomes: [...(act.outcomes ?? []), fill] };
    }),
    records: records.map((record) => {
      const wholes = new Set(added.flatMap(({ one, whole }) => (one === record.one ? [whole] : [])));
      return {
        ...record,
        fields: [...record.fields, ...[...wholes].map((name) => ({ name, isOptional: true as const }))],
      };
    }),
  };
}
