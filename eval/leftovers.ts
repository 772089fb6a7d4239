import { parseMermaid, renderMermaidSVG } from 'beautiful-mermaid';
import { readLines } from '#shared/document-check/lines.ts';
import { prepareMermaid } from '#web/ui/mermaid-source.ts';
import { readUnits } from './sentences.ts';

export type Leftover = { fault: string; line: number; text: string };

const slips: [string, RegExp][] = [
  [
    'a placeholder is not filled',
    /\{\{?[a-z][\w ]*\}?\}|\$\{|<[a-z]+(?: [a-z]+)*>|\[(?:insert|your|name|todo|tbd)\b[^\]]*\]|\b(?:TODO|TBD|lorem ipsum)\b/i,
  ],
  ['a value is missing', /\bundefined\b|\bNaN\b|\[object Object\]|(?<![\w-])null(?![\w-])/],
  ['a word is doubled', /(?<![\p{L}\p{N}’'-])(?!that that|had had)(\p{L}{2,}) \1(?![\p{L}\p{N}’'-])/iu],
  ['two articles', /\b(?:an?|the) (?:an?|the)\b(?!-)/i],
  [
    'a before a vowel',
    /\ba (?=[aeiou])(?!(?:eu|uni(?!n)|us[aeiu]|ur[aeil]|ui\b|uk\b|ux\b|us\b|uti|ubi|one\b|once\b|ouija|u-))\p{L}{2,}/iu,
  ],
  [
    'an before a consonant',
    /\ban (?![aeiouAEIO]|hour|heir|honest|honou?r|npm|[FHLMNRSX](?:[A-Z\d.-]|\b)|x-|8|11\b|18)[\p{L}\d]/u,
  ],
  ['a space before a mark', / [,;:.](?=\s|$)/],
  ['two marks', /,,|;;|(?<!\.)\.\.(?!\.)|[.,;:] ?,(?=\s)|\.;|,\./],
  ['empty brackets or quotes', /\(\s*\)|“\s*”|"\s*"|‘\s*’/],
];
/** What a sentence may begin with although it is a small letter: names that are written so, units, and what is set as code. */
const smallStart =
  /^(?:i[A-Z]|e[A-Z]|npm|npx|git|x\d|v\d|https?:|www\.|[\w.-]+\.(?:js|ts|com|org|net|json|md)\b|[\w/-]*[_/][\w/-]+)/;

/** What a template leaves behind and a reader stumbles over: unfilled slots, doubled words, wrong articles, broken Markdown, diagrams. */
export function findLeftovers(content: string, names: string[] = []): Leftover[] {
  return [
    ...findSlips(content),
    ...findSmallStarts(content, names),
    ...findBrokenMarkdown(content),
    ...findBrokenDiagrams(content),
  ];
}

function findSlips(content: string): Leftover[] {
  return readLines(content)
    .filter(({ kind }) => kind !== 'code' && kind !== 'hidden')
    .flatMap(({ text, number }) => {
      const prose = text
        .replace(/`[^`]*`/g, '`code`')
        .replace(/“[^“”]*\p{L}[^“”]*”/gu, 'said')
        .replace(/https?:\/\/\S+/g, 'address');
      return slips.filter(([, slip]) => slip.test(prose)).map(([fault]) => ({ fault, line: number, text }));
    });
}

function findSmallStarts(content: string, names: string[]): Leftover[] {
  return readUnits(content)
    .filter(({ kind, text }) => kind === 'sentence' && /^\p{Ll}/u.test(text) && /[.!?]$/.test(text))
    .filter(({ text }) => !smallStart.test(text) && !names.some((name) => text.startsWith(name)))
    .map(({ text, line }) => ({ fault: 'a sentence begins small', line, text }));
}

function findBrokenMarkdown(content: string): Leftover[] {
  const lines = readLines(content);
  const found: Leftover[] = [];
  const report = (fault: string, { number: line, text }: { number: number; text: string }) =>
    found.push({ fault, line, text });
  let columns = 0;
  let fences = 0;
  for (const line of lines) {
    if (/^\s*(?:`{3,}|~{3,})/.test(line.text)) fences += line.kind === 'code' ? 1 : 0;
    if (line.kind === 'code' || line.kind === 'hidden') continue;
    const isTable = line.text.startsWith('|');
    const count = isTable ? line.text.replace(/^\||\|\s*$/g, '').split(/(?<!\\)\|/).length : 0;
    if (isTable && columns > 0 && count !== columns) report('a table row has other columns', line);
    columns = isTable ? columns || count : 0;
    const bare = line.text.replace(/`[^`]+`/g, '').replace(/\\[*`[\]]/g, '');
    if ((bare.match(/\*\*/g)?.length ?? 0) % 2 === 1) report('bold does not end', line);
    if (bare.includes('`')) report('code does not end', line);
    if (/\[[^\]]*\]\((?![^()\s]+\))/.test(bare)) report('a link is broken', line);
    if (line.kind === 'heading' && line.text.replace(/[#*\s]/g, '') === '') report('a heading is empty', line);
    if (line.kind === 'item' && line.text.trim() === '') report('a list item is empty', line);
  }
  if (fences % 2 === 1) report('a code block does not end', { number: lines.length, text: '' });
  return found;
}

const colors = { bg: '#ffffff', fg: '#000000' };

/** Diagrams that the page could not draw, by the same preparation and renderer (web/ui/diagram-worker.ts). */
function findBrokenDiagrams(content: string): Leftover[] {
  return [...content.matchAll(/^```mermaid\n([\s\S]*?)^```/gm)].flatMap(({ 1: source = '', index }) => {
    const line = content.slice(0, index).split('\n').length;
    try {
      const { text, arrows } = prepareMermaid(source);
      if (arrows > 0 && parseMermaid(text).edges.length < arrows) throw new Error('not every arrow can be drawn');
      if (!/<svg[^>]* width="[1-9]/.test(renderMermaidSVG(text, colors))) throw new Error('nothing to draw');
      return [];
    } catch (error) {
      return [{ fault: 'a diagram can not be drawn', line, text: String(error) }];
    }
  });
}
