import { participleOf, receives } from '#worker/features/guide/content/verbs.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { flawOf } from '#worker/features/guide/grammar/sound.rules.ts';
import { headOf, isPlural, lowerFirst, pluralOf } from '#worker/features/guide/grammar/words.rules.ts';
import { criteriaOf } from '#worker/features/guide/idea/act-criteria.rules.ts';
import { momentIn, withoutMoment } from '#worker/features/guide/idea/moments.rules.ts';
import { type Around, doesOf, doOf, oneOf, type Told } from '#worker/features/guide/idea/telling.rules.ts';
import { type ActLink, seesThen } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { causedBy, reckonedUpon } from '#worker/features/guide/outline/outline-causes.rules.ts';
import { choiceOf, criteriaOfChoice, otherwiseOf } from '#worker/features/guide/outline/outline-choices.rules.ts';
import {
  criteriaOfComing,
  criteriaOfDeadline,
  criteriaOfDuty,
  deadlineOf,
  sendingsOf,
} from '#worker/features/guide/outline/outline-deadlines.rules.ts';
import { brings, effectOf, traceOf } from '#worker/features/guide/outline/outline-effects.rules.ts';
import { criteriaSaid } from '#worker/features/guide/outline/outline-outcomes.rules.ts';
import { criteriaOfSight } from '#worker/features/guide/outline/outline-sights.rules.ts';
import {
  criteriaOfCondition,
  criteriaOfUntil,
} from '#worker/features/guide/outline/outline-trigger-conditions.rules.ts';
import { unreached } from '#worker/features/guide/outline/outline-unreached.rules.ts';

const shall = 'THE SYSTEM SHALL';

/**
 * The criteria of a line of an outline on who does what: what follows from it, and what when it goes wrong. Only what the line says, what the
 * told records say of it, and what its kind of act always brings.
 * @param links what all lines do to the records.
 * @param next the line after it.
 */
export function criteriaOfLine(told: Told, around: Around, links: ActLink[] = [], next?: Told): string[] {
  const link = links.find((one) => one.told === told);
  return [...ofLine(told, around, links, next), ...criteriaOfCondition(told), ...criteriaOfUntil(told, link)];
}

