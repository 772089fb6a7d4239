import { type Effect, moves, sends } from '#worker/features/guide/content/act-effects.ts';
import { fileKindOf } from '#worker/features/guide/content/file-kinds.ts';
import { receives } from '#worker/features/guide/content/verbs.ts';
import { soundOnly } from '#worker/features/guide/grammar/sound.rules.ts';
import {
  asNoun,
  fill,
  joinWords,
  lowerFirst,
  type Noun,
  type Slots,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import { countCriteria } from '#worker/features/guide/idea/count-criteria.rules.ts';
import { asksWhat, effectOfAct, thingOf } from '#worker/features/guide/idea/effect-of-act.rules.ts';
import { momentIn } from '#worker/features/guide/idea/moments.rules.ts';
import { tickOf } from '#worker/features/guide/idea/record-kinds.rules.ts';
import { criteriaOfRule } from '#worker/features/guide/idea/rule-criteria.rules.ts';
import { movingOf, stageCriteria } from '#worker/features/guide/idea/stage-criteria.rules.ts';
import {
  type Around,
  doesOf,
  doOf,
  oneOf,
  quoteOf,
  type Told,
  thirdOf,
  topicOf,
} from '#worker/features/guide/idea/telling.rules.ts';
import { titleOf } from '#worker/features/guide/idea/telling-titles.rules.ts';

/** The criteria of one statement: what happens, a second side of it where there is one, and what when it goes wrong. */
export function criteriaOf(told: Told, around: Around): string[] {
  return soundOnly(readCriteria(told, around), quoteOf(told));
}

function readCriteria(told: Told, around: Around): string[] {
  const { actor, kind } = sortOf(told, around);
  if (kind === 'rule') return (criteriaOfRule(told, around) ?? []).map(tidy);
  const staged = kind === 'act' ? stageCriteria(told, around, actor) : undefined;
  if (staged) return staged.map(tidy);
  const text = kind === 'act' && isReceiving(told) ? receiving : textOf(kind, told, around);
  const slots = slotsFor(told, around, actor);
  const cause = causeOf(told, around, kind, actor, text.cause && fill(text.cause, slots));
  const late =
    told.when && cause.includes(told.when) ? '' : kind === 'act' && isReceiving(told) ? '' : lateCondition(told);
  return [
    `${cause}, THE SYSTEM SHALL ${fill(text.effect, slots)}${late}.`,
    ...(text.second ? [fill(text.second, slots)] : []),
    ...detailCriteria(told, actor),
    ...movedCriteria(told, around, actor),
    ...amountCriteria(told, slots),
    ...fileCriteria(told),
    ...countCriteria(told, slots),
    `IF ${fill(text.fault, slots)}, THEN THE SYSTEM SHALL ${fill(text.remedy, slots)}.`,
  ].map(tidy);
}

const textOf = (kind: Kind, told: Told, around: Around): Effect & { cause?: string } =>
  kind === 'act' || kind === 'works' ? effectOfAct(told, around) : others[kind];

/** 'It has 3 lives' is no deed: it is there for everybody to see. */
const there: Effect = {
  effect: 'show {what} within 2 seconds',
  fault: '{what} cannot be shown',
  remedy: 'say so in one sentence and let {others} go on without it',
};

type Kind = 'act' | 'has' | 'sends' | 'moves' | 'works';
const others: Record<Exclude<Kind, 'act' | 'works'>, Effect> = { has: there, sends, moves };

const receiving: Effect & { cause?: string } = {
  effect: 'give {theActor} {what} within 60 seconds',
  second: 'WHEN {theActor} has seen {theTopic}, THE SYSTEM SHALL mark it as seen and not send it again.',
  fault: '{theTopic} does not reach {a actor} within 5 minutes',
  remedy: 'try the second way that {theActor} named and show {others} that it did not arrive',
};

function sortOf(told: Told, { client }: Around): { kind: Kind | 'rule'; actor: Noun } {
  if (told.not || told.kind === 'rule' || told.kind === 'fragment' || told.who === undefined)
    return { kind: 'rule', actor: client };
  if (told.who === 'product') return { kind: told.verb === 'have' ? 'has' : 'works', actor: client };
  if (!told.device) return { kind: 'act', actor: told.who };
  return {
    kind: /^(send|report|measure|transmit|record|deliver|log|show|post)$/.test(told.verb) ? 'sends' : 'moves',
    actor: told.who,
  };
}

function isReceiving({ verb, phrase }: Told): boolean {
  return receives.test(verb) && phrase !== '';
}

const ahead = /^(?:when|whenever|if|once|while)\b/;

/** 'WHEN a customer scans a code at the door', 'WHEN two are left', 'WHILE the winegrower allows it'. */
function causeOf(told: Told, { before, client, item, name }: Around, kind: Kind, actor: Noun, known?: string): string {
  const moment = momentIn(`${told.phrase} ${told.when ?? ''}`);
  const condition = ahead.test(told.when ?? '') ? (told.when ?? '') : '';
  const asked = condition
    .replace(/^(?:when|whenever|once)\b/, 'WHEN')
    .replace(/^if\b/, 'WHEN')
    .replace(/^while\b/, 'WHILE');
  if (kind === 'sends') return `WHEN ${oneOf(actor)} ${doesOf(told)}`;
  if (kind === 'moves') return bothOf(told.when ?? '', moment) ?? (asked || moment || trigger(told, before, client));
  if (kind === 'has') return asked || `WHEN ${oneOf(client)} opens ${name}`;
  if (kind === 'works')
    return asked || (known && !(isAct(before) && !every.test(known)) ? known : trigger(told, before, client));
  if (isReceiving(told)) return asked || moment || arrival(told, before, item);
  if (isSeeing(told)) return asked || `WHEN ${oneOf(actor)} opens “${lowerFirst(titleOf(told))}”`;
  // 'Approves each swap' is seen to happen with one of them.
  return `WHEN ${oneOf(actor)} ${doesOf(told).replace(
    /^(\w+) (?:each|every) (?!(?:day|week|month|year|time|other|one|of|morning|evening|night)\b)(\w+)/,
    (_, verb: string, thing: string) => `${verb} ${withArticle(thing)}`,
  )}`;
}

/** 'At night if the winegrower allows it' has a moment, and a condition that holds until it is taken back. */
function bothOf(when: string, moment: string | undefined): string | undefined {
  const [, condition] = /^(?:if|while|as long as) (.+)$/.exec(when) ?? [];
  return condition && moment ? `WHILE ${condition}, ${moment}` : undefined;
}

const alert = /\b(?:alarm|alert|warning)s?\b/;

/** What is followed by something that comes to people: 'an alarm before vines dry out' follows a limit that is passed. */
function arrival({ when, phrase }: Told, before: Told | undefined, item: Noun): string {
  const due = /\bbefore (.+)$/.exec(`${phrase} ${when ?? ''}`.trim())?.[1];
  if (due && alert.test(phrase)) return `WHEN ${oneOf(item)} passes the limit that was set for it`;
  if (due) return `WHEN the time that was set before ${due} has come`;
  if (/^after\b/.test(when ?? '')) return `WHEN it is certain, ${when}`;
  return before?.kind === 'act' && typeof before.who === 'object' && !before.device && !isSeeing(before)
    ? `WHEN ${oneOf(before.who)} ${doesOf(before, false)}`
    : `WHEN ${/^(?:an?|the|their|each|every) /.test(phrase) ? phrase : `what was promised (${phrase})`} is due`;
}

/** What sets the product to work: the act before it, or somebody asking. */
function trigger(told: Told, before: Told | undefined, client: Noun): string {
  return before?.kind === 'act' && typeof before.who === 'object'
    ? `WHEN ${oneOf(before.who)} ${doesOf(before, false)}`
    : isSuggesting(told)
      ? `WHEN ${oneOf(client)} asks for ${madeOf(told)}`
      : `WHEN ${oneOf(client)} chooses to ${doOf({ verb: told.verb, phrase: told.object ? `the ${told.object.one}` : told.phrase })}`;
}

const isAct = (told: Told | undefined) => told?.kind === 'act' && typeof told.who === 'object';
const every = /passed since the last time/;

const isSuggesting = ({ who, verb, object }: Told) =>
  who === 'product' && /^(?:suggest|propose|recommend)$/.test(verb) && object !== undefined;

/** 'a better message' of 'suggests a better message too'. */
const madeOf = ({ phrase }: Told) => phrase.replace(/,? (?:too|also|as well)$/, '');

function isSeeing({ verb }: Told): boolean {
  return /^(see|view|know|watch|browse)$/.test(verb);
}

/** 'before vines dry out' is said at the end. */
function lateCondition({ when }: Told): string {
  return when && !ahead.test(when) ? `, ${when}` : '';
}

function slotsFor(told: Told, around: Around, actor: Noun): Slots {
  const topic = told.device
    ? topicOf(told, sortOf(told, around).kind === 'sends' ? asNoun('reading') : around.item)
    : (tickOf(told) ?? thingOf(told, around) ?? around.item);
  const waiting = [around.host, around.client].find((noun) => noun && noun.one !== actor.one);
  const isAlone =
    waiting === undefined && typeof told.who === 'object' && /^(?:message|share|submit)$/.test(told.family);
  const watching = told.device ? (around.host ?? around.client) : (waiting ?? actor);
  return {
    actor,
    topic,
    topics: topic.many,
    name: around.name,
    theActor: `the ${actor.one}`,
    theTopic: asksWhat(told) ? 'this' : `the ${topic.one}`,
    others: isAlone
      ? told.family === 'submit'
        ? `the ${actor.one}`
        : 'those whom it is meant for'
      : told.who === 'product' || told.kind !== 'act'
        ? around.client.many
        : watching.many,
    // Who looks on the camera is shown the camera.
    what:
      (told.family === 'see'
        ? told.phrase.replace(/^(?:at a glance|on|at|to|through|into|up(?: on)?|after|over) /, '')
        : told.phrase) || `each ${topic.one}`,
    made: madeOf(told),
    client: around.client,
    theClient: `the ${around.client.one}`,
    hosts: (around.host ?? around.client).many,
    every: intervalOf(told),
    once: doOf(told).replace(interval, '').trim(),
    doing: doOf(told),
    do: doOf({ verb: told.verb, phrase: told.object ? `the ${told.object.one}` : told.phrase }),
    rule: lowerFirst(told.text),
    silence: silenceOf(told),
  };
}

const interval = /\bevery (\d+ )?(seconds?|minutes?|hours?|days?|nights?|weeks?|months?)\b/;

/** 'every minute' gives 'a minute has', 'every 15 minutes' '15 minutes have'. */
function intervalOf({ phrase }: Told): string {
  const [, amount, unit] = interval.exec(phrase) ?? [];
  return amount ? `${amount}${unit} have` : `${withArticle(unit ?? 'day')} has`;
}

/** Three intervals without a word are too many. */
function silenceOf({ phrase }: Told): string {
  const [, amount, unit] = /\bevery (\d+) (seconds?|minutes?|hours?|days?)\b/.exec(phrase) ?? [];
  return amount && unit ? `${Number(amount) * 3} ${unit.replace(/s?$/, 's')}` : '60 minutes';
}

/** What somebody listed after a colon has a field of its own. */
export function detailCriteria({ details, verb, object }: Told, actor: Noun): string[] {
  if (!details || !object) return [];
  return [
    `WHEN ${oneOf(actor)} ${thirdOf(verb)} ${oneOf(object)}, THE SYSTEM SHALL take ${joinWords(details)} each in a field of its own and save it with those that are filled in.`,
  ];
}

/** What was told of the states of the thing that is made. */
export function movedCriteria(told: Told, around: Around, actor: Noun): string[] {
  const moving = movingOf(told);
  const [moved = '', ...rest] = (moving && stageCriteria(moving, around, actor)) ?? [];
  return moved ? [moved, ...rest.slice(-1)] : [];
}

/** A number in the idea is a limit that is tested on both sides. */
function amountCriteria(told: Told, slots: Slots): string[] {
  const whole = `${told.phrase} ${told.when ?? ''}`;
  const within =
    /\b(?:within|in less than|under|in under) ((?:\w+ )?\w+ (?:seconds?|minutes?|hours?|days?|weeks?))\b/.exec(
      whole,
    )?.[1];
  const lapses = /\b(lapse|expire)s?\b/.exec(told.otherwise ?? '')?.[1];
  if (within && told.otherwise)
    return [
      fill(
        `IF more than ${within} have passed without it, THEN THE SYSTEM SHALL ${lapses ? `mark {theTopic} as ${lapses}d and tell {theActor} and {others}` : `see to it that ${told.otherwise}, and tell {theActor} and {others}`}.`,
        slots,
      ),
    ];
  if (within)
    return [
      `IF more than ${within} have passed, THEN THE SYSTEM SHALL ${fill('say so and show {theActor} what is still possible', slots)}.`,
    ];
  const every =
    /\bevery ((?:\w+ )?(?:minutes?|hours?|days?|weeks?|months?|monday|tuesday|wednesday|thursday|friday|saturday|sunday))\b/i.exec(
      told.phrase,
    )?.[1];
  if (every && !told.device)
    return [
      typeof told.who === 'object'
        ? fill(
            `IF it was not done (it is due every ${every}), THEN THE SYSTEM SHALL show {theActor} that it is late until it is done.`,
            slots,
          )
        : `IF one turn is missed (it is due every ${every}), THEN THE SYSTEM SHALL make up for it once and not twice.`,
    ];
  return [];
}

/** A film has a length and a size, and is there later than what was typed. */
function fileCriteria({ who, device, phrase, when }: Told): string[] {
  if (typeof who !== 'object' || device || !/\bvideos?\b/i.test(`${phrase} ${when ?? ''}`)) return [];
  const { most, length } = fileKindOf('video key');
  return [
    `IF the video is longer than ${length} or larger than ${most}, THEN THE SYSTEM SHALL say so before it is sent and keep what else was entered.`,
  ];
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/ ,/g, ',').replace(/\.\./g, '.');
}
