import { baseOfParticiple } from '#worker/features/guide/content/verbs.ts';
import type { ClausePart } from '#worker/features/guide/grammar/cutting.rules.ts';
import { familyOf } from '#worker/features/guide/grammar/families.rules.ts';
import {
  isKin,
  linking,
  type Memory,
  meantBy,
  notePeople,
  remember,
  type Subject,
  wordsIn,
} from '#worker/features/guide/grammar/memory.rules.ts';
import { readPhrase } from '#worker/features/guide/grammar/nouns.rules.ts';
import { doerOf, moveParticle, objectOf } from '#worker/features/guide/grammar/objects.rules.ts';
import { baseOfVerb, type Token } from '#worker/features/guide/grammar/phrases.rules.ts';
import { isRemark } from '#worker/features/guide/grammar/remarks.rules.ts';
import { toPeople } from '#worker/features/guide/grammar/staff.rules.ts';
import type { Statement } from '#worker/features/guide/grammar/statements.rules.ts';
import { anybody, leadingGroup, subjectOf, unnamedSubject } from '#worker/features/guide/grammar/subjects.rules.ts';
import { readVerbGroup } from '#worker/features/guide/grammar/verb-groups.rules.ts';
import { asNoun, lowerFirst, type Noun } from '#worker/features/guide/grammar/words.rules.ts';

/** A clause with its verb found: the words before, the verb in its base form, and the words after. */
type Predicate = {
  subject: Subject | undefined;
  not: boolean;
  passive: boolean;
  before: Token[];
  base: string;
  rest: Token[];
  text: string;
  phrase: string;
  /** What a verb without an object must be about: 'and the board decides'. */
  topic?: Noun;
};

const telling = /^(show|tell|send|remind|warn|notify|alert|give|help)$/;

/** 'The dermatologist calls them in': those who acted before the one who acts now. */
function theirOther(subject: Subject | undefined, { person, other }: Memory): Noun | undefined {
  return typeof subject?.who === 'object' && person?.one === subject.who.one ? other : person;
}

/** 'The board decides': on what was spoken of before; 'the technician accepts': that. */
const deciding = /^(decide|vote|accept|approve|reject|decline|refuse|confirm)$/;
const onIt = (base: string, one: string) => (/^(decide|vote)$/.test(base) ? `on the ${one}` : `the ${one}`);
const isAskingBack = (base: string, rest: Token[]) => base === 'ask' && rest.length === 1 && rest[0]?.lower === 'back';
const toldTo = /^(called|phoned|alerted|told|asked|informed|reminded|notified|warned|shown|sent|given)$/;

/** A clause without a verb: a headline, a list, or what is ruled out in two words. */
export function fragmentOf(text: string): Statement {
  return {
    ...{ kind: 'fragment', who: undefined, device: false, subject: '', verb: '', family: 'see' },
    not: /^(no|not)\b/.test(text),
    phrase: text,
    text,
  };
}

/** 'Pre-order page for our bakery', 'Help desk for a school': a compound of a verb and a kind of product, which is no order to do it. */
function namesWhatItIs(tokens: Token[]): boolean {
  const [, ...rest] = tokens;
  const end = rest.findIndex(({ tag, lower }) => !['noun', 'adj'].includes(tag) || kindOfProduct.test(lower));
  return end >= 0 && end < mostParts && kindOfProduct.test(rest[end]?.lower ?? '');
}

/** What a product is called, in the singular: 'build apps' is something to do. */
const kindOfProduct =
  /^(?:page|app|tool|site|website|shop|store|desk|platform|system|tracker|board|service|bot|planner|portal)$/;
const mostParts = 3;

