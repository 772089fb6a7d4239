import { afterAll, describe, expect, it } from 'vitest';
import { checkDocument, checkPrompt } from '#shared/document-check/document-check.ts';
import { checkAll } from '#worker/features/guide/testing/check-all.ts';
import { everydayIdeas } from '#worker/features/guide/testing/everyday-ideas.ts';
import { ideas } from '#worker/features/guide/testing/ideas.ts';
import { converse } from '#worker/features/guide/testing/run-conversation.ts';

const decisionSets = [
  [],
  [{ topic: 'Coding tool', decision: 'I will use Lovable, I cannot code' }],
  [
    { topic: 'When ordering closes', decision: 'As fast as possible, easy and secure | <b>robust</b>' },
    { topic: 'Which device comes first?', decision: 'iPhone' },
    { topic: 'Also: parrots', decision: 'A parrot greets visitors seamlessly' },
  ],
];

describe('what the guide writes', () => {
  const counts = new Map<string, { texts: number; hints: number }>();

  it.each(Object.entries({ ...ideas, ...everydayIdeas }))('has no error in the eyes of the check: %s', (_, idea) => {
    const errors: string[] = [];
    for (const { kind, findings, leftovers } of decisionSets.flatMap((said) => checkAll(idea, said))) {
      const { texts, hints } = counts.get(kind) ?? { texts: 0, hints: 0 };
      const faults = findings.filter(({ severity }) => severity === 'error');
      counts.set(kind, { texts: texts + 1, hints: hints + findings.length - faults.length });
      errors.push(...leftovers.map((line) => `${kind}, unfilled: ${line}`));
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
