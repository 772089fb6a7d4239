import type { condense } from '#worker/features/chat/context/condensing.service.ts';
import {
  type ConversationMessage,
  chooseToCondense,
  countAfter,
  cutLines,
} from '#worker/features/chat/context/history.rules.ts';
import type { OwnedProject } from '#worker/features/projects/projects.middleware.ts';
import type { Context } from '#worker/platform/context.ts';
import { logError } from '#worker/platform/errors.ts';

const markKey = 'condensed';
const failuresKey = 'notCondensed';
const linesKey = 'earlierMessages';
const patienceMs = 60_000;
/** After a failure so many messages are waited for: a call that fails is paid, too. */
const messagesBetweenTries = 8;
/** After so many failures what is left out is kept as the beginnings of its messages. */
const mostFailures = 3;

/** How often it failed since it last went well, and the newest message by then. */
type Failures = { count: number; at: string };

/** Up to where a project's conversation was condensed into decisions, kept in its Durable Object. */
export class CondensedHistory {
  private readonly storage: DurableObjectStorage;
  private readonly condense: typeof condense;
  private closing = new AbortController();
  private working: Promise<void> | undefined;
  /** The newest message of those that are condensed just now. */
  private workingUpTo = '';

  constructor(storage: DurableObjectStorage, ask: typeof condense) {
    this.storage = storage;
    this.condense = ask;
  }

  /** The id of the newest condensed message, and lines of what was left out without having been condensed. */
  async read(): Promise<{ mark?: string | undefined; lines: string[] }> {
    const [mark, lines = []] = await Promise.all([
      this.storage.get<string>(markKey),
      this.storage.get<string[]>(linesKey),
    ]);
    return { mark, lines };
  }

  /**
   * The messages from this one on are set aside: where some of them were condensed, the history begins anew. What was noted of them is
   * in force no more.
   * @returns what is left of it.
   */
  async dropFrom(messageId: string): ReturnType<CondensedHistory['read']> {
    if (this.working && this.workingUpTo >= messageId) {
      this.closing.abort(new Error('what is condensed was replaced'));
      await this.working;
      this.closing = new AbortController();
    }
    const condensed = await this.read();
    if (condensed.mark === undefined || condensed.mark < messageId) return condensed;
    await Promise.all([markKey, failuresKey, linesKey].map((key) => this.storage.delete(key)));
    return { lines: [] };
  }

  /**
   * After a turn, and never in its way: condenses the oldest messages when there are too many, one call at a time. It never throws;
   * what fails is tried again some messages later.
   */
  goOn(context: Context, project: OwnedProject, conversation: ConversationMessage[]): Promise<void> {
    const { signal } = this.closing;
    this.working ??= this.work(context, project, conversation, signal)
      .catch((error) => {
        if (!signal.aborted) logError('history_not_condensed', context.requestId, error);
      })
      .finally(() => {
        this.working = undefined;
        this.workingUpTo = '';
      });
    return this.working;
  }

  /** The project is deleted: what is under way is dropped. */
  async close(): Promise<void> {
    this.closing.abort(new Error('the project is deleted'));
    await this.working;
  }

  private async work(
    context: Context,
    project: OwnedProject,
    conversation: ConversationMessage[],
    closing: AbortSignal,
  ): Promise<void> {
    const { mark, lines } = await this.read();
    const chosen = chooseToCondense(conversation, mark);
    const newest = conversation.at(-1)?.id;
    if (!chosen || newest === undefined || closing.aborted) return;
    this.workingUpTo = chosen.mark;
    const failures = await this.storage.get<Failures>(failuresKey);
    if (failures && countAfter(conversation, failures.at) < messagesBetweenTries) return;
    try {
      await this.condense(context, project, {
        ...chosen,
        abortSignal: AbortSignal.any([closing, AbortSignal.timeout(patienceMs)]),
      });
    } catch (error) {
      if (closing.aborted) throw error;
      const count = (failures?.count ?? 0) + 1;
      await this.storage.put<Failures>(failuresKey, { count, at: newest });
      if (count < mostFailures) throw error;
      logError('history_cut', context.requestId, error);
      await this.storage.put(linesKey, cutLines(lines, chosen.lines));
    }
    if (closing.aborted) return;
    await Promise.all([this.storage.put(markKey, chosen.mark), this.storage.delete(failuresKey)]);
  }
}
