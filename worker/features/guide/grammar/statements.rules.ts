import type { Family } from '#worker/features/guide/content/patterns/pattern.ts';
import { deviceWords } from '#worker/features/guide/content/people.ts';
import { particles, plainFamily, verbFamily } from '#worker/features/guide/content/verbs.ts';
import { type ClausePart, cutSentence } from '#worker/features/guide/grammar/cutting.rules.ts';
import { kindOfNoun, type Phrase, readPhrase } from '#worker/features/guide/grammar/nouns.rules.ts';
import { baseOfVerb, type Token } from '#worker/features/guide/grammar/phrases.rules.ts';
import { wordFor } from '#worker/features/guide/grammar/reading.rules.ts';
import { asNoun, dropVague, isPlural, type Noun } from '#worker/features/guide/grammar/words.rules.ts';

/**
 * One clause of an idea with nothing left out. 'act': somebody or the product does something; 'rule': something holds; 'fragment': words
 * without a verb; 'background': how it is today. `phrase` is what follows the verb, `text` the whole clause, both made of the user's words.
 */
export type Statement = {
  kind: 'act' | 'rule' | 'fragment' | 'background';
  who: Noun | 'product' | 'speaker' | 'client' | undefined;
  /** The subject is a machine that sends or does something. */
  device: boolean;
  /** What the clause speaks of where that is neither person nor machine: 'late returns'. */
  subject: string;
  not: boolean;
  verb: string;
  family: Family;
  phrase: string;
  object?: Noun;
  when?: string;
  why?: string;
  /** What happens if not: 'they lapse' of 'approved within 24 hours, otherwise they lapse'. */
  otherwise?: string;
  text: string;
};

/** What clauses before said, for 'they', 'it' and clauses without a subject. */
type Memory = {
  subject: Pick<Statement, 'who' | 'device' | 'subject'> | undefined;
  person: Noun | undefined;
  one: string | undefined;
  many: string | undefined;
};

/** More than anybody reads; the notes of three summers have this many. */
const mostStatements = 120;
const pastVerbs: Readonly<Record<string, string>> = { told: 'tell', shown: 'show', sent: 'send', given: 'give' };
const anybody: NonNullable<Memory['subject']> = { who: 'client', device: false, subject: '{clients}' };
const linking = /^(be|am|is|are|was|were|been)$/;
const helping =
  /^(have|has|had|do|does|did|would|should|could|might|can|will|must|may|need|want|like|love|try|prefer|hope|start|get|go|come)$/;
const today =
  /\b(right now|at the moment|currently|today we|nowadays|so far|until now|last (year|week|month|summer|winter)|never (?:know|agree|remember)|keeps? forgetting|hates?|annoy\w*|(?:text|call|phone|ring)s? \{speakers\}(?! to)|lives? alone)/;
const owning = /^\{speakers\} (am|are|have|run|own|rent out|organise|organize|teach|repair|live|work|sell|make)\b/;

/** Reads every clause of all sentences in order; each word of the idea is in one of them. Pure. */
export function readStatements(sentences: Token[][]): Statement[] {
  const memory: Memory = { subject: undefined, person: undefined, one: undefined, many: undefined };
  const read = sentences.flatMap((tokens) => readOne(tokens, memory));
  const once = new Map(read.map((statement) => [`${statement.text} ${statement.when ?? ''}`, statement]));
  return [...once.values()].slice(0, mostStatements);
}

function readOne(tokens: Token[], memory: Memory): Statement[] {
  const found: Statement[] = [];
  let leading: string | undefined;
  for (const part of cutSentence(tokens)) {
    const last = found.at(-1);
    if (last && /^(otherwise|else)$/.test(part.tokens.find(({ tag }) => tag !== 'conj')?.lower ?? '')) {
      last.otherwise = wordsIn(part.tokens, memory).replace(/^.*?\b(?:otherwise|else) /, '');
      continue;
    }
    if (part.kind === 'main') {
      const statement = readMain(part, memory, found.length === 0 && leading === undefined);
      if (!statement) continue;
      if (leading) statement.when = [leading, statement.when].filter(Boolean).join(', ');
      leading = undefined;
      found.push(statement);
    } else {
      const words = wordsIn(part.tokens, memory);
      notePeople(part.tokens, memory);
      if (part.kind === 'condition' && (!last || part.leads)) leading = words;
      else if (last && part.kind === 'condition') last.when = [last.when, words].filter(Boolean).join(' ');
      else if (last) last.why = [last.why, words].filter(Boolean).join(', ');
    }
  }
  if (leading && found.length === 0) found.push(fragmentOf(leading));
  return found.map((statement) => (isBackground(statement) ? { ...statement, kind: 'background' } : statement));
}

