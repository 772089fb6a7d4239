import { valuesFor } from '#worker/features/guide/documents/rule-trials.rules.ts';
import { isArrangement, kindOfRule, type RuleKind } from '#worker/features/guide/outline/outline-rule-kinds.rules.ts';
import { splitCriterion } from '#worker/features/guide/product/criteria.rules.ts';

const said = (text: string) => /^THE SYSTEM SHALL (?:ensure that )?(.+?)\.?$/.exec(text)?.[1];

/** How a rule for the whole is tried, by what it asks of the code; what has numbers is tried around them. */
const trials: Readonly<Partial<Record<RuleKind, string>>> = {
  access: 'tried as each kind of people, on every screen, list and file',
  write: 'tried as each kind of people',
  fixed: 'tried by changing and by deleting a row as whoever may do most',
  audit: 'tried by changing a row and reading what is told of it',
  network: 'tried with every address that is called written down',
  device: 'tried with the network off, then on again',
  reach: 'tried on each screen',
  gate: 'tried against it',
  limit: 'tried against it',
  sum: 'tried with rows on either side of it',
  retention: 'tried with the clock set to its time',
};

/** 'Show students that a kit is taken but not by whom' bounds what somebody sees. */
const showsPart = /^(?:only )?(?:show|hide|let)s?\b.*\b(?:only|not|nobody|never)\b/i;

const ends = /\bdelete[ds]?\b/;
const isGone = 'tried by deleting one and looking for it in every list, under its address and among the files';

/** A quality that is shown by hand: the owner's own rule for the whole, with a cause or without; what is measured is none. */
export const isTriedByHand = (text: string): boolean => {
  const rule = said(text);
  return rule === undefined ? /^(?:WHEN|IF|WHILE) .*THE SYSTEM SHALL /.test(text) : kindOfRule(rule) !== 'speed';
};

/** What is brought over from before, as the owner tells of it: 'The inscriptions are typed up in Word'. */
export const toldBefore = (text: string): string | undefined =>
  /\btake over what is there already: “(.+)”/.exec(text)?.[1];

/** Whether a quality tells what is arranged with somebody outside: a contract holds it, and nothing is built or tried for it. */
export const isArranged = (text: string): boolean => isArrangement(/\bbe built for this: “(.+)”/.exec(text)?.[1] ?? '');

/**
 * How a rule for the whole is shown: its cause is brought about, its numbers are tried, circumstances are walked under.
 * @param way the first journey, on which the rest is seen; empty without one.
 */
export function tellTrial(text: string, way: string): string {
  const values = valuesFor(text);
  const rule = said(text);
  if (rule === undefined) {
    const { cause, effect } = splitCriterion(text, '');
    const about = cause.replace(/^(?:WHEN|IF|WHILE) /, '');
    return `see to it that ${about}: it must ${effect}${values ? `; tried ${values}` : ''}`;
  }
  if (values) return `${rule}; tried ${values}`;
  const walked = way ? `; seen on the walk of ${way}` : '';
  if (/^be built for this: .*(?:\p{Sc} ?\d|\b\p{Lu}{3} \d)/u.test(rule))
    return `${rule}; compared with what the services cost in the first month`;
  if (/^be built for this: /.test(rule)) return `${rule}${walked}`;
  const how = trials[showsPart.test(rule) ? 'access' : kindOfRule(rule)] ?? (ends.test(rule) ? isGone : undefined);
  return `${rule}${how ? `; ${how}` : walked}`;
}
