import { condense } from '#worker/features/chat/chat-context.service.ts';
import type { ConversationMessage } from '#worker/features/chat/chat-context-history.rules.ts';
import { chooseToCondense } from '#worker/features/chat/chat-context-history.rules.ts';
import type { OwnedProject } from '#worker/features/projects/projects.middleware.ts';
import type { Context } from '#worker/platform/context.ts';
import { logError } from '#worker/platform/errors.ts';

const markKey = 'condensed';
const patienceMs = 60_000;

/** Up to where a project's conversation was condensed into decisions, kept in its Durable Object. */
export class CondensedHistory {
  private readonly storage: DurableObjectStorage;
  private readonly closing = new AbortController();
  private working: Promise<void> | undefined;

  constructor(storage: DurableObjectStorage) {
    this.storage = storage;
  }

  /** The id of the newest condensed message. */
  readMark(): Promise<string | undefined> {
    return this.storage.get<string>(markKey);
  }

  /**
   * After a turn, and never in its way: condenses the oldest messages when there are too many, one call at a time. It never throws;
   * what fails is tried again after the next turn.
   */
  goOn(context: Context, project: OwnedProject, conversation: ConversationMessage[]): Promise<void> {
    this.working ??= this.work(context, project, conversation)
      .catch((error) => {
        if (!this.closing.signal.aborted) logError('history_not_condensed', context.requestId, error);
      })
      .finally(() => {
        this.working = undefined;
      });
    return this.working;
  }

  /** The project is deleted: what is under way is dropped. */
  async close(): Promise<void> {
    this.closing.abort(new Error('the project is deleted'));
    await this.working;
  }

  private async work(context: Context, project: OwnedProject, conversation: ConversationMessage[]): Promise<void> {
    const chosen = chooseToCondense(conversation, await this.readMark());
    if (!chosen || this.closing.signal.aborted) return;
    const abortSignal = AbortSignal.any([this.closing.signal, AbortSignal.timeout(patienceMs)]);
    await condense(context, project, { lines: chosen.lines, abortSignal });
    if (!this.closing.signal.aborted) await this.storage.put(markKey, chosen.mark);
  }
}
