import { anyThing } from '#worker/features/guide/content/completion-things.ts';
import { demandPeople } from '#worker/features/guide/content/people.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import {
  capitalise,
  headOf,
  isSingle,
  patternOfNoun,
  pluralOf,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import {
  type Crew,
  claims,
  does,
  fieldsOf,
  inEach,
  isOfSeveral,
  isOfWho,
  isTold,
  needed,
  otherOf,
  reckoned,
  type Step,
} from '#worker/features/guide/outline/outline-completion-crew.rules.ts';
import { handsOn, keeperFor } from '#worker/features/guide/outline/outline-completion-lives.rules.ts';
import type { DraftedAct } from '#worker/features/guide/outline/outline-completion-noted.rules.ts';
import { kindOfThing, shownOf, thingIn } from '#worker/features/guide/outline/outline-completion-things.rules.ts';

/** 'A map', 'the list' show what was made last. */
const facetAlone =
  /^(?:an?|the|all|it all)?(?: on| in)?(?: an?| the)? ?(?:map|list|overview|calendar|leaderboard|ranking|chart|board|table|statistics)\b/i;
/** 'What to bring', 'what is to be done'. */
const toDo = /^(?:what|which|where|how) (?:to \p{L}+|is to be \p{L}+)(?: (?:on|in|at|this|each|every|before) .+)?$/iu;
/** Verbs of sights that are read so whatever stands behind their arrow. */
const plainSights = /^(?:see|look|view)$/;

const asShown = (shown: string) => `shows ${shown.replace(/^shows /, '')}`;

/** What was noted, whatever it is called. */
const recordOnly = /^(?:note|notes|entry|record|number|figure|data|result|value)$/;

/** Where a thing stands among others, and no state of it. */
const inOrder = /^(?:next|first|due|nearest)$/i;
/** What may be whatever somebody looks for. */
const sought = /^(?:offer|post|entry|request|item|listing|notice|question|report|sighting|link|file|photo)$/;

/** What is told of things by a clause: 'whether their pots are finished', 'how many squares are left', 'what is missing'. */
function stateShown(act: DraftedAct, crew: Crew): Step[] | undefined {
  const { phrase, line, who } = act;
  const [, many] = /^how many (\p{L}+)\b/iu.exec(phrase) ?? [];
  const booking = crew.made.get('booking');
  if (booking && many && patternOfNoun(booking.by).test(many)) {
    crew.shown.add('booking');
    return [{ line: `${line} → the number of bookings${booking.about ? ` of each ${booking.about}` : ''}`, rank: 0 }];
  }
  const counted = many && thingIn(many);
  if (counted && crew.made.has(counted)) {
    crew.shown.add(counted);
    const { states = [] } = crew.made.get(counted) ?? {};
    return [{ line: `${line} → the number of ${many}${states.length > 1 ? ' in each state' : ''}`, rank: 0 }];
  }
  if (/^(?:what|which (?:ones|of them)) (?:is|are) (?:still )?(?:missing|left|open)$/i.test(phrase)) {
    const done = crew.acts.find(
      (other) => other.state && other.one && crew.made.get(other.one)?.states.includes(other.state),
    );
    const made = done?.one ? crew.made.get(done.one) : undefined;
    const state = done?.state;
    if (!made || !state) return undefined;
    return [{ line: `${line} → the ${pluralOf(made.one)} that are not ${state}`, rank: 0 }];
  }
  const [, placed = ''] =
    /^where (?:the |their |our |its )?(\p{L}+) (?:is|are|was|were|stands?|lies?|hangs?|lives?|grows?)\b/iu.exec(
      phrase,
    ) ?? [];
  const there = placed ? thingIn(placed) : undefined;
  const of = there ? crew.made.get(there) : undefined;
  if (of?.fields.includes('place')) {
    crew.shown.add(of.one);
    return [{ line: `${line} → ${shownOf(of.one, [of.fields[0] ?? 'name', 'place'])}`, rank: 0 }];
  }
  const [, which = '', is = ''] =
    /^(?:whether|if|which|what) (?:of )?(?:the |their |his |her |my |our |an? )?(?:\p{L}+ )??(\p{L}+) (?:is|are) (\p{L}+)$/iu.exec(
      phrase,
    ) ?? [];
  const one = which && is ? thingIn(which) : undefined;
  const held = inOrder.test(is) ? [...crew.made.values()].find(({ fields }) => fields.includes(which)) : undefined;
  if (held)
    return [{ line: `${line} → ${shownOf(held.one, [held.fields[0] ?? 'name', which])}, the next first`, rank: 0 }];
  if (!one || (kindOfThing(one) === anyThing && kindOfNoun(one) !== 'thing') || kindOfThing(one).isDated)
    return undefined;
  if (!crew.made.has(one) && !isOfSeveral(one, crew.said)) return undefined;
  const doer = keeperFor(who, crew) ?? who;
  const before = needed(one, doer, crew);
  const made = crew.made.get(one);
  if (!made) return undefined;
  crew.shown.add(one);
  if (inOrder.test(is)) return [...before, { line: `${line} → ${shownOf(one, made.fields)}, the next first`, rank: 0 }];
  const state = is.toLowerCase();
  const isSet = made.states.includes(state) || crew.acts.some((other) => other.one === one && other.state === state);
  const told = who.one === crew.client.one || made.by.one === who.one ? isTold(made.by) : '';
  if (!isSet) {
    if (made.states.length === 0) made.states.push(kindOfThing(one).begins ?? 'entered');
    made.states.push(state);
    made.closer = doer;
  }
  return [
    ...before,
    ...(isSet || doer.one === who.one
      ? []
      : [
          {
            line: `${does(doer, 'mark', `${withArticle(one)} as ${state}`)} → ${one} is ${state}${made.by.one === doer.one ? '' : told}`,
            rank: 1,
          } as const,
        ]),
    { line: `${line} → name and state of each ${one}`.replace('name', made.fields[0] ?? 'name'), rank: 0 },
  ];
}

