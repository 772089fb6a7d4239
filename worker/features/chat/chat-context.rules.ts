import type { ProjectBrief } from '#worker/features/guide/guide.model.ts';
import { cutToTokens, takeWithinTokens } from '#worker/platform/ai-tokens.ts';

/**
 * What is sent fits a window of 64,000 tokens: what Ollama's guide to context length asks for with tools; Cloudflare's models of the
 * README have 131,000 and more. 28,000 of them are for one reply that writes a long document (6,000 words) three times, with the
 * findings; 6,000 for the tools' descriptions and for what the estimate is off; 30,000 for these parts.
 */
const partTokens = {
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
};
export const mostDataTokens = 12_800;
/** The page of rules, tools and quality; chat.instructions.test.ts holds it. */
export const mostRuleTokens = 1_200;
/** 30 pairs of a short question and a reply of 400 words. */
export const mostHistoryTokens = 16_000;

/** Everything in the data block was written by users or models and must stay data: a closing tag in it must not end the block. */
export const asData = (value: unknown) => JSON.stringify(value, null, 1).replaceAll('<', '\\u003c');

/**
 * What the model is told of the project, within its share of the context: the newest decisions and documents first, whole entries.
 * @returns the data, with how many entries were left out.
 */
export function fitProjectData(brief: ProjectBrief) {
  const { project, decisions, documents, prompts, openTasks, promptTitle } = brief;
  const description = cutToTokens(project.description, partTokens.description, asData);
  const newestDecisions = takeWithinTokens(decisions.toReversed(), partTokens.decisions, asData).toReversed();
  const withExcerpt = takeWithinTokens(documents, partTokens.excerpts, asData);
  const titles = documents.slice(withExcerpt.length).map(({ title, type, version }) => ({ title, type, version }));
  const withoutExcerpt = takeWithinTokens(titles, partTokens.titles, asData);
  const shownPrompts = takeWithinTokens(prompts, partTokens.prompts, asData);
  const shownTasks = takeWithinTokens(openTasks, partTokens.openTasks, asData);
  const leftOut = dropZeros({
    descriptionCharacters: description === project.description ? 0 : project.description.length - description.length,
    decisions: decisions.length - newestDecisions.length,
    documents: titles.length - withoutExcerpt.length,
    prompts: prompts.length - shownPrompts.length,
    openTasks: openTasks.length - shownTasks.length,
  });
  return {
    project: { ...project, description },
    decisions: newestDecisions,
    documents: [...withExcerpt, ...withoutExcerpt],
    prompts: shownPrompts,
    openTasks: shownTasks,
    ...(promptTitle !== undefined && { promptTitle }),
    ...(leftOut && { leftOut }),
  };
}

function dropZeros<Counts extends Record<string, number>>(counts: Counts): Partial<Counts> | undefined {
  const entries = Object.entries(counts).filter(([, count]) => count > 0);
  return entries.length > 0 ? (Object.fromEntries(entries) as Partial<Counts>) : undefined;
}
