import { outsideServices } from '#worker/features/guide/content/outside-services.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { joinQuoted, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { partnerBank, reports } from '#worker/features/guide/product/outlined-payments.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { keeperOf } from '#worker/features/guide/product/row-keepers.rules.ts';

const shall = 'THE SYSTEM SHALL';
const part = outsideServices.find(({ key }) => key === 'partner-bank');

/**
 * A product whose money lies at a partner bank: debits and payouts are ordered there, and only its signed notice makes anything collected, sent,
 * arrived or failed.
 */
export function withPartnerNotices(product: Product): Product {
  const { idea, features, nots } = product;
  const isMeant = part?.signs.test(idea.said) && !part.not?.test(idea.said) && !part.barred?.test(nots.join(' '));
  if (!idea.isOutlined || !isMeant) return product;
  return {
    ...product,
    features: features.map((feature) => {
      const criteria = ofBounce(product, ofPayout(product, ofCollection(feature.criteria)));
      return criteria.every((text, at) => text === feature.criteria[at]) && criteria.length === feature.criteria.length
        ? feature
        : { ...feature, criteria };
    }),
  };
}

const collecting = /^WHEN (.+), THE SYSTEM SHALL (?:collect|debit|charge) (the .+)\.$/;
const collected = /^WHEN (the .+ ha(?:s|ve) been (?:collected|debited|charged)), THE SYSTEM SHALL (.+)$/;
const keeping = /^keep an? ([\p{L} -]+?) with /u;

/** What is collected by the clock is ordered then, and is there once the bank reports it; what is ordered is kept at once. */
function ofCollection(criteria: string[]): string[] {
  const [, clock = '', what = ''] = criteria.map((text) => collecting.exec(text)).find(Boolean) ?? [];
  const then = criteria.flatMap((text) => collected.exec(text)?.[2] ?? []);
  const order = then.flatMap((effect) => keeping.exec(effect)?.[1] ?? [])[0];
  if (!clock || !order) return criteria;
  return criteria.flatMap((text) => {
    if (collecting.test(text))
      return [
        `WHEN ${clock}, ${shall} order ${withArticle(order)} of ${what} that are in no other open one at the ${partnerBank} and leave them as they are until that is reported.`,
      ];
    const [, , effect = ''] = collected.exec(text) ?? [];
    if (!effect) return [text];
    return [
      keeping.test(effect)
        ? `WHEN ${clock}, ${shall} ${effect}`
        : `${reports(`the ${order} was collected`, partnerBank)} ${effect}`,
    ];
  });
}

const paidOut = /^(WHEN .+), THE SYSTEM SHALL keep an? (pay-?out|withdrawal) with /;
const lowered = /, THE SYSTEM SHALL lower “([^”]+)” of the (.+?) by the amount of the /;
const onLeaving = /^WHEN .+, THE SYSTEM SHALL ((?:send|tell|notify) .+?),? when it (?:has )?left\.$/;
const hasLeft = /^(?:sent|on its way|ordered)\b/;
const hasFailed = /^(?:failed|returned|rejected|refused|bounced)\b/;
const byBank =
  /^(?:sent|on its way|arrived|received|booked|settled|paid out|failed|returned|rejected|refused|bounced)\b/;

/** What becomes of a payout is reported; what did not arrive is there again. */
function ofPayout({ idea }: Product, criteria: string[]): string[] {
  const [, , one = ''] = criteria.map((text) => paidOut.exec(text)).find(Boolean) ?? [];
  const record = idea.records.find((other) => other.one === one);
  const states = record
    ? statesOf(record)
        .slice(1)
        .filter((state) => byBank.test(state))
    : [];
  if (states.length === 0) return criteria;
  const upon = (state: string) =>
    reports(
      `the ${one} ${/^(?:sent|received|booked|settled|paid|returned|rejected|refused)/.test(state) ? 'was ' : state.startsWith('on ') ? 'is ' : ''}${state}`,
      partnerBank,
    );
  const sent = states.find((state) => hasLeft.test(state));
  const failed = states.find((state) => hasFailed.test(state));
  const [, sum, whole] = criteria.map((text) => lowered.exec(text)).find(Boolean) ?? [];
  const back = sum && whole ? `give the amount of the ${one} back to “${sum}” of the ${whole} and ` : '';
  const whose = taker(criteria);
  const own = criteria.flatMap((text) => {
    const [, message] = onLeaving.exec(text) ?? [];
    if (message && sent) return [`${upon(sent)} ${message}.`];
    const [, cause] = paidOut.exec(text) ?? [];
    return cause ? [text, `${cause}, ${shall} order the ${one} at the ${partnerBank}.`] : [text];
  });
  return [
    ...own,
    ...states.map((state) => `${upon(state)} set the ${one} to “${state}” and show beside it when.`),
    ...(failed && (back || whose) ? [`${upon(failed)} ${back}tell ${whose ?? 'whoever asked for it'} why.`] : []),
  ];
}

const taker = (criteria: string[]): string | undefined => {
  const [, who] =
    criteria.map((text) => /^WHEN an? ([\p{L} -]+?) (?:takes|asks|withdraws|requests) /u.exec(text)).find(Boolean) ??
    [];
  return who && `the ${who}`;
};

const bouncing =
  /^WHEN (the [\p{L} -]*(?:debit|payment) (?:bounces|fails|is returned)), THE SYSTEM SHALL set the ([\p{L} -]+?) to “([^”]+)” and/u;

/** A notice that comes when the thing is further than it tells of is kept all the same. */
function ofBounce(product: Product, criteria: string[]): string[] {
  return criteria.flatMap((text) => {
    const [, , one = '', state = ''] = bouncing.exec(text) ?? [];
    const record = product.idea.records.find((other) => other.one === one);
    const others = record ? beyond(record, state) : [];
    if (!record || others.length === 0) return [text];
    const named = joinQuoted(others, 'or');
    const keeper = keeperOf(product, record);
    return [
      text,
      `IF the ${partnerBank} reports a bounce of ${withArticle(one)} that is ${named}, THEN ${shall} leave the ${one} as it is, do all else that follows from it${keeper ? ` and show that to ${keeper}` : ''}.`,
    ];
  });
}

/** The states of a record that come after one and are no way back. */
const beyond = (record: ToldRecord, state: string): string[] => {
  const states = statesOf(record);
  const at = states.indexOf(state);
  return at > 0 ? states.slice(at + 1) : [];
};
