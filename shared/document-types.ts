/** What a document is of, in the order in which they build on each other; its type chooses icon and check. */
export const documentTypes = [
  'idea',
  'market',
  'business',
  'requirements',
  'journeys',
  'tools',
  'architecture',
  'database',
  'api',
  'plan',
  'tests',
  'security',
  'brand',
  'legal',
  'launch',
  'growth',
  'review',
] as const;
export type DocumentType = (typeof documentTypes)[number];

/** What a prompt is for (spec 2, section 2). */
export const promptDocumentTypes = [
  'setup_prompt',
  'development_prompt',
  'iteration_prompts',
  'security_implementation',
  'secure_feature_development',
  'marketing_assets',
  'operations_prompts',
] as const;
export type PromptDocumentType = (typeof promptDocumentTypes)[number];

/** The step that a prompt without one belongs to, by its kind: marketing and operations are for the launch, the rest builds. */
export const stepOfPromptType = {
  setup_prompt: 2,
  development_prompt: 2,
  iteration_prompts: 2,
  security_implementation: 2,
  secure_feature_development: 2,
  marketing_assets: 3,
  operations_prompts: 3,
} as const satisfies Record<PromptDocumentType, number>;
