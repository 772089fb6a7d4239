import Check from 'lucide-react/icons/check';
import ChevronRight from 'lucide-react/icons/chevron-right';
import FileText from 'lucide-react/icons/file-text';
import { demo } from '#web/features/landing/demo.ts';
import { PathMark } from '#web/ui/path-mark.tsx';

/** A conversation as the product shows it; nothing in it can be operated. */
export function DemoChat() {
  const { text, why, options } = demo.question;
  return (
    <figure
      aria-label="A chat about an idea"
      className="overflow-hidden rounded-xl border border-line bg-paper shadow-pop"
    >
      <figcaption className="flex h-12 items-center gap-3 border-b border-line px-4 text-sm">
        <PathMark className="size-5" />
        <span className="font-medium">{demo.project}</span>
        <span className="ml-auto truncate rounded-full border border-line px-3 py-0.5 text-xs text-ink-soft">
          Step 1 · Ideation & Planning
        </span>
      </figcaption>
      <div className="mx-auto flex max-w-[40rem] flex-col gap-6 px-4 py-7 sm:px-8 sm:py-9">
        <p className="max-w-[88%] self-end rounded-xl rounded-br-sm bg-hover px-4 py-3">{demo.idea}</p>
        <p>{demo.reply}</p>
        <div className="rounded-xl border border-line bg-surface px-4 py-5 shadow-card sm:px-5">
          <p className="font-medium">{text}</p>
          <p className="mt-0.5 text-sm text-ink-faint">{why}</p>
          <ul className="mt-3 flex flex-col gap-1.5 text-sm">
            {options.map(({ label, recommended }) => (
              <li
                key={label}
                className={`flex min-h-10 items-center gap-3 rounded-md border px-3 py-2 ${recommended ? 'border-accent bg-accent-soft' : 'border-line'}`}
              >
                <span
                  aria-hidden="true"
                  className={`size-4 shrink-0 rounded-full border ${recommended ? 'border-[5px] border-accent bg-surface' : 'border-line-strong'}`}
                />
                <span className="min-w-0 flex-1">{label}</span>
                {recommended && <span className="shrink-0 text-xs text-ink-faint">Recommended</span>}
              </li>
            ))}
          </ul>
        </div>
        <div className="flex items-center gap-4 rounded-lg border border-line bg-surface px-4 py-3.5 shadow-card">
          <FileText className="size-5 text-ink-soft" aria-hidden="true" />
          <p className="min-w-0 flex-1">
            <span className="block truncate font-medium">{demo.document.title}</span>
            <span className="block text-sm text-ink-faint">Document, version 1</span>
          </p>
          <ChevronRight className="size-4 text-ink-faint" aria-hidden="true" />
        </div>
        <p className="flex items-center gap-2 text-sm text-ink-faint">
          <Check className="size-4 text-done" aria-hidden="true" />
          Decision noted: people join by invitation
        </p>
      </div>
    </figure>
  );
}
