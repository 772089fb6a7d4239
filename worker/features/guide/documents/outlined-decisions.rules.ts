import type { Choice } from '#worker/features/guide/documents/architecture-decisions.rules.ts';
import { shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { clockedFeatures, nightRules } from '#worker/features/guide/documents/clocks.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { callsBehindSignIn } from '#worker/features/guide/documents/outlined-account-calls.rules.ts';
import { aloneHold } from '#worker/features/guide/documents/outlined-alone.rules.ts';
import { breachOf } from '#worker/features/guide/documents/outlined-breaches.rules.ts';
import { clashHold } from '#worker/features/guide/documents/outlined-clashes.rules.ts';
import { countsRows } from '#worker/features/guide/documents/outlined-counted.rules.ts';
import { thingsOf } from '#worker/features/guide/documents/outlined-decision-things.rules.ts';
import { frozenIn, holdFrozen } from '#worker/features/guide/documents/outlined-frozen.rules.ts';
import { heldAt } from '#worker/features/guide/documents/outlined-held-at.rules.ts';
import { daysIn, heldIn, pairsOf, singleOf } from '#worker/features/guide/documents/outlined-hold-tables.rules.ts';
import type { HoldTerms } from '#worker/features/guide/documents/outlined-hold-terms.rules.ts';
import { type Group, groupOf, holds } from '#worker/features/guide/documents/outlined-holds.rules.ts';
import { liveIn } from '#worker/features/guide/documents/outlined-live.rules.ts';
import { workingDays } from '#worker/features/guide/documents/outlined-questions.rules.ts';
import { doneBy, nobodyDoes, thingsDone } from '#worker/features/guide/documents/outlined-refused-acts.rules.ts';
import { columnsOfRule } from '#worker/features/guide/documents/outlined-rule-columns.rules.ts';
import { houseOf } from '#worker/features/guide/documents/outlined-separation.rules.ts';
import { stateGates } from '#worker/features/guide/documents/outlined-state-gates.rules.ts';
import { stockHold } from '#worker/features/guide/documents/outlined-stock.rules.ts';
import { idsOfRule, type OwnerRule, ownerIn, ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { functionOf, ownFeatures } from '#worker/features/guide/documents/terms.rules.ts';
import { stemsIn } from '#worker/features/guide/grammar/stems.rules.ts';
import { joinQuoted, joinWords, nounIn, pluralOf, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { showsAll } from '#worker/features/guide/outline/outline-rule-kinds.rules.ts';
import { type Criterion, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** The order in which decisions stand: what must never happen before what is only reckoned. */
const order: Group[] = [
  ...([
    'apart',
    'network',
    'gate',
    'fixed',
    'history',
    'entrance',
    'access',
    'opening',
    'write',
    'same',
    'one',
    'stock',
    'alone',
    'times',
    'state',
    'time',
    'limit',
    'sum',
    'choice',
    'open',
  ] as const),
  ...(['many', 'device', 'speed', 'reach', 'kept'] as const),
];
const mostDecisions = 6;
const longestTitle = 160;

/** The rules of the owner as decisions: one for each way of holding them, with the rules that it holds in the owner's words. */
export function ruleDecisions(product: Product): Choice[] {
  const rules = ownerRules(product);
  const told = order.flatMap((group): Choice[] => {
    const held = rules.filter((rule) => groupOf(rule) === group);
    // What only opens rows to somebody is no secret to hold.
    const own = group === 'access' && held.every(({ text }) => showsAll(text)) ? [] : held;
    return subjectsOf(group, own).map((one) => decisionOf(product, group, one, rules));
  });
  const free = mostDecisions - told.length;
  const definitions = rules.filter(
    (rule) => rule.criteria.length > 0 && rule.kind === 'definition' && !groupOf(rule) && defines.test(rule.text),
  );
  return [
    ...told.slice(0, mostDecisions),
    ...definitions.slice(0, Math.max(0, free)).map((rule) => defined(product, rule)),
  ];
}

/** What says what something is, how much, or from when on: one function has to know it. What only tells how it is to be is no decision. */
const defines =
  /\d|\b(?:counts?|means?|comes? from|belongs?|depends?|is due|are due|is late|is over|first|last|best|most|each|every|either|both|at once|only|never|always|unless|until|except|before|after)\b/i;

/** Numbers that are compared with rows already there are of one subject each: what is collected in a week is none of what is paid out. */
function subjectsOf(group: Group, own: OwnerRule[]): OwnerRule[][] {
  const counted = group === 'limit' ? own.filter(({ criteria }) => criteria.some(countsRows)) : [];
  const subjects = [...new Set(counted.map(({ features }) => features[0]?.id))];
  if (subjects.length < 2) return own.length > 0 ? [own] : [];
  const others = own.filter((rule) => !counted.includes(rule));
  return [
    ...subjects.map((id) => counted.filter(({ features }) => features[0]?.id === id)),
    ...(others.length > 0 ? [others] : []),
  ];
}

/** 'Time and place come from the phone when he signs'. */
const onDevice = /\btimes?\b[^.;]*\bcomes? from the (?:phone|tablet|device|scanner)\b/i;

function decisionOf(product: Product, group: Group, own: OwnerRule[], rules: OwnerRule[]): Choice {
  const done = group === 'gate' && own.every(({ text }) => nobodyDoes.test(text)) ? thingsDone(product, own) : [];
  const things = done.length > 0 ? done : thingsOf(product, own);
  const gates = group === 'gate' ? own.map((rule) => stateGates(product, [rule])) : [];
  const { decision, prevents, rule, never } = holds[group]({
    place: placeOf(product),
    name: product.name,
    // What one rule of several guards is not what the others do.
    one:
      joinWords(things.slice(0, group === 'access' || group === 'write' ? 2 : 1).map(withArticle), 'or') ||
      theirColumn(product, group, own),
    many: joinWords(things.slice(0, 3).map(pluralOf)),
    isLive: own.some(({ text }) => liveIn(product)?.line === text),
    isSorted: own.some(({ kind }) => kind === 'order'),
    isCounted: own.some(({ kind }) => kind === 'limit'),
    raced: group === 'limit' ? own.flatMap(({ criteria }) => criteria.filter(countsRows)).map(({ id }) => id) : [],
    isNightly: fallsDue(product, own),
    by: doneBy(product, gates.length > 0 ? own.filter((_, at) => gates[at]?.length === 0) : own),
    isTimedOnDevice: rules.some(({ text, kind }) => kind === 'device' || onDevice.test(text)),
    isTakenBack: product.features.some(({ criteria }) =>
      criteria.some((text) => /\btaken? back\b|\btakes back\b/i.test(text)),
    ),
    frozen: group === 'fixed' ? frozenOf(product, own) : undefined,
    single: group === 'one' ? singleOf(product, own) : undefined,
    held: group === 'one' ? heldIn(product, own) : undefined,
    days: group === 'one' ? daysIn(product, own) : undefined,
    pairs: group === 'many' ? pairsOf(product, own) : [],
    house: group === 'apart' ? houseOf(product, listTables(product)) : undefined,
    stock: group === 'stock' ? stockHold(product, own) : undefined,
    gates: gates.flat(),
    isEvery: gates.length > 0 && gates.every((told) => told.length > 0),
    only: group === 'alone' ? aloneHold(product, listTables(product), own) : undefined,
    times: group === 'times' ? clashHold(product, own) : undefined,
    open: group === 'open' ? tablesNamed(product, own) : [],
    isRefused: own.every(({ text }) => nobodyDoes.test(text) && /\b(?:after|later)\b/i.test(text)),
    asEach: asEach(product),
    isByLink: own.every(({ text }) => /\blinks?\b/i.test(text)),
    entry: callsBehindSignIn(product),
    isDeleted: own.every(({ text }) => /\b(?:deleted|erased|removed)\b/i.test(text)),
  });
  const [only] = own;
  const isAlone = own.length === 1 && only !== undefined && only.text.length <= longestTitle;
  // The statement itself names its columns.
  const where = /^(?:stock|alone|times|open)$/.test(group) ? '' : tellHeldAt(product, own);
  return {
    decision: isAlone ? only.text : decision,
    ...(isAlone ? {} : { holds: own.map(tellHeld) }),
    prevents,
    rule: `${isAlone && !decision.startsWith('What') ? `${decision}. ` : ''}${rule}${where}`,
    serves: [...new Set(own.flatMap(servesOf))].join(', ') || servesAll(product),
    ...(never ? { never } : {}),
    group,
  };
}

/** What stays from a state on, where the rules tell one. */
function frozenOf(product: Product, own: OwnerRule[]): HoldTerms['frozen'] {
  const frozen = frozenIn(product, own);
  return frozen
    ? {
        title: `What stands in ${withArticle(frozen.one)} stays from ${joinQuoted(frozen.states, 'or')} on`,
        rule: holdFrozen(frozen),
        states: joinQuoted(frozen.states, 'or'),
      }
    : undefined;
}

/** As whom a test tries what some may do and others may not. */
function asEach({ idea }: Product): string {
  const kinds = idea.people.map(({ one }) => withArticle(one));
  return kinds.length > 1 ? `as ${joinWords(kinds)}` : 'as somebody else too';
}

/** Whether a job has to look for what a rule makes due. */
function fallsDue(product: Product, own: OwnerRule[]): boolean {
  const nightly = nightRules(product);
  const clocked = clockedFeatures(product);
  return own.some(({ text, features }) => nightly.includes(text) || features.some((one) => clocked.includes(one)));
}

/** Being signed in, where several people enter things on the same devices. */
export function signedInDecision(product: Product, choice: Choice): Choice {
  const shared = ownerRules(product).find(({ text }) =>
    /\bshares? (?:\S+ ){0,3}(?:computer|laptop|tablet|phone|pc)\b/i.test(text),
  );
  return {
    ...choice,
    decision: `Who is signed in is a row that is read on every call, and each entry takes its name from it`,
    instead: `a signed token (JWT), because it goes on working after somebody has signed out of ${product.name}`,
    prevents: shared
      ? 'An entry under the name of a colleague who sat at the same device before'
      : `A lost device that goes on reading, and an entry under the name of another ${product.idea.client.one}`,
    rule: `The cookie holds a random token and a row its hash; signing out or deleting that row ends it with the next call${shared ? `; the screen names who is signed in, and changing over takes one tap (“${shared.text}”)` : ''}`,
  };
}

/** What a rule keeps from happening, told of what it alone is about; undefined where no group of rules holds it. */
export function preventedBy(product: Product, rule: OwnerRule): string | undefined {
  const group = groupOf(rule);
  return group && decisionOf(product, group, [rule], [rule]).prevents;
}

/** What says what something is: one function of all the features that ask it. */
function defined(product: Product, rule: OwnerRule): Choice {
  const using = usersOf(product, rule);
  const features = [...new Set([...rule.features, ...using.map((one) => one.feature)])];
  const [feature, second] = features;
  const name =
    feature && second
      ? `One function, that ${joinWords(features.map(({ id }) => id))} call,`
      : feature
        ? `\`${functionOf(feature)}\` (${feature.id})`
        : 'One function';
  const serves = [...new Set([...servesOf(rule), ...using.map(({ id }) => id)])].slice(0, mostServed);
  return {
    decision: rule.text,
    prevents: breachOf(rule.text),
    rule: `${name} alone decides it; examples of it stand in a table beside its test${tellHeldAt(product, [rule])}`,
    serves: serves.join(', ') || servesAll(product),
    never: 'Work it out a second time elsewhere',
  };
}

const mostServed = 4;
const daysOff = /\b(?:weekends?|(?:public|bank|school) holidays?)\b/i;

/** The criteria of other features that rest on what a rule says: what counts as vacation days is asked where vacation days are given back and where working days run. */
function usersOf(product: Product, { text, criteria, features }: OwnerRule): Criterion[] {
  const [, as = ''] = /\bcounts?(?:ed)? as (?:an? |the )?([^,.;]+)/i.exec(text) ?? [];
  const words = [...stemsIn(as)];
  const own = new Set(features.map(({ id }) => id));
  return listCriteria(product).filter((one) => {
    if (criteria.includes(one) || own.has(one.feature.id) || one.feature.key === 'account') return false;
    const said = `${one.cause} ${one.effect}`;
    const stems = new Set(stemsIn(said));
    return (
      (words.length > 0 && words.every((word) => stems.has(word))) || (daysOff.test(text) && workingDays.test(said))
    );
  });
}

function placeOf(product: Product): HoldTerms['place'] {
  const { runtime } = shapeOf(product);
  return runtime === 'local' ? 'device' : runtime === 'command' || runtime === 'package' ? 'code' : 'server';
}

/** What speaks of no feature holds for all of them. */
const servesAll = (product: Product) =>
  ownFeatures(product)
    .map(({ id }) => id)
    .join(', ') || 'FR-1';

const servesOf = (rule: OwnerRule) => idsOfRule(rule).slice(0, 2);

/** What holds it is told as 'of FR-3': in brackets alone it would be the title of that feature. */
const tellHeld = (rule: OwnerRule) => {
  const serves = servesOf(rule).join(', ');
  return `“${rule.text}”${serves ? ` (of ${serves})` : ''}`;
};

/** What somebody sees of a person, where a rule tells whose it is: 'visitors' phone numbers'. */
function theirColumn(product: Product, group: Group, rules: OwnerRule[]): string {
  const [column] = heldAt(product, rules);
  const isOfFields = (rule: OwnerRule) =>
    ownerIn(product, rule.text) !== undefined || columnsOfRule(product, listTables(product), rule).length > 0;
  return group === 'access' && column && rules.every(isOfFields) ? `\`${column}\`` : '';
}

/** The tables of what is kept. */
const ownTables = (product: Product) => listTables(product).filter(({ kind }) => kind === 'own');

/** The tables whose records rules name. */
const tablesNamed = (product: Product, rules: OwnerRule[]): string[] =>
  ownTables(product).flatMap(({ name, record }) =>
    rules.some(({ text }) => nounIn(record, text) !== null) ? [name] : [],
  );

/** Where in the store rules hold; code that keeps nothing has no such place. */
function tellHeldAt(product: Product, rules: OwnerRule[]): string {
  const found = heldAt(product, rules).slice(0, 4);
  return found.length > 0 && placeOf(product) !== 'code'
    ? `. ${rules.every((rule) => groupOf(rule) === 'opening') ? 'What is compared stands in' : 'It is held at'} ${joinWords(found.map((one) => `\`${one}\``))}`
    : '';
}
