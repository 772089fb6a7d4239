import type { Family } from '#worker/features/guide/content/patterns/pattern.ts';
import { type ClausePart, cutSentence } from '#worker/features/guide/grammar/cutting.rules.ts';
import { detailsIn, statesIn, wishesIn } from '#worker/features/guide/grammar/lists.rules.ts';
import { type Memory, notePeople, wordsIn } from '#worker/features/guide/grammar/memory.rules.ts';
import { type Mood, moodsOf } from '#worker/features/guide/grammar/moods.rules.ts';
import { readPhrase } from '#worker/features/guide/grammar/nouns.rules.ts';
import type { Outcome } from '#worker/features/guide/grammar/outcomes.rules.ts';
import type { Token } from '#worker/features/guide/grammar/phrases.rules.ts';
import { fragmentOf, readMain } from '#worker/features/guide/grammar/predicates.rules.ts';
import { startsClause } from '#worker/features/guide/grammar/reading.rules.ts';
import { staffOf } from '#worker/features/guide/grammar/staff.rules.ts';
import { asStaged } from '#worker/features/guide/grammar/stages.rules.ts';
import { anybody } from '#worker/features/guide/grammar/subjects.rules.ts';
import { asksOn, headlineOf, meantFor, wishOf } from '#worker/features/guide/grammar/wished.rules.ts';
import type { Noun } from '#worker/features/guide/grammar/words.rules.ts';

/**
 * One clause of an idea with nothing left out. 'act': somebody or the product does something; 'rule': something holds; 'fragment': words
 * without a verb; 'background': how it is today. `phrase` is what follows the verb, `text` the whole clause, both made of the user's words.
 */
export type Statement = {
  kind: 'act' | 'rule' | 'fragment' | 'background';
  who: Noun | 'product' | 'speaker' | 'client' | undefined;
  /** The subject is a machine that sends or does something. */
  device: boolean;
  /** What the clause speaks of where that is neither person nor machine: 'late returns'. */
  subject: string;
  not: boolean;
  verb: string;
  family: Family;
  phrase: string;
  object?: Noun;
  when?: string;
  why?: string;
  /** What happens if not: 'they lapse' of 'approved within 24 hours, otherwise they lapse'. */
  otherwise?: string;
  /** The line of an outline as a sentence in the third person without its full stop, the same as a cause, and what the product does upon it. */
  line?: string;
  cause?: string;
  upon?: string;
  /** What the line says that comes of it. */
  outcomes?: Outcome[];
  /** What a question mark behind its arrow leaves open; the empty text is all of it. */
  open?: string[];
  /** Nobody told who does it. */
  isDoerAssumed?: true;
  /** The clause of another line or of a rule that alone tells it: 'until they resume'. */
  ofClause?: string;
  text: string;
  /** What somebody thinks or says about something that was told: 'members argue about that'. Nothing is built of it. */
  isRemark?: true;
  /** The steps that a thing goes through, or the states that it can have, in their order. */
  stages?: string[];
  /** Each way through them from the first to an end, where they have an order. */
  ways?: string[][];
  /** The states of what is made, and each way through them where they have an order. */
  moves?: { states: string[]; ways: string[][] };
  /** What belongs into a record, told after a colon: 'log inspections: queen seen, varroa count'. */
  details?: string[];
};

/** More than anybody reads; the notes of three summers have this many. */
const mostStatements = 120;
const today =
  /\b(right now|at the moment|currently|today we|nowadays|so far|until now|last (year|week|month|summer|winter)|keeps? forgetting|hates?|annoy\w*|(?:text|call|phone|ring|ask|beg|nag|e-?mail)s? \{speakers\}(?! to)|write(?:s)? to \{speakers\}|\btakes? (?:\{speakers\}|(?:the|an?|our) [a-z]+|them|him|her) (?:[a-z-]+ ){0,3}(?:minutes?|hours?|days?|weeks?|months?|evenings?)\b|lives? alone|(?:an?|the|such a|always|total|complete) (?:mess|pain|nightmare|chaos|hassle|headache)\b)/;
const owning =
  /^(?:\{speakers\}|\{their\} \w+) (am|are|is|have|has|run|runs|own|owns|rent out|organise|organize|teach|repair|live|work|sell|make|(?:[\p{L}]+ )?opens?|meets?)\b/u;

