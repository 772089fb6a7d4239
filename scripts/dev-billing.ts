import { startProcess } from '../e2e/stand-ins/start-process.ts';
import { stripeKeys } from '../e2e/stand-ins/stripe-keys.ts';

/**
 * `npm run dev:billing`: the whole product as `npm start` serves it, with a double of Stripe beside it, so that Pro can be bought,
 * cancelled and run out without an account and without a network.
 */
async function main() {
  const port = Number(process.env.PORT ?? 8787);
  const stripe = await startProcess(
    'stripe-server.ts',
    String(port + 3),
    `http://localhost:${port}/api/stripe/webhook`,
  );
  Object.assign(process.env, stripeKeys, { STRIPE_API_BASE: stripe.url });
  console.log(`\n  Stripe's double is at ${stripe.url}: there time can be moved on, and charges made to fail.`);
  await import('./start.ts');
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? `\n${error.message}\n` : error);
  process.exit(1);
});
