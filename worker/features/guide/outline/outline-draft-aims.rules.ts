import { capitalise, isSingle, type Noun, pluralOf, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import { isAloneIn } from '#worker/features/guide/outline/outline-completion-shared.rules.ts';
import { kindOfThing } from '#worker/features/guide/outline/outline-completion-things.rules.ts';
import { type DraftedAround, severalOf } from '#worker/features/guide/outline/outline-draft-is.rules.ts';

type Act = Omit<Told, 'who'> & { who: Noun };

const isBy = (act: Told): act is Act => typeof act.who === 'object';

/** A state for which somebody else waits; what is taken, chosen or made by hand may wait for them, and nobody is late. */
const awaited =
  /^(?:checked|confirmed|approved|accepted|graded|corrected|verified|reviewed|fixed|repaired|cleaned|solved|resolved|answered|settled|signed|signed off|ticked off|finished|ready|done|carried out|handed over|delivered|decided|examined|tested|inspected|granted|refilled)$/;

const someOf = (noun: Noun) => `7 of 10 ${noun.many}`;

/** What becomes of what was reported, by whom it was not, and who of those who signed up come. */
function seenTo({ acts }: DraftedAround): string | undefined {
  for (const { outcomes = [], who } of acts)
    for (const one of outcomes) {
      if (one.way !== 'state' || typeof who !== 'object') continue;
      const maker = acts.find((act) =>
        (act.outcomes ?? []).some((made) => made.way === 'make' && made.record === one.record),
      )?.who;
      if (typeof maker !== 'object' || maker.one === who.one) continue;
      if (/^(?:report|sighting|problem|fault|defect|damage)$/.test(one.record))
        return `9 of 10 ${pluralOf(one.record)} are ${one.state} within 7 days.`;
      if (one.record === 'registration' && /^(?:checked in|ticked off|attended)$/.test(one.state))
        return `9 of 10 ${maker.many} who signed up are ${one.state} on their day.`;
    }
  return undefined;
}

/** How often a thing that is handed from one to the other arrives. */
function handedOn({ acts }: DraftedAround): string | undefined {
  const states = acts.flatMap(({ outcomes = [] }) => outcomes.flatMap((one) => (one.way === 'state' ? [one] : [])));
  const last = states.findLast(({ state }) => /^(?:signed for|delivered)$/.test(state));
  const before =
    last &&
    states.findLast(
      ({ record, state }, at) => record === last.record && at < states.indexOf(last) && state !== last.state,
    );
  return before
    ? `9 of 10 ${pluralOf(before.record)} are ${last.state} within 3 days after they are ${before.state}.`
    : undefined;
}

/** How often a thing that is settled by somebody is. */
function settled({ acts }: DraftedAround): string | undefined {
  for (const { outcomes = [] } of acts)
    for (const one of outcomes)
      if (
        one.way === 'state' &&
        awaited.test(one.state) &&
        !kindOfThing(one.record).isDated &&
        !kindOfThing(one.record).isLasting
      )
        return `9 of 10 ${pluralOf(one.record)} are ${one.state} within 3 days.`;
  return undefined;
}

/** What is given once for a thing: an answer, a vote. */
function given({ acts }: DraftedAround): string | undefined {
  for (const { outcomes = [], who: by } of acts)
    for (const one of outcomes) {
      if (one.way !== 'make' || typeof by !== 'object' || isSingle(by)) continue;
      const about = one.fields.split(', ').find((field) => kindOfThing(field).isDated);
      if (/^answer$/.test(one.record) && about)
        return `9 of 10 ${by.many} have answered 1 day before ${withArticle(about)}.`;
      if (/^vote$/.test(one.record)) return `7 of 10 ${by.many} vote each time.`;
      if (/^request$/.test(one.record)) return '7 of 10 requests are accepted or declined within 2 days.';
      if (/^availability$/.test(one.record)) return `9 of 10 ${by.many} have said when they can 2 days before.`;
    }
  return undefined;
}

/** Who is told of what happens, and soon. */
function notified({ acts }: DraftedAround): string | undefined {
  for (const { outcomes = [] } of acts)
    for (const one of outcomes)
      if (one.way === 'tell' && /^(?:warn|remind)$/.test(one.verb))
        return `9 of 10 ${one.verb === 'warn' ? 'warnings' : 'reminders'} arrive within 1 minute.`;
  return undefined;
}

/** What somebody else adds to what was entered. */
function filled({ acts }: DraftedAround): string | undefined {
  for (const { outcomes = [], who } of acts)
    for (const one of outcomes) {
      if (one.way !== 'fill' || typeof who !== 'object') continue;
      const maker = acts.find((act) =>
        (act.outcomes ?? []).some((made) => made.way === 'make' && made.record === one.record),
      )?.who;
      if (typeof maker === 'object' && maker.one !== who.one && !one.fields.includes(','))
        return `${capitalise(/^what /.test(one.fields) ? one.fields : `the ${one.fields}`)} is entered within 3 days for 9 of 10 ${pluralOf(one.record)}.`;
    }
  return undefined;
}

/** Who still enters what they are to enter. */
function entered({ acts, idea }: DraftedAround): string | undefined {
  for (const { outcomes = [], who: by } of acts)
    for (const one of outcomes) {
      if (one.way !== 'make' || typeof by !== 'object') continue;
      const things = severalOf(one.record, idea.said);
      if (kindOfThing(one.record).isDated) return `9 of 10 ${things} are entered at least 3 days before they begin.`;
      if (isSingle(by) || isAloneIn(by, idea.said))
        return `${capitalise(withArticle(one.record))} is ${one.record === 'entry' ? 'made' : 'entered'} in 9 of 10 weeks.`;
      if (one.record === 'booking') return `${someOf(by)} still book in the second month.`;
      return /^(?:entry|post|text|note|name|thing|item|list|payment|message)$/.test(one.record)
        ? `${someOf(by)} still use it in the second month.`
        : `${someOf(by)} still enter ${things} in the second month.`;
    }
  return undefined;
}

/**
 * How well the told acts go, with a number: by what is settled, answered, sent or entered in them, and then whether people go on with it;
 * none where nobody does anything.
 */
export function aimsFor(around: DraftedAround): string[] {
  const [first, more] = [aimFor(around), entered(around)];
  // Nobody reports, counts or signs up for the sake of it.
  const isMore = more && more !== first && !/\buse it\b|\b(?:reports|registrations|counts|bills|requests)\b/.test(more);
  return [first, isMore ? more : undefined].filter((aim) => aim !== undefined);
}

function aimFor(around: DraftedAround): string | undefined {
  const [first] = around.acts.filter(isBy);
  const found =
    given(around) ??
    seenTo(around) ??
    handedOn(around) ??
    settled(around) ??
    filled(around) ??
    notified(around) ??
    entered(around);
  if (found || !first) return found;
  return isSingle(first.who)
    ? `${capitalise(first.who.many)} uses it in 9 of 10 weeks.`
    : `${someOf(first.who)} still use it in the second month.`;
}
