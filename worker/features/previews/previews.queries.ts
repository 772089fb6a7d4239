import { eq, type SQL } from 'drizzle-orm';
import { documents } from '#worker/features/documents/documents.table.ts';
import { projects } from '#worker/features/projects/projects.table.ts';
import type { Db } from '#worker/platform/db.ts';

/** What a mockup is made from. Whoever asks holds a signed token: it stands for the owner. */
export const selectMockupSource = (db: Db, projectId: string | SQL) =>
  db
    .select({ id: projects.id, name: projects.name, description: projects.description })
    .from(projects)
    .where(eq(projects.id, projectId));

/** Where the page of a document is kept, for whoever holds a signed token. */
export const selectPageKey = (db: Db, documentId: string) =>
  db.select({ objectStorageKey: documents.objectStorageKey }).from(documents).where(eq(documents.id, documentId));
