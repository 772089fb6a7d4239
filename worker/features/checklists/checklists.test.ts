import { env } from 'cloudflare:workers';
import { describe, expect, test } from 'vitest';
import { countProgress, type SetTaskStatusInput, type TaskState } from '#shared/checklists.ts';
import { checklistGroups } from '#shared/content/checklists/checklists.ts';
import { tasksInOrder } from '#worker/features/checklists/checklists-tasks.rules.ts';
import { asJson, createPerson, createProject, type Person } from '#worker/platform/testing/client.ts';

const tasksOf = (step: number) => tasksInOrder.filter(({ stepNumber }) => stepNumber === step);
const mustsOf = (step: number) => tasksOf(step).filter(({ priority }) => priority === 'must-have');
const firstTask = tasksInOrder[0]?.id ?? '';

/** A person with a project, on a plan, and the calls that these tests make. */
async function createOwner(plan = 'free') {
  const person = await createPerson();
  await env.DB.prepare('update users set plan = ? where id = ?').bind(plan, person.userId).run();
  const project = await createProject(person);
  const base = `/api/projects/${project.id}`;
  const read = async <Body>(path = '') => (await person.call(base + path)).json<Body>();
  const set = (taskId: string, input: SetTaskStatusInput) => setStatus(person, project.id, taskId, input);
  const complete = async (tasks: { id: string }[]) => {
    for (const { id } of tasks) expect((await set(id, { status: 'completed' })).status).toBe(200);
  };
  return { person, project, read, set, complete };
}

const setStatus = (person: Person, projectId: string, taskId: string, input: unknown) =>
  person.call(`/api/projects/${projectId}/task-statuses/${taskId}`, { ...asJson(input), method: 'PUT' });

type Read = { progress: number; currentStep: number; status: string; nextTask: { taskId: string } | null };
type Step = { stepNumber: number; isCompleted: boolean; completedAt: string | null };
type Kept = { taskId: string; status: string; userNotes: string | null; updatedAt: string };

describe('the status of a task', () => {
  test('is kept with its notes and answered with the project as it is now', async () => {
    const { project, read, set } = await createOwner();
    expect(await read('/task-statuses')).toEqual([]);
    const answer = await set(firstTask, { status: 'completed', userNotes: 'Five people read it back.' });
    const record = {
      taskId: firstTask,
      status: 'completed',
      userNotes: 'Five people read it back.',
      updatedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    };
    expect(await answer.json()).toEqual({
      ...record,
      description: tasksInOrder[0]?.description,
      stepNumber: 1,
      project: expect.objectContaining({
        id: project.id,
        progress: Math.round(100 / tasksInOrder.length),
        nextTask: expect.objectContaining({ taskId: tasksInOrder[1]?.id }),
      }),
    });
    expect(await read('/task-statuses')).toEqual([record]);
    const day = new Date().toISOString().slice(0, 10);
    expect(await read('/progress-history')).toEqual([{ day, progress: Math.round(100 / tasksInOrder.length) }]);
  });

  test('any status may follow any other, and a status alone leaves the notes as they are', async () => {
    const { read, set } = await createOwner();
    await set(firstTask, { status: 'skipped', userNotes: 'Not for us' });
    for (const status of ['completed', 'not-started', 'in-progress', 'not-needed'] as const) {
      await set(firstTask, { status });
      expect(await read('/task-statuses')).toMatchObject([{ status, userNotes: 'Not for us' }]);
    }
    await set(firstTask, { status: 'in-progress', userNotes: '' });
    expect(await read('/task-statuses')).toMatchObject([{ userNotes: '' }]);
  });

  test('what is wrong is said, and nothing is kept', async () => {
    const { project, read, set } = await createOwner();
    const stranger = await createPerson();
    const answers = [
      [await set('no-such-task', { status: 'completed' }), 404, 'checklists.task_not_found'],
      [await set(firstTask, { status: 'done' } as never), 400, 'request.invalid'],
      [await set(firstTask, { status: 'completed', userNotes: 'x'.repeat(10_001) }), 400, 'request.invalid'],
      [await set(firstTask, { status: 'completed', baseUpdatedAt: 'yesterday' }), 400, 'request.invalid'],
      [await setStatus(stranger, project.id, firstTask, { status: 'completed' }), 404, 'projects.not_found'],
    ] as const;
    for (const [answer, status, code] of answers) {
      expect(answer.status, code).toBe(status);
      expect(await answer.json()).toMatchObject({ code });
    }
    expect(await read('/task-statuses')).toEqual([]);
    expect(await read<Read>()).toMatchObject({ progress: 0 });
  });
});

