import { participleOf } from '#worker/features/guide/content/verbs.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { type Outcome, partOutcomes, recordCalled } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { namedBy } from '#worker/features/guide/grammar/told-fields.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import {
  capitalise,
  isSingle,
  type Noun,
  nounIn,
  pluralOf,
  singularOf,
  toPattern,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import { type Told, thirdOf } from '#worker/features/guide/idea/telling.rules.ts';
import { linksOf } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { comesAlone, inviterOf, isPublic } from '#worker/features/guide/outline/outline-entry.rules.ts';
import { readActLine } from '#worker/features/guide/outline/outline-lines.rules.ts';
import { asNoted } from '#worker/features/guide/outline/outline-noting.rules.ts';
import { personGone } from '#worker/features/guide/outline/outline-own-accounts.rules.ts';
import type { Cast } from '#worker/features/guide/outline/outline-subjects.rules.ts';

const physical =
  /\b(?:is|are) (?:not )?(?:needed|lost|broken|damaged|stolen|ill|sick|given up)\b|^nobody is (?:at home|there|in)\b/i;
/** What a clock or a count tells. */
const counted =
  /\d|\b(?:by|until|since|after|before|within) |\b(?:minutes?|hours?|days?|weeks?|months?|noon|midnight|evening|morning|less|more|fewer)\b/i;

/**
 * 'A spare part is needed → item is carried over': no clock and no count of the product tells it, so that somebody has to say it. Whoever set
 * the state of that thing last does, else whoever tells the idea, as an assumption.
 * @param told the lines before it, as they are read.
 * @returns the act of that person, or undefined where it is no such line.
 */
export function readReported(whole: string, told: Told[], cast: Cast): Told | undefined {
  const { line, outcomes } = partOutcomes(whole);
  if (outcomes.length === 0 || !physical.test(line) || counted.test(line)) return undefined;
  const named = (one: Outcome) => ('record' in one ? recordCalled(cast.things, one.record) : undefined);
  const records = outcomes.flatMap((one) => named(one) ?? []);
  const last = told.findLast(
    ({ who, outcomes: own }) =>
      typeof who === 'object' &&
      own?.some((one) => one.way === 'state' && records.some((record) => named(one) === record)),
  )?.who;
  const doer = typeof last === 'object' ? last : cast.self;
  const act = readActLine(`${asNoted(doer, line.replace(/[.\s]+$/, ''))}${whole.slice(line.length)}`, cast);
  return act && { ...act, isDoerAssumed: true };
}

/**
 * 'A tenant moves out → his access ends': nobody who goes presses a button for it. Whoever tells the idea notes it, at the thing that has the one who
 * goes, which has nobody from then on.
 * @returns the act of that person, or undefined where it is no such line.
 */
export function readLeaving(whole: string, cast: Cast): Told | undefined {
  const { line, outcomes } = partOutcomes(whole);
  const [, named = ''] = personGone.exec(line.trim()) ?? [];
  const who = cast.people.find(({ noun }) => nounIn(noun.one, named) !== null);
  const owner = cast.people.find(({ isSelf }) => isSelf);
  const [of, ...others] = cast.things.filter(({ fields }) => fields.some(({ name }) => name === who?.noun.one));
  if (!who || who.isSelf || !owner || !of || others.length > 0 || outcomes.length === 0) return undefined;
  const act = readActLine(`${asNoted(owner.noun, line.replace(/[.\s]+$/, ''))}${whole.slice(line.length)}`, cast);
  const gone = { way: 'do', text: `leave the ${of.one} without ${withArticle(who.noun.one)} from then on` } as const;
  const kept = { way: 'fill', record: of.one, fields: '', text: `the ${of.one} is changed` } as const;
  return act && { ...act, outcomes: [gone, ...(act.outcomes ?? []), kept], isDoerAssumed: true };
}

const puts =
  /^(?:upload|put|add|enter|draw|create|write|make|import|load|register|open|begin|start|tick|list|photograph|build|assemble|compose)$/;
const takesIn = '(?:admit|register|enter|add|enrol|sign up)s?';
const mostDoors = 4;
const isOfMoney = /^(?:pay(?:out|ment|back)|refund|settlement|transfer|debit|bill|invoice|receipt)s?$/;
/**
 * The acts that nobody told and without which there would be nothing: what no line makes and others need is entered by whoever tells the
 * idea, or else by whoever has to do with it beside those for whom it is made, as an assumption.
 * @param told what the lines say; `records` what is kept; `lines` who uses it, as it was told.
 */
