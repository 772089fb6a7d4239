import type { ColumnKind } from '#worker/features/guide/content/columns.ts';
import type { Machine } from '#worker/features/guide/documents/told-states.rules.ts';
import { isPlural, pluralOf } from '#worker/features/guide/grammar/words.rules.ts';
import type { Feature } from '#worker/features/guide/product/product.rules.ts';
import type { Entity } from '#worker/features/guide/product/records.rules.ts';

export type Column = ColumnKind & { name: string; field: string; references?: string };
/** A table: `record` as people call one row, `name` as SQL does; `key` are the columns of its primary key. */
export type Table = {
  record: string;
  name: string;
  holds: string;
  columns: Column[];
  key: string[];
  uniques: string[][];
  /** What columns of a row have to be to each other: 'ended_at > start'. */
  checks?: string[];
  /** `ended` are the states in which a second row may be there: while the first is in none of them it is the only one. */
  indexes: { columns: string[]; feature: Feature; ended?: string[] }[];
  features: Feature[];
  machine: Machine | undefined;
  kind: 'own' | 'people' | 'role' | 'session' | 'link' | 'outside';
  /** The record that it was made of; none for people, sessions and links. */
  entity?: Entity;
  /** Whether its rows only say what was: from whom to whom something went, and when. */
  isHistory?: true;
  /** Of what every column but ids tells: of somebody's health, which is specially protected, or of a person alone. */
  about?: 'health' | 'person';
};

/** As many columns as are shown where not all are: the first ones, with the state, on which much hangs, in place of the last plain one. */
export function shownColumns(columns: Column[], most: number): Column[] {
  const state = columns.slice(most).find(({ name }) => name === 'state');
  const shown = columns.slice(0, most);
  const plain = shown.findLast(({ references }) => references === undefined);
  return state ? [...shown.filter((column) => column !== plain), state] : shown;
}

/** The kinds of tables that hold who signs in: they are made with the way in. */
export const isOfPeople = /^(?:people|role|session)$/;

/** Whether a table only says which rows of one record go with which of another, and at most how many of each: the loaves of an order. */
export const joinsRecords = ({ kind, columns, isHistory }: Table): boolean =>
  kind === 'link' &&
  !isHistory &&
  columns.length > 1 &&
  columns.slice(0, 2).every(({ references }) => references) &&
  columns.slice(2).every(({ name }) => name === 'number');
/** Whether a table holds what waits to be told: each row knows how often its sending was tried. */
export const isOutbox = ({ kind, columns }: Table): boolean =>
  kind === 'outside' && columns.some(({ name }) => name === 'tries');

/** 'Day offer' gives `day_offer`. */
export function snake(text: string): string {
  return (
    text
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '_')
      .replace(/^_+|_+$/g, '') || 'record'
  );
}

/** 'Order line' gives `order_lines`. */
export const tableNameOf = (record: string) =>
  snake(isPlural(record.split(' ').at(-1) ?? '') ? record : pluralOf(record.toLowerCase()));
