import { uncountedMeasures, untoldStates } from '#worker/features/guide/documents/outlined-assumptions.rules.ts';
import { openOfSums } from '#worker/features/guide/documents/outlined-counted-words.rules.ts';
import { passedBy } from '#worker/features/guide/documents/outlined-open-ends.rules.ts';
import { type Gap, gapsOfLines } from '#worker/features/guide/documents/outlined-questions.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

const mostOpen = 3;

/** What the lines of a product leave open: the questions that are asked, and what is decided and said in place of all others. */
export const openGaps = oncePerProduct((product: Product): { asked: Gap[]; assumed: string[] } => {
  const unasked = [...untoldStates(product), ...uncountedMeasures(product)].map((question) => ({ question }));
  const gaps: Gap[] = [...openOfSums(product), ...gapsOfLines(product), ...unasked, ...passedBy(product)];
  // What is not asked is decided, and said.
  const room = Math.max(0, mostOpen - product.clarifications.length);
  return { asked: gaps.slice(0, room), assumed: gaps.slice(room).flatMap(({ assumed }) => assumed ?? []) };
});

/** The open questions of the requirements that name a feature or a criterion of it, each with what is built until it is answered. */
export const openFor = (product: Product, { id }: Pick<Feature, 'id'>): Gap[] =>
  openGaps(product).asked.filter(({ question }) => new RegExp(`\\b${id}(?!\\d)`).test(question));
