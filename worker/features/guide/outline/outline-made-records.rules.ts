import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import {
  type Outcome,
  partOutcomes,
  recordCalled,
  withOwnOutcome,
} from '#worker/features/guide/grammar/outcomes.rules.ts';
import { partsOfState, tellsMoreThanState } from '#worker/features/guide/grammar/state-words.rules.ts';
import type { ToldField } from '#worker/features/guide/grammar/told-fields.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { nounIn, singularOf, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';
import { personGone } from '#worker/features/guide/outline/outline-own-accounts.rules.ts';
import { readFields, readRecordLines } from '#worker/features/guide/outline/outline-records.rules.ts';
import { addSaidNone } from '#worker/features/guide/outline/outline-said-none.rules.ts';
import { settleOutcome } from '#worker/features/guide/outline/outline-settling.rules.ts';
import type { Cast } from '#worker/features/guide/outline/outline-subjects.rules.ts';

/** The things that are kept, with those that only come of what somebody does, and with the fields and states that come of it. */
export function recordsOf(
  { records, acts, rules }: Pick<Outline, 'records' | 'acts' | 'rules'>,
  cast: Pick<Cast, 'people' | 'things' | 'made'>,
): ToldRecord[] {
  const found = readRecordLines(records);
  const listed = [...found];
  const hasList = new Set(found.filter(({ ways }) => ways.flat().length >= fewestListed));
  for (const whole of acts) {
    const { line, outcomes } = partOutcomes(whole);
    for (const outcome of withOwnOutcome(line, outcomes).outcomes.flatMap((one) => settleOutcome(one, cast))) {
      if (!('record' in outcome) || outcome.record === '') continue;
      const isNew = outcome.way === 'make';
      const own = isNew
        ? found.find(({ one }) => one === singularOf(outcome.record) || one === outcome.record)
        : recordCalled(found, outcome.record);
      const fields = 'fields' in outcome ? readFields(outcome.fields) : [];
      if (own) {
        // What a line says that a field may be holds for the field that is listed.
        for (const { name, choices, isOptional } of fields) {
          const listed = own.fields.find((other) => other.name === name);
          // 'Reason if they want' is so wherever it is listed.
          if (listed && isOptional) listed.isOptional = true;
          if (listed && choices && !listed.choices && !listed.parts) listed.choices = choices;
          else if (!listed) own.fields.push(...fields.filter((field) => field.name === name));
        }
      } else if (isNew)
        found.push(
          gathers.test(outcome.text)
            ? madeRecord(singularOf(outcome.record), gathered(fields, whole, outcomes, cast), '', listed)
            : madeRecord(singularOf(outcome.record), fields, line, listed),
        );
      if (own && outcome.way === 'state') {
        addState(own, outcome.state, hasList.has(own));
        addListedWith(own, outcome.text);
      }
    }
  }
  for (const rule of rules) {
    addRuled(found, rule);
    addRefused(found, rule);
    addSaidNone(found, rule);
    addOwned(found, rule, cast);
  }
  for (const { one, fields, ways } of found)
    if (fields.length + ways.length === 0 && found.some((other) => other.fields.some(({ name }) => name === one)))
      fields.push({ name: 'name' });
  for (const whole of acts) mayBeGone(found, partOutcomes(whole).line);
  for (const line of [...acts, ...rules]) mayHaveNone(found, line);
  return found;
}

