import { and, desc, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { projects } from '#worker/features/projects/projects.table.ts';
import { prompts } from '#worker/features/prompts/prompts.table.ts';
import type { Db } from '#worker/platform/db.ts';
import { isId, newId } from '#worker/platform/schema.ts';

const { objectStorageKey: _key, isLatest: _latest, ...shown } = getTableColumns(prompts);

/** The latest version of each title, newest first. */
export const selectPrompts = (db: Db, projectId: string | SQL) =>
  db
    .select(shown)
    .from(prompts)
    .where(and(eq(prompts.projectId, projectId), eq(prompts.isLatest, true)))
    .orderBy(desc(prompts.id));

/** What the newest prompts are called, the newest first. */
export const selectPromptTitles = (db: Db, projectId: string, limit: number) =>
  db
    .select({ title: prompts.title, documentType: prompts.documentType })
    .from(prompts)
    .where(and(eq(prompts.projectId, projectId), eq(prompts.isLatest, true)))
    .orderBy(desc(prompts.id))
    .limit(limit);

/** The latest version of a title, and where its text is stored. */
export const selectLatest = (db: Db, projectId: string, title: string) =>
  db
    .select({
      title: prompts.title,
      documentType: prompts.documentType,
      version: prompts.version,
      objectStorageKey: prompts.objectStorageKey,
    })
    .from(prompts)
    // As text, or the partial index of the latest versions is not found.
    .where(and(eq(prompts.projectId, projectId), eq(prompts.title, title), sql`is_latest = 1`));

/** One version, if its project is the viewer's. */
export const selectPrompt = (db: Db, userId: string | SQL, id: string) =>
  db
    .select({ ...shown, objectStorageKey: prompts.objectStorageKey })
    .from(prompts)
    .innerJoin(projects, eq(projects.id, prompts.projectId))
    .where(and(eq(prompts.id, id), eq(projects.userId, userId)));

const titleOf = (projectId: string | SQL, id: string) =>
  sql`(select ${prompts.title} from ${prompts} where ${prompts.id} = ${id} and ${prompts.projectId} = ${projectId})`;

/** Every version of a title, which the id of one of them stands for too; newest first. */
export const selectPromptVersions = (db: Db, projectId: string | SQL, title: string) =>
  db
    .select(shown)
    .from(prompts)
    .where(
      and(
        eq(prompts.projectId, projectId),
        eq(prompts.title, isId(title) ? sql`coalesce(${titleOf(projectId, title)}, ${title})` : title),
      ),
    )
    .orderBy(desc(prompts.version));

/** Which of these keys a row names. */
export const selectStorageKeys = (db: Db, keys: string[]) =>
  db
    .select({ key: prompts.objectStorageKey })
    .from(prompts)
    .where(sql`${prompts.objectStorageKey} in (select value from json_each(${JSON.stringify(keys)}))`);

/** What the latest version of each title is read by, for a search through the bodies. */
export const selectLatestKeys = (db: Db, projectId: string) =>
  db
    .select({ id: prompts.id, objectStorageKey: prompts.objectStorageKey })
    .from(prompts)
    .where(and(eq(prompts.projectId, projectId), eq(prompts.isLatest, true)))
    .orderBy(desc(prompts.id));

/** Marks a version as used, if its project is the user's. */
export const markUsed = (db: Db, userId: string, id: string) =>
  db
    .update(prompts)
    .set({ status: 'used', usedAt: new Date() })
    .where(
      and(
        eq(prompts.id, id),
        sql`exists (select 1 from ${projects} where ${projects.id} = ${prompts.projectId} and ${projects.userId} = ${userId})`,
      ),
    )
    .returning(shown);

/** Gives every prompt without a step the one of its kind; `steps` is by kind. */
export const organizePrompts = (db: Db, projectId: string, steps: Record<string, number>) =>
  db
    .update(prompts)
    .set({ stepNumber: sql`coalesce(json_extract(${JSON.stringify(steps)}, '$.' || ${prompts.documentType}), 1)` })
    .where(and(eq(prompts.projectId, projectId), isNull(prompts.stepNumber)))
    .returning({ title: prompts.title });

type NewPrompt = Pick<
  typeof prompts.$inferInsert,
  'projectId' | 'title' | 'stepNumber' | 'documentType' | 'excerpt' | 'objectStorageKey'
>;

/**
 * Adds the next version of a title, numbered as those of documents: three statements for one batch, of which the last answers the
 * version. Nothing is added for a key that is there already.
 */
export function insertPromptVersion(db: Db, prompt: NewPrompt) {
  const { projectId, title, stepNumber, documentType, excerpt, objectStorageKey } = prompt;
  const ofTitle = sql`${prompts.projectId} = ${projectId} and ${prompts.title} = ${title}`;
  const newest = sql`(select coalesce(max(${prompts.version}), 0) from ${prompts} where ${ofTitle})`;
  const isNew = sql`not exists (select 1 from ${prompts} where ${prompts.objectStorageKey} = ${objectStorageKey})`;
  const previous = db
    .update(prompts)
    .set({ isLatest: false })
    .where(sql`${ofTitle} and ${prompts.isLatest} = 1 and ${isNew}`);
  const next = db.insert(prompts).select(
    sql`select ${newId()}, ${projectId}, (select ${projects.userId} from ${projects} where ${projects.id} = ${projectId}), ${title}, ${stepNumber ?? null}, ${documentType}, ${newest} + 1, 1, 'draft', ${excerpt}, ${objectStorageKey}, null, ${Date.now()}
        where ${isNew}`,
  );
  const saved = db.select(shown).from(prompts).where(eq(prompts.objectStorageKey, objectStorageKey));
  return [previous, next, saved] as const;
}
