import { vagueWords } from '#shared/content/vague-words.ts';
import { countedAs } from '#worker/features/guide/content/things.ts';

/** A noun that can be counted; of people, `isOpen` where an idea asks no account of them. */
export type Noun = { one: string; many: string; isOpen?: true };

const irregular: Record<string, string> = {
  public: 'public',
  person: 'people',
  child: 'children',
  man: 'men',
  woman: 'women',
  loaf: 'loaves',
  foot: 'feet',
  tooth: 'teeth',
  mouse: 'mice',
  life: 'lives',
  knife: 'knives',
  wife: 'wives',
  leaf: 'leaves',
  shelf: 'shelves',
  half: 'halves',
  wolf: 'wolves',
  quiz: 'quizzes',
  staff: 'staff',
  series: 'series',
  species: 'species',
  sheep: 'sheep',
  fish: 'fish',
  deer: 'deer',
  aircraft: 'aircraft',
  photo: 'photos',
  video: 'videos',
  studio: 'studios',
  piano: 'pianos',
  radio: 'radios',
  logo: 'logos',
  potato: 'potatoes',
  tomato: 'tomatoes',
  hero: 'heroes',
  echo: 'echoes',
  analysis: 'analyses',
  diagnosis: 'diagnoses',
  criterion: 'criteria',
  medium: 'media',
  yes: 'yeses',
  bus: 'buses',
  gas: 'gases',
  status: 'statuses',
  chef: 'chefs',
  scarf: 'scarves',
  calf: 'calves',
  thief: 'thieves',
  passerby: 'passers-by',
  money: 'money',
  management: 'management',
  everyone: 'everyone',
  anyone: 'people',
  someone: 'people',
  stock: 'stock',
};
const singular: Record<string, string> = {
  ...Object.fromEntries(Object.entries(irregular).map(([one, many]) => [many, one])),
  people: 'person',
  kids: 'kid',
  movies: 'movie',
  cookies: 'cookie',
  ties: 'tie',
  pies: 'pie',
  zombies: 'zombie',
  selfies: 'selfie',
  news: 'news',
  clothes: 'clothes',
  topics: 'topic',
  clinics: 'clinic',
  comics: 'comic',
  metrics: 'metric',
  fabrics: 'fabric',
  shoes: 'shoe',
  caches: 'cache',
  courses: 'course',
  houses: 'house',
  nurses: 'nurse',
  horses: 'horse',
  exercises: 'exercise',
  expenses: 'expense',
  purchases: 'purchase',
  phrases: 'phrase',
  cases: 'case',
  databases: 'database',
  licenses: 'license',
  responses: 'response',
  releases: 'release',
  services: 'service',
  places: 'place',
  prices: 'price',
  devices: 'device',
  invoices: 'invoice',
  recipes: 'recipe',
  everyone: 'everyone',
  leases: 'lease',
  diabetics: 'diabetic',
  diabetes: 'diabetes',
  movie: 'movie',
};
/** A value of a word list; 'constructor' and the like are words, not members of the object. */
export function lookUp<Value>(list: Readonly<Record<string, Value>>, word: string): Value | undefined {
  return Object.hasOwn(list, word) ? list[word] : undefined;
}

/** Words on -men that are one thing. */
const endsInMen = /^(specimen|regimen|abdomen|acumen|stamen|omen|semen)$/;
const endsInS = /(ss|us|is|ics|ous)$/;

/** The plural of a noun phrase; 'member of staff' gives 'members of staff'. */
export function pluralOf(phrase: string): string {
  const [head = '', ...rest] = phrase.split(/ (?=of )/);
  if (rest.length > 0) return `${pluralOf(head)} ${rest.join(' ')}`;
  const words = head.split(' ');
  const last = words.pop() ?? '';
  return [...words, pluralOfWord(last)].join(' ');
}

function pluralOfWord(word: string): string {
  const lower = word.toLowerCase();
  if (lower === 'hr') return word;
  if (/[a-z]person$/.test(lower)) return `${word.slice(0, -6)}people`;
  if (/[a-z]{3}(?<!hu|ger|ro|sha|otto)man$/.test(lower)) return `${word.slice(0, -3)}men`;
  if (/[a-z]{3}child$/.test(lower)) return `${word}ren`;
  const known = lookUp(irregular, lower);
  if (known) return word.startsWith(lower.charAt(0)) ? known : capitalise(known);
  if (/[^aeiou]y$/i.test(word)) return `${word.slice(0, -1)}ies`;
  if (/(s|x|z|ch|sh)$/i.test(word)) return `${word}es`;
  return `${word}s`;
}

