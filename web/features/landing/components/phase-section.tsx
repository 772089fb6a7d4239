import { steps } from '#shared/content/steps.ts';

/** The path over all three columns; its last stretch is still to be walked. Each station stands above its phase. */
function WidePath() {
  return (
    <svg viewBox="0 0 1056 120" className="w-full fill-none max-md:hidden" aria-hidden="true">
      <path
        d="M14 98C140 98 150 66 262 66S300 66 366 66C492 66 500 40 606 40S660 40 718 40"
        className="stroke-ink"
        strokeWidth="4"
        strokeLinecap="round"
      />
      <path
        d="M718 40C830 40 860 22 1040 22"
        className="stroke-accent"
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="0.1 11"
      />
      <circle cx="14" cy="98" r="11" className="fill-ink" />
      <circle cx="366" cy="66" r="11" className="fill-ink" />
      <circle cx="718" cy="40" r="20" className="fill-accent-soft" />
      <circle cx="718" cy="40" r="11" className="fill-accent" />
    </svg>
  );
}

/** The three phases, each a stretch of the path with what comes out of it: the one dark island of the light page. */
export function PhaseSection() {
  return (
    <section id="phases" aria-labelledby="phases-title" className="mx-auto max-w-7xl pt-24 sm:px-4 md:pt-36">
      <div data-theme="dark" className="bg-surface px-5 py-16 text-ink sm:rounded-2xl sm:px-12 md:py-24 lg:px-20">
        <h2
          id="phases-title"
          className="max-w-2xl font-serif text-2xl font-semibold tracking-[-0.01em] sm:text-3xl lg:text-[2.75rem] lg:leading-[3.25rem]"
        >
          Three stretches, each with something to show
        </h2>
        <p className="mt-4 mb-12 max-w-xl text-lg text-balance text-ink-soft">
          You always know where you are, what comes next, and when a stretch is done.
        </p>
        <WidePath />
        <ol className="grid gap-12 md:mt-4 md:grid-cols-3 md:grid-rows-[auto_auto_auto_auto] md:gap-0">
          {steps.map(({ stepNumber, title, description, outputDescription }) => (
            <li key={stepNumber} className="md:row-span-4 md:grid md:grid-rows-subgrid md:pr-10">
              <p className={`text-sm font-medium ${stepNumber === 3 ? 'text-accent' : 'text-ink-faint'}`}>
                <span
                  aria-hidden="true"
                  className={`mr-3 inline-block size-3 rounded-full md:hidden ${stepNumber === 3 ? 'bg-accent' : 'bg-ink'}`}
                />
                Step {stepNumber}
              </p>
              <h3 className="mt-1.5 font-serif text-xl font-semibold text-balance">{title}</h3>
              <p className="mt-3 text-ink-soft">{description}.</p>
              <p className="mt-5 border-t border-line pt-4 text-sm text-ink-soft">
                <span className="mb-1 block text-ink-faint">You leave with</span>
                {outputDescription}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
