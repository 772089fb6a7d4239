/**
 * In place of a resource of Stripe in the built Worker that features/billing does not call (scripts/lean-worker.ts). Whoever calls one all
 * the same is told.
 */
export class NoStripeResource {
  constructor() {
    // biome-ignore lint/correctness/noConstructorReturn: what is asked of it has no name that could be written here.
    return new Proxy(this, {
      get() {
        throw new Error('The built Worker has no such resource of Stripe: name it in scripts/lean-worker.ts');
      },
    });
  }
}
