import { type ModelMessage, tool } from 'ai';
import * as z from 'zod/mini';
import { decisionInput, type MessagePart, questionsInput } from '#shared/chat.ts';
import { setTaskStatusInput } from '#shared/checklists.ts';
import type { Finding } from '#shared/document-check/document-check.ts';
import { createDocumentInput, createPromptInput } from '#shared/documents.ts';
import type { Turn } from '#worker/features/chat/chat.table.ts';
import { createTextCheck, type DocumentsWithIds } from '#worker/features/chat/texts/check.service.ts';
import { nameOf, saveText, type UnsavedText, type UnsavedTexts } from '#worker/features/chat/texts/saving.service.ts';
import { setTaskStatus } from '#worker/features/checklists/checklists.service.ts';
import { recordDecision } from '#worker/features/decisions/decisions.service.ts';
import type { OwnedProject } from '#worker/features/projects/projects.middleware.ts';
import type { Context } from '#worker/platform/context.ts';
import { newId } from '#worker/platform/schema.ts';

/** How often the model may speak in one reply. */
export const maximumSteps = 8;
/** What is sent back later leaves no step to mend it in and one to close. */
const lastStepToSendBack = maximumSteps - 2;
const mostTimesSentBack = 2;
const mostFindingsTold = 20;
/** The record of a run must stay under the 2 MB of one stored value; what would not fit is saved at once. */
const mostUnsavedCharacters = 400_000;

const setTaskStatusOfModelInput = z.extend(z.pick(setTaskStatusInput, { status: true }), { taskId: z.string() });

/** What the tools share with the run that they work for. */
export type ToolRoom = {
  /** The message that is answered. */
  askedId: string | null;
  documentsWithIds?: DocumentsWithIds;
  /** Receives what the reply shows of each call. */
  onPart: (part: MessagePart) => Promise<void>;
  /** Told of every tool call at work, because a stopped stream does not wait for it. */
  onTool: (work: Promise<unknown>) => void;
  /** The texts that are still to be saved; whoever ends the run saves those that are left. */
  unsaved: UnsavedTexts;
  /** Called when there is one more, so that it outlives the run. */
  keep: () => Promise<void>;
};

/**
 * The tools of the assistant, each a thin call of a service verb, bound to one project by the server (DESIGN section 6). A turn with
 * a `promptTitle` makes that one prompt.
 */
export function createTools(
  context: Context,
  project: OwnedProject,
  turn: Pick<Turn, 'userId' | 'plan' | 'promptTitle'>,
  room: ToolRoom,
) {
  const { askedId, onPart, onTool, unsaved, keep } = room;
  let promptsMade = 0;
  let lastPrompt: Promise<unknown> = Promise.resolve();
  let step = 1;
  const sentBack = new Map<string, number>();
  const check = createTextCheck(context, room.documentsWithIds ?? []);
  /**
   * Saves a text, or sends it back with its errors, at most twice for one title; the third is saved with what remains. It is kept in the
   * run's record before either, so that no fault or eviction takes it.
   */
  const saveChecked = async (text: UnsavedText) => {
    const name = nameOf(text);
    const times = sentBack.get(name) ?? 0;
    const isKept = hasRoom(unsaved, text);
    if (isKept) {
      unsaved.set(name, text);
      await keep();
    }
    const errors = await check.findErrors(text);
    if (errors.length === 0 || times >= mostTimesSentBack || step > lastStepToSendBack || !isKept) {
      const saved = await saveText(context, project, { unsaved, onPart }, text);
      check.learn(text);
      return { saved: true, ...saved, ...tellRemaining(errors) };
    }
    sentBack.set(name, times + 1);
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
  /** One prompt after the other, so that of two called at once the second knows what came of the first. */
  const inTurn =
    <Input, Output>(execute: (input: Input) => Promise<Output>) =>
    (input: Input) => {
      const work = lastPrompt.then(() => execute(input));
      lastPrompt = work.catch(() => {});
      return work;
    };
  return {
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
        const decision = await recordDecision(context, project, input, askedId);
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
      execute: tracked(async (input) => saveChecked({ saveId: newId(), document: input })),
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
          const answer = await saveChecked({ saveId: newId(), prompt: input });
          if (answer.saved) promptsMade += 1;
          return answer;
        }),
      ),
    }),
  };
}

function hasRoom(unsaved: UnsavedTexts, text: UnsavedText): boolean {
  const kept = new Map(unsaved).set(nameOf(text), text).values();
  const lengths = [...kept].map((each) => ('document' in each ? each.document : each.prompt).content.length);
  return lengths.reduce((sum, length) => sum + length) <= mostUnsavedCharacters;
}

/** Which step of the reply calls a tool: the model has answered once for each step since the person spoke. */
function stepOf(messages: ModelMessage[]): number {
  const since = messages.slice(messages.findLastIndex(({ role }) => role === 'user') + 1);
  return since.filter(({ role }) => role === 'assistant').length + 1;
}

/** Of a text that was saved with errors: what remains, so that the model says so. */
function tellRemaining(errors: Finding[]) {
  if (errors.length === 0) return {};
  const instruction = 'It is saved with what still has to be mended. Say so in one sentence.';
  return { remaining: errors.slice(0, mostFindingsTold).map(({ message }) => message), instruction };
}
