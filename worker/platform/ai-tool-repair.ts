import { InvalidToolInputError, type ToolCallRepairFunction, type ToolSet } from 'ai';
import { jsonrepair } from 'jsonrepair';
import * as z from 'zod/mini';

/** How many calls were put right by us, sent back to the model, and given up. */
export const createRepairCounts = () => ({ repaired: 0, sentBack: 0, givenUp: 0 });
export type RepairCounts = ReturnType<typeof createRepairCounts>;

const mostIssuesTold = 8;

/**
 * Repairs the arguments of a tool call, for one turn: broken JSON is mended, unless it breaks off: half a text must not pass for the
 * whole. What is still of the wrong shape goes back to the model once for each tool, with what is wrong (the SDK makes an error
 * result of what is thrown here); the second time it is told to leave it.
 */
export function createToolRepair<Tools extends ToolSet>(counts: RepairCounts): ToolCallRepairFunction<Tools> {
  const sentBack = new Set<string>();
  return async ({ toolCall, tools, error }) => {
    if (!InvalidToolInputError.isInstance(error)) return null;
    const schema = tools[toolCall.toolName]?.inputSchema as z.core.$ZodType | undefined;
    const { value, problem } = mend(toolCall.input);
    const checked = value === undefined ? undefined : schema && z.safeParse(schema, value);
    if (checked?.success) {
      counts.repaired += 1;
      return { ...toolCall, input: JSON.stringify(value) };
    }
    const wrong = problem ?? tellIssues(checked?.error);
    if (sentBack.has(toolCall.toolName)) {
      counts.givenUp += 1;
      throw new Error(
        `${wrong} Nothing is saved. Do not call ${toolCall.toolName} again now: say in one sentence that it did not work.`,
      );
    }
    sentBack.add(toolCall.toolName);
    counts.sentBack += 1;
    throw new Error(
      `${wrong} Nothing is saved. Call ${toolCall.toolName} once more with arguments that are mended and whole.`,
    );
  };
}

/** @returns what the arguments say, or what is wrong with them when they can't be read. */
function mend(input: string): { value?: unknown; problem?: string } {
  const text = unfence(input.trim());
  try {
    return { value: unwrap(JSON.parse(text)) };
  } catch {
    if (!isWhole(text)) return { problem: 'The arguments break off before their end.' };
  }
  try {
    return { value: unwrap(JSON.parse(jsonrepair(text))) };
  } catch {
    return { problem: 'The arguments are no JSON.' };
  }
}

/** Whether all that was opened is closed. Odd quotes make it say no: asking once more is better than half a document. */
function isWhole(text: string): boolean {
  let depth = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '\\') at += 1;
    else if (character === '"') isText = !isText;
    else if (!isText && (character === '{' || character === '[')) depth += 1;
    else if (!isText && (character === '}' || character === ']')) depth -= 1;
  }
  return depth === 0 && !isText && text.endsWith('}');
}

const unfence = (text: string) => text.replace(/^```(?:json)?\s*|\s*```$/g, '');

/** Some models send the arguments as JSON in a JSON string. */
function unwrap(value: unknown): unknown {
  return typeof value === 'string' ? JSON.parse(value) : value;
}

function tellIssues(error: z.core.$ZodError | undefined): string {
  const issues = (error?.issues ?? []).slice(0, mostIssuesTold);
  return `The arguments are of the wrong shape. ${issues.map(({ path, message }) => `${path.join('.') || 'all'}: ${message}.`).join(' ')}`;
}
