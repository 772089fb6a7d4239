const numbers: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  hundred: 100,
};
const words = new RegExp(`\\b(?:${Object.keys(numbers).join('|')})\\b`, 'gi');

/** A text with its numbers in digits: 'a match lasts three minutes' gives 'a match lasts 3 minutes'. */
export const inDigits = (text: string): string =>
  text.replace(words, (word) => String(numbers[word.toLowerCase()] ?? word));
