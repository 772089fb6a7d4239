import type { measurePeople } from './measure.ts';
import { drawTable, whole } from './tables.ts';

export type Measured = Awaited<ReturnType<typeof measurePeople>>;

/** A table that takes less than this share of a user's bytes is told with the others. */
const smallTable = 0.01;

/** Bytes of a user of each kind, by table. */
export function tellBytes({ people, holdings, objects }: Measured): string {
  const sizeOf = ({ tables }: Measured['people'][number], name: string) =>
    tables.find(({ table }) => table === name) ?? { rows: 0, rowBytes: 0, indexBytes: 0 };
  const mean = (of: (person: Measured['people'][number]) => number) =>
    people.reduce((sum, person) => sum + person.kind.share * of(person), 0);
  const bytesOf = (name: string) => (person: Measured['people'][number]) => {
    const { rowBytes, indexBytes } = sizeOf(person, name);
    return rowBytes + indexBytes;
  };
  const names = (people[0]?.tables ?? []).map(({ table }) => table);
  const large = names
    .filter((name) => mean(bytesOf(name)) > smallTable * holdings.databaseBytes)
    .toSorted((a, b) => mean(bytesOf(b)) - mean(bytesOf(a)));
  const row = (what: string, of: (person: Measured['people'][number]) => string, last: string) => [
    what,
    ...people.map(of),
    last,
  ];
  return drawTable(
    ['', ...people.map(({ kind }) => `${kind.name}, ${kind.share * 100} %`), 'mean'],
    [
      ...large.map((name) =>
        row(
          `\`${name}\``,
          (person) => {
            const { rows, rowBytes, indexBytes } = sizeOf(person, name);
            return `${rows} rows: ${whole(rowBytes)} + ${whole(indexBytes)}`;
          },
          whole(mean(bytesOf(name))),
        ),
      ),
      row(
        'the other tables',
        (person) =>
          whole(names.filter((name) => !large.includes(name)).reduce((sum, name) => sum + bytesOf(name)(person), 0)),
        whole(names.filter((name) => !large.includes(name)).reduce((sum, name) => sum + mean(bytesOf(name)), 0)),
      ),
      row(
        '**D1, bytes**',
        (person) => whole(names.reduce((sum, name) => sum + bytesOf(name)(person), 0)),
        `**${whole(holdings.databaseBytes)}**`,
      ),
      row(
        'R2, objects and bytes',
        ({ bodies, bodyBytes }) => `${bodies}: ${whole(bodyBytes)}`,
        `${holdings.bodies.toFixed(1)}: ${whole(holdings.bodyBytes)}`,
      ),
      row(
        'Durable Objects, and bytes',
        ({ kind }) => `${1 + kind.projects}: ${whole(objects.limits + kind.projects * objects.run)}`,
        `${holdings.objects.toFixed(1)}: ${whole(holdings.objectBytes)}`,
      ),
      row(
        'turns; tokens that a model is asked with',
        ({ turns, inputTokens }) => `${turns}; ${whole(inputTokens)}`,
        `${whole(mean(({ turns }) => turns))}; ${whole(holdings.inputTokens)}`,
      ),
    ],
  );
}

/** What one of each occasion uses. */
export function tellOccasions({ occasions }: Measured): string {
  const round = (number: number) => number.toLocaleString('en', { maximumFractionDigits: 1 });
  return drawTable(
    [
      '',
      'requests',
      'D1 reads',
      'ms each',
      'D1 writes',
      'ms each',
      'rows read',
      'rows written',
      'object calls',
      'object rows written',
      'R2 reads',
      'R2 writes',
      'CPU ms',
    ],
    Object.entries(occasions).map(([name, used]) => [
      name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
      round(used.requests),
      round(used.reads),
      used.reads > 0 ? round(used.readMs / used.reads) : '',
      round(used.writes),
      used.writes > 0 ? round(used.writeMs / used.writes) : '',
      ...[
        used.rowsRead,
        used.rowsWritten,
        used.objectCalls,
        used.objectRowsWritten,
        used.bodyReads,
        used.bodyWrites,
      ].map(round),
      round(used.cpuMs),
    ]),
  );
}
