import type { FeatureText } from '#worker/features/guide/content/patterns/pattern.ts';
import {
  asNoun,
  capitalise,
  joinWords,
  type Noun,
  singularOf,
  toPattern,
} from '#worker/features/guide/grammar/words.rules.ts';
import type { OwnSides } from '#worker/features/guide/idea/own-pattern.rules.ts';
import { kindOf } from '#worker/features/guide/idea/record-kinds.rules.ts';
import { doOf, isAct, oneOf, type Told } from '#worker/features/guide/idea/telling.rules.ts';

/** What few acts leave open, nearest first: a program reports, a game is played again, whoever enters something can set it right. */
export function rounding(shape: string, all: Told[], deal: Noun | undefined, sides: OwnSides): FeatureText[] {
  const begin = beginning(all, sides);
  if (shape === 'devtool') return [reporting(sides), begin];
  if (shape === 'game') return [playingAgain(sides), begin];
  return [...showing(all, sides), ...correcting(entryOf(all, sides.item, deal), all), begin, lookingBack(sides)];
}

/** An act by which somebody puts something into the product, that they can take back. */
export function isGiving({ kind, not, family, device, who, verb, phrase }: Told): boolean {
  return (
    kind === 'act' &&
    !isAsking({ verb, phrase }) &&
    !not &&
    !device &&
    who !== 'product' &&
    /^(submit|record|upload|share|check|order|book|lend|manage)$/.test(family)
  );
}

/** A number or code that opens something, and a button that moves things on, leave nothing of one's own. */
const isAsking = ({ verb, phrase }: Pick<Told, 'verb' | 'phrase'>) =>
  (/^(?:type|enter|key|scan|dial)$/.test(verb) &&
    /^(?:in )?(?:an?|the|its|their|his|her|one) (?:\w+ )?(?:numbers?|codes?)\b/.test(phrase)) ||
  (/^(?:press|tap|click|push)$/.test(verb) && !/\bto (?:say|tell|show|report|confirm)\b/.test(phrase));

/** What is told as it stands somewhere: 'where the truck is', 'what is on the menu'. */
const standing = /^(?:where (?:an?|the|their|each) |what (?:is|are) (?:on|in|at|for|there)\b)/;
/** Views of what is there already: nobody enters them. */
const views =
  /(?:pattern|trend|statistic|chart|graph|overview|summary|report|total|sum|balance|list|number|result|progress|history|score|rank|map|streak|average|forecast|difference|cost|expense|hour|saving)s?$/;

/** What people only see has to come from somewhere: the other side enters it. */
function showing(all: Told[], { client, host }: OwnSides): FeatureText[] {
  const seen = all.find(
    (one) =>
      one.kind === 'act' &&
      !one.not &&
      typeof one.who === 'object' &&
      !one.device &&
      /^(?:see|know|view|read|look|watch)$/.test(one.verb) &&
      (one.object
        ? isSeenItself(one.phrase, one.object) && !standsIn(one.object, all, one)
        : standing.test(one.phrase) && !all.some(isGiving)),
  );
  if (!seen || typeof seen.who !== 'object') return [];
  const reader = seen.who;
  const keeper = [host, client].find((side) => side && side.one !== reader.one);
  if (!keeper) return [];
  const what = seen.object?.many ?? seen.phrase;
  return [
    {
      key: entered,
      covers: [],
      title: `Enter ${what}`,
      says: `${capitalise(keeper.many)} enter ${what}, and ${reader.many} see it from then on.`,
      criteria: [
        `WHEN ${oneOf(keeper)} enters ${seen.object ? oneOf(seen.object) : what}, THE SYSTEM SHALL show it to ${reader.many} within 5 seconds, with the time from which it holds.`,
        `IF ${oneOf(keeper)} enters it anew, THEN THE SYSTEM SHALL show ${reader.many} what holds now and keep what was there before for 30 days.`,
      ],
      screen: `${capitalise(what)}, to be entered`,
      actor: keeper,
    },
  ];
}

const takingUp = /^(?:tick|solve|book|reserve|rent|borrow|search|browse)$/;
/** Acts by which a thing comes into the product. */
const putting =
  /^(?:add|enter|upload|create|make|publish|announce|offer|register|post|write|set|plan|list|record|import|build|put|propose|open|submit|share|give|lend)$/;
