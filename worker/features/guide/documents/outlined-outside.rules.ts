import type { Need } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { comesByMessage, onBasicPhones } from '#worker/features/guide/documents/outlined-reach.rules.ts';
import { joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import { basicPhone } from '#worker/features/guide/outline/outline-entry.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { beginsPayment, paymentService, reporterOf } from '#worker/features/guide/product/outlined-payments.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** With which words an outline tells of a service, beside those of prose: what surely moves money, and what has to reach a phone. */
const tells: Readonly<Record<string, RegExp>> = {
  card: new RegExp(
    [
      String.raw`\b(?:refunds?|refunded|pay-?outs?|paid out)\b`,
      String.raw`\bmoney(?:'s| is| stays) (?:held|kept back|released|split)\b`,
      String.raw`\bholds? on (?:the|a|an|their|his|her) (?:[\p{L}'’-]+ )?card\b`,
      String.raw`\b(?:charged?|debit(?:ed)?)\b[^.;]{0,30}\bcards?\b|\bcards? (?:is|are|gets?) charged\b`,
      String.raw`\bwe (?:take|keep) \d+ ?(?:percent|per cent|%)`,
      String.raw`\b(?:fee|commission) of \d+ ?(?:percent|per cent|%)`,
      String.raw`\bpays?(?: [^.;]{1,30})? (?:online|in the app|through (?:it|the app)|by card|with a card)\b`,
    ].join('|'),
    'iu',
  ),
  bank: /\bbanks? reports?\b/i,
  'text-message': basicPhone,
  push: /\b(?:gets?|receives?) (?:an? |the )?push\b|\bpush (?:to|on) (?:the|their|his|her|your) phone\b/i,
  feed: /\b(?:fetch(?:es)?|downloads?|loads?|syncs?|pulls?) (?:the|an?|its|their|our|new) (?:[\p{L}-]+ ){0,3}?(?:calendar|schedule|timetable|fixture|feed|list|price|rate|result|tide|catalogue|forecast|departure)s?\b/iu,
};

const movesMoney = /\b(?:direct debits?|debit bounces?|pay-?outs?|pay out|paid out)\b/i;

/** Whether the words of an outline tell of a service for which prose has others. */
export const isToldOf = (key: string, text: string): boolean => tells[key]?.test(text) === true;

/**
 * The features of an outlined product that a service serves, the one that tells most of it first: who pays, and what is sent to a phone
 * before what comes from one.
 */
export function servedBy(product: Product, key: string, asking: Feature[]): Feature[] {
  // A rule that names payouts at another act moves nothing there.
  if (key === 'partner-bank')
    return product.features.filter(
      ({ id, title, says, criteria }) =>
        asking.some((one) => one.id === id) &&
        movesMoney.test([title, says, ...criteria.filter((text) => /^(?:WHEN|IF) /.test(text))].join(' ')),
    );
  if (key !== 'card' && key !== 'text-message') return asking;
  const acts = listActs(product);
  const paid = acts.filter(({ told }) => /^(?:pay|refund)$/.test(told.verb)).map(({ feature }) => feature);
  // Where somebody pays, a rule on refunds at another act asks for no service there.
  const asked =
    key === 'card' && paid.length > 0 ? asking.filter(({ title, says }) => isToldOf(key, `${title}. ${says}`)) : asking;
  const moved = asking.filter(({ criteria }) => criteria.some((text) => reporterOf(text) === paymentService));
  const begun = moved.filter(({ criteria }) => criteria.some(beginsPayment));
  const all = [
    ...new Set(key === 'card' ? [...begun, ...paid, ...moved, ...asked] : [...asked, ...onBasicPhones(product)]),
  ];
  // A rule on money that speaks of no act asks for it at the first one.
  if (key === 'card' && all.length === 0) return acts.slice(0, 1).map(({ feature }) => feature);
  const comesIn = (feature: Feature) =>
    Number(key === 'text-message' && acts.some((act) => act.feature === feature && act.way !== 'run'));
  return all.toSorted((a, b) => comesIn(a) - comesIn(b));
}

const names: Readonly<Record<string, RegExp>> = {
  'text-message': /\b(?:text messages?|sms|by text)\b/i,
  mail: /\be-?mails?\b/i,
};

/** Of what lies on an account only the bank that keeps it knows. */
const asksBalance =
  /\b(?:the|their|an?) (?:bank )?accounts? (?:would |might |may )?(?:falls?|drops?|goes|go|is|are|has|have) (?:under|below|less than)\b|\bbalance of (?:the|their|an?) (?:bank )?account\b/i;

/** The needs of an outlined product without those that its own words rule out: a push beside a told text message, a CSV beside a PDF. */
export function settleNeeds(needs: Need[]): Need[] {
  const has = (key: string) => needs.some(({ part }) => part.key === key);
  // Who holds the money moves it: the other one only reads.
  const moved = needs.find(({ part }) => part.key === 'partner-bank')?.features ?? [];
  return needs.flatMap((found) => {
    const isReading = moved.length > 0 && found.part.key === 'bank';
    const need = isReading
      ? {
          ...found,
          part: { ...found.part, part: 'Tink for reading bank accounts' },
          features: found.features.filter((one) => !moved.includes(one) || asksBalance.test(one.criteria.join(' '))),
        }
      : found;
    const features = need.features.filter(({ title, says, criteria }) => {
      const text = `${title}. ${says} ${criteria.join(' ')}`;
      if (need.part.key === 'card' && moved.length > 0)
        return /\b(?:cards?|online|checkout|stripe)\b/i.test(`${title}. ${says}`);
      if (need.part.key === 'push') return !Object.entries(names).some(([key, words]) => has(key) && words.test(text));
      return need.part.key !== 'export' || !/\bpdf\b/i.test(text) || /\b(?:csv|excel|spreadsheet)\b/i.test(text);
    });
    return features.length > 0 ? [{ ...need, features }] : [];
  });
}

/** What somebody could do, what it harms, what stops it and how that is seen. */
export type Danger = {
  title: string;
  record: string;
  harm: string;
  stops: string;
  check: string;
  serves: string;
  /** The features that it touches, where what holds the rule stands at none of them. */
  touches?: string[];
};

/** What comes in from a service outside, and could be made up: each told of the features that it serves. */
export function outsideDangers(product: Product, needs: Need[]): Danger[] {
  const { name } = product;
  return needs.flatMap(({ part, features }): Danger[] => {
    const serves = joinWords(features.slice(0, 2).map(({ id }) => id));
    const comesIn = listActs(product).some((act) => features.includes(act.feature) && comesByMessage(product, act));
    if (part.key === 'text-message')
      return [
        {
          title: comesIn ? 'A text message in the name of somebody else' : 'A text message that others read',
          record: 'Text messages and phone numbers',
          harm: comesIn
            ? `${name} takes an entry for that of somebody who did not make it`
            : 'Whoever holds the phone reads what was meant for one person',
          stops: comesIn
            ? 'Only calls that Twilio has signed are read, and the number is one that is kept; an unknown number changes nothing'
            : 'A text message says what has to be done and no more; the rest stands behind the sign-in',
          check: comesIn
            ? 'Send the call without a signature, and a message from a number that is not kept: neither changes anything.'
            : 'Read every text that is sent: no name beside what it is about, and no secret.',
          serves,
        },
      ];
    return [];
  });
}
