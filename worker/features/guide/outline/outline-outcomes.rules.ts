import { maintains } from '#worker/features/guide/content/verbs.ts';
import { type Outcome, saysOfThings } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { isDoneBy, stateOfVerb } from '#worker/features/guide/grammar/state-words.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import {
  isPlural,
  joinWords,
  lookUp,
  lowerFirst,
  nounIn,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import { type Around, oneOf, type Told } from '#worker/features/guide/idea/telling.rules.ts';
import {
  type ActLink,
  looksUpBy,
  makesReport,
  thingOf,
} from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { isTaken, releaseIn } from '#worker/features/guide/outline/outline-blocked.rules.ts';
import { broughtAbout } from '#worker/features/guide/outline/outline-brought-about.rules.ts';
import { laterStill, underCondition } from '#worker/features/guide/outline/outline-brought-shown.rules.ts';
import { causedByPart } from '#worker/features/guide/outline/outline-causes.rules.ts';
import { choiceOf } from '#worker/features/guide/outline/outline-choices.rules.ts';
import { effectOf, namedBy, statesAfter, traceOf } from '#worker/features/guide/outline/outline-effects.rules.ts';
import { afterFirst, inOneStep } from '#worker/features/guide/outline/outline-first-then.rules.ts';
import { rowsOnly, withoutAsides } from '#worker/features/guide/outline/outline-given-verbs.rules.ts';
import { neededAtStep } from '#worker/features/guide/outline/outline-needed.rules.ts';
import { fullIsFull } from '#worker/features/guide/outline/outline-rule-bounds.rules.ts';
import { saidNoneAt } from '#worker/features/guide/outline/outline-said-none.rules.ts';
import { atSecondTime, remindedAgain } from '#worker/features/guide/outline/outline-second-times.rules.ts';
import { criteriaTold } from '#worker/features/guide/outline/outline-telling.rules.ts';
import { goesByText, unreached } from '#worker/features/guide/outline/outline-unreached.rules.ts';

const shall = 'THE SYSTEM SHALL';

/**
 * The criteria of what a line says that comes of it, one for each outcome in the told order, and what when one fails.
 * @param caused what opens each of them: 'WHEN a stranger writes about a mistake, THE SYSTEM SHALL '.
 */
export function criteriaSaid(told: Told, caused: string, links: ActLink[], { name }: Around): string[] {
  const link = links.find((one) => one.told === told || one.told.text === told.text);
  const own = (told.outcomes ?? []).flatMap((outcome) => {
    if (outcome.way === 'tell') return [...remindedAgain(told, outcome), ...criteriaTold(told, outcome, caused, link)];
    if (outcome.way === 'do') {
      const { text, isBare } = outcome;
      // 'Without renewal it pauses' waits for what does not come.
      const [, act, lacking] =
        told.who === 'product' ? (/^(.+) without (renewal|an? \p{L}+|payment|confirmation)$/u.exec(text) ?? []) : [];
      if (act)
        return [
          `IF there is no ${lacking?.replace(/^an? /, '')} until then, THEN ${shall} ${settingOther(act, link, links)}.`,
        ];
      const isShown =
        showing.test(told.verb) || (looksUpBy.test(told.verb) && rowsOnly.test(text)) || makesReport(told);
      const given = handing[told.verb];
      // 'Only home games' of what somebody looks at is shown.
      if (showing.test(told.verb) && text.startsWith('allow only '))
        return [`${caused}show ${text.slice(6)}.`, nothingYet];
      const brought = isShown ? `show ${text}` : given ? `${given} ${text}` : `create ${withDeterminer(text)}`;
      return [`${caused}${isBare ? brought : text}.`, ...(isBare && isShown ? [noneYet(text)] : [])];
    }
    if (outcome.way === 'show' && outcome.to) return [`${caused}show ${personShown(outcome.to, outcome.what)}.`];
    if (outcome.way === 'show')
      return [`${caused}show ${outcome.what}.`, `IF there is nothing to show, THEN ${shall} say so in one sentence.`];
    const said = [...(link?.also ?? []), link].find((one) => one?.outcome === outcome);
    const left = said && effectOf(said, links);
    const upon = outcome.way === 'make' ? causedByPart(told, outcome.record) : undefined;
    // What happens by itself is told nobody to do otherwise.
    if (left)
      return [
        `${upon ?? caused}${left.effect}.`,
        ...(left.fault && said.who ? [left.fault] : []),
        ...releasedBy(told, outcome, said, links),
        ...[neededAtStep(said, links) ?? []].flat(),
        ...saidNoneAt(said),
      ];
    if (isSeen(told, outcome.text)) return [`${caused}show ${outcome.text}.`, noneYet(outcome.text)];
    return [refusedAt(outcome.text) ?? broughtUpon(caused, outcome.text)];
  });
  const messages = (told.outcomes ?? []).filter(({ way }) => way === 'tell');
  const isText = messages.some(({ text }) => goesByText(text));
  return [
    ...readBeside(told, caused, link, links),
    ...statedByVerb(told, caused, link, links),
    ...afterFirst(inOneStep(own).map(atSecondTime), caused),
    ...(isText
      ? [`IF that text message cannot be delivered, THEN ${shall} try it again for 2 hours and then ${listed}.`]
      : []),
    ...(messages.some(({ text }) => !goesByText(text)) ? [unreached(name)] : []),
  ];
}

