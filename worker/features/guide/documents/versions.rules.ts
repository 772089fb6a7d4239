import { joinQuoted, joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import type { Feature } from '#worker/features/guide/product/product.rules.ts';

/** What a saved version says of itself under its title: how many decisions it knows, and short signs of its text, of the idea and of a glossary that is the guide's alone. */
export type Edition = { decisions: number; sign: string; idea: string | undefined; glossary: string | undefined };
type Described = Pick<Feature, 'id' | 'key' | 'title' | 'says' | 'criteria' | 'rules'>;

/** A short sign of a text: the same for the same text. */
export function signOf(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return value.toString(36);
}

/** Features by key; a second one of the same key gets a number. */
function keyed(features: Described[]): Map<string, Described> {
  const found = new Map<string, Described>();
  for (const feature of features) {
    const plain = feature.key.replace(/[^a-z0-9-]/g, '') || 'x';
    let key = plain;
    for (let count = 2; found.has(key); count += 1) key = `${plain}${count}`;
    found.set(key, feature);
  }
  return found;
}

const told = ({ title, says, criteria, rules }: Described) => [title, says, ...criteria, ...rules].join('\n');

const stamp =
  /^Written from the idea and (no|\d+) decisions?; edition ([a-z0-9]+)(?:-([a-z0-9]+))?(?:-([a-z0-9]+))?\.$/m;

/** The content with a line under its title that a reader understands and by which the guide knows its own text again. */
export function withEdition(content: string, decisions: number, idea?: string, glossary?: string): string {
  const counted = `${decisions === 0 ? 'no' : decisions} decision${decisions === 1 ? '' : 's'}`;
  const signs = [content, ...(idea === undefined ? [] : [idea, ...(glossary === undefined ? [] : [glossary])])];
  const sign = signs.map(signOf).join('-');
  return content.replace('\n\n', `\n\nWritten from the idea and ${counted}; edition ${sign}.\n\n`);
}

/** A saved text without the line that `withEdition` put under its title. */
export function withoutEdition(content: string): string {
  return content.replace(new RegExp(`\\n{0,2}${stamp.source}`, 'm'), '');
}

/** The edition that an excerpt belongs to; undefined for what the guide did not write. */
export function readEdition(excerpt: string): Edition | undefined {
  const [, decisions, sign, idea, glossary] = stamp.exec(excerpt) ?? [];
  return sign ? { decisions: decisions === 'no' ? 0 : Number(decisions), sign, idea, glossary } : undefined;
}

/** Whether a saved version holds the very content; only the guide's own versions can be told. */
export function saysAll(excerpt: string, content: string): boolean {
  return readEdition(excerpt)?.sign === signOf(content);
}

/** What became different between two sets of features, as a list. */
export function tellDifference(older: Described[], newer: Described[], limits: string[] = []): string {
  const before = keyed(older);
  const after = keyed(newer);
  const name = (feature: Described) => `${feature.id} ${feature.title}`;
  const added = [...after].filter(([key]) => !before.has(key)).map(([, feature]) => name(feature));
  const removed = [...before].filter(([key]) => !after.has(key)).map(([, { title }]) => title);
  const changed = [...after]
    .filter(([key, feature]) => before.has(key) && told(before.get(key) ?? feature) !== told(feature))
    .map(([, feature]) => name(feature));
  const lines = [
    ...(added.length > 0 ? [`- Added: ${joinWords(added)}`] : []),
    ...(removed.length > 0 ? [`- Removed: ${joinQuoted(removed)}`] : []),
    ...(changed.length > 0 ? [`- Wording or criteria changed: ${joinWords(changed)}`] : []),
  ];
  if (limits.length > 0) lines.push(`- Now under “What it will not do”: ${limits.join(' ')}`);
  if (lines.length === 0) return '- No feature was added or taken out; what you decided since is in it now.';
  return lines.join('\n');
}
