import { type ModelMessage, tool, zodSchema } from 'ai';
import * as z from 'zod/mini';
import { decisionInput, type MessagePart, questionsInput } from '#shared/chat.ts';
import { mostIterationPrompts, reviewTitle } from '#shared/checkins.ts';
import { setTaskStatusInput } from '#shared/checklists.ts';
import { documentSections, promptSections, type SectionRule } from '#shared/content/document-sections.ts';
import { readDocumentInput, writeDocumentInput, writePromptInput } from '#shared/documents.ts';
import type { Turn } from '#worker/features/chat/chat.table.ts';
import type { StoredDocument } from '#worker/features/chat/texts/check.service.ts';
import type { PartOf } from '#worker/features/chat/texts/parts.rules.ts';
import { createReader } from '#worker/features/chat/texts/reading.service.ts';
import type { UnsavedText, UnsavedTexts } from '#worker/features/chat/texts/saving.service.ts';
import { createWriter } from '#worker/features/chat/texts/writing.service.ts';
import { setTaskStatus } from '#worker/features/checklists/checklists.service.ts';
import { recordDecision } from '#worker/features/decisions/decisions.service.ts';
import type { OwnedProject } from '#worker/features/projects/projects.middleware.ts';
import type { Context } from '#worker/platform/context.ts';
import { newId } from '#worker/platform/schema.ts';

/** How often the model may speak in one reply: to read, write a document in six parts, mend it twice, and close, with room. */
export const maximumSteps = 12;
/** What is sent back later leaves no step to mend it in and one to close. */
const lastStepToSendBack = maximumSteps - 2;

const setTaskStatusOfModelInput = z.extend(z.pick(setTaskStatusInput, { status: true }), { taskId: z.string() });

/** Turned into JSON Schema once, not in every turn: the first word waits for it. */
const inputs = {
  askQuestions: zodSchema(questionsInput),
  recordDecision: zodSchema(decisionInput),
  setTaskStatus: zodSchema(setTaskStatusOfModelInput),
  readDocument: zodSchema(readDocumentInput),
  createDocument: zodSchema(writeDocumentInput),
  createPrompt: zodSchema(writePromptInput),
};

