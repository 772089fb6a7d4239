import type { Noun } from '#worker/features/guide/grammar/words.rules.ts';

/** What kind of act a verb is; features and criteria are written per family, not per verb. */
const families = [
  'order',
  'pay',
  'book',
  'cancel',
  'submit',
  'review',
  'see',
  'search',
  'share',
  'message',
  'remind',
  'record',
  'manage',
  'learn',
  'play',
  'rate',
  'match',
  'generate',
  'check',
  'collect',
  'lend',
  'join',
  'upload',
  'export',
  'plan',
  'compare',
] as const;
export type Family = (typeof families)[number];

const categories = [
  'commerce',
  'booking',
  'community',
  'learning',
  'health',
  'finance',
  'content',
  'game',
  'developer tool',
  'internal tool',
  'marketplace',
  'general',
] as const;
export type Category = (typeof categories)[number];

const patternIds = [
  'order',
  'store',
  'booking',
  'exchange',
  'community',
  'learning',
  'intake',
  'tracking',
  'generator',
  'discovery',
  'game',
  'devtool',
  'publishing',
] as const;
export type PatternId = (typeof patternIds)[number];

/**
 * A feature as text. `{client}`, `{a item}`, `{Hosts}` are slots that the idea fills; `covers` names the acts of the idea that
 * this feature already answers; `screen` is where a person meets it.
 */
export type FeatureText = {
  key: string;
  covers: Family[];
  title: string;
  says: string;
  criteria: string[];
  screen: string;
  /** Who acts, what for, and whether nobody or a device acts: known where a feature is made of a clause of the idea. */
  actor?: Noun;
  why?: string;
  isRule?: true;
  isDevice?: true;
};

/**
 * One choice of a question: what is shown, what it means in a document, what it adds, and words of an idea that recommend it.
 * `drops` names a subject (content/subjects) that the choice takes out of the product.
 */
export type OptionText = {
  label: string;
  rule: string;
  criterion?: string;
  /** What is refused beyond the limit that the choice names, as a criterion beside the other. */
  bound?: string;
  not?: string;
  drops?: string;
  /** Criteria, measures and rules that no longer hold. */
  removes?: RegExp;
  fits?: RegExp;
};

/** A question of the bank. `shapes` is the key of the feature that the answer changes; the first option is the recommended one. */
export type QuestionText = {
  key: string;
  topic: string;
  ask: string;
  why: string;
  /** What happens where nobody settles it. */
  prevents?: string;
  shapes: string;
  known?: RegExp;
  /** The criterion that an answer in the person's own words makes, which stands at {answer}. */
  heard?: string;
  /** Whose act and which thing it is about, where the shape's own people and thing may be others. */
  about?: { actor: Noun; topic: Noun };
  /** Asked of any product: nothing is assumed for it, and an answer in own words is read as a fact. */
  isCore?: true;
  options: OptionText[];
};

/** The shape that many products share: who meets whom over what. The idea's own people, things and acts are laid over it. */
export type Pattern = {
  /** Made of the acts of one idea; `id` then only names the nearest of the shapes. */
  isOwn?: true;
  id: PatternId;
  category: Category;
  signs: RegExp;
  families: Family[];
  client: string;
  host?: string;
  item: string;
  deal: string;
  dealMeans: string;
  aim: string;
  problem: string;
  clientJob: string;
  hostJob?: string;
  /** What each of all other kinds of people does with it, by their name. */
  jobs?: Readonly<Record<string, string>>;
  journeys: { title: string; steps: string[] }[];
  features: FeatureText[];
  measures: string[];
  nots: string[];
  questions: QuestionText[];
  entities: { name: string; fields: string; holds: string }[];
  /** `never` is the way that the rule forbids, as an order: 'Read what is left and write it after'. */
  rules: { decision: string; prevents: string; rule: string; never?: string }[];
  /** What may happen beside the criteria, and what must be true after it. */
  edges: [happens: string, after: string][];
};
