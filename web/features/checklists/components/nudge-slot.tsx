import { useNavigate } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { NudgeAction } from '#shared/nudges.ts';
import { searchOf } from '#web/features/checklists/checklist-search.ts';
import { NudgeCard } from '#web/features/checklists/components/nudge-card.tsx';
import { announceChecklist, announceFilter, onFilter } from '#web/features/checklists/nudge-events.ts';
import { useNudge } from '#web/features/checklists/use-nudge.ts';
import { addressOf, type Project } from '#web/features/projects/projects.queries.ts';

/** The place in the chat where a nudge appears. It stays in the page, or screen readers miss the first words. */
export function NudgeSlot({ project, onAsk }: { project: Project; onAsk: (text: string) => void }) {
  const [nudge, dismiss] = useNudge(project);
  const navigate = useNavigate();
  const slug = addressOf(project);
  useEffect(
    () => onFilter((filter) => void navigate({ to: '/checklists/$slug', params: { slug }, search: searchOf(filter) })),
    [navigate, slug],
  );
  const act = (action: NudgeAction) => {
    if (action.kind === 'panel') return announceChecklist();
    dismiss();
    if (action.kind === 'filter') announceFilter(action.filter);
    else onAsk(action.text);
  };
  return (
    <div role="status" className={nudge ? 'pt-2 pb-3' : 'sr-only'}>
      {nudge && (
        <NudgeCard
          nudge={nudge}
          onAct={act}
          onDismiss={() => {
            dismiss();
            document.getElementById('content')?.focus({ preventScroll: true });
          }}
        />
      )}
    </div>
  );
}
