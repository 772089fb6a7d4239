import { platformQuestion } from '#worker/features/guide/content/common-questions.ts';
import type { QuestionText } from '#worker/features/guide/content/patterns/pattern.ts';
import { readBuilding } from '#worker/features/guide/decisions/building.rules.ts';
import { isToAssistant } from '#worker/features/guide/decisions/commands.rules.ts';
import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
import { isAbout, keepQuestion } from '#worker/features/guide/decisions/open-questions.rules.ts';
import { readPlatform } from '#worker/features/guide/decisions/platforms.rules.ts';
import { readForm } from '#worker/features/guide/decisions/told-forms.rules.ts';
import { readTool } from '#worker/features/guide/decisions/tools.rules.ts';
import { readActs } from '#worker/features/guide/grammar/acts.rules.ts';
import { tagText } from '#worker/features/guide/grammar/phrases.rules.ts';
import { firstWords, splitSentences } from '#worker/features/guide/grammar/sentences.rules.ts';
import { plainList } from '#worker/features/guide/grammar/told-lists.rules.ts';
import { readToldRecords } from '#worker/features/guide/grammar/told-records.rules.ts';
import { isPlural, type Noun, patternOfNoun } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { isDocumentTalk } from '#worker/features/guide/listening/document-talk.rules.ts';
import { isOrder } from '#worker/features/guide/listening/orders.rules.ts';
import { isNoDecision } from '#worker/features/guide/listening/talk.rules.ts';
import { partMessage, toldIn } from '#worker/features/guide/outline/outline-message.rules.ts';
import { matchOption, questionBank, slotsOf } from '#worker/features/guide/product/questions.rules.ts';

const firm =
  /\b(must|only|can|may|everyone|everybody|never|no|not|without|cannot|can'?t|can not|don'?t|do not|may not|should|will|instead|always|at least|at most|closed|open|shut|decided|prefer|want|need|actually|rather|per (day|week|month|year|hour)|\d+)\b/i;
