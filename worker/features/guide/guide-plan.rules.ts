import { listEntities, stackOf } from '#worker/features/guide/guide-architecture.rules.ts';
import type { Feature, Product } from '#worker/features/guide/guide-product.rules.ts';
import { fill, joinWords } from '#worker/features/guide/guide-words.rules.ts';

export type Task = { id: string; title: string; serves: string; after: string[]; verify: string; slice: string };

/** The tasks of the build in order; a task only depends on earlier ones. */
export function listTasks(product: Product): Task[] {
  const { features, platform, slots } = product;
  const stack = stackOf(product);
  const builder = product.tool?.builder ? product.tool.name : undefined;
  const checks = (feature: Feature) => (builder ? clickCheck(feature) : firstCheck(feature));
  const account = features.find(({ key }) => key === 'account');
  const rest = features.filter(({ key }) => key !== 'account');
  const tasks: Task[] = [];
  const add = (title: string, serves: string, after: string[], verify: string, slice: string) => {
    const task = { id: `T-${tasks.length + 1}`, title, serves, after, verify, slice };
    tasks.push(task);
    return task;
  };
  const records = listEntities(product).map(({ name }) => name);
  const ground = add(
    builder
      ? `Start the project in ${builder} with the set-up prompt`
      : 'Set up the project: repository, types, tests, one page or command that answers',
    features[0]?.id ?? 'FR-1',
    [],
    builder
      ? 'The preview opens on a phone and on a computer and shows the first screen.'
      : `\`${stack.commands.types}\` and \`${stack.commands.test}\` end without error on a fresh checkout.`,
    'Ground',
  );
  const data = add(
    platform === 'command line'
      ? `Define the types: ${joinWords(records.slice(0, 4))}`
      : `Create the tables: ${joinWords(records.slice(0, 5))}`,
    features[0]?.id ?? 'FR-1',
    [ground.id],
    builder
      ? 'One example of each record can be entered, is still there after reloading the page, and can be deleted.'
      : platform === 'command line'
        ? 'A fixture is read and written back without a difference.'
        : 'The migration runs on an empty database and a test reads back one row of each table.',
    'Ground',
  );
  const door = account ? add(account.title, account.id, [data.id], checks(account), 'Ground') : data;
  let main = door;
  rest.forEach((feature, index) => {
    const task = add(
      feature.title,
      feature.id,
      index === 0 ? [door.id] : [...new Set([door.id, main.id])],
      checks(feature),
      index < 3 ? 'First whole path' : 'The rest of the first version',
    );
    if (index < 2) main = task;
  });
  const all = tasks.map(({ id }) => id);
  if (platform !== 'command line')
    add(
      'Walk every screen with the keyboard, a screen reader and at 360 px width',
      rest[0]?.id ?? 'FR-1',
      [all.at(-1) ?? 'T-1'],
      builder
        ? 'Each journey is completed with the Tab and Enter keys alone, and on a phone.'
        : 'Automated accessibility checks find 0 serious faults; each journey is completed without a mouse.',
      'Ready to show',
    );
  const figures = add(
    'Count what the measures of success need',
    features[0]?.id ?? 'FR-1',
    [main.id],
    builder
      ? 'One page, seen only by you, shows the number behind SM-1 for yesterday.'
      : 'SM-1 can be read for yesterday with one query, without personal data.',
    'Ready to show',
  );
  add(
    fill('Show it to 5 {clients} and note where they stop', slots),
    features[0]?.id ?? 'FR-1',
    [figures.id],
    fill(
      'Each of the 5 {clients} completes the first journey; every stop is a line in the next version of the requirements.',
      slots,
    ),
    'Ready to show',
  );
  return tasks;
}

function firstCheck(feature: Feature): string {
  const [first, second] = feature.criteria;
  const short = (text = '') => text.replace(/^(WHEN|IF|WHILE|WHERE) /, '').replace(/, (THEN )?THE SYSTEM SHALL.*/, '');
  return `A test for each criterion of ${feature.id}, among them: ${[short(first), ...(second ? [short(second)] : [])].join('; ')}.`;
}

/** How somebody who does not code sees that a feature works. */
function clickCheck(feature: Feature): string {
  const [first, second] = feature.criteria;
  const short = (text = '') => text.replace(/^(WHEN|IF|WHILE|WHERE) /, '').replace(/, (THEN )?THE SYSTEM SHALL.*/, '');
  return `Click through ${feature.id} in the preview and compare with its criteria, among them: ${[short(first), ...(second ? [short(second)] : [])].join('; ')}.`;
}

/** The implementation plan. */
export function writePlan(product: Product, basis: string): string {
  const tasks = listTasks(product);
  const builder = product.tool?.builder;
  const slices = [...new Set(tasks.map(({ slice }) => slice))];
  const ends: Record<string, string> = {
    Ground: builder
      ? 'Ends when the first screen opens in the preview and what is entered stays.'
      : 'Ends when a fresh checkout runs and its tests pass.',
    'First whole path': fill('Ends when one {client} gets through the first journey on a real device.', product.slots),
    'The rest of the first version': builder
      ? 'Ends when every criterion has been tried once by clicking.'
      : 'Ends when every requirement has its tests.',
    'Ready to show': 'Ends when people who did not build it have used it.',
  };
  const body = slices.map((slice) => {
    const lines = tasks
      .filter((task) => task.slice === slice)
      .map(
        (task) =>
          `### ${task.id} ${task.title}\n\n- Serves: ${task.serves}\n- Depends on: ${task.after.length > 0 ? task.after.join(', ') : 'nothing'}\n- Verify: ${task.verify}`,
      );
    return `## ${slice}\n\n${ends[slice] ?? ''}\n\n${lines.join('\n\n')}`;
  });
  return [
    `# ${product.name}: plan`,
    fill(
      `The order in which {name} is built${product.tool ? ` with ${product.tool.name}` : ''}, based on ${basis}. Each task is small enough for one coding prompt, and each ends with something that can be shown.`,
      product.slots,
    ),
    ...body,
  ]
    .join('\n\n')
    .concat('\n');
}
