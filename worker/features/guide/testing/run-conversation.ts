import { chooseQueryType, formatAnswers, formatQuestion, startMessage } from '#shared/chat.ts';
import { excerptOf } from '#shared/documents.ts';
import type { ProjectBrief } from '#worker/features/guide/guide.model.ts';
import { asksReading } from '#worker/features/guide/product/reading-question.rules.ts';
import { briefOf, type Outcome, runTurn } from '#worker/features/guide/testing/run-turn.ts';

/** What a person says: text, or answers to the last form by place ('' takes the recommended one). */
type Said = string | string[];

/** Runs turns one after the other and keeps what the tools were given, as the product does; the first turn is 'start'. */
export async function converse(
  idea: string,
  messages: Said[],
): Promise<{ turns: Outcome[]; last: Outcome; brief: ProjectBrief }> {
  const { say, brief } = createConversation(idea);
  const turns: Outcome[] = [];
  for (const said of [startMessage, ...messages]) turns.push(await say(said));
  const last = turns.at(-1);
  if (!last) throw new Error('No turn was run');
  return { turns, last, brief };
}

type Saved = { title: string; type: string; version: number; content: string };
type Changes = { decisionsSince: Outcome['decisions']; decisionsTakenBack: Outcome['decisions'] };

/** A conversation that goes on: what is said, and what a person writes over a saved document by hand. */
export function createConversation(idea: string) {
  const brief = briefOf(idea);
  const saved = new Map<string, Saved & Changes>();
  let earlier: Outcome['messages'] = [];
  let asked: Outcome['questions'] = [];
  const read = (title: string) => saved.get(title) ?? { error: 'No document has this title.' };
  const save = ({ title, type, content }: Omit<Saved, 'version'>) => {
    const known = brief.documents.find((document) => document.title === title);
    const version = (known?.version ?? 0) + 1;
    if (known) [known.version, known.excerpt] = [version, excerptOf(content)];
    else brief.documents.push({ title, type, version, excerpt: excerptOf(content) });
    saved.set(title, { title, type, content, version, decisionsSince: [], decisionsTakenBack: [] });
  };
  const decide = (decision: Outcome['decisions'][number]) => {
    const { topic, isTakenBack } = decision;
    for (const one of saved.values()) {
      one.decisionsSince = one.decisionsSince.filter((other) => other.topic !== topic);
      if (isTakenBack) one.decisionsTakenBack = [...one.decisionsTakenBack, { topic, decision: '' }];
      else one.decisionsSince = [...one.decisionsSince, decision];
    }
    const known = brief.decisions.find((other) => other.topic === topic);
    if (isTakenBack) brief.decisions = brief.decisions.filter((other) => other !== known);
    else if (known) known.decision = decision.decision;
    else brief.decisions.push(decision);
  };
  return {
    brief,
    bodyOf: (type: string) => [...saved.values()].find((document) => document.type === type)?.content,
    save,
    say: async (said: Said) => {
      const content = typeof said === 'string' ? said : answer(asked, said);
      brief.queryType = chooseQueryType(content);
      const turn = await runTurn(structuredClone(brief), content, { earlier, read });
      earlier = [...earlier, { role: 'user', content }, { role: 'assistant', content: asRemembered(turn) }];
      if (turn.questions.length > 0) asked = turn.questions;
      for (const decision of turn.decisions) decide(decision);
      for (const document of turn.documents) save(document);
      brief.prompts.push(...turn.prompts);
      return turn;
    },
  };
}

/** A reply as the chat tells it later: its form before its words. */
function asRemembered({ questions, text }: Outcome): string {
  return [...questions.map(formatQuestion), text].join('\n');
}

/** Answers by place to the choices; the reading of the idea, where it is asked for, is confirmed. */
function answer(asked: Outcome['questions'], said: string[]): string {
  const choices = asked.filter(({ question }) => asksReading(question, 'Acme') === undefined);
  return formatAnswers(
    asked.map((question) => ({
      question: question.question,
      answer: said[choices.indexOf(question)] || (question.options[0]?.label ?? ''),
    })),
  );
}
