import { leadFeature, mainRecord } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { nameUsers } from '#worker/features/guide/documents/name-users.rules.ts';
import { tellOwnStack } from '#worker/features/guide/documents/own-stack.rules.ts';
import { laterIn } from '#worker/features/guide/documents/plan-later.rules.ts';
import { slices, type Task } from '#worker/features/guide/documents/plan-task.rules.ts';
import { listTasks } from '#worker/features/guide/documents/plan-tasks.rules.ts';
import { circumstanceLines, joinParts, listUnder, tableUnder } from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, isSingle, joinWords, nounIn, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { personOf } from '#worker/features/guide/idea/cast.rules.ts';
import { criterionId, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { goesWrong, mayAlso } from '#worker/features/guide/product/journeys.rules.ts';
import { listNumbered } from '#worker/features/guide/product/numbered-qualities.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** The files of queries that a task goes on with: it needs no other task that does, but two at once meet in them. */
const goneOn = ({ steps }: Task) =>
  steps.flatMap(({ file, queried }) => (queried?.way === 'reads and changes' ? [file] : []));

/** Each task in the first round in which all that it depends on is done; those that write one file depend on each other. */
export function scheduleTasks(tasks: Task[]): { task: Task; round: number }[] {
  const rounds = new Map<string, number>();
  return tasks.map((task) => {
    const round = Math.max(1, ...task.after.map((id) => (rounds.get(id) ?? 0) + 1));
    rounds.set(task.id, round);
    return { task, round };
  });
}

/** Where tasks of one round go on with the same queries: each adds its own, and they are put together one after the other. */
function tellMeetings(turns: { task: Task; round: number }[]): string[] {
  const meetings = new Map<string, string[]>();
  for (const { task, round } of turns)
    for (const file of goneOn(task)) {
      const key = `${round} ${file}`;
      meetings.set(key, [...(meetings.get(key) ?? []), task.id]);
    }
  const several = [...meetings].filter(([, ids]) => ids.length > 1);
  // The same tasks that meet in several files are told once.
  const groups = new Map<string, string[]>();
  for (const [key, ids] of several) {
    const told = ids.join(' before ');
    groups.set(told, [...(groups.get(told) ?? []), `\`${key.slice(key.indexOf(' ') + 1)}\``]);
  }
  return [...groups].map(([ids, files]) => `Merged ${ids} in ${joinWords(files)}.`);
}

/** Which tasks can be done side by side, round by round, and which of them waits only for a file. */
function drawRounds(tasks: Task[]): string {
  const turns = scheduleTasks(tasks);
  const rounds = [...new Set(turns.map(({ round }) => round))].toSorted((a, b) => a - b);
  const waits = [
    ...tasks.flatMap(({ id, held }) =>
      held.map(({ by, file }) => `${id} comes after ${by}, because both write \`${file}\`.`),
    ),
    ...tellMeetings(turns),
  ];
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
  const [way] = product.journeys;
  if (idea.isOutlined && way)
    return {
      [slices.ground]:
        platform === 'command line'
          ? ''
          : `Ends when ${person} sees the page of ${product.name}${product.features.some(({ key }) => key === 'account') ? ' and can sign in' : ''}.`,
      [slices.first]: `Ends when ${joinWords(actingIn(product, way))} can go through ${way.id} from its first step to its last.`,
    };
  return {
    [slices.ground]: platform === 'command line' ? '' : `Ends when ${person} sees each ${record} of the example data.`,
    [slices.first]: good ? `Ends when it is seen to ${good.effect} (${good.id}).` : '',
    [slices.show]: `Ends after a week with ${idea.client.many}.`,
  };
}

/** Everybody who does a step of a journey, in the order of the steps; else those whom the product is for. */
function actingIn({ idea }: Product, { steps }: Product['journeys'][number]): string[] {
  const acting = steps
    .filter((step) => !step.startsWith(goesWrong) && !step.startsWith(mayAlso))
    .flatMap((step) => {
      const [first] = idea.people
        .flatMap((noun) => {
          const said = step.split(/[;,:]/)[0] ?? step;
          const at = (nounIn(noun.one, said) ?? nounIn(noun.many, said))?.index ?? farthest + 1;
          // Who does it stands in front.
          return at <= farthest ? [{ noun, at }] : [];
        })
        .toSorted((a, b) => a.at - b.at || b.noun.one.length - a.noun.one.length);
      return first ? [isSingle(first.noun) ? `the ${first.noun.one}` : withArticle(first.noun.one)] : [];
    });
  return acting.length > 0 ? [...new Set(acting)] : [withArticle(idea.client.one)];
}

const farthest = 'the '.length;

/** The implementation plan. */
export function writePlan(product: Product, basis: string): string {
  const tasks = listTasks(product);
  const ends = endsOf(product);
  const tool = product.tool ? ` with ${product.tool.name}` : '';
  return joinParts([
    `# ${product.name}: plan`,
    `Tasks${tool} that build ${product.name} for ${nameUsers(product)}; from ${basis}.`,
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
            (task.feature && laterIn(product, task.feature).some((criterion) => criterion.feature === feature)) ||
            (!task.feature && task.serves.split(', ').includes(feature.id) && task.slice === slices.unknown),
        );
        return [`${feature.id} ${feature.title}`, own.map(({ id }) => id).join(', '), tellRange(feature)];
      }),
      ...listNumbered(product).map(({ id }) => [
        id,
        tasks.flatMap((task) => (task.serves.split(', ').includes(id) ? [task.id] : [])).join(', '),
        'as it stands',
      ]),
    ]),
  ]);
}

function tellRange(feature: Feature): string {
  const ids = feature.criteria.map((_, index) => criterionId(feature, index));
  return ids.length > 1 ? `${ids[0]} to ${ids.at(-1)}` : (ids[0] ?? 'none');
}

/** The steps of a task, a line each: the queries of a table stand with it, those of earlier tables in one line. */
function tellSteps(steps: Task['steps']): string[] {
  const ofTable = (name: string) => steps.find(({ queried, isUsed }) => !isUsed && queried?.table === name);
  const used = steps.filter(({ queried, isUsed }) => queried && isUsed);
  const withTable = new Set(steps.flatMap(({ what, file }) => (what === 'Table' ? (ofTable(file) ?? []) : [])));
  const ways = new Set(used.map(({ queried }) => queried?.way ?? ''));
  const parts = [...ways].map((way) => {
    const own = used.flatMap(({ file, queried }) =>
      queried && (queried.way ?? '') === way ? [`\`${queried.table}\` (\`${file}\`)`] : [],
    );
    return `${way} ${joinWords(own)}`.trim();
  });
  return steps.flatMap((step) => {
    const { what, file, says, isUsed } = step;
    if (withTable.has(step)) return [];
    if (used.includes(step)) return step === used[0] ? [`- Queries made before: ${parts.join('; ')}.`] : [];
    const queries = what === 'Table' ? ofTable(file) : undefined;
    const by = queries ? `; read and written in \`${queries.file}\`` : '';
    return [isUsed ? `- ${what}: ${says}, by \`${file}\`.` : `- ${what}${file ? ` \`${file}\`` : ''}: ${says}${by}.`];
  });
}

function tellTask({ id, title, serves, after, verify, steps, size }: Task): string {
  return [
    `### ${id} ${title}`,
    '',
    `- Serves: ${serves}`,
    `- Depends on: ${after.length > 0 ? after.join(', ') : 'nothing'}`,
    `- Size: ${size}`,
    ...tellSteps(steps),
    `- Verify: ${capitalise(verify)}`,
  ].join('\n');
}
