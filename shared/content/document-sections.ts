import type { DocumentType } from '#shared/document-types.ts';

/** A section that a document or prompt has: how its heading may read, what belongs in it, and lines that do without a heading. */
export type SectionRule = { title: string; heading: RegExp; severity: 'error' | 'hint'; ask: string; line?: RegExp };

const section = (
  title: string,
  heading: RegExp,
  ask: string,
  severity: SectionRule['severity'] = 'error',
): SectionRule => ({ title, heading, severity, ask });

/** The sections of DESIGN section 7, and of the documents around these, in their order. Headings are compared in lower case, without numbers and marks. */
export const documentSections: Record<'requirements' | 'architecture', SectionRule[]> &
  Partial<Record<DocumentType, SectionRule[]>> = {
  requirements: [
    {
      title: 'Vision',
      heading: /\b(vision|overview|summary|introduction|purpose|mission|problem|goals?|about|background)\b/,
      severity: 'error',
      ask: 'say in a few sentences what it is, for whom, and what gets better',
    },
    {
      title: 'Users',
      heading:
        /\b(users?|personas?|audience|actors?|roles?|people|stakeholders|customers?|jobs? to be done|who (it is|it's|is it) for)\b(?! (journeys?|flows?|stor(y|ies)|interface|experience|research|guide))/,
      severity: 'error',
      ask: 'name each kind of user and the job they hire it for',
    },
    {
      title: 'Journeys',
      heading:
        /\b(journeys?|flows?|scenarios?|use cases?|user stor(y|ies)|walk-?throughs?|how it works|a day (in|with|of))\b/,
      severity: 'error',
      ask: 'tell step by step how a user gets from the first screen to what they came for',
    },
    {
      title: 'Glossary',
      heading: /\b(glossary|terms|terminology|definitions|vocabulary|words)\b/,
      severity: 'hint',
      ask: 'say in a sentence what each word of the field means, so that all use it alike',
    },
    {
      title: 'What it will not do',
      heading:
        /\b(will not|won't|does not|doesn't|not do|not doing|non-?goals?|out[ -]of[ -]scope|not in scope|exclu\w+|not included|leaves? out|limits|boundaries)\b/,
      severity: 'error',
      ask: 'list what a reader might expect and will not get in this version',
    },
    {
      title: 'Measures of success',
      heading: /\b(measur\w+|metrics?|success|kpis?|outcomes?)\b/,
      severity: 'error',
      ask: 'list SM-1, SM-2 and so on, each with a number and a date or period',
    },
  ],
  architecture: [
    {
      title: 'Stack',
      heading: /\b(stack|technolog\w+|tech|built with|tools|tooling|frameworks?)\b/,
      severity: 'error',
      ask: 'name what it is built with, part by part',
    },
    {
      title: 'Data model',
      heading: /\b(data|entit\w+|schema|tables|records|database|storage|domain model)\b/,
      severity: 'error',
      ask: 'list what is stored, with the fields of each record',
    },
    {
      title: 'Deferred',
      heading:
        /\b(defer\w*|later|future|postponed?|not (now|yet)|out[ -]of[ -]scope|can wait|non-?goals?|next versions?|parked)\b/,
      severity: 'error',
      ask: 'list what is put off, each with the moment to take it up',
    },
  ],
  idea: [
    section(
      'Sentence',
      /\b(sentence|pitch|vision|summary|statement|overview)\b/,
      'say in one sentence for whom it is, what they do, and what is better',
      'hint',
    ),
    section(
      'Problem',
      /\b(problem|today|wrong|pain|need|why)\b/,
      'tell how people manage today and what that costs them',
      'hint',
    ),
    section(
      'What has to be true',
      /\b(true|risk\w*|guess\w*|assum\w+|hypothes\w+|bets?)\b/,
      'list what could turn out false, the riskiest first',
      'hint',
    ),
  ],
  market: [
    section(
      'Ways today',
      /\b(today|alternatives?|ways|status quo|manage|substitutes?)\b/,
      'list how people manage now and what it costs them',
    ),
    section(
      'Competitors',
      /\b(competit\w+|products|players|landscape|others)\b/,
      'give each product a row with link, price, complaints and the day it was seen',
    ),
    section(
      'How to judge',
      /\b(judge|criteri\w+|conclusions?|findings|decide|what it means|insights?|position\w*)\b/,
      'say which finding would change what is built',
    ),
  ],
  business: [
    section(
      'Who pays',
      /\b(pays?|revenue|customers?|pricing|price|income|earn\w*|segments?)\b/,
      'say who pays whom, for what and how often',
    ),
    section('Costs', /\b(costs?|expenses?|spending)\b/, 'list what grows with use and what does not'),
    section(
      'Break-even',
      /\b(break[ -]?even|carries|sustain\w*|profit\w*|projection|unit economics|margin)\b/,
      'say from how many on it carries itself',
    ),
  ],
  journeys: [
    section(
      'What goes wrong',
      /\b(wrong|errors?|fail\w*|exceptions?|walk|steps?|journey|takes|runs?|begins?|way)\b/,
      'tell the steps, and at each what can go wrong',
      'hint',
    ),
  ],
  tools: [
    section(
      'Stack',
      /\b(stack|tools?|technolog\w+|parts?|services|application|choices?)\b/,
      'name each part with the reason for it',
    ),
    section(
      'Left out',
      /\b(left out|alternatives?|against|reject\w*|considered|other|not chosen)\b/,
      'say what else was looked at and why it was not taken',
    ),
    section('Costs', /\b(costs?|prices?|budget)\b/, 'say what it costs a month, now and with more people'),
  ],
  tests: [
    section(
      'Tests',
      /\b(tests?|cases?|criteri\w+|scenarios?|checks?)\b/,
      'list a test for each acceptance criterion by its id',
    ),
    section(
      'When it is enough',
      /\b(enough|exit|done|release|accept\w*|pass\w*)\b/,
      'say when the product is good enough to be shown',
    ),
  ],
  security: [
    section('Assets', /\b(protect\w*|assets?|data|records?|worth)\b/, 'list what is stored and who may see it'),
    section(
      'Threats',
      /\b(threats?|risks?|attacks?|dangers?|abuse)\b/,
      'say for each record what somebody could do to it, what stops that, and how to check it',
    ),
    section(
      'When something happened',
      /\b(happen\w*|incidents?|breach\w*|response|respond|recover\w*|emergenc\w+)\b/,
      'say what is done first, and who is told',
    ),
  ],
  brand: [
    section(
      'Name',
      /\b(names?|naming|trademarks?|domains?)\b/,
      'say where to look whether the name is free, and what is a no',
    ),
    section(
      'Voice',
      /\b(voice|tone|speaks?|writing)\b/,
      'give rules, each with a sentence that keeps and one that breaks it',
    ),
    section('Colours', /\b(colou?rs?|palette)\b/, 'give each colour its code, its use and its contrast'),
    section(
      'First page',
      /\b(first page|home ?page|landing page|hero|headline)\b/,
      'write headline, second line and button',
      // What only its own people use has none.
      'hint',
    ),
  ],
  legal: [
    section(
      'What is kept',
      /\b(kept|keeps?|data|records?|collect\w*)\b/,
      'list what is kept about people, what for, how long, and who sees it',
    ),
    section('Draft', /\b(drafts?|policy|terms|privacy)\b/, 'draft the texts that people will read'),
    section('Steps', /\b(before|checklist|steps?|to do)\b/, 'say what has to be true before the first stranger comes'),
  ],
  launch: [
    section(
      'Weeks',
      /\b(weeks?|timeline|schedule|calendar|dates?|steps?)\b/,
      'say what is done in which week, with whom, and when it is done',
    ),
    section(
      'What to say',
      /\b(say|words|messages?|pitch|drafts?|texts?)\b/,
      'write the sentences that are said and sent',
    ),
    section(
      'Measures',
      /\b(watch|measur\w+|metrics?|figures?|success)\b/,
      'name the measures by id, and what is done when one is missed',
    ),
  ],
  growth: [
    section('Loops', /\b(loops?|engines?|channels?)\b/, 'tell how one use leads to the next', 'hint'),
    section(
      'Experiments',
      /\b(experiments?|tests?|trials?)\b/,
      'give each experiment its number and the moment at which it ends',
    ),
    section(
      'Reviews',
      /\b(reviews?|days?|check-?ins?|cadence)\b/,
      'say on which days what is looked at, and what follows',
    ),
  ],
  // Its other sections come of answers that may be left open.
  review: [
    section(
      'Measures',
      /\b(measur\w+|metrics?|figures?|numbers|targets?)\b/,
      'give each measure a row: what was wanted, what was found, hit or missed and by how much',
    ),
    section('Decision', /\b(decision|decide\w*|verdict|conclusion|go on)\b/, 'go on, change, or stop, and why'),
  ],
};

const basics = {
  goal: {
    title: 'Goal',
    heading: /\b(goals?|objectives?|task|purpose|aim|mission|outcome|what to build|build)\b/,
    severity: 'error',
    ask: 'say in one or two sentences what shall work when this is done',
  },
  context: {
    title: 'Context',
    heading:
      /\b(context|background|overview|about|product|stack|what the app is|what it is|project|where (we|things) (are|stand))\b/,
    severity: 'error',
    ask: 'say what the product is, what it is built with, and which documents and versions this rests on',
  },
  always: {
    title: 'Always',
    heading:
      /\b(always|rules?|must|do|dos|principles?|guidelines?|conventions?|constraints?|standards?|requirements?)\b(?! not|n't)/,
    severity: 'error',
    ask: 'list the rules that hold in every file',
    line: /^always\b/i,
  },
  never: {
    title: 'Never',
    heading: /\b(never|not|don'ts?|avoid|non-?goals?|out[ -]of[ -]scope|forbidden|limits|boundaries|constraints?)\b/,
    severity: 'error',
    ask: 'list what must not be done, above all what lies beside the goal',
    line: /^(never|do not|don['’]t|must not)\b/i,
  },
  files: {
    title: 'Files or screens',
    heading:
      /\b(files?|folders?|screens?|pages?|views?|parts?|components?|modules?|structure|routes?|endpoints?|commands?|tables?|types|records?|data|schema|where)\b/,
    severity: 'error',
    ask: 'name the files or screens that this is about',
  },
  edges: {
    title: 'Edge cases',
    heading:
      /\b(edges?|edge cases?|corner cases?|special cases?|also think of|exceptions?|errors?|failures?|what can go wrong|pitfalls?)\b/,
    severity: 'error',
    ask: 'list what goes wrong or happens seldom, and what shall happen then',
  },
  acceptance: {
    title: 'Acceptance criteria',
    heading: /\b(accept\w*|criteri\w+|done when|definition of done|done|success|expected|how to check|checks?)\b/,
    severity: 'error',
    ask: 'repeat the criteria that this must meet, with their ids',
  },
  verify: {
    title: 'Verify',
    heading: /\b(verif\w+|validat\w+|how to check|checks?|tests?|testing|commands?|run|prove|proof|try)\b/,
    severity: 'error',
    ask: 'give the commands to run, or what to try by hand, to see that it works',
  },
} satisfies Record<string, SectionRule>;

const { goal, context, always, never, files, edges, acceptance, verify } = basics;
const hintOf = (rule: SectionRule): SectionRule => ({ ...rule, severity: 'hint' });

/** The sections of a coding prompt by its type; one that goes over what is built has no files and screens of its own. */
export const promptSections: Record<string, SectionRule[]> = {
  setup_prompt: [goal, context, always, never, files, hintOf(edges), acceptance, verify],
  development_prompt: [goal, context, always, never, files, edges, acceptance, verify],
  iteration_prompts: [goal, context, always, never, hintOf(edges), acceptance, verify],
  security_implementation: [goal, context, always, never, hintOf(edges), acceptance, verify],
  secure_feature_development: [goal, context, always, never, files, edges, acceptance, verify],
};
