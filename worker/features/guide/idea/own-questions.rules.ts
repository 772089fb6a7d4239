import { byPersonalLink } from '#worker/features/guide/content/common-questions.ts';
import type { FeatureText, QuestionText } from '#worker/features/guide/content/patterns/pattern.ts';
import { receives } from '#worker/features/guide/content/verbs.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import {
  asNoun,
  capitalise,
  lowerFirst,
  type Noun,
  singularOf,
  toPattern,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import { seenQuestion, wrongQuestion } from '#worker/features/guide/idea/own-entry-questions.rules.ts';
import type { OwnSides } from '#worker/features/guide/idea/own-pattern.rules.ts';
import { isGiving } from '#worker/features/guide/idea/rounding.rules.ts';
import { doOf, oneOf, type Told, topicOf } from '#worker/features/guide/idea/telling.rules.ts';
import { titleOf } from '#worker/features/guide/idea/telling-titles.rules.ts';

/** What a product manager would ask about these acts besides what their classes bring; each choice changes a feature. */
export function ownQuestions(all: Told[], sides: OwnSides, features: FeatureText[]): QuestionText[] {
  const keyOf = (told: Told | undefined) => features[told ? all.indexOf(told) : 0]?.key ?? features[0]?.key ?? '';
  const before = all.find(
    ({ when, who, phrase, verb, device }) =>
      who !== undefined &&
      // 'Stop us booking a job before the council agreed' is a ban, and no moment.
      !(verb === 'stop' && /\b[a-z]{2,}ing\b/.test(phrase)) &&
      (device || /^(get|receive|warn|alert|notify|remind|tell|open|close|start|stop)$/.test(verb)) &&
      /\bbefore (?:the |an? )?[a-z]+ [a-z]+/.test(`${when ?? ''} ${phrase}`) &&
      !/\d|\bbefore (?:an? |the )?(?:visit|appointment)\b/.test(`${when ?? ''} ${phrase}`),
  );
  const told = all.find(
    ({ verb, family, device, phrase, who }) =>
      !device &&
      // 'Drivers tell it when they are there': the product hears it, and nobody has to be reached.
      (who === 'product' || !/^(?:it|the (?:app|system)|us)\b/.test(phrase)) &&
      (/^(tell|notify|warn|alert)$/.test(verb) || family === 'remind' || (receives.test(verb) && news.test(phrase))),
  );
  const device = all.find((one) => one.device && typeof one.who === 'object');
  const given = all.find(isGiving);
  const made = all.find(
    ({ who, family, phrase }) =>
      who === 'product' && /^(generate|match|check|review)$/.test(family) && !/\bevery\b/.test(phrase),
  );
  return [
    ...(before ? [limitQuestion(before, keyOf(before), sides)] : []),
    ...(device ? [silenceQuestion(device, keyOf(device), sides)] : []),
    ...(made ? [trustQuestion(made, keyOf(made), sides)] : []),
    ...(told ? [channelQuestion(told, keyOf(told), sides)] : []),
    ...(given ? [seenQuestion(given, keyOf(given), sides), wrongQuestion(given, keyOf(given), sides)] : []),
    accessQuestion(
      sides,
      all,
      keyOf(all.find(({ who }) => typeof who === 'object' && who.one === sides.client.one) ?? all[0]),
    ),
  ].slice(0, 5);
}

/** What is sent to somebody and not fetched by them. */
const news = /\b(?:messages?|alerts?|alarms?|notifications?|reminders?|warnings?|e-?mails?|news|told|a text)\b/i;
const finding = { one: 'result', many: 'results' };
const proposal = { one: 'proposal', many: 'proposals' };
const message = { one: 'message', many: 'messages' };
const about = (told: Told) => `“${titleOf(told)}”`;

function limitQuestion(told: Told, shapes: string, { client }: OwnSides): QuestionText {
  const when = told.when ?? doOf(told);
  const who = typeof told.who === 'object' ? told.who : client;
  return {
    key: 'limit',
    topic: 'From which value on',
    ask: `What decides that it is time (${when})?`,
    why: `${about(told)} is worth nothing when it comes too late, and is switched off when it comes too often.`,
    prevents: `${about(told)} too late, or so often that it is switched off`,
    shapes,
    options: [
      {
        label: `A value that ${who.many} set themselves, with a proposal`,
        rule: `The value for “${when}” is set by ${who.many}; a proposal stands there at first.`,
        criterion: `WHEN ${oneOf(who)} changes the value for “${when}”, THE SYSTEM SHALL use the new one from the next reading on.`,
      },
      {
        label: 'One fixed value for everybody',
        rule: `One fixed value decides “${when}”.`,
        criterion: `WHEN the fixed value for “${when}” is reached, THE SYSTEM SHALL count it within 60 seconds, the same for everybody.`,
        not: `No values of their own for single ${who.many}.`,
      },
      {
        label: 'The trend of the last days',
        rule: `The trend of the last days decides “${when}”.`,
        criterion: `IF fewer than 3 days of values are there to judge “${when}”, THEN THE SYSTEM SHALL say so and decide nothing.`,
      },
    ],
  };
}

