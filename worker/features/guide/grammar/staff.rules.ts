import { placeStaff } from '#worker/features/guide/content/people.ts';
import { asNoun, headOf, lookUp, type Noun } from '#worker/features/guide/grammar/words.rules.ts';

const alike = /^(colleague|peer|teammate|team mate|coworker|co-worker|fellow)$/;

/** Verbs whose 'them' are people: 'calls them in', 'seats them'. */
export const toPeople =
  /^(call|invite|phone|thank|welcome|greet|meet|inform|notify|warn|remind|congratulate|treat|teach|train|seat|pay|tell|alert)$/;

/** 'A nurse offers a shift, a colleague takes it': colleagues of those who were just spoken of are people of the same kind. */
export function likeThem(noun: Noun, spokenOf: Noun | undefined): Noun {
  return spokenOf && alike.test(noun.one) ? spokenOf : noun;
}

/** Those who work at a place. */
export function staffOf(place: Noun | undefined): Noun | undefined {
  const staff = place && (lookUp(placeStaff, place.one) ?? lookUp(placeStaff, headOf(place)));
  return staff ? asNoun(staff) : undefined;
}
