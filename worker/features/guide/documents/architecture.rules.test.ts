import { parseMermaid } from 'beautiful-mermaid';
import { describe, expect, it } from 'vitest';
import { checkDocument } from '#shared/document-check/document-check.ts';
import { listIds } from '#shared/document-check/ids.ts';
import { writeArchitecture } from '#worker/features/guide/documents/architecture.rules.ts';
import { listInvariants } from '#worker/features/guide/documents/architecture-invariants.rules.ts';
import { drawTree, listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { stackOf } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { endsOf } from '#worker/features/guide/documents/data-model-states.rules.ts';
import { writeDatabase } from '#worker/features/guide/documents/database.rules.ts';
import { writePlan } from '#worker/features/guide/documents/plan.rules.ts';
import { listTasks } from '#worker/features/guide/documents/plan-tasks.rules.ts';
import { writeRequirements } from '#worker/features/guide/documents/requirements.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { deriveProduct, type Product } from '#worker/features/guide/product/product.rules.ts';
import { everydayIdeas } from '#worker/features/guide/testing/everyday-ideas.ts';
import { ideas } from '#worker/features/guide/testing/ideas.ts';

const basis = 'Requirements v2';
const lovable = [{ topic: 'Coding tool', decision: 'I will use Lovable, I cannot code' }];
const farm =
  'Soil moisture sensors in vineyards send a reading every 15 minutes over LoRaWAN. The winegrower sees each block on a map, gets an alarm before vines dry out, and the irrigation valves open by themselves at night if he allows it.';
const all = Object.entries({ ...ideas, ...everydayIdeas, farm });
const cases = all.flatMap(([name, idea]): [string, Product][] => [
  [name, deriveProduct('Acme', idea, [])],
  ...(name in ideas ? [[`${name} in a builder`, deriveProduct('Acme', idea, lovable)] as [string, Product]] : []),
]);
const product = (description: string) => deriveProduct('Acme', description, []);
const diagramsOf = (content: string) =>
  [...content.matchAll(/```mermaid\n([\s\S]*?)\n```/g)].map(([, code = '']) => code);

describe.each(cases)('architecture, data model and plan: %s', (_, own) => {
  const documents = {
    architecture: writeArchitecture(own, basis),
    database: writeDatabase(own, basis),
    plan: writePlan(own, basis),
  };
  const tables = listTables(own);

  it('have no error, no empty slot and name only what exists', () => {
    const known = [writeRequirements(own), ...Object.values(documents)].flatMap((content) => listIds(content));
    for (const [type, content] of Object.entries(documents)) {
      const errors = checkDocument({ type, title: type, content }, { known }).filter(
        ({ severity }) => severity === 'error',
      );
      expect(errors.map(({ line, message }) => `${type} ${line}: ${message}`)).toEqual([]);
      expect(content).not.toMatch(/(?<!\\)\{(?:an? )?[a-z]+\}|\bundefined\b|\bNaN\b|\[object /);
    }
  });

  it('draw diagrams that can be read', () => {
    const drawn = [...diagramsOf(documents.architecture), ...diagramsOf(documents.database)];
    expect(drawn.length).toBeGreaterThanOrEqual(2);
    for (const code of drawn.filter((text) => /^(flowchart|stateDiagram)/.test(text)))
      expect(parseMermaid(code).nodes.size).toBeGreaterThanOrEqual(2);
  });

  it('the tables agree with each other', () => {
    const names = tables.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    for (const { columns, key, uniques, indexes, machine } of tables) {
      const own = columns.map(({ name }) => name);
      expect(new Set(own).size).toBe(own.length);
      expect(own).toEqual(
        expect.arrayContaining([...key, ...uniques.flat(), ...indexes.flatMap((index) => index.columns)]),
      );
      for (const { references } of columns) if (references) expect(names).toContain(references);
      if (machine) expect(own).toContain('state');
    }
  });

  it('states are reached, by a criterion, from states that exist', () => {
    const criteria = new Set(listCriteria(own).map(({ id }) => id));
    for (const { machine } of tables) {
      if (!machine) continue;
      for (const { from, to, id } of machine.moves) {
        expect(machine.states).toEqual(expect.arrayContaining([...from, to]));
        expect(from).not.toContain(to);
        expect(criteria).toContain(id);
      }
      const reached = new Set([machine.initial, ...machine.moves.map(({ to }) => to)]);
      expect(machine.states.filter((state) => !reached.has(state))).toEqual([]);
      expect(endsOf(machine)).not.toContain(machine.initial);
    }
  });

  it('each feature has its place, each place its task, each file of a task its leaf in the tree', () => {
    const tasks = listTasks(own);
    const tree = drawTree(own);
    for (const { feature, tables: used } of listPlaces(own)) {
      expect(used.length).toBeGreaterThan(0);
      expect(tasks.filter((task) => task.feature === feature)).toHaveLength(1);
    }
    const files = tasks.flatMap(({ feature, steps }) => (feature ? steps.map(({ file }) => file) : []));
    if (shapeOf(own).runtime !== 'builder')
      expect(files.filter((path) => path !== '').length).toBeGreaterThanOrEqual(own.features.length);
    for (const file of files.filter((path) => path.endsWith('.ts') || path.endsWith('.tsx')))
      expect(tree).toContain(file.split('/').at(-1));
  });

  it('tasks wait for earlier ones only, and for nothing twice', () => {
    for (const [index, { after }] of listTasks(own).entries()) {
      expect(after.every((id) => Number(id.slice(2)) <= index)).toBe(true);
      expect(new Set(after).size).toBe(after.length);
    }
  });

  it('invariants rest on ids and are told apart', () => {
    const says = listInvariants(own).map((one) => one.says);
    expect(says.length).toBeGreaterThanOrEqual(3);
    expect(new Set(says).size).toBe(says.length);
  });
});

describe('the shape follows the idea', () => {
  it.each([
    ['sensors', farm],
    ['game', 'A two-player word game where players take turns to guess a five letter word.'],
    ['command', 'A command line tool for developers that checks commit messages against the rules of the team.'],
    [
      'library',
      'An open-source TypeScript library that merges two edited copies of a JSON document. Developers install it from npm; there is no server and nobody signs in.',
    ],
    [
      'companion',
      'Companion app for our coffee scale. It connects by Bluetooth and shows weight and flow while you pour.',
    ],
    [
      'field',
      'A guide for visitors of our museum. They type the number of an object and listen to a story, also without internet.',
    ],
  ])('%s', (key, description) => {
    expect(shapeOf(product(description)).key).toBe(key);
  });

  it('a part that the idea refuses is not needed', () => {
    const parts = (description: string) => stackOf(product(description)).parts.join(' ');
    expect(parts('Guests order cakes and pay by card in the app.')).toMatch(/Stripe/);
    expect(parts('Guests order cakes and collect them. No payments.')).not.toMatch(/Stripe/);
  });

  it('what nobody knows is tried before it is built on', () => {
    const tasks = listTasks(product(farm));
    const spike = tasks.find(({ title }) => /farthest place/.test(title));
    expect(spike?.after).toEqual([]);
    const user = tasks.find(({ feature }) => feature && spike?.serves.includes(feature.id));
    expect(user?.after).toContain(spike?.id);
  });
});

describe('two ideas', () => {
  const sentences = (content: string) =>
    content
      .replace(/```[\s\S]*?```/g, '')
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .flatMap((line) => line.replace(/^[-|\s]+|[|\s]+$/g, '').split(/(?<=\.) /))
      .map((text) => text.replace(/\d+/g, '').toLowerCase())
      .filter((text) => text.split(' ').length > 4);
  const names = ['bakery', 'wordGame', 'cli', 'farm'].filter((name) => all.some(([other]) => other === name));

  it.each([
    ['architecture', writeArchitecture],
    ['data model', writeDatabase],
    ['plan', writePlan],
  ])('share under 35 percent of their sentences: %s', (_, write) => {
    const texts = names.map((name) =>
      sentences(write(deriveProduct(name, all.find(([other]) => other === name)?.[1] ?? '', []), basis)),
    );
    texts.forEach((own, index) => {
      const others = new Set(texts.filter((_text, place) => place !== index).flat());
      expect(own.filter((text) => others.has(text)).length / own.length).toBeLessThan(0.35);
    });
  });
});

describe('what is put off', () => {
  const deferredOf = (description: string) =>
    writeArchitecture(deriveProduct('Acme', description, []), basis).split('## Deferred')[1] ?? '';

  it('is nothing that is left out on principle', () => {
    expect(deferredOf('Neighbours lend tools to each other. Owners confirm each loan.')).not.toMatch(
      /ratings or points/i,
    );
  });

  it('is no second language where languages were told', () => {
    const told = 'Drivers count crates at a ramp. Offices see the balance.';
    expect(deferredOf(told)).toMatch(/second language/i);
    expect(deferredOf(`${told} Drivers speak three languages.`)).not.toMatch(/second language/i);
  });
});
