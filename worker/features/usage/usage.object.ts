import { DurableObject } from 'cloudflare:workers';
import { syncThrottleMs } from '#shared/account.ts';

type Reservation = { granted: true; state: 'held' | 'spent'; used: number } | { granted: false; used: number };

/** The UTC day of a moment, `2026-11-20`. */
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

/**
 * The limits of one user that must not be passed by parallel calls: the daily allowance and the sync throttle (DESIGN section 5).
 * A charge is held, then spent or given back. A hold is a lease: an alarm ends it when nobody came back for it.
 * All storage calls are synchronous, so nothing comes between the count and the insert.
 */
export class UserLimits extends DurableObject<Env> {
  constructor(state: DurableObjectState, env: Env) {
    super(state, env);
    this.ctx.storage.sql.exec(
      `CREATE TABLE IF NOT EXISTS charges (
        id TEXT PRIMARY KEY, day TEXT NOT NULL, state TEXT NOT NULL, lease_until INTEGER NOT NULL
      )`,
    );
  }

  /** Holds one of today's `limit` messages for `id`. The same id again is the same charge. */
  reserve(id: string, limit: number, leaseMs: number): Reservation {
    const now = Date.now();
    const existing = this.ctx.storage.sql
      .exec<{ state: 'held' | 'spent' }>('SELECT state FROM charges WHERE id = ?', id)
      .toArray()[0];
    const used = this.countUsed(now);
    if (existing) return { granted: true, state: existing.state, used };
    if (used >= limit) return { granted: false, used };
    const leaseUntil = now + leaseMs;
    this.ctx.storage.sql.exec('INSERT INTO charges VALUES (?, ?, ?, ?)', id, dayOf(now), 'held', leaseUntil);
    // Whoever asked need not wait for it: the answer leaves once all is on disk.
    this.ctx.waitUntil(this.comeBackAt(leaseUntil));
    return { granted: true, state: 'held', used: used + 1 };
  }

  /** Spends a held message; one whose lease had ended meanwhile is spent all the same. */
  async commit(id: string): Promise<void> {
    const now = Date.now();
    this.ctx.storage.sql.exec(
      "INSERT INTO charges VALUES (?, ?, 'spent', ?) ON CONFLICT (id) DO UPDATE SET state = 'spent'",
      id,
      dayOf(now),
      now,
    );
  }

  async release(id: string): Promise<void> {
    this.ctx.storage.sql.exec("DELETE FROM charges WHERE id = ? AND state = 'held'", id);
  }

  /** Messages held or spent today. */
  async readUsed(): Promise<number> {
    return this.countUsed(Date.now());
  }

  /** Takes a turn to sync. @returns 0 when granted, else the milliseconds to wait. */
  async takeSyncTurn(): Promise<number> {
    const now = Date.now();
    const last = this.ctx.storage.kv.get<number>('lastSync') ?? 0;
    if (now - last < syncThrottleMs) return last + syncThrottleMs - now;
    this.ctx.storage.kv.put('lastSync', now);
    return 0;
  }

  /** The account is deleted: nothing of it stays. */
  async clear(): Promise<void> {
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  override async alarm(): Promise<void> {
    const now = Date.now();
    this.ctx.storage.sql.exec("DELETE FROM charges WHERE state = 'held' AND lease_until <= ?", now);
    this.ctx.storage.sql.exec("DELETE FROM charges WHERE state = 'spent' AND day < ?", dayOf(now - 86_400_000));
    const next = this.ctx.storage.sql
      .exec<{ lease: number | null }>("SELECT min(lease_until) AS lease FROM charges WHERE state = 'held'")
      .one().lease;
    if (next !== null) await this.ctx.storage.setAlarm(next);
  }

  private async comeBackAt(time: number): Promise<void> {
    const alarm = await this.ctx.storage.getAlarm();
    if (alarm === null || alarm > time) await this.ctx.storage.setAlarm(time);
  }

  private countUsed(now: number): number {
    return this.ctx.storage.sql
      .exec<{ used: number }>('SELECT count(*) AS used FROM charges WHERE day = ?', dayOf(now))
      .one().used;
  }
}
