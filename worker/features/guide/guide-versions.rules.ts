import type { Feature } from '#worker/features/guide/guide-product.rules.ts';
import { joinWords } from '#worker/features/guide/guide-words.rules.ts';

/** What a saved version says of itself in a line that Markdown does not show; it stands within the excerpt that the brief holds. */
export type Mark = { whole: string; features: Map<string, string> };
type Told = Pick<Feature, 'id' | 'key' | 'title' | 'says' | 'criteria' | 'rules'>;

function hash(text: string): string {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return value.toString(36);
}

/** Features by key; a second one of the same key gets a number. */
function keyed(features: Told[]): Map<string, Told> {
  const found = new Map<string, Told>();
  for (const feature of features) {
    const plain = feature.key.replace(/[^a-z0-9-]/g, '') || 'x';
    let key = plain;
    for (let count = 2; found.has(key); count += 1) key = `${plain}${count}`;
    found.set(key, feature);
  }
  return found;
}

const hashOf = ({ title, says, criteria, rules }: Told) =>
  hash([title, says, ...criteria, ...rules].join('\n')).slice(-4);

/** The content with its mark under the title. */
export function withMark(content: string, features: Told[] = []): string {
  const parts = [...keyed(features)].map(([key, feature]) => `${key}:${hashOf(feature)}`);
  return content.replace('\n\n', `\n\n[//]: # (guide ${[hash(content), ...parts].join(' ')})\n\n`);
}

/** The mark in an excerpt; undefined for what the guide did not write. */
export function readMark(excerpt: string): Mark | undefined {
  const [whole, ...parts] = /^\[\/\/\]: # \(guide ([a-z0-9: -]+)\)$/m.exec(excerpt)?.[1]?.split(' ') ?? [];
  if (!whole) return undefined;
  const pairs = parts.map((part) => part.split(':'));
  return { whole, features: new Map(pairs.map(([key = '', value = '']) => [key, value])) };
}

/** Whether a saved version holds the very content; only the guide's own versions can be told. */
export function saysAll(excerpt: string, content: string): boolean {
  return readMark(excerpt)?.whole === hash(content);
}

/** What became different between two sets of features, as a list; `mark` stands for the older set where there is one. */
export function tellDifference(older: Told[], newer: Told[], mark: Mark | undefined, limits: string[] = []): string {
  const before = keyed(older);
  const after = keyed(newer);
  const saved = mark?.features ?? new Map([...before].map(([key, feature]) => [key, hashOf(feature)]));
  const name = (feature: Told) => `${feature.id} ${feature.title}`;
  const added = [...after].filter(([key]) => !saved.has(key)).map(([, feature]) => name(feature));
  const removed = [...saved.keys()]
    .filter((key) => !after.has(key))
    .map((key) => before.get(key)?.title ?? key.replace(/^act-/, '').replace(/-/g, ' '));
  const changed = [...after]
    .filter(([key, feature]) => saved.has(key) && saved.get(key) !== hashOf(feature))
    .map(([, feature]) => name(feature));
  const lines = [
    ...(added.length > 0 ? [`- Added: ${joinWords(added)}`] : []),
    ...(removed.length > 0 ? [`- Removed: ${joinWords(removed.map((title) => `“${title}”`))}`] : []),
    ...(changed.length > 0 ? [`- Wording or criteria changed: ${joinWords(changed)}`] : []),
  ];
  if (limits.length > 0) lines.push(`- Now under “What it will not do”: ${limits.join(' ')}`);
  if (lines.length === 0) return '- No feature changed; what is new stands under the decisions and assumptions.';
  const order = [...after.keys()];
  const moved = [...saved.keys()].some((key, index) => after.has(key) && order.indexOf(key) !== index);
  return `${lines.join('\n')}${moved ? '\n\nThe numbers of the features after that have moved.' : ''}`;
}
