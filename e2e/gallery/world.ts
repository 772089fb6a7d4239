import type { Browser, BrowserContextOptions } from 'playwright-core';
import { runSql } from '../database.ts';
import { type Person, signUpPerson } from './people.ts';
import { fillProjects } from './projects.ts';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** Whose eyes a screen is seen with. */
const people = {
  /** Signed up a minute ago. */
  newcomer: { name: 'Ana Lima', plan: 'free', status: null, isVerified: 0 },
  /** On Free, with one project and all that belongs to it. */
  maker: { name: 'Greta Holm', plan: 'free', status: null, isVerified: 1 },
  /** On Pro, with 50 projects, and a name that no place is made for. */
  builder: {
    name: 'Wolfeschlegelsteinhausenbergerdorff-Maximiliana Konstantinopolitanskaya',
    plan: 'pro',
    status: 'active',
    isVerified: 1,
  },
  /** On Pro, with a project for each state that a project can be in. */
  talker: { name: 'Ines Ferrand', plan: 'pro', status: 'active', isVerified: 1 },
  /** On Pro, whose last payment failed. */
  debtor: { name: 'Tom Okafor', plan: 'pro', status: 'past_due', isVerified: 1 },
} as const;
export type Who = keyof typeof people;

export type World = Awaited<ReturnType<typeof createWorld>>;

/** People and all that is theirs, in the app at this address; each is signed in once, for the entries that are seen with their eyes. */
export async function createWorld(browser: Browser, url: string) {
  const run = Date.now().toString(36);
  const names = Object.keys(people) as Who[];
  const made = Object.fromEntries(
    await Promise.all(
      names.map(async (name): Promise<[Who, Person]> => [name, await signUpPerson(url, `${name}-${run}@example.com`)]),
    ),
  ) as Record<Who, Person>;
  for (const name of names) {
    const { name: fullName, plan, status, isVerified } = people[name];
    const [first = '', ...rest] = fullName.split(' ');
    await runSql(
      url,
      `update users set name = ?, first_name = ?, last_name = ?, plan = ?, subscription_status = nullif(?, ''), email_verified = ?
       where id = ?`,
      ...[fullName, first, rest.join(' '), plan, status ?? '', isVerified, made[name].userId],
    );
  }
  const places = await fillProjects(url, made);
  const states = await Promise.all(
    names.map(async (name) => [name, await keepSession(browser, url, made[name])] as const),
  );
  return {
    url,
    people: {
      visitor: undefined,
      ...(Object.fromEntries(states.map(([name, storageState]) => [name, { ...made[name], storageState }])) as Record<
        Who,
        Person & { storageState: StorageState }
      >),
    },
    places,
  };
}

/** What the browser of somebody keeps who has signed in and looked at their account. */
async function keepSession(browser: Browser, url: string, { cookies }: Person): Promise<StorageState> {
  const context = await browser.newContext({ baseURL: url });
  await context.addCookies(cookies.map(({ name, value }) => ({ name, value, url })));
  const page = await context.newPage();
  await page.goto('/settings');
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  const state = await context.storageState();
  await context.close();
  return state;
}
