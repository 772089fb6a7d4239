import { actorWords, determiners, doingWords, fillerWords, tieWords } from '#shared/content/name-words.ts';

/** The beginning tells what an idea is about; a pasted book is not read to its end at every keystroke. */
const longestRead = 2_000;
const longestWord = 24;
const mostWords = 3;

/** How a phrase follows the one before it: 'patterns for knitters' (tied), 'rivers and lakes' (joined), or neither. */
type Phrase = { words: string[]; link: 'tied' | 'joined' | null };

const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu;
const tokenPattern = new RegExp(`${wordPattern.source}|[.,;:!?()&\\n]`, 'gu');
const isMark = (token: string) => /^[^\p{L}\p{N}]/u.test(token);

const readTokens = (text: string, pattern: RegExp) =>
  (
    text
      .slice(0, longestRead)
      .toWellFormed()
      .replace(/\bin order to\b/gi, 'to')
      .match(pattern) ?? []
  ).map((token) => token.replace(/['’]s$/i, '').replace(/['’-]+$/, ''));

/** The words of a text as they are written, without the marks around them and a possessive 's. */
export const readWords = (text: string): string[] => readTokens(text, wordPattern);

/** Whether a word is a form of what apps are said to do: 'track', 'tracks', 'tracking', 'tracked'. */
function isDoing(word: string): boolean {
  const stem = word.replace(/(?:ing|ed|es|s)$/, '');
  const forms = [word, stem, `${stem}e`, stem.replace(/(.)\1$/, '$1'), word.replace(/ies$/, 'y')];
  return forms.some((form) => doingWords.has(form));
}

type Place = { word: string; before: string; after: string; actor: string; inPhrase: boolean };

/** Whether a word says what is done, as far as its neighbours tell: 'who sing', 'run a choir', but 'a book club'. */
function isVerb({ word, before, after, actor, inPhrase }: Place): boolean {
  if (actor && (actor !== 'to' || !word.endsWith('s'))) return true;
  if (!isDoing(word)) return false;
  if (determiners.has(after)) return true;
  if (inPhrase) return /[^s]s$/.test(before) && doingWords.has(word);
  return word.endsWith('ing') || !(determiners.has(before) || tieWords.has(before));
}

/** The phrases of a text that name things, in their order; what is done with them and filler is left out. */
function findPhrases(text: string): Phrase[] {
  const tokens = readTokens(text, tokenPattern);
  const phrases: Phrase[] = [];
  let words: string[] = [];
  let link: Phrase['link'] = null;
  let actor = '';
  const close = (next: Phrase['link']) => {
    if (words.length > 0) phrases.push({ words, link });
    // Filler between two phrases loosens nothing: 'choir at our lovely church'.
    if (words.length > 0 || next) link = next;
    words = [];
  };
  for (const [at, token] of tokens.entries()) {
    const word = token.toLowerCase();
    const before = tokens[at - 1]?.toLowerCase() ?? '';
    const after = tokens[at + 1]?.toLowerCase() ?? '';
    if (word === 'and' || word === 'or' || word === '&') close('joined');
    else if (tieWords.has(word)) close('tied');
    else if (isMark(token) || determiners.has(word)) close(null);
    else if (actorWords.has(word)) {
      close(null);
      actor = word;
      continue;
    } else if (fillerWords.has(word) || /^(\p{N}+|[a-z])$/u.test(word)) {
      close(null);
      continue;
    } else if (isVerb({ word, before, after, actor, inPhrase: words.length > 0 })) {
      close(null);
      link = null;
    } else {
      // 'letters to grandmothers': what follows is no verb after all.
      if (actor === 'to') link = 'tied';
      words.push(token);
    }
    actor = '';
  }
  close(null);
  return phrases;
}

/** One of a kind: 'volunteers' to 'volunteer', as the first part of a longer name wants it. Latin letters only. */
export function toSingular(word: string): string {
  if (word.length < 4 || /(?:ss|us|is|ics|news|series|species|lens)$/i.test(word)) return word;
  return word
    .replace(/ies$/i, 'y')
    .replace(/(ss|ch|sh|x)es$/i, '$1')
    .replace(/([^s])s$/i, '$1');
}

const toLead = (words: string[]) => [...words.slice(0, -1), ...words.slice(-1).map(toSingular)];

/** The words that say most of the text: its first phrase, joined with the second when it is a single word. */
function chooseWords(text: string): string[] {
  const [first, second] = findPhrases(text);
  if (!first) {
    return readWords(text)
      .filter(
        (word) => ![fillerWords, determiners, actorWords, tieWords].some((words) => words.has(word.toLowerCase())),
      )
      .slice(0, mostWords);
  }
  if (first.words.length > 1 || !second) return first.words.slice(-mostWords);
  if (second.link === 'joined') return [...first.words, 'and', ...second.words.slice(-1)];
  const rest = second.words.slice(1 - mostWords);
  return second.link === 'tied' ? [...toLead(rest), ...first.words] : [...toLead(first.words), ...rest];
}

function toTitleCase(word: string, keepsCapitals: boolean): string {
  const letters = [...word].slice(0, longestWord).join('');
  if (word === 'and' || (keepsCapitals && /[\p{Ll}\p{N}]\p{Lu}|^\p{Lu}{2}/u.test(letters))) return letters;
  return letters
    .toLowerCase()
    .replace(/(^|-)(\p{L})/gu, (_, edge: string, letter: string) => edge + letter.toUpperCase());
}

/** One to three words in title case that say what a text is about; none when its words say nothing. Pure. */
export function describeInWords(text: string): string[] {
  // CAPITALS mean something in a word, nothing in a text that is written in them.
  const keepsCapitals = text !== text.toUpperCase();
  return chooseWords(text).map((word) => toTitleCase(word, keepsCapitals));
}
