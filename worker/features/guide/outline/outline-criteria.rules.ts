import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { flawOf } from '#worker/features/guide/grammar/sound.rules.ts';
import { headOf, lowerFirst, type Noun } from '#worker/features/guide/grammar/words.rules.ts';
import { criteriaOf } from '#worker/features/guide/idea/act-criteria.rules.ts';
import { momentIn, withoutMoment } from '#worker/features/guide/idea/moments.rules.ts';
import { type Around, doesOf, doOf, oneOf, type Told, titleOf } from '#worker/features/guide/idea/telling.rules.ts';

const shall = 'THE SYSTEM SHALL';

/**
 * The criteria of a line of an outline on who does what: what follows from it, and what when it goes wrong. Only what the line says and what
 * its kind of act always brings.
 */
export function criteriaOfLine(told: Told, around: Around): string[] {
  const { who, upon, cause } = told;
  if (who === 'product') return ofProduct(told, around);
  if (typeof who !== 'object') return criteriaOf(told, around);
  const caused = `WHEN ${cause ?? `${oneOf(who)} ${doesOf(told)}`}, ${shall} `;
  if (gets.test(told.verb) && !upon)
    return ofProduct({ ...told, who: 'product', verb: 'send', phrase: `the ${who.one} ${told.phrase}` }, around);
  const found = seeing.exec(told.phrase);
  if (found?.[1] && found[2])
    return [
      `WHEN ${oneOf(who)} ${doesOf({ ...told, phrase: found[1] })}, ${shall} show within 2 seconds ${found[2]}.`,
      `IF nothing is found, THEN ${shall} say so in one sentence and keep what the ${who.one} entered.`,
    ];
  if ((told.family === 'see' || told.family === 'search' || looks.test(told.verb)) && !isJudged(told)) {
    const alsoDoes = goesOn.test(told.phrase);
    return [
      upon || told.verb === 'listen'
        ? `${caused}${upon ?? `play ${told.phrase.replace(/^to /, '')}`}.`
        : `WHEN ${oneOf(who)} opens “${lowerFirst(titleOf(told))}”, ${shall} show within 2 seconds ${shownOf(told)}.`,
      ...(alsoDoes ? [`${caused}${savedOf(told)}.`] : []),
      `IF there is nothing to show for “${lowerFirst(titleOf(told))}”, THEN ${shall} say so in one sentence and name the step that comes before it.`,
    ];
  }
  const stock = criteriaOf(told, around).filter((text) => flawOf(text) === undefined);
  const [first = '', ...others] = stock;
  const [, effect] = isKnown(told) ? first.split(/, THE SYSTEM SHALL (.+?)\.$/) : [];
  const faults = isKnown(told)
    ? others
    : tellsFault.test(told.family) && told.object
      ? others.filter((text) => text.startsWith('IF ')).slice(-1)
      : [];
  return [`${caused}${upon ?? effect ?? savedOf(told)}.`, ...(faults.length > 0 ? faults : [lost(told, who)])];
}

/** 'Types a surname and sees the stone': what is shown then. */
const seeing = /^(.+?),? and (?:then )?(?:gets? to see|sees?|gets?|finds?|reads?) (.+)$/i;

/** 'save the photographs with date, time and name'; 'it' where no thing is named. */
function savedOf({ object: named, phrase }: Told): string {
  const object = named && kindOfNoun(headOf(named)) !== 'person' ? named : undefined;
  const isMany = object !== undefined && object.many !== object.one && phrase.includes(object.many);
  const [what, them] = object ? [`the ${isMany ? object.many : object.one}`, isMany ? 'them' : 'it'] : ['it', 'it'];
  return `save ${what} with the date, the time and who did it, and show ${them} to all who may see ${them} within 5 seconds`;
}

/** 'Bev gets the numbers': it is the product that sends them. */
const gets = /^(?:get|receive)$/;
/** 'Checks if the photo and the numbers agree': somebody judges, and what they find is kept. */
const isJudged = ({ verb, phrase }: Told) => /^(?:check|decide)$/.test(verb) && /^(?:if|whether) /i.test(phrase);

const lost = (told: Told, { one }: Noun) =>
  `IF something that “${lowerFirst(titleOf(told))}” needs is missing or there is no connection, THEN ${shall} say what is missing, keep what the ${one} entered, and let them go on from there.`;

/** Acts whose kind alone tells what follows; of all others no more is said than that they are kept. */
const isKnown = ({ family, verb }: Told) =>
  /^(?:book|pay|order|cancel|upload|export|message)$/.test(family) ||
  (family === 'review' && /^(?:approve|confirm|accept|reject|decline|decide|release)$/.test(verb));

/** Kinds of acts of which it is known what goes wrong, whatever they are about. */
const tellsFault = /^(?:manage|submit|record)$/;

/** 'Reads the report and reports damage': looks, and then does something. */
const goesOn =
  /(?:,| and) (?:then )?(?:report|enter|confirm|approve|sign|add|mark|write|send|book|answer|comment|choose|pick|tick|reject|accept|change|note|record|order|pay|upload|decide)s? /i;
const looks = /^(?:see|view|read|browse|look|watch|check|open)$/;
const shownOf = ({ phrase, when }: Told) =>
  [
    phrase
      .replace(new RegExp(`${goesOn.source}.*$`, 'i'), '')
      .replace(/^(?:at|on|up|through|into|over) (?=the |an? |their |what |which |who |how |whether |all |each )/, ''),
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
function ofProduct(told: Told, { client }: Around): string[] {
  const { when = '', upon, phrase } = told;
  const [, met] = condition.exec(when) ?? [];
  // 'On day 6 …, and on day 7 at noon' names more than one moment.
  const isLed = preposed.test(when);
  const moment = met || isLed || lasting.test(when) ? undefined : momentIn(`${phrase} ${when}`);
  const act = moment ? withoutMoment(doOf(told)) : doOf(told);
  const rest = met || isLed || lasting.test(when) || moment ? '' : when;
  const does = [isLed ? `, ${when},` : '', act, rest].filter(Boolean).join(' ');
  const opening = met ? `WHEN ${met}, ` : moment ? `${moment}, ` : heldIn(when);
  return [
    `${opening}${shall} ${phrase || upon ? does : `${does} within 1 second and show what has happened`}.`.replace(
      ' , ',
      ', ',
    ),
    ...(upon ? [`WHEN that is done, ${shall} ${upon}.`] : []),
    `IF it cannot ${shortAct(told)}, THEN ${shall} ${
      met || moment
        ? `show ${client.many} that this failed and why, and try again within 10 minutes`
        : `say so to ${client.many} in one sentence and keep what was there`
    }.`,
  ];
}

/** 'blur headlines' of 'blur headlines, thumbnails and titles on four sites'. */
const shortAct = ({ verb, phrase }: Told) => {
  const [first = ''] = phrase.split(
    /,|(?:^| )(?:on|in|at|from|once|twice|when|until|every|each|before|after|so|as|that) /,
  );
  return doOf({ verb, phrase: first });
};
