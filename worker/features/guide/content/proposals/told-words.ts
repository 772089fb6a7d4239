import type { ProposedLine } from '#worker/features/guide/content/proposals/proposal.ts';

/** Words of which any is told. */
export const anyOf = (...words: RegExp[]): RegExp => new RegExp(words.map(({ source }) => source).join('|'), 'i');

/** Words that are all told, in any order. */
export const allOf = (...words: RegExp[]): RegExp =>
  new RegExp(`^${words.map(({ source }) => `(?=[\\s\\S]*?(?:${source}))`).join('')}`, 'i');

/** A line that is proposed only where, beside what it asks for itself, all of `told` and nothing of `untold` is said. */
export function onlyWith(line: ProposedLine, told: RegExp[], untold: RegExp[]): ProposedLine {
  const needed = [...(line.when ? [line.when] : []), ...told];
  const refused = [...(line.unless ? [line.unless] : []), ...untold];
  return {
    ...line,
    ...(needed.length > 0 && { when: allOf(...needed) }),
    ...(refused.length > 0 && { unless: anyOf(...refused) }),
  };
}

/** A way in which a kind is told, and the fields that are kept then. */
export type Way = { of: RegExp; fields: string };

/** The line once for each of the ways, of which the first that is told fits, and once with the `other` fields where none is. */
export function byWay(ways: Way[], line: (fields: string) => ProposedLine, other: string): ProposedLine[] {
  const words = ways.map(({ of }) => of);
  return [
    ...ways.map(({ of, fields }, at) => onlyWith(line(fields), [of], words.slice(0, at))),
    onlyWith(line(other), [], words),
  ];
}

/** As `byWay`, for fields that stand among others, with the comma behind them; no fields where no way is told. */
export const withFieldsOf = (ways: Way[], line: (fields: string) => ProposedLine): ProposedLine[] =>
  byWay(ways, (fields) => line(fields && `${fields}, `), '');
