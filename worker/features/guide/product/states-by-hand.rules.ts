import { isDoneBy, isNounOfState, isPlace, statesBrought } from '#worker/features/guide/grammar/state-words.rules.ts';
import { stemOf } from '#worker/features/guide/grammar/stems.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { joinWords, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { oneOf } from '#worker/features/guide/idea/telling.rules.ts';
import { isPublic } from '#worker/features/guide/outline/outline-entry.rules.ts';
import { criterionId } from '#worker/features/guide/product/criteria.rules.ts';
import { listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** States that somebody sets by hand, as nothing told brings them about: `id` is the criterion that says so. */
export type HandStates = { feature: Feature; id: string; who: string; record: string; states: string[] };

const form = /^WHEN (.+?) sets? an? ([\p{L} -]+?) to (“.+”), THE SYSTEM SHALL keep it so\b/u;

/** What the criteria of a product have somebody set by hand. */
export const listHandStates = ({ features }: Pick<Product, 'features'>): HandStates[] =>
  features.flatMap((feature) =>
    feature.criteria.flatMap((text, at): HandStates[] => {
      const [, who = '', record = '', list = ''] = form.exec(text) ?? [];
      const states = Array.from(list.matchAll(/“([^”]+)”/g), ([, state = '']) => state);
      return record ? [{ feature, id: criterionId(feature, at), who, record, states }] : [];
    }),
  );

/**
 * A product in which whoever enters a thing also sets the states of it of which nobody told what brings them about, as an assumption. Where others
 * change that thing too, where it waits for an answer, or where a line or rule speaks of the state, it stays a question.
 */
export function withStatesByHand(product: Product): Product {
  if (!product.idea.isOutlined) return product;
  const added = product.idea.records.flatMap((record) => settingBy(product, record) ?? []);
  return added.length === 0
    ? product
    : {
        ...product,
        features: product.features.map((feature) => {
          const own = added.flatMap(({ id, text }) => (id === feature.id ? [text] : []));
          return own.length > 0 ? { ...feature, criteria: [...feature.criteria, ...own] } : feature;
        }),
      };
}

/** Who asks for something waits for what others make of it. */
const asks =
  /^(?:request|ask|take|order|book|apply|claim|reserve|report|announce|challenge|propose|sign|invite|join|send|submit|agree)$/;
const awaited =
  /^(?:asked|requested|applied|waiting|pending|reported|announced|ordered|sent|submitted|proposed|offered|registered)\b/;
/** What time, a machine or the way to somebody brings about. */
const byItself =
  /^(?:(?:not |un|dis)?(?:connected|answering|reachable|working|responding)|live|up|down|online|offline|sent|arrived|failed|bounced|delivered|missing|late|overdue|expired|lapsed|full|over|past|ended)\b|ing\b/;

function settingBy(product: Product, record: ToldRecord): { id: string; text: string } | undefined {
  const [initial, ...later] = statesOf(record);
  if (initial === undefined || later.length === 0 || record.trace || awaited.test(initial)) return undefined;
  const acts = listActs(product).filter((act) => touches(act, record));
  const maker = acts.find((act) => madeBy(act, record));
  const who = maker?.who;
  if (!maker || !who || isPublic(who) || asks.test(maker.told.verb)) return undefined;
  const isOnlyTheirs = acts.every((act) => act.way === 'read' || act.who?.one === who.one);
  const untold = later.filter((state) => !isBrought(product, record, state));
  // What comes after a step that something else may bring about is not set by hand either.
  const other = untold.findIndex((state) => byItself.test(state) || isPlace(state) || isNamed(product, state));
  const states = other < 0 ? untold : untold.slice(0, other);
  if (!isOnlyTheirs || states.length === 0) return undefined;
  const named = joinWords(
    states.map((state) => `“${state}”`),
    'or',
  );
  return {
    id: maker.feature.id,
    text: `WHEN ${oneOf(who)} sets ${withArticle(record.one)} to ${named}, THE SYSTEM SHALL keep it so, and show beside it who set it and when.`,
  };
}

const touches = (act: OutlinedAct, record: ToldRecord) =>
  act.record === record || (act.also?.some((link) => link.record === record) ?? false);

const madeBy = (act: OutlinedAct, record: ToldRecord) =>
  [act, ...(act.also ?? [])].some((link) => link.record === record && link.way === 'make');

/** Whether a criterion sets a state, or a line brings it about. */
const isBrought = ({ features, idea }: Product, record: ToldRecord, state: string): boolean =>
  features.some(({ criteria }) => criteria.some((text) => !text.startsWith('IF ') && text.includes(`“${state}”`))) ||
  idea.told.some((told) => statesBrought(told, statesOf(record), record.one).includes(state));

/** Whether a line or a rule speaks of a state. */
function isNamed({ idea }: Product, state: string): boolean {
  const stems = state.split(' ').map(stemOf);
  return [...(idea.outline?.acts ?? []), ...(idea.outline?.rules ?? [])].some((text) => {
    const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
    const own = new Set(words.map(stemOf));
    return (
      stems.every((stem) => own.has(stem)) ||
      (!state.includes(' ') && words.some((word) => isDoneBy(state, word) || isNounOfState(state, word)))
    );
  });
}
