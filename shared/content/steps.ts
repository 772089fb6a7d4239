/** The three phases of every project (spec 2, section 1). The migration writes the same rows into project_step_definitions. */
export const steps = [
  {
    stepNumber: 1,
    title: 'Ideation & Planning',
    description: 'Vision clarification, tool selection, planning',
    outputDescription: 'Requirements, architecture and an implementation plan',
  },
  {
    stepNumber: 2,
    title: 'Development & Implementation',
    description: 'Build, secure, polish, optimize',
    outputDescription: 'Coding prompts that build the product, and a secure, polished version of it',
  },
  {
    stepNumber: 3,
    title: 'Launch & Growth',
    description: 'Branding, legal compliance, launch strategy, growth',
    outputDescription: 'A launch plan, legal drafts and a growth plan',
  },
] as const;

/** The title of a step; numbers without one are labelled 'Step N' (spec 2, section 2). */
export function stepTitle(stepNumber: number): string {
  return steps.find((step) => step.stepNumber === stepNumber)?.title ?? `Step ${stepNumber}`;
}
