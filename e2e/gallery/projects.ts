import { v7 as uuidv7 } from 'uuid';
import { checklistGroups } from '#shared/content/checklists/checklists.ts';
import { goodDocuments } from '#shared/document-check/testing/good-documents.ts';
import { conversations, toMessageRows } from './conversations.ts';
import { callAs, insertRows, type Person } from './people.ts';
import { arabic, everything, hebrew, html, longName, longWord, prompt, reply } from './texts.ts';
import type { Who } from './world.ts';

const description =
  'A pre-order page for our bakery: customers reserve bread the evening before, and the bakers know what to bake.';

type Place = { id: string; slug: string; name: string };

/** The projects of states other than the conversation's, by their slug. */
const furtherProjects = {
  empty: { name: 'Nothing In It Yet' },
  greeted: { name: 'Greeted By The Guide' },
  done: { name: 'All Done', status: 'completed', progress: 100, current_step: 3 },
  long: { name: longName, description: `${longName}. ${longWord} ${longWord}` },
  texts: { name: 'Many Texts' },
} as const;

/** Fills what people have. @returns where it is: projects by slug, and ids of texts by title. */
export async function fillProjects(url: string, people: Record<Who, Person>) {
  const documentId = uuidv7();
  const talks = conversations(documentId);
  const places: Record<string, Place> = {};
  const rows: Record<string, unknown>[] = [];
  const add = (who: Who, slug: string, more: Record<string, unknown>) => {
    const at = Date.now() - rows.length * 3_600_000;
    const row = {
      ...{ id: uuidv7(), user_id: people[who].userId, slug, name: slug, description, status: 'in_progress' },
      ...{ progress: 0, current_step: 1, created_at: at, updated_at: at },
      ...more,
    };
    rows.push(row);
    if (who !== 'builder') places[slug] = { id: row.id, slug, name: row.name };
  };
  add('maker', 'bakery', { name: 'Bread Club' });
  for (const slug of Object.keys(talks)) {
    if (slug !== 'bakery' && !(slug in furtherProjects)) add('talker', slug, { name: nameOf(slug) });
  }
  for (const [slug, more] of Object.entries(furtherProjects)) add('talker', slug, more);
  add('debtor', 'wells', { name: 'Village Wells' });
  const hardNames = [longName, arabic, longWord, hebrew, '<b>Bread</b> & Butter'];
  for (let at = 0; at < 50; at += 1) {
    const status = at % 7 === 3 ? 'completed' : at % 11 === 5 ? 'idle' : 'in_progress';
    const progress = status === 'completed' ? 100 : (at * 13) % 97;
    const name = hardNames[at] ?? `Project number ${at + 1}`;
    add('builder', `project-${at + 1}`, { name, status, progress, current_step: (at % 3) + 1 });
  }
  await insertRows(url, 'projects', rows);
  await insertRows(
    url,
    'chat_messages',
    Object.entries(talks).flatMap(([slug, said]) => {
      const place = places[slug] as Place;
      const owner = slug === 'bakery' ? people.maker : people.talker;
      return toMessageRows(said, place.id, owner.userId);
    }),
  );
  const at = (slug: string) => places[slug]?.id ?? '';
  await Promise.all([
    fillChecklist(people.maker, at('bakery'), 1, 20),
    fillChecklist(people.talker, at('half'), 1, Number.POSITIVE_INFINITY),
    fillChecklist(people.talker, at('done'), 3, Number.POSITIVE_INFINITY),
    // The guide's own greeting.
    callAs(people.talker, 'POST', `/api/projects/${at('greeted')}/contextual-chat`, {
      content: 'start',
      messageId: `start-${at('greeted')}`,
    }),
  ]);
  const ids = new Map<string, string>();
  await Promise.all([
    fillDocuments(people.maker, at('bakery'), (title, id) => ids.set(`bakery/${title}`, id)),
    fillPrompts(people.maker, at('bakery'), prompt, (title, id) => ids.set(`bakery/prompt ${title}`, id)),
    fillPrompts(people.talker, at('texts'), reply, () => {}),
  ]);
  return {
    slugs: Object.keys(places),
    project: (slug: string) => {
      const place = places[slug];
      if (!place) throw new Error(`there is no project ${slug}`);
      return place;
    },
    /** The id of a text, as `bakery/Requirements`: the one saved last under this title. */
    text: (name: string) => {
      const id = ids.get(name);
      if (!id) throw new Error(`there is no text ${name}`);
      return id;
    },
  };
}

