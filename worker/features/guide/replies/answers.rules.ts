import type { DocumentType } from '#shared/document-types.ts';
import { knowledge } from '#worker/features/guide/content/knowledge.ts';
import { isAsking } from '#worker/features/guide/decisions/commands.rules.ts';
import type { Decision } from '#worker/features/guide/decisions/decision.rules.ts';
import { peopleAndThing } from '#worker/features/guide/decisions/people-and-thing.rules.ts';
import { speaksOfTheSame } from '#worker/features/guide/decisions/replacing.rules.ts';
import { toldAnew } from '#worker/features/guide/decisions/told-anew.rules.ts';
import { stackOf } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import { nameUsers } from '#worker/features/guide/documents/name-users.rules.ts';
import { openGaps } from '#worker/features/guide/documents/open-questions.rules.ts';
import { listTasks } from '#worker/features/guide/documents/plan-tasks.rules.ts';
import { documentEntries, entryOf, namedDocuments } from '#worker/features/guide/documents/registry.rules.ts';
import { termsOf } from '#worker/features/guide/documents/terms.rules.ts';
import { remarkStems } from '#worker/features/guide/grammar/stems.rules.ts';
import { capitalise, escapeText, fill, joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import type { ProjectBrief } from '#worker/features/guide/guide-turn.rules.ts';
import { nextQuestions } from '#worker/features/guide/product/next-questions.rules.ts';
import { type Feature, type Product, quote } from '#worker/features/guide/product/product.rules.ts';
import { listEntities } from '#worker/features/guide/product/records.rules.ts';
import { tellActs } from '#worker/features/guide/product/telling-acts.rules.ts';
import { answerJudging } from '#worker/features/guide/replies/judging.rules.ts';
import { answerFromLines } from '#worker/features/guide/replies/line-answers.rules.ts';
import { lowerTitle, offerNext, tellStanding } from '#worker/features/guide/replies/path.rules.ts';
import { answerProcessOf } from '#worker/features/guide/replies/process-answers.rules.ts';
import { answerDocument, answerFromTexts, countStems } from '#worker/features/guide/replies/sources.rules.ts';
import { answerWeighing } from '#worker/features/guide/replies/weighing.rules.ts';
import { answerOfWork, tellDecision } from '#worker/features/guide/replies/work-answers.rules.ts';

/** What people ask about in other words than the title of the document that answers it. */
const helpfulTo: Partial<Record<DocumentType, RegExp>> = {
  brand: /\b(colou?rs?|fonts?|typeface|logo|slogan|tagline|look and feel|which name|a name)\b/i,
  market: /\b(rivals?|alternatives?|who else (does|offers|makes)|other (apps|products|tools) like)\b/i,
  security: /\b(go wrong|risks?|dangers?|abuse|misuse)\b/i,
  growth: /\b(keep (users|people|customers)|come back|retention|more (users|customers))\b/i,
  business: /\b(worth it|profit|price|how much should)\b/i,
};

/** 'What is a security plan?', 'what is in the plan?': about the document and not about its subject. */
const asksWhatItIs = /^(?:so |and )?what(?:['’]s| is|) (?:in )?(?:an?|the|my|our) (?:[\w-]+ ){0,2}[\w-]+\W*$/i;

/** Answers a question from the project first, then from what the guide knows of the process; says so when it does not know. */
export function answerQuestion(text: string, product: Product, brief: ProjectBrief, decisions: Decision[]): string {
  return answerKnown(text, product, brief, decisions) ?? writeUnknown(text, product, brief);
}

/** The answers to several questions, each below its question; what several of them add stands once, at the end. */
export function joinAnswers(answers: { question: string; text: string }[]): string {
  const all = answers.map(({ question, text }) => {
    const [first = '', ...more] = text.split('\n\n');
    return { first: `**${escapeText(question, 200)}**\n\n${first}`, more };
  });
  const repeated = (paragraph: string) => all.filter(({ more }) => more.includes(paragraph)).length > 1;
  const ends = new Set(all.flatMap(({ more }) => more.filter(repeated)));
  return [...all.flatMap(({ first, more }) => [first, ...more.filter((one) => !ends.has(one))]), ...ends].join('\n\n');
}

/** Answers a question from what is known; undefined where nothing answers it. */
export function answerKnown(
  text: string,
  product: Product,
  brief: ProjectBrief,
  decisions: Decision[],
): string | undefined {
  return (
    answerWeighing(text, product) ??
    answerById(text, product) ??
    answerProcessOf(text, product, brief) ??
    answerJudging(text, product) ??
    (asksWhatItIs.test(text) ? answerDocument(text, product, brief) : undefined) ??
    answerFromLines(text, product) ??
    answerState(text, product, brief, decisions) ??
    answerProcess(text, product) ??
    answerDocument(text, product, brief) ??
    offerHelpful(text, product) ??
    answerByWords(text, product, decisions) ??
    answerFromTexts(text, brief)
  );
}

/** The document that would answer a question asked in other words than its title. */
function offerHelpful(text: string, product: Product): string | undefined {
  const about =
    documentEntries.find(({ kind }) => helpfulTo[kind]?.test(text)) ?? entryOf(namedDocuments(text)[0] ?? '');
  return (
    about &&
    `That belongs into the ${lowerTitle(about.title)}, which holds ${fill(about.gives, termsOf(product))}. Shall I write the ${about.kind === 'plan' ? 'plan' : lowerTitle(about.title)}?`
  );
}

/** A question is not known, an order can't be done. */
function writeUnknown(text: string, product: Product, brief: ProjectBrief): string {
  if (!isAsking(text) || /^(?:can|could|would|will) you\b/i.test(text))
    return `I can’t do that here, and nothing was saved or changed. I ask questions, keep decisions, and write the documents and prompts of ${product.name}.\n\n${offerNext(product, brief, [])}`;
  return `I do not know that. I know what you told me of ${product.name} and how a launch goes; for anything else a search engine or a general assistant is the better place. If the answer is yours to choose, tell me in one sentence, such as “${fill('{clients} can cancel until noon', product.slots)}”, and I keep it.\n\nThe step that helps most now: ${offerNext(product, brief, [])}`;
}

function showFeature(feature: Feature): string {
  return `**${feature.id} ${feature.title}**. ${feature.says}\n\n${[...feature.criteria, ...feature.rules].map((line) => `- ${line}`).join('\n')}`;
}

function answerById(text: string, product: Product): string | undefined {
  const ids = [...text.matchAll(/\b(FR|T|SM)-?(\d+)\b/gi)].slice(0, 5);
  return ids.length === 0 ? undefined : ids.map((id) => answerOne(id, product)).join('\n\n');
}

function answerOne(id: RegExpExecArray, product: Product): string {
  const wanted = `${id[1]?.toUpperCase()}-${id[2]}`;
  const feature = product.features.find((entry) => entry.id === wanted);
  if (feature) return showFeature(feature);
  const task = listTasks(product).find((entry) => entry.id === wanted);
  if (task)
    return `**${task.id} ${task.title}** serves ${task.serves}${task.after.length > 0 ? ` and comes after ${joinWords(task.after)}` : ''}. ${task.verify}`;
  const measure = product.measures.find((entry) => entry.id === wanted);
  return measure
    ? `**${wanted}**: ${measure.text}.`
    : `There is no ${wanted} in what I know of ${product.name}; the features run from ${product.features[0]?.id} to ${product.features.at(-1)?.id}.`;
}

/** 'What is decided?', 'did we decide on it?'; what somebody else decides, such as 'if the host decides to close', asks for no list. */
const asksDecided = /\bdecided\b|\bdecisions?\b|\b(?:i|we|you) decid|\bdecide on\b/i;

function answerState(text: string, product: Product, brief: ProjectBrief, decisions: Decision[]): string | undefined {
  const { idea } = product;
  if (
    /\b(what('s| is| comes)? next|(?:next|first) steps?\b|what (should|do|can) (i|we) do( now| next| first)?|where (do|should) (i|we) (start|begin))\b/i.test(
      text,
    )
  ) {
    const tasks = brief.openTasks
      .slice(0, 3)
      .map(({ description }) => `- ${escapeText(description, 160)}`)
      .join('\n');
    return `You are in ${tellStanding(product, brief)}. ${offerNext(product, brief, [])}${tasks ? `\n\nOpen on the checklist:\n\n${tasks}` : ''}`;
  }
  const ofWork = answerOfWork(text, product, brief, decisions);
  if (ofWork !== undefined) return ofWork;
  if (
    /\b(which|what) (?:\w+ )?(phase|step|stage|station)\b|\bwhere (am|are) (i|we)\b|\bhow far (am|are|have)\b/i.test(
      text,
    )
  )
    return `You are in ${tellStanding(product, brief)}. ${offerNext(product, brief, [])}`;
  if (/\b(contradict\w*|conflict\w*|inconsisten\w*|disagree)\b/i.test(text))
    return tellContradictions(product, brief, decisions);
  if (
    /\b(decid|decision|agreed|settled|what (?:did|have) i (?:say|said|tell|told|write|answer)|what i (?:said|told)|what (?:has |have )?(?:been )?changed)\b/i.test(
      text,
    ) ||
    asksDecided.test(text)
  ) {
    if (decisions.length === 0)
      return 'Nothing is decided yet. Answers to my questions, and statements like “customers pay on collection”, are kept as decisions.';
    return tellDecided(text, decisions);
  }
  if (/\b(documents?|files)\b/i.test(text) && /\b(which|what|list|have|are there)\b/i.test(text)) {
    if (brief.documents.length === 0) return `There is no document yet. ${offerNext(product, brief, [])}`;
    return `There ${brief.documents.length === 1 ? 'is one document' : `are ${brief.documents.length} documents`}:\n\n${brief.documents.map(({ title, version, type }) => `- ${escapeText(title, 120)} v${version} (${type})`).join('\n')}`;
  }
  if (/\b(features?|functions?|capabilit)/i.test(text) && /\b(which|what|list|how many|show)\b/i.test(text))
    return `${product.features.length} features follow from the idea and the decisions:\n\n${product.features.map(({ id, title, says }) => `- ${id} ${title}: ${says.split('. ')[0]?.replace(/\.$/, '')}.`).join('\n')}`;
  if (
    /\b(what('s| is)|tell me about|describe|summari[sz]e|understand)\b.{0,30}\b(my idea|the idea|my project|this project|the product|my app|the app)\b/i.test(
      text,
    )
  )
    return `${product.name} is for ${nameUsers(product)}. ${tellActs(product, 4)} ${fill(idea.pattern.problem, product.slots)}`.replace(
      /\s+/g,
      ' ',
    );
  if (
    /\b(who (is (it|this|that) for|are (my|the|our)|uses|will use)|target (group|audience|users?)|for whom|users? are)\b/i.test(
      text,
    )
  )
    return `${product.name} is for ${nameUsers(product)}. ${fill(idea.pattern.clientJob, product.slots)}${idea.host && idea.pattern.hostJob ? ` For ${idea.host.many}: ${fill(idea.pattern.hostJob, product.slots).replace(/^./, (letter) => letter.toLowerCase())}` : ''}`;
  if (
    /\b(data model|what data|which data|what (?:is|gets|do you|will be|does it) stored?|(?:what|which) (?:records|tables|entities)|is (?:it|this|that) stored)\b/i.test(
      text,
    )
  )
    return `These records are kept:\n\n${listEntities(product)
      .map(({ name, holds, fields }) => `- **${name}**: ${holds} (${fields})`)
      .join('\n')}`;
  if (
    /\b(assum|open questions?|questions?\b.{0,20}\bopen\b|what(?:['’]s| is) (?:still )?open\b|unclear|missing)/i.test(
      text,
    )
  )
    return `Assumed until you say otherwise:\n\n${product.assumptions.map((line) => `- ${line}`).join('\n') || '- nothing'}\n\nOpen:\n\n${[...openQuestionsOf(product), ...nextQuestions(idea, decisions).map(({ question }) => question)].map((line) => `- ${line}`).join('\n') || '- nothing'}\n\n${offerNext(product, brief, [])}`;
  return undefined;
}

/** What only the owner can answer, as the requirements ask it. */
export const openQuestionsOf = (product: Product): string[] =>
  [...product.clarifications, ...openGaps(product).asked.map(({ question }) => question)].map(capitalise);

/** The decisions, or those that the question is about. */
function tellDecided(text: string, decisions: Decision[]): string {
  const list = (entries: Decision[]) => entries.map((entry) => `- ${tellDecision(entry)}`).join('\n');
  const subject = /\b(?:about|on|for|regarding) (?:the |my |our )?(.{3,80}?)[?.!\s]*$/i.exec(text)?.[1] ?? '';
  const stems = remarkStems(subject.replace(/\b(?:far|now|today)\b/gi, ''));
  if (stems.size === 0) return `Decided so far:\n\n${list(decisions)}`;
  const parts = subject
    .split(/,|\b(?:and|or)\b/i)
    .map(remarkStems)
    .filter((part) => part.size > 0);
  const found = decisions.filter((entry) =>
    parts.some((part) => countStems(part, `${entry.topic} ${entry.decision}`) === part.size),
  );
  return found.length > 0
    ? `Decided on “${escapeText(subject, 60)}”:\n\n${list(found)}`
    : `Nothing is decided on “${escapeText(subject, 60)}”. What is decided:\n\n${list(decisions)}`;
}

/** Two decisions on the same thing, or that there are none and why. */
function tellContradictions(product: Product, brief: ProjectBrief, decisions: Decision[]): string {
  const pairs = decisions.flatMap((one, at) =>
    decisions.slice(at + 1).flatMap((other) => (speaksOfTheSame(one.decision, other.decision) ? [[one, other]] : [])),
  );
  if (pairs.length === 0)
    return `${decisions.length === 0 ? 'Nothing is decided yet, so nothing can disagree.' : `I find no two of the ${decisions.length} decisions that speak of the same thing and differ: a newer answer takes the place of the older one.`}\n\n${offerNext(product, brief, [])}`;
  return `These speak of the same thing and differ:\n\n${pairs
    .map(([one, other]) => `- ${quote(one?.decision ?? '')} / ${quote(other?.decision ?? '')}`)
    .join('\n')}\n\nTell me in one sentence which of them holds, and it replaces the other.`;
}

function answerProcess(text: string, product: Product): string | undefined {
  const { idea, slots, features } = product;
  const entry = knowledge.find(({ signs }) => signs.test(text));
  if (!entry) return undefined;
  const law = idea.domain?.law;
  return fill(entry.answer, {
    ...slots,
    core: features
      .slice(0, 3)
      .map(({ id, title }) => `${id} ${title}`)
      .join(', '),
    problem: fill(idea.pattern.problem, slots),
    tasks: String(listTasks(product).length),
    stack: product.stack ?? joinWords(stackOf(product).parts.slice(0, 4)),
    measure: fill(
      product.measures
        .slice(0, 1)
        .map(({ text }) => `${text.replace(/\.$/, '')}.`)
        .join(''),
      slots,
    ),
    law: law
      ? `Since it holds ${law}, consent and erasure are part of the requirements (${features.find(({ key }) => key === 'law')?.id ?? 'see the features'}).`
      : '',
  })
    .replace(/ {2,}/g, ' ')
    .trim();
}

/** The decision or feature that shares the most telling words with the question. */
function answerByWords(text: string, product: Product, decisions: Decision[]): string | undefined {
  const { client, host, item } = product.idea;
  const everywhere = remarkStems([client, host, item].map((noun) => `${noun?.one} ${noun?.many}`).join(' '));
  const all = remarkStems(text);
  // Who uses it and with what stands in every decision and tells none from another.
  const own = all.difference(everywhere);
  const words = own.size > 0 ? own : all;
  if (words.size === 0) return undefined;
  const hits = (source: string) => countStems(words, source);
  // The whole idea shares words with nearly every question and answers none.
  const decision = decisions
    .filter(({ topic }) => topic !== toldAnew && topic !== peopleAndThing)
    .map((entry) => ({ entry, score: hits(`${entry.topic} ${entry.decision}`) }))
    .sort((a, b) => b.score - a.score)[0];
  const feature = product.features
    .map((entry) => ({ entry, score: hits(`${entry.title} ${entry.title} ${entry.says} ${entry.criteria.join(' ')}`) }))
    .sort((a, b) => b.score - a.score)[0];
  // 'Will she …?' asks about somebody whom no text names; one word in common answers nothing.
  const least = /^(?:will|is|does|would|can|should|has) (?:he|she)\b/i.test(text) ? 2 : 1;
  const enough = Math.max(least, Math.ceil(words.size / 2));
  if (decision && decision.score >= enough && decision.score >= (feature?.score ?? 0))
    return `You decided on this: ${tellDecision(decision.entry)}.`;
  if (feature && feature.score >= enough) return `This is closest to it:\n\n${showFeature(feature.entry)}`;
  return undefined;
}
