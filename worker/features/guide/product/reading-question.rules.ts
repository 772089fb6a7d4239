import type { Question } from '#shared/chat.ts';
import { germanReading } from '#worker/features/guide/content/foreign-replies.ts';
import { tellReading } from '#worker/features/guide/decisions/people-and-thing.rules.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import {
  asNoun,
  capitalise,
  escapeText,
  joinWords,
  patternOfNoun,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import { warnsOfDanger } from '#worker/features/guide/idea/cautions.rules.ts';
import { isSameNoun, readingOf } from '#worker/features/guide/idea/corrected.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { doOf } from '#worker/features/guide/idea/telling.rules.ts';
import { classQuestions } from '#worker/features/guide/product/class-questions.rules.ts';
import { doubtsOfResult, doubtsOfThing, isLost } from '#worker/features/guide/product/doubts.rules.ts';
import { otherReadings } from '#worker/features/guide/product/other-readings.rules.ts';
import { slotsOf } from '#worker/features/guide/product/questions.rules.ts';
import { actsOf, anybody, isInCompound, isShownNoun } from '#worker/features/guide/product/reading-words.rules.ts';

const first = (name: string) => `Have I read ${name} right?`;
const again = (name: string) => `Once more, in other words: who uses ${name}, and which one thing is it about?`;
const confirm = 'Yes, that is right';
const forNow = 'Go on with these words for now';
const keep = 'Leave it as I read it';
const take = 'Take the lines as they stand';
const own = 'No, I will say it in my own words';
/** The question after that choice: what is answered to it takes the place of what was read. */
const inOwn = (name: string) => `How do you say it? Who does what in ${name}, and with which thing?`;

const inSentences = 'If not, tell it in two to five short sentences: who does what with which thing.';
const inOwnLines =
  'I am not sure of it, so I sorted your own words under these headings. Please move what stands wrong and add who and what is missing, until each line says one thing.';
const inLines = 'If not, change the lines below, one thing a line.';
const inProposals = 'What you did not say I propose below, one thing a line: change or delete what does not fit.';
const inKind =
  'You told it in a few words, so below is what such a product needs, one thing a line: change or delete what does not fit.';
const inExample = 'For example: “The office enters an order with its address. Drivers see the orders of the day.”';

/** Why the reading is asked for, and how its outline is filled in. */
export const whyReading =
  'All that I write rests on these lines. First under “Who uses it” stands the main user; mark yourself (me). First under “What is kept” stands the main thing. Behind an arrow is what comes of it, as in “→ new order: cake, day; the baker is told”: fill in each “?” or leave it.';

/** So many words are told as a story: where any of it is doubtful, most of it may be. */
const longTelling = 40;
/** In so many words whoever uses it would have been named. */
const wholeStory = 100;
/** Under this, in one or two sentences, somebody has only named what they want. */
const vagueTelling = 25;

/** Whether so much of the reading is in doubt that questions which name its people or its thing may make no sense. */
export function isDoubtful(idea: Idea): boolean {
  if (idea.reading || idea.isWish || idea.clarity === 'empty') return false;
  if (idea.language) return idea.language.isPartial === true;
  const words = idea.said.split(/\s+/).length;
  return (
    isLost(idea) ||
    (idea.clarity === 'vague' &&
      (words >= longTelling ||
        ((words >= vagueTelling || idea.said.split(/[.!?]\s/).length > 2) &&
          !warnsOfDanger(idea.said) &&
          classQuestions(idea, slotsOf(idea)).length < 2))) ||
    (idea.pattern.isOwn === true &&
      words >= longTelling &&
      listDoubts(idea).length > (isOnlyUnnamed(idea, words) ? 1 : 0))
  );
}

/** Who tells in a few sentences what they would like for themselves names nobody; in a whole story somebody is named. */
const isOnlyUnnamed = (idea: Idea, words: number) => words < wholeStory && !isNamed(idea);