export function doorsFor(told: Told[], records: ToldRecord[], cast: Cast, client: Noun, lines: string[]): Told[] {
  const owner = cast.people.find(({ isSelf }) => isSelf)?.noun;
  if (cast.people.length < 2) return [];
  const links = linksOf(told, records);
  const isMade = (record: ToldRecord) =>
    links.some(
      (link) => link.record === record && (link.way === 'make' || (link.way === 'run' && link.outcome?.way === 'make')),
    );
  const isNeeded = (record: ToldRecord) =>
    records.some(({ fields }) => fields.some(({ name }) => singularOf(namedBy(name)) === record.one)) ||
    links.some((link) => link.record === record && link.way !== 'make') ||
    // 'The water level goes over 450 cm': what sets something off has to be known.
    told.some(
      ({ who, line = '' }) =>
        typeof who !== 'object' && new RegExp(`^(?:the |an? )?${toPattern(record.one)} `, 'i').test(line),
    );
  // Of what has no more than a name there has to be one where what is made belongs to it.
  const isChosen = ({ one, fields, ways }: ToldRecord) =>
    fields.length + ways.length === 1 &&
    records.some((other) => isMade(other) && other.fields.some(({ name }) => namedBy(name) === one));
  // A morning comes by itself, pictures come with their gallery, and who uploads parts makes them.
  const isGiven = ({ one }: ToldRecord) =>
    /^(?:day|morning|evening|night|week|month|year|season)$/.test(one) ||
    links.some(
      ({ outcome, record }) =>
        outcome?.way === 'make' &&
        record?.one !== one &&
        new RegExp(`\\b${toPattern(pluralOf(one))}\\b`, 'i').test(outcome.fields),
    ) ||
    told.some(
      ({ who, verb, phrase, line = '' }) =>
        typeof who === 'object' &&
        (new RegExp(`\\b${takesIn} an? ${toPattern(one)}\\b`, 'i').test(line) ||
          (puts.test(verb) && nounIn(one, phrase.split(' ').slice(0, 4).join(' ')) !== null)),
    );
  // The answer of a player for a game is there as soon as somebody says it.
  const isBetween = ({ fields }: ToldRecord) =>
    fields.length > 1 && fields.every(({ name }) => records.some(({ one }) => one === singularOf(namedBy(name))));
  const isSaid = (record: ToldRecord) =>
    isBetween(record) && links.some((link) => link.record === record && link.way === 'change');
  const people = cast.people.map(({ noun }) => noun);
  const inviter = inviterOf(lines, people, cast.self);
  const isPerson = ({ one }: ToldRecord) => people.some((noun) => noun.one === one);
  // 'Each employee gets their allowance', 'what is left is carried over': what comes of another line is not typed before it.
  const isGivenLater = ({ one }: ToldRecord, field: string) =>
    // 'Confirmed name' is there once somebody has confirmed it.
    told.some(({ who, verb }) => typeof who === 'object' && field.startsWith(`${participleOf(verb)} `)) ||
    /^(?:opened|closed|finished|used|sold|returned|ended|emptied) (?:at|on)$/i.test(field) ||
    told.some(({ outcomes = [] }) =>
      outcomes.some(
        (outcome) =>
          (outcome.way === 'fill' &&
            outcome.record === one &&
            /^each .+? gets? (?:their|its|his|her|an?) /i.test(outcome.text) &&
            nounIn(field, outcome.fields) !== null) ||
          new RegExp(`\\b(?:is|are) (?=\\p{L}+ \\p{L})${toPattern(field)}\\b`, 'iu').test(outcome.text),
      ),
    );
  // What is listed is entered by somebody; people give what is said of themselves alone, and what is paid comes of a payment.
  const isSpokenOf = ({ one }: ToldRecord) => told.some(({ line = '' }) => nounIn(one, line) !== null);
  const isListed = (record: ToldRecord) =>
    isPerson(record) || kindOfNoun(record.one) === 'person'
      ? record.fields.some(({ name }) => records.some(({ one }) => one === singularOf(namedBy(name))))
      : isSpokenOf(record) && !isOfMoney.test(record.one);
  // Those for whom it is made come by themselves, unless somebody invites them.
  const isInvited = owner !== undefined && owner.one !== client.one && !comesAlone(client);
  const isOwn = ({ one }: ToldRecord) =>
    (one === client.one && !isInvited) || client.one.startsWith(`${one} with `) || isPublic({ one, many: one });
  // Where nobody says who writes, whoever else has to do with the thing.
  const runnerOf = (record: ToldRecord) =>
    links.find((link) => link.record === record && link.who && link.who.one !== client.one)?.who;
  return records
    .filter(
      (record) =>
        !record.trace &&
        (record.fields.length > 1 || isChosen(record)) &&
        !isMade(record) &&
        !isGiven(record) &&
        !isSaid(record) &&
        // Money comes of a payment, unless whoever runs it says that they enter it.
        (owner !== undefined || !isOfMoney.test(record.one)) &&
        (isNeeded(record) || isListed(record)) &&
        !isOwn(record),
    )
    .toSorted((a, b) => Number(isNeeded(b)) - Number(isNeeded(a)))
    .slice(0, mostDoors)
    .flatMap((record): Told[] => {
      const fields = record.fields
        .flatMap(({ name, isWorkedOut }) => (isWorkedOut || isGivenLater(record, name) ? [] : [name]))
        .join(', ');
      const doer = (isPerson(record) ? inviter : undefined) ?? owner ?? runnerOf(record);
      if (!doer) return [];
      const enters = isSingle(doer) ? thirdOf('enter') : 'enter';
      const act = readActLine(
        `${capitalise(doer.many)} ${enters} ${withArticle(record.one)} → new ${record.one}: ${fields}`,
        cast,
      );
      return act ? [{ ...act, isDoerAssumed: true }] : [];
    });
}
