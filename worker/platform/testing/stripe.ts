import { env } from 'cloudflare:workers';

/** An event as Stripe delivers it. */
export type SignedEvent = { id: string; type: string; body: string; signature: string };

type Answers = {
  events: SignedEvent[];
  sign: SignedEvent;
  method: { id: string };
  customer: { id: string };
  subscribe: { id: string };
  customers: { id: string; email: string }[];
  trouble: { held: number; faults: number };
  state: {
    now: number;
    sessions: { id: string; status: string; client_reference_id: string; metadata: Record<string, string> }[];
    subscriptions: {
      id: string;
      status: string;
      created: number;
      cancel_at_period_end: boolean;
      ended_at: number;
      default_payment_method: string | null;
    }[];
    invoices: { id: string; status: string; auto_advance?: boolean }[];
    refunds: { id: string; amount: number; status: string; metadata: Record<string, string> }[];
  };
};

/** Tells the double of Stripe what to do (e2e/stand-ins/stripe-control.ts). @throws when it can't. */
export async function tellStripe<Name extends string>(
  name: Name,
  input: Record<string, unknown> = {},
): Promise<Name extends keyof Answers ? Answers[Name] : unknown> {
  const answer = await fetch(`${env.STRIPE_API_BASE}/control/${name}`, {
    method: 'POST',
    body: JSON.stringify(input),
  });
  if (!answer.ok) throw new Error(`${name} answered ${answer.status}: ${await answer.text()}`);
  return answer.json();
}
