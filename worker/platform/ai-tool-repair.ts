import { asSchema, InvalidToolInputError, type ToolCallRepairFunction, type ToolSet } from 'ai';
import { jsonrepair } from 'jsonrepair';
import type * as z from 'zod/mini';

/** How many calls were put right by us, sent back to the model, and given up. */
export const createRepairCounts = () => ({ repaired: 0, sentBack: 0, givenUp: 0 });
export type RepairCounts = ReturnType<typeof createRepairCounts>;

const mostIssuesTold = 8;

/** What a tool can make of arguments that broke off, if anything. */
type KeepHalf = (toolName: string, half: unknown) => unknown;

/**
 * Repairs the arguments of a tool call, for one turn: broken JSON is mended, unless it breaks off: half a text must not pass for the
 * whole, and only `keepHalf` knows what to do with it. What is still of the wrong shape goes back to the model once for each tool, with what is wrong (the SDK makes an error
 * result of what is thrown here); the second time it is told to leave it.
 */
export function createToolRepair<Tools extends ToolSet>(
  counts: RepairCounts,
  keepHalf: KeepHalf = () => undefined,
): ToolCallRepairFunction<Tools> {
  const sentBack = new Set<string>();
  return async ({ toolCall, tools, error }) => {
    if (!InvalidToolInputError.isInstance(error)) return null;
    const { half, problem, value = half && keepHalf(toolCall.toolName, half) } = mend(toolCall.input);
    const checked =
      value === undefined ? undefined : await asSchema(tools[toolCall.toolName]?.inputSchema).validate?.(value);
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

/** @returns what the arguments say, or what is wrong with them when they can't be read, with the half that came of it. */
function mend(input: string): { value?: unknown; half?: unknown; problem?: string } {
  const text = unfence(input.trim());
  try {
    return { value: unwrap(JSON.parse(text)) };
  } catch {
    return mendBroken(text);
  }
}

function mendBroken(text: string): ReturnType<typeof mend> {
  try {
    const value = unwrap(JSON.parse(jsonrepair(text)));
    return isWhole(text) ? { value } : { half: value, problem: brokeOff };
  } catch {
    return { problem: isWhole(text) ? 'The arguments are no JSON.' : brokeOff };
  }
}

const brokeOff = 'The arguments break off before their end: they are too long for one call.';

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

/** What the schemas of our tools find wrong, which are all zod's. */
function tellIssues(error: Error | undefined): string {
  const issues = ((error as z.core.$ZodError | undefined)?.issues ?? []).slice(0, mostIssuesTold);
  return `The arguments are of the wrong shape. ${issues.map(({ path, message }) => `${path.join('.') || 'all'}: ${message}.`).join(' ')}`;
}