function isBackground({ text, kind, not }: Statement): boolean {
  const past =
    /\b(was|were|came|took|fell|had|ran|grew|waited|phoned|went|knew)\b/.test(text) &&
    !/\b(whether|what|which|how|who|they|must|should)\b/.test(text);
  if (/, (?:mon|tues|wednes|thurs|fri|satur|sun)day at \d/i.test(text)) return true;
  if (past || /\bnote \d/i.test(text) || /^what would have\b/.test(text)) return true;
  return kind !== 'fragment' && !not && (today.test(text) || (owning.test(text) && !/(?<!type )\b\d/.test(text)));
}

function fragmentOf(text: string): Statement {
  const not = /^(no|not)\b/.test(text);
  return {
    kind: 'fragment',
    who: undefined,
    device: false,
    subject: '',
    not,
    verb: '',
    family: 'see',
    phrase: text,
    text,
  };
}

function readMain(part: ClausePart, memory: Memory, leads = false): Statement | undefined {
  const { tokens, verbAt } = part;
  if (tokens.length === 0) return undefined;
  if (verbAt === undefined) {
    notePeople(tokens, memory);
    return fragmentOf(wordsIn(tokens, memory));
  }
  if (tokens[0]?.lower === 'there' && linking.test(tokens[verbAt]?.lower ?? ''))
    return fragmentOf(wordsIn(tokens.slice(verbAt + 1), memory));
  const before = tokens.slice(0, verbAt);
  const subject = before.some(({ tag }) => ['noun', 'pron', 'det', 'adj'].includes(tag))
    ? subjectOf(before, memory)
    : (unnamedSubject(tokens, verbAt, leads) ?? memory.subject ?? anybody);
  let at = verbAt;
  let not = before.length > 0 && before.every(({ lower }) => lower === 'never');
  let passive = false;
  let current = subject;
  for (; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token) break;
    if (/^(not|never)$/.test(token.lower)) not = true;
    else if (/^(able|due)$/.test(token.lower)) continue;
    else if (token.tag === 'modal' || token.tag === 'to' || token.tag === 'adv') continue;
    else if (linking.test(token.lower)) {
      const next = tokens.slice(at + 1).find(({ tag }) => tag !== 'adv');
      const done = next !== undefined && /(ed|en|wn|nt|ld|un)$/.test(next.lower) && next.tag === 'adj';
      if (next?.lower === 'not') continue;
      if (/^(able|going|about)$/.test(next?.lower ?? '')) continue;
      passive = done;
      break;
    } else if (helping.test(token.base ?? token.lower) && leadsOn(tokens, at)) {
      const other = /^(want|need|like|prefer)$/.test(token.base ?? '')
        ? embeddedSubject(tokens, at + 1, memory)
        : undefined;
      if (other) {
        current = other.subject;
        at = other.end - 1;
      }
    } else if (/^(let|help|allow|enable|make)$/.test(token.base ?? '')) {
      const other = embeddedSubject(tokens, at + 1, memory);
      if (!other) break;
      current = other.subject;
      at = other.end - 1;
    } else break;
  }
  const main = tokens[at];
  if (!main) return fragmentOf(wordsIn(tokens, memory));
  const text = wordsIn(tokens, memory, true);
  const base = main.base ?? baseOfVerb(main.lower) ?? main.lower;
  const rest = moveParticle(tokens.slice(at + 1));
  const phrase = [wordsIn(rest, memory), leadingGroup(before, memory)].filter(Boolean).join(' ');
  const object = meantBy(rest, memory) ?? objectOf(rest);
  const forSpeaker =
    current?.who === 'speaker' || current === anybody
      ? /^(show|tell|send|remind|warn|notify|alert|give|help)$/.test(base) && /^(me|us)$/.test(rest[0]?.lower ?? '')
      : false;
  if (forSpeaker) current = { who: 'product', device: false, subject: 'it' };
  remember(before, rest, current, memory);
  const told =
    passive && /^(told|asked|informed|reminded|notified|warned|shown|sent|given)$/.test(rest[0]?.lower ?? '');
  if (told && typeof current?.who === 'object') {
    const verb = baseOfVerb(rest[0]?.lower ?? '') ?? pastVerbs[rest[0]?.lower ?? ''] ?? 'tell';
    const whom = `${current.subject} ${wordsIn(rest.slice(1), memory)}`.trim();
    return {
      kind: 'act',
      who: 'product',
      device: false,
      subject: 'it',
      not,
      verb,
      family: 'remind',
      phrase: whom,
      text,
    };
  }
  const doer = passive ? doerOf(rest) : undefined;
  if (doer && !not) {
    const phrase = [current?.subject ?? '', wordsIn(doer.rest, memory)].filter(Boolean).join(' ');
    const object = objectOf(before) ?? objectOf(doer.rest);
    return {
      kind: 'act',
      who: doer.who,
      device: false,
      subject: doer.who.many,
      not,
      verb: doer.verb,
      family: familyWith(doer.verb, phrase) ?? verbFamily.get(doer.verb) ?? plainFamily.get(doer.verb) ?? 'record',
      phrase,
      ...(object ? { object } : {}),
      text,
    };
  }
  const needed = base === 'need' && !not && current?.who !== undefined && current.who !== 'product' && !current.device;
  if (needed && current && /^(an?|the|some|one)$/.test(rest[0]?.lower ?? ''))
    return {
      kind: 'act',
      who: current.who,
      device: false,
      subject: current.subject,
      not,
      verb: 'get',
      family: 'see',
      phrase,
      ...(object ? { object } : {}),
      text: `${current.subject} get ${phrase}`.trim(),
    };
  const acts = current !== undefined && (current.who !== undefined || current.device);
  const state = linking.test(main.lower) || /^(have|has|need|last|cost|mean)$/.test(base) || !acts;
  if (current?.who === 'product' && /^no /.test(phrase)) not = true;
  if (/^(nobody|no-one|none)$/.test(current?.subject ?? '') || /^no\b/.test(current?.subject ?? '')) not = true;
  return {
    kind: state || passive ? 'rule' : 'act',
    who: current?.who,
    device: current?.device ?? false,
    subject: current?.subject ?? '',
    not,
    verb: base,
    family: familyWith(base, phrase) ?? verbFamily.get(base) ?? plainFamily.get(base) ?? 'record',
    phrase,
    ...(object ? { object } : {}),
    text: passive || state || current === undefined || before.length > 0 ? text : `${current.subject} ${text}`.trim(),
  };
}

