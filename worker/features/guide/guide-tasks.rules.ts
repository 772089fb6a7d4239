import type { TaskStatus } from '#shared/checklists.ts';
import type { Step } from '#worker/features/guide/guide-making.rules.ts';
import type { ProjectBrief, Turn } from '#worker/features/guide/guide-turn.rules.ts';
import { escapeText } from '#worker/features/guide/guide-words.rules.ts';

type Task = ProjectBrief['openTasks'][number];

const reports: [TaskStatus, RegExp][] = [
  ['not-needed', /\b(not|n't) (need(ed)?|apply|applicable)\b|\bnot needed\b/i],
  ['skipped', /\b(skip(ped)?|leave out|left out)\b/i],
  ['in-progress', /\b(started|begun|working on|in progress|under way)\b/i],
  ['completed', /\b(done|finished|completed?|tick(ed)?( off)?|check(ed)? off|did)\b/i],
];
const aboutTask = /\b(tasks?|checklist|todo|to-do|step|item)\b/i;
const command = /^(please )?(mark|tick|check off|set|skip|complete)\b/i;
const theNext = /\b(the |this |that |my )?(next|first|current|this|that) (task|one|item)\b/i;
const leastShare = 0.5;

const stemsOf = (text: string) =>
  new Set((text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 6)));

/** The open task whose words a text takes up the most, if it takes up half of its own telling words. */
function findNamedTask(text: string, tasks: Task[]): Task | undefined {
  const quoted = /[“"']([^”"']{8,})[”"']/.exec(text)?.[1];
  const said = stemsOf(quoted ?? text.replace(command, ' '));
  for (const word of [
    'task',
    'checkl',
    'mark',
    'done',
    'finish',
    'comple',
    'skippe',
    'starte',
    'have',
    'please',
    'with',
  ])
    said.delete(word);
  if (said.size < 2) return undefined;
  const shares = tasks.map((task) => {
    const own = stemsOf(task.description);
    return { task, share: [...said].filter((stem) => own.has(stem)).length / said.size };
  });
  const best = shares.reduce((top, entry) => (entry.share > top.share ? entry : top), { task: tasks[0], share: 0 });
  return best.share >= leastShare ? best.task : undefined;
}

/** A message that says how far a task of the checklist is, or undefined: the task must be named by its words or as the next one. */
export function readTaskReport(text: string, tasks: Task[]): { task: Task; status: TaskStatus } | undefined {
  if (text.length > 400 || /\?\s*$/.test(text)) return undefined;
  const status = reports.find(([, signs]) => signs.test(text))?.[0];
  if (!status || !(aboutTask.test(text) || command.test(text))) return undefined;
  const task = theNext.test(text) ? tasks[0] : findNamedTask(text, tasks);
  return task && { task, status };
}

const told: Record<TaskStatus, string> = {
  completed: 'is ticked off',
  skipped: 'is marked as skipped',
  'not-needed': 'is marked as not needed',
  'in-progress': 'is marked as in progress',
  'not-started': 'is open again',
};

/** Sets the task's status, then says so and what comes next. */
export function reportTask(turn: Turn, { task, status }: { task: Task; status: TaskStatus }): Step {
  const call = turn.calls.find(({ tool }) => tool === 'setTaskStatus');
  if (!call) return { text: '', calls: [{ tool: 'setTaskStatus', input: { taskId: task.id, status } }] };
  if (call.fault !== undefined)
    return { text: `I could not change the checklist: ${escapeText(call.fault, 200)}`, calls: [] };
  const next = turn.brief.openTasks.find(({ id }) => id !== task.id || status === 'in-progress');
  const after = next && status !== 'in-progress' ? ` Next on the checklist: ${escapeText(next.description, 200)}` : '';
  return { text: `“${escapeText(task.description, 200)}” ${told[status]}.${after}`, calls: [] };
}
