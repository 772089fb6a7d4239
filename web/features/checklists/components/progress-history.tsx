import { useQuery } from '@tanstack/react-query';
import { progressHistoryQuery } from '#web/features/checklists/checklists.queries.ts';
import { drawProgress, type ProgressPoint } from '#web/features/checklists/progress-chart.ts';
import type { Project } from '#web/features/projects/projects.queries.ts';
import { describeError } from '#web/lib/api-error.ts';
import { useWidth } from '#web/lib/use-width.ts';
import { Button } from '#web/ui/button.tsx';

const height = 168;
const shortDays = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const longDays = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' });
const shortDay = (day: string) => shortDays.format(Date.parse(day));
const longDay = (day: string) => longDays.format(Date.parse(day));

/** The project's progress over time: a drawing, and the same as a table. */
export function ProgressHistory({ project }: { project: Project }) {
  const { data: history, error, refetch } = useQuery({ ...progressHistoryQuery(project.id), refetchOnMount: true });
  return (
    <section aria-labelledby="history" className="rounded-xl border border-line bg-surface p-5 shadow-card">
      <h2 id="history" className="font-serif text-lg font-semibold">
        Progress over time
      </h2>
      <p className="mt-0.5 text-xs text-ink-faint">Of the tasks of all three steps, in percent</p>
      {error && !history && (
        <div role="alert" className="mt-3 text-sm">
          <p className="text-ink-soft">{describeError(error)}</p>
          <Button size="sm" className="mt-3" onClick={() => refetch()}>
            Try Again
          </Button>
        </div>
      )}
      {!history && !error && <div className="mt-4 h-42 animate-breathe rounded-md bg-hover" />}
      {history?.length === 0 && (
        <p className="mt-3 text-sm text-ink-soft">With the first task that you resolve, a line begins here.</p>
      )}
      {history && history.length > 0 && (
        <>
          <Drawing history={history} createdOn={project.createdAt.slice(0, 10)} />
          <HistoryTable history={history} />
        </>
      )}
    </section>
  );
}

function Drawing({ history, createdOn }: { history: ProgressPoint[]; createdOn: string }) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const today = new Date().toISOString().slice(0, 10);
  const chart = width > 0 ? drawProgress(history, { createdOn, today, width, height }) : null;
  const [first, last] = [history[0], history.at(-1)];
  if (!first || !last) return null;
  const told =
    history.length === 1
      ? `${last.progress}% on ${longDay(last.day)}.`
      : `From ${first.progress}% on ${longDay(first.day)} to ${last.progress}% on ${longDay(last.day)}.`;
  return (
    <div ref={ref} className="mt-4 h-42">
      {chart && (
        <svg
          width={width}
          height={height}
          role="img"
          aria-label={`Progress over time. ${told}`}
          className="text-xs tabular-nums"
        >
          {chart.percents.map(({ y, percent }) => (
            <g key={percent}>
              <line x1={chart.plot.left} x2={chart.plot.right} y1={y} y2={y} className="stroke-line" />
              <text x={chart.plot.left - 8} y={y + 4} textAnchor="end" className="fill-ink-faint">
                {percent}%
              </text>
            </g>
          ))}
          {chart.days.map(({ x, day }, place) => (
            <text
              key={day}
              x={x}
              y={height - 4}
              textAnchor={
                chart.days.length === 1
                  ? 'middle'
                  : place === 0
                    ? 'start'
                    : place === chart.days.length - 1
                      ? 'end'
                      : 'middle'
              }
              className="fill-ink-faint"
            >
              {shortDay(day)}
            </text>
          ))}
          <path d={chart.area} className="fill-done-soft" />
          <path
            d={chart.line}
            strokeWidth="2"
            strokeLinejoin="round"
            strokeLinecap="round"
            className="fill-none stroke-done"
          />
          {chart.dots.length <= 12 &&
            chart.dots.map(({ x, y, day }) => (
              <circle key={day} cx={x} cy={y} r="3.5" strokeWidth="2" className="fill-surface stroke-done" />
            ))}
        </svg>
      )}
    </div>
  );
}

function HistoryTable({ history }: { history: ProgressPoint[] }) {
  return (
    <details className="mt-3 text-sm">
      <summary className="rounded-sm py-1 text-ink-soft hover:text-ink">As a table</summary>
      <div className="mt-1 max-h-64 overflow-y-auto">
        <table className="w-full tabular-nums">
          <caption className="sr-only">Progress on each day on which it changed</caption>
          <thead>
            <tr className="border-b border-line text-left text-xs text-ink-faint">
              <th scope="col" className="py-1.5 font-medium">
                Day
              </th>
              <th scope="col" className="py-1.5 text-right font-medium">
                Progress
              </th>
            </tr>
          </thead>
          <tbody>
            {history.toReversed().map(({ day, progress }) => (
              <tr key={day} className="border-b border-line last:border-0">
                <td className="py-1.5 text-ink-soft">{longDay(day)}</td>
                <td className="py-1.5 text-right">{progress}%</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
