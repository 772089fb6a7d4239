import { completionThings } from '#worker/features/guide/content/completion-things.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { asNoun, capitalise, pluralOf, singularOf, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { bookingSteps, isBooking } from '#worker/features/guide/outline/outline-completion-bookings.rules.ts';
import {
  areTold,
  type Crew,
  does,
  fieldsOf,
  inEach,
  isDone,
  isOfSeveral,
  isTold,
  keep,
  making,
  needed,
  otherOf,
  type Step,
  secondThoughts,
  topicOf,
} from '#worker/features/guide/outline/outline-completion-crew.rules.ts';
import type { DraftedAct } from '#worker/features/guide/outline/outline-completion-noted.rules.ts';
import { showingSteps } from '#worker/features/guide/outline/outline-completion-sights.rules.ts';
import { signupSteps } from '#worker/features/guide/outline/outline-completion-signups.rules.ts';
import {
  detailSteps,
  doingSteps,
  gettingSteps,
  statingSteps,
} from '#worker/features/guide/outline/outline-completion-states.rules.ts';
import { fieldsListed, kindOfThing } from '#worker/features/guide/outline/outline-completion-things.rules.ts';

const reported = /^(?:order|tell|inform|notify|report|submit|announce|propose|suggest|register|nominate|request)$/;

/** What is written for somebody. */
const papers = /^(?:bill|invoice|letter|certificate)$/;

/** What is measured of a thing. */
const isValue = ({ one = '', fields }: DraftedAct) =>
  fields.length === 0 && /\bvalue\b/.test(kindOfThing(one).fields) && !/^(?:goal|target|limit)$/.test(one);

/** The lines of an act that makes something. */
function makingSteps(act: DraftedAct, crew: Crew): Step[] {
  const { who, line, one = 'entry', way } = act;
  const signup = one === 'registration' ? signupSteps(act, crew) : undefined;
  if (signup) return signup;
  const told =
    act.about ??
    (isValue(act) ? [...crew.made.keys()].findLast((name) => kindOfThing(name).isLasting) : undefined) ??
    (act.isOfTopic ? topicOf(crew) : one === 'comment' ? [...crew.made.keys()].at(-1) : undefined);
  // 'The kiln' is one alone, and no list of kilns.
  const about = told && (act.way !== 'log' || crew.made.has(told) || isOfSeveral(told, crew.said)) ? told : undefined;
  const before = about ? needed(about, kindOfThing(about).isLasting ? who : (crew.runner ?? who), crew) : [];
  const known = crew.made.get(one);
  if (
    /^(?:publish|share|post)$/.test(act.verb) &&
    (known ||
      (crew.made.size > 0 &&
        /^(?:entry|post|offer)$/.test(one) &&
        /\b(?:list|ranking|table|results?|leaderboard)\b/i.test(act.phrase)))
  )
    return statingSteps({ ...act, ...(known ? {} : { one: 'entry' }), state: 'published' }, crew);
  const own = fieldsOf(act, crew);
  if (known) {
    // 'Volunteers note what they used' upon what visitors entered.
    const more =
      known.by.one === who.one
        ? []
        : own.filter((field) => !/^(?:day|note|name)$/.test(field) && !known.fields.includes(field));
    known.fields.push(...more);
    return [
      ...before,
      { line: `${line} → ${one} gets ${(more.length > 0 ? more : known.fields).join(', ')}`, rank: 0 },
    ];
  }
  const asset =
    kindOfThing(one).begins === 'reported'
      ? [...crew.made.keys()].find((other) => kindOfThing(other).isLasting)
      : undefined;
  const of = about ?? asset;
  const fields =
    of && !own.includes(of) ? [of, ...own.filter((field) => asset === undefined || field !== 'place')] : own;
  const { begins, isDated } = kindOfThing(one);
  const made = keep(
    crew,
    one,
    { by: who, fields, from: act.phrase, ...(about ? { about } : {}) },
    begins ? [begins] : [],
  );
  const other =
    way === 'make' &&
    ((reported.test(act.verb) && (one !== 'order' || who.one === crew.client.one)) ||
      (isDated && who.one !== crew.client.one))
      ? otherOf(who, crew)
      : papers.test(one) && /^(?:write|issue|send|make|draft)$/.test(act.verb) && who.one !== crew.client.one
        ? crew.client
        : undefined;
  const hears = other ? (who.one === crew.client.one ? isTold(other) : areTold(other)) : '';
  const changed = act.isKept && kindOfThing(one).isLasting ? fields.slice(1) : [];
  const updating: Step[] =
    changed.length > 0 && !isDone(crew, /^(?:change|update|edit)$/, one)
      ? [{ line: `${does(who, 'update', withArticle(one))} → ${one} gets ${changed.join(', ')}`, rank: 1 }]
      : [];
  return [
    ...before,
    { line: `${line} → ${making(one, fields)}${comingBack(act, of, crew)}${hears}`, rank: 0 },
    ...updating,
    ...secondThoughts(made, crew),
  ];
}

