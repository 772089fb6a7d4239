import { longestDecision } from '#shared/chat.ts';
import { byPersonalLink } from '#worker/features/guide/content/common-questions.ts';
import { withdrawn } from '#worker/features/guide/decisions/building.rules.ts';
import { mayCorrectLines, readLineCorrection } from '#worker/features/guide/decisions/corrected-lines.rules.ts';
import { readCorrection } from '#worker/features/guide/decisions/correcting.rules.ts';
import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
import { applyEdit, mergeProse, rulesOut } from '#worker/features/guide/decisions/edited-lines.rules.ts';
import { applyReading, peopleAndThing, tellReading } from '#worker/features/guide/decisions/people-and-thing.rules.ts';
import { standing } from '#worker/features/guide/decisions/replacing.rules.ts';
import { isToldLater } from '#worker/features/guide/decisions/swaps.rules.ts';
import { descriptionOf, longestTold, partAnswer, toldAnew } from '#worker/features/guide/decisions/told-anew.rules.ts';
import { fill } from '#worker/features/guide/grammar/words.rules.ts';
import type { Turn } from '#worker/features/guide/guide-turn.rules.ts';
import { readingOf } from '#worker/features/guide/idea/corrected.rules.ts';
import { type Idea, readIdea } from '#worker/features/guide/idea/idea.rules.ts';
import { translateIdea } from '#worker/features/guide/idea/language.rules.ts';
import { unitsOf } from '#worker/features/guide/idea/reading-lines.rules.ts';
import { isNoDecision } from '#worker/features/guide/listening/talk.rules.ts';
import { type Outline, readOutline, tellOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { castOf } from '#worker/features/guide/outline/outline-cast.rules.ts';
import { withoutField } from '#worker/features/guide/outline/outline-dropped-fields.rules.ts';
import { withoutPeople } from '#worker/features/guide/outline/outline-dropped-people.rules.ts';
import {
  editedOutline,
  isSameOutline,
  unitsOfOutline,
  withEdit,
} from '#worker/features/guide/outline/outline-edit.rules.ts';
import { readActLine } from '#worker/features/guide/outline/outline-lines.rules.ts';
import { meantBy } from '#worker/features/guide/outline/outline-owners-words.rules.ts';
import { readDecidedIdea, readDescribedIdea } from '#worker/features/guide/product/decided-idea.rules.ts';
import { questionAsked, questionBank, slotsOf } from '#worker/features/guide/product/questions.rules.ts';
import { draftReading, type ReadingDraft } from '#worker/features/guide/product/reading-draft.rules.ts';
import { confirmsReading, promisesReading } from '#worker/features/guide/product/reading-question.rules.ts';

type Read = Pick<ReturnType<typeof readCorrection>, 'decisions' | 'unread'>;

/** Confirmed or put right, people and thing are kept as one decision; what says neither is left as `unread`. */
export function readReadingAnswer(answer: string, { brief: { project, decisions } }: Turn): Read {
  const draft = draftReading(project.name || 'This product', project.description, decisions);
  const { idea } = draft;
  const shown = readOutline(draft.text);
  const edited = shown && editedOutline(answer, shown);
  const isShown = answer.trim() === draft.text || (shown && edited && isSameOutline(shown, edited));
  // Whoever takes the lines as they stand, those that were proposed too, has said them.
  if ((confirmsReading(answer) || isShown) && draft.isBasis) return tellOutlined(draft.outline, idea.name, decisions);
  if (confirmsReading(answer) || isShown)
    return { decisions: [{ topic: peopleAndThing, decision: tellReading(readingOf(idea)) }], unread: [] };
  if (edited) return tellOutlined(edited, idea.name, decisions);
  if (idea.language && isEdited(answer, draft.text)) return tellAnew(answer.slice(0, longestTold), [], draft);
  if (promisesReading(answer) || isNoDecision(answer)) return { decisions: [], unread: [] };
  const { language, english } = translateIdea(answer);
  const retold = language?.id === 'de' && !language.isPartial ? readToldAnew(english, idea.name) : undefined;
  if (retold) return retold;
  const corrected = readCorrection(answer, idea, true);
  if (corrected.decisions.length > 0 && corrected.unread.length === 0) return corrected;
  return readToldAnew(answer, idea.name, draft, decisions) ?? corrected;
}

/** The decisions that take the lines which were drafted of an idea, as if their owner had said yes; undefined where nothing can rest on them. */
export function takeDraft({ brief: { project, decisions } }: Turn): Decision[] | undefined {
  const { outline, idea, isBasis } = draftReading(project.name || 'This product', project.description, decisions);
  return isBasis ? tellOutlined(outline, idea.name, decisions).decisions : undefined;
}

/** The idea as the lines tell it that were drafted, and whether some of these were proposed; undefined where nothing can rest on them. */
export function draftedIdea({ brief: { project, decisions } }: Turn): { idea: Idea; isProposed: boolean } | undefined {
  const { text, idea, isBasis, isProposed } = draftReading(
    project.name || 'This product',
    project.description,
    decisions,
  );
  return isBasis ? { idea: readIdea(idea.name, text), isProposed } : undefined;
}

/** Whether an answer holds a line of the sentences that it was given, and so is these as they were changed. */
const isEdited = (answer: string, shown: string) =>
  answer.split('\n').some((line) => line.trim() !== '' && shown.split('\n').includes(line.trim()));

/** An outline as its owner changed it takes the place of all that was told before; people and thing follow from it. */
function tellOutlined(outline: Outline, name: string, before: Decision[]): Read {
  const text = tellOutline(outline).slice(0, longestDecision);
  return {
    decisions: [
      { topic: toldAnew, decision: text },
      { topic: peopleAndThing, decision: tellReading(readingOf(readIdea(name, text))) },
      ...placedBefore(before),
    ],
    unread: [],
  };
}

/** Sentences on who does what take the place of what they tell anew, and people and thing follow from all that stands then. */
export function readToldAnew(
  answer: string,
  name: string,
  draft?: ReadingDraft,
  before: Decision[] = [],
): Read | undefined {
  const { named, acts } = partAnswer(answer);
  if (acts.length === 0) return undefined;
  if (draft?.idea.isOutlined) return tellOutlined({ ...draft.outline, acts }, name, before);
  // Of a doubtful reading only what was ruled out is sure.
  const units = draft?.isSure ? draft.units : draft?.units.filter(rulesOut);
  const text = draft && units ? applyEdit(units, mergeProse(acts, units), draft.idea) : `${acts.join('. ')}.`;
  return tellAnew(text, named, { idea: draft?.idea ?? readIdea(name, text) });
}

/**
 * The decisions that follow from a description told anew.
 * @param text undefined where only people and thing are put right.
 */
function tellAnew(text: string | undefined, named: string[], { idea }: Pick<ReadingDraft, 'idea'>): Read {
  const told = text === undefined ? [] : [{ topic: toldAnew, decision: text }];
  const anew = text === undefined ? idea : readIdea(idea.name, text);
  const corrected = readCorrection(named.join('; '), anew, true);
  const kept = corrected.decisions.find(({ topic }) => topic === peopleAndThing) ?? {
    topic: peopleAndThing,
    decision: tellReading(readingOf(anew)),
  };
  return { decisions: [...told, kept], unread: [] };
}

/**
 * A message that corrects lines of what was read, as the description with them, and what it says besides; undefined for any other message.
 */
export function readCorrectedLines({
  userText,
  brief: { project, decisions },
}: Turn): { decisions: Decision[]; rest: string } | undefined {
  if (!mayCorrectLines(userText)) return undefined;
  const { idea, description } = readDescribedIdea(project.name || 'This product', project.description, decisions);
  if (idea.language || idea.isWish) return undefined;
  const outline = readOutline(description);
  const units = outline ? unitsOfOutline(outline, idea) : unitsOf(description, idea, false);
  const correction = readLineCorrection(userText, units);
  if (!correction) return undefined;
  const text = outline
    ? tellOutline(withEdit(outline, correction.edit, units))
    : applyEdit(units, correction.edit, idea);
  const before = decisions.findLast(({ topic }) => topic === peopleAndThing);
  const now = before && readingFor(text, before.decision, idea.name);
  return {
    decisions: [
      { topic: toldAnew, decision: text },
      ...(outline ? placedBefore(decisions) : []),
      ...(before && now !== undefined && now !== before.decision ? [{ ...before, decision: now }] : []),
    ],
    rest: correction.rest.join('. '),
  };
}

/**
 * An outlined idea without the line that a feature was made of.
 * @param says the sentence of the feature.
 */
export const withoutLine = (says: string, turn: Turn): Decision[] =>
  withoutPart(turn, (outline, name) => leaveOutLine(outline, says, name));

/** An outlined idea without a field that its lines list, named as in 'photo of the damage report'; none where they list no such field. */
export const withoutListed = (said: string, turn: Turn): Decision[] =>
  withoutPart(turn, (outline) => withoutField(outline, said));

/** An outlined idea without people whom its lines name; none where they name nobody so, or would tell nothing without them. */
export const withoutRole = (said: string, turn: Turn): Decision[] =>
  withoutPart(turn, (outline, name) => withoutPeople(outline, said, name));

/** An outlined idea as `leaveOut` leaves it, which returns undefined where there is nothing to leave out. */
function withoutPart(
  { brief: { project, decisions } }: Turn,
  leaveOut: (outline: Outline, name: string) => Outline | undefined,
): Decision[] {
  const { idea, description } = readDescribedIdea(project.name || 'This product', project.description, decisions);
  const [own, placed] = [descriptionOf(project.description, standing(decisions)), description].map(readOutline);
  const kept = own && leaveOut(own, idea.name);
  // What was told later stays as it was told: only then is it known to be new.
  if (kept) return [{ topic: toldAnew, decision: tellOutline(kept) }];
  const left = placed && leaveOut(placed, idea.name);
  return left ? [{ topic: toldAnew, decision: tellOutline(left) }, ...placedBefore(decisions)] : [];
}

/** An outline without the act of which a feature says `says`; undefined where it has no such act. */
function leaveOutLine(outline: Outline, says: string, name: string): Outline | undefined {
  const cast = castOf(outline, name);
  const meant = meantBy(cast);
  const acts = outline.acts.filter((line) => {
    const own = meant(line);
    const told = readActLine(own, cast)?.line ?? own.replace(/[.\s]+$/, '');
    return !says.startsWith(told);
  });
  return acts.length === outline.acts.length ? undefined : { ...outline, acts };
}

/** What was told since stands in the outline as it is written now. */
const placedBefore = (decisions: Decision[]): Decision[] =>
  standing(decisions)
    .filter(isToldLater)
    .map(({ topic }) => ({ topic, decision: withdrawn }));

/** People and thing as they were decided, as long as the text names them; else as it is read. */
function readingFor(text: string, decided: string, name: string): string {
  const holds = applyReading(text, decided)?.swaps.length === 0;
  return holds ? decided : tellReading(readingOf(readIdea(name, text)));
}

/**
 * Where the idea was told anew in the same form, a choice holds for the question of the same kind that the new reading has; one that no
 * question of it has decides nothing, but for the link by which people get in.
 */
export function withoutStale(decisions: Decision[], { brief: { project } }: Turn, skipped: string[]): Decision[] {
  if (!decisions.some(({ topic }) => topic === toldAnew)) return decisions;
  const before = readDecidedIdea(project.name || 'This product', project.description, []);
  const now = readDecidedIdea(project.name || 'This product', project.description, decisions);
  let stale = 0;
  const kept = decisions.flatMap((entry): Decision[] => {
    const { topic, decision } = entry;
    const question = questionAsked(before, topic);
    const isChoice = question?.options.some(({ label }) => fill(label, slotsOf(before)) === decision) ?? false;
    if (!question || !isChoice || questionAsked(now, topic) !== undefined) return [entry];
    if (question.key === 'access' && decision === byPersonalLink) return [{ topic: 'How people get in', decision }];
    const same = questionBank(now).find(
      ({ key, options }) => key === question.key && options.some(({ label }) => fill(label, slotsOf(now)) === decision),
    );
    if (same) return [{ topic: same.topic, decision }];
    stale += 1;
    return [];
  });
  if (stale > 0)
    skipped.push(
      `${stale === 1 ? 'One choice was' : `${stale} choices were`} about the idea as I had misread it; I dropped ${stale === 1 ? 'it' : 'them'}. Say “ask me” for the questions that fit now.`,
    );
  return kept;
}