/** A sight of what is made; what nobody makes is entered first. */
export function showingSteps(act: DraftedAct, crew: Crew): Step[] {
  const { who, line, phrase, one } = act;
  const answer = crew.made.get('answer');
  const [, group] = inEach.exec(phrase) ?? [];
  if (answer?.about && /^who\b.*\b(?:missing|absent|coming|comes?|there|in|out|can)\b/i.test(phrase))
    return [{ line: `${line} → the answers of ${withArticle(answer.about)}${group ? `, by ${group}` : ''}`, rank: 0 }];
  const state = stateShown(act, crew);
  if (state) return state;
  const turn = /^who\b/i.test(phrase) ? crew.acts.find((other) => other.one === 'turn') : undefined;
  if (turn) crew.shown.add('turn');
  if (turn) return [{ line: `${line} → ${shownOf('turn', fieldsOf(turn, crew))}`, rank: 0 }];
  const booking = crew.made.get('booking');
  if (booking && /^who (?:comes|arrives|is coming|is arriving|is there|booked|has booked)\b/i.test(phrase)) {
    crew.shown.add('booking');
    return [
      {
        line: `${line} → ${shownOf('booking', [booking.by.one, ...booking.fields])}${/\btoday\b/i.test(phrase) ? ' of today' : ''}`,
        rank: 0,
      },
    ];
  }
  const free = crew.made.get('availability');
  if (act.fields.length > 0) {
    const held = [...crew.made.values()].find(({ fields }) =>
      act.fields.some((field) =>
        fields.some((name) => name === field || name.endsWith(` ${field}`) || name.startsWith(`${field} of `)),
      ),
    );
    if (held) crew.shown.add(held.one);
    const shown =
      held &&
      shownOf(
        held.one,
        [...(held.about ? [held.about] : []), ...held.fields].filter(
          (field, at, all) => field !== 'note' && all.indexOf(field) === at,
        ),
      );
    return [{ line: shown ? `${line} → ${shown}` : line, rank: 0 }];
  }
  if (!one) {
    const [, which] = /\bwhich (\p{L}+)\b/iu.exec(phrase) ?? [];
    const last = [...crew.made.values()].at(-1);
    if (
      last &&
      !which &&
      ((/\b(?:they|it|them)\b/i.test(phrase) && !/^when it is free\b/i.test(phrase)) ||
        facetAlone.test(phrase) ||
        toDo.test(phrase))
    ) {
      crew.shown.add(last.one);
      const shown = shownOf(last.one, last.fields);
      return [{ line: `${line} → ${plainSights.test(act.verb) ? shown : asShown(shown)}`, rank: 0 }];
    }
    return [...(which && !free && kindOfThing(which).isLasting ? needed(which, who, crew) : []), { line, rank: 0 }];
  }
  const last = [...crew.made.values()].at(-1);
  if (
    last &&
    recordOnly.test(one) &&
    !crew.made.has(one) &&
    !crew.acts.some((other) => other.one === one && other !== act)
  ) {
    crew.shown.add(last.one);
    return [{ line: `${line} → ${asShown(shownOf(last.one, last.fields))}`, rank: 0 }];
  }
  const isSearch = /^(?:find|search)$/.test(act.verb) || /^for\b/i.test(phrase);
  const isMade = crew.made.has(one) || crew.acts.some((other) => other.way === 'make' && other.one === one);
  const first = crew.acts.find((other) => (other.way === 'make' || other.way === 'log') && other.one !== undefined);
  if (isSearch && !isMade) {
    // Whoever looks for foundations finds no grant application.
    if (first?.one && !sought.test(first.one)) return [{ line: `${line} → ?`, rank: 0 }];
    if (!first?.one) return [{ line, rank: 0 }];
    crew.shown.add(first.one);
    return [{ line: `${line} → ${asShown(shownOf(first.one, fieldsOf(first, crew)))}`, rank: 0 }];
  }
  const before = needed(
    one,
    kindOfThing(one).isLasting && !crew.runner ? who : (crew.runner ?? otherOf(who, crew) ?? who),
    crew,
  );
  const made = crew.made.get(one) ?? [...crew.made.values()].find((other) => other.one === one);
  const later = crew.acts.find((other) => other.way === 'make' && other.one === one);
  const fields = made?.fields ?? (later ? fieldsOf(later, crew) : []);
  if (fields.length === 0 || /^(?:listen|hear)$/.test(act.verb)) return [...before, { line, rank: 0 }];
  const shown = shownOf(one, fields);
  return [...before, { line: `${line} → ${plainSights.test(act.verb) ? shown : asShown(shown)}`, rank: 0 }];
}

