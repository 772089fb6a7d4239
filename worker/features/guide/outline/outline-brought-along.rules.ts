import { type Outcome, recordCalled } from '#worker/features/guide/grammar/outcomes.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';

const brought =
  /\bwith (?:the|an?|their|its) (bill|invoice|receipt|certificate|estimate|quote|photo|picture|video|scan|signature)\b/iu;
const paper = /^(?:bill|invoice|receipt|certificate|estimate|quote)$/;

/**
 * 'Reports it done with the bill': what comes with a change is asked for then, and kept with the thing that is changed.
 * @returns the lines, and the records with a field for what comes along.
 */
export function withBroughtAlong(all: Told[], records: ToldRecord[]): { told: Told[]; records: ToldRecord[] } {
  const added = new Map<ToldRecord, string[]>();
  const told = all.map((one): Told => {
    const { who, phrase, outcomes = [] } = one;
    const noun = typeof who === 'object' ? brought.exec(phrase)?.[1]?.toLowerCase() : undefined;
    const [set] = outcomes.flatMap((other) => (other.way === 'state' ? [other] : []));
    const record = noun && set ? recordCalled(records, set.record) : undefined;
    const isKept =
      outcomes.some(({ way }) => way === 'make') || record?.fields.some(({ name }) => nounIn(noun ?? '', name));
    if (!record || !noun || isKept) return one;
    // What another thing keeps goes there: others may see that, and nobody told who enters it then.
    if (records.some(({ fields }) => fields.some(({ name }) => name.startsWith(`${noun} as `)))) return one;
    added.set(record, [...(added.get(record) ?? []), paper.test(noun) ? `${noun} as photo` : noun]);
    const asked: Outcome = { way: 'do', text: `ask for the ${noun} and keep it with the ${record.one}` };
    return { ...one, outcomes: [...outcomes, asked] };
  });
  return {
    told,
    records: records.map((record) => {
      const names = new Set(added.get(record) ?? []);
      const fields = [...names].map((name) => ({ name, isOptional: true as const }));
      return fields.length > 0 ? { ...record, fields: [...record.fields, ...fields] } : record;
    }),
  };
}
