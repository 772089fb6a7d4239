import { describe, expect, it } from 'vitest';
import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { listSteps } from '#worker/features/guide/documents/plan-steps.rules.ts';
import { listTasks } from '#worker/features/guide/documents/plan-tasks.rules.ts';
import { capitalise } from '#worker/features/guide/grammar/words.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { doesEffect } from '#worker/features/guide/prompts/effects.rules.ts';
import { writeFeaturePrompt } from '#worker/features/guide/prompts/for-agents.rules.ts';
import { namedPrompt, promptEntries } from '#worker/features/guide/prompts/registry.rules.ts';
import { writeSetupPrompt } from '#worker/features/guide/prompts/set-up.rules.ts';
import { sharedShare } from '#worker/features/guide/testing/check-document.ts';
import { ideas } from '#worker/features/guide/testing/ideas.ts';

const basis = 'Requirements v2 and Implementation plan v1';
const lovable = [{ topic: 'Coding tool', decision: 'I build with Lovable' }];
const clear = Object.entries(ideas).filter(([name]) => !['empty', 'hostile', 'petApp'].includes(name));

/** The lines of a section, by how its heading begins. */
function linesUnder(content: string, heading: string): string[] {
  const part = content.split(/^## /m).find((section) => section.startsWith(heading)) ?? '';
  return part.split('\n').filter((line) => line.startsWith('- '));
}

describe.each(clear)('prompts for a coding agent about %s', (_, description) => {
  const product = deriveProduct('Acme', description, []);
  const prompts = product.features.map((feature) => ({
    feature,
    content: writeFeaturePrompt(product, feature, basis, true).content,
  }));

  it('name only files that the architecture has, and the test of the rule', () => {
    const known = new Set(
      listPlaces(product).flatMap((place) => [
        ...listSteps(product, place).map(({ file }) => file),
        ...[place.rule, place.route, place.screen, place.job, ...place.adapters].flatMap((file) => file ?? []),
        place.rule.replace(/\.ts$/, '.test.ts'),
      ]),
    );
    for (const { feature, content } of prompts) {
      const named = content.match(/(?<=`)(?:src|server|app)\/[\w./-]+\.tsx?(?=`)/g) ?? [];
      expect(
        named.filter((file) => !known.has(file)),
        feature.id,
      ).toEqual([]);
      expect(
        named.some((file) => file.endsWith('.test.ts')),
        feature.id,
      ).toBe(true);
    }
  });

  it('give each criterion by its id, and each that goes wrong with what must come of it', () => {
    for (const { feature, content } of prompts) {
      const edges = linesUnder(content, 'Edge cases');
      for (const { id, isFault } of listCriteria(product).filter((one) => one.feature.id === feature.id)) {
        expect(content).toContain(id);
        if (isFault) expect(edges.filter((line) => line.includes(id)).every((line) => line.includes(' → '))).toBe(true);
      }
      expect(edges.length, feature.id).toBeGreaterThan(0);
      expect(edges.every((line) => line.includes(' → '))).toBe(true);
    }
  });

  it('forbid to begin only what comes later in the plan', () => {
    const order = listTasks(product).flatMap(({ feature }) => feature?.id ?? []);
    for (const { feature, content } of prompts) {
      const begun = linesUnder(content, 'Never').find((line) => line.startsWith('- Begin with ')) ?? '';
      for (const id of begun.match(/FR-\d+/g) ?? [])
        expect(order.indexOf(id), `${feature.id} and ${id}`).toBeGreaterThan(order.indexOf(feature.id));
    }
  });
});

/** An app builder makes no commands. */
const forBuilders = clear
  .map(([name, description]) => ({ name, product: deriveProduct('Acme', description, lovable) }))
  .filter(({ product }) => product.platform !== 'command line');

describe.each(forBuilders)('prompts for an app builder about $name', ({ product }) => {
  const all = [
    ...promptEntries.map(({ write }) => write(product, basis)),
    ...product.features.map((feature) => writeFeaturePrompt(product, feature, basis, true)),
  ];

  it('speak of screens and clicks, and never of files, shells or what the app should do', () => {
    for (const { title, documentType, content } of all) {
      expect(content, title).not.toMatch(
        /\b(?:npx|npm|wrangler|git)\b|`(?:src|server|migrations)\/|\bthe app should\b/,
      );
      if (documentType !== 'marketing_assets') expect(content, title).toMatch(/^## How to check by clicking$/m);
    }
  });

  it('say what people see when there is nothing, while it loads, when it failed and when it worked', () => {
    for (const { title, documentType, content } of all) {
      if (documentType !== 'development_prompt') continue;
      const seen = linesUnder(content, 'What people see');
      expect(
        seen.map((line) => line.split(':')[0]),
        title,
      ).toEqual(expect.arrayContaining(['- Nothing there yet', '- While it loads', '- Not saved']));
    }
  });
});

describe('every category', () => {
  const written = [[], lovable].map((said) =>
    clear.map(([name, description]) => {
      // A name of its own for each, as projects have.
      const product = deriveProduct(capitalise(name.toLowerCase()), description, said);
      return promptEntries.map(({ kind, write }) => ({ kind, ...write(product, basis) }));
    }),
  );

  it.each(promptEntries.map(({ kind }, index) => [kind, index] as const))(
    '%s is short, names what it rests on, and is about its idea',
    (_, index) => {
      for (const rendering of written) {
        const texts = rendering.flatMap((prompts) => prompts[index] ?? []);
        for (const { content } of texts) {
          expect(content.length / 4).toBeLessThan(1_600);
          for (const named of basis.split(' and ')) expect(content).toContain(named);
          expect(content).toMatch(/\bFR-\d/);
        }
        const shares = texts.flatMap(({ content }, at) =>
          texts.slice(at + 1).map((other) => sharedShare(content, other.content)),
        );
        expect(Math.max(...shares)).toBeLessThan(0.35);
      }
    },
  );

  it.each([
    ['Write the prompt that sets the project up', 'setup_prompt'],
    ['Write a prompt that builds a feature securely', 'secure_feature_development'],
    ['Write the security prompt', 'security_implementation'],
    ['Write a prompt to improve it after the first feedback', 'iteration_prompts'],
    ['Write a prompt for the marketing texts', 'marketing_assets'],
    ['Write a prompt for running it in operation', 'operations_prompts'],
    ['Write the prompt for the first feature', undefined],
    ['a coding prompt for the feedback form', undefined],
    ['the prompt for running a match', undefined],
  ])('%j asks for %s', (words, kind) => expect(namedPrompt(words)?.kind).toBe(kind));
});

describe('what an effect is when it is told of the app', () => {
  it.each([
    [
      'accept exactly one order and tell the other customer what is left',
      'accepts exactly one order and tells the other customer what is left',
    ],
    ['go on where they stopped', 'goes on where they stopped'],
    ['not start', 'does not start'],
    ['name it and not send the form', 'names it and does not send the form'],
    [
      'store it, take its loaves from what is left, and show its number',
      'stores it, takes its loaves from what is left, and shows its number',
    ],
    ['ask for consent and record text, version and time', 'asks for consent and records text, version and time'],
    ['show the name and price of each', 'shows the name and price of each'],
    ['say “keep it and tell us” once', 'says “keep it and tell us” once'],
  ])('%j is %j', (effect, told) => expect(doesEffect(effect)).toBe(told));
});

describe('what is told of a product of sensors', () => {
  const farm = deriveProduct(
    'Dry Field',
    'Moisture sensors in orchards send a reading every 15 minutes over LoRaWAN. Fruit growers see each orchard on a map.',
    [],
  );
  const [sent] = farm.features;
  const prompt = sent ? writeFeaturePrompt(farm, sent, basis, true).content : '';

  it('speaks to nobody where only devices do something, and gives that no screen', () => {
    expect(sent?.isDevice).toBe(true);
    expect(prompt).not.toMatch(/where you|press “|src\/pages\//);
    expect(prompt).toContain('FR-1.1 (a moisture sensor sends');
  });

  it('forbids no exchange with what sends the readings', () => {
    expect(linesUnder(prompt, 'Never').join('\n')).not.toMatch(/exchange of/);
  });
});

it('names the price that is set where the sums of others are made of it', () => {
  const bakery = deriveProduct('Morning Loaf', ideas.bakery, []);
  const always = bakery.features.map((feature) =>
    linesUnder(writeFeaturePrompt(bakery, feature, basis).content, 'Always').join('\n'),
  );
  expect(always.find((text) => text.includes('`loaves.price_cents`'))).toMatch(/Cents, set by whoever owns the loaf/);
  expect(always.find((text) => text.includes('`loaves.price_cents`'))).not.toContain('price_cents_then');
});

it.each(clear)(
  'the set-up of %s makes ids where the architecture does, and tables with all their columns',
  (_, description) => {
    const product = deriveProduct('Acme', description, []);
    const { content } = writeSetupPrompt(product, basis);
    expect(content).not.toContain('Ids from the server');
    if (product.platform !== 'command line') expect(content).toContain('Ids: UUID version 7');
    for (const { name, columns, kind } of listTables(product)) {
      if (kind === 'session') continue;
      const line = content.split('\n').find((one) => one.startsWith(`- \`${name}\` (`)) ?? '';
      for (const column of columns) expect(line, name).toContain(column.name);
    }
  },
);

describe('the set-up of an app builder', () => {
  const { tool } = deriveProduct('Acme', 'x', lovable);
  const setUp = (description: string) =>
    writeSetupPrompt({ ...deriveProduct('Acme', description, []), tool }, basis).content;

  it('names screens for what people see there, and none for what a device does', () => {
    const content = setUp(
      'Humidity sensors in greenhouses send a reading every 10 minutes. Gardeners see each bed. The app opens a ticket when a bed is dry.',
    );
    const screens = linesUnder(content, 'Screens').join('\n');
    expect(screens).toMatch(/- Tickets for gardeners \(for FR-\d, “open a ticket”\)/);
    expect(screens).not.toMatch(/Where gardeners see|humidity sensors/i);
    expect(content).toMatch(/First screen: “See each bed” for gardeners/);
  });

  it('says which fields are a yes or a no', () => {
    expect(linesUnder(setUp(ideas.bakery), 'Data to keep').join('\n')).toMatch(/photo, active \(yes or no\)/);
  });
});

describe('what a prompt rests on', () => {
  const product = deriveProduct('Acme', ideas.bakery ?? '', []);
  const [, order] = product.features;
  const told = 'Requirements v2, Our architecture v1 and Implementation plan v12';
  if (!order) throw new Error('a bakery has features');

  it('is named by its files in the repository, which the set-up asks for', () => {
    const { content } = writeFeaturePrompt(product, order, told, true);
    expect(content).toContain(
      'it wins: `docs/requirements.md` (Requirements v2), `docs/our-architecture.md` (Our architecture v1) and `docs/implementation-plan.md` (Implementation plan v12).',
    );
    expect(writeSetupPrompt(product, told).content).toMatch(/^- `docs\/`: the texts of Acme named under Context/m);
    const bare = 'the description of the idea and the answers so far';
    expect(writeFeaturePrompt(product, order, bare).content).toContain(`it wins: ${bare}.`);
    expect(writeSetupPrompt(product, bare).content).not.toContain('`docs/');
  });

  it('is pasted where a tool reads no files', () => {
    const builder = { ...product, tool: deriveProduct('Acme', 'x', lovable).tool };
    const { content } = writeFeaturePrompt(builder, order, told);
    expect(content).toContain(`pasted into the knowledge of this project, and it wins: ${told}.`);
    expect(content).not.toContain('docs/');
  });

  it('has before it what earlier tasks have written, and nothing else', () => {
    const tasks = listTasks(product);
    for (const feature of product.features) {
      const { content } = writeFeaturePrompt(product, feature, told, true);
      const [, line = ''] = /^Read first: (.*)$/m.exec(content) ?? [];
      const at = tasks.findIndex((task) => task.feature?.id === feature.id);
      for (const [, file, id] of line.matchAll(/`([^`]+)` \((T-\d+)\)/g)) {
        const by = tasks.findIndex((task) => task.id === id);
        expect(by).toBeLessThan(at);
        expect(tasks[by]?.steps.map((step) => step.file)).toContain(file);
      }
    }
    expect(writeFeaturePrompt(product, order, told, true).content).toMatch(/^Read first: `/m);
    expect(writeFeaturePrompt(product, order, told).content).not.toContain('Read first');
  });
});
