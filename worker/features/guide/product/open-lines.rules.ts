import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { isSingle, type Noun, patternOfNoun, pluralOf } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { isAct, type Told } from '#worker/features/guide/idea/telling.rules.ts';

/** What the lines of an outline leave open, with lines that would answer it, the one that fits most ideas first. */
export type LineQuestion = { ask: string; why: string; lines: string[] };
/** An act with whoever does it. */
export type Deed = Told & { who: Noun };
/** An outline as it is searched for what it leaves open: acts by people, records, and all lines that bind. */
export type Lines = { deeds: Deed[]; records: ToldRecord[]; all: string[] };
export type Reading = (lines: Lines) => LineQuestion[];

/** The lines of an outlined idea; undefined of any other. */
export function linesOf({ isOutlined, outline, told, records }: Idea): Lines | undefined {
  if (!isOutlined || !outline) return undefined;
  const deeds = told.filter(
    (one): one is Deed => isAct(one) && typeof one.who === 'object' && !one.device && !one.isDoerAssumed,
  );
  return { deeds, records, all: [...outline.acts, ...outline.rules, ...outline.nots] };
}

/** Somebody within a sentence: 'the giver'. */
export const someone = (noun: Noun): string => (isSingle(noun) ? noun.many : `the ${noun.one}`);
/** Whether a phrase names a record, one or several. */
export const names = (phrase: string, record: Pick<ToldRecord, 'one'>): boolean =>
  patternOfNoun({ one: record.one, many: pluralOf(record.one) }).test(phrase);

/** The act by which somebody makes a record. */
export const makerOf = ({ deeds }: Lines, { one }: ToldRecord): Deed | undefined =>
  deeds.find(({ outcomes = [] }) => outcomes.some((said) => said.way === 'make' && said.record === one));

/** The record that an act makes. */
export const madeIn = ({ records }: Lines, { outcomes = [] }: Deed): ToldRecord | undefined =>
  records.find(({ one }) => outcomes.some((said) => said.way === 'make' && said.record === one));

/** The acts that set a record to a state. */
export const settersOf = ({ deeds }: Lines, { one }: ToldRecord): Deed[] =>
  deeds.filter(({ outcomes = [] }) => outcomes.some((said) => said.way === 'state' && said.record === one));

/** Whether some line speaks of a record together with what a pattern names. */
export const tellsOf = ({ all }: Lines, record: Pick<ToldRecord, 'one'>, sign: RegExp): boolean =>
  all.some((line) => sign.test(line) && names(line, record));

const dated = /^(?:day|date|starts?|begin|beginning|due|due (?:day|date)|from|deadline)$/;
/** The field that says on which day something is. */
export const dateOf = ({ fields }: ToldRecord): string | undefined =>
  (fields.find(({ name }) => name === 'start') ?? fields.find(({ name }) => dated.test(name)))?.name;
/** A record, or the one that it belongs to, that has a day. */
export const datedOf = ({ records }: Lines, record: ToldRecord): ToldRecord | undefined =>
  [record, ...records.filter(({ one }) => record.fields.some(({ name }) => name === one))].find(
    (one) => dateOf(one) !== undefined,
  );
