import { type Outcome, recordCalled } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { nounIn, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import { gathers } from '#worker/features/guide/outline/outline-made-records.rules.ts';

/** What is told as a sum that grows: 'saved so far'. */
const running = /\bso far$/;
const paysOut = /^(?:pay-?out|withdrawal|refund)$/;
const collects = /^(?:collected|received|paid|settled|credited|booked)$/;

/** Whether what happens to a thing changes a sum of another: it belongs to it by a field, or a line says that it is added to it. */
const belongsTo = (record: ToldRecord, whole: ToldRecord, all: Told[]): boolean =>
  record.fields.some(({ name }) => name === whole.one) ||
  all.some(
    ({ outcomes = [] }) =>
      outcomes.some((one) => one.way === 'make' && recordCalled([record], one.record)) &&
      outcomes.some(({ text }) => /\badd\b/.test(text) && nounIn(whole.one, text) !== null),
  );

/** What a line adds to a sum or takes off it, as the product does it. */
function changesOf(
  { outcomes = [] }: Told,
  whole: ToldRecord,
  sum: string,
  records: ToldRecord[],
  all: Told[],
): string[] {
  return outcomes.flatMap((one) => {
    const record = 'record' in one ? recordCalled(records, one.record) : undefined;
    if (!record || record === whole || !belongsTo(record, whole, all)) return [];
    if (one.way === 'make' && paysOut.test(record.one))
      return [`lower “${sum}” of the ${whole.one} by the amount of the ${record.one}`];
    if (one.way !== 'state') return [];
    const states = statesOf(record);
    const aim = aimOf(whole);
    const look = aim ? `, and look then whether it is the ${aim.target} or more` : '';
    if (collects.test(one.state)) return [`raise “${sum}” of each ${whole.one} by what was ${one.state}${look}`];
    const at = states.findIndex((state) => collects.test(state));
    const isBack = at > 0 && states.indexOf(one.state) >= 0 && states.indexOf(one.state) < at;
    return isBack ? [`lower “${sum}” of the ${whole.one} by what is “${one.state}” again`] : [];
  });
}

/** What a sum has to come to: 'target amount', else the amount. */
const targetOf = ({ fields }: ToldRecord): string | undefined => {
  const names = fields.map(({ name }) => name);
  return (
    names.find((name) => /^(?:target|wanted|planned|needed)\b/.test(name)) ?? names.find((name) => name === 'amount')
  );
};
/** The state of a thing whose sum is complete. */
const filled = /^(?:reached|met|full|funded|complete|completed|fulfilled|achieved)$/;

/** The sum of a thing that grows, what it has to come to, and the state that the thing is in then. */
function aimOf(record: ToldRecord): { sum: string; target: string; state: string } | undefined {
  const sum = record.fields.find(({ name }) => running.test(name))?.name;
  const [target, state] = [targetOf(record), statesOf(record).find((one) => filled.test(one))];
  return sum && target && state ? { sum, target, state } : undefined;
}

/** 'A goal is reached' as what can be looked at: its sum is its target or more, and it was not reached before. */
export function withReached(told: Told, records: ToldRecord[]): Told {
  const { who, verb, cause, outcomes = [] } = told;
  if (who !== 'product' || verb !== 'ensure' || !cause) return told;
  const whole = records.find((record) => {
    const state = aimOf(record)?.state;
    return (
      state !== undefined &&
      new RegExp(`^(?:an?|the) ${record.one} is ${state}$`, 'i').test(cause) &&
      outcomes.some((one) => one.way === 'state' && one.record === record.one && one.state === state)
    );
  });
  const aim = whole && aimOf(whole);
  return aim
    ? {
        ...told,
        cause: `“${aim.sum}” of ${withArticle(whole.one)} that is not “${aim.state}” yet is its ${aim.target} or more`,
      }
    : told;
}

/**
 * A line with what it does to a sum that is told as growing: what is collected raises 'saved so far' of its goal, what bounces or is paid out lowers it.
 * @param all every line, for what is said to belong to what.
 */
export function withRunningSums(told: Told, records: ToldRecord[], all: Told[]): Told {
  const more = records.flatMap((whole) =>
    whole.fields
      .filter(({ name }) => running.test(name))
      .flatMap(({ name }) => changesOf(told, whole, name, records, all)),
  );
  return more.length > 0
    ? { ...told, outcomes: [...(told.outcomes ?? []), ...more.map((text) => ({ way: 'do', text }) as const)] }
    : told;
}

/** 'One direct debit for the week', with whose it is and how much: one for each of them. */
export function withGathered(told: Told, records: ToldRecord[], people: string[]): Told {
  if (told.who !== 'product' || !told.outcomes?.some(({ text }) => gathers.test(text))) return told;
  const whole = (one: Outcome): Outcome => {
    const record = one.way === 'make' && gathers.test(one.text) ? recordCalled(records, one.record) : undefined;
    const names = record?.fields.map(({ name }) => name) ?? [];
    const whose = names.find((name) => people.includes(name));
    return record && one.way === 'make' && whose ? { ...one, fields: names.join(', '), each: whose } : one;
  };
  return { ...told, outcomes: told.outcomes.map(whole) };
}
