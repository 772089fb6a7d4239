import type { ReviewBrief } from '#shared/checkins.ts';
import { germanLead } from '#worker/features/guide/content/foreign-replies.ts';
import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
import { withPointed } from '#worker/features/guide/decisions/feature-ids.rules.ts';
import { standing } from '#worker/features/guide/decisions/replacing.rules.ts';
import { toldAnew } from '#worker/features/guide/decisions/told-anew.rules.ts';
import { isForOnePrompt, readNamedTool, toolTopic } from '#worker/features/guide/decisions/tools.rules.ts';
import { deriveSaved } from '#worker/features/guide/documents/saved-requirements.rules.ts';
import { listUnrecorded, withNews } from '#worker/features/guide/guide-recording.rules.ts';
import type { Step, Turn } from '#worker/features/guide/guide-turn.rules.ts';
import { type News, nothing } from '#worker/features/guide/listening/fact-news.rules.ts';
import { readQuestions } from '#worker/features/guide/listening/facts.rules.ts';
import { readFormAnswers } from '#worker/features/guide/listening/form-answers.rules.ts';
import { readGermanRequest } from '#worker/features/guide/listening/german-request.rules.ts';
import { type Intent, readIntent, readPromptWish } from '#worker/features/guide/listening/intent.rules.ts';
import { readNews } from '#worker/features/guide/listening/news.rules.ts';
import { draftedIdea } from '#worker/features/guide/listening/reading-answers.rules.ts';
import { withoutRetracted } from '#worker/features/guide/listening/retracted.rules.ts';
import { partQuestions } from '#worker/features/guide/listening/several-questions.rules.ts';
import { mendSpelling } from '#worker/features/guide/listening/spelling.rules.ts';
import { isDistress } from '#worker/features/guide/listening/talk.rules.ts';
import { readTaskReport, reportTask, tickAnswering } from '#worker/features/guide/listening/tasks.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { answerKnown, answerQuestion, joinAnswers } from '#worker/features/guide/replies/answers.rules.ts';
import { ask } from '#worker/features/guide/replies/asking.rules.ts';
import { askWhatIsDone, writeChecklist } from '#worker/features/guide/replies/checklist.rules.ts';
import {
  isTooVague,
  tellEnglish,
  tellGermanAnswers,
  writeForeign,
  writeGreeting,
  writeHello,
} from '#worker/features/guide/replies/greeting.rules.ts';
import { latestRequirements } from '#worker/features/guide/replies/making.rules.ts';
import { makeDocuments } from '#worker/features/guide/replies/making-documents.rules.ts';
import { makePrompts } from '#worker/features/guide/replies/making-prompts.rules.ts';
import { makeReview } from '#worker/features/guide/replies/making-review.rules.ts';
import { answerProcessOf } from '#worker/features/guide/replies/process-answers.rules.ts';
import { askBeforeWriting, askForReading, firstQuestions } from '#worker/features/guide/replies/putting-right.rules.ts';
import { answerFromSaved, documentToRead } from '#worker/features/guide/replies/reading.rules.ts';
import { withoutRepeating } from '#worker/features/guide/replies/repeating.rules.ts';
import {
  describeUnread,
  projectNameIsYours,
  writeApology,
  writeCare,
  writeFiles,
  writeHostileReply,
  writePause,
  writeThanks,
  writeUnknownWork,
  writeWithdrawal,
} from '#worker/features/guide/replies/replies.rules.ts';
import { writeSkip } from '#worker/features/guide/replies/skipping.rules.ts';
import { takeAnswers, takeChange, takeFacts } from '#worker/features/guide/replies/taking.rules.ts';
import { answerUnsure, tellWhyAsked } from '#worker/features/guide/replies/unsure.rules.ts';
import { answerWeighing } from '#worker/features/guide/replies/weighing.rules.ts';

const silent: Step = { text: '', calls: [] };

/** Chooses what the guide says and calls now, from what was asked and what has been done since. Pure. */
export function chooseStep(given: Turn): Step {
  const answers = readFormAnswers(given);
  const { promptTitle, review } = given.brief;
  const english = promptTitle || review || answers.length > 0 ? undefined : readGermanRequest(given.userText);
  const step = withoutRepeating(
    chooseEnglish({
      ...given,
      userText:
        english ??
        withPointed(
          mendSpelling(
            answers.length > 0 ? given.userText : withoutRetracted(given.userText),
            given.brief.project.description,
          ),
          given.lastReply,
        ),
    }),
    given.lastReply,
  );
  if (step.text.trim() === '' || given.saidThisTurn.trim() !== '') return step;
  const lead = english === undefined ? tellGermanAnswers(answers.map(({ answer }) => answer)) : germanLead(english);
  return lead === '' ? step : { ...step, text: `${lead}\n\n${step.text}` };
}

