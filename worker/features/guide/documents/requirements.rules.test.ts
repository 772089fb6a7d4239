import { describe, expect, it } from 'vitest';
import { vagueWords } from '#shared/content/vague-words.ts';
import { writeArchitecture } from '#worker/features/guide/documents/architecture.rules.ts';
import { writePlan } from '#worker/features/guide/documents/plan.rules.ts';
import { listTasks } from '#worker/features/guide/documents/plan-tasks.rules.ts';
import { writeRequirements } from '#worker/features/guide/documents/requirements.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { writeFeaturePrompt } from '#worker/features/guide/prompts/for-agents.rules.ts';
import { writeSecurityPrompt } from '#worker/features/guide/prompts/security.rules.ts';
import { writeSetupPrompt } from '#worker/features/guide/prompts/set-up.rules.ts';
import { checkGrammar, checkRequirements } from '#worker/features/guide/testing/check-document.ts';
import { ideas } from '#worker/features/guide/testing/ideas.ts';

const basis = 'Requirements v2';

describe.each(Object.entries(ideas))('for the idea %s', (_, description) => {
  const product = deriveProduct('Acme', description, []);
  const known = new Set(product.features.map(({ id }) => id));

  it('the architecture numbers its decisions, names a stack and refers only to what exists', () => {
    const content = writeArchitecture(product, basis);
    const ids = [...content.matchAll(/^### AD-(\d+) /gm)].map((match) => Number(match[1]));
    expect(ids).toEqual(ids.map((_id, index) => index + 1));
    expect(ids.length).toBeGreaterThanOrEqual(4);
    expect(content).toMatch(/```mermaid\nflowchart LR\n[\s\S]+?\n```/);
    expect(content).toMatch(/\n## Deferred\n\n- /);
    for (const id of content.match(/FR-\d+/g) ?? []) expect(known).toContain(id);
    expect(checkGrammar(content.replace(/```[\s\S]*?```/g, ''))).toEqual([]);
    expect(content.match(vagueWords)).toBeNull();
  });

  it('the plan serves every requirement and depends only on earlier tasks', () => {
    const tasks = listTasks(product);
    const served = tasks.flatMap(({ serves }) => serves.split(', ')).filter((id) => id.startsWith('FR-'));
    expect(new Set(served)).toEqual(known);
    tasks.forEach(({ after, verify }, index) => {
      expect(after.every((id) => Number(id.slice(2)) <= index)).toBe(true);
      expect(verify.length).toBeGreaterThan(20);
    });
    const content = writePlan(product, basis);
    expect(checkGrammar(content)).toEqual([]);
    expect(content.match(vagueWords)).toBeNull();
  });

  it('every prompt stays under 1,600 tokens and names its basis', () => {
    const drafts = [
      writeSetupPrompt(product, basis),
      writeSecurityPrompt(product, basis),
      ...product.features.map((feature) => writeFeaturePrompt(product, feature, basis)),
    ];
    for (const { content } of drafts) {
      expect(content.length / 4).toBeLessThan(1_600);
      expect(content).toContain(basis);
      expect(checkGrammar(content)).toEqual([]);
    }
  });
});

describe('odd texts', () => {
  it.each([
    ['slots', '{client} lend {clients} to {nobody}'],
    ['one long word', 'a'.repeat(20_000)],
    ['many short words', 'ab '.repeat(6_500)],
    ['only punctuation', ',,,,,;;;...'],
    ['Japanese', '日本の農家のためのアプリ'],
    ['a code block', '```js\nalert(1)\n```'],
    ['names of the prototype', 'constructor prototype __proto__ toString'],
    ['praise only', 'fast fast simple app that is easy and quick, secure, scalable and seamless'],
    ['markup', '<b>Bold</b> | table # head [link](javascript:alert(1))'],
    ['one act 300 times', 'People can order pizza and pay for it. '.repeat(300)],
  ])('%s give a sound document', (_, description) => {
    const content = writeRequirements(
      deriveProduct('A|c <me> {name}', description, [{ topic: '{x} | <y>', decision: '# {clients}\n## `z`' }]),
    );
    expect(checkRequirements(content.replaceAll('A\\|c \\<me\\> \\{name\\}', 'Acme'))).toEqual([]);
    expect(content).not.toMatch(/[^\\][<|`{]/);
  });
});
