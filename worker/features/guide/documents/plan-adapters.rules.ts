import { sendingJob } from '#worker/features/guide/documents/architecture-brought.rules.ts';
import { listPlaces, type Place } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { listNeeds } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { isOutbox } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { tellsSomebody } from '#worker/features/guide/documents/outlined-messages.rules.ts';
import { comesByMessage } from '#worker/features/guide/documents/outlined-reach.rules.ts';
import { isOfDoor } from '#worker/features/guide/documents/plan-door.rules.ts';
import type { Step } from '#worker/features/guide/documents/plan-steps.rules.ts';
import { lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** The ways on which something reaches people. */
const messages = /^(?:text-message|push|mail)$/;

/**
 * What talks to a part outside, for each feature that goes through it: the one that is built first makes the file, all others use it. Who
 * only tells people something goes through what sends messages.
 * @param ordered the places in the order of the build.
 */
export function adapterSteps(product: Product, ordered: Place[], place: Place): Step[] {
  return filesFor(product, place).map(({ file, label }) => {
    const first = ordered.find((other) => filesFor(product, other).some((one) => one.file === file));
    return {
      what: 'Outside',
      file,
      says: label,
      ...(first?.feature === place.feature ? {} : { isUsed: true as const }),
    };
  });
}

/**
 * A place with the job that sends what waits, where it is the first to have something to send; all others without it.
 * @param ordered the places in the order of the build.
 */
export function withSender(product: Product, ordered: Place[], place: Place): Place {
  const jobs = ordered.flatMap(({ brought }) => brought.filter(({ part }) => part === sendingJob));
  const [job] = jobs;
  const waits = (other: Place) => other.tables.some(isOutbox);
  const first = ordered.find(waits) ?? ordered.find((other) => sends(product, other));
  if (!job || !first) return place;
  const others = place.brought.filter((one) => !jobs.includes(one));
  // Where people come in by mail the way in has it already.
  if (listTables(product).some((table) => isOutbox(table) && isOfDoor(product)(table)))
    return { ...place, brought: others };
  return { ...place, brought: first.feature === place.feature ? [...others, job] : others };
}

const sends = (product: Product, place: Place) =>
  place.needs.some(({ part }) => messages.test(part.key)) || isTelling(product, place);

function filesFor(product: Product, place: Place): { file: string; label: string }[] {
  const own = place.adapters.map((file, index) => ({
    file,
    label: lowerFirst(place.needs[index]?.part.label ?? file),
  }));
  if (place.needs.some(({ part }) => messages.test(part.key)) || !isTelling(product, place)) return own;
  const [sender] = listNeeds(product).filter(({ part }) => messages.test(part.key));
  const file = listPlaces(product)
    .flatMap(({ adapters }) => adapters)
    .find((path) => path.endsWith(`/${sender?.part.file}.ts`));
  return sender && file ? [...own, { file, label: lowerFirst(sender.part.label) }] : own;
}

/** Whether something is told to somebody who does not look at a screen just then. */
const isTelling = (product: Product, { feature }: Place) =>
  listCriteria(product).some((criterion) => criterion.feature.id === feature.id && tellsSomebody(product, criterion));

/** Whether somebody does this by text message: so the line says, or their phone can do nothing else. */
export function isByText(product: Product, { id }: Feature): boolean {
  const act = listActs(product).find(({ feature }) => feature.id === id);
  return act !== undefined && comesByMessage(product, act);
}
