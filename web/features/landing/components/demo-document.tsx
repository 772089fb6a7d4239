import { demo } from '#web/features/landing/demo.ts';
import { MarkdownView } from '#web/ui/markdown-view.tsx';

/** A page of the requirements, set as the app sets documents. */
export function DemoDocument() {
  const { title, text } = demo.document;
  return (
    <figure
      aria-label="A document that came of it"
      className="rounded-xl border border-line bg-surface px-5 py-8 shadow-pop sm:px-12 sm:py-12"
    >
      <figcaption className="mx-auto flex max-w-[40rem] items-center justify-between border-b border-line pb-4 text-sm text-ink-faint">
        <span>{demo.project.name}</span>
        <span>Version 2</span>
      </figcaption>
      <div inert className="mx-auto mt-8 max-w-[40rem]">
        <p className="mb-6 font-serif text-3xl font-semibold">{title}</p>
        <div className="prose page">
          <MarkdownView text={text} />
        </div>
      </div>
    </figure>
  );
}
