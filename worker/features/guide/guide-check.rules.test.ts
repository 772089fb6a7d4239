import { afterAll, describe, expect, it } from 'vitest';
import { checkDocument, checkPrompt } from '#shared/document-check/document-check.ts';
import { listIds } from '#shared/document-check/ids.ts';
import { writeArchitecture, writeDataModel } from '#worker/features/guide/guide-architecture.rules.ts';
import { writePlan } from '#worker/features/guide/guide-plan.rules.ts';
import { deriveProduct } from '#worker/features/guide/guide-product.rules.ts';
import {
  writeFeaturePrompt,
  writeSecurityPrompt,
  writeSetupPrompt,
} from '#worker/features/guide/guide-prompts.rules.ts';
import { writeRequirements } from '#worker/features/guide/guide-requirements.rules.ts';
import { withMark } from '#worker/features/guide/guide-versions.rules.ts';
import { everydayIdeas } from '#worker/features/guide/testing/everyday-ideas.ts';
import { ideas } from '#worker/features/guide/testing/ideas.ts';
import { converse } from '#worker/features/guide/testing/run-conversation.ts';

const basis = 'Requirements v2 and Architecture v1';
const decisionSets = [
  [],
  [{ topic: 'Coding tool', decision: 'I will use Lovable, I cannot code' }],
  [
    { topic: 'When ordering closes', decision: 'As fast as possible, easy and secure | <b>robust</b>' },
    { topic: 'Which device comes first?', decision: 'iPhone' },
    { topic: 'Also: parrots', decision: 'A parrot greets visitors seamlessly' },
  ],
];

/** All that the guide writes for an idea, with what the check says of each. */
function checkAll(description: string, said: { topic: string; decision: string }[]) {
  const product = deriveProduct('Acme', description, said);
  const documents = [
    { type: 'requirements', content: withMark(writeRequirements(product), product.features) },
    { type: 'architecture', content: writeArchitecture(product, basis) },
    { type: 'plan', content: writePlan(product, basis) },
    { type: 'database', content: `# Acme: data model\n\n${writeDataModel(product)}\n` },
  ];
  const prompts = [
    writeSetupPrompt(product, basis),
    writeSecurityPrompt(product, basis),
    ...product.features.map((feature) => writeFeaturePrompt(product, feature, basis, true)),
  ];
  const known = documents.flatMap(({ content }) => listIds(content));
  return [
    ...documents.map((document) => ({
      kind: document.type,
      findings: checkDocument({ title: document.type, ...document }, { known }),
    })),
    ...prompts.map((prompt) => ({ kind: prompt.documentType, findings: checkPrompt(prompt, { known }) })),
  ];
}

describe('what the guide writes', () => {
  const counts = new Map<string, { texts: number; hints: number }>();

  it.each(Object.entries({ ...ideas, ...everydayIdeas }))('has no error in the eyes of the check: %s', (_, idea) => {
    const errors: string[] = [];
    for (const { kind, findings } of decisionSets.flatMap((said) => checkAll(idea, said))) {
      const { texts, hints } = counts.get(kind) ?? { texts: 0, hints: 0 };
      const faults = findings.filter(({ severity }) => severity === 'error');
      counts.set(kind, { texts: texts + 1, hints: hints + findings.length - faults.length });
      errors.push(...faults.map(({ line, message }) => `${kind}, line ${line}: ${message}`));
    }
    expect(errors).toEqual([]);
  });

  it.each(Object.entries(ideas).filter(([name]) => !['empty', 'hostile'].includes(name)))(
    'has none in a conversation about %s either',
    async (_, idea) => {
      const said = ['Write the requirements, the architecture and the plan', 'Give me a coding prompt', 'next prompt'];
      const { turns } = await converse(idea, [[], ...said]);
      const documents = turns.flatMap((turn) => turn.documents);
      const prompts = turns.flatMap((turn) => turn.prompts);
      expect(documents.length).toBeGreaterThanOrEqual(3);
      const findings = [
        ...documents.flatMap((one) => checkDocument(one)),
        ...prompts.flatMap((one) => checkPrompt(one)),
      ];
      expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);
    },
  );

  afterAll(() => console.log(`Checked of the guide: ${JSON.stringify(Object.fromEntries(counts))}`));
});
