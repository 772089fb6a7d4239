import { onSignOut } from '#web/lib/session.ts';

type Read = () => Promise<Response>;

/** An answer that nobody came for by then is of a screen that was left. */
const keptMs = 10_000;
const answers = new Map<string, Promise<Response>>();

onSignOut(() => answers.clear());

/** Asks for what a screen is going to read at this path, so that the answer is on its way when the screen is there. */
export function askEarly(path: string, read: Read) {
  const answer = read();
  // Who comes for it hears of the failure.
  answer.catch(() => {});
  answers.set(path, answer);
  setTimeout(() => answers.get(path) === answer && answers.delete(path), keptMs);
}

/** From now on what was asked for below one path is found below the other. */
export function moveEarly(from: string, to: string) {
  for (const [path, answer] of answers) {
    if (!path.startsWith(from)) continue;
    answers.delete(path);
    answers.set(to + path.slice(from.length), answer);
  }
}

/** The early answer to a path, once; where there is none, or it came to nothing, `read` is asked. */
export function takeEarly(path: string, read: Read): Promise<Response> {
  const answer = answers.get(path);
  answers.delete(path);
  return answer ? answer.catch(read) : read();
}
