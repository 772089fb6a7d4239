import type { Idea } from '../ideas/idea.ts';
import { belongings } from './belongings.ts';
import { work } from './work.ts';

/**
 * Ideas for which nobody may tune, so that they show what a stranger gets. Who has read one to mend something puts a new one in its place
 * (docs/evaluation.md).
 */
export const heldOutIdeas: Idea[] = [...work, ...belongings].map((idea) => ({ ...idea, isHeldOut: true }));
