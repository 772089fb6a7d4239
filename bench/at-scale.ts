import { tasksInOrder } from '../worker/features/checklists/checklists-tasks.rules.ts';
import { appUrl, startBuiltApp } from './built-app.ts';
import { type Call, Connection, encodeCall } from './http-load.ts';
import { median, type Row, tellSpread } from './report.ts';
import { describeSeeded, messagesOfAProject, projectsOfAUser, type Seeded, seed } from './seed.ts';

const rounds = 3;
const sizes = { small: 100, large: 100_000 };
const people = 20;
/** Each person does everything so often; the first time is for warming up. */
const turns = 10;
const mostTimes = 1.1;

type Person = Seeded & { headers: Record<string, string>; made: string };
type Step = { what: string; call: (person: Person) => Call };

const json = (method: string, path: string, body: unknown): Call => ({ method, path, body: JSON.stringify(body) });
const read = (what: string, path: (person: Person) => string): Step => ({
  what,
  call: (person) => ({ path: `/api${path(person)}` }),
});
const write = (what: string, call: (person: Person) => Call): Step => ({ what, call });
const ofProject = (rest: string) => (person: Person) => `/projects/${person.projectId}${rest}`;
const ofMade = (person: Person) => `/api/projects/${person.made}`;
const creating = 'a new project';

const steps: Step[] = [
  read('the user', () => '/auth/user'),
  read('usage', () => '/usage'),
  read('projects', () => '/projects'),
  read('a project', ofProject('')),
  read('a project by its slug', ({ slug }) => `/projects/by-slug/${slug}`),
  read('messages', ofProject('/messages')),
  read(
    'older messages',
    ({ projectId, middleMessageId }) => `/projects/${projectId}/messages?before=${middleMessageId}`,
  ),
  read('documents', ofProject('/documents')),
  read('versions of a document', ofProject('/documents/Document%201/versions')),
  read('prompts', ofProject('/prompts')),
  read('versions of a prompt', ofProject('/prompts/Prompt%201/versions')),
  read('task statuses', ofProject('/task-statuses')),
  read('the checklist', ofProject('/checklist')),
  read('progress', ofProject('/progress-history')),
  write(creating, () => json('POST', '/api/projects', { name: 'Crumb Basket', description: 'Bread, ordered before' })),
  write('a new name', (person) => json('PUT', ofMade(person), { name: 'Crumb Baskets' })),
  write('a task done', (person) =>
    json('PUT', `${ofMade(person)}/task-statuses/${tasksInOrder[0]?.id}`, { status: 'completed', userNotes: 'Done' }),
  ),
  write('a new document', (person) =>
    json('POST', `${ofMade(person)}/documents`, { title: 'Notes', type: 'idea', content: 'Bread, ordered before' }),
  ),
  write('two new messages (a turn)', (person) =>
    json('POST', `${ofMade(person)}/contextual-chat`, { content: 'What comes next?', messageId: crypto.randomUUID() }),
  ),
  write('the project deleted', (person) => ({ method: 'DELETE', path: ofMade(person) })),
];

/** Every list, page, lookup and insert with 100,000 projects and 5 million messages, and with a thousandth of them, call by call in turn. */
export async function measureAtScale(script: string): Promise<Row[]> {
  const folders = { small: await seed(script, sizes.small), large: await seed(script, sizes.large) };
  const ratios = new Map<string, number[]>(steps.map(({ what }) => [what, []]));
  const all = { small: [] as number[], large: [] as number[] };
  for (let round = 0; round < rounds; round += 1) {
    await using small = await startBuiltApp(script, { AI_PROVIDER: 'guide', GUIDE_PACE: '0' }, folders.small);
    await using large = await startBuiltApp(script, { AI_PROVIDER: 'guide', GUIDE_PACE: '0' }, folders.large);
    const [inSmall, inLarge] = [await enter(small, sizes.small), await enter(large, sizes.large)];
    const times = new Map(steps.map(({ what }) => [what, { small: [] as number[], large: [] as number[] }]));
    for (let turn = 0; turn < turns; turn += 1) {
      for (let at = 0; at < people; at += 1) {
        const sides = [
          { name: 'small', url: small.url, person: inSmall[at] },
          { name: 'large', url: large.url, person: inLarge[at] },
        ] as const;
        await takeSteps(at % 2 === 0 ? sides : sides.toReversed(), (what, name, time) => {
          if (turn > 0) times.get(what)?.[name].push(time);
        });
      }
    }
    for (const [what, taken] of times) {
      ratios.get(what)?.push(median(taken.large) / median(taken.small));
      all.small.push(median(taken.small));
      all.large.push(median(taken.large));
    }
  }
  return tell(ratios, all);
}

