import type { MessagePart, MessageState } from '#shared/chat.ts';
import type { Turn } from '#worker/features/chat/chat.table.ts';
import type { UnsavedTexts } from '#worker/features/chat/texts/saving.service.ts';
import { logError } from '#worker/platform/errors.ts';

/** What the Durable Object keeps of a run from before its model is called, so that whatever cuts it short can be put in order. */
export type RunRecord = {
  turn: Turn;
  requestId: string;
  /** The saved message that is being answered. Without it there is nothing to save yet, only a held message to give back. */
  replyTo?: string;
  promptsUsedToday?: number;
  text: string;
  parts: MessagePart[];
  unsaved: UnsavedTexts;
  /** Set when only the saving is left. */
  ended?: MessageState;
  /** How often it was tried to finish the run after it was cut short. */
  tries?: number;
};

const recordKey = 'run';
const heartbeatMs = 15_000;
const longestWaitMs = 5 * 60_000;

/** The one record in a Durable Object's storage, with the alarm that comes back for it. */
export class RunRecords {
  /** The project is deleted: nothing is kept any more. */
  isClosed = false;

  private readonly storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.storage = storage;
  }

  async read(): Promise<RunRecord | undefined> {
    const record = await this.storage.get<RunRecord>(recordKey);
    return record && { ...record, unsaved: record.unsaved ?? new Map() };
  }

  /** Calls to others do not wait for these writes, as they otherwise would; done when they are on disk. */
  async begin(record: RunRecord): Promise<void> {
    if (this.isClosed) return;
    await Promise.all([
      this.storage.put(recordKey, record, { allowUnconfirmed: true }),
      this.storage.setAlarm(Date.now() + heartbeatMs, { allowUnconfirmed: true }),
    ]);
    await this.storage.sync();
  }

  /** Done when it is on disk: what is shown after that survives an eviction. With `isShown` the stream goes on meanwhile. */
  async keep(record: RunRecord, { isShown = false } = {}): Promise<void> {
    if (this.isClosed) return;
    await this.storage.put(recordKey, record, { allowUnconfirmed: isShown });
    await this.storage.sync();
  }

  /** A keep that fails costs what the next eviction would take, not the reply. */
  async tryToKeep(record: RunRecord, options?: { isShown: boolean }): Promise<void> {
    await this.keep(record, options).catch((error) => logError('run_not_kept', record.requestId, error));
  }

  /** Sets the alarm anew: one heartbeat from now, later when so many tries to finish the run have failed. */
  async comeBack(tries = 0): Promise<void> {
    const waitMs = Math.min(heartbeatMs * 2 ** tries, longestWaitMs);
    if (!this.isClosed) await this.storage.setAlarm(Date.now() + waitMs);
  }

  /** The alarm goes last: while there is a record there is somebody to come back for it. */
  async forget(): Promise<void> {
    await this.storage.delete(recordKey);
    await this.storage.deleteAlarm();
  }

  async wipe(): Promise<void> {
    await this.storage.deleteAlarm();
    await this.storage.deleteAll();
  }
}
