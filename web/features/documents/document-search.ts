/** Where a text says what was looked for, with a few words on either side. */
export type Passage = { before: string; match: string; after: string };

const wordsBefore = 40;
const wordsAfter = 90;

/** What was looked for as a pattern: letters in either case, any white space for a space; null when there is nothing to look for. */
export function createPattern(query: string): RegExp | null {
  const words = query.trim().split(/\s+/).filter(Boolean);
  if (words.length === 0) return null;
  return new RegExp(words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('\\s+'), 'iu');
}

/** Stands on either side of what was found while the marks are taken out: what holds it is no mark. */
const side = '\ue000';
const marks =
  /^ *(?:(?:#+|>|[-*+]|\d+[.)]) +(?:\[[ x]\] )?|```[^\n\ue000]*$|[-=*_|: ]{3,}$|\|)|\*\*|`|\| *$|!?\[([^\]]*)\]\([^)\ue000]*\)/gm;

/** Markdown as one line of words, with a dot after each heading. */
export const toWords = (text: string) =>
  text
    .replace(/^ *#+ .*$(?=\s+\S)/gm, '$& ·')
    .replace(marks, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** The end of a text that starts with a whole word, or the start of one that ends with one. */
const cutStart = (text: string) =>
  text.length > wordsBefore ? `…${text.slice(-wordsBefore).replace(/^\S*\s/, '')}` : text;
const cutEnd = (text: string) =>
  text.length > wordsAfter ? `${text.slice(0, wordsAfter).replace(/(?: ·)?\s\S*$/, '')}…` : text;

/** The first place where a text has the query; null where it has not. */
function findPassage(text: string, pattern: RegExp): Passage | null {
  const found = pattern.exec(text);
  if (!found) return null;
  const end = found.index + found[0].length;
  const start = Math.max(0, found.index - 4 * wordsBefore);
  const marked = [text.slice(start, found.index), found[0], text.slice(end, end + 4 * wordsAfter)].join(side);
  const [before = '', match, after = ''] = toWords(marked).split(side);
  return { before: cutStart(before), match: match || found[0], after: cutEnd(after) };
}

/**
 * The documents that have the query in their title or, as far as it is known, in their body (DESIGN section 3): those with it in the title
 * first, else in the order given. Without a query all of them, without a passage.
 */
export function searchDocuments<Entry extends { id: string; title: string }>(
  entries: readonly Entry[],
  bodies: ReadonlyMap<string, string>,
  query: string,
): { entry: Entry; passage: Passage | null }[] {
  const pattern = createPattern(query);
  if (!pattern) return entries.map((entry) => ({ entry, passage: null }));
  const found = entries.flatMap((entry) => {
    const inTitle = pattern.test(entry.title);
    const passage = findPassage(bodies.get(entry.id) ?? '', pattern);
    return inTitle || passage ? [{ entry, passage, inTitle }] : [];
  });
  const isFirst = ({ inTitle }: { inTitle: boolean }) => inTitle;
  return [...found.filter(isFirst), ...found.filter((result) => !isFirst(result))].map(({ entry, passage }) => ({
    entry,
    passage,
  }));
}
