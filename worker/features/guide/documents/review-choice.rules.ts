import { mostIterationPrompts } from '#shared/checkins.ts';
import { called } from '#worker/features/guide/documents/review-questions.rules.ts';
import { type Point, quoteBriefly, type ReviewReading } from '#worker/features/guide/documents/review-reading.rules.ts';
import { joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import type { Feature } from '#worker/features/guide/product/product.rules.ts';

/**
 * What gets a prompt for the next iteration, and what is left: what to improve where a measure was missed, then a missed measure of which
 * nobody spoke, then the rest; where there is none of these, the first goal about the product.
 */
export function chooseTasks({ improvements, missed, goals }: ReviewReading): { chosen: Point[]; left: Point[] } {
  const isPointed = (point: Point) => point.missed.length > 0;
  const features = [...new Set(missed.flatMap(({ feature }) => feature ?? []))];
  const unspoken = features
    .filter((feature) => !improvements.some((one) => one.feature === feature))
    .map((feature) => ({ said: '', feature, missed: missed.filter((one) => one.feature === feature) }));
  const points: Point[] = [
    ...improvements.filter(isPointed),
    ...unspoken.slice(0, 1),
    ...improvements.filter((point) => !isPointed(point)),
    ...unspoken.slice(1),
  ];
  const goal = points.length === 0 && missed.length === 0 ? goals.find(({ isDeed }) => isDeed) : undefined;
  if (goal) points.push({ said: goal.said, feature: goal.feature, missed: [] });
  const nowhere = missed.filter(({ feature }) => !feature);
  return {
    chosen: points.slice(0, mostIterationPrompts),
    left: [
      ...points.slice(mostIterationPrompts),
      ...nowhere.map((one) => ({ said: '', feature: undefined, missed: [one] })),
    ],
  };
}

/** Whether anything of this review is to change a feature: then it is not said to be left as it is. */
export const isTouched = (reading: ReviewReading, feature: Feature): boolean =>
  [...reading.improvements, ...chooseTasks(reading).chosen].some((point) => point.feature === feature);

/** What is left without a prompt, each once: the beginning of a wish, or the measures with the feature they point to. */
export const tellLeft = (left: Point[]): string[] => [
  ...new Set(
    left.map(({ said, feature, missed }) =>
      said
        ? quoteBriefly(said)
        : `${joinWords(missed.map(({ name }) => name))}${feature ? ` at ${called(feature)}` : ''}`,
    ),
  ),
];
