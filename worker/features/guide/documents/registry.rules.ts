import type { DocumentType } from '#shared/document-types.ts';
import { stations } from '#worker/features/guide/content/stations.ts';
import { writeApi } from '#worker/features/guide/documents/api-outline.rules.ts';
import { writeArchitecture } from '#worker/features/guide/documents/architecture.rules.ts';
import { writeBrand } from '#worker/features/guide/documents/brand.rules.ts';
import { writeBusiness } from '#worker/features/guide/documents/business.rules.ts';
import { writeDatabase } from '#worker/features/guide/documents/database.rules.ts';
import { writeGrowth } from '#worker/features/guide/documents/growth.rules.ts';
import { writeJourneys } from '#worker/features/guide/documents/journeys.rules.ts';
import { writeLaunch } from '#worker/features/guide/documents/launch.rules.ts';
import { writeLegal } from '#worker/features/guide/documents/legal.rules.ts';
import { writeMarket } from '#worker/features/guide/documents/market.rules.ts';
import { writePlan } from '#worker/features/guide/documents/plan.rules.ts';
import { writeRequirements } from '#worker/features/guide/documents/requirements.rules.ts';
import { writeSecurity } from '#worker/features/guide/documents/security.rules.ts';
import { writeTests } from '#worker/features/guide/documents/tests.rules.ts';
import { writeTools } from '#worker/features/guide/documents/tools.rules.ts';
import { writeVision } from '#worker/features/guide/documents/vision.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/**
 * A kind of document: `asks` are the words that ask for it, `asksAs` whole questions that do; `isOnPath` that the guide leads to it;
 * `tasks` are those of the checklist that it helps with. `gives` and `means` may hold slots of the product.
 */
export type DocumentEntry = {
  kind: DocumentType;
  title: string;
  asks: RegExp;
  asksAs?: RegExp;
  isOnPath: boolean;
  needs: DocumentType[];
  gives: string;
  means: string;
  tasks: string[];
  write: (product: Product, basis: string) => string;
};

