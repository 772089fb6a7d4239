import { type Line, readLines } from '#shared/document-check/lines.ts';
import { keyOf } from '#worker/features/guide/testing/sentences.ts';
import type { Written } from './conversation.ts';

export type Adrift = { line: number; fault: string };

/** The document that gives the ids of a kind; journeys are given by the requirements where these have some. */
const owners: [kind: string, types: string[]][] = [
  ['FR', ['requirements']],
  ['NFR', ['requirements']],
  ['SM', ['requirements']],
  ['J', ['requirements', 'journeys']],
  ['AD', ['architecture']],
  ['T', ['plan']],
];
const whole = String.raw`(?<![\p{L}\p{N}-])((?:NFR|FR|SM|AD|T|J)-\d{1,4})(?![\p{L}\p{N}]|\.\d| (?:days?|weeks?|hours?|minutes?)\b)`;
const id = String.raw`(?<![\p{L}\p{N}-])((?:NFR|FR|SM|AD|T|J)-\d{1,4}(?:\.\d{1,3})?)(?![\p{L}\p{N}]| (?:days?|weeks?|hours?|minutes?)\b)`;
const named = new RegExp(id, 'gu');
const giving = new RegExp(String.raw`^[\s*_\x60]{0,4}${id}[\s*_\x60:.–—-]{0,6}(.*)$`, 'u');
const titled = new RegExp(String.raw`${whole}(?::? (?:“([^“”]+)”|(\p{Lu}\p{Ll}.*)))`, 'gu');
const quotedBefore = new RegExp(String.raw`“([^“”]+)” \(${whole}\)`, 'gu');
const loosely = new RegExp(String.raw`${whole}:? \(?(\p{Ll}.*)`, 'gu');
const headedAfter = new RegExp(String.raw`^(.+) \(${whole}\)$`, 'u');
const wanted = /(?<![\p{L}\p{N}-])N?FR-\d{1,4}(?![\p{L}\p{N}])/gu;
const wantedWhole = /^N?FR-\d+$/;
const criterion = new RegExp(String.raw`${id}[*_:\s]{1,6}((?:WHEN|IF|WHILE|WHERE|THE SYSTEM SHALL)\b.*)`, 'gu');

const kindOf = (one: string) => one.slice(0, one.indexOf('-'));

/** What the documents of a project give ids to, by id: the title or the criterion, as `keyOf` has it. */
export function readGiven(written: Pick<Written, 'of' | 'type' | 'content'>[]): Map<string, string> {
  const given = new Map<string, string>();
  for (const [kind, types] of owners)
    for (const type of types) {
      const content = written.findLast((text) => text.of === 'document' && text.type === type)?.content;
      if (content === undefined || [...given.keys()].some((one) => kindOf(one) === kind)) continue;
      const lines = readLines(content);
      // What a list names again is given by the heading before.
      for (const isHead of [true, false])
        for (const line of lines.filter(({ kind: form }) => (form === 'heading') === isHead)) {
          const [one, title = ''] = readGiving(line);
          if (one && kindOf(one) === kind && !given.has(one)) given.set(one, keyOf(title.replace('[ASSUMPTION]', '')));
        }
    }
  return given;
}

function readGiving({ kind, text, cells }: Line): [id: string, title: string] | [] {
  if (kind !== 'heading' && kind !== 'item' && kind !== 'row' && kind !== 'text') return [];
  const found = giving.exec(kind === 'row' ? (cells[0]?.value ?? '') : text);
  if (!found) return [];
  return [found[1] ?? '', found[2] || (kind === 'row' ? (cells[1]?.value ?? '') : '')];
}

/**
 * Where a text names an id that the document it belongs to doesn't give, or beside an id that one has another title or criterion.
 * Kinds of ids that no document of the project gives are left alone.
 */
export function findAdrift(content: string, given: Map<string, string>): Adrift[] {
  const kinds = new Set([...given.keys()].map(kindOf));
  const found: Adrift[] = [];
  for (const line of readLines(content)) {
    const report = (fault: string) => found.push({ line: line.number, fault });
    for (const [, one = ''] of line.text.matchAll(named))
      if (kinds.has(kindOf(one)) && !given.has(one)) report(`${one} is given nowhere`);
    if (line.kind === 'code' || line.kind === 'hidden') continue;
    for (const [one, title] of readTitlesBeside(line))
      if (isAnother(one, title, given)) report(`${one} is not “${title.slice(0, 80)}” but “${given.get(one)}”`);
    for (const [one, title] of readLooseTitles(line)) {
      const other = findByTitle(kindOf(one), title, given);
      if (other && other !== one && isAnother(one, title, given)) report(`${one} stands beside the title of ${other}`);
    }
  }
  return found;
}

/** The features and qualities that no task of a plan names. */
export function findWithoutTask(
  { of, type, content }: Pick<Written, 'of' | 'type' | 'content'>,
  given: Map<string, string>,
): Adrift[] {
  if (of !== 'document' || type !== 'plan') return [];
  let heading = '';
  const named = new Set<string>();
  for (const line of readLines(content)) {
    if (line.kind === 'heading') heading = line.text;
    if (/\bT-\d/.test(`${heading} ${line.text}`)) for (const [one] of line.text.matchAll(wanted)) named.add(one);
  }
  return [...given.keys()]
    .filter((one) => wantedWhole.test(one) && !named.has(one))
    .map((one) => ({ line: 1, fault: `${one} has no task` }));
}

/** What can only be the title of an id, or its criterion. */
function readTitlesBeside({ kind, text, cells }: Line): [id: string, title: string][] {
  const parts = kind === 'row' ? cells.map(({ value }) => value) : [text];
  return parts.flatMap((part): [string, string][] => [
    ...Array.from(part.matchAll(titled), ([, one = '', quoted, bare = '']): [string, string] => [one, quoted ?? bare]),
    ...Array.from(part.matchAll(quotedBefore), ([, title = '', one = '']): [string, string] => [one, title]),
    ...Array.from(part.matchAll(criterion), ([, one = '', rule = '']): [string, string] => [one, rule]),
  ]);
}

/** What may be the title of an id: it counts where it is that of another. */
function readLooseTitles({ kind, text, cells }: Line): [id: string, title: string][] {
  const parts = kind === 'row' ? cells.map(({ value }) => value) : [text];
  const headed = kind === 'heading' ? headedAfter.exec(text) : null;
  return [
    ...parts.flatMap((part) =>
      Array.from(part.matchAll(loosely), ([, one = '', title = '']): [string, string] => [one, title]),
    ),
    ...(headed ? [[headed[2] ?? '', headed[1] ?? ''] as [string, string]] : []),
  ];
}

const beginsWith = (text: string, title: string) => text === title || text.startsWith(`${title} `);

/** The title of a feature or a task is said as it is; a measure or a decision is a sentence, of which the beginning is enough. */
function isAnother(one: string, title: string, given: Map<string, string>): boolean {
  const own = given.get(one) ?? '';
  if (own === '' || beginsWith(keyOf(title), own)) return false;
  return !/^(?:SM|NFR|AD)-/.test(one) || !beginsWith(own, keyOf(title.replace(/[.;:] .*/, '')));
}

function findByTitle(kind: string, title: string, given: Map<string, string>): string | undefined {
  const key = keyOf(title);
  return [...given].find(([one, own]) => kindOf(one) === kind && own.includes(' ') && beginsWith(key, own))?.[0];
}
