import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { documents } from '#worker/features/documents/documents.table.ts';
import { projects } from '#worker/features/projects/projects.table.ts';
import type { Db } from '#worker/platform/db.ts';
import { isId, newId } from '#worker/platform/schema.ts';

const { objectStorageKey: _key, isLatest: _latest, ...shown } = getTableColumns(documents);

/** The latest version of each title, most recently updated first. */
export const selectDocuments = (db: Db, projectId: string | SQL) =>
  db
    .select(shown)
    .from(documents)
    .where(and(eq(documents.projectId, projectId), eq(documents.isLatest, true)))
    .orderBy(desc(documents.updatedAt));

/** What the documents last written are called and begin with, and where their bodies are stored, the newest first. */
export const selectExcerpts = (db: Db, projectId: string, limit: number) =>
  db
    .select({
      title: documents.title,
      type: documents.type,
      version: documents.version,
      excerpt: documents.excerpt,
      objectStorageKey: documents.objectStorageKey,
    })
    .from(documents)
    .where(and(eq(documents.projectId, projectId), eq(documents.isLatest, true)))
    .orderBy(desc(documents.updatedAt))
    .limit(limit);

/** One version, if its project is the viewer's. */
export const selectDocument = (db: Db, userId: string | SQL, id: string) =>
  db
    .select({ ...shown, objectStorageKey: documents.objectStorageKey })
    .from(documents)
    .innerJoin(projects, eq(projects.id, documents.projectId))
    .where(and(eq(documents.id, id), eq(projects.userId, userId)));

/** The latest version of a title and where its body is stored. */
export const selectLatest = (db: Db, projectId: string, title: string) =>
  db
    .select({
      title: documents.title,
      type: documents.type,
      version: documents.version,
      objectStorageKey: documents.objectStorageKey,
    })
    .from(documents)
    .where(ofLatest(projectId, title));

/** Where the requirements that were written last are stored, whatever their title is. */
export const selectRequirements = (db: Db, projectId: string | SQL) =>
  db
    .select({ objectStorageKey: documents.objectStorageKey })
    .from(documents)
    // As text, or the partial index of the requirements is not found.
    .where(and(eq(documents.projectId, projectId), eq(documents.isLatest, true), sql`type = 'requirements'`))
    .orderBy(desc(documents.updatedAt))
    .limit(1);

/** When the latest version of a title was written, for a comparison in another feature's statement. */
export const writtenAt = (db: Db, projectId: string, title: string) =>
  db.select({ at: documents.createdAt }).from(documents).where(ofLatest(projectId, title));

const ofLatest = (projectId: string, title: string) =>
  // As text, or the partial index of the latest versions is not found.
  and(eq(documents.projectId, projectId), eq(documents.title, title), sql`is_latest = 1`);

const titleOf = (projectId: string | SQL, id: string) =>
  sql`(select ${documents.title} from ${documents} where ${documents.id} = ${id} and ${documents.projectId} = ${projectId})`;

/** Every version of a title, which the id of one of them stands for too; newest first. */
export const selectDocumentVersions = (db: Db, projectId: string | SQL, title: string) =>
  db
    .select(shown)
    .from(documents)
    .where(
      and(
        eq(documents.projectId, projectId),
        eq(documents.title, isId(title) ? sql`coalesce(${titleOf(projectId, title)}, ${title})` : title),
      ),
    )
    .orderBy(desc(documents.version));

/** Which of these keys a row names. */
export const selectStorageKeys = (db: Db, keys: string[]) =>
  db
    .select({ key: documents.objectStorageKey })
    .from(documents)
    .where(sql`${documents.objectStorageKey} in (select value from json_each(${JSON.stringify(keys)}))`);

/** What the latest version of each title is read by, for a search through the bodies. */
export const selectLatestKeys = (db: Db, projectId: string) =>
  db
    .select({ id: documents.id, objectStorageKey: documents.objectStorageKey })
    .from(documents)
    .where(and(eq(documents.projectId, projectId), eq(documents.isLatest, true)))
    .orderBy(desc(documents.updatedAt));

type NewDocument = Pick<typeof documents.$inferInsert, 'projectId' | 'title' | 'type' | 'excerpt' | 'objectStorageKey'>;

/**
 * Adds the next version of a title: three statements for one batch, of which the last answers the version. The number is counted
 * inside the insert, so two writers get two versions. Nothing is added for a key that is there already, nor, with `baseVersion`,
 * on top of a newer version: `mayFollow`, which holds before the statements have run.
 */
export function insertDocumentVersion(db: Db, document: NewDocument, baseVersion?: number) {
  const { projectId, title, type, excerpt, objectStorageKey } = document;
  const now = Date.now();
  const ofTitle = sql`${documents.projectId} = ${projectId} and ${documents.title} = ${title}`;
  const newest = sql`(select coalesce(max(${documents.version}), 0) from ${documents} where ${ofTitle})`;
  const isNew = sql`not exists (select 1 from ${documents} where ${documents.objectStorageKey} = ${objectStorageKey})`;
  const mayFollow = baseVersion === undefined ? isNew : sql`${isNew} and ${newest} = ${baseVersion}`;
  const previous = db
    .update(documents)
    .set({ isLatest: false, updatedAt: sql`updated_at` })
    .where(sql`${ofTitle} and ${documents.isLatest} = 1 and ${mayFollow}`);
  const next = db.insert(documents).select(
    sql`select ${newId()}, ${projectId}, ${title}, ${type}, ${newest} + 1, 1, 'draft', ${excerpt}, ${objectStorageKey}, ${now}, ${now}
        where ${mayFollow}`,
  );
  const saved = db
    .select({ ...shown, projectId: documents.projectId })
    .from(documents)
    .where(eq(documents.objectStorageKey, objectStorageKey));
  return { mayFollow, statements: [previous, next, saved] as const };
}
