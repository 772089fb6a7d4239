import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import SquareTerminal from 'lucide-react/icons/square-terminal';
import { useEffect, useRef, useState } from 'react';
import { type Measured, readAnswers } from '#shared/checkins.ts';
import { readTarget, tellTarget, tellValue, verdictOf } from '#shared/measures.ts';
import { readToday, tellDay, toDay } from '#web/features/checkins/checkin-words.ts';
import type { Review } from '#web/features/checkins/checkins.queries.ts';
import { LeftDraft } from '#web/features/checkins/components/left-draft.tsx';
import { MeasureName } from '#web/features/checkins/components/measure-name.tsx';
import { Verdict } from '#web/features/checkins/components/verdict.tsx';
import { listMade } from '#web/features/checkins/made-texts.ts';
import { wordLabels } from '#web/features/checkins/review-text.ts';
import { DocumentIcon } from '#web/features/documents/components/document-icon.tsx';
import { documentsQuery } from '#web/features/documents/documents.queries.ts';
import { addressOf, type Project } from '#web/features/projects/projects.queries.ts';
import { promptsQuery } from '#web/features/prompts/prompts.queries.ts';

const judge = (measure: Measured) => verdictOf({ target: readTarget(measure.text) }, measure);

/** A finished review: a line that opens to what was written, and to what came of it. */
export function FinishedReview({ project, review, isShown }: { project: Project; review: Review; isShown: boolean }) {
  const [isOpen, setOpen] = useState(isShown);
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isShown) return;
    setOpen(true);
    summary.current?.focus();
  }, [isShown]);
  const verdicts = readAnswers(review).performanceData.measures.map(judge);
  const count = (wanted: boolean) => verdicts.filter((verdict) => verdict === wanted).length;
  const [hit, missed] = [count(true), count(false)];
  return (
    <details open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary ref={summary} className="rounded-sm py-3 hover:text-ink">
        <span className="ml-1 inline-flex max-w-[calc(100%-1.5rem)] flex-wrap items-baseline gap-x-3 align-top">
          <span className="font-medium [overflow-wrap:anywhere]">{review.checkpointName}</span>
          <span className="text-sm text-ink-faint">{tellDay(toDay(review.reviewDate), readToday())}</span>
          <span className="text-sm text-ink-soft tabular-nums">
            {hit + missed === 0 ? 'No measures' : `${hit} hit, ${missed} missed`}
          </span>
        </span>
      </summary>
      {isOpen && <Written project={project} review={review} />}
    </details>
  );
}

function Written({ project, review }: { project: Project; review: Review }) {
  const { performanceData, userFeedback, improvementAreas, nextGoals } = readAnswers(review);
  const told = [
    [wordLabels.results, performanceData.results],
    [wordLabels.userFeedback, userFeedback],
  ].filter(([, text]) => text);
  const listed = [
    [wordLabels.improvementAreas, improvementAreas],
    [wordLabels.nextGoals, nextGoals],
  ] as const;
  return (
    <div className="space-y-5 pt-1 pb-5 text-sm">
      <MadeTexts project={project} review={review} />
      {performanceData.measures.length > 0 && (
        <ul className="space-y-2.5">
          {performanceData.measures.map((measure) => (
            <MeasureLine key={measure.id} measure={measure} />
          ))}
        </ul>
      )}
      {told.map(([label, text]) => (
        <div key={label}>
          <h3 className="text-xs font-medium text-ink-faint">{label}</h3>
          <p dir="auto" className="mt-0.5 max-w-prose break-words whitespace-pre-wrap">
            {text}
          </p>
        </div>
      ))}
      {listed.map(
        ([label, lines]) =>
          lines.length > 0 && (
            <div key={label}>
              <h3 className="text-xs font-medium text-ink-faint">{label}</h3>
              <ul className="mt-0.5 max-w-prose list-disc space-y-1">
                {lines.map((line) => (
                  <li key={line} dir="auto" className="ms-5 break-words">
                    {line}
                  </li>
                ))}
              </ul>
            </div>
          ),
      )}
      <LeftDraft project={project} review={review} />
    </div>
  );
}

function MeasureLine({ measure }: { measure: Measured }) {
  const target = readTarget(measure.text);
  const isHit = judge(measure);
  const { id, text, value } = measure;
  return (
    <li>
      <p>
        <MeasureName id={id} text={text} />
      </p>
      <p className="mt-0.5 flex flex-wrap items-center gap-x-3 text-ink-soft tabular-nums">
        {value !== null && <span>{tellValue(value, target?.unit)}</span>}
        {isHit === null ? <span className="text-ink-faint">Not measured</span> : <Verdict isHit={isHit} />}
        {target && <span className="text-ink-faint">Target: {tellTarget(target)}</span>}
      </p>
    </li>
  );
}

const linkClass =
  'flex w-fit max-w-full items-center gap-2.5 rounded-sm py-1 font-medium text-accent underline underline-offset-2';

/** The way to the document and the prompts that were made of a review. Their titles come with the lists, when these are there. */
function MadeTexts({ project, review }: { project: Project; review: Review }) {
  const { data: documents = [] } = useQuery(documentsQuery(project.id));
  const { data: prompts = [] } = useQuery(promptsQuery(project.id));
  const slug = addressOf(project);
  const made = listMade(review, documents, prompts);
  if (made.length === 0) return null;
  return (
    <ul aria-label="Made of this review" className="rounded-lg bg-sunken px-4 py-3">
      {made.map(({ id, kind, title }) => (
        <li key={id}>
          {kind === 'document' ? (
            <Link to="/documents/$slug" params={{ slug }} search={{ doc: id }} className={linkClass}>
              <DocumentIcon type="review" className="size-4 shrink-0" />
              <span className="min-w-0 [overflow-wrap:anywhere]">{title}</span>
            </Link>
          ) : (
            <Link to="/prompts/$slug" params={{ slug }} search={{ prompt: id }} className={linkClass}>
              <SquareTerminal className="size-4 shrink-0" aria-hidden="true" />
              <span className="min-w-0 [overflow-wrap:anywhere]">{title}</span>
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}
