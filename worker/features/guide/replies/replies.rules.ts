import { stepTitle } from '#shared/content/steps.ts';
import type { DocumentType } from '#shared/document-types.ts';
import type { SortedFacts } from '#worker/features/guide/decisions/replacing.rules.ts';
import { documentEntries, entryOf, stationOf } from '#worker/features/guide/documents/registry.rules.ts';
import { unusedWords } from '#worker/features/guide/documents/requirements.rules.ts';
import { termsOf } from '#worker/features/guide/documents/terms.rules.ts';
import { escapeText, fill, joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import type { ProjectBrief } from '#worker/features/guide/guide-turn.rules.ts';
import type { PlacedLater } from '#worker/features/guide/outline/outline-later.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { placeInOutline, placeOfFact } from '#worker/features/guide/product/told-facts.rules.ts';
import { understood } from '#worker/features/guide/replies/greeting.rules.ts';
import { lowerTitle, offerNext } from '#worker/features/guide/replies/path.rules.ts';

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

/** Said when the saved requirements can't be read: without them a text would name features by wrong numbers. */
export function describeUnread({ title, version }: ProjectBrief['documents'][number]): string {
  return `I could not read ${escapeText(title, 80)} v${version} just now. What I write must name its features by their numbers, so I wrote nothing. Please ask once more in a moment; what you said is kept in this chat.`;
}

/** Said when only the beginning of the saved requirements can be read: a new version would lose the rest. */
export function describeTooLong({ title, version }: { title: string; version: number }): string {
  return `${escapeText(title, 80)} v${version} is longer than I can read at once, so I leave it as it is: a new version of mine would lose its end. Take out what is not needed any more, or write the change in yourself; everything else I can still write.`;
}

/** Said in place of a new version that would repeat the saved one. */
export function describeUnchanged(brief: ProjectBrief, kind: DocumentType): string {
  const saved = brief.documents.find(({ type }) => type === kind);
  return `**${escapeText(saved?.title ?? entryOf(kind)?.title ?? 'The document', 80)}** v${saved?.version ?? 1} already says all of it; nothing has changed since, so I saved no new version.`;
}

/** Answer to a message that adds facts: what was kept, and what follows from it. */
export function describeFacts(
  { product: facts, building, tool, replaced, asked }: SortedFacts,
  product: Product,
  brief: ProjectBrief,
  next?: Product,
  placed?: ReadonlyMap<string, PlacedLater[]>,
): string {
  const written = brief.documents.find(({ type }) => type === 'requirements');
  const built = tool
    ? `Noted: you build with ${product.tool?.name ?? escapeText(tool, 60)}; the plan and the prompts will be written for it.`
    : '';
  const means =
    building.length > 0
      ? `Noted for the building: ${joinWords(building.map((fact) => `“${shorten(fact)}”`))}. It goes into the plan, the tools, the architecture and the prompts, and is no feature.`
      : '';
  const open = asked.length > 0 ? tellOpen(asked) : '';
  if (facts.length === 0)
    return tool || means || open
      ? `${[means, built, open].filter(Boolean).join(' ')}\n\n${offerNext(product, brief, [])}`
      : `I have read that and found nothing in it to decide, so nothing was saved. Tell me what people do with ${product.name}, or what it must or must not do.\n\n${offerNext(product, brief, [])}`;
  const noted = [
    `Noted: ${joinWords(facts.map((fact) => `“${shorten(fact)}”`))}.`,
    replaced.length > 0 && `This replaces ${joinWords(replaced.map((fact) => `“${shorten(fact)}”`))}.`,
    means,
    built,
    open,
  ]
    .filter(Boolean)
    .join(' ');
  const became = tellPlaces(facts, next ?? product, placed);
  if (written)
    return `${noted} ${facts.length > 1 ? 'They are kept as decisions' : 'It is kept as a decision'} and not yet in ${escapeText(written.title, 80)} v${written.version}.${became}\n\nShall I revise the requirements?`;
  return `${noted} ${understood(product).replace(/^Welcome\. /, '')}${became}\n\n${offerNext(product, brief, [])}`;
}

/** That a question of the owner stays open until the owner answers it. */
const tellOpen = (asked: string[]): string =>
  `I keep as an open question: ${joinWords(asked.map((text) => `“${escapeText(text, 200).replace(/[.\s]+$/, '')}”`))}. Only you can answer it; one sentence that says what happens then settles it.`;

const mostPlaces = 8;

/** Where each fact will stand, and which of them lead to nothing yet. */
function tellPlaces(facts: string[], product: Product, outlined?: ReadonlyMap<string, PlacedLater[]>): string {
  const placesOf = (fact: string) => {
    const told = outlined?.get(fact) ?? [];
    const isOne = told.length < 2;
    const places = told.map((one) =>
      [!isOne && one.was === undefined && `“${shorten(one.line)}”`, placeInOutline(product, one)]
        .filter(Boolean)
        .join(' '),
    );
    return places.length > 0 ? places.join('; ') : placeOfFact(product, fact);
  };
  const found = facts.map((fact) => ({ fact, place: placesOf(fact) }));
  const placed = found
    .flatMap(({ fact, place }) => (place ? [`- “${shorten(fact)}”: ${place}`] : []))
    .slice(0, mostPlaces);
  const left = found.filter(({ place }) => place === undefined).map(({ fact }) => `“${shorten(fact)}”`);
  const become = placed.length > 0 ? `\n\nWhat becomes of it:\n\n${placed.join('\n')}` : '';
  const open =
    left.length > 0
      ? `\n\nI don’t know yet what the product has to do about ${joinWords(left.slice(0, 4))}; it stays an open question. One sentence with “must”, “only” or “never” settles it.`
      : '';
  return `${become}${open}`;
}

const shorten = (fact: string) => escapeText(fact, 90).replace(/[.;,]$/, '');

/** Said when a new name is given to the product itself. */
export const projectNameIsYours =
  'The name is yours to change in the project’s settings; the next document or prompt I write carries it.';

/** Nothing is done and nothing is saved; the way stays open. */
export function writePause(product: Product, brief: ProjectBrief): string {
  return `Then I write nothing, and nothing was saved or changed. When you want to go on: ${offerNext(product, brief, [])}`;
}

/** What was taken back; where it cannot be told, the latest decisions to choose from. */
export function writeWithdrawal(
  { found, about }: { found: { topic: string; decision: string } | undefined; about: string },
  product: Product,
  brief: ProjectBrief,
  lastReply: string,
): string {
  if (found) {
    const written = brief.documents.find(({ type }) => type === 'requirements');
    // What was only noted stands in no version.
    const isNoted = lastReply.includes(shorten(found.decision).slice(0, 60)) && / and not yet in /.test(lastReply);
    const after =
      written && !isNoted
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

/** To 'export all of it', 'translate the plan': where the person can do it, since the guide can't. */
export function writeFiles(product: Product, brief: ProjectBrief): string {
  const made = brief.documents.length > 0;
  return `I can’t do that from this chat, and nothing was saved or changed. I write English only; a translator can carry a text over. ${made ? 'Each document can be copied under Docs, each prompt under Prompts, and “Download your data” in the settings gives you all of it in one file.' : 'There is no document yet.'}\n\n${offerNext(product, brief, [])}`;
}

/** Two sentences of one message that can't both hold: neither is kept, and the person says which. */
export function askWhichHolds([one, other]: [string, string]): string {
  return `“${shorten(one)}” and “${shorten(other)}” can’t both hold, so I kept neither of them. Which is it? One sentence is enough.`;
}

/** A new number that several lines could be meant by: none is changed, and the person says which. */
export function askWhichLine(lines: string[]): string {
  return `That could change ${joinWords(
    lines.slice(0, 4).map((line) => `“${shorten(line)}”`),
    'or',
  )}, so I left these as they are. Which of them do you mean? Say the number once more with a word of that line.`;
}

/** Answer to somebody who speaks of ending or harming their life. Nothing else is offered. */
export function writeCare(): string {
  return 'I am sorry that it is this hard right now. This is not something I can help with; I only know how to plan products. Please talk to someone close to you, or call a local crisis line; findahelpline.com lists them by country. If you are in danger now, call your emergency number, such as 112 or 911. Nothing of this was saved as a decision.';
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