/** 'Publishes the timetable → the one before is archived': what the verb itself brings about. */
function statedByVerb(told: Told, caused: string, link: ActLink | undefined, links: ActLink[]): string[] {
  const { record, who } = link ?? {};
  const isMade = told.outcomes?.some(({ way }) => way === 'make');
  if (!record || !who || isMade || !saysOfThings(told.outcomes)) return [];
  const state = stateOfVerb(told, statesOf(record), record.one);
  return state ? [`${caused}set the ${record.one} to “${state}” and ${traceOf(links)}.`] : [];
}

const nothingYet = `IF there is nothing to show yet, THEN ${shall} say so in one sentence.`;
/** 'Number and name of each toy' of toys that nobody has entered yet. */
const noneYet = (shown: string): string => {
  const [, one = ''] = / of each ([\p{L} -]{3,40})$/u.exec(shown) ?? [];
  return one ? `IF there is no ${one} yet, THEN ${shall} say so in one sentence.` : nothingYet;
};

const listed = 'list it as not delivered';

/** Whether a criterion puts a text message that cannot be delivered on a list, which somebody has to see. */
export const isListedUndelivered = (text: string): boolean => text.includes(listed);

/** 'Pauses' of a connection that has no such state, where goals may be paused: they are. */
function settingOther(act: string, link: ActLink | undefined, links: ActLink[]): string {
  const [, verb = ''] = /^(\p{L}+) it$/u.exec(act) ?? [];
  const stateOf = (record: ToldRecord | undefined) =>
    record && statesOf(record).find((state, at) => at > 0 && isDoneBy(state, verb));
  const able = [...new Set(links.flatMap(({ record }) => record ?? []))].filter((record) => stateOf(record));
  const [only, ...others] = verb && !stateOf(link?.record) ? able : [];
  return only && others.length === 0 ? `set the ${only.one} to “${stateOf(only)}”` : act;
}

/** 'The kit is blocked until I say it's fixed': who says so sets it free, and until then nobody gets it. */
function releasedBy({ who }: Told, outcome: Outcome, { record }: ActLink, links: ActLink[]): string[] {
  const release = outcome.way === 'state' ? releaseIn(outcome.text) : undefined;
  const [initial] = record ? statesOf(record) : [];
  if (!release || !record || !initial || typeof who !== 'object' || outcome.way !== 'state') return [];
  const whose = /^(?:they|he|she|it)$/i.test(release.by) ? oneOf(who) : release.by;
  return [
    `WHEN ${whose} says that the ${record.one} is ${release.said}, ${shall} set the ${record.one} to “${initial}” and show beside it when.`,
    ...(isTaken(record, links)
      ? []
      : [
          `IF anybody wants to have the ${record.one} while it is “${outcome.state}”, THEN ${shall} refuse it, change nothing and say why.`,
        ]),
  ];
}

/** What an act does to its thing where its line says only who is told, as far as that is sure. */
function readBeside(told: Told, caused: string, link: ActLink | undefined, links: ActLink[]): string[] {
  // Of a choice only what stands beside its states is told here.
  if (!link || saysOfThings(link.told.outcomes) || looksUpBy.test(told.verb)) return [];
  const isMadeElsewhere =
    link.way === 'make' &&
    links.some(
      (other) =>
        other !== link &&
        [other, ...(other.also ?? [])].some((one) => one.way === 'make' && one.record === link.record),
    );
  const isTrace = link.way === 'make' && link.record?.trace !== undefined;
  const drafted = isMadeElsewhere ? undefined : isTrace ? 'new' : draftOutcome(link);
  const left = drafted && drafted !== '?' ? effectOf(link, links) : undefined;
  return left ? [`${caused}${left.effect}.`, ...(left.fault ? [left.fault] : [])] : [];
}

/** 'The doctor the summary', and 'it to the nurses in their list'. */
export const personShown = (whom: string, what: string): string =>
  /^(?:it|they|he|she)(?:['’]s|['’]re| is| are) /i.test(what)
    ? `${whom} that ${what.replace(/^(it|he|she)['’]s /i, '$1 is ').replace(/^they['’]re /i, 'they are ')}`
    : /^(?:it|them|that|this)\b/.test(what)
      ? what.replace(/^(\S+)/, `$1 to ${whom}`)
      : `${whom} ${what}`;

