import type { Finding } from '#shared/document-check/findings.ts';
import { type Ids, namedIds, readTexts, wholeOf } from '#shared/document-check/ids.ts';
import { textOf } from '#shared/document-check/prose.ts';
import type { Reading } from '#shared/document-check/requirements.ts';

const waiting =
  /\b(?:later|deferr?\w*|waits?|postponed?|not (?:in|part|planned|built|covered)|left out|out of scope|next|second (?:version|release|phase)|v2|beyond)\b/i;
const everything = /\b(?:all|each|every)(?: of)?(?: the)? (?:features?|requirements?|FRs?)\b/i;
const fewestToCompare = 2;
/** So many features must be told by their criteria for each one that is not. */
const toldForEach = 3;
const mostInRange = 60;
const range = /\b(N?FR)[-‐‑](\d{1,4})\s?(?:–|—|-|to|through|until|\.\.\.?|…)\s?(?:N?FR[-‐‑])?(\d{1,4})(?![\d.])/g;
const more = /\b(N?FR)[-‐‑]\d{1,4}((?:(?:, ?|\/| and | & |, and )\d{1,4}(?!\d|[.,]\d|\p{L}| (?!and\b)\p{L}))+)/gu;

/**
 * What the requirements ask for and this document leaves out. Of a plan each FR wants a task, or a word that it waits; an NFR left out of it,
 * and an FR that no line of an architecture names, are only hints, for both may be met without a line of their own.
 */
export function checkCoverage(
  reading: Reading,
  { known, type }: { known: readonly string[]; type: string },
): Finding[] {
  const asked = [...new Set(known.flatMap(namedIds).filter((id) => /^N?FR-/.test(id)))];
  if (reading.ids.given.length === 0) return [];
  return type === 'plan' ? checkTasks(reading, asked) : checkDecisions(reading, asked);
}

function checkDecisions({ lines }: Reading, asked: string[]): Finding[] {
  const named = new Set(lines.flatMap((line) => allIdsIn(textOf(line)).map(wholeOf)));
  return asked
    .filter((id) => /^FR-\d+$/.test(id) && !named.has(id))
    .map((id) => ({
      rule: 'uncovered',
      severity: 'hint',
      line: 1,
      message: `${id} is named nowhere here: say which decision or part serves it, or that it needs none.`,
    }));
}

function checkTasks({ lines, ids, english }: Reading, asked: string[]): Finding[] {
  const texts = readTexts(lines, ids);
  if ([...texts.values()].some((text) => everything.test(text))) return [];
  const named = namedByTask(texts, ids);
  const inTasks = new Set([...named.values()].flatMap((all) => [...all].map(wholeOf)));
  const inWaiting = new Set(
    lines.flatMap((line) => {
      const text = textOf(line);
      return !english || waiting.test(text) ? allIdsIn(text).map(wholeOf) : [];
    }),
  );
  const [first] = ids.given;
  const line = first?.line.number ?? 1;
  const wholes = asked.filter((id) => !id.includes('.'));
  const missing = wholes.filter((id) => !inTasks.has(id) && !inWaiting.has(id));
  const parts = checkParts(named, asked).filter((id) => !missing.includes(id) && !inWaiting.has(id));
  return [
    ...missing.map((id): Finding => {
      const message = `No task serves ${id}: add one with how to verify it, or say that ${id} comes later.`;
      return { rule: 'uncovered', severity: id.startsWith('N') ? 'hint' : 'error', line, message };
    }),
    ...parts.map((id): Finding => {
      const message = `No task builds ${id}: the tasks that name it serve others too, and none names a criterion of it as they do of the others.`;
      return { rule: 'uncovered', severity: 'error', line, message };
    }),
  ];
}

/** The ids that the text of each task names. */
function namedByTask(texts: Map<string, string>, { given }: Ids): Map<string, Set<string>> {
  return new Map(given.map(({ id }) => [id, new Set(allIdsIn(texts.get(id) ?? ''))]));
}

/** The ids in a text with those between: “FR-1 to FR-4”, “FR-1, 2 and 3”. */
function allIdsIn(text: string): string[] {
  const between = Array.from(text.matchAll(range), ([, kind, from, to]) => {
    const [first, last] = [Number(from), Number(to)];
    const length = Math.min(Math.max(0, last - first + 1), mostInRange);
    return Array.from({ length }, (_, index) => `${kind}-${first + index}`);
  });
  const listed = Array.from(text.matchAll(more), ([, kind, rest = '']) =>
    (rest.match(/\d+/g) ?? []).map((number) => `${kind}-${Number(number)}`),
  );
  return [...namedIds(text), ...between.flat(), ...listed.flat()];
}

/**
 * Features of which only tasks for several speak, where the tasks name criteria of all the others: what builds them was left out. A plan that
 * names no criteria, or those of a few, says nothing by leaving out more.
 */
function checkParts(named: Map<string, Set<string>>, asked: string[]): string[] {
  const withParts = new Set(asked.filter((id) => id.includes('.')).map(wholeOf));
  const features = asked.filter((id) => /^FR-\d+$/.test(id) && withParts.has(id));
  const tasks = [...named.values()].map((all) => ({
    parts: new Set([...all].filter((id) => id.includes('.')).map(wholeOf)),
    wholes: [...all].filter((id) => /^FR-\d+$/.test(id)),
  }));
  const isBuilt = (id: string) =>
    tasks.some(({ parts, wholes }) => parts.has(id) || (wholes.length === 1 && wholes[0] === id));
  const bare = features.filter((id) => !isBuilt(id));
  return features.length - bare.length >= Math.max(fewestToCompare, bare.length * toldForEach) ? bare : [];
}
