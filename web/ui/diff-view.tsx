import { type ReactNode, useMemo, useState } from 'react';
import { type DiffRow, foldUnchanged, limitRuns, type TextDiff } from '#web/ui/text-diff.ts';

type Layout = 'split' | 'unified';
type Side = NonNullable<DiffRow['before']>;

/** More rows than this would hold up the page: the rest comes on demand. */
const mostRows = 1_500;

const signs = { same: '', removed: '−', added: '+' } as const;
const names = { same: '', removed: 'Removed: ', added: 'Added: ' } as const;
const cells = {
  same: '',
  removed: 'bg-danger-soft',
  added: 'bg-done-soft',
  empty: 'bg-sunken',
} as const;
const numberClass = 'py-0.5 pr-2 pl-1 text-right text-ink-faint select-none tabular-nums';
const textClass = 'py-0.5 pr-3 break-words whitespace-pre-wrap';

/**
 * Two texts compared: side by side, or one beneath the other where there is little room. What was added and removed is said by a sign
 * and in words, not by colour alone; long stretches that did not change are folded.
 */
export function DiffView({
  diff,
  before,
  after,
  layout,
}: {
  diff: TextDiff;
  before: string;
  after: string;
  layout: Layout;
}) {
  const runs = useMemo(() => foldUnchanged(diff.rows), [diff]);
  const [unfolded, setUnfolded] = useState<ReadonlySet<DiffRow[]>>(new Set());
  const [all, setAll] = useState(false);
  // The button that was pressed goes: its reader goes on at the first row that came in its place.
  const [firstNew, setFirstNew] = useState<DiffRow | undefined>();
  const { shown, rest } = limitRuns(
    runs.map((run) => (unfolded.has(run.rows) ? { ...run, folded: false } : run)),
    all ? Number.POSITIVE_INFINITY : mostRows,
  );

  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface font-mono text-xs leading-relaxed sm:text-sm">
      <table className="w-full table-fixed border-collapse">
        <colgroup>
          <col className={layout === 'split' ? 'w-12' : 'w-9'} />
          <col className={layout === 'split' ? '' : 'w-9'} />
          <col className={layout === 'split' ? 'w-12' : ''} />
          {layout === 'split' && <col />}
        </colgroup>
        <thead className="font-sans text-sm">
          <tr className="border-b border-line text-left text-ink-soft">
            <Head layout={layout}>{layout === 'split' ? before : `${before} → ${after}`}</Head>
            {layout === 'split' && <Head layout={layout}>{after}</Head>}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ rows, folded }) => {
            const [first] = rows;
            if (folded && first) {
              return (
                <tr key={keyOf(first)} className="border-y border-line bg-sunken font-sans">
                  <td colSpan={layout === 'split' ? 4 : 3}>
                    <button
                      type="button"
                      ref={first === firstNew ? takeFocus : undefined}
                      onClick={() => {
                        setUnfolded(new Set([...unfolded, rows]));
                        setFirstNew(first);
                      }}
                      className="w-full px-4 py-1.5 text-left text-xs text-ink-soft -outline-offset-2 hover:text-ink"
                    >
                      Show {rows.length} unchanged lines
                    </button>
                  </td>
                </tr>
              );
            }
            return rows.map((row) => <Row key={keyOf(row)} row={row} layout={layout} takesFocus={row === firstNew} />);
          })}
        </tbody>
      </table>
      {rest && (
        <button
          type="button"
          onClick={() => {
            setAll(true);
            setFirstNew(rest);
          }}
          className="w-full border-t border-line px-4 py-3 text-left font-sans text-sm text-ink-soft -outline-offset-2 hover:text-ink"
        >
          This is a long comparison. Show the rest
        </button>
      )}
    </div>
  );
}

function Head({ layout, children }: { layout: Layout; children: ReactNode }) {
  return (
    <th scope="col" colSpan={layout === 'split' ? 2 : 3} className="px-4 py-2 font-medium">
      {children}
    </th>
  );
}

const keyOf = ({ before, after }: DiffRow) => `${before?.number ?? 'x'}-${after?.number ?? 'x'}`;

const takeFocus = (node: HTMLElement | null) => node?.focus({ preventScroll: true });
const focusable = { ref: takeFocus, tabIndex: -1 };

function Row({ row, layout, takesFocus }: { row: DiffRow; layout: Layout; takesFocus: boolean }) {
  const { kind, before, after } = row;
  const focus = takesFocus ? focusable : {};
  if (layout === 'split') {
    return (
      <tr className="align-top -outline-offset-2" {...focus}>
        <Cells side={before} look={kind === 'same' ? 'same' : 'removed'} />
        <Cells side={after} look={kind === 'same' ? 'same' : 'added'} />
      </tr>
    );
  }
  return (
    <>
      {before && kind !== 'same' && <UnifiedLine before={before} line={before} look="removed" focus={focus} />}
      {after && (
        <UnifiedLine
          before={before}
          after={after}
          line={after}
          look={kind === 'same' ? 'same' : 'added'}
          focus={before && kind !== 'same' ? {} : focus}
        />
      )}
    </>
  );
}

function Cells({ side, look }: { side: Side | null; look: keyof typeof signs }) {
  if (!side) {
    return (
      <>
        <td className={cells.empty} />
        <td className={cells.empty} />
      </>
    );
  }
  return (
    <>
      <td className={`${numberClass} ${cells[look]}`}>{side.number}</td>
      <td className={`${textClass} ${cells[look]}`}>
        <Content side={side} look={look} />
      </td>
    </>
  );
}

function UnifiedLine({
  before,
  after,
  line,
  look,
  focus,
}: {
  before: Side | null;
  after?: Side;
  line: Side;
  look: keyof typeof signs;
  focus: Partial<typeof focusable>;
}) {
  return (
    <tr className={`align-top -outline-offset-2 ${cells[look]}`} {...focus}>
      <td className={numberClass}>{look !== 'added' && before?.number}</td>
      <td className={numberClass}>{after?.number}</td>
      <td className={textClass}>
        <Content side={line} look={look} />
      </td>
    </tr>
  );
}

function Content({ side, look }: { side: Side; look: keyof typeof signs }) {
  const Mark = look === 'removed' ? 'del' : 'ins';
  return (
    <span className="grid grid-cols-[1.25em_minmax(0,1fr)]">
      <span aria-hidden="true" className="select-none">
        {signs[look]}
      </span>
      <span>
        {names[look] && <span className="sr-only">{names[look]}</span>}
        {side.parts.map(({ text, changed }, place) =>
          changed ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is known by its place alone
            <Mark key={place} className="font-semibold decoration-1 underline-offset-2">
              {text}
            </Mark>
          ) : (
            text
          ),
        )}
      </span>
    </span>
  );
}
