/** A line of the price list: so much is included in a month, then `usd` for each `per`. */
export type Price = { what: string; included: number; per: number; usd: number };

const million = 1e6;

/** Cloudflare's public price list, Workers Paid, as docs/scale.md cites it: every amount that is billed for. */
export const prices = {
  requests: { what: 'Worker requests', included: 10 * million, per: million, usd: 0.3 },
  cpuMs: { what: 'Worker CPU, ms', included: 30 * million, per: million, usd: 0.02 },
  logLines: { what: 'Log lines', included: 20 * million, per: million, usd: 0.6 },
  rowsRead: { what: 'D1 rows read', included: 25_000 * million, per: million, usd: 0.001 },
  rowsWritten: { what: 'D1 rows written', included: 50 * million, per: million, usd: 1 },
  databaseGb: { what: 'D1 storage, GB', included: 5, per: 1, usd: 0.75 },
  objectCalls: { what: 'Durable Object calls', included: million, per: million, usd: 0.15 },
  objectGbSeconds: { what: 'Durable Object time, GB-s', included: 400_000, per: million, usd: 12.5 },
  objectRowsWritten: { what: 'Durable Object rows written', included: 50 * million, per: million, usd: 1 },
  objectGb: { what: 'Durable Object storage, GB', included: 5, per: 1, usd: 0.2 },
  bodyGb: { what: 'R2 storage, GB', included: 10, per: 1, usd: 0.015 },
  bodyWrites: { what: 'R2 class A', included: million, per: million, usd: 4.5 },
  bodyReads: { what: 'R2 class B', included: 10 * million, per: million, usd: 0.36 },
  inputTokens: { what: 'Model, tokens in', included: 0, per: million, usd: 0.06 },
  outputTokens: { what: 'Model, tokens out', included: 0, per: million, usd: 0.4 },
  mails: { what: 'Mails', included: 3000, per: 1000, usd: 0.35 },
} satisfies Record<string, Price>;

export type Amounts = Record<keyof typeof prices, number>;

/** The monthly fee of the plan. */
export const subscription = 5;

export const priceOf = ({ included, per, usd }: Price, amount: number) => (Math.max(0, amount - included) / per) * usd;

/** What a month costs in dollars, without the plan's fee, by line. */
export const priceMonth = (amounts: Amounts) =>
  Object.entries(prices).map(([name, price]) => {
    const amount = amounts[name as keyof Amounts];
    return { what: price.what, amount, usd: priceOf(price, amount) };
  });
