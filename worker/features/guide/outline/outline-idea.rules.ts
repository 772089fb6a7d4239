import { trackingPattern } from '#worker/features/guide/content/patterns/tracking.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import {
  arrowAsComma,
  type Outcome,
  partOutcomes,
  recordCalled,
  saysOfThings,
  withOwnOutcome,
} from '#worker/features/guide/grammar/outcomes.rules.ts';
import { baseOfPassive, tagText } from '#worker/features/guide/grammar/phrases.rules.ts';
import { isDoneBy } from '#worker/features/guide/grammar/state-words.rules.ts';
import { readStatements } from '#worker/features/guide/grammar/statements.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { asNoun, capitalise, lowerFirst, type Noun, pluralOf } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { momentIn } from '#worker/features/guide/idea/moments.rules.ts';
import { actOf } from '#worker/features/guide/idea/own-idea.rules.ts';
import { buildable } from '#worker/features/guide/idea/own-pattern.rules.ts';
import { settleStatements, type Told, thirdOf } from '#worker/features/guide/idea/telling.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';
import { castOf } from '#worker/features/guide/outline/outline-cast.rules.ts';
import { handedOn } from '#worker/features/guide/outline/outline-handed-on.rules.ts';
import { listsStates, readActLine, withBoundsAsRules } from '#worker/features/guide/outline/outline-lines.rules.ts';
import { recordsOf } from '#worker/features/guide/outline/outline-made-records.rules.ts';
import { readPassive } from '#worker/features/guide/outline/outline-passive-acts.rules.ts';
import { outlinedPattern } from '#worker/features/guide/outline/outline-pattern.rules.ts';
import type { Person } from '#worker/features/guide/outline/outline-people.rules.ts';
import { outcomeInThird, statesOfEvent } from '#worker/features/guide/outline/outline-settling.rules.ts';
import { type Cast, inThird } from '#worker/features/guide/outline/outline-subjects.rules.ts';
import { withTraces } from '#worker/features/guide/outline/outline-traces.rules.ts';

/**
 * The idea as its outline says it: people, acts and records are those of its lines and no others.
 * @param whole its lines as their owner wrote them.
 * @param read the same idea as its prose is read, for all that no section says: field of business, language, quality.
 * @param added what was told since, a sentence each.
 */
export function outlinedIdea(whole: Outline, read: Idea, added: string[]): Idea {
  const outline = withBoundsAsRules({ ...whole, rules: whole.rules.map(arrowAsComma) });
  const { name } = read;
  const cast = castOf(outline, name);
  const { told: acts, others } = readActs(
    outline.acts.filter((line) => !listsStates(line)).flatMap((line) => handedOn(line, cast)),
    cast,
  );
  const more = added.flatMap((line) => (listsStates(line) ? [] : (readActLine(line, cast) ?? [])));
  const made = recordsOf(outline, cast);
  const told = [...acts, ...more].map((one) => withBeginning(withOwnState(one, made, acts), made, acts));
  const records = withTraces(buildable(told), made);
  const [first = { noun: asNoun('person') }, ...beside] = cast.people;
  const client = first.noun;
  // On the other side is whoever does something; who only is there tells nothing of it.
  const isActing = ({ noun }: Person) =>
    told.some(({ who, device }) => typeof who === 'object' && !device && who.one === noun.one);
  const host = (beside.find(isActing) ?? beside[0])?.noun;
  const item = itemOf(records[0]?.one, told, read);
  const base = /^(?:devtool|game)$/.test(read.pattern.id) ? read.pattern : trackingPattern;
  const { host: _, ...shape } = base;
  const sides = { client, host, item, name };
  const isTold = buildable(told).length > 0;
  const pattern = isTold ? outlinedPattern(shape, outline, told, cast, sides, records) : read.pattern;
  const people = [...cast.people.map(({ noun }) => noun), ...others];
  const { reading: __, ...rest } = read;
  return {
    ...rest,
    isOutlined: true,
    outline,
    self: cast.self,
    called: calledIn(cast.people),
    isWish: false,
    clarity: 'clear',
    people,
    client,
    clientKnown: true,
    host,
    hostKnown: host !== undefined,
    item,
    deal: records[1] ? plainNoun(records[1].one) : asNoun(pattern.deal),
    pattern,
    records: records.filter(({ fields, ways }) => fields.length + ways.length > 0),
    things: [...records.map(({ one }) => plainNoun(one)), ...read.things],
    acts: buildable(told).flatMap(actOf),
    told,
    extra: [],
    nots: outline.nots.map((line) => asNot(inThird(line, undefined, cast.self))),
    ...(outline.is.length > 0 ? { headline: inThird(outline.is.join(' '), undefined, cast.self) } : {}),
    reading: { client, host, others: people.slice(2), item, refused: [] },
  };
}

