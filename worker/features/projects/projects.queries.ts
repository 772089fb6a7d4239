import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { documents } from '#worker/features/documents/documents.table.ts';
import { projects } from '#worker/features/projects/projects.table.ts';
import { prompts } from '#worker/features/prompts/prompts.table.ts';
import type { Db } from '#worker/platform/db.ts';
import { noteLeftovers } from '#worker/platform/jobs.ts';
import { keepStatement } from '#worker/platform/kept-statement.ts';
import { newId } from '#worker/platform/schema.ts';

export type ProjectRow = typeof projects.$inferSelect;

export const selectProjects = keepStatement((db, userId: string | SQL) =>
  db.select().from(projects).where(eq(projects.userId, userId)).orderBy(desc(projects.updatedAt)),
);

export const selectProject = (db: Db, userId: string | SQL, id: string) =>
  db
    .select()
    .from(projects)
    .where(and(eq(projects.id, id), eq(projects.userId, userId)));

export const selectProjectBySlug = (db: Db, userId: string | SQL, slug: string) =>
  db
    .select()
    .from(projects)
    .where(and(eq(projects.userId, userId), eq(projects.slug, slug)));

/** The id of the user's project with this slug, for a condition of another statement. */
export const projectIdBySlug = (userId: string | SQL, slug: string): SQL =>
  sql`(select ${projects.id} from ${projects} where ${projects.userId} = ${userId} and ${projects.slug} = ${slug})`;

export const selectProjectId = (db: Db, userId: string | SQL, id: string) =>
  db
    .select({ id: projects.id, userId: projects.userId })
    .from(projects)
    .where(and(eq(projects.id, id), eq(projects.userId, userId)));

export const countProjects = (db: Db, userId: string) =>
  db.select({ count: sql<number>`count(*)` }).from(projects).where(eq(projects.userId, userId));

type NewProject = Pick<typeof projects.$inferInsert, 'userId' | 'name' | 'slug' | 'description'>;

/** Inserts while the user has fewer than `limit` projects, in one statement; no row comes back at the limit or for a slug already taken. */
export function insertProjectWithinLimit(db: Db, project: NewProject, limit: number) {
  const id = newId();
  const now = Date.now();
  return db
    .insert(projects)
    .select(
      sql`select ${id}, ${project.userId}, ${project.name}, ${project.slug}, ${project.description}, 'in_progress', 0, 1, 'comprehensive', '{}', ${now}, ${now}
        where (select count(*) from ${projects} where ${projects.userId} = ${project.userId}) < ${limit}`,
    )
    .onConflictDoNothing()
    .returning();
}

export const updateProject = (
  db: Db,
  id: string,
  change: Partial<Pick<typeof projects.$inferInsert, 'name' | 'description' | 'status'>>,
) =>
  db
    .update(projects)
    .set({ ...change, updatedAt: new Date() })
    .where(eq(projects.id, id))
    .returning();

export const touchProject = (db: Db, id: string, condition?: SQL) =>
  db
    .update(projects)
    .set({ updatedAt: new Date() })
    .where(and(eq(projects.id, id), condition));

/** What storage holds for projects: the id of each, and the R2 key of each of their bodies (null for a project without any). */
export const selectStorage = (db: Db, which: SQL | undefined) =>
  db
    .select({ projectId: projects.id, key: documents.objectStorageKey })
    .from(projects)
    .leftJoin(documents, eq(documents.projectId, projects.id))
    .where(which)
    .unionAll(
      db
        .select({ projectId: projects.id, key: prompts.objectStorageKey })
        .from(projects)
        .innerJoin(prompts, eq(prompts.projectId, projects.id))
        .where(which),
    );

/** Notes the runs of projects that are about to be deleted, for the daily job. */
export const noteRuns = (db: Db, which: SQL | undefined) =>
  noteLeftovers(db, 'run', sql`select ${projects.id} as id from ${projects} where ${which}`);

export const ofUser = (userId: string) => eq(projects.userId, userId);
export const ofProject = (id: string) => eq(projects.id, id);

/** Deletes the project; its rows in other tables go with it (ON DELETE CASCADE). */
export const deleteProject = (db: Db, id: string) => db.delete(projects).where(eq(projects.id, id));
