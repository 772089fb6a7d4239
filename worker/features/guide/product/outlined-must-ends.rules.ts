import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import type { OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { statesSetBy } from '#worker/features/guide/product/outlined-side-ways.rules.ts';
import { madeBy } from '#worker/features/guide/product/outlined-threads.rules.ts';

const leaves = /^(?:unsubscribe|unfollow|opt)$/;
const stopped = /^(?:cancell?ed|called off|withdrawn|revoked|disputed|paused|given up|retired)$/;
const grants = /^(?:accept|approve|agree|confirm|grant|refund)$/;
const denies = /^(?:decline|refuse|reject|deny)$/;
const notedAs =
  /\b(?:noted|entered|recorded|reported|written down|(?:note|enter|record|report) [^.;“”]{1,60}?) as (?:an? )?(?:new )?([\p{L}-]+)/iu;

/** What is sent by the clock before the day that a record names: 'when it is three days before the date of the visit, send the patient a link'. */
const sentAhead = /^WHEN it is [^,]+ before [^,]+, THE SYSTEM SHALL (?:tell|send|remind|ask) /;

/** Whether something goes on about a record when nobody does anything: somebody is reminded or told by the clock, or all who follow were told when it was made. */
const goesOn = (record: ToldRecord, acts: OutlinedAct[], records: ToldRecord[]): boolean =>
  acts.some(({ who, record: about, told: { outcomes = [], line = '' } }) => {
    const tells = outcomes.filter((one) => one.way === 'tell');
    const isOnIt = about === record || nounIn(record.one, line) !== null;
    return !who && isOnIt && tells.length + outcomes.filter(({ way }) => way === 'make').length > 0;
  }) ||
  acts.some((act) => madeBy(act).includes(record) && act.feature.criteria.some((text) => sentAhead.test(text))) ||
  acts.some(
    (act) =>
      madeBy(act).includes(record) &&
      (act.told.outcomes ?? []).some(
        (one) =>
          one.way === 'tell' && records.some((other) => other !== record && nounIn(other.one, one.whom) !== null),
      ),
  );

/**
 * What cannot wait where the rest is there: the way out of what is sent to many, stopping what else goes on by itself and going on with it
 * again, the no beside the yes, and what another act leaves to be noted.
 * @param isMust whether an act is a must already.
 */
export function endsNeeded(
  acts: OutlinedAct[],
  records: ToldRecord[],
  isMust: (act: OutlinedAct) => boolean,
): OutlinedAct[] {
  const isAnother = (act: OutlinedAct, one: OutlinedAct) => one !== act && one.record === act.record;
  return acts.filter((act) => {
    const { who, record, told } = act;
    if (isMust(act)) return false;
    const noted = acts.some(
      (one) =>
        isMust(one) &&
        [...(one.told.outcomes ?? []).map(({ text }) => text), ...one.feature.criteria].some((text) => {
          const [, thing = ''] = notedAs.exec(text) ?? [];
          return thing !== '' && madeBy(act).some((made) => made !== one.record && nounIn(made.one, thing) !== null);
        }),
    );
    if (noted) return true;
    if (!who) return false;
    if (leaves.test(told.verb)) return true;
    if (!record) return false;
    const isAgain = acts.some(
      (one) =>
        isAnother(act, one) &&
        isMust(one) &&
        statesSetBy(one).some(
          (state) =>
            stopped.test(state) && /\bagain$|\bback\b/i.test(told.phrase) && nounIn(state, told.phrase) !== null,
        ),
    );
    if (isAgain) return true;
    const isNo =
      denies.test(told.verb) && acts.some((one) => isAnother(act, one) && grants.test(one.told.verb) && isMust(one));
    return isNo || (statesSetBy(act).some((state) => stopped.test(state)) && goesOn(record, acts, records));
  });
}
