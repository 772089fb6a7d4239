import { trackingPattern } from '#worker/features/guide/content/patterns/tracking.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import {
  arrowAsComma,
  type Outcome,
  partOutcomes,
  withOwnOutcome,
} from '#worker/features/guide/grammar/outcomes.rules.ts';
import { baseOfPassive, tagText } from '#worker/features/guide/grammar/phrases.rules.ts';
import { readStatements } from '#worker/features/guide/grammar/statements.rules.ts';
import {
  asNoun,
  capitalise,
  lowerFirst,
  type Noun,
  patternOfNoun,
  pluralOf,
} from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { momentIn } from '#worker/features/guide/idea/moments.rules.ts';
import { livesOnDevice } from '#worker/features/guide/idea/outlets.rules.ts';
import { actOf } from '#worker/features/guide/idea/own-idea.rules.ts';
import { buildable } from '#worker/features/guide/idea/own-pattern.rules.ts';
import { settleStatements, type Told, thirdOf } from '#worker/features/guide/idea/telling.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';
import { doorsFor, readLeaving, readReported } from '#worker/features/guide/outline/outline-assumed-acts.rules.ts';
import { withNews, withReferent, withThing } from '#worker/features/guide/outline/outline-bare-verbs.rules.ts';
import { withBroughtAlong } from '#worker/features/guide/outline/outline-brought-along.rules.ts';
import { castOf } from '#worker/features/guide/outline/outline-cast.rules.ts';
import { linesOfClauses, withClauseActs } from '#worker/features/guide/outline/outline-clause-acts.rules.ts';
import { withoutTeller } from '#worker/features/guide/outline/outline-draft-teller.rules.ts';
import { deniesEntrance, isOfComingIn, signingUpAlone } from '#worker/features/guide/outline/outline-entrance.rules.ts';
import { outOfReach, statesOfEvent } from '#worker/features/guide/outline/outline-event-states.rules.ts';
import { withFreed } from '#worker/features/guide/outline/outline-freed.rules.ts';
import { withGivenOn } from '#worker/features/guide/outline/outline-given-on.rules.ts';
import { handedOn } from '#worker/features/guide/outline/outline-handed-on.rules.ts';
import { listsStates, withBoundsAsRules } from '#worker/features/guide/outline/outline-line-kinds.rules.ts';
import { withWhomTold } from '#worker/features/guide/outline/outline-line-whom.rules.ts';
import { readActLine } from '#worker/features/guide/outline/outline-lines.rules.ts';
import { recordsOf } from '#worker/features/guide/outline/outline-made-records.rules.ts';
import { withNewDate } from '#worker/features/guide/outline/outline-moved-dates.rules.ts';
import { sightsNeeded, sightsOfLookers } from '#worker/features/guide/outline/outline-needed-sights.rules.ts';
import { isOfAccounts, readNewcomer } from '#worker/features/guide/outline/outline-newcomers.rules.ts';
import { asOpen, openPeople, withOpen } from '#worker/features/guide/outline/outline-open.rules.ts';
import { withBeginning, withOwnState } from '#worker/features/guide/outline/outline-own-outcomes.rules.ts';
import { ownSights } from '#worker/features/guide/outline/outline-own-sights.rules.ts';
import { readPassive } from '#worker/features/guide/outline/outline-passive-acts.rules.ts';
import { outlinedPattern } from '#worker/features/guide/outline/outline-pattern.rules.ts';
import type { Person } from '#worker/features/guide/outline/outline-people.rules.ts';
import { withPlaces } from '#worker/features/guide/outline/outline-placed-in.rules.ts';
import { withPrices } from '#worker/features/guide/outline/outline-prices.rules.ts';
import {
  withGathered,
  withReached,
  withRunningSums,
} from '#worker/features/guide/outline/outline-running-sums.rules.ts';
import { outcomeInThird } from '#worker/features/guide/outline/outline-settling.rules.ts';
import { withShownPapers } from '#worker/features/guide/outline/outline-shown-papers.rules.ts';
import { withStock } from '#worker/features/guide/outline/outline-stock.rules.ts';
import { type Cast, inThird } from '#worker/features/guide/outline/outline-subjects.rules.ts';
import { withTicks } from '#worker/features/guide/outline/outline-ticked-off.rules.ts';
import { withTraces } from '#worker/features/guide/outline/outline-traces.rules.ts';
import { withTwoActs } from '#worker/features/guide/outline/outline-two-acts.rules.ts';
import { withWholeFields } from '#worker/features/guide/outline/outline-whole-fields.rules.ts';
import { withFigures } from '#worker/features/guide/outline/outline-worked-out.rules.ts';

