import { spanTold } from '#worker/features/guide/grammar/numbers.rules.ts';
import type { Outcome } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { capitalise, isPlural } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import type { ActLink } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { dated } from '#worker/features/guide/outline/outline-moved-dates.rules.ts';

const shall = 'THE SYSTEM SHALL';
type Telling = Extract<Outcome, { way: 'tell' }>;

/**
 * The criteria of who is told what upon an act: at two times by a case, on a day or a while before a date, else at once.
 * @param caused what opens each of them: 'WHEN a stranger writes about a mistake, THE SYSTEM SHALL '.
 */
export const criteriaTold = (told: Told, outcome: Telling, caused: string, link: ActLink | undefined): string[] =>
  toldByCase(outcome, caused) ?? [tellingOf(told, outcome, caused, link)];

const byCase =
  /^(.+?), (?:and )?(?:only )?(?:if|when) (?:it's|it is|that is) (\p{L}+(?: \p{L}+)?) (straight ?away|at once|immediately|right away)$/iu;
/** 'I am told in the morning at 8, only if it's urgent straight away' is told at two times. */
function toldByCase(outcome: Telling, caused: string): string[] | undefined {
  const [, usual, upon, soon] = byCase.exec(outcome.rest) ?? [];
  const [cause, act] = caused.split(`, ${shall} `);
  if (!usual || !upon || !soon || act === undefined) return undefined;
  const tells = `${outcome.verb} ${outcome.whom}`;
  return [
    `${cause} and it is ${upon}, ${shall} ${tells} ${soon.toLowerCase()}.`,
    `${cause} and it is not ${upon}, ${shall} ${tells} ${usual} and not before.`,
  ];
}

const ahead = new RegExp(
  `,? ?\\b((?:on )?the (?:day|evening|night|week|month) before|${spanTold} before)((?: (?!and\\b|with\\b)[\\p{L}-]+){0,4})$`,
  'iu',
);
const dayOfWeek = /,? ?\bon ((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)$/i;

/** 'Trainer and club' as 'the trainer and the club': one of each, told without an article. */
const withEachArticle = (whom: string): string =>
  whom.replace(/(?<=^|, | and | or )[\p{Ll}-]+(?: [\p{Ll}-]+)?(?=$|, | and | or )/gu, (words) =>
    isPlural(words.split(' ').at(-1) ?? '') || noArticle.test(words) ? words : `the ${words}`,
  );
const noArticle =
  /^(?:the|an?|all|each|every|both|his|her|its|their|my|our|no|two|those|these|this|that|one|any|them|him|her|it|every(?:body|one)|some(?:body|one)|no(?:body)?|whoever|who)\b/;

/** Who is told what; at a time of its own that is done when the time has come, and not at once: 'a link by text three days before'. */
function tellingOf(told: Told, { verb, whom, rest }: Telling, caused: string, link: ActLink | undefined): string {
  const tell = (words: string) => `${verb} ${[withEachArticle(whom), words].filter(Boolean).join(' ')}.`;
  const [, day] = dayOfWeek.exec(rest) ?? [];
  const weekly = day && capitalise(day.toLowerCase());
  if (weekly && !caused.includes(weekly))
    return `WHEN it is ${weekly} after “${told.line ?? told.text}”, ${shall} ${tell(rest.replace(dayOfWeek, ''))}`;
  const [whole, time, of = ''] = ahead.exec(rest) ?? [];
  if (!whole || !time) return `${caused}${tell(rest)}`;
  const record = [link, ...(link?.also ?? [])].find((one) =>
    one?.record?.fields.some(({ name }) => dated.test(name)),
  )?.record;
  const date = record?.fields.find(({ name }) => dated.test(name))?.name;
  const weekday = /\bevery (\p{L}+day)\b/iu.exec(told.when ?? '')?.[1];
  const event =
    of.trim() ||
    weekday ||
    (record && date
      ? `the ${date.replace(/^from$/, 'beginning').replace(/^(?:to|until)$/, 'end')} of the ${record.one}`
      : `“${told.when ?? told.line ?? told.text}”`);
  return `WHEN it is ${time.replace(/^on /i, '')} ${event}, ${shall} ${tell(rest.slice(0, -whole.length))}`;
}
