import { type Browser, chromium, type Page } from 'playwright-core';
import { expect } from 'vitest';
import { findViolations } from './gallery/inspect.ts';

/** Of what playwright turns off that which a page could notice: Chromium heeds the last list of features alone. */
const keptOff = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** As root Chromium needs no sandbox; the rest keeps it from calling home. The page's own CSP stays in force. */
const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Each window makes ready two lists for an address line that nobody sees: half of what a new profile costs.
  `--disable-features=${[...keptOff, 'WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup'].join()}`,
];

export const openBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: launchArguments });

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };

type Look = { viewport?: typeof desktop; colorScheme?: 'light' | 'dark'; worksOffline?: boolean };

/** A fresh browser profile at the app's address. `faults` collects what went wrong in the page: errors, CSP violations. */
export async function openPage(
  browser: Browser,
  url: string,
  { viewport = desktop, colorScheme = 'light', worksOffline = false }: Look = {},
) {
  const context = await browser.newContext({
    viewport,
    colorScheme,
    baseURL: url,
    reducedMotion: 'reduce',
    // It would answer in place of what a journey puts in the way.
    serviceWorkers: worksOffline ? 'allow' : 'block',
  });
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(String(error)));
  page.on('console', (message) => {
    // How a signed-out page finds out that it is (401), and a sync that came too early (429), are no faults.
    const isExpected = /status of (401|429)/.test(message.text());
    if (message.type() === 'error' && !isExpected) faults.push(message.text());
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(url) && !request.url().startsWith('data:')) faults.push(`outside: ${request.url()}`);
  });
  return { page, faults };
}

let people = 0;

function inventPerson() {
  people += 1;
  return { email: `journey-${Date.now()}-${people}@example.com`, password: 'correct horse battery' };
}

/** Signs a new person up through the form, and stays on the dashboard. @returns their address and password. */
export async function signUp(page: Page) {
  const person = inventPerson();
  await page.goto('/signup');
  await page.getByLabel('Email', { exact: true }).fill(person.email);
  await page.getByLabel('Password', { exact: true }).fill(person.password);
  await page.getByLabel('Confirm Password').fill(person.password);
  await page.getByRole('checkbox', { name: /I accept/ }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
  await page.waitForURL('**/dashboard');
  return person;
}

/** Calls the API as the person of a page, and from the app's own address. @returns the answer. */
async function callApi<Answer>({ request }: Page, path: string, data?: object): Promise<Answer> {
  const { origin } = new URL((await request.get('/api/config')).url());
  // An address has a limit of sign-ups, which the journeys side by side would meet.
  const headers = { origin, 'cf-connecting-ip': `10.${(process.pid >> 8) & 255}.${process.pid & 255}.${people & 255}` };
  const answer = await request.fetch(path, { method: data ? 'POST' : 'GET', headers, data });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  return answer.json();
}

/** A new person who is signed in, where the form is not what is tried. Opens no page. */
export async function enter(page: Page) {
  const person = inventPerson();
  await callApi(page, '/api/auth/sign-up/email', { ...person, name: '' });
  const { token } = await callApi<{ token: string }>(page, '/api/auth/token');
  await callApi(page, '/api/auth/sync', { idToken: token });
  return person;
}

/** Opens the chat of a new project, where the form of an idea is not what is tried. */
export async function openChat(page: Page, idea: string) {
  const { slug } = await callApi<{ slug: string }>(page, '/api/projects', { description: idea });
  await page.goto(`/idea-flow/${slug}`);
}

/** Shares an idea on /home and stays on the welcome page of its project. */
export async function createProject(page: Page, idea: string) {
  await page.goto('/home');
  await page.getByLabel("What's your idea?").fill(idea);
  await page.getByRole('button', { name: "Let's Build It!" }).click();
  await page.waitForURL('**/project-success/**');
  await page.getByRole('heading', { name: 'Project Created!' }).waitFor();
}

/** Shares an idea and goes on to its chat without the tour, also when that has begun meanwhile. */
export async function shareIdea(page: Page, idea: string) {
  await createProject(page, idea);
  await page.getByRole('link', { name: 'Skip tour and start building' }).press('Enter');
  await page.waitForURL('**/idea-flow/**');
}

/** The slug of the project whose screen is open. */
export const slugOf = (page: Page) => new URL(page.url()).pathname.split('/').at(-1) ?? '';

type Call = { method: 'POST' | 'PUT'; path: string; body: unknown };

/** Calls a project's API as another device of the same person would, all at the same time. @returns the answers. */
export const callElsewhere = <Answer>(page: Page, slug: string, calls: Call[]): Promise<Answer[]> =>
  page.evaluate(
    async ([slug, calls]) => {
      const project = await (await fetch(`/api/projects/by-slug/${slug}`)).json();
      return Promise.all(
        calls.map(async ({ method, path, body }) => {
          const headers = { 'content-type': 'application/json' };
          const answer = await fetch(`/api/projects/${project.id}${path}`, {
            method,
            headers,
            body: JSON.stringify(body),
          });
          if (!answer.ok) throw new Error(await answer.text());
          return answer.json();
        }),
      );
    },
    [slug, calls] as const,
  );

/** Waits for a reply with this text to be there and over, so that the next message may be sent. */
export async function awaitReply(page: Page, text: string | RegExp) {
  await page.getByText(text).first().waitFor();
  await page.getByRole('button', { name: 'Send', exact: true }).waitFor();
}

/** No accessibility violation on what is shown (WCAG 2.2 A and AA). */
export const expectAccessible = async (page: Page) => expect(await findViolations(page)).toEqual([]);

/** Nothing sticks out sideways, once the page has taken its width: that comes a frame after a resize. */
export async function expectNoOverflow(page: Page) {
  const measureOverflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(measureOverflow).toBeLessThanOrEqual(0);
}

/** What a desktop's window shows when it is zoomed to 200 % and 400 % (WCAG 2.2, 1.4.4 and 1.4.10). */
const zoomed = [
  { width: 720, height: 450 },
  { width: 320, height: 256 },
];

/** Colours hang on the hour and places on the width: a phone by night and a desktop by day show both; the gallery takes all four. */
const looks = [
  { viewport: phone, colorScheme: 'dark' },
  { viewport: desktop, colorScheme: 'light' },
] as const;

/** The screen as it is now, on a phone by night and a desktop by day: accessible, and nothing sticks out, also not when the desktop is zoomed. */
export async function expectSoundEverywhere(page: Page) {
  const before = page.viewportSize() ?? desktop;
  for (const viewport of zoomed) {
    await page.setViewportSize(viewport);
    await expectNoOverflow(page);
  }
  for (const { viewport, colorScheme } of looks) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await expectNoOverflow(page);
    await expectAccessible(page);
  }
  await page.setViewportSize(before);
}

/** Fills in the login page, wherever it was reached from. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
}

/** The toast of the moment says this. */
export async function expectToast(page: Page, title: string, text = '') {
  const toast = page.getByRole('region', { name: 'Notifications' });
  await toast.getByText(title, { exact: true }).waitFor();
  if (text) await toast.getByText(text).waitFor();
}
