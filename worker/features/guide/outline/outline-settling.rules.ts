import { becoming, type Outcome, recordCalled } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { baseOfPassive } from '#worker/features/guide/grammar/phrases.rules.ts';
import { isDoneBy, tellsMoreThanState } from '#worker/features/guide/grammar/state-words.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import { isSingle, type Noun, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import { inActive, withVerb } from '#worker/features/guide/outline/outline-given-verbs.rules.ts';
import { madeAs, madeSo } from '#worker/features/guide/outline/outline-made-outcomes.rules.ts';
import {
  choiceSaid,
  keptBeside,
  leftBefore,
  listedBeside,
  markedField,
  savedFields,
  stateBeside,
  stateOfEntry,
  stateOfIt,
} from '#worker/features/guide/outline/outline-meant-outcomes.rules.ts';
import { readFields } from '#worker/features/guide/outline/outline-records.rules.ts';
import { fieldsAsListed } from '#worker/features/guide/outline/outline-same-fields.rules.ts';
import {
  bareState,
  listedStates,
  stateSaid,
  stateUpon,
} from '#worker/features/guide/outline/outline-state-said.rules.ts';
import { type Cast, inThird } from '#worker/features/guide/outline/outline-subjects.rules.ts';

type Around = Pick<Cast, 'people' | 'things' | 'made'>;

/**
 * An outcome as it is meant among the people and the things of its outline: 'the couple gets a tracking number' is sent to them, 'form goes
 * back to the patient' sets its state, 'new ride for each day' is one of the rides, and what has no verb of its own gets one.
 * @returns one outcome, or two where what follows a state is a sentence of its own.
 */
export function settleOutcome(outcome: Outcome, around: Around): Outcome[] {
  switch (outcome.way) {
    case 'fill':
      return [toPerson(outcome, around)];
    case 'make':
      return madeAs(outcome, around);
    case 'tell':
      // What is told the next time somebody comes is shown, and sent by no mail.
      if (/^(?:the )?next time (?:they|he|she)\b|^when they next\b/i.test(outcome.rest))
        return [{ way: 'show', what: `that ${outcome.rest}`, to: asNamed(outcome.whom, around), text: outcome.text }];
      return [{ ...outcome, whom: asNamed(outcome.whom, around) }];
    case 'state':
    case 'say':
      // What an event says of itself has its condition with it.
      if (outcome.way === 'state' && outcome.rest) return [outcome];
      return settleSaid(outcome, around);
    case 'remove': {
      // 'Tracks older than 90 days are deleted' is done to some of them.
      const active = recordCalled([...around.things, ...(around.made ?? [])], outcome.record)
        ? undefined
        : inActive(outcome.text);
      return [active ? { way: 'do', text: active } : outcome];
    }
    default:
      return [outcome];
  }
}

/** What a line says of a thing: a field of it that is written, a state that it comes to, or what is done with it. */
function settleSaid(outcome: Outcome, around: Around): Outcome[] {
  const kept =
    answerSaid(outcome, around) ??
    markedField(outcome, around) ??
    leftBefore(outcome, around) ??
    savedFields(outcome, around) ??
    charged(outcome, around) ??
    theirs(outcome, around);
  if (kept) return [kept];
  if (isPutWith(outcome, around)) return [{ way: 'make', record: outcome.record, fields: '', text: outcome.text }];
  return (
    stateOfEntry(outcome, around) ??
    stateOfIt(outcome, around) ??
    stateUpon(outcome, around) ??
    withRowBeside(stateSaid(outcome, around), around) ??
    listedStates(outcome, around) ??
    bareState(outcome, around) ??
    wrapped(choiceSaid(outcome, around) ?? stateUnlisted(outcome, around)) ??
    withStateBeside(
      madeSo(outcome, around) ??
        keptBeside(outcome, around) ??
        listedBeside(outcome, around) ??
        goesToThem(outcome, around) ??
        seenBy(outcome, around) ??
        done(outcome, around),
      stateBeside(outcome, around),
    )
  );
}

