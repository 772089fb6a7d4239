import { stepOfPromptType } from '#shared/document-types.ts';
import { isAboutContent } from '#worker/features/guide/documents/mending.rules.ts';
import { inOwnStack } from '#worker/features/guide/documents/own-stack.rules.ts';
import { escapeText, joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import type { Step, Turn } from '#worker/features/guide/guide-turn.rules.ts';
import { agreeWithSingle } from '#worker/features/guide/idea/single-people.rules.ts';
import type { PromptWish } from '#worker/features/guide/listening/intent.rules.ts';
import { findFeature } from '#worker/features/guide/product/finding.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { writeFeaturePrompt } from '#worker/features/guide/prompts/for-agents.rules.ts';
import type { PromptDraft } from '#worker/features/guide/prompts/parts.rules.ts';
import { promptOf } from '#worker/features/guide/prompts/registry.rules.ts';
import { writeSetupPrompt } from '#worker/features/guide/prompts/set-up.rules.ts';
import { basisOf, callsFor, mendAll, mostAttempts, tellBehind } from '#worker/features/guide/replies/making.rules.ts';
import { offerNext } from '#worker/features/guide/replies/path.rules.ts';
import { describeFault } from '#worker/features/guide/replies/replies.rules.ts';

/** The documents that a prompt names as its basis. */
const promptNeeds = ['requirements', 'architecture', 'database', 'api', 'plan'];

/** Writes the wanted prompt; the first wish of a project gives the set-up and the first feature. */
export function makePrompts(turn: Turn, product: Product, wish: PromptWish, before = ''): Step {
  const { promptTitle } = turn.brief;
  const chosen = choosePrompts(turn, product, wish).map((draft) => ({
    ...draft,
    content: inOwnStack(product, agreeWithSingle(draft.content, product.idea.people)),
  }));
  const drafts = promptTitle ? chosen.slice(0, 1).map((draft) => ({ ...draft, title: promptTitle })) : chosen;
  if (drafts.length === 0) return { text: describeUnknownWish(promptTitle ?? ''), calls: [] };
  const isForBuilder = drafts.some(({ documentType }) => documentType !== 'marketing_assets');
  if (product.tool && isWrongTool(product) && isForBuilder)
    return { text: describeWrongTool(product.name, product.tool.name), calls: [] };
  const made: string[] = [];
  for (const draft of drafts) {
    const calls = callsFor(turn, 'createPrompt', draft.title);
    const last = calls.at(-1);
    if (last && last.fault === undefined) {
      made.push(draft.title);
      continue;
    }
    if (last && (calls.length >= mostAttempts || !isAboutContent(last.fault ?? '')))
      return { text: describeFault('createPrompt', last.fault ?? '', draft.title), calls: [] };
    if (!turn.tools.has('createPrompt'))
      return { text: `I can’t save prompts in this conversation, so here it is:\n\n${draft.content}`, calls: [] };
    const input = {
      title: draft.title,
      documentType: draft.documentType,
      stepNumber: stepOfPromptType[draft.documentType],
      content: mendAll(draft.content, calls),
    };
    const text = last
      ? 'The check found something to mend; I correct it.'
      : `I write the prompt “${escapeText(draft.title, 120)}”, based on ${basisOf(turn, promptNeeds)}.`;
    return { text: `${text}\n\n`, calls: [{ tool: 'createPrompt', input }] };
  }
  const written = [...turn.brief.documents.map(({ type }) => type), ...turn.calls.map(({ input }) => input.type)];
  const hint = written.includes('requirements')
    ? ''
    : ' The requirements are not written yet, so I worked from the idea and the answers alone.';
  const one = made.length === 1;
  const use = describeUse(drafts, product);
  const told = `${joinWords(made.map((title) => `**${escapeText(title, 120)}**`))} ${one ? 'is' : 'are'} under Prompts.${hint} ${use}`;
  const kinds = turn.calls.filter(({ tool }) => tool === 'createDocument').map(({ input }) => String(input.type));
  return {
    text: [before, told, tellBehind(turn), offerNext(product, turn.brief, ['prompts', ...kinds])]
      .filter(Boolean)
      .join('\n\n'),
    calls: [],
  };
}

/** What to do with the prompts: texts are read aloud, an app builder is clicked through, a coding tool runs the commands. */
function describeUse(drafts: PromptDraft[], { tool }: Product): string {
  const what = drafts.length === 1 ? 'it' : 'them one after the other';
  if (drafts.every(({ documentType }) => documentType === 'marketing_assets'))
    return `Give ${what} to an assistant that writes, and read each text aloud to one person before others see it.`;
  return tool?.builder
    ? `Paste ${what} into ${tool.name}, wait until it is done, and go through “How to check by clicking” before you go on.`
    : `Copy the documents named under Context into their files in \`docs/\`, give ${what} to your coding tool, let it finish, and run the commands under Verify before you go on.`;
}

/** Whether the chosen tool can’t build such a product. */
export const isWrongTool = ({ tool, platform }: Product) => tool?.builder === true && platform === 'command line';

/** App builders make pages; what runs in a terminal or is built into other code they can’t make. */
function describeWrongTool(name: string, tool: string): string {
  return `I wrote no prompt for ${tool}: it makes pages that run in a browser, and ${name} runs in a terminal or inside other code, so what came out could not be used there. A coding agent such as Claude Code, Cursor or Codex can build it. Say “I use Claude Code”, and I write this prompt for it.`;
}

function describeUnknownWish(title: string): string {
  return `I know of nothing in this product that “${escapeText(title, 120)}” would build, so I wrote no prompt: it would be about something else. Tell me in a sentence what people do there and what they get, and I add it to the requirements and write the prompt.`;
}

/** Of a title's words so many must be the feature's, or the prompt would be about something else. */
const shareOfTitle = 0.6;

function choosePrompts(turn: Turn, product: Product, wish: PromptWish): PromptDraft[] {
  const basis = basisOf(turn, promptNeeds);
  const planned =
    turn.brief.documents.some(({ type }) => type === 'plan') ||
    turn.calls.some(({ tool, input, fault }) => tool === 'createDocument' && input.type === 'plan' && !fault);
  const hasSetup = turn.brief.prompts.some(({ documentType }) => documentType === 'setup_prompt');
  const entry = wish.kind === 'category' ? promptOf(wish.category) : undefined;
  if (entry) {
    const named = wish.kind === 'category' && wish.feature ? findFeature(product, wish.feature) : undefined;
    return [entry.write(product, basis, named)];
  }
  const asked =
    wish.kind === 'feature' ? findFeature(product, wish.words, turn.brief.promptTitle ? shareOfTitle : 0) : undefined;
  if (asked) return [writeFeaturePrompt(product, asked, basis, planned)];
  // A title that names nothing known must not head a prompt for something else.
  if (turn.brief.promptTitle && wish.kind === 'feature') return [];
  const next =
    product.features.find(({ id }) => !turn.brief.prompts.some(({ title }) => title.includes(`${id}:`))) ??
    product.features[0];
  const feature = next ? [writeFeaturePrompt(product, next, basis, planned)] : [];
  return hasSetup ? feature : [writeSetupPrompt(product, basis), ...feature];
}
