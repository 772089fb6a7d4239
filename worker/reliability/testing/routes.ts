import { tasksInOrder } from '#worker/features/checklists/checklists-tasks.rules.ts';
import { asJson } from '#worker/platform/testing/client.ts';

/** What a world (world.ts) has that an address can name. */
export type Ids = {
  projectId: string;
  slug: string;
  documentId: string;
  pageId: string;
  promptId: string;
  sessionId: string;
  previewToken: string;
  /** A review with nothing in it, and one that says what the model is to do of it. */
  reviewId: string;
  writtenReviewId: string;
};

/**
 * What is said of a route, with a call that the owner may make. `open`: whoever calls gets the same answer. `cookie`: a door of the
 * sign-in library, which looks at the cookie alone. `person`: about whoever is signed in. `owned`: of something that has an owner.
 */
export type Row = {
  access: 'open' | 'cookie' | 'person' | 'owned';
  status: number;
  /** D1 round trips of the app's own: a read 1, a write 2, a chat turn 3, and one more for what it makes. */
  roundTrips?: number;
  body?: unknown;
  /** What whoever has no session is answered by a door of the sign-in library. */
  signedOut?: number;
  /** What proves who is meant is in the address, and no cookie counts: other sites and mail programs may call it. */
  isForAll?: true;
};

const open = (status: number, body?: unknown): Row => ({ access: 'open', status, body });
const cookie = (status: number, body?: unknown, signedOut = 401): Row => ({
  ...{ access: 'cookie', status, body, signedOut },
});
const person = (status: number, roundTrips: number, body?: unknown): Row => ({
  ...{ access: 'person', status, roundTrips, body },
});
const owned = (status: number, roundTrips: number, body?: unknown): Row => ({
  ...{ access: 'owned', status, roundTrips, body },
});

