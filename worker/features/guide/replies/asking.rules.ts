import { parseQuestions } from '#shared/chat.ts';
import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
import type { Step, Turn } from '#worker/features/guide/guide-turn.rules.ts';
import { nextQuestions } from '#worker/features/guide/product/next-questions.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { openQuestionsOf } from '#worker/features/guide/replies/answers.rules.ts';
import { isTooVague } from '#worker/features/guide/replies/greeting.rules.ts';
import { offerNext } from '#worker/features/guide/replies/path.rules.ts';
import { remindOfForm } from '#worker/features/guide/replies/unsure.rules.ts';

/** Whether the reply before this one asked the same, so that a second form would only repeat it. */
function isAskedAlready({ lastReply }: Turn, questions: { question: string }[]): boolean {
  const asked = parseQuestions(lastReply);
  return asked.length > 0 && questions.every(({ question }) => asked.includes(question));
}

/** A few sentences and a form; without the tool, or with nothing left to ask, the sentences say so. */
export function ask(
  turn: Turn,
  product: Product,
  decisions: Decision[],
  text: string,
  questions = nextQuestions(product.idea, decisions),
): Step {
  if (questions.length === 0) {
    const open = openQuestionsOf(product);
    const left =
      open.length > 0
        ? `I have no further choices to offer. Only you can answer this, in a sentence each:\n\n${open.map((one) => `- ${one}`).join('\n')}`
        : 'I have no further questions: what the first version needs is decided.';
    return { text: `${left}\n\n${offerNext(product, turn.brief, [])}`, calls: [] };
  }
  if (isTooVague(product.idea) && isAskedAlready(turn, questions)) return { text: remindOfForm(product), calls: [] };
  if (!turn.tools.has('askQuestions'))
    return {
      text: `${text}\n\n${questions.map(({ question, why }, index) => `${index + 1}. ${question} ${why}`).join('\n')}`,
      calls: [],
    };
  return { text, calls: [{ tool: 'askQuestions', input: { questions } }] };
}
