import { writeArchitecture, writeDataModel } from '#worker/features/guide/guide-architecture.rules.ts';
import { findFeature } from '#worker/features/guide/guide-finding.rules.ts';
import type { DocumentKind, PromptWish } from '#worker/features/guide/guide-intent.rules.ts';
import { isAboutContent, mendContent } from '#worker/features/guide/guide-mending.rules.ts';
import { writePlan } from '#worker/features/guide/guide-plan.rules.ts';
import { deriveProduct, type Product } from '#worker/features/guide/guide-product.rules.ts';
import type { PromptDraft } from '#worker/features/guide/guide-prompt-parts.rules.ts';
import {
  writeFeaturePrompt,
  writeSecurityPrompt,
  writeSetupPrompt,
} from '#worker/features/guide/guide-prompts.rules.ts';
import {
  describeDocument,
  describeFault,
  describeUnchanged,
  offerNext,
  titles,
} from '#worker/features/guide/guide-replies.rules.ts';
import { writeRequirements } from '#worker/features/guide/guide-requirements.rules.ts';
import type { DoneCall, Turn } from '#worker/features/guide/guide-turn.rules.ts';
import { readMark, saysAll, tellDifference, withMark } from '#worker/features/guide/guide-versions.rules.ts';
import { escapeText, joinWords } from '#worker/features/guide/guide-words.rules.ts';

/** One call of the model: what it says, then the tools it calls. No calls ends the turn. */
export type Step = { text: string; calls: { tool: string; input: Record<string, unknown> }[] };

/** The check sends a text back twice; the third time it is saved with what remains. */
const mostAttempts = 3;
const order: DocumentKind[] = ['requirements', 'architecture', 'plan'];

/** The title under which a kind of document lives in this project, so that a revision is a new version and not a second one. */
function titleFor(turn: Turn, kind: DocumentKind): string {
  return turn.brief.documents.find(({ type }) => type === kind)?.title ?? titles[kind];
}

/** 'Requirements v2 and Architecture v1': what the next document or prompt is based on. */
function basisOf(turn: Turn, without?: DocumentKind): string {
  const made = turn.calls.filter(({ tool, fault }) => tool === 'createDocument' && fault === undefined);
  const versions = new Map(turn.brief.documents.map(({ title, version }) => [title, version]));
  for (const { input, output } of made) {
    const title = String(input.title ?? '');
    const told =
      typeof output === 'object' && output !== null && 'version' in output ? Number(output.version) : Number.NaN;
    versions.set(title, Number.isInteger(told) ? told : (versions.get(title) ?? 0) + 1);
  }
  const kinds = new Map([
    ...turn.brief.documents.map(({ title, type }): [string, string] => [title, type]),
    ...made.map(({ input }): [string, string] => [String(input.title), String(input.type)]),
  ]);
  const rank = (title: string) => order.indexOf(kinds.get(title) as DocumentKind);
  const named = [...versions]
    .filter(([title]) => rank(title) >= 0 && kinds.get(title) !== without)
    .sort(([a], [b]) => rank(a) - rank(b));
  return named.length > 0
    ? joinWords(named.slice(0, 3).map(([title, version]) => `${escapeText(title, 80)} v${version}`))
    : 'the description of the idea and the answers so far';
}

function callsFor(turn: Turn, tool: string, title: string): DoneCall[] {
  return turn.calls.filter((call) => call.tool === tool && call.input.title === title);
}

/** The text after the findings of each attempt; their line numbers are those of the text before. */
function mendAll(content: string, calls: DoneCall[]): string {
  return calls.reduce((text, { fault }) => mendContent(text, fault ?? ''), content);
}

