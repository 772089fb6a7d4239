import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { StripeAccount, StripeError } from './stripe-account.ts';
import { calls } from './stripe-calls.ts';
import { createControls, type Fault, type Trouble } from './stripe-control.ts';
import { stripeApiVersion, stripeKeys } from './stripe-keys.ts';
import { answerPage } from './stripe-pages.ts';
import { parseForm, present, readBody } from './stripe-request.ts';
import { deliverEvent } from './stripe-webhooks.ts';

/**
 * A double of Stripe: the calls that the app makes, with a memory, pages to pay at, signed webhooks, a clock a customer and faults on
 * demand. Takes its port and the address for webhooks (without one they are only kept); prints its address.
 */
const [port = '0', webhookUrl = ''] = process.argv.slice(2);
const secret = stripeKeys.STRIPE_WEBHOOK_SECRET;

const trouble: Trouble = { faults: [], held: [] };
type Kept = { status: number; body: string; headers?: Record<string, string> };
const answered = new Map<string, Kept & { request: string }>();
let account: StripeAccount;
let base = '';

const server = createServer((request, response) => {
  answer(request, response).catch((error) => {
    const { status, body } = toFailure(error);
    if (!(error instanceof StripeError)) console.error(error);
    send(response, status, JSON.stringify({ error: body }));
  });
});
server.listen(Number(port), '127.0.0.1', () => {
  const address = server.address();
  if (!address || typeof address !== 'object') return;
  base = `http://localhost:${address.port}`;
  account = new StripeAccount(base);
  if (webhookUrl) account.onEvent = (event) => void deliverEvent(event, secret, webhookUrl);
  console.log(`http://127.0.0.1:${address.port}`);
});

const toFailure = (error: unknown) =>
  error instanceof StripeError ? error : new StripeError(500, { type: 'api_error', message: String(error) });

function send(response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', 'request-id': 'req_double', ...headers }).end(body);
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
  const body = await readBody(request);
  const controls = createControls(account, trouble, secret);
  if (pathname.startsWith('/control/')) {
    const name = pathname.slice('/control/'.length) as keyof typeof controls;
    return send(response, 200, JSON.stringify(controls[name](JSON.parse(body || '{}')) ?? {}));
  }
  if (!pathname.startsWith('/v1/')) return answerPage(response, { account, controls, pathname, form: parseForm(body) });

  const { authorization, 'idempotency-key': key, 'stripe-version': version } = request.headers;
  if (authorization !== `Bearer ${stripeKeys.STRIPE_SECRET_KEY}`) {
    throw new StripeError(401, { type: 'invalid_request_error', message: 'Invalid API Key provided' });
  }
  if (version !== stripeApiVersion) {
    throw new StripeError(400, { type: 'invalid_request_error', message: `This double speaks ${stripeApiVersion}` });
  }
  const form = request.method === 'GET' ? searchParams.toString() : body || searchParams.toString();
  const call = `${request.method} ${pathname}`;
  const fault = takeFault(call);
  const once = request.method === 'POST' && key ? String(key) : '';
  const {
    status,
    body: text,
    headers,
  } = answerOnce(
    once,
    `${call} ${form}`,
    () => failAs(fault) ?? makeCall(request.method ?? 'GET', pathname, parseForm(form)),
  );
  if (fault === 'timeout') return;
  if (fault === 'drop') return void response.destroy();
  if (fault === 'late') await new Promise<void>((resolve) => trouble.held.push(resolve));
  send(response, status, text, headers);
}

/** What a fault answers instead of doing anything; `timeout` answers nothing, and nothing was done. */
function failAs(fault: Fault['kind'] | undefined): Kept | undefined {
  const toKept = (status: number, type: string, headers = {}): Kept => ({
    ...{ status, headers },
    body: JSON.stringify({ error: { type, message: 'The double was told to fail.' } }),
  });
  if (fault === '500') return toKept(500, 'api_error');
  if (fault === 'down') return toKept(500, 'api_error', { 'stripe-should-retry': 'false' });
  if (fault === 'refuse') return toKept(400, 'invalid_request_error');
  if (fault === '429') return toKept(429, 'api_error');
  return fault === 'timeout' ? toKept(0, '') : undefined;
}

function takeFault(call: string): Fault['kind'] | undefined {
  const fault = trouble.faults.find(({ match, times }) => times > 0 && call.startsWith(match));
  if (!fault) return undefined;
  fault.times -= 1;
  return fault.kind;
}

/**
 * The same key again is the same answer, also where that was a failure of Stripe's own, and nothing is done again; only what never began
 * is not kept. @throws {StripeError} when the request is another one.
 */
function answerOnce(key: string, request: string, run: () => Kept): Kept {
  const earlier = key ? answered.get(key) : undefined;
  if (!earlier) {
    const result = run();
    const hasBegun = ![0, 400, 429].includes(result.status);
    if (key && hasBegun) answered.set(key, { request, ...result });
    return result;
  }
  if (earlier.request === request) {
    return { ...earlier, headers: { ...earlier.headers, 'idempotent-replayed': 'true' } };
  }
  throw new StripeError(400, {
    type: 'idempotency_error',
    message: 'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  });
}

function makeCall(method: string, pathname: string, form: Record<string, unknown>): Kept {
  try {
    const call = calls.find((one) => one.method === method && one.path.test(pathname));
    if (!call)
      throw new StripeError(404, { type: 'invalid_request_error', message: `No such call: ${method} ${pathname}` });
    const parsed = call.params.safeParse(form);
    if (!parsed.success) {
      const [issue] = parsed.error.issues;
      const message = `Received unknown or wrong parameter: ${issue?.path.join('.')} ${issue?.message}`;
      throw new StripeError(400, { type: 'invalid_request_error', code: 'parameter_unknown', message });
    }
    const id = call.path.exec(pathname)?.[1] ?? '';
    const made = call.run(account, parsed.data, id, base);
    return { status: 200, body: JSON.stringify(present(account, made, (form.expand as string[] | undefined) ?? [])) };
  } catch (error) {
    const { status, body } = toFailure(error);
    if (!(error instanceof StripeError)) console.error(error);
    return { status, body: JSON.stringify({ error: body }) };
  }
}
