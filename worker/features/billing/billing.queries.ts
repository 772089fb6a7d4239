import { and, eq, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { stripeEvents } from '#worker/features/billing/billing.table.ts';
import type { BillingState } from '#worker/features/billing/billing-plan.rules.ts';
import { projects } from '#worker/features/projects/projects.table.ts';
import { users } from '#worker/platform/auth.table.ts';
import type { Db } from '#worker/platform/db.ts';

const customer = {
  plan: users.plan,
  customerId: users.stripeCustomerId,
  status: users.subscriptionStatus,
  subscriptionId: users.stripeSubscriptionId,
  endsAt: users.subscriptionEndsAt,
};

export const selectCustomer = (db: Db, userId: string | SQL) =>
  db.select(customer).from(users).where(eq(users.id, userId));

/** Keeps the customer that was made for a user, unless there is another than `known` by now. */
export const updateCustomerId = (db: Db, userId: string, customerId: string, known: string | null) =>
  db
    .update(users)
    .set({ stripeCustomerId: customerId })
    .where(and(eq(users.id, userId), sql`${users.stripeCustomerId} is ${known}`));

/** The projects of whoever a customer is. */
export const selectProjectIds = (db: Db, customerId: string) =>
  db
    .select({ id: projects.id })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.userId))
    .where(eq(users.stripeCustomerId, customerId));

/**
 * Takes a turn to ask Stripe about a customer. Whatever was changed before a turn was taken is in its answer, so of two answers that of
 * the later turn may stay: it has everything that the other was to bring.
 */
export const takeTurn = (db: Db, customerId: string) =>
  db
    .update(users)
    .set({ billingTurn: sql`${users.billingTurn} + 1`, updatedAt: sql`${users.updatedAt}` })
    .where(eq(users.stripeCustomerId, customerId))
    .returning({ userId: users.id, turn: users.billingTurn });

/** Keeps what Stripe answered in a turn, unless the answer of a later turn is kept already. */
export const updateBilling = (db: Db, userId: string, turn: number, state: BillingState) =>
  db
    .update(users)
    .set({
      plan: state.plan,
      subscriptionStatus: state.status,
      stripeSubscriptionId: state.subscriptionId,
      subscriptionEndsAt: state.endsAt,
      billingTurnKept: turn,
      updatedAt: new Date(),
    })
    .where(and(eq(users.id, userId), lt(users.billingTurnKept, turn)));

export const selectEvent = (db: Db, id: string) =>
  db.select({ id: stripeEvents.id }).from(stripeEvents).where(eq(stripeEvents.id, id));

export const insertEvent = (db: Db, { id, type }: { id: string; type: string }) =>
  db.insert(stripeEvents).values({ id, type }).onConflictDoNothing();

/** Deletes events that came before a moment, at most `limit` at once. */
export const deleteEvents = (db: Db, before: Date, limit: number) => {
  const old = db
    .select({ id: stripeEvents.id })
    .from(stripeEvents)
    .where(lt(stripeEvents.createdAt, before))
    .limit(limit);
  return db.delete(stripeEvents).where(inArray(stripeEvents.id, old));
};
