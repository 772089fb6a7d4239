import type { Outcome } from '#worker/features/guide/grammar/outcomes.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { asNoun, capitalise, headOf, isPlural, nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';

const sum = String.raw`(?:\p{Sc} ?\d[\d.,]*|\d[\d.,]* ?(?:%|percent\b|per cent\b|francs?\b|euros?\b|dollars?\b|pounds?\b|bucks\b|cents?\b|chf\b|eur\b|usd\b|gbp\b))`;
/** 'An hour costs 30 francs', 'students get 20% off', 'the price is different on weekends', 'children pay half'. */
const pricing = [
  new RegExp(String.raw`\b(?:costs?|price|fee|pays?|charged?|charges?)\b[^.;]{0,80}${sum}`, 'iu'),
  /\d ?(?:%|percent|per cent) (?:off|discount|cheaper|dearer|more|less|extra|reduction)\b/iu,
  new RegExp(String.raw`${sum} (?:extra|off|more|less)\b`, 'iu'),
  /\b(?:price|fee)s?\b[^.;]{0,40}\b(?:is|are) (?:different|higher|lower|double|not the same)\b|\b(?:price|fee)s?\b[^.;]{0,20}\bdepends?\b/i,
  /\bpays? (?:only )?(?:half|double)(?= the price| of it|[.,;]|$)|\b(?:get|gets|at|for) half (?:the )?price\b/i,
];
/** What is owed for something else than what is asked for: a fine, a deposit, a share of those who run it, a plan of the product itself. */
const elsewhere =
  /\b(?:deposits?|fines?|refunds?|refunded|commission|keeps? \d|share|salar\w+|wages?|premium|pro (?:plan|version)|free (?:plan|version)|subscriptions?|licen[cs]es?|donat\w+|tips?|budget|not paid|unpaid|missing|late|lost|overdue|penalt\w+|no-?shows?|(?:is|are) (?:set|entered|fixed) (?:for|per|by|with))\b|^(?:nobody|no one|no|never|only|at most|whoever|if|when)\b|→/i;

/** What is paid again and again is the price of no single thing. */
const regular =
  /\b(?:per|an?|each|every) (?:month|year|quarter|season|term)\b|\b(?:monthly|yearly|annual(?:ly)?|due on)\b/i;

/** Whether a line says what something costs whom: it holds, and nobody does it. */
export const tellsPrice = (line: string): boolean => pricing.some((form) => form.test(line)) && !elsewhere.test(line);

/** Whether by a line the price of what is asked for is worked out. */
export const isPriceRule = (line: string): boolean => tellsPrice(line) && !regular.test(line);

const others =
  'students?|children|kids|members?|seniors?|pensioners?|guests?|people|those|everybody|it|the|an?|on|at|for|over|under';

/** The prices that a sentence tells, a line each: 'The price is different on weekends and students get 20% off'. */
export function partPrices(sentence: string): string[] {
  const halves = sentence.split(new RegExp(`,? and (?=(?:${others})\\b)`, 'i'));
  return halves.length > 1 && halves.every(tellsPrice) ? halves.map(capitalise) : [sentence];
}

const workedOut = 'WHEN the price is worked out, THE SYSTEM SHALL count in that ';

/** A rule on prices as a criterion; undefined for any other rule. */
export const inPriceForm = (said: string, lower: (text: string) => string): string | undefined =>
  setIn(said) ?? chargedIn(said, lower) ?? (isPriceRule(said) ? `${workedOut}${lower(said)}.` : undefined);

/** 'The app sets a fee of 8 percent of the orders of each payout': which value of which thing, and from what. */
function setIn(said: string): string | undefined {
  const [, value = '', how = '', whole = ''] =
    /^(?:the app|it) sets (?:an?|the) ([\p{L}-]+) of (\d[\d.,]* ?(?:percent|per cent|%) of the [\p{L} -]{2,40}?) of ((?:each|every) [\p{L}-]+)$/iu.exec(
      said,
    ) ?? [];
  return whole ? `THE SYSTEM SHALL set the ${value} of ${whole} to ${how.replace(/ of the /, ' of its ')}.` : undefined;
}

const charging = /^((?:an? |the |each |every )?[\p{L}-]+(?: [\p{L}-]+)?) (?:is|are|gets?) charged (.+)$/iu;
const bareSum = new RegExp(`^${sum} (?:per|an?|for each|for every) [^.;]+$`, 'iu');
/** 'Customer is charged €18 for a crate not returned', '4 cents per cubic inch for bisque': what is charged, and whom. */
function chargedIn(said: string, lower: (text: string) => string): string | undefined {
  const [, whom = '', what = ''] = charging.exec(said) ?? [];
  if (what && new RegExp(`^${sum}`, 'iu').test(what)) {
    const name = lower(whom);
    return `THE SYSTEM SHALL charge ${/^(?:an?|the|each|every) /i.test(name) || isPlural(headOf(asNoun(name))) ? name : `the ${name}`} ${what}.`;
  }
  return bareSum.test(said) ? `THE SYSTEM SHALL charge ${said}.` : undefined;
}

