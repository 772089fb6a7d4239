import type { QueryClient } from '@tanstack/react-query';
import type { MessagePart } from '#shared/chat.ts';
import type { Message } from '#web/features/chat/chat.queries.ts';
import type { StreamEvent } from '#web/features/chat/chat-stream.ts';
import { showToast } from '#web/lib/toast.ts';

export type Reply = { text: string; parts: MessagePart[]; activity: string | null; savedId: string | null };

const activities: Record<string, string> = {
  createDocument: 'Writing a document…',
  createPrompt: 'Writing a coding prompt…',
  askQuestions: 'Preparing questions…',
  recordDecision: 'Noting a decision…',
  setTaskStatus: 'Updating the checklist…',
  readDocument: 'Reading what is saved…',
};
const emptyReply: Reply = { text: '', parts: [], activity: null, savedId: null };
const repaintMs = 60;

/**
 * Puts together one reply from the events of its stream. `onReply` hears of it as it grows, at most every 60 ms; `onMessage` of the
 * saved message that it answers, and of the reply when that is saved.
 */
export function createReplyReader({
  queryClient,
  projectId,
  onReply,
  onMessage,
}: {
  queryClient: QueryClient;
  projectId: string;
  onReply: (reply: Reply) => void;
  onMessage: (message: Message) => void;
}) {
  const announced = new Set<string>();
  let shown = emptyReply;
  let askedId: string | null = null;
  let text = '';
  let parts: MessagePart[] = [];
  let repaint: ReturnType<typeof setTimeout> | undefined;
  let error: string | null = null;
  let stopped = false;

  const show = (patch: Partial<Reply>) => {
    shown = { ...shown, ...patch };
    onReply(shown);
  };
  const paint = () => {
    clearTimeout(repaint);
    repaint = undefined;
    // A stream that is read again begins at the start of the reply: what is on show stays until it has come as far.
    if (text.length >= shown.text.length && parts.length >= shown.parts.length && (text || parts.length > 0))
      show({ text, parts, activity: null });
  };

  const takePart = (part: MessagePart) => {
    parts = [...parts, part];
    paint();
    if (part.type === 'documentCreated') {
      if (!announced.has(part.documentId)) showToast('Document Created!', part.message);
      announced.add(part.documentId);
    }
    if (part.type === 'documentCreated' || part.type === 'promptCreated') {
      void queryClient.invalidateQueries({ queryKey: ['documents', projectId] });
      void queryClient.invalidateQueries({ queryKey: ['prompts', projectId] });
    }
  };

  const take = (event: StreamEvent) => {
    switch (event.type) {
      case 'data-userMessage':
        // What is on show belongs to another reply.
        if (askedId !== event.data.id && shown !== emptyReply) show(emptyReply);
        askedId = event.data.id;
        onMessage(event.data);
        break;
      case 'text-start':
        if (text) text += '\n\n';
        break;
      case 'text-delta':
        text += event.delta;
        repaint ??= setTimeout(paint, repaintMs);
        break;
      case 'tool-input-start':
        paint();
        show({ activity: activities[event.toolName] ?? 'Working…' });
        break;
      case 'data-message':
        onMessage({ content: text, ...event.data });
        show({ savedId: event.data.id });
        break;
      case 'error':
        error = event.errorText;
        break;
      case 'abort':
        stopped = true;
        break;
      case 'data-documentCreated':
      case 'data-promptCreated':
      case 'data-questions':
      case 'data-decision':
      case 'data-taskStatus':
      case 'data-notice':
      case 'data-fallback':
        takePart(event.data);
        break;
    }
  };

  return {
    take,
    paint,
    /** Before a stream is read: a new one, or the same once more after a break. */
    begin: (again: boolean) => {
      clearTimeout(repaint);
      repaint = undefined;
      if (!again) shown = emptyReply;
      text = '';
      parts = [];
      error = null;
      stopped = false;
    },
    /** How the stream ended, by what it said itself. */
    readEnd: () => ({ error: stopped ? null : error, stopped, savedId: shown.savedId }),
  };
}
