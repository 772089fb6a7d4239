import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { type CustomContent, toCustomContent } from '#web/features/checklists/custom-content.ts';
import { useDraft } from '#web/lib/drafts.ts';
import { showToast } from '#web/lib/toast.ts';
import { Button, buttonClass } from '#web/ui/button.tsx';
import { inputClass } from '#web/ui/field.tsx';
import { isPlainEnter } from '#web/ui/keys.ts';

type Draft = CustomContent & { nextPrompt: string };

const labelClass = 'mb-1.5 block text-xs font-medium text-ink-faint';

/** Notes, an address and prompts of one's own for a group. A reload keeps what is written; Cancel goes back to what was saved. */
export function CustomContentForm({
  place,
  title,
  content,
  onSave,
  onClose,
}: {
  place: string;
  title: string;
  content: CustomContent;
  onSave: (content: CustomContent) => boolean;
  onClose: () => void;
}) {
  const id = useId();
  const notes = useRef<HTMLTextAreaElement>(null);
  const promptField = useRef<HTMLInputElement>(null);
  const [draft, setDraft] = useDraft<Draft | null>(`custom:${place}`, null);
  const now = { nextPrompt: draft?.nextPrompt ?? '', ...(draft ? toCustomContent(draft) : content) };
  const change = (patch: Partial<Draft>) => setDraft({ ...now, ...patch });
  // What was typed and not added yet is meant too.
  const allPrompts = now.nextPrompt.trim() ? [...now.customPrompts, now.nextPrompt.trim()] : now.customPrompts;
  useEffect(() => notes.current?.focus(), []);

  const close = () => {
    setDraft(null);
    onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { userNotes, customDocumentUrl } = now;
    if (onSave({ userNotes, customDocumentUrl: customDocumentUrl.trim(), customPrompts: allPrompts })) {
      showToast('Custom Content Saved', 'It is kept in this browser.');
      close();
    } else showToast('Custom content could not be saved', 'This browser has no room left for it.', 'danger');
  };

  return (
    <form onSubmit={submit} aria-label={`Custom content: ${title}`} className="animate-rise space-y-4 py-2 text-sm">
      <p className="text-ink-soft">What you add here is kept in this browser only.</p>
      <div>
        <label htmlFor={`${id}-notes`} className={labelClass}>
          Your notes
        </label>
        <textarea
          ref={notes}
          id={`${id}-notes`}
          rows={3}
          value={now.userNotes}
          onChange={(event) => change({ userNotes: event.target.value })}
          className={`${inputClass} block resize-y py-2`}
        />
      </div>
      <div>
        <label htmlFor={`${id}-url`} className={labelClass}>
          Document URL
        </label>
        <input
          id={`${id}-url`}
          type="text"
          inputMode="url"
          value={now.customDocumentUrl}
          onChange={(event) => change({ customDocumentUrl: event.target.value })}
          placeholder="https://"
          className={`${inputClass} h-11`}
        />
      </div>
      <div>
        <label htmlFor={`${id}-prompt`} className={labelClass}>
          Custom prompts
        </label>
        {now.customPrompts.length > 0 && (
          <ul className="mb-2 space-y-2">
            {now.customPrompts.map((prompt, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same prompt may stand there twice
              <li key={index} className="flex items-start gap-2 rounded-md bg-sunken py-1.5 pr-1.5 pl-3">
                <span className="min-w-0 flex-1 py-2 break-words whitespace-pre-wrap">{prompt}</span>
                <button
                  type="button"
                  aria-label={`Remove prompt: ${prompt.slice(0, 60)}`}
                  onClick={() => {
                    change({ customPrompts: now.customPrompts.filter((_, at) => at !== index) });
                    promptField.current?.focus();
                  }}
                  className={buttonClass({ variant: 'quiet', size: 'icon' })}
                >
                  <X className="size-4" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className="flex gap-2">
          <input
            ref={promptField}
            id={`${id}-prompt`}
            type="text"
            value={now.nextPrompt}
            onChange={(event) => change({ nextPrompt: event.target.value })}
            onKeyDown={(event) => {
              if (!isPlainEnter(event) || !now.nextPrompt.trim()) return;
              event.preventDefault();
              change({ customPrompts: allPrompts, nextPrompt: '' });
            }}
            className={`${inputClass} h-11 min-w-0`}
          />
          <Button
            className="h-11"
            disabled={!now.nextPrompt.trim()}
            onClick={() => {
              change({ customPrompts: allPrompts, nextPrompt: '' });
              promptField.current?.focus();
            }}
          >
            <Plus className="size-4" aria-hidden="true" />
            Add
          </Button>
        </div>
      </div>
      <div className="flex gap-2">
        <Button type="submit" size="sm" className="max-sm:h-11">
          Save
        </Button>
        <Button variant="quiet" size="sm" className="max-sm:h-11" onClick={close}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
