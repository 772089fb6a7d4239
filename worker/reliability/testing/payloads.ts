/** What somebody adds to a body that is none of their business; `victim` is another user with a project. */
export function makePayloads(victim: { userId: string; projectId: string; email: string }): object[] {
  const long = 987_654_321;
  const past = '1999-12-31T23:59:59.000Z';
  const pastMs = Date.parse(past);
  return [
    // Whose it is.
    { userId: victim.userId },
    { user_id: victim.userId },
    { ownerId: victim.userId, owner: victim.userId },
    { projectId: victim.projectId },
    { project_id: victim.projectId, project: { id: victim.projectId } },
    { id: 'mass-chosen-id' },
    { _id: 'mass-chosen-id', uuid: 'mass-chosen-id', rowid: long },
    { user: { id: victim.userId, plan: 'mass-plan', role: 'mass-admin' } },
    { viewer: { userId: victim.userId }, ctx: { viewer: { userId: victim.userId } } },
    { session: { userId: victim.userId }, sessionToken: 'mass-session' },
    // What they have paid for.
    { plan: 'mass-plan' },
    { plan: 'free' },
    { maxProjects: long, maxPromptsPerDay: long, limit: long },
    { promptsUsedToday: -long, used: 0, prompts_used_today: -long },
    { stripeCustomerId: 'cus_mass' },
    { stripe_customer_id: 'cus_mass', customer: 'cus_mass' },
    { stripeSubscriptionId: 'sub_mass', stripe_subscription_id: 'sub_mass' },
    { subscriptionStatus: 'mass-active', subscription_status: 'mass-active' },
    { subscriptionEndsAt: past, subscription_ends_at: pastMs },
    { billingTurn: long, billingTurnKept: long },
    { priceId: 'price_mass', amount: long, currency: 'mass', trialEnd: pastMs },
    // How far they are.
    { progress: 97 },
    { currentStep: 3, current_step: 3 },
    { checklistMode: 'mass-mode', checklistProgress: { 'mass-task': 'completed' } },
    { checklist_progress: '{"mass-task":"completed"}', completedAt: past, completed_at: pastMs },
    { usedAt: past, used_at: pastMs, isActive: false, method: 'mass-method' },
    // Who they are.
    { isAdmin: true, admin: true, is_admin: 1 },
    { roles: ['mass-admin'], permissions: ['*'], scope: 'mass-scope' },
    { role: 'mass-admin' },
    { role: 'assistant', state: 'interrupted' },
    { emailVerified: true, email_verified: 1 },
    { firstName: 'mass-first', lastName: 'mass-last', first_name: 'mass-first' },
    { image: 'https://mass.example/picture.png', profileImageUrl: 'https://mass.example/picture.png' },
    { hasPassword: false, passwordHash: 'mass-hash', providerId: 'mass-provider', accountId: 'mass-account' },
    { syncedAt: past, synced_at: pastMs, expiresAt: past, expire: pastMs },
    { ipAddress: '198.51.100.77', userAgent: 'mass-agent', ip_address: '198.51.100.77' },
    // When it was, which it is, and where it lies.
    { createdAt: past, updatedAt: past },
    { created_at: pastMs, updated_at: pastMs, timestamp: pastMs },
    { version: long },
    { isLatest: false, is_latest: 0 },
    { objectStorageKey: `documents/${victim.projectId}/mass`, object_storage_key: 'mass-key' },
    { excerpt: 'mass-excerpt', parts: [{ type: 'notice', text: 'mass-notice' }] },
    { replyTo: 'mass-reply', replacedBy: 'mass-message', clientId: 'mass-client', reply_to: 'mass-reply' },
    // The language under it.
    JSON.parse(`{"__proto__":{"plan":"mass-plan","isAdmin":true,"userId":"${victim.userId}"}}`),
    { constructor: { prototype: { plan: 'mass-plan', isAdmin: true } } },
    { prototype: { plan: 'mass-plan' }, toString: 'mass-text', hasOwnProperty: 'mass-text' },
    { $set: { plan: 'mass-plan' }, $where: '1=1', $inc: { progress: long } },
    { 'users.plan': 'mass-plan', 'user[plan]': 'mass-plan', 'plan; --': "'; update users set plan = 'mass-plan'; --" },
    { data: { plan: 'mass-plan', progress: 97 }, attributes: { plan: 'mass-plan' } },
    { valueOf: 'mass-value', toJSON: 'mass-json', length: long },
  ];
}

/** The values of a payload by which it would be known wherever it was kept: none that anything else has. */
export function tracesOf(payload: unknown): unknown[] {
  if (Array.isArray(payload)) return payload.flatMap(tracesOf);
  if (payload && typeof payload === 'object') return Object.values(payload).flatMap(tracesOf);
  if (typeof payload === 'string') return payload.length > 5 && payload !== 'assistant' ? [payload] : [];
  return typeof payload === 'number' && Math.abs(payload) > 90 ? [payload] : [];
}