/** Every document that the guide writes, in the order in which they build on each other. The one table of documents. */
export const documentEntries: DocumentEntry[] = [
  {
    kind: 'idea',
    title: 'Vision brief',
    asks: /\b(vision( brief| statement| document)?|idea brief|one[- ]pager|pitch|elevator pitch|product brief|concept( paper| brief)?)\b/i,
    isOnPath: false,
    needs: [],
    gives: 'for whom {name} is, what gets better, and the guess that would sink it',
    means: 'The vision brief says on one page for whom it is, what gets better for them, and what has to be true.',
    tasks: ['concept-one-sentence-pitch', 'concept-riskiest-guess', 'concept-turning-point'],
    write: writeVision,
  },
  {
    kind: 'market',
    title: 'Market worksheet',
    asks: /\b(market(?!ing|place)( and competitors?)?( (worksheet|research|analysis|study|overview))?|competitors?( worksheet| analysis)?|competition|competitive analysis)\b/i,
    asksAs: /^(so )?(who|what) (are|is) (my|our|the|its) (competitors?|competition|market)\b/i,
    isOnPath: false,
    needs: ['idea', 'requirements'],
    gives: 'what to look up about {clients} and their present ways, where, and how to judge it',
    means:
      'The market worksheet is a list of what to find out about people and other products, with room for what you find.',
    tasks: [
      'research-five-conversations',
      'research-todays-ways',
      'research-complaint-tally',
      'research-reason-to-switch',
    ],
    write: writeMarket,
  },
  {
    kind: 'business',
    title: 'Business model',
    asks: /\b(business (model|plan|case)|revenue model|pricing( model| plan)?|monetis?z?ation|lean canvas|business canvas)\b/i,
    asksAs: /^(so )?how (do|will|can|could|should) (i|we|it) (earn|make) money\b/i,
    isOnPath: false,
    needs: ['idea', 'market', 'requirements'],
    gives: 'who could pay for {items}, what each {deal} costs you, and from how many on it carries itself',
    means: 'The business model says who pays for what, what it costs you, and from when on it carries itself.',
    tasks: ['business-who-pays', 'business-price-reactions', 'business-cost-per-user', 'business-break-even'],
    write: writeBusiness,
  },
  {
    kind: 'requirements',
    title: 'Requirements',
    asks: /\b(requirements?|prd|(?<!api )spec(ification)?s?|user stories|features? list)\b/i,
    isOnPath: true,
    needs: [],
    gives: 'what the product does, how anyone can check it, and what is assumed',
    means:
      'The requirements are a list of what your product does, written so that you and a coding tool understand the same thing.',
    tasks: ['core-read-requirements-aloud', 'core-cut-first-version'],
    write: writeRequirements,
  },
  {
    kind: 'journeys',
    title: 'User journeys',
    asks: /\b((user|customer)[ -]?(journeys?|flows?)|journeys?( map)?|user stories map|walk-?throughs?)\b/i,
    isOnPath: false,
    needs: ['requirements'],
    gives: 'each way through {name}, screen by screen, with what can go wrong',
    means: 'A user journey tells step by step what one person does and sees, from the reason they come to the end.',
    tasks: ['core-walk-the-journey'],
    write: writeJourneys,
  },
  {
    kind: 'tools',
    title: 'Tools and stack',
    asks: /\b(tools?( and (tech )?stack)?( (choice|selection|list|document))|tech(nology|nical)? (stack|choices?)|(tools? and|choice of) (tools?|(the )?stack)|stack( choice)?|tool and stack)\b/i,
    isOnPath: false,
    needs: ['requirements'],
    gives: 'with what to build {name}, why, what speaks against it, and what it costs',
    means: 'This says with which tools and services it is built, why these, and what they cost.',
    tasks: ['tools-choose-one', 'tools-spending-limit'],
    write: writeTools,
  },
  {
    kind: 'architecture',
    title: 'Architecture',
    asks: /\b(architecture|tech(nical)? design|system design)\b/i,
    isOnPath: true,
    needs: ['requirements', 'tools'],
    gives: 'the stack, what is stored about {items} and {deals}, and the rules every part keeps',
    means:
      'The architecture says what the product is built with and what it stores, so that each part fits the others.',
    tasks: ['core-who-may-do-what', 'core-question-decisions'],
    write: writeArchitecture,
  },
  {
    kind: 'database',
    title: 'Data model',
    asks: /\b(data ?(model|base)( schema| design)?|schema|entities)\b/i,
    isOnPath: false,
    needs: ['requirements', 'architecture'],
    gives: 'each record with its fields, who may see it, and how long it is kept',
    means: 'The data model lists what is stored, field by field, and who may see it.',
    tasks: ['core-what-is-remembered'],
    write: writeDatabase,
  },
  {
    kind: 'api',
    title: 'API outline',
    asks: /\b(api( outline| design| spec(ification)?)?|endpoints?|routes)\b/i,
    isOnPath: false,
    needs: ['requirements', 'architecture', 'database'],
    gives: 'each call that the screens make, with what goes in, what comes out and who may',
    means: 'The API outline lists the calls between the screens and the server.',
    tasks: [],
    write: writeApi,
  },
  {
    kind: 'plan',
    title: 'Implementation plan',
    asks: /\b((implementation |build(ing)? |project )?plan|roadmap|tasks?|milestones|backlog|timeline|planning)\b/i,
    isOnPath: true,
    needs: ['requirements', 'architecture'],
    gives: 'tasks in order, each with the requirement it serves and how to verify it',
    means: 'The plan is the list of steps to build it, in order, each with a way to see that it is done.',
    tasks: ['core-plan-shows-early', 'workflow-one-task-a-prompt'],
    write: writePlan,
  },
  {
    kind: 'tests',
    title: 'Test plan',
    asks: /\b(test(ing)? (plan|strategy|cases?|list|document|checklist)|qa plan|acceptance tests?)\b/i,
    asksAs:
      /\bwhat (should|must|do|shall) (we|i) test\b|\bhow (should|do|can) (we|i) test (it|this|that|the app|the product)\b|^(please )?(write|make|draft|create)( me)? (the |some )?tests[.!\s]*$/i,
    isOnPath: false,
    needs: ['requirements', 'plan'],
    gives: 'one test for each criterion by its id, what is tried by hand, and when it is good enough',
    means: 'The test plan says how you find out that each promise of the requirements is kept.',
    tasks: ['workflow-tests-from-requirements'],
    write: writeTests,
  },
  {
    kind: 'security',
    title: 'Security plan',
    asks: /\b((security|privacy and security) (plan|concept|document|strategy)|threat (model|analysis)|threats)\b/i,
    asksAs: /\bwhat (could|can) (be attacked|an attacker do|go wrong with (the |our |my )?data)\b/i,
    isOnPath: true,
    needs: ['requirements', 'architecture', 'database'],
    gives: 'what somebody could do to {items} and {deals}, what stops it, and how you see that it does',
    means: 'The security plan lists what could be done to your data, what stops it, and how you check that.',
    tasks: ['security-row-level-access', 'auth-walk-every-door', 'input-server-checks', 'security-rate-limits'],
    write: writeSecurity,
  },
  {
    kind: 'brand',
    title: 'Brand sheet',
    asks: /\b(brand(ing)?( (sheet|guide(lines)?|identity|book|document))?|style guide|tone of voice|voice and colou?rs)\b/i,
    isOnPath: false,
    needs: ['idea', 'requirements'],
    gives: 'how {name} looks and speaks, colours that can be read, and a first page in words of {clients}',
    means: 'The brand sheet says how it looks and speaks, so that each page, mail and post sounds like one person.',
    tasks: [
      'brand-name-is-free',
      'brand-own-domain',
      'brand-first-words',
      'brand-colours-and-type',
      'brand-voice-rules',
    ],
    write: writeBrand,
  },
  {
    kind: 'legal',
    title: 'Legal checklist',
    asks: /\b(legal( (check-?list|documents?|drafts?|page|texts?))?|privacy (policy|notice|statement)|terms( of (use|service)| and conditions)|gdpr|imprint)\b/i,
    asksAs: /\bwhat (do|does|must|should) (i|we|it) .{0,30}\b(legally|by law)\b/i,
    isOnPath: true,
    needs: ['requirements', 'architecture', 'database'],
    gives: 'what {name} keeps about people and why, with drafts of a privacy policy and of terms',
    means: 'The legal checklist says what you keep about people and what follows from it; a lawyer has the last word.',
    tasks: ['legal-special-rules', 'legal-privacy-policy', 'legal-terms-of-use', 'legal-export-and-deletion'],
    write: writeLegal,
  },
  {
    kind: 'launch',
    title: 'Launch plan',
    asks: /\b(launch(ing)?( (plan|checklist|strategy|day|document))?|go[- ]to[- ]market( plan| strategy)?|release plan)\b/i,
    asksAs: /\bhow (do|should|can) (i|we) launch\b/i,
    isOnPath: true,
    needs: ['requirements', 'plan', 'legal'],
    gives: 'week by week whom you ask, what you say to {clients}, and what you do when a measure is missed',
    means: 'The launch plan says week by week whom you ask, what you say to them, and what is checked before.',
    tasks: ['launch-trial-group', 'launch-walk-the-real-thing', 'launch-day-by-the-hour', 'social-two-places'],
    write: writeLaunch,
  },
  {
    kind: 'growth',
    title: 'Growth plan',
    asks: /\b(growth( (plan|strategy|loops?|document))?|grow(ing)? (it|the product|the app)|marketing plan|how to grow)\b/i,
    asksAs: /\bhow (do|should|can|will) (i|we|it) grow\b/i,
    isOnPath: true,
    needs: ['requirements', 'launch'],
    gives: 'loops that bring more {clients}, three experiments with a number and an end, and four reviews',
    means: 'The growth plan says how one use leads to the next, and which experiments show whether it does.',
    tasks: ['growth-one-figure', 'growth-who-comes-back', 'growth-two-talks-a-week', 'growth-one-channel-at-a-time'],
    write: writeGrowth,
  },
];

const byKind = new Map(documentEntries.map((entry) => [entry.kind, entry]));

/** The entry of a kind; a kind that the guide does not write gives undefined. */
export function entryOf(kind: string): DocumentEntry | undefined {
  return byKind.get(kind as DocumentType);
}

/** The station at which a kind of document is written. */
export function stationOf(kind: DocumentType) {
  return stations.find(({ documents }) => documents.includes(kind));
}

/** The kinds of document that a text names, in the order in which they build on each other. */
export function namedDocuments(text: string): DocumentType[] {
  if (/\ball (the )?(three |my )?documents?\b|\beverything\b/i.test(text))
    return ['requirements', 'architecture', 'plan'];
  // 'The test plan' names no plan of the build: what a longer name has taken is not read again.
  const plan = entryOf('plan');
  const rest = documentEntries
    .filter((entry) => entry !== plan)
    .reduce((left, { asks }) => left.replace(new RegExp(asks.source, 'gi'), ' '), text);
  return documentEntries
    .filter((entry) => (entry === plan ? entry.asks.test(rest) : entry.asks.test(text) || entry.asksAs?.test(text)))
    .map(({ kind }) => kind);
}
