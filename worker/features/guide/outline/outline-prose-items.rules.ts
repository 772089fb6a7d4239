import { readPhrase } from '#worker/features/guide/grammar/nouns.rules.ts';
import { baseOfVerb, tagText } from '#worker/features/guide/grammar/phrases.rules.ts';
import { capitalise, isPlural, lowerFirst, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import { thirdOf } from '#worker/features/guide/idea/telling.rules.ts';
import { doing, ended, type ProseLine } from '#worker/features/guide/outline/outline-prose-wording.rules.ts';

/** What is looked at. */
const listed =
  /^(?:list|overview|calendar|statistic|statistics|map|dashboard|report|history|leaderboard|ranking|chart|summary|schedule|timetable|graph)$/i;

/** What a point of a list without a doer tells: 'book a lesson' is done by `who`, 'reminders by e-mail' are sent by the app. */
export function pointLine(point: string, who: string): ProseLine | undefined {
  const text = point.replace(/[.;,\s]+$/, '').replace(/^(?:to|can|should|be able to) /i, '');
  const [tokens = []] = tagText(text);
  const [first, second] = tokens;
  if (!first || tokens.length > mostWords) return undefined;
  const base = baseOfVerb(first.lower);
  const isObject = second !== undefined && /^(?:det|noun|adj|pron|prep|rel|adv)$/.test(second.tag);
  const isVerb = (first.tag === 'verb' || first.tag === 'frame') && isObject && base !== 'be';
  if (isVerb && base) {
    const rest = text.slice(first.text.length).trim();
    const isApps = /^(?:remind|notify|send|calculate|warn|alert|inform)$/.test(base);
    return {
      section: 'acts',
      line: ended(isApps ? `The app ${thirdOf(base)} ${rest}` : capitalise(doing(who, base, rest))),
    };
  }
  // 'Swap of duties', 'booking of courts'.
  const [, noun = '', of = ''] = /^(\p{L}+) of (.+)$/iu.exec(text) ?? [];
  const deed = baseOfVerb(noun.toLowerCase());
  if (deed && !listed.test(noun)) return { section: 'acts', line: ended(capitalise(doing(who, deed, of))) };
  const phrase = readPhrase(tokens, 0);
  const isClause = tokens.some(({ tag }) => tag === 'verb' || tag === 'frame' || tag === 'modal');
  if (!phrase || phrase.kind === 'person' || (isClause && tokens[phrase.end]?.lower !== 'of')) return undefined;
  const head = singularOf(tokens[phrase.end - 1]?.lower ?? '');
  if (/^(?:reminder|notification|alert|e-?mail|message|newsletter|confirmation|invoice|receipt)$/.test(head))
    return { section: 'acts', line: ended(`The app sends ${lowerFirst(text)}`) };
  if (listed.test(head)) {
    const isNamed = tokens[0]?.tag === 'det' || isPlural(tokens[phrase.end - 1]?.lower ?? '');
    return {
      section: 'acts',
      line: ended(
        `${capitalise(doing(who, 'see', isNamed ? lowerFirst(text) : `${/^[aeiou]/i.test(text) ? 'an' : 'a'} ${lowerFirst(text)}`))}`,
      ),
    };
  }
  return isClause ? undefined : { section: 'acts', line: ended(`The app has ${lowerFirst(text)}`) };
}

const mostWords = 16;

/** 'A lesson that is cancelled in time becomes a credit': a sentence on a thing, and on nobody who does something. */
export function isOfThing(sentence: string): boolean {
  const [tokens = []] = tagText(sentence);
  const phrase = /^(?:an?|the|each|every|all)$/.test(tokens[0]?.lower ?? '') ? readPhrase(tokens, 0) : undefined;
  return phrase?.kind === 'thing' && tokens.some(({ tag }) => tag === 'verb' || tag === 'frame' || tag === 'modal');
}