/** Reads a clause that says something by itself; `leads` where it begins its sentence. Nothing where it has no words. */
export function readMain(part: ClausePart, memory: Memory, leads = false): Statement | undefined {
  const { tokens, verbAt } = part;
  if (tokens.length === 0) return undefined;
  if (verbAt === undefined) {
    notePeople(tokens, memory);
    return fragmentOf(wordsIn(tokens, memory));
  }
  if (leads && verbAt === 0 && namesWhatItIs(tokens)) return fragmentOf(wordsIn(tokens, memory));
  if (isRemark(tokens, verbAt)) {
    notePeople(tokens, memory);
    return { ...fragmentOf(wordsIn(tokens, memory)), isRemark: true };
  }
  if (tokens[0]?.lower === 'there' && linking.test(tokens[verbAt]?.lower ?? ''))
    return fragmentOf(wordsIn(tokens.slice(verbAt + 1), memory));
  const predicate = readPredicate(tokens, verbAt, memory, leads);
  if (!predicate) return fragmentOf(wordsIn(tokens, memory));
  if (isPreface(predicate)) {
    notePeople(predicate.rest, memory);
    return fragmentOf(wordsIn(predicate.rest, memory));
  }
  const object =
    predicate.topic ??
    (toPeople.test(predicate.base) ? undefined : meantBy(predicate.rest, memory)) ??
    objectOf(predicate.rest, predicate.base);
  remember(predicate, memory);
  return (
    asTold(predicate, memory) ??
    asMadeKnown(predicate) ??
    asDoneBy(predicate, memory) ??
    withObject(asWished(predicate) ?? asNeeded(predicate) ?? asSaid(predicate), object)
  );
}

/** 'I want to make an app for taxi drivers': the product itself is wished for, nothing that is done with it. */
function isPreface({ subject, base, rest, not }: Predicate): boolean {
  const wishes = /^(want|need|like|love|make|build|create|develop|design|program|launch)$/.test(base) && !not;
  if (!wishes || (subject?.who !== 'speaker' && subject?.who !== 'client')) return false;
  const start = rest.findIndex(({ tag }) => tag !== 'adv');
  const wished = start >= 0 ? readPhrase(rest, start) : undefined;
  return wished?.kind === 'product' || /^(thing|something|way|place|solution)$/.test(wished?.noun.one ?? '');
}

function withObject(statement: Statement, object: Noun | undefined): Statement {
  return object ? { ...statement, object } : statement;
}

function readPredicate(tokens: Token[], verbAt: number, memory: Memory, leads: boolean): Predicate | undefined {
  const before = tokens.slice(0, verbAt);
  const named = before.some(({ tag }) => ['noun', 'pron', 'det', 'adj'].includes(tag));
  const opening = named
    ? subjectOf(before, memory)
    : (goesOnInList(tokens, memory) ?? unnamedSubject(tokens, verbAt, leads) ?? memory.subject ?? anybody);
  const { at, subject, not, passive } = readVerbGroup(tokens, verbAt, opening, memory);
  const main = tokens[at];
  if (!main) return undefined;
  const text = wordsIn(tokens, memory, true);
  const base = main.base ?? baseOfVerb(main.lower) ?? main.lower;
  const rest = moveParticle(tokens.slice(at + 1), memory);
  // 'The pharmacist confirms that he takes it': he is the one who confirms.
  const isOne =
    typeof subject?.who === 'object' && !subject.device && /^(?:an?|the|each|every|one) /i.test(subject.subject);
  const own =
    isOne && typeof subject.who === 'object' && !isKin(subject.who) ? { ...memory, person: subject.who } : memory;
  const whom = toPeople.test(base) ? { ...own, many: theirOther(subject, memory)?.many } : own;
  const phrase = [wordsIn(rest, whom), leadingGroup(before, memory)].filter(Boolean).join(' ');
  const open =
    passive || !memory.one
      ? ''
      : deciding.test(base) && rest.length === 0
        ? onIt(base, memory.one)
        : isAskingBack(base, rest)
          ? `back about the ${memory.one}`
          : '';
  const forSpeaker =
    (subject?.who === 'speaker' || subject === anybody) && telling.test(base) && /^(me|us)$/.test(rest[0]?.lower ?? '');
  // 'The list would also tell me': a part of the product does.
  const isPart = subject !== undefined && subject.who === undefined && /^(?:show|tell)$/.test(base);
  const forPart = isPart && !not && !passive && /^(me|us)$/.test(rest[0]?.lower ?? '');
  return {
    subject: forSpeaker || forPart ? { who: 'product', device: false, subject: 'it' } : subject,
    ...{ not, passive, before, base, rest },
    text: [text, open.replace(/^back /, '')].filter(Boolean).join(' '),
    phrase: open.startsWith('back') ? open : [open, phrase].filter(Boolean).join(' '),
    ...(open && memory.one ? { topic: asNoun(memory.one) } : {}),
  };
}

