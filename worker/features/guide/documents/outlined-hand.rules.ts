import { receives } from '#worker/features/guide/content/verbs.ts';
import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { isAtTime } from '#worker/features/guide/documents/clocks.rules.ts';
import { missingIn } from '#worker/features/guide/documents/entered-columns.rules.ts';
import { ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { isByText } from '#worker/features/guide/documents/plan-adapters.rules.ts';
import { valuesFor } from '#worker/features/guide/documents/rule-trials.rules.ts';
import { levelOf } from '#worker/features/guide/documents/test-levels.rules.ts';
import { stemsOfRule } from '#worker/features/guide/grammar/stems.rules.ts';
import { capitalise, joinWords, lowerFirst, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { personFor } from '#worker/features/guide/idea/cast.rules.ts';
import { type Criterion, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { isNotice } from '#worker/features/guide/product/outlined-payments.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** A rule of the owner as a feature keeps it, with the criterion that says it. */
type HeldRule = { text: string; id: string };

/** The rules of the owner that criteria of a feature say, whole or the part that is there; those with a number to try come first. */
export function rulesOf(product: Product, feature: Feature): HeldRule[] {
  const own = listCriteria(product).filter((criterion) => criterion.feature.id === feature.id);
  const rules = ownerRules(product);
  const whole = rules.flatMap(({ text, criteria }) => {
    const id = criteria.find((criterion) => criterion.feature.id === feature.id)?.id;
    return id ? [{ text, id }] : [];
  });
  const parts = own.flatMap(({ id, effect, cause }) => {
    const said = /^ensure that (.+)$/.exec(effect)?.[1];
    if (said === undefined || whole.some((rule) => rule.id === id)) return [];
    const stems = [...stemsOfRule(`${/^anybody uses /.test(cause) ? '' : cause} ${said}`)];
    const isTold = rules.some(({ text }) => {
      const told = stemsOfRule(text);
      return stems.length > 1 && stems.every((stem) => told.has(stem));
    });
    return isTold ? [{ text: capitalise(said), id }] : [];
  });
  return [...whole, ...parts].toSorted((a, b) => weightOf(b.text) - weightOf(a.text));
}

const refusal = /\b(?:never|nobody|no one|cannot|can't|must not|may not|only|not)\b/i;
const weightOf = (rule: string) => (valuesFor(rule) ? 2 : refusal.test(rule) ? 1 : 0);

/** A rule as it is quoted: its first part where it is long. */
export function quoteRule({ text }: HeldRule): string {
  const [first = text] = text.split(/; /);
  return `“${text.length > mostQuoted ? first : text}”`;
}
const mostQuoted = 110;

/** How a rule is tried: at the values around its number, or by going against it; undefined for what can only be looked at. */
function trialOf(rule: HeldRule, criteria: Criterion[]): string | undefined {
  const values = valuesFor(rule.text);
  if (values) return `try ${quoteRule(rule)} (${rule.id}) ${values}`;
  if (!refusal.test(rule.text)) return undefined;
  const held = criteria.find(({ id }) => id === rule.id);
  const how = held?.isFault ? goAgainst(held) : undefined;
  if (held && how) return `${how}: it must ${held.effect} (${rule.id})`;
  return `try to go against ${quoteRule(rule)}${held ? outcomeOf(held) : ''} (${rule.id})`;
}

/** What must come of going against a rule, as its criterion says it; none where that says the rule once more. */
function outcomeOf({ cause, effect, isFault }: Criterion): string {
  const must = `it must ${effect}`;
  if (isFault) return `: when ${cause}, ${must}`;
  return saysAgain.test(effect) ? '' : `: ${must}`;
}
const saysAgain = /^(?:ensure that|hold to this rule|allow no)\b/;

/** What the product does by itself is seen at its moment: 'ten days before a visit' with the clock set to it. */
function atMoment({ says, title }: Feature): string {
  const [moment] = /\b[\p{L}\d]+ (?:minutes?|hours?|days?|weeks?|months?) (?:before|after)\b/iu.exec(says) ?? [];
  return `${moment ? `with the clock set to ${moment} it, ` : ''}look at “${title}”`;
}

const clockSet = 'with the clock set ';
/** What waits for a time is tried around it: it happens once, and not before; so is what waits for a second one. */
function aroundTime({ says }: Feature, criteria: Criterion[]): string | undefined {
  const values = valuesFor(says);
  if (!values?.startsWith('with the clock')) return values;
  const all = criteria.flatMap(({ cause }) => (/\bwithin\b/.test(cause) ? (valuesFor(cause) ?? []) : []));
  const further = [...new Set(all)].filter((one) => one !== values && one.startsWith(clockSet));
  const times = [values, ...further.map((one) => one.slice(clockSet.length))].join(', and then ');
  return isAtTime(says) ? `${times}: nothing before, and once after` : undefined;
}

/** How somebody acts: by text message from a phone, on rows that are there, or on a screen. */
function howOf(product: Product, { feature, way }: OutlinedAct): string {
  if (isByText(product, feature)) return 'by text message from the phone of ';
  return way === 'read' ? 'with the example rows, as ' : 'as ';
}

/** 'Leave the scaffold out' for what a fault calls missing; a message is sent without it. */
function leftOut(product: Product, feature: Feature, fault: Criterion): string | undefined {
  const place = listPlaces(product).find((one) => one.feature.id === feature.id);
  if (!place || !/\b(?:is|are) missing\b/.test(fault.cause)) return undefined;
  const fields = missingIn(product, place, fault).map(({ column }) => withThe(column.field.replace(/ id$/, '')));
  const what = joinWords(fields.slice(0, 3), 'or');
  if (what === '') return undefined;
  return isByText(product, feature) ? `send it without ${what}` : `leave ${what} out`;
}

const withThe = (name: string) =>
  /^(?:what|who|how|where|when|why|which)\b/i.test(name) ? `“${name}”` : `the ${name}`;

const mostTrials = 2;

/** Causes of a refusal by their words, and how somebody at the screen goes against each. */
const goingAgainst: readonly [cause: RegExp, how: string][] = [
  [/^anybody (?:wants|tries) to (.+)$/, 'try to $1'],
  [/^(anybody but .+?) (?:wants|tries) to (.+)$/, 'as $1 try to $2'],
  [/^(anybody but .+?) asks for (.+)$/, 'as $1 ask for $2'],
  [/^anybody asks for (.+)$/, 'ask for $1'],
  [/^an? (.+?) other than (that of .+?) wants to (.+)$/, 'as another $1 than $2 try to $3'],
  [/^the ([^,]+?) is not (that of .+)$/, 'try it with another $1 than $2'],
  [/^the .+? is what it is set to already$/, 'do the same once more'],
];

/** 'The form is “reviewed” already': what the act itself sets is tried by doing it again, any other state with a row that is in it. */
function inState({ cause, feature }: Criterion): string | undefined {
  const [, thing = '', state = ''] = /^the (.+?) is (“.+”) already$/.exec(cause) ?? [];
  if (state === '') return undefined;
  const states = state.match(/“[^”]+”/g) ?? [];
  const isOwn = feature.criteria.some((text) =>
    states.some((one) => text.includes(`set the ${thing} to `) && text.includes(one)),
  );
  return isOwn ? 'do the same once more' : `try it with ${withArticle(thing)} that is ${state}`;
}

function goAgainst(criterion: Criterion): string | undefined {
  const { cause } = criterion;
  const known = goingAgainst.find(([sign]) => sign.test(cause));
  return inState(criterion) ?? (known && cause.replace(...known));
}

const refuses = /^(?:refuse|answer as if)\b/;

/** What is refused by this feature and is no rule with a trial of its own: brought about, and what must come of it. */
function refusalsOf(
  product: Product,
  criteria: Criterion[],
  tried: HeldRule[],
  howFor: (fault: Criterion) => string | undefined,
): string[] {
  const held = ownerRules(product).filter(({ criteria: own }) =>
    own.some(({ id }) => tried.some((one) => one.id === id)),
  );
  const isTried = ({ id }: Criterion) => held.some((rule) => rule.criteria.some((one) => one.id === id));
  return criteria
    .filter((criterion) => refuses.test(criterion.effect) && !isTried(criterion))
    .flatMap((criterion) => {
      const { id, isFault, effect } = criterion;
      if (!isFault) return [];
      const how = howFor(criterion);
      return how ? [`${how}: it must ${effect} (${id})`] : [];
    });
}

/**
 * The call by which a part outside reports what begins a feature.
 * @returns undefined where somebody does it or the clock.
 */
export function reportedTo(product: Product, feature: Feature): string | undefined {
  const act = listActs(product).find((one) => one.feature.id === feature.id);
  const good = listCriteria(product).find((one) => one.feature.id === feature.id && !one.isFault);
  const isClocked = good && levelOf(good) === 'Rule with a set clock' && !/\bsends? an?\b/.test(good.cause);
  return act?.who || isClocked
    ? undefined
    : listPlaces(product).find((place) => place.feature.id === feature.id)?.hooks[0];
}

/**
 * How to see a feature of an outline with one's own eyes: who does it, what is then there, and its strictest rules tried at their values.
 * @param later the ids of its criteria that are tried with another one.
 */
export function tellOutlinedHand(
  product: Product,
  feature: Feature,
  bringAbout: (fault: Criterion) => string | undefined,
  later: ReadonlySet<string> = new Set(),
): string {
  const criteria = listCriteria(product).filter(({ id, feature: of }) => of.id === feature.id && !later.has(id));
  const rules = rulesOf(product, feature).filter(({ id }) => !later.has(id));
  const plain = criteria.filter(({ isFault }) => !isFault);
  const good = plain.find(({ cause }) => !/^anybody uses /.test(cause)) ?? plain[0];
  const act = listActs(product).find((one) => one.feature.id === feature.id);
  // Who gets something at a time is sent it by a job.
  const isSent = act?.way === 'read' && receives.test(act.told.verb);
  const who = isSent ? undefined : act?.who;
  const time = who ? undefined : aroundTime(feature, plain);
  const hook = reportedTo(product, feature);
  const does =
    act && who
      ? `${howOf(product, act)}${personFor(product.idea, who.one)} (${who.one}), ${lowerFirst(feature.title)}`
      : hook && good
        ? `send the report of it (“${good.cause}”), signed as its sender signs it, to \`${hook}\``
        : good && !/^anybody uses /.test(good.cause)
          ? `see to it that ${good.cause}`
          : time
            ? `look at “${feature.title}”`
            : atMoment(feature);
  const howFor = (fault: Criterion) => leftOut(product, feature, fault) ?? goAgainst(fault) ?? bringAbout(fault);
  const trials = [
    ...(time ? [`try it ${time}`] : []),
    ...rules.flatMap((rule) => trialOf(rule, criteria) ?? []),
    ...refusalsOf(product, criteria, rules, howFor),
  ];
  const fault = criteria.find(
    (criterion) => criterion.isFault && !isNotice(`IF ${criterion.cause}`) && howFor(criterion) !== undefined,
  );
  const then =
    trials.length > 0
      ? `; then ${trials.slice(0, mostTrials).join('; then ')}`
      : fault
        ? `; after that, ${howFor(fault)}: it must ${fault.effect} (${fault.id})`
        : '';
  // What a look brings along is seen in the same walk.
  const also = act?.way === 'read' ? plain.filter((one) => one !== good && one.actor && one.actor === good?.actor) : [];
  const further = also.length > 0 ? `; in the same walk ${joinWords(also.map(({ id }) => id))} must hold` : '';
  return `${does}${good ? `: ${product.name} must ${good.effect} (${good.id})` : ''}${further}${then}.`;
}
