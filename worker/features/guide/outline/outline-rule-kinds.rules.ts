import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { monthName, numberWord, periodUnit } from '#worker/features/guide/grammar/numbers.rules.ts';
import { isPlace } from '#worker/features/guide/outline/outline-devices.rules.ts';
import { tellsLoad } from '#worker/features/guide/outline/outline-loads.rules.ts';
import { finite } from '#worker/features/guide/outline/outline-rule-forms.rules.ts';
import { notTakenIn } from '#worker/features/guide/outline/outline-rule-none.rules.ts';
import { tellsReckoning } from '#worker/features/guide/outline/outline-rule-reckonings.rules.ts';
import { stockBound } from '#worker/features/guide/outline/outline-stock.rules.ts';

/** What a rule of the owner asks of the code. */
export type RuleKind =
  | 'network'
  | 'device'
  | 'access'
  | 'write'
  | 'fixed'
  | 'speed'
  | 'retention'
  | 'gate'
  | 'time'
  | 'limit'
  | 'reach'
  | 'state'
  | 'order'
  | 'audit'
  | 'same'
  | 'one'
  | 'many'
  | 'choice'
  | 'apart'
  | 'lasting'
  | 'sum'
  | 'setting'
  | 'definition';

const count = `(?:about |around |roughly |some |up to |typically )?(?:\\p{Sc} ?\\d|\\p{Lu}{3} \\d|\\d|(?:${numberWord}|dozens|hundreds) )`;
const counts = new RegExp(`^${count}`, 'iu');
/** 'There are 12 patches': how many there are, and no hours of rest. */
const thereAre = new RegExp(`^there are ${count}\\d* ?(?!${periodUnit}\\b)\\p{L}+(?: \\p{L}+)?[.]?$`, 'iu');
/** What the place and the hands of its users are like, which no product changes. */
const around =
  /^(?:(?:on|in|at) [^,]{3,30}?,? )?(?:(?:the|our|most|many|some|all|his|her|their|their own) )*(?:\p{L}+ )?(?:wi-?fi|signal|reception|electricity|power|internet|light|fingers|hands|gloves|noise|pools?|phones?|tablets?|laptops?)(?: [\p{L} ]+?)? (?:is|are|has|have|fails?|breaks?|goes|go|comes?)\b(?! (?:kept|sent|shown|told|(?!limited|broken|blocked|restricted|shared)\p{L}+(?:ed|en))\b)/iu;
const device = '(?:computer|tablet|phone|iphone|ipad|laptop|pc|chromebook|terminal)s?\\b(?! (?:number|call|line))';
const usesDevice = [
  new RegExp(
    `\\b(?:shares?|owns?|uses?|works? (?:on|with)) (?:one|an?|two|three|four|five|six|the same|(?:(?:their|his|her) )?own) (?:[\\p{L}-]+ ){0,2}${device}`,
    'iu',
  ),
  new RegExp(`^[^,;]{2,50}? (?:shares?|have|has|uses?|works? on) (?:\\S+ ){0,4}${device}`, 'i'),
];
/** Whether a line tells on what it is used: 'They share one computer'. */
export const tellsDevice = (line: string): boolean => usesDevice.some((uses) => uses.test(line));

/** 'Mechanics meet on Mondays', 'most drivers speak Polish': how people are, which no product does. */
export const livesSo =
  /^(?!it |the app )(?:(?:the|our|most|many|some|all|half of the) )?(?:[\p{L}-]+ ){0,2}\p{L}+s (?:usually |often |always )?(?:meet|live|sleep|speak|understand|know|prefer|like|hate|belong|travel|walk|are used to)\b(?! (?:the app|it)\b)/iu;

