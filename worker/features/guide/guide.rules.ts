import { parseAnswers } from '#shared/chat.ts';
import { answerQuestion } from '#worker/features/guide/guide-answers.rules.ts';
import { readFacts } from '#worker/features/guide/guide-facts.rules.ts';
import { type Intent, readIntent } from '#worker/features/guide/guide-intent.rules.ts';
import { makeDocuments, makePrompts, type Step } from '#worker/features/guide/guide-making.rules.ts';
import { deriveProduct, type Product } from '#worker/features/guide/guide-product.rules.ts';
import {
  type Decision,
  nextQuestions,
  readDecidedIdea,
  topicOf,
} from '#worker/features/guide/guide-questions.rules.ts';
import {
  describeFacts,
  isTooVague,
  writeApology,
  writeGreeting,
  writeHello,
  writeHostileReply,
  writeThanks,
} from '#worker/features/guide/guide-replies.rules.ts';
import type { Turn } from '#worker/features/guide/guide-turn.rules.ts';

const silent: Step = { text: '', calls: [] };

/** Chooses what the guide says and calls now, from what was asked and what has been done since. Pure. */
export function chooseStep(turn: Turn): Step {
  if (turn.calls.some(({ tool }) => tool === 'askQuestions')) return silent;
  const intent = readIntent(turn);
  const news = readNews(turn, intent);
  const decisions = [...turn.brief.decisions, ...news];
  const { name, description } = turn.brief.project;
  const product = deriveProduct(name, description, decisions);
  const unrecorded = news.filter(
    ({ topic, decision }) =>
      !turn.calls.some(
        ({ tool, input }) => tool === 'recordDecision' && (input.topic === topic || input.decision === decision),
      ),
  );
  if (
    unrecorded.length > 0 &&
    turn.tools.has('recordDecision') &&
    !turn.calls.some(({ tool }) => tool === 'recordDecision')
  ) {
    return { text: '', calls: unrecorded.map((decision) => ({ tool: 'recordDecision', input: decision })) };
  }
  return act(turn, intent, product, decisions, news);
}

function act(turn: Turn, intent: Intent, product: Product, decisions: Decision[], news: Decision[]): Step {
  const { brief } = turn;
  switch (intent.kind) {
    case 'start':
      return ask(turn, product, decisions, writeGreeting(product));
    case 'answers':
      return makeDocuments(
        turn,
        product,
        ['requirements'],
        `Thank you. I write the requirements from your idea and ${news.length === 1 ? 'your answer' : `your ${news.length} answers`}.`,
      );
    case 'documents':
      return isTooVague(product.idea)
        ? ask(
            turn,
            product,
            decisions,
            'I can’t write that yet without inventing your product. These answers are enough to begin:',
          )
        : makeDocuments(turn, product, intent.wanted);
    case 'prompts':
      return isTooVague(product.idea)
        ? ask(turn, product, decisions, 'A coding prompt needs something to build. These answers are enough to begin:')
        : makePrompts(turn, product, intent.wish);
    case 'question':
      return { text: answerQuestion(turn.userText, product, brief, decisions), calls: [] };
    case 'ask':
      return ask(turn, product, decisions, 'These are the choices that would change the documents most:');
    case 'greeting':
      return { text: writeHello(product, brief), calls: [] };
    case 'thanks':
      return { text: writeThanks(product, brief), calls: [] };
    case 'complaint':
      return { text: writeApology(), calls: [] };
    case 'rename':
      return {
        text: 'The name is yours to change in the project’s settings; the next document or prompt I write carries it.',
        calls: [],
      };
    case 'hostile':
      return { text: writeHostileReply(product, brief), calls: [] };
    case 'facts':
      if (isTooVague(product.idea))
        return ask(turn, product, decisions, 'Thank you. I still know too little of the product to write about it.');
      return {
        text: describeFacts(
          news.map(({ decision }) => decision),
          product,
          brief,
        ),
        calls: [],
      };
  }
}

/** A few sentences and a form; without the tool, or with nothing left to ask, the sentences say so. */
function ask(turn: Turn, product: Product, decisions: Decision[], text: string): Step {
  const questions = nextQuestions(product.idea, decisions);
  if (questions.length === 0)
    return {
      text: 'I have no further questions: what the first version needs is decided. Shall I write the requirements?',
      calls: [],
    };
  if (!turn.tools.has('askQuestions'))
    return {
      text: `${text}\n\n${questions.map(({ question, why }, index) => `${index + 1}. ${question} ${why}`).join('\n')}`,
      calls: [],
    };
  return { text, calls: [{ tool: 'askQuestions', input: { questions } }] };
}

/** What the last message of the user decides; the same message gives the same decisions at every call of the turn. */
function readNews(turn: Turn, intent: Intent): Decision[] {
  const { name, description } = turn.brief.project;
  const idea = readDecidedIdea(name || 'This product', description, turn.brief.decisions);
  if (intent.kind === 'answers')
    return parseAnswers(turn.userText).map(({ question, answer }) => ({
      topic: topicOf(idea, question),
      decision: answer.slice(0, 2_000),
    }));
  if (intent.kind === 'facts' || (intent.kind === 'documents' && turn.userText.length > 60))
    return readFacts(idea, turn.userText);
  return [];
}
