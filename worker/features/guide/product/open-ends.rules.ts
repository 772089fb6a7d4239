import { capitalise, isSingle, pluralOf, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import {
  type Deed,
  datedOf,
  dateOf,
  madeIn,
  makerOf,
  names,
  type Reading,
  settersOf,
  someone,
  tellsOf,
} from '#worker/features/guide/product/open-lines.rules.ts';

const answering = /^(?:accept|decline|approve|reject|confirm|decide|answer|refuse|grant)$/;
const participle: Readonly<Record<string, string>> = {
  approve: 'decided',
  reject: 'decided',
  decide: 'decided',
  grant: 'decided',
  confirm: 'confirmed',
};
const unanswered =
  /\b(?:not|nobody|never|without an?)\b.{0,30}\b(?:answer|accept|decid|approv|confirm|react|repl|settl)|\b(?:lapse|expire)[sd]?\b/i;

/** 'Giver accepts a request': what becomes of one on which nobody says anything. */
export const silence: Reading = (lines) =>
  lines.records.flatMap((record) => {
    const maker = makerOf(lines, record);
    const answer = settersOf(lines, record).find(({ verb }) => answering.test(verb));
    if (!maker || !answer || maker.who.one === answer.who.one || tellsOf(lines, record, unanswered)) return [];
    const done = participle[answer.verb] ?? 'answered';
    const one = withArticle(record.one);
    return [
      {
        ask: `What happens when ${someone(answer.who)} leaves ${one} without an answer?`,
        why: `Whoever waits for it has to plan, and ${isSingle(answer.who) ? answer.who.one : answer.who.many} will be ill, busy or away.`,
        lines: [
          `${capitalise(one)} is not ${done} within 3 days → ${record.one} is lapsed; ${someone(maker.who)} is told`,
          `${capitalise(one)} is not ${done} within 1 day → ${someone(answer.who)} is reminded`,
          `${capitalise(pluralOf(record.one))} stay open until they are ${done}.`,
        ],
      },
    ];
  });

const taking = /^(?:claim|adopt)$/;
const takesOver = /^(?:on|over|up)\b|\bopen\b/;
const untaken = /\b(?:nobody|not|without|unclaimed|no holder|left over|still (?:open|free))\b/i;

/** 'Volunteer takes over a shift': what becomes of one that nobody takes. */
export const unclaimed: Reading = (lines) =>
  lines.records.flatMap((record) => {
    const maker = makerOf(lines, record);
    const taker = settersOf(lines, record).find(
      ({ verb, phrase, who }) =>
        who.one !== maker?.who.one && (taking.test(verb) || (verb === 'take' && takesOver.test(phrase))),
    );
    if (!maker || !taker || tellsOf(lines, record, untaken)) return [];
    const one = capitalise(withArticle(record.one));
    const date = dateOf(record);
    const takers = isSingle(taker.who) ? `${taker.who.one} is` : `the ${taker.who.many} are`;
    const when = date ? `1 day before its ${date}` : 'within 2 days';
    return [
      {
        ask: `What happens with ${withArticle(record.one)} that nobody takes?`,
        why: `The list looks complete until the day comes; then ${someone(maker.who)} hears of it too late to find anybody.`,
        lines: [
          `${one} is not taken ${when} → ${someone(maker.who)} is told`,
          `${one} is not taken ${when} → ${takers} reminded`,
          `${capitalise(pluralOf(record.one))} stay on the list until somebody takes them.`,
        ],
      },
    ];
  });

const joining = /^(?:book|reserve|register|enrol|enroll|join)$/;
const signsUp = ({ verb, phrase }: Deed) => joining.test(verb) || (verb === 'sign' && /^up\b/.test(phrase));
const bounded =
  /\bat most\b|\bat the same time\b|\bon the same day\b|\boverlap|\bno more than\b|\bfull\b|\bone .{1,40} per\b|\b(?:seats|places|capacity|maximum|limit)\b/i;

/** 'Parent books a slot': how many may. */
export const room: Reading = (lines) =>
  lines.deeds.filter(signsUp).flatMap((deed) => {
    const record = madeIn(lines, deed);
    const booked = lines.records.find((other) => other !== record && names(deed.phrase, other));
    if (!record || !booked || tellsOf(lines, booked, bounded) || booked.ways.flat().includes('booked')) return [];
    const [many, thing] = [pluralOf(record.one), booked.one];
    const kept = record.fields.map(({ name }) => name);
    // What is booked for a day and an hour is free again after it.
    const when = kept.some((name) => /^(?:start|end|from|until|begin|hour|time)$/.test(name))
      ? 'at the same time'
      : kept.some((name) => /^(?:day|date)$/.test(name))
        ? 'on the same day'
        : undefined;
    if (when)
      return [
        {
          ask: `May two ${many} of one ${thing} be ${when}?`,
          why: `Without a rule two ${isSingle(deed.who) ? 'people' : deed.who.many} stand before the same ${thing} one day.`,
          lines: [
            `No two ${many} of the same ${thing} ${when}.`,
            `${capitalise(withArticle(thing))} has any number of ${many} ${when}.`,
          ],
        },
      ];
    return [
      {
        ask: `How many ${many} may there be for one ${thing}?`,
        why: `Without a number the first busy day has more ${isSingle(deed.who) ? 'people' : deed.who.many} than there is room for, and somebody is sent away.`,
        lines: [
          `At most 1 ${record.one} per ${thing}.`,
          `At most 10 ${many} per ${thing}.`,
          `${capitalise(withArticle(thing))} has any number of ${many}.`,
        ],
      },
    ];
  });

const backed = /\bcancel/i;
const lastly = /\b(?:before|until|after|begun|began|over|late|hours?|deadline|latest)\b/i;

/** 'Parent cancels a booking': until when they may. Whoever calls off what they hold themselves, for all, may always do so. */
export const lastMoment: Reading = (lines) =>
  lines.deeds.flatMap((deed) => {
    const record = lines.records.find((one) => deed.verb === 'cancel' && names(deed.phrase, one));
    const maker = record && makerOf(lines, record);
    const day = record && datedOf(lines, record);
    if (!record || !day || maker?.who.one !== deed.who.one) return [];
    const joins = signsUp(maker) || day !== record;
    if (!joins || lines.all.some((line) => backed.test(line) && lastly.test(line) && names(line, record))) return [];
    const moment = day === record ? `its ${dateOf(day)}` : `the ${dateOf(day)} of its ${day.one}`;
    const one = withArticle(record.one);
    return [
      {
        ask: `Until when may ${withArticle(deed.who.one)} cancel ${one}?`,
        why: 'What is called off at the last minute nobody else can use any more; a limit that is known beforehand spares the quarrel.',
        lines: [
          `Nobody cancels ${one} less than 24 hours before ${moment}.`,
          `Nobody cancels ${one} less than 2 hours before ${moment}.`,
          `${capitalise(one)} can be cancelled until ${moment}.`,
        ],
      },
    ];
  });

const lending = /^(?:lend|borrow|rent|hire)$/;
const harmed = /\b(?:damage\w*|broken|deposit|lost|insur\w+)\b/i;
const overdue = /\b(?:overdue|late|due|not (?:been )?(?:back|returned|brought))\b/i;

/** 'Neighbours lend tools': what comes back broken, or does not come back. */
export const lent: Reading = (lines) =>
  lines.deeds
    .filter(({ verb }) => lending.test(verb))
    .slice(0, 1)
    .flatMap((deed) => {
      const thing = lines.records.find((one) => names(deed.phrase, one));
      const keeper = lines.deeds.find(({ who }) => who.one !== deed.who.one)?.who;
      if (!thing || !keeper || lines.all.some((line) => harmed.test(line) && !overdue.test(line))) return [];
      const one = withArticle(thing.one);
      return [
        {
          ask: `What happens when ${one} comes back damaged?`,
          why: 'It is the first question of everybody who gives something away, and a note of that day settles it later.',
          lines: [
            `${capitalise(keeper.one)} reports a damage of ${one} → new damage: ${thing.one}, what is broken, photo; the ${deed.who.many} are told`,
            `${capitalise(withArticle(deed.who.one))} pays for what comes back damaged.`,
            'Damages are settled outside of it.',
          ],
        },
      ];
    });

const reminded = /\bremind|\b(?:next day|days? away|hours? away)\b/i;

/** What has a day and somebody who comes: whether they are reminded. */
export const reminder: Reading = (lines) =>
  lines.deeds.filter(signsUp).flatMap((deed) => {
    const record = madeIn(lines, deed);
    if (!record || lines.all.some((line) => reminded.test(line))) return [];
    const dater = datedOf(lines, record);
    if (!dater) return [];
    const on =
      dater === record ? capitalise(withArticle(record.one)) : `The ${dater.one} of ${withArticle(record.one)}`;
    return [
      {
        ask: `Is anybody reminded before ${withArticle(dater.one)}?`,
        why: 'Most of those who do not come have forgotten it; one message the day before brings half of them back.',
        lines: [
          `${on} is on the next day → ${someone(deed.who)} is reminded`,
          `${on} is 2 hours away → ${someone(deed.who)} is reminded`,
          'Nobody is reminded.',
        ],
      },
    ];
  });
