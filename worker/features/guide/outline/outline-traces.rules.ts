import { saysOfThings } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldField } from '#worker/features/guide/grammar/told-fields.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { lookUp, nounIn, singularOf, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import { type ActLink, linkRecords, thingOf } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { isPublic } from '#worker/features/guide/outline/outline-entry.rules.ts';

/** One thing that a line does: 'marks defects' of 'inspects a scaffold, marks defects and takes photos'. */
type Clause = { verb: string; phrase: string; isMain: boolean };
/** What a clause leaves behind: how a row of it is called and what stands in it beside what it belongs to. */
type Left = { one: string; of: ToldRecord; fields: ToldField[]; noun?: string };
type Around = { link: ActLink; records: ToldRecord[]; seen: ToldRecord | undefined };
type Form = (clause: Clause, around: Around) => Left | undefined;

const enters =
  /^(?:add|enter|leave|log|make|mark|note|photograph|record|report|snap|take|tell|upload|write|attach|flag)$/;
const findings: Readonly<Record<string, string>> = {
  ...{ defect: 'defect', fault: 'fault', snag: 'snag', crack: 'crack', leak: 'leak', problem: 'problem' },
  ...{ damage: 'damage report', injury: 'injury', breakage: 'breakage' },
};
const remarks = /^(?:note|remark|comment)$/;
const pictures = /^(?:photo|photograph|picture)$/;
const broken = /^(?:an?|the|any) (?:fallen|broken|damaged|missing|leaning|loose|blocked|dead|worn|torn) $/i;
const agreed =
  /^that (?:an? |the |their )?([\p{L} ]{3,30}?) (?:has|have) (?:agreed|consented|given (?:\p{L}+ )?(?:consent|permission))\b/iu;

const optional = (name: string): ToldField => ({ name, isOptional: true });

/** What is seen to be wrong with a thing, a row each. */
const asFinding: Form = ({ verb, phrase }, { link, records }) => {
  const noun = singularOf(thingOf(phrase));
  const one = lookUp(findings, noun);
  const of = link.way === 'read' ? records[0] : link.record;
  return one && of && enters.test(verb)
    ? { one, of, noun, fields: [{ name: 'what is wrong' }, optional('photo')] }
    : undefined;
};

/** A note under something that is there. */
const asRemark: Form = ({ verb, phrase }, { link: { record: of } }) => {
  const noun = singularOf(thingOf(phrase));
  return of && remarks.test(noun) && enters.test(verb)
    ? { one: `${of.one} ${noun}`, of, noun, fields: [{ name: 'text' }] }
    : undefined;
};

/** Photographs of something that has no field for them: several of one thing. */
const asPicture: Form = ({ verb, phrase, isMain }, { link: { record }, records }) => {
  const noun = singularOf(thingOf(phrase));
  // Whoever only adds a photograph adds it to the thing itself and not to what somebody noted about it.
  const parent = records.find(({ one }) => record?.fields.some(({ name }) => name === one));
  const of = isMain && record && !nounIn(record.one, phrase) ? (parent ?? record) : record;
  return of && pictures.test(noun) && enters.test(verb)
    ? { one: `${of.one} photo`, of, noun: 'photo', fields: [{ name: 'photo' }] }
    : undefined;
};

/** 'Writes to us about a mistake': what somebody from outside tells about what they saw. */
const asMessage: Form = ({ verb, phrase }, { link: { who }, records, seen }) => {
  const of = seen ?? records[0];
  return of && /^(?:write|report|tell|send|complain)$/.test(verb) && /\b(?:mistake|error)s?\b/i.test(phrase)
    ? {
        one: 'message',
        of,
        fields: [{ name: 'what is wrong' }, ...(who && isPublic(who) ? [optional('e-mail for the answer')] : [])],
      }
    : undefined;
};

/** 'Reports a fallen stone': what became of a thing that is there. */
const asReport: Form = ({ verb, phrase }, { records }) => {
  const of = records.find(({ one }) =>
    broken.test(phrase.split(new RegExp(`\\b${toPattern(one)}s?\\b`, 'i'))[0] ?? ''),
  );
  return of && statesOf(of).length === 0 && /^(?:report|flag)$/.test(verb)
    ? { one: `${of.one} report`, of, fields: [{ name: 'what happened' }] }
    : undefined;
};

/** 'Notes that a family has agreed in writing': who agreed and when. */
const asConsent: Form = ({ verb, phrase }, { records }) => {
  const [, who = ''] = agreed.exec(phrase) ?? [];
  const [of] = records;
  return of && who && /^(?:note|enter|record|mark|log)$/.test(verb)
    ? { one: 'agreement', of, fields: [{ name: who.toLowerCase() }, { name: 'agreed on' }] }
    : undefined;
};

/** 'Signs off a red tool, with a reason, for one run only'. */
const asSignOff: Form = ({ verb, phrase }, { link: { record: of }, records }) => {
  const used = records.find(({ one }) => new RegExp(`\\bfor one ${toPattern(one)}\\b`, 'i').test(phrase));
  return of && verb === 'sign' && /^off\b/.test(phrase)
    ? {
        ...{ one: 'sign-off', of },
        fields: [...(/\breason\b/i.test(phrase) ? [{ name: 'reason' }] : []), ...(used ? [optional(used.one)] : [])],
      }
    : undefined;
};

