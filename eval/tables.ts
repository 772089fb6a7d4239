import { type Ask, asks } from './asks.ts';
import type { Conversation } from './conversation.ts';
import { type HollowKind, hollowKinds } from './hollow.ts';
import type { Measured } from './measures.ts';
import { targets } from './targets.ts';

export const percent = (share: number) => `${Math.round(share * 100)} %`;
const sum = (figures: number[]) => figures.reduce((total, figure) => total + figure, 0);
const row = (cells: (string | number)[]) =>
  `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
const table = (head: string[], rows: (string | number)[][]) =>
  [row(head), row(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n');

/** The middle of some figures, 0 of none. */
export function medianOf(figures: number[]): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** The text with the highest figure. */
export const worstOf = (texts: Measured[], figure: (text: Measured) => number) =>
  texts.toSorted((a, b) => figure(b) - figure(a))[0];

const unchanged = (text: Measured) => text.unchangedShare;
const sameMould = (text: Measured) => text.sameMouldShare;
const countAll = (texts: Measured[], count: (text: Measured) => unknown[]) =>
  sum(texts.map((text) => count(text).length));

/** One row for each kind of text, of the ideas that are not held out, with the shares of those that are beside it. */
export function tableByKind(of: Ask['of'], conversations: Conversation[], measured: Measured[]): string {
  const asked = (isForPages = false) =>
    conversations.filter(({ idea }) => !idea.isVague && !idea.isHeldOut && !(isForPages && idea.isNoPage)).length;
  const ofKind = (kind: string, isHeldOut: boolean) =>
    measured.filter((text) => text.kind === kind && text.isHeldOut === isHeldOut);
  const kinds = asks
    .filter((ask) => ask.of === of)
    .map((ask) => ({ ask, texts: ofKind(ask.kind, false), heldOut: ofKind(ask.kind, true) }))
    .toSorted((a, b) => medianOf(b.texts.map(unchanged)) - medianOf(a.texts.map(unchanged)));
  const head =
    'Kind,Ideas,Errors,Adrift,Hollow,Hints,Word for word,Held out,Unchanged,Held out,Same mould,Held out,About it,Words,Tokens,Ease,Grade,Slips';
  return table(
    head.split(','),
    kinds.map(({ ask, texts, heldOut }) => {
      const middle = (figure: (text: Measured) => number) => medianOf(texts.map(figure));
      const ideas = new Set(texts.map(({ ideaKey }) => ideaKey)).size;
      const due = asked(ask.isForPages);
      if (ideas === 0)
        return [
          ask.kind,
          `0 of ${due}`,
          ...head
            .split(',')
            .slice(2)
            .map(() => ''),
        ];
      return [
        ask.kind,
        ideas >= due ? ideas : `${ideas} of ${due}`,
        countAll(texts, ({ errors }) => errors),
        countAll(texts, ({ adrift }) => adrift),
        countAll(texts, ({ hollow }) => hollow),
        countAll(texts, ({ hints }) => hints),
        ...[({ verbatimShare }: Measured) => verbatimShare, unchanged, sameMould].flatMap((figure) => [
          middleAndWorst(texts, figure),
          middleAndWorst(heldOut, figure),
        ]),
        percent(middle(({ aboutShare }) => aboutShare)),
        middle(({ words }) => words),
        middle(({ tokens }) => tokens),
        Math.round(middle(({ ease }) => ease)),
        middle(({ grade }) => grade).toFixed(1),
        countAll(texts, ({ leftovers }) => leftovers),
      ];
    }),
  );
}

/** '4 %, 19 % fintech': the median, and the highest with its idea. */
function middleAndWorst(texts: Measured[], figure: (text: Measured) => number): string {
  const worst = worstOf(texts, figure);
  return worst ? `${percent(medianOf(texts.map(figure)))}, ${percent(figure(worst))} ${worst.ideaKey}` : '';
}

/** One row for each idea, and one for all: sums of what was found, medians of the shares. */
export function tableByIdea(conversations: Conversation[], measured: Measured[]): string {
  const rows = conversations
    .map(({ idea, missing }) => ({ idea, missing, texts: measured.filter(({ ideaKey }) => ideaKey === idea.key) }))
    .map((of) => ({ ...of, worst: worstOf(documentsOf(of.texts), unchanged) }))
    .toSorted((a, b) => (b.worst?.unchangedShare ?? 0) - (a.worst?.unchangedShare ?? 0));
  const all = rows.flatMap(({ texts }) => texts);
  const head =
    'Idea,Texts,Not written,Errors,Adrift,Poor,Hollow,Unchanged,Worst,Prompts unchanged,Same mould,About it,Covered,Slips';
  return table(head.split(','), [
    ...rows.map(({ idea, missing, texts, worst }) => [
      idea.isVague ? `${idea.key} (no product)` : idea.key,
      ...figuresOf(texts, missing.length, worst),
    ]),
    [
      `**all ${rows.length}**`,
      ...figuresOf(
        all,
        sum(rows.filter(({ idea }) => !idea.isVague).map(({ missing }) => missing.length)),
        worstOf(documentsOf(all), unchanged),
      ),
    ],
  ]);
}

const documentsOf = (texts: Measured[]) => texts.filter(({ of }) => of === 'document');

function figuresOf(texts: Measured[], missing: number, worst: Measured | undefined): (string | number)[] {
  const documents = documentsOf(texts);
  const prompts = texts.filter(({ of }) => of === 'prompt');
  const requirements = texts.filter(({ kind }) => kind === 'requirements');
  return [
    texts.length,
    missing,
    countAll(texts, ({ errors }) => errors),
    countAll(texts, ({ adrift }) => adrift),
    countAll(texts, ({ poor }) => poor),
    countAll(texts, ({ hollow }) => hollow),
    percent(medianOf(documents.map(unchanged))),
    worst ? `${percent(worst.unchangedShare)} ${worst.kind}` : '',
    percent(medianOf(prompts.map(unchanged))),
    percent(medianOf(documents.map(sameMould))),
    percent(medianOf(documents.map(({ aboutShare }) => aboutShare))),
    percent(medianOf(requirements.map(({ coveredShare }) => coveredShare))),
    countAll(texts, ({ leftovers }) => leftovers),
  ];
}

/** One row for each kind of what is hollow: how often it is there, in ideas that are held out too, and how often it may be. */
export function tableOfHollow(measured: Measured[]): string {
  const count = (kind: string, isHeldOut: boolean) =>
    sum(
      measured
        .filter((text) => text.isHeldOut === isHeldOut)
        .map(({ hollow }) => hollow.filter((one) => one.kind === kind).length),
    );
  return table(
    ['Kind: what it is', 'Found', 'At most', 'Held out'],
    Object.entries(hollowKinds).map(([kind, says]) => [
      `${kind}: ${says}`,
      count(kind, false),
      targets.mostHollow[kind as HollowKind],
      count(kind, true),
    ]),
  );
}

/** What talking about each idea cost. */
export function tableOfCosts(conversations: Conversation[]): string {
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
