import { becoming, type Outcome, recordCalled, saysOfThings } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { isDoneBy, tellsState } from '#worker/features/guide/grammar/state-words.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { type Noun, nounIn, pluralOf, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import { endsAccount, withPayouts } from '#worker/features/guide/outline/outline-own-accounts.rules.ts';

type Acting = Told & { who: Noun };
const isActing = (told: Told): told is Acting => typeof told.who === 'object';

/** Whether a line says that it makes one of these. */
export const makesOne = ({ outcomes = [] }: Told, record: ToldRecord, records: ToldRecord[]): boolean =>
  outcomes.some((one) => one.way === 'make' && recordCalled(records, one.record) === record);

/** The later state of a record that a verb brings it to. */
const reachedBy = (record: ToldRecord, verb: string): string | undefined =>
  statesOf(record)
    .slice(1)
    .find((state) => isDoneBy(state, verb));

/** What a line does to a thing that is kept without saying so behind its arrow, the surest first. */
const unsaid: ((told: Acting, records: ToldRecord[], all: Told[]) => Outcome | undefined)[] = [
  arrivedIn,
  enteredIn,
  reachedBeside,
  addedIn,
  reportedAs,
  pickedFor,
  ownState,
];

/** A line with what it does besides: 'withdraws a request → the reserved coats are available again' withdraws the request too. */
export function withOwnState(told: Told, records: ToldRecord[], all: Told[]): Told {
  if (!isActing(told)) return byProduct(told, records);
  const freed = withOthers(asFreed(told, records), records, all);
  if (freed !== told) return freed;
  const found = unsaid.map((read) => read(told, records, all)).find(Boolean);
  const ended = endsAccount(told) ? withPayouts(told, records) : withStateOfField(told, records);
  if (!found) return ended;
  return {
    ...told,
    outcomes: endsAccount(told) ? [...(ended.outcomes ?? []), found] : [found, ...(ended.outcomes ?? [])],
  };
}

/** 'The month is closed' of the export that is made for a month, where nothing else can be closed: the export is. */
function withStateOfField(told: Acting, records: ToldRecord[]): Told {
  const { outcomes = [] } = told;
  const made = outcomes.flatMap((one) => (one.way === 'make' ? (recordCalled(records, one.record) ?? []) : []));
  const found = outcomes.flatMap((outcome) => {
    const [, verb = '', thing = ''] =
      outcome.way === 'do' ? (/^(\p{Ll}+) the (\p{L}+)$/u.exec(outcome.text) ?? []) : [];
    const [only, ...others] = records.filter((record) => thing !== '' && reachedBy(record, verb) !== undefined);
    const state = only && reachedBy(only, verb);
    const isOfIt = only && made.includes(only) && only.one !== thing && only.fields.some(({ name }) => name === thing);
    return isOfIt && state && others.length === 0
      ? [
          {
            outcome,
            set: { way: 'state', record: only.one, state, rest: `with its ${thing}`, text: outcome.text } as const,
          },
        ]
      : [];
  });
  const setBy = (outcome: Outcome) => found.find((one) => one.outcome === outcome)?.set ?? outcome;
  return found.length > 0 ? { ...told, outcomes: outcomes.map(setBy) } : told;
}

/** 'The pending round ups are collected → one direct debit' of round ups that may be 'collected': they are. */
function byProduct(told: Told, records: ToldRecord[]): Told {
  const { who, verb, phrase, outcomes = [] } = told;
  const record = records.find(({ one }) =>
    new RegExp(
      `^(?:the |all |each |every )?(?:\\p{L}+ )?(?:${toPattern(one)}|${toPattern(pluralOf(one))})$`,
      'iu',
    ).test(phrase),
  );
  const state = who === 'product' && verb !== 'ensure' && record ? reachedBy(record, verb) : undefined;
  const isSaid = outcomes.some((one) => one.way === 'state' && recordCalled(records, one.record) === record);
  return record && state && outcomes.length > 0 && !isSaid
    ? { ...told, outcomes: [becoming(record.one, state), ...outcomes] }
    : told;
}

