import { withoutOutcomes } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { namingStems, stemOf } from '#worker/features/guide/grammar/stems.rules.ts';
import { type Noun, patternOfNoun } from '#worker/features/guide/grammar/words.rules.ts';
import { tellsAct } from '#worker/features/guide/product/matching.rules.ts';
import { type Product, quote } from '#worker/features/guide/product/product.rules.ts';

/** A line of an outline as a question is held against it: its words, and those of what comes of it besides. */
export type OutlineLine = { text: string; kind: 'act' | 'rule' | 'not'; act: Set<string>; stems: Set<string> };

/** What an answer is looked for in: the product, its lines, and the stems of all that they and its records name. */
export type Asked = { product: Product; lines: OutlineLine[]; vocabulary: Set<string> };

/** How much of what is asked a line must hold, and how many lines are quoted. */
export const half = 0.5;
export const most = 0.99;
export const mostLines = 5;

/** Words of asking, which no line is about. */
const ofAsking = new Set(
  'able allow app happen let many much long often possible really somebody someone anybody anyone tell told when while whether want get gets see seen still ever later again else exactly actually same thing product page nobody never without cannot fail missing both several twice'
    .split(' ')
    .map(stemOf),
);

/** What a question, or a part of it, is about, by its stems. */
export const askedStems = (text: string): Set<string> => namingStems(text).difference(ofAsking);

/** The lines of an outlined product that say what is done, what holds and what is left out. */
export function linesOfOutline({ idea: { outline } }: Product): OutlineLine[] {
  if (!outline) return [];
  const read = (kind: OutlineLine['kind']) => (text: string) => ({
    text,
    kind,
    act: namingStems(withoutOutcomes(text)),
    stems: namingStems(text),
  });
  return [...outline.acts.map(read('act')), ...outline.rules.map(read('rule')), ...outline.nots.map(read('not'))];
}

const leastShared = 0.7;

/** The feature or criterion in which a line stands: 'FR-3', 'FR-3.2'. */
function homeOf({ kind, text, stems }: OutlineLine, { features }: Product): string | undefined {
  if (kind === 'not') return undefined;
  if (kind === 'act') return features.find((feature) => tellsAct(feature, text))?.id;
  const scored = features.flatMap(({ id, criteria, criterionNumbers }) =>
    criteria.map((one, at) => ({
      id: `${id}.${criterionNumbers?.[at] ?? at + 1}`,
      share: namingStems(one).intersection(stems).size / Math.max(1, stems.size),
    })),
  );
  const [best] = scored.toSorted((a, b) => b.share - a.share);
  return best && best.share >= leastShared ? best.id : undefined;
}

/** Lines as they are quoted in an answer, each with its feature or criterion. */
export const tellLines = (lines: OutlineLine[], product: Product): string =>
  lines
    .map((line) => {
      const home = homeOf(line, product);
      return `- ${quote(line.text)}${home ? ` (${home})` : ''}`;
    })
    .join('\n');

/** The lines that share most words with what is asked, at least a share of them; the same number of words counts alike. */
export function closestLines(
  lines: OutlineLine[],
  asked: Set<string>,
  least: number,
  isActAlone = false,
): OutlineLine[] {
  if (asked.size === 0) return [];
  const scored = lines.map((line) => ({ line, score: (isActAlone ? line.act : line.stems).intersection(asked).size }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  return best >= Math.max(1, asked.size * least)
    ? scored.flatMap(({ line, score }) => (score === best ? [line] : []))
    : [];
}

/** Of which of the people a text speaks. */
export const personIn = ({ idea }: Product, text: string): Noun | undefined =>
  idea.people.find((noun) => patternOfNoun(noun).test(text));

/** How an owner settles what the lines leave open. */
export const sayIt = (line: string): string => `Say it in one line, such as “${line}”, and I keep it.`;
