import { describe, expect, it } from 'vitest';
import { contrastOf, paletteOf } from '#worker/features/guide/documents/palette.rules.ts';
import { listPersonalData } from '#worker/features/guide/documents/personal-data.rules.ts';
import { entryOf } from '#worker/features/guide/documents/registry.rules.ts';
import { listMeasures } from '#worker/features/guide/documents/speaking.rules.ts';
import { capitalise } from '#worker/features/guide/grammar/words.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { checkGrammar, sharedShare } from '#worker/features/guide/testing/check-document.ts';
import { everydayIdeas } from '#worker/features/guide/testing/everyday-ideas.ts';
import { ideas } from '#worker/features/guide/testing/ideas.ts';
import { converse } from '#worker/features/guide/testing/run-conversation.ts';

const basis = 'Requirements v2';
const kinds = ['brand', 'legal', 'launch', 'growth'] as const;
const clear = Object.entries({ ...everydayIdeas, ...ideas }).filter(
  ([name]) => !['empty', 'hostile', 'petApp'].includes(name),
);
/** A name of its own for each, as projects have. */
const titleOf = (name: string) => capitalise(name.toLowerCase());
const products = clear.map(([name, description]) => [name, deriveProduct(titleOf(name), description, [])] as const);
const write = (kind: (typeof kinds)[number], product: (typeof products)[number][1]) =>
  entryOf(kind)?.write(product, basis) ?? '';

describe('the colours', () => {
  it('are read on their ground by everybody, by day and by night', () => {
    for (const [name, product] of products)
      for (const { role, code, on, contrast } of paletteOf(product)) {
        expect(contrast).toBeCloseTo(contrastOf(code, on), 5);
        if (code !== on) expect(contrast, `${name}, ${role} ${code} on ${on}`).toBeGreaterThanOrEqual(4.5);
      }
  });

  it('follow WCAG for known pairs', () => {
    expect(contrastOf('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});

describe.each(kinds)('the %s document', (kind) => {
  const texts = products.map(([name, product]) => ({ name, product, content: write(kind, product) }));

  it('has no slip of a template', () => {
    for (const { name, content } of texts) expect(checkGrammar(content.replaceAll('[ ] ', '')), name).toEqual([]);
  });

  it('names only what the requirements have', () => {
    for (const { name, product, content } of texts) {
      const known = new Set([
        ...product.features.map(({ id }) => id),
        ...listCriteria(product).map(({ id }) => id),
        ...listMeasures(product).map(({ id }) => id),
      ]);
      const named = content.match(/\b(?:FR|SM)-\d+(?:\.\d+)?/g) ?? [];
      expect(
        named.filter((id) => !known.has(id)),
        name,
      ).toEqual([]);
      expect(named.length, name).toBeGreaterThan(0);
    }
  });

  it('shares under 35 % of its sentences with that of any other idea', () => {
    // Some of the everyday ideas are those of the others in other words.
    const others = texts.filter(({ name }) => Object.hasOwn(ideas, name) && !Object.hasOwn(everydayIdeas, name));
    const pairs = others.flatMap((one, at) =>
      others
        .slice(at + 1)
        .map((other) => ({ pair: `${one.name} and ${other.name}`, share: sharedShare(one.content, other.content) })),
    );
    expect(pairs.filter(({ share }) => share >= 0.35)).toEqual([]);
  });
});

describe('the legal checklist', () => {
  const legal = (description: string, said: { topic: string; decision: string }[] = []) =>
    write('legal', deriveProduct('Acme', description, said));
  const points = (content: string) =>
    [...content.matchAll(/^- \*\*([^*]+)\*\*: (?!.*; kept )/gm)].map(([, title]) => title);

  it('tells of each record about people what it is for, how long it is kept and who sees it, in the table and in the policy', () => {
    for (const [name, product] of products) {
      const content = write('legal', product);
      for (const { record, kept } of listPersonalData(product).slice(0, 6)) {
        expect(content, name).toContain(`| ${record} | `);
        expect(content, name).toContain(`- **${record}** of `);
        expect(content.toLowerCase(), name).toContain(kept.toLowerCase());
      }
    }
  });

  it.each([
    ['clinic', ideas.clinic ?? '', ['Health']],
    ['babysitters', ideas.sitters ?? '', ['Selling to consumers', 'Where people are']],
    ['a command line tool', ideas.cli ?? '', ['Licence of the code']],
    [
      'a reading app for children',
      'A reading app where children aged 5 to 8 read a story aloud and parents see which words were hard.',
      ['Children'],
    ],
    [
      'a bank',
      'People connect their bank account and every card payment is rounded up; the difference goes to a savings goal.',
      ['Other people’s money'],
    ],
    [
      'sensors',
      'Moisture sensors send a reading every 15 minutes over LoRaWAN and the winegrower gets an alarm.',
      ['Devices'],
    ],
  ])('asks what the law adds to %s', (_, description, titles) => {
    expect(points(legal(description))).toEqual(expect.arrayContaining(titles));
  });

  it('does not ask of children, health or money where the idea has none', () => {
    expect(points(legal(ideas.wordGame ?? ''))).toEqual([]);
    expect(points(legal(ideas.cli ?? ''))).toEqual(['Licence of the code']);
  });

  it('says that it is no advice, and who has to read it', () => {
    for (const [name, product] of products)
      expect(write('legal', product), name).toMatch(/no legal advice: .* somebody who knows the law of your country/);
  });
});

describe('the launch plan', () => {
  it('says of every measure what is done when it is missed', () => {
    for (const [name, product] of products) {
      const content = write('launch', product);
      for (const { id } of listMeasures(product))
        expect(content, name).toMatch(new RegExp(`^\\| ${id} \\| .{10,} \\| .{5,} \\| .{20,} \\|$`, 'm'));
    }
  });
});

describe('asked for in ordinary words', () => {
  it('each document of the launch and each category of prompts is written', async () => {
    const said = [
      'Write the brand sheet',
      'Write the privacy policy and the terms',
      'How should we launch?',
      'Write the growth plan',
      'Write a prompt that builds a feature securely',
      'Write a prompt to improve it after the first feedback',
      'Write a prompt for the marketing texts',
      'Write a prompt for running it in operation',
    ];
    const { turns } = await converse(ideas.bakery ?? '', [[], ...said]);
    const made = turns
      .slice(2)
      .map(({ documents, prompts }) => [
        ...documents.map(({ type }) => type),
        ...prompts.map(({ documentType }) => documentType),
      ]);
    expect(made).toEqual([
      ['brand'],
      ['legal'],
      ['launch'],
      ['growth'],
      ['secure_feature_development'],
      ['iteration_prompts'],
      ['marketing_assets'],
      ['operations_prompts'],
    ]);
  });
});
