import { APICallError, InvalidPromptError, TypeValidationError } from '@ai-sdk/provider';
import { expect, test } from 'vitest';
import { classifyFault, NoContentError, toError } from '#worker/platform/ai-faults.ts';
import { noteCode } from '#worker/platform/ai-workers-ai.ts';

const apiError = (statusCode: number | undefined, more: Partial<ConstructorParameters<typeof APICallError>[0]> = {}) =>
  new APICallError({ message: 'no', url: 'https://ai.example', requestBodyValues: {}, statusCode, ...more });
const workersAiError = (message: string, statusCode?: number) => noteCode(apiError(statusCode, { message }));

test.each([
  ['no connection', new TypeError('Network connection lost.'), 'outage', true],
  ['an answer without a status', apiError(undefined), 'outage', true],
  ['429', apiError(429), 'outage', true],
  ['500', apiError(500), 'outage', true],
  ['503', apiError(503), 'outage', true],
  ['408', apiError(408), 'outage', true],
  ['an answer that is none', new TypeValidationError({ value: 'x', cause: 'x' }), 'outage', true],
  ['400', apiError(400), 'refused', false],
  ['401', apiError(401), 'refused', false],
  ['403', apiError(403), 'refused', false],
  ['404: no such model', apiError(404), 'refused', false],
  ['413', apiError(413), 'refused', false],
  ['a prompt that can not be sent', new InvalidPromptError({ prompt: '', message: 'empty' }), 'refused', false],
  [
    'a quota used up',
    apiError(429, { data: { error: { message: 'no', type: 'insufficient_quota', code: 'insufficient_quota' } } }),
    'outage',
    false,
  ],
  ['inside the stream: overloaded', { message: 'overloaded', type: 'server_error', code: 503 }, 'outage', true],
  ['inside the stream: a bad call', { message: 'no', type: 'invalid_request_error', code: null }, 'refused', false],
  ['inside the stream: its filter', { message: 'no', type: 'server_error', code: 'content_filter' }, 'refused', false],
  ['inside the stream: a number as text', { message: 'no', code: '429' }, 'outage', true],
  ['inside the stream: words alone', 'overloaded', 'outage', true],
  [
    'Workers AI: out of capacity',
    workersAiError('3040: Capacity temporarily exceeded, please try again.', 429),
    'outage',
    true,
  ],
  ['Workers AI: inside the stream', noteCode(new Error('3040: Capacity temporarily exceeded')), 'outage', true],
  ['Workers AI: a name before its code', noteCode(new Error('AiError: 5007: No such model')), 'refused', false],
  ['Workers AI: a port is no code', noteCode(new Error('connect 127.0.0.1:5007: refused')), 'outage', true],
  ['another service: a port is no code', new TypeError('5007: connection refused'), 'outage', true],
  ['Workers AI: timeout', workersAiError('3007: Request timeout', 408), 'outage', true],
  [
    'Workers AI: free allocation used up',
    workersAiError('3036: You have used up your daily free allocation', 429),
    'outage',
    false,
  ],
  ['Workers AI: no such model', workersAiError('5007: No such model @cf/x or task', 400), 'refused', false],
  ['Workers AI: not known', workersAiError('InferenceUpstreamError: the upstream went away'), 'outage', true],
  ['a filter', new NoContentError('refused', { kind: 'refused', isRetryable: false }), 'refused', false],
])('%s', (_, error, kind, isRetryable) => {
  expect(classifyFault(error)).toMatchObject({ kind, isRetryable });
  expect(classifyFault(toError(error))).toMatchObject({ kind, isRetryable });
});

test('the wait that the service asks for: seconds, milliseconds or a date', () => {
  const waitOf = (responseHeaders: Record<string, string>) =>
    classifyFault(apiError(429, { responseHeaders })).retryAfterMs;
  expect(waitOf({ 'retry-after': '2' })).toBe(2_000);
  expect(waitOf({ 'retry-after': '9', 'retry-after-ms': '150' })).toBe(150);
  const date = new Date(Date.now() + 30_000).toUTCString();
  expect(waitOf({ 'retry-after': date })).toBeGreaterThan(20_000);
  expect(waitOf({ 'retry-after': new Date(0).toUTCString() })).toBe(0);
  expect(waitOf({ 'retry-after': 'soon' })).toBeUndefined();
  expect(waitOf({})).toBeUndefined();
});
