import { supplyPeople } from '#worker/features/guide/content/people.ts';
import { namesProduct } from '#worker/features/guide/grammar/moods.rules.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { verbal } from '#worker/features/guide/grammar/opening.rules.ts';
import { tagText } from '#worker/features/guide/grammar/phrases.rules.ts';
import {
  capitalise,
  isPlural,
  joinWords,
  lowerFirst,
  singularOf,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import { actorsIn } from '#worker/features/guide/outline/outline-prose-actors.rules.ts';
import { clausesIn, type ProseClause } from '#worker/features/guide/outline/outline-prose-clauses.rules.ts';
import { isOfThing, pointLine } from '#worker/features/guide/outline/outline-prose-items.rules.ts';
import { proseLines } from '#worker/features/guide/outline/outline-prose-lines.rules.ts';
import {
  distinctKinds,
  doerOf,
  inPlural,
  isSameKind,
  kindNamed,
  oneOfMany,
} from '#worker/features/guide/outline/outline-prose-people.rules.ts';
import type { ProsePoint } from '#worker/features/guide/outline/outline-prose-points.rules.ts';
import { notePeople, oneAmong, peopleWith } from '#worker/features/guide/outline/outline-prose-pronouns.rules.ts';
import { type KeptList, readKept } from '#worker/features/guide/outline/outline-prose-records.rules.ts';
import { asClauses } from '#worker/features/guide/outline/outline-prose-spoken.rules.ts';
import { noteThings } from '#worker/features/guide/outline/outline-prose-things.rules.ts';
import { titledApart } from '#worker/features/guide/outline/outline-prose-titles.rules.ts';
import { toldClauses } from '#worker/features/guide/outline/outline-prose-unread.rules.ts';
import type { ProseCast, ProseLine, ProseMemory } from '#worker/features/guide/outline/outline-prose-wording.rules.ts';

/** 'I want that', 'we need an app where': the wish before what is done. */
const wish =
  /^(?:so |and |also |now |basically |ideally |maybe )*(?:(?:I|we)(?:'d| would)?(?: really| just| also)? (?:want|need|like|wish|would like|love)(?: it)?(?: so)? (?:that|so that)|it (?:should|must|would|could) be possible (?:that|to)|the idea is(?: simple)?(?: that|:)|the plan is that|basically|in short|my idea(?: is)?:?)[,:]? /i;
/** 'I want them to report repairs': what others are to do. */
const wanted =
  /^(?:I|we)(?: would|'d)?(?: really| also)? (?:want|need|like) (them|(?:the |our |my )?[\p{L}-]+s) to (?=\p{L})/iu;
/** 'An app where', 'a tool for winemakers to', 'a site on which': what it is, and behind it what is done there. */
const headline =
  /^((?:(?:I|we)(?:'d| would)?(?: really| just)? (?:want|need|like|wish)(?: to (?:have|build|make|create))?|wanted:?|the idea is|it is|this is|it's|I am looking for|we are looking for) )?((?:(?:an?|the|some kind of|one) (?:[\p{L}-]+ ){0,4}?|(?:[\p{L}-]+ )?)(?:app|application|website|site|page|platform|tool|software|system|service|program|bot|marketplace|portal|database|board|place)(?: for (?:our|my|the|a|an) [\p{L} ]{2,40}?)?)(?: (?:where|in which|on which|with which|so that|through which),? |(?: (?:that|which) (?:lets|helps|allows)) (?=\p{L}+ (?:to )?)|: | for (?=[\p{L} ]{2,40} to ))(.+)$/iu;
/** 'Wedding planner app: couples make a list', 'Football club for kids: trainers announce games': a title and what is done. */
const title = /^([^:.,;!?]{3,70}): (\S.+)$/su;
const mostTitle = 9;

/** The title before a colon and what comes after it; a head with a verb is none, nor is one before a list of fields. */
function titled(text: string): { is: string; inner: string } | undefined {
  const [, head = '', inner = ''] = title.exec(text) ?? [];
  const words = tagText(head).flat();
  if (words.length === 0 || words.length > mostTitle || words.some(verbal) || !clausesIn(inner.split(/;\s+/)[0] ?? ''))
    return undefined;
  return { is: `${capitalise(head)}.`, inner: ofAudience(head, inner) };
}

/** 'An app for dog owners: they find walkers': 'they' are those for whom it is. */
function ofAudience(head: string, inner: string): string {
  const [, who] = / for (?:the |our |my )?((?:[\p{L}-]+ )?[\p{L}-]+)$/u.exec(head) ?? [];
  return who && isPlural(who.split(' ').at(-1) ?? '') ? inner.replace(/^they (?=\p{L})/iu, `${who} `) : inner;
}

/** 'A charity that gives coats to families.' */
const described = /^(?:an?|our|my|the) ([\p{L} -]{2,40}?) (?:that|which|where|who) /iu;
const isPlace = (text: string) => {
  const head = described.exec(text)?.[1]?.toLowerCase().split(' ').at(-1);
  return head !== undefined && kindOfNoun(head) === 'place';
};
/** What a product is for as a whole, told again one by one in what follows. */
const summary =
  /^(?:swap|share|manage|organi[sz]e|coordinate|run|track|keep|plan|handle|help|connect|find|exchange|trade)$/;

/** Tags and marks between the words are nobody's name. */
const withoutMarks = (text: string) =>
  text
    .replace(/<\/?\p{L}[^<>]*>\s*/gu, '')
    .replace(/`([^`]*)`/g, '$1')
    .replace(/\s[|#](?=\s|$)/g, '');

/** A sentence without the wish that it begins with, and what it is to be apart from what is done there. */
function opened(text: string): { is?: string; inner: string } {
  const plain = asClauses(withoutMarks(text).replace(/[’‘]/g, "'"))
    .replace(wish, '')
    .replace(wanted, (_, who: string) => `${/^them$/i.test(who) ? 'they' : who} `);
  const named = titledApart(plain) ?? titled(plain);
  if (named) return named;
  const [, wished = '', what = '', inner = ''] = headline.exec(plain) ?? [];
  if (!inner || (!wished && !namesProduct(plain))) return { inner: plain };
  const isFor = new RegExp(`${what.replace(/[^\p{L} ]/gu, '.')} for `, 'iu').test(plain);
  const done = inner.replace(
    /^((?:[\p{L}-]+ ){1,5}?)to (?=\p{L})/iu,
    isFor || / (?:that|which) (?:lets|helps|allows) /i.test(plain) ? '$1' : '$&',
  );
  return { is: capitalise(plain.replace(/^(?:wanted:?|the idea is|it is|this is|it's) /i, '')), inner: done };
}

/** The same of a first sentence, which may be one doing among others. */
const widest = /^(?:swap|share|organi[sz]e|coordinate|exchange|trade|help|support)$/;

/** Who there is: the kinds of people in the order in which they act, and whoever runs it. */
export type ProsePeople = { kinds: string[]; cast: ProseCast };

const single = /^(?:an?|the|our|my) /i;
/** Whether a subject names somebody in charge: 'the conductor', 'an editor', 'organisers'. */
const isOffice = ({ kind, subject }: { kind: string; subject: string }) =>
  supplyPeople.has(singularOf(kind.toLowerCase().split(' ').at(-1) ?? '')) ||
  (single.test(subject) && !isPlural(subject.split(' ').at(-1) ?? '') && !oneOfMany.test(subject));

/**
 * The people of sentences, as their subjects name them.
 * @param self what whoever tells it is called, if they run it; `client` is for whom it is where no sentence says.
 */
export function peopleIn(points: ProsePoint[], self: string | undefined, isOurs: boolean, client: string): ProsePeople {
  const told = points.map(({ text, subject }) => ({
    subject,
    sentences: opened(text)
      .inner.split(/;\s+/)
      .map((part) => toldClauses(part)?.clauses ?? []),
  }));
  const actors = actorsIn(told.flatMap(({ sentences }) => sentences));
  const named: { kind: string; subject: string }[] = [];
  for (const { subject, sentences } of told) {
    if (subject) named.push({ kind: kindNamed(subject), subject });
    for (const clause of sentences.flat())
      if (doerOf(clause, actors) === 'person' && !having.test(clause.verb.base ?? ''))
        named.push(...subjectsOf(clause).map((one) => ({ kind: kindNamed(one), subject: one })));
  }
  // 'They' and 'he' may be those with whom something was done.
  const clauses = told.flatMap(({ sentences }) => sentences.flat());
  if (clauses.some(({ subject }) => /^(?:they|he|she|each(?: one)?|the others|others)$/i.test(subject)))
    for (const { rest, verb } of clauses) {
      const whom = having.test(verb.base ?? '') ? undefined : peopleWith(rest);
      if (whom) named.push({ kind: kindNamed(whom.named), subject: whom.named });
    }
  const kinds = distinctKinds(named.map(({ kind }) => kind));
  const offices = named.filter(isOffice);
  const served = kinds.find((kind) => !offices.some((other) => isSameKind(kind, other.kind)));
  const clients =
    (served && inPlural(served)) ??
    named.map(({ subject }) => kindNamed(subject)).find((kind) => isPlural(kind.split(' ').at(-1) ?? '')) ??
    (isBodyOf(points) ? 'Members' : undefined) ??
    named.filter(({ subject }) => /^(?:one|another|each|every) /i.test(subject)).map(({ kind }) => inPlural(kind))[0] ??
    (offices.some(({ kind }) => isSameKind(kind, client)) ? 'People' : client);
  const several = kinds.map(inPlural).map((kind, at) => (at > 0 ? lowerFirst(kind) : kind));
  const all = kinds.length > 1 && kinds.length < 4 ? joinWords(several) : clients;
  const [office] = offices;
  const ofOffice = office && lowerFirst(office.subject.replace(/^(?:an?|our|my) /i, 'the '));
  const own = self ? (/\(us\)$/.test(self) ? 'we' : 'I') : ofOffice;
  const runner = own ?? (isOurs ? 'we' : undefined);
  const ofUs = own === 'we' ? 'one of us' : own;
  const somebody = kinds.length > 0 ? oneAmong(clients) : (ofUs ?? oneAmong(clients));
  return { kinds, cast: { clients, all, ...(runner ? { runner } : {}), somebody, kinds, actors } };
}

/** Whether it is told of a club, whose members do what nobody is named for. */
const isBodyOf = (points: ProsePoint[]) =>
  points.some(({ text }) =>
    /\b(?:club|choir|group|team|circle|society|association|band|orchestra|guild|league|cooperative)\b(?!['’]s| (?:house|room|hall))/i.test(
      text,
    ),
  );

/** Who only has or needs something does nothing here. */
const having = /^(?:be|have|need|own|cost|become)$/;

/** Each of those of whom a clause is told: 'parents and teachers' are two, 'the sound and light people' are not parted. */
function subjectsOf({ subject }: ProseClause): string[] {
  const parts = subject.split(/ (?:and|or) (?!I\b)/);
  const isOne = parts.length > 1 && / people\b/i.test(subject) && !/ people\b/i.test(parts[0] ?? '');
  return isOne ? [subject] : parts;
}

/** What is read of the sentences of a description, in their order. */
type ProseReading<One> = { of: Map<One, ProseLine[]>; kept: KeptList[] };

/** 'Each member adds a log entry' with all that is noted of it. */
function keptLine({ who, one, fields }: KeptList): ProseLine {
  const [doers = ''] = who.split(/ (?:of|in|at|from|with) /);
  const isMany = isPlural(doers.split(' ').at(-1) ?? '') || /^(?:I|we)$| and /i.test(doers);
  return {
    section: 'acts',
    line: `${capitalise(who)} ${isMany ? 'add' : 'adds'} ${withArticle(one)} → new ${one}: ${fields.join(', ')}`,
  };
}

/**
 * Reads each sentence into lines of one doer each; a sentence that can't be parted safely has none.
 * @param isBackground whether a sentence tells only how it is, or is a wish about the building.
 */
export function readProse<One extends ProsePoint>(
  points: One[],
  { cast }: ProsePeople,
  isBackground: (point: One) => boolean,
): ProseReading<One> {
  const memory: ProseMemory = {};
  const of = new Map<One, ProseLine[]>();
  const kept: KeptList[] = [];
  const heads: { point: One; isHead: boolean; lines: ProseLine[] }[] = [];
  for (const [at, point] of points.entries()) {
    const { text, section, subject, isPoint } = point;
    memory.turn = at;
    if (section || isBackground(point)) {
      if (section && section !== 'acts') of.set(point, [{ section, line: capitalise(text) }]);
      // 'Tenants text me at night. I want them to report it': 'they' are those of whom it was told.
      const last = clausesIn(text)?.findLast((clause) => doerOf(clause, cast.actors) === 'person');
      if (last) notePeople(last, memory);
      noteThings(text, memory);
      continue;
    }
    // 'App for a hiking group:' before a list.
    if (/:\s*$/.test(text)) {
      of.set(point, [{ section: 'is', line: text.replace(/\s*:\s*$/, '.') }]);
      continue;
    }
    const { is, inner } = opened(text);
    // 'Only the chair and I can change the fees' bounds all others.
    if (bindsOthers.test(inner)) {
      of.set(point, [{ section: 'rules', line: capitalise(inner) }]);
      continue;
    }
    const list = readKept(inner);
    const asLine = (line: ProseLine[] | undefined) => {
      if (!line) return;
      if (is || at < mostOpening) heads.push({ point, isHead: is !== undefined, lines: line });
      of.set(point, [
        ...(is
          ? [{ section: 'is' as const, line: list ? `${is.replace(/:.*$/s, '').replace(/[.\s]+$/, '')}.` : is }]
          : []),
        ...line,
      ]);
    };
    if (list) {
      kept.push(list);
      asLine([keptLine(list)]);
      memory.person = list.who;
      memory.thing = list.one;
      continue;
    }
    const bare = isPoint ? pointLine(inner, subject ?? cast.clients) : undefined;
    if (bare) {
      of.set(point, [bare]);
      continue;
    }
    const parts = inner.split(/;\s+/);
    const lines = parts.map((part) => proseLines(part, cast, memory, at < mostOpening && !isPoint));
    if (lines.every((one) => one !== undefined)) asLine(lines.flat());
    else if (is || (at === 0 && isPlace(inner))) of.set(point, [{ section: 'is', line: is ?? text }]);
    else if (isOfThing(inner)) of.set(point, [{ section: 'rules', line: capitalise(inner) }]);
    else if (isPoint) of.set(point, [{ section: 'acts', line: capitalise(inner) }]);
  }
  // 'A site where gardeners swap seeds' is told one by one in what follows.
  for (const { point, isHead, lines } of heads) {
    const others = [...of.entries()].flatMap(([other, found]) => (other === point ? [] : found));
    const isTold = others.filter(({ section }) => section === 'acts').length >= fewestTold;
    const verbs = isHead ? summary : widest;
    const isWide = ({ section, line }: ProseLine) =>
      section === 'acts' && !line.includes('→') && verbs.test(clausesIn(line)?.[0]?.verb.base ?? '');
    if (!isTold || !lines.every(isWide)) continue;
    const own = of.get(point)?.filter(({ section }) => section === 'is') ?? [];
    of.set(point, isHead ? own : lines.map(({ line }) => ({ section: 'is', line })));
  }
  return { of, kept };
}

const bindsOthers =
  /^only (?:I|we|the|our|my|\p{L}+s)\b[^.;]{0,60}?\b(?:can|may|must|should|are allowed to|is allowed to) /iu;
const mostOpening = 3;
const fewestTold = 2;