/** What is worked out and not entered. */
export const workedOutRemark = 'worked out by the rules on prices';

const asking = /^(?:book|reserve|order|rent|hire|request|register|sign|buy|ask|enter|take|put|make|call|park|join)$/;
/** Whoever asks for it has no price. */
const person = /^(?:member|customer|client|user|person|guest|student|patient)$/;
const billed = /\b(?:charge|fee|fine|bill|invoice|due)$/;
const priced = /\b(?:price|amount|fee|cost|total|charge|sum)\b/i;

/** What is asked for and has a price by some rule: the record that a rule names, else what is booked or ordered first. */
function pricedRecord(told: Told[], records: ToldRecord[], rules: string[]): ToldRecord | undefined {
  const made = told.flatMap(({ who, kind, not, verb, outcomes = [] }) =>
    kind === 'act' && !not && typeof who === 'object'
      ? outcomes.flatMap((one) => (one.way === 'make' ? [{ verb, one: one.record }] : []))
      : [],
  );
  const makes = ({ one }: ToldRecord, isAsked: boolean) =>
    made.some((each) => each.one === one && (!isAsked || asking.test(each.verb)));
  const named = records.filter(
    (record) => makes(record, false) && rules.some((rule) => nounIn(record.one, rule) !== null),
  );
  return (
    named.find((record) => makes(record, true)) ??
    records.find(
      (record) =>
        makes(record, true) &&
        /\b(?:booking|order|reservation|rental|lesson|appointment|job|ride|registration|stay|ticket|session|call|request|visit|pass)$/.test(
          record.one,
        ),
    )
  );
}

/** 'The price per hour is different on weekends': there are two of them. */
const twice =
  /^(?:the )?((?:price|fee|rate)s?(?: (?:per|an?|of an?) \p{L}+)?) (?:is|are) (?:different|higher|lower|not the same) ((?:on|at|in|during|for) [^,.;]{3,40})/iu;

/** The prices of a thing that a rule tells apart, each of which somebody has to enter once. */
function toldApart(rules: string[]): string[] {
  return rules.flatMap((rule) => {
    const [, price, when] = twice.exec(rule) ?? [];
    const plain = price?.toLowerCase().replace(/^(price|fee|rate)s\b/, '$1');
    return plain && when ? [plain, `${plain} ${when.toLowerCase().replace(/[.\s]+$/, '')}`] : [];
  });
}

/** What is done, and the things that are kept by it. */
type Doings = { told: Told[]; records: ToldRecord[] };

/**
 * The acts and records of an outline; what is asked for has a price where rules say how it is worked out and nobody enters one, and prices
 * that a rule tells apart are entered with the thing.
 */
export function withPrices({ told, records }: Doings, rules: string[]): Doings {
  const own = rules.filter(isPriceRule);
  // What is charged has rows of its own already.
  if (records.some(({ one, fields }) => billed.test(one) && fields.some(({ name }) => priced.test(name))))
    return { told, records };
  const record = own.length > 0 ? pricedRecord(told, records, own) : undefined;
  if (!record || record.fields.some(({ name }) => priced.test(name))) return { told, records };
  const field = { name: 'price', remark: workedOutRemark };
  const thing = records.find(
    ({ one }) => one !== record.one && !person.test(one) && record.fields.some(({ name }) => name === one),
  );
  const apart = toldApart(own).filter((name) => !thing?.fields.some((other) => other.name === name));
  return {
    told:
      thing && apart.length > 0
        ? told.map((act) => ({
            ...act,
            ...(act.outcomes && { outcomes: act.outcomes.map((one) => withFields(one, thing.one, apart)) }),
          }))
        : told,
    records: records.map((one) =>
      one === record
        ? { ...one, fields: [...one.fields, field] }
        : one === thing
          ? { ...one, fields: [...one.fields, ...apart.map((name) => ({ name }))] }
          : one,
    ),
  };
}

const withFields = (outcome: Outcome, record: string, names: string[]): Outcome =>
  outcome.way === 'make' && outcome.record === record && outcome.fields !== ''
    ? { ...outcome, fields: [outcome.fields, ...names].join(', ') }
    : outcome;
