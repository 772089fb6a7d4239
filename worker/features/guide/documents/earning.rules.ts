import { anyDeed } from '#worker/features/guide/content/deeds/deed.ts';
import { type EarningKey, earnings } from '#worker/features/guide/content/earnings.ts';
import { priceOfHour } from '#worker/features/guide/content/prices.ts';
import { listNeeds } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { type Doing, listDoings } from '#worker/features/guide/documents/doings.rules.ts';
import { toldShare } from '#worker/features/guide/documents/figures.rules.ts';
import { hasManyHosts, isAmongKnown } from '#worker/features/guide/documents/meeting.rules.ts';
import { timesOf } from '#worker/features/guide/documents/sums.rules.ts';
import { termsOf } from '#worker/features/guide/documents/terms.rules.ts';
import { asNoun, lowerFirst, type Noun, type Slots } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** How money comes in, and the terms of its sentences. */
export type Income = { key: EarningKey; slots: Slots; paying: Doing | undefined; most: Doing | undefined; payer: Noun };

/** A club, a school, a ward: people who do it for themselves and not as customers of somebody. */
const circle =
  /\b(?:(?:our|my|the|a) (?:[a-z]+ ){0,2}(?:club|choir|association|school|church|parish|ward|team|charity|museum|library|festival|company|office|department|family|street|kindergarten)|volunteers?|allotments?|internal tool|club for)\b/i;

/** Which way of earning follows from who pays whom in the idea. */
function keyOf(product: Product, payer: Noun | undefined): EarningKey {
  const { idea, platform } = product;
  const isSide = (noun: Noun | undefined) => noun !== undefined && [idea.client.one, idea.host?.one].includes(noun.one);
  if (platform === 'command line') return 'open';
  if (toldShare(product) !== undefined) return 'share';
  if (idea.category === 'game') return 'players';
  if (payer && !isSide(payer)) return 'outside';
  const needs = listNeeds(product).map(({ part }) => part.key);
  if (idea.isOutlined && !payer && !isPriced(product)) return 'own';
  if (!idea.isOutlined && (idea.category === 'internal tool' || isAmongKnown(product) || circle.test(idea.said)))
    return 'own';
  if (isSpeakers(product)) return payer ? 'goods' : 'mine';
  if (needs.some((need) => /^(sensor|actuator|bluetooth)$/.test(need))) return 'device';
  if (needs.some((need) => /^(model|reader|speech)$/.test(need)) && !idea.host) return 'uses';
  return hasManyHosts(product) && !payerIsServed(product) ? 'hosts' : 'clients';
}

/** Whether an outline names what anybody pays for it, or that it is paid for. */
const isPriced = ({ loose, features }: Product) =>
  /\b(?:pays? (?:a|for|us|per|by)|price of|subscriptions?|fees?)\b|(?:\p{Sc} ?\d[\d.,]*|\d (?:pounds?|euros?|dollars?|z\u0142)) ?(?:(?:a|an|per|each) |\/ ?)(?:month|year|user|firm|use)\b/iu.test(
    [...loose.map(({ decision }) => decision), ...features.map(({ says }) => says)].join('\n'),
  );

/** Whoever tells of 'my truck' and 'my flats' without a name for themselves runs it alone. */
function isSpeakers({ idea }: Product): boolean {
  return (
    idea.host !== undefined &&
    /\b(?:I|my|we|our)\b/.test(idea.said) &&
    !idea.said.toLowerCase().includes(idea.host.one.toLowerCase())
  );
}

/** Hosts who only look on, such as a doctor who gets a report, buy nothing: the others begin most of what is done. */
function payerIsServed(product: Product): boolean {
  const { client, host } = product.idea;
  const doings = listDoings(product);
  const count = (one: string | undefined) => doings.filter(({ who }) => who.one === one).length;
  return (
    count(host?.one) === 0 ||
    (/\b(?:doctor|parent|family member|vet|teacher|client|relative)\b/i.test(host?.one ?? '') && count(client.one) > 0)
  );
}

/** How money comes in, by who pays whom in the features. */
export function incomeOf(product: Product): Income {
  const doings = listDoings(product);
  const moving = doings.find(({ deed }) => deed.key === 'pay');
  const key = keyOf(product, moving?.who);
  const paying = moving ?? doings[0];
  const hosts = doings.filter(({ who }) => who.one === product.idea.host?.one);
  const most = (['hosts', 'mine'].includes(key) && hosts.length > 0 ? hosts : doings)
    .filter(({ deed }) => deed !== anyDeed)
    .toSorted((a, b) => timesOf(product, b) * b.deed.minutes - timesOf(product, a) * a.deed.minutes)[0];
  const side = key === 'hosts' || key === 'share' ? product.idea.host : undefined;
  const payer = side ?? (key === 'goods' || key === 'outside' ? moving?.who : undefined) ?? product.idea.client;
  const share = toldShare(product);
  return {
    key,
    paying,
    most: most ?? doings[0],
    payer: /^(?:child|pupil|grandfather|grandmother|patient)$/.test(payer.one) ? asNoun('family') : payer,
    slots: {
      ...termsOf(product),
      payer: /^(?:child|pupil|grandfather|grandmother|patient)$/.test(payer.one) ? asNoun('family') : payer,
      paying: lowerFirst(paying?.feature.title ?? product.name),
      payId: paying?.feature.id ?? 'FR-1',
      most: lowerFirst((most ?? paying)?.feature.title ?? product.name),
      mostId: (most ?? paying)?.feature.id ?? 'FR-1',
      share: share ? `${Math.round(share * 1000) / 10} %` : 'a part',
    },
  };
}

/** The texts of a way of earning. */
export const earningOf = ({ key }: Income) => earnings[key];

/** What a month of a doing by hand costs: minutes each time, times, hours and their worth. */
export function savedBy(
  product: Product,
  doing: Doing,
): { minutes: number; times: number; hours: number; worth: number } {
  const times = timesOf(product, doing);
  const hours = (doing.deed.minutes * times) / 60;
  return { minutes: doing.deed.minutes, times, hours, worth: hours * priceOfHour };
}