/** Whether a word is a plural, as far as its form tells. */
const peopleInIcs = /(?:^|\b)(?:mechan|crit|med|paramed|cler|academ|skept|diabet|asthmat)ics$/;

export function isPlural(word: string): boolean {
  const lower = word.toLowerCase();
  if (/(?:[a-z]{3}| )(people|men|children)$/.test(lower) && !endsInMen.test(lower)) return true;
  const known = lookUp(singular, lower);
  if (known) return lower !== known;
  return (/s$/.test(lower) && !endsInS.test(lower) && lower.length > 3) || peopleInIcs.test(lower);
}

/** The singular of a word; a word that is not a plural comes back as it is. */
export function singularOf(word: string): string {
  const lower = word.toLowerCase();
  const known = lookUp(singular, lower);
  if (known) return known;
  if (!isPlural(lower)) return word;
  if (/people$/.test(lower)) return `${word.slice(0, -6)}person`;
  if (/[a-z ]children$/.test(lower)) return word.slice(0, -3);
  if (/men$/.test(lower)) return `${word.slice(0, -3)}man`;
  if (/ies$/.test(lower)) return `${word.slice(0, -3)}y`;
  if (/(x|ch|sh|ss|zz)es$/.test(lower)) return word.slice(0, -2);
  return word.slice(0, -1);
}

/** A countable noun of a phrase in either number; 'bread' gives 'loaf'. */
export function asNoun(phrase: string): Noun {
  const words = phrase.split(' ');
  const last = words.pop() ?? '';
  const compound = /^(qr|bar|promo|discount|post|dress|voucher)$/i.test(words.at(-1) ?? '') && /^codes?$/.test(last);
  const counted = compound
    ? undefined
    : (lookUp(countedAs, last.toLowerCase()) ?? lookUp(countedAs, singularOf(last).toLowerCase()));
  const one = [...(counted ? [] : words), counted ?? singularOf(last)].join(' ');
  return { one, many: pluralOf(one) };
}

/** Whether a noun names one person or body alone: its plural is 'the account keeper'. */
export const isSingle = ({ many }: Pick<Noun, 'many'>): boolean => many.startsWith('the ');

/** 'a' or 'an', by sound. */
function articleOf(phrase: string): 'a' | 'an' {
  const word = phrase.split(/[\s-]/)[0] ?? '';
  if (/^U[A-Z]/.test(word)) return 'a';
  // 'A REST call' is said as a word, 'an SSE stream' letter by letter.
  if (/^[FHLMNRSX][AEIOU][A-Z]{2,}/.test(word)) return 'a';
  if (/^[FHLMNRSX](?![a-z])/.test(word) && /^[A-Z]{2,}/.test(word)) return 'an';
  if (/^(hour|honest|honou?r|heir)/i.test(word)) return 'an';
  if (/^(uni([^nm]|$)|use|usu|usa|eu|one\b|once|ut[ie])/i.test(word)) return 'a';
  return /^[aeiou]/i.test(word) ? 'an' : 'a';
}