/** 'Count what comes back': with that it is back. */
function comingBack({ phrase, one }: DraftedAct, of: string | undefined, crew: Crew): string {
  const made = of === undefined ? undefined : crew.made.get(of);
  if (one !== 'count' || !made || made.states.length < 2 || !/\b(?:back|returned)\b/i.test(phrase)) return '';
  if (!made.states.includes('back')) made.states.push('back');
  return `; ${made.one} is back`;
}

const saysYes = ({ way, phrase }: DraftedAct) => way === 'answer' && /^yes\b/i.test(phrase);

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
  const other = crew.runner && crew.runner.one !== who.one ? crew.runner : otherOf(who, crew);
  const judge = isSame ? who : (offer?.by ?? other);
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
    judge &&
    !isDone(crew, new RegExp(`^(?:${verb}|approve|decide)$`)) &&
    !(verb === 'accept' && crew.acts.some(saysYes))
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

const gatherings =
  /^(?:rehearsal|meeting|training|practice|lesson|event|concert|match|fixture|tour|trip|outing|hike|party|course|performance|workshop|dinner|reading|festival|gig|camp|clean-?up|tournament)$/;

/** What somebody may be asked whether they come to. */
const dated = ({ made, acts, said }: Crew): string =>
  [...made.keys()].find((one) => kindOfThing(one).isDated) ??
  acts.flatMap(({ one }) => (one && kindOfThing(one).isDated ? [one] : []))[0] ??
  said
    .split(/[^\p{L}]+/u)
    .map((word) => singularOf(word.toLowerCase()))
    .find((word) => gatherings.test(word)) ??
  'meeting';
/** What is answered about a gathering. */
const attends =
  /\b(?:come|comes|coming|attend|attends|there|part|join|joins|play|plays|sing|sings|go|goes|can|make it|present|absent|free|bring|eat|stay|dance|ride|need)\b/i;

function answeringSteps(act: DraftedAct, crew: Crew): Step[] {
  const { who, line, one = 'answer', way, phrase } = act;
  const request = crew.made.get('request');
  if (saysYes(act) && request) return [{ line: `${line} → request is accepted${isTold(request.by)}`, rank: 0 }];
  const isYes = way === 'answer' && /^(?:whether|if|yes|no)\b/i.test(phrase);
  const isComing =
    isYes && (/^(?:yes|no)\b/i.test(phrase) || (attends.test(phrase) && / (?:they|he|she|we|i) /i.test(phrase)));
  const last = [...crew.made.keys()].findLast((made) => !/^(?:answer|vote|rating|request)$/.test(made));
  const about = act.about ?? (isComing ? dated(crew) : last);
  if (!about && way !== 'free') return [{ line, rank: 0 }];
  const before = about ? needed(about, crew.runner ?? who, crew) : [];
  const value =
    way === 'vote'
      ? []
      : way === 'rate'
        ? ['stars from 1 to 5', 'comment']
        : isYes
          ? ['reply yes or no', 'note']
          : way === 'answer' && /^how\b/i.test(phrase)
            ? fieldsListed(phrase)
            : ['text'];
  const group = way === 'answer' ? crew.acts.flatMap(({ phrase }) => inEach.exec(phrase)?.[1] ?? []).slice(0, 1) : [];
  const fields = way === 'free' ? ['day', 'note'] : [about ?? '', ...group, ...value];
  const isVote = way === 'vote' || way === 'rate';
  const made = keep(crew, one, { by: who, fields, ...(about ? { about } : {}) });
  if (isVote) made.states.push('given', 'withdrawn');
  const asker = about && way === 'answer' && !isComing ? crew.made.get(about)?.by : undefined;
  const hears = asker && asker.one !== who.one ? isTold(asker) : '';
  return [
    ...before,
    { line: `${line} → ${making(one, fields)}${hears}`, rank: 0 },
    ...(isComing
      ? [{ line: `${does(who, 'change', withArticle(one))} → ${one} gets reply, note`, rank: 3 } as const]
      : isVote
        ? [{ line: `${does(who, 'withdraw', withArticle(one))} → ${one} is withdrawn`, rank: 3 } as const]
        : []),
    ...(isComing && about && kindOfThing(about).isDated
      ? [
          {
            line: `${capitalise(withArticle(about))} is on in 2 days → ${pluralOf(who.one)} without an answer are reminded`,
            rank: 2,
          } as const,
        ]
      : []),
  ];
}