describe('notes', () => {
  const written = async (owner: Awaited<ReturnType<typeof createOwner>>, input: SetTaskStatusInput) =>
    (await owner.set(firstTask, input)).json<Kept>();

  test('changed elsewhere are reported and not overwritten, while the status is set', async () => {
    const owner = await createOwner();
    const first = await written(owner, { status: 'in-progress', userNotes: 'First draft', baseUpdatedAt: null });
    await written(owner, { status: 'in-progress', userNotes: 'Of the phone', baseUpdatedAt: first.updatedAt });
    const stale = await owner.set(firstTask, {
      status: 'completed',
      userNotes: 'Of the laptop',
      baseUpdatedAt: first.updatedAt,
    });
    expect(stale.status).toBe(409);
    expect(await stale.json()).toMatchObject({
      code: 'checklists.note_stale',
      details: { task: { taskId: firstTask, status: 'completed', userNotes: 'Of the phone' } },
    });
    expect(await owner.read('/task-statuses')).toMatchObject([{ status: 'completed', userNotes: 'Of the phone' }]);
  });

  test('are not stale because a status was set, nor when they say the same', async () => {
    const owner = await createOwner();
    const first = await written(owner, { status: 'in-progress', userNotes: 'Draft' });
    await written(owner, { status: 'completed' });
    await written(owner, { status: 'completed', userNotes: 'Better', baseUpdatedAt: first.updatedAt });
    const again = await owner.set(firstTask, {
      status: 'completed',
      userNotes: 'Better',
      baseUpdatedAt: first.updatedAt,
    });
    expect(again.status).toBe(200);
  });

  test('without a base the last one wins; written where none were thought to be, they are reported', async () => {
    const owner = await createOwner();
    await written(owner, { status: 'in-progress', userNotes: 'One' });
    expect(await written(owner, { status: 'in-progress', userNotes: 'Two' })).toMatchObject({ userNotes: 'Two' });
    const blind = await owner.set(firstTask, { status: 'in-progress', userNotes: 'Three', baseUpdatedAt: null });
    expect(blind.status).toBe(409);
  });

  test('of 20 writers on one base one is kept and 19 are told', async () => {
    const owner = await createOwner();
    const { updatedAt } = await written(owner, { status: 'in-progress', userNotes: 'Base' });
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, writer) =>
        owner.set(firstTask, { status: 'in-progress', userNotes: `Writer ${writer}`, baseUpdatedAt: updatedAt }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
  });
});

