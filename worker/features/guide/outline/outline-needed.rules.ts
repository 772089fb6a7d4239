import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { isPlural, joinWords, singularOf, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import { type ActLink, namesField, thingOf } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import {
  bringsFile,
  isBroughtWith,
  isGiven,
  isPlanned,
  isSomebodyElse,
  moment,
} from '#worker/features/guide/outline/outline-given.rules.ts';
import { timesMoved } from '#worker/features/guide/outline/outline-moved-dates.rules.ts';
import { readFields } from '#worker/features/guide/outline/outline-records.rules.ts';
import { readSaidWith } from '#worker/features/guide/outline/outline-said-with.rules.ts';

const freely = /^(?:free|available|vacant|empty|unassigned)$/;
/** Who has a thing that nobody may have, by a state of it as 'free': the name of that field. */
export const holderIn = (record: ToldRecord): string | undefined =>
  statesOf(record).some((state) => freely.test(state))
    ? record.fields.find(({ name }) => kindOfNoun(name) === 'person')?.name
    : undefined;
/** What is added when it is there, or counted later. */
const mayWait =
  /\b(?:photos?|pictures?|images?|scans?|screenshots?|signatures?|recordings?|videos?|audio|files?|notes?|remarks?|comments?)\b|\b(?:so far|left|this (?:year|month|week)|totals?|done|taken|given|refused|returned|end counter|winner|findings|averages|lows)$|^(?:paid|settled) (?:on|at)$|^whose turn$|^(?:all|total|result|outcome|rating|flow|curve|score|final|hours done|year of death)\b/;

/** Whether a field may be left out as its row is made, by its name: what is added when it is there. 'What was done' is said. */
const mayBeLeftOut = (name: string): boolean => mayWait.test(name) && !/^what (?:was|is|has)\b/.test(name);

const lacks =
  "\\b(?:without|(?:has|have|had|there is|gives?|gets?|brings?) no|(?:does not|do not|(?:does|do)n['’]t) (?:have|give|get|bring|know)) (?:an? |any |the )?";
/** 'If the warehouse gives no paper, the driver …' of a row with the number of the paper: it has to be kept without it. */
const isLacking = (name: string, link: ActLink, links: ActLink[]): boolean =>
  links.some(
    ({ told, record }) =>
      told !== link.told &&
      record === link.record &&
      new RegExp(`${lacks}${toPattern(name.replace(/^(?:number|code|date|name) of (?:the )?/, ''))}\\b`, 'i').test(
        `${told.when ?? ''} ${told.line ?? ''}`,
      ),
  );

/** Who comes or takes part is known later. */
const comesLater = /\bwho (?:comes?|takes? part|helps?|signed up|joins?)\b/;
/** What may be none at all. */
const mayBeNone = /^half days?$/;

/** Whether a field is called by what there are several of: 'photos', 'guests on board'; 'what is wrong' is one thing. */
export const isSeveral = (name: string): boolean =>
  !/^(?:what|who|whose|how|where|when|why|which)\b/.test(name) &&
  isPlural(
    name
      .split(/ (?:of|in|on|at|for|from|to|per|with|by|as|so|left|done)\b/)[0]
      ?.split(' ')
      .at(-1) ?? '',
  );

/** 'Is missing' or, where the last of some fields is several things, 'are missing': the verb goes by what stands beside it. */
export const areMissing = (names: string[]): string => `${isSeveral(names.at(-1) ?? '') ? 'are' : 'is'} missing`;

/** 'Enters or corrects a cost', 'adds a tool': a row as its owner has it before them, and not what is noted as it happens. */
const entersWhole = ({ told: { verb, phrase }, way }: ActLink, { one }: ToldRecord): boolean =>
  way === 'make' &&
  /^(?:enter|add|register|create)$/.test(verb) &&
  singularOf(thingOf(phrase.replace(/^or \p{L}+ /u, ''))) === one;

const isTick = (field: ToldRecord['fields'][number] | undefined): boolean =>
  field?.choices?.join() === 'yes,no' && !field.isAsked;
/** 'New answer: rehearsal, coming yes or no, reason (optional)': yes or no is all that it says, and no box that may stay empty. */
const saysNothingElse = ({ outcome }: ActLink, record: ToldRecord, links: ActLink[]): boolean => {
  const listed = outcome?.way === 'make' ? readFields(outcome.fields) : [];
  const said = listed.filter(
    ({ name, isOptional }) =>
      !isOptional && kindOfNoun(name) !== 'person' && !links.some((other) => other.record?.one === name),
  );
  const [only] = said;
  return said.length === 1 && isTick(record.fields.find(({ name }) => name === only?.name));
};

/**
 * What an act cannot do without: the fields that its own words name, and what the row belongs to.
 * @param named the fields that the act enters; `links` all lines with what they do.
 * @returns the names of those fields in the given order.
 */
export const neededBy = (link: ActLink, record: ToldRecord, named: string[], links: ActLink[]) => {
  const { told, way, who, outcome } = link;
  return named.filter((name) => {
    const field = record.fields.find((one) => one.name === name);
    if (field?.isOptional) return false;
    if (bringsFile(link, name) && links.every((other) => other.record?.one !== singularOf(name))) return true;
    if (isTick(field) && !saysNothingElse(link, record, links)) return false;
    if (mayBeLeftOut(name) || isLacking(name, link, links)) return false;
    if (comesLater.test(name) || mayBeNone.test(name)) return false;
    // What may be free has nobody then.
    if (kindOfNoun(name) === 'person' && statesOf(record).some((state) => freely.test(state)) && who?.one !== name)
      return false;
    // Whoever enters what is planned types its day.
    if (outcome) return told.isDoerAssumed || isPlanned(link, name) || !isGiven(name, who);
    // What only comes of a line has in it what that line says.
    if (record.trace?.acts.includes(told.text)) return isSomebodyElse(link, name) || !isGiven(name, who);
    // Who enters a thing enters all that it has: no row is kept without.
    if (entersWhole(link, record)) return moment.test(name) || field?.choices !== undefined || !isGiven(name, who);
    return (
      namesField(told.phrase, name) ||
      timesMoved(told, record.fields).includes(name) ||
      (way === 'make' && links.some((other) => other.record?.one === name))
    );
  });
};

/** 'Uploads the parts, for each voice a recording → the part is with the piece': what it belongs to, and what its words name. */
export const neededWith = ({ told }: ActLink, record: ToldRecord, named: string[], links: ActLink[]) =>
  named.filter(
    (name) =>
      !record.fields.some((field) => field.name === name && field.isOptional) &&
      (links.some((other) => other.record?.one === name) || namesField(told.phrase, name)),
  );

/**
 * What a step of a thing that is there cannot do without: 'hands out the kit with a checklist and a photo' refuses to hand it out without
 * either, where both are fields of what it sets to a state.
 * @param links all lines with what they do.
 * @returns the refusal as a criterion; undefined where nothing is brought along.
 */
export function neededAtStep({ told, who, way, record, outcome }: ActLink, links: ActLink[]): string | undefined {
  // What makes a row has its own refusal.
  const isMade = told.outcomes?.some((one) => one.way === 'make');
  if (!who || way !== 'change' || !record || outcome?.way !== 'state' || isMade) return undefined;
  const isRecord = (name: string) => links.some((other) => other.record?.one === name);
  const needed = record.fields.flatMap(({ name, isOptional }) =>
    !isOptional && !isRecord(name) && kindOfNoun(name) !== 'person' && isBroughtWith({ told }, name) ? [name] : [],
  );
  // 'With the reason' asks for it, unless its own record has it as what may be left out.
  for (const one of told.outcomes ?? []) {
    const said = one.way === 'state' && one.record === record.one ? readSaidWith(one.rest) : undefined;
    const isFree = record.fields.some(({ name, isOptional }) => name === said?.name && isOptional);
    if (said?.isAsked && !isFree && kindOfNoun(said.name) !== 'person' && !needed.includes(said.name))
      needed.push(said.name);
  }
  return needed.length > 0
    ? `IF ${joinWords(
        needed.map((name) => (name.startsWith('what ') ? name : `the ${name}`)),
        'or',
      )} ${areMissing(needed)}, THEN THE SYSTEM SHALL say so, keep what was entered and leave the ${record.one} as it was.`
    : undefined;
}
