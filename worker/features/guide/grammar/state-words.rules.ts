import { participleOf } from '#worker/features/guide/content/verbs.ts';
import { handingOf, statesByHanding } from '#worker/features/guide/grammar/handing.rules.ts';
import { isCalled, type Outcome, saysOfThings } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { stemOf } from '#worker/features/guide/grammar/stems.rules.ts';
import { nounIn, toPattern } from '#worker/features/guide/grammar/words.rules.ts';

const recording =
  /^(?:enter|record|write|write down|report|log|confirm|mark|note|decide|set|start|begin|finish|end|do|make|give|ask|request)$/;
const shortest = 4;

/** 'Pasteurised' and 'pasteurising' as 'pasteuris': what the state, its verb and its noun have in common. */
const rootOf = (word: string) =>
  word
    .toLowerCase()
    .replace(/(?:ed|ing|e)$/, '')
    .replace(/([^aeiouls])\1$/, '$1');

/**
 * Whether a verb in its base form leads to a state that is told by a participle.
 * @param state 'released', 'masking'; of several words the first counts: 'deferred until a date'.
 */
export function isDoneBy(state: string, verb: string): boolean {
  const [word = ''] = state.toLowerCase().split(' ');
  const base = verb.toLowerCase().replace(/(?<=(?:ss|x|z|ch|sh))e$/, '');
  // 'Cancelled' as it is written in Britain.
  if (participleOf(base) === word || (base.endsWith('l') && word === `${base}led`)) return true;
  return /(?:ed|ing|en)$/.test(word) && rootOf(word) === rootOf(base) && rootOf(base).length > 1;
}

/** Whether a noun tells what a state is the end of: 'pasteurisation' of 'pasteurised', 'recall' of 'recalled'. */
export const isNounOfState = (state: string, word: string) => {
  const root = rootOf(state.split(' ')[0] ?? '');
  return (
    /(?:ed|ing)$/.test(state) &&
    root.length >= shortest &&
    new RegExp(`^${toPattern(root)}(?:e|s|al|ation|isation|ion|e?ment|ure|ance|ing)?$`, 'i').test(word)
  );
};

/**
 * Whether what somebody does brings a record to a state: its verb, the noun of the state that it enters, or its words name it.
 * @param one the name of the record: 'a released batch' tells of a batch and not of what becomes of it.
 */
export function bringsAbout({ verb, phrase }: { verb: string; phrase: string }, state: string, one: string): boolean {
  const plain = phrase.replace(new RegExp(`\\b${toPattern(state)} (?=${toPattern(one)})`, 'gi'), '');
  const verbs = `${verb} ${phrase}`
    .split(/,\s*(?:and |or )?|\s+(?:and|or)\s+/)
    .flatMap((piece) => piece.trim().split(' ')[0] ?? []);
  // 'Gives it to somebody' does not make it 'given back'.
  const isHere = !/^\S+ back\b/.test(state) || /\bback\b/i.test(phrase);
  const isDone = isHere && verbs.some((word) => isDoneBy(state, word) || isDoneBy(state, word.replace(/s$/, '')));
  const words = plain.toLowerCase().match(/\p{L}+/gu) ?? [];
  const isEntered =
    recording.test(verb) && words.slice(0, 3).some((word) => isNounOfState(state, word)) && !state.includes(' ');
  const isNamed =
    new RegExp(
      `\\b(?:as|is|are|to) (?:being |now )?["“]?${toPattern(state)}\\b(?! (?:out|back|off|up|down|over)\\b)`,
      'i',
    ).test(plain) || new RegExp(`\\bas ${toPattern(state.split(' ')[0] ?? state)}\\b`, 'i').test(plain);
  const long = state.split(' ').filter((word) => word.length > 3);
  const isSpread = long.length > 1 && long.every((word) => words.some((other) => stemOf(other) === stemOf(word)));
  // 'Hands in the forty' makes it 'selection handed in'.
  const [particle = ''] = /^(?:in|out|off|up|back|over)\b/.exec(phrase) ?? [];
  const isLast =
    state.endsWith(` ${[participleOf(verb), particle].filter(Boolean).join(' ')}`) &&
    !/^(?:not|half|being|to be|partly|never|almost) /.test(state);
  return isDone || isEntered || isNamed || isSpread || isLast || reportsAs({ verb, phrase }, state);
}

/** 'Reports a lost set', 'reports a set missing': what is so from then on. */
export const reportsAs = ({ verb, phrase }: { verb: string; phrase: string }, state: string): boolean =>
  /^(?:report|mark|flag|declare)$/.test(verb) &&
  /^(?:lost|missing|broken|damaged|stolen|defective|faulty)$/.test(state) &&
  new RegExp(`^(?:\\S+ ){0,3}${state}\\b`, 'i').test(phrase);

const aPart =
  /^(?:an?|each|every|one|another) (?:page|chapter|level|step|section|question|line|lesson|part|lap|slide|exercise|round)\b/i;

/**
 * The states that what somebody does brings a record to: those that its words tell of, else the one in which a thing is that was
 * taken, brought back or handed on. What a line says that comes of it is all that does.
 */
