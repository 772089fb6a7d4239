import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { boundMarks } from '#web/ui/markdown-bounds.ts';

/** A text by its parts: blocks, and what stands in them. */
export type Root = ReturnType<typeof fromMarkdown>;
export type Part = Root['children'][number];
export type PartOf<Type extends Part['type']> = Extract<Part, { type: Type }>;

const { text = {}, ...rest } = gfm();
const isNoAddress = ({ name = '' }) => !name.endsWith('Autolink');
const textWithoutAddresses = Object.entries(text).flatMap(([sign, constructs]) => {
  const kept = [constructs].flat().filter((construct) => construct && isNoAddress(construct));
  return kept.length > 0 ? [[sign, kept]] : [];
});
const additions = gfmFromMarkdown();
const withAddresses = { extensions: [{ text, ...rest }, boundMarks], mdastExtensions: additions };
/** They are looked for at every word, which takes a third of the time. */
const withoutAddresses = {
  extensions: [{ text: Object.fromEntries(textWithoutAddresses), ...rest }, boundMarks],
  mdastExtensions: additions.filter(({ transforms }) => !transforms),
};

/** What a bare address must have, or what may stand for a sign of it. */
const signsOfAddress = /[@&\\]|:\/\/|www\./i;

/**
 * Reads a text as Markdown with what GitHub added to it: tables, boxes, footnotes, bare addresses, deletions.
 * @throws {TooManyMarks} when that would take seconds.
 */
export const parseMarkdown = (source: string): Root =>
  fromMarkdown(source, signsOfAddress.test(source) ? withAddresses : withoutAddresses);
