import { setTimeout as sleep } from 'node:timers/promises';
import { tasksInOrder } from '../worker/features/checklists/checklists-tasks.rules.ts';
import { appUrl } from './built-app.ts';

/** Where the app is just now; nowhere while it is started anew. */
export type Place = { url: string | undefined };

type Answer = { status: number; body: unknown };

const retryPauseMs = 100;
const patienceMs = 60_000;
const password = 'correct horse';
const tasks = tasksInOrder.filter(({ stepNumber }) => stepNumber < 3).slice(0, 12);
const statuses = ['not-started', 'in-progress', 'completed', 'skipped'];

/** A signed-in user who clicks, knows what was acknowledged, and compares every answer with it. */
export class LoadUser {
  calls = 0;
  repeated = 0;
  /** Answers that are not as they must be, and writes that were acknowledged and are gone. */
  readonly wrong: string[] = [];
  private readonly place: Place;
  private readonly number: number;
  private readonly random: () => number;
  private headers: Record<string, string> = {};
  private projectId = '';
  private written = 0;
  private readonly expected = {
    name: '',
    wantsNews: true,
    tasks: new Map<string, { status: string; userNotes: string }>(),
    documents: new Map<string, string[]>(),
    messages: [] as string[],
  };

  constructor(place: Place, number: number, random: () => number) {
    this.place = place;
    this.number = number;
    this.random = random;
  }

  /** Comes in by the same doors as a browser, and begins a project. */
  async enter(): Promise<void> {
    const from = { 'cf-connecting-ip': `10.20.${this.number >> 8}.${this.number & 255}`, origin: appUrl };
    const email = `load-${this.number}@example.com`;
    const json = { 'content-type': 'application/json', ...from };
    const signUp = { method: 'POST', headers: json, body: JSON.stringify({ email, password, name: '' }) };
    const signedUp = await fetch(`${this.place.url}/api/auth/sign-up/email`, signUp);
    const cookie = signedUp.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const token = await fetch(`${this.place.url}/api/auth/token`, { headers: { cookie, ...from } });
    const { token: idToken } = (await token.json()) as { token: string };
    this.headers = { ...json, authorization: `Bearer ${idToken}` };
    await this.write('POST', '/api/auth/sync', { idToken });
    this.expected.name = `Idea of ${this.number}`;
    const body = {
      name: this.expected.name,
      slug: `idea-${this.number}-abcd1234`,
      description: 'Bread, ordered before',
    };
    this.projectId = ((await this.write('POST', '/api/projects', body)).body as { id: string }).id;
  }

  /** Clicks until the time is over; what was begun then is finished. */
  async click(until: number): Promise<void> {
    const actions = [
      ...[this.look, this.look, this.look, this.setTask, this.setTask],
      ...[this.saveDocument, this.rename, this.setPreferences, this.chat],
    ];
    while (Date.now() < until) {
      await this.pick(actions)?.call(this);
      await sleep(100 + this.random() * 900);
    }
  }

  /** Reads everything that was ever acknowledged, to the letter. */
  async checkAll(): Promise<void> {
    await this.checkTasks();
    await this.checkDocuments();
    await this.checkProjects();
    await this.checkUser();
    const messages = (await this.read(`/api/projects/${this.projectId}/messages`)) as Message[];
    for (const id of this.expected.messages) {
      const asked = messages.filter(({ clientId }) => clientId === id);
      const replies = messages.filter(({ replyTo }) => replyTo === asked[0]?.id);
      this.compare(`message ${id}`, [asked.length, replies.map(({ state }) => state)], [1, ['complete']]);
    }
    this.compare('messages', messages.length, this.expected.messages.length * 2);
    for (const [title, contents] of this.expected.documents) await this.checkBodies(title, contents);
  }

  private async checkBodies(title: string, contents: string[]) {
    const path = `/api/projects/${this.projectId}/documents/${title}/versions`;
    const { versions } = (await this.read(path)) as { versions: { id: string }[] };
    const bodies = versions.map(async ({ id }) => ((await this.read(`/api/documents/${id}`)) as Body).content);
    this.compare(`bodies of ${title}`, await Promise.all(bodies), contents.toReversed());
  }

  private look() {
    return this.pick([this.checkTasks, this.checkDocuments, this.checkProjects, this.checkUser])?.call(this);
  }

  private async checkTasks() {
    const records = (await this.read(`/api/projects/${this.projectId}/task-statuses`)) as TaskRecord[];
    const seen = records.map(({ taskId, status, userNotes }) => [taskId, status, userNotes]).toSorted();
    const known = [...this.expected.tasks].map(([id, { status, userNotes }]) => [id, status, userNotes]).toSorted();
    this.compare('tasks', seen, known);
  }

