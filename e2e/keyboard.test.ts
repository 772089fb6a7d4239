import type { Browser, Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { desktop, expectToast, openBrowser, openPage, phone } from './browser.ts';

const idea =
  'A pre-order page for our small bakery: customers reserve bread the evening before and pay when they pick it up.';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser(inject('chromiumPath'));
});
afterAll(() => browser.close());

const mostStops = 150;

/** What is the matter with where the focus is: nothing shows it, or it lies out of sight or under something else. */
const findFocusFault = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    // Where the app itself led to after a change of screens.
    if (!element || element === document.body || element.localName === 'main') return null;
    const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent?.slice(0, 40)}`;
    // A field that is drawn by what stands around it shows the focus there.
    const drawn = [element, element.closest('label'), element.nextElementSibling, element.closest('form, div')];
    const isShown = drawn.some((each) => {
      const style = each && getComputedStyle(each);
      return style && (style.outlineStyle !== 'none' || style.boxShadow !== 'none');
    });
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
    if (x < 0 || x > innerWidth || bottom < 0 || top > innerHeight) return `out of sight: ${name}`;
    const over = document.elementFromPoint(x, y);
    // A toast goes by itself.
    const isPassing = over?.closest('[aria-label=Notifications]');
    const isOwn =
      over && (element.contains(over) || over.contains(element) || element.closest('label')?.contains(over));
    if (over && !isOwn && !isPassing) return `${name} under ${over.tagName} ${over.className}`;
    return isShown ? null : `not shown: ${name}`;
  });

/** A person who has a keyboard and nothing else. `faults` are the stops at which they could not see where they are. */
function takeKeyboard(page: Page) {
  const faults = new Set<string>();
  /** A screen that is just changing may have the focus under it for a moment. */
  const findLastingFault = async () => {
    await page.waitForTimeout(250);
    return findFocusFault(page);
  };
  /** Goes on by Tab, or by another key, to the first that this is. */
  const reach = async (target: Locator, by = 'Tab') => {
    await target.first().waitFor({ state: 'attached' });
    for (let stop = 0; stop < mostStops; stop += 1) {
      await page.keyboard.press(by);
      const fault = (await findFocusFault(page)) && (await findLastingFault());
      if (fault) faults.add(`${new URL(page.url()).pathname.split('/')[1]}: ${fault}`);
      if (await target.evaluateAll((all) => all.includes(document.activeElement as never))) return;
    }
    throw new Error(`Not reached by ${by}: ${target}`);
  };
  const type = async (target: Locator, text: string) => {
    await reach(target);
    await page.keyboard.type(text);
  };
  const press = async (target: Locator, key = 'Enter', by = 'Tab') => {
    await reach(target, by);
    await page.keyboard.press(key);
  };
  return { reach, type, press, faults };
}

const link = (page: Page, name: string | RegExp) => page.getByRole('link', { name, exact: typeof name === 'string' });
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

test.each([
  ['desktop', desktop],
  ['phone', phone],
])(
  'by keyboard alone, %s: from the landing page to a document, the checklist, a prompt and out again',
  async (_, viewport) => {
    const { page } = await openPage(browser, inject('guideUrl'), { viewport });
    const { type, press, reach, faults } = takeKeyboard(page);

    // An account.
    await page.goto('/');
    await press(link(page, /Get Started/).first());
    await page.waitForURL('**/login');
    await press(link(page, 'Create an account'));
    await page.waitForURL('**/signup');
    // The address changes before the screen, and the sign-in has a field called Email too.
    await page.getByRole('heading', { name: 'Create your account' }).waitFor();
    await type(page.getByLabel('Email', { exact: true }), `keys-${Date.now()}@example.com`);
    await type(page.getByLabel('Password', { exact: true }), 'correct horse battery');
    await type(page.getByLabel('Confirm Password'), 'correct horse battery');
    await press(page.getByRole('checkbox', { name: /I accept/ }), 'Space');
    await press(button(page, 'Create Account'));
    await page.waitForURL('**/dashboard');

    // An idea, by the dialog.
    await press(button(page, 'New Project'));
    await page.getByRole('dialog', { name: 'Share Your Idea' }).waitFor();
    await page.keyboard.type(idea);
    await press(button(page, "Let's Build It!"));
    await page.waitForURL('**/project-success/**');
    await press(link(page, 'Skip tour and start building'));
    await page.waitForURL('**/idea-flow/**');

    // The assistant's questions: an option each, and sent.
    const form = page.getByRole('form', { name: 'Questions of the assistant' });
    await form.waitFor();
    const count = await form.getByRole('group').count();
    for (let index = 0; index < count; index += 1) {
      await press(form.getByRole('group').nth(index).getByRole('radio'), 'Space');
    }
    await press(form.getByRole('button', { name: 'Send answers' }));
    await page.getByRole('button', { name: 'Stop the reply' }).waitFor();
    await page.getByRole('button', { name: 'Stop the reply' }).waitFor({ state: 'detached' });

    // The document is opened, edited and saved.
    await press(link(page, /Requirements Document, version 1/));
    await page.waitForURL('**/documents/**');
    await page.getByRole('article', { name: 'Requirements' }).waitFor();
    await press(link(page, 'Edit'));
    await reach(page.getByLabel('Text in Markdown'));
    await page.keyboard.press('Control+End');
    await page.keyboard.type('\n\nChecked by hand.');
    await page.keyboard.press('Control+s');
    await expectToast(page, 'Document saved');

    // A task is skipped by its menu, another one completed.
    await press(link(page, 'Checklist'));
    const row = page.locator('li[id^=task-]').nth(1);
    await row.waitFor();
    await press(page.locator('li[id^=task-]').first().getByRole('checkbox'), 'Space');
    await press(row.getByRole('button', { name: /^Status/ }));
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await row.getByRole('button', { name: /^Status: (Skipped|Not Needed)/ }).waitFor();

    // A prompt is asked for and copied.
    await press(link(page, 'Prompts'), 'Enter', 'Shift+Tab');
    await type(page.getByLabel('Title', { exact: true }), 'Set up the project');
    await page.keyboard.press('Enter');
    await expectToast(page, 'Prompt generated');
    await press(button(page, /^Copy/).first());
    await expectToast(page, 'Copied to clipboard');

    // The mockup in another width, the look of the app, and out.
    await press(link(page, 'Mockup'), 'Enter', 'Shift+Tab');
    await page.locator('iframe').first().waitFor();
    await press(button(page, 'Account menu'), 'Enter', 'Shift+Tab');
    await press(page.getByRole('menuitem', { name: 'Sign Out' }), 'Enter', 'ArrowDown');
    expect([...faults]).toEqual([]);
    await page.waitForURL((url) => url.pathname === '/');
  },
);
