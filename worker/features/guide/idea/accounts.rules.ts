import type { Noun } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { livesOnDevice, readOutlet } from '#worker/features/guide/idea/outlets.rules.ts';

/**
 * Whether somebody signs in; a command, a game, what lives in a program of others and who refused it have no accounts. A league that is
 * outlined with players and an organiser is no game.
 */
export function hasAccounts(idea: Idea): boolean {
  const { pattern, nots, said, people, isOutlined } = idea;
  return (
    readOutlet(said) === undefined &&
    !livesOnDevice(idea) &&
    pattern.id !== 'devtool' &&
    (pattern.id !== 'game' || (isOutlined === true && people.length > 1)) &&
    !nots.some((text) => /(?<!\bbank )\baccount|log-?in|sign-?up|password/.test(text) && !isOfSome(text, people))
  );
}

/** 'Kids have no accounts' beside parents and trainers says nothing of those. */
function isOfSome(text: string, people: Noun[]): boolean {
  const [, some = ''] =
    /^(\p{L}[\p{L}-]+) (?:have|has|get|gets|need|needs) no (?:accounts?|log-?ins?|passwords?)\b/iu.exec(text) ?? [];
  return (
    some !== '' &&
    !/^(?:they|it|users?|people|nobody|every(?:one|body))$/i.test(some) &&
    people.some(({ one, many }) => ![one, many].includes(some.toLowerCase()))
  );
}
