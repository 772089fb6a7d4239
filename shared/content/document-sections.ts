/** A section that a document or prompt has: how its heading may read, what belongs in it, and lines that do without a heading. */
export type SectionRule = { title: string; heading: RegExp; severity: 'error' | 'hint'; ask: string; line?: RegExp };

/** The sections of DESIGN section 7, in their order. Headings are compared in lower case, without numbers and marks. */
export const documentSections: Record<'requirements' | 'architecture', SectionRule[]> = {
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
    heading: /\b(verif\w+|validat\w+|how to check|checks?|tests?|testing|commands?|run|prove|proof)\b/,
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
