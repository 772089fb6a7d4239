import { inDigits } from '#worker/features/guide/grammar/numbers.rules.ts';
import { joinWords, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { isRemindedAgain } from '#worker/features/guide/outline/outline-second-times.rules.ts';
import { criterionId } from '#worker/features/guide/product/criteria.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const figure = /(?<![\w:-])(\d[\d.,]*(?::\d\d)?)(?: ?(?=%)| (?:working )?([A-Za-z]+))/g;
const period = /^(?:second|minute|hour|day|week|month|year)s?$/i;

const opening = 'Numbers that nobody told, proposals until ten';

/** The text without what that line still names of criteria and measures that were taken out of it by hand. */
export function dropGoneProposals(text: string): string {
  const isThere = (ids: string) => ids.split(' to ').every((id) => text.includes(`**${id}**`));
  return text.replace(new RegExp(`^(.*${opening}.*?: )(.+)\\.\n?`, 'm'), (_, start: string, list: string) => {
    const ids = list.split(/, | and /).filter(isThere);
    return ids.length > 0 ? `${start}${joinWords(ids)}.\n` : '';
  });
}

/** The criteria and measures with numbers that nobody told, in one line; no line where all were told. */
export function tellProposals({ idea, features, measures, settled, loose, told, name }: Product): string[] {
  const said = [
    idea.said,
    ...Object.values(idea.outline ?? {}).flat(),
    told,
    ...[...settled.values()].map(({ text, option }) => option?.rule ?? text),
    ...loose.map(({ decision }) => decision),
  ].join(' ');
  const plainly = (number: string) => number.replace(/[.,]+$/, '').replace(/,(?=\d{3}\b)/g, '');
  const digits = inDigits(said);
  const known = new Set(digits.match(/\d[\d.,]*(?::\d\d)?/g)?.map(plainly));
  // '30 of 38 singers' tells nothing of 30 days.
  const isTold = (number: string, unit = '') =>
    known.has(plainly(number)) &&
    (!period.test(unit) ||
      new RegExp(`\\b${toPattern(number)}[ -](?:working )?${unit.replace(/s$/i, '')}`, 'i').test(digits) ||
      // 'Within 5 working days, and after 8 it goes to the director': the unit was told with the first.
      new RegExp(`\\bafter ${toPattern(number)}(?=[,;.]|$| (?:it|they|he|she|that|the|an?) )`, 'im').test(digits));
  const proposed = features.flatMap((feature) =>
    feature.criteria.flatMap((text, index) =>
      isRemindedAgain(text) || [...text.matchAll(figure)].some(([, number = '', unit]) => !isTold(number, unit))
        ? [criterionId(feature, index)]
        : [],
    ),
  );
  const guessed = (idea.outline?.aims.length ? [] : measures).filter(
    ({ text }) => !said.toLowerCase().includes(text.toLowerCase().replace(/\.$/, '')),
  );
  const [first, last] = [guessed[0], guessed.at(-1)];
  const ids = [...proposed, ...(first && last ? [first === last ? first.id : `${first.id} to ${last.id}`] : [])];
  return ids.length > 0 ? [`${opening} ${idea.client.many} have used ${name}: ${joinWords(ids)}.`] : [];
}
