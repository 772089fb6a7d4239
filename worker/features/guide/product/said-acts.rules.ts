import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import type { OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';

const saying = /^(?:say|tell|answer|declare|announce)$/;
const asking = /\bwho (\p{L}+)/gu;
const being = /^(?:is|are|was|were|has|have|had|do|does|did|will|gets?|with|of|and|or|to)$/;
const theirs = /\b(?:they|he|she) (\p{L}+)(?: (\p{L}+))?/gu;

const base = (word: string) => baseOfVerb(word) ?? word;

/** What people say of themselves: 'can' and 'drive' of 'say which days they can drive'. */
const saidIn = (phrase: string): string[] =>
  [...phrase.matchAll(theirs)].flatMap(([, first = '', second = '']) =>
    [first, ...(/^(?:can|could|will|may)$/.test(first) ? [second] : [])].filter(Boolean).map(base),
  );

/** What somebody asks of others: 'can' of 'see who can', 'come' of 'the number of those who come'. */
const askedIn = ({ told: { phrase, outcomes = [] } }: OutlinedAct): string[] =>
  [phrase, ...outcomes.map(({ text }) => text)].flatMap((text) =>
    [...text.matchAll(asking)].flatMap(([, word = '']) => (being.test(word) ? [] : [base(word)])),
  );

/** Whether an act only looks at people and names no record of its own: 'see who can', 'see who is missing'. */
const looksAtPeople = ({ told, record, way }: OutlinedAct): boolean =>
  way === 'read' && /^who\b/.test(told.phrase) && (!record || nounIn(record.one, told.phrase) === null);

/** The act in which people said of themselves what another act looks at: 'parents say which days they can drive' of 'see who can'. */
export function saidFor(acts: OutlinedAct[], act: OutlinedAct): OutlinedAct | undefined {
  const asked = looksAtPeople(act) ? askedIn(act) : [];
  return asked.length === 0
    ? undefined
    : acts.find(
        ({ told, way, record }) =>
          way === 'make' &&
          record !== undefined &&
          saying.test(told.verb) &&
          saidIn(told.phrase).some((word) => asked.includes(word)),
      );
}

/**
 * Acts in which who looks at what people said of themselves looks at the record in which they said it: 'who can' stands in what came of
 * 'parents say which days they can drive'.
 */
export const withSaid = (acts: OutlinedAct[]): OutlinedAct[] =>
  acts.map((act) => {
    const source = saidFor(acts, act);
    return source?.record ? { ...act, record: source.record } : act;
  });
