import { foreignLanguages, otherSigns } from '#worker/features/guide/content/languages.ts';
import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { lookUp } from '#worker/features/guide/grammar/words.rules.ts';
import { retellGerman } from '#worker/features/guide/idea/german.rules.ts';

/** The language of a text; `isPartial` where much of it was not carried over. */
export type Language = { id: string; name: string; greeting: string; isPartial?: true };

type Translation = { language: Language | undefined; english: string };

/** Told in fewer words than this share of its own, a text has lost much of what it says. */
const leastRetold = 0.6;

const englishSigns = new Set(
  'the and for that with of to a an is are in on who they can their from by it this which where my i we'.split(' '),
);

/** Recognises a text that is not English and carries the words it knows into English. */
export function translateIdea(text: string): Translation {
  const words = text.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  const share = (signs: Iterable<string>) => {
    const set = new Set(signs);
    return words.filter((word) => set.has(word)).length;
  };
  const english = share(englishSigns);
  const scored = foreignLanguages
    .map((language) => ({ language, hits: share(language.signs) + share(Object.keys(language.words)) }))
    .sort((a, b) => b.hits - a.hits);
  const best = scored[0];
  if (best && best.hits >= 2 && best.hits > english) {
    const told = best.language.id === 'de' ? retellGerman(text) : retell(words, best.language.words);
    const isPartial = best.language.id === 'de' && told.split(/\s+/).length < words.length * leastRetold;
    if (told) return { language: { ...best.language, ...(isPartial && { isPartial }) }, english: told };
    return { language: { id: 'other', name: best.language.name, greeting: best.language.greeting }, english: '' };
  }
  const other = otherSigns.find(({ signs }) => share(signs) >= 3 && share(signs) > english * 2);
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0;
  if (other) return { language: { id: 'other', name: other.name, greeting: '' }, english: '' };
  if (letters > 3 && latin * 2 < letters)
    return { language: { id: 'other', name: 'a language other than English', greeting: '' }, english: '' };
  return { language: undefined, english: text };
}

/** Tells in plain English what the known words say: each verb with the people before it and the thing beside it. */
function retell(words: string[], dictionary: Record<string, string>): string {
  const known = words.map((word) => lookUp(dictionary, word)).filter((word) => word !== undefined);
  const verbs = [...new Set(known.filter((word) => baseOfVerb(word) === word && !/s$/.test(word)))];
  const nouns = [...new Set(known.filter((word) => !verbs.includes(word)))];
  const [first = 'people', ...rest] = nouns;
  const object = rest[0] ?? '';
  if (verbs.length === 0) return nouns.length > 0 ? `An app for ${nouns.join(' and ')}` : '';
  return `${verbs.map((verb) => `${first} ${verb} ${object}`.trim()).join('. ')}. ${rest
    .slice(1)
    .map((noun) => `It is about ${noun}`)
    .join('. ')}`.trim();
}
