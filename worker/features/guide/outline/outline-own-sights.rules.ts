import { namedBy } from '#worker/features/guide/grammar/told-fields.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { nounIn, pluralOf, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import { type ActLink, linksOf, namesField } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { readSight } from '#worker/features/guide/outline/outline-lines.rules.ts';
import type { Cast } from '#worker/features/guide/outline/outline-subjects.rules.ts';

const seesOwn =
  /^((?:an? |the |each |every |all )?[\p{L} -]{3,40}?) (?:(?:can|may) )?(?:only )?sees? (?:only )?(?:his|her|their|its)(?: or (?:his|her|their))? own ([^,;.:]{3,60})/iu;

/**
 * 'A member sees only their own rent': who may see something has to get to see it. What no line of theirs makes, changes or shows them gets a
 * line of its own.
 * @param rules the lines on what always holds; `told` what the lines on what happens say; `records` what is kept.
 */
export function ownSights(rules: string[], told: Told[], records: ToldRecord[], cast: Cast): Told[] {
  const links = linksOf(told, records);
  const made = new Set(links.flatMap(({ record, way }) => (record && way === 'make' ? [record] : [])));
  return rules.flatMap((rule): Told[] => {
    const all = plainSight(rule, links, records, cast);
    if (all) return [all];
    const [clause = '', subject = '', own = ''] = seesOwn.exec(rule) ?? [];
    const who = cast.people.find(({ noun }) => nounIn(noun.one, subject) !== null)?.noun;
    if (!who) return [];
    const kept = records.filter(
      ({ one, fields }) => nounIn(one, own) !== null || fields.some(({ name }) => namesField(own, name)),
    );
    const reached = links.flatMap(({ who: doer, record, way }) =>
      // Who only changes what others enter has to find it first.
      doer?.one === who.one && record && way !== 'change' ? [record] : [],
    );
    // Who reports the repairs of a flat sees them already, and by them their flat.
    const isReached = (record: ToldRecord) =>
      reached.some((one) => one === record || one.fields.some(({ name }) => nounIn(record.one, name) !== null));
    // Of what nobody makes there is nothing to see, however it came to be written of.
    if (!kept.some((record) => made.has(record)) || kept.some(isReached)) return [];
    const what = kept.reduce(asRows(records), own.trim());
    const act = readSight(who, `their own ${what}`, cast);
    return act ? [{ ...act, ofClause: clause }] : [];
  });
}

const sees =
  /^((?:the |all |each |every |both )?[\p{L} -]{1,40}?) (?:(?:can|may|should) )?(?:always )?sees? (?!(?:only )?(?:their|his|her|its|my|our) own\b|no\b|only\b|nothing\b|neither\b|each other|that\b|whether\b|it\b|them\b)([^.;:]{3,90})/iu;
const denied = /,? ?\b(?:but|and) (?:not|never|no|nothing)\b.*$|, never\b.*$/iu;
/**
 * 'Parents see the baskets but not who bid', 'I see everything': who may see what others enter, and of which no line shows it to them, has a look
 * at it of their own. 'Everything' is the first thing that others make and they do not look at.
 */
function plainSight(rule: string, links: ActLink[], records: ToldRecord[], cast: Cast): Told | undefined {
  const [clause = '', subject = '', object = ''] = sees.exec(rule) ?? [];
  const who = /^(?:I|we)$/i.test(subject)
    ? cast.self
    : cast.people.find(({ noun }) => nounIn(noun.one, subject) !== null && !/\bwith\b|\bwho\b/.test(subject))?.noun;
  if (
    !who ||
    /^(?:nobody|no|none|neither|only|if|when)\b/i.test(rule) ||
    /\b(?:not|never|cannot)\b|n['’]t\b/i.test(subject)
  )
    return undefined;
  const what = object.replace(denied, '').trim();
  const isAll = /^(?:everything|all(?: of (?:it|them))?)$/i.test(what);
  const isMadeByOthers = (record: ToldRecord) =>
    links.some((link) => link.record === record && link.way === 'make' && link.who && link.who.one !== who.one);
  const isSeen = (record: ToldRecord) =>
    links.some((link) => link.record === record && link.who?.one === who.one && link.way === 'read') ||
    links.some((link) => link.record === record && link.way === 'make' && link.who?.one === who.one);
  const named = records.filter(({ one }) => (isAll ? true : nounIn(one, what) !== null));
  // Who may only see some of them has a line that shows them.
  const isShown = links.some(
    ({ told }) =>
      told.who === who &&
      /^(?:see|look|view|browse)/.test(told.verb) &&
      named.some(({ one }) => nounIn(one, told.phrase)),
  );
  if (/\bonly$/i.test(subject) && isShown) return undefined;
  const [first] = named.filter((record) => isMadeByOthers(record) && record.fields.length > 1);
  if (!first || (isAll ? isSeen(first) : named.filter(isMadeByOthers).some(isSeen))) return undefined;
  const shown = isAll ? `the ${pluralOf(first.one)}` : what;
  const act = readSight(who, shown, cast);
  return act && { ...act, ofClause: clause };
}

/** The rent of a plot is one of many, the flat of a tenant is not. */
const asRows =
  (records: ToldRecord[]) =>
  (text: string, { one, fields: [first] }: ToldRecord): string =>
    records.some((whole) => whole.one !== one && first && whole.one === namedBy(first.name))
      ? text.replace(new RegExp(`\\b${toPattern(one)}(?!\\p{L})`, 'iu'), pluralOf(one))
      : text;
