/** Stands in for what workerd brings and Node does not: `cloudflare:workers`, from which the Durable Objects inherit, and `toHex`. */
export class DurableObject {
  protected ctx: unknown;
  protected env: unknown;

  constructor(ctx: unknown, env: unknown) {
    this.ctx = ctx;
    this.env = env;
  }
}

Object.defineProperty(Uint8Array.prototype, 'toHex', {
  configurable: true,
  writable: true,
  value(this: Uint8Array) {
    return Buffer.from(this).toString('hex');
  },
});
