import { checkDocument, checkPrompt } from '#shared/document-check/document-check.ts';
import { listIds } from '#shared/document-check/ids.ts';
import { documentEntries } from '#worker/features/guide/documents/registry.rules.ts';
import { withEdition } from '#worker/features/guide/documents/versions.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { writeFeaturePrompt } from '#worker/features/guide/prompts/for-agents.rules.ts';
import { promptEntries } from '#worker/features/guide/prompts/registry.rules.ts';

const basis = 'Requirements v2 and Architecture v1';

/** All that the guide writes for an idea, with what the check says of each and what a slot has left behind. */
export function checkAll(description: string, said: { topic: string; decision: string }[]) {
  const product = deriveProduct('Acme', description, said);
  const documents = documentEntries.map(({ kind, write }) => ({
    type: kind,
    title: kind,
    content: withEdition(write(product, basis), product.decided),
  }));
  const prompts = [
    ...promptEntries.map(({ write }) => write(product, basis)),
    ...product.features.map((feature) => writeFeaturePrompt(product, feature, basis, true)),
  ];
  const known = documents.flatMap(({ content }) => listIds(content));
  return [
    ...documents.map((document) => ({
      kind: document.type as string,
      leftovers: leftoversOf(document.content),
      findings: checkDocument(document, { known }),
    })),
    ...prompts.map((prompt) => ({
      kind: prompt.documentType as string,
      leftovers: leftoversOf(prompt.content),
      findings: checkPrompt(prompt, { known }),
    })),
  ];
}

/** What a template leaves behind when something is missing. */
const leftoversOf = (content: string) =>
  content.split('\n').filter((line) => /(?<!\\)\{[A-Za-z ]+\}|\bundefined\b|\bNaN\b|\[object /.test(line));
