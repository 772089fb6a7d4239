import { baseOfParticiple } from '#worker/features/guide/content/verbs.ts';
import { baseOfPassive } from '#worker/features/guide/grammar/phrases.rules.ts';
import { isPlural, lowerFirst, singularOf, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { finite, refusal } from '#worker/features/guide/outline/outline-rule-forms.rules.ts';

/** 'No valid insurance, no pitch, regular or casual'. */
const noneNone =
  /^no ((?!more\b|less\b|longer\b)[\p{L}-]+(?: [\p{L}-]+){0,4}),? (?:means |and )?no ([\p{L}-]+(?: [\p{L}-]+){0,2})((?:, [\p{L} -]{3,40})?)$/iu;
/** 'The next draw isn't made until all results of the round are in'. */
const notUntil =
  /^((?:the|an?|each|every|any|all) [\p{L}-]+(?: [\p{L}-]+){0,3}?) (?:(?:is|are)(?: not|n['’]t| never)|(?:can|may|must)(?: not|n['’]t| never)? be|cannot be|can['’]t be) (\p{L}+) (?:until|till|before|unless) ((?:[\p{L}\d'’-]+ ?){2,14})$/iu;
/** 'No piece goes in a load without a name', 'no pitch goes to a casual before 7.15 if it belongs to a regular'. */
const goesNowhere =
  /^no ([\p{L}-]+(?: [\p{L}-]+)?) (goes|comes|leaves|gets|is put|is moved) ((?:in|into|on|onto|to|out|home|back|through)\b(?: (?:an?|the|its|his|her|their) [\p{L}-]+(?: [\p{L}-]+)?)?) ((?:without|before|until|unless|after) [^,;]+)$/iu;
/** 'Each number is used once in a café day'. */
const usedOnce =
  /^(?:each|every|an?|the) ([\p{L}-]+(?: [\p{L}-]+)?) (?:is|may be|can be|must be) (?:used|given|taken|handed out) (?:only )?once (in|per|for|on|each|every|during) ((?:an? |the |each |every )?[\p{L}é-]+(?: [\p{L}é-]+)?)$/iu;

/**
 * What is refused as long as something else is missing or is there already, as the behaviour that is not wanted (Mavin et al., EARS, 2009).
 * @param said the line in the third person, without its full stop.
 */
export const inMissingForm = (said: string): string | undefined =>
  withoutIt(said) ??
  noSuch(said) ??
  oneToEach(said) ??
  ownNumber(said) ??
  belowClass(said) ??
  barredFrom(said) ??
  tooEarly(said) ??
  unready(said) ??
  usedBefore(said);

/** What somebody has or not, and needs for something else. */
const had =
  /^(?:insurance|bookings?|deposits?|tickets?|keys?|payments?|names?|cards?|ids?|passe?s?|licen[cs]es?|receipts?|photos?|reasons?|signatures?|consent|permits?|codes?|badges?|vests?|helmets?|briefings?|training|tests?|approvals?|orders?|reservations?|fees?|memberships?|vaccinations?)$/i;
function withoutIt(said: string): string | undefined {
  const [, lacking = '', refused = '', whoever = ''] = noneNone.exec(said) ?? [];
  if (!refused || finite.test(lacking) || finite.test(refused)) return undefined;
  // 'No ads, no tracking' are two that there are not.
  const isHad = / /.test(lacking) || had.test(lacking) || /\b(?:means|and) no\b/i.test(said);
  if (!isHad || /, no\b/i.test(whoever)) return undefined;
  return `IF there is no ${lacking}, THEN THE SYSTEM SHALL give no ${refused}, change nothing and say what is missing${whoever && `;${whoever.slice(1)}`}.`;
}

/** 'No ties, one team has to win'. */
function noSuch(said: string): string | undefined {
  const [, what = '', instead = ''] =
    /^no ((?!more\b|less\b|longer\b|one\b)[\p{L}-]+(?: [\p{L}-]+)?), ((?:one|the|an?|each|every|it|they|somebody|there) .+)$/iu.exec(
      said,
    ) ?? [];
  return instead && !finite.test(what) && finite.test(instead)
    ? `THE SYSTEM SHALL allow no ${what}; ${instead}.`
    : undefined;
}

/** 'One trader to a pitch on the day'. */
function oneToEach(said: string): string | undefined {
  const [, many = '', thing = '', whole = '', when = ''] =
    /^(?:only |at most )?(one|two|three|\d+) ([\p{L}-]+(?: [\p{L}-]+)?) (?:to|on|in) (?:an?|each|every) (?!row\b)([\p{L}-]+)((?: (?:on|in|at|for|per) [\p{L} -]{3,30})?)$/iu.exec(
      said,
    ) ?? [];
  return whole
    ? `IF ${withArticle(whole.toLowerCase())} has ${many.toLowerCase()} ${thing}${when} already, THEN THE SYSTEM SHALL refuse another one, keep what was entered and say why.`
    : undefined;
}

const itsOwn =
  /^(?:each|every) ([\p{L}-]+(?: [\p{L}-]+)?) has (?:its|their|his|her) own ([\p{L}-]+(?: [\p{L}-]+)?),? (?:and )?no two (?:[\p{L}-]+ )?(?:are |have )?(?:the same|alike|share it)(?: one| number)?$/iu;
/** 'No two garments in the shop have the same tag number'. */
const noTwo =
  /^no two ([\p{L}-]+)(?: (?:in|of|at|on) [\p{L} ]{3,20}?)? (?:have|get|share|carry) the same ([\p{L}-]+(?: [\p{L}-]+)?)$/iu;
