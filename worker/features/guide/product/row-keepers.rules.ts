import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { isSingle, type Noun } from '#worker/features/guide/grammar/words.rules.ts';
import { isOnPhone, isPublic, linkFor } from '#worker/features/guide/outline/outline-entry.rules.ts';
import { inChargeOf } from '#worker/features/guide/outline/outline-runner.rules.ts';
import { doneTo } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { linkOf } from '#worker/features/guide/product/outlined-records.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** Whether a kind of people signs in: whoever comes by a link, by a basic phone or unasked does not. */
export const hasAccount = ({ idea }: Product, noun: Noun): boolean =>
  !isPublic(noun) && !isOnPhone(idea, noun) && linkFor(idea, noun) === undefined;

/**
 * Who answers for a row, as criteria name them: whoever entered it or what it belongs to, else whoever runs the product; each only with an
 * account. 'The freelancer of the invoice', 'the organisers'.
 * @param but who is not meant, as they paid for it: whoever runs it then answers for it.
 */
export function keeperOf(product: Product, record: ToldRecord | undefined, but?: Noun): string | undefined {
  const { idea } = product;
  const parents = (record?.fields ?? []).flatMap((field) => {
    const link = record && linkOf(idea, record, field);
    return link && 'record' in link && !link.isMany ? [link.record] : [];
  });
  const runner = inChargeOf(idea);
  const isOne = (who: Noun | undefined) => who !== undefined && who.one !== but?.one && hasAccount(product, who);
  for (const own of record ? [record, ...(but ? [] : parents)] : []) {
    const maker = doneTo(product, own).find(({ way, who }) => way === 'make' && isOne(who))?.who;
    if (maker && maker.one !== runner?.one && !isSingle(maker)) return `the ${maker.one} of the ${own.one}`;
    if (maker) return allOf(maker);
  }
  return runner && isOne(runner) ? allOf(runner) : undefined;
}

const allOf = (noun: Noun) => `the ${isSingle(noun) ? noun.one : noun.many}`;
