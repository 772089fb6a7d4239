import { zValidator } from '@hono/zod-validator';
import type { MiddlewareHandler, ValidationTargets } from 'hono';
import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { AppError } from '#worker/platform/errors.ts';

z.config(en());

/**
 * Checks one part of a request against a schema.
 * @throws {AppError} request.invalid naming each wrong field in `details`.
 */
export function validate<Schema extends z.ZodMiniType, Target extends keyof ValidationTargets>(
  target: Target,
  schema: Schema,
) {
  return zValidator(target, schema, (result) => {
    if (result.success) return;
    const details = result.error.issues.map((issue) => ({
      field: issue.path.join('.') || target,
      message: issue.message,
    }));
    const first = details[0];
    throw new AppError('request.invalid', first ? `${first.field}: ${first.message}` : 'The request is not valid', {
      details,
    });
  });
}

/** A body of any other type than JSON is refused. @throws {AppError} request.not_json */
export function requireJson(): MiddlewareHandler {
  return async (c, next) => {
    const hasBody = c.req.raw.body !== null && c.req.header('content-length') !== '0';
    const type = c.req.header('content-type') ?? '';
    if (hasBody && !/^application\/([a-z.+-]+\+)?json\b/i.test(type)) {
      throw new AppError('request.not_json', 'The body must be JSON, with content-type application/json.');
    }
    await next();
  };
}