describe('progress', () => {
  test('50 parallel changes end in a consistent progress', async () => {
    const { read, set } = await createOwner();
    const changes = Array.from({ length: 50 }, (_, index) => ({
      taskId: tasksInOrder[index % 30]?.id ?? '',
      status: (['completed', 'skipped', 'in-progress', 'not-needed', 'not-started'] as const)[index % 5],
    }));
    const answers = await Promise.all(
      changes.map(({ taskId, status = 'completed' }) => set(taskId, { status, userNotes: `For ${taskId}` })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const kept = await read<TaskState[]>('/task-statuses');
    const { percent, resolved } = countProgress(checklistGroups, kept);
    const project = await read<Read>();
    console.log(`50 parallel changes of ${kept.length} tasks: ${resolved} resolved, progress ${project.progress}`);
    expect(project.progress).toBe(percent);
    const statusOf = new Map(kept.map(({ taskId, status }) => [taskId, status]));
    const isOpen = ({ id }: { id: string }) =>
      !['completed', 'skipped', 'not-needed'].includes(statusOf.get(id) ?? 'not-started');
    expect(project.nextTask?.taskId).toBe(tasksInOrder.find(isOpen)?.id);
    expect(await read('/progress-history')).toMatchObject([{ progress: percent }]);
  });

  test('the history has a row for each day on which the progress changed', async () => {
    const { project, read, set } = await createOwner();
    await set(firstTask, { status: 'completed' });
    const [{ progress = -1 } = {}] = await read<{ progress: number }[]>('/progress-history');
    await env.DB.prepare("update progress_history set day = '2026-01-01' where project_id = ?").bind(project.id).run();
    await set(tasksInOrder[1]?.id ?? '', { status: 'in-progress', userNotes: 'Begun' });
    expect(await read('/progress-history')).toEqual([{ day: '2026-01-01', progress }]);
    for (const task of tasksInOrder.slice(1, 4)) await set(task.id, { status: 'completed' });
    const { progress: now } = await read<Read>();
    expect(now).toBeGreaterThan(progress);
    const day = new Date().toISOString().slice(0, 10);
    expect(await read('/progress-history')).toEqual([
      { day: '2026-01-01', progress },
      { day, progress: now },
    ]);
  });

  test('a step is complete with its must-haves; reopening one takes it back', async () => {
    const { read, set, complete } = await createOwner();
    const [last, ...others] = mustsOf(1).toReversed();
    await complete(others);
    expect(await read<Step[]>('/checklist')).toMatchObject([{ isCompleted: false }, {}, {}]);
    await set(last?.id ?? '', { status: 'not-needed' });
    expect(await read<Step[]>('/checklist')).toMatchObject([
      { stepNumber: 1, isCompleted: true, completedAt: expect.any(String) },
      { stepNumber: 2, isCompleted: false, completedAt: null },
      { stepNumber: 3, isCompleted: false },
    ]);
    expect(await read<Read>()).toMatchObject({ currentStep: 2, nextTask: { taskId: mustsOf(2)[0]?.id } });
    await set(last?.id ?? '', { status: 'in-progress' });
    expect(await read<Step[]>('/checklist')).toMatchObject([{ isCompleted: false, completedAt: null }, {}, {}]);
    expect(await read<Read>()).toMatchObject({ currentStep: 1, nextTask: { taskId: last?.id } });
  });

  test('the launch phase is closed to Free, and what a former Pro did there is kept', async () => {
    const { person, read, set, complete } = await createOwner('pro');
    const [launchTask] = mustsOf(3);
    await complete(launchTask ? [launchTask] : []);
    await env.DB.prepare("update users set plan = 'free' where id = ?").bind(person.userId).run();
    const answer = await set(launchTask?.id ?? '', { status: 'not-started' });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({
      code: 'checklists.launch_phase',
      isLimitError: true,
      limit: 2,
      current: 3,
    });
    expect(await read('/task-statuses')).toMatchObject([{ taskId: launchTask?.id, status: 'completed' }]);
    await complete([...tasksOf(1), ...tasksOf(2)]);
    expect(await read<Read>()).toMatchObject({ currentStep: 2, nextTask: null, status: 'in_progress' });
  }, 60_000);

  test('a project that is through is completed, and reopened by a reopened task', async () => {
    const { project, read, set, complete } = await createOwner('pro');
    await complete(tasksInOrder.slice(0, -1));
    expect(await read<Read>()).toMatchObject({ status: 'in_progress', currentStep: 3 });
    const last = tasksInOrder.at(-1)?.id ?? '';
    await set(last, { status: 'skipped' });
    expect(await read<Read>()).toMatchObject({ status: 'completed', progress: 100, nextTask: null });
    await set(last, { status: 'in-progress' });
    const reopened = await read<Read>();
    expect(reopened.status).toBe('in_progress');
    expect(reopened.progress).toBeLessThan(100);
    const steps = await env.DB.prepare('select status from project_steps where project_id = ? order by step_number')
      .bind(project.id)
      .all();
    expect(steps.results.map(({ status }) => status)).toEqual(['completed', 'completed', 'completed']);
  }, 60_000);

  test("an owner's own mark stays while the work goes on", async () => {
    const { person, project, read, set } = await createOwner();
    await person.call(`/api/projects/${project.id}`, { ...asJson({ status: 'completed' }), method: 'PUT' });
    await set(firstTask, { status: 'completed' });
    expect(await read<Read>()).toMatchObject({ status: 'completed' });
  });
});