/** Whether a question asks for the reading; 'again' where it was asked before. */
export function asksReading(asked: string, name: string): 'first' | 'again' | undefined {
  if (asked.startsWith(first(name))) return 'first';
  return asked.startsWith(again(name)) || asked.startsWith(inOwn(name)) ? 'again' : undefined;
}

/** Whether an answer takes the reading as it stands. */
export function confirmsReading(answer: string): boolean {
  return (
    answer === confirm ||
    answer === forNow ||
    answer === keep ||
    answer === take ||
    /^(?:(?:yes|yep|yeah|ok(?:ay)?|ja)[,.!\s]*)?(?:(?:that|this|it)(?:['’]s| is| looks) )?(?:yes|yep|yeah|ok(?:ay)?|right|correct|fine|good|exactly|perfect|ja|stimmt)[.!\s]*$/i.test(
      answer.trim(),
    )
  );
}

/** 'I'd rather tell it in my own words': a promise, by itself nothing that could be kept. */
const promisesWords =
  /^(?:no[,.!\s]+)?(?:i(?:['’]ll| will| want to| would like to| can|['’]d (?:like to|rather))|let me) (?:say|tell|put|explain|describe|write) (?:it|that|this|them)(?: all)? (?:in my own (?:words|way)|myself)[.!\s]*$/i;

/** Whether a text only announces that its writer will tell the idea in other words, and tells nothing of it yet. */
export const promisesOwnWords = (text: string): boolean => promisesWords.test(text.trim());

/** Whether an answer only says that the person will put it right. */
export function promisesReading(answer: string): boolean {
  return (
    promisesOwnWords(answer) || /^(?:no+|nope|wrong|not (?:quite|right|really|at all))[.!\s]*$/i.test(answer.trim())
  );
}

type Draft = { text: string; isProposed: boolean };

/**
 * The question whether people and thing were read right, with the next likely readings to choose from.
 * @param draft what was read, as lines to change; `isProposed` where some of them are proposals.
 */
export function askReading(idea: Idea, { text: draft, isProposed }: Draft = { text: '', isProposed: false }): Question {
  const isSure = listDoubts(idea).length === 0;
  const isOpen = isDoubtful(idea) && !isProposed;
  // Beside the owner's own sentences, guesses at what a doubtful reading might be help nobody.
  const others = (isProposed && idea.clarity !== 'clear' ? [] : otherReadings(idea, isOpen)).map((label) => ({
    label,
  }));
  const lines = draft ? { draft } : {};
  // To change the lines, or to take them, is less work than to begin anew.
  const whenOpen = draft
    ? [{ label: take, recommended: true }, { label: own }]
    : [{ label: own, recommended: true }, ...others];
  if (isOpen && idea.language)
    return {
      question: `${first(idea.name)} ${germanReading.ask}`,
      why: germanReading.why,
      options: whenOpen,
      ...lines,
    };
  const hint = isOpen ? inSentences : isProposed ? inProposals : inLines;
  // What was guessed would only contradict the owner's own lines.
  const question =
    isOpen && draft
      ? `${first(idea.name)} ${inOwnLines}`
      : isProposed && idea.clarity !== 'clear'
        ? `${first(idea.name)} ${inKind}`
        : `${first(idea.name)} ${told(idea)} ${hint}`;
  return {
    question:
      question.length <= mostAsked ? question : `${cutAsked(`${first(idea.name)} ${told(idea)}`, hint)} ${hint}`,
    why: whyReading,
    options: isOpen ? whenOpen : [{ label: isSure ? confirm : forNow, recommended: true }, ...others, { label: own }],
    ...lines,
  };
}

/** A text that leaves room for what comes after it, cut after a whole sentence. */
const cutAsked = (text: string, after: string) =>
  text.slice(0, mostAsked - after.length - 1).replace(/(?<=[.?]) [^.?]*$/, '');

/** The same question in other words, after an answer that could not be read; with what was read as lines to change. */
export function askReadingAgain(idea: Idea, { text: draft }: Draft): Question {
  return {
    question: `${again(idea.name)} ${isDoubtful(idea) ? inExample : `For example “${idea.client.many}; ${idea.item.many}”.`}`,
    why:
      draft && !idea.language
        ? whyReading
        : isDoubtful(idea)
          ? 'Two to five short sentences on who does what with which thing take the place of all that I read before.'
          : 'A few plain nouns are enough: first the people, then a semicolon, then the thing.',
    options: [{ label: keep, recommended: true }, ...otherReadings(idea, isDoubtful(idea)).map((label) => ({ label }))],
    ...(draft ? { draft } : {}),
  };
}

/** Asks for the idea in its owner's own words, with nothing written before them; what was read stays a choice. */
export function askOwnWords(idea: Idea): Question {
  return {
    question: `${inOwn(idea.name)} ${inExample}`,
    why: 'Two to five short sentences, one thing each, take the place of all that I read before.',
    options: [
      { label: keep, recommended: true },
      ...otherReadings(idea, isDoubtful(idea))
        .slice(0, 2)
        .map((label) => ({ label })),
    ],
  };
}

/** How people and thing are read, in a sentence. */
export function tellPeopleAndThing(idea: Idea): string {
  return `${tellReading(readingOf(idea))}.`;
}

/** A question may have 300 characters. */
const mostAsked = 290;

/** 'For offices and florists; about bouquets.', and what of it is a guess. */
function told(idea: Idea): string {
  const { client, host, item } = idea;
  const isFor = isNamed(idea) ? `for ${joinWords([client.many, ...(host ? [host.many] : [])])}` : '';
  const about = isThingFound(idea) ? `about ${item.many}` : '';
  return [[isFor, about].filter(Boolean).join('; '), ...listDoubts(idea), ...doubtsOfThing(idea)]
    .filter(Boolean)
    .map((part) => `${capitalise(part)}${part.endsWith('.') ? '' : '.'}`)
    .join(' ');
}

function isNamed({ client, clientKnown, host, said }: Idea): boolean {
  const isCrowd = host !== undefined && /\b(?:the|all) people\b/i.test(said);
  return isCrowd || (clientKnown && !anybody.test(client.one));
}

/** Whether the thing is in the words of the idea, or made of one of them. */
function isThingFound(idea: Idea): boolean {
  const { item, things, told: all, said } = idea;
  if (kindOfNoun(item.many.split(' ').at(-1) ?? '') === 'person') return false;
  if (patternOfNoun(item).test(said) && !isShownNoun(item, idea) && !isInCompound(item, idea)) return false;
  if (item.one.toLowerCase() === idea.name.toLowerCase()) return false;
  return (
    things.some((thing) => isSameNoun(thing, item)) ||
    actsOf(all).some(({ object }) => isSameNoun(object, item)) ||
    item.one.split(' ').some((word) => patternOfNoun(asNoun(word)).test(said))
  );
}

/** What the reading can't know, said instead of guessed. */
function listDoubts(idea: Idea): string[] {
  const { client, host, hostKnown, item, told: all, said } = idea;
  const [act, ...more] = actsOf(all);
  return [
    ...(isNamed(idea) ? [] : [`You name nobody who uses it; I call them ${client.many}.`]),
    ...(host && !hostKnown ? [`Who runs it you don’t say; I call them ${host.many}.`] : []),
    ...(isThingFound(idea)
      ? []
      : [
          `What it is about I can’t tell${patternOfNoun(item).test(said) ? '' : `; I call it ${withArticle(item.one)}`}.`,
        ]),
    ...(act ? [] : ['I find nothing that anybody does with it.']),
    ...(act && more.length === 0 ? [`The one thing done is to ${escapeText(doOf(act), 60)}.`] : []),
    ...doubtsOfResult(idea),
  ];
}
