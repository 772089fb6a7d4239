import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { isPlural, lookUp, lowerFirst, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { momentIn, spanIn, withoutMoment } from '#worker/features/guide/idea/moments.rules.ts';
import {
  ifSo,
  isBe,
  type Reading,
  type Rule,
  shall,
  singleOf,
  watching,
} from '#worker/features/guide/idea/rule-parts.rules.ts';
import { doesOf, oneOf } from '#worker/features/guide/idea/telling.rules.ts';

/** 'a match lasts three minutes', 'void is invisible for 3 seconds' */
const lasting: Reading = ({ told, one, phrase, around }) => {
  const span = spanIn(phrase);
  if (!span || told.not) return undefined;
  // An answer that takes 8 weeks is waited for, and nothing of it ends by itself.
  if (told.verb === 'take' && /\b(?:day|week|month|year)s?$/.test(span))
    return [
      shall(
        `WHEN ${one} is handed in`,
        `reckon the day on which its ${span} are over and show it to ${around.client.many} beside what waits for it`,
      ),
      ifSo(`the ${span} of ${one} are not over`, 'show how many days are left and refuse what has to wait for it'),
    ];
  const isSpan = /^(?:last|take)$/.test(told.verb) || (isBe(told.verb) && phrase.startsWith(span));
  const state = isBe(told.verb) ? /^(\w+) for\b/.exec(phrase)?.[1] : undefined;
  if (!isSpan && !state) return undefined;
  return state
    ? [
        shall(
          `WHEN ${span} have passed since ${one} became ${state}`,
          `end that, and show it to ${around.client.many} within 1 second`,
        ),
        shall(`WHILE ${one} is ${state}`, `show those who may know it how much of the ${span} is left`),
      ]
    : [
        shall(
          `WHEN ${span} of ${one} have passed`,
          'end it, take nothing more for it, and show how it ended within 1 second',
        ),
        ifSo(
          `the connection is lost before ${span} have passed`,
          `let the time run on and show on return how much of it is left`,
        ),
      ];
};

/** An exit code that is 1 falls not due. */
const isSum =
  /[€£$%]|\b(?:prices?|fees?|taxe?s?|rents?|fines?|deposits?|costs?|penalt(?:y|ies)|charges?|tariffs?|wages?|dues|commissions?|shares?|discounts?|bills?|sums?|amounts?|tips?|rewards?|bonus(?:es)?|percent|per cent|cents?|euros?|pounds?|dollars?|francs?|coins?|points?)\b/i;

/** 'the first month is free', 'each answer is worth one point' */
const worth: Reading = ({ told, one, phrase }) => {
  if (!isBe(told.verb) || told.not) return undefined;
  const points = /^worth (.{2,30})$/.exec(phrase)?.[1];
  if (points)
    return [
      shall(`WHEN ${one} counts`, `add ${points} and show the new sum within 1 second`),
      ifSo(`the same one comes in twice`, `count it once`),
    ];
  if (/^free\b/.test(phrase))
    return [
      shall(`WHILE it is ${one}`, 'charge nothing and show the day on which this ends'),
      shall(`WHEN ${one} is over`, 'name the price at least 3 days before the first amount is taken'),
    ];
  if (/^(?:\d|[€£$])/.test(phrase) && !spanIn(phrase) && isSum.test(`${told.subject} ${phrase}`))
    return [
      shall(`WHEN ${one} falls due`, `reckon it as ${phrase} and show how the sum came about`),
      ifSo('a sum is disputed', 'show each part of it with its date and keep it open until somebody has decided'),
    ];
  return undefined;
};

/** 'a signature is enough' */
const enough: Reading = ({ told, one }) =>
  isBe(told.verb) && /^enough\b/.test(told.phrase)
    ? [
        shall(`WHEN ${one} is given`, 'accept the step and ask for nothing besides'),
        ifSo(`${one} is missing`, 'say so, and keep what was entered until it is there'),
      ]
    : undefined;

/** The base forms of participles that are not made with -ed. */
export const participles: Readonly<Record<string, string>> = {
  shown: 'show',
  sent: 'send',
  kept: 'keep',
  made: 'make',
  given: 'give',
  paid: 'pay',
  told: 'tell',
  held: 'hold',
  hidden: 'hide',
  put: 'put',
  written: 'write',
  brought: 'bring',
  left: 'leave',
  taken: 'take',
  sold: 'sell',
  drawn: 'draw',
};
const shows = /^(?:show|list|display|mark|highlight)$/;

/** 'Nothing medical is stored' brings nothing about, and of a subject with a comma or a clause of its own nobody knows what it is. */
const isSubject = (subject: string) =>
  subject !== '' &&
  !/[,;:£$€]|^(?:nothing|nobody|none|no one|someone|somebody|something|anything|it|this|that|its|it['’]s|they|he|she|we|you|i|there|theres|here|after|before|when|if|then|so|but|and|or|because|also|actually)\b/i.test(
    subject,
  ) &&
  !/\b(?:it|they)$/i.test(subject) &&
  !/\b(?:is|are|was|were|has|have|checks?|sees?|gets?|never)\b|n['’]t\b/i.test(subject) &&
  // 'Otherwise the first ones …' gives a reason, and of what is somebody's, the thing was taken for the verb.
  !/^(?:otherwise|or else|since|else)\b|['’]s?$/i.test(subject);
/** 'Quote goes', 'remnant use': a bare singular in front of a verb is a heading that was read as a clause. */
const isWhole = (subject: string) =>
  /^(?:an?|the|each|every|all|any|no|both|their|our|its|his|her|my|two|three|\d+) /i.test(subject) ||
  isPlural(
    subject
      .split(/ (?=(?:of|that|who|under|over|with|from|in|on|at|for) )/)[0]
      ?.split(' ')
      .at(-1) ?? '',
  );

/** 'every card payment is rounded up to the next euro', 'allergies must be shown first' */
const passive: Reading = (rule) => {
  const { told, one, phrase, around } = rule;
  const [word = '', ...rest] = phrase.split(' ');
  const base =
    isBe(told.verb) && !told.not
      ? (lookUp(participles, word) ?? (/ed$/.test(word) ? baseOfVerb(word) : undefined))
      : undefined;
  if (!base || !isSubject(told.subject)) return undefined;
  const span = /\bafter /.test(phrase) ? spanIn(phrase) : undefined;
  const within = /\bwithin /.test(told.when ?? '') ? spanIn(told.when ?? '') : undefined;
  const whole = (span ? rest.filter((_, at) => at < rest.indexOf('after')) : rest).join(' ');
  const tail = told.when || span ? whole : withoutMoment(whole);
  const what = shows.test(base) || /^(?:each|every)\b/i.test(told.subject) ? lowerFirst(told.subject) : one;
  const cause = told.when
    ? told.when.replace(/^(?:when|whenever|once|if)\b/, 'WHEN').replace(/^(?=[a-z])/, 'WHEN ')
    : span
      ? `WHEN ${one} is older than ${span}`
      : (momentIn(phrase) ??
        (shows.test(base)
          ? `WHEN ${oneOf(around.host ?? around.client)} opens ${withArticle(around.item.one)}`
          : `WHEN ${one} is recorded`));
  const pronoun = span || cause.includes(one) ? 'it' : what;
  return [
    shall(
      cause,
      `${base} ${[pronoun, tail].filter(Boolean).join(' ')}${shows.test(base) ? '' : ' and record that it was done and when'}`,
    ),
    ...(within ? [ifSo(`more than ${within} have passed`, 'refuse it and say until when it was possible')] : []),
    shows.test(base)
      ? ifSo(`there is nothing of it to ${base}`, 'say so in that place instead of leaving it empty')
      : ifSo(
          `this fails for ${one}`,
          `show ${watching(rule)} that it still waits and why, and try again within 10 minutes`,
        ),
  ];
};

const motions: Readonly<Record<string, string>> = {
  go: 'move',
  come: 'bring',
  stay: 'keep',
  return: 'bring',
  move: 'move',
};
const ends = /^(?:expire|lapse|end|close|disappear|vanish)$/;

/** What a rule about a thing follows: that thing itself, or what happened just before. */
function occasionOf({ told, one, around: { before, client, name } }: Rule, isMotion: boolean): string {
  // 'A linter for Terraform files that finds …' says what the product does when somebody uses it.
  if (/ (?:that|which)$/.test(told.subject)) return `WHEN ${oneOf(client)} uses ${name}`;
  if (/^(?:each|every)\b/i.test(told.subject)) return `WHEN ${one} is recorded`;
  if (isMotion && before && !before.not && before.kind === 'act' && typeof before.who === 'object')
    return `WHEN ${oneOf(before.who)} ${doesOf(before, false)}`;
  if (isMotion && before && !before.not && isBe(before.verb) && /^\w+ed\b/.test(before.phrase))
    return `WHEN ${singleOf(before.subject)} has been ${before.phrase}`;
  const isMany = isPlural(
    told.subject
      .split(/ (?:that|who|of|learners|people) /)[0]
      ?.split(' ')
      .at(-1) ?? '',
  );
  const isDefinite = /^the /i.test(told.subject);
  return `WHEN there ${isMany && isDefinite ? 'are' : 'is'} ${isMany && !isDefinite ? one : lowerFirst(told.subject)}`;
}

/** 'a badge expires at midnight', 'late returns block new reservations', 'old problems go to the archive' */
const active: Reading = (rule) => {
  const { told, one, verb, phrase, around } = rule;
  if (
    told.not ||
    isBe(verb) ||
    /^(?:need|want|have|has|keep|cost|mean)$/.test(verb) ||
    !told.text.toLowerCase().startsWith(told.subject.toLowerCase())
  )
    return undefined;
  if (/^(?:somewhere|something|name|who|whoever)\b/i.test(told.subject) || / who$/.test(told.subject) || phrase === '')
    return undefined;
  if (!isSubject(told.subject) || (told.when === undefined && !isWhole(told.subject))) return undefined;
  const place = kindOfNoun(one.split(' ').at(-1) ?? '') === 'place';
  const moment = momentIn(`${phrase} ${told.when ?? ''}`);
  if (ends.test(verb))
    return moment && !place
      ? [
          shall(
            moment,
            `mark ${one} as ${verb === 'end' ? 'ended' : `${verb.replace(/e$/, '')}ed`} and refuse it from then on`,
          ),
          ifSo(`${one} is used after that`, `say since when it no longer counts and name the way to a new one`),
        ]
      : undefined;
  if (place) return undefined;
  const { object } = told;
  const motion = lookUp(motions, verb);
  if (!object && !motion) return undefined;
  const cause =
    told.when?.replace(/^(?:when|whenever|once|if)\b/, 'WHEN') ?? moment ?? occasionOf(rule, motion !== undefined);
  const effect = motion ? `${motion} ${lowerFirst(told.subject)} ${phrase}` : `${verb} ${phrase}`;
  return [
    shall(
      cause.startsWith('WHEN') ? cause : `WHEN ${cause}`,
      `${effect} within 5 seconds and show ${around.client.many} what changed`,
    ),
    motion
      ? ifSo(`${/^an? /.test(one) ? one : 'the same one'} is there already`, 'leave it as it is')
      : ifSo(`this was done for ${/^an? /.test(one) ? one : 'the same case'} already`, 'not do it a second time'),
  ];
};

/** 'Cases due soon go to the top': the order of a list. */
const sorted: Reading = ({ told, verb, phrase, around }) => {
  const place =
    /^(?:right )?(?:to|at|on) the (top|end|bottom|front|beginning|head)(?: of (?:the )?(?:list|queue|page))?$/.exec(
      phrase,
    )?.[1];
  if (told.not || !place || !/^(?:go|come|move|rise|sink|stand|stay|belong|be|land)$/.test(verb)) return undefined;
  const when = told.when ? ` ${told.when}` : '';
  return [
    shall(
      `WHEN ${oneOf(around.host ?? around.client)} opens the list of ${around.item.many}`,
      `put ${lowerFirst(told.subject)} at the ${place} of it${when}, and sort the others by date`,
    ),
    ifSo('two of them have the same place in it', 'put the one first that came first'),
  ];
};

/** What follows by itself; the first that fits counts. */
export const consequences: readonly Reading[] = [lasting, worth, enough, sorted, passive, active];
