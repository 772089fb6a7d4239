import { plainHeading, readLines } from '#shared/document-check/lines.ts';

/** How a call gives a text: as a part after which more comes, or as one section to stand in place of what is kept. */
export type PartOf = { hasMore?: boolean | undefined; section?: string | undefined };
/**
 * A text as it is kept. `isOpen`: its end has not come yet. `before`: what it was before it was begun anew, to be saved instead when it is
 * not ended.
 */
export type KeptText = {
  content: string;
  isOpen?: true | undefined;
  before?: string | undefined;
  /** What came for a text that is saved: put into its newest version each time, which a person may have changed meanwhile. */
  sections?: SectionPart[] | undefined;
};

const mostHeadingsTold = 40;
const charactersOfEnd = 120;
/** Of less there is nothing worth going on from. */
const leastOfHalf = 200;
/** Lines in bold pass for headings in the check; as the name of a section they are too uncertain. */
const lowestHeading = 6;

/**
 * Puts what came to what is kept under the same title: after its end, in place of a section, or, where it begins as the kept text does,
 * in place of all.
 * @returns the text from here on, `isShortened` when a longer one gave way to it; or what is wrong, and then nothing has changed.
 */
export function takePart(
  kept: KeptText | undefined,
  part: string,
  { hasMore, section }: PartOf,
): (KeptText & { isShortened?: true }) | { error: string } {
  if (section !== undefined) {
    if (!kept) return { error: 'No text is kept under this title: send all of it, without section.' };
    const content = replaceSection(kept.content, section, part);
    if (content === undefined)
      return { error: 'Not one heading of the kept text is this section: take one of headings, to the letter.' };
    return kept.isOpen ? { ...kept, content } : { content };
  }
  const isOpen = hasMore ? true : undefined;
  if (!kept) return { content: part, isOpen };
  if (kept.isOpen && !isBegunAnew(kept.content, part))
    return { content: join(kept.content, withoutTitleOf(kept.content, part)), isOpen, before: isOpen && kept.before };
  if (!kept.isOpen && isItsEnd(kept.content, part)) return { content: kept.content };
  if (!kept.isOpen && isFromWithin(kept.content, part))
    return {
      error:
        'The text is whole already and this begins within it: send a section with its heading as section, or the whole text from its title on.',
    };
  const isShortened = part.trim().length < kept.content.trim().length;
  return { content: part, isOpen, before: isOpen && longest(kept), ...(isShortened && { isShortened }) };
}

/** A section that is sent for a text that is saved. */
export type SectionPart = { section: string; content: string };

/**
 * Puts sections into a text that is saved, one after the other.
 * @returns the text, and which of its headings it has no more; or what is wrong, and then nothing has changed.
 */