/** Who a sentence without a subject speaks of: 'Prints a diff' of the product, 'Must not break the rule' of nobody in particular. */
function unnamedSubject(tokens: Token[], verbAt: number, leads: boolean): Memory['subject'] {
  const first = tokens[verbAt];
  if (!leads || !first || verbAt > 0) return undefined;
  if (first.tag === 'modal') return { who: undefined, device: false, subject: '' };
  return first.base !== undefined && first.lower !== first.base && /s$/.test(first.lower)
    ? { who: 'product', device: false, subject: 'it' }
    : undefined;
}

/** 'approved by the ward manager within 24 hours': who does it, which verb, and what else is said. */
function doerOf(rest: Token[]): { who: Noun; verb: string; rest: Token[] } | undefined {
  const done = rest.findIndex(({ tag }) => tag !== 'adv');
  const verb = baseOfVerb(rest[done]?.lower ?? '');
  const by = rest.findIndex(({ lower }) => lower === 'by');
  const phrase = by > done ? readPhrase(rest, by + 1) : undefined;
  if (!verb || !phrase || phrase.kind !== 'person') return undefined;
  return { who: phrase.noun, verb, rest: [...rest.slice(done + 1, by), ...rest.slice(phrase.end)] };
}

/** Where the subject begins after a group like 'at the end of the year'. */
function groupEnd(tokens: Token[]): number {
  if (tokens[0]?.tag !== 'prep') return 0;
  let end = readPhrase(tokens, 1)?.end;
  while (end !== undefined && tokens[end]?.tag === 'prep') end = readPhrase(tokens, end + 1)?.end;
  return end !== undefined && end < tokens.length ? end : 0;
}

/** 'at Christmas' in 'at Christmas we print a book': it is said after the rest. */
function leadingGroup(before: Token[], memory: Memory): string {
  return wordsIn(before.slice(0, groupEnd(before)), memory);
}

/** What follows can change what a verb means: 'hand out', 'write down', 'play audio'. */
function familyWith(verb: string, phrase: string): Family | undefined {
  if (verb === 'connect') return 'manage';
  if (verb === 'take' && /\bback\b/.test(phrase)) return 'collect';
  if (verb === 'hand') return /^out\b/.test(phrase) ? 'lend' : 'submit';
  if (verb === 'write' && /^down\b/.test(phrase)) return 'record';
  if (verb === 'check' && /\bin\b/.test(phrase)) return 'record';
  if (verb === 'play' && /\b(audio|music|videos?|sounds?|songs?|recordings?)\b/.test(phrase)) return 'see';
  return undefined;
}

