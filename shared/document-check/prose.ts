import type { Line } from '#shared/document-check/lines.ts';

/** A paragraph, list item or table row in one piece. `plain` is as long as `text`, with blanks for code, quotations and open questions. */
export type Passage = { text: string; plain: string; first: Line; starts: { at: number; line: number }[] };
export type Sentence = { passage: Passage; at: number; text: string; plain: string };

/** What is no statement of the writer's own: code, quotations, questions that are left open, addresses. All bounded, so linear. */
const noProse = [
  /`+[^`]*`+/g,
  /“[^“”]{1,400}”/g,
  /"[^"\n]{1,400}"/g,
  /«[^«»]{1,400}»/g,
  /\[NEEDS CLARIFICATION[^\]]{0,1000}\]/gi,
  /https?:\/\/\S+/g,
  /\]\([^()\s]{1,200}\)/g,
];

/** The text with blanks in place of what is no prose; places stay what they were. */
export function maskProse(text: string): string {
  if (!/[`“"«[:\]]/.test(text)) return text;
  return noProse.reduce((masked, pattern) => masked.replace(pattern, (found) => ' '.repeat(found.length)), text);
}

/** The text of a line, of a table row with the names of the columns. */
export function textOf(line: Line): string {
  if (line.kind !== 'row') return line.text;
  return line.cells.map(({ name, value }) => (name ? `${name}: ${value}` : value)).join(' | ');
}

/** The paragraphs, list items and table rows of a document; headings, code and quotations are none. */
export function readPassages(lines: Line[]): Passage[] {
  const groups: Line[][] = [];
  let open: Line[] | undefined;
  for (const line of lines) {
    const goesOn = line.kind === 'text' && open;
    if (goesOn) open?.push(line);
    else if (line.kind === 'text' || line.kind === 'item' || line.kind === 'row') {
      open = [line];
      groups.push(open);
      if (line.kind === 'row') open = undefined;
    } else open = undefined;
  }
  return groups.flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const starts: Passage['starts'] = [];
    let at = 0;
    for (const line of group) {
      starts.push({ at, line: line.number });
      at += textOf(line).length + 1;
    }
    const text = group.map(textOf).join('\n');
    return [{ text, plain: maskProse(text), first, starts }];
  });
}

/** The number of the line that a place in a passage is on. */
export function lineAt({ starts }: Passage, at: number): number {
  let [low, high] = [0, starts.length - 1];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if ((starts[middle]?.at ?? 0) <= at) low = middle;
    else high = middle - 1;
  }
  return starts[low]?.line ?? 1;
}

/** A passage cut after `.`, `!` and `?` where a capital follows, so not inside 'e.g. 5' or '1.5'. */
export function splitSentences(passage: Passage): Sentence[] {
  const { text, plain } = passage;
  const sentences: Sentence[] = [];
  let from = 0;
  const cut = (to: number) => {
    sentences.push({ passage, at: from, text: text.slice(from, to), plain: plain.slice(from, to) });
    from = to;
  };
  for (const { index } of text.matchAll(/[.!?](?=["”’)\]*_]{0,3}\s)/g)) {
    const after = /^["”’)\]*_]{0,3}\s{1,4}/.exec(text.slice(index + 1, index + 9))?.[0].length ?? 0;
    const next = index + 1 + after;
    if (/^["“‘([*_`]{0,3}\p{Lu}/u.test(text.slice(next, next + 5))) cut(next);
  }
  cut(text.length);
  return sentences;
}

const numberWords =
  /\b(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twenty|thirty|forty|fifty|hundred|thousand|million|half|quarter|twice|dozen|zero)\b/i;

/** Whether a number stands in a text; the digits of a name (`D1`, `OAuth2`, `2FA`) are none, those of an id (`FR-3`) are. */
export function hasNumber(text: string): boolean {
  return /(?<![\p{L}\d])\d+(?!\d|FA\b|D\b|G\b)/u.test(text) || numberWords.test(text);
}

const englishWords = /\b(?:the|and|with|that|this|which|they|their|should|has|have|each|it|is|of)\b/gi;
const fewestLetters = 150;
const fewestEnglish = 0.04;

/** How many signs stand in the runs that a pattern finds: many times as fast as to find each by itself. */
function countSigns(text: string, runs: RegExp): number {
  let signs = 0;
  for (const run of text.match(runs) ?? []) signs += /[\ud800-\udfff]/.test(run) ? [...run].length : run.length;
  return signs;
}

/** Whether the prose is English; what the check knows of words and headings it knows in English alone. A few words count as English. */
export function isEnglish(passages: Passage[]): boolean {
  let sample = '';
  for (const { plain } of passages) {
    sample += `${plain}\n`;
    if (sample.length > 20_000) break;
  }
  const own = sample.slice(0, 20_000).replace(/the system shall/gi, ' ');
  const letters = countSigns(own, /\p{L}+/gu);
  const latin = countSigns(own, /\p{Script=Latin}+/gu);
  if (letters < fewestLetters) return letters < 2 * latin || letters === 0;
  const words = own.match(/\p{L}+/gu)?.length ?? 1;
  return latin * 2 > letters && (own.match(englishWords)?.length ?? 0) / words >= fewestEnglish;
}
