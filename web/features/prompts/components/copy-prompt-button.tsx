import { useQueryClient } from '@tanstack/react-query';
import { promptQuery } from '#web/features/prompts/prompts.queries.ts';
import { copyToasts } from '#web/lib/copy-toasts.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';

/** Copies a prompt's whole text, which is fetched when it is not at hand. */
export function CopyPromptButton({
  id,
  title,
  variant,
}: {
  id: string;
  title: string;
  variant?: 'primary' | 'secondary';
}) {
  const queryClient = useQueryClient();
  return (
    <CopyButton
      text={async () => (await queryClient.fetchQuery(promptQuery(id))).content}
      label={`Copy ${title}`}
      variant={variant}
      {...copyToasts('Prompt content')}
    />
  );
}
