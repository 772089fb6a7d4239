import { baseOfParticiple } from '#worker/features/guide/content/verbs.ts';
import { baseOfPassive } from '#worker/features/guide/grammar/phrases.rules.ts';
import { lowerFirst, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { broughtAbout } from '#worker/features/guide/outline/outline-brought-about.rules.ts';
import { finite } from '#worker/features/guide/outline/outline-rule-forms.rules.ts';

const shall = 'THE SYSTEM SHALL';

/**
 * A line on what always holds that tells its two halves in a form of its own, as a criterion: what is one of two, what is charged, what
 * comes upon something told with a colon or an 'and'.
 * @param said the line in the third person, without its full stop.
 */
export const inParticularForm = (said: string): string | undefined =>
  oneOfTwo(said) ??
  priceOf(said) ??
  givenOn(said) ??
  uponColon(said) ??
  givenOnce(said) ??
  shownWith(said) ??
  nothingDone(said);

/** 'High wind overnight, over 45 mph: these jump onto the list': what comes upon something, told with a colon. */
const uponThat =
  /^(?!success|about|each|every|the |an? |for |only |no )([\p{L} ]{4,}(?:, [^:,]{3,40})?): (\p{Ll}.+)$/iu;
const ontoList = /^(.+?) (?:jumps?|comes?|goes?|moves?|appears?) (?:onto|on|on to|to the top of|into) (the .+)$/i;

/** 'If a pump is reported twice while it is open it is one breakdown': the second goes to the one that is there. */
function oneOfTwo(said: string): string | undefined {
  const [, what = '', did = '', held = '', one = ''] =
    /^(?:if|when) ((?:an?|the) [^,]+?) is (\p{L}+ed) (?:twice|again|two times)( while it is [\p{L} ]+?)?,? (?:it|that) (?:is|counts as|makes) (?:still |only )?one ([\p{L}-]+)$/iu.exec(
      said,
    ) ?? [];
  return one
    ? `WHEN ${what} is ${did} again${held}, ${shall} add that to the ${one} that is there and make no second one.`
    : undefined;
}

/** 'When the request is the director's, it goes to HR to be approved': who decides in that case. */
function givenOn(said: string): string | undefined {
  const [, met = '', whom = ''] = /^when ([^,]+), it goes to ([^,;]+ to be \p{L}+)$/iu.exec(said) ?? [];
  return whom ? `WHEN ${lowerFirst(met)}, ${shall} give it to ${whom}.` : undefined;
}

const forOnly =
  /^((?:anybody|somebody|anyone|someone|whoever|a \p{L}+|any \p{L}+) [^:,]+): ([^:,]+?) only for ([^:,]+?)(?:, (no [^:,]+))?$/iu;
/** 'Three major fouls and the player is out': what comes to so many. */
const comesTo = /^((?:a|two|three|four|five|six|\d+) [\p{L} -]+?) and ((?:the|it|he|she|they|that) .+)$/iu;
/** 'If the end is less than the start it has rolled over, do not discard it': how it is taken stands before what is done. */
const takenAs =
  /^(?:if|when) ([^,]{3,160}?) it (?:has|is) ([^,]{2,80}(?:,\d[^,]{0,20})?), (?:do not|don't|never) (.+)$/iu;

/** What a line tells in two halves: upon what it comes, and what follows. */
function uponColon(said: string): string | undefined {
  const [, whom = '', shown = '', to = '', not] = forOnly.exec(said) ?? [];
  if (shown && !finite.test(shown))
    return `WHEN it shows ${lowerFirst(whom)}, ${shall} show only ${shown} to ${to}${not ? `, and ${not}` : ''}.`;
  const [, many = '', then = ''] = comesTo.exec(said) ?? [];
  if (then && finite.test(then) && !finite.test(many))
    return `WHEN there ${/^a /i.test(many) ? 'is' : 'are'} ${lowerFirst(many)}, ${shall} ${broughtAbout(then, []) ?? `ensure that ${then}`}.`;
  const [, met = '', taken = '', never = ''] = takenAs.exec(said) ?? [];
  if (never) return `WHEN ${met}, ${shall} take it as ${taken} and never ${never}.`;
  const [, event = '', follows = ''] = uponThat.exec(said) ?? [];
  const [, things = '', list = ''] = ontoList.exec(follows) ?? [];
  return list && !finite.test(event) && !finite.test(things)
    ? `WHEN there is ${lowerFirst(event)}, ${shall} put ${things} onto ${list}.`
    : undefined;
}

/** '£39 a month per firm': what is charged. */
const priceOf = (said: string) =>
  /^(?:\p{Sc} ?\d|\p{Lu}{3} \d)\S* (?:a |an |each )?(?:[\p{L}-]+ )?per (?!cent)\p{L}+/u.test(said)
    ? `${shall} charge ${said}.`
    : undefined;

/** 'A page read twice on the same day gives a feather only once', 'a deleted letter is gone, photos and all'. */
function givenOnce(said: string): string | undefined {
  const [, thing = '', does = '', what = ''] =
    /^((?:an?|each|every|the) [^,;]{3,60}?) (gives?|brings?|earns?|pays?|counts?) ((?:an?|the|one) [\p{L}-]+(?: [\p{L}-]+)?)? ?only once$/iu.exec(
      said,
    ) ?? [];
  const verb = /^count/i.test(does) ? 'count' : 'give';
  if (thing && !finite.test(thing))
    return `${shall} ${what ? `${verb} ${what} only once for ${lowerFirst(thing)}` : `count ${lowerFirst(thing)} only once`}.`;
  const [, gone = '', whole = ''] =
    /^an? deleted ([\p{L}-]+(?: [\p{L}-]+)?) is gone(, [^,;]+ and all)?$/iu.exec(said) ?? [];
  return gone ? `WHEN anybody deletes ${withArticle(gone)}, ${shall} keep nothing of it${whole}.` : undefined;
}

/** 'Each sentence shows the place it comes from', 'the parents' part is behind a code', 'in any list that leaves the house “A” is shown as “B”'. */
function shownWith(said: string): string | undefined {
  const [, thing = '', beside = ''] =
    /^((?:each|every) [\p{L}-]+(?: of (?:the|an?|their) [\p{L}-]+)?) shows ((?:the|its|where|who|when|how|what) [^;]+)$/iu.exec(
      said,
    ) ?? [];
  if (thing) return `${shall} show with ${lowerFirst(thing)} ${beside}.`;
  const [, part = '', key = ''] =
    /^((?:the|an?|each|every|all) [^,;]{2,40}?) is behind ((?:an? |the )?(?:code|password|pin|question|sum)\b[^;]*)$/iu.exec(
      said,
    ) ?? [];
  if (key) return `${shall} ask for ${key} before it opens ${lowerFirst(part)}.`;
  const [, where = '', word = '', as = ''] =
    /^(in (?:any|every|all) [^,;"“]+?) (["“][^"”]+["”]) is (shown as ["“][^"”]+["”])$/i.exec(said) ?? [];
  return as ? `${shall} ${as.replace(/^shown/i, `show ${word}`)} ${lowerFirst(where)}.` : undefined;
}

/** 'Nothing new can be ticked on an archived problem, but old ticks stay for ever'. */
function nothingDone(said: string): string | undefined {
  const [, done = '', on = '', kept = ''] =
    /^nothing(?: new| more| else)? (?:can|may|must) be (\p{L}+) ((?:on|in|to|for|from|into) (?:an?|the) [^,;]+?)(?:,? but ((?:the |my |our |their |its )?[^,;]+?) stays?(?: for ?ever| there)?)?$/iu.exec(
      said,
    ) ?? [];
  const base = done && (baseOfParticiple(done) ?? baseOfPassive(done));
  return base
    ? `IF anybody wants to ${base} anything ${on}, THEN ${shall} refuse it, ${kept ? `keep ${kept}` : 'change nothing'} and say why.`
    : undefined;
}
