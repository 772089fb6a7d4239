/** Words that claim a quality and give no way to check it, unless a number stands beside them (DESIGN section 7). */
const claims = [
  'fast',
  'faster',
  'fastest',
  'fast-loading',
  'lightning-fast',
  'blazing',
  'quick',
  'quicker',
  'quickest',
  'quickly',
  'rapid',
  'rapidly',
  'high-performance',
  'performant',
  'easy',
  'easier',
  'easiest',
  'easily',
  'easy-to-use',
  'easy-to-understand',
  'user-friendly',
  'intuitive',
  'intuitively',
  'seamless',
  'seamlessly',
  'effortless',
  'effortlessly',
  'frictionless',
  'secure',
  'securely',
  'scalable',
  'robust',
  'state-of-the-art',
  'cutting-edge',
  'world-class',
  'best-in-class',
];

/** Words that are as empty as a claim, but have a plain sense too (modern art, flexible hours). */
const opinions = [
  'simple',
  'simpler',
  'simplest',
  'simply',
  'modern',
  'flexible',
  'smooth',
  'smoothly',
  'efficient',
  'efficiently',
  'lightweight',
  'powerful',
  'delightful',
];

const pattern = (words: string[]) => `(?<![\\w-])(?:${words.join('|')})(?![\\w-])`;

/** All of them, as one pattern for a text. */
export const vagueWords = new RegExp(pattern([...claims, ...opinions]), 'gi');

/** Whether a word is one of those that also have a plain sense. */
export function isOpinion(word: string): boolean {
  return opinions.includes(word.toLowerCase());
}
