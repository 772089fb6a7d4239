import type { Ask } from './asks.ts';
import type { Conversation } from './conversation.ts';
import { findFailures, listOver, tellFailures } from './failures.ts';
import type { Measured } from './measures.ts';
import { percent, tableByIdea, tableByKind, tableOfCosts, tableOfHollow } from './tables.ts';
import { targets } from './targets.ts';

const { document, prompt } = targets;
const mostListed = 40;
const mostOver = 10;

const howMeasured = `Written by \`npm run eval\`; do not edit. It talks about each idea of \`eval/ideas\` and \`eval/held-out\` as a person does: the start, the forms
answered with what that person says or the recommended option, then every document and every prompt category asked for in ordinary words; what was
written before a second thought is asked for once more. The turns go through the product's own \`ReplyRun\`, with its instructions, tools and check ([decision 8](decisions/0008-evaluation.md)). The texts are in
\`eval/out\`, with the sentences that most ideas share and every slip in \`eval/out/worst.md\`.

- **Errors, hints**: what the check of documents and prompts finds, references between the documents of an idea included.
- **Adrift**: where a text names an id that the saved document it belongs to doesn't give, has another title or criterion beside it, or names a column
  or an address of the API for which the data model has no table, a call that the API outline doesn't give, or a state that its table doesn't let in; and
  in a plan each feature or quality of the requirements without a task. **Poor**: tables with under three fields of their own.
- **Hollow**: what a strict reader found empty beside documents of other makers, counted since: criteria without an event, reasons that are the next
  feature, words explained by themselves, tasks side by side in one file, and the other kinds of the table below.
- **Word for word**: the share of sentences that stand in another idea's text of the same kind. Counted are sentences, list items and table rows of four
  words or more, ids and versions not counted, without headings, code and diagrams; case, marks, white space, ids and versions make no difference.
- **Unchanged**: the same share once that is taken out which a template is filled with: the product's name, titles of features, tasks and decisions, names
  of people and firms, what is quoted or set as code, ids and versions. Sentences with fewer than five words beside that are labels and references,
  and not counted. **Same mould**: the share that at least a tenth of the ideas have when their own words are taken out as well. Each is shown as
  median, worst; beside it that of the ideas that are held out.
- **About it**: the share of those sentences that, fillings apart, use a word of the description or the person's own answers that at most a fifth of
  the ideas have.
- **Covered**: the share of the description's words that the requirements have; low where the idea was left out or read as another.
- **Ease, grade**: Flesch reading ease (60 and more reads easily) and Flesch-Kincaid school grade, of the sentences alone.
- **Slips**: unfilled places, doubled words, wrong articles, sentences that begin small, broken Markdown, diagrams that the page can't draw.

Targets. **For every single text**, of ideas that are held out too: it is written where it suits the product; no error, nothing adrift, nothing poor; **of all ideas together** no more that is hollow than its row allows; of a
document less than ${percent(targets.mostVerbatim)} word for word. **For the median of each kind**, of at least ${targets.fewestOfMedian} ideas: documents less than ${percent(document.mostUnchanged)} unchanged and
${percent(document.mostSameMould)} of the same mould, prompts less than ${percent(prompt.mostUnchanged)} and ${percent(prompt.mostSameMould)}, because rules of the house are the same for every product. These masked figures are our own:
a single text over one is listed in \`worst.md\` and is no failure, and the held-out ideas' are shown and not judged. \`npm run eval\` ends with 1 where a
target is missed.

Ideas of \`eval/held-out\` show what a stranger gets. **Nobody tunes for them**: no rule and no word is added because of one, their texts are not written
out nor shown unless \`--held-out\` is given, and whoever has read one to mend something replaces it by a new one. They change no figure of the others.

\`npm run eval -- --only bakery --show\` shows the texts of one idea, compared with those of all others from the last whole run (\`--fresh\` talks about all
anew, \`--alone\` compares the chosen with each other only); another model is evaluated by AI_PROVIDER, AI_BASE_URL and AI_MODEL.`;

/** The summary that is kept in docs/evaluation.md. Holds no date and no time, so that the same guide gives the same page. */
export function writeReport(model: string, conversations: Conversation[], measured: Measured[]): string {
  const failures = findFailures(conversations, measured);
  const count = (of: Ask['of']) => measured.filter((text) => text.of === of).length;
  const [heldOut, open] = [true, false].map((wanted) =>
    conversations.filter(({ idea }) => (idea.isHeldOut ?? false) === wanted),
  );
  const shown = failures.filter(({ isHeldOut }) => !isHeldOut);
  const parts = [
    '# Evaluation',
    howMeasured,
    '## Result',
    `${conversations.length} ideas, ${count('document')} documents and ${count('prompt')} prompts by \`${model}\`. ${tellFailures(failures)}`,
    ...(heldOut?.length && open?.length && failures.length > 0
      ? [`Without the ideas that are held out: ${tellFailures(shown)}`]
      : []),
    '### Documents by kind, most unchanged first',
    tableByKind('document', conversations, measured),
    '### Prompts by kind, most unchanged first',
    tableByKind('prompt', conversations, measured),
    ...(open?.length ? ['### Ideas, most unchanged first', tableByIdea(open, measured)] : []),
    ...(heldOut?.length ? ['### Ideas that are held out', tableByIdea(heldOut, measured)] : []),
    '### Hollow, by what it is',
    tableOfHollow(measured),
    ...(model === 'guide' ? [] : ['### What it cost', tableOfCosts(conversations)]),
    '### Single texts over a masked figure',
    tellOver(measured),
    ...(shown.length === 0
      ? []
      : [
          '### Missed targets',
          shown
            .slice(0, mostListed)
            .map(({ at, what }) => `- ${at}: ${what}`)
            .concat(shown.length > mostListed ? [`- and ${shown.length - mostListed} more`] : [])
            .join('\n'),
        ]),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** How many texts are over a masked figure by themselves, and the ten that are most. */
function tellOver(measured: Measured[]): string {
  const open = measured.filter(({ isHeldOut }) => !isHeldOut);
  const over = listOver(open);
  const count = (texts: Measured[]) => `${new Set(listOver(texts).map(({ at }) => at)).size} of ${texts.length} texts`;
  const heldOut = measured.filter(({ isHeldOut }) => isHeldOut);
  const counts = [count(open), ...(heldOut.length > 0 ? [`${count(heldOut)} of ideas that are held out`] : [])];
  return [`${counts.join(', and ')}.\n`, ...over.slice(0, mostOver).map(({ at, what }) => `- ${at}: ${what}`)].join(
    '\n',
  );
}
