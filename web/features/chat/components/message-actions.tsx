import History from 'lucide-react/icons/history';
import Pencil from 'lucide-react/icons/pencil';
import RefreshCw from 'lucide-react/icons/refresh-cw';
import type { ButtonHTMLAttributes } from 'react';
import type { Shown } from '#web/features/chat/conversation-entries.ts';
import { buttonClass } from '#web/ui/button.tsx';
import { CopyIconButton } from '#web/ui/copy-icon-button.tsx';

/**
 * What can be done with a message, in a quiet row under it: there for the pointer or the focus, and always where there is no pointer
 * that hovers, or with `steady`.
 */
export function MessageActions({
  message,
  steady = false,
  onEdit,
  onRegenerate,
  onLookBack,
}: {
  message: Shown;
  steady?: boolean;
  onEdit?: () => void;
  onRegenerate?: () => void;
  onLookBack?: (messageId: string) => void;
}) {
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
      {message.replaces && onLookBack && (
        <Action
          icon={History}
          onClick={() => onLookBack(message.id)}
          label="Look at the earlier version"
          title="Earlier version"
        />
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
