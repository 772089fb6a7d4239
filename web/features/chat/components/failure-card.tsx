import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { startMessage } from '#shared/chat.ts';
import { plans } from '#shared/content/plans.ts';
import { usageQuery } from '#web/features/account/account.queries.ts';
import type { ChatRunState } from '#web/features/chat/chat-state.ts';
import { formatComing, formatCount } from '#web/lib/formats.ts';
import { Button } from '#web/ui/button.tsx';

const UpgradeDialog = lazy(async () => ({
  default: (await import('#web/features/billing/components/upgrade-dialog.tsx')).UpgradeDialog,
}));

type Failure = NonNullable<ChatRunState['failure']>;

/** Why a message got no reply, what was kept, and what to do. */
export function FailureCard({ failure, onRetry }: { failure: Failure; onRetry: () => void }) {
  if (failure.error.isLimitError) return <LimitCard failure={failure} />;
  const opening = failure.content === startMessage;
  const kept = failure.replaces ? 'Nothing is lost.' : 'Your text is kept.';
  return (
    <div role="alert" className="animate-rise rounded-lg bg-danger-soft p-5 text-sm">
      <p className="font-medium">
        {opening ? 'The conversation could not be opened' : 'Your message was not answered'}
      </p>
      <p className="mt-1 text-ink-soft">
        {failure.error.message}
        {/* A model that failed is explained in full by the server. */}
        {!opening && failure.error.code !== 'chat.model_failed' && ` ${kept} Trying again costs nothing extra.`}
      </p>
      <Button size="sm" className="mt-3" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}

function LimitCard({ failure }: { failure: Failure }) {
  const { data: usage } = useQuery(usageQuery);
  const limit = failure.error.limit ?? usage?.maxPromptsPerDay;
  const [offered, setOffered] = useState(false);
  return (
    <>
      <div role="alert" className="animate-rise rounded-lg bg-notice-soft p-5 text-sm">
        <p className="font-serif text-lg font-semibold">That was today's last message</p>
        <p className="mt-1.5 text-ink-soft">
          {limit !== undefined && `Your plan has ${formatCount(limit, 'message')} a day. `}
          {usage?.resetsAt
            ? `There are new ones from ${formatComing(usage.resetsAt)}. `
            : 'There are new ones tomorrow. '}
          {failure.replaces ? 'The conversation is as it was.' : 'What you wrote is kept below until then.'}
        </p>
        {usage?.plan !== 'pro' && (
          <>
            <p className="mt-2 text-ink-soft">
              The Pro plan has {formatCount(plans.pro.maxPromptsPerDay, 'message')} a day.
            </p>
            <Button size="sm" className="mt-3" onClick={() => setOffered(true)}>
              Upgrade to Pro
            </Button>
          </>
        )}
      </div>
      {offered && (
        <Suspense>
          <UpgradeDialog
            flavour="prompts"
            limit={limit}
            current={failure.error.current ?? usage?.promptsUsedToday}
            onClose={() => setOffered(false)}
          />
        </Suspense>
      )}
    </>
  );
}
