import { useState } from 'react';
import { readTarget } from '#shared/measures.ts';
import type { Review } from '#web/features/checkins/checkins.queries.ts';
import { type ReviewDraft, reviewDraftKey } from '#web/features/checkins/review-keeper.ts';
import { listDifferences, textOf } from '#web/features/checkins/review-text.ts';
import type { Project } from '#web/features/projects/projects.queries.ts';
import { readDraft, writeDraft } from '#web/lib/drafts.ts';
import { Button } from '#web/ui/button.tsx';

/** What was typed here and not saved before the review was finished elsewhere: it can't be put in any more, yet it is not lost. */
export function LeftDraft({ project, review }: { project: Project; review: Review }) {
  const key = reviewDraftKey(project.id, review.id);
  const [left, setLeft] = useState(() => readDraft<ReviewDraft>(key)?.text ?? null);
  const worded = new Map(review.performanceData?.measures.map(({ id, text }) => [id, text]));
  const asked = Object.keys(left?.measures ?? {}).map((id) => ({ id, target: readTarget(worded.get(id) ?? '') }));
  const differences = left ? listDifferences(textOf(review), left, asked) : [];
  if (differences.length === 0) return null;
  const letGo = () => {
    writeDraft(key, null);
    setLeft(null);
  };
  return (
    <div className="rounded-lg bg-notice-soft p-4">
      <p className="font-medium">Written here and not part of this review</p>
      <p className="mt-1 text-ink-soft">It was finished before this was saved. Your text is kept in this browser.</p>
      <dl className="mt-2 space-y-2">
        {differences.map(({ label, text }) => (
          <div key={label}>
            <dt className="text-xs text-ink-faint">{label}</dt>
            <dd dir="auto" className="break-words whitespace-pre-wrap">
              {text || <span className="text-ink-faint">Nothing</span>}
            </dd>
          </div>
        ))}
      </dl>
      <Button size="sm" className="mt-3" onClick={letGo}>
        Let It Go
      </Button>
    </div>
  );
}
