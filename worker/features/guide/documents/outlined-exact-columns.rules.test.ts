import { expect, it } from 'vitest';
import { writeDatabase } from '#worker/features/guide/documents/database.rules.ts';
import { writeTests } from '#worker/features/guide/documents/tests.rules.ts';
import { deriveProduct } from '#worker/features/guide/product/product.rules.ts';

const told = (fields: string, use = '') =>
  deriveProduct(
    'Hivebook',
    `What it is
- A list for the club. ${use}
Who uses it
- Members
What happens
- Member notes a check → new check: ${fields}
What is kept
- Check: ${fields}`,
    [],
  );
const sql = (fields: string, use?: string) => writeDatabase(told(fields, use), 'it');

it.each([
  ['hive name, day, minutes', 'minutes integer not null check (minutes > 0)'],
  ['hive name, days between checks', 'days_between_checks integer not null check (days_between_checks > 0)'],
  ['hive name, number of players', 'number_of_players integer not null check (number_of_players > 0)'],
  ['hive name, number of brood combs', 'number_of_brood_combs integer not null check (number_of_brood_combs >= 0)'],
  ['hive name, weight', 'weight_kg real not null check (weight_kg > 0), -- in kilograms [ASSUMPTION]'],
  ['hive name, temperature', 'temperature_celsius real not null, -- in degrees Celsius [ASSUMPTION]'],
  ['hive name, length', 'length real not null'],
  ['hive name, children', 'children text not null, -- personal'],
  ['day, start, end', 'ended_at text not null, -- time of day'],
  ['day, start, end', '  check (ended_at > start)'],
  ['hive name, from, to', '  check (to_value >= from_value)'],
])('%s is kept as %s', (fields, line) => expect(sql(fields)).toContain(line));

it('hours that may run past midnight bound nothing', () =>
  expect(sql('day, start, end', 'For the night shift.')).not.toContain('check (ended_at > start)'));

it('a number that must be more than nothing is tried with 0', () =>
  expect(writeTests(told('hive name, minutes'), 'it')).toContain('`minutes: 0` in `POST /api/checks`'));
