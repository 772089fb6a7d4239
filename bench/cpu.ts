import { readdirSync, readFileSync } from 'node:fs';

/** A tick of /proc, which Linux fixes for programs. */
const msPerTick = 10;

/** The fields of a process after its name, which may hold spaces. @see proc_pid_stat(5) */
function readStat(pid: string): string[] {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return text.slice(text.lastIndexOf(')') + 2).split(' ');
}

/** The workerd processes that this one has started and that still run, the newest last. */
function listWorkerds(): string[] {
  const own = String(process.pid);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      try {
        return readStat(pid)[1] === own && readFileSync(`/proc/${pid}/comm`, 'utf8').startsWith('workerd');
      } catch {
        return false;
      }
    })
    .toSorted((a, b) => Number(a) - Number(b));
}

/** Starts something that runs in a workerd of its own. @returns it, with a clock of that workerd's CPU time in ms. */
export async function withCpuClock<App>(start: () => Promise<App>): Promise<{ app: App; readCpuMs: () => number }> {
  const before = new Set(listWorkerds());
  const app = await start();
  const pid = listWorkerds().find((one) => !before.has(one));
  if (!pid) throw new Error('no workerd was started');
  const readCpuMs = () => {
    const [, , , , , , , , , , , userTicks, systemTicks] = readStat(pid);
    return (Number(userTicks) + Number(systemTicks)) * msPerTick;
  };
  return { app, readCpuMs };
}
