import { buttonClass } from '#web/ui/button.tsx';

/** The last word: the path again, with its first step still to be taken. */
export function ClosingCall() {
  return (
    <section className="mx-auto max-w-6xl px-5 pt-28 pb-24 text-center sm:px-8 md:pt-40 md:pb-36">
      <svg viewBox="0 0 420 96" className="mx-auto w-full max-w-[26rem] fill-none" aria-hidden="true">
        <path
          d="M20 80C120 80 96 48 208 46S312 16 396 16"
          className="stroke-line-strong"
          strokeWidth="3"
          strokeLinecap="round"
          strokeDasharray="0.1 10"
        />
        <circle cx="20" cy="80" r="9" className="fill-ink" />
        <circle cx="208" cy="46" r="8" className="fill-paper stroke-line-strong" strokeWidth="3" />
        <circle cx="396" cy="16" r="9" className="fill-paper stroke-accent" strokeWidth="3" />
      </svg>
      <h2 className="mx-auto mt-12 max-w-2xl font-serif text-3xl font-semibold tracking-[-0.015em] lg:text-4xl">
        The first step is one sentence long
      </h2>
      <p className="mx-auto mt-5 max-w-md text-lg text-ink-soft">
        Write down what you would like to exist. In ten minutes you hold its requirements.
      </p>
      <a href="/login" className={`${buttonClass({ variant: 'primary', size: 'lg' })} mt-9 max-sm:w-full`}>
        Start with Your Idea
      </a>
    </section>
  );
}
