import { inDigits, numberWord } from '#worker/features/guide/grammar/numbers.rules.ts';
import type { Noun } from '#worker/features/guide/grammar/words.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const number = `(\\d{1,3}(?:[,.]\\d{3})+|\\d{1,6}|${numberWord})`;
const toNumber = (text: string) => Number(inDigits(text).replace(/[,.]/g, ''));

/** All that the person said: the idea and the decisions. */
const saidOf = oncePerProduct(({ idea, settled, loose }: Product): string =>
  [idea.said, ...[...settled.values()].map(({ text }) => text), ...loose.map(({ decision }) => decision)].join('. '),
);

const everyDay = /^,? (?:a|per|each|every) (?:working )?day\b|^,? daily\b/i;
const workingDays = 21;
/** 'Our company of 120 people': whoever is the first one meant by it. */
const whole = new RegExp(
  `\\b(?:company|firm|team|office|club|choir|association|society|school) (?:of|with) (?:about |around )?${number} (?:people|members|staff|heads)\\b`,
  'i',
);

/**
 * How many of somebody or something there are in a month, where it was said: 14 of 'the 14 offices', 4 of 'four flats', 1470 of 'seventy
 * patients a day' (21 working days), 120 of the main users in 'a company of 120 people'; 'two items per visitor' counts no visitors.
 */
export function toldCount(product: Product, { one, many }: Noun): number | undefined {
  const literal = (text: string) => text.replace(/[^\p{L}\p{N} ]/gu, '.');
  const said = saidOf(product);
  const found = new RegExp(
    `\\b${number} (?:(?!per |each |every |an? |for |in |by )[a-z]+ ){0,2}?(?:${literal(many)}|${literal(one)})\\b`,
    'i',
  ).exec(said);
  if (found?.[1]) {
    const isDaily = everyDay.test(said.slice(found.index + found[0].length));
    return toNumber(found[1]) * (isDaily ? workingDays : 1);
  }
  const all = one === product.idea.client.one ? whole.exec(said)?.[1] : undefined;
  return all ? toNumber(all) : undefined;
}

const signs: Record<string, string> = { '€': 'EUR', '£': 'GBP', $: 'USD' };
const money =
  /([€£$])\s?(\d{1,6}(?:[.,]\d{1,2})?)|(\d{1,6}(?:[.,]\d{1,2})?)\s?(?:(euros?|eur)|(pounds?|gbp)|(dollars?|usd)|(francs?|chf))\b/gi;

/** The amounts of money that were said, in their order, and the money they are in; USD where none was said. */
export function toldMoney(product: Product): { unit: string; amounts: number[] } {
  const found = [...saidOf(product).matchAll(money)].map(([, sign, before, after, euros, pounds, dollars]) => ({
    unit: sign ? (signs[sign] ?? 'USD') : euros ? 'EUR' : pounds ? 'GBP' : dollars ? 'USD' : 'CHF',
    amount: Number((before ?? after ?? '0').replace(',', '.')),
  }));
  const unit = found[0]?.unit ?? 'USD';
  const amounts = found.filter((one) => one.unit === unit && one.amount > 0).map(({ amount }) => amount);
  return { unit, amounts: [...new Set(amounts)] };
}

/** The part of each sale that was said to be kept: 0.08 of 'keeps 8 percent'. */
export function toldShare(product: Product): number | undefined {
  const found = /\b(?:keeps?|takes?|commission(?: of)?|fee of)\s+(\d{1,2}(?:\.\d)?) ?(?:percent|per cent|%)/i.exec(
    saidOf(product),
  );
  return found?.[1] ? Number(found[1]) / 100 : undefined;
}
