import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { capitalise, isSingle, nounIn, pluralOf, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { type Told, thirdOf } from '#worker/features/guide/idea/telling.rules.ts';
import { linksOf, namesField } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { readActLine } from '#worker/features/guide/outline/outline-lines.rules.ts';
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
    const [clause = '', subject = '', own = ''] = seesOwn.exec(rule) ?? [];
    const who = cast.people.find(({ noun }) => nounIn(noun.one, subject) !== null)?.noun;
    if (!who) return [];
    const kept = records.filter(
      ({ one, fields }) => nounIn(one, own) !== null || fields.some(({ name }) => namesField(own, name)),
    );
    const reached = links.flatMap(({ who: doer, record }) => (doer?.one === who.one && record ? [record] : []));
    // Who reports the repairs of a flat sees them already, and by them their flat.
    const isReached = (record: ToldRecord) =>
      reached.some((one) => one === record || one.fields.some(({ name }) => nounIn(record.one, name) !== null));
    // Of what nobody makes there is nothing to see, however it came to be written of.
    if (!kept.some((record) => made.has(record)) || kept.some(isReached)) return [];
    const what = kept.reduce(asRows(records), own.trim());
    const act = readActLine(
      `${capitalise(who.many)} ${isSingle(who) ? thirdOf('see') : 'see'} their own ${what}`,
      cast,
    );
    return act ? [{ ...act, ofClause: clause }] : [];
  });
}

/** The rent of a plot is one of many, the flat of a tenant is not. */
const asRows =
  (records: ToldRecord[]) =>
  (text: string, { one, fields: [first] }: ToldRecord): string =>
    records.some((whole) => whole.one !== one && whole.one === first?.name.replace(/^which /, '').toLowerCase())
      ? text.replace(new RegExp(`\\b${toPattern(one)}(?!\\p{L})`, 'iu'), pluralOf(one))
      : text;
