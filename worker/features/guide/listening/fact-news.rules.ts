import { readChanges } from '#worker/features/guide/decisions/changes.rules.ts';
import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
import { readNewNumber } from '#worker/features/guide/decisions/new-numbers.rules.ts';
import { replaceEarlier, withoutCorrected } from '#worker/features/guide/decisions/replacing.rules.ts';
import { readNewValue } from '#worker/features/guide/decisions/values.rules.ts';
import { capitalise } from '#worker/features/guide/grammar/words.rules.ts';
import type { Turn } from '#worker/features/guide/guide-turn.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { isDocumentTalk } from '#worker/features/guide/listening/document-talk.rules.ts';
import { readFacts, readQuestions } from '#worker/features/guide/listening/facts.rules.ts';
import { amountsIn } from '#worker/features/guide/outline/outline-numbers.rules.ts';
import { leftOut, readExclusions } from '#worker/features/guide/product/exclusions.rules.ts';

/**
 * What the last message decides, what of it was passed over (each explained in a sentence), what could not be told, and
 * whether it asks for a change that is made already.
 */
export type News = {
  decisions: Decision[];
  skipped: string[];
  unclear: string | undefined;
  repeated: boolean;
  /** Two sentences of the message that can't both hold; neither is kept. */
  clash: [string, string] | undefined;
  /** The lines of which any could be meant by a new number; none of them is changed. */
  either?: string[];
  /** What of an answer about people and thing could not be read, and whether that was the second time. */
  misread?: { parts: string[]; isAgain: boolean };
};

/** The news of a message that decides nothing. */
export const nothing: News = { decisions: [], skipped: [], unclear: undefined, repeated: false, clash: undefined };
const denies = /\b(no|not|nobody|none|never|without|neither|cannot)\b|n['’]t\b/i;

/** The facts of a message, its new values in place of the old, and what it says of the document that can't be carried out. */
export function readFactNews(turn: Turn, idea: Idea): News {
  const sentences = turn.userText.slice(0, 4_000).split(/(?<=[.!?])\s+|\n+/);
  const read = sentences.map((said, at) => ({ said, value: readValue(turn, idea, said.trim(), sentences[at - 1]) }));
  const values = read.flatMap(({ value }) => (typeof value === 'object' && 'topic' in value ? [value] : []));
  const either = read.flatMap(({ value }) => (typeof value === 'object' && 'either' in value ? value.either : []));
  const unclear = read.find(({ said, value }) => value === 'unclear' || (!value && isDocumentTalk(said)))?.said;
  const rest = read.filter(({ value }) => value === undefined).map(({ said }) => said);
  const text = rest.length === sentences.length ? turn.userText : rest.join(' ');
  const asked = readQuestions(idea, turn.userText);
  return { ...nothing, decisions: [...values, ...readPlainFacts(turn, idea, text), ...asked], unclear, either };
}

/** What a sentence puts in the place of a value: of an outlined idea the number of a line, where the sentence before names none itself. */
function readValue(
  { brief: { project, decisions }, lastReply }: Turn,
  { outline }: Idea,
  said: string,
  before = '',
): Decision | { either: string[] } | 'unclear' | undefined {
  if (!outline) return readNewValue(said, project.description, decisions);
  const now = amountsIn(before).length > 0 ? undefined : readNewNumber(said, outline, decisions, lastReply);
  return now && 'decision' in now ? now.decision : (now ?? readNewValue(said, project.description, decisions));
}

/** 'No, only members see it' without the word that answers somebody. */
function plainly({ topic, decision }: Decision): Decision {
  const plain = decision
    .replace(/^(?:no|yes|ok(?:ay)?|well|sorry|hm+|oh|go back|back)[,:]\s+(?=\p{L}+ \p{L})/iu, '')
    .replace(/^(?:i|we) meant? (?:that )?(?=\p{L}+ \p{L})/iu, '')
    .replace(/^([\p{L} ]{3,40}) it is\b(?:,? but\b)?/iu, '$1');
  return { topic, decision: /^\p{Lu}/u.test(decision) ? capitalise(plain) : plain };
}

/** Facts; one that speaks for something left out earlier brings it back. */
export function readPlainFacts(turn: Turn, idea: Idea, text: string): Decision[] {
  const facts = replaceEarlier(withoutCorrected(readFacts(idea, text)), turn.brief.decisions).map(plainly);
  const excluded = readExclusions(turn.brief.decisions);
  const back = excluded.filter(({ signs }) =>
    facts.some(
      ({ decision }) => signs.test(decision) && !denies.test(decision) && readChanges(decision).changes.length === 0,
    ),
  );
  const described = back.some(({ signs }) => signs.test(turn.brief.project.description));
  const again = described ? facts.filter(({ decision }) => !/\b(after all|again)\W*$/i.test(decision)) : facts;
  return [...again, ...back.map(({ label }) => ({ topic: `${leftOut}${label}`, decision: `Keep ${label} after all` }))];
}
