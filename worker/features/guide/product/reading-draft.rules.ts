import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
import { longestTold } from '#worker/features/guide/decisions/told-anew.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { ownLine, type Unit, unitsOf } from '#worker/features/guide/idea/reading-lines.rules.ts';
import { rememberNewest } from '#worker/features/guide/idea/remembered.rules.ts';
import { type Outline, readOutline, tellOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { castOf } from '#worker/features/guide/outline/outline-cast.rules.ts';
import { completeOutline } from '#worker/features/guide/outline/outline-completion.rules.ts';
import { completeRest } from '#worker/features/guide/outline/outline-completion-rest.rules.ts';
import { outlineOf, withOutcomes } from '#worker/features/guide/outline/outline-draft.rules.ts';
import { withAround } from '#worker/features/guide/outline/outline-draft-around.rules.ts';
import { withTeller } from '#worker/features/guide/outline/outline-draft-teller.rules.ts';
import { readActLine } from '#worker/features/guide/outline/outline-lines.rules.ts';
import { isToldInFew, proposeOutline } from '#worker/features/guide/outline/outline-proposal.rules.ts';
import { withToldFigures } from '#worker/features/guide/outline/outline-told-figures.rules.ts';
import { readDescribedIdea } from '#worker/features/guide/product/decided-idea.rules.ts';
import { isDoubtful } from '#worker/features/guide/product/reading-question.rules.ts';

/**
 * What was read, as an outline that its owner may change; `units` are the sentences of the description that it was read from. `isProposed`:
 * it holds lines that nobody told, beside what was `read`. `isBasis`: left as they stand its lines take the place of the description: they tell of
 * somebody who does something, in English, and were not outlined before.
 */
export type ReadingDraft = {
  idea: Idea;
  outline: Outline;
  read: Outline;
  units: Unit[];
  text: string;
  isSure: boolean;
  isProposed: boolean;
  isBasis: boolean;
};

/** Of one or two lines to which nothing could be proposed no product can be built: more is then read of the description itself. */
const fewestActs = 3;
/** A draft may have as many characters as are kept of an idea told anew. */
const mostDrafted = longestTold;
/** A turn asks for the draft of one idea up to four times. */
const mostRemembered = 4;
/** In so few words nobody tells a story. */
const fewWords = 25;

/**
 * Tells what was read of a description under the headings of an outline; an idea that is outlined already stands as it is, and one in
 * another language in its owner's sentences, a line each.
 */
export const draftReading = rememberNewest(mostRemembered, readDraft);

function readDraft(name: string, told: string, said: Decision[]): ReadingDraft {
  const { idea, description } = readDescribedIdea(name, told, said);
  const isPlain = !isDoubtful(idea);
  const units = unitsOf(description, idea, idea.language !== undefined);
  const own = readOutline(description);
  const sentences = units.map(({ raw }) => ownLine(raw));
  // Of a few words the lines of a product that fits help more than the words again, each below a heading.
  const isReadable = !own && !idea.language;
  const mayPropose = isReadable && (isPlain || idea.said.split(/\s+/).length <= fewWords);
  const readable = isReadable ? outlineOf(idea, units, true) : undefined;
  const ofKind = readable && proposeOutline(idea, readable, !mayPropose);
  const spoken = mayPropose || ofKind ? readable : undefined;
  const known = spoken && ofKind && withToldFigures(completeRest(idea, spoken, ofKind, sentences), sentences);
  const named = spoken && !known ? withTeller(spoken, description) : spoken;
  const proposed = known ?? (named && completeOutline(idea, named, sentences));
  const isSure = isPlain || proposed !== undefined;
  const plain = own ?? (named && isSure ? named : outlineOf(idea, units, isPlain));
  const read = withOutcomes(plain, idea.name);
  const drafted = proposed ? withOutcomes(proposed, idea.name) : read;
  const isRounded = spoken && !known && drafted.acts.length > 0 && isToldInFew(idea, spoken);
  const outline = isRounded ? withAround(idea, drafted) : drafted;
  const text = idea.language ? units.flatMap(({ lines }) => lines).join('\n') : fitting(outline, !isRounded);
  return {
    idea,
    outline,
    read,
    units,
    text: text.slice(0, mostDrafted),
    isSure,
    isProposed: proposed !== undefined,
    isBasis: !own && !idea.language && (proposed ? outline.acts.length > 0 : actsOfPeople(outline, idea) >= fewestActs),
  };
}

/** How many of the acts somebody or the product does: what valves do by themselves is read of the description. */
function actsOfPeople(outline: Outline, { name }: Idea): number {
  const cast = castOf(outline, name);
  return outline.acts.filter((line) => readActLine(line, cast)?.device === false).length;
}

/** An outline that fits its field, with the headings of empty sections where it is a form to fill in: of a long idea what is told around it is left out first, then the newest lines of the longest section. */
function fitting(outline: Outline, isForm: boolean): string {
  const text = tellOutline(outline, isForm);
  if (text.length <= mostDrafted) return text;
  const [[id, lines] = ['is', []]] = (Object.entries(outline) as [keyof Outline, string[]][])
    .toSorted(([, one], [, other]) => other.join().length - one.join().length)
    .toSorted(([one], [other]) => Number(isAround(other, outline)) - Number(isAround(one, outline)));
  return fitting({ ...outline, [id]: lines.slice(0, -1) }, isForm);
}

const isAround = (id: keyof Outline, { today }: Outline) => id === 'today' && today.length > 0;
