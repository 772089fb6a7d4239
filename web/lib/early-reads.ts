import { onSignOut } from '#web/lib/session.ts';

type Read = () => Promise<Response>;

/** An answer that nobody came for by then is of a screen that was left. */
const keptMs = 10_000;
type Asked = { answer: Promise<Response>; at: number };
const asked = new Map<string, Asked>();

/** After a sign-out they are nobody's, after a write they may be of before it. */
export const forgetEarly = () => asked.clear();

onSignOut(forgetEarly);

/** Asks for what a screen is going to read at this path, so that the answer is on its way when the screen is there. */
export function askEarly(path: string, read: Read) {
  const answer = read();
  // Who comes for it hears of the failure.
  answer.catch(() => {});
  asked.set(path, { answer, at: Date.now() });
}

/** From now on what was asked for below one path is found below the other. */
export function moveEarly(from: string, to: string) {
  if (from === to) return;
  for (const [path, early] of [...asked]) {
    if (!path.startsWith(from)) continue;
    asked.delete(path);
    asked.set(to + path.slice(from.length), early);
  }
}

/** The early answer to a path, once; where there is none, it is too old or came to nothing, `read` is asked. */
export function takeEarly(path: string, read: Read): Promise<Response> {
  const early = asked.get(path);
  asked.delete(path);
  return early && Date.now() - early.at < keptMs ? early.answer.catch(read) : read();
}
