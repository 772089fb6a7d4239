import { putsInstead } from '#worker/features/guide/decisions/changes.rules.ts';
import { partOutcomes, recordCalled } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { capitalise, nounIn, pluralOf, toPattern, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';
import type { Placed } from '#worker/features/guide/outline/outline-place.rules.ts';
import type { Cast } from '#worker/features/guide/outline/outline-subjects.rules.ts';

/** A line that takes the place of another: `was` is that one. */
type Instead = Placed & { was?: string };

const preferring =
  /^(.+?) (?:should|must|may|can|shall) (?:be (?:allowed|able) to )?(?:name|choose|pick) an? ((?:\p{L}+ )?(?:preferred|favourite|own|usual|trusted)) one,? and only (?:if|when|where) there is none (?:do|does) \p{L}+ (?:take|use|tell|ask) (the \p{L}+)$/iu;

/**
 * A second thought on whom an act goes to: 'The committee should be allowed to name a preferred one, and only if there is none do we take
 * the nearest'. The act goes to the preferred one first, that one may be named holds beside it, and what only said 'not always' gives way.
 * @returns undefined where not exactly one act names the one that comes second.
 */
export function readPreferring(text: string, outline: Outline, { people }: Cast): Instead[] | undefined {
  const [, who = '', preferred = '', second = ''] = preferring.exec(text) ?? [];
  if (second === '') return undefined;
  const named = new RegExp(
    `\\b${toPattern(second)} ((?:[\\p{L}-]+ (?!is\\b|are\\b|by\\b|with\\b|who\\b|that\\b|in\\b|of\\b|at\\b))?[\\p{L}-]+)`,
    'iu',
  );
  const [act, ...others] = outline.acts.filter((line) => named.test(line) && !/^(?:if|when) /i.test(line));
  const [found = '', whom = ''] = named.exec(act ?? '') ?? [];
  if (!act || others.length > 0) return undefined;
  const subject = who.toLowerCase().replace(/^the /, '');
  const person = people.find(({ noun }) => noun.one === subject || noun.one.startsWith(`${subject} `));
  const naming = person ? `${capitalise(withArticle(person.noun.one))} may name` : `${capitalise(who)} may name`;
  const weaker = outline.rules.find((line) => /\bnot (?:be )?always\b/i.test(line) && line.includes(second));
  return [
    {
      section: 'acts',
      line: act.replace(found, `the ${preferred} ${whom}, else ${second}`),
      was: act,
    },
    { section: 'rules', line: `${naming} ${withArticle(`${preferred} ${whom}`)}` },
    {
      section: 'rules',
      line: `If there is no ${preferred} one, we take ${second}`,
      ...(weaker ? { was: weaker } : {}),
    },
  ];
}

const unpriced =
  /^(?:bin|drop|scrap|forget|remove|cancel|leave out|no) (?:the |that )?(?:pound|dollar|euro|fee|price|charge|\p{Sc} ?\d\S*) (?:per|for each|for every) (?:\p{L}+ )*?(\p{L}+)$/iu;
const sized = /^make it ((?:two|three|four|five|\d) (?:sizes|steps|tiers|bands|plans|prices))(?:[:,] (.+))?$/iu;

/**
 * A second thought on what is charged: 'Bin the pound per scaffold. Make it three sizes: up to 15, up to 50'. The rule that states the price
 * loses that part and gets the sizes.
 * @returns undefined where not exactly one rule charges for each of that thing.
 */
export function readUnpriced(first: string, rest: string[], { rules }: Outline): Instead[] | undefined {
  const [, thing = ''] = unpriced.exec(first) ?? [];
  if (thing === '') return undefined;
  const part = new RegExp(
    `(?:,| plus| and)? \\p{Sc} ?\\d[\\d.,]* (?:per|for each) ((?:\\p{L}+ )?${toPattern(thing)})\\b`,
    'iu',
  );
  const [rule, ...others] = rules.filter((line) => part.test(line));
  const [found = '', unit = thing] = part.exec(rule ?? '') ?? [];
  if (!rule || others.length > 0 || rule.startsWith(found)) return undefined;
  const [sizes, ...more] = rest.map((one) => sized.exec(one.replace(/[.\s]+$/, '')));
  const line = rule.replace(found, '');
  if (rest.length > 0 && (!sizes || more.length > 0)) return undefined;
  const list = sizes ? `, in ${sizes[1]} by ${pluralOf(unit)}${sizes[2] ? `: ${sizes[2]}` : ''}` : '';
  return [{ section: 'rules', line: `${line}${list}`, was: rule }];
}

/**
 * A second thought on what is needed: 'No photo at the handover after all, a signature is enough'. The acts of that place, and what is kept
 * of the things that they change, have the one in the place of the other; elsewhere it stays.
 * @returns undefined where no act of that place names it.
 */
export function readEnough(text: string, outline: Outline, { things }: Cast): Instead[] | undefined {
  const [, out = '', place = '', instead = ''] = putsInstead.exec(text) ?? [];
  if (out === '') return undefined;
  const bare = instead.replace(/^(?:an?|the) /i, '');
  // 'The handover' is where somebody hands over.
  const parts = /^(\p{L}{3,}?)(?:over|out|in|up|off|back)$/u.exec(place.toLowerCase())?.[1];
  const near = (line: string) =>
    place === '' ||
    nounIn(place, line) !== null ||
    (parts !== undefined && new RegExp(`\\b${parts}s?\\b`, 'i').test(line));
  const named = new RegExp(`\\b(?:(an?|the|with) )?${toPattern(out)}s?\\b`, 'giu');
  const put = (line: string) =>
    line.replace(named, (_, before?: string) =>
      /^an?$/i.test(before ?? '') ? withArticle(bare) : [before, bare].filter(Boolean).join(' '),
    );
  const acts = outline.acts.filter((line) => near(line) && line.search(named) >= 0);
  if (acts.length === 0) return undefined;
  const changed = things.filter(({ one }) =>
    acts.some((line) =>
      partOutcomes(line).outcomes.some((said) => 'record' in said && recordCalled([{ one }], said.record)),
    ),
  );
  const kept = outline.records.filter(
    (line) => line.search(named) >= 0 && changed.some(({ one }) => line.split(':')[0]?.toLowerCase() === one),
  );
  return [
    ...acts.map((was): Instead => ({ section: 'acts', line: put(was), was })),
    ...kept.map((was): Instead => ({ section: 'records', line: put(was), was })),
  ];
}
