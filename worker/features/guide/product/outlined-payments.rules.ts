import { outsideServices } from '#worker/features/guide/content/outside-services.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { joinQuoted, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { isCalledOff } from '#worker/features/guide/outline/outline-freed.rules.ts';
import { takesOfStock } from '#worker/features/guide/outline/outline-stock.rules.ts';
import { listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { linkOf } from '#worker/features/guide/product/outlined-records.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { keeperOf } from '#worker/features/guide/product/row-keepers.rules.ts';

/** Who reports what became of a payment, as criteria and states name it. */
export const paymentService = 'payment service';
/** Who reports of debits and payouts. */
export const partnerBank = 'partner bank';

/** A record for which money moves, and the feature by which it is paid or given back. */
type Payment = {
  feature: Feature;
  record: ToldRecord;
  kind: 'paid' | 'refunded';
  /** Whether the feature makes the record; else it changes one that is there. */
  isMade: boolean;
  /** The state that only a notice of the payment service brings about. */
  state: string;
  who: NonNullable<OutlinedAct['who']>;
};

const card = outsideServices.find(({ key }) => key === 'card');
const byCard =
  /\b(?:by|with (?:an?|their|his|her)) (?:credit |debit )?cards?\b|\bonline\b|\bby (?:an? |the )?link\b|\bat (?:the )?checkout\b|\bstripe\b|\bpaypal\b/i;
const byHand = /\b(?:in cash|by (?:bank )?transfer|privately|at the (?:counter|till|door)|by invoice)\b/i;
const alsoPays = /\band pays?\b/i;
const givenBack = /^(?:refunded|paid back)$/;
const isPaid = (state: string) => /^(?:paid|settled)\b/.test(state);

/** What says that money goes another way than through the product. */
const elsewhere =
  /\bno money (?:changes hands|moves|passes|goes)\b|\b(?:does not|doesn't|never|must not|cannot|will not|won't) (?:hold|send|take|move|handle|touch|collect|transfer|process)s? (?:[\p{L}]+ (?:or|and) [\p{L}]+ )?(?:any )?(?:money|payments?|cash)\b|\b(?:hold|take|send|move) (?:or|and) \p{L}+ money\b|\b(?:pays?|paid|payments?|refunds?|refunded|money)\b[^.;]{0,50}\b(?:outside (?:it|of it|the app|the product)|in cash|by (?:bank )?transfer|between (?:them|themselves)|elsewhere|by hand|mobile money|m-?pesa)\b/iu;

/** Whether an outline says that money passes outside: no payment service then. */
export const passesOutside = (key: string, said: string): boolean => key === 'card' && elsewhere.test(said);

const set = /^WHEN (.+?), THE SYSTEM SHALL (set the ([\p{L}' -]+?) to “([^”]+)”.*)$/u;
const kept = /^WHEN (.+?), THE SYSTEM SHALL keep an? ([\p{L}' -]+?) with /u;

/** For which records of an outlined product money moves through a payment service, paid first; none where it moves outside. */
export function paymentsIn(product: Product): Payment[] {
  const { idea, nots, features } = product;
  if (!idea.isOutlined) return [];
  const lines = [...features.map(({ says }) => says), ...(idea.outline?.rules ?? [])].join('. ');
  if (card?.barred?.test(nots.join(' ')) || passesOutside('card', `${nots.join(' ')}. ${lines}`)) return [];
  const acts = listActs(product).filter(({ told, who }) => who && (told.verb === 'pay' || alsoPays.test(told.phrase)));
  const isThere = acts.some(({ feature }) => byCard.test(feature.says));
  const paid = isThere
    ? acts.flatMap((act) => (byHand.test(act.feature.says) ? [] : paymentOf(product, act, 'paid')))
    : [];
  const back = listActs(product).flatMap((act) => paymentOf(product, act, 'refunded'));
  return paid.length > 0 ? [...paid, ...back] : [];
}

function paymentOf({ idea }: Product, { feature, who }: OutlinedAct, kind: Payment['kind']): Payment[] {
  const named = (one: string) => idea.records.find((record) => record.one === one);
  const [, , , changed = '', state = ''] = feature.criteria.map((text) => set.exec(text)).find(Boolean) ?? [];
  const there = named(changed);
  if (!who || (kind === 'refunded' && !givenBack.test(state))) return [];
  if (there) return [{ feature, record: there, kind, isMade: false, state, who }];
  const [, , one = ''] = feature.criteria.map((text) => kept.exec(text)).find(Boolean) ?? [];
  const made = named(one);
  if (!made || kind === 'refunded') return [];
  const states = statesOf(made);
  return [{ feature, record: made, kind, isMade: true, state: states.find(isPaid) ?? states[0] ?? 'paid', who }];
}

/** The record whose payment goes back: the paid one itself, or the one that it belongs to. */
function paidRecordOf({ idea }: Product, payments: Payment[], { record }: Payment): ToldRecord | undefined {
  const paid = payments.filter(({ kind }) => kind === 'paid').map((one) => one.record);
  return (
    paid.find((one) => one === record) ??
    paid.find(({ one }) =>
      record.fields.some((field) => {
        const link = linkOf(idea, record, field);
        return link !== undefined && 'record' in link && link.record.one === one;
      }),
    )
  );
}

/**
 * A product in which paying begins a payment at a service outside, and only the signed notice of that service makes anything paid or refunded: what
 * is ordered and paid in one is unpaid until then.
 */
export function withPayments(product: Product): Product {
  const payments = paymentsIn(product);
  if (payments.length === 0) return product;
  const waiting = payments.filter(({ isMade, record, state }) => isMade && (statesOf(record)[0] ?? state) === state);
  const records = product.idea.records.map((record) => {
    const one = waiting.find((payment) => payment.record === record);
    if (!one) return record;
    const ways = record.ways.length > 0 ? record.ways : [[one.state]];
    const begun = ways.map((way) => (way[0] === one.state ? ['unpaid', ...way] : way));
    return { ...record, ways: endsUnpaid(one) ? begun.map((way) => [...way, lapsed]) : begun };
  });
  const features = product.features.map((feature) => {
    const payment = payments.find((one) => one.feature === feature);
    return payment ? { ...feature, criteria: criteriaOf(product, payments, payment) } : feature;
  });
  return { ...product, features, idea: { ...product.idea, records } };
}

/** The criteria of a feature by which money moves: what begins it, what its notice brings about, and what holds where it fails. */
function criteriaOf(product: Product, payments: Payment[], payment: Payment): string[] {
  const { feature, isMade, kind } = payment;
  const form = isMade ? kept : set;
  const at = feature.criteria.findIndex((text) => form.test(text));
  const [, cause = '', effect = ''] = form.exec(feature.criteria[at] ?? '') ?? [];
  const { begins, notice, brings, fails } =
    kind === 'refunded' ? refundOf(product, payments, payment, effect) : payingOf(payment, effect);
  const moving = [
    `WHEN ${cause}, THE SYSTEM SHALL ${begins}.`,
    ...brings.map((one) => `${notice} ${one}`),
    `IF ${fails}.`,
    ...(kind === 'paid' ? [...lapsing(feature.criteria, payment), tooLate(product, payment)] : []),
  ];
  const isAsked = (text: string) => /^IF .+ missing, THEN /.test(text);
  const after = isAsked(feature.criteria[at + 1] ?? '') ? at + 1 : at;
  return feature.criteria.flatMap((given, index) => {
    // What is told of it is told once the money moved.
    // What is there is held for whoever begins to pay for it, or two would pay for the last one.
    const isHeld = endsUnpaid(payment) && takesOfStock(given);
    const isToldThen =
      index !== at && !isHeld && given.startsWith(`WHEN ${cause}, THE SYSTEM SHALL `) && !kept.test(given);
    // 'Is refunded when the buyer sends a photo' lets whoever decides it do so.
    const said =
      kind === 'refunded'
        ? given.replace(decided, `$1let ${payment.who.many} `)
        : isHeld
          ? given.replace(countedOf, (_, not = '') =>
              not ? ` that are not “${lapsed}” or` : ` that are not “${lapsed}” have of it together`,
            )
          : given;
    const own = isToldThen ? [given.replace(`WHEN ${cause}, THE SYSTEM SHALL`, notice)] : [said];
    return [...(index === at && !isMade ? [] : own), ...(index === after ? moving : [])];
  });
}

const lapsed = 'lapsed';
const countedOf = / (?:that are (not)(?= “)| ?have of it together)/;

/** Whether what is made unpaid needs an end of that which no state of it tells. */
const endsUnpaid = ({ record, isMade, state }: Payment): boolean => {
  const states = statesOf(record).filter((other) => other !== 'unpaid');
  return isMade && (states[0] ?? state) === state && !states.some((other) => /^(?:lapsed|expired)$/.test(other));
};

/** What nobody pays for is let go, with what it took of a number. */
function lapsing(criteria: string[], payment: Payment): string[] {
  if (!endsUnpaid(payment)) return [];
  const { one } = payment.record;
  const cause = `WHEN ${withArticle(one)} has been “unpaid” for 30 minutes, THE SYSTEM SHALL`;
  const back = criteria.flatMap((text) => {
    const [, field = '', of = '', count = ''] =
      / SHALL lower “([^”]+)” of (.+) by (?:(how many of it .+) has|one)\.$/.exec(text) ?? [];
    return field ? [`${cause} give back to “${field}” of ${of} ${count ? `${count} had` : 'one'}.`] : [];
  });
  return [`${cause} set the ${one} to “${lapsed}” and show beside it when.`, ...back];
}

const lapse = /^WHEN (an? ([\p{L}' -]+) has been “unpaid” for 30 minutes), THE SYSTEM SHALL /u;

/** Upon what the clock lets go of what nobody paid for, where a criterion has it do so; and of which record. */
export function lapseIn(text: string): { when: string; one: string } | undefined {
  const [, when, one] = lapse.exec(text) ?? [];
  return when && one ? { when, one } : undefined;
}

/** What was paid, cancelled or called off meanwhile is not paid a second time: the money goes back. */
function tooLate(product: Product, payment: Payment): string {
  const { record, state, who } = payment;
  const { one } = record;
  const off = [
    ...statesOf(record).filter((other) => other !== state && isCalledOff(other)),
    ...(endsUnpaid(payment) ? [lapsed] : []),
  ];
  const named = joinQuoted(off, 'or');
  const keeper = keeperOf(product, record, who);
  return `IF the ${paymentService} reports a second payment of ${withArticle(one)} that is “${state}”${named ? `, or a payment of one that is ${named}` : ''}, THEN THE SYSTEM SHALL keep the notice, leave the ${one} as it is, order the money back and show that to ${keeper ?? 'whoever paid'}.`;
}

const decided = /^(WHEN .+, THE SYSTEM SHALL )(?=refund |pay back |give back )/;

type Moving = { begins: string; notice: string; brings: string[]; fails: string };

/** How the criteria begin that wait for a signed notice of money that moved. */
export const reports = (what: string, by = paymentService): string =>
  `WHEN the ${by} reports with its signature that ${what}, THE SYSTEM SHALL`;
const untilReported = (one: string) => `leave the ${one} as it is until that is reported`;

function payingOf({ record: { one, ways }, isMade, state }: Payment, effect: string): Moving {
  const isUnpaid = isMade && (ways.flat()[0] ?? state) === state;
  return {
    begins: isMade
      ? `${isUnpaid ? `keep the ${one} as “unpaid”, ` : ''}begin a payment of the ${one} at the ${paymentService} and open its page`
      : `begin a payment of the ${one} at the ${paymentService}, open its page and ${untilReported(one)}`,
    notice: reports(`the ${one} is paid`),
    brings: [
      isMade
        ? `set the ${one} to “${state}” and show beside it when.`
        : effect.replace(/\bwho did that and when\b/, 'when'),
    ],
    fails: `the payment of the ${one} fails or is given up, THEN THE SYSTEM SHALL leave the ${one} as it is, say that no money moved and offer to pay again`,
  };
}

function refundOf(product: Product, payments: Payment[], payment: Payment, effect: string): Moving {
  const { record, state, who } = payment;
  const { one } = record;
  const of = paidRecordOf(product, payments, payment);
  const parent = of === record ? undefined : of;
  // The reason is told by whoever refunds it, and not by the payment service.
  const [said = ''] = /, with [^“]+?(?=,? and show beside |\.$)/.exec(effect) ?? [];
  return {
    begins: `order the money back${parent ? ` that was paid for its ${parent.one}` : ''} at the ${paymentService}${said ? `${said},` : ''} and ${untilReported(one)}`,
    notice: reports(`the money went back for the ${one}`),
    brings: [
      effect
        .replace(said, '')
        .replace(/, and show beside it who/, ' and show beside it who')
        .replace(/\bwho did that and when\b/, 'when'),
      ...(parent && statesOf(parent).includes(state) ? [`set the ${parent.one} of the ${one} to “${state}”.`] : []),
    ],
    fails: `the ${paymentService} refuses to give the money back, THEN THE SYSTEM SHALL leave the ${one} as it is and show that to ${who.many}`,
  };
}

const notice = new RegExp(`^(?:WHEN|IF) the (${paymentService}|${partnerBank}) reports `);

/** Whose signed notice a criterion waits for. */
export const reporterOf = (text: string): string | undefined => notice.exec(text)?.[1];

/** Whether a criterion waits for the notice of whoever moves the money. */
export const isNotice = (text: string): boolean => reporterOf(text) !== undefined;

/** Whether what changes a state is such a notice, as state machines name it: 'the payment service'. */
export const isReporter = (who: string): boolean => who === `the ${paymentService}` || who === `the ${partnerBank}`;

/** Whether a criterion begins a payment: whoever does that has the card. */
export const beginsPayment = (text: string): boolean => / SHALL (?:keep .+ as “unpaid”, )?begin a payment /.test(text);

/** Whether what a call answers begins a payment or orders one back, and changes nothing by itself. */
export const movesMoney = (effect: string): boolean =>
  /^(?:keep .+ as “unpaid”, )?(?:begin a payment|order the money back)\b/.test(effect);
