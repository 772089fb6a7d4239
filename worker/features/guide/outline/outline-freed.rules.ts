import { type Outcome, recordCalled } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { partsOfState } from '#worker/features/guide/grammar/state-words.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { isPlural } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';

const reserves = /^(?:reserve|block|hold) (?:the |their )?(\p{L}+)\b|^count (?:the |their )?(\p{L}+) as taken\b/iu;
const dropped = /^(?:declined|refused|rejected|cancell?ed|called off|withdrawn|revoked)$/;
/** Whether what came to a state takes nothing any more: it was called off, or nobody went on with it in time. */
export const isCalledOff = (state: string): boolean => dropped.test(state) || /^(?:lapsed|expired)$/.test(state);
const brought = /^(?:returned|given back|brought back|handed back)$/;
const spans = /^(?:from|to|until|start|end|first day|last day)\b/i;
const given = /\b(?:back|free)\b/i;
const upon = /\b(?:if|when|where|unless|only)\b/i;

/** What the line that makes a thing reserves for it: days, a place. */
const reservedFor = (record: ToldRecord, all: Told[]): string | undefined =>
  all
    .filter(({ outcomes = [] }) => outcomes.some((one) => one.way === 'make' && recordCalled([record], one.record)))
    .flatMap(({ outcomes = [] }) => outcomes.map(({ text }) => reserves.exec(text)))
    .flatMap((found) => found?.[1] ?? found?.[2] ?? [])[0];

/**
 * A line with what it frees: whoever declines, cancels or withdraws what was reserved gives it back, unless the line says so itself for each case.
 * @param all every line, for what was reserved where the thing was made.
 */
export function withFreed(told: Told, records: ToldRecord[], all: Told[]): Told {
  const { who, outcomes = [] } = told;
  if (typeof who !== 'object') return told;
  const more = outcomes.flatMap((one): Outcome[] => {
    const record = one.way === 'state' ? recordCalled(records, one.record) : undefined;
    const states = one.way === 'state' ? partsOfState(one.state) : [];
    const lost = states.filter((state) => dropped.test(state));
    const thing = record && lost.length > 0 ? reservedFor(record, all) : undefined;
    const isSaid = outcomes.some(({ text }) => given.test(text) && !upon.test(text));
    // Who brings back what was booked until a later day leaves the days that are over.
    const booked =
      record?.fields.some(({ name }) => spans.test(name)) && states.some((state) => brought.test(state))
        ? reservedFor(record, all)
        : undefined;
    if (booked && !outcomes.some(({ text }) => given.test(text)))
      return [{ way: 'do', text: `free the ${booked} for the days of the ${record?.one} that are still to come` }];
    if (!thing || isSaid) return [];
    const which = lost.length < states.length ? ` where it is “${lost.join('” or “')}”` : '';
    return [{ way: 'do', text: `free the ${thing} that ${isPlural(thing) ? 'were' : 'was'} reserved for it${which}` }];
  });
  return more.length > 0 ? { ...told, outcomes: [...outcomes, ...more] } : told;
}
