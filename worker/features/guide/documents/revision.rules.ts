import { documentSections } from '#shared/content/document-sections.ts';
import { plainHeading, readLines } from '#shared/document-check/lines.ts';
import { patterns } from '#worker/features/guide/content/patterns/patterns.ts';
import { withAnyNoun } from '#worker/features/guide/decisions/premise.rules.ts';
import { withoutGoneDeeds } from '#worker/features/guide/documents/outlined-users.rules.ts';
import { dropGoneProposals } from '#worker/features/guide/documents/proposals.rules.ts';
import { orderOpening, writeFeature, writeWhole } from '#worker/features/guide/documents/requirements.rules.ts';
import { toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { agreeWithSingle } from '#worker/features/guide/idea/single-people.rules.ts';
import { withoutDeeds } from '#worker/features/guide/product/deleted-deeds.rules.ts';
import { stepNote } from '#worker/features/guide/product/journeys.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { type Earlier, type Revised, reviseProduct } from '#worker/features/guide/product/revised.rules.ts';
import type { SavedFeature, SavedText } from '#worker/features/guide/product/saved-text.rules.ts';

const glossary = 'Glossary';

/** `before`: lines that the guide wrote when features stood there that were taken out by hand since. */
type Section = { heading: string; name: string; lines: string[]; from: number; before?: string[] };

/**
 * The next version of saved requirements: what is decided since, put into the text that stands there. Whatever a person wrote, changed
 * or took out by hand stays so, in every section; a text of another hand keeps its form.
 */
export const reviseRequirements = (now: Product, earlier: Earlier, saved: SavedText): string =>
  reviseWhole(now, earlier, saved).content;

/** The glossary of requirements, without its heading; undefined where there is none. */
export const glossaryOf = (content: string): string | undefined => {
  const found = readSections(content).find(({ name }) => name === glossary);
  return found && textOf({ ...found, heading: '' });
};

/** The next version of saved requirements, and its glossary where that is the guide's alone. */
export function reviseWhole(
  now: Product,
  earlier: Earlier,
  saved: SavedText,
): { content: string; glossary: string | undefined } {
  const revised = reviseProduct(now, earlier, saved);
  const whole = writeWhole(withoutDeeds(revised.product, revised.deleted));
  const [written, ours] = [readSections(whole), glossaryOf(whole)];
  if (!saved.isHeaded) return { content: `${written.map(textOf).join('\n\n')}\n`, glossary: ours };
  const mine = readSections(saved.content);
  const known = knownSections(mine, now, earlier, saved);
  const named = (list: Section[], name: string) => list.find((section) => section.name === name);
  const result = mine.flatMap((section): Section[] => {
    const isFirst = named(mine, section.name) === section;
    const [old, next] = isFirst ? [named(known, section.name), named(written, section.name)] : [];
    const lines = holdsFeatures(section, saved)
      ? putFeatures(section, revised, saved, introOf(old), introOf(next))
      : section.name === glossary && isFirst && earlier.isGlossaryOurs
        ? (next?.lines ?? [])
        : mergeLines(section.lines, old?.lines ?? [], next?.lines ?? [], old?.before);
    const isOurTitle = section.name === 'title' && / requirements$/.test(section.heading);
    const heading = isOurTitle && next ? next.heading : section.heading;
    return lines.some((line) => line !== '') || section.name === 'title' ? [{ ...section, heading, lines }] : [];
  });
  const isNew = ({ name }: Section) => named(known, name) === undefined && named(mine, name) === undefined;
  for (const section of written.filter(isNew)) {
    const earlier = written.slice(0, written.indexOf(section)).toReversed();
    const at = earlier.map(({ name }) => result.findIndex((other) => other.name === name)).find((index) => index >= 0);
    result.splice(at === undefined ? result.length : at + 1, 0, section);
  }
  const content = withoutDeadNotes(dropGoneProposals(`${result.map(textOf).join('\n\n').trim()}\n`));
  return { content, glossary: ours !== undefined && glossaryOf(content) === ours ? ours : undefined };
}

const noted = new RegExp(`^((?:\\d+\\.|-) .+?)${stepNote}`, 'gmu');
const journeys = /^## Journeys\n[\s\S]*?(?=^## |(?![\s\S]))/m;
/** Text without what it says of features and criteria that were taken out: the notes of steps, and what people do. */
function withoutDeadNotes(content: string): string {
  const isThere = (id: string) =>
    new RegExp(`^(?:#+ ${toPattern(id)}\\b|- \\*\\*${toPattern(id)}\\*\\*)`, 'm').test(content);
  return withoutGoneDeeds(
    content.replace(journeys, (section) =>
      section.replace(noted, (whole, step: string, id: string) => (isThere(id) ? whole : step)),
    ),
    (id) => !isThere(id),
  );
}

/** What the guide wrote of the saved text, by its own account; of another idea it can't tell, and takes all of what nobody touched. */
function knownSections(mine: Section[], now: Product, { before, isByHand }: Earlier, saved: SavedText): Section[] {
  if (!before && !isByHand) return mine;
  const then = before ?? now;
  const { product, deleted } = reviseProduct(then, { before: then, isByHand }, saved);
  const known = readSections(writeWhole(product));
  const whole =
    deleted.size > 0 || product.features.length < then.features.length ? readSections(writeWhole(then)) : [];
  // What a shape brings is nobody's own, also where the saved text was derived with a shape that was denied since.
  return known.map((section) => ({
    ...section,
    lines: [...section.lines, ...(mine.find(({ name }) => name === section.name)?.lines.filter(isOfShape) ?? [])],
    before: whole.find(({ name }) => name === section.name)?.lines ?? [],
  }));
}

const limitsOfShapes = patterns
  .flatMap(({ nots, questions }) => [
    ...nots,
    ...questions.flatMap(({ options }) => options.flatMap(({ not }) => not ?? [])),
  ])
  .map((text) => withAnyNoun(text.replace(/[;.].*$/, '')));

function isOfShape(line: string): boolean {
  const text = /^- (No .+?)\.?$/.exec(line)?.[1];
  return text !== undefined && limitsOfShapes.some((limit) => limit.test(text));
}

const textOf = ({ heading, lines }: Section) => [heading, lines.join('\n').trim()].filter(Boolean).join('\n\n');

const tellFeature = (feature: Feature, product: Product) =>
  agreeWithSingle(writeFeature(feature, product), product.idea.people);

/** The parts of a text under headings of the first two levels, known by what they are about where the check knows it. */
function readSections(text: string): Section[] {
  const lines = readLines(text);
  const raw = text.split('\n');
  const sections: Section[] = [];
  for (const [index, { kind, level, text: heading }] of lines.entries()) {
    const begins = kind === 'heading' && level <= 2 && !/^\W{0,6}FR[-‐‑]\d/.test(heading);
    if (begins || sections.length === 0)
      sections.push({
        heading: begins ? (raw[index] ?? '') : '',
        name: begins ? nameOf(heading, level) : '',
        lines: [],
        from: index + 1,
      });
    if (!begins) sections.at(-1)?.lines.push(raw[index] ?? '');
  }
  return sections;
}

function nameOf(heading: string, level: number): string {
  if (level === 1) return 'title';
  const plain = plainHeading(heading);
  const rule = documentSections.requirements.find(
    (entry) => entry.title.toLowerCase() === plain || entry.heading.test(plain),
  );
  return plain === 'who it is not for' ? plain : (rule?.title ?? plain);
}

const holdsFeatures = ({ from, lines }: Section, { features }: SavedText) =>
  features.some((feature) => feature.from >= from && feature.from < from + lines.length);

/** What stands in a section before its first heading. */
function introOf(section: Section | undefined): string[] {
  const lines = section?.lines ?? [];
  const end = lines.findIndex((line) => line.startsWith('#'));
  return end < 0 ? lines : lines.slice(0, end);
}

/** A section's lines with its features as they are now; one that says the same keeps its very lines. */
function putFeatures(
  section: Section,
  { product, same }: Revised,
  saved: SavedText,
  oldIntro: string[],
  nextIntro: string[],
): string[] {
  const raw = saved.content.split('\n');
  const end = section.from + section.lines.length;
  const here = saved.features.filter(({ from }) => from >= section.from && from < end);
  const tell = (id: string, { from, to }: SavedFeature) => {
    const feature = product.features.find((entry) => entry.id === id);
    if (same.has(id)) return raw.slice(from, to).join('\n');
    return feature ? tellFeature(feature, product) : '';
  };
  const level = /^#+/.exec(raw[here[0]?.from ?? 0] ?? '')?.[0] ?? '###';
  const isNew = ({ id }: Feature) => !saved.features.some((feature) => feature.id === id);
  const added = here.at(-1) === saved.features.at(-1) ? product.features.filter(isNew) : [];
  const parts = [
    mergeLines(raw.slice(section.from, here[0]?.from), oldIntro, nextIntro).join('\n'),
    ...here.map((feature) => tell(feature.id, feature)),
    ...added.map((feature) => tellFeature(feature, product).replace(/^###/, level)),
    raw.slice(here.at(-1)?.to, end).join('\n'),
  ];
  return parts
    .map((part) => part.trim())
    .filter(Boolean)
    .join('\n\n')
    .split('\n');
}

/**
 * A section's lines: of what the guide wrote the newer wording, of what a person wrote theirs. Where they changed it, list items that
 * are new come in after the line they follow, and a paragraph is left to them.
 */
function mergeLines(mine: string[], old: string[], next: string[], earlier: string[] = []): string[] {
  if (keyOf(mine) === keyOf(old)) return next;
  if (mine.some(isSubheading)) return mergeBlocks(blocksOf(mine), blocksOf(old), blocksOf(next), blocksOf(earlier));
  const [before, after] = [new Map([...old, ...earlier].map(withKey)), new Map(next.map(withKey))];
  const told = new Set<string | undefined>();
  const merged = mine.flatMap((line) => {
    const key = keyOf([line]);
    if (line === '' || !before.has(key)) return [line];
    const newer = after.get(key);
    if (newer === undefined) told.add(labelOf(line));
    return newer ?? [];
  });
  const known = new Set(merged.map((line) => keyOf([line])));
  for (const [index, line] of next.entries()) {
    const key = keyOf([line]);
    const isTaken = before.has(key) && !told.has(labelOf(line));
    if (!/^\s*(?:[-*]|\d+\.)\s/.test(line) || isTaken || known.has(key)) continue;
    const isThere = (other: string) => other !== '' && merged.includes(other);
    const above = next.slice(0, index).findLast(isThere);
    const below = above === undefined ? next.slice(index + 1).find(isThere) : undefined;
    const end = merged.findLastIndex((other) => other !== '') + 1;
    merged.splice(above ? merged.lastIndexOf(above) + 1 : below ? merged.indexOf(below) : end, 0, line);
  }
  return merged;
}

type Block = { id: string; lines: string[] };
const isSubheading = (line: string) => /^#{3,6} /.test(line);

/** Lines under each of their headings, known by the id of it: 'J-1'. */
function blocksOf(lines: string[]): Block[] {
  const blocks: Block[] = [{ id: '', lines: [] }];
  for (const line of lines) {
    if (isSubheading(line)) blocks.push({ id: /\b[A-Z]{1,4}-\d+\b/.exec(line)?.[0] ?? keyOf([line]), lines: [] });
    blocks.at(-1)?.lines.push(line);
  }
  return blocks;
}

/** Parts under headings of their own: each as a whole stays what a person made of it, or is what it is now; none loses its heading. */
function mergeBlocks(mine: Block[], old: Block[], next: Block[], earlier: Block[]): string[] {
  const named = (blocks: Block[], id: string) => blocks.find((block) => block.id === id)?.lines;
  const merged = mine.map((block): Block => {
    const [before, after] = [named(old, block.id), named(next, block.id)];
    if (before === undefined) return block;
    const [heading = '', ...lines] = block.lines;
    if (block.id === '') return { ...block, lines: mergeLines(block.lines, before, after ?? []) };
    if (after === undefined) return keyOf(block.lines) === keyOf(before) ? { ...block, lines: [] } : block;
    const title = keyOf([heading]) === keyOf(before.slice(0, 1)) ? (after[0] ?? heading) : heading;
    const then = named(earlier, block.id)?.slice(1);
    return { ...block, lines: [title, ...mergeLines(lines, before.slice(1), after.slice(1), then)] };
  });
  const added = next.filter(({ id }) => named(mine, id) === undefined && named(old, id) === undefined);
  const text = [...merged, ...added].map(({ lines }) => lines.join('\n').trim()).filter(Boolean);
  return text
    .join('\n\n')
    .replace(/\n{3,}/g, '\n\n')
    .split('\n');
}

/** By what a list item is known when it says something else: the word it explains, or how it begins; undefined for other lines. */
const labelOf = (line: string) => /^\s*(?:[-*]|\d+\.)\s+(\*\*[^*]{1,80}\*\*|(?:\S+\s+){0,5}\S+)/.exec(line)?.[1];

/** What lines say, whichever features they name: that follows from the features, and is no hand's doing. */
const keyOf = (lines: string[]) =>
  lines
    .map((line) => (line.startsWith(orderOpening) ? orderOpening : tellAnyIds(line)))
    .join('\n')
    .trim();
const tellAnyIds = (line: string) =>
  line
    .replace(/\bFR-\d{1,4}/g, 'FR')
    .replace(/\(FR(?:\.\d+)?(?:, FR(?:\.\d+)?)*(?: and (?:FR(?:\.\d+)?|\d+ more))?\)/g, '(FR)');
const withKey = (line: string) => [keyOf([line]), line] as const;
