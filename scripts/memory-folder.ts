import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const memory = '/dev/shm';
const prefix = 'launchpath-tests-';
/** What the databases of all tests and the profiles of the browsers take together stays far below. */
const roomNeeded = 2 * 1024 ** 3;

/**
 * Has what this process and its children keep for a while (`os.tmpdir()`) in memory, where the system has such a place with room: each
 * write to a database waits for the disk otherwise, which is a third of the time of many a test. It is gone when the process
 * ends, or, where it was killed, when the next one begins.
 */
export function keepTemporaryFilesInMemory(): void {
  if (process.env.TMPDIR || !existsSync(memory)) return;
  for (const name of readdirSync(memory).filter((each) => each.startsWith(prefix))) {
    const isLeftOver = !existsSync(`/proc/${name.slice(prefix.length)}`);
    // Somebody else's can't be taken away, and is no fault of this run.
    if (isLeftOver)
      try {
        rmSync(join(memory, name), { recursive: true, force: true });
      } catch {}
  }
  const { bavail, bsize } = statfsSync(memory);
  if (bavail * bsize < roomNeeded) return;
  const folder = join(memory, `${prefix}${process.pid}`);
  mkdirSync(folder, { recursive: true });
  // What Node has compiled stays where it was, for the next run.
  process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'node-compile-cache');
  process.env.TMPDIR = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));
}
