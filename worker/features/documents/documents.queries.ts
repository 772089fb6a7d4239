import { and, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { documents } from '#worker/features/documents/documents.table.ts';
import { projects } from '#worker/features/projects/projects.table.ts';
import type { Db } from '#worker/platform/db.ts';
import { newId } from '#worker/platform/schema.ts';

const { objectStorageKey: _key, isLatest: _latest, ...shown } = getTableColumns(documents);

/** The latest version of each title, most recently updated first. */
export const selectDocuments = (db: Db, projectId: string) =>
  db
    .select(shown)
    .from(documents)
    .where(and(eq(documents.projectId, projectId), eq(documents.isLatest, true)))
    .orderBy(desc(documents.updatedAt));

/** One version, if its project is the viewer's. */
export const selectDocument = (db: Db, userId: string | SQL, id: string) =>
  db
    .select({ ...shown, objectStorageKey: documents.objectStorageKey })
    .from(documents)
    .innerJoin(projects, eq(projects.id, documents.projectId))
    .where(and(eq(documents.id, id), eq(projects.userId, userId)));

/** Every version of a title, newest first. */
export const selectDocumentVersions = (db: Db, projectId: string, title: string) =>
  db
    .select(shown)
    .from(documents)
    .where(and(eq(documents.projectId, projectId), eq(documents.title, title)))
    .orderBy(desc(documents.version));

type NewDocument = Pick<typeof documents.$inferInsert, 'projectId' | 'title' | 'type' | 'excerpt' | 'objectStorageKey'>;

/**
 * Adds the next version of a title: two statements for one batch. The number is counted inside the insert, so two writers
 * get two versions.
 */
export function insertDocumentVersion(db: Db, document: NewDocument) {
  const { projectId, title, type, excerpt, objectStorageKey } = document;
  const now = Date.now();
  const previous = db
    .update(documents)
    .set({ isLatest: false, updatedAt: sql`updated_at` })
    .where(and(eq(documents.projectId, projectId), eq(documents.title, title), eq(documents.isLatest, true)));
  const next = db
    .insert(documents)
    .select(
      sql`select ${newId()}, ${projectId}, ${title}, ${type}, coalesce(max(${documents.version}), 0) + 1, 1, 'draft', ${excerpt}, ${objectStorageKey}, ${now}, ${now}
        from ${documents} where ${documents.projectId} = ${projectId} and ${documents.title} = ${title}`,
    )
    .returning(shown);
  return [previous, next] as const;
}
