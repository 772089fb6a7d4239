import type { Call } from '#worker/features/guide/documents/api.rules.ts';
import { shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import { comingIn } from '#worker/features/guide/outline/outline-entrance.rules.ts';
import { inChargeOf } from '#worker/features/guide/outline/outline-runner.rules.ts';
import { askedIn } from '#worker/features/guide/product/account-attributes.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { signingUp } from '#worker/features/guide/product/outlined-account.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** By which calls people come in and go, as the criteria of the account tell it; whoever runs it closes accounts. */
const ofAccounts: [signs: RegExp, method: string, path: string, verb: string, rest: string][] = [
  [/^somebody (?:signs in|opens their personal link)\b/, 'POST', '/api/session', 'sign', 'in'],
  [/ signs up with /, 'POST', '/api/accounts', 'sign', 'up'],
  [/ invites somebody as /, 'POST', '/api/accounts/invite', 'invite', 'somebody'],
  [/^somebody has forgotten their password\b/, 'POST', '/api/accounts/password-link', 'ask', 'for another password'],
  [/^somebody opens a link to choose a password\b/, 'POST', '/api/accounts/password', 'choose', 'a password'],
  [/^somebody signs out\b/, 'DELETE', '/api/session', 'sign', 'out'],
  [/ opens the link of their /, 'POST', '/api/session/link', 'open', 'the link'],
  [/^somebody (?:other than .+ )?no longer takes part\b/, 'DELETE', '/api/accounts/:id', 'close', 'an account'],
];

/** What the two calls of a sign-up answer: nobody comes in before the address is known to be theirs. */
const signUpAnswer = 'keep what was entered, let nobody sign in by it yet and mail a link to that address';
const confirmAnswer = 'make the account, let the link work only once and let them sign in';

/** The calls of the account of an outline. */
export function accountCalls(product: Product): Call[] {
  const { runtime } = shapeOf(product);
  if (runtime === 'local' || runtime === 'package') return [];
  const { idea } = product;
  const runner = inChargeOf(idea)?.one;
  return listCriteria(product)
    .filter(({ feature, isFault }) => feature.key === 'account' && !isFault)
    .flatMap((criterion): Call[] => {
      const found = ofAccounts.find(([signs]) => signs.test(criterion.cause));
      const asked = askedIn(criterion);
      // They answer it at their first sign-in, and change it by the same call later.
      if (asked)
        return [
          {
            ...{ method: 'PATCH', path: '/api/accounts/me' },
            criterion: {
              ...criterion,
              actor: joinWords(asked.people, 'or'),
              verb: 'tell',
              rest: `which ${asked.field} is theirs`,
            },
          },
        ];
      if (!found) return [];
      const [, method, path, verb, rest] = found;
      // Where nobody runs it nobody ends the account of another.
      if (verb === 'close' && !criterion.actor && !runner)
        return [
          {
            ...{ method, path: '/api/accounts/me' },
            criterion: { ...criterion, actor: 'whoever it is for', verb, rest: 'their own account' },
          },
        ];
      const signed = signingUp(`WHEN ${criterion.cause}`, idea.people).map(({ one }) => one);
      if (path === '/api/accounts') {
        const actor = signed.length > 1 ? joinWords(signed, 'or') : (criterion.actor ?? 'whoever it is for');
        return [
          { method, path, criterion: { ...criterion, actor, verb, rest, effect: signUpAnswer } },
          {
            ...{ method, path: '/api/accounts/confirm' },
            criterion: { ...criterion, actor, verb: 'open', rest: 'the link in that mail', effect: confirmAnswer },
          },
        ];
      }
      const actor = criterion.actor ?? (verb === 'close' && runner ? runner : 'whoever it is for');
      return [{ method, path, criterion: { ...criterion, actor, verb, rest } }];
    });
}

/** Which calls ask for a session, with those named that do not because people come in by them: 'Every call but … (`POST /api/session`)'. */
export function callsBehindSignIn(product: Product): string {
  const open = accountCalls(product).filter(({ method, path }) => method === 'POST' && !path.endsWith('/invite'));
  const named = [...new Set(open.map(({ method, path }) => `\`${method} ${path}\``))];
  return `Every call but ${comingIn}${named.length > 0 ? ` (${joinWords(named)})` : ''}`;
}
