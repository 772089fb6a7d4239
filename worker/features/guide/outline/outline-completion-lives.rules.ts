import { anyThing } from '#worker/features/guide/content/completion-things.ts';
import { participleOf } from '#worker/features/guide/content/verbs.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { asNoun, type Noun, patternOfNoun, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import {
  areTold,
  type Crew,
  does,
  isAside,
  isTold,
  type Made,
  otherOf,
  type Step,
} from '#worker/features/guide/outline/outline-completion-crew.rules.ts';
import {
  type DraftedAct,
  nothingNoted,
  stateBy,
} from '#worker/features/guide/outline/outline-completion-noted.rules.ts';
import { kindOfThing } from '#worker/features/guide/outline/outline-completion-things.rules.ts';

/** What a thing consists of, or all that there is of it. */
const ofWhole =
  /^(?:(?:the|all|their|its|single|last) )*(?:parts?|pieces|load|rest|stuff|equipment|gear|goods|material|contents?|components|accessories|cargo)\b/i;
/** What is done to bring something to somebody. */
const moving = /^(?:load|unload|pack|unpack|deliver|bring|drive|ship|carry|transport|haul|take)$/;
const pronoun = /^(?:for |up |back |out |off |down |away )?(?:it|them|those|these|this|that)\b/i;
/** Ways of acts of which it may be unknown what they are done to. */
const openWays: ReadonlySet<DraftedAct['way']> = new Set([undefined, 'remove', 'state', 'outside', 'change']);
/** What somebody finds or wants, and others see to. */
const seenTo = /^(?:report|sighting|problem|fault|damage|defect|issue|request|order|wish)$/;

const judging = /^(?:check|verify|approve|correct|confirm)$/;
/** What ends a fault. */
const mending = /^(?:mend|repair|fix|clear|clean|solve|resolve|replace|remove|recover)$/;

/** What an act was done to, before it says where or for whom. */
const headOf = (phrase: string) => phrase.split(/ (?:on|in|at|off|along|near|from|to|for|by|with) /i)[0] ?? phrase;

/** The report, wish or order that names what an act is done to: 'report fallen trees' of who clears the trees. */
function namingRecord(one: string, who: Noun, { made }: Crew): Made | undefined {
  return [...made.values()].find(
    ({ one: name, by, from, fields }) =>
      seenTo.test(name) &&
      name !== one &&
      by.one !== who.one &&
      from !== undefined &&
      !fields.includes(one) &&
      patternOfNoun(asNoun(one)).test(headOf(from)),
  );
}

/**
 * An act whose object is no thing of its own as a step in the life of what it is all about: the trees that were reported, the parts of what is hired out, 'it'; undefined
 * where that is not sure.
 */
export function asStepOf(act: DraftedAct, crew: Crew): DraftedAct | undefined {
  const { one, who, verb, phrase, way } = act;
  const all = [...crew.made.values()];
  const step = (of: string): DraftedAct => ({
    ...act,
    way: 'state',
    one: of,
    state: act.verb === 'sign' ? 'signed for' : stateBy(act.verb, act.phrase),
    isStep: true,
  });
  // 'Check a guest in', 'turn a donor away': it happens with what they signed up for or booked.
  const own = all.find(({ one: name, by }) => /^(?:registration|booking)$/.test(name) && by.one === one);
  if (own && (act.state || way === undefined)) return step(own.one);
  const gathered = all.find(({ one: name }) => /^(?:registration|booking)$/.test(name));
  if (
    gathered &&
    gathered.by.one !== who.one &&
    (way === 'log' || way === 'mark') &&
    /^(?:down |off )?who\b/i.test(phrase)
  )
    return { ...step(gathered.one), state: /\b(?:paid|attended)\b/i.exec(phrase)?.[0].toLowerCase() ?? 'ticked off' };
  // 'The warden checks what they wrote'.
  if (judging.test(verb) && /^what (?:they|the \p{L}+) \p{L}+$/iu.test(phrase)) {
    const last = all.findLast(({ by }) => by.one !== who.one);
    return last && { ...step(last.one), state: participleOf(verb) };
  }
  const signs = verb === 'sign' && /^(?:off )?for (?:it|them|the|their|each|every)\b/i.test(phrase);
  if (!signs && !openWays.has(way)) return undefined;
  const known = one === undefined ? undefined : crew.made.get(one);
  // What was reported of a pump is repaired by who repairs the pump.
  const reported = all.find(({ one: name, about, by }) => seenTo.test(name) && about === one && by.one !== who.one);
  if (known && reported && known.isNeeded && mending.test(verb)) return step(reported.one);
  if (known && !signs) return undefined;
  const naming = one === undefined ? undefined : namingRecord(one, who, crew);
  if (naming) return step(naming.one);
  const topic = all.findLast(({ one: name }) => !isAside(name) && !kindOfThing(name).isDated);
  if (signs) {
    const of = one !== undefined && crew.made.has(one) ? one : topic?.one;
    return of ? step(of) : undefined;
  }
  // Of what is checked or repaired the last that was made is meant anyway.
  if (pronoun.test(phrase) && one === undefined) {
    const last = way === 'state' ? undefined : all.findLast(({ one: name }) => !/^(?:answer|vote|rating)$/.test(name));
    return last && last.by.one !== who.one && !nothingNoted.test(verb) ? step(last.one) : undefined;
  }
  if (!topic || topic.by.one === who.one || nothingNoted.test(verb)) return undefined;
  if (ofWhole.test(phrase)) return step(topic.one);
  const isUnknown =
    one !== undefined &&
    moving.test(verb) &&
    kindOfThing(one) === anyThing &&
    kindOfNoun(one) !== 'person' &&
    crew.people.every((noun) => noun.one !== one);
  return isUnknown && topic.states.length > 1 ? step(topic.one) : undefined;
}

