import type { OwnComputer } from '#worker/features/guide/decisions/hosting.rules.ts';
import { inDigits } from '#worker/features/guide/grammar/numbers.rules.ts';
import { capitalise, lowerFirst, type Noun } from '#worker/features/guide/grammar/words.rules.ts';
import { hasAccounts } from '#worker/features/guide/idea/accounts.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { countTold, loadOf } from '#worker/features/guide/product/crowds.rules.ts';
import { actorOf } from '#worker/features/guide/product/priorities.rules.ts';
import type { Feature } from '#worker/features/guide/product/product.rules.ts';

type Sides = { idea: Idea; features: Feature[]; platform: string };

const minutes: Readonly<Record<string, number>> = { second: 1 / 60, minute: 1, hour: 60, day: 1440, week: 10_080 };

/** What holds for the product as a whole, with the numbers of this idea wherever it names any (NFR-1 …). */
export function listQualities({ idea, features, platform }: Sides): string[] {
  const { client, host, item, name, said } = idea;
  const done = features.filter(({ isDevice }) => !isDevice);
  // What customers do is what many do at once; those who serve them are few.
  const mine = done.filter((feature) => actorOf(feature, idea).one === client.one);
  const [first = features[0]] = [...mine, ...done];
  const second = done.find((feature) => feature !== first);
  const other = second ? actorOf(second, idea) : client;
  const told = inDigits(said);
  const pace = /\bevery (\d+ )?(second|minute|hour|day)s?\b/i.exec(told);
  const device = idea.told.find((one) => one.device && typeof one.who === 'object');
  const machine = device && typeof device.who === 'object' ? device.who : undefined;
  const sent = (device?.object ?? item).many;
  const list: string[] = [];
  // Of an outlined idea nothing is guessed: what was told of the whole is there as a rule.
  if (idea.isOutlined) return [];
  if (pace && machine) {
    const daily = Math.round(
      1440 / ((Number(pace[1] ?? 1) || 1) * (minutes[(pace[2] ?? 'minute').toLowerCase()] ?? 1)),
    );
    list.push(
      `100 ${machine.many}, each with ${daily} ${sent} a day (${(daily * 100).toLocaleString('en')} in all), are taken in without losing one; ${sent} are kept for 24 months.`,
    );
  } else if (pace)
    list.push(
      `What ${name} does every ${pace[1] ?? ''}${pace[2]?.toLowerCase()} starts at most 10 seconds late on 99 of 100 days.`,
    );
  if (platform === 'command line')
    list.push(
      features.some(({ criteria }) => criteria.some((text) => /\b1,000\b.*within \d+ seconds/.test(text)))
        ? `1,000 ${item.many} give the same text and the same exit code on 3 systems (Linux, macOS, Windows), on a laptop as in CI.`
        : `${name} handles 1,000 ${item.many} in under 2 seconds on a laptop with 2 cores, and its exit code is the same on Linux, macOS and Windows.`,
    );
  else list.push(...loadOf({ idea, features }, title(first)));
  if (
    /\b(offline|without (?:(?:an?|the|any) )?(?:internet|connection|signal|reception|network)|no (?:signal|connection|internet|reception)|bluetooth)\b/i.test(
      said,
    )
  )
    list.push(
      `Without a connection, “${title(first)}” works for 48 hours on the ${client.one}’s phone; what was done then arrives once the connection is back.`,
    );
  if (/\b(their|own|other) languages?\b|\blanguages\b/i.test(said))
    list.push(
      `Every text that ${client.many} see exists in at least 3 languages; a missing one is shown in English and listed for ${(host ?? client).many}.`,
    );
  if (idea.domain?.law)
    list.push(
      `${capitalise(idea.domain.law)} of ${client.many} is encrypted where it is stored, and each look at it by ${(host ?? client).many} is on record for 12 months.`,
    );
  if (
    /\b(pay|pays|by card|(?:credit|debit|bank) cards?|bank|money|refund\w*|price)\b/i.test(said) &&
    platform !== 'command line'
  )
    list.push(
      `Amounts are kept in whole cents; the sum of all ${item.many} of a month agrees with the account to the cent.`,
    );
  if (platform !== 'command line')
    list.push(
      `${second && other.one === client.one ? `“${title(first)}” and “${title(second)}” can be done by ${client.many}` : `“${title(first)}” can be done by ${client.many}${second ? ` and “${title(second)}” by ${other.many}` : ''}`} with one thumb on a screen of 360 px, by keyboard, and with a screen reader (WCAG 2.2 AA).`,
    );
  list.push(
    platform === 'command line'
      ? `A run of ${name} that is broken off half way leaves every file as it was; nothing is kept between two runs.`
      : kept(item, client),
  );
  return list.slice(0, 5);
}

/** What nobody told of an outline and any product with accounts has to have, to be said no to: in one line. */
export function assumedOfWhole({ idea, platform }: Omit<Sides, 'features'>): string[] {
  if (!idea.isOutlined || platform === 'command line' || !hasAccounts(idea)) return [];
  return [
    'Nobody told it: each screen works by keyboard and with a screen reader (WCAG 2.2 AA), and what is kept is copied once a day and can be brought back within 4 hours.',
  ];
}

const kept = (item: Noun, client: Noun) =>
  `The ${item.many} are saved once a day, and a copy of yesterday is back within 4 hours, tried out before the first ${client.one} comes.`;

/** Where nothing may leave the house: how that is tried out. */
export function closedQuality(own: OwnComputer | undefined, name: string, [first]: Feature[]): string[] {
  return own?.isClosed
    ? [
        `All of ${name} runs on ${own.on} and its data stays there: with the line to the internet pulled out “${title(first)}” works as before, and the browser asks no address outside the house.`,
      ]
    : [];
}

function title(feature: Feature | undefined): string {
  return lowerFirst(feature?.title ?? 'the first step');
}

/** Nobody comes for these: they are how one gets in, or what annoys. */
const means =
  /\b(?:accounts?|log-?ins?|sign-?(?:in|up)s?|passwords?|names?|e-?mails?|phone numbers?|addresses|apps?|ads|advertising|advertisements|telemetry|tracking|servers?|newsletters?|second stage|rules|ratings?|chat|exchange|time clock|sale of data)\b/;

/** Whom it is not for: those who want what was ruled out, and those of another size than was told. */
export function listNotFor({ idea, nots }: { idea: Idea; nots: string[] }): string[] {
  const { client, name } = idea;
  const denied = nots
    .flatMap(
      (text) =>
        /^No (?:online )?([a-z][a-z -]{2,40}?)(?:[.,;:]| (?:in|through|between|for|of)\b)/.exec(text)?.[1] ?? [],
    )
    .find((what) => !means.test(what));
  const staffed = countTold(idea);
  return [
    ...(denied ? [`${capitalise(client.many)} who come for ${denied}; they are better served elsewhere.`] : []),
    ...(staffed ? [`Organisations many times as large; ${name} is made for ${staffed}.`] : []),
  ];
}
