import { parseQuestions, type Question } from '#shared/chat.ts';
import { peopleAndThing } from '#worker/features/guide/decisions/people-and-thing.rules.ts';
import { escapeText, joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import type { Step, Turn } from '#worker/features/guide/guide-turn.rules.ts';
import { readIdea } from '#worker/features/guide/idea/idea.rules.ts';
import type { News } from '#worker/features/guide/listening/fact-news.rules.ts';
import { plainCore } from '#worker/features/guide/product/core-questions.rules.ts';
import { isLost } from '#worker/features/guide/product/doubts.rules.ts';
import { choiceQuestions, nextQuestions, plainQuestions } from '#worker/features/guide/product/next-questions.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { draftReading } from '#worker/features/guide/product/reading-draft.rules.ts';
import {
  askOwnWords,
  askReading,
  askReadingAgain,
  asksReading,
  isDoubtful,
  promisesOwnWords,
  tellPeopleAndThing,
} from '#worker/features/guide/product/reading-question.rules.ts';

const mostQuestions = 5;

/** What was read so far, as an outline to change. */
const draftOf = ({ brief: { project }, decisions }: Turn) =>
  draftReading(project.name || 'This product', project.description, decisions);

/** The questions of the first form: the reading itself, where there is one, then the choices. */
export function firstQuestions({ idea }: Product, turn: Turn): Question[] {
  const draft = draftOf(turn);
  const isOpen = isDoubtful(idea) && !draft.isProposed;
  const isRead =
    (idea.clarity === 'clear' || isOpen || draft.isBasis) &&
    !turn.decisions.some(({ topic }) => topic === peopleAndThing);
  const told = isRead && draft.isBasis ? readIdea(idea.name, draft.text) : idea;
  // What is asked of a thing that was misread makes no sense, and proposed lines answer it; what is asked of any product always does.
  const choices = isOpen
    ? plainCore(idea.name, idea.language === undefined)
    : (isRead && draft.isProposed ? plainQuestions : idea.isOutlined ? nextQuestions : choiceQuestions)(
        told,
        turn.decisions,
      );
  return isRead ? [askReading(idea, draft), ...choices].slice(0, mostQuestions) : choices;
}

/** Before a document is written of a reading that is doubtful: the reading first, once; who asks again gets the document. */
export function askBeforeWriting(turn: Turn, { idea }: Product): Step | undefined {
  const isSettled = turn.decisions.some(({ topic }) => topic === peopleAndThing) || turn.brief.documents.length > 0;
  const isAsked = parseQuestions(turn.lastReply).some((asked) => asksReading(asked, idea.name));
  if (isSettled || isAsked || !turn.tools.has('askQuestions') || idea.clarity === 'empty' || !isLost(idea))
    return undefined;
  return {
    text: 'I am not sure that I read the idea right, and everything I write would rest on it. One question first; say it again and I write with what I have.',
    calls: [{ tool: 'askQuestions', input: { questions: [askReading(idea, draftOf(turn))] } }],
  };
}

/** Says what of an answer about people and thing could not be read, and asks once more in other words. */
export function askOnceMore(turn: Turn, product: Product, { misread, decisions }: News): Step | undefined {
  if (!misread || misread.isAgain || !turn.tools.has('askQuestions')) return undefined;
  const others = decisions.filter(({ topic }) => topic !== peopleAndThing).length;
  const kept = others > 0 ? ` Your other ${others === 1 ? 'answer is' : `${others} answers are`} kept.` : '';
  return {
    text: `${tellMisread(misread.parts, product)}${kept}`,
    // Whoever wants to tell it anew is not shown the same lines again.
    calls: [
      {
        tool: 'askQuestions',
        input: {
          questions: [
            misread.parts.length === 0 ? askOwnWords(product.idea) : askReadingAgain(product.idea, draftOf(turn)),
          ],
        },
      },
    ],
  };
}

/** To 'you misread it': what stands, and the question for people and thing; where nothing is read yet, the first questions. */
export function askForReading(turn: Turn, product: Product): Step {
  const { idea } = product;
  const anew = promisesOwnWords(turn.userText) ? askOwnWords(idea) : askReadingAgain(idea, draftOf(turn));
  const questions = idea.isWish ? nextQuestions(idea, turn.decisions) : [anew];
  const stands = idea.isWish ? 'I know too little yet to read it.' : `What stands for now: ${tellPeopleAndThing(idea)}`;
  return {
    text: `Then let us put that right first. ${stands}`,
    calls: turn.tools.has('askQuestions') ? [{ tool: 'askQuestions', input: { questions } }] : [],
  };
}

/** What could not be read, and the reading that stands. */
export function tellMisread(parts: string[], { idea }: Product): string {
  if (parts.length === 0) return `Then in your words. What stands for now: ${tellPeopleAndThing(idea)}`;
  const said = joinWords(parts.slice(0, 3).map((part) => `“${escapeText(part, 120).replace(/[.\s]+$/, '')}”`));
  return `I can’t tell the people or the thing in ${said}. What stands for now: ${tellPeopleAndThing(idea)} You can put it right at any time, for example with “the thing is the ${idea.item.one}” or “${idea.client.many} are called …”.`;
}

/** How the product is read from now on, where this message put that right; '' where it did not. */
export function tellReadAnew({ idea }: Product, { decisions }: News): string {
  return decisions.some(({ topic }) => topic === peopleAndThing) ? `Read anew: ${tellPeopleAndThing(idea)}` : '';
}
