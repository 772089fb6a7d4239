import { kindLooks } from '#web/features/prompts/prompt-labels.ts';
import { kindOf } from '#web/features/prompts/prompt-list.ts';

/** What a prompt is for: the icon and the name of its kind. */
export function KindBadge({ documentType }: { documentType: string }) {
  const { label, Icon, tone } = kindLooks[kindOf(documentType)];
  return (
    <span className="inline-flex items-center gap-1.5 rounded-full border border-line px-2.5 py-0.5 text-xs whitespace-nowrap text-ink-soft">
      <Icon className={`size-3.5 ${tone}`} aria-hidden="true" />
      {label}
    </span>
  );
}
