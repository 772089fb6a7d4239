import { describe, expect, it } from 'vitest';
import { startMessage } from '#shared/chat.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { scheduleTasks, writePlan } from '#worker/features/guide/documents/plan.rules.ts';
import { pathsOf } from '#worker/features/guide/documents/plan-task.rules.ts';
import { listTasks } from '#worker/features/guide/documents/plan-tasks.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';
import { bakeryListed, ideas } from '#worker/features/guide/testing/ideas.ts';
import { createConversation } from '#worker/features/guide/testing/run-conversation.ts';

const products = Object.entries(ideas)
  .filter(([name]) => !['empty', 'hostile'].includes(name))
  .map(([name, description]) => ({ name, product: deriveProduct('Acme', description, []) }));

describe.each(products)('the plan of $name', ({ product }) => {
  const turns = scheduleTasks(listTasks(product));

  it('puts no two tasks that write one file side by side', () => {
    for (const { task, round } of turns) {
      const files = pathsOf(task);
      const others = turns.filter((turn) => turn.round === round && turn.task !== task);
      const shared = others.filter((turn) => pathsOf(turn.task).some((file) => files.includes(file)));
      expect(
        shared.map((turn) => turn.task.id),
        task.id,
      ).toEqual([]);
    }
  });

  it('puts each task after all that it depends on', () => {
    const rounds = new Map(turns.map(({ task, round }) => [task.id, round]));
    for (const { task, round } of turns)
      for (const id of task.after) expect(rounds.get(id), `${task.id} after ${id}`).toBeLessThan(round);
  });

  it('lets each task depend on the one before it that writes one of its files, or on what waits for that', () => {
    const waitsFor = (id: string): string[] =>
      (turns.find(({ task }) => task.id === id)?.task.after ?? []).flatMap((one) => [one, ...waitsFor(one)]);
    for (const [index, { task }] of turns.entries())
      for (const other of turns.slice(0, index))
        if (pathsOf(other.task).some((file) => pathsOf(task).includes(file)))
          expect(waitsFor(task.id), task.id).toContain(other.task.id);
  });

  it('has a task for each quality, which shows its number, and none left out of the last table', () => {
    expect(product.qualities.length).toBeGreaterThan(0);
    const left = writePlan(product, 'Requirements v1').split('## Nothing is left out')[1] ?? '';
    for (const [index, text] of product.qualities.entries()) {
      const own = turns.filter(({ task }) => task.serves === `NFR-${index + 1}`);
      expect(own.map(({ task }) => task.verify.replace(/^`[^`]+`: /, '').toLowerCase())).toEqual([text.toLowerCase()]);
      expect(left).toContain(`| NFR-${index + 1} | ${own[0]?.task.id} |`);
      expect(turns.at(-1)?.task.after).toContain(own[0]?.task.id);
    }
  });

  it('runs the tests of one feature and not those of FR-10 with FR-1', () => {
    expect(writePlan(product, 'Requirements v1')).not.toMatch(/ -t '?FR-\d+(?!\d|\\\.)/);
  });
});

it('lets features about one thing be built side by side, and draws no rounds of one task each', () => {
  const honey = deriveProduct(
    'Amber Jar',
    'Customers pre-order jars of honey for Saturday and collect them at the farm. The beekeeper sees what to fill.',
    [],
  );
  const plan = writePlan(honey, 'Requirements v1');
  expect(plan).not.toMatch(/because both write/);
  expect(plan).toMatch(/^- Queries `src\/data\/\S+`: reads and writes of `\S+` for FR-1, FR-/m);
  const leave = deriveProduct('Away', 'Employees request leave. Managers approve the leave.', []);
  const turns = scheduleTasks(listTasks(leave));
  const isRow = new Set(turns.map(({ round }) => round)).size === turns.length;
  expect(writePlan(leave, 'Requirements v1').includes('## Side by side')).toBe(!isRow);
});

it('lets what commands a device wait for what is measured', () => {
  const greenhouse = deriveProduct(
    'Warm Glass',
    'Sensors send the temperature of a greenhouse every 5 minutes. Gardeners see each greenhouse. Window valves open by themselves if the gardener allows it.',
    [],
  );
  const tasks = listTasks(greenhouse).filter(({ feature }) => feature);
  const measured = tasks.find(({ title }) => /send/i.test(title));
  const commanded = tasks.find(({ title }) => /open by themselves/i.test(title));
  expect(commanded?.after).toContain(measured?.id);
});

it('plans the qualities of the saved requirements: one that was taken out by hand has no task, an own one has', async () => {
  const talk = createConversation(`${bakeryListed} The page works without a network. The page opens within 2 seconds.`);
  await talk.say(startMessage);
  await talk.say([]);
  await talk.say('write the requirements');
  const content = talk.bodyOf('requirements') ?? '';
  expect(content).toMatch(/\*\*NFR-2\*\*/);
  const next = `NFR-${(content.match(/\*\*NFR-\d+\*\*/g) ?? []).length + 1}`;
  talk.save({
    title: 'Requirements',
    type: 'requirements',
    content: content.replace(/^- \*\*NFR-2\*\*.*$/m, `- **${next}** The list of a day is printed in under 7 seconds.`),
  });
  await talk.say('write the implementation plan');
  const plan = talk.bodyOf('plan') ?? '';
  expect(plan).toContain(`- Serves: ${next}\n`);
  expect(plan).toContain('- Verify: The list of a day is printed in under 7 seconds.');
  expect(plan).not.toMatch(/\bNFR-2\b/);
});

it('lets what fills a record wait for what begins it', () => {
  const tasks = listTasks(deriveProduct('Duel', ideas.wordGame, []));
  const [start] = tasks.filter(({ title }) => /^start /i.test(title));
  const guess = tasks.find(({ feature, title }) => feature && /word/i.test(title));
  expect(guess?.after).toContain(start?.id);
});

it('gives what is sent to people a way to them, before mail is switched off', () => {
  const tasks = listTasks(deriveProduct('Morning Loaf', ideas.bakery, []));
  const told = tasks.find(({ title }) => title === 'Keep customers informed');
  expect(told?.steps.map(({ file }) => file)).toContain('src/outside/mail.ts');
  expect(tasks.find(({ title }) => /^Set up/.test(title))?.steps.map(({ file }) => file)).toContain(
    'src/outside/mail.ts',
  );
  expect(tasks.find(({ title }) => /^Switch off/.test(title))?.after).toContain(told?.id);
});

it('switches off every part outside, devices too, and names every column of a table', () => {
  const greenhouse = deriveProduct(
    'Warm Glass',
    'Sensors send the temperature of a greenhouse every 5 minutes over LoRaWAN. Gardeners see each greenhouse on a map and get an alarm by push message before plants freeze. Window valves open by themselves if the gardener allows it.',
    [],
  );
  const tasks = listTasks(greenhouse);
  const away = tasks.find(({ title }) => /^Switch off/.test(title));
  expect(away?.steps.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['Network server', 'Map tiles', 'Valves']),
  );
  const steps = tasks.flatMap((task) => task.steps.filter(({ what }) => what === 'Table'));
  for (const { name, columns } of listTables(greenhouse).filter(({ kind }) => kind === 'own'))
    expect(
      steps
        .find(({ file }) => file === name)
        ?.says.split(';')[0]
        ?.split(', '),
    ).toEqual(columns.flatMap((column) => (column.name === 'id' ? [] : [column.name])));
});

it('makes the file with which a command begins', () => {
  const plan = writePlan(deriveProduct('Tidy', ideas.cli, []), 'Requirements v1');
  expect(plan).toContain('- Entry `src/main.ts`:');
});

describe('the first whole path', () => {
  it('ends with what the first journey ends with, be it only looked at', () => {
    const choir = deriveProduct(
      'Alto',
      `What it is
- A place on the web for our choir.
Who uses it
- Singers
- Choir leader (Leila)
What happens
- The choir leader puts in a new piece → new piece: title, composer
- The choir leader uploads the parts → new part: piece, voice, recording; the singers are told
- Singers open a piece and listen to their own voice
- The choir leader puts in the rehearsals → new rehearsal: date, place
What is kept
- Piece: title, composer
- Part: piece, voice, recording
- Rehearsal: date, place`,
      [],
    );
    const path = listTasks(choir).filter(({ slice }) => slice === 'First whole path');
    const [way] = choir.journeys;
    expect(way?.steps.some((step) => step.startsWith('Singers open a piece'))).toBe(true);
    expect(path.map(({ title }) => title)).toContain('Open a piece and listen to their own voice');
  });
});
