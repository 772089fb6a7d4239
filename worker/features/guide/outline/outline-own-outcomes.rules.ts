import { type Outcome, recordCalled, saysOfThings } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { isDoneBy } from '#worker/features/guide/grammar/state-words.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { nounIn } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import { namesField } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { readFields } from '#worker/features/guide/outline/outline-records.rules.ts';

/** 'Withdraws a request → the reserved coats are available again': the request is withdrawn too. */
export function withOwnState(told: Told, records: ToldRecord[], all: Told[]): Told {
  const { verb, phrase, outcomes } = told;
  const arrived = arrivedIn(told, records);
  if (arrived) return { ...told, outcomes: [arrived, ...(outcomes ?? [])] };
  const freed = freedIn(told, records);
  if (freed)
    return { ...told, outcomes: (outcomes ?? []).map((one) => (one.text === freed.from ? freed.outcome : one)) };
  const entered = typeof told.who === 'object' ? enteredIn(told, records, all) : undefined;
  if (entered) return { ...told, outcomes: [entered, ...(outcomes ?? [])] };
  const offered = typeof told.who === 'object' ? reachedBeside(told, records) : undefined;
  if (offered) return { ...told, outcomes: [offered, ...(outcomes ?? [])] };
  const added = typeof told.who === 'object' ? addedIn(told, records, all) : undefined;
  if (added) return { ...told, outcomes: [added, ...(outcomes ?? [])] };
  // 'Cancel' of whatever alone can be cancelled.
  const bare =
    phrase === ''
      ? records.filter((one) =>
          statesOf(one)
            .slice(1)
            .some((state) => isDoneBy(state, verb)),
        )
      : [];
  if (typeof told.who !== 'object' || !outcomes || !(bare.length === 1 || saysOfThings(outcomes))) return told;
  const [, thing = ''] = /^(?:an?|the|their|one) ((?:\p{L}+ )?\p{L}+)$/u.exec(phrase) ?? [];
  const record = thing ? recordCalled(records, thing) : bare.length === 1 ? bare[0] : undefined;
  const isSaid = outcomes.some((one) => 'record' in one && recordCalled(records, one.record) === record);
  const state =
    record && !isSaid
      ? statesOf(record)
          .slice(1)
          .find((one) => isDoneBy(one, verb))
      : undefined;
  if (!record || !state) return told;
  const own: Outcome = { way: 'state', record: record.one, state, text: `the ${record.one} becomes ${state}` };
  return { ...told, outcomes: [own, ...outcomes] };
}

const freeAgain = /^(?:make it )?(?:free|open|available|up) again$/i;

/** 'Gives an item back → free again': it is as it was at first. */
function freedIn(
  { phrase, outcomes = [] }: Told,
  records: ToldRecord[],
): { from: string; outcome: Outcome } | undefined {
  const said = outcomes.find(({ text }) => freeAgain.test(text));
  const [, thing = ''] = /^(?:the|an?|their|its) (\p{L}+)\b/iu.exec(phrase) ?? [];
  const record = said && thing ? recordCalled(records, thing) : undefined;
  const [initial] = record ? statesOf(record) : [];
  if (!said || !record || !initial) return undefined;
  return {
    from: said.text,
    outcome: { way: 'state', record: record.one, state: initial, text: `the ${record.one} is free again` },
  };
}

/** 'Draws a block and sets its limit → the block is watched': where nobody else makes one, that does. */
function enteredIn({ verb, phrase, outcomes = [] }: Told, records: ToldRecord[], all: Told[]): Outcome | undefined {
  const [, thing = ''] = /^an? (\p{L}+(?: \p{L}+)?)\b/iu.exec(phrase) ?? [];
  const record =
    /^(?:draw|upload|register|put|create|enter|set)$/.test(verb) && outcomes.length > 0
      ? recordIn(thing, records)
      : undefined;
  if (!record) return undefined;
  const isMade = all.some((one) =>
    one.outcomes?.some((other) => other.way === 'make' && recordCalled([record], other.record) !== undefined),
  );
  return isMade ? undefined : { way: 'make', record: record.one, fields: '', text: `new ${record.one}` };
}

/** 'Offers the plot to the first on the waiting list' of entries that may be 'offered': the entry is. */
function reachedBeside({ verb, phrase, outcomes = [] }: Told, records: ToldRecord[]): Outcome | undefined {
  const closed = /^(?:close|delete|end)$/.test(verb) && /\baccount\b/.test(phrase);
  if (!closed && outcomes.some(({ way }) => way === 'state' || way === 'make')) return undefined;
  const [only, ...others] = records.flatMap((record) => {
    const [, list] = /^(.+ list) entry$/.exec(record.one) ?? [];
    // Who closes their account closes what is theirs.
    const isTheirs = closed && !outcomes.some((one) => 'record' in one && recordCalled([record], one.record));
    const state =
      (list && nounIn(list, phrase)) || isTheirs
        ? statesOf(record)
            .slice(1)
            .find((one) => isDoneBy(one, verb))
        : undefined;
    return state ? [{ record: record.one, state }] : [];
  });
  return only && others.length === 0
    ? { way: 'state', ...only, text: `the ${only.record} becomes ${only.state}` }
    : undefined;
}

