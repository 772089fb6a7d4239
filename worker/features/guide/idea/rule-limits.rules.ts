import { lowerFirst, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { neverDone, timeLimit } from '#worker/features/guide/idea/prohibitions.rules.ts';
import { ifSo, isBe, type Reading, shall, watching } from '#worker/features/guide/idea/rule-parts.rules.ts';
import { isLimit, oneOf, type Told, thirdOf } from '#worker/features/guide/idea/telling.rules.ts';

/** Whom a limit leaves out: 'nobody sees sick leave of others except HR' gives HR and the sick leave of others. */
export function exceptionIn({ subject, phrase, not }: Told): { who: string; what: string; thing: string } | undefined {
  const [, what, who] = /^(.{2,80}?),? (?:except|but|other than|apart from)(?: for)? (.{2,40})$/.exec(phrase) ?? [];
  return not && what && who && /^(?:nobody|no[- ]one|no )/i.test(subject)
    ? {
        who: who.replace(/^the /, ''),
        what,
        thing: what.replace(/ of (?:others|other people|another|anybody else)$/, ''),
      }
    : undefined;
}

/** 'nobody sees sick leave of others except HR' */
const excepted: Reading = ({ told, verb, around }) => {
  const found = exceptionIn(told);
  if (!found) return undefined;
  const { who, what } = found;
  const sees = /^(?:see|know|read|view)$/.test(verb);
  return [
    ifSo(
      `anybody other than ${who} ${sees ? `asks for ${what}` : `tries to ${verb} ${what}`}`,
      sees
        ? 'answer as if it did not exist and show no number of entries either'
        : 'refuse it and record who tried and when',
    ),
    shall(
      `WHEN ${/^[A-Z]+$/.test(who) ? who : oneOf({ one: who, many: who })} ${sees ? 'opens' : thirdOf(verb)} ${what}`,
      sees
        ? `show it and record who looked and when`
        : `record it with the time and show ${around.client.many} since when it holds`,
    ),
  ];
};

/** 'Neither of them sees an address', '… gives a number until both said yes' */
const keptFromBoth: Reading = ({ told }) => {
  if (!told.not || !/^neither\b/i.test(told.subject) || !/^(?:see|get|learn|read|give)$/.test(told.verb))
    return undefined;
  const [what = '', until] = told.phrase.split(/ (?:until|before) /);
  if (what === '') return undefined;
  const [, one, other] = /^neither (.+) nor (.+)$/i.exec(told.subject) ?? [];
  const theirs = /\bothers?\b/.test(what) ? what : `${what} of the other`;
  return [
    ifSo(
      `${other ? `${one} or ${other} ask for ${what}` : `one of them asks for ${theirs}`}${until ? ` before ${until}` : ''}`,
      'answer as if there were none, and record who asked and when',
    ),
    until
      ? shall(`WHEN ${until}`, 'show it to both within 5 seconds and record since when')
      : contact.test(what)
        ? shall(
            'WHEN one has to reach the other',
            `pass the message on without ${what} and keep for 30 days that it went out`,
          )
        : shall('WHEN a page, message or file goes to them', `leave ${what} out of it`),
  ];
};

/** By what one reaches somebody. */
const contact = /\b(?:address(?:es)?|numbers?|e-?mails?|phones?|names?)\b/;

/** 'two people can not claim the same shift' */
const twice: Reading = ({ told, says, topic }) =>
  told.not && /^two\b/i.test(told.subject)
    ? [
        ifSo(
          `${lowerFirst(told.subject)} ${says} within the same second`,
          'accept the first and tell the other what is still free',
        ),
        ifSo(`the ${topic.one} is taken already`, 'refuse the second request and leave the first as it was'),
      ]
    : undefined;

/** 'the audit trail is append-only' */
const addOnly: Reading = ({ told, one }) =>
  /\bappend[- ]only\b/i.test(told.text) ||
  (told.not && isBe(told.verb) && /^(?:changed|edited|altered)\b/.test(told.phrase))
    ? [
        shall(`WHEN an entry is added to ${one}`, 'store it with its author and the time, after all that is there'),
        ifSo(`anybody tries to change or delete an entry of ${one}`, 'refuse it and record who tried and when'),
      ]
    : undefined;

const bound =
  /\b(?:(?:less|fewer|more|longer|later|earlier|sooner) than|under|over|after|before|until|at most|at least) ((?:\d+(?::\d\d)?|an? (?=hour|minute|day|week|month|year)|one|two|three|four|five|six|ten|twelve|once|twice|thursday|[a-z]+day \d\d?:\d\d)(?: ?(?:hours?|minutes?|days?|weeks?|months?|years?|kilos?|euros?|percent|times))?)\b/i;

/** 'no dog may be alone for more than 4 hours', 'those under 18 may not work after 22:00' */
const refused: Reading = (rule) => {
  const { told, one, says, topic, around } = rule;
  if (!told.not || !isLimit(told.text)) return undefined;
  const never = timeLimit(told.subject, says) ?? neverDone(told.subject, says, told.when);
  if (never) return never;
  const who = /^(?:nobody|no[- ]one|)$/i.test(one)
    ? 'anybody'
    : one.replace(/^no /, 'a ').replace(/^those\b/, 'one of those');
  const limit = bound.exec(`${told.phrase} ${told.when ?? ''}`)?.[1] ?? bound.exec(told.subject)?.[1];
  const condition = told.when ? ` ${told.when}` : '';
  const lasting = isBe(told.verb) && /\bfor more than\b/.test(told.phrase);
  const cause = `${who} would ${says}${condition}`;
  return [
    lasting
      ? shall(
          `WHEN ${who} has been ${told.phrase.replace('more than ', '')}`,
          `tell ${watching(rule)} within 60 seconds`,
        )
      : ifSo(
          cause,
          `refuse every step after which this would not hold: ${lowerFirst(told.text)}${condition}; give that as the reason and leave each ${topic.one} as it was`,
        ),
    lasting
      ? shall('WHEN that has ended', 'record from when to when it lasted')
      : limit
        ? shall(`WHEN it is exactly ${limit}`, 'accept the step, for the limit itself is still allowed')
        : shall(
            'WHEN a step was refused for this reason',
            `keep who tried it and when for 30 days, for ${(around.host ?? around.client).many} to see`,
          ),
  ];
};

/** 'a dog is walked at most twice a day' */
const atMost: Reading = ({ told, one, topic }) => {
  const limit = /\b(at most|no more than) ((?:\S+ ){0,2}\S+)$/.exec(told.phrase);
  if (!limit) return undefined;
  const over = told.phrase.replace(limit[1] ?? '', 'more than');
  return [
    ifSo(
      `${one} would ${isBe(told.verb) ? 'be' : told.verb} ${over}`,
      `refuse it, show how many there are already, and leave the ${topic.one} as it was`,
    ),
    shall(`WHEN the limit (${limit[2]}) is reached`, 'say so before anybody begins another'),
  ];
};

/** 'Between you and the bot' has no two ends. */
const isAmount = (word: string) =>
  /\d|^(?:zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|midnight)$|day$/i.test(word);

/** 'volunteers are between 16 and 70' */
const between: Reading = ({ told, one, around }) => {
  const [, low, high] = /\bbetween (\S+) and (\S+)/.exec(told.phrase) ?? [];
  return low && high && isAmount(low) && isAmount(high)
    ? [
        ifSo(`${one} below ${low} or above ${high} is entered`, `refuse the entry and name both limits`),
        shall(
          `WHEN the entry is exactly ${low} or ${high}`,
          `accept it and show it to ${(around.host ?? around.client).many} like any other`,
        ),
      ]
    : undefined;
};

/** 'changes are possible until Thursday 12:00 for the following week' */
const until: Reading = ({ told }) => {
  const [, when] = /\b(?:possible|allowed|open|accepted) until (.{2,60})$/.exec(told.phrase) ?? [];
  return when
    ? [
        ifSo(
          `${lowerFirst(told.subject)} come in later than ${when}`,
          'refuse them, save nothing, and name the next time at which they are possible',
        ),
        shall('WHEN one comes in at exactly that time', 'still accept it'),
      ]
    : undefined;
};

const perOne =
  /\b(?:max(?:imum)?\.?(?: of)?|at most|no more than|up to) (\d{1,4}|two|three|four|five|six|eight|ten|twelve) ([a-z][a-z -]{1,30}?) (?:per|for (?:each|every)|to (?:a|each)|in (?:a|each)) ([a-z][a-z -]{1,30})$/i;

const sentInAll =
  /^(?:at most |up to |exactly )?(\d{1,2}|two|three|four|five|six) ((?:reminder|message|warning|letter|notice|mail|call)s)\b,? ?(.{0,60})$/i;

/** 'Max 4 divers per guide', 'three reminders, each a bit firmer': a bound told without a verb; nothing of any other text. */
export function criteriaOfBound(text: string): string[] {
  const [, count, sent, how] = sentInAll.exec(text) ?? [];
  if (count && sent)
    return [
      shall(
        `WHEN one of the ${sent} stays without an answer`,
        `send the next, ${count.toLowerCase()} in all${how ? `, ${how}` : ''}, and none once an answer has come`,
      ),
      ifSo(
        `the last of the ${count.toLowerCase()} ${sent} stays without an answer`,
        'stop, and show it as unanswered to those who wait for it',
      ),
    ];
  const [, most, many, each] = perOne.exec(text) ?? [];
  if (!most || !many || !each) return [];
  return [
    ifSo(`${withArticle(each)} has ${most} ${many} already`, `refuse one more and say who or what is still free`),
    shall(`WHEN ${withArticle(each)} gets exactly ${most} ${many}`, `accept it and show ${withArticle(each)} as full`),
  ];
}

/** What may not be, or only within bounds; the first that fits counts. */
export const limits: readonly Reading[] = [excepted, keptFromBoth, twice, addOnly, refused, atMost, between, until];
