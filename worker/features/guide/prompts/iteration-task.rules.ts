import { quoteLimit } from '#worker/features/guide/documents/review-reading.rules.ts';
import { lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { forbidLimit } from '#worker/features/guide/prompts/left-out.rules.ts';

/** One thing to build or mend after a check-in, and all that the review says of it. */
export type IterationTask = {
  title: string;
  /** The title as the text may say it: with somebody's words in quotation marks. */
  heading: string;
  /** What was wished for, quoted; empty where only a measure was missed. */
  said: string;
  feature: Feature | undefined;
  /** What it has to move, with its figures. */
  moves: string[];
  /** What people said of that feature, quoted. */
  remarks: string[];
  /** What to look at before anything is changed. */
  questions: string[];
  /** Whether it tells of something that goes wrong, and not of something to make. */
  isFault: boolean;
  /** What the product will not do, where this seems to go against it. */
  limit: string | undefined;
  /** How it would stand in the requirements, and what of that is still to be said. */
  wanted: string;
  open: string | undefined;
  /** What the review found to work, and nobody touches. */
  leave: { feature: Feature; name: string }[];
};

/** What shall work, where, and what it has to move. */
export function tellTask({ said, moves, isFault, remarks }: IterationTask, where: string): string {
  const wish =
    said === ''
      ? `Find why ${where} falls short, and mend that alone.`
      : isFault
        ? `The last review tells of ${said} in ${where}: mend that and nothing beside it.`
        : `The last review asks for ${said} in ${where}: build that and nothing beside it.`;
  const told = remarks.length > 0 ? ` Said of it: ${remarks.join(', ')}.` : '';
  return `${wish}${told}${moves.length > 0 ? ` It has to move ${moves.join('; ')}.` : ''}`;
}

const mostLeft = 2;
/** What works is left alone, and so is what the product will not do. */
export function forbidAround(
  product: Product,
  { leave, limit }: IterationTask,
  feature: Feature | undefined,
): string[] {
  return [
    ...leave
      .filter((one, index) => leave.findIndex((other) => other.feature === one.feature) === index)
      .slice(0, mostLeft)
      .map(({ feature: works, name }) => `Change “${lowerFirst(works.title)}” (${works.id}): ${name} is hit.`),
    ...product.nots
      .filter((text) => text !== limit)
      .slice(0, mostLeft)
      .map((text) => forbidLimit(text)),
    ...(feature && leave.length === 0 ? [`Change more than “${lowerFirst(feature.title)}” here.`] : []),
  ];
}

/** A fault that was only told of is seen first: else nobody knows whether it is mended. */
export const seeFault = 'See it go wrong yourself, in a run or a test, before you mend it.';

/** What is asked before the first line is written. */
export const askFirst = ({ open, limit }: IterationTask): string[] => [
  ...(limit ? [`The requirements say ${quoteLimit(limit)}: ask me whether that still holds.`] : []),
  ...(open ? [`Ask me: ${open}.`] : []),
];

/** The figure that says whether it helped comes with the next check-in. */
export const readAgain = ({ moves }: IterationTask) =>
  moves.map((move) => `${move.split(', ')[0]}: counted as before.`);
