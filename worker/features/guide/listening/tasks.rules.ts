import type { TaskStatus } from '#shared/checklists.ts';
import { tellingStems } from '#worker/features/guide/grammar/stems.rules.ts';
import { escapeText } from '#worker/features/guide/grammar/words.rules.ts';
import type { ProjectBrief, Step, Turn } from '#worker/features/guide/guide-turn.rules.ts';

type Task = ProjectBrief['openTasks'][number];

const reports: [TaskStatus, RegExp][] = [
  ['not-needed', /(?:\bnot|n['’]t|\bno longer) (?:need(?:ed)?|apply|applicable)\b/i],
  ['skipped', /\b(skip(ped)?|leave out|left out)\b/i],
  ['in-progress', /\b(started|begun|working on|in progress|under way)\b/i],
  ['completed', /\b(done|finished|completed?|tick(ed)?( off)?|check(ed)? off|did)\b/i],
];
const aboutTask = /\b(tasks?|checklist|todo|to-do|step|item)\b/i;
const wished = '(?:mark|tick|check off|set(?! up)|skip|leave out)\\b';
const order = `(?:${wished}|complete\\b)`;
const command = new RegExp(`^(?:(?:please|now|so|ok|okay|yes|great|thanks?|and)[,.!:]? ){0,3}${order}`, 'i');
/** Who reports: an order to the assistant, the person of themselves, or the task as the subject. */
const openings = [
  command,
  new RegExp(`^(?:please )?(?:can|could|would) you (?:please )?${order}`, 'i'),
  /^(?:(?:yes|ok|okay|now|so|great)[,.!:]? ){0,2}(?:i|we)(?:['’](?:ve|m|re))?(?: (?:have|had|am|are|just|already|now|also|finally)){0,3} (?:finished|completed|done|did|started|begun|skipped|ticked|checked off|marked|left out|working on)\b/i,
  new RegExp(
    `^(?:i|we)(?:['’]d like to|['’]ll| (?:want to|would like to|will|am going to|are going to)) ${wished}`,
    'i',
  ),
  /^(?:i|we) (?:do not|don['’]t|no longer) need\b/i,
  /^(?:the|this|that|my|our)(?: [^\s.,;:!?]+){0,6}? (?:task|step|item|to-?do|one) (?:is|isn['’]t|was|has been|does not|doesn['’]t)\b/i,
];
const negation = /\b(?:not|never|cannot|unable|yet to|nor|without|hardly)\b|n['’]t\b/i;
/** Tells when something holds, not that it does. */
const condition = /\b(?:if|when|whenever|once|until|unless|as soon as)\b/i;
const theNext = /\b(the |this |that |my )?(next|first|current|this|that) (task|one|item)\b/i;
const quotation = /(?<!\p{L})[“"'‘]([^”"'’]{8,})[”"'’](?!\p{L})/u;
const leastShare = 0.5;

/** Words of reporting, that name no task. */
const reporting = tellingStems('task checklist mark tick done finished complete skip start please');

/** The open task whose words a text takes up the most, if it takes up half of its own telling words. */
function findNamedTask(text: string, tasks: Task[]): Task | undefined {
  const quoted = quotation.exec(text)?.[1];
  const said = tellingStems(quoted ?? text.replace(command, ' ')).difference(reporting);
  if (said.size < 2) return undefined;
  const shares = tasks.map((task) => {
    const own = tellingStems(task.description);
    return { task, share: [...said].filter((stem) => own.has(stem)).length / said.size };
  });
  const best = shares.reduce((top, entry) => (entry.share > top.share ? entry : top), { task: tasks[0], share: 0 });
  return best.share >= leastShare ? best.task : undefined;
}

/**
 * A message that says how far a task of the checklist is, or undefined: the task must be named by its words or as the next one. What
 * is denied, asked, wished for under a condition or told of other people changes nothing.
 */
export function readTaskReport(
  text: string,
  tasks: Task[],
  lastReply = '',
): { task: Task; status: TaskStatus } | undefined {
  const said = text.trim();
  const answered = answerTo(said, lastReply);
  const offered = answered && taskOffered(lastReply, tasks);
  if (answered && offered) return { task: offered, status: answered };
  if (said.length > 400 || said.endsWith('?') || !openings.some((opening) => opening.test(said))) return undefined;
  const own = said.replace(quotation, ' ');
  const status = reports.find(([, signs]) => signs.test(own))?.[0];
  if (!status || !(aboutTask.test(own) || command.test(own))) return undefined;
  if (condition.test(own) || (negation.test(own) && status !== 'not-needed')) return undefined;
  const task = theNext.test(own) ? tasks[0] : findNamedTask(said, tasks);
  return task && { task, status };
}

/** What 'done' and 'skip it' report, said to a reply that ends with a task. */
function answerTo(said: string, lastReply: string): TaskStatus | undefined {
  if (!/Next (?:task|on the checklist): /.test(lastReply) || /\?\s*$/.test(lastReply)) return undefined;
  if (
    /^(?:(?:i['’]m|i am|it['’]s|it is|that['’]s|yes,?) )?(?:done|finished|completed|did (?:it|that))[.!\s]*$/i.test(
      said,
    )
  )
    return 'completed';
  return /^(?:please )?skip(?: (?:it|this|that|this (?:one|step|task)))?[.!\s]*$/i.test(said) ? 'skipped' : undefined;
}

/** The open task that a reply named as the next one. */
function taskOffered(lastReply: string, tasks: Task[]): Task | undefined {
  const named = lastReply.slice(lastReply.search(/Next (?:task|on the checklist): /));
  return tasks.find(({ description }) => named.includes(escapeText(description, 200)));
}

const told: Record<TaskStatus, string> = {
  completed: 'is ticked off',
  skipped: 'is marked as skipped',
  'not-needed': 'is marked as not needed',
  'in-progress': 'is marked as in progress',
  'not-started': 'is open again',
};

/** The task that whoever answers the first form has done before the assistant's eyes. */
const answering = 'concept-answer-first-questions';

/** The call that ticks off the answering of the first questions where this turn's answers are it; none once it is made. */
export function tickAnswering({ brief, tools, calls }: Turn): Step['calls'] {
  const isOpen = brief.openTasks.some(({ id }) => id === answering);
  return isOpen && tools.has('setTaskStatus') && !calls.some(({ tool }) => tool === 'setTaskStatus')
    ? [{ tool: 'setTaskStatus', input: { taskId: answering, status: 'completed' satisfies TaskStatus } }]
    : [];
}

/** Whether this turn has ticked off the answering of the first questions. */
export const hasTickedAnswering = ({ calls }: Turn): boolean =>
  calls.some(({ tool, input, fault }) => tool === 'setTaskStatus' && input.taskId === answering && fault === undefined);

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
