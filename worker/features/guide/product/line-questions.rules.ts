import type { Question } from '#shared/chat.ts';
import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { keeping, sight } from '#worker/features/guide/product/open-data.rules.ts';
import {
  lastMoment,
  lent,
  reminder,
  room,
  silence,
  unclaimed,
} from '#worker/features/guide/product/open-ends.rules.ts';
import { type LineQuestion, linesOf, type Reading } from '#worker/features/guide/product/open-lines.rules.ts';

const readings: Reading[] = [silence, unclaimed, room, lent, sight, lastMoment, reminder, keeping];
const most = 3;
const known = new WeakMap<Idea, LineQuestion[]>();

/** The topic of an answer to such a question: what it says stands in the outline, as what a message tells does. */
export const lineTopic = (ask: string): string => `Also: ${ask}`;

/** Of each kind the first. */
function readOpen(idea: Idea): LineQuestion[] {
  const lines = linesOf(idea);
  return lines ? readings.flatMap((read) => read(lines).slice(0, 1)) : [];
}

function openOf(idea: Idea): LineQuestion[] {
  const open = known.get(idea) ?? readOpen(idea);
  known.set(idea, open);
  return open;
}

/** Whether a question of a form is one on what the lines leave open. */
export const asksLine = (idea: Idea, asked: string): boolean => openOf(idea).some(({ ask }) => ask === asked);

/**
 * What an outline leaves open that its owner settles with one line, weightiest first. The choices are such lines, and nothing is asked that a
 * line or an earlier answer tells.
 */
export function lineQuestions(idea: Idea, decisions: Decision[] = []): Question[] {
  return openOf(idea)
    .filter(({ ask }) => !decisions.some(({ topic }) => topic === lineTopic(ask)))
    .slice(0, most)
    .map(({ ask, why, lines }) => ({
      question: ask,
      why,
      options: lines.map((label, at) => ({ label, ...(at === 0 ? { recommended: true } : {}) })),
    }));
}