export function statesBrought(
  told: { verb: string; phrase: string; when?: string; outcomes?: Outcome[] },
  states: string[],
  one: string,
): string[] {
  if (saysOfThings(told.outcomes)) {
    const said = (told.outcomes ?? []).flatMap((outcome) =>
      outcome.way === 'state' && isCalled(outcome.record, one) ? statesSaid(outcome.state, states) : [],
    );
    return said.length > 0 ? said : [stateOfVerb(told, states, one) ?? []].flat();
  }
  // Who agrees to do something agrees to nothing that is kept.
  if (
    /^(?:agree|refuse)$/.test(told.verb) &&
    /^to (?!the\b|an?\b|it\b|their\b|this\b|that\b)\p{L}+/iu.test(told.phrase)
  )
    return [];
  // Who finishes a page has not finished the reading.
  if (/^(?:finish|complete|end)$/.test(told.verb) && aPart.test(told.phrase) && nounIn(one, told.phrase) === null)
    return [];
  const named = states.filter((state) => bringsAbout(told, state, one));
  const timely = byTime(named, `${told.phrase} ${told.when ?? ''}`);
  if (timely) return [timely];
  const way = handingOf(told);
  const about = named.filter((state) => nounIn(state.split(' ')[0] ?? state, told.phrase) !== null);
  // 'Pays the deposit' of 'deposit paid' and 'rest paid'.
  if (named.length > 0) return about.length > 0 && about.length < named.length ? about : named;
  const placed = way ? states.find((state) => statesByHanding[way].test(state)) : undefined;
  const open =
    states.find((state) => isPublic.test(state)) ?? states.slice(1, 2).find((state) => !isAwaited.test(state));
  const shown = states[0] === 'draft' && publishes.test(told.verb) ? open : undefined;
  return [placed ?? shown ?? []].flat();
}

/** 'Publishes a shift → new shift: …' of shifts that may be published: the state that the verb tells, whatever else comes of it. */
export function stateOfVerb(
  { verb, phrase, outcomes = [] }: { verb: string; phrase: string; outcomes?: Outcome[] },
  states: string[],
  one: string,
): string | undefined {
  const isSaid = outcomes.some((outcome) => outcome.way === 'state' && isCalled(outcome.record, one));
  const found = states.slice(1).filter((state) => isDoneBy(state, verb));
  const isNamed = new RegExp(`^(?:an?|the|each|every|their|his|her|its) ${toPattern(one)}$`, 'i').test(phrase);
  return isNamed && !isSaid && found.length === 1 ? found[0] : undefined;
}

/** 'Cancels less than 24 hours before' of what may be 'cancelled in time' and 'cancelled late'. */
function byTime(states: string[], told: string): string | undefined {
  const said = told
    .replace(/\b(?:no|not) (?:more|later|longer) than\b/gi, 'less than')
    .replace(/\b(?:no|not) (?:less|fewer|shorter) than\b/gi, 'at least');
  if (states.length < 2 || new Set(states.map((state) => state.split(' ')[0])).size > 1) return undefined;
  if (/\b(?:less|fewer|shorter) than\b|\b(?:too )?late\b/i.test(said))
    return states.find((state) => /\b(?:late|short)\b/.test(state));
  if (/\bmore than\b|\bor more\b|\bin time\b|\bearly\b|\bat least\b/i.test(said))
    return (
      states.find((state) => /\b(?:in time|early)\b/.test(state)) ??
      states.find((state) => !/\b(?:late|short)\b/.test(state))
    );
  return undefined;
}

/** What ends a draft, whatever the state after it is called. */
export const publishes = /^(?:publish|release|launch)$/;

const isPublic = /^(?:live|public|visible|on show|on sale|out|online|open)\b/;
/** What comes before something is shown. */
const isAwaited = /\b(?:review|check|approv|wait)/;

/** 'Blocked until I say that it is fixed' tells more than a state. */
export const tellsMoreThanState =
  /(?:\S+ ){4}|\b(?:those|these|i|you|we|until|when|while|if)\b|\bfrom (?:then|now) on\b|\d/i;

/** What is said of a thing in one breath: 'confirmed, refused or withdrawn', 'paid and then closed'. */
export const partsOfState = (text: string): string[] => text.split(/,? (?:or|and then) |, /);

const particle = /^(?:out|off|back|up|down|over|away)\b/;
/** Whether what is said in small letters is a state or begins with it: 'gone home with family' is 'gone home', and what is paid out is not paid. */
export const tellsState = (said: string, state: string): boolean =>
  said === state || (said.startsWith(`${state} `) && !particle.test(said.slice(state.length + 1)));

/** 'Accepted or declined', of the states of a record: 'gone home with family' is listed as 'gone home'. */
function statesSaid(text: string, states: string[]): string[] {
  const said = partsOfState(text);
  // 'Cancelled late' is no 'cancelled' where both are listed.
  return states.filter((state) =>
    said.some((one) => tellsState(one, state) && (one === state || !states.includes(one))),
  );
}

/** Where a thing is, and no step of a way: 'in the ward safe', 'at the toolmaker's'. */
export const isPlace = (state: string): boolean =>
  /^(?:in|on|at|with|out) (?:an?|the|somebody|someone)\b(?! way\b)/.test(state);

/** Whether a thing in such a state still waits to be decided on: whoever asks back goes on when the answer is there. */
export const isUndecided = (state: string): boolean =>
  /^(?:queried|asked back|sent back|given back for .+|returned for .+|paused|on hold|postponed|deferred|waiting.*|in doubt|unclear)$/i.test(
    state,
  );