function silenceQuestion(told: Told, shapes: string, { client, host }: OwnSides): QuestionText {
  const noun = typeof told.who === 'object' ? told.who : client;
  const people = host ?? client;
  return {
    key: 'silence',
    topic: `When ${noun.many} are out of reach`,
    ask: `What happens while ${oneOf(noun)} cannot be reached?`,
    why: `${about(told)} depends on a connection that will be gone at times.`,
    prevents: `A gap of ${noun.many} that looks as if all were well`,
    shapes,
    options: [
      {
        label: `It is kept on the device and sent later`,
        fits: /\boffline|gateway|keeps\b/i,
        rule: `What ${oneOf(noun)} has to send is kept there and sent when the connection is back.`,
        criterion: `WHEN the connection of ${oneOf(noun)} is back, THE SYSTEM SHALL take in what was kept, in the order in which it was taken, without an alarm for what is past.`,
      },
      {
        label: `It is lost, and ${people.many} see the gap`,
        rule: `What ${oneOf(noun)} could not send is lost and shown as a gap.`,
        criterion: `WHEN ${oneOf(noun)} was out of reach, THE SYSTEM SHALL show ${people.many} the gap with its beginning and end.`,
      },
      {
        label: `${capitalise(people.many)} are told at once`,
        rule: `${people.many} hear at once when ${oneOf(noun)} is out of reach.`,
        criterion: `WHEN ${oneOf(noun)} has been out of reach for 10 minutes, THE SYSTEM SHALL send ${people.many} one message with its name and place.`,
      },
    ],
  };
}

function trustQuestion(told: Told, shapes: string, { client, name }: OwnSides): QuestionText {
  // What was checked or matched is there before; what a program adds is its finding.
  const topic = told.family === 'generate' ? topicOf(told, finding) : told.family === 'match' ? proposal : finding;
  return {
    key: 'trust',
    topic: `Who has the last word on the ${topic.one}`,
    ask: `When ${name} is to ${doOf(told)}: who has the last word?`,
    why: `What a program works out is wrong at times; somebody must be able to say so before it counts.`,
    prevents: `A wrong ${topic.one} by ${name} that counts before anybody could say so`,
    shapes,
    options: [
      {
        label: `${capitalise(client.many)} look at it before it counts`,
        rule: `What ${name} works out counts only after ${oneOf(client)} has agreed.`,
        criterion: `WHEN ${oneOf(client)} rejects the ${topic.one} that ${name} worked out, THE SYSTEM SHALL keep both versions and use the one of the ${client.one}.`,
      },
      {
        label: 'It counts at once and can be changed later',
        rule: `What ${name} works out counts at once and can be changed for 7 days.`,
        criterion: `WHEN ${oneOf(client)} corrects the ${topic.one} within 7 days, THE SYSTEM SHALL put the correction in everywhere within 5 seconds.`,
      },
      {
        label: 'It is a hint and never counts by itself',
        rule: `The ${topic.one} is a hint.`,
        criterion: `WHEN ${name} shows the ${topic.one}, THE SYSTEM SHALL mark it as a hint that no machine has checked.`,
        not: `No decisions by ${name} about the ${topic.one}; it gives hints.`,
      },
    ],
  };
}

/** Who is told, by the words that follow the verb: 'the nearest of the 38 area mechanics' is an area mechanic. */
function personIn(phrase: string): Noun | undefined {
  const [start = ''] = phrase.split(/ (?:who|which|that|when|if|whether|about|what|where|how) |[,;.]/);
  const words = start.toLowerCase().split(' ');
  const at = words.findIndex((word) => kindOfNoun(singularOf(word)) === 'person');
  if (at < 0) return undefined;
  const before = words[at - 1] ?? '';
  const isPart =
    /^\p{L}{3,}$/u.test(before) &&
    !/^(?:the|all|each|every|our|their|nearest|next|first|other|any|new|both|his|her|its)$/.test(before);
  return asNoun(singularOf(isPart ? `${before} ${words[at]}` : (words[at] ?? '')));
}

