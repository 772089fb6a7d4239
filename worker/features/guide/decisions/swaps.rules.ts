import { platformQuestion } from '#worker/features/guide/content/common-questions.ts';
import { coreQuestions } from '#worker/features/guide/content/core-questions.ts';
import { isAboutBuilding } from '#worker/features/guide/decisions/building.rules.ts';
import { readChanges } from '#worker/features/guide/decisions/changes.rules.ts';
import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
import { isLeftOutCriterion } from '#worker/features/guide/decisions/left-out-criteria.rules.ts';
import { isOpenQuestion } from '#worker/features/guide/decisions/open-questions.rules.ts';
import {
  applyReading,
  peopleAndThing,
  type WordSwap,
} from '#worker/features/guide/decisions/people-and-thing.rules.ts';
import { withoutDenied } from '#worker/features/guide/decisions/premise.rules.ts';
import { standing } from '#worker/features/guide/decisions/replacing.rules.ts';
import { withoutRevoked } from '#worker/features/guide/decisions/revoking.rules.ts';
import { descriptionOf, toldAnew } from '#worker/features/guide/decisions/told-anew.rules.ts';
import { readForm } from '#worker/features/guide/decisions/told-forms.rules.ts';
import { asMeant } from '#worker/features/guide/grammar/apostrophes.rules.ts';
import { asSpoken } from '#worker/features/guide/grammar/spoken.rules.ts';
import {
  asNoun,
  capitalise,
  isPlural,
  lowerFirst,
  pluralOf,
  singularOf,
  toPattern,
} from '#worker/features/guide/grammar/words.rules.ts';
import type { Reading } from '#worker/features/guide/idea/corrected.rules.ts';
import { sentencesIn } from '#worker/features/guide/idea/reading-lines.rules.ts';
import { type Outline, readOutline, tellOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { withSights } from '#worker/features/guide/outline/outline-answers.rules.ts';
import { isOfComingIn } from '#worker/features/guide/outline/outline-entrance.rules.ts';
import { comesAlone } from '#worker/features/guide/outline/outline-entry.rules.ts';
import { type PlacedLater, withTold } from '#worker/features/guide/outline/outline-later.rules.ts';
import { withMeantLines } from '#worker/features/guide/outline/outline-owners-words.rules.ts';
import { isLeftAsProposed } from '#worker/features/guide/outline/outline-proposals.rules.ts';
import { withStates } from '#worker/features/guide/outline/outline-states.rules.ts';

/** The topic under which a swap is kept, followed by what was replaced. */
export const insteadOf = 'Instead of ';
type Swap = WordSwap;

/** 'cats, not dogs' in the decisions: what stands for what from then on. */
function readSwaps(decisions: Decision[]): (Swap & { at: number })[] {
  return decisions.flatMap(({ topic, decision }, at) =>
    topic === peopleAndThing || topic === toldAnew
      ? []
      : readChanges(decision).changes.flatMap(({ change }) =>
          change.kind === 'swap' ? [{ from: change.from, to: change.to, at }] : [],
        ),
  );
}

/** Whether a text speaks of what would be swapped. */
export function mentions(text: string, word: string): boolean {
  return patternOf(word).test(text);
}

/** A text with one thing in place of another, in the number it had. */
function swapWords(text: string, { from, to }: Swap): string {
  return text.replace(patternOf(from), (found) => {
    const one = isPlural(to) ? singularOf(to) : to;
    const fitting = isPlural(found.toLowerCase()) ? pluralOf(one) : one;
    return /^[A-Z]/.test(found) ? capitalise(fitting) : fitting;
  });
}

function patternOf(word: string): RegExp {
  const one = singularOf(word);
  const forms = [...new Set([word, one, pluralOf(one)])].map(toPattern);
  return new RegExp(`\\b(?:${forms.sort((a, b) => b.length - a.length).join('|')})\\b`, 'gi');
}

/** The topic of what an outline says that holds. */
export const outlinedFact = 'As outlined';

/** What an outline says that holds, and what counts as success, as facts that were told. */
const factsOf = ({ rules, aims }: Outline): Decision[] => [
  ...rules.filter((line) => !isOfComingIn(line)).map((decision) => ({ topic: outlinedFact, decision })),
  ...aims.map((aim) => ({ topic: outlinedFact, decision: readForm(aim) ? aim : `Success: ${aim}` })),
];

/** What a free message told. */
export const isToldLater = ({ topic }: Decision): boolean => topic.startsWith('Also: ');

/** Where it runs, told in words that no option has. */
const isOwnPlatform = ({ topic, decision }: Decision) =>
  topic === platformQuestion.topic && !platformQuestion.options.some(({ label }) => label === decision);

const device =
  /\b(?:smartphones?|apps?|kiosks?|terminals?|offline|servers?|phones?|mobiles?|tablets?|ipads?|iphones?|android|computers?|laptops?|pcs?|macs?|browsers?|desktops?|screens?|websites?|app store|web)\b/i;
/** What was told, sentence by sentence; of an answer on where it runs, only where: 'I'd use mine too' is said beside it. */
const asTold = (entry: Decision): string[] => {
  const told = isOwnPlatform(entry)
    ? sentencesIn(entry.decision).flatMap(({ raw }) => (device.test(raw) ? [raw.trim()] : []))
    : [];
  return told.length > 0 ? told : [entry.decision];
};

/** 'The member herself and the treasurer', to the question who sees the loan: only those see it. */
const asSight = ({ topic, decision }: Decision): string => {
  const [, thing] = /^Who sees (the \p{Ll}.*)$/u.exec(topic) ?? [];
  const [first = '', ...rest] = sentencesIn(decision).map(({ raw }) => raw.trim());
  const seers = lowerFirst(first.replace(/[.\s]+$/, ''));
  const isList = thing !== undefined && !/^(?:every|all|any)|\b(?:sees?|is|are|can|may|only|nobody)\b/i.test(seers);
  const sees = / and |, |s$/.test(seers) ? 'see' : 'sees';
  return isList ? [`Only ${seers} ${sees} ${thing}.`, ...rest].join(' ') : decision;
};

/** The topic of the question on states, whose answer completes an outline. */
const statesTopic = 'Steps and states';

/** The topic of the question on who sees what, whose answer in own words holds as a rule of the outline. */
const sightTopic = 'Who sees what';
const isOwnSight = ({ topic, decision }: Decision) =>
  (topic === sightTopic || (/^Who sees the \p{Ll}/u.test(topic) && /\bsees?\b/.test(decision))) &&
  !coreQuestions.some((one) => one.topic === topic && one.options.some(({ label }) => label === decision));

/** What was answered to a question of a form, and holds as the lines of the outline do. */
const isAnswer = (entry: Decision) =>
  !isToldLater(entry) && !isOwnPlatform(entry) && ![peopleAndThing, toldAnew, statesTopic].includes(entry.topic);

/** An answer with the sentences that a second thought amended. */
const withAmended = (answer: string, amended: Map<string, string>) =>
  [...amended].reduce(
    (text, [was, now]) => (was === now ? text : text.replace(was, () => `${now}${/\.$/.test(was) ? '.' : ''}`)),
    answer,
  );

/** Customers who are called eaters from now on sign up as before: the other word says nothing of that. */
function withSignUps(text: string, swaps: Swap[]): string {
  const outline = readOutline(text);
  const still = swaps
    .filter(({ from, to }) => comesAlone(asNoun(from)) && !comesAlone(asNoun(to)))
    .map(({ to }) => asNoun(to))
    .filter(({ many }) => outline?.people.some((line) => line.toLowerCase().startsWith(many)));
  if (!outline || still.length === 0) return text;
  return tellOutline({
    ...outline,
    acts: [...outline.acts, ...still.map(({ many }) => `${capitalise(many)} register by themselves`)],
  });
}

type Applied = {
  description: string;
  decisions: Decision[];
  reading?: Reading;
  denied: string[];
  /** Where each decision that was told of an outlined idea stands in its outline. */
  placed?: Map<string, PlacedLater[]>;
};

/**
 * The description and the decisions that hold for the product as they read after all swaps, with the reading that a person has put
 * right and the shapes that they deny; what is about the building is none. What was told of an outlined idea stands in its outline.
 */
export function applySwaps(description: string, said: Decision[], name = 'This product'): Applied {
  const { denied, held } = withoutDenied(
    standing(said).filter((entry) => !isAboutBuilding(entry) && !isOpenQuestion(entry) && !isLeftOutCriterion(entry)),
  );
  const swaps = readSwaps(held);
  const swapped = held.map(({ topic, decision }, index) => ({
    topic,
    decision: swaps.filter(({ at }) => at > index).reduce(swapWords, decision),
  }));
  const own = swaps.reduce(swapWords, withoutRevoked(descriptionOf(description, held), held));
  // What is derived is written as it was meant; the outline that is kept stays as its owner wrote it.
  const text = readOutline(own) ? asMeant(own) : asSpoken(own);
  const told = readOutline(text);
  const sight = told && swapped.find((entry) => isOwnSight(entry) && !isLeftAsProposed(entry, told));
  const read = told && withMeantLines(sight ? withSights(told, asSight(sight)) : told, name);
  const states = swapped.find((entry) => entry.topic === statesTopic && !(read && isLeftAsProposed(entry, read)));
  const written = read && states ? withStates(read, states.decision) : read;
  const isPlaced = (entry: Decision) => written !== undefined && isToldLater(entry);
  const { outline, placed, answers } =
    (written &&
      withTold(
        written,
        swapped.filter((entry) => isPlaced(entry) || isOwnPlatform(entry)).flatMap(asTold),
        name,
        swapped.flatMap((entry) =>
          isAnswer(entry) && entry !== sight ? sentencesIn(entry.decision).map(({ raw }) => raw.trim()) : [],
        ),
      )) ??
    {};
  const asAmended = (entry: Decision): Decision =>
    answers && isAnswer(entry) ? { ...entry, decision: withAmended(entry.decision, answers) } : entry;
  const now = outline ? tellOutline(outline) : text;
  const decisions = [
    ...(outline ? factsOf(outline) : []),
    ...swapped
      .filter(
        (entry) =>
          entry.topic !== peopleAndThing &&
          entry.topic !== toldAnew &&
          entry !== sight &&
          !isPlaced(entry) &&
          !(outline && isLeftAsProposed(entry, outline)),
      )
      .map(asAmended),
  ];
  const reading = swapped.findLast(({ topic }) => topic === peopleAndThing);
  const applied = reading && applyReading(now, reading.decision);
  if (!applied) return { description: withSignUps(now, swaps), decisions, denied, ...(placed && { placed }) };
  // Topics hold the people too ('How swimmers get in'), and a question is known again by its topic.
  const anew = (text: string) => applied.swaps.reduce(swapWords, text);
  return {
    description: withSignUps(anew(now), [...swaps, ...applied.swaps]),
    decisions: decisions.map(({ topic, decision }) => ({ topic: anew(topic), decision: anew(decision) })),
    reading: applied.reading,
    denied,
    ...(placed && { placed }),
  };
}