/** 'Link' as 'a link'; several and what is counted or pointed at stay. */
const withDeterminer = (text: string) => {
  const [first = ''] = text.split(/[ ,]/);
  return /^(?:an?|the|one|two|three|\d+|every|each|all|its|their|no|new)$/i.test(first) || isPlural(first)
    ? text
    : withArticle(text);
};
/** What is fetched, printed or taken out is what stands behind the arrow. */
const handing: Readonly<Record<string, string>> = {
  ...{ fetch: 'give', download: 'give', request: 'give', print: 'print', export: 'export', copy: 'copy' },
};
const showing = /^(?:open|see|view|look|read|search|find|list|show|compare|review|count|browse|check)$/;
/** Behind what somebody sees stands what they see, where it is no sentence: 'start, note and phone of each booking'. */
const isSeen = ({ verb, who }: Told, text: string) =>
  /^(?:see|look|look up|browse|view)$/.test(verb) &&
  typeof who === 'object' &&
  !/\b(?:is|are|was|has|have|can|must|may|will|should|gets?|stays?|comes?|goes)\b/i.test(withoutAsides(text));

const says =
  /^(?:(?:it|the (?:app|system|screen)) )?(?:says no|refuses(?: it)?|won['’]?t let (?:them|you|him|her)|does(?: not|n['’]t) let (?:them|you|him|her))\b(?:,? (?:and|with) (?:says? )?(?:why|the reason))?$/iu;
const second = /^((?:an?|any|every) (?:second|third|further|other) [^,;]{3,60}?) (?:is|are|gets?) refused$/i;
/** 'Full means full', 'a second scan for the same meal is refused': what is not wanted at the act, refused there. */
function refusedAt(text: string): string | undefined {
  const [, unless = ''] =
    /^(?:(?:it|the (?:app|system)|app) )?(?:stops|refuses|blocks) (?:it|that|this|them) (?:if|when) (.+)$/iu.exec(
      text,
    ) ?? [];
  if (unless) return `IF ${lowerFirst(unless)}, THEN ${shall} refuse it, change nothing and say why.`;
  if (says.test(text)) return `IF that is tried, THEN ${shall} refuse it, change nothing and say why.`;
  const [, what] = second.exec(text) ?? [];
  return what
    ? `IF there is ${lowerFirst(what)}, THEN ${shall} refuse it, change nothing and say why.`
    : fullIsFull(text);
}

/** What comes of an act as a sentence: with its own condition or its own time where the line tells one. */
function broughtUpon(caused: string, text: string): string {
  const upon = underCondition(text);
  const [cause, shall] = caused.split(/(?=, THE SYSTEM SHALL )/);
  if (upon && shall) return `${cause} and ${upon.met}${shall}${doneBy(upon.brought)}.`;
  const later = laterStill(caused, text);
  return later ? `${later.caused}${doneBy(later.brought)}.` : `${caused}${doneBy(text)}.`;
}

/** What no form fits, in its owner's words: 'asks once more' is done by the product, all else is brought about. */
function doneBy(text: string): string {
  const [first = '', ...rest] = text.split(' ');
  const base = /s$/.test(first) ? baseOfVerb(first) : undefined;
  // 'Checks begin within a minute' is said of several checks.
  const isNoun = /^(?:begin|start|run|end|go|come|stop|take|appear|follow|wait|stay)$/.test(rest[0] ?? '');
  return base && base !== first && rest.length > 0 && !isNoun && !/\b(?:is|are|was|were)\b/.test(rest.join(' '))
    ? [base, ...rest].join(' ')
    : (broughtAbout(text, []) ?? `ensure that ${text}`);
}

/** What comes to be where a thing is only asked for. */
const deals: Readonly<Record<string, string>> = { book: 'booking', reserve: 'reservation', order: 'order' };

/** What an act was read to do to its record, as its owner may change it: 'breakdown becomes accepted'; '?' where that is not sure. */
export function draftOutcome(link: ActLink): string | undefined {
  const { told, who, record, way } = link;
  if (!who || !record || way === 'read' || way === 'run') return undefined;
  if (way === 'remove') return `${record.one} is removed`;
  const head = record.one.split(' ').at(-1) ?? record.one;
  const isNamed = nounIn(head, `${told.verb} ${told.phrase}`) !== null;
  const reached = statesAfter(link, record).filter((state) => state !== statesOf(record)[0]);
  if (reached.length > 0) return `${record.one} becomes ${joinWords(reached, choiceOf(told) ? 'or' : 'and then')}`;
  const named = namedBy(told, record);
  const isMade =
    way === 'make' && (named.length === 0 || nounIn(head, `${told.verb} ${thingOf(told.phrase)}`) !== null);
  // 'Guests book a sauna' makes a booking, and no sauna.
  const deal = lookUp(deals, told.verb);
  if (isMade && isNamed && deal && !record.one.endsWith(deal)) return `new ${deal}: ${record.one}`;
  if (isMade) return isNamed ? `new ${record.one}` : '?';
  if (named.length > 0) return `${record.one} gets ${named.join(', ')}`;
  return isNamed && maintains.test(told.verb) ? `changes the ${record.one}` : '?';
}
