import type { DocumentType } from '#shared/document-types.ts';
import { isAboutContent } from '#worker/features/guide/documents/mending.rules.ts';
import { entryOf } from '#worker/features/guide/documents/registry.rules.ts';
import { readEdition, saysAll, tellDifference, withEdition } from '#worker/features/guide/documents/versions.rules.ts';
import { escapeText, joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import type { Turn } from '#worker/features/guide/guide-turn.rules.ts';
import type { PromptWish } from '#worker/features/guide/listening/intent.rules.ts';
import { deriveProduct, type Product } from '#worker/features/guide/product/product.rules.ts';
import {
  basisOf,
  callsFor,
  mendAll,
  mostAttempts,
  type Step,
  titleFor,
} from '#worker/features/guide/replies/making.rules.ts';
import { makePrompts } from '#worker/features/guide/replies/making-prompts.rules.ts';
import { lowerTitle, nextDocument, offerNext } from '#worker/features/guide/replies/path.rules.ts';
import { describeDocument, describeFault, describeUnchanged } from '#worker/features/guide/replies/replies.rules.ts';

/** Writes the wanted documents one call at a time; without a wish, the first that is missing. */
export function makeDocuments(
  turn: Turn,
  product: Product,
  wanted: DocumentType[],
  { opening = '', closing = '', afterwards }: { opening?: string; closing?: string; afterwards?: PromptWish } = {},
): Step {
  const missing = nextDocument(turn.brief)?.kind ?? 'requirements';
  const list = wanted.length > 0 ? wanted.slice(0, 4) : [missing];
  const done: DocumentType[] = [];
  const unchanged: DocumentType[] = [];
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
    const entry = entryOf(kind);
    if (!entry) continue;
    const basis = basisOf(turn, entry.needs);
    const content = entry.write(product, basis);
    const saved = turn.brief.documents.find((entry) => entry.type === kind && entry.title === title);
    if (!last && saved && saysAll(saved.excerpt, content)) {
      unchanged.push(kind);
      continue;
    }
    if (!turn.tools.has('createDocument'))
      return { text: `I can’t save documents in this conversation, so here it is:\n\n${content}`, calls: [] };
    const marked = withEdition(content, product.decided);
    const mended = mendAll(marked, calls);
    const said = turn.saidThisTurn.trim() !== '';
    const text = last
      ? 'The check found something to mend; I correct it.'
      : (done.length === 0 && !said && opening) ||
        `I write the ${lowerTitle(entry.title)} now${entry.needs.length === 0 ? '' : `, based on ${basis}`}.`;
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
function describeMade(turn: Turn, product: Product, kind: DocumentType): string {
  const saved = turn.brief.documents.find(({ type }) => type === kind);
  if (!saved || kind !== 'requirements')
    return describeDocument(product, kind, saved !== undefined, turn.brief.openTasks);
  const { name, description } = turn.brief.project;
  const known = readEdition(saved.excerpt)?.decisions ?? turn.brief.decisions.length;
  const before = deriveProduct(name, description, turn.brief.decisions.slice(0, known));
  const limits = product.excluded.filter((text) => !before.excluded.includes(text));
  const stale = turn.brief.documents.filter(({ type }) => entryOf(type)?.needs.includes('requirements'));
  const behind =
    stale.length > 0
      ? `\n\n${joinWords(stale.slice(0, 4).map(({ title, version }) => `${escapeText(title, 80)} v${version}`))} still ${stale.length > 1 ? 'say' : 'says'} what was true before; ask me to update ${stale.length > 1 ? 'them' : 'it'} when you are done changing.`
      : '';
  return `**${escapeText(saved.title, 80)}** is revised. What changed:\n\n${tellDifference(before.features, product.features, limits)}${behind}`;
}
