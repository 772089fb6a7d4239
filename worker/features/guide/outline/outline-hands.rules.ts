import { handingOf, statesByHanding } from '#worker/features/guide/grammar/handing.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import type { ActLink } from '#worker/features/guide/outline/outline-act-links.rules.ts';

/** Fields that hold who has a thing, and records that are the trace of its being taken. */
const tellsHolder =
  /\b(?:held|holders?|taken|borrowed|borrowers?|lent|lender|loaned|issued|checked out|rented|keeper|who has|with whom|to whom|for whom)\b/i;
const isTrace =
  /\b(?:loan|checkout|check-out|borrowing|lending|rental|hire|movement|handover|withdrawal|booking|reservation|issue|custody)\b/i;
/** 'Takes a lift' is no taking of what is brought back. */
const surely = /^(?:borrow|lend|loan|hire|rent|check|sign)$/;
const due =
  /\b(?:until|till|by|before|no later than|within|due) (?!the (?:office|door|gate|cabinet|shelf|box|stairs)\b)|\bthe same (?:day|evening)\b/i;

/**
 * The links of lines with how a thing changes hands, where a told thing is taken and somebody else may ask who has it.
 * @param records all that is kept: a loan that is a record of its own holds that already.
 */
export function withHands(links: ActLink[], records: ToldRecord[]): ActLink[] {
  const handed = links.map((link) => ({ link, hands: link.way === 'change' ? handingOf(link.told) : undefined }));
  const isHeld = (record: ToldRecord) => {
    const own = handed.filter(({ link, hands }) => hands && link.record === record);
    const has = (way: string) => own.some(({ hands }) => hands === way);
    const isLeaving = own.some(({ link, hands }) => hands === 'out' && surely.test(link.told.verb));
    const isOut = statesOf(record).some((state) => statesByHanding.out.test(state));
    const isKept = records.some(
      ({ one, fields }) =>
        (one === record.one && fields.some(({ name }) => tellsHolder.test(name))) ||
        (isTrace.test(one) && (nounIn(record.one, one) || fields.some(({ name }) => nounIn(record.one, name)))),
    );
    return has('out') && (isLeaving || has('back') || has('over') || isOut) && !isTrace.test(record.one) && !isKept;
  };
  const held = new Set(records.filter(isHeld));
  const isDue = (record: ToldRecord) =>
    handed.some(
      ({ link: { record: own, told }, hands }) =>
        own === record && hands === 'back' && due.test(`${told.phrase} ${told.when ?? ''}`),
    );
  return handed.map(({ link, hands }) =>
    hands && link.record && held.has(link.record) ? { ...link, hands, isDue: isDue(link.record) } : link,
  );
}
