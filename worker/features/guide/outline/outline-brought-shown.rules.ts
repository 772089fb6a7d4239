import { isPlural } from '#worker/features/guide/grammar/words.rules.ts';

/** A name of a thing or of somebody, of up to five words: 'the wrong letters', 'next Thursday's tour'. */
const named = "((?!only\\b)(?:the|an?|its|their|every|each|all|both|your|\\p{L}+)(?: [\\p{L}'’-]+){0,4}?)";
const form = (pattern: string) => new RegExp(`^${pattern}$`, 'iu');

/** Clauses on where something is shown, and the same as what a product does; `$1` and so on are what stands in the brackets. */
const shownAs: readonly (readonly [RegExp, string])[] = [
  // 'Both partners see it, with a heart', 'the office sees it'.
  [
    form(`(both [\\p{L}-]+|the [\\p{L}-]+(?: [\\p{L}-]+)?) sees? (it|them)((?:,| with| when| at once).*)?`),
    'show $2 to $1$3',
  ],
  // 'They're shown the old one first', 'who has not is shown to the coordinator'.
  [form(`they(?:['’]re| are) shown (.+)`), 'show them $1'],
  [form(`(who (?:has|have|is|are|did)(?: not|n['’]t)?\\b.*?) (?:is|are) shown to (.+)`), 'show $2 $1'],
  // 'Both shown live'.
  [form(`(both|all) shown\\b(.*)`), 'show $1$2'],
  [form(`${named} shows? up in (.+)`), 'show $1 in $2'],
  [form(`(an? [\\p{L}-]+(?: [\\p{L}-]+)?) shows? ((?:what|who|which|how|where)\\b.+)`), 'show in $1 $2'],
  [form(`(the (?:first|last|next) [\\p{L}-]+) shows? (that .+)`), 'show by $1 $2'],
  [form(`((?:each|every) [\\p{L}-]+) shows who and when`), 'show with $1 who made it and when'],
  [
    form(`((?:each|every) [\\p{L}-]+(?: of [^,;]+?)?) shows? ((?:the|its|their|who|where|how|what|which)\\b.+)`),
    'show with $1 $2',
  ],
  // 'The team calendar only says “away”', 'a wrong number says kindly “there is no such number”'.
  [form(`(the [\\p{L}-]+(?: [\\p{L}-]+)?) only says (["“].+)`), 'say only $2 in $1'],
  [form(`(an? (?:wrong|unknown|invalid) [\\p{L}-]+) (?:says|shows) ((?:kindly |clearly )?["“].+)`), 'say $2 upon $1'],
];

/** Clauses on where a thing gets to, how it is left and what may be done then. */
const placedAs: readonly (readonly [RegExp, string])[] = [
  [form(`${named} (?:goes|go) first(,.*)?`), 'put $1 first$2'],
  [
    form(
      `${named} (?:goes|go) ((?:on|in) (?=[^,;]*\\b(?:list|queue|plan|page|board|map|calendar|tour|book|sheet|report|schedule|agenda|rota|programme|album)\\b)(?:the|an?|next|their|its|his|her|your) (?!.* and (?:somebody|someone|they|the)\\b)[^,;]+)`,
    ),
    'put $1 $2',
  ],
  [form(`${named} leaves? (the (?:list|queue|plan|page|board|map|calendar))`), 'take $1 off $2'],
  [form(`${named} (?:is|are) gone (from .+)`), 'remove $1 $2'],
  [form(`${named} (?:is|are) left (untouched|as (?:it|they) (?:is|are|was|were)|unchanged|alone)`), 'leave $1 $2'],
  [
    form(`${named} (?:has|have) to be (answered|confirmed|approved|signed|checked) again`),
    'count what was $2 of $1 as open, and ask for it again',
  ],
  [form(`(?:it|they) stays? put(.*)`), 'leave it where it is$1'],
  [form(`${named} (?:counts? as|is|are) due(?: back)?`), 'note that $1 is due'],
  // 'Works without signal and is sent later'.
  [
    form(
      `(?:it )?works without (?:an? )?(?:signal|internet|connection|network|reception)(?: and (?:it )?is sent (?:later|on|afterwards))?`,
    ),
    'take it without a connection too, keep it on the device and send it once there is one',
  ],
  [
    form(`whoever ([^,;]+?) gets (?=(?:an?|the|their|its|one|two|\\d\\S*|no|all|every|each)\\b)(.+)`),
    'give whoever $1 $2',
  ],
  [
    form(
      `(the [\\p{L}-]+(?: [\\p{L}-]+)?) (?:may|can) (open|close|start|stop|begin|end|ring|play)\\b(?! (?:early|late|out|short|wrong)\\b)(.*)`,
    ),
    'let $1 $2$3',
  ],
  [
    form(
      `((?:the|an?|every|each|other) [\\p{L}-]+(?: [\\p{L}-]+)?) can (still )?(?!be\\b|only\\b|not\\b|never\\b)(\\p{L}+ .+)`,
    ),
    'let $1 $2$3',
  ],
];

/**
 * What a product does so that something is shown, said or where it belongs: 'the office sees it' is 'show it to the office', 'the conflict
 * leaves the list' is 'take the conflict off the list'.
 * @param text the clause as it stands in the middle of a sentence.
 * @returns undefined where no form is sure.
 */
export function shownOrPlaced(text: string): string | undefined {
  const [, bare = ''] = /^(\p{Ll}+) stays?$/u.exec(text) ?? [];
  if (bare && isPlural(bare)) return `keep the ${bare}`;
  for (const [clause, done] of [...shownAs, ...placedAs]) {
    const found = clause.exec(text);
    if (found) return done.replace(/\$(\d)/g, (_, at: string) => found[Number(at)] ?? '');
  }
  return undefined;
}

/** What a condition ends with where no comma parts it from what follows. */
const endOfCondition = '(?:already|there already|in there already|yet|empty|missing|wrong|late|blurred|full)';
const conditional = new RegExp(`^if ([^,;]{3,80}?)(?:,| (?<=${endOfCondition} ))\\s*(?:then )?(.{4,})$`, 'iu');

/**
 * What comes of an act only under a condition stands behind it: 'if it was approved already the days come back'.
 * @returns the condition, without 'if', and what it brings about.
 */
export function underCondition(text: string): { met: string; brought: string } | undefined {
  const [, met = '', brought = ''] = conditional.exec(text) ?? [];
  return brought ? { met, brought } : undefined;
}

/** 'After 20 the lead can …' upon what is told 10 minutes after something: the same event, 20 minutes after it. */
export function laterStill(caused: string, text: string): { caused: string; brought: string } | undefined {
  const [, later = '', unit = '', brought = ''] =
    /^after (\d+)( minutes?| hours?| days?| weeks?)?,? ((?:the|an?|they|it|everyone|everybody) .+)$/iu.exec(text) ?? [];
  const [span, told = ''] = /\b\d+ (minutes?|hours?|days?|weeks?)\b/iu.exec(caused) ?? [];
  if (!brought || !span || (unit && unit.trim().replace(/s$/, '') !== told.replace(/s$/, ''))) return undefined;
  return { caused: caused.replace(span, `${later} ${told.replace(/s?$/, Number(later) === 1 ? '' : 's')}`), brought };
}
