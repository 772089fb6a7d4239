import { anyDeed, type Deed } from '#worker/features/guide/content/deeds/deed.ts';
import { deedsOfPeople } from '#worker/features/guide/content/deeds/people.ts';
import { deedsOfThings } from '#worker/features/guide/content/deeds/things.ts';

const deeds: Deed[] = [...deedsOfPeople, ...deedsOfThings];

/** The kind of thing that a text tells of: the one whose words come first in it. */
export function deedOf(text: string): Deed {
  const found = deeds.flatMap((deed) => {
    const at = text.search(deed.signs);
    return at < 0 ? [] : [{ deed, at }];
  });
  return found.toSorted((a, b) => a.at - b.at)[0]?.deed ?? anyDeed;
}