const nameOf = (slug: string) => (slug === 'rtl' ? arabic : `${slug.slice(0, 1).toUpperCase()}${slug.slice(1)} Talk`);

/** Sets so many tasks of the steps up to this one; the last by the app, which counts them all. */
async function fillChecklist(person: Person, projectId: string, lastStep: number, most: number) {
  const tasks = checklistGroups
    .filter(({ stepNumber }) => stepNumber <= lastStep)
    .flatMap(({ tasks }) => tasks)
    .slice(0, most);
  const statuses = ['completed', 'completed', 'in-progress', 'skipped', 'completed', 'not-needed'];
  const isWhole = most === Number.POSITIVE_INFINITY;
  await insertRows(
    person.url,
    'comprehensive_task_statuses',
    tasks.slice(1).map(({ id }, index) => ({
      id: uuidv7(),
      project_id: projectId,
      user_id: person.userId,
      task_id: id,
      status: isWhole ? 'completed' : statuses[index % statuses.length],
      user_notes: index === 0 ? 'Read it to five people. Two asked what a pre-order is.' : null,
    })),
  );
  await insertRows(
    person.url,
    'progress_history',
    Array.from({ length: 11 }, (_, day) => ({
      project_id: projectId,
      day: new Date(Date.now() - (11 - day) * 86_400_000).toISOString().slice(0, 10),
      progress: day,
    })),
  );
  await callAs(person, 'PUT', `/api/projects/${projectId}/task-statuses/${tasks[0]?.id}`, { status: 'completed' });
}

/** Documents of every kind, one with three versions: the last of these is told under its title, the one before with a word for it. */
async function fillDocuments(person: Person, projectId: string, note: (title: string, id: string) => void) {
  const save = async (body: { title: string; type: string; content: string }, name = body.title) => {
    const saved = await callAs<{ id: string }>(person, 'POST', `/api/projects/${projectId}/documents`, body);
    note(name, saved.id);
  };
  const { requirements, ...others } = goodDocuments;
  const older = requirements.content.replace('within 2 seconds', 'at once');
  await save({ ...requirements, content: older });
  await save({ ...requirements, content: `${older}\n## Notes\n\n${longWord}\n` }, `${requirements.title} before`);
  await Promise.all([
    save(requirements),
    ...Object.values(others).map((document) => save(document)),
    save({ title: `Handbook of ${longName}`, type: 'idea', content: everything }),
    save({ title: 'Handbook', type: 'brand', content: everything }),
    save({ title: 'Rough notes', type: 'requirements', content: `${everything}\nThe page is fast.\n` }),
    save({ title: arabic, type: 'market', content: arabic }),
    save({ title: 'Landing.html', type: 'launch', content: html }),
  ]);
}

/** Prompts of every step and kind, with the beginning of each: only a talk makes whole ones. */
async function fillPrompts(
  person: Person,
  projectId: string,
  excerpt: string,
  note: (title: string, id: string) => void,
) {
  const prompts = [
    { title: 'Set up the project', step_number: 2, document_type: 'setup_prompt', status: 'used' },
    { title: 'Order bread', step_number: 2, document_type: 'development_prompt' },
    { title: `Order ${longWord}`, step_number: 2, document_type: 'iteration_prompts' },
    { title: longName, step_number: 2, document_type: 'security_implementation' },
    { title: arabic, step_number: 3, document_type: 'marketing_assets' },
    { title: 'Launch mails', step_number: 3, document_type: 'operations_prompts' },
    { title: 'Something without a step', step_number: null, document_type: 'secure_feature_development' },
  ];
  const rows = prompts.map(({ status = 'draft', ...row }) => ({
    ...{ id: uuidv7(), project_id: projectId, user_id: person.userId, version: 1, status },
    ...{ excerpt, object_storage_key: uuidv7(), used_at: status === 'used' ? Date.now() : null },
    ...row,
  }));
  await insertRows(person.url, 'prompts', rows);
  for (const { id, title } of rows) note(title, id);
}
