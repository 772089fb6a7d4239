import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { isRace } from '#worker/features/guide/documents/edge-rows.rules.ts';
import { ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { valuesFor } from '#worker/features/guide/documents/rule-trials.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { isSingle, joinQuoted, joinWords, type Noun, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { doesOf, doOf, type Told } from '#worker/features/guide/idea/telling.rules.ts';
import { isOfClosedThing } from '#worker/features/guide/product/closed-things.rules.ts';
import { type Criterion, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { isLeaving } from '#worker/features/guide/product/outlined-account.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { isInOrder } from '#worker/features/guide/product/spans-in-order.rules.ts';

/** Of more criteria of one kind the others are found by their features. */
const most = 3;
/** Of fewer kinds a section says nothing that the criteria do not. */
const fewest = 3;

/**
 * What lies off the usual path, by its kind, each with what happens then and the criteria that say so: two at the same moment, out of turn,
 * too late, a line that drops, a message that does not arrive. Empty where hardly anything does.
 */
export function edgeCasesOf(product: Product): string[] {
  if (!product.idea.isOutlined) return [];
  const faults = listCriteria(product).filter(({ isFault, feature }) => isFault && feature.key !== 'account');
  const cases: [kind: string, told: string | undefined][] = [
    ['Two at the same moment', atOnce(product, faults)],
    ['Out of turn', outOfTurn(product)],
    ['Too late, or too early', tooLate(faults)],
    ['Nobody does it in time', notInTime(product)],
    ['At the limit', atTheLimit(product)],
    ['Typed wrong', typedWrong(faults)],
    ['A line that drops', droppedLine(product)],
    ['A message that does not arrive', undelivered(faults)],
    ['Not theirs', ofOthers(faults)],
    ['Nothing there yet', nothingYet(faults)],
    ['Somebody who leaves', whoLeaves(product)],
  ];
  const lines = cases.flatMap(([kind, told]) => (told ? [`**${kind}**: ${told}.`] : []));
  return lines.length < fewest ? [] : lines;
}

/** 'The shift is full (FR-5.7) or …': causes with the criteria that name them. */
const causesIn = (criteria: Criterion[]): string =>
  joinWords(
    criteria.slice(0, most).map(({ cause, id }) => `${cause} (${id})`),
    'or',
  );

/** 'FR-1.2, FR-4.2, FR-5.2 and 3 more'. */
function idsOf(criteria: Criterion[]): string {
  const ids = criteria.map(({ id }) => id);
  return ids.length > most ? `${ids.slice(0, most).join(', ')} and ${ids.length - most} more` : joinWords(ids);
}

/** An act up to where its line begins to list or to explain. */
const deedOf = (told: Told): string =>
  doOf(told)
    .split(/[,;:(]/)[0]
    ?.trim() ?? '';

const whole = ({ cause, effect }: Criterion) => `IF ${cause}, THEN THE SYSTEM SHALL ${effect}.`;

/** Two calls of which each alone may be let in; without such a rule, two who decide on the same thing. */
function atOnce(product: Product, faults: Criterion[]): string | undefined {
  const races = faults.filter(({ cause, effect }) => /^refuse\b/.test(effect) && isRace(cause));
  if (races.length > 0)
    return `of two calls that together would mean that ${causesIn(races)}, the first is kept; the second is refused with the reason, and what was entered stays on its screen`;
  const isShared = product.features.some(({ key }) => key === 'account');
  const all = isShared ? listActs(product) : [];
  // What somebody entered themselves nobody else of their kind decides on.
  const isTheirs = (who: Noun | undefined, record: ToldRecord | undefined) =>
    all.some((act) => act.way === 'make' && act.record === record && act.who?.one === who?.one);
  const acts = all.flatMap(({ who, told, feature, record }) => {
    const isOnesOwn = faults.some(({ feature: own, cause }) => own === feature && / other than that of /.test(cause));
    if (isTheirs(who, record) || isOnesOwn || /\btheir\b/.test(told.phrase)) return [];
    const again = faults.find(({ feature: own, cause }) => own === feature && / already$/.test(cause));
    return who && !isSingle(who) && again ? [`two ${who.many} ${deedOf(told)} (${again.id})`] : [];
  });
  return acts.length > 0
    ? `${joinWords(acts.slice(0, most - 1), 'or')}; the first one counts, and the other is told who did that and when`
    : undefined;
}

/** What is done with a thing in a state from which its table lets nothing go there. */
function outOfTurn(product: Product): string | undefined {
  const tables = listTables(product);
  const turns = listActs(product).flatMap(({ who, told, feature, way }) => {
    if (!who || way !== 'change') return [];
    const isOwn = ({ id }: { id: string }) => id.startsWith(`${feature.id}.`);
    const table = tables.find(({ machine }) => machine?.moves.some(isOwn));
    const own = table?.machine?.moves.filter(isOwn) ?? [];
    const from = new Set(own.flatMap((move) => move.from));
    const wrong =
      table?.machine?.states.filter((state) => !from.has(state) && own.every(({ to }) => to !== state)) ?? [];
    const whose = isSingle(who) ? who.many : withArticle(who.one);
    return table && from.size > 0 && wrong.length > 0
      ? [
          `${whose} wants to ${deedOf(told)} (${feature.id}) where the ${table.record} is ${joinQuoted(wrong.slice(0, most), 'or')}`,
        ]
      : [];
  });
  return turns.length > 0
    ? `${joinWords(turns.slice(0, 2), 'or')}: refused with the state that it is in, and nothing changes`
    : undefined;
}

function tooLate(faults: Criterion[]): string | undefined {
  const late = faults.filter((one) => isOfClosedThing(whole(one)));
  return late.length > 0 ? `${causesIn(late)}: it is refused, and what was entered stays` : undefined;
}

const waiting = /^(?:nobody|no one|nothing)\b|\b(?:has|have|is|are|does|did|do)(?: not|n['’]t)\b/i;
const inTime = /\b(?:\d|after|before|by|within|until)\b/i;

function notInTime(product: Product): string | undefined {
  const due = listCriteria(product).filter(
    ({ isFault, actor, cause, feature }) =>
      !isFault && !actor && feature.key !== 'account' && waiting.test(cause) && inTime.test(cause),
  );
  const once = due.filter(({ feature }, at) => due.findIndex((other) => other.feature === feature) === at);
  const told = once.slice(0, most).map(({ cause, effect, id }) => `${cause}: ${product.name} must ${effect} (${id})`);
  return told.length > 0 ? told.join('; ') : undefined;
}

/** The rules of the owner with a number, and at which values they are tried. */
function atTheLimit(product: Product): string | undefined {
  const tried = ownerRules(product).flatMap(({ text, criteria: [criterion], qualities = [] }) => {
    const values = valuesFor(text);
    const id = criterion?.id ?? qualities[0];
    return values && id ? [`“${text.replace(/[.\s]+$/, '')}” is tried ${values} (${id})`] : [];
  });
  return tried.length > 0 ? tried.slice(0, 2).join('; ') : undefined;
}

function typedWrong(faults: Criterion[]): string | undefined {
  const found = faults.filter((one) => isInOrder(whole(one)));
  const missing = faults.filter(
    ({ cause, effect }) => / missing$/.test(cause) && /^say so, keep what was entered/.test(effect),
  );
  const left = missing.length > 0 ? [`a field that is asked for stays empty (${idsOf(missing)})`] : [];
  const all = [...found.slice(0, most).map(({ cause, id }) => `${cause} (${id})`), ...left];
  return all.length > 0
    ? `${joinWords(all, 'or')}: nothing is made of it, and nothing that was typed is lost`
    : undefined;
}

/** Whoever hears nothing sends it again: the id is made where the row begins. */
function droppedLine(product: Product): string | undefined {
  const made = listActs(product).filter(({ way, who, record }) => way === 'make' && who && record);
  const act = made.find(({ told }) => !/[,:(]| and /.test(doOf(told))) ?? made[0];
  if (!act?.who || !act.record || product.platform === 'command line') return undefined;
  const { who, record, told, feature } = act;
  return `${isSingle(who) ? who.many : withArticle(who.one)} ${doesOf(told, false)} and hears nothing; sent again it is one ${record.one} and not two (${feature.id})`;
}

function undelivered(faults: Criterion[]): string | undefined {
  const found = faults.filter(({ cause }) => /\bmessages?\b.*(?:does not reach|cannot be delivered)/.test(cause));
  const [first] = found;
  if (!first) return undefined;
  const [, product = ''] = /^show it when they next open (.+)$/.exec(first.effect) ?? [];
  const then = product ? `its receiver sees it on the first screen of ${product} the next time` : first.effect;
  return `${then} (${idsOf(found)})`;
}

function ofOthers(faults: Criterion[]): string | undefined {
  const found = faults.filter(
    ({ effect, cause }) => /^answer as if\b/.test(effect) || (/^anybody but\b/.test(cause) && /^refuse\b/.test(effect)),
  );
  return found.length > 0 ? `${causesIn(found)}: refused, also by a call past the screen` : undefined;
}

function nothingYet(faults: Criterion[]): string | undefined {
  const found = faults.filter(
    ({ cause, effect }) => /^there is (?:no|nothing)\b/.test(cause) && /^say so in one sentence/.test(effect),
  );
  return found.length > 0 ? `one sentence says so (${idsOf(found)})` : undefined;
}

function whoLeaves(product: Product): string | undefined {
  const found = listCriteria(product).find(({ cause, effect }) => isLeaving(`WHEN ${cause}, ${effect}`));
  return found && `${product.name} must ${found.effect} (${found.id})`;
}
