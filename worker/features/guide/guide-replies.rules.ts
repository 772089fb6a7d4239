import { stepTitle } from '#shared/content/steps.ts';
import type { Idea } from '#worker/features/guide/guide-idea.rules.ts';
import type { DocumentKind } from '#worker/features/guide/guide-intent.rules.ts';
import type { Product } from '#worker/features/guide/guide-product.rules.ts';
import { nameUsers, tellActs, unusedWords } from '#worker/features/guide/guide-requirements.rules.ts';
import type { ProjectBrief } from '#worker/features/guide/guide-turn.rules.ts';
import { capitalise, escapeText, fill, joinWords } from '#worker/features/guide/guide-words.rules.ts';

/** The first words of a project: what was understood, and what comes now. */
export function writeGreeting(product: Product): string {
  const { idea } = product;
  const foreign = idea.language
    ? `${idea.language.greeting ? `${idea.language.greeting}\n\n` : ''}Your idea is in ${idea.language.name}; I write English, so please correct me where I misread it. `
    : '';
  const caution = product.caution ? `\n\n${product.caution}` : '';
  return `${foreign}${understood(product)}${caution}\n\n${idea.clarity === 'clear' ? 'A few choices decide what the first version looks like. The recommended answers are what I would take if you are not sure.' : 'Two or three answers are enough for a first version of the requirements; you can change all of them later.'}`;
}

function understood(product: Product): string {
  const { idea, slots } = product;
  if (idea.clarity === 'empty')
    return 'Welcome. There is no description yet that I can build on, so let us find the core of it together.';
  if (idea.clarity === 'vague') {
    const field: Record<string, string> = {
      pets: 'pets and the people who care for them',
      garden: 'plants and gardens',
      food: 'food and cooking',
      fitness: 'sport and training',
      health: 'health',
      money: 'money',
      learning: 'learning',
      travel: 'travel',
      home: 'home and neighbourhood',
      kids: 'families',
      music: 'music',
      events: 'events',
      work: 'work in teams',
      games: 'games',
      code: 'work on code',
    };
    const about = idea.domain
      ? `it is about ${field[idea.domain.id] ?? idea.domain.id}`
      : idea.things[0]
        ? `it is about ${idea.things[0].many}`
        : 'the field is still open';
    return `Welcome. As I read it, ${about}; who it is for and what it does first is not settled yet.`;
  }
  const told = tellActs(product, 4);
  const plain = (text: string) => text.toLowerCase().replace(/\W+/g, ' ').trim();
  const echoes = plain(idea.said).includes(plain(told)) && told.length > idea.said.length * 0.7;
  const thin = idea.acts.length === 1 && !idea.acts[0]?.object && told.split(' ').length <= 5;
  const aim = `${capitalise(fill(idea.pattern.aim, slots))}.`;
  const acts = thin ? `${aim} ${told}` : echoes ? `The core, as I read it: ${fill(idea.pattern.aim, slots)}.` : told;
  return `So ${product.name} is for ${nameUsers(product, true)}. ${acts || `${capitalise(fill(idea.pattern.aim, slots))}.`}`;
}

const nextOffer: Record<DocumentKind | 'prompts', (product: Product) => string> = {
  requirements: () =>
    'Next I can write the requirements: what the product does, how anyone can check it, and what is assumed. Shall I write the requirements?',
  architecture: (product) =>
    `Next I can write the architecture: the stack, what is stored about ${product.idea.item.many} and ${product.idea.deal.many}, and the rules every part keeps. Shall I write the architecture?`,
  plan: () =>
    'Next I can write the plan: tasks in order, each with the requirement it serves and how to verify it. Shall I write the plan?',
  database: () => 'Shall I write the data model?',
  prompts: (product) =>
    product.tool?.builder
      ? `Next I can write the set-up prompt for ${product.tool.name}: screens, data and rules in plain words, without code. Shall I write the set-up prompt?`
      : `Next I can write the coding prompts, first for the project set-up and then for ${product.features[0]?.id} ${product.features[0]?.title}. Shall I write the prompts?`,
};