/** 'The money lies at a licensed partner bank, never with us': what somebody outside has and does, arranged by a contract and by no code. */
const arranged =
  /^(?:the |our |all |their )?[\p{L}' -]{2,40}? (?:lies?|sits?|(?:is|are|stays?|remains?) (?:held|kept|deposited|insured|stored)?) ?(?:only )?(?:at|with|by|through) (?:an? |the |our |their )?(?:[\p{L}-]+ ){0,3}(?:bank|insurer|insurance|notary|lawyer|trustee|custodian|accountant|tax adviser|escrow agent|authority)(?:,? (?:and )?(?:never|not) (?:with|by|at) (?:the )?\p{L}+(?: \p{L}+)?)?$/iu;
/** Whether a line tells how things are arranged with somebody outside, which no program can hold or break. */
export const isArrangement = (rule: string): boolean => arranged.test(rule.replace(/[.\s]+$/, ''));

const must = /\b(?:must|may|can|cannot|should|shall|has to|have to|never|nobody|only)\b|n't\b/i;
/**
 * Whether a line on what always holds tells of how many there are, what there is to spend, on what it is used, or how it is there: it asks
 * for nothing itself, and all else has to fit it.
 */
export function isCircumstance(rule: string): boolean {
  if (isArrangement(rule)) return true;
  if (must.test(rule) || /^(?:when|if|while|as soon as) /i.test(rule)) return false;
  const [first = ''] = rule.split(/, |; /);
  const isCount =
    (counts.test(first) || thereAre.test(first)) &&
    !finite.test(first.replace(/^there are /i, '')) &&
    !/\b(?:at most|at least|or more|or less)\b/i.test(first);
  return (
    isCount ||
    tellsDevice(rule) ||
    livesSo.test(rule) ||
    rule.split(/, |; | and (?=the )/).some((part) => around.test(part))
  );
}

const amount = `(?:\\d[\\d,.]*|${numberWord}|an?|one)`;

const houses =
  '(?:firms|clubs|schools|companies|practices|clinics|shops|branches|studios|gyms|halls|offices|parishes|charities|customers|tenants|landlords|families|households|organi[sz]ations|hospitals|farms|restaurants|agencies|teams|wards)';
/** 'Firms must never see each other's anything': houses that share the product and must know nothing of each other. */
export const apart = new RegExp(
  `^(?:(?:the|all|two|different) )?(${houses}) (?:(?:must|may|can|should|do)(?: not|not|n['’]t| never)|never)(?: ever)? (?:see|read|know|reach|find|get at) (?:each other['’]s (?:anything|data|things|entries|rows|records|numbers)|(?:anything|any|nothing) of (?:each other|one another))\\b`,
  'iu',
);

/** The kinds by the words of a rule, the more particular first; what fits none says what something is. */
const kinds: readonly [kind: RuleKind, words: RegExp][] = [
  ['apart', apart],
  [
    'lasting',
    /\b(?:should|must|has to|shall|needs to) (?:last|outlive|outlast)\b|\b(?:lasts?|stays? up|lives?) (?:for )?(?:at least )?(?:\d+|ten|twenty|thirty|fifty) years\b|\bmust(?: not|n't| never) stop\b|\bnever stops?\b|\bforgets? (?:to pay|a bill)\b|\boutlives?\b/i,
  ],
  [
    'one',
    /^(?:an?|each|every) [\p{L} ]+? (?:belongs? to|is (?:with|lent to|reserved for|given to|claimed by)) (?:only |just )?one \p{L}+(?: at a time| only)\b|\bonce and never twice\b|\bnever (?:\p{L}+ ){0,2}(?:twice\b|to two\b)|\b(?:twice|again|two times|more than once)\b[^.;]*\b(?:is|are|counts? as|makes?|stays?) (?:still |only |just )?one\b|\b(?:cannot|can't|may not|must not|mustn't|never) be (?:in|on|at) (?:two|more than one|several) /iu,
  ],
  [
    'many',
    /^(?!.*\b(?:only|at most|no more|not more|up to|never|nobody)\b)(?:one|an?|each|every) [\p{L} ]+? (?:may|can) (?:have|hold|be (?:on|in|at)|belong to) (?:several|many|more than one|two|three|four|five|six|seven|eight|nine|ten|\d+)\b/iu,
  ],
  [
    'choice',
    /\bonly (?:if|when|where) there (?:is|are) none\b|\b(?:not|n't) (?:be )?always the\b|^if (?:there is no|nobody|no) [^,]+, (?:(?:it is |we take |take )?the next|we take the [\p{L}]+)\b/iu,
  ],
  [
    'audit',
    /\b(?:every|each|any|all) (?:entr(?:y|ies)|rows?|records?|changes?|lines?)\b[^.]{0,80}\bwho\b[^.]{0,80}\bwhen\b|\b(?:nobody|no one|never)\b[^.]*\bsilently\b/i,
  ],
  ['same', /\bsame (?:input|seed|data|file|question)\b[^.;]*\bsame\b|\bbecomes? the same\b/i],
  ['order', /\b(?:served|offered|shown|asked|told|goes?|comes?) first\b|\bfirst, then\b/i],
  // What is kept of each sum is reckoned, and bounds nothing.
  [
    'sum',
    /^(?:(?:the )?\p{L}+(?: \p{L}+)?|we|it) (?:keeps?|takes?|charges?|gets?) \d+(?:[.,]\d+)? ?(?:percent|per cent|%)|\b(?:fee|commission) (?:is|of) \d+(?:[.,]\d+)? ?(?:percent|per cent|%)/iu,
  ],
  ['gate', /^(?:the (?:tool|app|program|system|command)|it) (?:may|can|must) only\b/i],
  ['limit', /^(?:at most|no more than|not more than|up to)\b|\b(?:from|between) \d+ (?:to|and) \d+$/i],
  // 'Its number a day' is how many there are, and no period.
  ['limit', stockBound],
  [
    'limit',
    /\b(?:videos?|clips?|recordings?|audio|stor(?:y|ies)|sounds?|songs?|films?)\b[^.;]*?\b\d+ (?:seconds?|minutes?)(?: (?:long|at most|max(?:imum)?)|$)/i,
  ],
  [
    'network',
    /\bnothing\b[^.;]*\bleaves\b|\bno data leaves\b|\bnever (?:reads? or )?sends?\b|\bonly reads from\b|\b(?:only|nothing but) [^.;]*\bis fetched\b|\bnothing is sent\b|\bnever printed\b/i,
  ],
  [
    'device',
    /\b(?:no|without(?: an?)?) (?:signal|internet|network|wi-?fi|connection|reception)\b|\boffline\b|\bswitched on again\b|\bkept on the (?:phone|tablet|device)\b|\bbattery\b/i,
  ],
  [
    'reach',
    /\bvoiceover\b|\bscreen readers?\b|\bwithout looking\b|\bgloves?\b|\bone hand\b|\blarge (?:letters|type|buttons)\b|\blanguages?\b|\btranslated\b/i,
  ],
  [
    'speed',
    new RegExp(
      `(?<!\\b(?:per|for|every|(?<!\\btimes? )of) )\\b${amount} (?:milliseconds?|ms|seconds?)\\b(?! after)(?<!\\b(?:a|one) second(?= [a-z]))|\\b(?:no longer than|takes? (?:less|no more) than|in under) ${amount} minutes?\\b|\\bis (?:listed|shown|found|answered)\\b[^.;]*\\bwithin ${amount} minutes?\\b`,
      'i',
    ),
  ],
  [
    'access',
    /\b(?:never|cannot|can't|may not|must not|does not|do not|don't|doesn't|nobody) (?:ever )?(?:sees?|reads?|hears?|looks? at)\b|\b(?:never|not|only) (?:ever )?(?:be )?(?:shown|seen|visible|read)\b|\b(?:seen|shown|visible)\b[^.;]*\bonly\b|\bread only (?:by|to)\b|^no (?!(?:one|body)\b)\p{L}+ sees?\b|^only [^.;]{3,80} (?:(?:can|may) see|sees?) (?:an?|the|any\p{L}*|what|their) ?|\bsees? their own\b[^.;]*\bnothing else\b|\bsees? (?:only|no|nothing)\b|\bonly (?:sees?|reads?)\b|^(?:nobody|no one) (?:but|except|other than) (?:\p{L}+ ){1,4}(?:sees?|reads?)\b|\b(?:list|report|export|sheet|page|history|message|answer)s?\b[^.;]*\bnever shows?\b|\bholds?\b[^.;]*\bnobody else's\b|\bnobody else (?:sees?|reads?)\b|\bmust not be (?:known|told|shown|visible) to\b|\bsees? [\p{L} ]+ only\b|\bto anyone but\b|\bno names? (?:on|in)\b|\bsees? [^.;]*\bbut not\b|\bonly [^.;]{3,40}? (?:gets?|comes?|are let|is let) in\b|\bstays? inside\b|\b(?:contacts?|phones?|address(?:es)?|e-?mails?) (?:is|are) (?:only )?for (?:the )?\p{L}+|\b(?:must|may|should)(?: not|n['’]?t) (?:go|get) (?:round|around|outside)\b|\bnever (?:learns?|finds? out)\b|^[\p{L} ]{3,40} (?:is|are) only for (?:me|us|the \p{L}+(?: \p{L}+)?)$/iu,
  ],
  [
    'retention',
    new RegExp(
      `\\b(?:is|are|be|stays?|must be) (?:kept|deleted|erased|removed|stored)\\b[^.;]*\\b(?:once|after|until|for|when|if|${amount} (?:days|weeks|months|years))\\b|\\b(?:keep|kept|delete)\\b[^.;]*\\b${amount} (?:days|weeks|months|years)\\b|\\bkept only\\b|\\bdo(?:es)? not stay\\b|\\bstays? for ?ever\\b|\\b${amount} (?:days|weeks|months|years) after\\b[^.;]*\\b(?:is|are) (?:deleted|erased|removed)\\b|\\bnothing\\b[^.;]*\\b(?:stays?|remains?|is left)\\b`,
      'i',
    ),
  ],
  [
    'fixed',
    /\b(?:nobody|no one|never|nothing)\b[^.;]*\b(?:delet|remov|chang|alter|edit|overwrit|backdat|eras|rewrit)|\b(?:may not|must not|mustn't|cannot) be (?:filled in|entered|added|changed|renumbered|deleted|removed|edited)(?: later| afterwards)?\b|^no (?:backdating|deleting|editing|overwriting|changing)\b|\b(?:is|are)(?: not|n't) (?:to be )?(?:altered|changed|deleted|overwritten|edited|renumbered)\b/i,
  ],
  [
    'write',
    /\b(?:cannot|can not|may not|must not|can't|only)\b[^.;]*\b(?:chang|alter|edit|enter|delet|sign|write|confirm|approv|decid)/i,
  ],
  ['time', new RegExp(`\\b${amount} ${periodUnit} (?:before|after)\\b|\\bthe day before\\b`, 'i')],
  [
    'state',
    new RegExp(
      `^(?!.*\\b${amount} ${periodUnit}\\b).*(?:\\b(?:rejects|discards|cancels|closes|blocks|ends|voids|stops) (?:the|an?|its|every) \\p{L}+|\\bbecomes? (?!the same)\\p{L}+|\\bis (?:discarded|rejected|cancelled|closed)\\b|\\bcounts? as\\b|\\bis shown as\\b|\\braises an? (?:alert|alarm)\\b)`,
      'iu',
    ),
  ],
  [
    'gate',
    /\b(?:before|until|unless|only (?:when|if|after|once|by)|closed only|counts only|only an?)\b|\b(?:never|not|no|nobody|nothing|cannot)\b[^.;]*\bwithout\b/i,
  ],
  [
    'limit',
    new RegExp(
      `\\b(?:no more than|not more than|at most|at least|up to|fewer than) ${amount} (?!${periodUnit}\\b)`,
      'i',
    ),
  ],
  [
    'time',
    new RegExp(
      `\\b${amount} ${periodUnit}\\b|\\bon day \\d|\\bfrom the \\d+(?:st|nd|rd|th)\\b|\\bon (?:\\d{1,2} ${monthName}|${monthName} \\d)|\\b(?:every|each|once an?) (?:day|night|week|month|morning|evening|hour)\\b|\\b(?:midnight|noon)\\b|\\bby (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)\\b|\\b\\d{1,2}:\\d{2}\\b`,
      'i',
    ),
  ],
  [
    'gate',
    /\b(?:can|must|may) never be \p{L}+|\b(?:is|are) never \p{L}+(?:ed|en)\b|\b(?:cannot|can't|may not|must not) be \p{L}+|\brefuses?\b|\bno override\b/iu,
  ],
  [
    'limit',
    new RegExp(
      `\\b(?:no more than|at most|at least|not more than|up to|maximum|minimum|fewer than|more than|less than|over|above|below)\\b|\\bat a time\\b|\\b(?:is|are) one\\b|\\b(?:has|have|holds?|costs?) (?!an? )${amount}\\b|\\b${amount} (?:per ?cent|%)`,
      'i',
    ),
  ],
];

const onlyWho = /^only (?:the |an? )?((?:[\p{L}']+ ){1,5}?)[\p{L}]+s (?:an?|the|it|every|any)\b/iu;
/** 'As the room has no network' says why, and asks for nothing itself. */
const why = /,? (?:as|because|since) (?:the|an?|our|their|there|it|they|no)\b.*$/i;

/** The kinds that a mere number could give: 'About 60 a week' is no period. */
const byNumber: ReadonlySet<RuleKind> = new Set(['time', 'limit', 'definition']);
/** 'Works in Firefox only'. */
const worksOnly = /^(?:it )?works? (?:only )?(?:with|on|in) [^.;]*\bonly$/i;

/** 'Only the coach sees an evaluation'. */
const onlySees = /^only (?:\p{L}+ ){1,4}(?:(?:may|can) )?(?:sees?|reads?) /iu;
/** 'Conductors see all answers', 'winemakers see the barrels and checks of all'. */
const allSeen =
  /^(?!nobody\b|no\b|only\b|none\b|neither\b)(?:at [^,]{3,30}? )?(?:the |all )?\p{L}[\p{L} -]{2,40} (?:(?:may|can) )?sees? (?:everything|all|every|the (?!\p{L}+ but)[\p{L} -]{3,40}$|(?:the )?\p{L}[\p{L} -]{2,60} of (?:all|every))\b/iu;

/** 'Nobody changes an answer to a rehearsal that has begun': it may be changed until then, and nothing is only added to. */
const refusedFrom =
  /^(?:nobody|no one) .*\b(?:(?:that|which) (?:has|have)|(?:after|once) (?:it|they|(?:the |an? |its )?\p{L}+) (?:has|have)) (?:already )?(?:begun|started|passed|ended|taken place)\b/iu;

/** Whether a rule shows somebody all rows, and keeps none from them. */
export const showsAll = (text: string): boolean => allSeen.test(text);

/**
 * What a rule asks of the code, by its words without its reason.
 * @returns `setting` for what tells of the circumstances and asks for nothing, `definition` for what says what something is.
 */
export function kindOfRule(rule: string): RuleKind {
  if (tellsLoad(rule) || isPlace(rule) || isArrangement(rule)) return 'setting';
  if (tellsReckoning(rule)) return 'sum';
  // Whether a field may stay empty is held by its column.
  if (/^(?:the|an?) [\p{L} -]{3,40} (?:is|are) optional[.]?$/iu.test(rule)) return 'setting';
  const text = rule
    .replace(/[’‘](?=\p{L}{1,2}\b)/gu, "'")
    // What is entered or shown in quotation marks bounds nothing: 'no words'.
    .replace(/(?<=\s|^)['"‘“][^'"’”]{1,40}['"’”](?=\W|$)/g, 'so')
    .replace(why, '')
    .replace(/; \p{L}+(?: \p{L}+)? have \p{L}+\.?$/u, '')
    .replace(/[.\s]+$/, '');
  if (onlySees.test(text)) return 'access';
  const who = onlyWho.exec(text)?.[1]?.trim().split(' ') ?? [];
  // Whoever alone gets a thing is asked for at the counter, and not by a query.
  if (who.some((word) => kindOfNoun(word) === 'person'))
    return /\b(?:gets|takes|receives|collects) /.test(text) ? 'gate' : 'write';
  // What is refused when it is entered is not deleted later.
  if (notTakenIn(text)) return 'gate';
  const kind = kinds.find(([, words]) => words.test(text))?.[0] ?? (showsAll(text) ? 'access' : 'definition');
  if (kind === 'fixed' && refusedFrom.test(text)) return 'gate';
  // Where there is no network it has to work without, and wet hands ask for large type.
  return (byNumber.has(kind) && isCircumstance(text)) || worksOnly.test(text) ? 'setting' : kind;
}
