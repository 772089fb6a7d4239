import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { capitalise, lowerFirst, type Noun, toPattern } from '#worker/features/guide/grammar/words.rules.ts';

const together =
  /^(?:((?:at|in|on|before|after|each|every|once) [^,]{2,40}?),? )?(?:both(?: of them)?|the (?:others|group|whole group)|all of them|they all) (\p{L}+) (.{2,80})$/iu;

/** 'Both sign the swap off', 'at the end of the year the group votes': what all those do for whom it is; undefined for any other line. */
export function asShared(text: string, client: Noun): string | undefined {
  const [, time, verb = '', rest = ''] = together.exec(text.replace(/[.\s]+$/, '')) ?? [];
  const base = verb && baseOfVerb(verb.toLowerCase());
  return base ? `${capitalise(client.many)} ${base} ${rest}${time ? ` ${lowerFirst(time)}` : ''}` : undefined;
}

/** 'Other parents ask for a toy': those are parents as well. */
export const withoutOther = (line: string, people: Noun[]): string =>
  people.some(({ many }) => new RegExp(`^(?:the )?other ${toPattern(many)} `, 'i').test(line))
    ? capitalise(line.replace(/^(?:the )?other /i, ''))
    : line;

/** Whether one person alone is called so in an idea: 'the librarian', and neither 'a librarian' nor 'librarians'. */
export const isAloneIn = ({ one, many }: Noun, said: string): boolean => {
  const name = toPattern(one);
  return (
    new RegExp(`\\b(?:the|our|my) (?:\\p{L}+ )?${name}\\b`, 'iu').test(said) &&
    !new RegExp(
      `\\b(?:an?|each|every|another|other|one|any) (?:\\p{L}+ )?${name}\\b|\\b${toPattern(many)}\\b`,
      'iu',
    ).test(said)
  );
};
