import * as z from 'zod/mini';
import { taskStatuses } from '#shared/checklists.ts';
import { clientIdInput } from '#shared/client-id.ts';
import { documentTypes, promptDocumentTypes } from '#shared/document-types.ts';

const queryTypes = ['prompt_generation', 'planning', 'question', 'general'] as const;
export type QueryType = (typeof queryTypes)[number];

/** Opens an empty chat, once a project; hidden from the reader and free of charge (DESIGN section 5). */
export const startMessage = 'start';
export const maximumMessageLength = 20_000;
/** An outline that fills a message is one decision, with a bullet before each of its lines. */
export const longestDecision = 24_000;
export const tooLongWords = 'At most 20,000 characters in one message';

const messageReference = z.string().check(z.maxLength(64));

/**
 * Body of `POST /api/projects/{id}/contextual-chat`. `messageId` is the client's: a repeated call with it makes and charges nothing
 * twice. `replaces` is the id of an earlier message of the person that this one is sent in place of.
 */
export const sendMessageInput = z.object({
  content: z
    .string()
    .check(z.trim(), z.minLength(1, 'Write a message first'), z.maxLength(maximumMessageLength, tooLongWords)),
  queryType: z._default(z.enum(queryTypes), 'general'),
  messageId: z.optional(clientIdInput),
  replaces: z.optional(messageReference),
});
export type SendMessageInput = z.infer<typeof sendMessageInput>;

/**
 * Query of `GET /api/projects/{id}/messages`: the cursor of the page before, from the header X-Older-Cursor; with `replacedBy`, the id
 * of a message that was sent in place of earlier ones, these are answered, in pages too.
 */
export const messagesQuery = z.object({
  before: z.optional(messageReference),
  replacedBy: z.optional(messageReference),
});
export type MessagesQuery = z.infer<typeof messagesQuery>;

/** Query of `DELETE …/contextual-chat/stream`: with the `messageId` of the message that is answered, another one's reply goes on. */
export const stopQuery = z.object({ messageId: z.optional(messageReference) });

/** A clarifying form: up to five questions at once, each with why it matters and options, one of them recommended (DESIGN section 6). */
export const questionsInput = z.object({
  questions: z
    .array(
      z.object({
        question: z.string().check(z.minLength(5), z.maxLength(300)),
        why: z.string().check(z.maxLength(300)),
        options: z
          .array(
            z.object({
              label: z.string().check(z.minLength(1), z.maxLength(160)),
              recommended: z.optional(z.boolean()),
            }),
          )
          .check(z.minLength(2), z.maxLength(6)),
        /** An answer begun in the person's place, a line each: theirs to change. */
        draft: z.optional(z.string().check(z.maxLength(6_000))),
      }),
    )
    .check(z.minLength(1), z.maxLength(5)),
});
export type Question = z.infer<typeof questionsInput>['questions'][number];

export const decisionInput = z.object({
  topic: z.string().check(z.trim(), z.minLength(1), z.maxLength(300)),
  decision: z.string().check(z.trim(), z.minLength(1), z.maxLength(longestDecision)),
  /** It holds no more: on this topic nothing is decided from now on. */
  isTakenBack: z.optional(z.boolean()),
});

/** The reply ended before the end of the text was written. */
const textIsCut = z.optional(z.boolean());

/** What a reply holds besides its text; kept in the message's `parts` and streamed as `data-<type>` while it is made. */
const messagePart = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('documentCreated'),
    documentId: z.string(),
    title: z.string(),
    documentType: z.enum(documentTypes),
    version: z.number(),
    message: z.string(),
    isCut: textIsCut,
  }),
  z.object({
    type: z.literal('promptCreated'),
    promptId: z.string(),
    title: z.string(),
    documentType: z.enum(promptDocumentTypes),
    version: z.number(),
    isCut: textIsCut,
  }),
  z.extend(questionsInput, { type: z.literal('questions') }),
  z.extend(decisionInput, { type: z.literal('decision') }),
  z.object({
    type: z.literal('taskStatus'),
    taskId: z.string(),
    stepNumber: z.number(),
    description: z.string(),
    status: z.enum(taskStatuses),
  }),
  z.object({ type: z.literal('notice'), text: z.string() }),
  // The built-in guide answers in place of a model that is down; charged like any reply.
  z.object({ type: z.literal('fallback'), text: z.string() }),
]);
export type MessagePart = z.infer<typeof messagePart>;

