import type { MessagePart, MessageState } from '#shared/chat.ts';
import type { Turn } from '#worker/features/chat/chat.service.ts';
import type { UnsavedTexts } from '#worker/features/chat/chat-texts.service.ts';

/** What the Durable Object keeps of a run from before its allowance is held, so that whatever cuts it short can be put in order. */
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

  async begin(record: RunRecord): Promise<void> {
    await Promise.all([this.keep(record), this.comeBack()]);
  }

  /** Done when it is on disk: what is shown after that survives an eviction. */
  async keep(record: RunRecord): Promise<void> {
    if (this.isClosed) return;
    await this.storage.put(recordKey, record);
    await this.storage.sync();
  }

  /** Sets the alarm anew, one heartbeat from now. */
  async comeBack(): Promise<void> {
    if (!this.isClosed) await this.storage.setAlarm(Date.now() + heartbeatMs);
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
