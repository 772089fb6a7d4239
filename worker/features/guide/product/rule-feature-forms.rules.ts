import { stemsOfRule } from '#worker/features/guide/grammar/stems.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { headOf, nounIn, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import { ownOf, usedOnceIn } from '#worker/features/guide/outline/outline-rule-missing.rules.ts';
import { makesRow } from '#worker/features/guide/product/criteria.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { featureOfBound } from '#worker/features/guide/product/rule-feature-bounds.rules.ts';

/** What is only looked at is bounded by what is said of looking alone. */
export const looks = /^(?:look|see|view|search|find|read|list|show|open|browse|watch)\b/i;

const held =
  /^(?:an?|each|every) (\p{L}+(?: \p{L}+)?) (?:belongs to|is (?:with|in|on)|is (\p{L}+) (?:for|by|to)) (?:only )?one (\p{L}+)(?: at a time| only)/iu;
const perOne =
  /^(?:at most |no more than |not more than |only )?(?:\d+|\p{L}+) (\p{L}+(?: or \p{L}+)?(?: \p{L}+)?) per \p{L}+/iu;
/** 'One trader to a pitch on the day'. */
const oneTo =
  /^(?:only )?(?:one|1) ([\p{L}-]+(?: [\p{L}-]+)?) (?:to|for|on|in) (?:an?|each|every) ([\p{L}-]+)(?: (?:on|in|at|for|per) .+)?$/iu;
/** 'No piece goes in a load without a name': where somebody puts one there. */
const goesInto =
  /^no ([\p{L}-]+) (?:goes|comes|is put|gets|is moved|leaves) (?:in|into|on|onto|to|out of) (?:an?|the) ([\p{L}-]+)\b/iu;