const listedWith = /, with ([\p{L}'-][^;.]*?,[^;.]*? and [^;.,]+|[^;.,]+ and [^;.,]+)$/iu;
/** 'Lesson is done, with note, parking yes or no and motorway yes or no': kept with the lesson, where several are listed. */
function addListedWith(own: ToldRecord, text: string): void {
  const list = listedWith.exec(text)?.[1];
  if (!list || /\b(?:is|are|was|were|what|how|who|which|it)\b/i.test(list)) return;
  for (const field of readFields(list.replace(/,? and /, ', ')))
    if (!own.fields.some(({ name }) => name === field.name)) own.fields.push({ ...field, isOptional: true });
}

/** 'A tenant moves out': what has a tenant may have none. */
function mayBeGone(found: ToldRecord[], line: string): void {
  const [, who = ''] = personGone.exec(line.trim()) ?? [];
  const [own, ...others] = found.flatMap(({ fields }) => fields.filter(({ name }) => name === who.toLowerCase()));
  if (own && others.length === 0) own.isOptional = true;
}

const hasNone = /\bwho (?:(?:has|have|had) no|(?:doesn't|don't|does not|do not) have an?y?) (\p{L}[\p{L}-]+)/giu;
/** What some have not, by the names that its field may have. */
const alsoCalled: readonly RegExp[] = [/\b(?:tele)?phone\b|\bmobile\b/i, /\be-?mail\b|^mail$/i];
/** 'A patient who has no phone': the mobile number of some is empty, whichever line asks for it. */
function mayHaveNone(found: ToldRecord[], line: string): void {
  for (const [, thing = ''] of line.matchAll(hasNone)) {
    const known = alsoCalled.find((names) => names.test(thing)) ?? new RegExp(`^${toPattern(thing)}$`, 'i');
    for (const field of found.flatMap(({ fields }) => fields)) if (known.test(field.name)) field.isOptional = true;
  }
}

const onlyFor =
  /^(?:anything|everything|whatever|an? \p{L}+) with (?:an? |the )?([\p{L} -]{3,30}?) is only for (?:the )?(\p{L}+) (?:who|that|with) (?:have |has )?(?:the |an? )?([\p{L} -]{3,30}?)(?:,? and (?:is|gets|must be) (\p{L}+ed)\b.*)?[.]?$/iu;
/** 'Anything with a plug is only for volunteers who have the briefing': who has it and what has one is kept, or nothing could be refused. */
function addRuled(found: ToldRecord[], rule: string): void {
  const [, trait = '', people = '', badge = '', test] = onlyFor.exec(rule.trim()) ?? [];
  const [main] = found;
  const holder = found.find(({ one }) => one === singularOf(people.toLowerCase()));
  const add = (record: ToldRecord | undefined, name: string, more: Pick<ToldField, 'isAsked'> = {}) => {
    if (record && !record.fields.some((field) => field.name === name))
      record.fields.push({ name, choices: ['yes', 'no'], ...more });
  };
  if (!main || !badge || !holder || holder === main) return;
  add(main, trait.toLowerCase(), { isAsked: true });
  add(holder, badge.toLowerCase());
  if (test) add(main, test.toLowerCase());
}

const refusedKinds =
  /^((?:\p{L}+(?:, (?:and )?| and | or )){1,3}\p{L}+) (?:is|are) (?:always )?(?:refused|turned away|not taken|not accepted)\b/iu;
const deedsOrAny = /(?:ing|tion|ment)s?$|^(?:any|every|some|no)\p{L}*$|^(?:else|others?|more)$/iu;
/** 'Microwaves and gas are refused': whether a thing is one of those, or has it, is asked, or nothing could be refused. */
function addRefused(found: ToldRecord[], rule: string): void {
  const [, list = ''] = refusedKinds.exec(rule.trim()) ?? [];
  const kinds = list.split(/, (?:and )?| and | or /).map((kind) => singularOf(kind.toLowerCase()));
  const known = new Set(
    found.flatMap(({ one, fields, ways }) => [
      one,
      ...fields.flatMap(({ name, choices = [] }) => [name, ...choices]),
      ...ways.flat(),
    ]),
  );
  const isOther = (kind: string) => !known.has(kind) && !deedsOrAny.test(kind) && kindOfNoun(kind) !== 'person';
  const [main] = found;
  if (!main || list === '' || !kinds.every(isOther)) return;
  main.fields.push(...kinds.map((name): ToldField => ({ name, choices: ['yes', 'no'], isAsked: true })));
}

const ownChild =
  /^(?:the |an? |each |every |all )?([\p{L} -]{2,30}?) (?:(?:can|may|must) )?(?:only )?sees? (?:only )?(?:their|his|her) own ([\p{L}-]+)['’]s?(?= |[.]|$)/iu;
/** 'Parents see only their own child's times': whose a child is has to be kept, or nothing could be held back. */
function addOwned(found: ToldRecord[], rule: string, { people }: Pick<Cast, 'people'>): void {
  const [, named = '', thing = ''] = ownChild.exec(rule) ?? [];
  const who = people.find(({ noun }) => nounIn(noun.one, named) !== null)?.noun;
  const one = singularOf(thing.toLowerCase());
  const isKid = /^(?:child|kid|son|daughter)$/.test(one);
  if (!who) return;
  const isPerson = (record: ToldRecord) =>
    kindOfNoun(record.one) === 'person' || record.fields.some(({ name }) => /\bbirth\b/.test(name));
  const record =
    found.find((each) => each.one === one) ??
    (isKid ? found.find((each) => isPerson(each) && people.every(({ noun }) => noun.one !== each.one)) : undefined);
  if (record && record.one !== who.one && !record.fields.some(({ name }) => nounIn(who.one, name) !== null))
    record.fields.push({ name: who.one, isAsked: true });
}

/** What is only told behind an arrow: it belongs to the thing that the line names, and its time is a moment. */
function madeRecord(one: string, told: ToldField[], line: string, listed: ToldRecord[]): ToldRecord {
  const fields = told.map((field) => (field.name === 'time' ? { ...field, name: 'date and time' } : field));
  const isPart = listed.some((other) => fields.some(({ name }) => singularOf(name) === other.one));
  const [parent] = listed
    .flatMap((other) => ({ one: other.one, at: nounIn(other.one, line)?.index }))
    .filter(({ at }) => at !== undefined)
    .toSorted((a, b) => (a.at ?? 0) - (b.at ?? 0));
  const own = fields.length > 0 ? fields : [{ name: 'text' }];
  return { one, fields: parent && !isPart ? [{ name: parent.one }, ...own] : own, ways: [], isInOrder: false };
}

/** 'One direct debit for the week': what the product makes of many rows. */
export const gathers = /^one /i;

/** It is made for whoever is told of it, and has an amount where the line tells a sum. */
function gathered(
  fields: ToldField[],
  line: string,
  outcomes: Outcome[],
  { people }: Pick<Cast, 'people'>,
): ToldField[] {
  const whom = outcomes.flatMap((one) => (one.way === 'tell' ? [one.whom] : []));
  const whose = people.find(({ noun }) => whom.some((name) => nounIn(noun.one, name) !== null))?.noun.one;
  return [
    ...(whose ? [{ name: whose }] : []),
    ...fields,
    ...(/\b(?:sums?|amounts?|totals?)\b/i.test(line) ? [{ name: 'amount' }] : []),
  ];
}

const fewestListed = 3;
/**
 * A state that a line brings about is one of its record's; beside a list of them it can be so or not, unless it is told as the other of one
 * that is listed: 'confirmed or refused'.
 */
function addState({ ways, fields }: ToldRecord, text: string, hasList: boolean): void {
  const known = (state: string) => ways.flat().some((one) => one === state || state.startsWith(`${one} `));
  const said = partsOfState(text);
  const isOther = said.some(known);
  for (const state of said) {
    if (known(state) || fields.some(({ name, choices }) => name === state || choices?.includes(state))) continue;
    // What stands on a list that is worked out is in no state by it.
    if (tellsMoreThanState.test(state) || /^(?:on|off) (?:the|a) (?:[\p{L}-]+ )?list$/u.test(state)) continue;
    const [way] = ways;
    if (hasList && !isOther) fields.push({ name: state, choices: ['yes', 'no'] });
    else if (way) way.push(state);
    else ways.push(['entered', state]);
  }
}
