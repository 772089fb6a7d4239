import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** What holds for the whole, each with its number in the requirements: NFR-1 and on. */
export const listNumbered = ({ qualities, qualityNumbers }: Product): { id: string; text: string }[] =>
  qualities.map((text, index) => ({ id: `NFR-${qualityNumbers?.[index] ?? index + 1}`, text }));
