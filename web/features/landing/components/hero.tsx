import { PathIllustration } from '#web/features/landing/components/path-illustration.tsx';
import { buttonClass } from '#web/ui/button.tsx';

/** What it is, in one breath, and the way in. */
export function Hero() {
  return (
    <section className="mx-auto grid max-w-6xl items-center gap-10 px-5 pt-10 sm:px-8 md:grid-cols-[1.1fr_1fr] md:gap-6 md:pt-14 lg:pt-20">
      <div className="min-w-0">
        <h1 className="font-serif text-[2.5rem] leading-[1.1] font-semibold tracking-[-0.022em] text-balance min-[26rem]:text-[2.75rem] lg:text-[4.25rem] lg:leading-[1.04]">
          <span className="block">You have the idea.</span> Here is the path.
        </h1>
        <p className="mt-6 max-w-[33rem] text-lg text-ink-soft lg:mt-8 lg:text-[1.25rem] lg:leading-8">
          Launchpath asks what a good product manager would ask, writes the requirements, the architecture and the plan,
          and hands your coding tool prompts it can build from. You don't need to be technical.
        </p>
        <div className="mt-9 flex flex-wrap items-center gap-x-5 gap-y-3">
          <a
            href="/login"
            className={`${buttonClass({ variant: 'primary', size: 'lg' })} max-sm:w-full max-[24rem]:px-2`}
          >
            Generate My Development Roadmap
          </a>
          <p className="text-sm text-ink-faint max-sm:w-full max-sm:text-center">Free to start, no card needed</p>
        </div>
      </div>
      <PathIllustration />
    </section>
  );
}
