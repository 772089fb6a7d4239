import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { startMessage } from '#shared/chat.ts';
import { isPro, plans } from '#shared/content/plans.ts';
import { usageQuery } from '#web/features/account/account.queries.ts';
import type { ChatRunState } from '#web/features/chat/chat-state.ts';
import { formatCount, formatMoment } from '#web/lib/formats.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';

type Failure = NonNullable<ChatRunState['failure']>;

/** Why a message got no reply, or not all of one, what was kept, and what to do. */
export function FailureCard({
  failure,
  isCutOff,
  onRetry,
}: {
  failure: Failure;
  isCutOff: boolean;
  onRetry: (() => void) | undefined;
}) {
  if (failure.error.isLimitError) return <LimitCard failure={failure} onRetry={onRetry} />;
  const opening = failure.content === startMessage;
  const kept = failure.replaces ? 'Nothing is lost.' : 'Your text is kept.';
  return (
    <div role="alert" className="animate-rise rounded-lg bg-danger-soft p-5 text-sm">
      <p className="font-medium">
        {opening
          ? 'The conversation could not be opened'
          : isCutOff
            ? 'The reply was cut off'
            : 'Your message was not answered'}
      </p>
      <p className="mt-1 text-ink-soft">
        {failure.error.message}
        {/* A model that failed is explained in full by the server. */}
        {onRetry &&
          !opening &&
          failure.error.code !== 'chat.model_failed' &&
          ` ${kept} Trying again costs nothing extra.`}
      </p>
      {onRetry && (
        <Button size="sm" className="mt-3" onClick={onRetry}>
          Retry
        </Button>
      )}
    </div>
  );
}

function LimitCard({ failure, onRetry }: { failure: Failure; onRetry: (() => void) | undefined }) {
  const [since] = useState(() => Date.now());
  // Pro may have been bought in another tab, or the day have ended.
  const { data: usage, dataUpdatedAt } = useQuery({
    ...usageQuery,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
  });
  const left = usage && dataUpdatedAt > since ? usage.maxPromptsPerDay - usage.promptsUsedToday : 0;
  if (left > 0) {
    return (
      <div role="alert" className="animate-rise rounded-lg bg-notice-soft p-5 text-sm">
        <p className="font-serif text-lg font-semibold">You can go on</p>
        <p className="mt-1.5 text-ink-soft">Your plan has {formatCount(left, 'message')} left today.</p>
        {onRetry && (
          <Button size="sm" className="mt-3" onClick={onRetry}>
            Retry
          </Button>
        )}
      </div>
    );
  }
  const limit = failure.error.limit ?? usage?.maxPromptsPerDay;
  return (
    <div role="alert" className="animate-rise rounded-lg bg-notice-soft p-5 text-sm">
      <p className="font-serif text-lg font-semibold">That was today's last message</p>
      <p className="mt-1.5 text-ink-soft">
        {limit !== undefined && `Your plan has ${formatCount(limit, 'message')} a day. `}
        {usage?.resetsAt
          ? `There are new ones from ${formatMoment(usage.resetsAt)}. `
          : 'There are new ones tomorrow. '}
        {failure.replaces ? 'The conversation is as it was.' : 'What you wrote is kept below until then.'}
      </p>
      {!isPro(usage?.plan) && (
        <>
          <p className="mt-2 text-ink-soft">
            The Pro plan has {formatCount(plans.pro.maxPromptsPerDay, 'message')} a day.
          </p>
          <Link to="/subscribe" className={`${buttonClass({ size: 'sm' })} mt-3`}>
            Upgrade to Pro
          </Link>
        </>
      )}
    </div>
  );
}
