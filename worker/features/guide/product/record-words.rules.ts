import { choosing, qualityOf } from '#worker/features/guide/content/qualities.ts';
import { told as toldFields } from '#worker/features/guide/content/record-marks.ts';
import { type Noun, pluralOf, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';

/** The things of an idea that a phrase names, in the order in which they stand there. */
export function nounsIn(phrase: string, { things }: Pick<Idea, 'things'>): Noun[] {
  return things
    .map((noun) => ({
      noun,
      at: phrase
        .toLowerCase()
        .search(new RegExp(`\\b(?:${toPattern(noun.one)}|${toPattern(pluralOf(noun.one))})(?![\\p{L}])`, 'iu')),
    }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ noun }) => noun);
}

/** Who acts in a clause: the one who is known, else the people its subject names. */
export function peopleOf(told: Told, { people, client, host }: Pick<Idea, 'people' | 'client' | 'host'>): Noun[] {
  if (typeof told.who === 'object') return told.device ? [] : [told.who];
  return nounsIn(`${told.subject} ${told.kind === 'fragment' ? told.text : ''}`, {
    things: [client, ...(host ? [host] : []), ...people],
  });
}

/** Fields that words of a clause ask for: 'with a photo'. */
export function fieldsTold({ phrase, when, text }: Told): string[] {
  return toldFields.flatMap(([signs, fields]) =>
    signs.test(`${phrase} ${when ?? ''} ${text}`) ? fields.split(', ') : [],
  );
}

/** Qualities that a clause gives to what it is about: 'choose a size and a budget', 'each crate has a best-before date'. */
export function qualitiesOf(told: Told, idea: Idea): string[] {
  const { verb, phrase } = told;
  if (/^(have|has|hold|contain|include)$/.test(verb))
    return (phrase.split(/[.;]/)[0] ?? '')
      .split(/,| and /)
      .map((part) =>
        part
          .trim()
          .replace(/^(an?|the|its|their|one|each) /i, '')
          .toLowerCase(),
      )
      .filter(
        (part) =>
          /^[a-z][a-z -]{2,30}$/.test(part) &&
          part.split(' ').length < 5 &&
          !/ (on|in|with|at|for|by) /.test(part) &&
          !idea.people.some(({ one, many }) => part === one || part === many),
      )
      .flatMap((part) => qualityOf(part) ?? part.replace(/^(monthly|yearly|weekly|daily) number of /, '$1 '))
      .filter(Boolean)
      .slice(0, 3);
  return nounsIn(phrase, idea)
    .flatMap(({ one }) => qualityOf(one, !choosing.test(verb)) ?? [])
    .filter(Boolean);
}
