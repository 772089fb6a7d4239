import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { updateReliability } from '../scripts/reliability-reporter.ts';
import { buildWorker, startBuiltApp } from './built-app.ts';
import { LoadUser, type Place } from './load-user.ts';
import { createRandom } from './random.ts';

const whole = { users: 200, seconds: 60 };
const users = Number(process.env.LOAD_USERS ?? whole.users);
const seconds = Number(process.env.LOAD_SECONDS ?? whole.seconds);
const seed = Number(process.env.LOAD_SEED ?? 20261121);
const enteringAtOnce = 4;

/**
 * `npm run test:load`: signed-in users click for a minute on the built Worker, which is taken away and started anew in the middle. Each
 * compares every answer with what it wrote, and in the end reads all of it. LOAD_USERS, LOAD_SECONDS and LOAD_SEED change the measure.
 */
async function run() {
  const folder = mkdtempSync(join(tmpdir(), 'launchpath-load-'));
  const script = buildWorker();
  const start = () => startBuiltApp(script, { AI_PROVIDER: 'guide', GUIDE_PACE: '0' }, folder);
  let app = await start();
  const place: Place = { url: app.url };
  const people = Array.from({ length: users }, (_, number) => new LoadUser(place, number, createRandom(seed + number)));
  try {
    for (let first = 0; first < people.length; first += enteringAtOnce) {
      await Promise.all(people.slice(first, first + enteringAtOnce).map((person) => person.enter()));
    }
    console.log(`${users} users are in; they click for ${seconds} s`);
    const until = Date.now() + seconds * 1000;
    const clicking = Promise.all(people.map((person) => person.click(until)));
    await sleep(seconds * 500);
    place.url = undefined;
    await app[Symbol.asyncDispose]();
    app = await start();
    place.url = app.url;
    await clicking;
    for (const person of people) await person.checkAll();
  } finally {
    await app[Symbol.asyncDispose]();
    rmSync(folder, { recursive: true, force: true });
  }
  return people;
}

const people = await run();
const wrong = people.flatMap((person) => person.wrong);
const sum = (count: (person: LoadUser) => number) => people.reduce((total, person) => total + count(person), 0);
console.log(`${sum(({ calls }) => calls)} calls, ${sum(({ repeated }) => repeated)} of them again, seed ${seed}`);
for (const line of wrong.slice(0, 20)) console.log(line);
const measured = `${users} users, one restart: ${wrong.length} lost writes or wrong answers`;
console.log(measured);
if (users === whole.users && seconds === whole.seconds) {
  const what = `Load: ${users} signed-in users click for ${seconds} s on the built Worker, one restart in the middle`;
  const figure = { what, asked: '0 lost writes, 0 wrong answers', measured, seed };
  updateReliability([{ file: 'bench/load.ts', figures: [figure], isWhole: true }]);
}
process.exit(wrong.length === 0 ? 0 : 1);