/** Reads every clause of all sentences in order; each word of the idea is in one of them. Pure. */
export function readStatements(sentences: Token[][], moods: Mood[] = moodsOf(sentences)): Statement[] {
  const memory: Memory = {
    subject: undefined,
    person: undefined,
    kin: undefined,
    crowd: undefined,
    other: undefined,
    group: undefined,
    isOne: false,
    one: undefined,
    many: undefined,
  };
  const read: Statement[] = [];
  let isOwn = false;
  for (const [at, tokens] of sentences.entries()) {
    const mood = moods[at];
    if (tokens[0]?.isListed !== true && sentences[at + 1]?.[0]?.isListed)
      isOwn = /\b(?:i|we) (?:need|want)\b/.test(tokens.map(({ lower }) => lower).join(' '));
    if (mood === 'heading') continue;
    const states = statesIn(tokens, read.at(-1)?.text, memory);
    if (states) {
      read.pop();
      read.push(asStaged({ ...fragmentOf(states), kind: 'rule' }, read));
      continue;
    }
    const details = mood === 'today' || mood === 'refused' || mood === 'aside' ? undefined : detailsIn(tokens, memory);
    if (details && giveDetails(details, read)) continue;
    if (toTheGuide.test(tokens.map(({ lower }) => lower).join(' '))) continue;
    const isListed = mood === 'wish' && (tokens[0]?.isListed || tokens[0]?.isLine || asksOn(tokens)) && at > 0;
    const wished = isListed ? wishesIn(tokens) : undefined;
    if (wished) {
      read.push(...wished.map((own) => wishOf(own, memory, isOwn)));
      continue;
    }
    const meant = mood === undefined && at > 0 ? meantFor(tokens, memory) : undefined;
    for (const statement of meant ? [meant] : readOne(tokens, memory, mood === 'wish'))
      read.push(asStaged(inMood(statement, mood), read));
  }
  const once = new Map(read.map((statement) => [`${statement.text} ${statement.when ?? ''}`, statement]));
  return [...once.values()].slice(0, mostStatements);
}

/** How it is today is background, and what stands below 'not needed' is refused in whatever words. */
function inMood(statement: Statement, mood: Mood): Statement {
  if (mood === 'today') return { ...statement, kind: 'background' };
  if (mood === 'aside') return { ...fragmentOf(statement.text), ...(statement.not && { not: true }), isRemark: true };
  if (mood !== 'refused') return statement;
  const text = statement.text.replace(/^(?:any|some)thing\b/, 'nothing').replace(/^another\b/, 'no other');
  if (/^to /.test(text)) return { ...fragmentOf(`not ${text}`), not: true };
  return { ...fragmentOf(/^no/.test(text) ? text : `no ${text.replace(/^an? /, '')}`), not: true };
}

function readOne(tokens: Token[], memory: Memory, isWished: boolean): Statement[] {
  if (isLabel(tokens)) return [];
  const found: Statement[] = [];
  let leading: string | undefined;
  const parts = cutSentence(tokens).flatMap((part, index, all) =>
    isContent(part, all.slice(0, index)) ? cutSentence(part.tokens) : [part],
  );
  for (const part of parts) {
    const last = found.at(-1);
    if (last && /^(otherwise|else)$/.test(part.tokens.find(({ tag }) => tag !== 'conj')?.lower ?? '')) {
      last.otherwise = wordsIn(part.tokens, memory).replace(/^.*?\b(?:otherwise|else) /, '');
      continue;
    }
    if (part.hangs) found.push(headlineOf(wordsIn(part.tokens, memory), part.tokens));
    else if (part.kind === 'main') {
      const statement = readMain(part, memory, found.length === 0 && leading === undefined);
      if (!statement) continue;
      if (last?.not && goesOnDenied(part, last)) {
        statement.not = true;
        statement.text = `${last.text.replace(/\b(not|never) .*$/, '$1')} ${wordsIn(part.tokens, memory, true)}`;
      }
      if (leading) statement.when = [leading, statement.when].filter(Boolean).join(', ');
      leading = undefined;
      found.push(statement);
    } else {
      const words = wordsIn(part.tokens, memory);
      notePeople(part.tokens, memory);
      if (part.kind === 'condition' && part.leads) noteSomebody(part.tokens, memory);
      if (part.kind === 'condition' && (!last || part.leads)) leading = words;
      else if (last && part.kind === 'condition') last.when = [last.when, words].filter(Boolean).join(' ');
      else if (last) last.why = [last.why, words].filter(Boolean).join(', ');
    }
  }
  // A condition of which no clause was found is kept as it was said.
  if (leading) found.push(fragmentOf(leading));
  return found.map((statement) =>
    isBackground(statement, isWished) ? { ...statement, kind: 'background' } : statement,
  );
}

