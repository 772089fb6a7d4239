import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { flawOf } from '#worker/features/guide/grammar/sound.rules.ts';
import {
  capitalise,
  headOf,
  isPlural,
  lowerFirst,
  type Noun,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import { criteriaOf } from '#worker/features/guide/idea/act-criteria.rules.ts';
import { momentIn, withoutMoment } from '#worker/features/guide/idea/moments.rules.ts';
import {
  type Around,
  doesOf,
  doOf,
  oneOf,
  type Told,
  thirdOf,
  titleOf,
} from '#worker/features/guide/idea/telling.rules.ts';

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
  if (told.family === 'see' || told.family === 'search' || looks.test(told.verb)) {
    const alsoDoes = goesOn.test(told.phrase);
    return [
      upon || told.verb === 'listen'
        ? `${caused}${upon ?? `play ${told.phrase.replace(/^to /, '')}`}.`
        : `WHEN ${oneOf(who)} opens “${lowerFirst(titleOf(told))}”, ${shall} show ${shownOf(told)} within 2 seconds.`,
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
  const [, shown] = seeing.exec(told.phrase) ?? [];
  const act = shown
    ? `${caused.replace(seeing, '')}show ${shown} within 2 seconds.`
    : `${caused}${upon ?? effect ?? savedOf(told)}.`;
  return [act, ...(faults.length > 0 ? faults : [lost(told, who)])];
}

/** 'Types a surname and sees the stone': what is shown then. */
const seeing = / and (?:then )?(?:sees?|gets?|finds?|reads?) ([^,]+(?:,[^,]+)*?)(?=, THE SYSTEM SHALL|$)/;

/** 'save the photographs with date, time and name'; 'it' where no thing is named. */
function savedOf({ object: named, phrase }: Told): string {
  const object = named && kindOfNoun(headOf(named)) !== 'person' ? named : undefined;
  const isMany = object !== undefined && object.many !== object.one && phrase.includes(object.many);
  const [what, them] = object ? [`the ${isMany ? object.many : object.one}`, isMany ? 'them' : 'it'] : ['it', 'it'];
  return `save ${what} with the date, the time and who did it, and show ${them} to all who may see ${them} within 5 seconds`;
}

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
      .replace(/^(?:at|on|up|through|into|over) (?=the |an? |their |what |all |each )/, ''),
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
    `${opening}${shall} ${does}.`.replace(' , ', ', '),
    ...(upon ? [`WHEN that is done, ${shall} ${upon}.`] : []),
    `IF it cannot ${shortAct(told)}, THEN ${shall} ${
      met || moment
        ? `show ${client.many} that this failed and why, and try again within 10 minutes`
        : `say so to ${client.many} in one sentence and keep what was there`
    }.`,
  ];
}

/** 'blur headlines' of 'blur headlines, thumbnails and titles on four sites'. */
const shortAct = ({ verb, phrase, object }: Told) => {
  const [first = ''] = phrase.split(/,|(?:^| )(?:on|in|from|when|until|every|each|before|after|so|as|that) /);
  return doOf({ verb, phrase: object ? `the ${object.one}` : first });
};

const when =
  /^(?:when|whenever|if|once(?! an? )|as soon as|in case) (?=[^\s,]+ [^\s,]+)([^,]+(?:,(?! then )[^,]+)*?), (?:then )?(.+)$/i;
const during = /^(?:while|as long as|during) ([^,]+), (.+)$/i;
const ahead =
  /^((?:after|before|until|from|at|on|in|within|for|between|by|every|each|outside|without) [^,]{2,90}), (.+)$/i;
const behind =
  /^(.{6,}?),? (?:when|whenever|if|as soon as|once(?! an? )) (?=\S+ \S+)((?!it\b|they\b|he\b|she\b|that\b|this\b|one\b|nobody\b).+)$/i;
const product =
  /^(?:it|the (?:app|product|tool|site|website|system|extension|program|bot|game|service|software)|\{name\}) /i;
