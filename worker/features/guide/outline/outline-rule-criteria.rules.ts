import { firstNames } from '#worker/features/guide/content/first-names.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { spanTold } from '#worker/features/guide/grammar/numbers.rules.ts';
import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { flawOf } from '#worker/features/guide/grammar/sound.rules.ts';
import {
  asNoun,
  capitalise,
  headOf,
  isPlural,
  lowerFirst,
  type Noun,
  singularOf,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import { thirdOf } from '#worker/features/guide/idea/telling.rules.ts';
import { broughtAbout } from '#worker/features/guide/outline/outline-brought-about.rules.ts';
import { asPlace, isPlace } from '#worker/features/guide/outline/outline-devices.rules.ts';
import { entranceOf } from '#worker/features/guide/outline/outline-entrance.rules.ts';
import { loadIn, tellsExisting, tellsLoad } from '#worker/features/guide/outline/outline-loads.rules.ts';
import { inPriceForm } from '#worker/features/guide/outline/outline-prices.rules.ts';
import { inForbiddenForm } from '#worker/features/guide/outline/outline-rule-bars.rules.ts';
import { inBoundForm } from '#worker/features/guide/outline/outline-rule-bounds.rules.ts';
import { deedOf } from '#worker/features/guide/outline/outline-rule-deeds.rules.ts';
import { ensured, hasVerb } from '#worker/features/guide/outline/outline-rule-duties.rules.ts';
import {
  finite,
  inInfinitive,
  inSureForm,
  modal,
  personFirst,
  refuse,
  thereWouldBe,
} from '#worker/features/guide/outline/outline-rule-forms.rules.ts';
import { inParticularForm } from '#worker/features/guide/outline/outline-rule-halves.rules.ts';
import { apart, isCircumstance, kindOfRule } from '#worker/features/guide/outline/outline-rule-kinds.rules.ts';
import { inMissingForm } from '#worker/features/guide/outline/outline-rule-missing.rules.ts';
import { inOfferForm } from '#worker/features/guide/outline/outline-rule-offers.rules.ts';
import { inReckonedForm } from '#worker/features/guide/outline/outline-rule-reckonings.rules.ts';
import { inRequiredForm } from '#worker/features/guide/outline/outline-rule-required.rules.ts';
import { inStandingForm } from '#worker/features/guide/outline/outline-rule-standing.rules.ts';
import { shownForm } from '#worker/features/guide/outline/outline-shown-papers.rules.ts';
import { kindOfProduct, theProduct } from '#worker/features/guide/outline/outline-subjects.rules.ts';

const shall = 'THE SYSTEM SHALL';

const when =
  /^(?:when|whenever|if|once(?! an? (?:second|minute|hour|day|night|week|month|quarter|term|season|year)\b)|as soon as|in case) (?=[^\s,]+ [^\s,]+)([^,]+(?:,(?! then )[^,]+)*?), (?:then )?(.+)$/i;

const during = /^(?:while|as long as|during) ([^,]+), (.+)$/i;

const ahead =
  /^((?:after|before|until|from|at(?! (?:most|least)\b)|on|in|within|for|between|by|(?:every|each)(?= (?:[\p{L}\d]+ )?(?:day|night|morning|evening|week|weekend|month|quarter|year|season|hour|minute|time|shift)s?\b)|outside|without) [^,]{2,90}), (.+)$/iu;

const behind =
  /^(.{6,}?),? (?:when|whenever|if|as soon as|once(?! an? )) (?=\S+ \S+)((?!it\b|they\b|he\b|she\b|that\b|this\b|one\b|nobody\b).+)$/i;

/** 'The page of a grave' is a part of the product, and not all of it. */
const ofProduct = new RegExp(`^(?:${theProduct}|\\{name\\}) (?!(?:of|for|in|on|with|at|that|which|where) )`, 'i');

const refusing =
  /^(?:must|may|can|should|shall|will|does|do)(?:n't| not| never)(?: ever)? |^(?:cannot|can not|never|must no longer|is not allowed to|are not allowed to) /i;

/** How long something may last, and nothing else. */
const lasting = new RegExp(`^${spanTold}(?: long)?$`, 'i');
/** 'We ask before we keep a number': what the house does by its product. */
const weDo = /^we (?=(?:ask|keep|delete|take|tell|show|hide|send|count|charge|store|remember|warn)\b)/i;

/** What a rule speaks of: the people, what the product is called, and the words that keep their capital. */
type Speaking = { people: Noun[]; name: string; names?: ReadonlySet<string> };

/**
 * A line on what always holds as a criterion in EARS that keeps its words: unwanted behaviour as IF … THEN, what has a moment or a condition
 * as WHEN or WHILE, all else as what holds at all times (Mavin et al., EARS, 2009).
 * @param rule the line in the third person, without its full stop.
 */
export function criterionOfRule(rule: string, { people, name, names = none }: Speaking): string {
  const said = rule
    .replace(/[’‘]/g, "'")
    .replace(/[.\s]+$/, '')
    .replace(/^(?:and|also|so|but|then|actually|well)[, ]+/i, '')
    // What leans on the sentence before it stays with it.
    .replace(/(?<=\p{Ll}{3})\. (\p{Lu}\p{Ll}+)/gu, (_, word: string) => `; ${lowerName(word, names)}`);
  if (/^(?:about|regarding|concerning|as for) (?!\d)/i.test(said))
    return `${shall} hold to this rule: “${capitalise(said)}”.`;
  const particular =
    inPriceForm(said, (text) => lowerName(text, names)) ??
    inOfferForm(said) ??
    inMissingForm(said) ??
    inReckonedForm(said) ??
    inRequiredForm(said) ??
    entranceOf(said) ??
    inParticularForm(said) ??
    inStandingForm(said) ??
    inBoundForm(said) ??
    inForbiddenForm(said);
  if (particular) return particular;
  if (tellsLoad(said)) return `${shall} carry as much as there is: “${loadIn(said)}”.`;
  if (tellsExisting(said)) return `${shall} take over what is there already: “${capitalise(said)}”.`;
  if (isCircumstance(said)) return `${shall} be built for this: “${capitalise(said)}”.`;
  if (isPlace(said)) return ofSystem(asPlace(said).replace(/^It /, ''));
  const lower = (text: string) => lowerName(text, names);
  const [, head = said, rest = ''] = /^([^;]+)(; .+)$/.exec(said) ?? [];
  const [, first, then] = evenIf(head) ?? when.exec(head) ?? unparted(head);
  const [, hidden = ''] = then ? (unseenThen.exec(then) ?? []) : [];
  if (first && hidden)
    return `IF ${lower(first)} and ${isPlural(first.split(' ')[0]?.toLowerCase() ?? '') ? 'ask' : 'asks'} for ${hidden}, THEN ${shall} answer as if it did not exist.`;
  const text =
    first && then
      ? `WHEN ${lower(first)}, ${ofThing.test(then) ? (deedOf(lower(then), people) ?? `${shall} ensure that ${ensured(lower(then))}.`) : holding(then, people, name, lower)}`.replace(
          /^WHEN (.+?), IF (?:(?:it|that) )?/u,
          'IF $1 and ',
        )
      : (tryForms(head, people, name, lower) ?? holding(head, people, name, lower));
  const bare = kindOfRule(said) === 'many' ? text.replace(/\.$/, '; no limit was told.') : text;
  const whole = rest ? bare.replace(/\.$/, `${rest}.`) : bare;
  return flawOf(whole) === undefined && isSound(whole) ? whole : `${shall} hold to this rule: “${capitalise(said)}”.`;
}

/** 'If trustees ticked the box, they can not read the comments'. */
const unseenThen = /^(?:they|he|she) (?:can ?not|can't|may not|must not|never) (?:see|read|look at)s? (.+)$/i;

/** Whether what the system shall do has a verb that can be done, and speaks of nobody as 'we'. */
function isSound(criterion: string): boolean {
  const [, does = ''] = /THE SYSTEM SHALL (.+)$/.exec(criterion) ?? [];
  if (/^never (?:more|less|fewer|at|in|on|for|an?|the|two|one|\d+)\b/i.test(does)) return false;
  const [, held] =
    /^ensure that (?!(?:after|before|until|from|at|on|in|within|for|between|by|every|each|under|without|outside) )(.+?)(?:[;,] |\.$|$)/.exec(
      does,
    ) ?? [];
  if (held !== undefined) return !/^(?:we|I|you|it's|they're)\b/i.test(held) && (finite.test(held) || hasVerb(held));
  // 'Merge commits and reverts are skipped' begins with a noun that is a verb elsewhere.
  return !/^(?!show|hold|allow|keep|carry|be|let|ask)\p{L}+ [\p{L} -]{3,60} (?:is|are) \p{L}+(?:ed|en)\b(?! (?:if|when|before|after|by|in|on))/iu.test(
    does.replace(/ (?:that|which|who|what|where|when|if|whose|because|as|until) .*$/i, ''),
  );
}

const none: ReadonlySet<string> = new Set();

/** A clause as it stands in the middle of a sentence. */
type Lower = (text: string) => string;

const uponIt = new RegExp(
  `^(?:when|whenever|if|once(?! an? (?:second|minute|hour|day|night|week|month|quarter|term|season|year)\\b)|as soon as) (\\S+ \\S+.*?)(?<!\\b(?:while|when|if|that|till|until|as|because|and|or|before|after|which|where|how)) ((?:they|he|she|nobody|nothing|${theProduct}|the \\p{L}+(?= (?:must|has to|should|needs to) )) \\p{L}.+)$`,
  'iu',
);

/** 'If an item is missing for 24 hours it counts as lost': told without a comma. */
function unparted(said: string): string[] {
  const found = uponIt.exec(said);
  const met = found?.[1] ?? '';
  return found && (finite.test(met) || /'s \p{L}+ed\b/u.test(met) || / never \p{L}+ /u.test(met)) ? [...found] : [];
}

/** 'If a morning is missed the message must go out, even if one has her phone off the other still gets it': the comma opens what comes after. */
function evenIf(said: string): string[] | undefined {
  const [, main = '', even = ''] = /^((?:if|when|whenever) [^,]+), (even (?:if|when) .+)$/i.exec(said) ?? [];
  const [whole = '', first = '', then = ''] = even ? unparted(main) : [];
  return then ? [whole, first, `${then}, ${even}`] : undefined;
}

/** 'At 80 percent of the interval the app warns the office': a moment, told without a comma. */
const moment = new RegExp(
  `^((?:after|before|until|till|from|at|on|in|within|between|by|every|each) [^,]{4,60}?) (the ${kindOfProduct} (?=(?:must|may|can|should|will|has|is|never|always|only|\\p{L}+s)\\b).+)$`,
  'iu',
);

/** 'After 14 days it comes to the head': the thing of which it speaks, and no deed of the product. */
const ofThing =
  /^it (?:must |has to |should |will )?(?:be|is|has|have|stays?|gets?|counts?|lapses?|expires?|ends?|goes|comes|becomes?|falls?|moves?|turns?)\b/i;

const timedThing =
  /^(?:after|before|within|on|at|from|by) [^,]{3,40}? it (?:goes|comes|becomes|falls|moves|turns|counts|lapses|expires|is)\b/i;

function tryForms(said: string, people: Noun[], name: string, lower: Lower): string | undefined {
  const [, held, then] = during.exec(said) ?? [];
  if (held && then) return `WHILE ${lower(held)}, ${holding(then, people, name, lower)}`;
  const [, time, rest] = ahead.exec(said) ?? moment.exec(said) ?? [];
  if (timedThing.test(said) || (time && rest && ofThing.test(rest))) return `${shall} ensure that ${lower(said)}.`;
  if (time && rest) {
    const held = holding(rest, people, name, lower);
    return held.startsWith(`${shall} ensure that`)
      ? held.replace(`${shall} ensure that`, `${shall} ensure that ${lowerFirst(time)}`)
      : held.replace(/\.$/, `, ${lowerFirst(time)}.`).replace(/^(IF [^,]+)(, THEN .+?), ([^,]+)\.$/, '$1 $3$2.');
  }
  const [, main, cond = ''] = behind.exec(said) ?? [];
  // 'The day before' is no clause.
  if (main && (finite.test(cond) || hasVerb(cond)) && !/\bunless\b|\bonly(?: \p{L}+)?$/iu.test(main))
    return whenever(main, cond, people, name, lower);
  return undefined;
}

/** '… when a bill is not paid, it should last': what comes after the condition goes on with what holds. */
function whenever(main: string, cond: string, people: Noun[], name: string, lower: Lower): string {
  const [, met = cond, rest = ''] = /^([^,]+)(, (?:not|it|they|but) .+)$/i.exec(cond) ?? [];
  const held = holding(main, people, name, lower).replace(/\.$/, '');
  // What is then not done is no answer to an event, but how the product keeps from what is not wanted.
  const kept =
    new RegExp(`^${shall} (?=\\p{L}+ (?:(?:out|back|up|in|off|down) )?nothing$)`, 'u').test(held) && rest === '';
  if (kept) return `IF ${lower(met)}, THEN ${held} and say why.`;
  if (held.startsWith('IF ') && rest === '') return `IF ${lower(met)} and ${held.slice(3)}.`;
  return `WHEN ${lower(met)}, ${held}${rest.replace(/^, (?=it |they )/, '; ')}.`;
}

/** 'Firmware signed by us' is nobody who could want something. */
const isThing = (subject: string, people: Noun[]) =>
  personFirst(`${subject} x`, people) === undefined &&
  !/\b(?:who|whose|people|person|persons|somebody|members?|staff|team|them|those)\b/i.test(subject) &&
  kindOfNoun(
    headOf(asNoun(subject.split(/ (?:of|in|on|at|with|from|signed|made|given|by|that|which) /)[0] ?? subject)),
  ) !== 'person' &&
  /^\p{Ll}/u.test(subject.replace(/^The /, ''));

const lowerName = (text: string, names: ReadonlySet<string>) => {
  const [first = ''] = text.split(/[ ',:]/);
  const isName =
    (first.length > 1 && names.has(first)) ||
    firstNames.has(first) ||
    /^\p{Lu}\p{L}*\p{Lu}|^(?:I|Mrs?|Ms|Dr)\b/u.test(text);
  return isName ? text : lowerFirst(text);
};

/** 'THE SYSTEM SHALL …' or 'IF …, THEN THE SYSTEM SHALL …' of a clause without its leading condition. */
function holding(clause: string, people: Noun[], name: string, lower: Lower): string {
  const text = lower(clause.trim());
  const own = text.replace(new RegExp(`^(?:the )?${name.replace(/[^\p{L}\p{N}]/gu, '.')} `, 'iu'), 'it ');
  // 'It must not be always the nearest' is no ban, but less than always.
  const [, less] = /^it (?:must|should|may|need)(?: not|n't) be ((?:always|only|all) .+)$/i.exec(own) ?? [];
  if (less) return `${shall} ensure that it is not ${less}.`;
  if (/^(?:must|should|has to|needs to) (?:always )?\p{Ll}+/iu.test(own)) return ofSystem(own);
  if (ofProduct.test(own)) return ofSystem(own.replace(ofProduct, ''));
  const [ours] = weDo.exec(own) ?? [];
  if (ours)
    return `${shall} ${own.slice(3).replace(/ we (\p{L}+) /giu, (_, verb: string) => ` it ${thirdOf(verb)} `)}.`;
  const [, but, does] =
    /^(?:nobody|no one|no-one) (?:but|except|other than) (.+?) ((?:may|can|must|should|sees?|reads?|\p{L}+s) .+)$/iu.exec(
      text,
    ) ?? [];
  if (but && does)
    return refuse(`anybody but ${but}`, does.replace(modal, '').replace(/^sees? anything$/, 'see any of it'));
  const anybody =
    /^(?:you|one|people) (?:can't|cannot|can not|must not|mustn't|may not|are not allowed to|is not allowed to) (.+)$/i.exec(
      text,
    )?.[1];
  if (anybody) return refuse('anybody', anybody);
  const [, needless] = /^(?:nobody|no one|no-one) (?:has to|needs to|need to|must first) (.+)$/i.exec(text) ?? [];
  if (needless) return `${shall} ask nobody to ${needless}.`;
  const nobody = /^(?:nobody|no one|no-one|none of (?:them|us|the \p{L}+)) (.+)$/iu.exec(text)?.[1];
  if (nobody) return refuse('anybody', nobody.replace(modal, '').replace(/^is allowed to /, ''));
  const sure = apartOf(text) ?? shownForm(text) ?? inSureForm(text, people) ?? deedOf(text, people);
  if (sure) return sure;
  const only =
    /^only (.+?) ((?:can|may|must|should|is allowed to|are allowed to|sees?|reads?|changes?|gets?|knows?|approves?|deletes?|enters?|edits?) .+)$/i.exec(
      text,
    );
  if (only?.[1] && only[2] && (!isThing(only[1], people) || /^the (?:[\p{L}-]+ )*[\p{L}]+(?:ers|ors)$/iu.test(only[1])))
    return refuse(`anybody but ${only[1]}`, only[2].replace(modal, '').replace(/^(?:is|are) allowed to /, ''));
  if (/^(?:never|do not|don't) /i.test(text))
    return `${shall} never ${text.replace(/^(?:never|do not|don't) (?:ever )?/i, '')}.`;
  if (/ (?:never|not) (?:learns?|knows?|finds? out) (?:where|who|what|how|why|from)\b/i.test(text)) {
    const untold = broughtAbout(text, people);
    if (untold) return `${shall} ${untold}.`;
  }
  const who = personFirst(text, people);
  // 'An inspector whose card has run out cannot sign'.
  const [, whose = '', barred = ''] =
    /^((?:whose|who|with|without) .+?) (?:can't|cannot|can not|must not|mustn't|may not|must never|can never) (?!be )(.+)$/i.exec(
      who?.rest ?? '',
    ) ?? [];
  if (who && barred) return refuse(`${withArticle(who.noun.one)} ${whose}`, barred);
  const denied = who?.rest.replace(/^(?:can|wo)n?'t /i, 'cannot ') ?? '';
  if (who && refusing.test(denied)) return refuse(withArticle(who.noun.one), denied.replace(refusing, ''));
  const [limit = ''] =
    /^(?:at most|no more than|not more than|never more than|max(?:imum)?(?: of)?|up to) /i.exec(text) ?? [];
  // 'Open reservations' are open, and open nothing.
  if (limit && !finite.test(text.replace(/\bopen (?=\p{L}+s\b)/giu, ''))) {
    const most = text.slice(limit.length);
    // How long something may last is no number of things of which there is one too many.
    return lasting.test(most)
      ? `${shall} allow ${text.replace(/^(?:never|not) more/i, 'no more')}.`
      : `IF ${thereWouldBe(`more than ${most}`)}, THEN ${shall} refuse it, change nothing and say why.`;
  }
  if (/^(?:at least|min(?:imum)?(?: of)?) /i.test(text) && !finite.test(text)) return `${shall} ask for ${text}.`;
  if (/^no /i.test(text) && !finite.test(text.replace(/ (?:than|who|that|which) .+$/, '')))
    return `${shall} allow ${text}.`;
  if (
    /^(?:works|runs|shows|keeps|sends|stays|stores|asks|warns|tells|hides|opens|prints|speaks) (?!(?:is|are|has|have|can|must) )/i.test(
      text,
    )
  )
    return `${shall} ${inInfinitive(text)}.`;
  // 'Cancel in time and it is a full refund' tells what follows, and orders nothing.
  const [first = ''] = text.split(' ');
  if (baseOfVerb(first) === first && / and (?:it|that|you|they|there)(?:'s|'re| is| are| gets?) /i.test(text))
    return `${shall} hold to this rule: “${capitalise(text)}”.`;
  if (isOrder(text)) return `${shall} ${text}.`;
  if (finite.test(text) || who || hasVerb(text)) {
    // What people have to do is no doing of the product.
    const isDuty = who !== undefined && modal.test(who.rest);
    const brought = isDuty ? undefined : broughtAbout(ensured(text), people);
    return brought ? `${shall} ${brought}.` : `${shall} ensure that ${ensured(text)}.`;
  }
  const brought = broughtAbout(text, people);
  if (brought) return `${shall} ${brought}.`;
  return `${shall} hold to this rule: “${capitalise(text)}”.`;
}

/** 'Firms must never see each other's anything': whoever asks from one of them finds nothing of another. */
function apartOf(text: string): string | undefined {
  const house = singularOf(apart.exec(text)?.[1]?.toLowerCase() ?? '');
  return house
    ? `IF somebody of one ${house} asks for anything of another ${house}, THEN ${shall} answer as if it did not exist.`
    : undefined;
}

function ofSystem(rest: string): string {
  if (refusing.test(rest)) return `${shall} never ${inInfinitive(rest.replace(refusing, ''))}.`;
  const plain = rest.replace(modal, '');
  const [verb = ''] = plain.split(' ');
  const lasts = /^(?:takes?|costs?|lasts?|needs?)$/.test(verb) && /\d|\b(?:one|two|three|four|five|ten) /.test(plain);
  if (plain === rest && (lasts || /^(?:is|are|has|was)$/.test(verb))) return `${shall} ensure that it ${rest}.`;
  return `${shall} ${inInfinitive(plain)}.`;
}

/** 'Keep photos for 30 days': begins with what is to be done. */
function isOrder(text: string): boolean {
  const [first = '', second = ''] = text.split(' ');
  return (
    baseOfVerb(first) === first &&
    !finite.test(second) &&
    !/^(?:of|and|or|in|at|on)$/.test(second) &&
    second !== '' &&
    // 'Merge commits are skipped' begins with a noun.
    !/^[^,;]{3,60}? (?:is|are) \p{L}+(?:ed|en)$/u.test(text)
  );
}
