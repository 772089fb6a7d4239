/** The sentences of a text, parted where a capital letter, a digit or a line of its own begins the next; 'Mr. Cem' is one name. */
export const splitSentences = (text: string): string[] =>
  text.split(/(?<=[.!?])(?<!\b(?:Mrs?|Ms|Dr|Prof)\.)\s+(?=\p{Lu}|\d)|\n+/u);

/** A text of so many characters at most, cut after a whole word. */
export const cutAfterWord = (text: string, most: number): string =>
  text.length > most ? `${text.slice(0, most).replace(/\s+\S*$/, '')} …` : text;

/** How a sentence begins, without marks: by these words it is known again. */
export const firstWords = (sentence: string): string => beginningOf(sentence.replace(/[\p{Cc}*_`#|<>]+/gu, ' '));

/** The first six words of a sentence, as they stand. */
export function beginningOf(sentence: string): string {
  return sentence
    .split(/\s+/)
    .slice(0, 6)
    .join(' ')
    .replace(/[.,;:!]+$/, '')
    .slice(0, 80);
}