/** 'It is an inventory with reservations', 'Directors are added by me': what holds though nobody must do anything. */
const whatItIs =
  /^(?:it(?:['’]s| is)|this is|the (?:app|product|tool|site) is) (?:an? )|\b(?:is|are) \p{L}+ed by (?:me|us|my|our|the)\b/iu;
const paying = /\b(?:pay|pays|paid|paying|payments?)\b/i;
/** 'Update the requirements: customers also …': what follows is the news. */
const requestHead = /^[^:\n]{0,80}\b(requirements?|documents?|architecture|plan|spec)\s*[:–-]\s+/i;

const hypothetical = /^(\p{Lu}\p{Ll}+) would (?!like|need|want|prefer|have to)/u;
const anybody =
  /^(?:I|It|This|That|There|What|Which|Who|He|She|We|They|You|One|Some|Most|All|Each|Any\p{Ll}*|Every\p{Ll}*|No\p{Ll}*)$/u;

/** 'Rufus would live at minus two': what one person of that name would do is an aside, and no rule of the product. */
function isGossip(sentence: string, { said }: Idea): boolean {
  const who = hypothetical.exec(sentence)?.[1];
  return (
    who !== undefined && !anybody.test(who) && !isPlural(who.toLowerCase()) && !said.includes(` ${who.toLowerCase()}`)
  );
}

/** 'Actually, I said Thursday.': what holds instead stands in the next sentence. */
const takesBack = /^(?:actually|sorry|no|oh|wait)[,:]? (?:i|we) (?:said|wrote|told you) [^,;]{2,60}[.!]*$/i;
/** 'I didn't ask to remove the PDF': said of what the guide did, and nothing of the product. */
const complains =
  /^(?:but )?(?:i|we) (?:did not|didn['’]t|never) (?:ask(?:ed)?|say|said|tell|told|mean|meant|write|wrote)\b[^:;]*$/i;

/** The statements of a free message that decide something: a topic of the bank where one fits, else a topic of their own. */
export function readFacts(idea: Idea, text: string): Decision[] {
  const message = text.replace(requestHead, '').replace(/```[\s\S]*?```/g, ' ');
  // Beside an outline, sentences that belong together are one fact.
  const { isOutlined = false } = idea;
  const longest = isOutlined ? 2_000 : 400;
  const sentences = (isOutlined ? toldIn(message) : message.split(/(?<=[.!?])\s+|\n+/))
    .map((sentence) => plainList(sentence.trim().replace(/^(?:[-*•)\s]+|\d+[.)]\s+)+/, '')))
    .flatMap((sentence) => {
      const parts = sentence.split(/;\s+/);
      return parts.some((part) => readBuilding(part).length > 0) ? parts : [sentence];
    });
  const building = joinMeans(sentences.flatMap((sentence) => (isToAssistant(sentence) ? [] : buildingIn(sentence))));
  const { lists, plain } = partLists(sentences, idea);
  // Beside an outline each sentence has a place, however short.
  const facts = plain.filter(
    (sentence) =>
      sentence.length > (isOutlined ? 4 : 8) &&
      buildingIn(sentence).length === 0 &&
      !isToAssistant(sentence) &&
      sentence.split(/\s+/).length >= (isOutlined ? 2 : 3) &&
      !isNoDecision(sentence) &&
      !takesBack.test(sentence) &&
      !complains.test(sentence) &&
      !isGossip(sentence, idea) &&
      !isDocumentTalk(sentence) &&
      readTool(sentence) === undefined &&
      !isOrder(sentence),
  );
  // What a wish lacks is said as it comes and answers no question of a product yet.
  const bank = idea.isWish
    ? []
    : questionBank(idea).filter(({ isCore, key }) => !isCore && (!isOutlined || key === platformQuestion.key));
  const decide = (sentence: string, isAnything: boolean): Decision[] => {
    const platform = idea.isWish ? [] : readPlatform(sentence);
    if (platform.length > 0) return platform;
    const fitting = bank.filter((question) => fitsQuestion(sentence, question, idea));
    const known = paying.test(sentence) ? fitting.find(({ topic }) => /\b(?:pay|money)/i.test(topic)) : fitting[0];
    if (known) return [{ topic: known.topic, decision: sentence.slice(0, longest) }];
    return isAnything || tellsSomething(sentence, idea)
      ? [{ topic: `Also: ${firstWords(sentence)}`, decision: sentence.slice(0, longest) }]
      : [];
  };
  // Beside a fact the other sentences of a message are facts too.
  const isTelling = isOutlined || lists.length > 0 || facts.some((sentence) => decide(sentence, false).length > 0);
  const found = facts.flatMap((sentence) =>
    decide(sentence, isTelling && (isOutlined || sentence.split(/\s+/).length > 3)),
  );
  const listed = lists.map((sentence) => ({
    topic: `Also: ${firstWords(sentence)}`,
    decision: sentence.slice(0, 600),
  }));
  return joinAlike([...building, ...listed, ...found]).slice(0, mostFacts);
}

/** Sentences that begin alike share their topic, and none of them is lost: of a free message they stand together. */
function joinAlike(all: Decision[]): Decision[] {
  return all.flatMap(({ topic, decision }, index) => {
    if (all.findIndex((other) => other.topic === topic) !== index) return [];
    const alike = topic.startsWith('Also: ') ? all.filter((other) => other.topic === topic) : [{ decision }];
    return [{ topic, decision: [...new Set(alike.map((one) => one.decision))].join(' ') }];
  });
}

/** What a fact tells of the building; sentences that lean on such a one belong to it. */
function buildingIn(fact: string): Decision[] {
  const whole = readBuilding(fact);
  const [first = '', ...more] = splitSentences(fact);
  return whole.length > 0 || more.length === 0
    ? whole
    : readBuilding(first).map((entry) => (/^Your /.test(entry.topic) ? { ...entry, decision: fact } : entry));
}

/** Several sentences on the same means are one decision. */
function joinMeans(building: Decision[]): Decision[] {
  const topics = [...new Set(building.map(({ topic }) => topic))];
  return topics.map((topic) => {
    const own = building.filter((one) => one.topic === topic).map(({ decision }) => decision);
    const [first = ''] = own;
    return { topic, decision: /^Your (?:old records|devices)$/.test(topic) ? own.join(' ').slice(0, 400) : first };
  });
}

/** The fields and states of a record settle no question and are kept as they were listed, also those that go on from the sentence before. */
function partLists(sentences: string[], { said }: Idea): { lists: string[]; plain: string[] } {
  const { rest } = readToldRecords(`${said}\n${sentences.join('\n')}`);
  const left = rest.split('\n');
  const isList = (told: string) => told !== '' && splitSentences(told).every((sentence) => !left.includes(sentence));
  return { lists: sentences.filter(isList), plain: sentences.filter((sentence) => !isList(sentence)) };
}

/** Whether a sentence by itself decides something: a rule, a form, a name that the idea knows, or an act. */
function tellsSomething(sentence: string, idea: Idea): boolean {
  return (
    idea.isWish ||
    firm.test(sentence) ||
    whatItIs.test(sentence) ||
    readForm(sentence) !== undefined ||
    namesOf(idea).some((noun) => patternOfNoun(noun).test(sentence)) ||
    readActs(tagText(sentence)).length > 0
  );
}

/** More than anybody tells in one message. */
const mostFacts = 30;

/** The people and things that an idea is known to speak of. */
const namesOf = ({ client, host, item, people, things }: Idea): Noun[] =>
  [client, item, ...(host ? [host] : []), ...people, ...things].filter(({ one }) => one.length > 2);

/** 'It must run on iPhones' says where; 'the names must not stay on the tablet' is a rule that only happens there. */
const runsOn =
  /\b(?:runs?|works?|opens?|(?:is|are|be) (?:used|made|opened|shown)|uses?) (?:\w+ ){0,3}(?:on|in|for|with|as)\b/i;

/** A sentence settles a question when it says what the question looks for, or means one of its options. */
function fitsQuestion(sentence: string, question: QuestionText, idea: Idea): boolean {
  if (question.key === platformQuestion.key && firm.test(sentence) && !runsOn.test(sentence)) return false;
  return question.known?.test(sentence) === true || matchOption(question, sentence, slotsOf(idea)) !== undefined;
}

/** What a message on an outlined idea asks of the product: it stays open until a later message answers it. */
export function readQuestions({ outline }: Idea, text: string): Decision[] {
  if (!outline) return [];
  const known = Object.values(outline).flat().join('\n');
  return partMessage(text)
    .filter(({ kind, text: asked }) => kind === 'question' && isOfProduct(asked, known))
    .map(({ text: asked }) => keepQuestion(asked));
}

/** Asked of the guide itself, or of its documents. */
const ofGuide =
  /\b(?:you|your) (?:\p{L}+ )?(?:think|recommend|suggest|mean|know|write|wrote|read|understand|ask|asked|need|want|say|said)\b|^(?:can|could|would|will) you\b|\b(?:this|the) (?:document|prompt|requirements|architecture|question)s?\b/iu;

const isOfProduct = (asked: string, known: string) =>
  !ofGuide.test(asked) && asked.split(/\s+/).length > 4 && isAbout(asked, known);
