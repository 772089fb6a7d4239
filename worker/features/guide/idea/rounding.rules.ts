import type { FeatureText } from '#worker/features/guide/content/patterns/pattern.ts';
import { capitalise, type Noun } from '#worker/features/guide/grammar/words.rules.ts';
import type { OwnSides } from '#worker/features/guide/idea/own-pattern.rules.ts';
import { kindOf } from '#worker/features/guide/idea/record-kinds.rules.ts';
import { doOf, oneOf, type Told } from '#worker/features/guide/idea/telling.rules.ts';

/** What few acts leave open, nearest first: a program reports, a game is played again, whoever enters something can set it right. */
export function rounding(shape: string, all: Told[], deal: Noun | undefined, sides: OwnSides): FeatureText[] {
  const begin = beginning(all, sides);
  if (shape === 'devtool') return [reporting(sides), begin];
  if (shape === 'game') return [playingAgain(sides), begin];
  return [correcting(entryOf(all, sides.item, deal), sides), begin, lookingBack(sides)];
}

/** What people enter and can get wrong: the order, not the loaf. */
function entryOf(all: Told[], item: Noun, deal: Noun | undefined): Noun {
  const first = all.find(({ kind, not, device, who }) => kind === 'act' && !not && !device && typeof who === 'object');
  return deal && /^(order|book)$/.test(first?.family ?? '') ? deal : item;
}

const records =
  /(request|report|order|booking|reservation|invoice|receipt|note|application|claim|record|entry|list|session|appointment|visit|payment|fee|offer|shift|subscription)$/;

/** An order is an entry itself; about a dog there are entries. */
function isRecord({ one }: Noun): boolean {
  return records.test(one) || kindOf(one)?.act !== undefined;
}

function correcting(entry: Noun, { client, host }: OwnSides): FeatureText {
  const keeper = host ?? client;
  return {
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
  };
}

function beginning(all: Told[], { client, item, name }: OwnSides): FeatureText {
  const first = all.find(({ who }) => typeof who === 'object' && who.one === client.one) ?? all[0];
  const doing = first && first.kind === 'act' && typeof first.who === 'object' ? doOf(first) : `see each ${item.one}`;
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