  private async checkDocuments() {
    const documents = (await this.read(`/api/projects/${this.projectId}/documents`)) as Body[];
    // The guide may have written some of its own.
    const own = documents.filter(({ title }) => title.startsWith('Load-'));
    const seen = own.map(({ title, version }) => [title, version]).toSorted();
    const known = [...this.expected.documents].map(([title, contents]) => [title, contents.length]).toSorted();
    this.compare('documents', seen, known);
  }

  private async checkProjects() {
    const projects = (await this.read('/api/projects')) as { id: string; name: string }[];
    this.compare(
      'projects',
      projects.map(({ id, name }) => [id, name]),
      [[this.projectId, this.expected.name]],
    );
  }

  private async checkUser() {
    const { email, emailProductUpdates } = (await this.read('/api/auth/user')) as Record<string, unknown>;
    this.compare('user', [email, emailProductUpdates], [`load-${this.number}@example.com`, this.expected.wantsNews]);
  }

  private async setTask() {
    const task = this.pick(tasks);
    if (!task) return;
    const value = { status: this.pick(statuses) ?? '', userNotes: this.nextText() };
    await this.write('PUT', `/api/projects/${this.projectId}/task-statuses/${task.id}`, value);
    this.expected.tasks.set(task.id, value);
  }

  private async saveDocument() {
    const title = `Load-${Math.floor(this.random() * 4)}`;
    const [content, contents] = [this.nextText(), this.expected.documents.get(title) ?? []];
    const body = { title, type: 'idea', content, saveId: crypto.randomUUID() };
    const { body: saved } = await this.write('POST', `/api/projects/${this.projectId}/documents`, body);
    this.expected.documents.set(title, [...contents, content]);
    this.compare('version', (saved as Body).version, contents.length + 1);
  }

  private async rename() {
    const name = `Idea of ${this.nextText()}`;
    await this.write('PUT', `/api/projects/${this.projectId}`, { name });
    this.expected.name = name;
  }

  private async setPreferences() {
    const emailProductUpdates = this.random() < 0.5;
    await this.write('PUT', '/api/user/email-preferences', { emailProductUpdates });
    this.expected.wantsNews = emailProductUpdates;
  }

  private async chat() {
    // The allowance of the free plan.
    if (this.expected.messages.length >= 5) return;
    const messageId = crypto.randomUUID();
    const path = `/api/projects/${this.projectId}/contextual-chat`;
    await this.write('POST', path, { content: `What comes next, ${this.nextText()}?`, messageId });
    this.expected.messages.push(messageId);
  }

  private nextText() {
    this.written += 1;
    return `user ${this.number} text ${this.written}`;
  }

  private pick<Item>(items: Item[]): Item | undefined {
    return items[Math.floor(this.random() * items.length)];
  }

  private compare(what: string, seen: unknown, known: unknown) {
    const [is, must] = [JSON.stringify(seen), JSON.stringify(known)];
    if (is !== must) this.wrong.push(`user ${this.number}, ${what}: ${is} instead of ${must}`);
  }

  private async read(path: string): Promise<unknown> {
    return (await this.call('GET', path)).body;
  }

  /** A write is repeated with its id until it is acknowledged, as the page does. */
  private write(method: string, path: string, body: unknown): Promise<Answer> {
    return this.call(method, path, JSON.stringify(body));
  }

  private async call(method: string, path: string, body?: string): Promise<Answer> {
    const deadline = Date.now() + patienceMs;
    for (let attempt = 0; ; attempt += 1) {
      const answer = await this.tryOnce(method, path, body);
      this.calls += 1;
      if (answer && answer.status < 400) return answer;
      // Nobody answers while the app is started anew; a turn that this cut short is put in order first (409).
      const mayRepeat = !answer || answer.status === 409 || answer.status === 429;
      if (!mayRepeat || Date.now() > deadline) {
        const said = answer ? `${answer.status} ${JSON.stringify(answer.body)}` : 'nothing';
        this.wrong.push(`user ${this.number}, ${method} ${path}: ${said}`);
        return answer ?? { status: 0, body: {} };
      }
      this.repeated += 1;
      await sleep(retryPauseMs * (attempt + 1));
    }
  }

  /** @returns nothing where the connection was lost. */
  private async tryOnce(method: string, path: string, body?: string): Promise<Answer | undefined> {
    const { url } = this.place;
    if (!url) return undefined;
    try {
      const answer = await fetch(`${url}${path}`, { method, headers: this.headers, ...(body && { body }) });
      const text = await answer.text();
      return { status: answer.status, body: text === '' ? undefined : JSON.parse(text) };
    } catch {
      return undefined;
    }
  }
}

type Message = { id: string; clientId: string | null; replyTo: string | null; state: string };
type Body = { title: string; version: number; content: string };
type TaskRecord = { taskId: string; status: string; userNotes: string };
