import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createProject, enter, expectSoundEverywhere, expectToast, openBrowser, openPage } from './browser.ts';
import type { Controls } from './stand-ins/stripe-control.ts';

const url = inject('modelUrl');
const stripeUrl = inject('stripeUrl');
const stripePort = new URL(stripeUrl).port;

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser(inject('chromiumPath'));
});
afterAll(() => browser.close());

/** Tells the double of Stripe what happens to a person's customer there. */
async function tellStripe<Name extends keyof Controls>(name: Name, email: string, input: object = {}) {
  const [customer] = await control('customers', { email });
  return control(name, { customer: customer?.id, ...input });
}

async function control<Name extends keyof Controls>(name: Name, input: object): Promise<ReturnType<Controls[Name]>> {
  const answer = await fetch(`${stripeUrl}/control/${name}`, { method: 'POST', body: JSON.stringify(input) });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
}

/** A person on the upgrade page. What the double's own pages do is no fault of the app's. */
async function startUpgrade() {
  const { page, faults } = await openPage(browser, url);
  const person = await enter(page);
  await page.goto('/subscribe');
  return { page, person, readFaults: () => faults.filter((fault) => !fault.includes(`:${stripePort}/`)) };
}

async function goToCheckout(page: Page) {
  await page.getByRole('button', { name: 'Upgrade to Pro' }).click();
  await page.waitForURL(`**:${stripePort}/checkout/**`);
}

const payWith = (page: Page, card: RegExp) => page.getByRole('button', { name: card }).click();

async function buyPro(page: Page) {
  await goToCheckout(page);
  await payWith(page, /4242/);
  await expectToast(page, 'Success', 'Subscription upgraded successfully!');
  await page.waitForURL(`${url}/billing`);
}

const secondIdea = 'A second register, of the trees in our village';

async function shareSecondIdea(page: Page) {
  await page.getByLabel("What's your idea?").fill(secondIdea);
  await page.getByRole('button', { name: "Let's Build It!" }).click();
}

const readPlan = (page: Page) =>
  page.evaluate(async () => {
    const user = await (await fetch('/api/auth/user')).json();
    return `${user.plan} ${user.subscriptionStatus}`;
  });

test('a card that is refused, one that is not, and what Pro opens', async () => {
  const { page, readFaults } = await startUpgrade();
  await createProject(page, 'A register of the bees in our village');
  await page.goto('/?new');
  await shareSecondIdea(page);
  const upgrade = page.getByRole('dialog', { name: 'Room for more ideas' });
  await upgrade.getByText('Current usage: 1 of 1').waitFor();
  await upgrade.getByRole('link', { name: 'Upgrade to Pro' }).click();
  await page.waitForURL('**/subscribe');

  await goToCheckout(page);
  await payWith(page, /declined/);
  await page.getByRole('alert').getByText('Your card was declined.').waitFor();
  await payWith(page, /authentication/);
  await page.getByRole('alert').getByText('needs authentication').waitFor();
  await page.getByRole('link', { name: 'Back to Launchpath' }).click();
  await page.waitForURL(`${url}/subscribe`);
  expect(await readPlan(page)).toBe('free null');

  await buyPro(page);
  await page.getByText('Visa ending in 4242').waitFor();
  await page.getByRole('cell', { name: '$9.99' }).waitFor();
  await expectSoundEverywhere(page);
  // The idea that was refused is still in its form.
  await page.getByRole('link', { name: 'Back to your ideas' }).click();
  await expect.poll(() => page.getByLabel("What's your idea?").inputValue()).toBe(secondIdea);
  await page.goto('/billing');
  await page.reload();
  await page.getByText('Visa ending in 4242').waitFor();
  // Said once, when one has just paid.
  expect(await page.getByRole('link', { name: 'Back to your ideas' }).count()).toBe(0);
  await page.goto('/?new');
  await page.getByRole('button', { name: "Let's Build It!" }).click();
  await page.waitForURL('**/project-success/**');
  await page.goto('/subscribe');
  await page.waitForURL('**/settings');
  // The second idea on Free, which was to be refused.
  expect(readFaults()).toEqual([expect.stringContaining('403 (Forbidden)')]);
});

test('cancelled with the period, kept after all, and cancelled at once with a refund', async () => {
  const { page, person, readFaults } = await startUpgrade();
  await buyPro(page);
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await page.getByRole('button', { name: 'Cancel at Period End' }).click();
  await expectToast(page, 'Subscription Will Cancel', "You'll keep Pro access until then.");
  expect(await readPlan(page)).toBe('pro active');
  await page.getByRole('button', { name: 'Keep Pro' }).click();
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  await expect.poll(focused).toBe('Keep Subscription');
  await page.getByRole('button', { name: 'Cancel Immediately' }).click();
  await expectToast(page, 'Subscription Canceled', 'You may receive a prorated refund.');
  await page.getByText('Upgrade to Pro for more projects and prompts.').waitFor();
  expect(await readPlan(page)).toBe('free canceled');
  // What was used is not there any more: the focus is on what came in its place.
  await expect.poll(focused).toBe('Upgrade to Pro');
  const { refunds } = await tellStripe('state', person.email);
  expect(refunds.map(({ amount }) => amount)).toEqual([999]);
  expect(readFaults()).toEqual([]);
});

test('a charge that fails is told, a new card settles it, and a cancelled Pro runs out', async () => {
  const { page, person, readFaults } = await startUpgrade();
  await createProject(page, 'A register of the wells in our village');
  await page.goto('/subscribe');
  await buyPro(page);
  await tellStripe('card', person.email, { outcome: 'declined' });
  await tellStripe('advance', person.email, { days: 32 });
  await expect.poll(() => readPlan(page)).toBe('pro past_due');
  await page.goto('/dashboard');
  await page.getByText('You keep Pro while the payment is tried again.').waitFor();
  await page.getByText(/^Your payment of \$9\.99 from .+ did not go through\.$/).waitFor();
  await expectSoundEverywhere(page);

  await page.goto('/billing');
  await page.getByText('You keep Pro while the payment is tried again.').waitFor();
  expect(await page.getByRole('complementary', { name: 'Payment due' }).count()).toBe(0);
  await page.getByRole('button', { name: 'Update payment method' }).click();
  await page.waitForURL(`**:${stripePort}/portal/**`);
  await payWith(page, /Use the card 4242/);
  await page.getByRole('link', { name: 'Back to Launchpath' }).click();
  await page.waitForURL(`${url}/billing`);
  await expect.poll(() => readPlan(page)).toBe('pro active');

  await page.goto('/settings');
  await page.getByRole('button', { name: 'Cancel Subscription' }).click();
  await page.getByRole('button', { name: 'Cancel at Period End' }).click();
  await expectToast(page, 'Subscription Will Cancel');
  await tellStripe('advance', person.email, { days: 32 });
  await expect.poll(() => readPlan(page)).toBe('free canceled');
  await page.goto('/dashboard');
  await page.getByRole('article').first().waitFor();
  expect(readFaults()).toEqual([]);
});

test('what is typed into the address by hand gives nothing', async () => {
  const { page } = await startUpgrade();
  for (const address of ['/billing?session_id=cs_test_made_up', '/billing?session_id=../../x']) {
    await page.goto(address);
    await expectToast(page, 'Error', 'Failed to process subscription. Please contact support.');
    expect(await readPlan(page)).toBe('free null');
  }
  await page.goto('/billing?plan=pro');
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await readPlan(page)).toBe('free null');
});
