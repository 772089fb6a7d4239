import { bareVerbs, particles, prepositionsOfVerb } from '#worker/features/guide/content/verbs.ts';
import {
  breaksOff,
  type List,
  type Referent,
  readAdjunct,
  readGroup,
  readList,
  readWhen,
} from '#worker/features/guide/grammar/groups.rules.ts';
import { kindOfNoun, type Phrase } from '#worker/features/guide/grammar/nouns.rules.ts';
import type { Token } from '#worker/features/guide/grammar/phrases.rules.ts';
import {
  danglers,
  isQuestion,
  isTimeAt,
  readQuestion,
  startsPhrase,
} from '#worker/features/guide/grammar/reading.rules.ts';
import { toPeople } from '#worker/features/guide/grammar/staff.rules.ts';
import { dropVague, isPlural, lookUp } from '#worker/features/guide/grammar/words.rules.ts';

/** What follows a verb, as far as it can be read with confidence; `heading` is the shortest whole wording of it. */
export type Rest = {
  words: string;
  heading: string;
  object?: string;
  kind?: Phrase['kind'];
  end: number;
  /** The words that stand for 'it' or 'them'. */
  meant?: string;
};

/** Reads on from the word after a verb. Nothing comes back when the sentence would be left without its object. */
export function readRest(tokens: Token[], start: number, verb: string, known: Referent | undefined): Rest | undefined {
  const words: string[] = [];
  const heading: string[] = [];
  let index = start;
  let object: Phrase | undefined;
  let meant: string | undefined;
  let asked = false;
  const next = () => tokens[index];
  const particle = next();
  if (particle && particles.has(particle.lower) && !(particle.tag === 'prep' && /^(see|find|look|book)$/.test(verb))) {
    if (particle.tag !== 'prep' || /^(fill|hand|sign|check|scan)$/.test(verb)) take([particle.lower], index + 1, true);
  }
  const told = verb === 'get' && /^(reminded|notified|alerted|told)$/.test(next()?.lower ?? '');
  if (told) take([next()?.lower ?? ''], index + 1, true);
  else if (next()?.lower === 'each' && tokens[index + 1]?.lower === 'other') take(['each', 'other'], index + 2, true);
  else if (/^(me|us)$/.test(next()?.lower ?? '')) take(['{speakers}'], index + 1, true);
  else if (/^(someone|somebody)$/.test(next()?.lower ?? '')) {
    take([next()?.lower ?? ''], index + 1, true);
    const purpose = next()?.tag === 'to' ? readList(tokens, index + 2) : undefined;
    if (purpose) take(['to', tokens[index + 1]?.lower ?? '', ...purpose.words], purpose.end, true);
  }
  const early = next()?.tag === 'prep' ? readGroup(tokens, index) : undefined;
  const delayed =
    early && isTimeAt(tokens, index, early.end) && /^(what|who|how|which)$/.test(tokens[early.end]?.lower ?? '')
      ? early
      : undefined;
  if (delayed) index = delayed.end;
  const open = next();
  let settled = told || /\b(each other|someone|somebody)\b|^\{speakers\}$/.test(words.join(' '));
  if (open && /^(it|them)$/.test(open.lower) && open.tag === 'pron') {
    const fits =
      known &&
      (!toPeople.test(verb) || known.kind === 'person') &&
      known.plural === (open.lower === 'them') &&
      !/^(it|them)$/.test(known.text);
    if (!fits) return undefined;
    const after = tokens[index + 1];
    const late = after && particles.has(after.lower) && !startsPhrase(tokens[index + 2]);
    if (late) take([after.lower], index + 1, true);
    take(known.text.split(' '), index + 1, true);
    meant = known.text;
    object = { kind: known.kind, noun: { one: known.noun, many: known.noun }, text: known.noun, end: index };
    settled = true;
  } else {
    const question =
      open && isQuestion(open, told ? 'remind' : verb, tokens, index) ? readQuestion(tokens, index) : undefined;
    const list = question || told ? undefined : readList(tokens, index);
    if (question) {
      asked = question.words.length > 8;
      take(question.words, question.end, !asked);
      if (delayed) words.push(...delayed.words);
      settled = true;
    } else if (list && !isTime(tokens, index, list, verb)) {
      if (breaksOff(tokens, list) || list.words.length > 12) return undefined;
      object = list.first;
      take(list.words, list.end, false);
      heading.push(...list.heading);
      settled = true;
      const later = tokens[index];
      if (later && /^(tell|show|ask|remind)$/.test(verb) && list.first.kind === 'person') {
        const told = isQuestion(later, verb, tokens, index) ? readQuestion(tokens, index) : undefined;
        if (told) take(told.words, told.end, told.words.length <= 4);
        asked = told !== undefined && told.words.length > 4;
      }
    }
  }
  const allowed = (lookUp(prepositionsOfVerb, verb) ?? '').split(' ');
  if (!settled) {
    const preposition = next();
    const fits = preposition && /^(prep|to)$/.test(preposition.tag) && allowed.includes(preposition.lower);
    const group = fits ? readGroup(tokens, index, known) : undefined;
    const bare = bareVerbs.has(verb) ? readWhen(tokens, index) : undefined;
    if (group) {
      take(group.words, group.end, true);
      object = group.first;
      meant = group.meant;
    } else if (bare) take(bare.words, bare.end, false);
    else if (!bareVerbs.has(verb)) return undefined;
  }
  for (;;) {
    const more = readAdjunct(tokens, index, known);
    if (!more || words.length + more.words.length > 14) break;
    meant ??= more.meant;
    take(more.words, more.end, false);
  }
  const said = dropVague(
    words
      .join(' ')
      .replace(/ ,/g, ',')
      .replace(/\bcan not\b/g, 'cannot'),
  );
  const short = dropVague(heading.join(' ').replace(/ ,/g, ','));
  if (danglers.test(said.split(' ').at(-1) ?? '')) return undefined;
  const cut = asked || (particles.has(short) && said !== short);
  const whole = !cut && short.split(' ').length <= 8 && !danglers.test(short.split(' ').at(-1) ?? '');
  return {
    words: said,
    heading: whole ? short : '',
    end: index,
    ...(object?.text ? { object: object.text, kind: object.kind } : {}),
    ...(meant ? { meant } : {}),
  };

  function take(more: string[], end: number, inHeading: boolean): void {
    words.push(...more);
    if (inHeading) heading.push(...more);
    index = end;
  }
}

