import { lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';

const which =
  /\b(?:an?|the|one|their|his|her|each) ((?:[\p{L}-]+ )?[\p{L}-]+) (?:that|which) (has|have|is|are|was|were)(n['’]t| not)? (?:been )?(?:yet |already )?([\p{L}-]+)( yet| already)?$/iu;
const looks = /^(?:see|look|read|view|check|open|watch|browse|search|find|print|export|download)$/;
const being: Readonly<Record<string, string>> = { have: 'has', are: 'is', was: 'is', were: 'is' };

/**
 * 'Withdraws a request that hasn't started yet': of any other one the act is refused.
 * @returns the criterion of the contrary, none where the line names no such condition or only looks at something.
 */
export function criteriaOfCondition({ who, verb, phrase }: Told): string[] {
  if (typeof who !== 'object' || looks.test(verb)) return [];
  const [, thing = '', is = '', not, state = '', still] = which.exec(phrase) ?? [];
  // What is 'stuck' or 'missing' is what somebody finds; what has been done or is not so is known.
  if (!thing || (!not && !/(?:ed|en)$/.test(state))) return [];
  const verbOf = being[is.toLowerCase()] ?? is.toLowerCase();
  const contrary = not ? `${verbOf} ${state}${still || verbOf === 'has' ? ' already' : ''}` : `${verbOf} not ${state}`;
  return [`IF the ${lowerFirst(thing)} ${contrary}, THEN THE SYSTEM SHALL refuse it, change nothing and say why.`];
}
