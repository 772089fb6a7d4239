import { careIdeas } from './care.ts';
import type { Idea } from './idea.ts';
import { leisureIdeas } from './leisure.ts';
import { outlinedIdeas } from './outlined.ts';
import { ideasOfFewOutlined } from './outlined-few.ts';
import { technicalIdeas } from './technical.ts';
import { tradeIdeas } from './trade.ts';

/** Every idea of the evaluation, as different from each other as what people come with. */
export const ideas: Idea[] = [
  ...tradeIdeas,
  ...careIdeas,
  ...technicalIdeas,
  ...leisureIdeas,
  ...outlinedIdeas,
  ...ideasOfFewOutlined,
];