const yesOrNo = /\b(?:in or out|yes or no|coming or not(?: coming)?|there or not|can or can(?:not|['’]t)(?: come)?)$/i;
const answers = /^(?:answer|reply|response|rsvp|availability|attendance)$/;
/** 'The player is in or out', where an answer has a player and is coming or not coming: what that answer says. */
function answerSaid({ text }: Outcome, { things }: Around): Outcome | undefined {
  const [, named = ''] = /^(?:the |an? |each )?([\p{L}-]+(?: [\p{L}-]+)?) (?:is|are) /iu.exec(text) ?? [];
  const record = yesOrNo.test(text) ? recordCalled(things, named.toLowerCase()) : undefined;
  const [answer, ...others] = record
    ? things.filter(
        (one) =>
          answers.test(one.one) && one.fields.some(({ name }) => name === record.one) && statesOf(one).length > 1,
      )
    : [];
  if (!record || !answer || others.length > 0 || statesOf(record).length > 0) return undefined;
  return becoming(answer.one, statesOf(answer).slice(-2).join(' or '));
}

const dates = /^(?:date|day|time|when)$/;
/** 'The keg is out, with pub, date and beer', of deliveries that have a keg, a pub and a beer: another one of those is there. */
function withRowBeside(outcomes: Outcome[] | undefined, { things }: Around): Outcome[] | undefined {
  const [set, ...others] = outcomes ?? [];
  const [, list = ''] = (set?.way === 'state' && /^with (.+)$/i.exec(set.rest ?? '')) || [];
  const record = set?.way === 'state' ? recordCalled(things, set.record) : undefined;
  if (set?.way !== 'state' || !record || list === '' || others.length > 0) return outcomes;
  const said = list.replace(/,? and /g, ', ');
  const found = things.flatMap((row) => {
    const names = new Set(row.fields.map(({ name }) => name));
    const listed = readFields(fieldsAsListed(said, row)).map(({ name }) => name);
    const own = listed.filter((name) => names.has(name) && !record.fields.some((field) => field.name === name));
    return row !== record && names.has(record.one) && own.length > 1 ? [{ row, own, listed }] : [];
  });
  const [best] = found;
  if (!best || found.length > 1) return outcomes;
  const day = best.listed.some((name) => dates.test(name))
    ? best.row.fields.find(({ name }) => /\bdate\b/.test(name))
    : undefined;
  const fields = [...new Set([record.one, ...best.own, ...(day ? [day.name] : [])])].join(', ');
  const { rest: _, ...bare } = set;
  return [bare, { way: 'make', record: best.row.one, fields, text: `new ${best.row.one}` }];
}

const wrapped = (outcome: Outcome | undefined) => outcome && [outcome];

const become =
  /^(?:the |an? )?([\p{L}-]+(?: [\p{L}-]+)?) (?:is|are) (?:now |then )?(\p{L}+(?: (?:up|out|in|off|back|over))?)(?:, (with .+))?$/iu;
/** 'The trip is picked up, with the time', of trips whose states nobody listed: what it is from then on. */
function stateUnlisted({ text, way }: Outcome, { things, made = [] }: Around): Outcome | undefined {
  const [, named = '', said = '', rest] = way === 'say' || way === 'state' ? (become.exec(text) ?? []) : [];
  const record = named ? recordCalled(things, named.toLowerCase()) : undefined;
  const isMade = record !== undefined && made.some(({ one }) => one === record.one);
  if (!record || !isMade || statesOf(record).length > 0) return undefined;
  return baseOfPassive(said.split(' ')[0]?.toLowerCase() ?? '')
    ? { way: 'state', record: record.one, state: said.toLowerCase(), text, ...(rest ? { rest } : {}) }
    : undefined;
}

const belongs = /^(?:the |an? )?([\p{L}-]+(?: [\p{L}-]+)?)(?:['’]s| is) (?:theirs|his|hers|mine|ours)$/iu;
/** 'The job is theirs', of jobs that have an interpreter: who it is. */
function theirs({ text }: Outcome, { things, people }: Around): Outcome | undefined {
  const [, named = ''] = belongs.exec(text) ?? [];
  const record = named ? recordCalled(things, named.toLowerCase()) : undefined;
  const field = record?.fields.find(({ name }) => people.some(({ noun }) => noun.one === name.toLowerCase()));
  if (!record) return undefined;
  return field
    ? { way: 'fill', record: record.one, fields: field.name, text }
    : { way: 'do', text: `keep whose the ${record.one} is now` };
}

/** 'Each member is charged', where charges are kept: there is one then. */
function charged({ text }: Outcome, around: Around): Outcome | undefined {
  const [, whom = ''] =
    /^(?:the |each |every |both |all )?([\p{L}-]+(?: [\p{L}-]+)?) (?:is|are) (?:then )?charged(?: for it)?$/iu.exec(
      text,
    ) ?? [];
  const record = personCalled(whom, around)
    ? around.things.find(({ one }) => /\b(?:charge|fee|bill|invoice)$/.test(one))
    : undefined;
  return (
    record && {
      way: 'make',
      record: record.one,
      fields: record.fields.map(({ name }) => name).join(', '),
      text,
    }
  );
}

/** What is done and the state that it tells as well; 'mark it for checking' says no more than the state. */
function withStateBeside(does: Outcome, set: Outcome | undefined): Outcome[] {
  if (set?.way !== 'state' || does.way === 'show') return [does];
  const [verb = ''] = does.way === 'do' ? does.text.split(' ') : [];
  return verb !== '' && isDoneBy(set.state, verb) && /^\p{L}+ (?:it|them)\b/u.test(does.text) ? [set] : [does, set];
}

/** 'The part is with the piece', of parts that have a piece and no such state: there is one then. */
function isPutWith(outcome: Outcome, { things }: Around): outcome is Extract<Outcome, { way: 'state' }> {
  if (outcome.way !== 'state') return false;
  const [, whole = ''] = /^(?:with|in|on|at|under) the (\p{L}+(?: \p{L}+)?)$/iu.exec(outcome.state) ?? [];
  const [record, of] = [recordCalled(things, outcome.record), whole ? recordCalled(things, whole) : undefined];
  return (
    record !== undefined &&
    of !== undefined &&
    record !== of &&
    statesOf(record).length === 0 &&
    record.fields.some(({ name }) => name === of.one)
  );
}

/** 'I am told' of the outcomes of a line, as what its owner is, among the things and the people of its outline. */
export const outcomeInThird = (outcome: Outcome, who: Told['who'], cast: Cast): Outcome[] =>
  settleOutcome(wordedInThird(outcome, who, cast), cast);

function wordedInThird(outcome: Outcome, who: Told['who'], { self }: Cast): Outcome {
  // 'She gets an SMS' is said of whoever acts.
  const isActing =
    outcome.way === 'tell' && typeof who === 'object' && /^(?:he|she|they|him|her|them)$/i.test(outcome.whom);
  if (isActing) return { ...outcome, whom: isSingle(who) ? who.many : `the ${who.one}` };
  if (outcome.way === 'tell')
    return { ...outcome, whom: inThird(outcome.whom, who, self), rest: inThird(outcome.rest, who, self) };
  if (outcome.way === 'show') return { ...outcome, what: inThird(outcome.what, who, self) };
  // 'Loses the £10' is said of whoever acts.
  if (
    outcome.way === 'say' &&
    typeof who === 'object' &&
    /^(?:loses|pays|owes|keeps|wins|has to|must) /i.test(outcome.text)
  )
    return { ...outcome, text: `${isSingle(who) ? who.many : `the ${who.one}`} ${inThird(outcome.text, who, self)}` };
  const [, back] = (typeof who === 'object' && /^gets? (.+) back$/i.exec(outcome.text)) || [];
  if (back && typeof who === 'object')
    return { way: 'do', text: `give ${isSingle(who) ? who.many : `the ${who.one}`} ${back} back` };
  return { ...outcome, text: inThird(outcome.text, who, self) };
}

const personCalled = (text: string, { people }: Around): Noun | undefined => {
  const plain = text.toLowerCase().replace(/^(?:the|an?|each|every|both|all) /, '');
  return people.find(({ noun, names }) =>
    [noun.one, noun.many, ...names].some(
      (one) => one.toLowerCase() === plain || one.toLowerCase() === singularOf(plain),
    ),
  )?.noun;
};

/** 'Saver' as 'the saver'; a name and several stay as they are. */
function asNamed(whom: string, around: Around): string {
  const person = personCalled(whom, around);
  return person && whom.toLowerCase() === person.one ? (isSingle(person) ? person.many : `the ${person.one}`) : whom;
}

/** What somebody gets is sent to them, unless it is a field that is kept of them. */
function toPerson(outcome: Extract<Outcome, { way: 'fill' | 'make' }>, around: Around): Outcome {
  const [, whom = '', what = ''] = /^(.+?) (?:gets?|is given|are given) (.+)$/i.exec(outcome.text) ?? [];
  const person = what && personCalled(whom, around);
  const kept = recordCalled(around.things, outcome.record);
  const isField =
    kept !== undefined && readFields(outcome.fields).some(({ name }) => kept.fields.some((own) => own.name === name));
  if (!person || isField) return kept ? { ...outcome, fields: fieldsAsListed(outcome.fields, kept) } : outcome;
  return { way: 'tell', verb: 'send', whom: asNamed(whom, around), rest: what, text: outcome.text };
}

const sees = /^(?:(?:only )?(?:now|then) )?(.+?) (?:can |may |could )?(?:also |now |then )?sees? (?!to\b)(.+)$/i;
/** 'The other families', 'that trustee', 'the family who asked' are of the people who are named there. */
const whichOf = /^(?:that|this|both|(?:all )?(?:the )?others?|another) (?:the )?| (?:who|that) .+$/gi;

const handedTo =
  /^(?:(if|when) ([^,;]+?),? )?(?:it|they|the [\p{L}-]+) (?:goes|go) (?:back )?to (?:the )?([\p{L}-]+(?: [\p{L}-]+)??)(?: too| as well)?$/iu;
/** 'If it's mains it goes to the testers too': they see it. */
function goesToThem({ text }: Outcome, around: Around): Outcome | undefined {
  const [, upon, met, whom = ''] = handedTo.exec(text) ?? [];
  if (!upon || !met || !personCalled(whom, around)) return undefined;
  return { way: 'show', what: `it ${upon} ${met}`, to: asNamed(whom, around), text };
}

/** 'The nurses see it in their list': shown to them. */
function seenBy(outcome: Outcome, around: Around): Outcome | undefined {
  const [, whom = '', what = ''] = sees.exec(outcome.text) ?? [];
  const isAll = /^(?:both|everybody|everyone|all|all of them|the others?(?: \w+)?|the rest)$/i.test(whom);
  const each = whom.split(/,? and |, /);
  return isAll || each.every((one) => personCalled(one.replace(whichOf, ''), around))
    ? { way: 'show', what, to: isAll ? whom : asNamed(whom, around), text: outcome.text }
    : undefined;
}

/** 'The casual is turned away' of arrivals that may be turned away: the state of what is kept of them. */
function stateOfTheirs(outcome: Extract<Outcome, { way: 'state' }>, around: Around): Outcome | undefined {
  if (!personCalled(outcome.record, around) && recordCalled([...around.things, ...(around.made ?? [])], outcome.record))
    return undefined;
  if (!/^(?!(?:one|ones|others?|rest|old one|previous|last)\b)[\p{L}-]+(?: [\p{L}-]+)?$/u.test(outcome.record))
    return undefined;
  // The month of an export is closed, and not the export.
  const isField = around.things.some(({ fields }) => fields.some(({ name }) => name === outcome.record));
  if (isField && !personCalled(outcome.record, around)) return undefined;
  const found = around.things.filter((thing) => statesOf(thing).slice(1).includes(outcome.state));
  const [only] = found;
  return only && found.length === 1 ? becoming(only.one, outcome.state) : undefined;
}

/** What is said to be done, as the product does it: 'the readings are added to the map' is 'add the readings to the map'. */
function done(outcome: Outcome, { things, made = [], people }: Around): Outcome {
  const isKept =
    outcome.way === 'state' &&
    !tellsMoreThanState.test(outcome.state) &&
    recordCalled([...things, ...made], outcome.record) !== undefined;
  if (isKept) return outcome;
  const theirs = outcome.way === 'state' ? stateOfTheirs(outcome, { things, people }) : undefined;
  if (theirs) return theirs;
  const active = inActive(outcome.text);
  if (active) return { way: 'do', text: active };
  // What becomes of a thing that is not kept is only said.
  return withVerb(
    { way: 'say', text: outcome.text },
    people.map(({ noun }) => noun),
  );
}
