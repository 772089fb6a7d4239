import type { LanguageModelV4CallOptions } from '@ai-sdk/provider';
import { createRepairCounts, type RepairCounts } from '#worker/platform/ai-tool-repair.ts';

/** What one turn with a model came to, in numbers: no text of a person. */
export type ModelCounts = RepairCounts & {
  calls: number;
  retries: number;
  fellBack: boolean;
  msToFirstToken?: number;
};

export const createCounts = (): ModelCounts => ({
  calls: 0,
  retries: 0,
  fellBack: false,
  ...createRepairCounts(),
});

/** One structured line for a turn. */
export const logTurn = (requestId: string, facts: object) =>
  console.log(JSON.stringify({ level: 'info', event: 'model_turn', requestId, ...facts }));

/** One structured line for a call (`AI_DEBUG`). A warning, which `npm start` shows: it holds what people wrote. */
export const logCall = (requestId: string, call: LanguageModelV4CallOptions, facts: object) =>
  console.warn(JSON.stringify({ level: 'debug', event: 'model_call', requestId, ...facts, ...describeCall(call) }));

function describeCall({ prompt, tools = [] }: LanguageModelV4CallOptions) {
  return {
    instructions: prompt.filter(({ role }) => role === 'system').map(({ content }) => content),
    messages: prompt.filter(({ role }) => role !== 'system'),
    tools: tools.map(({ name }) => name),
  };
}
