import {
  counters,
  measuresByMoment,
  measuresOfActs,
  measuresOfOne,
  measuresOfVerbs,
  plainMeasure,
} from '#worker/features/guide/content/measures-of-acts.ts';
import { flawOf } from '#worker/features/guide/grammar/sound.rules.ts';
import { fill, headOf, isSingle, lowerFirst, type Noun } from '#worker/features/guide/grammar/words.rules.ts';
import { momentIn } from '#worker/features/guide/idea/moments.rules.ts';
import type { OwnSides } from '#worker/features/guide/idea/own-pattern.rules.ts';
import { doesOf, doOf, isAct, sentenceOf, type Told } from '#worker/features/guide/idea/telling.rules.ts';

const alarm = /\b(?:alarms?|alerts?|warnings?|messages?|notices?|notifications?|reminders?)$/;
const rarely = /\b(?:years?|yearly|christmas|season|quarter|term|(?:three|3|six|6) months)\b/i;
const daily = /\bhour set for the\b|\ba day has\b/i;
const bound =
  /\b(?:in|within) (?:less than|under|at most)? ?(?:\d+|two|three|five|ten|fifteen|twenty|thirty) (?:seconds|minutes|hours)\b/i;

type Acting = Told & { who: Noun };
const isActing = (one: Told | undefined): one is Acting =>
  one !== undefined && one.kind === 'act' && typeof one.who === 'object' && !one.device && !one.not;
const gets = ({ verb }: Told) => /^(?:get|receive|hear)$/.test(verb);
const isAlarm = (one: Told) => gets(one) && alarm.test(headOf(one.object ?? { one: '', many: '' }));

/** How one sees that it works, each measure by what kind of act it shows, and what must not get worse by it. */
export function measuresOf(first: Told | undefined, second: Told | undefined, all: Told[], sides: OwnSides): string[] {
  const { client, host, name, item } = sides;
  const last = all.findLast((act) => isAct(act) && act.who !== undefined);
  const later = second ?? first;
  const third = [last, ...all.filter(isActing)].find((one) => one && one !== first && one !== later);
  const tell = (one: Told | undefined, when: 'first' | 'lasting') =>
    (one ? [`${measureOf(one, when, sides)}.`] : []).filter((text) => flawOf(text) === undefined);
  const spent = `the time that ${(host ?? client).many} spend on corrections of ${item.many} does not rise above 10 minutes a week`;
  const worst = counters.flatMap(({ families, verbs, says }) => {
    const act = all.find(
      (one) =>
        isActing(one) &&
        (verbs?.test(one.verb) ?? true) &&
        (families.includes(one.family) || (families.includes('alarm') && isAlarm(one))),
    );
    return act ? [fill(says, slotsOf(act, sides))] : [];
  })[0];
  return [
    ...new Set([
      ...(first ? tell(first, 'first') : [`${fill(plainMeasure.first, { people: client.many, do: `use ${name}` })}.`]),
      ...tell(later, 'lasting'),
      ...tell(third, 'first'),
      `Counter-measure: ${worst ?? spent}.`,
    ]),
  ];
}

/** The measure of one act: by its own bound or rhythm where it has one, else by what kind of act it is. */
function measureOf(told: Told, when: 'first' | 'lasting', sides: OwnSides): string {
  const by = (template: string) => {
    const isCounted = isActing(told) && isSingle(told.who) && countsPeople.test(template);
    return fill(isCounted ? measuresOfOne[when] : template, slotsOf(told, sides));
  };
  if (!isActing(told)) return by(told.device ? measuresByMoment.device : measuresByMoment.product[when]);
  const whole = `${told.phrase} ${told.when ?? ''}`;
  if (bound.test(told.phrase)) return by(measuresByMoment.bound);
  if (isAlarm(told)) return by(measuresByMoment.alarm);
  const moment = momentIn(whole);
  if (moment && !/^WHEN one more\b/.test(moment))
    return by(
      rarely.test(whole)
        ? measuresByMoment.rarely
        : daily.test(moment)
          ? measuresByMoment.daily
          : measuresByMoment.often,
    );
  if (gets(told)) return by(measuresByMoment.gets);
  const known =
    measuresOfVerbs.find(({ verbs }) => verbs.test(told.verb)) ?? measuresOfActs[told.family] ?? plainMeasure;
  // 'Check whether it is sane' finds nothing that could be counted.
  if (told.family === 'check' && /^(?:it|if|whether|that|what)\b/.test(told.phrase)) return by(known.first);
  return by((known.verbs?.test(told.verb) ?? true) ? known[when] : plainMeasure[when]);
}

/** '8 of the first 10 people', 'half of the people': of one who does it alone there are no ten. */
const countsPeople = /(?:\d+|half|most) (?:%\s*)?(?:of (?:the )?)?(?:first )?(?:\d+ )?(?:of )?(?:the )?\{people\}/i;

function slotsOf(told: Told, { client, name, item }: OwnSides) {
  const sentence = sentenceOf(told, name);
  return isActing(told)
    ? { people: told.who.many, do: doOf(told), does: doesOf(told), things: item.many, name }
    : {
        people: client.many,
        do: sentence.startsWith(name) ? sentence : lowerFirst(sentence),
        does: sentence,
        things: item.many,
        name,
      };
}
