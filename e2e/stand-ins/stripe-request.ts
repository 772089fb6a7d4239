import type { IncomingMessage } from 'node:http';
import type { StripeAccount } from './stripe-account.ts';

/** The body of a request, as text. */
export async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

type Nested = { [name: string]: string | Nested };

/** `items[0][price]=x` as `{items: [{price: 'x'}]}`. */
export function parseForm(form: string): Record<string, unknown> {
  const root: Nested = {};
  for (const [name, value] of new URLSearchParams(form)) {
    const path = name.replaceAll(']', '').split('[');
    const last = path.pop() ?? '';
    let place = root;
    for (const part of path) {
      place[part] ??= {};
      place = place[part] as Nested;
    }
    place[last] = value;
  }
  return toLists(root) as Record<string, unknown>;
}

function toLists(value: string | Nested): unknown {
  if (typeof value === 'string') return value;
  const entries = Object.entries(value).map(([name, inner]) => [name, toLists(inner)] as const);
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index));
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries);
}

/**
 * An object as it is answered: ids at the paths of `expand` replaced by what they name. The payments of an invoice are told only when asked
 * for.
 */
export function present(account: StripeAccount, value: unknown, expand: string[]): unknown {
  if (Array.isArray(value)) return value.map((one) => present(account, one, expand));
  if (typeof value !== 'object' || value === null) return value;
  const copy: Record<string, unknown> = { ...value };
  if (copy.object === 'invoice' && !expand.some((path) => path.split('.')[0] === 'payments')) delete copy.payments;
  for (const name of Object.keys(copy)) {
    const inner = expand.filter((path) => path === name || path.startsWith(`${name}.`));
    const isNamed = inner.length > 0 && typeof copy[name] === 'string';
    const found = isNamed ? lookUp(account, String(copy[name])) : copy[name];
    copy[name] = present(account, found, inner.map((path) => path.slice(name.length + 1)).filter(Boolean));
  }
  return copy;
}

const lookUp = ({ customers, subscriptions, invoices, methods }: StripeAccount, id: string): unknown =>
  customers.get(id) ?? subscriptions.get(id) ?? invoices.get(id) ?? methods.get(id) ?? id;