function ofLine(told: Told, around: Around, links: ActLink[], next?: Told): string[] {
  const { who, upon, cause } = told;
  if (who === 'product' && told.outcomes) return ofEvent(told, around, links);
  // Its owner left open what comes of it.
  const isOpen = told.open && !told.outcomes;
  const isUnheld = links.some((one) => one.told === told && !one.record && one.way === 'run');
  if (isOpen && ((who === 'product' && told.verb === 'ensure') || (typeof who === 'object' && isUnheld)))
    return [
      `WHEN ${lowerFirst(told.line ?? told.text)}, ${shall} note that it happened and when, and change nothing else until it is told what comes of it.`,
    ];
  if (who === 'product') return ofProduct(told, around, links);
  if (typeof who !== 'object') return criteriaOf(told, around);
  const parted = otherwiseOf(told);
  if (parted) {
    const own = links.map((link) => (link.told === told ? { ...link, told: parted.told } : link));
    return [...ofLine(parted.told, around, own, next), parted.none];
  }
  const caused = `WHEN ${asksFor(told) ?? cause ?? `${oneOf(who)} ${doesOf(told)}`}, ${shall} `;
  const link = links.find((one) => one.told === told);
  // 'Types a surname and sees the stone': what is seen may be said behind the arrow.
  const [, act, soon, seen] = seesThen.exec(told.phrase) ?? getsThen.exec(told.phrase) ?? [];
  const opened = act && told.outcomes ? `WHEN ${oneOf(who)} ${doesOf({ ...told, phrase: act })}, ${shall} ` : caused;
  const said = choiceOf(told) ? [] : criteriaSaid(told, opened, links, around);
  const isShown = seen !== undefined && !told.outcomes?.some(({ way }) => way === 'show');
  if (said.length > 0 && !isShown) return [...(upon ? [`${caused}${upon}.`] : []), ...said, ...criteriaOfDuty(told)];
  if (receives.test(told.verb) && !upon) return ofSending(told, who.one, around);
  if (act && seen)
    return [
      `WHEN ${oneOf(who)} ${doesOf({ ...told, phrase: act })}, ${shall} show ${seen}${soon ? ` ${soon}` : ''}.`,
      `IF nothing is found, THEN ${shall} say so in one sentence and keep what the ${who.one} entered.`,
      ...said,
    ];
  if ((told.family === 'see' || told.family === 'search' || looks.test(told.verb)) && !isJudged(told)) {
    const alsoDoes = goesOn.test(told.phrase);
    if (finds.test(told.verb) && /^(?:up |for )/.test(told.phrase) && !upon && !alsoDoes)
      return [`${caused}show ${shownOf(told)}.`, `IF there is none, THEN ${shall} say so in one sentence.`];
    return [
      ...(upon || told.verb === 'listen'
        ? [`${caused}${upon ?? `play ${told.phrase.replace(/^to /, '')}`}.`]
        : criteriaOfSight(told, shownOf(told), links, !alsoDoes)),
      ...(alsoDoes ? [`${caused}${savedOf(told, traceOf(links))}.`] : []),
      `IF there is nothing to show yet, THEN ${shall} say so in one sentence.`,
    ];
  }
  if (mailed.test(`${told.verb} ${told.phrase}`) && !upon)
    return [
      `${caused}${doOf(told)} and ${traceOf(links)}.`,
      `IF it cannot be sent, THEN ${shall} say so, show it as not sent and let it be sent again.`,
    ];
  const chosen = upon ? undefined : criteriaOfChoice(told, link, links);
  if (chosen) return [...chosen, ...criteriaSaid(besideStates(told), opened, links, around)];
  const left = link && effectOf(link, links);
  if (upon) return [`${caused}${upon}.`, ...(left?.fault ? [left.fault] : [])];
  if (starts.test(told.verb) && next?.who === 'product' && !next.when) return [`${caused}${doOf(next)}.`];
  if (told.family === 'export') return ofFile(told, caused);
  const deadline = deadlineOf(told);
  const duty = criteriaOfDuty(told);
  const timely = duty.length > 0 ? caused.replace(` ${told.when}`, '') : caused;
  const done = deadline ? `WHEN ${deadline.cause}, ${shall} ` : timely;
  const whole =
    isKnown(told) || !left
      ? ofKind(told, around, done, traceOf(links))
      : [`${done}${left.effect}.`, ...(left.fault ? [left.fault] : [])];
  return [...whole, ...duty, ...(deadline ? criteriaOfDeadline(told, deadline, links) : [])];
}

/** 'The landlord gets the costs → a list as PDF': a file or list is made once they ask for it. */
const asksFor = ({ who, verb, phrase, outcomes = [] }: Told): string | undefined =>
  typeof who === 'object' && receives.test(verb) && outcomes.some((one) => one.way === 'do' && isReport.test(one.text))
    ? `${oneOf(who)} asks for ${phrase}`
    : undefined;
const isReport = /^(?:an? |the )?(?:\p{L}+ )?(?:list|report|overview|table|file|PDF|Excel|CSV)\b/iu;

/** Of an act that decides between states, what comes of it besides. */
const besideStates = (told: Told): Told => ({
  ...told,
  outcomes: told.outcomes?.filter(({ way }) => way !== 'state') ?? [],
});

/** What happens by itself, and what is said to come of it; who is told stands behind the arrow alone. */
function ofEvent(told: Told, around: Around, links: ActLink[]): string[] {
  const records = links.flatMap(({ record }) => record ?? []);
  const [coming = ''] = criteriaOfComing(told.line ?? '', records, around.name) ?? [];
  const [only, ...others] = told.outcomes ?? [];
  if (coming && only?.way === 'tell' && others.length === 0)
    return [coming.replace(' and show it', `${only.rest ? ` ${only.rest}` : ''} and show it`), unreached(around.name)];
  if (told.verb === 'ensure' && told.cause)
    return criteriaSaid(told, causedBy(told.cause, around.before), links, around);
  const own = ofProduct(told, around, links);
  const isTelling = told.outcomes?.every(
    (one) => one.way === 'tell' && told.phrase.includes(one.whom.split(' ').at(-1) ?? one.whom),
  );
  const [opening = ''] = own[0]?.split(`${shall} `) ?? [];
  return isTelling && opening
    ? criteriaSaid(told, `${opening}${shall} `, links, around)
    : [...own, ...criteriaSaid(told, `WHEN ${hasBeenDone(told, links)}, ${shall} `, links, around)];
}

