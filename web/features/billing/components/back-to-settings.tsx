import { Link } from '@tanstack/react-router';
import ArrowLeft from 'lucide-react/icons/arrow-left';

/** The way back from what settings lead to. */
export function BackToSettings() {
  return (
    <Link
      to="/settings"
      className="inline-flex min-h-8 items-center gap-2 rounded-sm text-sm text-ink-soft hover:text-ink"
    >
      <ArrowLeft className="size-4" />
      Back to Settings
    </Link>
  );
}
