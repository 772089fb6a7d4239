import type { Feature } from '#worker/features/guide/product/product.rules.ts';

/** Whether a feature is about this idea: sign-in and consent are in every product. */
export const isOfIdea = ({ key }: Pick<Feature, 'key'>): boolean => key !== 'account' && key !== 'law';
