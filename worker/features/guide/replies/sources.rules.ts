import { entryOf, namedDocuments } from '#worker/features/guide/documents/registry.rules.ts';
import { termsOf } from '#worker/features/guide/documents/terms.rules.ts';
import { remarkStems, stemsIn } from '#worker/features/guide/grammar/stems.rules.ts';
import { escapeText, fill } from '#worker/features/guide/grammar/words.rules.ts';
import type { ProjectBrief } from '#worker/features/guide/guide-turn.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { lowerTitle } from '#worker/features/guide/replies/path.rules.ts';

/** How many of the stems a text holds. */
export const countStems = (stems: Set<string>, source: string): number =>
  stems.intersection(new Set(stemsIn(source))).size;

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
  const stems = remarkStems(text);
  if (stems.size === 0) return undefined;
  const enough = Math.max(2, Math.ceil(stems.size / 2));
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
