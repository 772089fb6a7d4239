import {
  audienceQuestion,
  firstJobQuestion,
  firstUsersQuestion,
  platformQuestion,
} from '#worker/features/guide/content/common-questions.ts';
import type { OptionText, QuestionText } from '#worker/features/guide/content/patterns/pattern.ts';
import { limitsQuestion } from '#worker/features/guide/content/warning.ts';
import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
import { toolTopic } from '#worker/features/guide/decisions/tools.rules.ts';
import { inDigits } from '#worker/features/guide/grammar/numbers.rules.ts';
import { asNoun, fill, plainWords, type Slots } from '#worker/features/guide/grammar/words.rules.ts';
import { warnsOfDanger } from '#worker/features/guide/idea/cautions.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { classQuestions } from '#worker/features/guide/product/class-questions.rules.ts';
import { coreOf, coreTopic } from '#worker/features/guide/product/core-questions.rules.ts';

/** What is settled about one question of the bank; `option` when the answer is one of ours. */
export type Settled = { question: QuestionText; option?: OptionText; text: string };

/** The nouns of an idea as slots for all texts. */
export function slotsOf(idea: Idea): Slots {
  return {
    name: idea.name,
    client: idea.client,
    host: idea.host ?? asNoun('administrator'),
    item: idea.item,
    deal: idea.deal,
    law: idea.domain?.law ?? 'personal data',
  };
}

/** Whether two texts say the same but for case and marks. */
export function sameText(a: string, b: string): boolean {
  return plainWords(a) === plainWords(b);
}

/** How it is asked whom a product is for, and what it lets one do, where nobody said so. */
export const audienceAsk = (name: string) => `Who should ${name} be for first?`;
export const firstJobAsk = (name: string) => `What should one person be able to do with ${name} first?`;
/** Whether a decision is the answer to one of these. */
export const isAudience = (topic: string, name: string) =>
  sameText(topic, audienceQuestion.topic) || sameText(topic, audienceAsk(name));
export const isFirstJob = (topic: string, name: string) =>
  sameText(topic, firstJobQuestion.topic) || sameText(topic, firstJobAsk(name));

/** Shapes that fit much and say little: what is done with which things tells more. */
const generalShapes = new Set(['community', 'discovery', 'publishing']);
/** How many questions of the shape are asked before those of the classes, where the shape fits. */
const shapeFirst = 2;
/** Questions on one act that only such an idea has. */
const telling = new Set(['limit', 'silence', 'trust', 'channel']);
/** Unanswered questions that the product assumes an answer to. */
const mostAssumed = { own: 5, besidesShape: 1 };
/** A product with so many features has no room for assumptions besides those of its shape. */
const manyFeatures = 8;
const banks = new WeakMap<Idea, QuestionText[]>();

/** Every question that fits the idea, most telling first. */
export function questionBank(idea: Idea): QuestionText[] {
  const known = banks.get(idea) ?? writeBank(idea);
  banks.set(idea, known);
  return known;
}

function writeBank(idea: Idea): QuestionText[] {
  const terminal = isForTerminal(idea);
  const common = terminal ? [firstUsersQuestion] : [platformQuestion, firstUsersQuestion];
  const safety = warnsOfDanger(idea.said) ? [limitsQuestion] : [];
  const { isOwn, questions: ofShape } = idea.pattern;
  const ofClasses = classQuestions(idea, slotsOf(idea));
  const general = new Set<string>([
    ...(ofClasses.length > 2 ? ['seen', 'wrong'] : []),
    ...(terminal ? ['access'] : []),
  ]);
  const own = ofShape.filter(({ key }) => !general.has(key));
  const subjects =
    isOwn || generalShapes.has(idea.pattern.id)
      ? [
          ...ofClasses,
          ...(isOwn && !terminal ? own.filter(({ key }) => telling.has(key)) : []),
          ...(isOwn ? coreOf(idea) : []),
          ...own,
        ]
      : [
          ...ofShape.slice(0, shapeFirst),
          ...ofClasses.filter(({ key }) => !ofShape.some((other) => other.key === key)),
          ...ofShape.slice(shapeFirst),
        ];
  return [...safety, ...subjects, ...common]
    .filter(({ key }, index, all) => all.findIndex((other) => other.key === key) === index)
    .map((question) => ({ ...question, options: recommendFirst(question.options, idea.said) }));
}

/** Made for a terminal or a pipeline: nobody signs in and no screen is chosen. */
function isForTerminal({ pattern, said }: Idea): boolean {
  return pattern.id === 'devtool' || /\b(?:command[- ]line|cli|in (?:a |the )?terminal|linter)\b/i.test(said);
}

