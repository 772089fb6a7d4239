import { tellDifference } from '#worker/features/guide/documents/versions.rules.ts';
import type { Turn } from '#worker/features/guide/guide-turn.rules.ts';
import { type Intent, readIntent, readPromptWish } from '#worker/features/guide/listening/intent.rules.ts';
import { isChange, type News, readNews } from '#worker/features/guide/listening/news.rules.ts';
import { sortFacts, standing } from '#worker/features/guide/listening/replacing.rules.ts';
import { isDistress } from '#worker/features/guide/listening/talk.rules.ts';
import { readTaskReport, reportTask } from '#worker/features/guide/listening/tasks.rules.ts';
import { toolTopic } from '#worker/features/guide/listening/tools.rules.ts';
import { deriveProduct, type Product } from '#worker/features/guide/product/product.rules.ts';
import { type Decision, nextQuestions } from '#worker/features/guide/product/questions.rules.ts';
import { answerQuestion } from '#worker/features/guide/replies/answers.rules.ts';
import {
  isTooVague,
  tellEnglish,
  writeForeign,
  writeGreeting,
  writeHello,
} from '#worker/features/guide/replies/greeting.rules.ts';
import type { Step } from '#worker/features/guide/replies/making.rules.ts';
import { makeDocuments } from '#worker/features/guide/replies/making-documents.rules.ts';
import { makePrompts } from '#worker/features/guide/replies/making-prompts.rules.ts';
import { offerNext } from '#worker/features/guide/replies/path.rules.ts';
import {
  askWhatToChange,
  describeFacts,
  writeApology,
  writeCare,
  writeChecklist,
  writeExplanation,
  writeHostileReply,
  writePause,
  writeThanks,
  writeUnknownWork,
  writeWithdrawal,
} from '#worker/features/guide/replies/replies.rules.ts';

const silent: Step = { text: '', calls: [] };

