import type { ReactNode } from 'react';

/** A chapter of the landing page: its heading, a sentence, and what it shows. */
export function Section({
  id,
  title,
  lead,
  children,
}: {
  id: string;
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="mx-auto max-w-6xl scroll-mt-6 px-5 pt-24 sm:px-8 md:pt-36"
    >
      <h2
        id={`${id}-title`}
        className="max-w-2xl font-serif text-2xl font-semibold tracking-[-0.01em] sm:text-3xl lg:text-[2.75rem] lg:leading-[3.25rem]"
      >
        {title}
      </h2>
      <p className="mt-4 max-w-xl text-lg text-balance text-ink-soft">{lead}</p>
      {children}
    </section>
  );
}