/** 'We count what comes back and bill what is missing': for themselves, where nobody is sent it. */
const isReckoned = (one: string, { acts }: Crew) =>
  reckoned.test(one) && acts.some((act) => act.one === one && /^(?:count|bill|charge|invoice)$/.test(act.verb));

/** Who sees what nobody is told to see, and what becomes of what is reported. */
export function sightsOf(crew: Crew): Step[] {
  const isShown = (one: string) =>
    crew.shown.has(one) || crew.acts.some((act) => act.way === 'show' && act.one === one);
  return [...crew.made.values()].flatMap((made): Step[] => {
    const { one, by, fields, states, isNeeded } = made;
    if (isShown(one) || /^(?:request|rating|invitation)$/.test(one)) return [];
    // What somebody besides those two enters is for whoever runs it.
    const isThird = by.one !== crew.client.one && by.one !== crew.side?.one;
    const other = isThird ? (crew.side ?? crew.client) : otherOf(by, crew);
    const many = pluralOf(one);
    const shown = shownOf(one, isOfWho(made, crew) ? [by.one, ...fields] : fields);
    const takes = crew.acts.find(
      ({ verb, who }) => who.one !== by.one && (claims.test(verb) || /^(?:order|buy|request|ask)$/.test(verb)),
    );
    if (states.includes('open') && fields.includes('title'))
      return [
        {
          line: `${capitalise((takes?.who ?? crew.client).many)} look through the ${many} → ${shown}, the newest first`,
          rank: 1,
        },
      ];
    const isStated = states.length > 2 || crew.acts.some((act) => act.one === one && states.includes(act.state ?? ''));
    if (isNeeded && isStated && !kindOfThing(one).isDated) {
      const viewers = crew.client.one === by.one && other ? other : crew.client;
      const shows = shownOf(one, [
        fields[0] ?? 'name',
        ...fields.slice(1, 3).filter((field) => field !== 'note'),
        'state',
      ]);
      const hands = handsOn(one, crew).filter((noun) => noun.one !== by.one && noun.one !== viewers.one);
      return [viewers, ...hands].map((noun) => ({
        line: `${capitalise(noun.many)} ${isSingle(noun) ? 'sees' : 'see'} the ${many} → ${shows}`,
        rank: 1,
      }));
    }
    if (isNeeded && !kindOfThing(one).isDated) return [];
    if (kindOfThing(one).isLasting || (isNeeded && crew.acts.some(({ way }) => way === 'answer'))) return [];
    const judge = [...crew.made.values()].find(
      ({ about, one: given }) => about === one && /^(?:vote|rating|answer)$/.test(given),
    );
    const isOwn = by.one === crew.runner?.one && isReckoned(one, crew) && !demandPeople.has(headOf(crew.client));
    const viewer = isOwn ? by : kindOfThing(one).isDated ? crew.client : (judge?.by ?? other ?? by);
    const isAsked = crew.acts.some((act) => act.way === 'show' && act.one === undefined && act.who.one === viewer.one);
    const sees = isSingle(viewer) ? 'sees' : 'see';
    const sight: Step = { line: `${capitalise(viewer.many)} ${sees} the ${many} → ${shown}`, rank: 1 };
    return isAsked && one === 'answer' ? [] : [sight];
  });
}