/** What the tools share with the run that they work for. */
export type ToolRoom = {
  /** The message that is answered. */
  askedId: string | null;
  /** The project's documents, the last written first. */
  stored?: StoredDocument[];
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
 * a `promptTitle` makes that one prompt; one with a `review` makes the document of it, and few prompts.
 */
export function createTools(
  context: Context,
  project: OwnedProject,
  turn: Pick<Turn, 'userId' | 'plan' | 'promptTitle' | 'review'>,
  room: ToolRoom,
) {
  const { askedId, onPart, onTool } = room;
  const { promptTitle, review } = turn;
  const ofReview = review && { type: 'review' as const, title: reviewTitle(review) };
  let promptsMade = 0;
  let isReviewSaved = false;
  let step = 1;
  const writeText = createWriter(context, project, room);
  const write = (text: UnsavedText, part: PartOf) => writeText(text, part, { maySendBack: step <= lastStepToSendBack });
  const tracked =
    <Input, Output>(execute: (input: Input) => Promise<Output>) =>
    (input: Input, { messages }: { messages: ModelMessage[] }) => {
      step = stepOf(messages);
      const work = execute(input);
      onTool(work);
      return work;
    };
  return {
    askQuestions: tool({
      description: 'Asks the person up to five clarifying questions as a form. Ends your turn.',
      inputSchema: inputs.askQuestions,
      execute: tracked(async ({ questions }) => {
        await onPart({ type: 'questions', questions });
        return { shown: questions.length };
      }),
    }),
    recordDecision: tool({
      description:
        'Keeps a decision of the person on a topic. A later decision on the same topic replaces it; with isTakenBack nothing is decided on it any more.',
      inputSchema: inputs.recordDecision,
      execute: tracked(async (input) => {
        const decision = await recordDecision(context, project, input, askedId);
        await onPart({ type: 'decision', ...decision });
        return decision;
      }),
    }),
    setTaskStatus: tool({
      description:
        'Sets the status of a task of the checklist, by its id from openTasks, when the person says that it is done, begun, skipped or not needed.',
      inputSchema: inputs.setTaskStatus,
      execute: tracked(async ({ taskId, status }) => {
        const task = await setTaskStatus(context, project, turn, taskId, { status });
        const { description, stepNumber } = task;
        await onPart({ type: 'taskStatus', taskId, stepNumber, description, status });
        return { taskId, status, progress: task.project.progress, nextTask: task.project.nextTask };
      }),
    }),
    readDocument: tool({
      description:
        'Reads the newest version of a saved document or prompt, whole, by its title from documents or prompts, and the decisions that a document cannot know yet.',
      inputSchema: inputs.readDocument,
      execute: tracked(oneByOne(createReader(context, project))),
    }),
    createDocument: tool({
      description: `Saves a Markdown document in the project once it passes the check; findings come back to be mended. The same title makes a new version of that document. ${partsDescription} ${sectionsDescription}`,
      inputSchema: inputs.createDocument,
      execute: tracked(
        oneByOne(async ({ hasMore, section, ...given }: z.infer<typeof writeDocumentInput>) => {
          if (isReviewSaved) return { saved: false, error: 'One document was asked for, and it is saved.' };
          const document = { ...given, ...ofReview };
          const answer = await write({ saveId: newId(), document }, { hasMore, section });
          isReviewSaved ||= review !== undefined && answer.saved;
          return answer;
        }),
      ),
    }),
    createPrompt: tool({
      description: `Saves a prompt for a coding tool in the project once it passes the check; findings come back to be mended. The same title makes a new version of that prompt. ${partsDescription} ${promptSectionsDescription}`,
      inputSchema: inputs.createPrompt,
      execute: tracked(
        oneByOne(async ({ hasMore, section, ...given }: z.infer<typeof writePromptInput>) => {
          if (promptTitle && promptsMade > 0)
            return { saved: false, error: 'One prompt was asked for, and it is saved.' };
          if (review && promptsMade >= mostIterationPrompts)
            return {
              saved: false,
              error: `A check-in has at most ${mostIterationPrompts} prompts, and they are saved.`,
            };
          const prompt = { ...given, title: promptTitle ?? given.title };
          const answer = await write({ saveId: newId(), prompt }, { hasMore, section });
          if (answer.saved) promptsMade += 1;
          return answer;
        }),
      ),
    }),
  };
}

const partsDescription =
  'hasMore: this is a part of the text, and more follows in a further call with the same title. section: the content is only this section, with its heading, to stand in place of the one with this heading in the text that is saved or came before; a new section comes behind it in the same content.';

/** Which sections the check looks for, so that no text comes back for a heading that nobody named. */
const headingsOf = (sections: Partial<Record<string, SectionRule[]>>) =>
  `Headings by type: ${Object.entries(sections)
    .map(([type, rules = []]) => `${type}: ${rules.map(({ title }) => title).join(', ')}`)
    .join('; ')}.`;
const sectionsDescription = headingsOf(documentSections);
const promptSectionsDescription = headingsOf(promptSections);

/** One call after the other, so that of two at once the second knows what came of the first. */
function oneByOne<Input, Output>(execute: (input: Input) => Promise<Output>) {
  let last: Promise<unknown> = Promise.resolve();
  return (input: Input) => {
    const work = last.then(() => execute(input));
    last = work.catch(() => {});
    return work;
  };
}

/** Which step of the reply calls a tool: the model has answered once for each step since the person spoke. */
function stepOf(messages: ModelMessage[]): number {
  const since = messages.slice(messages.findLastIndex(({ role }) => role === 'user') + 1);
  return since.filter(({ role }) => role === 'assistant').length + 1;
}