/** '- inspects, marks defects' below '- inspector opens the round'. */
function goesOnInList([first]: Token[], { subject }: Memory): Subject | undefined {
  const isThird = first?.base !== undefined && first.base !== first.lower && /s$/.test(first.lower);
  return first?.isLine && isThird && typeof subject?.who === 'object' && !subject.device ? subject : undefined;
}

/** 'The photographer is told which pictures to retouch': the product tells them. */
function asTold({ subject, passive, base, rest, not, text }: Predicate, memory: Memory): Statement | undefined {
  const done = rest[0]?.lower ?? '';
  const gets = base === 'get' && rest.length === 1;
  if (!(passive || gets) || !toldTo.test(done) || typeof subject?.who !== 'object') return undefined;
  return {
    ...{ kind: 'act', who: 'product', device: false, subject: 'it', not, family: 'remind', text },
    verb: baseOfVerb(done) ?? baseOfParticiple(done) ?? 'tell',
    phrase:
      `${subject.subject.includes(' ') ? subject.subject : subject.who.many} ${wordsIn(rest.slice(1), memory)}`.trim(),
  };
}

/** 'If he does not respond the supervisors must know': the product tells them. */
function asMadeKnown({ subject, base, rest, not, text }: Predicate): Statement | undefined {
  const isTold = /^(?:know|hear|learn)$/.test(base) && /\b(?:must|should|have to|has to|need to|needs to)\b/.test(text);
  const isBare = rest.every(({ tag }) => tag === 'adv');
  if (!isTold || !isBare || not || subject?.who === undefined || subject.who === 'product' || subject.device)
    return undefined;
  const whom =
    subject.who === 'speaker' ? '{speakers}' : typeof subject.who === 'object' ? subject.who.many : subject.subject;
  return {
    ...{ kind: 'act', who: 'product', device: false, subject: 'it', not, verb: 'tell', family: 'remind', phrase: whom },
    text: `it tells ${whom}`,
  };
}

/** 'A request is approved by the ward manager': those named after 'by' do it. */
function asDoneBy({ subject, passive, before, rest, not, text }: Predicate, memory: Memory): Statement | undefined {
  const doer = passive && !not ? doerOf(rest) : undefined;
  if (!doer) return undefined;
  const phrase = [lowerFirst(subject?.subject ?? ''), wordsIn(doer.rest, memory)].filter(Boolean).join(' ');
  const { who, verb } = doer;
  return withObject(
    {
      ...{ kind: 'act', who, device: false, subject: who.many, not, verb, phrase },
      text: before.length > 0 ? text : `${subject?.subject ?? ''} ${text}`.trim(),
      family: familyOf(verb, phrase) ?? 'record',
    },
    objectOf(before) ?? (before.length === 0 ? nounOf(memory.one ?? memory.many) : undefined) ?? objectOf(doer.rest),
  );
}

const nounOf = (text: string | undefined) => (text ? asNoun(text) : undefined);

