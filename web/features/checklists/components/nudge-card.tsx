import ListChecks from 'lucide-react/icons/list-checks';
import ListFilter from 'lucide-react/icons/list-filter';
import MapIcon from 'lucide-react/icons/map';
import MessageCircle from 'lucide-react/icons/message-circle';
import X from 'lucide-react/icons/x';
import { useId } from 'react';
import type { Nudge, NudgeAction, NudgeIcon } from '#shared/nudges.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';

const icons: Record<NudgeIcon, typeof X> = {
  filter: ListFilter,
  checklist: ListChecks,
  question: MessageCircle,
  roadmap: MapIcon,
};

/** How far one has come, and what to do next. */
export function NudgeCard({
  nudge: { title, message, suggestions, actionButtons },
  onAct,
  onDismiss,
}: {
  nudge: Nudge;
  onAct: (action: NudgeAction) => void;
  onDismiss: () => void;
}) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="max-h-[45dvh] animate-rise overflow-y-auto rounded-xl border border-line bg-surface px-5 py-4 shadow-card"
    >
      <div className="flex items-start gap-2">
        <h2 id={id} className="min-w-0 flex-1 font-serif text-lg font-semibold">
          {title}
        </h2>
        <button
          type="button"
          onClick={onDismiss}
          aria-label="Dismiss"
          className={`${buttonClass({ variant: 'quiet', size: 'icon' })} -mt-1.5 -mr-2`}
        >
          <X className="size-4" />
        </button>
      </div>
      <p className="mt-0.5 text-sm text-ink-soft">{message}</p>
      <ul className="mt-2 space-y-1 text-sm text-ink-soft max-sm:sr-only">
        {suggestions.map((suggestion) => (
          <li key={suggestion} className="flex gap-2.5">
            <span className="mt-2 size-1.5 shrink-0 rounded-full bg-accent" aria-hidden="true" />
            {suggestion}
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        {actionButtons.map(({ label, action, icon }) => {
          const Icon = icons[icon];
          return (
            <Button key={label} size="sm" className="max-sm:h-11" onClick={() => onAct(action)}>
              <Icon className="size-4" aria-hidden="true" />
              {label}
            </Button>
          );
        })}
      </div>
    </section>
  );
}
