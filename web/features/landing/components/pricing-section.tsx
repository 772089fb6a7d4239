import Check from 'lucide-react/icons/check';
import { Section } from '#web/features/landing/components/section.tsx';
import { offers } from '#web/features/landing/messages.ts';
import { buttonClass } from '#web/ui/button.tsx';

/** The two plans, side by side. */
export function PricingSection() {
  return (
    <Section
      id="pricing"
      title="Start free. Go all the way for the price of a lunch."
      lead="Both plans have the assistant, the documents and the prompts. Nothing you made is ever locked away."
    >
      <ul className="mt-12 grid items-stretch gap-5 md:mt-16 md:grid-cols-2 md:gap-6">
        {offers.map(({ name, pricePerMonth, lead, badges, includes, extra, action, recommended }) => (
          <li
            key={name}
            className={`flex flex-col rounded-xl bg-surface p-6 sm:p-10 border ${recommended ? 'border-ink ring-1 ring-ink' : 'border-line shadow-card'}`}
          >
            <div className="flex min-h-7 flex-wrap items-center gap-2">
              <h3 className="mr-auto font-serif text-xl font-semibold">{name}</h3>
              {badges.map((badge, index) => (
                <span
                  key={badge}
                  className={`rounded-full px-2.5 py-1 text-[0.6875rem] leading-none font-semibold tracking-[0.06em] ${index === 0 ? 'bg-ink text-paper' : 'border border-line text-ink-soft'}`}
                >
                  {badge}
                </span>
              ))}
            </div>
            <p className="mt-5 flex items-baseline gap-2">
              <span className="font-serif text-[3.25rem] leading-none font-semibold tracking-[-0.02em]">
                ${pricePerMonth}
              </span>
              <span className="text-ink-faint">{pricePerMonth ? '/month, USD' : '/month'}</span>
            </p>
            <p className="mt-5 text-ink-soft">{lead}</p>
            <a
              href="/login"
              className={`${buttonClass({ variant: recommended ? 'primary' : 'secondary', size: 'lg' })} mt-7`}
            >
              {action}
            </a>
            <ul className="mt-8 flex flex-col gap-3">
              {includes.map((line) => (
                <li key={line} className="flex gap-3">
                  <Check className="mt-1 size-4 shrink-0 text-done" aria-hidden="true" />
                  {line}
                </li>
              ))}
            </ul>
            {extra.length > 0 && (
              <ul className="mt-3 ml-2 flex flex-col gap-1.5 border-l border-line pl-5 text-sm text-ink-soft">
                {extra.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
