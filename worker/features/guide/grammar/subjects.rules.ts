import { deviceWords } from '#worker/features/guide/content/people.ts';
import {
  isKin,
  type Memory,
  readFirstPhrase,
  type Subject,
  wordsIn,
} from '#worker/features/guide/grammar/memory.rules.ts';
import { readPhrase } from '#worker/features/guide/grammar/nouns.rules.ts';
import type { Token } from '#worker/features/guide/grammar/phrases.rules.ts';
import { likeThem, staffOf } from '#worker/features/guide/grammar/staff.rules.ts';
import type { Noun } from '#worker/features/guide/grammar/words.rules.ts';

/** Those who use the product, whoever they are. */
export const anybody: Subject = { who: 'client', device: false, subject: '{clients}' };

/** 'One of', 'the nearest of', 'most of'. */
const partOf =
  /^(?:the )?(?:one|two|three|some|any|each|both|all|most|none|half|nearest|closest|next|first|last|oldest|youngest|others?|rest) of\b/;

/** Who or what a clause speaks of, by the words before its verb. */
export function subjectOf(all: Token[], memory: Memory): Subject | undefined {
  // 'Today the secretary makes it'.
  const opened = /^(?:today|currently|nowadays|usually|sometimes|afterwards)$/.test(all[0]?.lower ?? '')
    ? all.slice(1)
    : all;
  const tokens = opened.slice(groupEnd(opened));
  const words = wordsIn(tokens, memory);
  if (/^(those|these)$/.test(tokens[0]?.lower ?? '')) return { who: undefined, device: false, subject: words };
  const pronoun = tokens.find(({ tag }) => tag === 'pron')?.lower;
  // 'Neither the home nor the residents see it': whom it is denied to does nothing here.
  if (tokens[0]?.lower === 'neither') return { who: undefined, device: false, subject: words };
  if (
    /^(?:(?:every )?one|some|any|each|both|all|most|(?:the )?\d+|the [a-z]+) of (us|you)$/.test(
      tokens.map(({ lower }) => lower).join(' '),
    )
  )
    return pronoun === 'us' ? { who: 'speaker', device: false, subject: words } : { ...anybody, subject: words };
  if (/^(?:each|all|most|both|one|any) of them$/.test(tokens.map(({ lower }) => lower).join(' ')) && memory.person)
    return { who: memory.person, device: false, subject: memory.person.many };
  // 'The nearest of our 38 mechanics is told' is said of one of them.
  const whole = partOf.test(
    tokens
      .slice(0, 3)
      .map(({ lower }) => lower)
      .join(' '),
  )
    ? readPhrase(tokens, tokens.findIndex(({ lower }) => lower === 'of') + 1)
    : undefined;
  if (whole?.kind === 'person') return { who: whole.noun, device: false, subject: words };
  // 'Whoever is on duty acknowledges it' is said of the writer's own side.
  if (
    tokens[0]?.lower === 'whoever' &&
    tokens.slice(1, 6).some(({ lower }) => /^(?:duty|charge|call|shift|responsible)$/.test(lower))
  )
    return { who: 'speaker', device: false, subject: words };
  // 'Whoever takes something says until when': the first verb tells who it is.
  if (tokens[0]?.lower === 'whoever' && tokens.some(({ tag }) => /^(verb|frame)$/.test(tag)))
    return { ...anybody, subject: words };
  // 'Everyone whose pot is in it gets a message'.
  if (/^(?:everyone|everybody|anyone|anybody)$/.test(tokens[0]?.lower ?? '') && tokens[1]?.tag === 'rel')
    return { ...anybody, subject: words };
  const phrase = readFirstPhrase(tokens);
  if (!phrase && pronoun) {
    if (/^(i|we|me|us)$/.test(pronoun)) return { who: 'speaker', device: false, subject: words };
    if (pronoun === 'it') return { who: 'product', device: false, subject: words };
    if (/^(he|she)$/.test(pronoun) && memory.kin) return { who: memory.kin, device: false, subject: memory.kin.many };
    if (/^(they|them)$/.test(pronoun) && memory.person && isKin(memory.person) && memory.crowd) return memory.crowd;
    if (pronoun === 'they' && memory.isOne && memory.group) return memory.group;
    if (/^(they|them|he|she|him|her)$/.test(pronoun))
      return memory.person
        ? { who: memory.person, device: false, subject: memory.person.many }
        : (memory.subject ?? anybody);
    if (/^(nobody|no-one|none)$/.test(pronoun)) return { who: undefined, device: false, subject: 'nobody' };
    if (/^(you|everyone|everybody|anyone|anybody|someone|somebody|people|others)$/.test(pronoun))
      return { ...anybody, subject: words };
    return { who: undefined, device: false, subject: words };
  }
  if (!phrase) return memory.subject ?? anybody;
  if (/^(nobody|no-one)$/.test(tokens[0]?.lower ?? '')) return { who: undefined, device: false, subject: 'nobody' };
  const head = phrase.noun.one.split(' ').at(-1) ?? '';
  const mine = /^(my|our)$/.test(tokens[0]?.lower ?? '');
  const shared = mine && phrase.kind === 'place';
  if (shared || (pronoun && /^(i|we)$/.test(pronoun))) return { who: 'speaker', device: false, subject: words };
  const served = phrase.kind === 'product' ? peopleAfterFor(tokens) : undefined;
  if (served) return { who: served, device: false, subject: served.many };
  if (phrase.kind === 'product' || tokens.some(({ text }) => text === 'AI'))
    return { who: 'product', device: false, subject: words };
  if (deviceWords.has(head)) return { who: phrase.noun, device: true, subject: words };
  // 'The reception sees it' is said of those who sit there.
  const staff = /^(?:reception|housekeeping)$/.test(head) ? staffOf(phrase.noun) : undefined;
  if (staff) return { who: staff, device: false, subject: staff.many };
  if (phrase.kind === 'person' || phrase.kind === 'place')
    return { who: likeThem(phrase.noun, memory.person), device: false, subject: words };
  return { who: undefined, device: false, subject: words };
}

