import { isReached, type Measure, tellTarget, tellValue } from '#shared/measures.ts';
import type { Review } from '#web/features/checkins/checkins.queries.ts';
import { MeasureName } from '#web/features/checkins/components/measure-name.tsx';
import { Verdict } from '#web/features/checkins/components/verdict.tsx';
import { drawMeasure } from '#web/features/checkins/measure-chart.ts';
import { collectHistory, type MeasureHistory } from '#web/features/checkins/measure-history.ts';
import { useWidth } from '#web/lib/use-width.ts';
import { ChartTable, LineChart, tellChartDay } from '#web/ui/chart-lines.tsx';

const height = 152;

/** Each measure of success over time, with what it is to reach. */
export function MeasureCharts({ measures, reviews }: { measures: Measure[]; reviews: Review[] }) {
  const histories = collectHistory(measures, reviews);
  if (histories.length === 0) return null;
  return (
    <section aria-labelledby="measures" className="rounded-xl border border-line bg-surface p-5 shadow-card">
      <h2 id="measures" className="font-serif text-lg font-semibold">
        Measures over time
      </h2>
      <ul className={`-mt-4 grid gap-x-8 ${histories.length > 1 ? 'md:grid-cols-2' : ''}`}>
        {histories.map((history) => (
          // Neighbours share their rows: what is said of one may be a line longer.
          <li key={history.id} className="row-span-4 mt-8 grid min-w-0 grid-rows-subgrid">
            <MeasureOverTime history={history} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function MeasureOverTime({ history: { id, text, target, points } }: { history: MeasureHistory }) {
  const { ref, width } = useWidth<HTMLDivElement>();
  const chart = width > 0 ? drawMeasure(points, target, { width, height }) : null;
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return null;
  const tell = (value: number) => tellValue(value, target?.unit);
  const isHit = (value: number) => target && isReached(target, value);
  const way =
    points.length === 1
      ? `${tell(last.value)} on ${tellChartDay(last.day)}.`
      : `From ${tell(first.value)} on ${tellChartDay(first.day)} to ${tell(last.value)} on ${tellChartDay(last.day)}.`;
  const reach = target ? ` Target ${tellTarget(target)}: ${isHit(last.value) ? 'hit' : 'missed'}.` : '';
  return (
    <>
      <h3 className="text-sm font-medium">
        <MeasureName id={id} text={text} />
      </h3>
      <p className="mt-1.5 mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 self-start">
        <span className="font-serif text-xl font-semibold">{tell(last.value)}</span>
        {target && <Verdict isHit={isReached(target, last.value)} />}
        {target && (
          <span className="flex items-center gap-1.5 text-sm text-ink-soft">
            <svg className="h-2 w-6 shrink-0" aria-hidden="true">
              <line x1="0" x2="23" y1="4" y2="4" strokeWidth="1.5" strokeDasharray="5 4" className="stroke-ink-soft" />
            </svg>
            {tellTarget(target)}
          </span>
        )}
      </p>
      <div ref={ref} className="h-38 min-w-0">
        {chart && <LineChart {...chart} width={width} height={height} label={`${id} over time. ${way}${reach}`} />}
      </div>
      <ChartTable
        caption={`${id}, the values of the finished reviews`}
        heads={target ? ['Value', 'Target'] : ['Value']}
        rows={points.toReversed().map(({ day, value }) => ({
          day,
          cells: [tell(value), ...(target ? [isHit(value) ? 'Hit' : 'Missed'] : [])],
        }))}
      />
    </>
  );
}
