import { tellTarget } from '#shared/measures.ts';
import { chooseTasks, isTouched } from '#worker/features/guide/documents/review-choice.rules.ts';
import { proposeChanges } from '#worker/features/guide/documents/review-proposals.rules.ts';
import { questionCriteria } from '#worker/features/guide/documents/review-questions.rules.ts';
import {
  type Found,
  type Point,
  quoteBriefly,
  quoteSaid,
  type ReviewReading,
} from '#worker/features/guide/documents/review-reading.rules.ts';
import { isComplaint } from '#worker/features/guide/documents/wishes.rules.ts';
import { lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { writeAgentTask } from '#worker/features/guide/prompts/for-agents-iteration.rules.ts';
import { writeBuilderTask } from '#worker/features/guide/prompts/for-builders-iteration.rules.ts';
import type { IterationTask } from '#worker/features/guide/prompts/iteration-task.rules.ts';
import type { PromptDraft } from '#worker/features/guide/prompts/parts.rules.ts';

/** The prompts for the next iteration, one for each thing that was chosen of a review. */
export function writeIterations(product: Product, reading: ReviewReading, basis: string): PromptDraft[] {
  const write = product.tool?.builder ? writeBuilderTask : writeAgentTask;
  return listTasks(product, reading).map((task) => ({
    title: task.title,
    documentType: 'iteration_prompts' as const,
    content: write(product, task, basis),
  }));
}

function listTasks(product: Product, reading: ReviewReading): IterationTask[] {
  const points = chooseTasks(reading).chosen;
  const proposals = proposeChanges(
    product,
    points.filter(({ said }) => said !== ''),
  );
  const titles = new Set<string>();
  return points.map((point) => {
    const proposal = proposals.find((one) => one.point === point);
    const { feature, missed } = point;
    const title = titleOf(point, titles);
    return {
      title,
      heading: point.said ? `Iteration: ${quoteBriefly(lowerFirst(point.said))}` : title,
      said: point.said ? quoteSaid(point.said) : '',
      feature,
      moves: missed.map(tellMove),
      remarks: [...reading.feedback, ...reading.results]
        .filter((one) => feature && one.feature === feature)
        .slice(0, mostRemarks)
        .map((one) => quoteSaid(one.said)),
      questions: feature && missed.length > 0 ? questionCriteria(product, feature) : [],
      isFault: isComplaint(point.said),
      limit: point.limit,
      open: proposal?.open,
      wanted:
        point.said === '' ? '' : `New: ${proposal?.wording ?? `what we agree on for ${quoteBriefly(point.said)}`}.`,
      leave: reading.hit.flatMap(({ feature: works, name }) =>
        works && !isTouched(reading, works) && !reading.missed.some((one) => one.feature === works)
          ? [{ feature: works, name }]
          : [],
      ),
    };
  });
}

const mostRemarks = 2;
const mostOfTitle = 70;
/** 'Iteration: show the pick-up time first', each once. */
function titleOf({ said, feature, missed }: Point, taken: Set<string>): string {
  const words = said
    .replace(/[\p{Cc}\p{Cf}\\`*[\]<>#|{}“”„«»"]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.,;:!?…\s]+$/, '');
  const short = words.length > mostOfTitle ? words.slice(0, mostOfTitle).replace(/\s+\S*$/, '') : words;
  const fallback = `what holds ${missed[0]?.name.replace(/[“”]/g, '') ?? 'it'} back at “${lowerFirst(feature?.title ?? 'the start')}”`;
  const title = `Iteration: ${short ? lowerFirst(short) : fallback}`;
  let unique = title;
  for (let count = 2; taken.has(unique.toLowerCase()); count += 1) unique = `${title} (${count})`;
  taken.add(unique.toLowerCase());
  return unique;
}

function tellMove({ name, value, target }: Found): string {
  return `${name}, now ${value || 'missed'}${target ? `, to ${tellTarget(target)}` : ''}`;
}
