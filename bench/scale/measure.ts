import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startBuiltApp } from '../built-app.ts';
import { withCpuClock } from '../cpu.ts';
import { createPerson } from '../person.ts';
import { type Kind, kinds } from './assumptions.ts';
import { measureBytes, measureFile, type TableSize } from './bytes.ts';
import type { Holdings, Occasions } from './forecast.ts';
import { countUsage, meterWorker, type Usage } from './metered-app.ts';
import { describeVisit, type Inhabitant, live } from './people.ts';
import { startCountingModel } from './prompt-size.ts';

const guide = { AI_PROVIDER: 'guide', GUIDE_PACE: '0' };
/** Each occasion so often, after some to warm up. */
const times = 20;
const warmingTimes = 5;
/** So many copies of a person make about 20 MB. */
const copiesOf: Record<Kind['name'], number> = { 'looked in': 2000, 'planned an idea': 400, 'works with Pro': 80 };

export type Person = {
  kind: Kind;
  turns: number;
  tables: TableSize[];
  bodies: number;
  bodyBytes: number;
  inputTokens: number;
};

/** People of every kind live in the built app. @returns what each holds, and what each occasion of a visit uses. */
export async function measurePeople(built: string) {
  const metered = meterWorker(built);
  const folder = mkdtempSync(join(tmpdir(), 'launchpath-scale-'));
  try {
    const place = { url: '' };
    const lives = await liveAll(metered, folder, place);
    const inhabitants = lives.map(({ result }) => result);
    const objects = measureObjects(folder);
    const [file] = globSync(`${folder}/**/d1/**/*.sqlite`).filter((path) => !path.includes('metadata'));
    if (!file) throw new Error(`no database in ${folder}`);
    const tables = inhabitants.map(({ userId, kind }) => measureBytes(file, userId, copiesOf[kind.name]));
    const inputTokens = await countPrompts(metered, folder, place, inhabitants);
    const people = lives.map(
      ({ usage, result: { kind, turns } }, at): Person => ({
        kind,
        turns,
        tables: tables[at] ?? [],
        bodies: usage.bodyWrites,
        bodyBytes: usage.bodyBytes,
        inputTokens: inputTokens[at] ?? 0,
      }),
    );
    const resident = inhabitants.find(({ kind }) => kind.name === 'planned an idea');
    if (!resident) throw new Error('nobody lives there');
    const occasions = await measureOccasions(metered, folder, place, resident);
    return { people, occasions, objects, holdings: holdAll(people, objects) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function liveAll(metered: string, folder: string, place: { url: string }) {
  await using app = await startBuiltApp(metered, guide, folder);
  place.url = app.url;
  const lives: { usage: Usage; result: Inhabitant }[] = [];
  for (const kind of kinds) lives.push(await countUsage(app.url, () => live(app, place, kind)));
  return lives;
}

async function measureOccasions(metered: string, folder: string, place: { url: string }, resident: Inhabitant) {
  const { app: started, readCpuMs } = await withCpuClock(() => startBuiltApp(metered, guide, folder));
  await using app = started;
  place.url = app.url;
  const measure = async (action: () => Promise<unknown>) => {
    for (let time = 0; time < warmingTimes; time += 1) await action();
    const before = readCpuMs();
    const { usage } = await countUsage(app.url, async () => {
      for (let time = 0; time < times; time += 1) await action();
    });
    const shares = Object.entries(usage).map(([name, amount]) => [name, amount / times]);
    return { ...(Object.fromEntries(shares) as Usage), cpuMs: (readCpuMs() - before) / times };
  };
  let newcomers = 0;
  const signUp = () => {
    newcomers += 1;
    return createPerson(app, `newcomer-${newcomers}`);
  };
  const occasions: Partial<Occasions> = { signUp: await measure(signUp) };
  for (const [name, action] of Object.entries(describeVisit(resident))) {
    occasions[name as keyof Occasions] = await measure(action);
  }
  return occasions as Occasions;
}

/** The mean bytes that a Durable Object of each class takes in storage. */
function measureObjects(folder: string) {
  const meanOf = (name: string) => {
    const sizes = globSync(`${folder}/**/*${name}/*.sqlite`)
      .filter((path) => !path.includes('metadata'))
      .map(measureFile);
    if (sizes.length === 0) throw new Error(`no object of ${name} in ${folder}`);
    return sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  };
  return { limits: meanOf('UserLimits'), run: meanOf('ReplyRun') };
}

/** The tokens that a model is asked with in the project of each, by a model that only counts. */
async function countPrompts(metered: string, folder: string, place: { url: string }, people: Inhabitant[]) {
  using model = await startCountingModel();
  await using app = await startBuiltApp(
    metered,
    { AI_PROVIDER: 'openai-compatible', AI_MODEL: 'counting', AI_BASE_URL: model.url },
    folder,
  );
  place.url = app.url;
  for (const { say, project } of people) await say(project.id, 'What should I do next?');
  return model.asked;
}

/** What the mean user holds, by the shares of the kinds. */
function holdAll(people: Person[], objects: { limits: number; run: number }): Holdings {
  const mean = (of: (person: Person) => number) => people.reduce((sum, one) => sum + one.kind.share * of(one), 0);
  const turns = mean((one) => one.turns);
  return {
    databaseBytes: mean(({ tables }) =>
      tables.reduce((sum, { rowBytes, indexBytes }) => sum + rowBytes + indexBytes, 0),
    ),
    bodyBytes: mean((one) => one.bodyBytes),
    bodies: mean((one) => one.bodies),
    objects: mean((one) => 1 + one.kind.projects),
    objectBytes: mean((one) => objects.limits + one.kind.projects * objects.run),
    // Of a turn: who has more of them counts more.
    turns,
    inputTokens: mean((one) => one.turns * one.inputTokens) / turns,
  };
}
