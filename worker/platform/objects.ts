import { isConstraintError } from '#worker/platform/db.ts';
import { newId } from '#worker/platform/schema.ts';

/**
 * Stores a text in R2 under a fresh key that is never written again, then runs `saveRow` with the key (DESIGN section 3: R2
 * first, then the row). A refused row takes its object along; after any other failure the row may be there, so the object stays
 * for the daily sweep. `name` makes the key the same when a call is repeated; what is stored there stays.
 * @returns what `saveRow` returns.
 */
export async function storeText<Row>(
  bucket: R2Bucket,
  { folder, text, name = newId() }: { folder: string; text: string; name?: string },
  saveRow: (objectStorageKey: string) => Promise<Row>,
): Promise<Row> {
  const key = `${folder}/${name}`;
  await bucket.put(key, text, {
    httpMetadata: { contentType: 'text/markdown; charset=utf-8' },
    onlyIf: new Headers({ 'if-none-match': '*' }),
  });
  try {
    return await saveRow(key);
  } catch (error) {
    if (isConstraintError(error)) await bucket.delete(key).catch(() => {});
    throw error;
  }
}

/** A short name of a text that another text does not have. */
export async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return new Uint8Array(digest).toHex().slice(0, 32);
}

/** The name by which a repeated save with the same id and the same text finds itself; without an id every save is another. */
export const nameOfSave = async (saveId: string | undefined, fields: string[]): Promise<string | undefined> =>
  saveId && `${saveId}-${await digestOf(fields.join('\n'))}`;

/** The text under a key, or null when the object is missing. */
export async function getText(bucket: R2Bucket, key: string): Promise<string | null> {
  const object = await bucket.get(key);
  return object ? await object.text() : null;
}

const readAtOnce = 6;

/**
 * Texts as a JSON array of `{id, content}` in the order of `entries`, written while they are read, six side by side. A missing
 * object has the content null. One that can't be read fails the stream; whoever cancels it stops the reading.
 */
export function streamTexts(bucket: R2Bucket, entries: { id: string; objectStorageKey: string }[]): ReadableStream {
  const read = ({ objectStorageKey }: { objectStorageKey: string }) => {
    const text = getText(bucket, objectStorageKey);
    // It is awaited when its turn comes, which may be after it has failed, or never.
    text.catch(() => {});
    return text;
  };
  async function* write() {
    const ahead = entries.slice(0, readAtOnce).map(read);
    for (const [index, { id }] of entries.entries()) {
      const content = await ahead.shift();
      const next = entries[index + readAtOnce];
      if (next) ahead.push(read(next));
      yield `${index === 0 ? '[' : ','}${JSON.stringify({ id, content })}`;
    }
    yield entries.length === 0 ? '[]' : ']';
  }
  const chunks = write();
  const text = new ReadableStream<string>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
    async cancel() {
      await chunks.return();
    },
  });
  return text.pipeThrough(new TextEncoderStream());
}

/** Deletes objects, in R2's batches of 1,000. */
export async function deleteObjects(bucket: R2Bucket, keys: string[]): Promise<void> {
  for (let start = 0; start < keys.length; start += 1000) await bucket.delete(keys.slice(start, start + 1000));
}