/** 'Organisers add the item at the door': another one, whoever made the others. */
function addedIn({ verb, phrase, when, outcomes = [] }: Told, records: ToldRecord[], all: Told[]): Outcome | undefined {
  const [, thing = ''] = /^(?:the|an?) (\p{L}+(?: \p{L}+)?)\b/iu.exec(phrase) ?? [];
  const record = /^(?:add|register)$/.test(verb) && when ? recordIn(thing, records) : undefined;
  if (!record || outcomes.some((one) => 'record' in one && recordCalled(records, one.record))) return undefined;
  // It has what the others have that somebody enters.
  const [fields = ''] = all.flatMap((one) =>
    (one.outcomes ?? []).flatMap((other) =>
      other.way === 'make' && recordCalled([record], other.record) ? [other.fields] : [],
    ),
  );
  return { way: 'make', record: record.one, fields, text: `new ${record.one}` };
}

const recordIn = (thing: string, records: ToldRecord[]) =>
  recordCalled(records, thing) ?? recordCalled(records, thing.split(' ')[0]);

const arrives = /\b(?:comes? (?:in|by)|arrives?|(?:shows?|turns?) up)\b/i;

const arrivedStates = /^(?:brought in|handed in|dropped off|checked in|arrived|here|present|attended)$/;

/** 'When a visitor comes in, organisers tick the visitor off' of items that may be 'brought in'. */
function arrivedIn({ who, verb, when = '', outcomes = [] }: Told, records: ToldRecord[]): Outcome | undefined {
  if (typeof who !== 'object' || !arrives.test(when) || !/^(?:tick|check|mark|note|confirm|scan)$/.test(verb))
    return undefined;
  const found = records.flatMap((record) =>
    statesOf(record)
      .filter((state) => arrivedStates.test(state))
      .map((state) => ({ record: record.one, state })),
  );
  const [only] = found;
  if (!only || found.length > 1 || outcomes.some(({ way }) => way === 'state')) return undefined;
  return { way: 'state', ...only, text: `the ${only.record} becomes ${only.state}` };
}

/** Whoever brings a thing to its first state makes it, where no line says that it is new: 'fills in the form → the form is begun'. */
export function withBeginning(told: Told, records: ToldRecord[], all: Told[]): Told {
  if (typeof told.who !== 'object' || !told.outcomes) return told;
  const isMade = (record: ToldRecord) =>
    all.some(({ outcomes }) =>
      outcomes?.some((one) => one.way === 'make' && recordCalled(records, one.record) === record),
    );
  const first = (record: ToldRecord) =>
    all.find(({ outcomes }) =>
      outcomes?.some((one) => one.way === 'state' && recordCalled(records, one.record) === record),
    );
  return {
    ...told,
    outcomes: told.outcomes.map((one): Outcome => {
      const record = one.way === 'state' ? recordCalled(records, one.record) : undefined;
      const begins = record && one.way === 'state' && statesOf(record)[0] === one.state && first(record) === told;
      return begins && !isMade(record) ? { way: 'make', record: record.one, fields: '', text: one.text } : one;
    }),
  };
}

/** What nobody types at the beginning: days of doing, who did it, what is counted or comes of other rows. */
const givenLater =
  /^(?:date|time|day|hour|start|end|curve|flow|state|who\b.*)$|\b(?:on|by|at|since|until|so far|done|left|used|total|average|this year|counter|link)$|^(?:done|paid|returned|tested|note|notes|remark|remarks|stars|rating|result|reason|checklist|signature|photo|picture)\b/;
const fewestListed = 2;
const mostAdded = 3;

/**
 * What is kept of a thing and no line enters is entered where the thing is made: who registers a coat gives its colour too, although the line lists
 * only size and photo.
 * @param all every line; `listed` what the outline lists as kept; `people` who has a field of their own name.
 */
export function withWholeFields(told: Told, all: Told[], listed: ToldRecord[], people: string[]): Told {
  if (typeof told.who !== 'object' || !told.outcomes) return told;
  const textOf = (one: Told) => `${one.verb} ${one.phrase} ${(one.outcomes ?? []).map(({ text }) => text).join('. ')}`;
  const makers = (record: ToldRecord) =>
    all.filter(({ outcomes }) =>
      outcomes?.some((one) => one.way === 'make' && recordCalled(listed, one.record) === record),
    );
  return {
    ...told,
    outcomes: told.outcomes.map((one): Outcome => {
      const record = one.way === 'make' && one.fields !== '' ? recordCalled(listed, one.record) : undefined;
      if (!record || one.way !== 'make' || makers(record)[0] !== told) return one;
      const names = readFields(one.fields).map(({ name }) => name);
      const isPerson = (name: string) => people.some((noun) => noun === name || noun.endsWith(` ${name}`));
      const isKept = (name: string) => listed.some((other) => other !== record && other.one === name);
      const missing = record.fields.filter(
        ({ name, isOptional, parts }) =>
          !names.includes(name) &&
          !isOptional &&
          !parts &&
          !givenLater.test(name) &&
          !isPerson(name) &&
          !isKept(name.replace(/s$/, '')) &&
          !isKept(name) &&
          !all.some((other) => other !== told && namesField(textOf(other), name)),
      );
      return names.length < fewestListed || missing.length > mostAdded
        ? one
        : { ...one, fields: [one.fields, ...missing.map(({ name }) => name)].join(', ') };
    }),
  };
}