const keepsTrack = /(\bto keep track of )[^.]+/;
/** Two sides, or one, play a game; of more kinds of people it is a club. */
const mostPlaying = 2;

/**
 * The idea as its outline says it: people, acts and records are those of its lines and no others.
 * @param whole its lines as their owner wrote them.
 * @param read the same idea as its prose is read, for all that no section says: field of business, language, quality.
 * @param added what was told since, a sentence each.
 * @param decided what it is about, where a person has put that right.
 */
export function outlinedIdea(whole: Outline, read: Idea, added: string[], decided?: Noun): Idea {
  const outline = withBoundsAsRules(
    withTicks({
      ...whole,
      rules: whole.rules.filter((line) => !isOfComingIn(line)).map(arrowAsComma),
      nots: whole.nots.filter((line) => !deniesEntrance(line)),
      acts: whole.acts.filter((line) => !isOfComingIn(line)),
      today: whole.today.map(withoutTeller),
    }),
  );
  const { name } = read;
  const cast = castOf(outline, name);
  const isServed =
    // Several kinds of people who play against nobody run something: 'football club: who plays, who drives'.
    (!/^(?:devtool|game)$/.test(read.pattern.id) || (read.pattern.id === 'game' && cast.people.length > mostPlaying)) &&
    !livesOnDevice({ said: read.said, nots: outline.nots, outline });
  const { told: lined, others } = readActs(
    outline.acts
      .filter((line) => !listsStates(line))
      .flatMap((line) => withTwoActs(line, cast))
      .flatMap((line) => handedOn(withWhomTold(line, cast), cast)),
    cast,
  );
  const unsettled = isServed ? lined.filter((one) => isOfAccounts(one, cast)) : [];
  const acts = lined.filter((one) => !unsettled.includes(one));
  const more = added.flatMap((line) => (listsStates(line) ? [] : (readActLine(line, cast) ?? [])));
  const kept = recordsOf(outline, cast);
  const settled = [...acts, ...more].map((one) => withOwnState(one, kept, acts));
  const clauses = linesOfClauses(settled, outline, kept, cast);
  const made = recordsOf({ ...outline, acts: [...outline.acts, ...clauses.map(({ line }) => line)] }, cast);
  const names = cast.people.map(({ noun }) => noun.one);
  const settledAll = withClauseActs([...acts, ...more], clauses, cast).map((one) =>
    withGathered(withBeginning(withOwnState(one, made, acts), made, acts), made, names),
  );
  const answered = withGivenOn(settledAll, made, names).map((one) => withNewDate(one, made));
  const summed = answered.map((one) =>
    withFreed(withStock(withReached(withRunningSums(one, made, answered), made), made, outline.rules), made, answered),
  );
  const along = withBroughtAlong(summed, made);
  const shown = withShownPapers(along.told, along.records, outline.rules);
  const placed = withPlaces(shown.told, shown.records);
  const { lines: own, records: listed } = withFigures(placed.told, placed.records, outline.rules);
  const lines = own.map((one) => withThing(withWholeFields(one, own, listed, names), own));
  const needed = isServed ? doorsFor(lines, listed, cast, cast.people[0]?.noun ?? cast.self, outline.people) : [];
  const looked = isServed
    ? [
        ...needed,
        ...sightsNeeded([...lines, ...needed], outline.rules, listed, cast),
        ...ownSights(outline.rules, lines, listed, cast),
      ]
    : [];
  const doors = isServed ? [...looked, ...sightsOfLookers([...lines, ...looked], outline.rules, listed, cast)] : [];
  const named = [...lines.map((one, at) => withReferent(withNews(one), lines[at - 1], listed)), ...doors];
  const open = isServed ? openPeople(cast.people, named, listed, outline.rules) : new Set<string>();
  const opened = withOpen(named, open);
  const { told, records } = withPrices({ told: opened, records: withTraces(buildable(opened), listed) }, outline.rules);
  const [first = { noun: asNoun('person') }, ...beside] = cast.people;
  const client = asOpen(first.noun, open);
  // On the other side is whoever does something; who only is there tells nothing of it.
  const isActing = ({ noun }: Person) =>
    told.some(({ who, device }) => typeof who === 'object' && !device && who.one === noun.one);
  const other = (beside.find(isActing) ?? beside[0])?.noun;
  const host = other && asOpen(other, open);
  const plain = itemOf(records[0]?.one, told, read);
  // Of the things that an outline names its owner may say which one it is about.
  const isOther =
    decided !== undefined && decided.one !== plain.one && patternOfNoun(decided).test(outline.acts.join('\n'));
  const item = isOther ? decided : plain;
  const headline = isOther ? outline.is.join(' ').replace(keepsTrack, `$1${item.many}`) : outline.is.join(' ');
  const base = /^(?:devtool|game)$/.test(read.pattern.id) ? read.pattern : trackingPattern;
  const { host: _, ...shape } = base;
  const sides = { client, host, item, name };
  const isTold = buildable(told).length > 0;
  const pattern = isTold ? outlinedPattern(shape, outline, told, cast, sides, records) : read.pattern;
  const people = [...cast.people.map(({ noun }) => asOpen(noun, open)), ...others];
  const { reading: __, ...rest } = read;
  return {
    ...rest,
    isOutlined: true,
    outline,
    self: cast.self,
    called: calledIn(cast.people),
    comesIn: [...whole.acts, ...whole.rules].flatMap((line) => signingUpAlone(line) ?? []),
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
    ...(unsettled.length > 0 ? { unsettled } : {}),
    extra: [],
    nots: outline.nots.map((line) => asNot(inThird(line, undefined, cast.self))),
    ...(headline === '' ? {} : { headline: inThird(headline, undefined, cast.self) }),
    reading: { client, host, others: people.slice(2), item, refused: [] },
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
      // 'Treasurer' is an office of the board, and nobody's name.
      .filter((one) => one !== one.toLowerCase() || kindOfNoun(one) !== 'person')
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
      readLeaving(whole, cast) ??
      readPassive(whole, told, lines, cast) ??
      readNewcomer(whole, cast) ??
      readActLine(whole, cast, told.at(-1)?.who) ??
      readTimed(line, cast, outcomes, open) ??
      readUnmarked(whole, cast) ??
      readReported(whole, told, cast);
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

/** 'Scaffold comes down, the boss takes the site off': upon what somebody does it, without a word for that. */
function readUnmarked(whole: string, cast: Cast): Told | undefined {
  const [, event = '', act = ''] =
    /^(?!when|if|once|as soon as|after|before|each|every|on |at |in )([^,→:]{6,60}?), ([^→]+(?:→.+)?)$/i.exec(whole) ??
    [];
  const isClause = /^(?:an?|the)? ?\p{L}+(?: \p{L}+)? (?:\p{L}+s|is|are|has|have)\b/iu.test(event);
  return act && isClause && readActLine(act, cast) ? readActLine(`When ${lowerFirst(event)}, ${act}`, cast) : undefined;
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
  const upon = isTold ? outOfReach(event, cast.things) : statesOfEvent(event, cast.things, said);
  const all = [...upon, ...outcomes];
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
  const text = capitalise(
    line
      .replace(/,? ?\bplease\b/gi, '')
      .replace(/\s+,/g, ',')
      .replace(/[.\s]+$/, '')
      .trim(),
  );
  const isWhole =
    /\b(?:no|not|never|nothing|nobody|none|cannot|without)\b|n['’]t\b/i.test(text) || text.split(' ').length > 6;
  return `${isWhole ? text : `No ${text.charAt(0).toLowerCase()}${text.slice(1)}`}.`;
}
