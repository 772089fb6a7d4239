import { documentEntries } from '#worker/features/guide/documents/registry.rules.ts';
import { escapeText } from '#worker/features/guide/grammar/words.rules.ts';
import type { ProjectBrief } from '#worker/features/guide/guide-turn.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { lowerTitle, offerNext, tellStanding } from '#worker/features/guide/replies/path.rules.ts';

const mostTold = 8;

/** The checklist as it stands: the task that comes next, what is open after it, and which of it a document would help with. */
export function writeChecklist(product: Product, brief: ProjectBrief): string {
  const { openTasks } = brief;
  const [first] = openTasks;
  if (!first)
    return `Nothing that must be done is open in ${tellStanding(product, brief)}. The whole list, with the tasks that are good to have, is under Checklist.\n\n${offerNext(product, brief, [])}`;
  const lines = openTasks
    .slice(0, mostTold)
    .map((task, index) => `${index + 1}. ${escapeText(task.description, 200)}${tellHelp(task, brief)}`);
  const more = openTasks.length > lines.length ? ` ${openTasks.length - lines.length} more are under Checklist.` : '';
  return `You are in ${tellStanding(product, brief)}. Open for ${product.name}, in the order that helps most:\n\n${lines.join('\n')}${more ? `\n\n${more.trim()}` : ''}\n\nSay “done” when the first is done, or “skip it”; of another one, “I finished the task …” with words of it.\n\nNext task: ${escapeText(first.description, 200)}`;
}

/** The document that a task rests on: there already, or offered. */
function tellHelp({ id }: ProjectBrief['openTasks'][number], { documents }: ProjectBrief): string {
  const helper = documentEntries.find(({ tasks }) => tasks.includes(id));
  if (!helper) return '';
  return documents.some(({ type }) => type === helper.kind)
    ? ` (see ${helper.title})`
    : ` (I can write the ${lowerTitle(helper.title)} for it)`;
}

/** To 'done', where no task was named: which one is meant. */
export function askWhatIsDone(product: Product, brief: ProjectBrief): string {
  const [first] = brief.openTasks;
  if (!first) return `Good. Nothing that must be done is open on the checklist.\n\n${offerNext(product, brief, [])}`;
  return `Good. I ticked nothing off, because I can’t tell which task you mean. If it is the next one on the checklist, say “done” once more; of another, say “I finished the task …” with words of it.\n\nNext task: ${escapeText(first.description, 200)}`;
}
