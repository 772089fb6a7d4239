import type { Row } from './report.ts';
import { fullest } from './scale/assumptions.ts';
import { countUsersOfDatabase, databaseLimit, describeLoad } from './scale/forecast.ts';
import { measurePeople } from './scale/measure.ts';
import { writeTables } from './scale/tables.ts';
import { tellCosts, tellMonths, tellSizes, tellWaits } from './scale/tell-forecast.ts';
import { tellBytes, tellOccasions } from './scale/tell-people.ts';

/**
 * What a user holds and uses, measured with three kinds of people in the built app, and what follows for many of them: the tables of
 * docs/scale.md.
 */
export async function measureScale(built: string): Promise<Row[]> {
  const measured = await measurePeople(built);
  writeTables('docs/scale.md', {
    'bytes of a user': tellBytes(measured),
    'one of each occasion': tellOccasions(measured),
    'waits before one database': tellWaits(measured),
    'each number of users': tellSizes(measured),
    'months of one database': tellMonths(measured),
    'the bill of a month': tellCosts(measured),
  });
  const { databaseBytes } = measured.holdings;
  const { bySize, byWork } = countUsersOfDatabase(databaseBytes, describeLoad(measured.occasions, 1));
  const whole = (number: number) => Math.round(number).toLocaleString('en');
  return [
    {
      what: 'A user in D1, the mean of three kinds of people ([scale](scale.md))',
      figure: `${whole(databaseBytes)} bytes`,
      floor: `${whole(bySize)} users fill ${fullest.share * 100} % of ${databaseLimit / 1e9} GB, ${whole(byWork)} keep it busy for ${fullest.busy * 100} % of the peak`,
    },
  ];
}
