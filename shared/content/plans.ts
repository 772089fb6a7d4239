/** What each plan allows (spec 1, section 9). `maxPromptsPerDay` counts AI messages and coding prompts together, per UTC day. */
export const plans = {
  free: { name: 'Free', pricePerMonth: 0, maxProjects: 1, maxPromptsPerDay: 5, launchPhase: false },
  pro: { name: 'Pro', pricePerMonth: 9.99, maxProjects: 5, maxPromptsPerDay: 50, launchPhase: true },
} as const;

type Plan = (typeof plans)[keyof typeof plans];

/** The plan by its stored name; an unknown plan falls back to free (spec 1, section 6). */
export function planOf(stored: string | null | undefined): Plan {
  return stored === 'pro' ? plans.pro : plans.free;
}

/** Whether a plan, by its stored name, is Pro. */
export const isPro = (stored: string | null | undefined) => planOf(stored) === plans.pro;

/** The step that only a plan with the launch phase opens. */
export const launchStep = 3;

/** The last step that a plan, by its stored name, opens. */
export const lastStepOf = (stored: string | null | undefined) =>
  planOf(stored).launchPhase ? launchStep : launchStep - 1;

/** The price as it is shown: '$9.99/month'. */
export const priceOf = ({ pricePerMonth }: Plan) => `$${pricePerMonth}/month`;

/** What a plan brings, as the upgrade page and the upgrade dialog list it (spec 1, sections 2.9 and 2.10). */
export function benefitsOf({ maxProjects, maxPromptsPerDay, launchPhase }: Plan): string[] {
  return [
    maxProjects === 1 ? '1 project' : `${maxProjects} projects`,
    `${maxPromptsPerDay} AI prompts per day`,
    'Document generation',
    ...(launchPhase ? ['Full lifecycle workflow', 'Launch phase access'] : ['Ideation and refinement phases']),
  ];
}

/** What the launch phase brings (spec 1, section 9). */
export const launchBenefits = [
  'Go-to-market strategy',
  'Marketing and sales planning',
  'Launch execution roadmap',
  'Success metrics and tracking',
];
