import { type Choice, listChoices } from '#worker/features/guide/documents/architecture-decisions.rules.ts';
import type { Place } from '#worker/features/guide/documents/architecture-map.rules.ts';
import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { rulesOf } from '#worker/features/guide/documents/outlined-hand.rules.ts';
import type { Group } from '#worker/features/guide/documents/outlined-holds.rules.ts';
import {
  namesState,
  type OwnerRule,
  ownerRules,
  tellsApart,
} from '#worker/features/guide/documents/owner-rules.rules.ts';
import { stemsOfRule, tellingStems } from '#worker/features/guide/grammar/stems.rules.ts';
import { nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import { namesField } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import type { RuleKind } from '#worker/features/guide/outline/outline-rule-kinds.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { listNumbered } from '#worker/features/guide/product/numbered-qualities.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** What says who reaches what. */
const ofRights: ReadonlySet<Group> = new Set(['access', 'write', 'opening', 'entrance']);
/** What bounds a look as well as an entry; all else is held where something is written. */
const everywhere: ReadonlySet<Group> = new Set([...ofRights, 'network', 'device', 'speed', 'reach', 'same']);
const takesBack = /\b(?:takes? (?:it|them|the \p{L}+) back|undo(?:es)?|change or take back|takes? back)\b/iu;
const mostWays = 3;
/** What bounds every entry, whatever it is about, unless it names another thing. */
const ofEntries: ReadonlySet<Group> = new Set(['gate', 'fixed', 'limit', 'one']);

/** A decision as a prompt names it, with its id, and whether a criterion of the feature stands behind it. */
export type Way = { id: string; choice: Choice; isOwn: boolean };

/**
 * The decisions by which the architecture holds the owner's rules that a feature has to keep: of those that bound what is written only where
 * this feature writes, and none that its own criteria go against.
 */
export function waysFor(product: Product, place: Place): Way[] {
  const { feature, written, job } = place;
  const own = listCriteria(product).filter((criterion) => criterion.feature.id === feature.id);
  const isTakenBack = own.some(({ cause, effect }) => takesBack.test(`${cause} ${effect}`));
  return listChoices(product)
    .flatMap((choice, at): Way[] => {
      const { group, decision, serves } = choice;
      const served = serves.split(', ');
      const isOwn = served.some((id) => id.startsWith(`${feature.id}.`));
      // What holds for the whole holds here too.
      const isServed = isOwn || served.some((id) => id === feature.id || id.startsWith('NFR-'));
      if (at === 0 || /^Each of these\b/.test(decision) || !isServed) return [];
      if (group === 'fixed' && isTakenBack) return [];
      const isHere = isOwn
        ? group === undefined || everywhere.has(group) || written.length > 0 || (group === 'time' && job !== undefined)
        : group !== undefined &&
          ((everywhere.has(group) && isNear(product, place, choice)) ||
            (ofEntries.has(group) && bindsEntry(product, place, choice)));
      return isHere ? [{ id: `AD-${at + 1}`, choice, isOwn }] : [];
    })
    .slice(0, mostWays);
}

/** Whether a decision that stands at no feature bounds what this one writes: it names a record of it, or none at all. */
function bindsEntry({ idea }: Product, { written }: Place, { decision, holds: held = [] }: Choice): boolean {
  const said = [decision, ...held].join('. ');
  const named = idea.records.filter(({ one }) => nounIn(one, said) !== null);
  const own = written.flatMap(({ entity }) => entity?.told ?? []);
  return own.length > 0 && (named.length === 0 || named.some((record) => own.includes(record)));
}

/** What holds for all features is told where it matters: what goes outside, who works on a screen, and who may not see what is shown. */
function isNear(
  product: Product,
  { feature, screen, shownIn }: Place,
  { group, decision, holds = [] }: Choice,
): boolean {
  if (group === 'network') return true;
  if (group === undefined || !ofRights.has(group)) return screen !== undefined || shownIn !== undefined;
  const act = listActs(product).find((one) => one.feature.id === feature.id);
  const said = [decision, ...holds].join('. ');
  const own = tellingStems(`${feature.title} ${feature.says}`);
  return (act?.who !== undefined && nounIn(act.who.one, said) !== null) || !tellingStems(said).isDisjointFrom(own);
}

/** A decision in a prompt: one that is the owner's own sentence stands under the criteria already, so that only how it is held is told. */
export function tellWay(product: Product, { feature }: Place, { id, choice, isOwn }: Way): string {
  if (!isOwn) return `${id}: ${choice.decision}.`;
  const rule = choice.rule.replace(/\. It is about [^.]*$/, '');
  const held = rulesOf(product, feature).find(({ text }) => text === choice.decision);
  return held ? `${id} holds ${held.id}: ${rule}.` : `${id}: ${choice.decision}. ${rule}.`;
}

const seen: ReadonlySet<RuleKind> = new Set(['access', 'retention']);
const entered: ReadonlySet<RuleKind> = new Set(['access', 'fixed', 'write', 'gate', 'state', 'audit']);
/** What the product does by itself is bounded by what is told of the times and the meaning of its rows. */
const bounding: ReadonlySet<RuleKind> = new Set(['access', 'time', 'order', 'definition']);
const anybody = /\b(?:the public|strangers?|visitors?|anyone|anybody|everybody|nobody)\b/i;
const sight = /\bsees?\b/i;
const mostNear = 3;

/** The rules of the owner that no criterion of a feature holds and that bound its rows all the same, each with where it stands. */
export function rulesNear(product: Product, place: Place): { text: string; id: string }[] {
  const { feature, tables, written } = place;
  const act = listActs(product).find((one) => one.feature.id === feature.id);
  const isLook = act?.way === 'read' || written.length === 0;
  const isRun = act?.way === 'run';
  const isOpen = act?.who !== undefined && anybody.test(act.who.one);
  return ownerRules(product)
    .filter(({ kind, text, criteria }) => {
      if (criteria.some((criterion) => criterion.feature.id === feature.id)) return false;
      if (isLook && isOpen && anybody.test(text)) return true;
      // What another feature refuses is built and tried there; who sees what is no matter of an entry.
      if (criteria.length > 0 && criteria.every(({ feature: own, isFault }) => isFault && own.key !== 'account'))
        return false;
      if (!isLook && !isRun && criteria.length > 0 && sight.test(text)) return false;
      if (criteria.length === 0 && isBoundBy(product, place, text)) return true;
      // Who sees what of a thing bounds what is kept of it elsewhere, where no feature holds it: of a kit its reservations.
      if (criteria.length === 0 && kind === 'access' && tables.some((table) => speaksOf(table, text))) return true;
      if (isRun) return bounding.has(kind) && tables.some((table) => speaksOf(table, text) || namesChoice(table, text));
      return (isLook ? seen : entered).has(kind) && (isLook ? tables : written).some((table) => speaksOf(table, text));
    })
    .slice(0, mostNear)
    .map((rule) => ({ text: rule.text, id: idOf(product, rule) }));
}

const wordPairs = /(?=\b(\p{Ll}{4,} \p{Ll}{4,})\b)/gu;
/** What a rule counts something as: 'vacation days', 'urgent'. */
const countsAs = /\bcounts? as (?:an? |the )?([^,.;]+)/i;

/** Whether a rule that no feature holds is about what this one does: what it names in two words, or what it counts something as. */
function isBoundBy(product: Product, { feature: { id, says }, needs }: Place, rule: string): boolean {
  const own = listCriteria(product).filter(({ feature, isFault }) => feature.id === id && !isFault);
  const ways = needs.map(({ part }) => part.label);
  const text = [says, ...own.map(({ cause, effect }) => `${cause}. ${effect}`), ...ways].join('. ');
  const [, as = ''] = countsAs.exec(rule) ?? [];
  if (as) return as.split(' ').some((word) => word.length > 4 && nounIn(word, text) !== null);
  const [first = ''] = rule.split(/[,;]/);
  return [...first.matchAll(wordPairs)].some(([, pair = '']) => !joins.test(pair) && nounIn(pair, text) !== null);
}

/** Two words that are no name of a thing. */
const joins =
  /\b(?:with|from|that|this|they|them|their|there|until|after|before|when|than|then|only|ever|every|each|must|have|does|will|which|what|where|into|about|without|more|less|most|least|works?)\b/;

/** Whether a rule names the record of a table, one of its fields or states. */
function speaksOf({ entity }: Table, text: string): boolean {
  const told = entity?.told;
  return (
    told !== undefined &&
    (nounIn(told.one, text) !== null ||
      namesState(text, told) ||
      told.fields.some(({ name }) => name.includes(' ') && tellsApart(name) && namesField(text, name)))
  );
}

/** Whether a rule names one of the values that a field may have: 'a driver or a team'. */
const namesChoice = ({ entity }: Table, text: string): boolean =>
  entity?.told?.fields.some(({ choices = [] }) =>
    choices.some((one) => one.length > 3 && nounIn(one, text) !== null),
  ) ?? false;

/** Where a rule stands in the requirements: at a criterion, or among what holds for the whole. */
function idOf(product: Product, { criteria, qualities = [], text }: OwnerRule): string {
  const [held] = [...criteria.map(({ id }) => id), ...qualities];
  if (held) return held;
  const stems = stemsOfRule(text);
  const quality = listNumbered(product).find((one) => stems.isSubsetOf(stemsOfRule(one.text)));
  return quality && stems.size > 1 ? quality.id : '';
}
