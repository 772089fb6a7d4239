import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { nounIn, pluralOf, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { namesField } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import type { OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { isAside, isBranch } from '#worker/features/guide/product/outlined-branches.rules.ts';

/** The records that an act makes: by its link, by what its line says that comes of it, or since it speaks of new ones. */
export function madeBy(act: OutlinedAct): ToldRecord[] {
  const said = [act, ...(act.also ?? [])].flatMap(({ way, outcome, record }) =>
    record && (outcome ? outcome.way === 'make' : way === 'make') ? [record] : [],
  );
  const { record, told } = act;
  if (!record || said.includes(record)) return [...new Set(said)];
  const isNew = new RegExp(`\\bnew ${toPattern(pluralOf(record.one))}\\b`, 'i').test(told.phrase);
  const isThen = new RegExp(`^when \\S+ (?:makes?|creates?|enters?) (?:an?|the) ${toPattern(record.one)}$`, 'i');
  return isNew || isThen.test(told.when ?? '') ? [record, ...said] : said;
}

/** The records that an act surely touches: those that it names, makes, or of which it names a field. */
export const touchedBy = (act: OutlinedAct, records: ToldRecord[]): ToldRecord[] => {
  const { record, told } = act;
  const isSure =
    record &&
    (act.outcome || madeBy(act).includes(record) || record.fields.some(({ name }) => namesField(told.phrase, name)));
  return [...namedIn(act, records), ...(isSure ? [record] : [])];
};

export const namedIn = ({ told }: OutlinedAct, records: ToldRecord[]) =>
  records.filter(({ one }) => nounIn(one, `${told.phrase} ${told.when ?? ''}`));

/** Whether an act looks at, makes or changes something that belongs to a record. */
export const uses = ({ record, who }: OutlinedAct, of: ToldRecord) =>
  who !== undefined &&
  record !== undefined &&
  record !== of &&
  // 'Recipe if any' may come later.
  record.fields.some(({ name, isOptional }) => name.toLowerCase() === of.one && !isOptional) &&
  // Of two that name each other neither has to be there first.
  !of.fields.some(({ name }) => name.toLowerCase() === record.one);

/** Acts that belong together because they touch the same things; what the product does by itself follows the act before it. */
export function threadsOf(acts: OutlinedAct[], records: ToldRecord[]): OutlinedAct[][] {
  const threads: { acts: OutlinedAct[]; touches: Set<ToldRecord> }[] = [];
  for (const [at, act] of acts.entries()) {
    const own = act.record && (act.who || act.outcome || namedIn(act, [act.record]).length > 0) ? [act.record] : [];
    const all = [...own, ...(act.also ?? []).flatMap(({ record }) => record ?? [])];
    const before = acts.slice(0, at);
    const whole = all.filter((record) => isLeaf(record, acts)).flatMap((record) => partOf(record, records, before));
    const touched = act.who ? [...namedIn(act, records), ...all, ...whole] : [...all, ...whole];
    const last = threads.filter((thread) => thread.acts.includes(acts[at - 1] as OutlinedAct));
    const near = threads.filter(({ touches }) => touched.some((record) => touches.has(record)));
    // What is only looked at makes one way of nothing that was two.
    const joined = act.who ? (isAside(act) ? near.slice(0, 1) : near) : last.length > 0 ? last : near;
    const [first] = joined;
    const joint = {
      acts: [...joined.flatMap((thread) => thread.acts), act],
      touches: new Set([...joined.flatMap(({ touches }) => [...touches]), ...(isAside(act) && first ? [] : touched)]),
    };
    threads.splice(first ? threads.indexOf(first) : threads.length, 1, joint);
    for (const thread of joined.slice(1)) threads.splice(threads.indexOf(thread), 1);
  }
  return threads.map((thread) => thread.acts.toSorted((a, b) => acts.indexOf(a) - acts.indexOf(b)));
}

/** What one act alone leaves, as a note or a photograph, is part of the thing that it is noted of. */
const isLeaf = (record: ToldRecord, acts: OutlinedAct[]) =>
  acts.filter((act) => act.who && act.way !== 'read' && act.record === record).length < 2;

/** What a record belongs to: what it names, and what was there before and lists it, as an incident does its 'updates'. */
const partOf = ({ one, fields }: ToldRecord, records: ToldRecord[], before: OutlinedAct[]) =>
  records.filter(
    (whole) =>
      fields.some(({ name }) => name.toLowerCase() === whole.one) ||
      (whole.fields.some(({ name }) => name.toLowerCase() === pluralOf(one)) &&
        before.some((act) => madeBy(act).includes(whole))),
  );

/** Threads with what is only noted between the steps of the one thing that has states: it belongs to the same way. */
export function joinedInto(threads: OutlinedAct[][], acts: OutlinedAct[]): OutlinedAct[][] {
  const stated = threads.filter((thread) => thread.some(({ record }) => record && statesOf(record).length > 2));
  const [main] = stated;
  if (!main || stated.length > 1) return threads;
  const places = main.filter((act) => !isAside(act)).map((act) => acts.indexOf(act));
  const isWithin = (act: OutlinedAct) =>
    acts.indexOf(act) > Math.min(...places) && acts.indexOf(act) < Math.max(...places);
  const joins = threads.filter(
    (thread) =>
      thread !== main &&
      thread.some(({ way }) => way === 'make') &&
      thread.every((act) => (act.way === 'make' ? isWithin(act) : !act.who || isAside(act) || isBranch(act, thread))),
  );
  const whole = [main, ...joins].flat().toSorted((a, b) => acts.indexOf(a) - acts.indexOf(b));
  return threads.filter((thread) => !joins.includes(thread)).map((thread) => (thread === main ? whole : thread));
}
