import { useQuery } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import { configQuery } from '#web/features/account/account.queries.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** Says that the built-in guide answers, and how a language model is connected. */
export function GuideNotice() {
  const { data: config } = useQuery(configQuery);
  const [dismissed, setDismissed] = useDraft('guide-notice-dismissed', false);
  if (config?.ai.provider !== 'guide' || dismissed) return null;
  return (
    <aside className="border-b border-line text-xs text-ink-soft">
      <div className="mx-auto flex max-w-[44rem] items-start gap-2 px-4 py-1.5 sm:px-6">
        <details className="flex-1">
          <summary className="w-fit cursor-pointer rounded-sm py-1.5">You are talking with the built-in guide</summary>
          <p className="pb-1.5">
            It needs no language model. Whoever runs this Launchpath can connect one; the README says how, under “Who
            answers in the chat”.
          </p>
        </details>
        <button
          type="button"
          onClick={() => setDismissed(true)}
          aria-label="Dismiss this note"
          className={`${buttonClass({ variant: 'quiet', size: 'icon' })} size-7!`}
        >
          <X className="size-4" />
        </button>
      </div>
    </aside>
  );
}