/** 'it up' becomes 'up it', so that naming what 'it' is leaves the verb whole. */
function moveParticle(rest: Token[]): Token[] {
  const [first, second] = rest;
  return first && second && /^(it|them)$/.test(first.lower) && particles.has(second.lower)
    ? [second, first, ...rest.slice(2)]
    : rest;
}

/** People that a piece without a clause of its own names: a later 'they' can mean them. */
function notePeople(tokens: Token[], memory: Memory): void {
  for (let index = 0; index < tokens.length; index += 1) {
    const phrase = readPhrase(tokens, index);
    if (!phrase) continue;
    index = phrase.end - 1;
    if (phrase.kind === 'person') memory.person = phrase.noun;
  }
}

/** Whether a helping word leads to another verb: 'want to keep', 'have to answer', 'would like them to report'. */
function leadsOn(tokens: Token[], at: number): boolean {
  const next = tokens.slice(at + 1).find(({ tag }) => tag !== 'adv');
  if (!next) return false;
  if (next.tag === 'modal') return true;
  if (next.tag === 'to') {
    const doing = tokens.slice(tokens.indexOf(next) + 1).find(({ tag }) => tag !== 'adv');
    return doing !== undefined && ['verb', 'frame'].includes(doing.tag);
  }
  if (/^(have|has|had|get|go|come|start)$/.test(tokens[at]?.base ?? '')) return false;
  if (/^(access|rights?|permissions?)$/.test(tokens[tokens.indexOf(next) + 1]?.lower ?? '')) return false;
  if (next.tag === 'verb' || next.tag === 'frame') return true;
  return embedsAt(tokens, at + 1) !== undefined;
}

/** The index after 'them' or a noun phrase that is followed by a verb of its own. */
function embedsAt(tokens: Token[], start: number): number | undefined {
  const first = tokens[start];
  const end =
    first?.tag === 'pron' && /^(them|people|us|me|him|her|it)$/.test(first.lower)
      ? start + 1
      : readPhrase(tokens, start)?.end;
  if (end === undefined) return undefined;
  const after = tokens[end];
  return after && ['to', 'verb', 'frame', 'modal'].includes(after.tag) ? end : undefined;
}

function embeddedSubject(tokens: Token[], start: number, memory: Memory) {
  const end = embedsAt(tokens, start);
  return end === undefined ? undefined : { subject: subjectOf(tokens.slice(start, end), memory), end };
}

function subjectOf(all: Token[], memory: Memory): Memory['subject'] {
  const tokens = all.slice(groupEnd(all));
  const words = wordsIn(tokens, memory);
  if (/^(those|these)$/.test(tokens[0]?.lower ?? '')) return { who: undefined, device: false, subject: words };
  const pronoun = tokens.find(({ tag }) => tag === 'pron')?.lower;
  const phrase = readFirstPhrase(tokens);
  if (!phrase && pronoun) {
    if (/^(i|we|me|us)$/.test(pronoun)) return { who: 'speaker', device: false, subject: words };
    if (pronoun === 'it') return { who: 'product', device: false, subject: words };
    if (/^(they|them|he|she|him|her)$/.test(pronoun))
      return memory.person
        ? { who: memory.person, device: false, subject: memory.person.many }
        : (memory.subject ?? anybody);
    if (/^(nobody|no-one|none)$/.test(pronoun)) return { who: undefined, device: false, subject: 'nobody' };
    if (/^(you|everyone|everybody|anyone|anybody|people)$/.test(pronoun)) return { ...anybody, subject: words };
    return { who: undefined, device: false, subject: words };
  }
  if (!phrase) return memory.subject ?? anybody;
  if (/^(nobody|no-one)$/.test(tokens[0]?.lower ?? '')) return { who: undefined, device: false, subject: 'nobody' };
  const head = phrase.noun.one.split(' ').at(-1) ?? '';
  const shared = /^(my|our)$/.test(tokens[0]?.lower ?? '') && phrase.kind === 'place';
  if (shared || (pronoun && /^(i|we)$/.test(pronoun))) return { who: 'speaker', device: false, subject: words };
  const served = phrase.kind === 'product' ? peopleAfterFor(tokens) : undefined;
  if (served) return { who: served, device: false, subject: served.many };
  if (phrase.kind === 'product' || tokens.some(({ text }) => text === 'AI'))
    return { who: 'product', device: false, subject: words };
  if (deviceWords.has(head)) return { who: phrase.noun, device: true, subject: words };
  if (phrase.kind === 'person' || phrase.kind === 'place') return { who: phrase.noun, device: false, subject: words };
  return { who: undefined, device: false, subject: words };
}

