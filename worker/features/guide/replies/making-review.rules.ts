import { type ReviewBrief, reviewTitle } from '#shared/checkins.ts';
import { stepOfPromptType } from '#shared/document-types.ts';
import { isAboutContent } from '#worker/features/guide/documents/mending.rules.ts';
import { inOwnStack } from '#worker/features/guide/documents/own-stack.rules.ts';
import { tellOutcome, writeReview } from '#worker/features/guide/documents/review.rules.ts';
import { chooseTasks, tellLeft } from '#worker/features/guide/documents/review-choice.rules.ts';
import { type Point, type ReviewReading, readReview } from '#worker/features/guide/documents/review-reading.rules.ts';
import { escapeText, joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import type { Step, Turn } from '#worker/features/guide/guide-turn.rules.ts';
import { agreeWithSingle } from '#worker/features/guide/idea/single-people.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { writeIterations } from '#worker/features/guide/prompts/iteration-of-review.rules.ts';
import { listBasisFiles, type PromptDraft } from '#worker/features/guide/prompts/parts.rules.ts';
import { isTooVague } from '#worker/features/guide/replies/greeting.rules.ts';
import {
  basisOf,
  callsFor,
  latestRequirements,
  mendAll,
  mostAttempts,
} from '#worker/features/guide/replies/making.rules.ts';
import { isWrongTool } from '#worker/features/guide/replies/making-prompts.rules.ts';
import { describeFault } from '#worker/features/guide/replies/replies.rules.ts';

type Text = { tool: 'createDocument' | 'createPrompt'; title: string; input: Record<string, unknown>; opening: string };

/**
 * What a finished check-in brings, in one turn and without a question: its document, the prompts of the next
 * iteration, and what comes then.
 */
export function makeReview(turn: Turn, derived: Product, review: ReviewBrief): Step {
  const saved = latestRequirements(turn)?.text.content;
  // Of an idea that says next to nothing the features are a guess, and no wish is about a guess.
  const isGuess = saved === undefined && isTooVague(derived.idea);
  const product = isGuess ? { ...derived, features: [] } : derived;
  const reading = readReview(product, review, saved);
  const isWithout = isGuess || isWrongTool(product);
  const left = isWithout ? [] : chooseTasks(reading).left;
  const written = save(turn, writeDocument(turn, product, reading, left));
  if (written) return written;
  const drafts = isWithout ? [] : writePrompts(turn, product, reading);
  for (const draft of drafts) {
    const step = save(turn, asPrompt(draft));
    if (step) return step;
  }
  return { text: tellMade(product, reading, drafts, tellLeft(left)), calls: [] };
}

function writeDocument(turn: Turn, product: Product, reading: ReviewReading, left: Point[]): Text {
  const title = reviewTitle(reading.review);
  const basis = basisOf(turn, ['requirements']);
  return {
    tool: 'createDocument',
    title,
    input: { title, type: 'review', content: writeReview(product, reading, basis, left) },
    opening: `I hold the check-in against ${basis}.`,
  };
}

const writePrompts = (turn: Turn, product: Product, reading: ReviewReading): PromptDraft[] =>
  writeIterations(product, reading, basisOf(turn, ['requirements', 'architecture', 'review'])).map((draft) => ({
    ...draft,
    content: inOwnStack(product, agreeWithSingle(draft.content, product.idea.people)),
  }));

const asPrompt = ({ title, documentType, content }: PromptDraft): Text => ({
  tool: 'createPrompt',
  title,
  input: { title, documentType, stepNumber: stepOfPromptType[documentType], content },
  opening: `I write the prompt “${escapeText(title, 120)}”.`,
});

/** The step that saves a text, or tells that it can’t be saved; undefined once it is. */
function save(turn: Turn, { tool, title, input, opening }: Text): Step | undefined {
  const calls = callsFor(turn, tool, title);
  const last = calls.at(-1);
  if (last && last.fault === undefined) return undefined;
  if (last && (calls.length >= mostAttempts || !isAboutContent(last.fault ?? '')))
    return { text: describeFault(tool, last.fault ?? '', title), calls: [] };
  if (!turn.tools.has(tool))
    return { text: `I can’t save this in this conversation, so here it is:\n\n${String(input.content)}`, calls: [] };
  const content = mendAll(String(input.content), calls);
  return {
    text: `${last ? 'The check found something to mend; I correct it.' : opening}\n\n`,
    calls: [{ tool, input: { ...input, content } }],
  };
}

/** What was made and what comes next, in three sentences at most. */
function tellMade(product: Product, reading: ReviewReading, drafts: PromptDraft[], left: string[]): string {
  const title = escapeText(reviewTitle(reading.review), 160);
  const outcome = tellOutcome(reading);
  const made = `**${title}** is under Docs: ${outcome.charAt(0).toLowerCase()}${outcome.slice(1)}`;
  if (drafts.length === 0)
    return `${made} ${tellNoPrompt(product)} Next, tick your decision at its end: go on, change, or stop.`;
  const names = joinWords(drafts.map((draft) => `**${escapeText(draft.title, 160)}**`));
  const to = product.tool ? product.tool.name : 'your coding tool';
  const rest = left.length > 0 ? `; without one so far: ${joinWords(nameLeft(left))}` : '';
  const prompt = drafts.length === 1 ? 'the prompt' : 'the first of them';
  return `${made} Under Prompts ${drafts.length === 1 ? 'is' : 'are'} ${names}${rest}. Next, tick your decision at the end of the review, ${placeReview(product, title)}, then give ${prompt} to ${to}.`;
}

const mostLeft = 3;
const nameLeft = (left: string[]) =>
  left.length > mostLeft ? [...left.slice(0, mostLeft), `${left.length - mostLeft} more, named in the review`] : left;

/** Where the review has to be for a prompt that rests on it; an agent finds it under the name that the prompt’s context gives. */
function placeReview(product: Product, title: string): string {
  if (product.tool?.builder) return `paste the review into the knowledge of ${product.tool.name}`;
  const [place] = listBasisFiles(`${title} v1`);
  return `save the review as \`${place?.file}\``;
}

const tellNoPrompt = (product: Product) =>
  isWrongTool(product)
    ? `I wrote no prompt, because ${product.tool?.name} makes pages that run in a browser and ${product.name} runs in a terminal or inside other code.`
    : 'I wrote no prompt: nothing in it says what to change in the product.';
