import { participleOf } from '#worker/features/guide/content/verbs.ts';
import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { isPlural, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { theProduct } from '#worker/features/guide/outline/outline-subjects.rules.ts';

/** Verbs that a rule may name one for the other: what is blurred is hidden. */
const alike: readonly (readonly string[])[] = [['hide', 'blur', 'cover', 'mask', 'conceal', 'black']];
const isAlike = (one: string, other: string) =>
  one === other || alike.some((verbs) => verbs.includes(one) && verbs.includes(other));

const itself = `(?:it|${theProduct})`;
const from = new RegExp(`^from (.+?) (?:till|until) (.+?), ${itself} (\\p{L}+s)$`, 'iu');
const doneWhen = new RegExp(`^(?:${itself} (\\p{L}+s)|(\\p{L}+)) (?:when|if) (?=\\S+ \\S+)([^;]+)$`, 'iu');

/** What a rule governs: the act of the product, and while or upon what it is done. */
type Governing = { verb: string; opening: string; isLasting: boolean };

/**
 * Reads a rule on when the product does what its lines tell: 'From the start of a race till I tick it, it hides', 'Hide when there is a name'.
 * @param rule the rule in the third person; one that names what it is done to speaks of that alone, and governs nothing else.
 */
export function governingOf(rule: string): Governing | undefined {
  const said = rule.replace(/[’‘]/g, "'").replace(/[.\s]+$/, '');
  const [, start, end, does = ''] = from.exec(said) ?? [];
  const during = baseOfVerb(does.toLowerCase());
  if (start && end && during)
    return { verb: during, opening: `WHILE ${windowOf(lowerFirst(start), lowerFirst(end))}, `, isLasting: true };
  const [, own, order, condition = ''] = doneWhen.exec(said) ?? [];
  const verb = baseOfVerb((own ?? order ?? '').toLowerCase());
  return verb && (own !== undefined || verb === order?.toLowerCase())
    ? { verb, opening: `WHEN ${condition}, `, isLasting: false }
    : undefined;
}

/** 'The start of a race' till 'owners tick it': its start has passed, and owners have not ticked it. */
function windowOf(start: string, end: string): string {
  const words = end.split(' ');
  const at = words.findIndex((word, place) => place > 0 && place < 4 && baseOfVerb(word) !== undefined);
  const verb = baseOfVerb(words[at] ?? '');
  if (!verb) return `it is between ${start} and ${end}`;
  const who = words.slice(0, at).join(' ');
  const has = isPlural(words[at - 1] ?? '') || words[at] === verb ? 'have' : 'has';
  return `${start} has passed and ${[who, has, 'not', participleOf(verb), ...words.slice(at + 1)].join(' ')}`;
}

const always = /^THE SYSTEM SHALL (\p{L}+) (?!never\b|ensure\b)/u;

/**
 * The criteria of features with what governs them before what the product does at all times.
 * @returns `rest` are the rules that govern no feature.
 */
export function withGoverning<One extends { criteria: string[] }>(
  features: One[],
  rules: string[],
): { features: One[]; rest: string[] } {
  const verbs = features.map(({ criteria: [first = ''] }) => always.exec(first)?.[1]);
  const read = rules.map((rule) => ({ rule, governing: governingOf(rule) }));
  const holds = ({ verb }: Governing) => verbs.some((own) => own !== undefined && isAlike(own, verb));
  const governing = read
    .flatMap((one) => (one.governing && holds(one.governing) ? [one.governing] : []))
    .toSorted((a, b) => Number(b.isLasting) - Number(a.isLasting));
  const governed = features.map((feature, at): One => {
    const own = verbs[at];
    const openings = governing.filter(({ verb }) => own !== undefined && isAlike(own, verb)).map((one) => one.opening);
    const [first = '', ...more] = feature.criteria;
    return openings.length > 0 ? { ...feature, criteria: [`${openings.join('')}${first}`, ...more] } : feature;
  });
  return {
    features: governed,
    rest: read.flatMap(({ rule, governing: one }) => (one && holds(one) ? [] : [rule])),
  };
}