/** Writes the wanted documents one call at a time; without a wish, the first that is missing. */
export function makeDocuments(
  turn: Turn,
  product: Product,
  wanted: DocumentKind[],
  { opening = '', closing = '', afterwards }: { opening?: string; closing?: string; afterwards?: PromptWish } = {},
): Step {
  const missing = order.find((kind) => !turn.brief.documents.some(({ type }) => type === kind)) ?? 'requirements';
  const list = wanted.length > 0 ? wanted.slice(0, 4) : [missing];
  const done: DocumentKind[] = [];
  const unchanged: DocumentKind[] = [];
  for (const kind of list) {
    const title = titleFor(turn, kind);
    const calls = callsFor(turn, 'createDocument', title);
    const last = calls.at(-1);
    if (last && last.fault === undefined) {
      done.push(kind);
      continue;
    }
    if (last && (calls.length >= mostAttempts || !isAboutContent(last.fault ?? '')))
      return { text: describeFault('createDocument', last.fault ?? '', title), calls: [] };
    const content = writeDocument(turn, product, kind);
    const saved = turn.brief.documents.find((entry) => entry.type === kind && entry.title === title);
    if (!last && saved && saysAll(saved.excerpt, content)) {
      unchanged.push(kind);
      continue;
    }
    if (!turn.tools.has('createDocument'))
      return { text: `I can’t save documents in this conversation, so here it is:\n\n${content}`, calls: [] };
    const marked = withMark(content, kind === 'requirements' ? product.features : []);
    const mended = mendAll(marked, calls);
    const said = turn.saidThisTurn.trim() !== '';
    const text = last
      ? 'The check found something to mend; I correct it.'
      : (done.length === 0 && !said && opening) ||
        `I write the ${titles[kind].toLowerCase()} now${kind === 'requirements' ? '' : `, based on ${basisOf(turn, kind)}`}.`;
    return { text: `${text}\n\n`, calls: [{ tool: 'createDocument', input: { title, type: kind, content: mended } }] };
  }
  if (afterwards && turn.tools.has('createPrompt') && (done.length > 0 || unchanged.length > 0))
    return makePrompts(turn, product, afterwards, tellDone());
  const next = offerNext(product, turn.brief, [...done, ...unchanged]);
  return { text: [tellDone(), closing, next].filter(Boolean).join('\n\n'), calls: [] };

  function tellDone(): string {
    return [
      ...unchanged.map((kind) => describeUnchanged(turn.brief, kind)),
      ...done.map((kind) => describeMade(turn, product, kind)),
    ].join('\n\n');
  }
}

/** What a document that was just saved holds, or what became different in it. */
function describeMade(turn: Turn, product: Product, kind: DocumentKind): string {
  const saved = turn.brief.documents.find(({ type }) => type === kind);
  if (!saved || kind !== 'requirements') return describeDocument(product, kind, saved !== undefined);
  const { name, description } = turn.brief.project;
  const before = deriveProduct(name, description, turn.brief.decisions);
  const older = before.features;
  const limits = product.excluded.filter((text) => !before.excluded.includes(text));
  const first = deriveProduct(name, description, []).features;
  const mark = readMark(saved.excerpt);
  const known = mark ? [...older, ...first.filter(({ key }) => !older.some((feature) => feature.key === key))] : older;
  const stale = turn.brief.documents.filter(({ type }) => type === 'architecture' || type === 'plan');
  const behind =
    stale.length > 0
      ? `\n\n${joinWords(stale.map(({ title, version }) => `${escapeText(title, 80)} v${version}`))} still ${stale.length > 1 ? 'say' : 'says'} what was true before; ask me to update ${stale.length > 1 ? 'them' : 'it'} when you are done changing.`
      : '';
  return `**${escapeText(saved.title, 80)}** is revised. What changed:\n\n${tellDifference(known, product.features, mark, limits)}${behind}`;
}

function writeDocument(turn: Turn, product: Product, kind: DocumentKind): string {
  switch (kind) {
    case 'requirements':
      return writeRequirements(product);
    case 'architecture':
      return writeArchitecture(product, basisOf(turn, kind));
    case 'plan':
      return writePlan(product, basisOf(turn, kind));
    case 'database':
      return `# ${product.name}: data model\n\nWhat is stored, based on ${basisOf(turn, kind)}. Ids are made by the server and sort by time; times are UTC.\n\n${writeDataModel(product)}\n`;
  }
}