/** 'Drivers need an overview': they are to get one. */
function asNeeded({ subject, base, rest, not, phrase }: Predicate): Statement | undefined {
  const somebody = subject?.who !== undefined && subject.who !== 'product' && !subject.device;
  if (base !== 'need' || not || !somebody || !/^(an?|the|some|one)$/.test(rest[0]?.lower ?? '')) return undefined;
  return {
    ...{ kind: 'act', ...subject, not, verb: 'get', family: 'see', phrase },
    text: `${subject.subject} get ${phrase}`.trim(),
  };
}

/** What is brought to people: they get it, they don't look it up. */
const brought =
  /^(message|reminder|notification|alert|alarm|warning|e-?mail|mail|text|call|receipt|invoice|confirmation|certificate|ticket|code|answer|reply|note)s?$/;

/** 'I want the roads on a map', 'we need the names': what is wished for is to be seen, and a message is to come. */
function asWished({ subject, base, rest, not, phrase, text }: Predicate): Statement | undefined {
  const isSpeaker = subject?.who === 'speaker';
  const somebody = isSpeaker || (typeof subject?.who === 'object' && !subject.device);
  if (!wishing.test(base) || not || !somebody || !subject) return undefined;
  if (base === 'like' && !/\b(?:would|should)\b/.test(text)) return undefined;
  const wished = readPhrase(rest, 0);
  if (!wished || wished.kind === 'person' || wished.kind === 'product') return undefined;
  // What others wish for is of the product only where it is one certain thing.
  if (!isSpeaker && (rest[0]?.tag !== 'det' || base === 'need')) return undefined;
  const isBrought = brought.test(rest[wished.end - 1]?.lower ?? '') || rhythm.test(phrase);
  const verb = isBrought ? 'get' : 'see';
  return {
    ...{ kind: 'act', ...subject, not, verb, family: 'see', phrase },
    text: `${subject.subject} ${verb} ${phrase}`.trim(),
  };
}

/** 'A list each Monday' comes by itself. */
const rhythm =
  /\b(?:each|every|once an?) (?:day|week|month|quarter|year|season|morning|evening|night|[a-z]+day)\b|\bat the end of (?:the|each|every) /i;
const wishing = /^(want|need|like|love|prefer|wish)$/;

/** What is left: somebody or the product acts, or something holds. */
function asSaid({ subject, base, passive, before, not, text, phrase, rest }: Predicate): Statement {
  // 'Whoever climbs challenges somebody at most two places above': a limit, whoever it is.
  const isBounded = /^whoever\b/i.test(subject?.subject ?? '') && /\b(?:at most|at least|no more than)\b/.test(phrase);
  // 'In May come 10 calls': what comes is told after its verb.
  const isInverted =
    /^(?:come|arrive|happen|appear)$/.test(base) && before[0]?.tag === 'prep' && rest[0]?.tag === 'det';
  const isHoped = base === 'like' && /\bwould\b/.test(text);
  // 'I'd add to it myself' names nothing that is added to.
  const isOpen = /^(?:to|into|from|with|of|at) (?:it|them)(?: \p{L}+sel(?:f|ves))?$/u.test(phrase);
  const acts = subject !== undefined && (subject.who !== undefined || subject.device) && !isOpen;
  const state =
    linking.test(base) ||
    /^(have|has|need|want|prefer|last|cost|mean)$/.test(base) ||
    isHoped ||
    isBounded ||
    isInverted ||
    !acts;
  // '… and never change it' goes on with those who were named before.
  const isNamed = before.some(({ lower }) => lower !== 'never');
  const denied =
    (subject?.who === 'product' && /^no /.test(phrase)) || /^(nobody|neither|none|no)\b/.test(subject?.subject ?? '');
  return {
    kind: state || passive ? 'rule' : 'act',
    who: subject?.who,
    device: subject?.device ?? false,
    subject: subject?.subject ?? '',
    not: not || denied,
    verb: base,
    family: familyOf(base, phrase) ?? 'record',
    phrase,
    text:
      passive || state || subject === undefined || isNamed
        ? text
        : `${subject.subject.replace(/ never$/, '')} ${text}`.trim(),
  };
}
