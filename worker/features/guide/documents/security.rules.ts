import { accessOf } from '#worker/features/guide/documents/access.rules.ts';
import { shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { localDangers } from '#worker/features/guide/documents/local-dangers.rules.ts';
import { rightsOfActs } from '#worker/features/guide/documents/outlined-rights.rules.ts';
import { ruleDangers, servedDangers } from '#worker/features/guide/documents/outlined-security.rules.ts';
import { peopleOf } from '#worker/features/guide/documents/personal-data.rules.ts';
import { commonDangers, listDangers } from '#worker/features/guide/documents/security-dangers.rules.ts';
import { joinParts, listUnder, tableUnder, termsOf } from '#worker/features/guide/documents/terms.rules.ts';
import {
  capitalise,
  fill,
  joinWords,
  type Noun,
  pluralOf,
  type Slots,
} from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { listEntities } from '#worker/features/guide/product/records.rules.ts';

/** The security plan: what can happen to the records of this product, what stops it, and how to see that it does. */
export function writeSecurity(product: Product, basis: string): string {
  const { idea, features, caution, name, platform } = product;
  const terms: Slots = { ...termsOf(product), host: product.slots.host ?? idea.client };
  const tell = (text: string) => capitalise(fill(text, terms));
  const { runtime } = shapeOf(product);
  const isLocal = runtime === 'local';
  const isServed = idea.isOutlined === true && !isLocal && platform !== 'command line';
  const signIn = commonDangers(product, terms).filter(({ record }) => record === 'Session');
  const common = isLocal
    ? localDangers(product)
    : isServed
      ? [...servedDangers(product), ...signIn]
      : commonDangers(product, terms);
  const invited = idea.isOutlined ? [] : listDangers(product, terms);
  const dangers = [...ruleDangers(product), ...common, ...invited];
  const law = features.find(({ key }) => key === 'law');
  const people = peopleOf(product).slice(0, 4);
  return joinParts([
    `# ${product.name}: security plan`,
    `${tell(idea.isOutlined ? 'What somebody could do to what {clients} trust {name} with, what stops it, and how you see that it does' : 'What somebody could do to {goods} and {deals}, what stops it, and how you see that it does')}; from ${basis}. ${tell('It begins with what is kept of {clients} and {items}, since that is what others want.')}`,
    tableUnder(
      'What is worth protecting',
      platform === 'command line' ? rowsOfCommand(product, tell) : rowsOfRecords(product),
    ),
    `## Threats\n\n${dangers
      .map(
        ({ title, record, harm, stops, check, serves: id }, index) =>
          `### TH-${index + 1} ${title}\n\n- Record: ${record}, ${id}\n- Harm: ${harm}\n- Stops it: ${stops}\n- Check: ${check}`,
      )
      .join('\n\n')}`,
    idea.isOutlined && platform !== 'command line'
      ? listUnder('Who may do what', rightsOfActs(product))
      : listUnder('Who may do what', [
          ...(platform === 'command line' ? [] : people.map((noun) => tellRights(product, noun))),
          tell(
            'You, who run {name}, see figures and states; you open {a dealing} only when its owner asks for help, and that is written down.',
          ),
        ]),
    ...(law || caution
      ? [
          listUnder('What the law adds', [
            ...(law
              ? [
                  tell(
                    `What {clients} enter can be {law}: ${law.id} holds consent, and these records stay out of logs and search.`,
                  ),
                ]
              : []),
            ...(caution ? [`[ASSUMPTION] ${caution}`] : []),
          ]),
        ]
      : []),
    isLocal
      ? listUnder('Before the first real people', [
          `Go through TH-1 to TH-${dangers.length} of ${name} by hand, each as it stands under Check.`,
          `List the packages that are built into ${name}, and what each of them calls.`,
          `Install ${name} on a device that never had it, and take it off again: nothing of the ${idea.item.many} stays.`,
        ])
      : isServed
        ? listUnder('Before the first real people', [
            `Go through TH-1 to TH-${dangers.length} of ${name} by hand, each as it stands under Check.`,
            `Take a copy of the database, delete one ${idea.item.one}, and bring it back: note the minutes.`,
            `The keys of ${name} stand in the settings of the host and not in the code; whoever leaves loses theirs the same day.`,
          ])
        : listUnder('Before the first real people', [
            tell(
              `Walk every call and screen as a stranger, as one of the {clients} and as the owner; TH-1 to TH-${Math.min(3, dangers.length)} first.`,
            ),
            tell('Take a copy of all {dealings}, delete one, and bring it back: note the minutes.'),
            tell(
              'Keys that open {dealings} are in the settings of the host, not in the code; whoever leaves {name} loses them the same day.',
            ),
            tell('A page tells {clients} who {doing} how to report a hole in {name}, and who answers within 3 days.'),
          ]),
    isLocal
      ? listUnder('When something happened', [
          `Take that version of ${name} back, publish the repaired one, and say in its notes what was wrong with the ${idea.item.many}.`,
          `Add a test of ${name} that fails without the repair, with the number of the threat that came true.`,
        ])
      : isServed
        ? listUnder('When something happened', [
            `Close the way in, end all sessions of ${name}, and write down when it began and which ${idea.item.many} were reached.`,
            `Tell the ${joinWords(idea.people.slice(0, 3).map(({ many }) => many))} whose data was reached in plain words within 72 hours; where it is personal, the authority too.`,
            `Add a test of ${name} that fails without the repair, with the number of the threat that came true.`,
          ])
        : listUnder('When something happened', [
            tell(
              `Close the way in, end all sessions of {name}, and write down when it began and which {dealings} were reached.`,
            ),
            tell(
              'Tell those who {doing} in plain words within 72 hours; where personal data was reached, the authority too.',
            ),
            tell(
              'Add a test that fails without the repair, with the number of the threat about {goods} that came true.',
            ),
          ]),
  ]);
}

/** 'subscriptions, bookings' of tables. */
const named = (tables: Table[]) => joinWords(tables.slice(0, 5).map(({ record }) => pluralOf(record)));

const recordTables = (product: Product) =>
  listTables(product).filter(({ kind }) => kind === 'own' || kind === 'outside');

/** What is kept, and who may see and change it, as the data model has it. */
function rowsOfRecords(product: Product): string[][] {
  const tables = listTables(product);
  return [
    ['Record', 'What it holds', 'Who may see it', 'Who may change it'],
    ...recordTables(product).map((table) => {
      const { sees, changes } = accessOf(product, table, tables);
      return [
        capitalise(table.record),
        table.entity?.told || !table.entity?.fields
          ? table.holds
          : `${table.holds} (${tellFields(table.entity.fields)})`,
        sees,
        changes,
      ];
    }),
  ];
}

const tellFields = (fields: string) =>
  fields
    .split(', ')
    .filter((field) => field !== 'id')
    .slice(0, 4)
    .join(', ');

function rowsOfCommand(product: Product, tell: (text: string) => string): string[][] {
  return [
    ['Record', 'What it holds', 'Who may see it'],
    ...listEntities(product).map(({ name, holds, fields }) => [
      name,
      `${holds} (${tellFields(fields)})`,
      tell('Whoever runs {name}; it leaves the machine of no one'),
    ]),
  ];
}

/** What one kind of people may do with which records. */
function tellRights(product: Product, { one, many }: Noun): string {
  const tables = listTables(product);
  const rights = recordTables(product).map((table) => ({ table, access: accessOf(product, table, tables) }));
  const mine = rights.filter(({ access }) => access.owner?.one === one && access.sight !== 'all');
  const own = mine.filter(({ access }) => !access.appends);
  const kept = mine.filter(({ access }) => access.appends);
  const common = rights.filter(({ access }) => access.sight === 'all');
  const works = rights.filter(
    ({ access }) =>
      access.owner?.one !== one && access.sight !== 'all' && access.sees.toLowerCase().includes(many.toLowerCase()),
  );
  const list = (found: typeof rights) => named(found.map(({ table }) => table));
  const parts = [
    ...(own.length > 0 ? [`see and change their own ${list(own)}`] : []),
    ...(kept.length > 0 ? [`see their own ${list(kept)} and change none`] : []),
    ...(works.length > 0 ? [`see the ${list(works)} that they work on`] : []),
    ...(common.length > 0 ? [`see all ${list(common)}`] : []),
  ];
  return `${capitalise(many)} ${joinWords(parts.length > 0 ? parts : [`reach ${product.name} and none of its records`])}; they reach nothing else by guessing an address.`;
}
