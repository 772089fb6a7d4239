import { coreQuestions } from '#worker/features/guide/content/core-questions.ts';
import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';

/** What an outline has to say for an answer to its core question to be said there already. */
const saidIn: Readonly<Record<string, 'records' | 'rules' | 'aims'>> = {
  'Steps and states': 'records',
  'Who sees what': 'rules',
  'What must never happen': 'rules',
  'What success is': 'aims',
};

/**
 * Whether an answer is only the proposal of a core question that stood beside the outline: where the outline says so itself, in its owner's
 * words, that proposal is nobody's.
 */
export function isLeftAsProposed({ topic, decision }: Decision, outline: Outline): boolean {
  const asked = coreQuestions.find((question) => question.topic === topic);
  const section = saidIn[topic];
  return (
    asked !== undefined && section !== undefined && outline[section].length > 0 && asked.options[0]?.label === decision
  );
}
