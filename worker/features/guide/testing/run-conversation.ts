import { chooseQueryType, formatAnswers, startMessage } from '#shared/chat.ts';
import { excerptOf } from '#shared/documents.ts';
import type { ProjectBrief } from '#worker/features/guide/guide.model.ts';
import { briefOf, type Outcome, runTurn } from '#worker/features/guide/testing/run-turn.ts';

/** What a person says: text, or answers to the last form by place ('' takes the recommended one). */
type Said = string | string[];

/** Runs turns one after the other and keeps what the tools were given, as the product does; the first turn is 'start'. */
export async function converse(
  idea: string,
  messages: Said[],
): Promise<{ turns: Outcome[]; last: Outcome; brief: ProjectBrief }> {
  const brief = briefOf(idea);
  const turns: Outcome[] = [];
  let earlier: Outcome['messages'] = [];
  let asked: Outcome['questions'] = [];
  for (const said of [startMessage, ...messages]) {
    const content = typeof said === 'string' ? said : answer(asked, said);
    brief.queryType = chooseQueryType(content);
    const turn = await runTurn(structuredClone(brief), content, { earlier });
    turns.push(turn);
    earlier = [...earlier, { role: 'user', content }, { role: 'assistant', content: turn.text }];
    if (turn.questions.length > 0) asked = turn.questions;
    keep(brief, turn);
  }
  const last = turns.at(-1);
  if (!last) throw new Error('No turn was run');
  return { turns, last, brief };
}

function answer(asked: Outcome['questions'], said: string[]): string {
  return formatAnswers(
    asked.map(({ question, options }, index) => ({
      question,
      answer: said[index] || (options[0]?.label ?? ''),
    })),
  );
}

/** A later decision on a topic replaces the earlier one in its place; a document of the same title is a new version. */
function keep(brief: ProjectBrief, turn: Outcome): void {
  for (const decision of turn.decisions) {
    const known = brief.decisions.find(({ topic }) => topic === decision.topic);
    if (known) known.decision = decision.decision;
    else brief.decisions.push(decision);
  }
  for (const { title, type, content } of turn.documents) {
    const known = brief.documents.find((document) => document.title === title);
    if (known) [known.version, known.excerpt] = [known.version + 1, excerptOf(content)];
    else brief.documents.push({ title, type, version: 1, excerpt: excerptOf(content) });
  }
  brief.prompts.push(...turn.prompts);
}
