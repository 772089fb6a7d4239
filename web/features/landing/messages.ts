import { launchBenefits, plans } from '#shared/content/plans.ts';
import { formatCount } from '#web/lib/formats.ts';

/** What search engines and link previews say of the landing page. */
export const landingTitle = 'Launchpath: from an app idea to a launched product';
export const landingDescription =
  'Describe your app idea. Launchpath asks what matters, writes the requirements, the architecture and the plan, and gives your coding tool prompts it can build from. Free to start.';

const limits = ({ maxProjects, maxPromptsPerDay }: (typeof plans)[keyof typeof plans]) => [
  formatCount(maxProjects, 'project'),
  `${maxPromptsPerDay} AI messages and coding prompts per day`,
  'Unlimited document generation',
];

/** The two plans as they are offered (spec 1, section 9). */
export const offers = [
  {
    ...plans.free,
    lead: 'For the first idea: from the first question to a working product.',
    badges: [],
    includes: [...limits(plans.free), 'Ideation and Development phases'],
    extra: [],
    action: 'Get Started Free',
    recommended: false,
  },
  {
    ...plans.pro,
    lead: 'For going all the way, with room for more than one idea.',
    badges: ['RECOMMENDED', 'EARLY ACCESS'],
    includes: [...limits(plans.pro), 'The full 3-phase lifecycle', 'Launch phase access, which brings:'],
    extra: launchBenefits,
    action: 'Upgrade to Pro',
    recommended: true,
  },
] as const;
