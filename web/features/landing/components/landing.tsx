import { ClosingCall } from '#web/features/landing/components/closing-call.tsx';
import { DemoSection } from '#web/features/landing/components/demo-section.tsx';
import { FeatureSection } from '#web/features/landing/components/feature-section.tsx';
import { Hero } from '#web/features/landing/components/hero.tsx';
import { PhaseSection } from '#web/features/landing/components/phase-section.tsx';
import { PricingSection } from '#web/features/landing/components/pricing-section.tsx';
import { SiteBar } from '#web/features/landing/components/site-bar.tsx';
import { SiteFooter } from '#web/features/landing/components/site-footer.tsx';
import { landingTitle } from '#web/features/landing/messages.ts';
import { usePageTitle } from '#web/lib/page-title.ts';

const chapters = [
  { href: '#how', label: 'How it works' },
  { href: '#phases', label: 'Phases' },
  { href: '#pricing', label: 'Pricing' },
];

/**
 * The page for visitors (spec 1, section 2.2). It is prerendered, so it uses plain links and no state. A signed-in visitor sees
 * nothing of it until the app has sent them on.
 */
export function Landing() {
  usePageTitle(landingTitle);
  return (
    <div data-until-app="page">
      <SiteBar
        nav={
          <nav aria-label="On this page" className="ml-4 flex gap-1 text-sm text-ink-soft max-md:hidden">
            {chapters.map(({ href, label }) => (
              <a key={href} href={href} className="rounded-md px-3 py-2 transition-colors duration-100 hover:text-ink">
                {label}
              </a>
            ))}
          </nav>
        }
      />
      <main>
        <Hero />
        <DemoSection />
        <PhaseSection />
        <FeatureSection />
        <PricingSection />
        <ClosingCall />
      </main>
      <SiteFooter />
    </div>
  );
}
