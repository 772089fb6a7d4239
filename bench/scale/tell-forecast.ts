import { fullest, life, reply, sizes, visit } from './assumptions.ts';
import {
  countMonths,
  countUsersOfDatabase,
  countVisits,
  databaseLimit,
  describeLoad,
  forecastMonth,
  growMonthly,
  peakVisits,
} from './forecast.ts';
import { priceMonth, subscription } from './prices.ts';
import { simulate } from './queue.ts';
import { drawTable, short, two, whole } from './tables.ts';
import type { Measured } from './tell-people.ts';

const daysOfMonth = 30;
const seed = 20_261_121;

const dollars = (usd: number) => (usd > 0 && usd < 1 ? `$${usd.toFixed(2)}` : `$${whole(usd)}`);

/** One database with as many users as its size holds, at the peak: what is measured here, and what a slower database would come to. */
export function tellWaits({ occasions, holdings }: Measured): string {
  const { bySize } = countUsersOfDatabase(holdings.databaseBytes, describeLoad(occasions, 1));
  return drawTable(
    [
      'work of a call',
      'users',
      'calls/s at the peak',
      'busy',
      'wait p50',
      'wait p99',
      'mean wait',
      'were they one by one',
      `users for ${fullest.busy * 100} % busy`,
    ],
    [1, 5, 20].map((slower) => {
      const load = describeLoad(occasions, slower);
      const seen = simulate(load, { visitsPerSecond: peakVisits(bySize), seconds: 3600, seed });
      const ms = (value: number) => `${value.toFixed(1)} ms`;
      return [
        slower === 1 ? 'as measured' : `${slower} times that`,
        whole(bySize),
        seen.perSecond.toFixed(1),
        `${(seen.busy * 100).toFixed(1)} %`,
        ...[seen.p50, seen.p99, seen.mean, seen.meanAtRandom].map(ms),
        whole(countUsersOfDatabase(holdings.databaseBytes, load).byWork),
      ];
    }),
  );
}

/** What each number of users comes to: load, databases, objects, the daily job. */
export function tellSizes({ occasions, holdings }: Measured): string {
  const load = describeLoad(occasions, 1);
  const limits = countUsersOfDatabase(holdings.databaseBytes, load);
  const calls = load.reduce((sum, occasion) => sum + occasion.calls.length, 0);
  const row = (what: string, of: (users: number) => string) => [what, ...sizes.map(of)];
  const visitsOfDay = (users: number) => countVisits(users) / daysOfMonth;
  return drawTable(
    ['users', ...sizes.map(whole)],
    [
      row('visits a day; in the peak second', (users) => `${whole(visitsOfDay(users))}; ${two(peakVisits(users))}`),
      row('D1 calls in the peak second', (users) => two(peakVisits(users) * calls)),
      row(
        'busy, were it one database',
        (users) => `${two((peakVisits(users) / peakVisits(limits.byWork)) * fullest.busy * 100)} %`,
      ),
      row('D1, GB', (users) => two((users * holdings.databaseBytes) / 1e9)),
      row('D1 grows in a month by, GB', (users) => two(growMonthly(users, holdings) / 1e9)),
      row(
        `databases, ${fullest.share * 100} % full: by size; by work`,
        (users) => `${Math.ceil(users / limits.bySize)}; ${Math.ceil(users / limits.byWork)}`,
      ),
      row(
        'R2 objects; GB',
        (users) => `${short(users * holdings.bodies)}; ${short((users * holdings.bodyBytes) / 1e9)}`,
      ),
      row(
        'Durable Objects; GB',
        (users) => `${short(users * holdings.objects)}; ${short((users * holdings.objectBytes) / 1e9)}`,
      ),
      row('daily job: mirrors to reset (500 a call, at most 250,000)', (users) =>
        whole(Math.min(users, visitsOfDay(users))),
      ),
      row('daily job: days for one sweep of R2 (150,000 objects a day)', (users) =>
        whole(Math.max(1, (users * holdings.bodies) / 150_000)),
      ),
      row('calls of the model in the peak minute', (users) =>
        whole(peakVisits(users) * 60 * (visit.turns + visit.texts) * reply.callsOfModel),
      ),
      row('mails a day', (users) => whole((users * life.newShare * life.mailsOfNew) / daysOfMonth)),
    ],
  );
}

/** The bill of a month, by the price list. */
export function tellCosts({ occasions, holdings }: Measured): string {
  const months = sizes.map((users) => priceMonth(forecastMonth(users, occasions, holdings)));
  const total = months.map((lines) => lines.reduce((sum, { usd }) => sum + usd, subscription));
  const models = months.map((lines) =>
    lines.reduce((sum, { what, usd }) => sum + (what.startsWith('Model') ? usd : 0), 0),
  );
  return drawTable(
    ['users', ...sizes.map(whole)],
    [
      ...(months[0] ?? []).map(({ what }, at) => [
        what,
        ...months.map((lines) => `${short(lines[at]?.amount ?? 0)}: ${dollars(lines[at]?.usd ?? 0)}`),
      ]),
      ["the plan's fee", ...sizes.map(() => dollars(subscription))],
      ['**together**', ...total.map((usd) => `**${dollars(usd)}**`)],
      ['without the model', ...total.map((usd, at) => dollars(usd - (models[at] ?? 0)))],
      [
        'a user and month, without the model',
        ...total.map((usd, at) => `$${((usd - (models[at] ?? 0)) / (sizes[at] ?? 1)).toFixed(4)}`),
      ],
    ],
  );
}

/** How long one database lasts: until it is closed to new accounts, and until it is full by what those in it write after that. */
export function tellMonths({ occasions, holdings }: Measured): string {
  const rates = [1_000, 10_000, 50_000, 250_000];
  const { bySize } = countUsersOfDatabase(holdings.databaseBytes, describeLoad(occasions, 1));
  const room = databaseLimit * (1 - fullest.share);
  const months = (number: number) => number.toLocaleString('en', { maximumFractionDigits: 1 });
  return drawTable(
    ['new accounts a month', ...rates.map(whole)],
    [
      [
        `months until ${(databaseLimit * fullest.share) / 1e9} GB, were every account a mean one at once`,
        ...rates.map((rate) => months(countMonths(holdings.databaseBytes, rate))),
      ],
      [
        `then, closed to new accounts, until ${databaseLimit / 1e9} GB`,
        ...rates.map(() => months(room / growMonthly(bySize, holdings))),
      ],
    ],
  );
}
