import { beforeAll, expect, test } from 'vitest';
import { appUrl, asJson, createPerson, type Person } from '#worker/platform/testing/client.ts';
import { reportFigure } from '#worker/platform/testing/figures.ts';
import { type Ids, rows } from '#worker/reliability/testing/routes.ts';
import { compareRows, readRowsOf } from '#worker/reliability/testing/rows.ts';
import { callRoute, createWorld, credentialOf, fromElsewhere, signInAgain } from '#worker/reliability/testing/world.ts';

const writing = Object.entries(rows).filter(([route, { isForAll }]) => !route.startsWith('GET') && !isForAll);

let owner: Person;
let ids: Ids;
beforeAll(async () => {
  ({ owner, ids } = await createWorld());
});

/** What the page of another site can make a browser send; an empty origin counts as none. */
const attacks: Record<string, Record<string, string>> = {
  'another origin': { origin: 'https://evil.example' },
  'an origin that looks like ours': { origin: `${appUrl}.evil.example` },
  'our origin on another port': { origin: 'http://localhost:9999' },
  'origin null': { origin: 'null' },
  'no origin, from another site': { origin: '', 'sec-fetch-site': 'cross-site' },
  'no origin, from a neighbour': { origin: '', 'sec-fetch-site': 'same-site' },
  'a form': { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://evil.example' },
  'a form with files': { 'content-type': 'multipart/form-data; boundary=x', origin: 'https://evil.example' },
  'a form as text': { 'content-type': 'text/plain', origin: 'https://evil.example' },
  'a form as text, with our origin': { 'content-type': 'text/plain' },
  'a form, with our origin': { 'content-type': 'application/x-www-form-urlencoded' },
};

test('no write of another site is accepted', { timeout: 60_000 }, async (context) => {
  const before = await readRowsOf([owner.userId]);
  const { cookie, authorization } = credentialOf(owner);
  const accepted: string[] = [];
  let tried = 0;
  for (const [name, attack] of Object.entries(attacks)) {
    for (const [route, row] of writing) {
      // Without a body there is no form.
      if (name.startsWith('a form') && row.body === undefined) continue;
      // The browser brings the cookie along; that a token is stolen too must not help.
      for (const credential of [{ cookie }, { authorization }]) {
        tried += 1;
        const answer = await callRoute(route, row, ids, credential, attack);
        const text = await answer.text();
        const isRefused =
          (answer.status === 403 && text.includes('request.forbidden_origin')) ||
          (answer.status === 415 && text.includes('request.not_json'));
        if (!isRefused) accepted.push(`${name}: ${route} answered ${answer.status}`);
      }
    }
  }
  const effects = compareRows(before, await readRowsOf([owner.userId]));
  reportFigure(context, {
    what: 'Writes of another site: every writing route with foreign, null and missing origins and the content types of forms',
    asked: '0 accepted',
    measured: `${tried} tried, ${accepted.length} accepted, ${effects.length} effects`,
  });
  expect(accepted).toEqual([]);
  expect(effects).toEqual([]);
});

test('a page of another site signs nobody in or out', async () => {
  const person = await createPerson();
  const { cookie } = await signInAgain(person);
  const headers = { cookie, origin: 'https://evil.example', ...fromElsewhere() };
  const out = await person.call('/api/auth/sign-out', asJson({}, headers));
  expect(out.status).toBe(403);
  const login = { email: person.email, password: 'correct horse' };
  const signedIn = await person.call('/api/auth/sign-in/email', asJson(login, headers));
  expect(signedIn.status).toBe(403);
  expect(signedIn.headers.getSetCookie()).toEqual([]);
  expect((await person.call('/api/auth/user')).status).toBe(200);
});
