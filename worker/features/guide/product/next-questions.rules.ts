import type { Question } from '#shared/chat.ts';
import {
  audienceQuestion,
  firstJobQuestion,
  firstUsersQuestion,
  platformQuestion,
  wishQuestions,
} from '#worker/features/guide/content/common-questions.ts';
import { anyWays } from '#worker/features/guide/content/domains.ts';
import type { QuestionText } from '#worker/features/guide/content/patterns/pattern.ts';
import { limitsQuestion } from '#worker/features/guide/content/warning.ts';
import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
import { capitalise, fill, type Slots } from '#worker/features/guide/grammar/words.rules.ts';
import { type Idea, readIdea } from '#worker/features/guide/idea/idea.rules.ts';
import { classQuestions } from '#worker/features/guide/product/class-questions.rules.ts';
import { lineQuestions } from '#worker/features/guide/product/line-questions.rules.ts';
import {
  audienceAsk,
  firstJobAsk,
  isAnswered,
  isAudience,
  isFirstJob,
  questionBank,
  settle,
  slotsOf,
} from '#worker/features/guide/product/questions.rules.ts';

function toQuestion(question: Pick<QuestionText, 'ask' | 'why' | 'options'>, slots: Slots): Question {
  return {
    question: fill(question.ask, slots),
    why: fill(question.why, slots),
    options: question.options.map(({ label }, index) => ({
      label: fill(label, slots),
      ...(index === 0 ? { recommended: true } : {}),
    })),
  };
}

/** The next questions a product manager would ask: first what nobody has said yet, at most `maximum`. */
export function nextQuestions(idea: Idea, decisions: Decision[], maximum = 5): Question[] {
  // Lines tell what classes of acts would ask for, each in its own way; what they leave open is asked in their words.
  return idea.isOutlined
    ? [...lineQuestions(idea, decisions), ...plainQuestions(idea, decisions)].slice(0, maximum)
    : choiceQuestions(idea, decisions, maximum);
}

/** The questions on the shape of a product and the classes of its acts, as they are asked beside prose, whatever was drafted of it. */
export function choiceQuestions(idea: Idea, decisions: Decision[], maximum = 5): Question[] {
  if (idea.isWish) return wishQuestions.map((question) => toQuestion(question, { name: idea.name }));
  const slots = slotsOf(idea);
  const settled = settle(idea, decisions);
  // Core questions are for readings in doubt: of a sure one their recommended answers say more than anybody knows.
  const open = questionBank(idea).filter(
    (question) => !question.isCore && !settled.has(question.key) && !isAnswered(question, idea),
  );
  if (idea.clarity === 'clear' || classQuestions(idea, slots).length > 1)
    return open.slice(0, maximum).map((question) => toQuestion(question, slots));
  const asked = decisions.map(({ topic }) => topic);
  const basics = [
    ...(asked.some((topic) => isFirstJob(topic, idea.name)) ? [] : [firstJobFor(idea)]),
    ...(asked.some((topic) => isAudience(topic, idea.name)) ? [] : [audienceFor(idea)]),
  ];
  const later = plainQuestions(idea, decisions);
  return [...basics, ...later].slice(0, maximum);
}

const plain = new Set<string>([limitsQuestion, platformQuestion, firstUsersQuestion].map(({ key }) => key));

/** The questions that fit whatever the product does: where it warns, of what; on what it is used, and who sees it first. */
export function plainQuestions(idea: Idea, decisions: Decision[]): Question[] {
  const settled = settle(idea, decisions);
  return questionBank(idea)
    .filter(({ key }) => plain.has(key) && !settled.has(key))
    .map((question) => toQuestion(question, slotsOf(idea)));
}

function firstJobFor(idea: Idea): Question {
  const shape = (reads: string) => readIdea('', reads).pattern.id;
  const fits = (reads: string) => Number(shape(reads) === idea.pattern.id);
  const ways = [...(idea.domain?.ways ?? anyWays)].sort((a, b) => fits(b.reads) - fits(a.reads));
  const own = idea.things.length > 0 && idea.pattern.id === 'tracking' ? [fill(keepLabel, slotsOf(idea))] : [];
  const labels = [...own, ...ways.map(({ label }) => label)].slice(0, 4);
  return {
    question: firstJobAsk(idea.name),
    why: firstJobQuestion.why,
    options: labels.map((label, index) => ({ label, ...(index === 0 ? { recommended: true } : {}) })),
  };
}

/** Offered when the thing is known and the rest is not; it reads well as an idea itself. */
const keepLabel = 'Record each {item} and get reminded of what is due';

function audienceFor(idea: Idea): Question {
  const domain = idea.domain;
  const people = domain
    ? domain.ways
        .map(({ reads }) => readIdea('', reads))
        .flatMap(({ client, host }) => [client.many, ...(host ? [host.many] : [])])
    : [];
  const found = [...new Set([...(domain ? [idea.client.many] : []), ...people])].slice(0, 3).map(capitalise);
  const generic = [
    'People like me, for themselves',
    'Customers of a small business',
    'Members of a club, class or team',
    'Colleagues in one company',
  ];
  const labels = found.length >= 2 ? [...found, 'A business that serves them'] : generic;
  return {
    question: audienceAsk(idea.name),
    why: audienceQuestion.why,
    options: labels.map((label, index) => ({ label, ...(index === 0 ? { recommended: true } : {}) })),
  };
}
