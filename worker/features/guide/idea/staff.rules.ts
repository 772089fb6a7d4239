import { placeStaff } from '#worker/features/guide/content/people.ts';
import { asNoun, lookUp, type Noun, singularOf } from '#worker/features/guide/grammar/words.rules.ts';

/** Those who work at a place. */
export function staffOf(place: Noun | undefined): Noun | undefined {
  const staff = place && lookUp(placeStaff, singularOf(place.one.split(' ').at(-1) ?? '').toLowerCase());
  return staff ? asNoun(staff) : undefined;
}
