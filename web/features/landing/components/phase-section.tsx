import { steps } from '#shared/content/steps.ts';

/** The three phases, each a stretch of the path with what comes out of it. */
export function PhaseSection() {
  return (
    <section aria-labelledby="phases" className="border-t border-line pt-14">
      <h2 id="phases" className="font-serif text-2xl font-semibold">
        Three stretches, each with something to show
      </h2>
      <ol className="mt-12 grid gap-10 md:grid-cols-3 md:gap-0">
        {steps.map(({ stepNumber, title, description, outputDescription }) => (
          <li key={stepNumber} className="md:pr-10">
            <div className="mb-6 flex items-center md:-mr-10" aria-hidden="true">
              <span
                className={`size-4 shrink-0 rounded-full border-[3px] ${stepNumber === 3 ? 'border-accent bg-accent' : 'border-ink bg-ink'}`}
              />
              {stepNumber < 3 && <span className="ml-2 h-[3px] flex-1 rounded-full bg-ink max-md:hidden" />}
            </div>
            <p className="text-sm text-ink-faint">Step {stepNumber}</p>
            <h3 className="mt-1 font-serif text-xl font-semibold">{title}</h3>
            <p className="mt-3 text-ink-soft">{description}.</p>
            <p className="mt-3 text-sm text-ink-faint">
              You leave with: {outputDescription.charAt(0).toLowerCase() + outputDescription.slice(1)}.
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
