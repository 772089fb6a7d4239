import { Link } from '@tanstack/react-router';
import { LandingBar } from '#web/features/landing/components/landing-bar.tsx';
import { PathIllustration } from '#web/features/landing/components/path-illustration.tsx';
import { PhaseSection } from '#web/features/landing/components/phase-section.tsx';
import { usePageTitle } from '#web/lib/page-title.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** The page for visitors. Each section is a component of its own, more of them come. */
export function Landing() {
  usePageTitle('Launchpath');
  return (
    <div className="mx-auto flex min-h-dvh max-w-6xl flex-col px-5 sm:px-8">
      <LandingBar />
      <main className="flex-1">
        <section className="grid items-center gap-12 py-12 md:grid-cols-[1.05fr_1fr] md:gap-8 md:py-20 lg:py-24">
          <div className="max-w-xl">
            <h1 className="font-serif text-3xl font-semibold tracking-[-0.015em] lg:text-4xl">
              From an idea to a launched product, one station at a time
            </h1>
            <p className="mt-6 max-w-[34rem] text-lg text-ink-soft">
              Describe what you want to build. Launchpath asks what matters, writes the documents and coding prompts,
              and keeps you on the path until it is live.
            </p>
            <Link to="/login" className={`${buttonClass({ variant: 'primary', size: 'lg' })} mt-9 max-sm:w-full`}>
              Generate My Development Roadmap
            </Link>
          </div>
          <PathIllustration />
        </section>
        <PhaseSection />
      </main>
      <footer className="mt-20 flex flex-wrap gap-x-6 gap-y-2 border-t border-line py-8 text-sm text-ink-faint">
        <span className="mr-auto max-sm:w-full">© {new Date().getFullYear()} Launchpath</span>
        <Link to="/terms" className="rounded-sm py-0.5 hover:text-ink">
          Terms of Service
        </Link>
        <Link to="/privacy" className="rounded-sm py-0.5 hover:text-ink">
          Privacy Policy
        </Link>
      </footer>
    </div>
  );
}
