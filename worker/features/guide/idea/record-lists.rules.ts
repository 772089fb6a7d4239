import type { Statement } from '#worker/features/guide/grammar/statements.rules.ts';
import { statesOf, tellField } from '#worker/features/guide/grammar/telling-records.rules.ts';
import {
  fieldsInPhrase,
  joinRecords,
  readToldRecords,
  type ToldRecord,
} from '#worker/features/guide/grammar/told-records.rules.ts';
import { asNoun, joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import { isHostile } from '#worker/features/guide/idea/cleaning.rules.ts';
import { isAct } from '#worker/features/guide/idea/telling.rules.ts';

/** So many fields make a record that somebody has to enter. */
const leastDetails = 3;
const looking = /^(?:see|view|search|browse|get|receive|compare|find|know|open|read|print|export)$/;
const making =
  /^(?:make|create|enter|record|add|write|submit|report|register|place|keep|upload|log|book|order|plan|send|fill|note|draft|request|raise|put|announce|offer|post|publish|describe|import|ask|bring|provide|tell|declare|type)$/;
/** Who only says yes to it does not write it down. */
const answering = /^(?:accept|approve|confirm|decline|reject|pay|rate|sign)$/;

/** The records with their fields point by point, as they stand before the points become a sentence. */
export function recordsOfPoints(description: string): ToldRecord[] {
  if (!/:\s*\n/.test(description)) return [];
  return readToldRecords(description.slice(0, 24_000)).records.filter(
    ({ one, fields }) => !isHostile([one, ...fields.map(({ name }) => name)].join('. ')),
  );
}

/** The clauses without the lists of fields that stand in them, and the records with these. */
export function partFields(statements: Statement[], records: ToldRecord[]) {
  const found: ToldRecord[] = [];
  const without = statements.map((one): Statement => {
    const { kind, not, device, object, phrase, text, verb } = one;
    const read =
      kind === 'act' && !not && !device && object && !looking.test(verb) && fieldsInPhrase(object.one, phrase);
    if (!read) return one;
    found.push(read.record);
    return { ...one, phrase: read.without, text: text.replace(phrase, read.without) };
  });
  const main = without.find(({ kind, not, object, verb }) => kind === 'act' && !not && object && !looking.test(verb));
  const named = records.map((record) => ofDeed(record, without));
  return { statements: without, records: joinRecords(named, found, main?.object?.one) };
}

/** 'An offer is open, matched or done' where somebody offers a puzzle: these are the states of the puzzle. */
function ofDeed(record: ToldRecord, statements: Statement[]): ToldRecord {
  if (record.fields.length > 0 || statements.some(({ object }) => object?.one === record.one)) return record;
  const deed = statements.find(
    ({ kind, not, verb, object }) => kind === 'act' && !not && object && verb === record.one,
  );
  return deed?.object ? { ...record, one: deed.object.one } : record;
}

/** The clauses with what was listed: the act that makes a record gets its fields and states; where nobody acts on it, it gets a clause that moves it on. */
export function withRecords(statements: Statement[], records: ToldRecord[]): Statement[] {
  const all = [...statements];
  for (const record of records) {
    const maker = makerOf(all, record);
    const details = record.fields.filter(({ name }) => !/^id$/i.test(name)).map(tellField);
    const isStaged = statesOf(record).length > 2 && !all.some((one) => one.stages && one.object?.one === record.one);
    const moves = isStaged ? { states: statesOf(record), ways: record.isInOrder ? record.ways : [] } : undefined;
    if (maker)
      all[all.indexOf(maker)] = {
        ...(maker.object ? maker : handedIn(maker, record)),
        ...(details.length > 0 && details.length >= (maker.details?.length ?? 0) ? { details } : {}),
        ...(moves ? { moves } : {}),
      };
    else if (details.length >= leastDetails) enter(all, record, { details, ...(moves ? { moves } : {}) });
    else if (moves) all.push(...stagedOf(all, record));
  }
  return all;
}

const actsOn = (all: Statement[], { one }: ToldRecord) =>
  all.filter(
    ({ kind, not, device, object, verb, who, phrase }) =>
      kind === 'act' &&
      !not &&
      !device &&
      who !== 'product' &&
      // 'Put in a request for each room' makes the request.
      (object?.one === one || new RegExp(`^(?:in )?(?:an?|the|their|each) ${one}\\b`).test(phrase)) &&
      !looking.test(verb),
  );

function makerOf(all: Statement[], record: ToldRecord): Statement | undefined {
  const acts = actsOn(all, record);
  const maker = acts.find(({ verb }) => making.test(verb));
  if (maker || record.fields.length >= leastDetails) return maker;
  return acts.find(({ verb }) => !answering.test(verb)) ?? acts[0];
}

/** 'Put in a request for each room' is to submit a request. */
const handedIn = (maker: Statement, { one }: ToldRecord): Statement => ({
  ...maker,
  ...(/^in /.test(maker.phrase)
    ? { verb: 'submit', family: 'submit' as const, phrase: maker.phrase.replace(/^in /, '') }
    : {}),
  object: asNoun(one),
});

/** What has fields of its own and is made by nobody who was told is entered by the writers, after what it is all about. */
function enter(all: Statement[], { one }: ToldRecord, told: Pick<Statement, 'details' | 'moves'>): void {
  const first = all.findIndex(isAct);
  // 'Testers solve and comment': they are those who enter a comment.
  const also = new RegExp(`(?:,|\\band) ${one}s?$`);
  const deed = all.find(
    ({ kind, not, device, who, verb, phrase }) =>
      kind === 'act' && !not && !device && typeof who === 'object' && (verb === one || also.test(phrase)),
  );
  const { who, subject } = deed ?? { who: 'speaker' as const, subject: '{speakers}' };
  all.splice(first + 1, 0, {
    ...{ kind: 'act', who, device: false, not: false, family: 'record', ...told },
    ...{ subject, verb: 'enter', phrase: `each ${one}`, object: asNoun(one) },
    text: `${subject} enter each ${one}`,
  });
}

function stagedOf(all: Statement[], { one, ways, isInOrder }: ToldRecord): Statement[] {
  const act = all.find(({ kind, not, who, device }) => kind === 'act' && !not && !device && who !== 'product');
  if (!act) return [];
  const stages = statesOf({ ways });
  return [
    {
      ...{ kind: 'act', who: act.who, device: false, not: false, family: 'manage', stages },
      ...(isInOrder ? { ways } : {}),
      subject: act.subject,
      verb: isInOrder ? 'move' : 'mark',
      phrase: `each ${one} ${isInOrder ? 'through' : 'as'} ${joinWords(stages, isInOrder ? 'and' : 'or')}`,
      object: asNoun(one),
      text: `each ${one} ${isInOrder ? 'goes through' : 'is marked as'} ${joinWords(stages)}`,
    },
  ];
}
