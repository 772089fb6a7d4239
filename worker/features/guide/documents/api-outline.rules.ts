import { accessOf } from '#worker/features/guide/documents/access.rules.ts';
import { type Call, isState, listCalls, slug } from '#worker/features/guide/documents/api.rules.ts';
import { besideRows } from '#worker/features/guide/documents/api-beside.rules.ts';
import { hookRows, isShared, readingRows, rowsOfAccess } from '#worker/features/guide/documents/api-reading.rules.ts';
import { isEmpty, isRefusal, statusOf } from '#worker/features/guide/documents/api-refusals.rules.ts';
import { shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { rulesOfKeys } from '#worker/features/guide/documents/outlined-answers.rules.ts';
import { foreignRefusal } from '#worker/features/guide/documents/outlined-foreign.rules.ts';
import { callRules, writeFunctions } from '#worker/features/guide/documents/outlined-functions.rules.ts';
import { joinParts, listUnder, tableUnder, termsOf } from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise, fill, joinWords, pluralOf, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { type Criterion, listCriteria, nameCause } from '#worker/features/guide/product/criteria.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { peopleIn } from '#worker/features/guide/product/record-people.rules.ts';

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
  const own = listTables(product).filter(({ kind, isHistory }) => kind === 'own' && !isHistory);
  const listed = joinWords([
    ...own.slice(0, 3).map(({ record }) => pluralOf(record)),
    ...(own.length > 3 ? ['all else'] : []),
  ]);
  const tables = listTables(product);
  const hidden = idea.isOutlined
    ? (own.find((table) => accessOf(product, table, tables).sight !== 'all')?.record ?? '')
    : '{deal}';
  const changing = own.flatMap(({ machine, record }) => (machine ? [withArticle(record)] : []));
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
        ...faults.map((fault) => {
          const { cause, id } = fault;
          const { status, effect } = foreignRefusal(product, fault) ?? {
            status: statusOf(product, cause, fault.effect),
            effect: fault.effect,
          };
          return [`${capitalise(cause)}${command ? '' : ` (${status})`}`, capitalise(effect), id];
        }),
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
              `The server finds out from the session who asks, never from the body; that holds for {clients} too${hidden === '' ? '' : `; a foreign ${hidden} answers like a missing one (404)`}.`,
            ),
            ...(idea.isOutlined ? [...worded(calls), ...rulesOfKeys(own)] : []),
            tell(`A repeated \`POST\` with the same \`Idempotency-Key\` makes no second {deal}.`),
            tell(
              idea.isOutlined
                ? `Lists ${listed === '' ? '' : `of ${listed} `}come in pages of 50 with a cursor, newest first where no rule tells another order.`
                : 'Lists of {goods} come in pages of 50, newest first, with a cursor.',
            ),
            ...(idea.isOutlined && changing.length > 0
              ? [
                  `A change of state of ${joinWords(changing, 'or')} that the architecture does not let in is refused with 409 and the state as it is.`,
                ]
              : []),
            tell('No answer holds a field of {a deal} that its reader may not see; fields are named, not copied.'),
          ]),
    ]),
  ]);
}

/** Which of two addresses a call means, where one has a word and the other an id: '/api/hives/due' and '/api/hives/:id'. */
function worded(calls: Call[]): string[] {
  const [first] = calls.flatMap(({ method, path }) =>
    method === 'GET' && /^\/api\/[^/?]+\/[^:/?][^/?]*(?:\?.*)?$/.test(path) ? [path.split('?')[0] ?? path] : [],
  );
  return first
    ? [
        `A word in an address goes before an id: \`${first}\` is asked before \`${first.replace(/[^/]+$/, ':id')}\`, and an id is a UUID and never a word.`,
      ]
    : [];
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
