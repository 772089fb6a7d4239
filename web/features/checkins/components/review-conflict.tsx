import { listDifferences } from '#web/features/checkins/review-text.ts';
import type { ReviewForm } from '#web/features/checkins/use-review-form.ts';
import { Button } from '#web/ui/button.tsx';

/** Two texts for one review: this one, above, and the one that was saved elsewhere first. Neither goes before a choice is made. */
export function ReviewConflict({ form: { draft, asked, text, isSaving, keeper } }: { form: ReviewForm }) {
  if (!draft?.theirs) return null;
  const differences = listDifferences(text, draft.theirs.text, asked);
  return (
    <section
      role="alert"
      aria-labelledby="review-conflict"
      className="mt-5 animate-rise rounded-lg bg-notice-soft p-4 text-sm"
    >
      <p id="review-conflict" className="font-medium">
        This review was changed somewhere else meanwhile
      </p>
      <p className="mt-1 text-ink-soft">
        Your answers above are not saved yet and are kept in this browser.{' '}
        {differences.length > 0 ? 'Saved version:' : 'They say the same as what is saved there.'}
      </p>
      {differences.length > 0 && (
        <dl className="mt-2 space-y-2 rounded-md border border-line bg-surface px-3 py-2">
          {differences.map(({ label, text: theirs }) => (
            <div key={label}>
              <dt className="text-xs text-ink-faint">{label}</dt>
              <dd dir="auto" className="break-words whitespace-pre-wrap">
                {theirs || <span className="text-ink-faint">Nothing</span>}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="sm" busy={isSaving} onClick={() => keeper.keepMine()}>
          Save Mine
        </Button>
        <Button size="sm" onClick={keeper.takeTheirs}>
          Use the Other
        </Button>
        <Button size="sm" onClick={keeper.joinBoth}>
          Put Both Together
        </Button>
      </div>
    </section>
  );
}