/** 'A remake can't be recorded without a reason'. */
const notEntered =
  /^(?:an?|no|the|each|every) ([\p{L}-]+(?: [\p{L}-]+)?) (?:cannot|can['’]t|can not|can never|may not|must not|must never) be (?:entered|recorded|added|made|saved|created|booked|written|logged)\b/iu;
const noSuch = /^no (\p{L}+) (?:below|above|under|over|for|on|without|before|after|in|at)\b/iu;
const forSome = /^(?:anything|everything|whatever) .+? is only for (?:the )?(\p{L}+)/iu;
/** 'Payroll gets sick leave only as a number': what the payroll clerk does. */
const getsOnly = /^(?:the )?(\p{L}+) (?:gets?|receives?|is given|are given) .+ only (?:as|in|by|with|when|after)\b/iu;
/** 'Only checked recipes get printed': whatever is done with those alone. */
const onlySuch = /\bonly (\p{L}+ed \p{L}+s) (?:are|get|may|can)\b/iu;
/** 'Payouts go only to the own account': where a thing may go is decided where it is made, and not where the other thing is. */
const goesOnly =
  /^(?:an? |the |all |each |every )?(\p{L}+(?: \p{L}+)?) (?:(?:may |can |must )?go(?:es)?|leaves?|(?:is|are) (?:paid|sent|given|handed)(?: out)?) only (?:to|into|through|by)\b/iu;
const begins =
  /^(?:start|begin|request|ask|make|plan|enter|add|book|reserve|order|create|open|announce|register|run)\b/i;

/** 'Never more people on a shift than it needs', 'nobody is on two shifts at the same time'. */
const filledUp =
  /^(?:never more [\p{L}-]+ (?:on|in|at|per) (?:an?|the|one|each) ([\p{L}-]+) than |nobody (?:is|may be|can be|works) (?:on|in|at) (?:two|several|more than one) ([\p{L}-]+))/iu;
/** Of a thing that holds so many: the feature that puts somebody there, by making what holds both. */
function byWhoJoins(own: Feature[], { records, people }: Product['idea'], rule: string): Feature | undefined {
  const [, whole, several] = filledUp.exec(rule) ?? [];
  const name = whole?.toLowerCase() ?? (several && singularOf(several.toLowerCase()));
  const record =
    name === undefined
      ? undefined
      : records.find(
          ({ one, fields }) =>
            one !== name &&
            fields.some((field) => field.name === name) &&
            fields.some((field) => people.some(({ one: person }) => person === field.name)),
        );
  return record && own.find(makesOne(record.one));
}

const hiddenFrom =
  /^[^,;]{3,60}? (?:is|are|must be|should be|may be|will be) (?:not |never )(?:be )?(?:shown|visible|seen) (?:to|by) (?:any |other |the |all )*([\p{L}-]+)/iu;
/** 'Names are not shown to other residents': the look at which those might see them. */
function byWhoLooks(own: Feature[], rule: string): Feature | undefined {
  const [, whom = ''] = hiddenFrom.exec(rule) ?? [];
  const wanted = stemsOfRule(rule);
  const found = own
    .filter(({ actor, title }) => whom && actor && looks.test(title) && nounIn(actor.one, whom) !== null)
    .map((feature) => ({ feature, shared: wanted.intersection(stemsOfRule(feature.criteria.join(' '))).size }))
    .toSorted((a, b) => b.shared - a.shared);
  return found[0]?.feature;
}

/** Of what may be there or used once: the feature that makes what holds both, an entry of a number in a day. */
function byBoth(own: Feature[], records: ToldRecord[], rule: string): Feature | undefined {
  const [, one = '', whole = ''] = oneTo.exec(rule) ?? [];
  const used = usedOnceIn(rule) ?? (whole ? { thing: one.toLowerCase(), whole: whole.toLowerCase() } : undefined);
  const has = ({ fields }: ToldRecord, name: string) => fields.some((field) => field.name.toLowerCase() === name);
  const record = used && records.find((each) => has(each, used.thing) && has(each, used.whole));
  return record && own.find(makesOne(record.one));
}

const makesOne =
  (one: string) =>
  ({ criteria }: Feature) =>
    criteria.some((text) => makesRow(text, one));

/**
 * The feature that the form of a rule tells: whoever takes, makes or begins what it bounds, or looks at what it hides.
 * @returns undefined where the rule is in no such form.
 */
export function featureByForm({ features, idea }: Product, rule: string): Feature | undefined {
  const own = features.filter(({ key }) => key !== 'account');
  const makes = (one: string) => own.find(makesOne(one));
  const shown = byWhoLooks(own, rule) ?? byBoth(own, idea.records, rule) ?? byWhoJoins(own, idea, rule);
  const bounded = shown ?? featureOfBound(own, idea, rule);
  if (bounded) return bounded;
  // 'One accepted request per seed' bounds whoever accepts, where requests are open before.
  const becomes = (one: string, state: string | undefined) => {
    const record = idea.records.find((each) => each.one === one);
    return record && state && statesOf(record).indexOf(state) > 0
      ? own.find(({ criteria }) => criteria.some((text) => text.includes(` set the ${one} to “${state}”`)))
      : undefined;
  };
  const [, such = ''] = onlySuch.exec(rule) ?? [];
  const using = such ? own.filter(({ criteria }) => criteria.some((text) => text.includes(` the ${such} `))) : [];
  if (using.length === 1) return using[0];
  const [, thing = '', state = '', holder = ''] = held.exec(rule) ?? [];
  const taking = own.filter(({ criteria }) =>
    criteria.some((text) => text.includes(` set the ${thing.toLowerCase()} to “`)),
  );
  if (holder)
    return (
      taking.find(({ title }) => nounIn(holder, title) !== null) ??
      taking.find(({ criteria }) => state && criteria.some((text) => text.includes(` to “${state}”`))) ??
      taking.find(({ actor }) => actor !== undefined && headOf(actor) === holder) ??
      taking.find(({ actor }) => actor !== undefined)
    );
  const [, going = ''] = goesOnly.exec(rule) ?? [];
  const sending = going ? makes(singularOf(going.toLowerCase())) : undefined;
  if (sending) return sending;
  const [, counted = ''] = perOne.exec(rule) ?? [];
  // 'Open bookings' are bookings.
  const many = counted.toLowerCase();
  const [last = many, asWhich, ...more] = many.split(' ').toReversed();
  if (many)
    return (
      makes(singularOf(many)) ??
      (more.length > 0 ? undefined : becomes(singularOf(last), asWhich)) ??
      makes(singularOf(last)) ??
      // 'At most two slots per flat', where a line books 'a washer for a 90 minute slot'.
      own.find(
        ({ title, criteria }) =>
          nounIn(singularOf(last), title) !== null && criteria.some((text) => / keep an? [^,]+? with /.test(text)),
      )
    );
  const [, put = '', into = ''] = goesInto.exec(rule) ?? [];
  const putting = into
    ? own.filter(({ actor, title }) => actor && nounIn(put, title) !== null && nounIn(into, title) !== null)
    : [];
  if (putting[0]) return putting[0];
  const [, entered = ownOf(rule) ?? ''] = notEntered.exec(rule) ?? [];
  const entering = entered ? makes(entered.toLowerCase()) : undefined;
  if (entering) return entering;
  const [, whom = ''] = forSome.exec(rule) ?? [];
  const first = idea.records[0]?.one;
  if (whom) return own.find(({ actor }) => actor !== undefined && headOf(actor) === singularOf(whom.toLowerCase()));
  if (
    /^[^,;]{3,60}? (?:is|are) (?:always )?refused\b/i.test(rule) &&
    first &&
    !idea.records.some(({ one }) => nounIn(one, rule))
  )
    return makes(first);
  const [, got = ''] = /^only .+? (?:gets|takes|receives|collects) the (\p{L}+)\b/iu.exec(rule) ?? [];
  const handing = got
    ? own.find(({ title }) => /^(?:hand|give|issue|lend|deliver)\b/i.test(title) && nounIn(got, title))
    : undefined;
  if (handing) return handing;
  const [, term = ''] = countsAs.exec(rule.replace(/[’‘]/g, "'")) ?? [];
  const defined = term ? definedIn(idea, term) : undefined;
  if (defined) return makes(defined.one);
  const [, getter = ''] = getsOnly.exec(rule) ?? [];
  const getting = getter ? own.filter(({ actor }) => actor !== undefined && nounIn(getter, actor.one) !== null) : [];
  if (getting.length === 1) return getting[0];
  const [, none = ''] = noSuch.exec(rule) ?? [];
  const doing = none ? own.filter(({ actor, title }) => actor !== undefined && nounIn(none, title)) : [];
  return doing.length === 1 ? doing[0] : (doing.find(({ title }) => begins.test(title)) ?? undefined);
}

const countsAs = /\bcounts? as (?:an? |the )?["“]?([^,;.:"”]+)/i;
/** The record on which it is reckoned what counts as something: repairs for 'urgent' that they may be, requests for days of vacation. */
function definedIn({ records }: Product['idea'], term: string): ToldRecord | undefined {
  const wanted = stemsOfRule(term);
  const [, unit] = /\b(day|hour|week|night|month)s?$/i.exec(term) ?? [];
  const scored = records
    .map((record) => {
      const names = record.fields.map(({ name }) => name).join(', ');
      const isInUnit = unit !== undefined && nounIn(unit.toLowerCase(), names) !== null;
      const inFields = wanted.intersection(stemsOfRule(names)).size + Number(isInUnit);
      return { record, inFields, score: inFields + wanted.intersection(stemsOfRule(record.one)).size };
    })
    .toSorted((a, b) => b.score - a.score);
  const [best, next] = scored;
  // What counts as the thing itself is found where things are compared, and not where one is entered.
  return best && best.inFields > 0 && best.score > (next?.score ?? 0) ? best.record : undefined;
}
