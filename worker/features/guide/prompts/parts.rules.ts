import type { PromptDocumentType } from '#shared/document-types.ts';
import { nameUsers } from '#worker/features/guide/documents/name-users.rules.ts';
import { outlinedVision } from '#worker/features/guide/documents/outlined-vision.rules.ts';
import { fill, joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import { type Criterion, criterionId } from '#worker/features/guide/product/criteria.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** A prompt before it is saved; its step follows from its type. */
export type PromptDraft = { title: string; documentType: PromptDocumentType; content: string };

/** The sections that are not empty under their title. */
export function assemble(title: string, sections: string[]): string {
  return `# ${title}\n\n${sections.filter(Boolean).join('\n\n')}\n`;
}

type Commands = { types: string; test: string; run: string };
/** What proves a change: the tests of it as code, where there are some, and then everything. */
export const provenBy = ({ types, test }: Pick<Commands, 'types' | 'test'>, own?: string): string =>
  `${own ? `${own}, then ` : ''}\`${types} && ${test}\``;
/** What starts the product, as code: a command without the argument that only prints its help. */
export const startedBy = ({ run }: Pick<Commands, 'run'>): string => `\`${run.replace(/ --help$/, '')}\``;

/** Whom the product is for and what gets better, in one sentence. */
export function tellProduct(product: Product): string {
  if (product.idea.isOutlined) {
    const { what, forWhom } = outlinedVision(product);
    return [what, forWhom].filter(Boolean).join(' ');
  }
  return fill(`{name} is for ${nameUsers(product)}: ${product.idea.pattern.aim}.`, product.slots);
}

/** What a prompt rests on: the documents with their versions win over it. */
export function tellBasis(basis: string): string {
  return `Basis, and it wins: ${basis}. Else: ask first.`;
}

const betweenVersions = /(?<= v\d{1,5})(?:, | and )/;

/** Where each document that a prompt rests on lies in the repository: an agent reads files and knows no titles. */
export function listBasisFiles(basis: string): { file: string; title: string }[] {
  return basis.split(betweenVersions).flatMap((title) => {
    if (!/ v\d{1,5}$/.test(title)) return [];
    const name = title
      .replace(/ v\d+$/, '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-');
    return [{ file: `docs/${name.replace(/^-|-$/g, '') || 'basis'}.md`, title }];
  });
}

/** The basis for whoever works in the repository; without a document, as it is told. */
export function tellBasisFiles(basis: string): string {
  const files = listBasisFiles(basis).map(({ file, title }) => `\`${file}\` (${title})`);
  return tellBasis(files.length > 0 ? joinWords(files) : basis);
}

/**
 * The basis for an app builder, which reads no files: what it should know is pasted into its knowledge.
 * @param isBuilt whether the architecture is that of an app builder; any other is built on what the builder brings.
 */
export function tellBasisPasted(basis: string, isBuilt = true): string {
  const own = isBuilt
    ? ''
    : ' In it the requirements and the data win; where it names a framework, a database or a host, use your own: its tables, its sign-in, its rules for each row and its functions on the server.';
  return listBasisFiles(basis).length > 0
    ? `Basis, pasted into the knowledge of this project, and it wins: ${basis}.${own} Else: ask first.`
    : `Basis, and it wins: ${basis}.${own} Else: ask first.`;
}

/** A criterion in the words of the requirements, with its id. */
export function tellWording({ id, feature }: Pick<Criterion, 'id' | 'feature'>): string {
  const at = feature.criteria.findIndex((_, index) => criterionId(feature, index) === id);
  return `${id}: ${feature.criteria[at]}`;
}
