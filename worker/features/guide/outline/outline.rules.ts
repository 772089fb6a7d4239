import { withoutOutcomes } from '#worker/features/guide/grammar/outcomes.rules.ts';

/**
 * An idea in sections, a plain sentence a line, as its owner sees, changes and confirms it. The section says how a line is meant, so that
 * nothing has to be guessed from its grammar.
 */
export type Outline = Readonly<Record<Section, string[]>>;

type Section = 'is' | 'today' | 'people' | 'acts' | 'records' | 'rules' | 'nots' | 'aims';

/** The sections in the order in which they are shown, with what else their headings may be called. */
const sections: readonly { id: Section; heading: string; signs: RegExp }[] = [
  { id: 'is', heading: 'What it is', signs: /^(?:what (?:it|this) is(?: about)?|in short|summary|(?:the )?idea)$/i },
  { id: 'today', heading: 'How it is today', signs: /^(?:how it is (?:today|now)|today|problem|the problem|now)$/i },
  {
    id: 'people',
    heading: 'Who uses it',
    signs: /^(?:who uses (?:it|this)|who it(?: is|['’]s) for|people|users|(?:people and )?roles)$/i,
  },
  {
    id: 'acts',
    heading: 'What happens',
    signs: /^(?:what happens|what (?:it|they|people|everybody) (?:does|do)|who does what|features)$/i,
  },
  {
    id: 'records',
    heading: 'What is kept',
    signs: /^(?:what is (?:kept|stored|saved|recorded)|what it keeps|data|records|things(?: kept)?)$/i,
  },
  {
    id: 'rules',
    heading: 'What always holds',
    signs: /^(?:what (?:always|must(?: always)?) (?:holds?|happen)|rules|rules and limits|limits)$/i,
  },
  {
    id: 'nots',
    heading: 'What it will not do',
    signs:
      /^(?:what it (?:will not|does not|won['’]t|doesn['’]t|must not|should not) do|not (?:in it|included|wanted)|left out|out of scope|exclusions)$/i,
  },
  {
    id: 'aims',
    heading: 'What counts as success',
    signs: /^(?:what (?:counts as )?success(?: is| means)?|success|goals?|measures? of success|measures?)$/i,
  },
];

const bullet = /^\s*(?:[-–—*•·]|\d{1,2}[.)])\s+/u;

/** A heading without the marks of Markdown that models set around it. */
const plainHeading = (row: string) =>
  row
    .replace(/^#+\s*/, '')
    .replace(/^\s*\*\*(.+?)\*\*/, '$1')
    .trim();

/** A row that opens a section, with what stands on the same row after its colon. */
function headingOf(row: string): { id: Section; rest: string } | undefined {
  const [, named = '', rest = ''] = /^([^:]{3,40}?)\s*(?::\s*(.*))?$/.exec(plainHeading(row)) ?? [];
  const found = sections.find(
    ({ heading, signs }) => heading.toLowerCase() === named.toLowerCase() || signs.test(named),
  );
  return found && { id: found.id, rest };
}

/** The heading under which the lines of a section stand. */
export const headingFor = (section: Section): string => sections.find(({ id }) => id === section)?.heading ?? '';

/** An outline without a line, to be filled. */
export const emptyOutline = (): Record<Section, string[]> => ({
  is: [],
  today: [],
  people: [],
  acts: [],
  records: [],
  rules: [],
  nots: [],
  aims: [],
});

/** Reads a text that has the headings of an outline; undefined where it does not say under one who uses it or what happens. */
export function readOutline(text: string): Outline | undefined {
  const outline = emptyOutline();
  const seen = new Set<Section>();
  let section: Section | undefined;
  for (const row of text.split(/\n+/)) {
    const heading = bullet.test(row) ? undefined : headingOf(row);
    if (heading) {
      section = heading.id;
      seen.add(section);
    }
    const line = (heading ? heading.rest : row).replace(bullet, '').replace(/\s+/g, ' ').trim();
    if (/[\p{L}\p{N}]/u.test(line)) outline[section ?? 'is'].push(line);
  }
  return seen.size > 1 && outline.people.length + outline.acts.length > 0 ? outline : undefined;
}

/** An outline as text. `isForm`: the headings of empty sections stand too, as places to fill in. */
export function tellOutline(outline: Outline, isForm = false): string {
  return sections
    .filter(({ id }) => isForm || outline[id].length > 0)
    .map(({ id, heading }) => [heading, ...outline[id].map((line) => `- ${line}`)].join('\n'))
    .join('\n');
}

const asSentences = (lines: string[]) => lines.map((line) => (/[.!?:]$/.test(line) ? line : `${line}.`)).join('\n');

/** The same lines without headings, as prose: what the words of an idea are known from. */
export const proseOf = ({ is, acts, records, rules, today }: Outline): string =>
  asSentences([...is, ...today, ...acts.map(withoutOutcomes), ...records, ...rules]);

/** The lines of an idea without headings; prose as it is. */
export function plainIdea(text: string): string {
  const outline = readOutline(text);
  if (!outline) return text;
  return asSentences(Object.values({ ...outline, acts: outline.acts.map(withoutOutcomes) }).flat());
}
