import { drawStates } from '#worker/features/guide/documents/architecture-diagrams.rules.ts';
import { listPlaces } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { listNeeds, mainRecord, shapeOf, slotsOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { endsOf } from '#worker/features/guide/documents/data-model-states.rules.ts';
import { snake, type Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { needsTimeZone } from '#worker/features/guide/documents/local-times.rules.ts';
import { inOwnStack, layoutOf } from '#worker/features/guide/documents/own-stack.rules.ts';
import { tableUnder } from '#worker/features/guide/documents/terms.rules.ts';
import type { Machine } from '#worker/features/guide/documents/told-states.rules.ts';
import { capitalise, fill, joinWords, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { isOfIdea } from '#worker/features/guide/product/of-idea.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

const mostMachines = 6;
/** In a picture the cases in which alone something changes stand beside whoever changes it. */
const withGuards = (machine: Machine): Machine => ({
  ...machine,
  moves: machine.moves.map((move) => (move.guard ? { ...move, who: `${move.who}, ${move.guard}` } : move)),
});

/** States, their changes and who may bring them about. */
export function writeStates(tables: Table[]): string {
  const living = tables.flatMap((table) =>
    table.machine ? [{ record: table.record, machine: table.machine, isTold: table.entity?.told !== undefined }] : [],
  );
  return living
    .slice(0, mostMachines)
    .map(({ record, machine, isTold }) => {
      const { initial, moves, begins, untold = [], byHand = [] } = machine;
      const rows = moves.map(({ from, to, who, when, id, guard }) => [
        capitalise(joinWords(from, 'or')),
        capitalise(to),
        capitalise(who),
        capitalise(guard ? `${when}, at once and only ${guard}` : when),
        id || 'none',
      ]);
      const hand = byHand.map(({ from, to }) => [
        capitalise(joinWords(from, 'or')),
        capitalise(to),
        `Whoever changes the ${record}`,
        'By hand, until it is told what does [ASSUMPTION]',
        'none',
      ]);
      const left = new Set([...moves, ...byHand].flatMap(({ from }) => from));
      // Of an outline its own lines say what goes on from a state.
      const ends = isTold
        ? [...new Set([...moves, ...byHand].map(({ to }) => to))].filter(
            (state) => state !== initial && !left.has(state),
          )
        : endsOf(machine);
      const begun = `${capitalise(record)} begins as ${initial}${begins ? ` (${begins.id}, ${begins.when})` : ''}`;
      const open =
        untold.length > 0
          ? ` Nobody told what makes ${withArticle(record)} ${joinWords(untold, 'or')} [NEEDS CLARIFICATION: who or what does, and from which state?].`
          : '';
      if (rows.length === 0)
        return `## States of ${record}\n\n${begun}; it may be ${joinWords(machine.states, 'or')}.${open}`;
      return tableUnder(
        `States of ${record}`,
        [['From', 'To', 'Who may', 'When', 'From criterion'], ...rows, ...hand],
        `${drawStates(withGuards(machine))}\n\n${begun}${ends.length > 0 ? ` and ends as ${joinWords(ends, 'or')}` : ''}; a change that is not in this table is refused.${open}`,
      );
    })
    .filter(Boolean)
    .join('\n\n');
}

/** Names, ids, times, money, errors, states: each shown by something of this product. */
export function writeConventions(product: Product, tables: Table[]): string {
  const slots = slotsOf(product);
  const { runtime } = shapeOf(product);
  const isCode = runtime === 'command' || runtime === 'package';
  const main = tables.find(({ record }) => record === mainRecord(product)) ?? tables[0];
  const columns = tables.flatMap((table) => table.columns.map((column) => ({ ...column, table: table.name })));
  const named = (text: string) =>
    layoutOf(product)?.code === 'snake'
      ? snake(text)
      : snake(text).replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const times = columns
    .filter(
      ({ name, note }) => note === 'UTC' && name !== 'created_at' && name !== 'closed_at' && name !== 'expires_at',
    )
    .slice(0, 2);
  const money = columns.find(({ name }) => name.endsWith('cents'));
  const machine = main?.machine ? main : tables.find((table) => table.machine);
  const codes = listCriteria(product)
    .filter(({ isFault, feature }) => isFault && isOfIdea(feature))
    .slice(0, 3)
    .map(({ cause, id }) => `\`${codeOf(cause)}\` (${id})`);
  if (!main) return '';
  return tableUnder('Conventions', [
    ['What', 'In this product'],
    [
      'Names',
      isCode
        ? `Code \`${named(main.record)}\`, messages “${main.record}”`
        : `${runtime === 'local' ? 'Store' : 'SQL'} \`${main.name}\`, code \`${named(main.record)}\`, screen “${main.record}”`,
    ],
    ...(isCode
      ? [
          [
            'Output',
            fill(
              'What {clients} read goes to standard output of {name}, what went wrong with {items} to standard error',
              slots,
            ),
          ],
        ]
      : [['Ids', `\`${named(`${main.record} id`)}\`: ${tellIds(main.record)}`]]),
    ...(times.length > 0 && !isCode
      ? [['Times', `${joinWords(times.map(({ table, name }) => `\`${table}.${name}\``))}: UTC, local on screens`]]
      : []),
    ...(needsTimeZone(product, tables)
      ? [
          [
            'Hours and days',
            'Moments in UTC; a told or kept hour or day is in local time, that of one constant `TIME_ZONE` [ASSUMPTION: where it is run], and whether it is over is asked in that zone, by a job too',
          ],
        ]
      : []),
    ...(money ? [['Money', `\`${money.table}.${money.name}\`: whole cents, one currency`]] : []),
    [
      'Errors',
      codes.length > 0
        ? `${isCode ? 'One line and an exit code' : '`{ code, message, kept }`'}; the first codes: ${joinWords(codes)}`
        : fill('`{ code, message, kept }`: what was entered about {items} is always in `kept`', slots),
    ],
    ...(machine?.machine
      ? [
          [
            'State changes',
            `\`${named(`move ${machine.record}`)}(${named(machine.record)}, to, by)\` alone writes \`${machine.name}.state\``,
          ],
        ]
      : []),
    [
      'Tests',
      `Named by criterion: “${listCriteria(product)[0]?.id ?? 'FR-1.1'} ${
        listCriteria(product)[0]
          ?.cause.slice(0, 60)
          .replace(/\s+\S*$/, '') ?? ''
      }”`,
    ],
  ]);
}