type Side = { name: 'small' | 'large'; url: string; person: Person | undefined };

/** One person of each side takes every step, the two in turn; what they make is gone in the end. */
async function takeSteps(sides: readonly Side[], onTime: (what: string, name: Side['name'], time: number) => void) {
  const open = await Promise.all(sides.map(({ url }) => Connection.open(url)));
  for (const { what, call } of steps) {
    for (const [index, { name, person }] of sides.entries()) {
      if (!person) continue;
      const { headers, ...request } = call(person);
      const bytes = encodeCall({ ...request, headers: { ...person.headers, ...headers } });
      const began = performance.now();
      const answer = await open[index]?.ask(bytes);
      onTime(what, name, performance.now() - began);
      if (what === creating && answer) person.made = readBody(answer).id;
    }
  }
  for (const connection of open) connection.close();
}

const readBody = (answer: Buffer): { id: string } => JSON.parse(answer.toString('utf8', answer.indexOf('\r\n\r\n')));

/** People from all over the seed, each with the ID token of their session. */
async function enter(
  { url, database }: Awaited<ReturnType<typeof startBuiltApp>>,
  projects: number,
): Promise<Person[]> {
  // What a run that was cut short has left: ids of the app come after those of the seed.
  await database.prepare("DELETE FROM projects WHERE id >= '01'").run();
  const users = projects / projectsOfAUser;
  const entering = Array.from({ length: people }, async (_, at) => {
    const seeded = describeSeeded(Math.floor((at * users) / people), projects);
    const answer = await fetch(`${url}/api/auth/token`, { headers: { cookie: seeded.cookie } });
    if (!answer.ok) throw new Error(`no token: ${await answer.text()}`);
    const { token } = (await answer.json()) as { token: string };
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', origin: appUrl };
    return { ...seeded, headers, made: '' };
  });
  return Promise.all(entering);
}

function tell(ratios: Map<string, number[]>, all: { small: number[]; large: number[] }): Row[] {
  const cases = [...ratios].map(([what, rounds]) => ({ what, rounds, ratio: median(rounds) }));
  const worst = cases.toSorted((a, b) => b.ratio - a.ratio)[0];
  if (!worst) throw new Error('nothing was measured');
  const messages = (projects: number) => (projects * messagesOfAProject).toLocaleString('en');
  const held = worst.ratio <= mostTimes;
  return [
    {
      what: `${sizes.large.toLocaleString('en')} projects and ${messages(sizes.large)} messages beside ${sizes.small} and ${messages(sizes.small)}, p50 of every list, page, lookup and insert`,
      figure: `the worst of ${cases.length}: ${worst.ratio.toFixed(2)} x (${worst.what}; ${tellSpread(worst.rounds)})`,
      floor: 'the small one',
      budget: { text: `at most ${mostTimes.toFixed(2)} x`, held },
    },
    {
      what: 'Each of them',
      figure: cases.map(({ what, ratio }) => `${what} ${ratio.toFixed(2)}`).join(', '),
      floor: `all together ${(median(all.large) / median(all.small)).toFixed(2)} x`,
    },
  ];
}