/** 'The gardener what to plant', 'the harbour when they arrive': what is said to whom. */
const toldClause =
  /^(?:the |our |their )?\p{L}+(?: \p{L}+)? ((?:what|how|where|which|whether|when (?:they|he|she|we|I)) .+)$/iu;

/** What somebody sends to somebody. */
function sendingSteps(act: DraftedAct, crew: Crew): Step[] {
  const { line, phrase, who, verb } = act;
  const [, named = ''] =
    /^(?:the |all |our |my |their )?(\p{L}+)(?= (?:when|whenever|if|about|that|by)\b|$)/iu.exec(phrase) ?? [];
  const other = kindOfNoun(named) === 'person' ? asNoun(named.toLowerCase()) : undefined;
  const known = crew.people.find(({ one, many }) => new RegExp(`\\b(?:${one}|${many})\\b`, 'i').test(phrase));
  const whom = known ?? other;
  if (other && !known) crew.people.push(other);
  const clause = /^(?:tell|inform)$/.test(verb) ? toldClause.exec(phrase)?.[1] : undefined;
  const thing = act.one && whom?.one !== act.one ? act.one : 'message';
  // What is sent and not said to whom is for those on the other side.
  const meant = whom ?? (verb === 'send' || clause ? otherOf(who, crew) : undefined);
  const told = meant && meant.one !== who.one ? areTold(meant) : '';
  if (clause && !crew.made.has('message')) {
    const fields = /^when\b/i.test(clause) ? ['day', 'time', 'note'] : ['text'];
    keep(crew, 'message', { by: who, fields });
    return [{ line: `${line} → ${making('message', fields)}${told}`, rank: 0 }];
  }
  if (verb !== 'send' && verb !== 'message') return [{ line: told ? `${line} →${told.slice(1)}` : line, rank: 0 }];
  if (crew.made.has(thing)) return [{ line: told ? `${line} →${told.slice(1)}` : line, rank: 0 }];
  const fields = thing === 'report' ? ['title', 'text'] : kindOfThing(thing).fields.split(', ');
  keep(crew, thing, { by: who, fields });
  return [{ line: `${line} → ${making(thing, fields)}${told}`, rank: 0 }];
}

/** 'Members get compost by what they brought': no product hands out goods, and each hears how much is theirs. */
function withShare({ line, phrase, who }: DraftedAct, { made }: Crew): string {
  const [, thing] =
    /^(?:the |their |some )?(\p{L}+)(?: \p{L}+)? (?:by|for|according to) (?:what|how much|how many) /iu.exec(phrase) ??
    [];
  if (!thing || made.size === 0 || line.includes('→')) return line;
  const what = /^(?:paid|money)$/i.test(thing) ? 'how much' : `how much ${thing.toLowerCase()}`;
  return `${line} →${areTold(who).slice(1)} ${what} they get`;
}

/** The lines with which an act is completed: what it needs first, its own with what comes of it, and what follows. */
export function stepsOf(act: DraftedAct, crew: Crew): Step[] {
  const { way, line, one } = act;
  if (way === 'make' || way === 'log') return makingSteps(act, crew);
  if (way === 'ask') return askingSteps(act, crew);
  if (way === 'answer' || way === 'free' || way === 'vote' || way === 'rate') return answeringSteps(act, crew);
  if (way === 'show') return showingSteps(act, crew);
  if (isBooking(act, crew)) return bookingSteps(act, crew);
  if (way === 'state' || way === 'mark') return statingSteps(act, crew);
  if (way === 'send') return sendingSteps(act, crew);
  if (way === 'detail') return detailSteps(act, crew);
  const made = one ? crew.made.get(one) : undefined;
  if (/^(?:get|receive)$/.test(act.verb)) return gettingSteps(act, crew) ?? [{ line: withShare(act, crew), rank: 0 }];
  if (way === undefined) return doingSteps(act, crew);
  if (act.verb === 'move' && made?.fields.includes('place')) return [{ line: `${line} → ${one} gets place`, rank: 0 }];
  if (way === 'change' && made) return [{ line: `${line} → ${one} gets ${made.fields.join(', ')}`, rank: 0 }];
  if (way === 'remove' && made) return [{ line: `${line} → ${one} is deleted`, rank: 0 }];
  return [{ line, rank: 0 }];
}
