import type { Finding } from '#shared/document-check/document-check.ts';
import { isWithinBody } from '#shared/documents.ts';
import { createTextCheck, type StoredDocument } from '#worker/features/chat/texts/check.service.ts';
import { type PartOf, sectionsOf, takePart, takeSections, tellKept } from '#worker/features/chat/texts/parts.rules.ts';
import { readSaved } from '#worker/features/chat/texts/reading.service.ts';
import {
  nameOf,
  type Saving,
  saveText,
  textOf,
  type UnsavedText,
  withText,
} from '#worker/features/chat/texts/saving.service.ts';
import type { OwnedProject } from '#worker/features/projects/projects.middleware.ts';
import type { Context } from '#worker/platform/context.ts';

const mostTimesSentBack = 2;
const mostFindingsTold = 20;
/** The record of a run must stay under the 2 MB of one stored value; what would not fit is saved at once. */
const mostUnsavedCharacters = 400_000;

/** `stored` is what the project has already; `keep` is called when the unsaved texts have changed, so that they outlive the run. */
type Room = Saving & { stored?: StoredDocument[]; keep: () => Promise<void> };

/**
 * Takes the texts of a model, whole, in parts or by sections: saves one, or sends it back with its errors, at most twice for one title;
 * the third is saved with what remains. All that came is kept in the run's record before either, so that no fault or eviction takes it.
 */
export function createWriter(context: Context, project: OwnedProject, { stored = [], unsaved, onPart, keep }: Room) {
  const sentBack = new Map<string, number>();
  const check = createTextCheck(context, stored);
  /** Headings that a section leaves out, each told once. */
  const warned = new Set<string>();

  /** A section for a text that is saved: its newest version with all sections that came for it; undefined for any other part. */
  async function takeOfSaved(given: UnsavedText, kept: UnsavedText | undefined, { section, hasMore }: PartOf) {
    const saved = section === undefined ? undefined : await readSaved(context, project, given);
    if (section === undefined || !saved) return undefined;
    const sections = [...(kept?.sections ?? []), { section, content: textOf(given).content }];
    const taken = takeSections(textOf(saved).content, sections);
    if ('error' in taken) return { ...taken, kept: tellKept(textOf(saved).content) };
    const lost = taken.lost.filter((heading) => !warned.has(`${nameOf(given)} ${heading}`));
    for (const heading of lost) warned.add(`${nameOf(given)} ${heading}`);
    if (lost.length > 0) return { error: tellLost(lost) };
    const isOpen = hasMore ? (true as const) : undefined;
    return { content: taken.content, isOpen, sections };
  }

  return async (given: UnsavedText, part: PartOf, { maySendBack }: { maySendBack: boolean }) => {
    const name = nameOf(given);
    const kept = unsaved.get(name);
    const ofSaved =
      kept === undefined || kept.sections !== undefined ? await takeOfSaved(given, kept, part) : undefined;
    // What is kept of a saved text is whole: a part without a section takes its place, and does not go on behind it.
    const before = kept && (kept.sections ? { content: textOf(kept).content } : textOf(kept));
    const taken = ofSaved ?? takePart(before, textOf(given).content, part);
    if ('error' in taken) return { saved: false, ...taken, ...(kept && { kept: tellKept(textOf(kept).content) }) };
    if (!isWithinBody(taken.content)) return { saved: false, error: tooLong };
    const text = withText(given, taken);
    const replaced = 'isShortened' in taken && taken.isShortened && { replaced: tellReplaced };
    const isKept = hasRoom(unsaved, text);
    if (isKept) {
      unsaved.set(name, text);
      await keep();
      if (part.hasMore || text.isOpen)
        return {
          saved: false,
          kept: tellKept(taken.content),
          instruction: part.section === undefined ? tellMore : tellNextSection,
          ...replaced,
        };
    }
    const errors = await check.findErrors(text);
    const times = sentBack.get(name) ?? 0;
    if (errors.length === 0 || times >= mostTimesSentBack || !maySendBack || !isKept) {
      const saved = await saveText(context, project, { unsaved, onPart }, text);
      if (unsaved.get(name) === kept) unsaved.delete(name);
      check.learn(text);
      return { saved: true, ...saved, ...replaced, ...tellRemaining(errors) };
    }
    sentBack.set(name, times + 1);
    return { saved: false, ...replaced, ...tellFindings(errors, taken.content) };
  };
}

const tooLong =
  'The text would have more than 256 KB. This part was not taken: send a shorter one without hasMore, and write the rest under a title of its own.';
const tellMore =
  'Kept as a part, not saved. Go on right after endsWith with the next part, in a call with the same title; leave hasMore out with the last one.';
const tellNextSection =
  'Kept with this section changed, not saved. Send the next section in a call with its heading as section; leave hasMore out with the last one.';
const tellLost = (headings: string[]) =>
  `Nothing is changed yet: this leaves out ${headings.map((heading) => `“${heading}”`).join(', ')}. Send the section with all that stays in it, or the same once more when they are to go.`;

const tellReplaced =
  'This took the place of a longer text that was kept under this title. If it was to be only a part of it, send the whole text again.';

/** What went wrong, each with the heading it stands under, so that a section can come alone. */
function tellFindings(errors: Finding[], content: string) {
  const told = errors.slice(0, mostFindingsTold);
  const sections = sectionsOf(
    content,
    told.map(({ line }) => line),
  );
  const findings = told.map((finding, index) => ({
    ...finding,
    // One that is missing stands under no heading yet.
    ...(sections[index] !== undefined && finding.rule !== 'missing-section' && { section: sections[index] }),
  }));
  const more = errors.length - told.length;
  const others = more > 0 ? `, and ${more} more of the same kinds` : '';
  const instruction = `Nothing is saved. Mend each finding${others}, then call this tool again with the same title and the whole text. Of a long text send only what changes: for each section a call with its heading as section, all but the last with hasMore; a section that is missing comes behind the one before it.`;
  return { findings, instruction };
}

/** Of a text that was saved with errors: what remains, so that the model says so. */
function tellRemaining(errors: Finding[]) {
  if (errors.length === 0) return {};
  const instruction = 'It is saved with what still has to be mended. Say so in one sentence.';
  return { remaining: errors.slice(0, mostFindingsTold).map(({ message }) => message), instruction };
}

function hasRoom(unsaved: Room['unsaved'], text: UnsavedText): boolean {
  const texts = [...new Map(unsaved).set(nameOf(text), text).values()].map(textOf);
  const lengths = texts.map(({ content, before = '' }) => content.length + before.length);
  return lengths.reduce((sum, length) => sum + length) <= mostUnsavedCharacters;
}
