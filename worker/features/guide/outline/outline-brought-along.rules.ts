import { type Outcome, recordCalled } from '#worker/features/guide/grammar/outcomes.rules.ts';
import type { ToldField } from '#worker/features/guide/grammar/told-fields.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';

const brought =
  /\bwith (?:the|an?|their|its) (bill|invoice|receipt|certificate|estimate|quote|photo|picture|video|scan|signature)\b/iu;
const paper = /^(?:bill|invoice|receipt|certificate|estimate|quote)$/;

/** What somebody is told of a change, and what is asked for to tell it: 'which part to buy', 'roughly at what time'. */
const wanted: readonly [
  told: RegExp,
  name: (match: RegExpExecArray) => string,
  asked: (match: RegExpExecArray) => string,
][] = [
  [/\bwhich (\p{L}+) to (\p{L}+)\b/iu, ([, noun, verb]) => `${noun} to ${verb}`, ([all]) => all],
  [/\b(?:(?:roughly|about) )?at (?:what|which) time\b/i, () => 'expected time', ([all]) => all],
];

type Along = { name: string; asked?: string; isNeeded?: true };

/** What is brought is there from that step on: the step is refused without it. */
const broughtAs = (name: string): Along => ({ name, asked: `the ${name}`, isNeeded: true });

/** What comes along with a line: what is brought, what somebody is told by it, and why it ended so. */
function alongWith({ who, phrase, outcomes = [] }: Told): Along[] {
  const noun = typeof who === 'object' ? brought.exec(phrase)?.[1]?.toLowerCase() : undefined;
  const said = outcomes.flatMap((one) => (one.way === 'tell' ? [one.rest] : [])).join('; ');
  const reason = outcomes.some((one) => one.way === 'state' && /\b(?:with|and) why not\b/i.test(one.text));
  return [
    ...(noun ? [broughtAs(paper.test(noun) ? `${noun} as photo` : noun)] : []),
    ...(typeof who === 'object'
      ? wanted.flatMap(([told, name, asked]) => {
          const match = told.exec(said);
          return match ? [{ name: name(match).toLowerCase(), asked: asked(match).toLowerCase() }] : [];
        })
      : []),
    ...(reason ? [{ name: 'why not' }] : []),
  ];
}

/**
 * 'Reports it done with the bill': what comes with a change is asked for then, and kept with the thing that is changed; so is what somebody
 * is told of it, 'which part to buy'.
 * @returns the lines, and the records with a field for what comes along.
 */
export function withBroughtAlong(all: Told[], records: ToldRecord[]): { told: Told[]; records: ToldRecord[] } {
  const added = new Map<ToldRecord, Along[]>();
  const told = all.map((one): Told => {
    const { phrase, outcomes = [] } = one;
    const [set] = outcomes.flatMap((other) => (other.way === 'state' ? [other] : []));
    const record = set
      ? recordCalled(records, set.record)
      : records.find(({ one: name, ways }) => ways.length > 0 && nounIn(name, phrase) !== null);
    if (!record || outcomes.some(({ way }) => way === 'make')) return one;
    const along = alongWith(one).filter(({ name }) => {
      const [noun = name] = name.split(' as ');
      return !record.fields.some((field) => nounIn(noun, field.name) !== null);
    });
    if (along.length === 0) return one;
    added.set(record, [...(added.get(record) ?? []), ...along]);
    const asked = along.flatMap(({ asked }): Outcome[] =>
      asked
        ? [{ way: 'do', text: `ask ${/^the /.test(asked) ? 'for ' : ''}${asked} and keep it with the ${record.one}` }]
        : [],
    );
    return { ...one, outcomes: [...outcomes, ...asked] };
  });
  return {
    told,
    records: records.map((record) => {
      const along = new Map((added.get(record) ?? []).map((one) => [one.name, one]));
      const fields = [...along.values()].map(
        ({ name, isNeeded }): ToldField => (isNeeded ? { name } : { name, isOptional: true }),
      );
      return fields.length > 0 ? { ...record, fields: [...record.fields, ...fields] } : record;
    }),
  };
}
