import { isSingle, type Noun } from '#worker/features/guide/grammar/words.rules.ts';
import { listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import { aimOf, deed, mainActs, plainAim } from '#worker/features/guide/product/outlined-aims.rules.ts';
import { isAside, isDoor, isStatement, isUpkeep } from '#worker/features/guide/product/outlined-branches.rules.ts';
import { madeBy, uses } from '#worker/features/guide/product/outlined-threads.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/**
 * What a kind of people wants and what for, in one sentence: by what comes of it for themselves, by what they hear of and go on with, by who goes
 * on with what they made, or by what they need not ask. `hears` are the events that they are told of; '' where no line tells any of it.
 */
export function aimFor(product: Product, noun: Noun, hears: string[]): string {
  const told = aimOf(product, noun);
  // Who is told of a thing has not to look for it.
  const heard = told === '' || findsFirst.test(told) ? aimByEvent(product, noun, hears) : '';
  return heard || told || aimByOthers(product, noun) || plainAim(product, noun);
}

const findsFirst = /^Wants? to see the .+ so that they can /;

const actsOn = (product: Product): OutlinedAct[] =>
  listActs(product).filter((act) => !isStatement(act) && !isDoor(act) && !isUpkeep(act));

/**
 * They hear of what somebody else did to a thing before they do anything, or of what came about by itself just before, and go on with the same
 * thing; what they made themselves they do not wait for.
 */
function aimByEvent(product: Product, noun: Noun, hears: string[]): string {
  const acts = actsOn(product);
  const main = mainActs(product, noun);
  const own = new Set(main.flatMap(madeBy));
  for (const [index, act] of main.entries()) {
    const at = acts.indexOf(act);
    const { record } = act;
    if (record === undefined || own.has(record)) continue;
    const before = acts.slice(0, at).filter((other) => other.record === record);
    const events = before.filter((other) => (other.who ? index === 0 : acts.indexOf(other) === at - 1));
    const [heard] = events.flatMap(({ told: { cause = '' } }) =>
      cause.startsWith(product.name) ? [] : (hears.find((event) => event.toLowerCase() === cause.toLowerCase()) ?? []),
    );
    if (heard) return `${wants(noun)} to hear of it when ${heard} so that they can ${deed(act)}.`;
  }
  return '';
}

/** Somebody else goes on with what they made or changed first. */
function aimByOthers(product: Product, noun: Noun): string {
  const acts = actsOn(product);
  const [first] = mainActs(product, noun);
  if (!first?.record || isAside(first)) return '';
  const made = madeBy(first);
  const next = acts
    .slice(acts.indexOf(first) + 1)
    .find(
      (other) =>
        other.who &&
        other.who.one !== noun.one &&
        (other.record === first.record || made.some((record) => other.record === record || uses(other, record))),
    );
  return next?.who ? `${wants(noun)} to ${deed(first)} so that ${next.who.many} can ${deed(next)}.` : '';
}

const wants = (noun: Noun): string => (isSingle(noun) ? 'Wants' : 'Want');
