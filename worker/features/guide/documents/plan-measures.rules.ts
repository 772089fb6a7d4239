import type { Step } from '#worker/features/guide/documents/plan-steps.rules.ts';
import { lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const mostMeasures = 5;

/** The measures of success as steps of the release: when their figures are noted, and what each counts. */
export function stepsOfMeasures({ measures, idea }: Product): Step[] {
  const told = measures.slice(0, mostMeasures).map(({ id, text }) => ({
    what: idea.isOutlined ? id : `Figure of ${id}`,
    file: '',
    says: lowerFirst(text).replace(/\.$/, ''),
  }));
  return idea.isOutlined && told.length > 0
    ? [
        {
          what: 'Measures',
          file: '',
          says: `the figure of today is noted before ${idea.client.many} begin with it, the new one beside it when its time has passed`,
        },
        ...told,
      ]
    : told;
}
