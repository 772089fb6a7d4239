import { type Ask, asks } from './asks.ts';
import type { Conversation } from './conversation.ts';
import { type Measured, medianOf } from './measures.ts';
import { mostShared } from './sameness.ts';
import { targets } from './targets.ts';

const percent = (share: number) => `${Math.round(share * 100)} %`;
const sum = (figures: number[]) => figures.reduce((total, figure) => total + figure, 0);
const row = (cells: (string | number)[]) =>
  `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
const table = (head: string[], rows: (string | number)[][]) =>
  [row(head), row(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n');
const worstOf = (texts: Measured[]) => texts.toSorted((a, b) => b.unchangedShare - a.unchangedShare)[0];

/** What fails a target, each as one line. A kind of text that no idea has is not asked of any; of an idea that is no product, none is. */
export function findFailures(conversations: Conversation[], measured: Measured[]): string[] {
  const written = new Set(measured.map(({ kind }) => kind));
  const missing = conversations.flatMap(({ idea, missing }) =>
    missing
      .filter(({ ask }) => !idea.isVague && written.has(ask.kind))
      .map(({ ask }) => `${idea.key}, ${nameOf(ask)}: not written`),
  );
  const texts = measured.flatMap((text) => {
    const at = `${text.ideaKey}, ${nameOf(text)}`;
    const isSame = text.of === 'document' && text.unchangedShare >= targets.mostUnchangedShare;
    return [
      ...(text.errors.length > targets.mostErrors ? text.errors : []).map(
        ({ line, message }) => `${at}, line ${line}: ${message}`,
      ),
      ...(isSame ? [`${at}: ${percent(text.unchangedShare)} stands unchanged in another idea’s`] : []),
    ];
  });
  const faults = conversations
    .filter(({ cost }) => cost.faults > targets.mostFaults)
    .map(({ idea, cost }) => `${idea.key}: ${cost.faults} calls or tools failed`);
  return [...faults, ...(missing.length > targets.mostNotWritten ? missing : []), ...texts];
}

const nameOf = ({ kind, of }: { kind: string; of: Ask['of'] }) => (of === 'prompt' ? `prompt ${kind}` : kind);

const howMeasured = `Written by \`npm run eval\`; do not edit. It talks about each idea of \`eval/ideas\` as a person does: the start, the forms answered with what
that person says or the recommended option, then every document and every prompt category asked for in ordinary words. The turns go through the
product's own \`ReplyRun\`, with its instructions, tools and check ([decision 8](decisions/0008-evaluation.md)). The texts are in \`eval/out\`, with the
sentences that most ideas share and every slip in \`eval/out/worst.md\`.

- **Errors, hints**: what the check of documents and prompts finds, references between the documents of an idea included.
- **Unchanged**: the share of sentences that stand in another idea's text of the same kind. Counted are sentences, list items and table rows of four
  words or more, without headings, code and diagrams; case, marks, white space, ids and version numbers make no difference. **Same mould**: the share
  of sentences of which another idea has the same but for the idea's own words; it shows what was filled in and not thought, and has no target.
- **About it**: the share of sentences that use a word of the idea or its decisions that at most a fifth of the ideas have.
- **Covered**: the share of the idea's own words that its requirements have; low where the idea was left out or read as another.
- **Ease, grade**: Flesch reading ease (60 and more reads easily) and Flesch-Kincaid school grade, of the sentences alone.
- **Slips**: unfilled places, doubled words, wrong articles, sentences that begin small, broken Markdown, diagrams that the page can't draw.

Targets: every kind of text is written for every product, no error, and less than ${percent(targets.mostUnchangedShare)} unchanged in every document; \`npm run eval\` ends with 1 where
one is missed.
\`npm run eval -- --only bakery --show\` shows the texts of one idea; another model is evaluated by AI_PROVIDER, AI_BASE_URL and AI_MODEL.`;

/** The summary that is kept in docs/evaluation.md. Holds no date and no time, so that the same guide gives the same page. */
export function writeReport(model: string, conversations: Conversation[], measured: Measured[]): string {
  const failures = findFailures(conversations, measured);
  const texts = (of: Ask['of']) => measured.filter((text) => text.of === of);
  const parts = [
    '# Evaluation',
    howMeasured,
    '## Result',
    `${conversations.length} ideas, ${texts('document').length} documents and ${texts('prompt').length} prompts by \`${model}\`. ${
      failures.length === 0 ? 'Every target is met.' : `${failures.length} targets are missed.`
    }`,
    '### Documents by kind, most unchanged first',
    tableByKind('document', conversations, measured),
    '### Prompts by kind, most unchanged first',
    tableByKind('prompt', conversations, measured),
    '### Ideas, most unchanged first',
    tableByIdea(conversations, measured),
    ...(model === 'guide' ? [] : ['### What it cost', tableOfCosts(conversations)]),
    ...(failures.length === 0
      ? []
      : [
          '### Missed targets',
          failures
            .slice(0, 40)
            .map((failure) => `- ${failure}`)
            .join('\n'),
        ]),
  ];
  return `${parts.join('\n\n')}\n`;
}

