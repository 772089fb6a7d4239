import { wishQuestions } from '#worker/features/guide/content/common-questions.ts';
import { coreQuestions } from '#worker/features/guide/content/core-questions.ts';
import { anyWays, domains } from '#worker/features/guide/content/domains.ts';
import { splitBuilding } from '#worker/features/guide/decisions/building.rules.ts';
import { readChanges } from '#worker/features/guide/decisions/changes.rules.ts';
import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
import { applySwaps, outlinedFact } from '#worker/features/guide/decisions/swaps.rules.ts';
import { readForm, readForms } from '#worker/features/guide/decisions/told-forms.rules.ts';
import { toolTopic } from '#worker/features/guide/decisions/tools.rules.ts';
import { readToldRecords, type ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { type Idea, readIdea } from '#worker/features/guide/idea/idea.rules.ts';
import { isClassTopic } from '#worker/features/guide/product/class-questions.rules.ts';
import { coreTopic } from '#worker/features/guide/product/core-questions.rules.ts';
import { isMereRule, isPlainRule, sentencesOfFact } from '#worker/features/guide/product/fact-criteria.rules.ts';
import { tellsSize } from '#worker/features/guide/product/fact-sizes.rules.ts';
import { isAnswer, isAudience, isFirstJob, sameText } from '#worker/features/guide/product/questions.rules.ts';

/** The idea as its description alone tells it, with people and thing as they were decided, and that description as it holds now. */
export function readDescribedIdea(name: string, told: string, said: Decision[]): { idea: Idea; description: string } {
  const { description, reading, denied } = applySwaps(splitBuilding(told).idea, said, name);
  return { idea: readIdea(name, description, [], '', reading, denied), description };
}

/** The idea with what has been decided about it: the same idea and decisions always give the same reading. */
export function readDecidedIdea(name: string, told: string, said: Decision[]): Idea {
  const { description, decisions, reading, denied } = applySwaps(splitBuilding(told).idea, said, name);
  const plain = readIdea(name, description, [], '', reading, denied);
  const audience = decisions.findLast(({ topic }) => isAudience(topic, name))?.decision ?? '';
  const job = decisions.findLast(({ topic }) => isFirstJob(topic, name))?.decision;
  const ways = [...domains.flatMap((domain) => domain.ways), ...anyWays];
  const reads = job === undefined ? [] : [ways.find(({ label }) => sameText(label, job))?.reads ?? job];
  const notes = decisions.filter(
    ({ topic, decision }) =>
      !wishQuestions.some(({ options }) => options.some(({ label }) => sameText(label, decision))) &&
      topic !== toolTopic &&
      topic !== outlinedFact &&
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
        partFacts(notes, plain)
          .map(({ topic, said, isList }) =>
            isList || readForm(said) ? said : isRuled(topic, said, plain) ? '' : additionsIn(said),
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

const isBareList =
  /^(?![^.]*\b(?:is|are|goes|has|moves)\b)(?!(?:the )?(?:states?|it|they|an?|each)\b)[^.:]{2,40}(?:,[^,.:]{2,40}){2,}(?:[.]|$)/i;

/** An answer to a core question as a sentence that stands by itself: 'new, quoted, paid' are states, in the order that was asked for. */
export function asFact(topic: string, decision: string): string {
  const core = coreTopic(topic);
  if (core === 'Steps and states' && isBareList.test(decision)) return `It goes: ${decision}`;
  return core === 'What success is' && !readForm(decision) ? `Success: ${decision}` : decision;
}

/** A fact that becomes a criterion as it stands, or tells only how many there are: neither is a deed of anybody. */
const isRuled = (topic: string, decision: string, idea: Idea) =>
  isFact(topic) &&
  !idea.isWish &&
  (isPlainRule(decision, idea) || tellsSize(decision) || isMereRule(additionsIn(decision)));

const isFact = (topic: string) => topic.startsWith('Also: ') || coreTopic(topic) !== undefined;

/** The sentences of what was told, each by itself; those that list fields or states of what the idea names together. */
function partFacts(notes: Decision[], { said: known }: Idea) {
  let last: ToldRecord | undefined;
  return notes.flatMap(({ topic, decision: told }): { topic: string; said: string; isList: boolean }[] => {
    const decision = asFact(topic, told);
    if (!isFact(topic)) return [{ topic, said: decision, isList: false }];
    const plain = (said: string) => ({ topic, said, isList: false });
    const { records, rest } = readToldRecords(decision, `${known}\n${decision}`, last);
    last = records.at(-1) ?? last;
    if (records.length === 0) return sentencesOfFact(decision).map(plain);
    const beside = rest.split('\n').filter(Boolean);
    const list = decision.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => !beside.includes(sentence.trim()));
    return [{ topic, said: list.join(' '), isList: true }, ...beside.flatMap(sentencesOfFact).map(plain)];
  });
}

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
