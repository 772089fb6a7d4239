import { env } from 'cloudflare:workers';
import { expect, test } from 'vitest';
import { password } from '#worker/platform/testing/accounts.ts';
import { asJson, fetchApp } from '#worker/platform/testing/client.ts';
import { reportFigure } from '#worker/platform/testing/figures.ts';
import { insertPerson } from '#worker/reliability/testing/people.ts';
import { fromElsewhere } from '#worker/reliability/testing/world.ts';

const guesses = 30;
const mostTried = 3;

/** What a caller may say of where a call came from; only `cf-connecting-ip` is set by Cloudflare, whatever the caller sends. */
const spoofed = [
  'x-forwarded-for',
  'x-real-ip',
  'x-client-ip',
  'true-client-ip',
  'forwarded',
  'x-forwarded',
  'forwarded-for',
  'x-cluster-client-ip',
  'fastly-client-ip',
  'cf-connecting-ipv6',
  'x-original-forwarded-for',
  'x-remote-addr',
  'via',
];

/** The same account in another spelling. */
const spellings = [
  (email: string) => email,
  (email: string) => email.toUpperCase(),
  (email: string) => ` ${email} `,
  (email: string) => email.replace('person', 'Person'),
];

test('of 30 guesses at once at one account from one address 3 are tried, whatever they say of themselves', {
  timeout: 30_000,
}, async (context) => {
  const { email, userId } = await insertPerson();
  const from = fromElsewhere();
  const guess = (index: number) => {
    const said = Object.fromEntries(spoofed.map((name) => [name, `10.99.${index}.${name.length}`]));
    const agent = { 'user-agent': `Guesser ${index}` };
    // From the fourth on each is right: what is not tried does not help.
    const body = {
      email: spellings[index % spellings.length]?.(email) ?? email,
      password: index < mostTried ? 'a guess' : password,
    };
    return signIn(body.email, body.password, { ...said, ...agent, ...from });
  };
  const wrong = await Promise.all(Array.from({ length: mostTried }, (_, index) => guess(index)));
  const answers = [
    ...wrong,
    ...(await Promise.all(Array.from({ length: guesses - mostTried }, (_, index) => guess(index + mostTried)))),
  ];
  const tried = answers.filter(({ status }) => status !== 429);
  const sessions = await env.DB.prepare('select count(*) as n from sessions where user_id = ?').bind(userId).first('n');
  // The right password from another address, and this address at another account, are not kept out.
  const other = await insertPerson();
  const elsewhere = await signIn(email, password, fromElsewhere());
  const another = await signIn(other.email, password, from);
  reportFigure(context, {
    what: `${guesses} parallel guesses at one account from one address, in other spellings, with ${spoofed.length} headers that name another address`,
    asked: 'at most 3 tried',
    measured: `${tried.length} tried, ${Number(sessions) - 1} got in`,
  });
  expect(tried.length).toBeLessThanOrEqual(mostTried);
  expect(sessions).toBe(1);
  expect(answers.filter(({ status }) => status === 429 || status === 401 || status === 400)).toHaveLength(guesses);
  expect(Number(answers.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0);
  expect([elsewhere.status, another.status]).toEqual([200, 200]);
});

const pairs = 11;
const mostRounds = 3;
/** By how much two doors may differ in time before it tells something, on a machine that does other things too. */
const mostApart = 1.5;

/** What somebody sees who asks about an address: the answer but for the number of the request, and how long it took. */
async function probe(call: () => Promise<Response>) {
  const began = performance.now();
  const answer = await call();
  const text = await answer.text();
  const ms = performance.now() - began;
  const headers = [...answer.headers].filter(([name]) => name !== 'x-request-id').toSorted();
  return { seen: JSON.stringify([answer.status, headers, text]), ms };
}

/** The lower quartile: what the door itself takes, without what else the machine was doing. */
const typical = (times: number[]) => times.toSorted((a, b) => a - b)[Math.floor(times.length / 4)] ?? 0;

const doors: Record<string, (email: string) => Promise<Response>> = {
  'sign-in': (email) => signIn(email, 'not it, sorry', fromElsewhere()),
  'a new password': (email) => fetchApp('/api/auth/request-password-reset', asJson({ email }, fromElsewhere())),
  'a new link to confirm': (email) => fetchApp('/api/auth/send-verification-email', asJson({ email }, fromElsewhere())),
};

/** Asks a door about an address with an account and about others, in turn. @returns the answers that differ, and how far the times are apart. */
async function comparePairs(open: (email: string) => Promise<Response>) {
  const times = { known: [] as number[], unknown: [] as number[] };
  const differing: string[] = [];
  const { email } = await insertPerson();
  for (let pair = 0; pair <= pairs; pair += 1) {
    const stranger = `person-${crypto.randomUUID()}@example.com`;
    const isKnownFirst = pair % 2 === 0;
    const first = await probe(() => open(isKnownFirst ? email : stranger));
    const second = await probe(() => open(isKnownFirst ? stranger : email));
    const [known, unknown] = isKnownFirst ? [first, second] : [second, first];
    if (known.seen !== unknown.seen) differing.push(`${known.seen} and ${unknown.seen}`);
    // The first pair warms the door up.
    if (pair === 0) continue;
    times.known.push(known.ms);
    times.unknown.push(unknown.ms);
  }
  const ratio = typical(times.known) / typical(times.unknown);
  return { differing, apart: Math.max(ratio, 1 / ratio) };
}

test('no door tells whether an address has an account, by its answer or by its time', {
  timeout: 120_000,
}, async (context) => {
  const told: string[] = [];
  for (const [name, open] of Object.entries(doors)) {
    let compared = await comparePairs(open);
    // What a busy machine adds to one round is not there in each; what a door adds is.
    for (let round = 1; round < mostRounds && compared.apart > mostApart; round += 1)
      compared = await comparePairs(open);
    const { differing, apart } = compared;
    told.push(...differing.map((answers) => `${name} answers ${answers}`));
    if (apart > mostApart) told.push(`${name}: the times are ${apart.toFixed(2)} apart`);
  }
  reportFigure(context, {
    what: `Probing for accounts at sign-in, at the mail for a new password and at the mail to confirm, ${pairs} pairs each; sign-up says that an address is taken, as designed`,
    asked: `the same answer, and less than ${mostApart} times as long`,
    measured: `${Object.keys(doors).length} doors, ${told.length} tell`,
  });
  expect(told).toEqual([]);
});

const signIn = (email: string, secret: string, headers: Record<string, string>) =>
  fetchApp('/api/auth/sign-in/email', asJson({ email, password: secret }, headers));