/** 'Both captains and the referee sign': a row for each of them. */
const asSignature: Form = ({ verb, phrase, isMain }, { link: { record: of, told } }) => {
  const signers = (told.line ?? '').split(/\bsigns?\b/i)[0] ?? '';
  return of &&
    isMain &&
    verb === 'sign' &&
    !/^(?:off|up|in|for)\b/.test(phrase) &&
    /^(?:both|all)\b|\band\b/i.test(signers)
    ? { one: `${of.one} signature`, of, fields: [] }
    : undefined;
};

/** 'Sign up for a work day': one of many who take part. */
const asSignUp: Form = ({ verb, phrase, isMain }, { link: { record: of, who } }) =>
  of && who && isMain && verb === 'sign' && /^up for\b/.test(phrase)
    ? { one: 'sign-up', of, fields: [{ name: who.one }] }
    : undefined;

/** 'Enters after the work day who was there and how long': a row for each who was. */
const asAttendance: Form = ({ verb, phrase }, { link: { told }, records }) => {
  const of = records.find(({ one }) => nounIn(one, `${told.phrase} ${told.when ?? ''}`) !== null);
  return of &&
    /^(?:enter|write|note|record|mark|tick|log|put)$/.test(verb) &&
    /\bwho (?:(?:was|were|is) (?:there|present|here)|came|attended)\b/i.test(phrase)
    ? {
        ...{ one: 'attendance', of },
        fields: [{ name: 'who' }, ...(/\bhow long\b|\bhow many hours\b/i.test(told.phrase) ? [{ name: 'hours' }] : [])],
      }
    : undefined;
};

const forms: readonly Form[] = [
  ...[asFinding, asRemark, asPicture, asMessage, asReport, asConsent, asSignOff, asSignature, asSignUp, asAttendance],
];

/** The things that a line does one after the other: each begins with a verb. */
function clausesOf({ verb, phrase }: Told): Clause[] {
  const clauses: Clause[] = [{ verb, phrase: '', isMain: true }];
  for (const piece of phrase.split(/,\s+(?:and )?|\s+and\s+/)) {
    const [first = '', ...rest] = piece.split(' ');
    const last = clauses.at(-1);
    if (last?.phrase && rest.length > 0 && baseOfVerb(first) === first)
      clauses.push({ verb: first, phrase: rest.join(' '), isMain: false });
    else if (last) last.phrase = last.phrase ? `${last.phrase}, ${piece}` : piece;
  }
  return clauses;
}

/** Whether what is left behind has its place already: a record of that name, or a field of what it belongs to. */
const isKept = (records: ToldRecord[], about: ToldRecord | undefined, { one, of, noun }: Left) =>
  records.some((record) => record.one === one || (noun !== undefined && nounIn(noun, record.one) !== null)) ||
  (noun !== undefined &&
    [of, ...(about ? [about] : [])].some(({ fields }) =>
      fields.some(({ name }) => nounIn(noun, name) !== null || (remarks.test(noun) && remarks.test(name))),
    ));

/** 'Marks a defect as fixed': the state in which a row is from then on. */
const endOf = ({ phrase }: Told, noun: string): string | undefined =>
  new RegExp(`\\b${toPattern(noun)}s? as (\\p{L}+)`, 'iu').exec(phrase)?.[1];

/**
 * The records of an outline with those that its lines on who does what leave behind and nobody listed: defects, notes, photographs, messages.
 * @param lines the lines on who does what.
 * @param records what is listed; without any there is nothing that a row could belong to.
 */
export function withTraces(lines: Told[], records: ToldRecord[]): ToldRecord[] {
  const traces: ToldRecord[] = [];
  const links = [...linkRecords(lines, records).values()];
  // What its owner says to come of a line is all that comes of it.
  for (const link of links.filter(({ who, told }) => who !== undefined && !saysOfThings(told.outcomes)))
    for (const clause of clausesOf(link.told)) {
      const seen = links.findLast(({ who, way }, at) => at < links.indexOf(link) && way === 'read' && who === link.who);
      const around = { link, records, seen: seen?.record };
      const left = forms.map((form) => form(clause, around)).find((one) => one && !isKept(records, link.record, one));
      const same = traces.find(({ one }) => one === left?.one);
      if (same?.trace) same.trace.acts.push(link.told.text);
      else if (left) traces.push(traceOf(left, clause, link, lines));
    }
  return [...records, ...traces];
}

function traceOf(left: Left, { verb, isMain }: Clause, { told }: ActLink, lines: Told[]): ToldRecord {
  const { one, of, fields, noun } = left;
  const end = lines.flatMap((line) => (noun && endOf(line, noun)) ?? []).at(0);
  return {
    ...{ one, fields: [{ name: of.one }, ...fields.filter(({ name }) => name !== of.one)], isInOrder: true },
    ways: end ? [['open', end]] : [],
    // Who signs decides on the thing itself.
    trace: {
      verb,
      acts: [told.text],
      isOwn: isMain && (verb !== 'sign' || one === 'sign-up'),
      ...(noun && end ? { ends: noun } : {}),
    },
  };
}

/** What each line does to which record, those that lines leave behind among them. */
export function linkTraces(lines: Told[], records: ToldRecord[]): Map<Told, ActLink> {
  const links = linkRecords(
    lines,
    records.filter(({ trace }) => !trace),
  );
  const traced = records.filter(({ trace }) => trace);
  return new Map(
    [...links].map(([told, link]) => {
      const ended = traced.find(({ trace }) => trace?.ends && endOf(told, trace.ends) !== undefined);
      const made = traced.find(({ trace }) => trace?.isOwn && trace.acts.includes(told.text));
      if (ended) return [told, { ...link, record: ended, way: 'change' }];
      return [told, made && link.who ? { ...link, record: made, way: 'make' } : link];
    }),
  );
}
