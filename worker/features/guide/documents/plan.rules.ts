import { leadFeature, mainRecord } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { tellOwnStack } from '#worker/features/guide/documents/own-stack.rules.ts';
import { slices, type Task } from '#worker/features/guide/documents/plan-task.rules.ts';
import { listTasks } from '#worker/features/guide/documents/plan-tasks.rules.ts';
import { circumstanceLines, joinParts, listUnder, tableUnder } from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise } from '#worker/features/guide/grammar/words.rules.ts';
import { personOf } from '#worker/features/guide/idea/cast.rules.ts';
import { criterionId, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** A task in its round, and the one before it in the same file where that alone keeps it from an earlier round. */
type Turn = { task: Task; round: number; held: { by: Task; file: string } | undefined };

const pathsOf = ({ steps }: Task) => steps.map(({ file }) => file).filter((file) => file.includes('/'));

/** Each task in the first round in which all that it depends on is done and nobody else writes one of its files. */
export function scheduleTasks(tasks: Task[]): Turn[] {
  const turns: Turn[] = [];
  for (const task of tasks) {
    const ready = turns.filter((turn) => task.after.includes(turn.task.id)).map(({ round }) => round + 1);
    let round = Math.max(1, ...ready);
    let held: Turn['held'];
    const own = new Set(pathsOf(task));
    const clashIn = (at: number) =>
      turns
        .filter((turn) => turn.round === at)
        .flatMap((turn) => pathsOf(turn.task).flatMap((file) => (own.has(file) ? [{ by: turn.task, file }] : [])))[0];
    for (let clash = clashIn(round); clash; clash = clashIn(round)) {
      held = clash;
      round += 1;
    }
    turns.push({ task, round, held });
  }
  return turns;
}

/** Which tasks can be done side by side, round by round, and which of them waits only for a file. */
function drawRounds(tasks: Task[]): string {
  const turns = scheduleTasks(tasks);
  const rounds = [...new Set(turns.map(({ round }) => round))].toSorted((a, b) => a - b);
  const waits = turns.flatMap(({ task, held }) =>
    held ? [`${task.id} comes after ${held.by.id}, because both write \`${held.file}\`.`] : [],
  );
  if (rounds.length === turns.length)
    return `## One after the other\n\nAll tasks stand in the order in which they are done.\n\n${waits.map((line) => `- ${line}`).join('\n')}`.trim();
  return [
    tableUnder('Side by side', [
      ['Round', 'Tasks that can be done at the same time'],
      ...rounds.map((round) => [
        String(round),
        turns
          .filter((turn) => turn.round === round)
          .map(({ task }) => task.id)
          .join(', '),
      ]),
    ]),
    ...waits.map((line) => `- ${line}`),
  ]
    .join('\n')
    .replace('|\n- ', '|\n\n- ');
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