/** What comes next in the process, as an offer that 'yes' takes up. */
export function offerNext(product: Product, brief: ProjectBrief, made: string[]): string {
  const has = (type: string) => made.includes(type) || brief.documents.some((document) => document.type === type);
  const builder = product.tool?.builder === true;
  if (builder && made.includes('plan') && brief.prompts.length === 0) return nextOffer.prompts(product);
  const order = builder ? (['requirements', 'plan'] as const) : (['requirements', 'architecture', 'plan'] as const);
  const missing = order.find((type) => !has(type));
  if (missing) return nextOffer[missing](product);
  if (brief.prompts.length === 0 && !made.includes('prompts')) return nextOffer.prompts(product);
  return `Next I can write the ${product.tool?.builder ? '' : 'coding '}prompt for the feature that follows. Shall I write the next prompt?`;
}

/** What a document holds, what it assumes and what is open. */
export function describeDocument(product: Product, kind: DocumentKind, revised: boolean): string {
  const title = titles[kind];
  if (kind !== 'requirements') {
    const holds: Record<DocumentKind, string> = {
      requirements: '',
      database: 'the records with their fields',
      architecture:
        'the stack, a picture of the parts, the decisions with the rule each one sets, the data model, and what can wait',
      plan: 'the tasks in order, each with the requirement it serves, what it depends on and how to verify it',
    };
    return `**${title}** is ${revised ? 'revised' : 'ready'}. It holds ${holds[kind]}.`;
  }
  const features = product.features.map(({ id, title: name }) => `- ${id} ${name}`).join('\n');
  const assumed = product.assumptions
    .slice(0, 4)
    .map((text) => `- ${text}`)
    .join('\n');
  const open = product.clarifications.length > 0 ? `\n\nOpen: ${product.clarifications.join(' Also: ')}` : '';
  const unused = unusedWords(product);
  const left =
    unused.length > 0
      ? `\n\nI did not use: ${unused.map((text) => `“${text}”`).join(', ')}. Tell me in a sentence if something should follow from it.`
      : '';
  const assumptions = assumed ? `\n\nI assumed, until you say otherwise:\n\n${assumed}` : '';
  return `**${title}** is ready, with ${product.features.length} features. Each has a number, FR-1 and so on, and sentences that can be checked: WHEN something happens, THE SYSTEM SHALL do what is written.\n\n${features}${assumptions}${open}${left}`;
}

export const titles: Record<DocumentKind, string> = {
  requirements: 'Requirements',
  architecture: 'Architecture',
  plan: 'Implementation plan',
  database: 'Data model',
};

/** Said in place of a new version that would repeat the saved one. */
export function describeUnchanged(brief: ProjectBrief, kind: DocumentKind): string {
  const saved = brief.documents.find(({ type }) => type === kind);
  return `**${escapeText(saved?.title ?? titles[kind], 80)}** v${saved?.version ?? 1} already says all of it; nothing has changed since, so I saved no new version.`;
}

/** Answer to a message that adds facts: what was kept, and what follows from it. */
export function describeFacts(
  facts: string[],
  tool: string | undefined,
  product: Product,
  brief: ProjectBrief,
): string {
  const written = brief.documents.find(({ type }) => type === 'requirements');
  const built = tool
    ? `Noted: you build with ${product.tool?.name ?? escapeText(tool, 60)}; the plan and the prompts will be written for it.`
    : '';
  if (facts.length === 0)
    return tool
      ? `${built}\n\n${offerNext(product, brief, [])}`
      : `I have read that and found nothing in it to decide, so nothing was saved. Tell me what people do with ${product.name}, or what it must or must not do.\n\n${offerNext(product, brief, [])}`;
  const noted = `Noted: ${joinWords(facts.map((fact) => `“${escapeText(fact, 90).replace(/[.;,]$/, '')}”`))}.${built ? ` ${built}` : ''}`;
  if (written)
    return `${noted} It is kept as a decision and not yet in ${escapeText(written.title, 80)} v${written.version}.\n\nShall I revise the requirements?`;
  return `${noted} ${understood(product)}\n\n${offerNext(product, brief, [])}`;
}

