import { SourceText } from '#web/features/documents/components/source-text.tsx';
import { demo } from '#web/features/landing/demo.ts';
import { KindBadge } from '#web/features/prompts/components/kind-badge.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';

/** A coding prompt as the app shows it, short enough to be obeyed. */
export function DemoPrompt() {
  const { title, documentType, text } = demo.prompt;
  return (
    <figure
      aria-label="A coding prompt for one feature"
      className="rounded-xl border border-line bg-surface p-5 shadow-pop sm:p-8"
    >
      <div inert>
        <div className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-3">
          <p className="mr-auto min-w-0 font-serif text-lg font-semibold">{title}</p>
          <KindBadge documentType={documentType} />
          <CopyButton text={text} />
        </div>
        <SourceText text={text} target={null} />
      </div>
    </figure>
  );
}