const modal = /^(?:must|has to|have to|should|shall|will|needs to|need to|can|may|always)\s+(?:always |also )*/i;
const refusing =
  /^(?:must|may|can|should|shall|will|does|do)(?:n't| not| never)(?: ever)? |^(?:cannot|can not|never|must no longer|is not allowed to|are not allowed to) /i;
const finite =
  /\b(?:is|are|was|has|have|must|may|can|cannot|should|shall|will|gets?|stays?|lasts?|needs?|costs?|counts?|goes|go|comes?|takes?|does|do|starts?|ends?|expires?|holds?|keeps?|sees?|shows?|remains?|belongs?|opens?|closes?|wins?|loses?)\b|n't\b|\b(?:there|that|it)'s\b/i;

/** What a rule speaks of: the people, and who stands behind 'I'. */
type Speaking = { people: Noun[]; name: string };

/**
 * A line on what always holds as a criterion in EARS that keeps its words: unwanted behaviour as IF … THEN, what has a moment or a condition
 * as WHEN or WHILE, all else as what holds at all times (Mavin et al., EARS, 2009).
 * @param rule the line in the third person, without its full stop.
 */
export function criterionOfRule(rule: string, { people, name }: Speaking): string {
  const said = rule
    .replace(/[’‘]/g, "'")
    .replace(/[.\s]+$/, '')
    .replace(/^(?:and|also|so|but|then|actually|well)[, ]+/i, '');
  const [, first, then] = when.exec(said) ?? [];
  const text =
    first && then
      ? `WHEN ${lowerName(first)}, ${/^it (?:must |has to |should |will )?(?:be|is|has|have|stays?|gets?)\b/i.test(then) ? `${shall} ensure that ${ensured(lowerName(then))}.` : holding(then, people, name)}`
      : (tryForms(said, people, name) ?? `${holding(said, people, name)}`);
  return flawOf(text) === undefined ? text : `${shall} hold to this rule: “${capitalise(said)}”.`;
}

function tryForms(said: string, people: Noun[], name: string): string | undefined {
  const [, held, then] = during.exec(said) ?? [];
  if (held && then) return `WHILE ${lowerName(held)}, ${holding(then, people, name)}`;
  const [, time, rest] = ahead.exec(said) ?? [];
  if (time && rest) {
    const held = holding(rest, people, name);
    return held.startsWith(`${shall} ensure that`)
      ? held.replace(`${shall} ensure that`, `${shall} ensure that ${lowerFirst(time)}`)
      : held.replace(/\.$/, `, ${lowerFirst(time)}.`).replace(/^(IF [^,]+)(, THEN .+?), ([^,]+)\.$/, '$1 $3$2.');
  }
  const [, main, cond] = behind.exec(said) ?? [];
  if (main && cond && !/\bunless\b|\bonly$/i.test(main))
    return `WHEN ${lowerName(cond)}, ${holding(main, people, name)}`;
  return undefined;
}

const lowerName = (text: string) => (/^\p{Lu}\p{L}*\p{Lu}|^I\b/u.test(text) ? text : lowerFirst(text));

/** 'THE SYSTEM SHALL …' or 'IF …, THEN THE SYSTEM SHALL …' of a clause without its leading condition. */
function holding(clause: string, people: Noun[], name: string): string {
  const text = lowerName(clause.trim());
  const own = text.replace(new RegExp(`^(?:the )?${name.replace(/[^\p{L}\p{N}]/gu, '.')} `, 'iu'), 'it ');
  if (product.test(own)) return ofSystem(own.replace(product, ''));
  const nobody = /^(?:nobody|no one|no-one|none of (?:them|us|the \p{L}+)) (.+)$/iu.exec(text)?.[1];
  if (nobody) return refuse('anybody', nobody.replace(modal, '').replace(/^is allowed to /, ''));
  const only =
    /^only (.+?) ((?:can|may|must|should|is allowed to|are allowed to|sees?|reads?|changes?|gets?|knows?|approves?|deletes?|enters?|edits?) .+)$/i.exec(
      text,
    );
  if (only?.[1] && only[2])
    return refuse(`anybody but ${only[1]}`, only[2].replace(modal, '').replace(/^(?:is|are) allowed to /, ''));
  if (/^(?:never|do not|don't) /i.test(text))
    return `${shall} never ${text.replace(/^(?:never|do not|don't) (?:ever )?/i, '')}.`;
  const who = subjectOf(text, people);
  if (who && refusing.test(who.rest))
    return refuse(withArticle(who.noun.one), who.rest.replace(refusing, ''), who.tail);
  if (/^(?:at most|no more than|max(?:imum)?(?: of)?|up to) /i.test(text) && !finite.test(text))
    return `${shall} allow ${text}.`;
  if (/^(?:at least|min(?:imum)?(?: of)?) /i.test(text) && !finite.test(text)) return `${shall} ask for ${text}.`;
  if (/^no /i.test(text) && !finite.test(text)) return `${shall} allow ${text}.`;
  if (isOrder(text)) return `${shall} ${text}.`;
  if (finite.test(text) || who || hasVerb(text)) return `${shall} ensure that ${ensured(text)}.`;
  return `${shall} hold to this rule: “${capitalise(text)}”.`;
}

function ofSystem(rest: string): string {
  if (refusing.test(rest)) return `${shall} never ${inInfinitive(rest.replace(refusing, ''))}.`;
  const plain = rest.replace(modal, '');
  const [verb = ''] = plain.split(' ');
  if (plain === rest && /^(?:is|are|has|was)$/.test(verb)) return `${shall} ensure that it ${rest}.`;
  return `${shall} ${inInfinitive(plain)}.`;
}

/** 'Keep photos for 30 days': begins with what is to be done. */
function isOrder(text: string): boolean {
  const [first = '', second = ''] = text.split(' ');
  return (
    baseOfVerb(first) === first && !finite.test(second) && !/^(?:of|and|or|in|at|on)$/.test(second) && second !== ''
  );
}

const opensNoun =
  /^(?:an?|the|each|every|of|to|in|on|at|per|for|with|by|from|and|or|no|all|any|some|their|our|its|his|her)$/i;

/** Whether a word of a clause behind its first is a verb that stands behind a noun. */
const hasVerb = (text: string) =>
  text
    .split(' ')
    .some(
      (word, at, all) =>
        at > 0 &&
        !opensNoun.test(all[at - 1] ?? '') &&
        all[at + 1] !== 'of' &&
        /[^s]s$|^\p{Ll}+$/u.test(word) &&
        baseOfVerb(word) !== undefined &&
        !/(?:ed|ing)$/.test(word),
    );

const sight = /^(?:be able to )?(?:sees?|reads?|looks? at|knows?|views?|gets? to see) (.+)$/i;

/** What somebody may not do, as the behaviour that is not wanted. */
function refuse(who: string, act: string, tail = ''): string {
  const seen = sight.exec(act)?.[1];
  if (seen) return `IF ${who} asks for ${seen}${tail}, THEN ${shall} answer as if it did not exist.`;
  const passive = /^(?:be |is |are )(.+)$/i.exec(act)?.[1];
  if (passive) return `${shall} ensure that ${who.replace(/^anybody/, 'nobody')} is ${passive}${tail}.`;
  return `IF ${who} wants to ${inInfinitive(act)}${tail}, THEN ${shall} refuse it, change nothing and say why.`;
}

const inInfinitive = (act: string) =>
  act.replace(/^(\p{L}+)/u, (verb) =>
    /(?:ss|us|is)$/.test(verb) || !/s$/.test(verb)
      ? verb
      : verb.replace(/ies$/, 'y').replace(/((?:s|x|z|ch|sh))es$|s$/, '$1'),
  );

function subjectOf(text: string, people: Noun[]): { noun: Noun; rest: string; tail?: string } | undefined {
  for (const noun of people)
    for (const word of [noun.many, noun.one]) {
      const found = new RegExp(
        `^(?:(?:the|an?|each|every|any|all|another) )?${word.replace(/[^\p{L}\p{N}]/gu, '.')} `,
        'iu',
      ).exec(text);
      if (found) return { noun, rest: text.slice(found[0].length) };
    }
  return undefined;
}

/** 'must never show' as 'can never show', 'must be weighed' as 'is weighed', 'members must pay' as 'members pay'. */
const ensured = (text: string) =>
  text
    .replace(/\b(?:must|may|should|shall)(?:n't| not| never)(?: ever)?\b/i, 'can never')
    .replace(
      /^((?:[^\s,]+ ){1,7}?)(must|should|shall|has to|have to|needs to|need to) (?:always )?(\p{L}+)/iu,
      (_, subject: string, duty: string, verb: string) => `${subject}${dutyAs(subject, duty.toLowerCase(), verb)}`,
    );

/** A duty as what holds: the verb in the number of its subject. */
function dutyAs(subject: string, duty: string, verb: string): string {
  const head =
    subject
      .trim()
      .split(/ (?:of|in|on|for|from|with|at|who|that) /)[0]
      ?.split(' ')
      .at(-1) ?? '';
  const isMany = /^ha/.test(duty)
    ? duty === 'have to'
    : /^need/.test(duty)
      ? duty === 'need to'
      : isPlural(head) || head === 'people';
  if (verb === 'be') return isMany ? 'are' : 'is';
  return isMany ? verb : thirdOf(verb);
}
