import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import {
  capitalise,
  isSingle,
  type Noun,
  pluralOf,
  toPattern,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import { thirdOf } from '#worker/features/guide/idea/telling.rules.ts';
import type { DraftedAct } from '#worker/features/guide/outline/outline-completion-noted.rules.ts';
import { isAloneIn } from '#worker/features/guide/outline/outline-completion-shared.rules.ts';
import { kindOfThing } from '#worker/features/guide/outline/outline-completion-things.rules.ts';

/** A line that completes a draft; `rank` 0 is the owner's own, the highest is left out first where there are too many. */
export type Step = { line: string; rank: 0 | 1 | 2 | 3; isOutside?: boolean };
/** What the completed acts make: who enters it, about what, its fields and the states that it reaches. */
export type Made = {
  one: string;
  by: Noun;
  about?: string;
  fields: string[];
  states: string[];
  isNeeded?: true;
  isHeard?: true;
  /** The words behind the verb that made it. */
  from?: string;
  /** Who closes it. */
  closer?: Noun;
};

/** Who there is: for whom it is, who runs it, and what is made so far. */
export type Crew = {
  client: Noun;
  runner: Noun | undefined;
  /** Who stands on the other side, running it or not. */
  side: Noun | undefined;
  people: Noun[];
  made: Map<string, Made>;
  /** The words of the idea. */
  said: string;
  /** What some line shows. */
  shown: Set<string>;
  /** All drafted acts, for what another line does already. */
  acts: DraftedAct[];
};

/** 'Member', at the opening of a line. */
const as = ({ one, many }: Noun) => capitalise(isSingle({ many }) ? many : one);
/** 'Member enters a rehearsal'. */
export const does = (who: Noun, verb: string, rest: string) => `${as(who)} ${thirdOf(verb)} ${rest}`;
const the = (noun: Noun) => (isSingle(noun) ? noun.many : `the ${noun.one}`);
/** Behind what comes of an act: one of those is told. */
export const isTold = (noun: Noun) => `; ${the(noun)} is told`;
/** Behind what comes of an act: all of those are told. */
export const areTold = (noun: Noun) => (isSingle(noun) ? isTold(noun) : `; the ${noun.many} are told`);

/** Who else is concerned by what somebody does: whoever runs it, and of those all others. */
export const otherOf = (who: Noun, { client, side }: Crew): Noun | undefined =>
  who.one === client.one ? side : client;

/** What is there once, and then somebody's. */
export const claims = /^(?:choose|pick|take|reserve|claim|borrow|rent|book)$/;

/** Whether an idea speaks of several such things, so that each of them is kept: 'the kiln' is one alone. */
export const isOfSeveral = (one: string, said: string): boolean =>
  new RegExp(
    `\\b(?:${toPattern(pluralOf(one))}|(?:an?|each|every|which|one|another|new|whole) (?:[\\p{L}-]+ )?${toPattern(one)})\\b`,
    'iu',
  ).test(said);

/** What it is all about: what was made last but for what is noted about it, else what is handled first. */
export const topicOf = ({ made, acts, said }: Crew): string | undefined =>
  [...made.keys()].findLast((one) => kindOfThing(one).isLasting) ??
  [...made.values()].findLast(({ one, about }) => !about && !isAside(one))?.one ??
  acts.flatMap(({ one, way }) =>
    one && way !== 'show' && !isAside(one) && kindOfNoun(one) === 'thing' && isOfSeveral(one, said) ? [one] : [],
  )[0];
/** What is noted about a thing, or said of it, and what is called by a doing. */
export const isAside = (one: string): boolean =>
  /^(?:entry|answer|vote|rating|request|comment|message|photo|note|question|payment|report|availability|count|check|test|inspection|registration|order|booking|loan|bill|invoice)$/.test(
    one,
  ) ||
  (/ing$/.test(one) && !kindOfThing(one).isDated);

/** Whether another line does such a thing: 'accepts', 'cancels'. */
export const isDone = ({ acts }: Crew, verbs: RegExp, one?: string) =>
  acts.some((act) => verbs.test(act.verb) && (one === undefined || act.one === undefined || act.one === one));

/** What is made, with its fields. */
export const making = (one: string, fields: string[]) => `new ${one}: ${fields.join(', ')}`;

/** The fields of a thing: what the prose lists, else what such a thing has. */
export const fieldsOf = ({ fields, kind, isAll, isKept, one = '' }: DraftedAct, { client }: Crew): string[] => {
  const own = (kind ?? kindOfThing(one)).fields.replace('{client}', client.one).split(', ');
  if (isKept) return fields.map((field) => field.replace('{client}', client.one));
  if (fields.length > 0 && !isAll) return [...new Set([...own.filter((field) => field !== 'note'), ...fields])];
  return fields.length > 0 ? [...fields, ...own.filter((field) => field === 'note' && !fields.includes(field))] : own;
};

const given = /^(?:answer|vote|rating|availability)$/;

/** What whoever runs it reckons up for itself. */
export const reckoned = /^(?:count|bill|invoice)$/;

/** What is somebody's own: answers, bookings, and what many note for a day; whose it is is kept with it. */
export const isOfWho = ({ one, by, about, fields }: Made, { client, runner, said }: Crew): boolean =>
  !fields.includes(by.one) &&
  !(runner?.one === by.one && reckoned.test(one)) &&
  !isSingle(by) &&
  (given.test(one) || !isAloneIn(by, said)) &&
  (about !== undefined ||
    /^(?:availability|booking|message|order|payment|request|registration|report|sighting|problem|fault|defect|damage)$/.test(
      one,
    ) ||
    (by.one === client.one && fields.includes('day') && !kindOfThing(one).isDated));

/** Notes that a thing is made, with the states that it reaches. */
export function keep(crew: Crew, one: string, more: Omit<Made, 'one' | 'states'>, states: string[] = []): Made {
  const known = crew.made.get(one);
  const made = known ?? { one, ...more, states: [] };
  for (const state of states) if (!made.states.includes(state)) made.states.push(state);
  crew.made.set(one, made);
  return made;
}

/** What is there before anything is noted, answered or shown of it; entered by whoever runs it, else by those who note it. */
export function needed(one: string, doer: Noun, crew: Crew): Step[] {
  if (crew.made.has(one) || crew.acts.some((act) => act.way === 'make' && act.one === one)) return [];
  const kind = kindOfThing(one);
  const fields = kind.fields.replace('{client}', crew.client.one).split(', ');
  const made = keep(crew, one, { by: doer, fields, isNeeded: true }, kind.begins ? [kind.begins] : []);
  const tells = kind.isDated && doer.one !== crew.client.one ? areTold(crew.client) : '';
  return [
    {
      line: `${does(doer, kind.isLasting ? 'add' : 'enter', withArticle(one))} → ${making(one, fields)}${tells}`,
      rank: 1,
    },
    ...secondThoughts(made, crew),
  ];
}

/** What follows when what was made is taken back or changed. */
export function secondThoughts(made: Made, crew: Crew): Step[] {
  const { one, by } = made;
  const { back, isDated } = kindOfThing(one);
  const other = otherOf(by, crew);
  const told = other === undefined ? '' : by.one === crew.client.one ? isTold(other) : areTold(other);
  const steps: Step[] = [];
  if (isDated && !isDone(crew, /^(?:change|move|reschedule|edit|update|postpone)$/, one))
    steps.push({
      line: `${does(by, 'change', withArticle(one))} → ${one} gets ${made.fields.filter((field) => field !== 'note').join(', ')}${told}`,
      rank: 3,
    });
  if (!back || isDone(crew, /^(?:cancel|withdraw|delete|remove|call-off)$/, one)) return steps;
  if (made.states.length === 0) made.states.push(kindOfThing(one).begins ?? 'entered');
  made.states.push(back);
  steps.push({
    line: `${does(by, back === 'cancelled' ? 'cancel' : 'withdraw', withArticle(one))} → ${one} is ${back}${told}`,
    rank: back === 'cancelled' ? 2 : 3,
  });
  return steps;
}

/** 'Who is missing in each voice': by what answers are told apart. */
export const inEach = /\b(?:in|by|of|per|for) each (\p{L}+)$/iu;
