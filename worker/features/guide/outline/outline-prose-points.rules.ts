import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';
import { withoutAfterthought } from '#worker/features/guide/outline/outline-prose-spoken.rules.ts';

/** A sentence of a description, and what the heading above its list says of it: under which heading of an outline it belongs, or who does it. */
export type ProsePoint = {
  text: string;
  isPoint: boolean;
  section?: keyof Outline;
  subject?: string;
  isAnnounced?: true;
};

const greeting =
  /^(?:(?:hi|hello|hey|good (?:day|morning|evening)|dear [\p{L} ]{2,20}|greetings)(?: (?:there|all|everyone|everybody|team))?|(?:(?:hello|hi) and )?thanks?(?: you)?(?: (?:a lot|so much|very much|in advance|for [\p{L} ]{2,30}))*|cheers|(?:kind|best) regards)[.!,]*$/iu;
const hello =
  /^(?:hi|hello|hey|good (?:day|morning|evening))(?: (?:there|all|everyone|everybody|team))?[,!.]\s+(?=\S)/iu;
const marker = /^\s*(?:[-–—*•·]|\d{1,2}[.)]|\(?[a-h\d]\))\s+/u;
/** '1) x 2) y', '(a) x; (b) y', '- x; - y' on one row. */
const inline = /(?:^|[\s;:,])(?:\(?[a-h]\)|\(?\d{1,2}\)|[-–•](?=\s+\p{L}))\s+/u;

const headings: readonly [RegExp, keyof Outline][] = [
  [/\b(?:not|never|without|out of scope|leave out|left out|no need)\b/i, 'nots'],
  [/^(?:the |some |our )?(?:rules?|constraints?|conditions?|limits?|it (?:always )?holds)\b/i, 'rules'],
  [
    /^(?:the |our )?(?:users?|people|roles?|who (?:uses|is it for|it is for)\b.*|for whom|target group|audience)$/i,
    'people',
  ],
  [/^(?:the |our |my )?(?:goals?|success|targets?|aims?|measures?)\b/i, 'aims'],
  [
    /^(?:the |our |my )?(?:problems?|today|now|currently|background|situation|how it is (?:today|now)|context|pain points?)\b/i,
    'today',
  ],
  [
    /^(?:(?:the )?(?:data|things?|records?)(?: (?:we|i|it|to) (?:keep|store|save)s?)?|what (?:is|we) (?:kept|keep|stored|store|saved))$/i,
    'records',
  ],
];
/** 'The app should do this', 'It needs', 'Features', 'I want', 'What I need': talk about the list. */
const announcing =
  /^(?:(?:so |now |and )?(?:(?:it|i|we|they|you|(?:the|my|this|our) (?:app|tool|site|website|system|program|platform|product|idea|plan))\b.*\b(?:do|does|need|needs|want|wants|have|can|able|like|offer|offers|include|includes|following|this|these|follows|is)|(?:the |my |our |main |key |must[- ]have |most important |wanted |needed |basic )*(?:features?|functions?|requirements?|wish ?list|wishes|ideas?|list|scope|mvp|user stories|things|points|what (?:it|the app|i|we)\b.*|how it (?:works|should work)|what happens|who does what)(?: (?:i|we|are|is|should be|needed|wanted)\b.*)?))$/i;
/** 'Parents can', 'As a teacher I want to': who does what the list says. */
const ofDoer =
  /^(?:as (?:an? )?)?(?:(?:the|an?|each|every|all|our) )?((?:[\p{L}-]+ ){0,2}?)([\p{L}-]+)(?: (?:can|could|should|want|may|must|need|would like|are able|will|,? ?i)\b.*)?$/iu;

/** What a row that ends with a colon says of the rows below it; undefined where it says something by itself. */
function readHeading(row: string): Pick<ProsePoint, 'section' | 'subject' | 'isAnnounced'> | undefined {
  const text = row
    .replace(marker, '')
    .replace(/[:\s]+$/, '')
    .trim();
  const section = headings.find(([signs]) => signs.test(text))?.[1];
  if (section && text.split(' ').length < longestHeading) return { section };
  const [, before = '', who = ''] = ofDoer.exec(text) ?? [];
  if (kindOfNoun(who.toLowerCase()) === 'person') return { subject: `${before}${who}`.trim(), isAnnounced: true };
  return announcing.test(text) ? { isAnnounced: true } : undefined;
}

const longestHeading = 8;

/** The points of a list that stands on one row, and what comes before them. */
function pointsOnRow(row: string): { head: string; points: string[] } | undefined {
  const bare = row.replace(marker, '');
  const marks = [...row.matchAll(new RegExp(inline.source, 'gu'))];
  const [first] = marks;
  if (!first || marks.length < 2) return undefined;
  const head = row.slice(0, first.index).trim();
  // 'A - b - c' in a sentence is no list: a list has a head with a colon or begins with its mark.
  if (head !== '' && !/[:.]$/.test(row.slice(0, first.index + 1).trim()) && !/\)/.test(first[0])) return undefined;
  const points = marks.map((mark, at) => row.slice(mark.index + mark[0].length, marks[at + 1]?.index ?? row.length));
  return bare === ''
    ? undefined
    : { head, points: points.map((one) => one.replace(/^\s+|[;,\s]+$/g, '')).filter(Boolean) };
}

/** '1.' by itself numbers what comes next. */
const number = /^\s*\d{1,2}[.)]\s*$/;

/** Rows that begin with a small letter, and short, stand in a list without marks. */
const isListed = (raw: string, isPoint: boolean) => isPoint || marker.test(raw);

/**
 * The sentences of a description without greetings and without what only announces a list; lists on one row are parted, and each point
 * knows what its heading says. 'It needs:' before points is no line.
 * @param units its sentences in order.
 */
export function pointsIn<One extends { raw: string; isPoint: boolean }>(units: One[]): (ProsePoint & { unit: One })[] {
  const found: (ProsePoint & { unit: One })[] = [];
  let under: Pick<ProsePoint, 'section' | 'subject' | 'isAnnounced'> = {};
  for (const [at, unit] of units.entries()) {
    const raw = withoutAfterthought(unit.raw.replace(hello, ''));
    if (greeting.test(raw.trim()) || number.test(raw)) continue;
    const next = units[at + 1];
    const isPoint = isListed(raw, unit.isPoint) || number.test(units[at - 1]?.raw ?? '');
    if (!isPoint) under = {};
    const row = pointsOnRow(raw);
    const head = row ? row.head : /:\s*$/.test(raw) && next ? raw : '';
    const heading = head === '' ? undefined : readHeading(head);
    if (heading) under = heading;
    else if (head !== '' && row) found.push({ text: head, isPoint: false, unit });
    if (row) found.push(...row.points.map((text) => ({ text, isPoint: true, unit, ...under })));
    else if (!(heading && head !== '')) found.push({ text: raw.replace(marker, '').trim(), isPoint, unit, ...under });
  }
  return found;
}
