import { describe, expect, it } from 'vitest';
import { writeArchitecture } from '#worker/features/guide/documents/architecture.rules.ts';
import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { writePlan } from '#worker/features/guide/documents/plan.rules.ts';
import { writeRequirements } from '#worker/features/guide/documents/requirements.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { writeFeaturePrompt } from '#worker/features/guide/prompts/for-agents.rules.ts';
import { writeSetupPrompt } from '#worker/features/guide/prompts/set-up.rules.ts';
import { ideas } from '#worker/features/guide/testing/ideas.ts';

const basis = 'Requirements v2, Architecture v1 and Implementation plan v1';
const product = (description: string) => deriveProduct('Acme', description, []);
const stones =
  'A board game for two on the phone: players take turns placing a stone. A match lasts ten minutes at most. They send a link to a friend, no accounts.';
const receipts =
  'Employees photograph a receipt, the accountant approves it or sends it back with a reason. Nobody sees the receipts of others except the accountant.';

describe('a feature that is a rule', () => {
  it.each([
    [stones, /lasts ten minutes/],
    [receipts, /^Nobody/],
  ])('has no screen and no files of its own: %s', (idea, title) => {
    const own = product(idea);
    const places = listPlaces(own);
    const rule = places.find(({ feature }) => title.test(feature.title));
    const home = places.find(({ feature }) => feature === rule?.shownIn?.feature);
    expect(rule?.screen).toBeUndefined();
    expect(home?.screen).toBe(rule?.shownIn?.file);
    expect([rule?.rule, rule?.route]).toEqual([home?.rule, home?.route]);
    const id = rule?.feature.id;
    expect(writePlan(own, basis)).toMatch(new RegExp(`- Screen \\\`${home?.screen}\\\`: gains ${id},`));
    expect(writeArchitecture(own, basis)).toMatch(new RegExp(`\\| ${id} [^|]*\\| in \\\``));
  });

  it('that changes what a live object holds goes through it', () => {
    const places = listPlaces(product(`${ideas.wordGame} Each guess takes letters off the other player.`));
    const using = places.filter(({ brought }) => brought.some(({ file }) => file === 'src/routes/live-match.ts'));
    expect(using.map(({ feature }) => feature.title)).toEqual(
      expect.arrayContaining([expect.stringMatching(/^Start a match/), expect.stringMatching(/takes letters off/)]),
    );
    const [first, ...others] = using.map(
      ({ brought }) => brought.find(({ file }) => file.includes('live-match'))?.says,
    );
    expect(first).toMatch(/Durable Object/);
    for (const says of others) expect(says).toMatch(/what FR-\d+ changes goes through it/);
  });

  it('is not one that people do something in', () => {
    for (const idea of [ideas.bakery, ideas.clinic, ideas.german])
      for (const { feature, screen } of listPlaces(product(idea)).filter(
        ({ feature: { isTold, isRule } }) => isTold && !isRule,
      ))
        expect(screen, feature.title).toBeDefined();
  });
});

describe('the diagram', () => {
  it('of a command shows what begins a run, what it reads and how it ends', () => {
    const content = writeArchitecture(product(ideas.cli), basis);
    expect(content).toMatch(/\["Job in CI"\] --> command/);
    expect(content).toMatch(/\[\("Configuration"\)\] --> rules/);
    expect(content).toMatch(/result -->\|exit code 1\| exit1\["there are findings"\]/);
  });

  it('cuts no label in the middle', () => {
    for (const idea of Object.values(ideas)) {
      const drawn = writeArchitecture(product(idea), basis).match(/```mermaid[\s\S]*?```/g) ?? [];
      expect(drawn.join('\n')).not.toMatch(/…|\b(?:the|an?|of|from|to|with|and)(?:"\]|\||$)/m);
    }
  });
});

describe('the data model', () => {
  it('keeps where a device takes its push messages', () => {
    const own = product(
      'Sensors in the fridges of a pharmacy send the temperature every 2 minutes. The pharmacist signs in, sees each fridge and gets an alarm on the phone.',
    );
    expect(
      listTables(own)
        .find(({ kind }) => kind === 'session')
        ?.columns.map(({ name }) => name),
    ).toContain('push_address');
    expect(listTables(product(ideas.bakery)).flatMap(({ columns }) => columns.map(({ name }) => name))).not.toContain(
      'push_address',
    );
  });
});

describe('the glossary', () => {
  it('explains each record that its own facts name', () => {
    const [glossary = ''] = /## Glossary[\s\S]*?(?=\n## )/.exec(writeRequirements(product(ideas.bakery))) ?? [];
    expect(glossary).toContain('**Day offer**: How many of a loaf can be had on a day.');
    expect(glossary).toMatch(/\*\*Daily number\*\*: When the daily number .*\(FR-\d\.\d\)\./);
  });
});

describe('what must not be done', () => {
  it('names the way that a decision forbids, where it is built', () => {
    const own = product(ideas.bakery);
    const order = own.features.find(({ key }) => key === 'order');
    const never = (id: string | undefined) => {
      const feature = own.features.find((one) => one.id === id);
      return feature
        ? (/## Never\n\n[\s\S]*?\n\n/.exec(writeFeaturePrompt(own, feature, basis).content)?.[0] ?? '')
        : '';
    };
    expect(never(order?.id)).toContain('- Read what is left and write it after.');
    expect(never(own.features.find(({ key }) => key === 'list')?.id)).not.toContain('Read what is left');
  });
});

describe('what several texts say of one thing', () => {
  it('is the same of a job: in the tree, and as a step of its task', () => {
    const own = product(ideas.bakery);
    for (const { feature, job } of listPlaces(own))
      if (job) expect(writePlan(own, basis), feature.title).toContain(`- Job \`${job}\`: FR-`);
  });

  it('is the same of who is there in the example data and who tries it by hand', () => {
    const own = product(
      'Employees request vacation and their manager approves it. The payroll clerk exports the month as CSV.',
    );
    const [, people = ''] = /Example data .*?: ([^;]*)/.exec(writePlan(own, basis)) ?? [];
    expect(people).toMatch(/\(payroll clerk\)/);
  });

  it('is the same of states: what nothing leads on from is an end', () => {
    const own = product(
      'Soil moisture sensors in vineyards send a reading every 15 minutes over LoRaWAN. The winegrower sees each block on a map, gets an alarm before vines dry out, and the irrigation valves open by themselves at night if he allows it.',
    );
    expect(writeArchitecture(own, basis)).toMatch(/Command begins as new and ends as confirmed or failed/);
  });

  it('is the same of the tables that a set-up makes', () => {
    const own = product(ideas.bakery);
    const names = listTables(own).map(({ name }) => `\`${name}\``);
    const { content } = writeSetupPrompt(own, basis);
    for (const name of names) {
      expect(content).toContain(`- ${name} (`);
      expect(writePlan(own, basis)).toContain(name);
    }
  });
});
