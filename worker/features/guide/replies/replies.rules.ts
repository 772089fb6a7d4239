import { stepTitle } from '#shared/content/steps.ts';
import type { DocumentType } from '#shared/document-types.ts';
import {
  documentEntries,
  entryOf,
  namedDocuments,
  stationOf,
} from '#worker/features/guide/documents/registry.rules.ts';
import { unusedWords } from '#worker/features/guide/documents/requirements.rules.ts';
import { termsOf } from '#worker/features/guide/documents/terms.rules.ts';
import { escapeText, fill, joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import type { ProjectBrief } from '#worker/features/guide/guide-turn.rules.ts';
import type { SortedFacts } from '#worker/features/guide/listening/replacing.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { understood } from '#worker/features/guide/replies/greeting.rules.ts';
import { lowerTitle, offerNext, tellStanding } from '#worker/features/guide/replies/path.rules.ts';

/** What a document holds, what it assumes and what is open. */
export function describeDocument(
  product: Product,
  kind: DocumentType,
  revised: boolean,
  openTasks: ProjectBrief['openTasks'] = [],
): string {
  const entry = entryOf(kind);
  const title = entry?.title ?? 'The document';
  if (kind !== 'requirements')
    return `**${title}** is ${revised ? 'revised' : 'ready'}. It holds ${fill(entry?.gives ?? '', termsOf(product))}.${suggestTasks(entry?.tasks ?? [], openTasks)}`;
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

/** The open tasks that a document helps with; only the person can say that they are done. */
function suggestTasks(ids: string[], openTasks: ProjectBrief['openTasks']): string {
  const helped = openTasks.filter(({ id }) => ids.includes(id)).slice(0, 2);
  return helped.length > 0
    ? `\n\nIt helps with ${joinWords(helped.map(({ description }) => `“${escapeText(description, 160).replace(/\.$/, '')}”`))} on the checklist; tell me when that is done, and I tick it off.`
    : '';
}

/** Said in place of a new version that would repeat the saved one. */
export function describeUnchanged(brief: ProjectBrief, kind: DocumentType): string {
  const saved = brief.documents.find(({ type }) => type === kind);
  return `**${escapeText(saved?.title ?? entryOf(kind)?.title ?? 'The document', 80)}** v${saved?.version ?? 1} already says all of it; nothing has changed since, so I saved no new version.`;
}

/** Answer to a message that adds facts: what was kept, and what follows from it. */
export function describeFacts(
  { product: facts, building, tool, replaced }: SortedFacts,
  product: Product,
  brief: ProjectBrief,
): string {
  const written = brief.documents.find(({ type }) => type === 'requirements');
  const built = tool
    ? `Noted: you build with ${product.tool?.name ?? escapeText(tool, 60)}; the plan and the prompts will be written for it.`
    : '';
  const means =
    building.length > 0
      ? `Noted for the building: ${joinWords(building.map((fact) => `“${shorten(fact)}”`))}. It goes into the plan, the tools, the architecture and the prompts, and is no feature.`
      : '';
  if (facts.length === 0)
    return tool || means
      ? `${[means, built].filter(Boolean).join(' ')}\n\n${offerNext(product, brief, [])}`
      : `I have read that and found nothing in it to decide, so nothing was saved. Tell me what people do with ${product.name}, or what it must or must not do.\n\n${offerNext(product, brief, [])}`;
  const noted = [
    `Noted: ${joinWords(facts.map((fact) => `“${shorten(fact)}”`))}.`,
    replaced.length > 0 && `This replaces ${joinWords(replaced.map((fact) => `“${shorten(fact)}”`))}.`,
    means,
    built,
  ]
    .filter(Boolean)
    .join(' ');
  if (written)
    return `${noted} It is kept as a decision and not yet in ${escapeText(written.title, 80)} v${written.version}.\n\nShall I revise the requirements?`;
  return `${noted} ${understood(product)}\n\n${offerNext(product, brief, [])}`;
}

const shorten = (fact: string) => escapeText(fact, 90).replace(/[.;,]$/, '');

/** Nothing is done and nothing is saved; the way stays open. */
export function writePause(product: Product, brief: ProjectBrief): string {
  return `Then I write nothing, and nothing was saved or changed. When you want to go on: ${offerNext(product, brief, [])}`;
}

/** What was taken back; where it cannot be told, the latest decisions to choose from. */
export function writeWithdrawal(
  { found, about }: { found: { topic: string; decision: string } | undefined; about: string },
  product: Product,
  brief: ProjectBrief,
): string {
  if (found) {
    const written = brief.documents.find(({ type }) => type === 'requirements');
    const after = written
      ? `${escapeText(written.title, 80)} v${written.version} still says it. Shall I revise the requirements?`
      : offerNext(product, brief, []);
    return `Taken back: “${shorten(found.decision)}” is no longer decided.\n\n${after}`;
  }
  if (brief.decisions.length === 0)
    return `Nothing is decided yet, so there is nothing to take back. ${offerNext(product, brief, [])}`;
  const lines = brief.decisions
    .slice(-5)
    .map(
      ({ topic, decision }) =>
        `- ${topic.startsWith('Also: ') ? '' : `${escapeText(topic, 80)}: `}“${shorten(decision)}”`,
    );
  return `I can’t tell what “${escapeText(about || 'that', 80)}” should change, so I changed nothing and saved nothing. Which decision do you mean? The latest are:\n\n${lines.join('\n')}\n\nSay “delete the decision about …” with two words of it, and I take it back. An older version of a document stays under Documents.`;
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

/** Answer to 'I do not understand': the last offer in one plain sentence, and a small next step. */
export function writeExplanation(lastReply: string, product: Product, brief: ProjectBrief): string {
  const offer = /[^.!?\n]*\?\s*$/.exec(lastReply)?.[0] ?? '';
  const [kind] = namedDocuments(offer);
  const told = /\bprompts?\b/i.test(offer)
    ? 'A prompt is a text that you paste into a coding tool; the tool then builds that part.'
    : kind && entryOf(kind)?.means;
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

/** What to say when a tool refuses for good. */
export function describeFault(tool: string, fault: string, about: string): string {
  const what = tool === 'createPrompt' ? 'prompt' : 'document';
  return `I could not save the ${what} “${escapeText(about, 120)}”: ${fault
    .replace(/[\\`*[\]<>#|{}"]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 200)}. Your answers are kept. Ask for it again in a moment, or tell me what to change.`;
}

/** The checklist as it stands: what is open in this phase, and which of it a document would help with. */
export function writeChecklist(product: Product, brief: ProjectBrief): string {
  const { openTasks } = brief;
  if (openTasks.length === 0)
    return `Nothing that must be done is open in ${tellStanding(product, brief)}. The whole list, with the tasks that are good to have, is under Checklist.\n\n${offerNext(product, brief, [])}`;
  const lines = openTasks.slice(0, 8).map(({ id, description }, index) => {
    const helper = documentEntries.find(({ tasks }) => tasks.includes(id));
    const made = helper && brief.documents.some(({ type }) => type === helper.kind);
    const help = helper
      ? made
        ? ` (see ${helper.title})`
        : ` (I can write the ${lowerTitle(helper.title)} for it)`
      : '';
    return `${index + 1}. ${escapeText(description, 200)}${help}`;
  });
  const more = openTasks.length > lines.length ? ` ${openTasks.length - lines.length} more are under Checklist.` : '';
  return `You are in ${tellStanding(product, brief)}. Open for ${product.name}, in the order that helps most:\n\n${lines.join('\n')}\n\nTell me when one is done, begun or not needed, in words such as “I finished the first task”, and I mark it.${more}\n\n${offerNext(product, brief, [])}`;
}

/** An order that the guide has nothing for: said plainly, nothing saved, and what it can write instead. */
export function writeUnknownWork(what: string, product: Product, brief: ProjectBrief): string {
  const lines = ([1, 2, 3] as const).map((step) => {
    const titles = documentEntries
      .filter(({ kind }) => stationOf(kind)?.stepNumber === step)
      .map(({ title }) => lowerTitle(title));
    return titles.length > 0 ? `- Step ${step}, ${stepTitle(step)}: ${joinWords(titles)}` : '';
  });
  return `I can’t write “${escapeText(what, 80)}”; nothing was saved. These are the documents I write for ${product.name}:\n\n${lines.filter(Boolean).join('\n')}\n\nBesides these I write prompts for coding tools. If you meant something that the product itself must do, tell me who does what with it.\n\n${offerNext(product, brief, [])}`;
}
