import { withdrawn } from '#worker/features/guide/decisions/building.rules.ts';
import { isToAssistant } from '#worker/features/guide/decisions/commands.rules.ts';
import { pointsBack } from '#worker/features/guide/decisions/corrected-lines.rules.ts';
import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
import { keepForeign } from '#worker/features/guide/decisions/open-questions.rules.ts';
import { peopleAndThing } from '#worker/features/guide/decisions/people-and-thing.rules.ts';
import { decidePremise, readPremise } from '#worker/features/guide/decisions/premise.rules.ts';
import { contradicts } from '#worker/features/guide/decisions/replacing.rules.ts';
import { toldAnew } from '#worker/features/guide/decisions/told-anew.rules.ts';
import {
  decidedTool,
  isForOnePrompt,
  readNamedTool,
  readTool,
  toolTopic,
} from '#worker/features/guide/decisions/tools.rules.ts';
import { escapeText, fill, joinQuoted } from '#worker/features/guide/grammar/words.rules.ts';
import type { Turn } from '#worker/features/guide/guide-turn.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { translateIdea } from '#worker/features/guide/idea/language.rules.ts';
import { readChangeNews } from '#worker/features/guide/listening/change-news.rules.ts';
import { type News, nothing, readFactNews } from '#worker/features/guide/listening/fact-news.rules.ts';
import { readFormAnswers } from '#worker/features/guide/listening/form-answers.rules.ts';
import { readGermanRequest } from '#worker/features/guide/listening/german-request.rules.ts';
import type { Intent } from '#worker/features/guide/listening/intent.rules.ts';
import { isOrder } from '#worker/features/guide/listening/orders.rules.ts';
import {
  draftedIdea,
  readCorrectedLines,
  readReadingAnswer,
  takeDraft,
  withoutStale,
} from '#worker/features/guide/listening/reading-answers.rules.ts';
import { isNoDecision } from '#worker/features/guide/listening/talk.rules.ts';
import { readDecidedIdea } from '#worker/features/guide/product/decided-idea.rules.ts';
import { asksLine, lineTopic } from '#worker/features/guide/product/line-questions.rules.ts';
import { questionAsked, slotsOf, topicOf } from '#worker/features/guide/product/questions.rules.ts';
import {
  asksReading,
  promisesReading,
  tellPeopleAndThing,
} from '#worker/features/guide/product/reading-question.rules.ts';

/** Reads what the last message of the user decides; the same message gives the same news at every call of the turn. */
export function readNews(turn: Turn, intent: Intent): News {
  const { name, description } = turn.brief.project;
  const idea = readDecidedIdea(name || 'This product', description, turn.brief.decisions);
  const news = newsOf(turn, intent, idea);
  return restsOnReading.has(intent.kind) ? withDraft(turn, idea, news) : news;
}

/** What is answered with texts that rest on how the idea was read. */
const restsOnReading = new Set<Intent['kind']>(['answers', 'documents']);

/** Whether the last form asked how the idea was read. */
const isReadingAsked = ({ asked }: Turn, { name }: Idea): boolean => asked.some((one) => asksReading(one, name));

/** Lines that were drafted and not spoken of are taken, as their owner sees in the reply. */
function withDraft(turn: Turn, idea: Idea, news: News): News {
  const isSettled = [...turn.brief.decisions, ...news.decisions].some(({ topic }) => topic === peopleAndThing);
  if (isSettled || news.misread || turn.brief.documents.length > 0 || !isReadingAsked(turn, idea)) return news;
  const taken = takeDraft(turn);
  if (!taken) return news;
  const said = 'You left the lines of the first form open, so I take them as they stand; say which do not fit.';
  return { ...news, decisions: [...taken, ...news.decisions], skipped: [...news.skipped, said] };
}

function newsOf(turn: Turn, intent: Intent, idea: Idea): News {
  switch (intent.kind) {
    case 'answers':
      return readAnswers(idea, turn);
    case 'change':
      return withTool(
        turn,
        withCorrectedLines(turn, (rest) => readChangeNews(rest, idea)),
      );
    case 'facts':
    case 'documents':
      if (translateIdea(turn.userText).language) return nothing;
      return withTool(
        turn,
        withCorrectedLines(turn, (rest) =>
          withAside(rest, idea, withoutClash(readFactNews(rest, idea), rest.userText)),
        ),
      );
    case 'foreign':
      // What is told is never lost; what is asked decides nothing.
      return /\?\W*$/.test(turn.userText)
        ? nothing
        : { ...nothing, decisions: keepForeign(turn.userText, intent.language.name) };
    case 'prompts':
      return withTool(turn, nothing);
    case 'withdraw':
      return intent.found ? { ...nothing, decisions: [{ topic: intent.found.topic, decision: withdrawn }] } : nothing;
    default:
      return nothing;
  }
}

/** What a message corrects of the lines that were read, before all else that it says. */
function withCorrectedLines(turn: Turn, read: (rest: Turn) => News): News {
  if (pointsBack(turn.userText)) return { ...nothing, unclear: turn.userText.replace(/[.!\s]+$/, '') };
  const corrected = readCorrectedLines(turn);
  if (!corrected) return read(turn);
  const rest = corrected.rest ? read({ ...turn, userText: corrected.rest }) : nothing;
  return { ...rest, decisions: [...corrected.decisions, ...rest.decisions] };
}

