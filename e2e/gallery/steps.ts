import type { Page } from 'playwright-core';

/** Opens an address and waits for the words by which one knows that it is there. */
export async function go(page: Page, path: string, words: string | RegExp) {
  await page.goto(path);
  await see(page, words);
}

/** Waits for words to be there, or in the page's foot, without having to be read in one piece. */
export const see = (page: Page, words: string | RegExp) =>
  page.getByText(words).filter({ visible: true }).first().waitFor();

/** Presses a button, link, tab, radio or entry of a menu by its name. */
export const press = (page: Page, role: Parameters<Page['getByRole']>[0], name: string | RegExp) =>
  page
    .getByRole(role, { name, exact: typeof name === 'string' })
    .filter({ visible: true })
    .first()
    .click();

type Body = Record<string, unknown> | unknown[];
type Answer = { status?: number; json?: Body; method?: string };

/** Has an address of the API answer this. */
export const answer = (page: Page, address: string, { status = 200, json = {}, method }: Answer) =>
  page.route(address, (route) =>
    method && route.request().method() !== method ? route.fallback() : route.fulfill({ status, json }),
  );

/** Has an address of the API refuse every call, in a way that is not tried again. */
export const refuse = (page: Page, address: string, message = 'The database is on holiday.', more: Answer = {}) =>
  answer(page, address, { status: 400, json: { code: 'request.invalid', message }, ...more });

/** Has the plan's limit be reached at this address. */
export const limit = (page: Page, address: string, code: string, most: number) =>
  answer(page, address, {
    status: 403,
    method: 'POST',
    json: { code, message: 'The limit of your plan is reached.', isLimitError: true, limit: most, current: most },
  });

/** Keeps something in the browser as the app does, before the page is there. */
export const keep = (page: Page, key: string, value: unknown) =>
  page.addInitScript(([key, value]) => localStorage.setItem(key, value), [key, JSON.stringify(value)] as const);
