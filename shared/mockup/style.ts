import type { MockupContent } from '#shared/content/mockup/category.ts';
import { heroStyle } from '#shared/content/mockup/hero-style.ts';
import { pageStyle } from '#shared/content/mockup/page-style.ts';
import { sectionStyle } from '#shared/content/mockup/section-style.ts';
import { type Html, trustMarkup } from '#shared/mockup/html.ts';

/** The style sheet of a mockup: a category's colours and type, and what all have in common. Constants only. */
export function styleMockup({ scheme, headingFont, headingWeight, radius }: MockupContent): Html {
  const colours = Object.entries(scheme).map(
    ([job, colour]) => `--${job.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}: ${colour};`,
  );
  const own = [`--heading: ${headingFont};`, `--weight: ${headingWeight};`, `--radius: ${radius};`];
  return trustMarkup(`:root {\n  ${[...colours, ...own].join('\n  ')}\n}${pageStyle}${heroStyle}${sectionStyle}`);
}