/** Who goes on with a thing after somebody: the next of the acts by somebody else upon it. */
export function nextHand(act: DraftedAct, one: string, crew: Crew): Noun | undefined {
  const at = crew.acts.findIndex(({ line }) => line === act.line);
  const next = crew.acts
    .slice(at + 1)
    .find(
      (other) =>
        other.who.one !== act.who.one &&
        other.way !== 'show' &&
        (other.one === one || asStepOf(other, crew)?.one === one),
    );
  return at < 0 ? undefined : next?.who;
}

/** Who does something in the life of a thing that other words name, each once: whoever loads its parts has to see it. */
export const handsOn = (one: string, crew: Crew): Noun[] =>
  crew.acts
    .filter((act) => act.one !== one && asStepOf(act, crew)?.one === one)
    .map(({ who }) => who)
    .filter((who, at, all) => all.findIndex((other) => other.one === who.one) === at);

const lent = /^(?:(?:hired|rented|lent|leased|handed|taken) out|hired|rented|lent|borrowed|leased)$/;
/** A state in which nobody comes in or goes on. */
export const shut = /^(?:closed|locked|blocked|shut)$/;
const comesBack = /^(?:return|give-back|bring-back|take-back|hand-back|put-back|open|reopen|unlock|unblock)$/;

/** What was lent or closed comes back or is opened again, where nobody says so. */
export function returnsOf(crew: Crew): Step[] {
  return [...crew.made.values()].flatMap((made): Step[] => {
    const { one, states, by } = made;
    const isDone = crew.acts.some(
      (act) =>
        (act.one === one || act.one === undefined) &&
        (comesBack.test(act.verb) || /\b(?:back|again|open)\b/i.test(act.phrase)) &&
        act.way !== 'show',
    );
    if (isDone || kindOfThing(one).isDated || states.some((state) => /\bback$|^returned$/.test(state))) return [];
    const closed = states.find((state) => shut.test(state));
    const closer = made.closer ?? by;
    if (closed) {
      if (/^(?:entered|open)$/.test(states[0] ?? '')) states[0] = 'open';
      return [{ line: `${does(closer, 'open', `a ${closed} ${one} again`)} → ${one} is open`, rank: 1 }];
    }
    const out = states.find((state) => lent.test(state));
    if (!out) return [];
    const borrower = out === 'borrowed' || out === 'taken out' ? crew.client : undefined;
    const other = borrower && otherOf(borrower, crew);
    states.push('back');
    return [
      {
        line: `${does(borrower ?? by, borrower ? 'bring' : 'take', `${withArticle(one)} back`)} → ${one} is back${other ? isTold(other) : ''}`,
        rank: 1,
      },
    ];
  });
}

/** Who sees to what others tell or look at: whoever runs it, else who acts on what others made, else the other side. */
export function keeperFor(who: Noun, crew: Crew): Noun | undefined {
  if (crew.runner && crew.runner.one !== who.one) return crew.runner;
  const acting = crew.acts.find(
    (act) =>
      act.who.one !== who.one &&
      openWays.has(act.way) &&
      [...crew.made.values()].some(
        ({ one, by }) =>
          by.one !== act.who.one && (act.one === one || (act.one && namingRecord(act.one, act.who, crew)?.one === one)),
      ),
  );
  return acting?.who ?? otherOf(who, crew);
}

/** Behind what comes of a step: those are told who go on with it, else whoever began it. */
export const toldNext = (next: Noun, { said }: Crew): string =>
  new RegExp(`\\bthe ${next.one}\\b`, 'i').test(said) ? isTold(next) : areTold(next);