/** 'a tool for translators to manage …': those who act are named after 'for'. */
function peopleAfterFor(tokens: Token[]): Noun | undefined {
  const at = tokens.findIndex(({ lower }) => lower === 'for');
  const phrase = at > 0 && tokens.at(-1)?.tag === 'to' ? readPhrase(tokens, at + 1) : undefined;
  return phrase && (phrase.kind === 'person' || phrase.kind === 'place') ? phrase.noun : undefined;
}

function readFirstPhrase(tokens: Token[]): Phrase | undefined {
  for (let index = 0; index < tokens.length; index += 1) {
    if (tokens[index]?.tag === 'prep' && index > 0) return undefined;
    const phrase = readPhrase(tokens, index);
    if (phrase) return phrase;
  }
  return undefined;
}

/** The first noun phrase after the verb that names a thing, before any clause of its own. */
function objectOf(rest: Token[]): Noun | undefined {
  for (let index = 0; index < rest.length; index += 1) {
    const token = rest[index];
    if (!token || token.tag === 'rel' || token.tag === 'modal') return undefined;
    const phrase = readPhrase(rest, index);
    if (!phrase) continue;
    const before = rest[index - 1];
    const aside = before?.tag === 'prep' && !/^(to|of|into|for)$/.test(before.lower);
    const thing = phrase.kind === 'thing' || kindOfNoun(phrase.noun.one.split(' ').at(-1) ?? '') === 'thing';
    if (thing && !aside && !/^(everybody|nobody|percent|way|turn|time)$/.test(phrase.noun.one))
      return asNoun(phrase.text);
    if (aside) return undefined;
    index = phrase.end - 1;
  }
  return undefined;
}

/** What 'it' or 'them' at the beginning of what follows a verb stands for. */
function meantBy(rest: Token[], memory: Memory): Noun | undefined {
  const pronoun = rest.slice(0, 2).find(({ lower }) => /^(it|them)$/.test(lower))?.lower;
  const name = pronoun === 'them' ? memory.many : pronoun === 'it' ? memory.one : undefined;
  return name ? asNoun(name) : undefined;
}

function remember(before: Token[], rest: Token[], current: Memory['subject'], memory: Memory): void {
  if (current && current.subject !== 'nobody') memory.subject = current;
  if (typeof current?.who === 'object' && !current.device) memory.person = current.who;
  else notePeople(rest, memory);
  const subject = readFirstPhrase(before);
  const start = rest.findIndex(({ tag }) => tag !== 'adv' && tag !== 'prep');
  const asked = rest[start]?.tag === 'rel';
  const object = start < 0 || asked ? undefined : readPhrase(rest, start);
  for (const [phrase, last] of [
    [subject, before.findLast(({ tag }) => tag === 'noun')],
    [object, object && rest[object.end - 1]],
  ] as const) {
    if (phrase?.kind !== 'thing') continue;
    if (isPlural(last?.lower ?? '')) memory.many = phrase.text;
    else memory.one = phrase.text;
  }
  if (asked) memory.one = undefined;
}

/** The words of tokens as one line: no empty praise, 'it' and 'them' named where what they mean is known. */
function wordsIn(tokens: Token[], memory: Pick<Memory, 'one' | 'many' | 'person'>, keeps = false): string {
  const words = tokens.map((token, index) => {
    if (token.text === ',') return ',';
    if (/^(he|she)$/.test(token.lower) && memory.person) return `the ${memory.person.one}`;
    const early = index <= 1 && !keeps && !(index > 0 && tokens[index - 1]?.tag === 'noun');
    const against = token.lower === 'them' && /^(against|from|into|about|of)$/.test(tokens[index - 1]?.lower ?? '');
    if (token.lower === 'them' && (early || (against && !keeps)) && memory.many) return `the ${memory.many}`;
    if (token.lower === 'it' && early && memory.one) return `the ${memory.one}`;
    return wordFor(token);
  });
  return dropVague(
    words
      .join(' ')
      .replace(/ ,/g, ',')
      .replace(/[\s,]+$|^[\s,]+/g, ''),
  )
    .replace(/\s+(?:and|or|but|so|then|to)$/i, '')
    .trim();
}