/** 'Picks a plumber for it' of repairs that have a plumber: the repair gets one. */
function pickedFor({ verb, phrase, outcomes }: Acting, records: ToldRecord[]): Outcome | undefined {
  const [, thing = ''] =
    /^(?:an?|the|another|one) (\p{L}+)(?: (?:for|to|on) (?:it|them|the \p{L}+))?$/iu.exec(phrase) ?? [];
  if (!thing || !outcomes || !/^(?:pick|choose|assign|select|appoint|name|find)$/.test(verb)) return undefined;
  const holders = records.filter(({ one, fields }) => one !== thing && fields.some(({ name }) => name === thing));
  const [only] = holders;
  const isSaid = outcomes.some((one) => 'record' in one && recordCalled(records, one.record) === only);
  return only && holders.length === 1 && !isSaid
    ? { way: 'fill', record: only.one, fields: thing, text: `the ${only.one} gets the ${thing}` }
    : undefined;
}

/** 'Reports it done with the bill' of repairs that may be 'done'. */
function reportedAs({ verb, phrase, outcomes }: Acting, records: ToldRecord[]): Outcome | undefined {
  if (!outcomes || !/^(?:report|mark|set|declare|say|tick|call)$/.test(verb)) return undefined;
  const [, thing = '', said = ''] =
    /^(?:it|that it is|that it's|them|the (\p{L}+)) (?:as |to be )?(\p{L}+(?: \p{L}+)?)/iu.exec(phrase) ?? [];
  const named = thing ? recordCalled(records, thing) : undefined;
  const found = (named ? [named] : records).flatMap((record) =>
    statesOf(record)
      .slice(1)
      .filter((state) => tellsState(said.toLowerCase(), state))
      .map((state) => ({ record, state })),
  );
  const [only] = found;
  const isSaid = outcomes.some((one) => one.way === 'state' && recordCalled(records, one.record) === only?.record);
  return only && found.length === 1 && !isSaid ? becoming(only.record.one, only.state) : undefined;
}

const askedFirst =
  /\bask (?:the |an? )?(\p{L}+(?: \p{L}+)?) first for an? (.+)$|^for an? (.+?) the (\p{L}+(?: \p{L}+)?) is asked first$/iu;
/** 'For a class A kit the teacher is asked first': all others are what the teacher would make them, at once. */
function withOthers(told: Told, records: ToldRecord[], all: Told[]): Told {
  const made = told.outcomes?.find((one) => one.way === 'make');
  const record = made?.way === 'make' ? recordCalled(records, made.record) : undefined;
  const [, who = '', which = '', ofWhich = '', asked = ''] =
    (told.outcomes ?? []).map(({ text }) => askedFirst.exec(text)).find((found) => found !== null) ?? [];
  const decider = all.find((one) => typeof one.who === 'object' && nounIn(one.who.one, who || asked) !== null);
  const state = record
    ? decider?.outcomes
        ?.flatMap((one) =>
          one.way === 'state' && recordCalled(records, one.record) === record ? one.state.split(' or ') : [],
        )
        .find((one) => statesOf(record).includes(one))
    : undefined;
  const kind = which || ofWhich;
  return record && state && kind
    ? {
        ...told,
        outcomes: [
          ...(told.outcomes ?? []),
          { ...becoming(record.one, state), rest: `at once where it is no ${kind}` } as Outcome,
        ],
      }
    : told;
}

/** 'Withdraws a request', and 'cancel' of whatever alone can be cancelled. */
function ownState({ verb, phrase, outcomes }: Acting, records: ToldRecord[]): Outcome | undefined {
  const bare = phrase === '' ? records.filter((one) => reachedBy(one, verb) !== undefined) : [];
  if (!outcomes || !(bare.length === 1 || saysOfThings(outcomes))) return undefined;
  const [, thing = ''] = /^(?:an?|the|their|one) ((?:\p{L}+ )?\p{L}+)$/u.exec(phrase) ?? [];
  const record = thing ? recordCalled(records, thing) : bare.length === 1 ? bare[0] : undefined;
  const isSaid = outcomes.some((one) => 'record' in one && recordCalled(records, one.record) === record);
  const state = record && !isSaid ? reachedBy(record, verb) : undefined;
  return record && state ? becoming(record.one, state) : undefined;
}

const freeAgain = /^(?:make it )?(?:free|open|available|up) again$/i;

/** 'Gives an item back → free again': it is as it was at first. */
function asFreed(told: Acting, records: ToldRecord[]): Told {
  const said = told.outcomes?.find(({ text }) => freeAgain.test(text));
  const [, thing = ''] = /^(?:the|an?|their|its) (\p{L}+)\b/iu.exec(told.phrase) ?? [];
  const record = said && thing ? recordCalled(records, thing) : undefined;
  const [state] = record ? statesOf(record) : [];
  if (!record || !state) return told;
  const outcome: Outcome = { way: 'state', record: record.one, state, text: `the ${record.one} is free again` };
  return { ...told, outcomes: told.outcomes?.map((one) => (one.text === said?.text ? outcome : one)) ?? [] };
}

/** 'Draws a block and sets its limit → the block is watched': where nobody else makes one, that does. */
function enteredIn({ verb, phrase, outcomes = [] }: Acting, records: ToldRecord[], all: Told[]): Outcome | undefined {
  const [, thing = ''] = /^an? (\p{L}+(?: \p{L}+)?)\b/iu.exec(phrase) ?? [];
  const record =
    /^(?:draw|upload|register|put|create|enter|set)$/.test(verb) && outcomes.length > 0
      ? recordIn(thing, records)
      : undefined;
  if (!record) return undefined;
  return all.some((one) => makesOne(one, record, [record]))
    ? undefined
    : { way: 'make', record: record.one, fields: '', text: `new ${record.one}` };
}

/** 'Offers the plot to the first on the waiting list' of entries that may be 'offered': the entry is. */
function reachedBeside({ verb, phrase, outcomes = [] }: Acting, records: ToldRecord[]): Outcome | undefined {
  const closed = endsAccount({ verb, phrase });
  if (!closed && outcomes.some(({ way }) => way === 'state' || way === 'make')) return undefined;
  const [only, ...others] = records.flatMap((record) => {
    const [, list] = /^(.+ list) entry$/.exec(record.one) ?? [];
    // Who closes their account closes what is theirs.
    const isTheirs = closed && !outcomes.some((one) => 'record' in one && recordCalled([record], one.record));
    const state = (list && nounIn(list, phrase)) || isTheirs ? reachedBy(record, verb) : undefined;
    return state ? [{ record: record.one, state }] : [];
  });
  return only && others.length === 0 ? becoming(only.record, only.state) : undefined;
}

/** 'Organisers add the item at the door': another one, whoever made the others. */
function addedIn(
  { verb, phrase, when, outcomes = [] }: Acting,
  records: ToldRecord[],
  all: Told[],
): Outcome | undefined {
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
function arrivedIn({ verb, when = '', outcomes = [] }: Acting, records: ToldRecord[]): Outcome | undefined {
  if (!arrives.test(when) || !/^(?:tick|check|mark|note|confirm|scan)$/.test(verb)) return undefined;
  const found = records.flatMap((record) =>
    statesOf(record)
      .filter((state) => arrivedStates.test(state))
      .map((state) => ({ record: record.one, state })),
  );
  const [only] = found;
  if (!only || found.length > 1 || outcomes.some(({ way }) => way === 'state')) return undefined;
  return becoming(only.record, only.state);
}

/** Whoever brings a thing to its first state makes it, where no line says that it is new: 'fills in the form → the form is begun'. */
export function withBeginning(told: Told, records: ToldRecord[], all: Told[]): Told {
  if (typeof told.who !== 'object' || !told.outcomes) return told;
  const first = (record: ToldRecord) =>
    all.find(({ outcomes }) =>
      outcomes?.some((one) => one.way === 'state' && recordCalled(records, one.record) === record),
    );
  return {
    ...told,
    outcomes: told.outcomes.map((one): Outcome => {
      const record = one.way === 'state' ? recordCalled(records, one.record) : undefined;
      const begins = record && one.way === 'state' && statesOf(record)[0] === one.state && first(record) === told;
      return begins && !all.some((other) => makesOne(other, record, records))
        ? { way: 'make', record: record.one, fields: '', text: one.text }
        : one;
    }),
  };
}