function chooseEnglish(given: Turn): Step {
  const told: Turn = { ...given, brief: { ...given.brief, decisions: standing(given.brief.decisions) } };
  if (told.calls.some(({ tool }) => tool === 'askQuestions')) return silent;
  const { promptTitle, openTasks, review } = told.brief;
  if (review) return reportReview(told, review);
  const mayReport = !promptTitle && told.tools.has('setTaskStatus');
  const report = mayReport ? readTaskReport(told.userText, openTasks, told.lastReply) : undefined;
  if (report) return reportTask(told, report);
  const intent: Intent = promptTitle ? { kind: 'prompts', wish: readPromptWish(promptTitle) } : readIntent(told);
  const reading = readFirst(told, intent);
  if (reading) return reading;
  const asked = intent.kind === 'question' ? partTurn(told) : [];
  const read = asked.length > 1 ? nothing : readNews(told, intent);
  const news = { ...read, decisions: [...read.decisions, ...asked.flatMap(leftOpenBy)] };
  const turn = withNews(told, news.decisions);
  const { decisions } = turn;
  const product = deriveSaved(turn.brief.project, decisions, latestRequirements(turn));
  const unrecorded = listUnrecorded(turn, news.decisions);
  if (unrecorded.length > 0)
    return { text: '', calls: [...unrecorded, ...(intent.kind === 'answers' ? tickAnswering(turn) : [])] };
  return act(turn, intent, product, decisions, news);
}

/** A turn for each question of a message that asks several; the turn itself where it asks one. */
function partTurn(turn: Turn): Turn[] {
  const parts = partQuestions(turn.userText).map((userText) => ({ ...turn, userText }));
  return parts.every((part) => readIntent(part).kind === 'question') ? parts : [turn];
}

/** What is asked of the product and nothing that is known answers: it is kept until its owner answers it. */
function leftOpenBy(turn: Turn): Decision[] {
  const { project, decisions } = turn.brief;
  if (documentToRead(turn) !== undefined || answerFromSaved(turn) !== undefined) return [];
  const product = deriveSaved(project, decisions, latestRequirements(turn));
  const asked = readQuestions(product.idea, turn.userText);
  const isKnown = asked.length === 0 || answerKnown(turn.userText, product, turn.brief, decisions) !== undefined;
  return isKnown ? [] : asked;
}

/** A finished check-in: it decides nothing and asks nothing, and is held against the saved requirements. */
function reportReview(turn: Turn, review: ReviewBrief): Step {
  const reading = readFirst(turn, { kind: 'documents', wanted: ['review'] });
  return reading ?? makeReview(turn, deriveSaved(turn.brief.project, turn.decisions, latestRequirements(turn)), review);
}

/** What names features is answered and written from the saved requirements, so they are read before anything else is done. */
function readFirst(turn: Turn, { kind }: Intent): Step | undefined {
  const saved = turn.brief.documents.find(({ type }) => type === 'requirements');
  if (!saved || !turn.tools.has('readDocument') || !namesFeatures.has(kind)) return undefined;
  const read = turn.calls.find(({ tool }) => tool === 'readDocument');
  if (!read) return { text: '', calls: [{ tool: 'readDocument', input: { title: saved.title } }] };
  return read.fault !== undefined && kind !== 'question' ? { text: describeUnread(saved), calls: [] } : undefined;
}

const namesFeatures = new Set<Intent['kind']>([
  'documents',
  'prompts',
  'change',
  'answers',
  'question',
  'facts',
  'checklist',
  'withdraw',
  'unsure',
]);

