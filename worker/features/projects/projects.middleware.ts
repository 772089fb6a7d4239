import type { SQL } from 'drizzle-orm';
import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import * as queries from '#worker/features/projects/projects.queries.ts';
import { AppError } from '#worker/platform/errors.ts';
import { isId } from '#worker/platform/schema.ts';
import {
  authenticateRead,
  authenticateWrite,
  type BaseEnv,
  type ProofMaker,
  type ReadEnv,
  type WriteEnv,
} from '#worker/platform/session.ts';

declare const owned: unique symbol;

/** A project of which it is proven that it is the viewer's (for a read: in the same batch). Only this file mints one. */
export type OwnedProject = { id: string; [owned]: true };

/** One that a read names by its id or its slug; `id` is good for conditions only, as a slug's is a subquery. */
export type FoundProject = { id: string | SQL; [owned]: true };

type WithFound = ReadEnv & { Variables: { project: FoundProject } };
type WithProject<E extends BaseEnv> = E & { Variables: E['Variables'] & { project: OwnedProject } };

/** One answer for a missing id and for somebody else's (DESIGN section 2). */
export const createProjectNotFoundError = () =>
  new AppError('projects.not_found', "The project could not be found or you don't have access to it.");

const proveOwnership: ProofMaker<BaseEnv> = (c, viewerId) => ({
  statement: queries.selectProjectId(c.get('context').db, viewerId, readProjectId(c)),
  check: (rows) => {
    if (rows.length === 0) throw createProjectNotFoundError();
  },
});

const readProjectId = (c: HonoContext<BaseEnv>) => c.req.param('projectId') ?? c.req.param('id') ?? '';

function withProject<E extends BaseEnv>(authenticate: MiddlewareHandler<E>): MiddlewareHandler<WithProject<E>> {
  return async (c, next) => {
    c.set('project', { id: readProjectId(c as unknown as HonoContext<BaseEnv>) } as OwnedProject);
    return authenticate(c as unknown as HonoContext<E>, next);
  };
}

/** Signed in and owner of `:id` (or `:projectId`), for a read. */
export const readOwnProject = (): MiddlewareHandler<WithProject<ReadEnv>> =>
  withProject(authenticateRead(proveOwnership));

/**
 * Signed in and owner of the project that `:id` (or `:projectId`) names by its id or its slug, for a read: a page that is opened by its
 * address asks for all it shows at once, before it knows any id.
 */
export function findOwnProject(): MiddlewareHandler<WithFound> {
  const authenticate = authenticateRead((c, viewerId) => {
    const address = readProjectId(c);
    if (isId(address)) return proveOwnership(c, viewerId);
    const { db } = c.get('context');
    const found = queries.selectProjectBySlug(db, viewerId, address);
    return { ...proveOwnership(c, viewerId), statement: found };
  });
  return async (c, next) => {
    const address = readProjectId(c as unknown as HonoContext<BaseEnv>);
    return authenticate(c as unknown as HonoContext<ReadEnv>, async () => {
      const id = isId(address) ? address : queries.projectIdBySlug(c.get('ctx').viewerId, address);
      c.set('project', { id } as FoundProject);
      await next();
    });
  };
}

/** Signed in and owner of `:id` (or `:projectId`), for a write. */
export const writeOwnProject = (): MiddlewareHandler<WithProject<WriteEnv>> =>
  withProject(authenticateWrite(proveOwnership));

/** For the Durable Object of a project, which is only ever called by routes that have proven the ownership. */
export const receiveOwnedProject = (id: string): OwnedProject => ({ id }) as OwnedProject;
