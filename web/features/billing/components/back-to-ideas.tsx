import { Link } from '@tanstack/react-router';
import { readDraft } from '#web/lib/drafts.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** The way back to what Pro was bought for: an idea that was kept at the limit waits in its form, else the ideas that there are. */
export function BackToIdeas({ userId }: { userId: string }) {
  const isIdeaKept = Boolean(readDraft<{ idea: string }>(`new-project:${userId}`)?.idea.trim());
  return (
    <Link
      to="/dashboard"
      search={{ new: isIdeaKept || undefined }}
      className={`${buttonClass({ variant: 'primary' })} max-sm:h-11`}
    >
      Back to your ideas
    </Link>
  );
}