/** 'Write the plan, but no payments': what stands before and behind the 'but'. */
const aside = /(?:^|[.!?;\n]\s*)([^.!?;\n]*?),?\s+but\s+((?:no|without)\b[^.;\n]{2,80})/i;
/** 'If nobody answers, it may be shown but without the words' bounds what may be done, and rules nothing out by itself. */
const isBounded =
  /^\s*(?:if|when|whenever|unless|once|after|before|until|while)\b|\b(?:may|can|could|must|should|might)\b/i;

/** What a request rules out beside what it asks for. */
function withAside(turn: Turn, idea: Idea, news: News): News {
  const [, main = '', ruledOut] = aside.exec(turn.userText) ?? [];
  if (!ruledOut || isBounded.test(main)) return news;
  const userText = ruledOut.replace(/\s+please\W*$/i, '');
  return { ...news, decisions: [...news.decisions, ...readChangeNews({ ...turn, userText }, idea).decisions] };
}

function readAnswers(idea: Idea, turn: Turn): News {
  const decisions: Decision[] = [];
  const skipped: string[] = [];
  // What was asked names whoever stands in the lines that were drafted beside it.
  const drafted = isReadingAsked(turn, idea) ? draftedIdea(turn)?.idea : undefined;
  let misread: News['misread'];
  for (const { question: asked, answer: said } of readFormAnswers(turn)) {
    const answer = readGermanRequest(said) ?? said;
    const reading = asksReading(asked, idea.name);
    if (reading) {
      const read = readReadingAnswer(answer, turn);
      decisions.push(...read.decisions);
      if (read.decisions.length + read.unread.length === 0 && !promisesReading(answer) && !takeDraft(turn))
        skipped.push(`I go on with people and thing as I read them: ${tellPeopleAndThing(idea)}`);
      if (read.unread.length > 0 || promisesReading(answer))
        misread = { parts: read.unread, isAgain: reading === 'again' };
      continue;
    }
    // What answers a question on the lines stands among them, as if it had been told in a message.
    if ([drafted, idea].some((one) => one && asksLine(one, asked)) && !isNoDecision(answer)) {
      decisions.push({ topic: lineTopic(asked), decision: answer.slice(0, 2_000) });
      continue;
    }
    const about = drafted && questionAsked(drafted, asked) ? drafted : idea;
    const question = questionAsked(about, asked);
    const labels = question?.options.map(({ label }) => fill(label, slotsOf(about))) ?? [];
    const premise = readPremise(answer);
    if (premise.isRejecting && !labels.includes(answer)) {
      decisions.push(...decidePremise(premise));
      misread ??= { parts: [], isAgain: false };
      continue;
    }
    if (labels.includes(answer) || !isNoDecision(answer)) {
      decisions.push({ topic: topicOf(about, asked), decision: answer.slice(0, 2_000) });
      continue;
    }
    const named = `“${escapeText(asked, 160)}”`;
    skipped.push(
      labels.length > 0
        ? `${named} asks you to choose one of these: ${joinQuoted(labels, 'or')}; ${about.isOutlined ? 'I kept no answer and went on with what your lines say' : 'I took the first as an assumption'}.`
        : `${named} asks for your choice; I kept no answer and went on with what the idea says.`,
    );
  }
  const kept = withoutStale(decisions, turn, skipped);
  return withoutClash(
    { ...nothing, decisions: kept, skipped, ...(misread && { misread }) },
    kept.map(({ topic, decision }) => (topic === toldAnew ? '' : decision)).join('\n'),
  );
}

/** The news without two sentences of one message that can't both hold. */
function withoutClash(news: News, text: string): News {
  const sentences = text
    .slice(0, 4_000)
    .split(/(?<=[.!?])\s+|\n+|;\s+|, but /)
    .map((sentence) => sentence.trim().replace(/[.!]+$/, ''))
    .filter((sentence) => sentence.length > 8)
    .slice(0, 40);
  const clash = sentences
    .flatMap((one, at) => sentences.slice(at + 1).map((other): [string, string] => [one, other]))
    .find(([one, other]) => contradicts(one, other));
  if (!clash) return news;
  const isPart = (decision: string) => clash.some((sentence) => decision.includes(sentence));
  return { ...news, clash, decisions: news.decisions.filter(({ decision }) => !isPart(decision)) };
}

/** The tool that the message names is kept as a decision of its own. */
function withTool(turn: Turn, news: News): News {
  const named = readNamedTool(turn.userText);
  const before = decidedTool(turn.brief.decisions);
  // Not to code asks for a builder only where no tool was chosen.
  const tool = named ?? (before ? undefined : readTool(turn.userText));
  if (named && isForOnePrompt(turn.userText)) return news;
  if (!tool || before?.name === tool.name) return news;
  const sentence = turn.userText.split(/(?<=[.!?])\s+|\n/).find((part) => readTool(part)?.name === tool.name);
  const said = (sentence ?? turn.userText).trim().slice(0, 400);
  const decision = named && (isOrder(said) || isToAssistant(said) || /\bprompts?\b/i.test(said)) ? named.name : said;
  return { ...news, decisions: [...news.decisions, { topic: toolTopic, decision }] };
}
