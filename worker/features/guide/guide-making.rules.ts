import { writeArchitecture, writeDataModel } from '#worker/features/guide/guide-architecture.rules.ts';
import type { DocumentKind, PromptWish } from '#worker/features/guide/guide-intent.rules.ts';
import { writePlan } from '#worker/features/guide/guide-plan.rules.ts';
import type { Feature, Product } from '#worker/features/guide/guide-product.rules.ts';
import {
  type PromptDraft,
  writeFeaturePrompt,
  writeSecurityPrompt,
  writeSetupPrompt,
} from '#worker/features/guide/guide-prompts.rules.ts';
import { describeDocument, describeFault, offerNext, titles } from '#worker/features/guide/guide-replies.rules.ts';
import { writeRequirements } from '#worker/features/guide/guide-requirements.rules.ts';
import type { DoneCall, Turn } from '#worker/features/guide/guide-turn.rules.ts';
import { dropVague, escapeText, joinWords } from '#worker/features/guide/guide-words.rules.ts';

/** One call of the model: what it says, then the tools it calls. No calls ends the turn. */
export type Step = { text: string; calls: { tool: string; input: Record<string, unknown> }[] };

const order: DocumentKind[] = ['requirements', 'architecture', 'plan'];

/** The title under which a kind of document lives in this project, so that a revision is a new version and not a second one. */
function titleFor(turn: Turn, kind: DocumentKind): string {
  return turn.brief.documents.find(({ type }) => type === kind)?.title ?? titles[kind];
}

/** 'Requirements v2 and Architecture v1': what the next document or prompt rests on. */
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

/** Writes the wanted documents one call at a time; without a wish, the first that is missing. */
export function makeDocuments(turn: Turn, product: Product, wanted: DocumentKind[], opening?: string): Step {
  const missing = order.find((kind) => !turn.brief.documents.some(({ type }) => type === kind)) ?? 'requirements';
  const list = wanted.length > 0 ? wanted.slice(0, 4) : [missing];
  const done: DocumentKind[] = [];
  for (const kind of list) {
    const title = titleFor(turn, kind);
    const calls = callsFor(turn, 'createDocument', title);
    const last = calls.at(-1);
    if (last && last.fault === undefined) {
      done.push(kind);
      continue;
    }
    if (last && (calls.length > 1 || !isAboutContent(last.fault ?? '')))
      return { text: describeFault('createDocument', last.fault ?? '', title), calls: [] };
    const content = writeDocument(turn, product, kind);
    if (!turn.tools.has('createDocument'))
      return { text: `I can’t save documents in this conversation, so here it is:\n\n${content}`, calls: [] };
    const mended = last ? mendContent(content, last.fault ?? '') : content;
    const said = turn.saidThisTurn.trim() !== '';
    const text = last
      ? 'The check found something to mend; I correct it.'
      : (done.length === 0 && !said && opening) ||
        `I write the ${titles[kind].toLowerCase()} now${kind === 'requirements' ? '' : `, resting on ${basisOf(turn, kind)}`}.`;
    return { text: `${text}\n\n`, calls: [{ tool: 'createDocument', input: { title, type: kind, content: mended } }] };
  }
  const told = done.map((kind) =>
    describeDocument(
      product,
      kind,
      turn.brief.documents.some(({ type }) => type === kind),
    ),
  );
  return { text: `${told.join('\n\n')}\n\n${offerNext(product, turn.brief, done)}`, calls: [] };
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
      return `# ${product.name}: data model\n\nWhat is stored, resting on ${basisOf(turn, kind)}. Ids are made by the server and sort by time; times are UTC.\n\n${writeDataModel(product)}\n`;
  }
}

/** Whether a complaint is about the text (a finding of the check) and not about saving it. */
function isAboutContent(fault: string): boolean {
  return /finding|line|vague|criteri|word|length|long|short|reference|\bid\b|clarif|FR-|SM-/i.test(fault);
}

