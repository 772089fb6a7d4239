import { pathOf } from '#worker/features/guide/documents/addresses.rules.ts';
import { besideRows } from '#worker/features/guide/documents/api-beside.rules.ts';
import { methodOf } from '#worker/features/guide/documents/api-methods.rules.ts';
import { hookRows, isShared, readingRows, rowsOfAccess } from '#worker/features/guide/documents/api-reading.rules.ts';
import { isDone, isEmpty, isRefusal, statusOf } from '#worker/features/guide/documents/api-refusals.rules.ts';
import { mainRecord, shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { accountCalls, outlinedCalls, unreadCalls } from '#worker/features/guide/documents/outlined-calls.rules.ts';
import { callRules, writeFunctions } from '#worker/features/guide/documents/outlined-functions.rules.ts';
import { joinParts, listUnder, tableUnder, termsOf } from '#worker/features/guide/documents/terms.rules.ts';
import { namesOf } from '#worker/features/guide/documents/told-states.rules.ts';
import { capitalise, fill } from '#worker/features/guide/grammar/words.rules.ts';
import { type Criterion, listCriteria, nameCause } from '#worker/features/guide/product/criteria.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { peopleIn } from '#worker/features/guide/product/record-people.rules.ts';

export type Call = { method: string; path: string; criterion: Criterion };

const slug = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'records';

/** 'has worked on it' tells of a state, not of a call. */
const isState = (verb: string) => /^(has|have|is|are|be|was|were|do|does|not|never)$/.test(verb);

/** The two words of a clause that tell it from another with the same verb. */
const wordsOf = (rest: string) =>
  rest
    .split(' ')
    .filter((word) => !/^(?:an?|the|to|of|on|in|it|their|his|her|its)$/.test(word))
    .slice(0, 2)
    .join(' ');

/** What stays on a device is asked of nobody. */
const onDevice = /\bon (?:this|the same|that) device$/;

/** Every way in that a criterion needs: method, address and who. One that names nobody is a rule or a job and no call. */
export function listCalls(product: Product): Call[] {
  if (product.idea.isOutlined) return [...outlinedCalls(product), ...unreadCalls(product), ...accountCalls(product)];
  return derivedCalls(product);
}

function derivedCalls(product: Product): Call[] {
  const tables = listTables(product).filter(({ kind }) => kind === 'own' || kind === 'outside');
  const main = tables.find(({ record }) => record === mainRecord(product)) ?? tables[0];
  const seen = new Map<string, Call>();
  for (const criterion of listCriteria(product)) {
    const { actor, verb = '', isFault } = criterion;
    if (!actor || (isFault && !isDone(criterion)) || isState(verb) || onDevice.test(criterion.rest)) continue;
    const call = { ...placeOf(product, criterion, tables, main), criterion };
    if (isSameAct(criterion, call, [...seen.values()])) continue;
    const named =
      verb === 'choose' && /^[a-z]+$/.test(criterion.rest) ? [`${call.path}/${criterion.rest}`] : [call.path];
    const ways = [...named, `${call.path}/${slug(verb)}`, `${call.path}/${slug(`${verb} ${wordsOf(criterion.rest)}`)}`];
    const path = ways.find((way) => !seen.has(`${call.method} ${way}`)) ?? call.path;
    seen.set(`${call.method} ${path}`, { ...call, path });
  }
  return [...seen.values()];
}

/** A criterion that only says which fields an act takes asks for no call besides that of the act. */
const isSameAct = (
  { actor, verb, effect, feature }: Criterion,
  { method, path }: Omit<Call, 'criterion'>,
  all: Call[],
) =>
  /^take .+ each in a field of its own\b/.test(effect) &&
  all.some(
    (other) =>
      other.criterion.feature === feature &&
      other.criterion.actor === actor &&
      other.criterion.verb === verb &&
      other.method === method &&
      other.path.startsWith(path),
  );

function placeOf(product: Product, criterion: Criterion, tables: Table[], main: Table | undefined) {
  const { verb = '', rest, effect, feature } = criterion;
  const account = feature.key === 'account';
  const table = tableOf(criterion, tables) ?? main;
  const path = pathOf(account ? { name: 'account' } : (table ?? { name: 'records' }));
  if (account && verb === 'sign') return { method: 'POST', path };
  if (/\b(?:personal|sign-in) link\b/.test(rest) || /^send\b.*\ba personal link\b/.test(effect))
    return { method: 'POST', path: '/api/account/link' };
  const { method, isOne } = methodOf(product, criterion, table);
  return { method, path: isOne && !account ? `${path}/:id` : path };
}

/** The table that a criterion is about: the one that its clause changes, the one it names first, or that of its feature. */
function tableOf({ id, verb = '', rest, effect, feature }: Criterion, tables: Table[]): Table | undefined {
  if (feature.key === 'law') return tables.find(({ record }) => record === 'consent');
  const moved = tables.find(({ machine }) => machine?.moves.some((move) => move.id === id));
  if (moved) return moved;
  const measured = tables.find(({ columns }) => columns.some(({ name }) => name === 'measured_at'));
  if (measured && /^(?:send|report|measure|transmit)$/.test(verb) && /\btime at which it was taken\b/.test(effect))
    return measured;
  const told = `${verb} ${rest}`.toLowerCase();
  const changed = tables.find(({ entity }) => entity?.deeds.some((deed) => deed !== '' && told.startsWith(deed)));
  const named = tables
    .map((table) => ({
      table,
      at: `${rest} ${effect}`.search(namesOf(table.entity ?? { name: table.record, words: [] })),
    }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.table.record.length - a.table.record.length)[0]?.table;
  return changed ?? named ?? tables.find(({ features }) => features[0]?.id === feature.id);
}

/** What is done when its time has come, and by no call. */
const inTime = /^(?:delete|erase|remove|empty|charge|let [^,]+ lapse)\b/;

/** The outline of the API: calls, refusals, and what happens without a call. For a command, its options instead. */
export function writeApi(product: Product, basis: string): string {
  if (shapeOf(product).runtime === 'local') return writeFunctions(product, basis);
  const { platform, idea } = product;
  const terms = termsOf(product);
  const tell = (text: string) => capitalise(fill(text, terms));
  const command = platform === 'command line';
  const all = listCriteria(product);
  const calls = listCalls(product);
  const empty = all.filter(isEmpty);
  const faults = all.filter((criterion) => criterion.isFault && isRefusal(criterion) && !isEmpty(criterion));
  const called = new Set(calls.map(({ criterion }) => criterion.id));
  const silent = all.filter(
    (criterion) =>
      !called.has(criterion.id) &&
      (criterion.isFault ? !isRefusal(criterion) : !criterion.actor || isState(criterion.verb ?? '')),
  );
  const people = peopleIn(idea);
  const rows = calls.map((call) => {
    const {
      method,
      path,
      criterion: { actor, verb, rest, effect, id, feature },
    } = call;
    const who =
      people.find(({ one, many }) => [one.toLowerCase(), many.toLowerCase()].includes(actor ?? ''))?.one ?? actor ?? '';
    return [
      command ? `\`${slug(idea.name)} ${commandOf(product, { verb, rest, feature })}\`` : `\`${method} ${path}\``,
      `${capitalise(who)}${!command && isShared(product, call) ? ' (who else: “Reading”)' : ''}`,
      capitalise(nameCause(`${verb} ${rest}`.trim(), feature)),
      capitalise(effect),
      id,
    ];
  });
  return joinParts([
    `# ${product.name}: ${command ? 'commands' : 'API outline'}`,
    `${tell(command ? 'What {clients} can call, with what goes in and what comes out' : 'The calls between the screens of {name} and its server')}; from ${basis}.`,
    tableUnder(command ? 'Commands' : 'Calls', [
      [command ? 'Command' : 'Call', 'Who', 'What they do', 'Answer', 'Serves'],
      ...rows,
      ...hookRows(product),
    ]),
    command ? '' : tableUnder('Reading', [...readingRows(product, calls), ...besideRows(product)]),
    tableUnder(
      'Refusals',
      [
        [command ? 'When' : 'When (status)', 'What is said', 'Serves'],
        ...faults.map(({ cause, effect, id }) => [
          `${capitalise(cause)}${command ? '' : ` (${statusOf(product, cause, effect)})`}`,
          capitalise(effect),
          id,
        ]),
      ],
      command
        ? tell('A refusal about {goods} ends with an exit code other than 0 and one line that says what to do.')
        : tell(
            'Every refusal about {goods} has one shape: `message` for {clients}, `code` for the screens, and what was kept of their {deal}.',
          ),
    ),
    tableUnder(
      'Empty answers',
      empty.length > 0
        ? [
            [command ? 'When (exit code 0)' : 'When (200, an empty list)', 'What the screen says', 'Serves'],
            ...empty.map(({ cause, effect, id }) => [capitalise(cause), capitalise(effect), id]),
          ]
        : [],
    ),
    command ? '' : tableUnder('Whose rows a call reaches', rowsOfAccess(product, calls)),
    tableUnder('Without a call', [
      ['What starts it', 'What happens', 'Serves'],
      ...silent.map(({ cause, effect, id, feature }) => [
        idea.isOutlined && cause.startsWith('anybody uses ')
          ? inTime.test(effect)
            ? 'Each night, what is due'
            : 'Always, whoever calls'
          : capitalise(nameCause(cause, feature)),
        capitalise(effect),
        id,
      ]),
    ]),
    listUnder('Rules for every call', [
      ...callRules(product),
      ...(idea.isOutlined ? [] : idea.pattern.rules)
        .filter(({ rule }) => !/\bsame id\b/.test(rule))
        .slice(0, 2)
        .map(({ rule }) => capitalise(fill(rule, terms))),
      ...(command
        ? [tell('What is printed about {goods} for a person can also be had as JSON with `--json`.')]
        : [
            tell(
              'The server finds out from the session which of the {clients} asks, never from the body; a foreign {deal} answers like a missing one (404).',
            ),
            tell(`A repeated \`POST\` with the same \`Idempotency-Key\` makes no second {deal}.`),
            tell(
              idea.isOutlined
                ? 'Lists come in pages of 50 with a cursor, newest first where no rule tells another order.'
                : 'Lists of {goods} come in pages of 50, newest first, with a cursor.',
            ),
            ...(idea.isOutlined && listTables(product).some(({ machine }) => machine)
              ? ['A change of state that the architecture does not let in is refused with 409 and the state as it is.']
              : []),
            tell('No answer holds a field of {a deal} that its reader may not see; fields are named, not copied.'),
          ]),
    ]),
  ]);
}

/** How a command is called: by what its feature does, where the shape says no more than that it is run or asked for. */
function commandOf(
  { idea }: Product,
  { verb = 'run', rest, feature }: Pick<Criterion, 'verb' | 'rest' | 'feature'>,
): string {
  if (idea.isOutlined) return slug(verb);
  if (verb === 'run') return /^init\b/.test(rest) ? 'init' : slug(feature.title.split(' ')[0] ?? verb);
  const does = slug(feature.title.split(' ')[0] ?? verb);
  if (verb === 'ask') return /\bexplain\b/.test(rest) ? 'explain' : does;
  return does === slug(verb) ? does : `${does} --${slug(verb)}`;
}