/**
 * An event of a reply's stream: of the AI SDK's UI message stream what the app uses, and the `data-*` parts of our own. `Message`
 * is a saved message as the side at hand knows it (times are dates in the Worker, text in the page).
 */
export type ReplyEvent<Message extends { content: string }> =
  | { type: 'data-userMessage'; data: Message }
  /** The saved reply; its content is left out where the texts of the stream, with an empty line between them, are all of it. */
  | { type: 'data-message'; data: Omit<Message, 'content'> & Partial<Pick<Message, 'content'>> }
  | { type: `data-${MessagePart['type']}`; data: MessagePart }
  | { type: 'start'; messageId: string }
  | { type: 'text-start' | 'text-end'; id: string }
  | { type: 'text-delta'; id: string; delta: string }
  | { type: 'tool-input-start'; toolCallId: string; toolName: string }
  | { type: 'finish' | 'abort' }
  | { type: 'error'; errorText: string };

/** How a reply ended: `complete`; `stopped` by its reader; `interrupted` by a fault, with what was written kept. */
export const messageStates = ['complete', 'stopped', 'interrupted'] as const;
export type MessageState = (typeof messageStates)[number];

/** Whether nothing is written in a reply: it has no words and no card; that the guide stands in is neither. */
export const isEmptyReply = (content: string, parts: MessagePart[]) =>
  content.trim() === '' && parts.every(({ type }) => type === 'fallback');

/** A user's answers to a clarifying form as one chat message, readable by a person and by any model. Unanswered questions are left out. */
export function formatAnswers(answers: { question: string; answer: string }[]): string {
  return answers
    .filter(({ answer }) => answer.trim() !== '')
    .map(({ question, answer }) => `**${question.trim()}**\n${answer.trim()}`)
    .join('\n\n');
}

/** Reads back what `formatAnswers` wrote; a message of any other shape gives []. */
export function parseAnswers(content: string): { question: string; answer: string }[] {
  const blocks = content.split(/(?<!\n)\n{2,}(?=\*\*[^\n]+\*\*\n)/);
  const answers = blocks.map((block) => /^\*\*([^\n]+)\*\*\n([\s\S]+)$/.exec(block.trim()));
  return answers.every((match) => match !== null)
    ? answers.map((match) => ({ question: match[1] ?? '', answer: (match[2] ?? '').trim() }))
    : [];
}

/** A question of a form as a line of the conversation, as the assistant reads it back later. */
export function formatQuestion({ question, options, draft }: Omit<Question, 'why'>): string {
  const labels = options.map(({ label, recommended }) => (recommended ? `${label} (recommended)` : label));
  const begun = draft === undefined ? '' : `; or to change this draft: ${draft.split('\n').join(' / ')}`;
  return `[asked in a form “${question}” with the options: ${labels.join('; ')}${begun}]`;
}

/** The questions of a form that `formatQuestion` wrote into a text. */
export function parseQuestions(content: string): string[] {
  return [...content.matchAll(/^\[asked in a form “([^\n]+)” with the options: /gm)].map((match) => match[1] ?? '');
}

const codingWords = /\b(prompts?|code|coding|claude code|cursor|lovable|bolt|v0|replit|copilot|codex|windsurf)\b/i;
const planningWords = /\b(plan|planning|roadmap|documents?|requirements?|architecture|spec|specification)\b/i;
const questionStart = /^(how|what|which|why|when|where|who|can|could|should|is|are|do|does|will|would)\b/i;

/** A sentence after the first that asks how or what; a full stop within a name does not end it. */
const laterQuestion = /(?:[.!?]\s+|\n[ \t]*)(?:how|what)\b(?:[^.!?\n]|[.!?](?=\S))*\?/i;

/** The `queryType` of a message (DESIGN section 6): a question about how or what; prompts and coding tools; plans and documents; else general. */
export function chooseQueryType(content: string): QueryType {
  const text = content.trim();
  if (/^(how|what)\b/i.test(text) || laterQuestion.test(text)) return 'question';
  if (questionStart.test(text) && text.endsWith('?')) return 'question';
  if (codingWords.test(text)) return 'prompt_generation';
  if (planningWords.test(text)) return 'planning';
  return 'general';
}
