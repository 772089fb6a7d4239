import { becoming, type Outcome, recordCalled } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { statesBrought } from '#worker/features/guide/grammar/state-words.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { joinWords, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import { readFields } from '#worker/features/guide/outline/outline-records.rules.ts';

/** How states are called in which somebody else has a thing to do. */
export const statesGivenOn = '(?:given out|given to|assigned|handed (?:over|on)|passed on|allocated|delegated)';
const givenOn = new RegExp(`^${statesGivenOn}\\b`);

/** The record that a line gives to one of the people, and as whom it keeps them: 'the repair gets the plumber'. */
function givenIn(
  told: Told,
  records: ToldRecord[],
  people: string[],
): { record: ToldRecord; whom: string } | undefined {
  const { who, outcomes = [] } = told;
  if (typeof who !== 'object') return undefined;
  return outcomes.flatMap((one) => {
    const record = one.way === 'fill' ? recordCalled(records, one.record) : undefined;
    const [name, ...others] = one.way === 'fill' ? readFields(one.fields).map((field) => field.name) : [];
    return record && name && others.length === 0 && name !== who.one && people.includes(name)
      ? [{ record, whom: name }]
      : [];
  })[0];
}

/** The state of something given to somebody that no line brings about. */
const stateGiven = (record: ToldRecord, all: Told[]): string | undefined =>
  statesOf(record)
    .slice(1)
    .find(
      (state) =>
        givenOn.test(state) && !all.some((told) => statesBrought(told, statesOf(record), record.one).includes(state)),
    );

const cannot = /^(?:that )?(?:he|she|they|it) (?:can't|cannot|can not|won't|will not)\b/i;
/** Whether somebody answers that they will not or cannot: 'says no', 'says he can't'. */
export const saysNo = ({ verb, phrase }: Pick<Told, 'verb' | 'phrase'>): boolean =>
  verb === 'say' && (/^no\b/i.test(phrase) || cannot.test(phrase));

const backTo = /^give it back to (the \p{L}+(?: \p{L}+)?)(?:,? who \p{L}+ (?:another|a new|the next)(?: one)?)?$/iu;
const another = /^(?:for )?(?:another|a new|a different) (\p{L}+)$/iu;

/** 'Tenant says no → plumber is asked for another date' of repairs that have a date: the one that was kept is gone. */
function takenBack({ who, verb, phrase, outcomes = [] }: Told, records: ToldRecord[]): Outcome | undefined {
  if (typeof who !== 'object' || !saysNo({ verb, phrase }) || cannot.test(phrase)) return undefined;
  const [asked] = outcomes.flatMap((one) => (one.way === 'tell' ? (another.exec(one.rest)?.[1] ?? []) : []));
  const having = records.filter(({ fields }) => asked && fields.some(({ name }) => name === asked.toLowerCase()));
  const [record, ...others] = having.some((one) => statesOf(one).length > 0)
    ? having.filter((one) => statesOf(one).length > 0)
    : having;
  return record && asked && others.length === 0
    ? {
        way: 'do',
        text: `leave the ${record.one} without ${withArticle(asked.toLowerCase())} until there is another one, and show beside it who said no and when`,
      }
    : undefined;
}

/** What somebody entered of a thing that they were given: it goes with them. */
const enteredBy = (whom: string, { fields }: ToldRecord, all: Told[]): string[] =>
  fields.flatMap(({ name }) =>
    name !== whom &&
    all.some(
      ({ who, phrase }) =>
        typeof who === 'object' && who.one === whom && phrase.replace(/^(?:an?|the) /i, '').toLowerCase() === name,
    )
      ? [name]
      : [],
  );

/**
 * Lines with what giving a thing to somebody, and their answer, does to it: whoever picks a plumber for a repair brings it to 'given out'; who
 * cannot do it is taken off it again, it is as it was at first, and whoever picks another one is told.
 * @param people all kinds of people, by their names in the singular.
 */
export function withGivenOn(all: Told[], records: ToldRecord[], people: string[]): Told[] {
  const given = all.flatMap((told) => {
    const found = givenIn(told, records, people);
    return found ? [{ ...found, told, state: stateGiven(found.record, all) }] : [];
  });
  return all.map((told): Told => {
    const { who, verb, phrase, outcomes = [] } = told;
    const own = given.find((one) => one.told === told);
    if (own?.state) {
      const set = becoming(own.record.one, own.state);
      return { ...told, outcomes: outcomes.flatMap((one) => (one.way === 'fill' ? [one, set] : [one])) };
    }
    const no = takenBack(told, records);
    if (no) return { ...told, outcomes: [no, ...outcomes] };
    const mine = given.find(({ whom }) => typeof who === 'object' && whom === who.one);
    const [initial] = mine ? statesOf(mine.record) : [];
    if (!mine || !initial || !saysNo({ verb, phrase })) return told;
    const gone = [mine.whom, ...enteredBy(mine.whom, mine.record, all)].map((name) => withArticle(name));
    const back = (one: Outcome) => (one.way === 'do' ? backTo.exec(one.text)?.[1] : undefined);
    return {
      ...told,
      outcomes: outcomes.flatMap((one): Outcome[] => {
        const whom = back(one);
        return whom
          ? [
              becoming(mine.record.one, initial),
              {
                way: 'do',
                text: `leave the ${mine.record.one} without ${joinWords(gone)} until another ${mine.whom} is picked`,
              },
              { way: 'tell', verb: 'tell', whom, rest: '', text: one.text },
            ]
          : [one];
      }),
    };
  });
}
