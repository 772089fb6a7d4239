import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { usageQuery } from '#web/features/account/account.queries.ts';
import { isToldInChat } from '#web/features/chat/use-asked-turn.ts';
import { review as messages } from '#web/features/checkins/messages.ts';
import { addressOf, type Project } from '#web/features/projects/projects.queries.ts';
import { ApiError, describeError } from '#web/lib/api-error.ts';
import { formatCount } from '#web/lib/formats.ts';

/** What finishing brings and costs, how far it is, and why it failed. */
export function FinishNotes({
  project,
  isPending,
  isOtherPending,
  failure,
}: {
  project: Project;
  isPending: boolean;
  isOtherPending: boolean;
  failure: Error | null;
}) {
  const { data: usage } = useQuery(usageQuery);
  const isLimit = failure instanceof ApiError && failure.isLimitError;
  return (
    <div className="mt-5 border-t border-line pt-5 text-sm">
      <div role="status">
        {isPending ? (
          <p className="rounded-lg bg-notice-soft px-4 py-3">
            <span className="font-medium">The assistant is writing.</span>{' '}
            <span className="text-ink-soft">
              It makes a document of this review and prompts for the next iteration, which can take a minute. You may
              leave this page: they will be with your finished reviews.
            </span>
          </p>
        ) : isOtherPending ? (
          <p className="text-ink-soft">
            The assistant is still writing of another review. This one can be finished after that.
          </p>
        ) : (
          <p className="text-ink-soft">
            When you finish, the assistant makes a document of it and prompts for the next iteration. It counts as one
            message{usage && `; ${tellLeft(usage.maxPromptsPerDay - usage.promptsUsedToday)}`}.
          </p>
        )}
      </div>
      {failure && !isLimit && (
        <div role="alert" className="mt-4 rounded-lg bg-danger-soft px-4 py-3">
          <p className="font-medium">{messages.failed}</p>
          <p className="mt-0.5 text-ink-soft">
            {describeError(failure)} {messages.kept}
          </p>
          {isToldInChat(failure) && (
            <p className="mt-1.5">
              <Link
                to="/idea-flow/$slug"
                params={{ slug: addressOf(project) }}
                className="rounded-sm py-1 font-medium text-accent underline underline-offset-2"
              >
                Go to Project Chat
              </Link>
            </p>
          )}
        </div>
      )}
    </div>
  );
}

const tellLeft = (left: number) =>
  left <= 0
    ? "today's are used up, and there are new ones tomorrow"
    : `you have ${formatCount(left, 'message')} left today`;