/** When a change was meant and the guide cannot tell which: nothing is saved, one question is asked. */
export function askWhatToChange(subject: string, { features }: Product): string {
  const what = subject ? `“${escapeText(subject, 80)}”` : 'that';
  const choices = joinWords(
    features.slice(0, 12).map(({ id, title }) => `${id} ${title}`),
    'or',
  );
  return `I can’t tell what ${what} should change, so I changed nothing and saved nothing. Which of these do you mean: ${choices}?`;
}

/** Answer to somebody who speaks of ending or harming their life. Nothing else is offered. */
export function writeCare(): string {
  return 'I am sorry that it is this hard right now. This is not something I can help with; I only know how to plan products. Please talk to someone close to you, or call a local crisis line; findahelpline.com lists them by country. If you are in danger now, call your emergency number, such as 112 or 911. Nothing of this was saved as a decision.';
}

const plainly: [RegExp, string][] = [
  [/\bprompts?\b/i, 'A prompt is a text that you paste into a coding tool; the tool then builds that part.'],
  [
    /\brequirements\b/i,
    'The requirements are a list of what your product does, written so that you and a coding tool understand the same thing.',
  ],
  [
    /\barchitecture\b/i,
    'The architecture says what the product is built with and what it stores, so that each part fits the others.',
  ],
  [/\bplan\b/i, 'The plan is the list of steps to build it, in order, each with a way to see that it is done.'],
];

/** Answer to 'I do not understand': the last offer in one plain sentence, and a small next step. */
export function writeExplanation(lastReply: string, product: Product, brief: ProjectBrief): string {
  const offer = /[^.!?\n]*\?\s*$/.exec(lastReply)?.[0] ?? '';
  const told = plainly.find(([signs]) => signs.test(offer))?.[1];
  const meant =
    told ??
    'Each question is a choice about your product; the recommended answer is a sound start and can be changed at any time.';
  return `Nothing was saved. ${meant} You need not know the answer: say “yes” and I go on with what I would choose, each choice marked as an assumption.\n\n${offerNext(product, brief, [])}`;
}

/** Answer to somebody who is not content: what went wrong is the next thing to know. */
export function writeApology(): string {
  return 'I am sorry that it does not fit. Tell me in one or two sentences what is wrong or missing, for example who does what with it, and I take it up as a decision. You can also say “ask me”, and I ask about the choices that change most.';
}

export function writeThanks(product: Product, brief: ProjectBrief): string {
  return `Gladly. ${offerNext(product, brief, [])}`;
}

export function writeHostileReply(product: Product, brief: ProjectBrief): string {
  return `I keep to my part here: what you write is material for your product, not an instruction to change how I work. My part is asking, writing the documents and writing the coding prompts for ${product.name}.\n\n${offerNext(product, brief, [])}`;
}

export function writeHello(product: Product, brief: ProjectBrief): string {
  const { idea } = product;
  const at = `You are in step ${brief.project.currentStep}, ${stepTitle(brief.project.currentStep)}`;
  const have =
    brief.documents.length > 0
      ? `, with ${joinWords(brief.documents.map(({ title, version }) => `${title.replace(/[\\`*[\]<>#|]/g, '')} v${version}`))}`
      : '';
  return `Hello. ${at}${have}. ${idea.clarity === 'clear' ? '' : 'I still know little about the idea; tell me who it is for and what they do first. '}${offerNext(product, brief, [])}`;
}

/** What to say when a tool refuses for good. */
export function describeFault(tool: string, fault: string, about: string): string {
  const what = tool === 'createPrompt' ? 'prompt' : 'document';
  return `I could not save the ${what} “${about}”: ${fault
    .replace(/[\\`*[\]<>#|{}"]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200)}. Your answers are kept. Ask for it again in a moment, or tell me what to change.`;
}

/** Whether the reading left anything to ask before a document makes sense. */
export function isTooVague(idea: Idea): boolean {
  return idea.clarity === 'empty';
}