export function takeSections(
  saved: string,
  parts: SectionPart[],
): { content: string; lost: string[] } | { error: string } {
  let text: KeptText = { content: saved };
  const [title] = headingsOf(saved);
  for (const { section, content } of parts) {
    if (title?.level === 1 && plainHeading(section.replace(/^\s*#\s+/, '')) === plainHeading(title.text))
      return { error: 'This is the title of the whole text: send all of it, without section.' };
    if (title?.level === 1 && headingsOf(content).some(({ level }) => level === 1))
      return { error: 'This holds the title of a whole text: send only the section, from its heading on.' };
    const taken = takePart(text, content, { section });
    if ('error' in taken) return taken;
    text = taken;
  }
  const left = new Set(headingsOf(text.content).map((heading) => plainHeading(heading.text)));
  const lost = headingsOf(saved).filter((heading) => !left.has(plainHeading(heading.text)));
  return { content: text.content, lost: lost.map((heading) => heading.text) };
}

/** What is saved of a text: all that there is, or, while its end has not come, what it was when that is more. */
export const longest = ({ content, isOpen, before }: KeptText) =>
  isOpen && before && before.length > content.length ? before : content;

/** What a model is told of a text that is kept, so that it can go on right after its end. */
export function tellKept(content: string) {
  return {
    words: content.split(/\s+/).filter(Boolean).length,
    headings: headingsOf(content)
      .map(({ text }) => text)
      .slice(-mostHeadingsTold),
    endsWith: content.trimEnd().slice(-charactersOfEnd),
  };
}

/** For each of these lines the heading that it stands under, the nearest one that only one section has. */
export function sectionsOf(content: string, lines: number[]): (string | undefined)[] {
  const headings = headingsOf(content);
  const counts = Map.groupBy(headings, ({ text }) => plainHeading(text));
  return lines.map((line) => {
    let level = lowestHeading + 1;
    for (const heading of headings.toReversed()) {
      if (heading.number > line || heading.level >= level) continue;
      level = heading.level;
      if (counts.get(plainHeading(heading.text))?.length === 1) return heading.text;
    }
    return undefined;
  });
}

/**
 * What can be kept of the arguments of a call that broke off: its text up to its last whole paragraph or line, as a part after which more
 * comes. Half a section is left: it can't stand for the section.
 */
export function keepHalf(toolName: string, half: unknown): unknown {
  if (toolName !== 'createDocument' && toolName !== 'createPrompt') return undefined;
  if (typeof half !== 'object' || half === null || 'section' in half) return undefined;
  const { content } = half as { content?: unknown };
  if (typeof content !== 'string') return undefined;
  const ends = ['\n\n', '\n', ' '].map((mark) => content.lastIndexOf(mark));
  const end = ends.find((at) => at >= Math.max(leastOfHalf, content.length / 2));
  return end === undefined ? undefined : { ...half, content: content.slice(0, end), hasMore: true };
}

function headingsOf(content: string) {
  return readLines(content).filter(({ kind, level }) => kind === 'heading' && level <= lowestHeading);
}

function replaceSection(content: string, name: string, part: string): string | undefined {
  const headings = headingsOf(content);
  const wanted = plainHeading(name.replace(/^\s*#{1,6}\s+/, ''));
  const [heading, ...others] = headings.filter(({ text }) => plainHeading(text) === wanted);
  if (!heading || others.length > 0) return undefined;
  const next = headings.find(({ number, level }) => number > heading.number && level <= heading.level);
  const lines = content.split('\n');
  const first = readLines(part).find(({ kind }) => kind !== 'blank');
  const isHeaded = first?.kind === 'heading' && first.level <= heading.level;
  return [
    lines.slice(0, heading.number - 1).join('\n'),
    isHeaded ? '' : `${'#'.repeat(heading.level)} ${heading.text}`,
    part,
    next ? lines.slice(next.number - 1).join('\n') : '',
  ]
    .map((piece) => piece.replace(/^\n+/, '').trimEnd())
    .filter(Boolean)
    .join('\n\n')
    .concat('\n');
}

const firstLine = (text: string) => text.trimStart().split('\n', 1)[0]?.trim() ?? '';

/** A text that is sent once more begins with the same heading as before. */
function beginsAlike(kept: string, part: string): boolean {
  const line = firstLine(part);
  return line.startsWith('#') && line === firstLine(kept);
}

const afterFirstLine = (text: string) => text.trimStart().split('\n').slice(1).join('\n');

/** Models set the title over each part: a text is begun anew only where what follows the title comes again, too. */
function isBegunAnew(kept: string, part: string): boolean {
  if (!beginsAlike(kept, part)) return false;
  const [, ofKept] = headingsOf(kept);
  if (!ofKept) return firstLine(afterFirstLine(part)) === firstLine(afterFirstLine(kept));
  const [, ofPart] = headingsOf(part);
  return ofPart !== undefined && plainHeading(ofPart.text) === plainHeading(ofKept.text);
}

const withoutTitleOf = (kept: string, part: string) => (beginsAlike(kept, part) ? afterFirstLine(part) : part);

/** The last part of a whole text that comes once more, as after a save that failed. */
const isItsEnd = (kept: string, part: string) => kept.trim() !== part.trim() && kept.trimEnd().endsWith(part.trim());

/** Whether this is a piece of a whole text: shorter, and begun below its title or at one of its later headings. */
function isFromWithin(kept: string, part: string): boolean {
  if (part.length >= kept.length || beginsAlike(kept, part) || !firstLine(kept).startsWith('#')) return false;
  const [title, ...later] = headingsOf(kept);
  const first = readLines(part).find(({ kind }) => kind !== 'blank');
  if (!title || first?.kind !== 'heading' || first.level > title.level) return true;
  return later.some(({ text }) => plainHeading(text) === plainHeading(first.text));
}

/** A part that came twice is taken once. A list, a table or a block of code that was cut in two goes on in the next line. */
function join(kept: string, part: string): string {
  const [before, after] = [kept.trimEnd(), part.replace(/^\n+/, '')];
  if (before.endsWith(after.trim())) return kept;
  const last = readLines(before).at(-1);
  const [next] = readLines(after);
  const isOneList = last?.kind === 'item' && next?.kind === 'item';
  const isOneTable = last?.text.startsWith('|') && next?.text.startsWith('|');
  const isInCode = last?.kind === 'code' && !/^(?:`{3}|~{3})/.test(last.text);
  return `${before}${isOneList || isOneTable || isInCode ? '\n' : '\n\n'}${after}`;
}
