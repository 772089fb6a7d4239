import { singularOf, withArticle } from '#worker/features/guide/grammar/words.rules.ts';

const heading =
  /^[ \t]*(?:the )?(?:fields?|data|columns|attributes|properties|details|information|record|entry)(?: (?:per|for|of|on|in)(?: an?| each| every| the)?) ([\p{L}-]+(?: [\p{L}-]+)?)[ \t]*:[ \t]*$/iu;
const bullet = /^[ \t]*(?:[-–•*·]|\d{1,2}[.)])[ \t]+(.+)$/u;
/** A longer name of a field tells what it is for. */
const mostWords = 4;
const ofState = /^(?:status|state|stage)$/i;

/**
 * 'Fields per sheet:' with a line for each becomes 'You enter a sheet: number, material, …', so that they are kept with the sheet; the values
 * of its state become a sentence of their own.
 */
export function joinFields(text: string): string {
  const lines = text.split('\n');
  const kept: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const [, thing] = heading.exec(line) ?? [];
    const fields: string[] = [];
    while (thing && bullet.test(lines[at + 1] ?? '')) {
      at += 1;
      fields.push(bullet.exec(lines[at] ?? '')?.[1] ?? '');
    }
    if (thing && fields.length > 1) kept.push(tellFields(singularOf(thing.toLowerCase()), fields));
    else kept.push(line, ...fields.map((field) => `- ${field}`));
  }
  return kept.join('\n');
}

function tellFields(thing: string, fields: string[]): string {
  const told = fields.map((field) => {
    const [name = '', values = ''] = field.split(/[:(]/, 2);
    const known = values
      .replace(/\).*$/, '')
      .split(/\s*[/,|]\s*/)
      .map((value) => value.trim())
      .filter(Boolean);
    const words = name
      .replace(/\s*\+\s*/g, ' and ')
      .trim()
      .split(/\s+/);
    return { name: words.slice(0, mostWords).join(' '), values: known };
  });
  const state = told.find(({ name, values }) => ofState.test(name) && values.length > 2);
  const names = told.filter((one) => one !== state).map(({ name }) => name);
  const stated = state ? `\nStatus of ${withArticle(thing)}: ${state.values.join(', ')}.` : '';
  return `You enter ${withArticle(thing)}: ${names.join(', ')}.${stated}`;
}
