import { createPattern, searchDocuments, toWords } from '#web/features/documents/document-search.ts';
import {
  type PromptKind,
  type PromptSearch,
  type PromptStatus,
  promptKinds,
} from '#web/features/prompts/prompt-search.ts';

/** Where prompts without a step stand. */
export const unorganizedStep = 0;
/** From this step on a group starts open (spec 2, section 2: steps 3, 4 and 5). */
const firstOpenStep = 3;
const longestPreview = 200;

type Listed = {
  id: string;
  title: string;
  stepNumber: number | null;
  documentType: string;
  status: string;
  excerpt: string;
  createdAt: string;
};
/** A prompt of a list, and what is shown of its text. */
export type Found<Prompt> = { prompt: Prompt; preview: string };
export type PromptGroup<Prompt> = {
  step: number;
  count: number;
  kinds: { kind: PromptKind; entries: Found<Prompt>[] }[];
};

export const kindOf = (documentType: string): PromptKind =>
  promptKinds.find((kind) => kind === documentType) ?? 'general';
const stepOf = ({ stepNumber }: Pick<Listed, 'stepNumber'>) => stepNumber ?? unorganizedStep;
const statusOf = ({ status }: Pick<Listed, 'status'>): PromptStatus => (status === 'used' ? 'used' : 'draft');

/** What a list shows of a text: its first 200 characters on one line, without headings and marks, with an ellipsis where it was cut. */
export function previewOf(text: string): string {
  const words = toWords(text.replace(/^ *#+ .*$/gm, '')) || toWords(text);
  const characters = Array.from(words);
  return characters.length > longestPreview
    ? `${characters.slice(0, longestPreview).join('').trimEnd()}…`
    : characters.join('');
}

/**
 * The prompts of this step, type and status that have the query in their title or text, in any case. Where a body is not known its excerpt
 * is looked through. The preview shows the place that was found, else how the text begins.
 */
export function findPrompts<Prompt extends Listed>(
  prompts: readonly Prompt[],
  bodies: ReadonlyMap<string, string>,
  { q = '', step, type, status }: PromptSearch,
): Found<Prompt>[] {
  const narrowed = prompts.filter(
    (prompt) =>
      (step === undefined || stepOf(prompt) === step) &&
      (type === undefined || kindOf(prompt.documentType) === type) &&
      (status === undefined || statusOf(prompt) === status),
  );
  const texts = new Map(narrowed.map(({ id, excerpt }) => [id, bodies.get(id) ?? excerpt]));
  return searchDocuments(narrowed, texts, q).map(({ entry: prompt, passage }) => ({
    prompt,
    preview: passage ? `${passage.before}${passage.match}${passage.after}` : previewOf(prompt.excerpt),
  }));
}

const newestFirst = (a: Found<Listed>, b: Found<Listed>) =>
  Date.parse(b.prompt.createdAt) - Date.parse(a.prompt.createdAt) || (a.prompt.id < b.prompt.id ? 1 : -1);

/** Prompts by step, the last step first, within a step by type, within a type the newest first; those without a step come last. */
export function groupPrompts<Prompt extends Listed>(found: readonly Found<Prompt>[]): PromptGroup<Prompt>[] {
  const byStep = Map.groupBy(found, ({ prompt }) => stepOf(prompt));
  return [...byStep]
    .toSorted(([a], [b]) => b - a)
    .map(([step, ofStep]) => {
      const byKind = Map.groupBy(ofStep, ({ prompt }) => kindOf(prompt.documentType));
      const kinds = promptKinds.flatMap((kind) => {
        const entries = byKind.get(kind);
        return entries ? [{ kind, entries: entries.toSorted(newestFirst) }] : [];
      });
      return { step, count: ofStep.length, kinds };
    });
}

/**
 * Whether a group starts open: steps 3, 4 and 5 do; where there are only lower ones, the first; and whatever a search or a filter found.
 * @param steps the steps of all groups shown, in their order.
 */
export function startsOpen(step: number, steps: readonly number[], isNarrowed: boolean): boolean {
  if (isNarrowed || step >= firstOpenStep) return true;
  return step === steps[0];
}

/** A text in parts, of which every second one is what was looked for. Without a query one part. */
export function splitAtMatches(text: string, query: string): string[] {
  const pattern = createPattern(query);
  return pattern ? text.split(new RegExp(`(${pattern.source})`, 'iu')) : [text];
}

/** What is left of a day's allowance; never below none. */
export function promptsLeft({
  maxPromptsPerDay,
  promptsUsedToday,
}: {
  maxPromptsPerDay: number;
  promptsUsedToday: number;
}) {
  return Math.max(0, maxPromptsPerDay - promptsUsedToday);
}
