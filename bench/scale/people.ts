import { asks } from '../../eval/asks.ts';
import { tradeIdeas } from '../../eval/ideas/trade.ts';
import { formatAnswers, type MessagePart } from '../../shared/chat.ts';
import { tasksInOrder } from '../../worker/features/checklists/checklists-tasks.rules.ts';
import { appUrl, type startBuiltApp } from '../built-app.ts';
import { createPerson } from '../person.ts';
import type { Kind } from './assumptions.ts';
import { beginDay } from './metered-app.ts';

type App = Awaited<ReturnType<typeof startBuiltApp>>;
export type Inhabitant = Awaited<ReturnType<typeof live>>;

const mostForms = 3;
const turnsOfADay = 40;
const remarks = [
  'Most of the people who would use this are over fifty and have an old phone. Keep that in mind for the first version.',
  'How do I find the first ten people who try it out?',
  'I can spend about six hours a week on it and have no budget for advertising.',
  'What should I ask when I show it to somebody for the first time?',
  'A friend says that we need an app in the stores from the beginning. I am not sure; what speaks for a web page?',
  'Which of these features would you leave out if it had to be ready in three weeks?',
];

/**
 * A person of a kind lives their time in the app, by the same doors as a browser, with the guide's real answers. `place` says where the app
 * is, should it be started anew.
 */
export async function live(app: App, place: { url: string }, kind: Kind) {
  const name = kind.name.toLowerCase().replaceAll(' ', '-');
  const email = `${name}@example.com`;
  const person = await createPerson(app, name);
  const headers = { ...person.bearer, 'content-type': 'application/json', origin: appUrl };
  let turns = 0;
  const call = async (method: string, path: string, body?: unknown) => {
    const answer = await fetch(`${place.url}/api${path}`, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text.slice(0, 300)}`);
    return text === '' ? undefined : JSON.parse(text);
  };
  const say = async (projectId: string, content: string) => {
    if (turns % turnsOfADay === 0) await beginDay(place.url, person.userId);
    turns += 1;
    const body = { content, messageId: crypto.randomUUID() };
    return (await call('POST', `/projects/${projectId}/contextual-chat`, body)).message as { parts: MessagePart[] };
  };
  const talk = async (projectId: string, content: string) => {
    let { parts } = await say(projectId, content);
    for (let form = 0; form < mostForms; form += 1) {
      const questions = parts.find((part) => part.type === 'questions')?.questions;
      if (!questions) break;
      const answers = questions.map(({ question, options }) => ({
        question,
        answer: (options.find(({ recommended }) => recommended) ?? options[0])?.label ?? '',
      }));
      parts = (await say(projectId, formatAnswers(answers))).parts;
    }
  };
  const signIn = async () => {
    const signedIn = await fetch(`${place.url}/api/auth/sign-in/email`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        origin: appUrl,
        'cf-connecting-ip': '10.9.9.9',
        'user-agent': userAgent,
      },
      body: JSON.stringify({ email, password: 'correct horse' }),
    });
    if (!signedIn.ok) throw new Error(`the sign-in of ${email} answered ${signedIn.status}`);
    const cookie = signedIn.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    await fetch(`${place.url}/api/auth/token`, { headers: { cookie } });
  };

  await call('DELETE', `/projects/${person.projectId}`);
  const projects: { id: string; slug: string }[] = [];
  for (const { name, description } of tradeIdeas.slice(0, kind.projects)) {
    const project = (await call('POST', '/projects', { name, description })) as { id: string; slug: string };
    projects.push(project);
    await talk(project.id, 'start');
    for (const { words } of chooseAsks(kind)) await talk(project.id, words);
    for (let at = 0; at < kind.remarks; at += 1) await talk(project.id, remarks[at % remarks.length] ?? '');
    for (const [at, { id }] of tasksInOrder.slice(0, kind.tasks).entries()) {
      const userNotes = at % 3 === 0 ? { userNotes: remarks[at % remarks.length] } : {};
      await call('PUT', `/projects/${project.id}/task-statuses/${id}`, { status: 'completed', ...userNotes });
    }
  }
  for (let at = 1; at < kind.signIns; at += 1) await signIn();
  return {
    kind,
    userId: person.userId,
    project: projects[0] ?? { id: '', slug: '' },
    cookie: person.cookie,
    turns,
    call,
    say,
    signIn,
  };
}

const question = 'Which risk should I look at first, and how would I find out cheaply?';
/** Characters of a document, about. */
const textLength = 5000;

/** The documents and the prompts that are written first. */
const chooseAsks = ({ documents, prompts }: Kind) => [
  ...asks.filter((ask) => ask.of === 'document').slice(0, documents),
  ...asks.filter((ask) => ask.of === 'prompt').slice(0, prompts),
];

const userAgent =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36';

/** What the page asks for on each occasion of a visit (web/features/projects/first-reads.ts). */
export function describeVisit({ call, say, signIn, project }: Inhabitant) {
  // One after the other, so that none waits for another and each tells its own time; the simulation lets them come together.
  const together = async (paths: string[]) => {
    for (const path of paths) await call('GET', path);
  };
  let isDone = true;
  const ofProject = (part: string) => `/projects/${project.id}/${part}`;
  return {
    opening: () =>
      together([
        ...['/auth/user', '/projects', '/usage', '/config'],
        ...['messages', 'checklist', 'task-statuses'].map((part) => `/projects/${project.slug}/${part}`),
      ]),
    turn: async () => {
      await say(project.id, question);
      await together(['/usage', '/projects', ofProject('checklist'), ofProject('task-statuses')]);
    },
    // The guide writes a document anew only where something has changed: here its saving is a call of its own.
    text: async () => {
      await say(project.id, question);
      const content = remarks.join('\n\n').repeat(textLength / remarks.join('').length);
      await call('POST', ofProject('documents'), { title: 'Journal', type: 'idea', content });
      await together(['/usage', '/projects', ofProject('checklist'), ofProject('task-statuses')]);
      await together([ofProject('documents'), ofProject('prompts')]);
    },
    task: async () => {
      isDone = !isDone;
      await call('PUT', ofProject(`task-statuses/${tasksInOrder[1]?.id}`), {
        status: isDone ? 'completed' : 'in-progress',
      });
    },
    document: async () => {
      const [first] = await call('GET', ofProject('documents'));
      const title = encodeURIComponent(first.title);
      await together([`/documents/${first.id}`, ofProject(`documents/${title}/versions`)]);
    },
    screen: () => together([ofProject('prompts')]),
    signIn,
  };
}
