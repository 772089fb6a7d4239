import { lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { tellCriterion } from '#worker/features/guide/prompts/effects.rules.ts';
import { touchesOf } from '#worker/features/guide/prompts/touches.rules.ts';

/** What goes wrong and what the app does then; where the criteria tell of one thing or none, what goes wrong with every form. */
export function edgeTexts(product: Product, feature: Feature): string[] {
  const faults = touchesOf(product, feature)?.faults ?? [];
  const told = faults.map((criterion) => `${tellCriterion(criterion)} (${criterion.id})`);
  const title = lowerFirst(feature.title);
  const causes = faults.map(({ cause }) => cause).join(' ');
  const way = listActs(product).find((one) => one.feature.id === feature.id)?.way;
  const usual =
    way === 'read'
      ? [
          ...(/\bconnection\b/.test(causes)
            ? []
            : [`Connection lost in “${title}”: what was loaded stays, with the time at which it was.`]),
          `A value that nobody has entered yet in “${title}”: its place says so.`,
        ]
      : way === 'run'
        ? ['The job runs twice for the same moment: it happens once.']
        : [
            ...(/\b(?:twice|at once|same moment)\b/.test(causes) ? [] : [`“${title}” pressed twice: once.`]),
            ...(/\bconnection\b/.test(causes) ? [] : [`Connection lost in “${title}”: typed text stays.`]),
          ];
  return [...told, ...usual.slice(0, Math.max(0, 2 - told.length))];
}
