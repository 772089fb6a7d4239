import { isOpinion, vagueWords } from '#shared/content/vague-words.ts';
import type { Finding } from '#shared/document-check/findings.ts';
import type { Line } from '#shared/document-check/lines.ts';
import {
  hasNumber,
  lineAt,
  maskProse,
  type Passage,
  type Sentence,
  splitSentences,
  textOf,
} from '#shared/document-check/prose.ts';

const mostOpenQuestions = 3;
const leadingId = /^[\s*_`~[(]{0,6}(?:[\p{L} ]{1,12}: )?[*_`~[(]{0,4}(?:N?FR|SM|AD|T)[-‐‑]\d+(?:\.\d+)?/u;
const levels = /\b(?:hard|harder|medium|difficult|difficulty|advanced)\b/i;
const aim =
  /^ (?:an?|the|their|his|her|your|its) (?:\w+ )?(?:place|seat|spot|slot|booking|table|room|ticket|deal|loan)s?\b/i;

/** Claims without a number in their sentence. `asHints` where the document has no fixed shape. */
export function checkVagueWords(passages: Passage[], { asHints }: { asHints: boolean }): Finding[] {
  const found = new Map<string, { line: number; severity: Finding['severity']; words: Set<string> }>();
  for (const passage of passages) {
    if (passage.plain.search(vagueWords) < 0) continue;
    for (const sentence of splitSentences(passage)) {
      if (hasNumber(sentence.text.replace(leadingId, ''))) continue;
      for (const match of sentence.plain.matchAll(vagueWords)) {
        if (hasPlainSense(sentence, match[0], match.index)) continue;
        const line = lineAt(passage, sentence.at + match.index);
        const severity = asHints || isOpinion(match[0]) ? 'hint' : 'error';
        const entry = found.get(`${line} ${severity}`) ?? { line, severity, words: new Set() };
        entry.words.add(match[0].toLowerCase());
        found.set(`${line} ${severity}`, entry);
      }
    }
  }
  return [...found.values()].map(({ line, severity, words }) => {
    const named = [...words].slice(0, 4).map((word) => `“${word}”`);
    const all = named.length > 1 ? `${named.slice(0, -1).join(', ')} and ${named.at(-1)} say` : `${named[0]} says`;
    const message = `${all} nothing that can be checked: give a number (“within 2 seconds”, “in 3 taps”), or leave it out.`;
    return { rule: 'vague-word', severity, line, message };
  });
}

const ofCookie = /\b(?:HttpOnly|SameSite)\b/i;

/** Names (Amazon Simple Email Service), levels of difficulty, 'how fast', 'secure a seat', and what a cookie is set to claim nothing. */
function hasPlainSense({ plain }: Sentence, word: string, at: number): boolean {
  const before = plain.slice(Math.max(0, at - 30), at);
  const after = plain.slice(at + word.length, at + word.length + 40);
  const isName =
    /^\p{Lu}/u.test(word) &&
    /\p{L}/u.test(before) &&
    (/\p{Lu}[\p{L}\d]*[ -]$/u.test(before) || /^[ -]\p{Lu}/u.test(after));
  if (isName || /\bhow $/i.test(before)) return true;
  if (/^eas/i.test(word) && levels.test(plain)) return true;
  return /^secure$/i.test(word) && (aim.test(after) || ofCookie.test(`${before}|${after}`));
}

/** Open questions: at most three, and each says what is open. */
export function checkOpenQuestions(lines: Line[]): Finding[] {
  const found = lines.flatMap(({ kind, number, text }) =>
    kind === 'code' || kind === 'hidden' || !text.includes('[')
      ? []
      : Array.from(text.replace(/`[^`]*`/g, '').matchAll(/\[NEEDS CLARIFICATION(:?)\s*(\]?)/gi), ([, colon, end]) => ({
          line: number,
          empty: !colon || end === ']',
        })),
  );
  const empty = found
    .filter((question) => question.empty)
    .map(({ line }): Finding => {
      const message = 'This open question does not say what is open: write [NEEDS CLARIFICATION: the question].';
      return { rule: 'open-questions', severity: 'hint', line, message };
    });
  const first = found[mostOpenQuestions];
  if (!first) return empty;
  const message = `${found.length} questions are left open and ${mostOpenQuestions} may be: decide the others as an [ASSUMPTION], or ask the person.`;
  return [...empty, { rule: 'open-questions', severity: 'error', line: first.line, message }];
}

const placeholder = /\b(?:TBD|FIXME|lorem ipsum)\b|\[insert [^\]]{1,60}\]/i;

/** What was left to be filled in later. */
export function checkPlaceholders(lines: Line[]): Finding[] {
  return lines.flatMap((line): Finding[] => {
    if (line.kind === 'code' || line.kind === 'hidden' || line.kind === 'quote' || line.kind === 'blank') return [];
    const text = textOf(line);
    const found = placeholder.test(text) && placeholder.exec(maskProse(text))?.[0];
    if (!found) return [];
    const message = `“${found}” is still to be filled in: decide it, or ask with [NEEDS CLARIFICATION: …].`;
    return [{ rule: 'placeholder', severity: 'error', line: line.number, message }];
  });
}

const wide = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu;

/** Where all of these scripts lie: most texts have nothing from there, and to ask each sign for its script is dear. */
const whereWideIs = /[\u1100-\u11ff\u2e80-\u{10ffff}]/u;

const countWide = (text: string): number => (whereWideIs.test(text) ? (text.match(wide)?.length ?? 0) : 0);

/** Words of a text; two signs of a script without spaces count as one. */
export function countWords(text: string): number {
  const signs = countWide(text);
  const plain = signs > 0 ? text.replace(wide, ' ') : text;
  return (plain.match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)?.length ?? 0) + Math.ceil(signs / 2);
}

/** Tokens of a model, estimated: four letters are one, and so is each sign of a script without spaces. */
function countTokens(text: string): number {
  const signs = countWide(text);
  return Math.ceil((text.length - signs) / 4) + signs;
}

export type Bounds = { unit: 'words' | 'tokens'; least: number; most: number; severity: Finding['severity'] };

/** Too short to say what it must, or too long to be read; a text that is too long is told at the line where it gets so. */
export function checkLength(content: string, { unit, least, most, severity }: Bounds): Finding[] {
  const count = unit === 'words' ? countWords : countTokens;
  const size = count(content);
  const words = unit === 'words' ? size : countWords(content);
  if (words < least) {
    const message = `These are ${words} words, too few to build from: write at least ${least}.`;
    return [{ rule: 'length', severity, line: 1, message }];
  }
  if (size <= most) return [];
  let sum = 0;
  const place = content.split('\n').findIndex((line) => {
    sum += count(unit === 'words' ? line : `${line}\n`);
    return sum > most;
  });
  const shown = size.toLocaleString('en');
  const message = `These are ${unit === 'tokens' ? 'about ' : ''}${shown} ${unit}, at most ${most.toLocaleString('en')} are read with care: shorten it, or make two of it.`;
  return [{ rule: 'length', severity, line: Math.max(1, place + 1), message }];
}
