/** Something to ask the assistant for, in a person's ordinary words, and the types that what comes may have. */
export type Ask = { kind: string; of: 'document' | 'prompt'; words: string; types: string[]; isForPages?: true };

const document = (kind: string, words: string, ...types: string[]): Ask => ({ kind, of: 'document', words, types });
const prompt = (kind: string, words: string, ...types: string[]): Ask => ({ kind, of: 'prompt', words, types });

/** Every document of the three phases and every prompt category of the prompts page, in the order in which they build on each other. */
export const asks: Ask[] = [
  document('vision brief', 'Write the vision brief', 'idea'),
  document('requirements', 'Write the requirements', 'requirements'),
  document('user journeys', 'Write the user journeys', 'journeys'),
  document('market', 'Write the market and competitor worksheet', 'market'),
  document('business model', 'Write the business model', 'business'),
  document('tools', 'Which tools and stack should we use? Write the tool choice down with reasons', 'tools'),
  document('architecture', 'Write the architecture', 'architecture'),
  document('data model', 'Write the data model', 'database'),
  document('API outline', 'Write the API outline', 'api'),
  document('security plan', 'Write the security plan', 'security'),
  document('test plan', 'Write the test plan', 'tests'),
  document('implementation plan', 'Write the implementation plan', 'plan'),
  document('brand sheet', 'Write the brand sheet', 'brand'),
  document('legal checklist', 'Write the legal checklist', 'legal'),
  document('launch plan', 'Write the launch plan', 'launch'),
  document('growth plan', 'Write the growth plan', 'growth'),
  prompt('set-up', 'Write the prompt that sets the project up', 'setup_prompt'),
  prompt('feature', 'Write the prompt for the first feature', 'development_prompt'),
  prompt('iteration', 'Write a prompt to improve it after the first feedback', 'iteration_prompts'),
  prompt('security', 'Write the security prompt', 'security_implementation'),
  prompt('secure feature', 'Write a prompt that builds a feature securely', 'secure_feature_development'),
  prompt('marketing', 'Write a prompt for the marketing texts', 'marketing_assets'),
  prompt('operations', 'Write a prompt for running it in operation', 'operations_prompts'),
  {
    ...prompt(
      'feature in an app builder',
      'I build with Lovable. Write the prompt for the next feature',
      'development_prompt',
    ),
    isForPages: true,
  },
];
