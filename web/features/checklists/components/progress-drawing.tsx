import { drawProgress, type ProgressPoint } from '#web/features/checklists/progress-chart.ts';
import { useWidth } from '#web/lib/use-width.ts';
import { ChartTable, LineChart, tellChartDay } from '#web/ui/chart-lines.tsx';

const height = 168;
/** More of them would hide the line. */
const mostDots = 12;

/** A project's progress as a line, and the same as a table. */
export function ProgressDrawing({ history, createdOn }: { history: ProgressPoint[]; createdOn: string }) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const today = new Date().toISOString().slice(0, 10);
  const chart = width > 0 ? drawProgress(history, { createdOn, today, width, height }) : null;
  const [first, last] = [history[0], history.at(-1)];
  if (!first || !last) return null;
  const told =
    history.length === 1
      ? `${last.progress}% on ${tellChartDay(last.day)}.`
      : `From ${first.progress}% on ${tellChartDay(first.day)} to ${last.progress}% on ${tellChartDay(last.day)}.`;
  return (
    <>
      <div ref={ref} className="mt-4 h-42">
        {chart && (
          <LineChart
            {...chart}
            width={width}
            height={height}
            label={`Progress over time. ${told}`}
            levels={chart.percents.map(({ y, percent }) => ({ y, text: `${percent}%` }))}
            dots={chart.dots.length <= mostDots ? chart.dots : []}
          />
        )}
      </div>
      <ChartTable
        caption="Progress on each day on which it changed"
        heads={['Progress']}
        rows={history.toReversed().map(({ day, progress }) => ({ day, cells: [`${progress}%`] }))}
      />
    </>
  );
}
