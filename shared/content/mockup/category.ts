import type { Html } from '#shared/mockup/html.ts';

/** When two categories have as many words in an idea, the one that stands first is taken: what is narrower comes before what is wide. */
export const mockupCategories = [
  'health',
  'commerce',
  'community',
  'entertainment',
  'content',
  'service',
  'tool',
] as const;

export type MockupCategory = (typeof mockupCategories)[number];

/** The colours by their job. Each text colour has a contrast of 4.5:1 or more on each ground that it stands on (mockup.test.ts). */
type MockupScheme = {
  paper: string;
  tint: string;
  card: string;
  ink: string;
  soft: string;
  line: string;
  accent: string;
  onAccent: string;
  /** The band at the end of the page. */
  deep: string;
  onDeep: string;
  onDeepSoft: string;
  /** For drawings only, never under or as text. */
  spark: string;
};

type Item = { title: string; text: string };

/** What a category adds to a project's own name and words. */
export type MockupContent = {
  scheme: MockupScheme;
  headingFont: string;
  headingWeight: number;
  radius: string;
  eyebrow: string;
  /** Stands in for the idea when there are no words of its own to show. */
  headline: string;
  lead: string;
  action: string;
  featuresTitle: string;
  features: [Item & { icon: Html }, Item & { icon: Html }, Item & { icon: Html }];
  stepsTitle: string;
  steps: [Item, Item, Item];
  closing: Item;
  /** What Pro adds, where a product of this category is usually paid by the month. */
  pricing?: { free: string[]; pro: string[] };
  scene: Html;
};
