import { tellingStems } from '#worker/features/guide/grammar/stems.rules.ts';
import { capitalise } from '#worker/features/guide/grammar/words.rules.ts';
import { sentencesIn } from '#worker/features/guide/idea/reading-lines.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';

const enters = '(?:puts?|enters?|adds?|logs?|types?|writes?|makes?|uploads?|records?|reports?)';
/** 'Drivers put in their own entries and see those': what they see is what they put in. */
const enteredAndSeen = new RegExp(
  `^(.{1,40}?) ${enters} (?:in |down |up )?((?:their|his|her|its|my|our) own )?([\\p{L}' -]{2,40}?)(?: (?:on|from|by|with|in) [^,;]+?)?,? and (?:can |may |only |then )*sees? (?:them|those|it|that|these|their own)$`,
  'iu',
);
/** 'I see everything and do the printout': what they do besides is told where things happen. */
const seesAndDoes =
  /^(.{1,40}? sees? (?:everything|all(?: of it)?))(?:,? and |, )(?!(?:the|their|all|every|who|what)\b)(?!.*\bsees?\b)(\p{L}+ .+)$/iu;
/** 'I see all the kids and only I put times in', '… and nobody else changes it': two rules. */
const seesAndRule = /^(.{1,40}? sees? [^,;]{3,60}?),? and ((?:only|nobody|no one) .+)$/iu;

/** 'It is only me, nobody else ever sees it'. */
const onlyMe =
  /^(?:it['’]?s|it is|this is|there['’]s) (?:only|just) (me|us)\b(?:,? (?:and )?(?:nobody|no one)(?: else)? (?:ever )?sees (?:it|any of it|this))?(?: using it)?$/i;

/** What one sentence of the answer on who sees what holds, a rule each. */
function rulesIn(sentence: string): string[] {
  const said = sentence
    .trim()
    .replace(/[.\s]+$/, '')
    .replace(onlyMe, (_, who: string) => `Only ${/us/i.test(who) ? 'we' : 'I'} see any of it`);
  const [, who = '', own = '', what = ''] = enteredAndSeen.exec(said) ?? [];
  if (who)
    return [
      `${who} see${/^(?:an? |the |each |every )/i.test(who) ? 's' : ''} ${own ? 'only their own' : 'the'} ${what}`,
    ];
  const [, sees = '', rule = ''] = seesAndRule.exec(said) ?? [];
  if (sees) return [sees, capitalise(rule)];
  const [, all] = seesAndDoes.exec(said) ?? [];
  return [all ?? said];
}

/** 'So it wants a password', 'the council might want to see it': sign-in is there already, and what may be is no rule. */
const noRule = /\b(?:wants?|needs?) (?:an? )?(?:password|login|log-in|sign-?in)\b|\bmight (?:want|like|need)\b/i;

/**
 * The outline with what its owner answered on who sees what, in their own words, among what always holds: it bounds every screen and is nobody's
 * deed, whatever else its sentences tell.
 */
export function withSights(outline: Outline, answer: string): Outline {
  // What a line on what happens shows already is said.
  const shown = outline.acts.filter((line) => /\b(?:sees?|looks?|views?)\b/i.test(line));
  const known = [...outline.rules, ...shown].map((line) => tellingStems(line));
  const isSaid = (rule: string) => {
    const stems = tellingStems(rule);
    return stems.size > 1 && known.some((one) => stems.isSubsetOf(one));
  };
  const more = sentencesIn(answer)
    .flatMap(({ raw }) => rulesIn(raw))
    .filter((rule) => rule.split(' ').length > 2 && !isSaid(rule) && !noRule.test(rule));
  return more.length > 0 ? { ...outline, rules: [...outline.rules, ...more.map((rule) => `${rule}.`)] } : outline;
}
