import { leadFeature, mainRecord } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { tellOwnStack } from '#worker/features/guide/documents/own-stack.rules.ts';
import { slices, type Task } from '#worker/features/guide/documents/plan-task.rules.ts';
import { listTasks } from '#worker/features/guide/documents/plan-tasks.rules.ts';
import { circumstanceLines, joinParts, listUnder, tableUnder } from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise } from '#worker/features/guide/grammar/words.rules.ts';
import { personOf } from '#worker/features/guide/idea/cast.rules.ts';
import { criterionId, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** How far a task is from the beginning; tasks at one level that do not lead to each other can be done side by side. */
function levelsOf(tasks: Task[]): Map<string, number> {
  const levels = new Map<string, number>();
  for (const { id, after } of tasks) levels.set(id, 1 + Math.max(0, ...after.map((other) => levels.get(other) ?? 0)));
  return levels;
}

/** Which tasks can be done side by side, round by round. */
function drawRounds(tasks: Task[]): string {
  const levels = levelsOf(tasks);
  const rounds = [...new Set(levels.values())].toSorted((a, b) => a - b);
  return tableUnder('Side by side', [
    ['Round', 'Tasks that can be done at the same time'],
    ...rounds.map((round) => [
      String(round),
      tasks
        .filter(({ id }) => levels.get(id) === round)
        .map(({ id }) => id)
        .join(', '),
    ]),
  ]);
}

/** What has to be seen at the end of a stage, told by this product's own criteria and records. */
function endsOf(product: Product): Record<string, string> {
  const { idea, platform } = product;
  const person = personOf(product.name, 0);
  const record = mainRecord(product);
  const lead = leadFeature(product);
  const good = listCriteria(product).find(({ feature, isFault }) => feature === lead && !isFault);
  return {
    [slices.ground]: platform === 'command line' ? '' : `Ends when ${person} sees each ${record} of the example data.`,
    [slices.first]: good ? `Ends when it is seen to ${good.effect} (${good.id}).` : '',
    [slices.show]: `Ends after a week with ${idea.client.many}.`,
  };
}

/** The implementation plan. */
export function writePlan(product: Product, basis: string): string {
  const tasks = listTasks(product);
  const ends = endsOf(product);
  const tool = product.tool ? ` with ${product.tool.name}` : '';
  return joinParts([
    `# ${product.name}: plan`,
    `Tasks${tool} from ${basis}.`,
    ...[...new Set(tasks.map(({ slice }) => slice))].map((slice) => {
      const own = tasks.filter((task) => task.slice === slice);
      return [`## ${slice}`, ends[slice] ?? '', ...own.map(tellTask)].filter(Boolean).join('\n\n');
    }),
    drawRounds(tasks),
    listUnder('Your means', circumstanceLines(product)),
    product.stack ? `## The stack that was decided\n\n${tellOwnStack(product)}` : '',
    tableUnder('Nothing is left out', [
      ['Requirement', 'Tasks', 'Criteria'],
      ...product.features.map((feature) => {
        const own = tasks.filter(
          (task) =>
            task.feature === feature ||
            (!task.feature && task.serves.split(', ').includes(feature.id) && task.slice === slices.unknown),
        );
        return [`${feature.id} ${feature.title}`, own.map(({ id }) => id).join(', '), tellRange(feature)];
      }),
    ]),
  ]);
}

function tellRange(feature: Feature): string {
  const ids = feature.criteria.map((_, index) => criterionId(feature, index));
  return ids.length > 1 ? `${ids[0]} to ${ids.at(-1)}` : (ids[0] ?? 'none');
}

function tellTask({ id, title, serves, after, verify, steps, size }: Task): string {
  return [
    `### ${id} ${title}`,
    '',
    `- Serves: ${serves}`,
    `- Depends on: ${after.length > 0 ? after.join(', ') : 'nothing'}`,
    `- Size: ${size}`,
    ...steps.map(({ what, file, says }) => `- ${what}${file ? ` \`${file}\`` : ''}: ${says}.`),
    `- Verify: ${capitalise(verify)}`,
  ].join('\n');
}
