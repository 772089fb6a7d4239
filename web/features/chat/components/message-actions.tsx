import History from 'lucide-react/icons/history';
import Pencil from 'lucide-react/icons/pencil';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import { type ButtonHTMLAttributes, lazy, Suspense, useState } from 'react';
import type { Shown } from '#web/features/chat/conversation-entries.ts';
import type { Project } from '#web/features/projects/projects.queries.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { CopyIconButton } from '#web/ui/copy-icon-button.tsx';

const EarlierVersion = lazy(async () => ({
  default: (await import('#web/features/chat/components/earlier-version.tsx')).EarlierVersion,
}));

/**
 * What can be done with a message, in a quiet row under it: there for the pointer or the focus, and always where there is no pointer
 * that hovers, or with `steady`.
 */
export function MessageActions({
  project,
  message,
  steady = false,
  onEdit,
  onRegenerate,
}: {
  project: Project;
  message: Shown;
  steady?: boolean;
  onEdit?: () => void;
  onRegenerate?: () => void;
}) {
  const [looksBack, setLooksBack] = useState(false);
  const isUser = message.role === 'user';
  return (
    <div
      className={`flex items-center transition-opacity duration-100 ${steady ? '' : 'pointer-fine:opacity-0 pointer-fine:group-focus-within:opacity-100 pointer-fine:group-hover:opacity-100'} ${isUser ? '-mr-2' : '-ml-2'}`}
    >
      {message.content && (
        <CopyIconButton text={message.content} label={isUser ? 'Copy your message' : 'Copy the reply'} />
      )}
      {onEdit && <Action data-edit icon={Pencil} onClick={onEdit} label="Edit your message" title="Edit" />}
      {onRegenerate && (
        <Action
          icon={RefreshCw}
          onClick={onRegenerate}
          label="Regenerate the reply"
          title="Regenerate (costs one message)"
        />
      )}
      {message.replaces && (
        <Action
          icon={History}
          onClick={() => setLooksBack(true)}
          label="Look at the earlier version"
          title="Earlier version"
        />
      )}
      {looksBack && (
        <Suspense>
          <EarlierVersion project={project} messageId={message.id} onClose={() => setLooksBack(false)} />
        </Suspense>
      )}
    </div>
  );
}

function Action({
  icon: Icon,
  label,
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { icon: typeof Pencil; label: string; title: string }) {
  return (
    <button type="button" {...rest} aria-label={label} className={buttonClass({ variant: 'quiet', size: 'iconSm' })}>
      <Icon className="size-4" />
    </button>
  );
}