/** Every route of the app, of the sign-in library each open path; in an order in which one owner can call them all. */
export const rows: Record<string, Row> = {
  'GET /api/config': { ...open(200), roundTrips: 0 },
  'GET /api/health': { ...open(200), roundTrips: 1 },
  'GET /api/previews/:token': { ...open(200), roundTrips: 1 },
  'GET /api/mails/unsubscribe': { ...open(302), roundTrips: 0 },
  'POST /api/mails/unsubscribe': { ...open(404), roundTrips: 0, isForAll: true },
  'POST /api/stripe/webhook': { ...open(400, {}), roundTrips: 0 },
  'POST /api/auth/sync': { ...open(401, { idToken: 'none' }), roundTrips: 0 },
  'POST /api/auth/sign-up/email': open(400, { email: 'no address', password: 'correct horse', name: '' }),
  'POST /api/auth/sign-in/email': open(401, { email: 'nobody@example.com', password: 'a guess' }),
  'POST /api/auth/sign-in/social': open(404, { provider: 'google' }),
  'GET /api/auth/callback/google': open(302),
  'GET /api/auth/callback/oidc': open(302),
  'POST /api/auth/request-password-reset': open(200, { email: 'nobody@example.com' }),
  'POST /api/auth/reset-password': open(400, { token: 'none', newPassword: 'another secret' }),
  'GET /api/auth/verify-email': open(400),
  'POST /api/auth/send-verification-email': cookie(400, { email: 'nobody@example.com' }, 200),
  'GET /api/auth/token': cookie(200),
  'POST /api/auth/change-password': cookie(400, { currentPassword: 'a guess', newPassword: 'another secret' }),
  'GET /api/auth/user': person(200, 1),
  'PUT /api/user/email-preferences': person(200, 2, { emailProductUpdates: true }),
  'GET /api/user/sessions': person(200, 1),
  'DELETE /api/user/sessions/:id': owned(204, 2),
  'GET /api/user/picture': person(200, 1),
  'GET /api/user/export': person(200, 1),
  'GET /api/usage': person(200, 1),
  'GET /api/subscription/status': person(200, 1),
  'GET /api/subscription/invoices': person(200, 1),
  'POST /api/subscription/cancel': person(409, 2, {}),
  'POST /api/subscription/downgrade': person(409, 2, {}),
  'POST /api/subscription/resume': person(409, 2, {}),
  'POST /api/subscription/portal': person(409, 2, {}),
  'POST /api/subscription/update-payment': person(409, 2, { paymentMethodId: 'pm_unknown' }),
  'POST /api/subscription/success': person(404, 2, { sessionId: 'cs_unknown' }),
  // The user's customer is made, and kept, with the first checkout; then it is looked whether the account is still there.
  'POST /api/subscription/create-checkout-session': person(200, 4, {}),
  'GET /api/projects': person(200, 1),
  'POST /api/projects': person(403, 2, { name: 'Second' }),
  'GET /api/projects/by-slug/:slug': owned(200, 1),
  'GET /api/projects/:id': owned(200, 1),
  'PUT /api/projects/:id': owned(200, 2, { name: 'Renamed' }),
  'GET /api/projects/:id/messages': owned(200, 1),
  'POST /api/projects/:id/contextual-chat': owned(200, 3, { content: '!say Three round trips.' }),
  'GET /api/projects/:id/contextual-chat/stream': owned(204, 1),
  'DELETE /api/projects/:id/contextual-chat/stream': owned(204, 1),
  'GET /api/projects/:id/checklist': owned(200, 1),
  'GET /api/projects/:projectId/task-statuses': owned(200, 1),
  'PUT /api/projects/:projectId/task-statuses/:taskId': owned(200, 2, { status: 'in-progress', userNotes: 'Begun' }),
  'GET /api/projects/:projectId/progress-history': owned(200, 1),
  'GET /api/projects/:projectId/check-ins': owned(200, 1),
  'PUT /api/projects/:projectId/check-ins/schedule': owned(200, 2, {
    ...{ cadence: 'custom', customDays: 10, startsOn: '2026-11-02', isActive: true },
  }),
  'POST /api/projects/:projectId/reviews': owned(201, 2, {}),
  'PUT /api/projects/:projectId/reviews/:reviewId': owned(200, 2, {
    performanceData: { results: 'It runs', measures: [{ id: 'SM-1', text: '60 % of orders', value: 52, isHit: null }] },
    ...{ userFeedback: 'Good bread', improvementAreas: ['Pictures'], nextGoals: ['More orders'] },
  }),
  'POST /api/projects/:projectId/reviews/:reviewId/finish': owned(200, 6, {}),
  'DELETE /api/projects/:projectId/reviews/:reviewId': owned(204, 2),
  'GET /api/projects/:projectId/documents': owned(200, 1),
  'POST /api/projects/:projectId/documents': owned(201, 2, { title: 'Notes', type: 'idea', content: 'Mine' }),
  'GET /api/projects/:projectId/documents/bodies': owned(200, 1),
  'GET /api/projects/:projectId/documents/:title/versions': owned(200, 1),
  'GET /api/documents/:id': owned(200, 1),
  'GET /api/documents/:id/preview': owned(200, 1),
  'GET /api/projects/:id/mockup': owned(200, 1),
  'GET /api/projects/:projectId/prompts': owned(200, 1),
  'GET /api/projects/:projectId/prompts/:title/versions': owned(200, 1),
  'GET /api/projects/:projectId/prompts/bodies': owned(200, 1),
  'POST /api/projects/:id/prompts': owned(201, 4, { title: '!prompt Checkout' }),
  'GET /api/prompts/:id': owned(200, 1),
  'PUT /api/prompts/:id/use': owned(200, 2, {}),
  'POST /api/prompts/organize-prompts/:projectId': owned(200, 2, {}),
  'DELETE /api/user': person(400, 1, { email: 'not mine' }),
  'DELETE /api/projects/:id': owned(204, 2),
  'GET /api/logout': open(302),
  'POST /api/auth/sign-out': open(200, {}),
};

/** The address of a route with these ids in it. */
export function pathOf(route: string, ids: Ids): string {
  const parameters: [RegExp, string][] = [
    [/(?<=documents\/):id(?=\/preview)/, ids.pageId],
    [/(?<=documents\/):id/, ids.documentId],
    [/(?<=prompts\/):id/, ids.promptId],
    [/(?<=sessions\/):id/, ids.sessionId],
    [/:reviewId(?=\/finish)/, ids.writtenReviewId],
    [/:reviewId/, ids.reviewId],
    [/:id|:projectId/, ids.projectId],
    [/:slug/, ids.slug],
    [/:taskId/, tasksInOrder[0]?.id ?? ''],
    [/(?<=documents\/):title/, 'Requirements'],
    [/(?<=prompts\/):title/, 'Set-up'],
    [/:token/, ids.previewToken],
  ];
  const pattern = route.slice(route.indexOf('/'));
  return parameters.reduce((path, [name, value]) => path.replace(name, value), pattern);
}

/** The call of a row: its method and, where it has one, its body. */
export function initOf(route: string, { body }: Pick<Row, 'body'>): RequestInit {
  const method = route.split(' ')[0] ?? 'GET';
  return body === undefined ? { method } : { ...asJson(body), method };
}
