import { numberWord } from '#worker/features/guide/grammar/numbers.rules.ts';
import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { isPlural, lookUp, lowerFirst, singularOf, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { participles } from '#worker/features/guide/idea/rule-effects.rules.ts';

/** A form in which owners tell what must happen or may never happen, and the criteria that it becomes. */
export type Duty = { signs: RegExp; tell: (parts: Record<string, string>, idea: Idea) => (string | undefined)[] };

/** How owners say that something is due. */
export const must = '(?:must|should|has to|have to|needs? to|ought to|shall)(?: always)?';
/** How owners say that something may not be. */
export const cannot =
  "(?:can't|cannot|can not|may not|must not|mustn't|shouldn't|should not|must never|may never|can never)";
/** What joins a condition to what it is the condition of. */
export const link = '(?:when|whenever|once|as soon as|if|after|before|until)';
/** A whole number in figures or in words. */
export const numeral = `(?:\\d+|zero|one|${numberWord})`;
/** What owners call that which is built, and the devices it stands on. */
export const program =
  '(?:app|bot|program|programme|tablet|system|software|tool|page|site|website|computer|phone|screen)';
/** Whether words name a point in time or a number. */
export const deadline = new RegExp(
  `\\d|\\b(?:noon|midnight|evening|morning|\\p{L}+day|end of)\\b|\\b(?:one|${numberWord}) `,
  'iu',
);
/** What says nothing without the sentence before it. */
export const dangling = /^(?:it|this|that|them|so)$/i;

/** A part of a sentence as it stands inside another. */
export const plain = (text: string) => lowerFirst(text.trim()).replace(/[.!,;\s]+$/, '');
/** 'Skippers', 'the skipper' as one of them. */
export const one = (people: string) =>
  withArticle(singularOf(plain(people).replace(/^(?:the|an?|each|every|all|our|any) /i, '')));
/** Whether words name one of the people of the idea. */
export const isPerson = (text: string, { client, host, people }: Idea) => {
  const name = singularOf(plain(text).replace(/^(?:the|an?|each|every|all|our|any) /i, ''));
  const [last, ...before] = name.toLowerCase().split(' ').toReversed();
  return [client, host, ...people].some(
    (noun) => noun?.one.toLowerCase().split(' ').at(-1) === last && before.length < 3,
  );
};
/** The verb of which a word is the participle; undefined where none is known. */
export const baseOf = (word: string) =>
  lookUp(participles, word) ?? (/(?:ed|en)$/.test(word) ? baseOfVerb(word) : undefined);
/** 'When the sheet is sent' as the condition of a criterion. */
export const causeOf = (text: string) => `WHEN ${plain(text).replace(/^(?:when|whenever|once|as soon as|if) /i, '')}`;
/** A criterion that holds always. */
export const always = (effect: string) => `THE SYSTEM SHALL ${effect}.`;
/** A criterion that holds at a moment. */
export const when = (cause: string, effect: string) => `${cause}, THE SYSTEM SHALL ${effect}.`;
/** What is done with what may not be. */
export const refused = 'refuse it, change nothing and say why';
/** 'is' or 'are', by the number of what is spoken of. */
export const isAre = (things: string) =>
  isPlural(
    things
      .split(/ (?:of|with|for|from|that|who) /)[0]
      ?.split(' ')
      .at(-1) ?? '',
  )
    ? 'are'
    : 'is';
/** 'Shout' as what a device does. */
export const loud = (act: string) =>
  act.replace(/^(?:shouts?|screams?|yells?)\b(?: (?:it|loud(?:ly)?|out))?/i, 'sound an alarm');

/** The criteria of the first form that a sentence has; none where it has none. */
export function readDuties(list: Duty[], said: string, idea: Idea): string[] {
  for (const { signs, tell } of list) {
    const match = signs.exec(said);
    const told = match && tell({ ...match.groups }, idea).flatMap((text) => text ?? []);
    if (told?.length) return told.map((text) => text.replace(/\s+/g, ' '));
  }
  return [];
}