/** Whether the idea itself says it, its numbers in words or in digits. */
export const isAnswered = ({ known }: Pick<QuestionText, 'known'>, { said }: Pick<Idea, 'said'>): boolean =>
  known !== undefined && (known.test(said) || known.test(inDigits(said)));

/** The questions whose answers shape the product: all that are answered, and as many assumed ones as a reader can judge. */
export function weighedQuestions(idea: Idea, settled: Map<string, Settled>): QuestionText[] {
  // Of an outlined idea nothing is assumed that its owner has not been asked.
  if (idea.isOutlined) return questionBank(idea).filter(({ key }) => settled.has(key));
  const fixed = new Set<string>([limitsQuestion, platformQuestion, firstUsersQuestion].map(({ key }) => key));
  const { isOwn, questions: ofShape } = idea.pattern;
  if (!isOwn) for (const { key } of ofShape) fixed.add(key);
  const isFull = idea.pattern.features.length + idea.extra.length >= manyFeatures;
  const most = isOwn ? mostAssumed.own : isFull ? 0 : mostAssumed.besidesShape;
  const counted = questionBank(idea).filter(
    (question) =>
      !fixed.has(question.key) && !question.isCore && !settled.has(question.key) && !isAnswered(question, idea),
  );
  const left = new Set(counted.slice(most).map(({ key }) => key));
  return questionBank(idea).filter(({ key, isCore }) => !left.has(key) && (!isCore || settled.has(key)));
}

/** The option whose words the idea uses comes first; otherwise the order of the bank stands. */
function recommendFirst(options: OptionText[], said: string): OptionText[] {
  const fitting = options.find(({ fits }) => fits?.test(said));
  return fitting ? [fitting, ...options.filter((option) => option !== fitting)] : options;
}

function isAbout(topic: string, question: QuestionText, idea: Idea): boolean {
  return sameText(topic, question.topic) || sameText(topic, fill(question.ask, slotsOf(idea)));
}

/** The question of the bank that was asked in these words. */
export function questionAsked(idea: Idea, asked: string): QuestionText | undefined {
  return questionBank(idea).find((question) => isAbout(asked, question, idea));
}

/** The topic under which an answer to a question is recorded. */
export function topicOf(idea: Idea, asked: string): string {
  if (isAudience(asked, idea.name)) return audienceQuestion.topic;
  if (isFirstJob(asked, idea.name)) return firstJobQuestion.topic;
  return coreTopic(asked) ?? questionAsked(idea, asked)?.topic ?? asked.slice(0, 300);
}

/** What the decisions settle, question by question; later decisions win. */
export function settle(idea: Idea, decisions: Decision[]): Map<string, Settled> {
  const settled = new Map<string, Settled>();
  const slots = slotsOf(idea);
  const bank = questionBank(idea);
  for (const { topic, decision } of decisions) {
    const question = bank.find((entry) => isAbout(topic, entry, idea));
    if (!question) continue;
    const option = question.isCore ? coreOption(question, decision) : matchOption(question, decision, slots);
    // What somebody told in own words of states or sight is read as a fact.
    if (question.isCore && !option) continue;
    settled.set(question.key, { question, text: decision, ...(option ? { option } : {}) });
  }
  return settled;
}

const coreOption = ({ options }: QuestionText, decision: string) =>
  options.find(({ label }) => sameText(label, decision));

/** Whether a decision answers a question of the bank, and is no fact. */
export const isAnswer = ({ topic, decision }: Decision, idea: Idea) =>
  questionBank(idea).some(
    (question) => isAbout(topic, question, idea) && (!question.isCore || coreOption(question, decision) !== undefined),
  );

/** Decisions that answer no question of the bank: facts, wishes, corrections. */
export function looseDecisions(idea: Idea, decisions: Decision[]): Decision[] {
  return decisions.filter(
    (entry) =>
      entry.topic !== toolTopic &&
      !isAudience(entry.topic, idea.name) &&
      !isFirstJob(entry.topic, idea.name) &&
      !isAnswer(entry, idea),
  );
}

/** The option that an answer means: its label, or a sentence that holds most of its words and no other number. */
export function matchOption(question: QuestionText, answer: string, slots: Slots): OptionText | undefined {
  const exact = question.options.find(({ label }) => sameText(fill(label, slots), answer));
  if (exact) return exact;
  const words = new Set(answer.toLowerCase().match(/\p{L}{4,}/gu) ?? []);
  return question.options.find(({ label }) => {
    const text = fill(label, slots).toLowerCase();
    const wanted = text.match(/\p{L}{4,}/gu) ?? [];
    const sameNumbers = (answer.match(/\d+/g) ?? []).every((number) => text.includes(number));
    return sameNumbers && wanted.length >= 3 && wanted.filter((word) => words.has(word)).length / wanted.length >= 0.7;
  });
}