/** 'Withdraws a request → the reserved coats are available again': the request is withdrawn too. */
function withOwnState(told: Told, records: ToldRecord[], all: Told[]): Told {
  const { verb, phrase, outcomes } = told;
  const arrived = arrivedIn(told, records);
  if (arrived) return { ...told, outcomes: [arrived, ...(outcomes ?? [])] };
  const added = typeof told.who === 'object' ? addedIn(told, records, all) : undefined;
  if (added) return { ...told, outcomes: [added, ...(outcomes ?? [])] };
  // 'Cancel' of whatever alone can be cancelled.
  const bare =
    phrase === ''
      ? records.filter((one) =>
          statesOf(one)
            .slice(1)
            .some((state) => isDoneBy(state, verb)),
        )
      : [];
  if (typeof told.who !== 'object' || !outcomes || !(bare.length === 1 || saysOfThings(outcomes))) return told;
  const [, thing = ''] = /^(?:an?|the|their|one) ((?:\p{L}+ )?\p{L}+)$/u.exec(phrase) ?? [];
  const record = thing ? recordCalled(records, thing) : bare.length === 1 ? bare[0] : undefined;
  const isSaid = outcomes.some((one) => 'record' in one && recordCalled(records, one.record) === record);
  const state =
    record && !isSaid
      ? statesOf(record)
          .slice(1)
          .find((one) => isDoneBy(one, verb))
      : undefined;
  if (!record || !state) return told;
  const own: Outcome = { way: 'state', record: record.one, state, text: `the ${record.one} becomes ${state}` };
  return { ...told, outcomes: [own, ...outcomes] };
}

/** 'Organisers add the item at the door': another one, whoever made the others. */
function addedIn({ verb, phrase, when, outcomes = [] }: Told, records: ToldRecord[], all: Told[]): Outcome | undefined {
  const [, thing = ''] = /^(?:the|an?) (\p{L}+(?: \p{L}+)?)\b/iu.exec(phrase) ?? [];
  const record = /^(?:add|register)$/.test(verb) && when ? recordIn(thing, records) : undefined;
  if (!record || outcomes.some((one) => 'record' in one && recordCalled(records, one.record))) return undefined;
  // It has what the others have that somebody enters.
  const [fields = ''] = all.flatMap((one) =>
    (one.outcomes ?? []).flatMap((other) =>
      other.way === 'make' && recordCalled([record], other.record) ? [other.fields] : [],
    ),
  );
  return { way: 'make', record: record.one, fields, text: `new ${record.one}` };
}
const recordIn = (thing: string, records: ToldRecord[]) =>
  recordCalled(records, thing) ?? recordCalled(records, thing.split(' ')[0]);

const arrives = /\b(?:comes? (?:in|by)|arrives?|(?:shows?|turns?) up)\b/i;
const arrivedStates = /^(?:brought in|handed in|dropped off|checked in|arrived|here|present|attended)$/;
/** 'When a visitor comes in, organisers tick the visitor off' of items that may be 'brought in'. */
function arrivedIn({ who, verb, when = '', outcomes = [] }: Told, records: ToldRecord[]): Outcome | undefined {
  if (typeof who !== 'object' || !arrives.test(when) || !/^(?:tick|check|mark|note|confirm|scan)$/.test(verb))
    return undefined;
  const found = records.flatMap((record) =>
    statesOf(record)
      .filter((state) => arrivedStates.test(state))
      .map((state) => ({ record: record.one, state })),
  );
  const [only] = found;
  if (!only || found.length > 1 || outcomes.some(({ way }) => way === 'state')) return undefined;
  return { way: 'state', ...only, text: `the ${only.record} becomes ${only.state}` };
}

/** Whoever brings a thing to its first state makes it, where no line says that it is new: 'fills in the form → the form is begun'. */
function withBeginning(told: Told, records: ToldRecord[], all: Told[]): Told {
  if (typeof told.who !== 'object' || !told.outcomes) return told;
  const isMade = (record: ToldRecord) =>
    all.some(({ outcomes }) =>
      outcomes?.some((one) => one.way === 'make' && recordCalled(records, one.record) === record),
    );
  const first = (record: ToldRecord) =>
    all.find(({ outcomes }) =>
      outcomes?.some((one) => one.way === 'state' && recordCalled(records, one.record) === record),
    );
  return {
    ...told,
    outcomes: told.outcomes.map((one): Outcome => {
      const record = one.way === 'state' ? recordCalled(records, one.record) : undefined;
      const begins = record && one.way === 'state' && statesOf(record)[0] === one.state && first(record) === told;
      return begins && !isMade(record) ? { way: 'make', record: record.one, fields: '', text: one.text } : one;
    }),
  };
}