/** Writes the wanted prompt; the first wish of a project gives the set-up and the first feature. */
export function makePrompts(turn: Turn, product: Product, wish: PromptWish, before = ''): Step {
  const { promptTitle } = turn.brief;
  const chosen = choosePrompts(turn, product, wish);
  const drafts = promptTitle ? chosen.slice(0, 1).map((draft) => ({ ...draft, title: promptTitle })) : chosen;
  if (drafts.length === 0) return { text: describeUnknownWish(promptTitle ?? ''), calls: [] };
  const made: string[] = [];
  for (const draft of drafts) {
    const calls = callsFor(turn, 'createPrompt', draft.title);
    const last = calls.at(-1);
    if (last && last.fault === undefined) {
      made.push(draft.title);
      continue;
    }
    if (last && (calls.length >= mostAttempts || !isAboutContent(last.fault ?? '')))
      return { text: describeFault('createPrompt', last.fault ?? '', draft.title), calls: [] };
    if (!turn.tools.has('createPrompt'))
      return { text: `I can’t save prompts in this conversation, so here it is:\n\n${draft.content}`, calls: [] };
    const input = {
      title: draft.title,
      documentType: draft.documentType,
      stepNumber: draft.stepNumber,
      content: mendAll(draft.content, calls),
    };
    const text = last
      ? 'The check found something to mend; I correct it.'
      : `I write the prompt “${draft.title}”, based on ${basisOf(turn)}.`;
    return { text: `${text}\n\n`, calls: [{ tool: 'createPrompt', input }] };
  }
  const written = [...turn.brief.documents.map(({ type }) => type), ...turn.calls.map(({ input }) => input.type)];
  const hint = written.includes('requirements')
    ? ''
    : ' The requirements are not written yet, so I worked from the idea and the answers alone.';
  const one = made.length === 1;
  const builder = product.tool?.builder ? product.tool.name : undefined;
  const use = builder
    ? `Paste ${one ? 'it' : 'them one after the other'} into ${builder}, wait until it is done, and go through “How to check by clicking” before you go on.`
    : `Give ${one ? 'it' : 'them one after the other'} to your coding tool, let it finish, and run the commands under Verify before you go on.`;
  const told = `${joinWords(made.map((title) => `**${title}**`))} ${one ? 'is' : 'are'} under Prompts.${hint} ${use}`;
  const kinds = turn.calls.filter(({ tool }) => tool === 'createDocument').map(({ input }) => String(input.type));
  return {
    text: [before, told, offerNext(product, turn.brief, ['prompts', ...kinds])].filter(Boolean).join('\n\n'),
    calls: [],
  };
}

function describeUnknownWish(title: string): string {
  return `I know of nothing in this product that “${escapeText(title, 120)}” would build, so I wrote no prompt: it would be about something else. Tell me in a sentence what people do there and what they get, and I add it to the requirements and write the prompt.`;
}

/** Of a title's words so many must be the feature's, or the prompt would be about something else. */
const shareOfTitle = 0.6;

function choosePrompts(turn: Turn, product: Product, wish: PromptWish): PromptDraft[] {
  const basis = basisOf(turn);
  const planned =
    turn.brief.documents.some(({ type }) => type === 'plan') ||
    turn.calls.some(({ tool, input, fault }) => tool === 'createDocument' && input.type === 'plan' && !fault);
  const hasSetup = turn.brief.prompts.some(({ documentType }) => documentType === 'setup_prompt');
  if (wish.kind === 'set-up') return [writeSetupPrompt(product, basis)];
  if (wish.kind === 'security') return [writeSecurityPrompt(product, basis)];
  const asked =
    wish.kind === 'feature' ? findFeature(product, wish.words, turn.brief.promptTitle ? shareOfTitle : 0) : undefined;
  if (asked) return [writeFeaturePrompt(product, asked, basis, planned)];
  // A title that names nothing known must not head a prompt for something else.
  if (turn.brief.promptTitle && wish.kind === 'feature') return [];
  const next =
    product.features.find(({ id }) => !turn.brief.prompts.some(({ title }) => title.includes(`${id}:`))) ??
    product.features[0];
  const feature = next ? [writeFeaturePrompt(product, next, basis, planned)] : [];
  return hasSetup ? feature : [writeSetupPrompt(product, basis), ...feature];
}
