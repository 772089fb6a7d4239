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
  /** The reply that is being written; with phase `idle` what was read of one whose connection was lost. */
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

/** Whether the assistant is at work on a reply. */
export const isAnswering = ({ phase }: Pick<ChatRunState, 'phase'>) => phase === 'analyzing' || phase === 'writing';
/** How that is said. */
export const answeringWords = 'The assistant is answering.';

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

/** The state of a reply that is over, whatever became of it. */
export const atRest = {
  phase: 'idle',
  outgoing: null,
  reply: null,
  askedId: null,
  stopping: false,
  joined: false,
  settled: true,
} as const satisfies Partial<ChatRunState>;

export type ChatStore = ReturnType<typeof createStore>;

/** Holds the state of a run. After `over` is aborted nothing changes any more. */
export function createStore(over: AbortSignal, draft = '', edit: Edit | null = null) {
  const listeners = new Set<() => void>();
  let state = createState(draft, edit);
  return {
    get: () => state,
    set: (patch: Partial<ChatRunState>) => {
      if (over.aborted) return;
      state = { ...state, ...patch };
      for (const listener of listeners) listener();
    },
    listeners,
  };
}