export function withArticle(phrase: string): string {
  // There is one public.
  if (phrase === 'public') return 'the public';
  return `${articleOf(phrase)} ${phrase}`;
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A title or sentence as part of another one: its first letter is small, also in a slot; that of 'QR code', 'GitHub' and 'I' is not. */
export function lowerFirst(text: string): string {
  return /^I\b/.test(text) ? text : text.replace(/^\{?\p{Lu}(?!\p{Ll}*[\p{Lu}\p{N}])/u, (first) => first.toLowerCase());
}

/** The last word of a noun in the singular, which says what kind of thing it is. */
export function headOf({ one }: Pick<Noun, 'one'>): string {
  return singularOf(one.split(' ').at(-1) ?? '').toLowerCase();
}

/** Somebody's words as the source of a pattern: what is neither letter nor digit stands for any character. */
export function toPattern(text: string): string {
  return text.replace(/[^\p{L}\p{N} -]/gu, '.');
}

/** Finds a noun in a text, in both numbers. */
export function patternOfNoun({ one, many }: Noun, flags = 'i'): RegExp {
  return new RegExp(`\\b(?:${toPattern(one)}|${toPattern(many)})\\b`, flags);
}

/** 'a, b and c'. */
export function joinWords(words: string[], last = 'and'): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`;
}

/** '“a”, “b” and “c”'. */
export const joinQuoted = (words: string[], last = 'and'): string =>
  joinWords(
    words.map((word) => `“${word}”`),
    last,
  );

/** Clauses as one: those with an 'and' of their own are set apart by a comma. */
export function joinClauses(parts: string[]): string {
  const wide = parts.slice(0, -1).some((part) => / and /.test(part));
  return wide ? `${parts.slice(0, -1).join(', ')}, and ${parts.at(-1)}` : joinWords(parts);
}

export type Slots = Readonly<Record<string, Noun | string>>;

/** Fills `{client}`, `{clients}`, `{a client}`, and the same with a capital. An unknown slot is a mistake of ours and throws. */
export function fill(template: string, slots: Slots): string {
  const { item, deal } = slots;
  // Of one thing alone it would say 'reservations and reservations'.
  const isOne = typeof item === 'object' && typeof deal === 'object' && item.one === deal.one;
  const text = isOne ? template.replace(/\{items\} and \{deals\}|\{deals\} and \{items\}/g, '{items}') : template;
  return text.replace(/\{(?:(an?|An?) )?(\w+)\}/g, (whole, article: string | undefined, name: string) => {
    const key = name.charAt(0).toLowerCase() + name.slice(1);
    const value = lookUp(slots, key) ?? lookUp(slots, key.replace(/s$/, ''));
    if (value === undefined) throw new Error(`No slot for ${whole}`);
    if (typeof value === 'string') return value;
    const noun = lookUp(slots, key) === undefined ? value.many : value.one;
    const said = isSingle(value) && article ? value.many : article ? withArticle(noun) : noun;
    return /^[A-Z]/.test(article ?? name) ? capitalise(said) : said;
  });
}

/** What a user wrote, made harmless inside Markdown: one line, no markup. */
export function escapeText(text: string, maximum = 300): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const cut = line.length > maximum ? `${line.slice(0, maximum).replace(/\s+\S*$/, '')}…` : line;
  return cut.replace(/[\\`*[\]<>#|{}]/g, '\\$&');
}

/** Leaves out the words that say nothing without a number ('a fast and simple list' gives 'a list'). */
export function dropVague(text: string): string {
  if (text.search(vagueWords) < 0) return text;
  // 'Quicker than the form' says something.
  const source = `${vagueWords.source}(?! than\\b)`;
  return text
    .replace(new RegExp(`${source}(?:,? (?:and|or|but) ${source})* to use`, 'gi'), '')
    .replace(new RegExp(`(?:,\\s*)?${source}(?:(?:,| and| or|, and) ${source})*`, 'gi'), '')
    .replace(/\s+([,.;:])/g, '$1')
    .replace(/\b(?:and|or|but|very|more|as|is|be|are)\s*(?=[.,;]|$)/gi, '')
    .replace(/\s+([,.;:])/g, '$1')
    .replace(/\s{2,}/g, ' ')
    .trim();
}

/** A text in small letters with one space between its words: whether two lines say the same. */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** 'invoice' or 'invoices' in a text, as a word of its own and no part of 'pre-invoice'. */
export function nounIn(one: string, text: string): RegExpExecArray | null {
  let pattern = nounPatterns.get(one);
  if (!pattern) {
    pattern = new RegExp(`(?<![\\p{L}-])(?:${toPattern(one)}|${toPattern(pluralOf(one))})(?![\\p{L}-])`, 'iu');
    if (nounPatterns.size >= mostPatterns) nounPatterns.clear();
    nounPatterns.set(one, pattern);
  }
  return pattern.exec(text);
}
/** The same few nouns are looked for in many texts: a pattern is made once. */
const nounPatterns = new Map<string, RegExp>();
const mostPatterns = 500;
