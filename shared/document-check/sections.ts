import type { SectionRule } from '#shared/content/document-sections.ts';
import type { Finding } from '#shared/document-check/findings.ts';
import { type Line, plainHeading } from '#shared/document-check/lines.ts';

/** A part of a document under a heading, or after a label (`**Goal:** …`). `body` is all that stands in it, without headings. */
export type Section = { title: string; line: number; level: number; body: Line[]; said: string };

const labelLevel = 8;
const label = /^[*_]{0,3}([\p{L}][\p{L} ,/&'’-]{1,38})[*_]{0,3}:[*_]{0,3}(?=\s|$)/u;
const idHeading = /^[\W\d]{0,12}(?:N?FR|SM|AD|T)[-‐‑]\d/;

/**
 * The sections of a document. What an id heads is none; nor is a single heading of the first level, which is its title, unless it
 * is as short as `# Goal`: then it is a section up to the next heading.
 */
export function readSections(lines: Line[], { labels }: { labels: boolean }): Section[] {
  const isTitled = lines.filter(({ kind, level }) => kind === 'heading' && level === 1).length === 1;
  const sections: Section[] = [];
  let open: Section[] = [];
  for (const line of lines) {
    const begun = readSection(line, labels);
    if (begun) open = open.filter(({ level }) => level < begun.level);
    if (line.kind !== 'heading' && line.kind !== 'blank' && line.kind !== 'hidden') {
      for (const section of open) section.body.push(line);
    }
    const isTitle = isTitled && line.level === 1;
    if (begun && !(isTitle && begun.title.split(' ').length > 2) && !idHeading.test(line.text)) {
      if (isTitle) begun.level = labelLevel;
      sections.push(begun);
      open.push(begun);
    }
  }
  return sections;
}

function readSection({ number, kind, text, level }: Line, labels: boolean): Section | undefined {
  if (kind === 'heading') return { title: plainHeading(text), line: number, level, body: [], said: '' };
  const bold = text.startsWith('*') || text.startsWith('_');
  if (!(kind === 'text' && (bold || labels)) && !(kind === 'item' && bold && labels)) return undefined;
  const found = label.exec(text);
  if (!found?.[1]) return undefined;
  const said = text.slice(found[0].length).trim();
  return { title: plainHeading(found[1]), line: number, level: labelLevel, body: [], said };
}

const isFilled = ({ body, said }: Section) => body.length > 0 || said !== '';

/** The first section of a kind that says something. */
export function findSection(sections: Section[], { heading }: SectionRule): Section | undefined {
  return sections.find((section) => heading.test(section.title) && isFilled(section));
}

/** What should have a section and has none, or one with nothing in it. */
export function checkSections(lines: Line[], sections: Section[], rules: SectionRule[]): Finding[] {
  return rules.flatMap((rule): Finding[] => {
    const { title, heading, severity, ask, line: alone } = rule;
    const fitting = sections.filter((section) => heading.test(section.title));
    if (fitting.some(isFilled)) return [];
    if (alone && lines.some(({ kind, text }) => (kind === 'item' || kind === 'text') && alone.test(text))) return [];
    const [empty] = fitting;
    const message = empty
      ? `Nothing stands under “${title}”: ${ask}, or leave the heading out.`
      : `There is no section “${title}”: ${ask}.`;
    return [{ rule: 'missing-section', severity, line: empty?.line ?? 1, message }];
  });
}
