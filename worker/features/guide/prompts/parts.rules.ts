import type { PromptDocumentType } from '#shared/document-types.ts';
import { nameUsers } from '#worker/features/guide/documents/name-users.rules.ts';
import { fill } from '#worker/features/guide/grammar/words.rules.ts';
import { type Criterion, criterionId } from '#worker/features/guide/product/criteria.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** A prompt before it is saved; its step follows from its type. */
export type PromptDraft = { title: string; documentType: PromptDocumentType; content: string };

/** A section with its lines; nothing where there are none. */
export function list(title: string, lines: string[]): string {
  return lines.length > 0 ? `## ${title}\n\n${lines.map((line) => `- ${line}`).join('\n')}` : '';
}

/** The sections that are not empty under their title. */
export function assemble(title: string, sections: string[]): string {
  return `# ${title}\n\n${sections.filter(Boolean).join('\n\n')}\n`;
}

/** Whom the product is for and what gets better, in one sentence. */
export function tellProduct(product: Product): string {
  return fill(`{name} is for ${nameUsers(product)}: ${product.idea.pattern.aim}.`, product.slots);
}

/** What a prompt rests on: the documents with their versions win over it. */
export function tellBasis(basis: string): string {
  return `Basis, and it wins: ${basis}. Else: ask first.`;
}

/** A criterion in the words of the requirements, with its id. */
export function tellWording({ id, feature }: Pick<Criterion, 'id' | 'feature'>): string {
  const at = feature.criteria.findIndex((_, index) => criterionId(feature, index) === id);
  return `${id}: ${feature.criteria[at]}`;
}
