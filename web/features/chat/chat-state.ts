import type { Reply } from '#web/features/chat/chat-reply.ts';
import type { ApiError } from '#web/lib/api-error.ts';

/** A message on its way. It may stand in for the saved message that it `replaces`, and all that came after that. */
export type Outgoing = { content: string; messageId: string; replaces?: string };
/** A saved message that is being rewritten. */
export type Edit = { id: string; text: string };
export type ChatRunState = {
  phase: 'idle' | 'sending' | 'analyzing' | 'writing';
  /** What is in the input; kept in the browser until the server has it. */
  draft: string;
  edit: Edit | null;
  outgoing: Outgoing | null;
  reply: Reply | null;
  /** The saved message that is being answered; an earlier, broken reply to it gives way to the new one. */
  askedId: string | null;
  failure: (Outgoing & { error: ApiError }) | null;
  stopping: boolean;
  /** Whether the reply under way was asked for elsewhere: in another tab, or before a reload. */
  joined: boolean;
  /** Whether it is known that no reply is under way. */
  settled: boolean;
  /** How the last reply that this page saw ended. */
  ended: 'complete' | 'stopped' | 'failed' | null;
};

/** The state of a run that has not begun, with what was written before a reload. */
export const createState = (draft: string, edit: Edit | null): ChatRunState => ({
  phase: 'idle',
  draft,
  edit,
  outgoing: null,
  reply: null,
  askedId: null,
  failure: null,
  stopping: false,
  joined: false,
  settled: false,
  ended: null,
});
