import { entryOf, namedDocuments } from '#worker/features/guide/documents/registry.rules.ts';
import { termsOf } from '#worker/features/guide/documents/terms.rules.ts';
import { escapeText, fill } from '#worker/features/guide/grammar/words.rules.ts';
import type { ProjectBrief } from '#worker/features/guide/guide-turn.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { lowerTitle } from '#worker/features/guide/replies/path.rules.ts';

const common = new Set(
  'what which when where does should could would will with from this that have they them their there about your into then than make need want how many much each tell know else here some very just also only does done take takes long people before after something somebody anything show shows shown still until because need needed'.split(
    ' ',
  ),
);

/** The words of a question that tell what it is about, as stems. */
export function tellingStems(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? [])
    .filter((word) => !common.has(word))
    .map((word) => word.replace(/s$/, '').slice(0, 6));
}

/** How many of the stems a text holds. */
export function countStems(stems: string[], source: string): number {
  const plain = source.toLowerCase();
  return stems.filter((stem) => plain.includes(stem)).length;
}

/** A question about a document by its name: what it holds and how it begins, or that it is not written yet. */
export function answerDocument(text: string, product: Product, brief: ProjectBrief): string | undefined {
  const [kind, second] = namedDocuments(text);
  const entry = kind && !second ? entryOf(kind) : undefined;
  if (!entry) return undefined;
  const gives = fill(entry.gives, termsOf(product));
  const saved = brief.documents.find(({ type }) => type === entry.kind);
  if (saved)
    return `${entry.means} **${escapeText(saved.title, 80)}** v${saved.version} is under Docs and holds ${gives}.`;
  return `${entry.means} For ${product.name} it would hold ${gives}. It is not written yet. Shall I write the ${lowerTitle(entry.title)}?`;
}

/** The sentence of a document, or the open task, that shares most telling words with a question. Documents are known by their beginning. */
export function answerFromTexts(text: string, brief: ProjectBrief): string | undefined {
  const stems = tellingStems(text);
  if (stems.length === 0) return undefined;
  const enough = Math.max(2, Math.ceil(stems.length / 2));
  const sentences = brief.documents.flatMap(({ title, version, excerpt }) =>
    excerpt
      .split('\n')
      .filter((line) => !/^(#|\||Written from the idea)/.test(line))
      .flatMap((line) => line.split(/(?<=[.!?])\s+/))
      .filter((sentence) => /[.!?]$/.test(sentence))
      .map((sentence) => ({
        from: `${escapeText(title, 80)} v${version} says`,
        told: sentence.replace(/^[-*\d.\s]+/, ''),
      })),
  );
  const tasks = brief.openTasks.map(({ description }) => ({
    from: 'On the checklist this is open',
    told: description,
  }));
  const [best] = [...sentences, ...tasks]
    .map((entry) => ({ ...entry, score: countStems(stems, entry.told) }))
    .filter(({ score }) => score >= enough)
    .toSorted((a, b) => b.score - a.score);
  return best && `${best.from}: “${escapeText(best.told, 300)}”`;
}
