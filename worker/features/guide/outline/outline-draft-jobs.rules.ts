import { participleOf } from '#worker/features/guide/content/verbs.ts';
import { lowerFirst, type Noun, pluralOf, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import { claims } from '#worker/features/guide/outline/outline-completion-crew.rules.ts';

type Act = Omit<Told, 'who'> & { who: Noun };
const isBy = (act: Told): act is Act => typeof act.who === 'object';

/** What somebody finds or wants, of which others forget none. */
const seenTo = /^(?:report|sighting|problem|order|request|offer|question|registration|booking|entry)$/;
/** What brings something to somebody, by what its state is called. */
const doneBy = (state: string, verb: string) =>
  ({ delivered: 'deliver', 'signed for': 'sign for', 'signed off': 'sign off', 'ticked off': 'tick off' })[state] ??
  (participleOf(verb) === state ? verb : undefined);

const makesOf = ({ outcomes = [] }: Told) => outcomes.flatMap((one) => (one.way === 'make' ? [one.record] : []));
const statesOf = ({ outcomes = [] }: Told) => outcomes.flatMap((one) => (one.way === 'state' ? [one] : []));

/** 'See which trails are closed': what others bring about and somebody wants to know. */
function known(own: Act[]): string | undefined {
  const seen = own.find(
    ({ verb, phrase }) =>
      /^(?:see|know|view|check|find)$/.test(verb) && /^(?:which|who|when|where|whether|how) (?!to\b)/i.test(phrase),
  );
  // 'Which one is free' says nothing by itself.
  return seen && !/\b(?:we|our|I|my|us|one|ones|it|them|there)\b/.test(seen.phrase) ? `know ${seen.phrase}` : undefined;
}

/** What others do with what somebody tells them: 'what they report cleared'. */
function seenToBy(own: Act[], others: Act[]): string | undefined {
  for (const act of own)
    for (const record of makesOf(act)) {
      const { verb } = act;
      const done = others.flatMap(statesOf).find((one) => one.record === record);
      if (record === 'request' && done) return 'hear whether they get what they ask for';
      if (done?.state === 'settled') return 'hear what is decided';
      if (done && /^(?:report|order)$/.test(verb)) return `have what they ${verb} ${done.state}`;
      if (done && /^(?:report|sighting|problem|fault|defect|damage)$/.test(record))
        return `have what they report ${done.state}`;
    }
  return undefined;
}

/** 'What is needed for each scene', which others say of what somebody entered. */
function toldOf(made: Set<string>, others: Act[]): string | undefined {
  const told = others.find(
    ({ phrase, outcomes = [] }) =>
      /^what is /i.test(phrase) && outcomes.some((one) => one.way === 'fill' && made.has(one.record)),
  );
  return told && `know ${told.phrase}`;
}

/** 'What is broken', which others entered. */
const whatIn = (fields: string[]) => {
  const what = fields.find((field) => /^what (?:is|was) /.test(field));
  return what && `know ${what}`;
};

/** What somebody who acts on what others enter has to know. */
function workOf(own: Act[], others: Act[]): string | undefined {
  for (const act of own)
    for (const { record, state } of statesOf(act)) {
      if (!others.some((other) => makesOf(other).includes(record))) continue;
      if (/^(?:registration|booking)$/.test(record)) return 'know who comes, and who came';
      if (/^(?:report|sighting|problem|fault|defect|damage|order|request)$/.test(record))
        return `have all ${pluralOf(record)} in one list and forget none`;
      const found = others.flatMap(({ outcomes = [] }) =>
        outcomes.flatMap((one) => (one.way === 'make' && one.record === record ? one.fields.split(', ') : [])),
      );
      if (record === 'entry') return whatIn(found);
      const verb = doneBy(state, act.verb);
      if (/^(?:delivered|signed for)$/.test(state)) return `know which ${pluralOf(record)} they have to ${verb}`;
      if (claims.test(act.verb)) return `know which ${pluralOf(record)} are free`;
      if (verb && !/^(?:mark|close|open|bring|take|download|print|cut|read|keep)$/.test(verb))
        return `know which ${pluralOf(record)} they have to ${verb}`;
    }
  return undefined;
}

/** What a kind of people hires it for, as far as the acts tell what for; undefined where they do not. */
export function jobFor(noun: Noun, acts: Told[]): string | undefined {
  const all = acts.filter(isBy);
  const own = all.filter(({ who }) => who.one === noun.one);
  const others = all.filter(({ who }) => who.one !== noun.one);
  const made = new Set(own.flatMap(makesOf));
  const parts = [toldOf(made, others) ?? known(own), seenToBy(own, others)].filter((part) => part !== undefined);
  if (parts.length > 0) return parts.join(' and to ');
  const work = workOf(own, others);
  if (work) return work;
  if (made.has('registration')) return 'have a place for sure, and hear of it when something changes';
  if (made.has('booking')) return 'have what they book for sure';
  const lent = others.flatMap(statesOf).find(({ record, state }) => made.has(record) && state === 'delivered');
  if (lent) return `know where each ${lent.record} is`;
  const gets = own.find(({ verb, phrase }) => /^(?:get|receive)$/.test(verb) && /\bby (?:what|how)\b/i.test(phrase));
  if (gets) return `get ${lowerFirst(gets.phrase)}`;
  const seen = others.flatMap((act) => statesOf(act).filter(({ record }) => made.has(record)))[0];
  return seen && seenTo.test(seen.record) ? `know when ${withArticle(seen.record)} is ${seen.state}` : undefined;
}