/** Causes that every product has, each with the code that says what happened. */
const knownCodes: [signs: RegExp, code: string][] = [
  [/^(?:(?:any|some)(?:body|one)) (?:else asks|outside)\b.*/, 'not_yours'],
  [/^there is no connection\b.*/, 'no_connection'],
  [/^there is nothing to (\w+).*/, 'nothing_to_$1'],
  [/^two people change the same (.+?) at once.*/, '$1 changed_meanwhile'],
  [/^(?:it|the \w+) cannot (?!be\b)(\w+).*/, '$1_failed'],
  [/^.*\b(?:does|do) (?:so|this|it) twice\b.*/, 'sent_twice'],
];
const between =
  /^(?:an?|the|is|are|of|to|for|in|at|by|or|and|it|its|this|that|has|have|had|does|do|did|been|be|on|with|was|were|than|more|two|same|their|his|her|from|would|shall|should|will|may|might|must|could|can)$/;
const mostInCode = 4;

/** 'A loaf is marked as not available' gives `loaf_marked_not_available`: without its 'not' a code says the contrary. */
export function codeOf(cause: string): string {
  const known = knownCodes.find(([signs]) => signs.test(cause));
  if (known) return snake(cause.replace(...known));
  const told = cause
    .replace(
      /\bcan(?:not|['’]t| not)(?: be)?\b|\b(?:is|are) no longer\b|\b(?:does|do|did|is|are|was|were|has|have)(?:n['’]t| not)\b/g,
      'not',
    )
    .replace(/\be-mail/gi, 'email')
    .replace(/(?<=\w{3} )(?:or|when|while|because|within|about)\b.*$|[,;:(].*$/, '');
  const words = snake(told)
    .split('_')
    .filter((word) => !between.test(word));
  const most = words.findIndex((word) => /^(?:not|no)$/.test(word)) < 0 ? mostInCode : mostInCode + 1;
  return (
    words
      .filter((word) => word !== 'as')
      .slice(0, most)
      .join('_') || 'refused'
  );
}

/** Where the id of a record is made. */
export const tellIds = (record: string) =>
  `UUID version 7, made where the ${record} begins, so that sending it twice makes one`;

/** Requirement, screen, call, table: one row for each feature. */
export function writeMap(product: Product, isCode: boolean): string {
  const isBuilt = shapeOf(product).runtime === 'builder';
  const isLocal = shapeOf(product).runtime === 'local';
  const pageOf = (file: string) =>
    `\`${inOwnStack(product, file).replace(isLocal ? /^$/ : /^(src\/pages|app)\//, '')}\``;
  const rows = listPlaces(product).map(({ feature, screen, shownIn, sights, calls, tables, rule, job, hooks }) =>
    isCode
      ? [`${feature.id} ${feature.title}`, `\`${rule}\``, tables.map(({ name }) => `\`${name}\``).join(', ')]
      : [
          `${feature.id} ${feature.title}`,
          isBuilt
            ? (shownIn?.feature ?? feature).screen
            : (screen ?? shownIn)
              ? [
                  `${screen ? '' : 'in '}${pageOf(screen ?? shownIn?.file ?? '')}`,
                  ...sights.map(({ file }) => pageOf(file)),
                ].join(', ')
              : isLocal
                ? `\`${rule}\``
                : sights.map(({ file }) => pageOf(file)).join(', ') || 'none',
          ...(isBuilt || isLocal
            ? []
            : [
                [
                  ...hooks.map((hook) => `\`${hook}\``),
                  ...calls.slice(0, 3).map(({ method, path }) => `\`${method} ${path}\``),
                  ...(job ? [`\`${inOwnStack(product, job).replace(/^(?:src|server)\//, '')}\``] : []),
                ].join(', ') || 'none of its own',
              ]),
          tables.map(({ name }) => `\`${name}\``).join(', '),
        ],
  );
  return tableUnder('From requirement to table', [
    isCode
      ? ['Requirement', 'File', 'Types']
      : isLocal
        ? ['Requirement', 'File', 'Records']
        : ['Requirement', 'Screen', ...(isBuilt ? [] : ['Calls and jobs']), 'Tables'],
    ...rows,
  ]);
}

const mostTouched = 6;
const inOrder = (product: Product, features: Feature[]) => product.features.filter((one) => features.includes(one));
/** What happens while something outside does not answer. */
export function writeAway(product: Product): string {
  return tableUnder(
    'When something outside is away',
    [
      ['Part', `What ${product.name} does meanwhile`, 'Touches'],
      ...listNeeds(product).map(({ part, slots, features }) => [
        part.label,
        capitalise(fill(part.away, slots)),
        [
          ...inOrder(product, features)
            .slice(0, mostTouched)
            .map(({ id }) => id),
          ...(features.length > mostTouched ? [`${features.length - mostTouched} more`] : []),
        ].join(', '),
      ]),
    ],
    'Timeout: 10 seconds.',
  );
}
