import { existsSync, readFileSync } from 'node:fs';
import { careIdeas } from './care.ts';
import type { Idea } from './idea.ts';
import { leisureIdeas } from './leisure.ts';
import { outlinedIdeas } from './outlined.ts';
import { ideasOfFewOutlined } from './outlined-few.ts';
import { technicalIdeas } from './technical.ts';
import { tradeIdeas } from './trade.ts';

/** What an owner who told the idea as prose made of the lines that the first form showed; who has no file sends them as they are. */
function withLines(idea: Idea): Idea {
  const file = new URL(`lines/${idea.key}.md`, import.meta.url);
  return existsSync(file) ? { ...idea, outline: readFileSync(file, 'utf8').trim() } : idea;
}

/** Every idea of the evaluation, as different from each other as what people come with. */
export const ideas: Idea[] = [
  ...tradeIdeas,
  ...careIdeas,
  ...technicalIdeas,
  ...leisureIdeas,
  ...outlinedIdeas,
  ...ideasOfFewOutlined,
].map(withLines);
