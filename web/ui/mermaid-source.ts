/** Mermaid ready to be drawn: its kind in words, and how many arrows a flowchart must come out with. */
export type MermaidSource = { text: string; kind: string; arrows: number };

const kinds: [pattern: RegExp, name: string][] = [
  [/^(?:graph|flowchart)\b/, 'Flowchart'],
  [/^stateDiagram/, 'State diagram'],
  [/^sequenceDiagram/, 'Sequence diagram'],
  [/^classDiagram/, 'Class diagram'],
  [/^erDiagram/, 'Data model'],
  [/^xychart/, 'Chart'],
];

/** What a diagram says of its own colours and clicks: the page's theme decides, and a picture can't be clicked. */
const ownLooks = /^\s*(?:style|classDef|class|linkStyle|click)\s/;
const structure = /^\s*(?:subgraph\b|end\s*$|direction\s)/;

/** Stand-ins for what is put aside while a line is read: texts and labels of nodes, and labels of arrows. */
const aside = { node: ['\uE001', '\uE002'], arrow: ['\uE003', '\uE004'] } as const;

/** The arrows that end in a text of their own: `-- yes -->`, `== yes ==>`, `-. yes .->`. */
const textArrows: [pattern: RegExp, line: string, arrow: string][] = [
  [/(?<![-<])--(?![->])(?![ox]\s)\s*(\S.*?)\s*(-{2,}>|-{3,})/g, '---', '-->'],
  [/(?<![=<])==(?![=>])\s*(\S.*?)\s*(={2,}>|={3,})/g, '===', '==>'],
  [/(?<![-<.])-\.(?![-.])\s*(\S.*?)\s*(\.+->|\.+-)/g, '-.-', '-.->'],
];
const roundEnds = /(?:-{2,}|={2,}|-\.+-)[ox](?=[\s\uE001]|$)/g;
const plainArrows = /(<)?(?:(-{2,}>|-{3,})|(={2,}>|={3,})|(-\.+->?))/g;

/** One statement of a flowchart, its arrows spelled as the renderer knows them, with a space on both sides. */
function spellArrows(statement: string): { text: string; arrows: number } {
  const kept: string[] = [];
  const keep = (part: string, [open, close]: readonly [string, string] = aside.node) =>
    `${open}${kept.push(part) - 1}${close}`;
  let text = statement.replace(/"[^"]*"/g, (part) => keep(part));
  for (let before = ''; before !== text; ) {
    before = text;
    text = text.replace(/\[[^[\](){}]*\]|\([^[\](){}]*\)|\{[^[\](){}]*\}/g, (part) => keep(part));
  }
  text = text.replace(/\|[^|]*\|/g, (part) => keep(part, aside.arrow));
  for (const [pattern, line, arrow] of textArrows) {
    text = text.replace(pattern, (_, label: string, end: string) => {
      const spelled = end.endsWith('>') ? arrow : line;
      return ` ${spelled} ${keep(`|${label.replaceAll('|', ' ')}|`, aside.arrow)}`;
    });
  }
  let arrows = 0;
  text = text
    .replace(/~{3,}/g, '\n')
    .replace(roundEnds, (part) => part.slice(0, -1).padEnd(3, part[0]))
    .replace(plainArrows, (_, left = '', solid?: string, thick?: string, dotted?: string) => {
      arrows += 1;
      const [line, head] = solid ? ['---', '-->'] : thick ? ['===', '==>'] : ['-.-', '-.->'];
      return ` ${left}${(solid ?? thick ?? dotted ?? '').endsWith('>') ? head : line} `;
    })
    .replace(/\s+(?=\uE003)/g, '')
    .replace(/\uE004/g, '\uE004 ');
  for (let index = kept.length - 1; index >= 0; index -= 1) {
    const put = () => kept[index] ?? '';
    text = text.replace(`\uE001${index}\uE002`, put).replace(`\uE003${index}\uE004`, put);
  }
  return { text, arrows };
}

/** Statements end with the line or a semicolon, but not within a text. */
const splitStatements = (line: string) =>
  (line.match(/(?:"[^"]*"|\[[^\]]*\]|\([^)]*\)|\{[^}]*\}|\|[^|]*\||[^;])+/g) ?? []).map((part) => part.trim());

function prepareFlowchart(lines: string[]): { text: string; arrows: number } {
  const [, word = 'flowchart', direction = 'TD', rest = ''] =
    /^(graph|flowchart)(?:\s+(TD|TB|LR|BT|RL))?\s*;?(.*)$/i.exec(lines[0]?.trim() ?? '') ?? [];
  const statements = [rest, ...lines.slice(1)]
    .filter((line) => line.trim() && !ownLooks.test(line))
    .flatMap((line) => (structure.test(line) ? [line.replace(/;\s*$/, '')] : splitStatements(line)));
  let arrows = 0;
  const spelled = statements.map((statement) => {
    if (structure.test(statement)) return statement;
    const { text, arrows: count } = spellArrows(statement);
    arrows += count;
    return text;
  });
  return { text: [`${word} ${direction}`, ...spelled].join('\n'), arrows };
}

/**
 * Mermaid as its writers write it, in the narrower spelling that the renderer reads: no front matter, comments or own colours, and in a
 * flowchart arrows of any length and without spaces.
 * @throws when it is of a kind, or has a feature, that the renderer does not know.
 */
export function prepareMermaid(source: string): MermaidSource {
  const lines = source
    .replace(/^\s*---\r?\n[\s\S]*?\r?\n---\r?\n/, '')
    .split(/\r?\n/)
    .map((line) => line.replace(/(?:^|\s)%%.*$/, '').trimEnd())
    .filter((line) => line.trim());
  const first = lines[0]?.trim() ?? '';
  const kind = kinds.find(([pattern]) => pattern.test(first))?.[1];
  if (!kind) throw new Error('This kind of diagram is not known');
  if (kind === 'Flowchart') {
    if (lines.some((line) => /\w@(?:\{|[-=])/.test(line))) throw new Error('Shapes by name are not known');
    return { kind, ...prepareFlowchart(lines) };
  }
  const shown = kind === 'State diagram' ? lines.filter((line) => !ownLooks.test(line)) : lines;
  return { kind, text: shown.join('\n'), arrows: 0 };
}
