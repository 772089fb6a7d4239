import { participleOf } from '#worker/features/guide/content/verbs.ts';
import { namingStems } from '#worker/features/guide/grammar/stems.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { nounIn, plainWords } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import { type ActLink, thingOf } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { linkTraces } from '#worker/features/guide/outline/outline-traces.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { withSaid } from '#worker/features/guide/product/said-acts.rules.ts';

/** A line of an outline on what happens, with the feature that it became and the record that it is about. */
export type OutlinedAct = ActLink & { feature: Feature };

const outward = /^(?:fetch|download|send|upload|export|share|print|text|mail|post|publish|sync|load|import)$/;

/** Whether an act leaves the device that a product runs on, or brings something to it. */
export const goesOutside = ({ told }: OutlinedAct): boolean => outward.test(told.verb);

/** The acts of an outlined product in the order of its features; empty for an idea that is told as prose. */
export const listActs = oncePerProduct(({ idea, features }: Product): OutlinedAct[] => {
  if (!idea.isOutlined) return [];
  const lines = idea.told.filter(({ kind, not, verb }) => kind === 'act' && !not && verb !== '');
  const links = linkTraces(lines, idea.records);
  const used = new Set<Told>();
  const acts = features.flatMap((feature): OutlinedAct[] => {
    const told = tellingOf(feature, lines, used);
    const link = told && links.get(told);
    if (!link) return [];
    used.add(told);
    return [{ feature, ...link }];
  });
  return withSaid(acts);
});

const fewestShared = 0.6;
/** The line that a feature was made of: the one that it says whole, else the one whose words it repeats. */
function tellingOf({ title, says }: Feature, lines: Told[], used: Set<Told>): Told | undefined {
  const whole = lines.find(({ line }) => line !== undefined && plainWords(line) === plainWords(says));
  if (whole && !used.has(whole)) return whole;
  const own = namingStems(`${title} ${says}`);
  const scored = lines
    .filter((told) => !used.has(told))
    .map((told) => {
      const words = namingStems(`${told.verb} ${told.phrase}`);
      return { told, share: words.intersection(own).size / Math.max(1, words.size) };
    })
    .filter(({ share }) => share >= fewestShared);
  return scored.toSorted((a, b) => b.share - a.share)[0]?.told;
}

/** What an act speaks of: what follows its verb, when it is, and what is said to be shown. */
export const wordsOf = ({ told: { phrase, when = '', outcomes = [] } }: OutlinedAct): string =>
  [phrase, when, ...outcomes.flatMap((outcome) => (outcome.way === 'show' ? [outcome.what] : []))].join(' ');

/** The acts that touch a record: those that are about it, then those whose words name it. */
export function actsOn(product: Product, record: ToldRecord): OutlinedAct[] {
  const acts = listActs(product);
  const about = acts.filter((act) => act.record === record || act.also?.some((one) => one.record === record));
  const naming = acts.filter(
    (act) => !about.includes(act) && (record.trace?.acts.includes(act.told.text) || nounIn(record.one, wordsOf(act))),
  );
  return [...about, ...naming];
}

/** The records of whose things a text speaks by what another feature did: 'the own connected account' where somebody connects theirs. */
export const recordsDone = (product: Product, text: string, feature?: Feature): ToldRecord[] =>
  listActs(product).flatMap(({ feature: other, record, told, who, way }) => {
    const thing = thingOf(told.phrase).split(' ').at(-1) ?? '';
    const isDone =
      other !== feature && who && way === 'make' && record && thing !== '' && nounIn(record.one, thing) === null;
    return isDone && nounIn(`${participleOf(told.verb)} ${thing}`, text) !== null ? [record] : [];
  });

/** What acts do to a record, each thing that one line does to it on its own. */
export const doneTo = (product: Product, record: ToldRecord): OutlinedAct[] =>
  listActs(product).flatMap((act) =>
    [{ ...act, also: [] }, ...(act.also ?? []).map((link) => ({ feature: act.feature, ...link }))].filter(
      (one, at, all) =>
        one.record === record &&
        all.findIndex((other) => other.record === record && other.way === one.way && other.outcome === one.outcome) ===
          at,
    ),
  );
