import X from 'lucide-react/icons/x';
import { useEffect, useId, useState } from 'react';
import { chooseWelcome, keepWelcomeMemory, readWelcomeMemory, type WelcomeKind } from '#web/features/chat/welcome.ts';
import { writeWelcome } from '#web/features/chat/welcome-words.ts';
import type { Project } from '#web/features/projects/projects.queries.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** A word at the beginning of a visit: where one is, and what to do next. Chosen once, when it comes into the page. */
export function WelcomeBubble({ project, messageCount }: { project: Project; messageCount: number }) {
  const { userId, id, currentStep, name, nextTask } = project;
  const [kind, setKind] = useState<WelcomeKind | null>(() =>
    chooseWelcome({ messageCount, step: currentStep, today: readToday(), memory: readWelcomeMemory(userId, id) }),
  );
  const titleId = useId();
  useEffect(() => {
    const memory = readWelcomeMemory(userId, id);
    const isKept = keepWelcomeMemory(userId, id, {
      lastStep: currentStep,
      dismissed: memory.dismissed && kind === null,
      shownOn: kind ? readToday() : memory.shownOn,
    });
    if (!isKept) setKind(null);
  }, [userId, id, currentStep, kind]);
  if (!kind) return null;

  const dismiss = () => {
    keepWelcomeMemory(userId, id, { lastStep: currentStep, dismissed: true, shownOn: readToday() });
    setKind(null);
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  const { title, text } = writeWelcome(kind, { name, step: currentStep, next: nextTask?.description });
  return (
    <section
      aria-labelledby={titleId}
      className="flex animate-rise items-start gap-3 rounded-xl border border-line bg-surface py-3.5 pr-2.5 pl-5 shadow-card"
    >
      <div className="min-w-0 flex-1 py-1">
        <h2 id={titleId} className="font-serif text-lg font-semibold [overflow-wrap:anywhere]">
          {title}
        </h2>
        <p className="mt-1 text-sm text-ink-soft [overflow-wrap:anywhere]">{text}</p>
      </div>
      <button
        type="button"
        onClick={dismiss}
        aria-label="Dismiss the welcome"
        title="Dismiss"
        className={buttonClass({ variant: 'quiet', size: 'icon' })}
      >
        <X className="size-4" />
      </button>
    </section>
  );
}

const readToday = () => new Date().toDateString();
