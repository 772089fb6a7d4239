import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { firstWords } from '#worker/features/guide/grammar/sentences.rules.ts';
import { sentencesIn } from '#worker/features/guide/idea/reading-lines.rules.ts';
import { aboutOf } from '#worker/features/guide/outline/outline-numbers.rules.ts';

/** Begins the topics of what the owner asked and only the owner can answer. */
const openQuestion = 'Open question: ';
/** So many nouns of a question must stand in a sentence that answers it; fewer in one that is told soon after it. */
const leastAnswering = 3;
const leastSoon = 2;
const soon = 2;
const longest = 600;

export const isOpenQuestion = ({ topic }: Decision): boolean => topic.startsWith(openQuestion);

/** A question as it is kept, with the sentences that lead to it. */
export const keepQuestion = (text: string): Decision => ({
  topic: `${openQuestion}${firstWords(text)}`,
  decision: text.slice(0, longest),
});

/** What was told in a language that is not read well enough: kept as it was told, and open until it is told in English. */
export const keepForeign = (text: string, language: string): Decision[] =>
  sentencesIn(text)
    .map(({ raw }) => raw.trim().replace(/["“”„?!.\s]+$/g, ''))
    .filter((said) => said.split(/\s+/).length > 2)
    .map((said) => ({
      topic: `${openQuestion}${firstWords(said)}`,
      decision: `What follows from “${said.slice(0, longest)}”, told in ${language}?`,
    }));

const asks =
  /^(?:what|which|who|whom|whose|how|why|where|when|happen|precis|exactl|goes|doe|did|you|your|have|having|think|mean|way|some|any|thing|day|time|because|don|where|real|god|forbid)$/;

/** What a question is about. */
const nounsOf = (text: string) => aboutOf(text).filter((stem) => !asks.test(stem) && stem.length > 2);

/** Whether a question is about something that a text speaks of. */
export function isAbout(question: string, text: string): boolean {
  const has = new Set(aboutOf(text));
  return nounsOf(question).some((stem) => has.has(stem) && baseOfVerb(stem) === undefined);
}

/** The questions that nothing decided since answers, in their own words. */
export function openQuestions(said: Decision[]): string[] {
  return said.flatMap((entry, at) => {
    if (!isOpenQuestion(entry)) return [];
    const wanted = nounsOf(entry.decision);
    const isAnswered = said.slice(at + 1).some((later, after) => {
      const has = new Set(aboutOf(later.decision));
      return (
        !isOpenQuestion(later) &&
        wanted.filter((stem) => has.has(stem)).length >= (after < soon ? leastSoon : leastAnswering)
      );
    });
    return isAnswered ? [] : sentencesIn(entry.decision).flatMap(({ raw }) => (/\?\W*$/.test(raw) ? [raw.trim()] : []));
  });
}
