import { isDoneBy } from '#worker/features/guide/grammar/state-words.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import { waysOf } from '#worker/features/guide/grammar/told-lists.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { headOf, nounIn, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';
import { readRecordLine } from '#worker/features/guide/outline/outline-records.rules.ts';

/** What an answer says of states: of which thing, and which. */
type Listed = { named: string; way: string[] };

/** What stands in brackets tells when, and what follows a semicolon is another way or what goes back. */
const plainOf = (list: string) =>
  list
    .replace(/\s*\([^()]*\)/g, '')
    .replace(/[;,] (?:and )?(?:back|again) to .*$/i, '')
    .replace(/;\s*or /gi, ', or ')
    .replace(/[,;]\s*or /g, ', ');

/** The sentences of an answer; one that begins with 'or' goes on with the list before it. */
const sentencesOf = (answer: string): string[] =>
  answer
    .trim()
    .replace(/\.\s+or (?=\p{L})/giu, ', ')
    .split(/(?<=[^.])\.\s+|[.\s]+$/)
    .map((sentence) => sentence.replace(/^(?:and|also|but|then) /i, ''))
    .filter(Boolean);

function listedIn(sentences: string[]): Listed | undefined {
  for (const [at, list] of sentences.entries()) {
    const others = sentences.filter((_, index) => index !== at).join(' ');
    const [, named = others, states = list] =
      /^([^:,]{2,40}):\s*(.+)$/.exec(list) ??
      /^((?:the |an? |each |every )?[\p{L} -]{2,30}?) (?:goes|moves|runs) (?:from |through )?(.+,.+)$/iu.exec(list) ??
      /^((?:the|an?|each|every) [\p{L} -]{2,30}?) (?:is|goes from|can be) (?:either )?(.+(?:,| or ).+)$/iu.exec(list) ??
      [];
    const way = [...new Set((waysOf(plainOf(states)) ?? []).flat())];
    if (way.length > 1) return { named, way };
  }
  return undefined;
}

/** How much the lines on what happens speak of a thing in these states: 'a customer cancels a tiffin' of one that may be cancelled. */
function suits({ one, fields }: ToldRecord, way: string[], acts: string[]): number {
  const own = acts.filter((line) => nounIn(one, line) !== null || nounIn(headOf({ one }), line) !== null);
  const verbs = own.flatMap((line) => line.toLowerCase().match(/\p{L}+/gu) ?? []);
  const reached = way.filter((state) =>
    verbs.some((verb) => isDoneBy(state, verb) || isDoneBy(state, verb.replace(/s$/, ''))),
  );
  const told = way.filter((state) => own.some((line) => new RegExp(`\\b${toPattern(state)}\\b`, 'i').test(line)));
  const listed = fields.filter((field) => tellsStates(field.name, way));
  return new Set([...reached, ...told]).size + listed.length * 2;
}

/** 'Cancelled or not', 'proposed or approved or rejected': a field that says no more than in which state a thing is. */
const tellsStates = (name: string, way: string[]): boolean => {
  const said = name
    .toLowerCase()
    .replace(/^(?:state|status)\b:? ?/, '')
    .split(/,? or |, /);
  return said.filter((word) => word !== 'not').every((word) => way.includes(word));
};

/** A line on what is kept without the fields that say in which state it is. */
function withoutStates(line: string, way: string[]): string {
  const [, head = line, list = ''] = /^([^:]+: *)(.+)$/.exec(line) ?? [];
  const pieces = list.split(/,\s*(?![^()]*\))/);
  const left = pieces.filter((piece) => piece === '' || !tellsStates(piece.trim(), way));
  return left.length > 0 ? `${head}${left.join(', ')}` : head.replace(/:\s*$/, '');
}

/**
 * The outline with the states that an answer lists, at the thing that it names, else at the one that lines bring to them, else at the first one
 * kept; as it is where that has its states.
 * @param answer 'Batch: pooled, released, recalled', 'Waiting, flying, landed. That is for a pilot.'
 */
export function withStates(outline: Outline, answer: string): Outline {
  const sentences = sentencesOf(answer);
  // 'Paddock goes grazed, resting, ready. A mob is clear or withheld': each names its own thing.
  const own = sentences.map((sentence) => listedIn([sentence])).filter((one) => one !== undefined);
  const things = outline.records.map((line) => readRecordLine(line).one);
  const isNamed = ({ named }: Listed) => named !== '' && things.some((one) => nounIn(one, named) !== null);
  return own.length > 1 && own.some(isNamed)
    ? own.toSorted((a, b) => Number(isNamed(b)) - Number(isNamed(a))).reduce(withListed, outline)
    : withListed(outline, listedIn(sentences));
}

function withListed(outline: Outline, listed: Listed | undefined): Outline {
  if (!listed) return outline;
  const { named, way } = listed;
  const kept = outline.records.map((line) => readRecordLine(line));
  const whose = kept.findIndex(({ one }) => named !== '' && nounIn(one, named) !== null);
  // The states of a thing that has them are told once more, and are those of no other one.
  const isKnown = kept.some((record) => way.filter((one) => statesOf(record).includes(one)).length * 2 > way.length);
  if (whose < 0 && isKnown) return outline;
  // Who cancels is not what is cancelled.
  const isPerson = ({ one }: ToldRecord) =>
    outline.people.some((line) => nounIn(one, line.split(/[:(,]/)[0] ?? '') !== null);
  const scores = kept.map((record) =>
    statesOf(record).length > 0 || isPerson(record) ? -1 : suits(record, way, outline.acts),
  );
  const best = Math.max(0, ...scores);
  const at = whose >= 0 ? whose : best > 0 ? scores.indexOf(best) : 0;
  const record = kept[at];
  const isFree = record !== undefined && statesOf(record).length === 0;
  if (!isFree || (whose < 0 && best === 0 && kept.some((other) => statesOf(other).length > 0))) return outline;
  const line = withoutStates((outline.records[at] ?? '').replace(/[.\s]+$/, ''), way);
  return {
    ...outline,
    records: outline.records.map((one, index) =>
      index === at ? `${line}${line.includes(':') ? ';' : ':'} states: ${way.join(', ')}` : one,
    ),
  };
}
