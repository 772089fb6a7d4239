import type { DocumentType } from '#shared/document-types.ts';
import { isAboutContent } from '#worker/features/guide/documents/mending.rules.ts';
import { inOwnStack } from '#worker/features/guide/documents/own-stack.rules.ts';
import { entryOf } from '#worker/features/guide/documents/registry.rules.ts';
import { glossaryOf } from '#worker/features/guide/documents/revision.rules.ts';
import { type SavedRequirements, writeRevision } from '#worker/features/guide/documents/saved-requirements.rules.ts';
import { saysAll, tellDifference, withEdition } from '#worker/features/guide/documents/versions.rules.ts';
import { escapeText, joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import type { Step, Turn } from '#worker/features/guide/guide-turn.rules.ts';
import { agreeWithSingle } from '#worker/features/guide/idea/single-people.rules.ts';
import type { PromptWish } from '#worker/features/guide/listening/intent.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import type { SavedFeature } from '#worker/features/guide/product/saved-text.rules.ts';
import {
  basisOf,
  callsFor,
  latestRequirements,
  mendAll,
  mostAttempts,
  tellBehind,
  titleFor,
} from '#worker/features/guide/replies/making.rules.ts';
import { makePrompts } from '#worker/features/guide/replies/making-prompts.rules.ts';
import { lowerTitle, nextDocument, offerNext } from '#worker/features/guide/replies/path.rules.ts';
import {
  describeDocument,
  describeFault,
  describeTooLong,
  describeUnchanged,
} from '#worker/features/guide/replies/replies.rules.ts';

/** Writes the wanted documents one call at a time; without a wish, the first that is missing. */
export function makeDocuments(
  turn: Turn,
  product: Product,
  wanted: DocumentType[],
  {
    opening = '',
    closing = '',
    read = '',
    afterwards,
  }: { opening?: string; closing?: string; read?: string; afterwards?: PromptWish } = {},
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
    if (kind === 'requirements' && turn.saved?.isCut) return { text: describeTooLong(turn.saved), calls: [] };
    const revision = kind === 'requirements' && turn.saved ? revise(turn, turn.saved) : undefined;
    const content =
      revision?.content ?? inOwnStack(product, agreeWithSingle(entry.write(product, basis), product.idea.people));
    const saved = turn.brief.documents.find((entry) => entry.type === kind && entry.title === title);
    if (!last && saved && (revision?.isUnchanged ?? saysAll(saved.excerpt, content))) {
      unchanged.push(kind);
      continue;
    }
    if (!turn.tools.has('createDocument'))
      return { text: `I can’t save documents in this conversation, so here it is:\n\n${content}`, calls: [] };
    const marked = withEdition(
      content,
      product.decided,
      kind === 'requirements' ? turn.brief.project.description : undefined,
      kind === 'requirements' ? (revision ? revision.glossary : glossaryOf(content)) : undefined,
    );
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
  const behind = done.some((kind) => kind !== 'requirements') ? tellBehind(turn) : '';
  return { text: [tellDone(), behind, closing, next].filter(Boolean).join('\n\n'), calls: [] };

  function tellDone(): string {
    return [
      ...(done.length === 0 && read ? [read] : []),
      ...unchanged.map((kind) => describeUnchanged(turn.brief, kind)),
      ...done.map((kind) => describeMade(turn, product, kind)),
    ].join('\n\n');
  }
}

/** What a document that was just saved holds, or what became different in it. */
function describeMade(turn: Turn, product: Product, kind: DocumentType): string {
  const saved = turn.brief.documents.find(({ type }) => type === kind);
  if (!saved || !turn.saved || kind !== 'requirements')
    return describeDocument(product, kind, saved !== undefined, turn.brief.openTasks);
  const { limits } = revise(turn, turn.saved);
  const stale = turn.brief.documents.filter(({ type }) => entryOf(type)?.needs.includes('requirements'));
  const behind =
    stale.length > 0
      ? `\n\n${joinWords(stale.slice(0, 4).map(({ title, version }) => `${escapeText(title, 80)} v${version}`))} still ${stale.length > 1 ? 'say' : 'says'} what was true before; ask me to update ${stale.length > 1 ? 'them' : 'it'} when you are done changing.`
      : '';
  return `**${escapeText(saved.title, 80)}** is revised. What changed:\n\n${tellDifference(turn.saved.text.features.map(asTold), (latestRequirements(turn) ?? turn.saved).text.features.map(asTold), limits)}${behind}`;
}

const revise = (turn: Turn, saved: SavedRequirements) => writeRevision(turn.brief.project, turn.decisions, saved);

/** A saved feature is known by its id: that never changes. */
const asTold = ({ id, title, says, criteria, rules }: SavedFeature) => ({
  id,
  key: id,
  title,
  says,
  criteria: criteria.map(({ text }) => text),
  rules,
});