/** Chooses what the guide says and calls now, from what was asked and what has been done since. Pure. */
export function chooseStep(given: Turn): Step {
  const turn = { ...given, brief: { ...given.brief, decisions: standing(given.brief.decisions) } };
  if (turn.calls.some(({ tool }) => tool === 'askQuestions')) return silent;
  const { promptTitle, openTasks } = turn.brief;
  const mayReport = !promptTitle && turn.tools.has('setTaskStatus');
  const report = mayReport ? readTaskReport(turn.userText, openTasks) : undefined;
  if (report) return reportTask(turn, report);
  const intent: Intent = promptTitle ? { kind: 'prompts', wish: readPromptWish(promptTitle) } : readIntent(turn);
  const news = readNews(turn, intent);
  const decisions = merge(turn.brief.decisions, news.decisions);
  const { name, description } = turn.brief.project;
  const product = deriveProduct(name, description, decisions);
  const unrecorded = news.decisions.filter(
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

/** A later decision on a topic stands in the place of the earlier one; what was taken back is gone. */
function merge(before: Decision[], news: Decision[]): Decision[] {
  const newest = (topic: string) => news.findLast((entry) => entry.topic === topic);
  const added = news.filter(({ topic }) => !before.some((entry) => entry.topic === topic));
  return standing([...before.map((entry) => newest(entry.topic) ?? entry), ...added]);
}

function act(turn: Turn, intent: Intent, product: Product, decisions: Decision[], news: News): Step {
  const { brief } = turn;
  switch (intent.kind) {
    case 'start':
      return isDistress(brief.project.description)
        ? { text: writeCare(), calls: [] }
        : ask(turn, product, decisions, writeGreeting(product));
    case 'distress':
      return { text: writeCare(), calls: [] };
    case 'unsure':
      return { text: writeExplanation(turn.lastReply, product, brief), calls: [] };
    case 'answers':
      return takeAnswers(turn, product, decisions, news);
    case 'change':
      return takeChange(turn, product, decisions, news);
    case 'documents':
      return isTooVague(product.idea)
        ? ask(
            turn,
            product,
            decisions,
            'I can’t write that yet without inventing your product. These answers are enough to begin:',
          )
        : makeDocuments(turn, product, intent.wanted, {
            closing: [tellEnglish(turn.userText), tellTool(product, news)].filter(Boolean).join(' '),
            ...(intent.afterwards ? { afterwards: intent.afterwards } : {}),
          });
    case 'prompts':
      return isTooVague(product.idea)
        ? ask(turn, product, decisions, 'A coding prompt needs something to build. These answers are enough to begin:')
        : makePrompts(turn, product, intent.wish);
    case 'question':
      return { text: answerQuestion(turn.userText, product, brief, decisions), calls: [] };
    case 'ask':
      return ask(turn, product, decisions, 'These are the choices that would change the documents most:');
    case 'unknown-work':
      return { text: writeUnknownWork(intent.what, product, brief), calls: [] };
    case 'foreign':
      return { text: writeForeign(intent.language, product, brief), calls: [] };
    case 'checklist':
      return { text: writeChecklist(product, brief), calls: [] };
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
    case 'pause':
      return { text: writePause(product, brief), calls: [] };
    case 'withdraw':
      return { text: writeWithdrawal(intent, product, brief), calls: [] };
    case 'hostile':
      return { text: writeHostileReply(product, brief), calls: [] };
    case 'facts':
      return takeFacts(turn, product, decisions, news);
  }
}

/** Facts are kept and admitted to be not yet in a document. */
function takeFacts(turn: Turn, product: Product, decisions: Decision[], news: News): Step {
  if (isTooVague(product.idea))
    return ask(
      turn,
      product,
      decisions,
      'Thank you. I still know too little of the product to write about it: one sentence on who does what, with which thing, is enough.',
    );
  return {
    text: describeFacts(sortFacts(news.decisions, turn.brief.decisions), product, turn.brief),
    calls: [],
  };
}

/** That the tool was noted, when this message named it. */
function tellTool({ tool }: Product, { decisions }: News): string {
  return tool && decisions.some(({ topic }) => topic === toolTopic)
    ? `Noted: you build with ${tool.name}, so plan and prompts are written for it.`
    : '';
}

/** Answers become the requirements; what was no answer is explained and stays an assumption. */
function takeAnswers(turn: Turn, product: Product, decisions: Decision[], { decisions: kept, skipped }: News): Step {
  const passed = skipped.join('\n\n');
  if (isTooVague(product.idea))
    return ask(
      turn,
      product,
      decisions,
      `${passed}\n\nI still know too little of the product to write about it: one sentence on who does what, with which thing, is enough.`.trim(),
    );
  const from =
    kept.length === 0
      ? 'your idea and what I assumed'
      : `your idea and ${kept.length === 1 ? 'your answer' : `your ${kept.length} answers`}`;
  const thanks = kept.length > 0 ? 'Thank you. ' : '';
  return makeDocuments(turn, product, ['requirements'], {
    opening: `${thanks}I write the requirements from ${from}.`,
    closing: passed,
  });
}

/** A change of mind goes into the document at once; what cannot be told is asked for, and nothing is saved. */
function takeChange(turn: Turn, product: Product, decisions: Decision[], news: News): Step {
  const { name, description } = turn.brief.project;
  const unclear = news.unclear === undefined ? '' : askWhatToChange(news.unclear, product);
  if (unclear && news.decisions.length === 0) return { text: unclear, calls: [] };
  if (!unclear && !news.repeated && !news.decisions.some(isChange)) return takeFacts(turn, product, decisions, news);
  if (isTooVague(product.idea))
    return ask(
      turn,
      product,
      decisions,
      'Noted. I still know too little of the product to write about it: one sentence on who does what, with which thing, is enough.',
    );
  const opening = 'I take the change into the requirements.';
  if (turn.brief.documents.some(({ type }) => type === 'requirements'))
    return makeDocuments(turn, product, ['requirements'], {
      opening,
      closing: unclear.replace('so I changed nothing and saved nothing', 'so I left that as it was'),
    });
  const before = deriveProduct(name, description, turn.brief.decisions);
  const told = `Noted. What becomes different in the product:\n\n${tellDifference(
    before.features,
    product.features,
    product.excluded.filter((text) => !before.excluded.includes(text)),
  )}`;
  return { text: [told, unclear, offerNext(product, turn.brief, [])].filter(Boolean).join('\n\n'), calls: [] };
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
