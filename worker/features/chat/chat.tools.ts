import { type ModelMessage, tool } from 'ai';
import * as z from 'zod/mini';
import { decisionInput, type MessagePart, questionsInput } from '#shared/chat.ts';
import { setTaskStatusInput } from '#shared/checklists.ts';
import { checkDocument, checkPrompt, type Finding } from '#shared/document-check/document-check.ts';
import { createDocumentInput, createPromptInput } from '#shared/documents.ts';
import type { Turn } from '#worker/features/chat/chat.service.ts';
import { setTaskStatus } from '#worker/features/checklists/checklists.service.ts';
import { recordDecision } from '#worker/features/decisions/decisions.service.ts';
import { createDocument } from '#worker/features/documents/documents.service.ts';
import type { OwnedProject } from '#worker/features/projects/projects.middleware.ts';
import { createPrompt } from '#worker/features/prompts/prompts.service.ts';
import type { Context } from '#worker/platform/context.ts';
import { logError } from '#worker/platform/errors.ts';

/** How often the model may speak in one reply. */
export const maximumSteps = 8;
/** What is sent back later leaves no step to mend it in and one to close. */
const lastStepToSendBack = maximumSteps - 2;
const mostTimesSentBack = 2;
const mostFindingsTold = 20;

const setTaskStatusOfModelInput = z.extend(z.pick(setTaskStatusInput, { status: true }), { taskId: z.string() });

/**
 * The tools of the assistant, each a thin call of a service verb, bound to one project by the server (DESIGN section 6).
 * `onPart` receives what the reply shows of each, `onTool` each call at work. A turn with a `promptTitle` makes that one prompt.
 * @returns the tools, and what saves the texts that were sent back and that the model gave up on: a person must not lose them. Of
 * one that can't be saved the reply tells.
 */
export function createTools(
  context: Context,
  project: OwnedProject,
  turn: Pick<Turn, 'userId' | 'plan' | 'promptTitle'>,
  onPart: (part: MessagePart) => Promise<void>,
  onTool: (work: Promise<unknown>) => void,
) {
  let promptsMade = 0;
  let lastPrompt: Promise<unknown> = Promise.resolve();
  let step = 1;
  const sentBack = new Map<string, number>();
  const refused = new Map<string, () => Promise<unknown>>();
  /** What the model gets instead of a saved text with errors, at most twice for one title; the third is saved with what remains. */
  const saveChecked = async (text: string, errors: Finding[], save: () => Promise<object>) => {
    const times = sentBack.get(text) ?? 0;
    if (errors.length === 0 || times >= mostTimesSentBack || step > lastStepToSendBack) {
      const saved = await save();
      refused.delete(text);
      return { saved: true, ...saved, ...tellRemaining(errors) };
    }
    sentBack.set(text, times + 1);
    refused.set(text, save);
    const findings = errors.slice(0, mostFindingsTold);
    const more = errors.length - findings.length;
    const instruction = `Nothing is saved. Mend each finding${more > 0 ? `, and ${more} more of the same kinds` : ''}, then call this tool again with the same title and the whole text.`;
    return { saved: false, findings, instruction };
  };
  const tracked =
    <Input, Output>(execute: (input: Input) => Promise<Output>) =>
    (input: Input, { messages }: { messages: ModelMessage[] }) => {
      step = stepOf(messages);
      const work = execute(input);
      onTool(work);
      return work;
    };
  const saveRefused = async () => {
    const texts = [...refused];
    refused.clear();
    const results = await Promise.allSettled(texts.map(([, save]) => save()));
    for (const [index, result] of results.entries()) {
      if (result.status === 'fulfilled') continue;
      logError('text_not_saved', context.requestId, result.reason);
      const text = `The ${texts[index]?.[0]} could not be saved. Please ask for it once more: this message did not count.`;
      await onPart({ type: 'notice', text });
    }
  };
  /** One prompt after the other, so that of two called at once the second knows what came of the first. */
  const inTurn =
    <Input, Output>(execute: (input: Input) => Promise<Output>) =>
    (input: Input) => {
      const work = lastPrompt.then(() => execute(input));
      lastPrompt = work.catch(() => {});
      return work;
    };
  const tools = {
    askQuestions: tool({
      description: 'Asks the person up to five clarifying questions as a form. Ends your turn.',
      inputSchema: questionsInput,
      execute: tracked(async ({ questions }) => {
        await onPart({ type: 'questions', questions });
        return { shown: questions.length };
      }),
    }),
    recordDecision: tool({
      description: 'Keeps a decision of the person on a topic. A later decision on the same topic replaces it.',
      inputSchema: decisionInput,
      execute: tracked(async (input) => {
        const decision = await recordDecision(context, project, input);
        await onPart({ type: 'decision', ...decision });
        return decision;
      }),
    }),
    setTaskStatus: tool({
      description:
        'Sets the status of a task of the checklist, by its id from openTasks, when the person says that it is done, begun, skipped or not needed.',
      inputSchema: setTaskStatusOfModelInput,
      execute: tracked(async ({ taskId, status }) => {
        const task = await setTaskStatus(context, project, turn, taskId, { status });
        const { description, stepNumber } = task;
        await onPart({ type: 'taskStatus', taskId, stepNumber, description, status });
        return { taskId, status, progress: task.project.progress, nextTask: task.project.nextTask };
      }),
    }),
    createDocument: tool({
      description:
        'Saves a Markdown document in the project once it passes the check; findings come back to be mended. The same title makes a new version of that document.',
      inputSchema: createDocumentInput,
      execute: tracked(async (input) => {
        const errors = errorsOf(checkDocument(input));
        return saveChecked(`document “${input.title}”`, errors, async () => {
          const { id, title, version } = await createDocument(context, project, input);
          const message =
            version === 1 ? `${title} is in your documents.` : `Version ${version} of ${title} is in your documents.`;
          await onPart({ type: 'documentCreated', documentId: id, title, documentType: input.type, version, message });
          return { id, title, version };
        });
      }),
    }),
    createPrompt: tool({
      description:
        'Saves a prompt for a coding tool in the project once it passes the check; findings come back to be mended. The same title makes a new version of that prompt.',
      inputSchema: createPromptInput,
      execute: tracked(
        inTurn(async (given) => {
          if (turn.promptTitle && promptsMade > 0)
            return { saved: false, error: 'One prompt was asked for, and it is saved.' };
          const input = { ...given, title: turn.promptTitle ?? given.title };
          const errors = errorsOf(checkPrompt(input));
          return saveChecked(`prompt “${input.title}”`, errors, async () => {
            const { id, title, version } = await createPrompt(context, project, input);
            promptsMade += 1;
            await onPart({ type: 'promptCreated', promptId: id, title, documentType: input.documentType, version });
            return { id, title, version };
          });
        }),
      ),
    }),
  };
  return { tools, saveRefused };
}

/** Which step of the reply calls a tool: the model has answered once for each step since the person spoke. */
function stepOf(messages: ModelMessage[]): number {
  const since = messages.slice(messages.findLastIndex(({ role }) => role === 'user') + 1);
  return since.filter(({ role }) => role === 'assistant').length + 1;
}

const errorsOf = (findings: Finding[]) => findings.filter(({ severity }) => severity === 'error');

/** Of a text that was saved with errors: what remains, so that the model says so. */
function tellRemaining(errors: Finding[]) {
  if (errors.length === 0) return {};
  const instruction = 'It is saved with what still has to be mended. Say so in one sentence.';
  return { remaining: errors.slice(0, mostFindingsTold).map(({ message }) => message), instruction };
}
