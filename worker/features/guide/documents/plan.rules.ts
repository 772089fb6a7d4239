import { lower, slotsOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { tellDecidedStack } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import { personOf } from '#worker/features/guide/documents/people.rules.ts';
import { slices, type Task } from '#worker/features/guide/documents/plan-task.rules.ts';
import { listTasks } from '#worker/features/guide/documents/plan-tasks.rules.ts';
import { circumstanceLines, joinParts, listUnder, tableUnder } from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, fill, joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** How far a task is from the beginning; tasks at one level that do not lead to each other can be done side by side. */
function levelsOf(tasks: Task[]): Map<string, number> {
  const levels = new Map<string, number>();
  for (const { id, after } of tasks) levels.set(id, 1 + Math.max(0, ...after.map((other) => levels.get(other) ?? 0)));
  return levels;
}

/** Which tasks can be done side by side, round by round. */
function drawRounds(tasks: Task[], product: Product): string {
  const levels = levelsOf(tasks);
  const rounds = [...new Set(levels.values())].toSorted((a, b) => a - b);
  return tableUnder(
    'Side by side',
    [
      ['Round', 'Tasks that wait for nothing in it'],
      ...rounds.map((round) => [
        String(round),
        tasks
          .filter(({ id }) => levels.get(id) === round)
          .map(({ id, title, brief }) => `${id} ${brief ?? lower(title)}`)
          .join('; '),
      ]),
    ],
    `Each round of ${product.name} begins when the one before is done; within it, several people or agents can work at the same time.`,
  );
}

/** The implementation plan. */
export function writePlan(product: Product, basis: string): string {
  const tasks = listTasks(product);
  const slots = slotsOf(product);
  const person = personOf(product.name, 0);
  const isCode = product.platform === 'command line';
  const ends: Record<string, string> = {
    [slices.unknown]: fill(
      'Each ends with a number; where it is a bad one, {name} is redrawn before it is built.',
      slots,
    ),
    [slices.ground]: isCode
      ? fill('Ends when the tests of {name} run and read the example {items}.', slots)
      : fill(`Ends when ${person} has a place in {name} and the rows of the example data are there.`, slots),
    [slices.first]: isCode
      ? fill(`Ends when ${person}, one of the {clients}, does “{first}” in a project of their own.`, slots)
      : fill(
          `Ends when ${person}, one of the {clients}, gets through “{first}” on a real device and the next step of it is there for whoever comes after.`,
          slots,
        ),
    [slices.rest]: fill(
      'Ends when each of the {criteria} criteria of {name} has been seen once, by a test or by hand.',
      slots,
    ),
    [slices.show]: fill('Ends when {clients} who did not build {name} have used it for a week.', slots),
  };
  const tool = product.tool ? ` with ${product.tool.name}` : '';
  return joinParts([
    `# ${product.name}: plan`,
    `${fill(`The order in which {name} is built${tool}: ${tasks.length} tasks, each for one coding prompt, and after “{first}” there is something to show`, slots)}; from ${basis}.`,
    ...[...new Set(tasks.map(({ slice }) => slice))].map((slice) => {
      const own = tasks.filter((task) => task.slice === slice);
      return [`## ${slice}`, ends[slice] ?? '', ...own.map((task) => tellTask(task, tasks, product))].join('\n\n');
    }),
    drawRounds(tasks, product),
    listUnder('Your means', circumstanceLines(product)),
    product.stack ? `## The stack that was decided\n\n${tellDecidedStack(product)}` : '',
    tableUnder('Nothing is left out', [
      ['Requirement', 'Tasks', 'Criteria'],
      ...product.features.map((feature) => {
        const own = tasks.filter(
          (task) =>
            task.feature === feature ||
            (!task.feature && task.serves.split(', ').includes(feature.id) && task.slice === slices.unknown),
        );
        return [
          `${feature.id} ${feature.title}`,
          own.map(({ id }) => id).join(', '),
          feature.criteria.length > 0 ? `${feature.id}.1 to ${feature.id}.${feature.criteria.length}` : 'none',
        ];
      }),
    ]),
  ]);
}

/** 'T-2 (`loaves` and the other tables)': what a task waits for, with its name. */
function tellAfter({ after }: Task, tasks: Task[]): string {
  const named = after.map((id) => {
    const task = tasks.find((other) => other.id === id);
    return `${id} (${task?.brief ?? lower(task?.title ?? '')})`;
  });
  return named.length > 0 ? joinWords(named) : 'nothing';
}

function tellTask(task: Task, tasks: Task[], product: Product): string {
  const { id, title, serves, verify, steps, size } = task;
  return [
    `### ${id} ${title}`,
    '',
    `- Serves: ${serves}${serves.includes(', ') ? ` of ${product.name}` : ''}`,
    `- Depends on: ${tellAfter(task, tasks)}`,
    `- Size: ${size}`,
    ...steps.map(({ what, file, says }) => `- ${what}${file ? ` \`${file}\`` : ''}: ${says}.`),
    `- Verify: ${capitalise(verify)}`,
  ].join('\n');
}
