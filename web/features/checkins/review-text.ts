import {
  longestLine,
  longestText,
  type Measured,
  mostLines,
  mostMeasures,
  type ReviewAnswers,
  readAnswers,
} from '#shared/checkins.ts';
import { type Measure, readTarget, type Target } from '#shared/measures.ts';
import type { Review } from '#web/features/checkins/checkins.queries.ts';
import { type ReadValue, readValue } from '#web/features/checkins/review-value.ts';

/** What is typed for one measure: a value, or where no target is to be compared with, what the person says. */
export type MeasureText = { value: string; isHit: boolean | null };
/** A review as it stands in its fields; lists have a line for each entry. */
export type ReviewText = {
  measures: Record<string, MeasureText>;
  results: string;
  userFeedback: string;
  improvementAreas: string;
  nextGoals: string;
};
export type WordField = Exclude<keyof ReviewText, 'measures'>;
/** What is wrong with a field, by its name or the id of the measure. */
export type ReviewFaults = Record<string, string>;

type Written = Pick<Review, 'performanceData' | 'userFeedback' | 'improvementAreas' | 'nextGoals'>;

export const wordLabels: Record<WordField, string> = {
  results: 'What came of it',
  userFeedback: 'What users say',
  improvementAreas: 'What to improve',
  nextGoals: 'Next goals',
};
const wordFields = Object.keys(wordLabels) as WordField[];

const nothing: MeasureText = { value: '', isHit: null };
const isAnswered = ({ value, isHit }: Measured) => value !== null || isHit !== null;

/** The measures that a review asks for: those of the requirements, and what was answered before these were changed. */
export function listAsked(measures: Measure[], review: Written): Measure[] {
  const answered = readAnswers(review).performanceData.measures.filter(isAnswered);
  const left = answered.filter(({ id }) => measures.every((measure) => measure.id !== id));
  return [...measures, ...left.map(({ id, text }) => ({ id, text, target: readTarget(text) }))].slice(0, mostMeasures);
}

/** A review in the fields of its form. */
export function textOf(review: Written): ReviewText {
  const { performanceData, userFeedback, improvementAreas, nextGoals } = readAnswers(review);
  const texts = performanceData.measures
    .filter(isAnswered)
    .map(({ id, value, isHit }) => [id, { value: value === null ? '' : String(value), isHit }] as const);
  return {
    measures: Object.fromEntries(texts),
    results: performanceData.results,
    userFeedback,
    improvementAreas: improvementAreas.join('\n'),
    nextGoals: nextGoals.join('\n'),
  };
}

/** What is typed for a measure. */
export const measureTextOf = (text: ReviewText, id: string): MeasureText => text.measures[id] ?? nothing;

const readLines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** What the fields say, and what of it can't be sent as it is: such a value counts as none. */
export function toAnswers(text: ReviewText, asked: Measure[]): { answers: ReviewAnswers; faults: ReviewFaults } {
  const faults: ReviewFaults = {};
  const measures = asked.map(({ id, text: wording, target }): Measured => {
    const typed = measureTextOf(text, id);
    const { value, fault }: ReadValue = target ? readValue(typed.value, target.unit) : { value: null };
    if (fault) faults[id] = fault;
    // What was said before the measure had a number to reach holds until there is one.
    return { id, text: wording.slice(0, 1_000), value, isHit: value === null ? typed.isHit : null };
  });
  const lists = { improvementAreas: readLines(text.improvementAreas), nextGoals: readLines(text.nextGoals) };
  for (const [field, lines] of Object.entries(lists)) {
    if (lines.length > mostLines) faults[field] = `At most ${mostLines} lines`;
    if (lines.some((line) => line.length > longestLine)) faults[field] = `At most ${longestLine} characters in a line`;
  }
  const words = { results: text.results.trim(), userFeedback: text.userFeedback.trim() };
  for (const [field, written] of Object.entries(words))
    if (written.length > longestText) faults[field] = `At most ${longestText.toLocaleString('en-US')} characters`;
  return {
    answers: { performanceData: { results: words.results, measures }, userFeedback: words.userFeedback, ...lists },
    faults,
  };
}

const said = ({ performanceData: { results, measures }, userFeedback, improvementAreas, nextGoals }: ReviewAnswers) =>
  JSON.stringify([
    results,
    userFeedback,
    improvementAreas,
    nextGoals,
    measures
      .filter(isAnswered)
      .map(({ id, value, isHit }) => [id, value, isHit])
      .toSorted(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  ]);

/** Whether two reviews say the same; a measure that nothing was said of counts for nothing. */
export const saySame = (a: ReviewAnswers, b: ReviewAnswers) => said(a) === said(b);

const tell = ({ value, isHit }: MeasureText) => value.trim() || (isHit === null ? '' : isHit ? 'Hit' : 'Missed');
/** What is typed for a measure as it would be saved: '12,5' is 12.5, and what can't be read stands for itself. */
function meaningOf(typed: MeasureText, target: Target | null): string {
  const { value, fault } = readValue(typed.value, target?.unit ?? '');
  return value === null || fault ? tell(typed) : String(value);
}
const meantBy = (words: string, field: WordField) =>
  field === 'improvementAreas' || field === 'nextGoals' ? readLines(words).join('\n') : words.trim();

/** The fields in which another text would be saved as something else, with what it says there. */
export function listDifferences(mine: ReviewText, theirs: ReviewText, asked: Pick<Measure, 'id' | 'target'>[]) {
  const differing = asked.filter(
    ({ id, target }) => meaningOf(measureTextOf(mine, id), target) !== meaningOf(measureTextOf(theirs, id), target),
  );
  const differingWords = wordFields.filter((field) => meantBy(mine[field], field) !== meantBy(theirs[field], field));
  return [
    ...differing.map(({ id }) => ({ label: id, text: tell(measureTextOf(theirs, id)) })),
    ...differingWords.map((field) => ({ label: wordLabels[field], text: meantBy(theirs[field], field) })),
  ];
}

/** Both texts in one: what is written in both stands once, and of two values mine stays. */
export function joinTexts(mine: ReviewText, theirs: ReviewText): ReviewText {
  const join = (a: string, b: string, between: string) => {
    const [first, second] = [a.trim(), b.trim()];
    if (first.includes(second)) return first;
    return second.includes(first) ? second : first + between + second;
  };
  const joinLines = (a: string, b: string) => [...new Set([...readLines(a), ...readLines(b)])].join('\n');
  const isSaid = ({ value, isHit }: MeasureText) => value.trim() !== '' || isHit !== null;
  const mineSaid = Object.entries(mine.measures).filter(([, typed]) => isSaid(typed));
  return {
    measures: { ...theirs.measures, ...Object.fromEntries(mineSaid) },
    results: join(mine.results, theirs.results, '\n\n'),
    userFeedback: join(mine.userFeedback, theirs.userFeedback, '\n\n'),
    improvementAreas: joinLines(mine.improvementAreas, theirs.improvementAreas),
    nextGoals: joinLines(mine.nextGoals, theirs.nextGoals),
  };
}
