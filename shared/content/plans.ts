/** What each plan allows (spec 1, section 9). `maxPromptsPerDay` counts AI messages and coding prompts together, per UTC day. */
export const plans = {
  free: { name: 'Free', pricePerMonth: 0, maxProjects: 1, maxPromptsPerDay: 5, launchPhase: false },
  pro: { name: 'Pro', pricePerMonth: 9.99, maxProjects: 5, maxPromptsPerDay: 50, launchPhase: true },
} as const;

/** The plan by its stored name; an unknown plan falls back to free (spec 1, section 6). */
export function planOf(stored: string | null | undefined) {
  return stored === 'pro' ? plans.pro : plans.free;
}