/** 'Every keg has its own number, no two the same'. */
function ownNumber(said: string): string | undefined {
  const [, many = '', same = ''] = noTwo.exec(said) ?? [];
  const [, one = singularOf(many), what = same] = itsOwn.exec(said) ?? [];
  return what
    ? `IF ${withArticle(one.toLowerCase())} gets the ${what.toLowerCase()} of another ${one.toLowerCase()}, THEN THE SYSTEM SHALL refuse it, keep what was entered and say so.`
    : undefined;
}

/** 'Each boat has a minimum skill class (A, B, C) and member must have that class'. */
function belowClass(said: string): string | undefined {
  const [, thing = '', what = '', who = ''] =
    /^(?:each|every) ([\p{L}-]+) has (?:a|its) (?:minimum|lowest|least) ([\p{L}-]+(?: [\p{L}-]+)?)(?: \([^)]*\))?,? and (?:the |an? |every |each )?([\p{L}-]+) (?:must|has to|needs to) have (?:it|that [\p{L}-]+|at least that(?: [\p{L}-]+)?)$/iu.exec(
      said,
    ) ?? [];
  return who
    ? `IF ${withArticle(who.toLowerCase())} has less than the minimum ${what} of the ${thing.toLowerCase()}, THEN THE SYSTEM SHALL refuse it, change nothing and say which ${what} it needs.`
    : undefined;
}

/** Of what no two may have alike: the thing that has it; undefined for any other rule. */
export function ownOf(rule: string): string | undefined {
  const said = rule.replace(/[.\s]+$/, '');
  const [, many = ''] = noTwo.exec(said) ?? [];
  return itsOwn.exec(said)?.[1]?.toLowerCase() ?? (many ? singularOf(many.toLowerCase()) : undefined);
}

/** 'The swing team can't get into the semis'. */
function barredFrom(said: string): string | undefined {
  const [, who = '', does = '', where = ''] =
    /^(the [\p{L}-]+(?: [\p{L}-]+){0,2}) (?:cannot|can['’]t|can not|can never|may not|must not|must never) (get|go|come|move) ((?:into|in|to|on|onto|back|through|out) [^,;]+)$/iu.exec(
      said,
    ) ?? [];
  return where
    ? `IF ${lowerFirst(who)} ${isPlural(who.split(' ').at(-1) ?? '') ? 'are' : 'is'} to ${does} ${where}, ${refusal}.`
    : undefined;
}

function tooEarly(said: string): string | undefined {
  const [, thing = '', done = '', until = ''] = notUntil.exec(said) ?? [];
  const isDenied =
    /(?:not|n['’]t|never) (?:be )?\p{L}+ (?:until|till|before|unless)/iu.test(said) || /cannot be/i.test(said);
  const base = done && (baseOfParticiple(done.toLowerCase()) ?? baseOfPassive(done.toLowerCase()));
  if (!base || !isDenied || !finite.test(until)) return undefined;
  const unless = / unless /i.test(said);
  return `IF anybody wants to ${base} ${lowerFirst(thing)} ${unless ? `and it is not so that ${until}` : `before ${until}`}, ${refusal}.`;
}

function unready(said: string): string | undefined {
  const [, thing = '', goes = '', where = '', bound = ''] = goesNowhere.exec(said) ?? [];
  if (!bound) return undefined;
  const [, when = bound, met = ''] = /^(.+?) (?:if|when|while) (.+)$/i.exec(bound) ?? [];
  const does = goes
    .toLowerCase()
    .replace(/^goes$/, 'go')
    .replace(/^(come|leave|get)s$/, '$1')
    .replace(/^is /, 'be ');
  const one = withArticle(thing);
  return /^without /i.test(when) && !finite.test(when)
    ? `IF ${one} ${when} is to ${does} ${where}, ${refusal}.`
    : `IF ${one} is to ${does} ${where} ${when.replace(/^until /i, 'before ')}${met && ` and ${met}`}, ${refusal}.`;
}

/** 'A dose can only be tapped as given once, so nobody gives it twice'. */
const doneOnce =
  /^((?:an?|each|every|the) [\p{L}-]+(?: [\p{L}-]+)?) (?:(?:can|may|must) (?:only be|be only|be)|is) (\p{L}+(?: as \p{L}+)?) (?:only )?once(?:,? so .+)?$/iu;

function usedBefore(said: string): string | undefined {
  const [, one = '', does = ''] = doneOnce.exec(said) ?? [];
  if (one)
    return `IF ${lowerFirst(one).replace(/^(?:each|every) /i, 'the ')} is ${does} already, THEN THE SYSTEM SHALL refuse it a second time, change nothing and say so.`;
  const [, thing = '', at = '', whole = ''] = usedOnce.exec(said) ?? [];
  if (!whole || isPlural(thing)) return undefined;
  const where = whole.replace(/^(?:an?|the|each|every) /i, '');
  return `IF the ${lowerFirst(thing)} is used ${/^(?:each|every|per)$/i.test(at) ? 'for' : at} that ${where} already, THEN THE SYSTEM SHALL refuse it, keep what was entered and say so.`;
}

/** Of what may be used only once: the field that holds it, and within what; undefined for any other rule. */
export function usedOnceIn(rule: string): { thing: string; whole: string } | undefined {
  const [, thing, , whole] = usedOnce.exec(rule.replace(/[.\s]+$/, '')) ?? [];
  return thing && whole
    ? { thing: thing.toLowerCase(), whole: whole.replace(/^(?:an?|the|each|every) /i, '').toLowerCase() }
    : undefined;
}
