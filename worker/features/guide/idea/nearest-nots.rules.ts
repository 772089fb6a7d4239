import { temptingNots } from '#worker/features/guide/content/nots.ts';
import { fill } from '#worker/features/guide/grammar/words.rules.ts';
import type { OwnSides } from '#worker/features/guide/idea/own-pattern.rules.ts';
import { isAct, type Told } from '#worker/features/guide/idea/telling.rules.ts';

/** Whoever speaks of these has payment in mind, in whatever part of a sentence. */
export const aboutMoney =
  /\b(pay\w*|paid|unpaid|fees?|charg(?:e|es|ed)|invoices?|debits?|prices?|refunds?|deposits?|subscri\w+|dues|euros?|pounds?|dollars?)\b|[€£$]\s?\d/i;

/** What devices or other programs send or take is an exchange already. */
const passed = /\b(?:api|webhooks?|import\w*|sync\w*|csv|spreadsheets?|calendars?|github|gitlab|slack)\b/i;

const most = 3;

/** An act as the table of temptations knows it. */
const deedOf = ({ device, who, verb, phrase }: Told) =>
  `${device ? 'device ' : who === 'product' ? 'product ' : ''}${verb} ${phrase}`;

/** What one is tempted to add beside acts of a class, where nothing told speaks of it (`whole`): the sentences, in the order of the table. */
export function temptingBeside(
  told: Told[],
  { client, item, name }: Pick<OwnSides, 'client' | 'item' | 'name'>,
  whole = wordsOf(told),
): string[] {
  const acts = told.filter((act) => isAct(act) && act.who !== undefined);
  return temptingNots
    .filter(({ acts: signs, unless, ofItem }) =>
      unless.test(whole)
        ? false
        : acts.some((one) => signs.test(deedOf(one)) && (!ofItem || one.object?.one === item.one)),
    )
    .map(({ text }) => fill(text, { client, item, name }));
}

const wordsOf = (told: Told[]) =>
  told.map(({ text, phrase, when }) => [text, phrase, when].filter(Boolean).join(' ')).join('. ');

/** The nearest things that one is tempted to add, and why they wait: by the class of the acts, then what stands near any act of two. */
export function nearestNots(told: Told[], sides: OwnSides): string[] {
  const { client, item } = sides;
  const whole = wordsOf(told);
  const acts = told.filter((act) => isAct(act) && act.who !== undefined);
  const near = (families: RegExp) => acts.some(({ family }) => families.test(family));
  const isPassed = told.some(({ device, not, text }) => !not && (device || passed.test(text)));
  const spare: [boolean, string][] = [
    [
      near(/^(?:order|book|lend|join|share)$/) && !near(/^pay$/) && !aboutMoney.test(whole),
      `No payment for ${item.many} through the product; nobody asked for it.`,
    ],
    [
      !near(/^message$/),
      `No chat between ${client.many}; what has to be said about ${item.many} is said where they stand.`,
    ],
    [
      near(/^(?:lend|match|share|learn|play|check)$/) && !near(/^rate$/),
      `No ratings or points for ${client.many}; nothing here is a contest.`,
    ],
    [
      !near(/^export$/) && !isPassed,
      `No exchange of ${item.many} with other programs in the first version; first it has to show which of their fields are needed.`,
    ],
  ];
  return [...temptingBeside(told, sides), ...spare.flatMap(([fits, text]) => (fits ? [text] : []))].slice(0, most);
}
