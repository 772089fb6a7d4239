const sees = '(?:can |may |must )?(?:only )?(?:sees?|reads?)\\b';
const subject = "(?:(?:Mrs?|Ms|Dr)\\. )?(?:(?!(?:where|what|which|how|who|that)\\b)[\\p{L}'-]+ ){1,5}";
const joint = new RegExp(`, (?:and )?(?=${subject}${sees})`, 'u');
const begins = new RegExp(`^${subject}${sees}`, 'u');

/**
 * 'I see everything, Mr. Cem sees the numbers, the accountants see nothing' in its parts: who sees what, each with a subject of its own.
 * @returns the sentence alone where it tells of one.
 */
export function partSights(sentence: string): string[] {
  const parts = sentence.split(joint);
  return parts.length > 1 && parts.every((part) => begins.test(part)) ? parts : [sentence];
}