/** 'If somebody is late, he gets a message': from then on it is said of anybody. */
function noteSomebody(tokens: Token[], memory: Memory): void {
  const somebody = tokens.findIndex(({ lower }) => /^(?:somebody|someone|anybody|anyone)$/.test(lower));
  const isNamed = tokens.some((_, at) => readPhrase(tokens, at)?.kind === 'person');
  if (somebody < 0 || isNamed) return;
  memory.person = undefined;
  memory.subject = anybody;
}

/** 'It does not toggle, archive or delete anything': each of these verbs is denied. */
function goesOnDenied({ tokens, verbAt }: ClausePart, { text }: Statement): boolean {
  const [first] = tokens;
  return (
    verbAt === 0 && first?.lower === first?.base && /\b(?:does|must|may|can|should|will) not\b|\bnever\b/.test(text)
  );
}

/** Gives what a colon lists to the thing before it, also after 'record per check:'. @returns whether there was one. */
function giveDetails(details: string[], read: Statement[]): boolean {
  const last = read.at(-1);
  const isHeading = last?.kind === 'fragment' && perOne.test(last.text);
  const act = isHeading ? read.findLast(({ kind, object }) => kind === 'act' && object) : last;
  if (act?.kind !== 'act' || !act.object || act.not) return false;
  if (isHeading) read.pop();
  act.details = [...(act.details ?? []), ...details];
  return true;
}

const perOne =
  /^(?:records?|logs?|notes?|data|fields?|entry|entries|form|kept|saved|stored)(?: (?:per|for|of|on|about) .{2,40})?$/i;

/** 'Is that allowed here?', 'can it be called so?': asked of whoever reads it, and nothing of the product. */
const toTheGuide =
  /^(?:is|are|can|could|do|does|would|will) (?:it|that|this|there|you)\b.{0,30}\b(?:called\b.*|(?:allowed|possible|here|ok|okay|enough|you)$)/;

/** 'A tool for our firm so employees can ask for leave': after a mere headline 'so' opens what it does. */
function isContent({ kind, tokens }: ClausePart, before: ClausePart[]): boolean {
  return (
    kind === 'aim' &&
    startsClause(tokens, 0) &&
    before.length > 0 &&
    before.every((part) => part.kind === 'main' && (part.verbAt === undefined || wishes(part)))
  );
}

/** 'I want an app', 'we would like to have a tool'. */
function wishes({ tokens }: ClausePart): boolean {
  const verbs = tokens.filter(({ tag }) => tag === 'verb' || tag === 'frame');
  return (
    tokens.some(({ lower }) => /^(i|we)$/.test(lower)) &&
    verbs.every(({ base }) => /^(want|need|like|have|build|make|create)$/.test(base ?? ''))
  );
}

/** 'Step 2', 'Note 3, gate south, Saturday at 10:00': a heading with its number, which says nothing by itself. */
function isLabel(tokens: Token[]): boolean {
  const [first, second, ...rest] = tokens;
  const numbered = (first?.base !== undefined || first?.tag === 'noun') && /^\d+$/.test(second?.lower ?? '');
  const acts = rest.some(
    ({ tag }, at) => /^(verb|frame|modal)$/.test(tag) && !/^(noun|conj)$/.test(rest[at + 1]?.tag ?? 'conj'),
  );
  return numbered && (rest[0]?.text ?? ',') === ',' && !acts;
}

function isBackground({ text, kind, not, verb, who, device }: Statement, isWished: boolean): boolean {
  // 'The association runs the roster': who they are.
  if (/^(?:run|operate)$/.test(verb) && typeof who === 'object' && !device && staffOf(who) && !not) return true;
  if ((verb === 'own' && !not) || /\bnever (?:know|agree|remember)\b/.test(text)) return true;
  const past =
    /\b(was|were|came|took|fell|had|ran|grew|waited|phoned|went|knew)\b/.test(text) &&
    !/\b(whether|what|which|how|who|they|must|should)\b/.test(text);
  if (past || /\b(would|could|should) have (not |never )?\w+(ed|en|wn)\b/.test(text)) return true;
  return (
    kind !== 'fragment' &&
    !not &&
    (today.test(text) || (owning.test(text) && !(isWished && verb === 'make') && !/(?<!type )\b\d/.test(text)))
  );
}
