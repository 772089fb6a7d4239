import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { joinQuoted, pluralOf, toPattern, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { type AddedCriterion, withCriteria } from '#worker/features/guide/product/added-criteria.rules.ts';
import { doneTo, listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { linkOf } from '#worker/features/guide/product/outlined-records.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** What is there no longer for others. */
const gone = /^(?:off (?:the \p{L}+|sale)|hidden|withdrawn|taken (?:down|off)|retired|archived|removed|put away)$/u;
/** What others still see, and cannot have. */
const shut =
  /^(?:sold|sold out|closed|full|over|ended|finished|done|completed|played|dissolved|expired|declined|rejected|cancelled|called off|lapsed|in repair)$/;
/** What is before this state is not there for others yet. */
const opens = /^(?:open|published|on show|for sale)\b/;
/** Who wants one of it; who notes, marks or works on something does so whatever became of it. */
const wants =
  /^(?:order|book|reserve|buy|request|ask|join|sign|register|enrol|enroll|apply|announce|take|borrow|rent|hire|start|send|claim|say|offer|choose|pick|propose|bid|vote|answer|place)$/;

const refused =
  /^IF (?:the|an?) .+ is “.+”, THEN THE SYSTEM SHALL refuse it, keep what was entered and show which other /;

/** Whether a criterion refuses what somebody wants of a thing that is no longer, or not yet, to be had. */
export const isOfClosedThing = (text: string): boolean => refused.test(text);

/** Whether nobody gets one of a record until it is in this state: somebody has to bring it there ('planned, open for announcing'). */
export function isRefusedBefore({ features }: Pick<Product, 'features'>, record: ToldRecord, state: string): boolean {
  const earlier = statesOf(record).slice(0, statesOf(record).indexOf(state));
  return (
    opens.test(state) &&
    features.some(({ criteria }) =>
      criteria.some(
        (text) =>
          isOfClosedThing(text) &&
          new RegExp(`^IF (?:the|an?) ${toPattern(record.one)}(?: in it)? is `).test(text) &&
          earlier.some((one) => text.includes(`“${one}”`)),
      ),
    )
  );
}

/** The states in which nobody gets one of a record: what has been taken off, and what is not open yet. */
function closedStates(record: ToldRecord): string[] {
  const states = statesOf(record);
  const opened = states.findIndex((state) => opens.test(state));
  return states.filter((state, at) => gone.test(state) || shut.test(state) || at < opened);
}

/** Who makes a thing, or changes it by an act of its own: taking the last place of a shift, which fills it, keeps no shift. */
const keepersOf = (product: Product, record: ToldRecord) => {
  const own = new Set(listActs(product).flatMap((act) => (act.record === record ? [act.feature] : [])));
  return new Set(
    doneTo(product, record).flatMap(({ who, way, feature }) =>
      who && way !== 'read' && own.has(feature) ? [who.one] : [],
    ),
  );
};

/** What is made of a thing that others keep: 'an order of loaves' is refused for one that is off the list. */
function refusalsOf(product: Product, act: OutlinedAct): { whole: ToldRecord; added: AddedCriterion }[] {
  const { record, way, who, told, feature } = act;
  if (!record || way !== 'make' || !who || !wants.test(told.verb)) return [];
  return record.fields.flatMap((field) => {
    const link = linkOf(product.idea, record, field);
    if (!link || !('record' in link) || keepersOf(product, link.record).has(who.one)) return [];
    const { one } = link.record;
    const isSaid = (state: string) =>
      feature.criteria.some((text) => / SHALL refuse /.test(text) && text.includes(one) && text.includes(state));
    const states = closedStates(link.record).filter((state) => !isSaid(state) && !isLeftBy(act, link.record, state));
    const text = `IF ${link.isMany ? `${withArticle(one)} in it` : `the ${one}`} is ${joinQuoted(states, 'or')}, THEN THE SYSTEM SHALL refuse it, keep what was entered and show which other ${pluralOf(one)} there are.`;
    return states.length > 0 ? [{ whole: link.record, added: { id: feature.id, text } }] : [];
  });
}

/** Whether an act itself brings a thing on from a state: captains sign a match that is finished, so that it is signed. */
function isLeftBy({ also = [] }: OutlinedAct, record: ToldRecord, state: string): boolean {
  const states = statesOf(record);
  const opened = states.findIndex((one) => opens.test(one));
  const at = states.indexOf(state);
  return also.some(
    ({ record: moved, outcome }) =>
      moved === record && outcome?.way === 'state' && at >= opened && at < states.indexOf(outcome.state),
  );
}

/** Where the same people look through such things, those that are gone are left out. */
function hiddenFrom(product: Product, whole: ToldRecord, { who }: OutlinedAct): AddedCriterion[] {
  const states = statesOf(whole).filter((state) => gone.test(state));
  if (states.length === 0) return [];
  return listActs(product)
    .filter(
      ({ way, record, who: looking, feature }) =>
        way === 'read' && record === whole && looking?.one === who?.one && !/\btheir\b/.test(feature.title),
    )
    .map(({ feature }) => ({
      id: feature.id,
      text: `WHILE ${withArticle(whole.one)} is ${joinQuoted(states, 'or')}, THE SYSTEM SHALL leave it out here.`,
    }));
}

/**
 * A product in which what its keepers took off the list, closed or filled is refused to whoever wants one, and not shown to them any more: a state
 * that nobody notices would be none.
 */
export function withClosedThings(product: Product): Product {
  if (!product.idea.isOutlined) return product;
  const added = listActs(product).flatMap((act) =>
    refusalsOf(product, act).flatMap((one) => [one.added, ...hiddenFrom(product, one.whole, act)]),
  );
  return withCriteria(product, added);
}
