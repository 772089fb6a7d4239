import { demo } from '#web/features/landing/demo.ts';

/** A page of the requirements, set as the product sets documents. */
export function DemoDocument() {
  const { title, vision, features, measure } = demo.document;
  return (
    <figure
      aria-label="A document that came of it"
      className="rounded-xl border border-line bg-surface px-5 py-8 shadow-pop sm:px-12 sm:py-12"
    >
      <figcaption className="mx-auto flex max-w-[36rem] items-center justify-between border-b border-line pb-4 text-sm text-ink-faint">
        <span>{demo.project}</span>
        <span>Version 2</span>
      </figcaption>
      <div className="mx-auto mt-8 max-w-[36rem] font-serif text-[1.0625rem] leading-[1.7]">
        <p className="text-[1.75rem] leading-tight font-semibold sm:text-[2rem]">{title}</p>
        <p className="mt-5">{vision}</p>
        {features.map(({ id, name, text, criteria }) => (
          <div key={id} className="mt-8">
            <p className="text-[1.25rem] font-semibold">
              <span className="mr-3 font-sans text-sm font-medium text-accent tabular-nums">{id}</span>
              {name}
            </p>
            <p className="mt-2">{text}</p>
            <ul className="mt-3 flex flex-col gap-2.5">
              {criteria.map(([when, shall, then]) => (
                <li key={when} className="border-l-2 border-line pl-4 text-base leading-relaxed">
                  {when}
                  <span className="text-[0.8125em] font-semibold tracking-wide">{shall}</span>
                  {then}
                </li>
              ))}
            </ul>
          </div>
        ))}
        <p className="mt-8 border-t border-line pt-5 text-base">
          <span className="mr-3 font-sans text-sm font-medium text-accent tabular-nums">{measure.id}</span>
          {measure.text}
        </p>
      </div>
    </figure>
  );
}