/** The first name that is told of each kind of people: 'Chidi', 'Aunty Uju', 'Mrs. Pawar'. */
function calledIn(people: Person[]): Record<string, string> {
  const called = new Map<string, string>();
  // Who stands for one kind alone is not the face of a group that they are in too.
  for (const { noun, names, isSelf } of people.toSorted((a, b) => a.names.length - b.names.length)) {
    // Beside 'me' stands whoever else is one of them.
    if (isSelf) continue;
    const taken = [...called.values()];
    const name = names
      .map(capitalise)
      .find((one) => !taken.some((other) => other === one || other.endsWith(` ${one}`)));
    if (name) called.set(noun.one, name);
  }
  return Object.fromEntries(called);
}

const plainNoun = (one: string): Noun => ({ one, many: pluralOf(one) });

/** The lines on who does what; a subject that no line names as one of the people is one of them or a machine. */
export function readActs(lines: string[], cast: Cast): { told: Told[]; others: Noun[] } {
  const told: Told[] = [];
  const others: Noun[] = [];
  for (const whole of lines) {
    const { line, outcomes, open } = partOutcomes(whole);
    const own =
      readPassive(whole, told, lines, cast) ??
      readActLine(whole, cast, told.at(-1)?.who) ??
      readTimed(line, cast, outcomes, open);
    const freely = own ? [own] : outcomes.length + open.length > 0 ? [] : readFreely(line, cast);
    const read = buildable(freely).length > 0 ? freely : [asItStands(line, cast, outcomes, open)];
    told.push(...read);
    for (const { who, device } of read)
      if (
        typeof who === 'object' &&
        !device &&
        ![...cast.people.map(({ noun }) => noun), ...others].some(({ one }) => one === who.one)
      )
        others.push(who);
  }
  return { told, others };
}

const timed =
  /^((?:every|each|on|at|in) .{3,40}?),? ((?:the|all|an?|each|every) [^,]{2,60}?) (?:is|are|gets?) ([\p{L}-]+)(?: (.+))?$/iu;
/** 'Every Monday the pending round ups are collected': what the product does at that time. */
function readTimed(line: string, cast: Cast, outcomes: Outcome[], open: string[]): Told | undefined {
  const [, when = '', thing = '', participle = '', rest = ''] = timed.exec(line.replace(/[.\s]+$/, '')) ?? [];
  const verb = baseOfPassive(participle);
  if (!verb || !momentIn(when)) return undefined;
  const isParticle = /^(?:out|up|off|back|in)$/.test(rest);
  const told = readActLine(`It ${thirdOf(verb)} ${isParticle ? `${rest} ${thing}` : `${thing} ${rest}`.trim()}`, cast);
  if (!told) return undefined;
  const { cause: _, ...own } = told;
  return {
    ...own,
    when: lowerFirst(when),
    line: inThird(line, undefined, cast.self),
    ...(outcomes.length > 0 ? { outcomes: outcomes.flatMap((one) => outcomeInThird(one, 'product', cast)) } : {}),
    ...(open.length > 0 ? { open } : {}),
  };
}

/** A line of which no act was read is a feature in its own words. */
const asItStands = (line: string, cast: Cast, said: Outcome[], open: string[]): Told => {
  const { self, name } = cast;
  const { event, outcomes } = withOwnOutcome(line.replace(/[.\s]+$/, ''), said);
  const isTold = outcomes.some(({ way }) => way === 'state');
  const all = isTold ? outcomes : [...statesOfEvent(event, cast.things, said), ...outcomes];
  const text = inThird(line.replace(/[.\s]+$/, ''), undefined, self);
  const phrase = `that ${lowerFirst(text)}`;
  return {
    ...{ kind: 'act', who: 'product', device: false, subject: name, not: false, verb: 'ensure', family: 'record' },
    ...{ phrase, text: `${name} ensures ${phrase}`, line: text },
    ...(open.length > 0 ? { open } : {}),
    ...(all.length > 0
      ? {
          outcomes: all.flatMap((one) => outcomeInThird(one, 'product', cast)),
          cause: inThird(event, undefined, self),
        }
      : {}),
  };
};

/** A line that begins with nobody of the cast, as prose is read. */
function readFreely(line: string, { people, self }: Cast): Told[] {
  const [first = { noun: self }, second] = people;
  return settleStatements(readStatements(tagText(line), [undefined]), {
    client: first.noun,
    host: second?.noun,
    speaker: self,
  });
}

/** What it is about: the first thing that is kept, else what is acted on first. */
function itemOf(kept: string | undefined, told: Told[], read: Idea): Noun {
  if (kept) return plainNoun(kept);
  return told.find(({ object }) => object && kindOfNoun(object.one) !== 'person')?.object ?? read.item;
}

/** 'Payments' below 'What it will not do' is 'No payments'. */
function asNot(line: string): string {
  const text = capitalise(line.replace(/[.\s]+$/, ''));
  const isWhole =
    /\b(?:no|not|never|nothing|nobody|none|cannot|without)\b|n['’]t\b/i.test(text) || text.split(' ').length > 6;
  return `${isWhole ? text : `No ${text.charAt(0).toLowerCase()}${text.slice(1)}`}.`;
}
