import { maintains } from '#worker/features/guide/content/verbs.ts';
import { isDoneBy } from '#worker/features/guide/grammar/state-words.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import { namesField } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { isBroughtWith } from '#worker/features/guide/outline/outline-given.rules.ts';
import { readFields } from '#worker/features/guide/outline/outline-records.rules.ts';
import type { OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { linkOf } from '#worker/features/guide/product/outlined-records.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** Words that end the names of many fields: of these all have to be named. */
const anyHead = /^(?:date|time|name|number|note|place|reason|kind|type|amount|price|photo|state|what|who|when)$/;
const finding = /^what was (?:said|found|decided|done|changed|agreed)$/;

/** Whether what is listed behind an arrow names a field. */
export const listsField = (list: string, name: string): boolean => readFields(list).some((one) => one.name === name);

/**
 * The acts that fill in a field after the one that makes the row: they name it, or the noun at its end.
 * @param about what is done to the record; `first` is the act that makes its rows.
 * @returns none where the field is there from the first.
 */
export function fillingLater(name: string, about: OutlinedAct[], first: OutlinedAct | undefined): OutlinedAct[] {
  const field = name.toLowerCase();
  const head = field.split(' ').at(-1) ?? '';
  const textOf = ({ told: { verb, phrase, when = '' } }: OutlinedAct) => `${verb} ${phrase} ${when}`;
  const isWhole = (act: OutlinedAct) =>
    (act.way !== 'run' || field.includes(' ')) && (namesField(textOf(act), name) || isBroughtWith(act, name));
  const isNamed = (act: OutlinedAct) => act.way !== 'run' && !anyHead.test(head) && nounIn(head, textOf(act)) !== null;
  const others = about.filter((act) => act !== first && act.way !== 'read' && !maintains.test(act.told.verb));
  const filling = others.filter(({ outcome }) => outcome?.way === 'fill' && listsField(outcome.fields, name));
  if (filling.length > 0) return filling;
  if (first?.outcome?.way === 'make' && listsField(first.outcome.fields, name)) return [];
  // 'Approved by' stands empty until somebody approves.
  const doing = others.filter(({ told }) => / by$/.test(field) && isDoneBy(field.split(' ')[0] ?? '', told.verb));
  if (doing.length > 0) return doing;
  if (finding.test(field) && about.length > 1) return others.length > 0 ? others : about;
  if (first && isWhole(first)) return [];
  const naming = others.filter(isWhole);
  if (naming.length > 0) return naming;
  return first && isNamed(first) ? [] : others.filter(isNamed);
}

/**
 * Until which state a field is empty, where all that fill it in set the row to one state: 'empty until it is done'.
 * @param filling the acts that fill it in; what happens by itself fills in nothing.
 */
export function untilStep(record: ToldRecord, name: string, filling: OutlinedAct[]): { note?: string } {
  const [, ...later] = statesOf(record);
  // When somebody has checked in is known then, whatever else checks.
  if (/ (?:at|on)$/.test(name) || filling.some(({ who, way }) => !who || way === 'run')) return {};
  const reached = filling.map(({ told: { outcomes = [] } }) =>
    outcomes.flatMap((one) => (one.way === 'state' && later.includes(one.state) ? [one.state] : [])),
  );
  const states = new Set(reached.flat());
  const [state] = states;
  return states.size === 1 && reached.every((some) => some.length > 0) ? { note: `empty until it is ${state}` } : {};
}

/** Of what goes through states, the fields told after those that its first act names: nobody knows the cause when it is reported. */
export function isAfterwards(
  { idea }: Product,
  record: ToldRecord,
  at: number,
  first: OutlinedAct | undefined,
): boolean {
  const field = record.fields[at];
  if (!first || !field || field.choices) return false;
  const link = linkOf(idea, record, field);
  if (link && 'person' in link && link.person === first.who?.one) return false;
  // What it belongs to is there before it.
  if (link && 'record' in link && idea.records.indexOf(link.record) < idea.records.indexOf(record)) return false;
  // Where its owner says what a new row has, all else comes later.
  if (first.outcome?.way === 'make' && first.outcome.fields !== '')
    return !listsField(first.outcome.fields, field.name);
  if (statesOf(record).length < fewestStates) return false;
  const text = `${first.told.verb} ${first.told.phrase}`;
  const named = record.fields.map((one) => {
    const link = linkOf(idea, record, one);
    return link && 'record' in link ? nounIn(link.record.one, text) !== null : namesField(text, one.name);
  });
  const last = named.lastIndexOf(true);
  return last >= 0 && at > last && findings.test(field.name);
}

const fewestStates = 4;

const findings =
  /^(?:cause|diagnosis|fault found|amount that came|part needed|parts used|result|answer|decision)$|\bdecision$/i;
