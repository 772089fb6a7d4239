import { recordCalled } from '#worker/features/guide/grammar/outcomes.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';

/** The names of fields that hold when something is. */
export const dated = /^(?:date|day)(?: and time)?$|\b(?:date|day)$|^(?:from|start)$| (?:on|at)$/;

const moves = /\b(?:move|reschedule|postpone)s?\b(?: or \p{L}+)? (?:an?|the|their) (\p{L}+(?: \p{L}+)?)$/iu;

/** 'The front desk moves or cancels a visit' of visits that have a date: the new one is kept, unless the line says what becomes of it. */
export function withNewDate(told: Told, records: ToldRecord[]): Told {
  const { who, verb, phrase, outcomes } = told;
  const [, thing] = moves.exec(`${verb} ${phrase}`) ?? [];
  const record = typeof who === 'object' && thing ? recordCalled(records, thing.toLowerCase()) : undefined;
  const date = record?.fields.find(({ name }) => dated.test(name))?.name;
  const isSaid = outcomes?.some((one) => one.way === 'fill' || one.way === 'make');
  if (!record || !date || !outcomes || isSaid) return told;
  const where = / or /.test(`${verb} ${phrase}`) ? ' where it is moved' : '';
  return {
    ...told,
    outcomes: [
      {
        way: 'do',
        text: `keep the new ${date} with the ${record.one}${where}, and show beside it who did that and when`,
      },
      ...outcomes,
    ],
  };
}

const changes = /^(?:change|move|correct|edit|update|adjust|reschedule)$/;
const theTime = /(?:\bthe |^)(?:[\p{L}-]+ (?:or|and) (?:the )?)?(time|day|date|hour)s?\b/u;
const bounds = /^(?:start|end|from|to|until|begin|begins|ends)$/;

/** 'Changes the time of a stop' that has an opening and a closing time: both of them, where no field is called so alone. */
export function timesMoved({ verb, phrase }: Pick<Told, 'verb' | 'phrase'>, fields: ToldRecord['fields']): string[] {
  const moved = changes.test(verb) ? theTime.exec(phrase)?.[1] : undefined;
  const names = fields.map(({ name }) => name);
  if (moved === undefined || names.includes(moved)) return [];
  const own = names.filter((name) => name.endsWith(` ${moved}`));
  return own.length > 0 ? own : names.filter((name) => bounds.test(name));
}