function tableByKind(of: Ask['of'], conversations: Conversation[], measured: Measured[]): string {
  const asked = conversations.filter(({ idea }) => !idea.isVague).length;
  const kinds = asks
    .filter((ask) => ask.of === of)
    .map(({ kind }) => ({ kind, texts: measured.filter((text) => text.kind === kind) }))
    .toSorted(
      (a, b) =>
        medianOf(b.texts.map((text) => text.unchangedShare)) - medianOf(a.texts.map((text) => text.unchangedShare)),
    );
  const head = [
    'Kind',
    'Ideas',
    'Errors',
    'Hints',
    'Unchanged',
    'Worst',
    'Same mould',
    'About it',
    'Words',
    'Tokens',
    'Ease',
    'Grade',
    'Slips',
  ];
  return table(
    head,
    kinds.map(({ kind, texts }) => {
      const middle = (figure: (text: Measured) => number) => medianOf(texts.map(figure));
      const worst = worstOf(texts);
      const ideas = new Set(texts.map(({ ideaKey }) => ideaKey)).size;
      if (!worst) return [kind, `0 of ${asked}`, ...head.slice(2).map(() => '')];
      return [
        kind,
        ideas >= asked ? ideas : `${ideas} of ${asked}`,
        sum(texts.map(({ errors }) => errors.length)),
        sum(texts.map(({ hints }) => hints.length)),
        percent(middle((text) => text.unchangedShare)),
        `${percent(worst.unchangedShare)} ${worst.ideaKey}`,
        percent(middle((text) => text.sameMouldShare)),
        percent(middle((text) => text.aboutShare)),
        middle((text) => text.words),
        middle((text) => text.tokens),
        Math.round(middle((text) => text.ease)),
        middle((text) => text.grade).toFixed(1),
        sum(texts.map(({ leftovers }) => leftovers.length)),
      ];
    }),
  );
}

function tableByIdea(conversations: Conversation[], measured: Measured[]): string {
  const rows = conversations
    .map(({ idea, missing }) => {
      const texts = measured.filter(({ ideaKey }) => ideaKey === idea.key);
      const documents = texts.filter(({ of }) => of === 'document');
      return { idea, missing, texts, documents, worst: worstOf(documents) };
    })
    .toSorted((a, b) => (b.worst?.unchangedShare ?? 0) - (a.worst?.unchangedShare ?? 0));
  return table(
    ['Idea', 'Texts', 'Not written', 'Errors', 'Unchanged', 'Worst', 'About it', 'Covered', 'Slips'],
    rows.map(({ idea, missing, texts, documents, worst }) => [
      idea.isVague ? `${idea.key} (no product)` : idea.key,
      texts.length,
      missing.length,
      sum(texts.map(({ errors }) => errors.length)),
      percent(medianOf(documents.map(({ unchangedShare }) => unchangedShare))),
      worst ? `${percent(worst.unchangedShare)} ${worst.kind}` : '',
      percent(medianOf(documents.map(({ aboutShare }) => aboutShare))),
      percent(texts.find(({ kind }) => kind === 'requirements')?.coveredShare ?? 0),
      sum(texts.map(({ leftovers }) => leftovers.length)),
    ]),
  );
}

function tableOfCosts(conversations: Conversation[]): string {
  return table(
    ['Idea', 'Calls', 'Tokens in', 'Tokens out', 'Sent back', 'Faults'],
    conversations.map(({ idea, cost }) => [
      idea.key,
      cost.calls,
      cost.inputTokens,
      cost.outputTokens,
      cost.sentBack,
      cost.faults,
    ]),
  );
}

/** What to mend first, for whoever writes the texts: per kind the most shared sentences, slips, errors, and what was not written. */
export function writeWorst(conversations: Conversation[], measured: Measured[], most = 10): string {
  const parts = asks.map(({ kind, of }) => {
    const texts = measured.filter((text) => text.kind === kind);
    const missing = conversations.filter((conversation) => conversation.missing.some(({ ask }) => ask.kind === kind));
    const [example] = missing;
    const reply = example?.missing
      .find(({ ask }) => ask.kind === kind)
      ?.reply.replace(/\s+/g, ' ')
      .slice(0, 200);
    return [
      `## ${kind} (${of}): ${texts.length} texts, unchanged median ${percent(medianOf(texts.map((text) => text.unchangedShare)))}, worst ${percent(worstOf(texts)?.unchangedShare ?? 0)}`,
      ...mostShared(texts, most).map(({ text, ideas }) => `- in ${ideas} ideas: ${text.slice(0, 240)}`),
      ...listFaults('slip', texts, (text) =>
        text.leftovers.map(({ fault, line, text: found }) => ({ fault, line, text: found })),
      ),
      ...listFaults('error', texts, (text) =>
        text.errors.map(({ message, line }) => ({ fault: message, line, text: '' })),
      ),
      ...(example
        ? [
            `- not written for ${missing.length} ideas (${missing
              .slice(0, 8)
              .map(({ idea }) => idea.key)
              .join(', ')}), such as ${example.idea.key}: ${reply}`,
          ]
        : []),
    ].join('\n');
  });
  return `${parts.join('\n\n')}\n`;
}

function listFaults(
  name: string,
  texts: Measured[],
  read: (text: Measured) => { fault: string; line: number; text: string }[],
): string[] {
  const all = texts.flatMap((text) => read(text).map((found) => ({ ...found, ideaKey: text.ideaKey })));
  const shown = all
    .slice(0, 12)
    .map(({ ideaKey, line, fault, text }) => `- ${name}, ${ideaKey} line ${line}: ${fault} ${text.slice(0, 160)}`);
  return all.length > shown.length ? [...shown, `- and ${all.length - shown.length} more`] : shown;
}
