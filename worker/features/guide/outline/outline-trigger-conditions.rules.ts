import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import { lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import type { ActLink } from '#worker/features/guide/outline/outline-act-links.rules.ts';

const which =
  /\b(?:an?|the|one|their|his|her|each) ((?:[\p{L}-]+ )?[\p{L}-]+) (?:that|which) (has|have|is|are|was|were)(n['’]t| not)? (been )?(?:yet |already )?([\p{L}-]+)( yet| already)?$/iu;
const looks = /^(?:see|look|read|view|check|open|watch|browse|search|find|print|export|download)$/;
/** What somebody finds, and nobody enters. */
const found = /^(?:broken|stolen|rotten|frozen|damaged|cracked|worn)$/;
const being: Readonly<Record<string, string>> = { have: 'has', are: 'is', was: 'is', were: 'is' };

/**
 * 'Withdraws a request that hasn't started yet': of any other one the act is refused.
 * @returns the criterion of the contrary, none where the line names no such condition or only looks at something.
 */
export function criteriaOfCondition({ who, verb, phrase }: Told): string[] {
  if (typeof who !== 'object' || looks.test(verb)) return [];
  const [, thing = '', is = '', not, been, state = '', still] = which.exec(phrase) ?? [];
  // What is 'stuck' or 'missing' is what somebody finds; what has been done or is not so is known.
  if (!thing || (!not && (!/(?:ed|en)$/.test(state) || found.test(state)))) return [];
  const verbOf = been ? 'is' : (being[is.toLowerCase()] ?? is.toLowerCase());
  const contrary = not
    ? `${verbOf} ${state}${still || been || verbOf === 'has' ? ' already' : ''}`
    : `${verbOf} not ${state}`;
  return [`IF the ${lowerFirst(thing)} ${contrary}, THEN THE SYSTEM SHALL refuse it, change nothing and say why.`];
}

const until =
  /\buntil (?:(?:an?|the|their) )?[\p{L}-]+(?: [\p{L}-]+)? (?:has|have|is|are) (?:been )?([\p{L}-]+)(?: it| them)?$/iu;

/**
 * 'Patients change something until the nurse has reviewed it': once the thing is reviewed the act is refused.
 * @param link what the line does to which record: the state has to be one of it.
 */
export function criteriaOfUntil({ who, when = '', phrase }: Told, link: ActLink | undefined): string[] {
  const [, state = ''] = until.exec(when || phrase) ?? [];
  const { record, way } = link ?? {};
  if (typeof who !== 'object' || !record || way === 'read' || !statesOf(record).includes(state)) return [];
  return [`IF the ${record.one} is “${state}” already, THEN THE SYSTEM SHALL refuse it, change nothing and say why.`];
}