/** 'a tool for translators to manage …': those who act are named after 'for'. */
function peopleAfterFor(tokens: Token[]): Noun | undefined {
  const at = tokens.findIndex(({ lower }) => lower === 'for');
  const phrase = at > 0 && tokens.at(-1)?.tag === 'to' ? readPhrase(tokens, at + 1) : undefined;
  return phrase && (phrase.kind === 'person' || phrase.kind === 'place') ? phrase.noun : undefined;
}

/** Who a sentence without a subject speaks of: 'Prints a diff' of the product, 'Must not break the rule' of nobody in particular. */
export function unnamedSubject(tokens: Token[], verbAt: number, leads: boolean): Subject | undefined {
  const first = tokens[verbAt];
  if (!leads || !first || verbAt > 0) return undefined;
  if (first.tag === 'modal') return { who: undefined, device: false, subject: '' };
  if (/^(warn|remind|notify|alert)$/.test(first.lower)) return { who: 'product', device: false, subject: 'it' };
  return first.base !== undefined && first.lower !== first.base && /s$/.test(first.lower)
    ? { who: 'product', device: false, subject: 'it' }
    : undefined;
}

/** Where the subject begins after a group like 'at the end of the year' or 'after 20:00'. */
function groupEnd(tokens: Token[]): number {
  const start = tokens[0]?.lower === 'instead' ? 1 : 0;
  if (tokens[start]?.tag !== 'prep') return 0;
  const isHour =
    /^\d{1,2}(?:[:∶]\d\d)?(?:am|pm)?$/.test(tokens[start + 1]?.lower ?? '') && tokens[start + 2]?.tag !== 'noun';
  let end = isHour ? start + 2 : readPhrase(tokens, start + 1)?.end;
  // 'From 1 March 2026'.
  if (end !== undefined && /^(?:19|20)\d\d$/.test(tokens[end]?.lower ?? '')) end += 1;
  while (end !== undefined && tokens[end]?.tag === 'prep') end = readPhrase(tokens, end + 1)?.end;
  if (end !== undefined && tokens[end]?.text === ',') end += 1;
  return end !== undefined && end < tokens.length ? end : 0;
}

/** 'at Christmas' in 'at Christmas we print a book': it is said after the rest. */
export function leadingGroup(before: Token[], memory: Memory): string {
  return wordsIn(before.slice(0, groupEnd(before)), memory);
}

/** 'Wish for a member to report': the people stand after 'for'. */
const embeddedFrom = (tokens: Token[], start: number) => (tokens[start]?.lower === 'for' ? start + 1 : start);

/** The index after 'them' or a noun phrase that is followed by a verb of its own. */
export function embedsAt(tokens: Token[], opened: number): number | undefined {
  const start = embeddedFrom(tokens, opened);
  const first = tokens[start];
  const end =
    first?.tag === 'pron' && /^(them|people|us|me|him|her|it)$/.test(first.lower)
      ? start + 1
      : readPhrase(tokens, start)?.end;
  let at = end;
  while (at !== undefined && tokens[at]?.tag === 'prep') at = readPhrase(tokens, at + 1)?.end;
  const after = at === undefined ? undefined : tokens[at];
  return after && ['to', 'verb', 'frame', 'modal'].includes(after.tag) ? at : undefined;
}

/** The people that 'let', 'want' and the like give the verb to, and where it follows. */
export function embeddedSubject(tokens: Token[], start: number, memory: Memory) {
  const end = embedsAt(tokens, start);
  return end === undefined
    ? undefined
    : { subject: subjectOf(tokens.slice(embeddedFrom(tokens, start), end), memory), end };
}
