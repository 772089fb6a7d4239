import type { Question } from '#shared/chat.ts';
import {
  audienceQuestion,
  firstJobQuestion,
  firstUsersQuestion,
  platformQuestion,
  wishQuestions,
} from '#worker/features/guide/content/common-questions.ts';
import { coreQuestions } from '#worker/features/guide/content/core-questions.ts';
import { anyWays, domains } from '#worker/features/guide/content/domains.ts';
import type { OptionText, QuestionText } from '#worker/features/guide/content/patterns/pattern.ts';
import { limitsQuestion } from '#worker/features/guide/content/warning.ts';
import { splitBuilding } from '#worker/features/guide/decisions/building.rules.ts';
import { readChanges } from '#worker/features/guide/decisions/changes.rules.ts';
import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
import { applySwaps } from '#worker/features/guide/decisions/swaps.rules.ts';
import { readForm, readForms } from '#worker/features/guide/decisions/told-forms.rules.ts';
import { toolTopic } from '#worker/features/guide/decisions/tools.rules.ts';
import { inDigits } from '#worker/features/guide/grammar/numbers.rules.ts';
import { asNoun, capitalise, fill, type Slots } from '#worker/features/guide/grammar/words.rules.ts';
import { warnsOfDanger } from '#worker/features/guide/idea/cautions.rules.ts';
import { type Idea, readIdea } from '#worker/features/guide/idea/idea.rules.ts';
import { classQuestions, isClassTopic } from '#worker/features/guide/product/class-questions.rules.ts';
import { coreOf, coreTopic } from '#worker/features/guide/product/core-questions.rules.ts';
import { isMereRule, isPlainRule } from '#worker/features/guide/product/fact-criteria.rules.ts';
import { tellsSize } from '#worker/features/guide/product/fact-sizes.rules.ts';

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

function sameText(a: string, b: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim();
  return plain(a) === plain(b);
}

const audienceAsk = (name: string) => `Who should ${name} be for first?`;
const firstJobAsk = (name: string) => `What should one person be able to do with ${name} first?`;
const isAudience = (topic: string, name: string) =>
  sameText(topic, audienceQuestion.topic) || sameText(topic, audienceAsk(name));
const isFirstJob = (topic: string, name: string) =>
  sameText(topic, firstJobQuestion.topic) || sameText(topic, firstJobAsk(name));

/** The idea with what has been decided about it: the same idea and decisions always give the same reading. */
export function readDecidedIdea(name: string, told: string, said: Decision[]): Idea {
  const { description, decisions, reading, denied } = applySwaps(splitBuilding(told).idea, said);
  const plain = readIdea(name, description, [], '', reading, denied);
  const audience = decisions.findLast(({ topic }) => isAudience(topic, name))?.decision ?? '';
  const job = decisions.findLast(({ topic }) => isFirstJob(topic, name))?.decision;
  const ways = [...domains.flatMap((domain) => domain.ways), ...anyWays];
  const reads = job === undefined ? [] : [ways.find(({ label }) => sameText(label, job))?.reads ?? job];
  const notes = decisions.filter(
    ({ topic, decision }) =>
      !wishQuestions.some(({ options }) => options.some(({ label }) => sameText(label, decision))) &&
      topic !== toolTopic &&
      !isAudience(topic, name) &&
      !isFirstJob(topic, name) &&
      !isClassTopic(topic) &&
      !isAnswer({ topic, decision }, plain) &&
      !(
        coreTopic(topic) && coreQuestions.some(({ options }) => options.some(({ label }) => sameText(label, decision)))
      ),
  );
  return readIdea(
    name,
    description,
    [
      ...reads,
      ...readForms(
        notes
          .map(({ topic, decision }) => ({ topic, decision: asFact(topic, decision) }))
          .map(({ topic, decision }) =>
            readForm(decision) ? decision : isRuled(topic, decision, plain) ? '' : additionsIn(decision),
          )
          .filter(Boolean),
        plain.item.one,
      ),
    ],
    audience,
    reading,
    denied,
  );
}

const isBareList = /^(?!(?:the )?(?:states?|it|they|an?|each)\b)[^.:]{2,40}(?:,[^,.:]{2,40}){2,}[.]?$/i;

/** An answer to a core question as a sentence that stands by itself: 'new, quoted, paid' are states. */
export function asFact(topic: string, decision: string): string {
  const core = coreTopic(topic);
  if (core === 'Steps and states' && isBareList.test(decision)) return `States: ${decision}`;
  return core === 'What success is' && !readForm(decision) ? `Success: ${decision}` : decision;
}

/** A fact that becomes a criterion as it stands, or tells only how many there are: neither is a deed of anybody. */
const isRuled = (topic: string, decision: string, idea: Idea) =>
  (topic.startsWith('Also: ') || coreTopic(topic) !== undefined) &&
  (isPlainRule(decision, idea) || tellsSize(decision) || (!/,.*,/.test(decision) && isMereRule(additionsIn(decision))));

/** A decision without what it takes out or swaps: that is applied, not read as something people do. */
function additionsIn(said: string): string {
  const decision = said.replace(passive, (_, what: string, stem: string, by: string) => toActive(what, stem, by));
  const { changes, rest } = readChanges(decision);
  if (changes.length === 0) return decision;
  return [...rest, ...changes.map(({ change }) => change.rest)].filter(Boolean).join('. ');
}

const passive =
  /^(\p{L}[\p{L} -]{1,40}) (?:is|are) (add|remov|enter|approv|check|assign|invit|confirm|record|deliver|review)ed by (me|us)(?=[.,;!]|$)/giu;

/** 'Directors are added by me': who does it comes first, as in all that is read. */
function toActive(what: string, stem: string, by: string): string {
  const verb = /^(?:remov|approv|invit)$/i.test(stem) ? `${stem}e` : stem;
  return `${by.toLowerCase() === 'us' ? 'We' : 'I'} ${verb} ${what.toLowerCase()}`;
}

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
const isAnswer = ({ topic, decision }: Decision, idea: Idea) =>
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
  if (idea.isWish) return wishQuestions.map((question) => toQuestion(question, { name: idea.name }));
  const slots = slotsOf(idea);
  const settled = settle(idea, decisions);
  const open = questionBank(idea).filter((question) => !settled.has(question.key) && !isAnswered(question, idea));
  if (idea.clarity === 'clear' || classQuestions(idea, slots).length > 1)
    return open.slice(0, maximum).map((question) => toQuestion(question, slots));
  const asked = decisions.map(({ topic }) => topic);
  const basics = [
    ...(asked.some((topic) => isFirstJob(topic, idea.name)) ? [] : [firstJobFor(idea)]),
    ...(asked.some((topic) => isAudience(topic, idea.name)) ? [] : [audienceFor(idea)]),
  ];
  const later = questionBank(idea)
    .filter(({ key }) => key === platformQuestion.key || key === firstUsersQuestion.key)

    .filter(({ key }) => !settled.has(key))
    .map((question) => toQuestion(question, slots));
  const safety =
    warnsOfDanger(idea.said) && !settled.has(limitsQuestion.key) ? [toQuestion(limitsQuestion, slots)] : [];
  return [...basics, ...safety, ...later].slice(0, maximum);
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