/** Takes out what findings name: the lines they point at lose vague words, and surplus clarifications go. */
function mendContent(content: string, fault: string): string {
  const lines = content.split('\n');
  const named = new Set([...fault.matchAll(/"?line"?\s*:?\s*(\d+)/gi)].map((match) => Number(match[1])));
  const vague = /vague/i.test(fault);
  const tooLong = /too long|length|at most/i.test(fault);
  const kept = lines.map((line, index) =>
    vague && (named.size === 0 || named.has(index + 1)) && !line.startsWith('#') ? dropVague(line) : line,
  );
  const clarified = /clarif/i.test(fault) ? kept.filter((line) => !line.includes('[NEEDS CLARIFICATION')) : kept;
  return (
    tooLong
      ? clarified.filter(
          (line, index) =>
            !(
              /^- WHEN /.test(line) &&
              /^- /.test(clarified[index - 1] ?? '') &&
              /^- /.test(clarified[index - 2] ?? '')
            ),
        )
      : clarified
  ).join('\n');
}

/** Writes the wanted prompt; the first wish of a project gives the set-up and the first feature. */
export function makePrompts(turn: Turn, product: Product, wish: PromptWish): Step {
  const drafts = choosePrompts(turn, product, wish);
  const made: string[] = [];
  for (const draft of drafts) {
    const calls = callsFor(turn, 'createPrompt', draft.title);
    const last = calls.at(-1);
    if (last && last.fault === undefined) {
      made.push(draft.title);
      continue;
    }
    if (last && (calls.length > 1 || !isAboutContent(last.fault ?? '')))
      return { text: describeFault('createPrompt', last.fault ?? '', draft.title), calls: [] };
    if (!turn.tools.has('createPrompt'))
      return { text: `I can’t save prompts in this conversation, so here it is:\n\n${draft.content}`, calls: [] };
    const input = {
      title: draft.title,
      documentType: draft.documentType,
      stepNumber: draft.stepNumber,
      content: last ? mendContent(draft.content, last.fault ?? '') : draft.content,
    };
    const text = last
      ? 'The check found something to mend; I correct it.'
      : `I write the prompt “${draft.title}”, resting on ${basisOf(turn)}.`;
    return { text: `${text}\n\n`, calls: [{ tool: 'createPrompt', input }] };
  }
  const hint = turn.brief.documents.some(({ type }) => type === 'requirements')
    ? ''
    : ' They rest on the idea and the answers alone; with the requirements written first they would be firmer.';
  return {
    text: `${joinWords(made.map((title) => `**${title}**`))} ${made.length === 1 ? 'is' : 'are'} under Prompts.${hint} Give ${made.length === 1 ? 'it' : 'them one after the other'} to your coding tool, let it finish, and run the commands under Verify before you go on.\n\n${offerNext(product, turn.brief, ['prompts'])}`,
    calls: [],
  };
}

function choosePrompts(turn: Turn, product: Product, wish: PromptWish): PromptDraft[] {
  const basis = basisOf(turn);
  const hasSetup = turn.brief.prompts.some(({ documentType }) => documentType === 'setup_prompt');
  if (wish.kind === 'set-up') return [writeSetupPrompt(product, basis)];
  if (wish.kind === 'security') return [writeSecurityPrompt(product, basis)];
  const asked = wish.kind === 'feature' ? findFeature(product, wish.words) : undefined;
  if (asked) return [writeFeaturePrompt(product, asked, basis)];
  const next =
    product.features.find(({ id }) => !turn.brief.prompts.some(({ title }) => title.includes(`${id}:`))) ??
    product.features[0];
  const feature = next ? [writeFeaturePrompt(product, next, basis)] : [];
  return hasSetup ? feature : [writeSetupPrompt(product, basis), ...feature];
}

/** The feature that a wish names, by id or by its words. */
function findFeature(product: Product, words: string): Feature | undefined {
  const id = /\bFR-?(\d+)\b/i.exec(words)?.[1];
  if (id) return product.features.find((feature) => feature.id === `FR-${id}`);
  const plain = words
    .toLowerCase()
    .replace(/\b(log-?ins?|log in|auth\w*|sign-?(up|in)|passwords?|accounts?)\b/g, 'sign');
  const stems = (plain.match(/\p{L}{3,}/gu) ?? []).map((word) => word.slice(0, 6));
  const scored = product.features.map((feature) => {
    const [title, text] = [
      feature.title.toLowerCase(),
      `${feature.says} ${feature.criteria.join(' ')} ${feature.key}`.toLowerCase(),
    ];
    return {
      feature,
      score: stems.reduce((sum, stem) => sum + (title.includes(stem) ? 3 : 0) + (text.includes(stem) ? 1 : 0), 0),
    };
  });
  const best = scored.reduce((top, entry) => (entry.score > top.score ? entry : top), {
    feature: product.features[0],
    score: 0,
  });
  return best.score > 0 ? best.feature : undefined;
}
