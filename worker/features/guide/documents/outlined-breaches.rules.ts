import { capitalise, singularOf, withArticle } from '#worker/features/guide/grammar/words.rules.ts';

/** What is written after the first sentence, or after a semicolon, is no part of what is broken. */
const firstOf = (text: string) => text.split(/[.;] |[.;]$/)[0] ?? text;
const inPlaces = 'in one place and not in another';
const participle = String.raw`\p{L}+(?:ed|en|wn|pt|nt|ld|st|ught|ft)`;

type Breach = [form: RegExp, says: (parts: string[]) => string];

/** Forms of rules, the most particular first, each with what happens where it is broken. */
const breaches: Breach[] = [
  [
    new RegExp(`^(.+?) (?:is|are) (${participle}) in the order of (?:the |their |its )?(.+)$`, 'iu'),
    ([what = '', done = '', by = '']) =>
      `${withArticle(singularOf(what.toLowerCase()))} that is ${done} before another one whose ${by} comes first`,
  ],
  [
    /^((?:an? |the |each |every )?[^,]+?) gets? no (.+)$/i,
    ([what = '', thing = '']) =>
      `${what} that gets ${thing.includes(' ') || thing.endsWith('s') ? thing : withArticle(thing)} all the same`,
  ],
  [
    new RegExp(`^nothing is (${participle}) (?:if|when|while) (.+)$`, 'iu'),
    ([done = '', although = '']) => `something that is ${done} although ${although}`,
  ],
  [
    /^([^,]+?) (?:don['’]t|doesn['’]t|do not|does not) count (as .+)$/i,
    ([what = '', as = '']) => `${what} that count ${as} ${inPlaces}`,
  ],
  [/^(.+?)(?: each)? (counts? as [^,]+)/i, ([what = '', as = '']) => `${what} that ${as} ${inPlaces}`],
  [
    new RegExp(String.raw`^([^,]+?) (is|are) (?:never|not) (${participle})\b([^,]*)`, 'iu'),
    ([what = '', is = '', done = '', rest = '']) => `${what} that ${is} ${done}${rest}`,
  ],
  [/^([^,]+?) never (\p{L}+s) ([^,]+)/iu, ([what = '', does = '', rest = '']) => `${what} that ${does} ${rest}`],
  [
    new RegExp(String.raw`^no (\p{L}+) is (?:ever )?(${participle})\b([^,]*)`, 'iu'),
    ([what = '', done = '', rest = '']) => `${withArticle(what)} that is ${done}${rest}`,
  ],
];

/** What goes wrong where a rule that says what something is does not hold everywhere, in the words of the rule. */
export function breachOf(text: string): string {
  const told = firstOf(text);
  for (const [form, says] of breaches) {
    const parts = form.exec(told);
    if (parts) return capitalise(says(parts.slice(1)));
  }
  return `“${told}” that holds in one place of the code and is forgotten in the next`;
}
