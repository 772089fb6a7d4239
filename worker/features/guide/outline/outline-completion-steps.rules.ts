import { completionThings } from '#worker/features/guide/content/completion-things.ts';
import { capitalise, isSingle, type Noun, pluralOf, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { thirdOf } from '#worker/features/guide/idea/telling.rules.ts';
import type { DraftedAct } from '#worker/features/guide/outline/outline-completion-acts.rules.ts';
import { kindOfThing, shownOf } from '#worker/features/guide/outline/outline-completion-things.rules.ts';

/** A line that completes a draft; `rank` 0 is the owner's own, the highest is left out first where there are too many. */
export type Step = { line: string; rank: 0 | 1 | 2 | 3 };
/** What the completed acts make: who enters it, about what, its fields and the states that it reaches. */
export type Made = { one: string; by: Noun; about?: string; fields: string[]; states: string[]; isNeeded?: true };

/** Who there is: for whom it is, who runs it, and what is made so far. */
export type Crew = {
  client: Noun;
  runner: Noun | undefined;
  /** Who stands on the other side, running it or not. */
  side: Noun | undefined;
  people: Noun[];
  made: Map<string, Made>;
  /** What some line shows. */
  shown: Set<string>;
  /** All drafted acts, for what another line does already. */
  acts: DraftedAct[];
};

/** 'Member', at the opening of a line. */
const as = ({ one, many }: Noun) => capitalise(isSingle({ many }) ? many : one);
const does = (who: Noun, verb: string, rest: string) => `${as(who)} ${thirdOf(verb)} ${rest}`;
const the = (noun: Noun) => (isSingle(noun) ? noun.many : `the ${noun.one}`);
const isTold = (noun: Noun) => `; ${the(noun)} is told`;
const areTold = (noun: Noun) => (isSingle(noun) ? isTold(noun) : `; the ${noun.many} are told`);

/** Who else is concerned by what somebody does: whoever runs it, and of those all others. */
export const otherOf = (who: Noun, { client, side }: Crew): Noun | undefined =>
  who.one === client.one ? side : client;

/** Whether another line does such a thing: 'accepts', 'cancels'. */
const isDone = ({ acts }: Crew, verbs: RegExp, one?: string) =>
  acts.some((act) => verbs.test(act.verb) && (one === undefined || act.one === undefined || act.one === one));

const making = (one: string, fields: string[]) => `new ${one}: ${fields.join(', ')}`;

/** The fields of a thing: what the prose lists, else what such a thing has. */
const fieldsOf = ({ fields, kind, isAll, one = '' }: DraftedAct, { client }: Crew): string[] => {
  const own = (kind ?? kindOfThing(one)).fields.replace('{client}', client.one).split(', ');
  if (fields.length > 0 && !isAll) return [...new Set([...own.filter((field) => field !== 'note'), ...fields])];
  return fields.length > 0 ? [...fields, ...own.filter((field) => field === 'note' && !fields.includes(field))] : own;
};

function keep(crew: Crew, one: string, more: Omit<Made, 'one' | 'states'>, states: string[] = []): Made {
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
  const tells = !kind.isLasting && doer.one !== crew.client.one ? areTold(crew.client) : '';
  return [
    {
      line: `${does(doer, kind.isLasting ? 'add' : 'enter', withArticle(one))} → ${making(one, fields)}${tells}`,
      rank: 1,
    },
    ...secondThoughts(made, crew),
  ];
}

/** What follows when what was made is taken back or changed. */
function secondThoughts(made: Made, crew: Crew): Step[] {
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
  const verb = back === 'cancelled' ? 'cancel' : back === 'withdrawn' ? 'withdraw' : 'delete';
  if (back !== 'deleted') {
    if (made.states.length === 0) made.states.push(kindOfThing(one).begins ?? 'entered');
    made.states.push(back);
  }
  steps.push({
    line: `${does(by, verb, withArticle(one))} → ${one} is ${back}${back === 'deleted' ? '' : told}`,
    rank: back === 'cancelled' ? 2 : 3,
  });
  return steps;
}

const reported = /^(?:report|submit|announce|propose|suggest|register|nominate|request)$/;

/** The lines of an act that makes something. */
function makingSteps(act: DraftedAct, crew: Crew): Step[] {
  const { who, line, one = 'entry', about, way } = act;
  const before = about ? needed(about, kindOfThing(about).isLasting ? who : (crew.runner ?? who), crew) : [];
  const known = crew.made.get(one);
  if (known && /^(?:publish|share|post)$/.test(act.verb)) return statingSteps({ ...act, state: 'published' }, crew);
  if (known) return [...before, { line: `${line} → ${one} gets ${known.fields.join(', ')}`, rank: 0 }];
  const own = fieldsOf(act, crew);
  const asset =
    kindOfThing(one).begins === 'reported'
      ? [...crew.made.keys()].find((other) => kindOfThing(other).isLasting)
      : undefined;
  const of = about ?? asset;
  const fields =
    of && !own.includes(of) ? [of, ...own.filter((field) => asset === undefined || field !== 'place')] : own;
  const { begins, isDated } = kindOfThing(one);
  const made = keep(crew, one, { by: who, fields, ...(about ? { about } : {}) }, begins ? [begins] : []);
  const other =
    way === 'make' && (reported.test(act.verb) || (isDated && who.one !== crew.client.one))
      ? otherOf(who, crew)
      : undefined;
  const told = other ? (who.one === crew.client.one ? isTold(other) : areTold(other)) : '';
  return [...before, { line: `${line} → ${making(one, fields)}${told}`, rank: 0 }, ...secondThoughts(made, crew)];
}

/** What is offered, for what somebody asks. */
const offered = completionThings.find(({ nouns }) => nouns.test('offer'));

/** A request, and who says yes or no to it. */
function askingSteps(act: DraftedAct, crew: Crew): Step[] {
  const { who, line, about: named } = act;
  const offer =
    [...crew.made.values()].find(({ one }) => one === named) ??
    [...crew.made.values()].find(({ one }) => offered?.nouns.test(one));
  const about = offer?.one;
  const isSame = offer !== undefined && offer.by.one === who.one;
  const judge = isSame ? who : (offer?.by ?? crew.runner ?? otherOf(who, crew));
  const fields = about ? [about, 'message'] : ['what is needed', 'day', 'message'];
  keep(crew, 'request', { by: who, fields, ...(about ? { about } : {}) }, [
    'open',
    'accepted',
    'declined',
    'withdrawn',
  ]);
  const told = isSame ? `; whoever entered the ${about} is told` : judge ? isTold(judge) : '';
  const asker = isSame ? '; whoever asked is told' : isTold(who);
  const own = isSame ? ` for an own ${about}` : '';
  const judging = (verb: string, state: string): Step[] =>
    judge && !isDone(crew, new RegExp(`^(?:${verb}|approve|decide)$`))
      ? [{ line: `${does(judge, verb, `a request${own}`)} → request is ${state}${asker}`, rank: 1 }]
      : [];
  if (offer?.states.includes('open') && !offer.states.includes('handed over')) offer.states.splice(1, 0, 'handed over');
  return [
    { line: `${line} → ${making('request', fields)}${told}`, rank: 0 },
    ...judging('accept', 'accepted'),
    ...judging('decline', 'declined'),
    ...(isDone(crew, /^(?:cancel|withdraw)$/)
      ? []
      : [
          {
            line: `${does(who, 'withdraw', 'a request')} → request is withdrawn${isSame ? `; whoever entered the ${about} is told` : judge ? isTold(judge) : ''}`,
            rank: 2,
          } as const,
        ]),
    ...(offer?.states.includes('open')
      ? [
          {
            line: `${does(offer.by, 'mark', `${withArticle(offer.one)} as handed over`)} → ${offer.one} is handed over`,
            rank: 2,
          } as const,
        ]
      : []),
  ];
}

/** What somebody may be asked whether they come to. */
const dated = ({ made, acts }: Crew): string | undefined =>
  [...made.keys()].find((one) => kindOfThing(one).isDated) ??
  acts.flatMap(({ one }) => (one && kindOfThing(one).isDated ? [one] : []))[0];

/** 'Who is missing in each voice': by what answers are told apart. */
const inEach = /\b(?:in|by|of|per|for) each (\p{L}+)$/iu;

function answeringSteps(act: DraftedAct, crew: Crew): Step[] {
  const { who, line, one = 'answer', way } = act;
  const last = [...crew.made.keys()].findLast((made) => !/^(?:answer|vote|rating|request)$/.test(made));
  const about = act.about ?? (way === 'answer' ? dated(crew) : last);
  if (!about && way !== 'free') return [{ line, rank: 0 }];
  const before = about ? needed(about, crew.runner ?? who, crew) : [];
  const value = way === 'vote' ? [] : way === 'rate' ? ['stars from 1 to 5', 'comment'] : ['yes or no', 'note'];
  const group = way === 'answer' ? crew.acts.flatMap(({ phrase }) => inEach.exec(phrase)?.[1] ?? []).slice(0, 1) : [];
  const fields = way === 'free' ? ['day', 'note'] : [about ?? '', ...group, ...value];
  const made = keep(crew, one, { by: who, fields, ...(about ? { about } : {}) });
  const isYes = way === 'answer';
  if (!isYes) made.states.push('given', 'withdrawn');
  return [
    ...before,
    { line: `${line} → ${making(one, fields)}`, rank: 0 },
    isYes
      ? { line: `${does(who, 'change', withArticle(one))} → ${one} gets yes or no`, rank: 3 }
      : { line: `${does(who, 'withdraw', withArticle(one))} → ${one} is withdrawn`, rank: 3 },
    ...(isYes && about && kindOfThing(about).isDated
      ? [
          {
            line: `${capitalise(withArticle(about))} is on in 2 days → ${pluralOf(who.one)} without an answer are reminded`,
            rank: 2,
          } as const,
        ]
      : []),
  ];
}

/** 'A map', 'the list' show what was made last. */
const facetAlone =
  /^(?:an?|the|all|it all)?(?: on| in)?(?: an?| the)? ?(?:map|list|overview|calendar|leaderboard|ranking|chart|board|statistics)\b/i;
/** Verbs of sights that are read so whatever stands behind their arrow. */
const plainSights = /^(?:see|look|view)$/;

/** A sight of what is made; what nobody makes is entered first. */
function showingSteps(act: DraftedAct, crew: Crew): Step[] {
  const { who, line, phrase, one } = act;
  const answer = crew.made.get('answer');
  const [, group] = inEach.exec(phrase) ?? [];
  if (answer?.about && /^who\b.*\b(?:missing|absent|coming|comes?|there|in|out|can)\b/i.test(phrase))
    return [{ line: `${line} → the answers of ${withArticle(answer.about)}${group ? `, by ${group}` : ''}`, rank: 0 }];
  const turn = /^who\b/i.test(phrase) ? crew.acts.find((other) => other.one === 'turn') : undefined;
  if (turn) crew.shown.add('turn');
  if (turn) return [{ line: `${line} → ${shownOf('turn', fieldsOf(turn, crew))}`, rank: 0 }];
  const free = crew.made.get('availability');
  if (!one) {
    const [, which] = /\bwhich (\p{L}+)\b/iu.exec(phrase) ?? [];
    const last = [...crew.made.values()].at(-1);
    if (last && !which && (/\b(?:they|it|them)\b/i.test(phrase) || facetAlone.test(phrase))) {
      crew.shown.add(last.one);
      return [{ line: `${line} → ${shownOf(last.one, last.fields)}`, rank: 0 }];
    }
    return [...(which && !free && kindOfThing(which).isLasting ? needed(which, who, crew) : []), { line, rank: 0 }];
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
  const shown = shownOf(one, fields).replace(/^shows /, '');
  const isPlain = plainSights.test(act.verb) && !/^what\b/.test(shown);
  return [...before, { line: `${line} → ${isPlain ? '' : 'shows '}${shown}`, rank: 0 }];
}

/** What becomes of a thing, and who hears of it. */
function statingSteps(act: DraftedAct, crew: Crew): Step[] {
  const { who, line, state = 'done' } = act;
  const last = [...crew.made.values()].at(-1)?.one;
  const one = act.one ?? last;
  if (!one) return [{ line, rank: 0 }];
  const before = needed(one, who.one === crew.client.one ? (crew.runner ?? who) : crew.client, crew);
  const made = crew.made.get(one);
  const kind = kindOfThing(one);
  if (made && made.states.length === 0) made.states.push(kind.begins ?? 'entered');
  if (made && !made.states.includes(state)) made.states.push(state);
  const told = made && made.by.one !== who.one ? isTold(made.by) : '';
  return [...before, { line: `${line} → ${one} is ${state}${told}`, rank: 0 }];
}

/** What somebody sends to somebody. */
function sendingSteps(act: DraftedAct, crew: Crew): Step[] {
  const { line, phrase, who, verb } = act;
  const whom = crew.people.find(({ one, many }) => new RegExp(`\\b(?:${one}|${many})\\b`, 'i').test(phrase));
  const thing = act.one && whom?.one !== act.one ? act.one : 'message';
  const told = whom && whom.one !== who.one ? areTold(whom) : '';
  if (verb !== 'send' && verb !== 'message') return [{ line: told ? `${line} →${told.slice(1)}` : line, rank: 0 }];
  if (crew.made.has(thing)) return [{ line: told ? `${line} →${told.slice(1)}` : line, rank: 0 }];
  const { fields } = kindOfThing(thing);
  keep(crew, thing, { by: who, fields: fields.split(', ') });
  return [{ line: `${line} → ${making(thing, fields.split(', '))}${told}`, rank: 0 }];
}

/** Who sees what nobody is told to see, and what becomes of what is reported. */
export function sightsOf(crew: Crew): Step[] {
  const isShown = (one: string) =>
    crew.shown.has(one) || crew.acts.some((act) => act.way === 'show' && act.one === one);
  return [...crew.made.values()].flatMap(({ one, by, fields, states, isNeeded }): Step[] => {
    if (isShown(one) || /^(?:request|rating|invitation)$/.test(one)) return [];
    const other = otherOf(by, crew);
    const many = pluralOf(one);
    const shown = shownOf(one, fields);
    if (states.includes('open') && fields.includes('title'))
      return [
        { line: `${capitalise(crew.client.many)} look through the ${many} → ${shown}, the newest first`, rank: 1 },
      ];
    if (kindOfThing(one).isLasting || (isNeeded && crew.acts.some(({ way }) => way === 'answer'))) return [];
    const viewer = kindOfThing(one).isDated ? crew.client : (other ?? by);
    const isAsked = crew.acts.some((act) => act.way === 'show' && act.one === undefined && act.who.one === viewer.one);
    const sees = isSingle(viewer) ? 'sees' : 'see';
    const sight: Step = { line: `${capitalise(viewer.many)} ${sees} the ${many} → ${shown}`, rank: 1 };
    return isAsked && one === 'answer' ? [] : [sight];
  });
}

/** The lines with which an act is completed: what it needs first, its own with what comes of it, and what follows. */
export function stepsOf(act: DraftedAct, crew: Crew): Step[] {
  const { way, line, one } = act;
  if (way === 'make' || way === 'log') return makingSteps(act, crew);
  if (way === 'ask') return askingSteps(act, crew);
  if (way === 'answer' || way === 'free' || way === 'vote' || way === 'rate') return answeringSteps(act, crew);
  if (way === 'show') return showingSteps(act, crew);
  if (way === 'state' || way === 'mark') return statingSteps(act, crew);
  if (way === 'send') return sendingSteps(act, crew);
  const made = one ? crew.made.get(one) : undefined;
  if (way === 'change' && made) return [{ line: `${line} → ${one} gets ${made.fields.join(', ')}`, rank: 0 }];
  if (way === 'remove' && made) return [{ line: `${line} → ${one} is deleted`, rank: 0 }];
  return [{ line, rank: 0 }];
}