const plainThing = /^(?:the|an?|each|every|all) [\p{L}-]+(?: [\p{L}-]+){0,2}$/u;
/** 'The pending round ups have been collected' of what the product does by itself; 'that is done' where it does so to no plain thing. */
function hasBeenDone({ verb, phrase }: Told, links: ActLink[]): string {
  const [thing = '', ...others] = phrase.split(
    / (?=(?:once|every|each|into|from|in|on|that|which|who|with|so|for|at|of|to|by|and|or)\b)/i,
  );
  if (!plainThing.test(thing)) return 'that is done';
  const isMany =
    !/^(?:an?|each|every) /i.test(thing) &&
    (isPlural(thing.split(' ').at(-1) ?? thing) ||
      links.some(({ record }) => record && thing.endsWith(` ${pluralOf(record.one)}`)));
  const [into] = others;
  return `${thing} ${isMany ? 'have' : 'has'} been ${participleOf(verb)}${into && /^into /i.test(into) ? ` ${into}` : ''}`;
}

/** 'The owner gets a message': the product sends it, to several a message each. */
function ofSending(told: Told, one: string, around: Around): string[] {
  const send = (phrase: string) => ofProduct({ ...told, who: 'product', verb: 'send', phrase }, around, []);
  const sent = (sendingsOf(`the ${one}`, told.phrase) ?? [`the ${one} ${told.phrase}`]).map(send);
  return [...sent.flatMap(([first = '']) => first), ...(sent[0]?.slice(1) ?? [])];
}

/** What is known of a kind of act, whatever it is about; of all others no more is said than that they are kept. */
function ofKind(told: Told, around: Around, caused: string, trace: string): string[] {
  if (brings.test(told.verb))
    return [
      `${caused}${doOf(told)} and say when that is done.`,
      `IF that breaks off, THEN ${shall} say so and leave what was there as it is.`,
    ];
  if (!isKnown(told)) return [`${caused}${savedOf(told, trace)}.`];
  const [first = '', ...others] = criteriaOf(told, around)
    .filter((text) => flawOf(text) === undefined)
    .map((text) => text.replace(guessed, ''));
  const [, effect] = first.split(/, THE SYSTEM SHALL (.+?)\.$/);
  return [`${caused}${effect ?? savedOf(told, trace)}.`, ...others];
}

/** How soon, where nobody told it. */
const guessed = / within \d+ (?:seconds?|minutes?)\b(?: of (?:that|it))?/g;

/** 'Types a surname and gets the stone': what is shown then. */
const getsThen = /^(.+?),? and (?:then )?gets? ()(.+)$/i;

/** 'save the photographs with date, time and name'; 'it' where no thing is named. */
function savedOf({ object: named, phrase }: Told, trace: string): string {
  const object = named && kindOfNoun(headOf(named)) !== 'person' ? named : undefined;
  const isMany = object !== undefined && object.many !== object.one && phrase.includes(object.many);
  const [what, them] = object ? [`the ${isMany ? object.many : object.one}`, isMany ? 'them' : 'it'] : ['it', 'it'];
  return `keep ${what} and ${trace.replace('beside it', `beside ${them}`)}`;
}

/** 'Checks if the photo and the numbers agree': somebody judges, and what they find is kept. */
const isJudged = ({ verb, phrase }: Told) => /^(?:check|decide)$/.test(verb) && /^(?:if|whether) /i.test(phrase);

/** What somebody sends through the product: 'sends the list to a customer by e-mail'. */
const mailed = /^(?:send|e-?mail|text|forward) .*\bby (?:e-?mail|sms|text|text message)\b/i;

/** Acts whose kind alone tells what follows. */
const isKnown = ({ family }: Told) => /^(?:book|pay|order|cancel)$/.test(family);

/** 'Reads the report and reports damage': looks, and then does something. */
const goesOn =
  /(?:,| and) (?:then )?(?:report|enter|confirm|approve|sign|add|mark|write|send|book|answer|comment|choose|pick|tick|reject|accept|change|note|record|order|pay|upload|decide)s? /i;
/** 'Runs the command': what the product does next is what follows. */
const starts = /^(?:run|start|launch|call|execute|invoke)$/;
const finds = /^(?:look|search)$/;

