import { isConstraintError } from '#worker/platform/db.ts';
import { newId } from '#worker/platform/schema.ts';

/**
 * Stores a text in R2 under a fresh key that is never written again, then runs `saveRow` with the key (DESIGN section 3: R2
 * first, then the row). A refused row takes its object along; after any other failure the row may be there, so the object stays
 * for the daily sweep.
 * @returns what `saveRow` returns.
 */
export async function storeText<Row>(
  bucket: R2Bucket,
  { folder, text }: { folder: string; text: string },
  saveRow: (objectStorageKey: string) => Promise<Row>,
): Promise<Row> {
  const key = `${folder}/${newId()}`;
  await bucket.put(key, text, { httpMetadata: { contentType: 'text/markdown; charset=utf-8' } });
  try {
    return await saveRow(key);
  } catch (error) {
    if (isConstraintError(error)) await bucket.delete(key).catch(() => {});
    throw error;
  }
}

/** The text under a key, or null when the object is missing. */
export async function getText(bucket: R2Bucket, key: string): Promise<string | null> {
  const object = await bucket.get(key);
  return object ? await object.text() : null;
}

/** Deletes objects, in R2's batches of 1,000. */
export async function deleteObjects(bucket: R2Bucket, keys: string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += 1000) await bucket.delete(keys.slice(start, start + 1000));
}