function channelQuestion(told: Told, shapes: string, { client, host }: OwnSides): QuestionText {
  // 'Guests tell hosts if they come': it reaches the hosts.
  const addressed = [host, client].find(
    (noun) =>
      noun &&
      new RegExp(`^(?:the |their |all )?(?:${toPattern(noun.many)}|${toPattern(noun.one)})\\b`).test(told.phrase),
  );
  const who = addressed ?? personIn(told.phrase) ?? (typeof told.who === 'object' ? told.who : client);
  const object = topicOf(told, message);
  const topic = news.test(object.one) ? object : message;
  return {
    key: 'channel',
    topic: `How the ${topic.one} arrives`,
    ask: `How does the ${topic.one} reach ${oneOf(who)} (${lowerTitle(told)})?`,
    why: 'A message on the phone is seen within minutes and needs consent; e-mail needs an address; a screen needs somebody who looks.',
    prevents: `${withArticle(topic.one)} that went out and that ${oneOf(who)} has not seen`,
    shapes,
    about: { actor: who, topic },
    options: [
      {
        label: 'As a message on the phone, with e-mail as the second way',
        rule: `The ${topic.one} comes as a message on the phone, by e-mail when that fails.`,
        criterion: `IF the phone of ${oneOf(who)} takes no message within 5 minutes, THEN THE SYSTEM SHALL send the ${topic.one} by e-mail.`,
      },
      {
        label: 'By text message',
        rule: `The ${topic.one} comes as a text message.`,
        criterion: `WHEN the ${topic.one} goes out as a text message, THE SYSTEM SHALL keep it under 160 characters and count its cost.`,
      },
      {
        label: `Only on the screen while it is open`,
        rule: `The ${topic.one} is shown only on the open screen.`,
        criterion: `WHILE ${oneOf(who)} has the screen open, THE SYSTEM SHALL show the ${topic.one} within 5 seconds with a sound.`,
        not: `No messages to the phones of ${who.many}; the ${topic.one} stands on the screen.`,
      },
    ],
  };
}

const lookedAfter = /^(?:child|kid|pupil|grandfather|grandmother|grandparent)$/;

/** How somebody who comes in by a link gets the first one: from whoever hands them something or looks after them, else by asking. */
function firstLinkOf(all: Told[], client: OwnSides['client'], host: OwnSides['host']): string {
  const begins = all.find(({ who, device }) => typeof who === 'object' && !device);
  const hands = begins?.family === 'upload' && typeof begins.who === 'object' && begins.who.one === host?.one;
  if (host && lookedAfter.test(client.one))
    return `WHEN ${oneOf(host)} adds ${oneOf(client)}, THE SYSTEM SHALL give the ${host.one} a personal link for that ${client.one} within 60 seconds.`;
  return host && hands
    ? `WHEN ${oneOf(host)} gives the name and e-mail address of ${oneOf(client)}, THE SYSTEM SHALL send the ${client.one} a personal link within 60 seconds.`
    : `WHEN ${oneOf(client)} gives an e-mail address for the first time, THE SYSTEM SHALL send a personal link to it within 60 seconds.`;
}

function accessQuestion({ client, host, name, item }: OwnSides, all: Told[], first: string): QuestionText {
  return {
    key: 'access',
    topic: `How ${client.many} get in`,
    ask: `How do ${client.many} get into ${name}?`,
    why: `Every step before the first ${item.one} costs people; an account pays off for those who come back.`,
    prevents: `${capitalise(client.many)} who are gone before their first ${item.one}`,
    shapes: host ? first : 'account',
    known: /\b(no (log-?in|account|sign-?up)|without (an account|signing|logging)|nobody signs in|scan a code)\b/i,
    options: [
      {
        label: byPersonalLink,
        rule: `${client.many} come in by a personal link, without a password.`,
        removes: new RegExp(`\\bpassword of (?:an? )?${toPattern(client.one)}\\b`, 'i'),
        criterion: `WHEN ${oneOf(client)} opens a personal link that is older than 30 days, THE SYSTEM SHALL send a new one instead of letting them in.`,
        bound: firstLinkOf(all, client, host),
      },
      {
        label: 'With an e-mail address and a password',
        rule: `${client.many} sign in with an e-mail address and a password.`,
        criterion: `WHEN ${oneOf(client)} signs in on a new device, THE SYSTEM SHALL send a note of it to their e-mail address.`,
      },
      {
        label: 'Nobody signs in',
        rule: `${client.many} use ${name} without signing in.`,
        criterion: `WHEN ${oneOf(client)} comes without having been there before, THE SYSTEM SHALL show the first step at once and ask for nothing.`,
        ...(host ? {} : { drops: 'sign-in' }),
        not: `No accounts for ${client.many}.`,
      },
    ],
  };
}

function lowerTitle(told: Told): string {
  return lowerFirst(titleOf(told).replace(/, \p{L}+$/u, ''));
}
