import { verbal } from '#worker/features/guide/grammar/opening.rules.ts';
import { tagText } from '#worker/features/guide/grammar/phrases.rules.ts';
import { isLimit } from '#worker/features/guide/idea/telling.rules.ts';
import { clausesIn } from '#worker/features/guide/outline/outline-prose-clauses.rules.ts';
import { doerOf } from '#worker/features/guide/outline/outline-prose-people.rules.ts';
import { isCircumstance } from '#worker/features/guide/outline/outline-rule-kinds.rules.ts';

/** What makes a line a rule, beside what bounds an act. */
const binding =
  /\b(?:never|always|nobody|no one|none|not|no|only|must|shall|should|may|cannot|can't|at (?:most|least)|exactly|within|until|unless|except|each|every|per|as soon as|twice|same|first|last|most|least|highest|biggest|best)\b|n't\b|^(?:if|when|whenever|once|after|before|at the end)\b/i;
/** What is told of how it is: 'Our association has 40 plots', 'we are a group of friends'. */
const being =
  /^(?:(?:the|our|my|we|there|I|it|all|most|some|each|every)\b[^,]{0,60}? |[\p{L}-]+ )?(?:is|are|am|has|have|'s|keeps? a list|lives?|stands?|lies?|costs?)\b/iu;
const passive =
  /\b(?:is|are|gets?|be) (?:\p{L}+ly )?(?:\p{L}{2,}(?:ed|en|wn|ld|nt|pt|ght)|cut|put|set|shown|made|paid)\b/iu;

/** What is told of the product itself is a quality of it: 'the page works without a network', 'the app is in German'. */
const ofProduct =
  /^(?:the|our|this) (?:\p{L}+ )?(?:app|application|page|site|website|tool|system|platform|software|service|program|product|data)\b/iu;
/** What something costs is no doing and no background. */
const priced = /\b(?:costs?|is|are)\b.*(?:\b(?:euros?|dollars?|pounds?|cents?|francs?|percent)\b|[€$£%])/i;

const plainOf = (line: string) => line.replace(/[.\s]+$/, '');

/** Whether a line below 'What always holds' bounds or obliges nothing and only tells how it is. */
const isBackground = (line: string) =>
  !ofProduct.test(line) &&
  !binding.test(line) &&
  !priced.test(line) &&
  !isLimit(line) &&
  (isCircumstance(line) || (being.test(line) && !passive.test(line)));

/** Whether somebody is told to do something in it: no rule, and no act of whom a list knows. */
function isDoing(line: string): boolean {
  if (
    binding.test(line) ||
    priced.test(line) ||
    isLimit(line) ||
    passive.test(line) ||
    being.test(line) ||
    line.split(' ').length < 3
  )
    return false;
  const [words = []] = tagText(plainOf(line));
  const [clause] = clausesIn(plainOf(line)) ?? [];
  // 'Late returns block new reservations', 'a match lasts three minutes': what a thing does holds always.
  if (clause && /^(?:thing|nobody|product)$/.test(doerOf(clause))) return false;
  return words.some(verbal) && !/^(?:it|this|that|by|in|on)\b/i.test(line) && !ofProduct.test(line);
}

/**
 * Where a line stands that was read to hold always: below what always holds only if it binds somebody, else below what happens, where somebody
 * does something in it, or below how it is today.
 */
export const sectionOfRule = (line: string): 'rules' | 'acts' | 'today' =>
  isBackground(line) ? 'today' : isDoing(line) ? 'acts' : 'rules';
