import type { Ending } from '#worker/features/checkins/checkins-mails.queries.ts';
import { newId } from '#worker/platform/schema.ts';

/**
 * Where the work stands: whether there are check-ins left to open, and how far the round through all mails that are due has come (`after`);
 * `since` is when it began. `failures` counts the pages in a row that broke off.
 */
export type MailJob = {
  run: string;
  now: number;
  isAllOpen: boolean;
  after: string;
  since: number;
  failures: number;
  counts: { opened: number; sent: number; dropped: number };
};

/**
 * The ledger of the mails at hand, in the Durable Object's own storage: D1 can't be asked in the moment before a mail leaves. A review has a
 * row from just before its mail is handed over until D1 knows what became of it. `waiting` is for a later try, not before `due_at`.
 */
export class MailLedger {
  private readonly storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.storage = storage;
    storage.sql.exec(
      `CREATE TABLE IF NOT EXISTS mails (
        review TEXT PRIMARY KEY, state TEXT NOT NULL, tries INTEGER NOT NULL DEFAULT 0, due_at INTEGER NOT NULL DEFAULT 0
      )`,
    );
  }

  /** A new run, for what is due by `now`; it takes over from one that is under way. */
  begin(now: number): void {
    const counts = { opened: 0, sent: 0, dropped: 0 };
    this.storage.kv.put('job', {
      run: newId(),
      now,
      isAllOpen: false,
      after: '',
      since: Date.now(),
      failures: 0,
      counts,
    });
  }

  readJob(): MailJob | undefined {
    return this.storage.kv.get<MailJob>('job');
  }

  /** @returns whether this is still the run; if another has begun nothing is kept. */
  keepJob(job: MailJob): boolean {
    const isSame = this.readJob()?.run === job.run;
    if (isSame) this.storage.kv.put('job', job);
    return isSame;
  }

  finishJob(): void {
    this.storage.kv.delete('job');
  }

  /** Done when it is on disk: only then may these leave. */
  async noteSending(reviews: string[]): Promise<void> {
    for (const review of reviews) this.put(review, 'sending');
    await this.storage.sync();
  }

  noteSent(review: string): void {
    this.put(review, 'sent');
  }

  /** There will be no mail for this review. */
  noteDropped(review: string): void {
    this.put(review, 'dropped');
  }

  /** It did not leave: it is tried again, not before `dueAt`. */
  noteWaiting(review: string, tries: number, dueAt: number): void {
    this.put(review, 'waiting', tries, dueAt);
  }

  /** How often it was refused so far. */
  readTries(review: string): number {
    return this.select('review = ?', review)[0]?.tries ?? 0;
  }

  isWaiting(review: string): boolean {
    return this.select('review = ? AND due_at > ?', review, Date.now()).length > 0;
  }

  /** Reviews whose mail was being handed over when the object was cut off; for each it is now as if it had left. */
  takeDoubtful(): string[] {
    const doubtful = this.select("state = 'sending'").map(({ review }) => review);
    this.storage.sql.exec("UPDATE mails SET state = 'sent' WHERE state = 'sending'");
    return doubtful;
  }

  /** What became of mails, as D1 is to know it. */
  readEndings(): Ending[] {
    return this.select("state IN ('sent', 'dropped')").map(({ review, state }) => ({
      id: review,
      state: state === 'sent' ? 'sent' : null,
    }));
  }

  /** D1 knows. */
  forgetEndings(): void {
    this.storage.sql.exec("DELETE FROM mails WHERE state IN ('sent', 'dropped')");
  }

  /**
   * A round that began at `since` is through: who could have been tried in it and was not there is gone.
   * @returns when the next of those that wait is due.
   */
  endRound(since: number): number | undefined {
    this.storage.sql.exec("DELETE FROM mails WHERE state = 'waiting' AND due_at <= ?", since);
    const rest = this.select("state = 'waiting'").map((row) => row.due_at);
    return rest.length > 0 ? Math.min(...rest) : undefined;
  }

  private put(review: string, state: string, tries = this.readTries(review), dueAt = 0): void {
    this.storage.sql.exec('INSERT OR REPLACE INTO mails VALUES (?, ?, ?, ?)', review, state, tries, dueAt);
  }

  private select(condition: string, ...values: (string | number)[]) {
    const sql = `SELECT * FROM mails WHERE ${condition}`;
    return this.storage.sql
      .exec<{ review: string; state: string; tries: number; due_at: number }>(sql, ...values)
      .toArray();
  }
}
