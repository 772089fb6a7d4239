import { tellWays } from '#worker/features/guide/grammar/telling-records.rules.ts';
import { fill, joinWords, type Noun } from '#worker/features/guide/grammar/words.rules.ts';
import type { Around, Told } from '#worker/features/guide/idea/telling.rules.ts';

/** The criteria of a thing that goes through steps or has one of several states; nothing where none were told. */
export function stageCriteria(told: Told, { client, host }: Around, actor: Noun): string[] | undefined {
  const { stages, ways, object, verb } = told;
  if (!stages || !object) return undefined;
  const [other] = [client, host].flatMap((noun) => (noun && noun.one !== actor.one ? [noun] : []));
  const slots = {
    actor,
    topic: object,
    reader: other ?? actor,
    readers: (other ?? actor).many,
    stages: ways ? tellWays(ways) : joinWords(stages),
  };
  const criteria =
    verb === 'move'
      ? [
          'WHEN {a actor} moves {a topic} on, THE SYSTEM SHALL take it to the next of {stages}, in this order, and record who did it and when.',
          'WHEN {a reader} opens {a topic}, THE SYSTEM SHALL show at which of these steps it is and since when.',
          'IF {a actor} leaves out a step or takes {a topic} back by one, THEN THE SYSTEM SHALL ask for the reason and keep it with the {topic}.',
        ]
      : [
          'WHEN {a actor} marks {a topic}, THE SYSTEM SHALL let it be exactly one of {stages}, show that to {readers} within 5 seconds, and record who did it and when.',
          'IF two people mark the same {topic} at once, THEN THE SYSTEM SHALL keep the later one and show both who set what.',
        ];
  return criteria.map((text) => fill(text, slots));
}

/** The clause that moves on what was made, of an act whose object was told with its states. */
export function movingOf<Moved extends Pick<Told, 'moves' | 'verb' | 'stages' | 'ways'>>(
  told: Moved,
): Moved | undefined {
  const { moves } = told;
  if (!moves) return undefined;
  const isInOrder = moves.ways.length > 0;
  return {
    ...told,
    verb: isInOrder ? 'move' : 'mark',
    stages: moves.states,
    ...(isInOrder ? { ways: moves.ways } : {}),
  };
}