/** What is printed or taken along is one file. */
function ofFile({ verb, phrase }: Told, caused: string): string[] {
  return [
    `${caused}make one file of ${phrase}${verb === 'print' ? ', ready to be printed' : ''}.`,
    `IF there is nothing to ${verb} yet, THEN ${shall} say so and make no file.`,
  ];
}
const looks = /^(?:see|view|read|browse|look|watch|check|open)$/;
const lookingAt = /^(?:at|up|through|for) /;
const shownOf = ({ verb, phrase, when }: Told) =>
  [
    (finds.test(verb) ? phrase.replace(lookingAt, '') : phrase)
      .replace(new RegExp(`${goesOn.source}.*$`, 'i'), '')
      .replace(
        /^(?:at|on|up|through|into|over|for) (?=the |an?|their |what |which |who |how |whether |all |each )/,
        '',
      ),
    when && condition.test(when) ? '' : when,
  ]
    .filter(Boolean)
    .join(' ');

const condition = /^(?:when|whenever|if|once|as soon as) (.+)$/i;
const preposed = /^(?:on|at|in|after|before|every|each|within|from|during|by) /i;
const lasting = /^(?:while|as long as) (.+)$/i;
const heldIn = (when: string | undefined) => {
  const [, held] = lasting.exec(when ?? '') ?? [];
  return held ? `WHILE ${held}, ` : '';
};

/** What the product does by itself: at the moment or upon the condition that the line names, else at all times. */
function ofProduct(told: Told, { name, before }: Around, links: ActLink[]): string[] {
  const { when = '', upon, phrase } = told;
  const [, met] = condition.exec(when) ?? [];
  // 'On day 6 …, and on day 7 at noon' names more than one moment.
  const isLed = preposed.test(when);
  const moment =
    met || isLed || lasting.test(when) ? undefined : (reckonedUpon(told, links) ?? momentIn(`${phrase} ${when}`));
  const act = moment ? withoutMoment(doOf(told)) : doOf(told);
  const rest = met || isLed || lasting.test(when) || moment ? '' : when;
  const day = isLed ? (dayOf(when) ?? momentIn(when)?.replace(/^WHEN /, '')) : undefined;
  const does = [act, isLed && !day ? `, ${when}` : '', rest].filter(Boolean).join(' ').replace(' , ', ', ');
  const opening = met
    ? `WHEN ${met}, `
    : moment
      ? `${moment}, `
      : day
        ? `WHEN ${day}, `
        : heldIn(when) || uponBefore(told, before);
  return [
    `${opening}${shall} ${phrase || upon ? does : `${does} within 1 second and show what has happened`}.`,
    ...(upon ? [`WHEN that is done, ${shall} ${upon}.`] : []),
    ...faultOf(told, name),
  ];
}

/** 'On day 6', 'at noon', 'after 14 days' as what has come; another time stands behind the act. */
function dayOf(when: string): string | undefined {
  const [, day] =
    /^(?:on|at) ((?:day \w+|the \d+(?:st|nd|rd|th)|noon|midnight|\d{1,2}(?::\d\d)?)\b.*)$/i.exec(when) ?? [];
  const [, passed] = /^after ((?!1 |one )(?:\d+|\p{L}+) (?:hours|days|weeks|months|years))$/iu.exec(when) ?? [];
  return day ? `it is ${day}` : passed && `${passed} have passed`;
}

/** 'The app tells the nearest mechanic' after 'a member reports a breakdown': upon that. */
const uponBefore = ({ verb, when }: Told, before: Told | undefined) =>
  tells.test(verb) && !when && typeof before?.who === 'object' && before.cause && !looks.test(before.verb)
    ? `WHEN ${before.cause.split(/, | with /)[0]}, `
    : '';
const tells = /^(?:tell|notify|inform|alert|ask|call|text|message)$/;

/** What is told to people may not reach them; what is held back or refused cannot fail; all else leaves what was there. */
function faultOf(told: Told, name: string): string[] {
  if (held.test(told.verb)) return [];
  if (told.family === 'remind' || told.verb === 'send') return [unreached(name)];
  return [`IF it cannot ${shortAct(told)}, THEN ${shall} say why and leave what was there as it is.`];
}

const held = /^(?:stop|refuse|reject|block|hide|ensure|allow|let|keep|hold|lock|show|wait|prevent|forbid|deny|ignore)$/;

/** 'blur headlines' of 'blur headlines, thumbnails and titles on four sites'. */
const shortAct = ({ verb, phrase }: Told) => {
  const [first = ''] = phrase.split(
    /,|(?:^| )(?:on|in|at|from|once|twice|when|until|every|each|before|after|so|as|that|for) /,
  );
  return doOf({ verb, phrase: first });
};
