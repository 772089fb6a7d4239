import { type CustomContent, readWebAddress } from '#web/features/checklists/custom-content.ts';
import { copyToasts } from '#web/lib/copy-toasts.ts';
import { CopyButton } from '#web/ui/copy-button.tsx';

/** What its owner added to a group. An address is a link only when it is one of the web. */
export function CustomContentView({
  content: { userNotes, customDocumentUrl, customPrompts },
}: {
  content: CustomContent;
}) {
  const address = readWebAddress(customDocumentUrl);
  return (
    <div className="space-y-3 pt-1 pb-3 text-sm">
      <p className="text-xs font-medium text-ink-faint">Your own content, kept in this browser</p>
      {userNotes && <p className="break-words whitespace-pre-wrap text-ink-soft">{userNotes}</p>}
      {customDocumentUrl && (
        <p className="break-words">
          {address ? (
            <a
              href={address}
              target="_blank"
              rel="noopener noreferrer nofollow"
              className="rounded-sm py-1 text-accent underline underline-offset-2"
            >
              {customDocumentUrl}
              <span className="sr-only">, opens in a new tab</span>
            </a>
          ) : (
            <span className="text-ink-soft">{customDocumentUrl}</span>
          )}
        </p>
      )}
      {customPrompts.length > 0 && (
        <ul className="space-y-2">
          {customPrompts.map((prompt, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same prompt may stand there twice
            <li key={place} className="flex items-start gap-3 rounded-md bg-sunken py-2 pr-2 pl-3">
              <span className="min-w-0 flex-1 py-1.5 break-words whitespace-pre-wrap">{prompt}</span>
              <CopyButton text={prompt} {...copyToasts('Prompt content')} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
