import { capitalise, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { outcomesOfRule } from '#worker/features/guide/outline/outline-choices.rules.ts';
import { tellsLoad } from '#worker/features/guide/outline/outline-loads.rules.ts';
import { finite } from '#worker/features/guide/outline/outline-rule-forms.rules.ts';
import { ownTails } from '#worker/features/guide/outline/outline-rule-tails.rules.ts';

/** What leans on the part before it, and says nothing by itself. */
const leaning =
  /^(?:it|they|he|she|this|that|these|those|there|after(?:wards)?|then|once|otherwise|else|not|no one else|the others?|the rest|all others|everyone else|and|but|so|on (?:the|that)|in that|(?:at|after) \d+ \p{L}+|for (?:any|every)(?:thing|body) else|until then|if not|whoever|with|by)\b/iu;

/** 'Each plot owes 8 hours a year. Every missing hour costs 15 pounds': two sentences that each stand alone. */
function sentencesIn(rule: string): string[] | undefined {
  const parts = rule.replace(/[.\s]+$/, '').split(/(?<=\p{Ll}{3}|\d)[.!] +(?=["“]?\p{Lu})/u);
  const isOwn = (part: string) =>
    part.split(' ').length > 3 &&
    !leaning.test(part) &&
    !/!$|\bthat they are\b/.test(part) &&
    !/^(?:otherwise|we sign|not even|that's|this is|only an? [^.]*, and only)\b/i.test(part);
  return parts.length > 1 &&
    parts.every((part, at) => at === 0 || (isOwn(part) && (finite.test(part) || startsClause.test(part))))
    ? parts
    : undefined;
}

/**
 * The matters that a line on what always holds tells, each as a line of its own: 'It may only read; if the host is the primary, it refuses' holds two things, and so does 'A batch has at
 * most four donors and is kept cold'.
 * @param rule the line in its owner's words.
 * @returns the line alone where it tells one matter.
 */
export function partRule(rule: string): string[] {
  const tails = ownTails(rule);
  if (tails) return tails.flatMap(partRule);
  const sentences = sentencesIn(rule);
  if (sentences) return sentences.flatMap(partRule);
  const outcomes = outcomesOfRule(rule) ?? partClauses(rule.replace(/[.\s]+$/, ''));
  if (outcomes) return outcomes;
  const parts = rule.split(/;\s+/);
  const isWhole = (part: string) => part.split(' ').length > 3 && !leaning.test(part);
  if (parts.length > 1)
    return parts.every((part, at) => at === 0 || isWhole(part)) ? withSubjects(parts).map(capitalise) : [rule];
  const [, subject, limit, more] =
    /^((?:an?|each|every|one) [\p{L}-]+(?: [\p{L}-]+)?) ((?:has|holds|takes|contains) (?:at most|at least|no more than) .+?) and ((?:is|has|must|can) .+)$/iu.exec(
      rule,
    ) ?? [];
  return subject && limit && more ? [`${subject} ${limit}`, `${subject} ${more}`] : [rule];
}

/** 'Phone numbers are seen only by organisers; deleted after 12 months': what is deleted are the phone numbers. */
function withSubjects(parts: string[]): string[] {
  const [, subject, being] = /^([^,;]{3,60}?) (is|are|works?|opens?|goes|comes) /i.exec(parts[0] ?? '') ?? [];
  return parts.map((part, at) =>
    at > 0 && subject && /^(?:deleted|erased|removed|kept|stored|shown|hidden) /i.test(part)
      ? `${subject} ${being} ${lowerFirst(part)}`
      : at > 0 && subject
        ? part
            .replace(/\bit is (?=shown|listed|called|written)/i, `${lowerFirst(subject)} is `)
            .replace(/^((?:before|after|until|when) )it\b/i, (_, when: string) => `${when}${lowerFirst(subject)}`)
        : part,
  );
}

/** A subject of its own and its verb: 'payouts go only to the own account'. */
const startsClause =
  /^(?:the |an? )?[\p{L}-]+(?: [\p{L}-]+)? (?:is|are|has|have|go|goes|keeps?|must|may|can|never|stays?|gets?|lies|lie|cannot)\b/iu;

const sizes = /^(?:no more than|not more than|at most|up to|at least) /i;

const ownSight =
  /^(?:each|every) \p{L}+ (?:shows|has|is|gets|keeps|counts|costs)\b|^the \p{L}+(?: \p{L}+)? (?:only )?(?:sees?|may see|can see)\b/iu;

/** 'A member sees only their own rent and hours, the board sees everybody's': everybody's rent and hours. */
function withNounOf(first: string, second: string): string {
  const [, what] = /\b(?:his or her|their|his|her|its) own ([^,;]+)$/i.exec(first) ?? [];
  return what && /\b(?:everybody|everyone|anybody|anyone)(?: else)?['’]s$/i.test(second) ? `${second} ${what}` : second;
}

/** 'The pump can't do more' is why. */
const cannotMore =
  /\b(?:can['’]t|cannot|can not) (?:do|take|hold|carry|bear|stand|fit|have|manage) (?:any ?)?(?:more|it|that|them)$/i;

/** What one sentence tells of two matters: 'No more than 14 players per team, cap 1 is the keeper', 'it must not stop, it should last'. */
function partClauses(rule: string): string[] | undefined {
  const [, first = '', second = ''] = /^(.+?), (.+)$/.exec(rule) ?? [];
  // 'A doctor sees only their own list, the front desk sees whether it is there': each tells what somebody sees.
  if ((finite.test(first) || /\b(?:nobody|no one)\b/i.test(first)) && ownSight.test(second))
    return [first, capitalise(withNounOf(first, second))];
  const isSize = sizes.test(first) && !finite.test(first) && finite.test(second);
  const [, one = '', other = ''] =
    /^((?:(?:nobody|no one|no|only|each|every|an?) .+?)|[^,;]+ only [^,;]+), and (.+)$/i.exec(rule) ?? [];
  const isOwn =
    other.split(' ').length > 3 &&
    (!leaning.test(other) || /^there (?:is|are|must be)\b/i.test(other)) &&
    (finite.test(one) || /^(?:nobody|no one) /i.test(one) || /\bonly (?:in|on|at|with)\b/i.test(one)) &&
    startsClause.test(other);
  if (isOwn) return [one, capitalise(other)];
  const isLoad = tellsLoad(first) && !tellsLoad(rule) && finite.test(second);
  if (isSize || isLoad) return [first, capitalise(second)];
  // 'If you come late the fine is 50, if you don't come it is 200'.
  const [, early = '', late = ''] = /^(if [^,]+(?:, [^,]+)?), (?:and )?(if .+)$/i.exec(rule) ?? [];
  if (early && finite.test(late)) return [early, capitalise(late)];
  // 'The app stamps the time itself, you can't backdate'.
  if (finite.test(first) || /^(?:the |an? )?\p{L}+ \p{L}+s /iu.test(first)) {
    const barred =
      /^(?!(?:it|that|this|which|who|so|but|and|or)\b)(?:the |an? )?[\p{L}-]+(?: [\p{L}-]+)? (?:can['’]t|cannot|can not|must not|may not|mustn['’]t) \p{L}+/iu;
    if (
      first.split(' ').length > 3 &&
      barred.test(second) &&
      !cannotMore.test(second) &&
      !/^(?:if|when|while|after|before|once|until|unless|as)\b/i.test(first)
    )
      return [first, capitalise(second)];
  }
  const [, stays, lasts] =
    /^(.+?),? (?:and )?(it (?:should|must|has to) (?:last|outlive|outlast) .+)$/i.exec(rule) ?? [];
  if (stays && lasts) return [stays, capitalise(lasts)];
  const [, wanted, which = 'one', who, does] =
    /^(.+? an? ((?:\p{L}+ )?one)),? and only (?:if|when|where) there (?:is|are) none (?:do|does|shall|will) (\p{L}+) (.+)$/iu.exec(
      rule,
    ) ?? [];
  return wanted && does ? [wanted, `If there is no ${which}, ${who} ${does}`] : undefined;
}