function isTime(tokens: Token[], start: number, list: List, verb: string): boolean {
  if (/^(pick|choose|find|suggest|propose)$/.test(verb) && tokens[start]?.tag === 'det') return false;
  if (/^(see|plan)$/.test(verb) && /^(my|our|their|the|whole)$/.test(tokens[start]?.lower ?? '')) return false;
  // 'Sell tasting evenings': what is sold or offered is a thing, whatever it is called.
  if (/^(sell|offer|buy|organise|organize|host|publish)$/.test(verb)) return false;
  return !list.many && isTimeAt(tokens, start, list.first.end);
}

/** What 'it' or 'them' in the next thought would mean. */
export function referentOf(tokens: Token[], start: number, rest: Rest): Referent | undefined {
  if (!rest.object || rest.kind === 'empty' || rest.kind === 'product') return undefined;
  const head = rest.object.split(' ').at(-1) ?? '';
  const plural =
    isPlural(head) ||
    /^(\w+ren|people|mice)$/.test(head) ||
    tokens.slice(start, rest.end).some((token, at) => token.lower === 'and' && at > 0 && rest.words.includes(' and '));
  const reach = tokens
    .slice(start, rest.end)
    .findIndex(({ lower, tag }) => tag === 'noun' && rest.object?.startsWith(lower));
  const opening = tokens.slice(start, start + Math.max(reach, 0)).map(({ lower }) => lower);
  const single = opening.some((word) => /^(a|an|each|every|one)$/.test(word));
  const owned = opening.some((word) => /^(my|our|their|his|her|the)$/.test(word));
  const text = plural || !(single || owned) ? rest.object : single ? `the ${head}` : `the ${rest.object}`;
  return { text, noun: rest.object, plural, kind: kindOfNoun(head) };
}
