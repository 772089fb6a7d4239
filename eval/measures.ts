import { flesch } from 'flesch';
import { syllable } from 'syllable';
import { estimateTokenCount } from 'tokenx';
import { checkDocument, checkPrompt, type Finding } from '#shared/document-check/document-check.ts';
import { readHeadedIds, readIds } from '#shared/document-check/ids.ts';
import { readLines } from '#shared/document-check/lines.ts';
import { countWords } from '#shared/document-check/words.ts';
import { asks } from './asks.ts';
import type { Conversation, Written } from './conversation.ts';
import { findLeftovers, type Leftover } from './leftovers.ts';
import { compareTexts, type Sameness } from './sameness.ts';
import type { Unit } from './sentences.ts';
import { coverageOf, maskerOf, readTerms, usesTerm } from './terms.ts';

/** Everything that is measured of one document or prompt. */
export type Measured = Written &
  Sameness & {
    ideaKey: string;
    name: string;
    errors: Finding[];
    hints: Finding[];
    aboutShare: number;
    coveredShare: number;
    words: number;
    tokens: number;
    ease: number;
    grade: number;
    leftovers: Leftover[];
  };

/** The measures of all texts of all conversations; texts are compared with those of the same kind. */
export function measureAll(conversations: Conversation[]): Measured[] {
  const terms = readTerms(conversations);
  return asks.flatMap(({ kind }) => {
    const texts = conversations.flatMap(({ idea, decisions, written }) => {
      const mask = maskerOf({ idea, decisions });
      const known = readKnownIds(written);
      return written
        .filter((text) => text.kind === kind)
        .map((text) => ({
          ...text,
          ideaKey: idea.key,
          name: idea.name,
          coveredShare: coverageOf(text.content, idea),
          known,
          mask,
        }));
    });
    return compareTexts(texts).map(({ known, ...text }) => {
      const findings =
        text.of === 'document'
          ? checkDocument(text, { known })
          : checkPrompt({ documentType: text.type, title: text.title, content: text.content }, { known });
      const about = text.units.filter((unit) => usesTerm(unit.text, terms.get(text.ideaKey) ?? new Set())).length;
      return {
        ...text,
        ...measureEase(text.units),
        errors: findings.filter(({ severity }) => severity === 'error'),
        hints: findings.filter(({ severity }) => severity === 'hint'),
        aboutShare: text.units.length === 0 ? 0 : about / text.units.length,
        words: countWords(text.content),
        tokens: estimateTokenCount(text.content),
        leftovers: findLeftovers(text.content, [text.name]),
      };
    });
  });
}

const ownIds = { requirements: ['FR', 'NFR', 'SM'], architecture: ['AD'], plan: ['T'] } as const;

/** The ids that a project's documents give, for the references of the others; undefined without requirements. */
function readKnownIds(written: Written[]): string[] | undefined {
  if (!written.some(({ type }) => type === 'requirements')) return undefined;
  return written
    .filter(({ of }) => of === 'document')
    .flatMap(({ type, content }) => {
      const lines = readLines(content);
      const own = Object.entries(ownIds).find(([of]) => of === type)?.[1];
      const { given } = own ? readIds(lines, own) : readHeadedIds(lines);
      return given.map(({ id }) => id);
    });
}

/** Flesch reading ease and the Flesch-Kincaid grade of the sentences; rows of tables are no sentences. */
export function measureEase(units: Unit[]): { ease: number; grade: number } {
  const sentences = units.filter(({ kind }) => kind === 'sentence');
  const words = sentences.flatMap(({ text }) => text.match(/\p{L}[\p{L}’'-]*/gu) ?? []);
  if (words.length === 0) return { ease: 0, grade: 0 };
  const syllables = words.reduce((sum, word) => sum + syllable(word), 0);
  const counts = { sentence: sentences.length, word: words.length, syllable: syllables };
  const grade = 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
  return { ease: flesch(counts), grade };
}

/** The middle of some figures, 0 of none. */
export function medianOf(figures: number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