const owed = /^who (?:has|have)(?: not| n't)? [a-z]+ their ([a-z]+s)$/;
/** 'Who has not done their hours' is counted from hours. */
export function owedIn(phrase: string): Noun | undefined {
  const found = owed.exec(phrase)?.[1];
  return found === undefined ? undefined : asNoun(singularOf(found));
}
const mostEntered = 3;

/** What people tick, book, pay or are held to, and what nobody was told to put in. */
export function enteredThings(all: Told[], { host }: OwnSides): Noun[] {
  const acts = actsOfPeople(all);
  if (!host) return [];
  const isPut = ({ one }: Noun) =>
    all.some(
      ({ verb, phrase, object, who }) =>
        (putting.test(verb) || who === 'product') && (object?.one === one || phrase.includes(one)),
    );
  const found = acts.flatMap(({ verb, phrase, object, who, family }) => {
    if (typeof who !== 'object') return [];
    const due = owedIn(phrase);
    if (due) return [due];
    const isTaken =
      who.one !== host.one &&
      object !== undefined &&
      !isTheOne(object, phrase) &&
      (takingUp.test(verb) ||
        (family === 'join' && kindOf(object.one)?.key === 'event') ||
        (verb === 'pay' && kindOf(object.one)?.key === 'dues'));
    return isTaken ? [object] : [];
  });
  return found
    .filter((noun, at) => found.findIndex(({ one }) => one === noun.one) === at && !isPut(noun))
    .slice(0, mostEntered);
}

/** 'Book a time for the sauna': of the one that there is no other is added. */
const isTheOne = ({ one, many }: Noun, phrase: string) =>
  one !== many && new RegExp(`\\b(?:the|our|my) ${toPattern(one)}\\b`, 'i').test(phrase);

const isDoneByPerson = (act: Told): boolean => isAct(act) && !act.device && typeof act.who === 'object';
const actsOfPeople = (all: Told[]) => all.filter(isDoneByPerson);

/** The other side adds these, which is assumed. */
export function entering(all: Told[], sides: OwnSides): FeatureText[] {
  const { client, host } = sides;
  const things = enteredThings(all, sides);
  const acts = actsOfPeople(all);
  if (!host || things.length === 0) return [];
  const many = joinWords(things.map((noun) => noun.many));
  // Rent and hours are those of one person.
  const isOfOne = ({ one }: Noun) => /^(?:dues|time entry)$/.test(kindOf(one)?.key ?? '');
  const shared = things.find((noun) => !isOfOne(noun));
  return [
    {
      key: entered,
      covers: [],
      title: `Add ${many}`,
      says: `${capitalise(host.many)} add ${many}, and ${client.many} find them there.`,
      criteria: [
        ...things.map((noun) =>
          isOfOne(noun)
            ? `WHEN ${oneOf(host)} adds ${noun.many} of ${oneOf(client)}, THE SYSTEM SHALL show them to that ${client.one} within 5 seconds.`
            : `WHEN ${oneOf(host)} adds ${oneOf(noun)}${wantedOf(noun, acts)}, THE SYSTEM SHALL show it to ${client.many} within 5 seconds.`,
        ),
        shared
          ? `IF ${oneOf(host)} takes out ${oneOf(shared)} that somebody has used, THEN THE SYSTEM SHALL offer it to nobody any more and keep what was done with it.`
          : `IF ${oneOf(host)} adds the same ${things[0]?.many ?? ''} twice, THEN THE SYSTEM SHALL keep them once.`,
      ],
      screen: `${capitalise(many)}, to be added`,
      actor: host,
    },
  ];
}

/** The feature by which what nobody was told to put in gets in. */
export const entered = 'own-enter';

/** 'See which grade they flash': who ticks a problem is to be told its grade. */
function wantedOf(noun: Noun, acts: Told[]): string {
  const isTicked = acts.some(({ verb, object }) => takingUp.test(verb) && object?.one === noun.one);
  const what = acts.flatMap(({ phrase }) => /\bwhich (\w+) they \w+$/.exec(phrase)?.[1] ?? [])[0];
  return isTicked && what ? ` with its ${singularOf(what)}` : '';
}

/** 'Substitutions in the morning', but not 'the costs for each flat': of these only what they are made of is entered. */
const isSeenItself = (phrase: string, { one, many }: Noun) =>
  !views.test(one) &&
  new RegExp(
    `^(?:(?:the|their|all|each|every|an?) )?(?:[a-z]+ )?(?:${toPattern(many)}|${toPattern(one)})\\b`,
    'i',
  ).test(phrase);

/** Whether another clause speaks of a thing as well. */
const standsIn = ({ one, many }: Noun, all: Told[], but: Told) =>
  all.some(
    (other) => other !== but && new RegExp(`\\b(?:${toPattern(one)}|${toPattern(many)})\\b`, 'i').test(other.text),
  );

/** What people enter and can get wrong: the order, not the loaf. */
function entryOf(all: Told[], item: Noun, deal: Noun | undefined): Noun {
  const first = all.find(isDoneByPerson);
  return deal && /^(order|book)$/.test(first?.family ?? '') ? deal : item;
}

const records =
  /(request|report|order|booking|reservation|invoice|receipt|note|application|claim|record|entry|list|session|appointment|visit|payment|fee|offer|shift|subscription)$/;

/** An order is an entry itself; about a dog there are entries. */
function isRecord({ one }: Noun): boolean {
  return records.test(one) || kindOf(one)?.act !== undefined;
}

/** Acts by which a record comes into being besides those of which everything can be taken back. */
const making = /^(?:plan|generate|compare|match)$/;

/** Whoever entered something sets it right; nobody where all can be taken back, or where it never changes once it is there. */
function correcting(entry: Noun, all: Told[]): FeatureText[] {
  const made = all.find(
    ({ kind, not, device, who, family, object }) =>
      kind === 'act' && !not && !device && typeof who === 'object' && making.test(family) && object?.one === entry.one,
  );
  const isFinal = kindOf(entry.one)?.always?.some(({ says }) => /\bnever changed\b/.test(says));
  if (!made || typeof made.who !== 'object' || isFinal || all.some(isGiving)) return [];
  const keeper = made.who;
  return [
    {
      key: 'own-correct',
      covers: [],
      title: isRecord(entry) ? `Correct ${oneOf(entry)}` : `Correct an entry about ${oneOf(entry)}`,
      says: `${capitalise(keeper.many)} set right what was wrong about ${oneOf(entry)}, and everybody sees the same from then on.`,
      criteria: [
        `WHEN ${oneOf(keeper)} saves a correction of ${oneOf(entry)}, THE SYSTEM SHALL show it to everybody concerned within 5 seconds and keep the version before for 30 days.`,
        `IF the ${entry.one} was changed by somebody else meanwhile, THEN THE SYSTEM SHALL show both versions to the ${keeper.one} and save neither by itself.`,
      ],
      screen: `One ${entry.one}, with what was there before`,
      actor: keeper,
    },
  ];
}

function beginning(all: Told[], { client, item, name }: OwnSides): FeatureText {
  const first = all.find(({ who }) => typeof who === 'object' && who.one === client.one) ?? all[0];
  const doing =
    first?.kind === 'act' && typeof first.who === 'object'
      ? doOf(first).replace(/^know /, 'see ')
      : `see each ${item.one}`;
  return {
    key: 'own-begin',
    covers: [],
    title: `Begin with ${name}`,
    says: `${capitalise(client.many)} who come for the first time get to where they can ${doing} without reading anything.`,
    criteria: [
      `WHEN ${oneOf(client)} opens ${name} for the first time, THE SYSTEM SHALL show in at most 30 words what they can do and the one step to ${doing}.`,
      `IF ${oneOf(client)} leaves before the first ${item.one} is there, THEN THE SYSTEM SHALL go on at the same step when they come back within 7 days.`,
    ],
    screen: `First screen of ${name}`,
    actor: client,
  };
}

function lookingBack({ client, host, item }: OwnSides): FeatureText {
  const keeper = host ?? client;
  return {
    key: 'own-overview',
    covers: [],
    title: `Look back on ${item.many}`,
    says: `${capitalise(keeper.many)} see what became of all ${item.many} of a week or a month.`,
    criteria: [
      `WHEN ${oneOf(keeper)} chooses a week or a month, THE SYSTEM SHALL list its ${item.many} by day, with their number.`,
      `IF no ${item.one} falls into the time that ${oneOf(keeper)} chose, THEN THE SYSTEM SHALL name the nearest day that has one.`,
    ],
    screen: `${capitalise(item.many)} of a week or a month`,
    actor: keeper,
  };
}

function reporting({ client, item, name }: OwnSides): FeatureText {
  return {
    key: 'own-report',
    covers: [],
    title: `Report on each ${item.one}`,
    says: `${name} tells ${client.many} what it did, where, and why it stopped, in words and as JSON.`,
    criteria: [
      `WHEN ${name} has finished with ${oneOf(item)}, THE SYSTEM SHALL give one line for each finding with place and reason, and end with 0 where all is well and with 1 where not.`,
      `IF ${oneOf(item)} cannot be read, THEN THE SYSTEM SHALL name it with the reason, change nothing, and end with 2.`,
    ],
    screen: `What ${name} prints`,
    actor: client,
  };
}

function playingAgain({ client, name }: OwnSides): FeatureText {
  return {
    key: 'own-again',
    covers: [],
    title: 'Play again',
    says: `${capitalise(client.many)} see how it ended and begin again with one tap.`,
    criteria: [
      `WHEN a game of ${name} ends, THE SYSTEM SHALL show its result beside the best so far within 1 second, with one button to begin again.`,
      `IF ${oneOf(client)} closes ${name} in the middle, THEN THE SYSTEM SHALL keep the best result and begin anew when they come back.`,
    ],
    screen: 'The result, with the best so far',
    actor: client,
  };
}
