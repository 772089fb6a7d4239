import { type MockupCategory, type MockupContent, mockupCategories } from '#shared/content/mockup/category.ts';
import { commerce } from '#shared/content/mockup/commerce.ts';
import { community } from '#shared/content/mockup/community.ts';
import { content } from '#shared/content/mockup/content.ts';
import { entertainment } from '#shared/content/mockup/entertainment.ts';
import { health } from '#shared/content/mockup/health.ts';
import { mockupKeywords } from '#shared/content/mockup/keywords.ts';
import { service } from '#shared/content/mockup/service.ts';
import { tool } from '#shared/content/mockup/tool.ts';
import { html } from '#shared/mockup/html.ts';
import * as sections from '#shared/mockup/sections.ts';
import { styleMockup } from '#shared/mockup/style.ts';
import { type Block, composeOpening, cutText, readBlocks, splitSentences, toLine } from '#shared/mockup/words.ts';
import { defaultProjectName } from '#shared/projects.ts';

export const mockupContents: Record<MockupCategory, MockupContent> = {
  health,
  commerce,
  community,
  entertainment,
  content,
  service,
  tool,
};

const longestName = 80;
const longestWords = 560;

const categoryOf = new Map(
  mockupCategories.flatMap((category) => mockupKeywords[category].map((keyword) => [keyword, category] as const)),
);

/**
 * The category whose keywords a name and description have most of, each counted once; by a tie the narrower one, without any
 * 'tool' (spec 2, section 2).
 */
export function chooseMockupCategory(name: string, description: string): MockupCategory {
  const words = new Set(`${name} ${description}`.toLowerCase().match(/[\p{L}\p{N}]+/gu));
  const counts = new Map<MockupCategory, number>();
  for (const word of words) {
    const category = categoryOf.get(word) ?? (word.endsWith('s') ? categoryOf.get(word.slice(0, -1)) : undefined);
    if (category) counts.set(category, (counts.get(category) ?? 0) + 1);
  }
  const most = Math.max(0, ...counts.values());
  return mockupCategories.find((category) => counts.get(category) === most) ?? 'tool';
}

/** As many paragraphs and points as fit, the last of them cut. */
function takeBeginning(blocks: Block[]): Block[] {
  const fitting: Block[] = [];
  let left = longestWords;
  for (const block of blocks) {
    if (left < 40) break;
    const sentences = splitSentences(block.text);
    const over = sentences.findIndex((_, index) => sentences.slice(0, index + 1).join(' ').length > left);
    const text = over > 0 ? sentences.slice(0, over).join(' ') : cutText(block.text, left);
    fitting.push({ ...block, text });
    if (over !== -1) break;
    left -= text.length;
  }
  return fitting;
}

function composeSubject(name: string, description: string, { eyebrow, headline, lead }: MockupContent) {
  const shownName = cutText(toLine(name) || defaultProjectName, longestName);
  const blocks = readBlocks(description);
  const begin = blocks.findIndex(({ isPoint }) => !isPoint);
  const opening = composeOpening(splitSentences(blocks[begin]?.text ?? ''));
  const told = `${opening.headline?.text ?? ''} ${opening.lead}`;
  const length = blocks.reduce((sum, { text }) => sum + text.length + 1, 0);
  const isAllTold = length <= told.length + 24 && blocks.every(({ isPoint }) => !isPoint);
  return {
    name: shownName,
    initial: /[\p{L}\p{N}]/u.exec(shownName)?.[0].toUpperCase() ?? '·',
    headline: opening.headline ?? { text: headline, isQuote: false },
    eyebrow: opening.headline?.isQuote ? 'In our own words' : eyebrow,
    lead: opening.lead || lead,
    words: isAllTold ? [] : takeBeginning(blocks),
  };
}

/**
 * A marketing page for a project, from its name and description alone: one whole HTML file without scripts and without requests to
 * anywhere (spec 2, section 2). Whatever the two hold shows as text.
 */
export function renderMockup({ name, description }: { name: string; description: string }): string {
  const category = mockupContents[chooseMockupCategory(name, description)];
  const subject = composeSubject(name, description, category);
  const { accent } = category.scheme;
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${subject.name}: ${cutText(subject.headline.text, 70)}</title>
<meta name="description" content="${cutText(toLine(description) || subject.lead, 155)}">
<link rel="icon" href="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'%3E%3Crect width='32' height='32' rx='9' fill='${encodeURIComponent(accent)}'/%3E%3C/svg%3E">
<style>
${styleMockup(category)}</style>
</head>
<body id="top">
${sections.renderHeader(subject, category)}
<main>
${sections.renderHero(subject, category)}
${sections.renderFeatures(category)}
${sections.renderSteps(category)}
${sections.renderWords(subject)}
${sections.renderPricing(category)}
${sections.renderClosing(category)}
</main>
${sections.renderFooter(subject)}
</body>
</html>
`.markup;
}
