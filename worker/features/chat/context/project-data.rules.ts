import { type ReviewBrief, reviewTitle } from '#shared/checkins.ts';
import { tellTarget } from '#shared/measures.ts';
import type { ProjectBrief } from '#worker/features/guide/guide.model.ts';
import { cutToTokens, estimateTokens, takeWithinTokens } from '#worker/platform/ai-tokens.ts';

/**
 * What is sent fits a window of 64,000 tokens: what Ollama's guide to context length asks for with tools; Cloudflare's models of the
 * README have 131,000 and more. 20,000 of them are for one reply that writes a document of 4,000 words three times, with the findings;
 * 8,000 for documents that it reads; 6,000 for the tools' descriptions and for what the estimate is off; 30,000 for these parts.
 */
const plainPartTokens = {
  /** An idea has up to 20,000 characters: 4,000 tokens are 16,000 of English. */
  description: 4_000,
  /** 100 decisions of 20 words. */
  decisions: 3_000,
  /** 16 excerpts of 500 characters, the last written first. */
  excerpts: 2_400,
  /** 50 titles without excerpt. */
  titles: 800,
  /** 50 titles. */
  prompts: 800,
  openTasks: 1_000,
  /** 20 beginnings of messages that could not be condensed. */
  earlierMessages: 1_200,
};
/** A turn about a check-in has the review in place of the checklist and most of the description. */
const partTokensOfReview = { ...plainPartTokens, description: 1_500, decisions: 2_600, openTasks: 0 };
/** Two texts of 5,000 characters, 10 wishes, 10 goals and 30 measures. */
const reviewTokens = { results: 1_250, userFeedback: 1_250, improvementAreas: 400, nextGoals: 400, measures: 900 };
/** 500 characters of English are 125 tokens. */
const mostOfEntry = 150;
export const mostDataTokens = 14_000;
/** The page of rules, tools and quality; chat.instructions.test.ts holds it. */
export const mostRuleTokens = 1_200;
/** What a turn about a check-in is told besides. */
export const mostReviewRuleTokens = 350;
/** 28 pairs of a short question and a reply of 400 words. */
export const mostHistoryTokens = 14_800;

/** Of saved documents that one reply reads whole: the longest requirements that pass the check, with room. */
export const mostReadTokens = 8_000;

/** What a turn reads of each list: more than there is room for, so that no project makes it slow. */
export const mostRead = { messages: 60, decisions: 400, documents: 100, prompts: 100 };

/** Everything in the data block was written by users or models and must stay data: a closing tag in it must not end the block. */
export const asData = (value: unknown) => JSON.stringify(value, null, 1).replaceAll('<', '\\u003c');

/**
 * What the model is told of the project, within its share of the context: the newest decisions and documents first, whole entries;
 * `earlier` are lines of messages that were left out of the history without having been condensed.
 * @returns the data, with how many of the entries that were read were left out, and the tokens of it all.
 */
export function fitProjectData(brief: ProjectBrief, earlier: string[] = []) {
  const { project, decisions, documents, prompts, promptTitle } = brief;
  const review = brief.review && fitReview(brief.review);
  const partTokens = review ? partTokensOfReview : plainPartTokens;
  const openTasks = review ? [] : brief.openTasks;
  const description = cutToTokens(project.description, partTokens.description, asData);
  const newestDecisions = takeWithinTokens(decisions.toReversed(), partTokens.decisions, asData);
  const withExcerpt = takeWithinTokens(documents, partTokens.excerpts, asData);
  const others = documents
    .slice(withExcerpt.taken.length)
    .map(({ title, type, version }) => ({ title, type, version }));
  const titles = takeWithinTokens(others, partTokens.titles, asData);
  const shownPrompts = takeWithinTokens(prompts, partTokens.prompts, asData);
  const shownTasks = takeWithinTokens(openTasks, partTokens.openTasks, asData);
  const lines = takeWithinTokens(earlier.toReversed(), partTokens.earlierMessages, asData);
  const lists = [newestDecisions, withExcerpt, titles, shownPrompts, shownTasks, lines];
  const leftOut = dropZeros({
    descriptionCharacters: description === project.description ? 0 : project.description.length - description.length,
    decisions: decisions.length - newestDecisions.taken.length,
    documents: others.length - titles.taken.length,
    prompts: prompts.length - shownPrompts.taken.length,
    openTasks: openTasks.length - shownTasks.taken.length,
    earlierMessages: earlier.length - lines.taken.length,
    reviewEntries: review?.leftOut ?? 0,
  });
  const data = {
    project: { ...project, description },
    decisions: newestDecisions.taken.toReversed(),
    documents: [...withExcerpt.taken, ...titles.taken],
    prompts: shownPrompts.taken,
    openTasks: shownTasks.taken,
    ...(lines.taken.length > 0 && { earlierMessages: lines.taken.toReversed() }),
    ...(promptTitle !== undefined && { promptTitle }),
    ...(review && { review: review.data }),
    ...(leftOut && { leftOut }),
  };
  const alone = estimateTokens(asData(description)) + (review ? estimateTokens(asData(review.data)) : 0);
  return { data, tokens: lists.reduce((sum, { tokens }) => sum + tokens, alone) };
}

/** A review with the title of its document, within its share; `leftOut` counts measures, wishes and goals that did not fit. */
function fitReview(review: ReviewBrief) {
  const { checkpointName: _, results, userFeedback, improvementAreas, nextGoals, measures, ...rest } = review;
  const short = (text: string) => cutToTokens(text, mostOfEntry, asData);
  const wishes = takeWithinTokens(improvementAreas.map(short), reviewTokens.improvementAreas, asData).taken;
  const goals = takeWithinTokens(nextGoals.map(short), reviewTokens.nextGoals, asData).taken;
  const told = measures.map(({ target, ...measure }) => ({
    ...measure,
    text: short(measure.text),
    target: target && tellTarget(target),
  }));
  const shown = takeWithinTokens(told, reviewTokens.measures, asData).taken;
  const data = {
    title: reviewTitle(review),
    ...rest,
    measures: shown,
    results: cutToTokens(results, reviewTokens.results, asData),
    userFeedback: cutToTokens(userFeedback, reviewTokens.userFeedback, asData),
    improvementAreas: wishes,
    nextGoals: goals,
  };
  const given = improvementAreas.length + nextGoals.length + measures.length;
  return { data, leftOut: given - wishes.length - goals.length - shown.length };
}

function dropZeros<Counts extends Record<string, number>>(counts: Counts): Partial<Counts> | undefined {
  const entries = Object.entries(counts).filter(([, count]) => count > 0);
  return entries.length > 0 ? (Object.fromEntries(entries) as Partial<Counts>) : undefined;
}
