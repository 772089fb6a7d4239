import { amountTold, periodUnit } from '#worker/features/guide/grammar/numbers.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { isPlural, lowerFirst, nounIn, singularOf } from '#worker/features/guide/grammar/words.rules.ts';

/** What a rule deletes with time: in its own words and by its name, after how long or upon what, and of which record; without fields whole rows go. */
export type Deletion = {
  what: string;
  name: string;
  period: string;
  upon: string;
  record: ToldRecord;
  fields: string[];
  isStartTold: boolean;
};

const deletes = new RegExp(
  `^(?:(.{2,80}?) (?:is|are|gets?|must be) )?(?:deleted|erased|removed|emptied) (?:after |within |((?:once|when) [^.;]{0,60}? ))(${amountTold} ${periodUnit})\\b(.*)$`,
  'iu',
);
/** 'Visitors' phone numbers': whose they are. */
const ofWhom = /^(\p{L}+(?: \p{L}+)?)['’]s? (?=\p{L})/u;
const clause = / (?:who|that|which|of (?:an?|the|each|every)) /;
/** Words of the names of fields that say nothing of what is in them. */
const general = /^(?:numbers?|data|details|the|all|their|his|her|its)$/;

/**
 * What a line on what always holds deletes after a time, for each record of which it does: the second half of 'Phone numbers are seen only
 * by …; deleted after a year' too.
 */
export function deletionsIn(line: string, records: ToldRecord[]): Deletion[] {
  const [first = '', ...more] = line.replace(/[.\s]+$/, '').split(/;\s+/);
  for (const half of [first, ...more]) {
    const [, about, until = '', period = '', rest = ''] = deletes.exec(half) ?? [];
    if (!period) continue;
    const subject = about ?? first.split(/ (?:is|are|may|must|can) /)[0] ?? '';
    const what = lowerFirst(subject);
    const name = (what.split(clause)[0] ?? '').replace(/^(?:the|an?|all|each|every) /, '');
    const plain = name.replace(ofWhom, '');
    const whose = ofWhom.exec(name)?.[1];
    const isStartTold = until !== '' || /^,? (?:after|from|since|of|that|the)\b/.test(rest);
    const told = { what, name, period, upon: `${until || 'after '}${period}`, isStartTold };
    const last = (text: string) => singularOf(text.split(' ').at(-1) ?? '');
    const row = whose ? undefined : records.find(({ one }) => last(plain) === last(one) && nounIn(one, plain) !== null);
    if (row) return [{ ...told, record: row, fields: [] }];
    const words = plain.split(' ').filter((word) => !general.test(word));
    const key = words.map((word) => (isPlural(word) ? singularOf(word) : word)).join(' ');
    const owners = whose ? records.filter(({ one }) => one === singularOf(lowerFirst(whose))) : records;
    return (key ? owners : []).flatMap((record) => {
      const fields = record.fields.map(({ name }) => name).filter((name) => nounIn(key, name) !== null);
      return fields.length > 0 ? [{ ...told, record, fields }] : [];
    });
  }
  return [];
}

/** 'Bills are kept 10 years', 'invoices are kept for 10 years': a time in which nothing may be deleted, and after which nothing has to be. */
export const isKeptAtLeast = (line: string): boolean =>
  /^(?!.*\b(?:delet|eras|remov|then|only|no longer|at most)).*\b(?:is|are) kept (?:for )?(?:at least )?(?:\d+|\p{L}+) years\b/iu.test(
    line,
  );
