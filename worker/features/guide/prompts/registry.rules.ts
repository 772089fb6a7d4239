import type { PromptDocumentType } from '#shared/document-types.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { writeIterationPrompt } from '#worker/features/guide/prompts/iteration.rules.ts';
import { writeMarketingPrompt } from '#worker/features/guide/prompts/marketing.rules.ts';
import { writeOperationsPrompt } from '#worker/features/guide/prompts/operations.rules.ts';
import type { PromptDraft } from '#worker/features/guide/prompts/parts.rules.ts';
import { writeSecureFeaturePrompt } from '#worker/features/guide/prompts/secure-feature.rules.ts';
import { writeSecurityPrompt } from '#worker/features/guide/prompts/security.rules.ts';
import { writeSetupPrompt } from '#worker/features/guide/prompts/set-up.rules.ts';

/**
 * A category of prompts that is written for the product as a whole; those for one feature are `writeFeaturePrompt`. `asks` are the words
 * that ask for it, `name` how a reply calls it. The writer renders for an app builder where one was decided on.
 */
export type PromptEntry = {
  kind: PromptDocumentType;
  name: string;
  asks: RegExp;
  /** `feature` is the one that was named, where a category builds one. */
  write: (product: Product, basis: string, feature?: Feature) => PromptDraft;
};

/** Every such category, in the order of the stations. The one table of prompts. */
export const promptEntries: PromptEntry[] = [
  {
    kind: 'setup_prompt',
    name: 'set-up prompt',
    asks: /\b(set[- ]?up|sets? (?:\w+ ){1,3}up|scaffold|boilerplate|initial|project start|start(ing)? prompt)\b/i,
    write: writeSetupPrompt,
  },
  {
    kind: 'secure_feature_development',
    name: 'prompt for the most delicate feature',
    asks: /\b(securely|against misuse|secure features?|safe features?|features? (that is |which is )?(secure|safe)|(delicate|riskiest|sensitive) features?)\b/i,
    write: writeSecureFeaturePrompt,
  },
  {
    kind: 'security_implementation',
    name: 'security prompt',
    asks: /\b(security|secure|permissions?|audit|penetration)\b/i,
    write: writeSecurityPrompt,
  },
  {
    kind: 'iteration_prompts',
    name: 'iteration prompt',
    asks: /\b(iterat(e|ion)s?|improv(e|es|ing|ements?)|polish(ing)?|refine(ment)?|after (the )?(first )?(feedback|tests?|trial)|feedback(?! (forms?|features?|buttons?|pages?|screens?)))\b/i,
    write: writeIterationPrompt,
  },
  {
    kind: 'marketing_assets',
    name: 'marketing prompt',
    asks: /\b(marketing|launch texts?|adverts?|advertising|press release|social media|announcements?|landing page texts?)\b/i,
    write: writeMarketingPrompt,
  },
  {
    kind: 'operations_prompts',
    name: 'operations prompt',
    asks: /\b(operations?|in production|run(ning)? (it|the (app|product))|monitor(ing)? (it|the (app|product))|backups?|maintenance|deploy(ment|ing)?)\b/i,
    write: writeOperationsPrompt,
  },
];

/** The category that a text names, if any. */
export function namedPrompt(text: string): PromptEntry | undefined {
  return promptEntries.find(({ asks }) => asks.test(text));
}

/** The entry of a category. */
export function promptOf(kind: PromptDocumentType): PromptEntry | undefined {
  return promptEntries.find((entry) => entry.kind === kind);
}
