import type { Question } from '#shared/chat.ts';
import { coreQuestions } from '#worker/features/guide/content/core-questions.ts';
import type { QuestionText } from '#worker/features/guide/content/patterns/pattern.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';

/** The questions that are asked of any product, for the bank of one. */
export function coreOf(idea: Idea): QuestionText[] {
  const shapes = idea.pattern.features[0]?.key ?? '';
  const hasStates = idea.told.some(({ stages }) => stages !== undefined);
  return coreQuestions
    .filter(({ key }) => !(key === 'core-steps' && hasStates))
    .map(({ signs: _, ...question }) => ({ ...question, shapes, isCore: true }));
}

/** The topic of a core question, in whichever words of an earlier reading it was asked. */
export function coreTopic(asked: string): string | undefined {
  return coreQuestions.find(({ signs, topic }) => signs.test(asked) || topic === asked)?.topic;
}

/** Without the name of a thing that may be misread. */
const plainly: Readonly<Record<string, string>> = {
  'core-steps': 'Which steps or states does one of the things that it is about go through, from beginning to end?',
};

/** What an outline asks for under headings of its own. */
const outlined = ['core-never', 'core-success'];

/**
 * The core questions as they are asked while it is in doubt what the product is about.
 * @param isOutlined whether they stand beside an outline, which asks for some of it.
 */
export function plainCore(name: string, isOutlined: boolean): Question[] {
  const asked = coreQuestions.filter(({ key }) => !(isOutlined && outlined.includes(key)));
  return asked.map(({ key, ask, why, options }) => ({
    question: (plainly[key] ?? ask).replaceAll('{name}', name),
    why,
    options: options.map(({ label }, at) => ({ label, ...(at === 0 ? { recommended: true } : {}) })),
  }));
}