function act(turn: Turn, intent: Intent, product: Product, decisions: Decision[], news: News): Step {
  const { brief } = turn;
  switch (intent.kind) {
    case 'start':
      return isDistress(brief.project.description)
        ? { text: writeCare(), calls: [] }
        : ask(
            turn,
            product,
            decisions,
            writeGreeting(product, draftedIdea(turn)?.isProposed, turn.brief.project.description),
            firstQuestions(product, turn),
          );
    case 'distress':
      return { text: writeCare(), calls: [] };
    case 'unsure':
      return answerUnsure(turn, product);
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
        : (askBeforeWriting(turn, product) ??
            makeDocuments(turn, product, intent.wanted, {
              closing: [...news.skipped, tellEnglish(turn.userText), tellTool(product, news)].filter(Boolean).join(' '),
              ...(intent.afterwards ? { afterwards: intent.afterwards } : {}),
            }));
    case 'prompts':
      return isTooVague(product.idea)
        ? ask(turn, product, decisions, 'A coding prompt needs something to build. These answers are enough to begin:')
        : (askBeforeWriting(turn, product) ?? makePrompts(turn, withToolOfPrompt(turn.userText, product), intent.wish));
    case 'question':
      return answerAll(turn, product, decisions, news);
    case 'ask':
      return ask(turn, product, decisions, 'These are the choices that would change the documents most:');
    case 'unknown-work':
      return { text: writeUnknownWork(intent.what, product, brief), calls: [] };
    case 'foreign':
      return { text: writeForeign(intent.language, product, brief, news.decisions.length > 0), calls: [] };
    case 'checklist':
      return { text: writeChecklist(product, brief), calls: [] };
    case 'greeting':
      return { text: writeHello(product, brief), calls: [] };
    case 'thanks':
      return { text: writeThanks(product, brief), calls: [] };
    case 'misread':
      return askForReading(turn, product);
    case 'complaint':
      return { text: writeApology(), calls: [] };
    case 'rename':
      return {
        text: intent.feature
          ? `I can’t rename ${intent.feature} from this chat, so nothing was saved. Change its heading in the requirements under Docs; what I write next keeps your title.`
          : projectNameIsYours,
        calls: [],
      };
    case 'why':
      return { text: tellWhyAsked(turn, product), calls: [] };
    case 'files':
      return { text: writeFiles(product, brief), calls: [] };
    case 'skip':
      return { text: writeSkip(intent, turn, product), calls: [] };
    case 'done':
      return { text: askWhatIsDone(product, brief), calls: [] };
    case 'pause':
      return { text: writePause(product, brief), calls: [] };
    case 'withdraw':
      return { text: writeWithdrawal(intent, product, brief, turn.lastReply), calls: [] };
    case 'hostile':
      return { text: writeHostileReply(product, brief), calls: [] };
    case 'facts':
      return news.decisions.some(({ topic }) => topic === toldAnew)
        ? takeChange(turn, product, decisions, news)
        : takeFacts(turn, product, decisions, news);
  }
}

/** Each question of a message is answered in its turn, below the question where there are several. */
function answerAll(turn: Turn, product: Product, decisions: Decision[], news: News): Step {
  const asked = partTurn(turn);
  const one = (part: Turn): Step => {
    const open = asked.length > 1 ? leftOpenBy(part) : news.decisions;
    return open.length > 0
      ? takeFacts(part, product, decisions, { ...news, decisions: open })
      : answer(part, product, decisions);
  };
  const steps = asked.map((part) => ({ question: part.userText, ...one(part) }));
  const calling = steps.find(({ calls }) => calls.length > 0);
  if (calling) return { text: '', calls: calling.calls };
  const [only] = steps;
  return { text: only && steps.length === 1 ? only.text : joinAnswers(steps), calls: [] };
}

/** A question is answered from the document that it names, once that is read, else from what is known. */
function answer(turn: Turn, product: Product, decisions: Decision[]): Step {
  // What is asked to be weighed stands in no one document.
  const weighed = answerWeighing(turn.userText, product) ?? answerProcessOf(turn.userText, product, turn.brief);
  if (weighed !== undefined) return { text: weighed, calls: [] };
  const title = documentToRead(turn);
  if (title !== undefined) return { text: '', calls: [{ tool: 'readDocument', input: { title } }] };
  const told = answerFromSaved(turn) ?? answerQuestion(turn.userText, product, turn.brief, decisions);
  return { text: told, calls: [] };
}

/** The product as one prompt is written for it, where only that prompt is for another tool. */
function withToolOfPrompt(text: string, product: Product): Product {
  const named = isForOnePrompt(text) ? readNamedTool(text) : undefined;
  return named ? { ...product, tool: named } : product;
}

/** That the tool was noted, when this message named it. */
function tellTool({ tool }: Product, { decisions }: News): string {
  return tool && decisions.some(({ topic }) => topic === toolTopic)
    ? `Noted: you build with ${tool.name}, so plan and prompts are written for it.`
    : '';
}
