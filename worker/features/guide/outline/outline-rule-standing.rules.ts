import { participleOf } from '#worker/features/guide/content/verbs.ts';
import { countTold } from '#worker/features/guide/grammar/numbers.rules.ts';
import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';

const shall = 'THE SYSTEM SHALL';

/**
 * A line on how things are at a level, after a time or when two disagree, as what the product does then.
 * @param said the line in the third person, without its full stop.
 * @returns undefined for a line in no such form.
 */
export const inStandingForm = (said: string): string | undefined =>
  atLevel(said) ??
  rightOf(said) ??
  backAgain(said) ??
  unwritten(said) ??
  afterChance(said) ??
  leftTheirs(said) ??
  comesInWith(said);

/** 'At 100 percent it is amber and can finish the run', 'at 110 percent it is red and does not go in again till it is serviced'. */
function atLevel(said: string): string | undefined {
  const [, level = '', colour = '', can = '', does = ''] =
    /^at (\d+ ?(?:percent|per cent|%)(?: of [^,;]{3,30}?)?),? it (?:is|turns|goes) (red|amber|green|yellow|orange|grey) and (can|may|does not|doesn't|cannot|can't|may not) ([^;]+)$/iu.exec(
      said,
    ) ?? [];
  if (!does) return undefined;
  const isFree = /^(?:can|may)$/i.test(can);
  return `WHEN it comes to ${level}, ${shall} show it in ${colour.toLowerCase()} and ${isFree ? `let it ${does}` : `not let it ${does}`}.`;
}

/** 'If the table and the referee disagree then the referee is right'. */
function rightOf(said: string): string | undefined {
  const [, two = '', who = ''] =
    /^(?:if|when) ([^,;]{5,60}? disagree),? (?:then )?((?:the |an? )?[\p{L}-]+(?: [\p{L}-]+)?) (?:is|are|am) right$/iu.exec(
      said,
    ) ?? [];
  return who ? `WHEN ${lowerFirst(two)}, ${shall} keep what ${who} says.` : undefined;
}

/** 'If the tablet dies the last state is there again when it is switched on'. */
function backAgain(said: string): string | undefined {
  const [, what = '', dies = '', thing = '', on = ''] =
    /^(?:if|when) ((?:the|an?) [\p{L}-]+(?: [\p{L}-]+)?) (dies|crashes|breaks|stops|restarts|freezes),? (the [^,;]{3,40}?) (?:is|are) (?:there|back) again(?: when it (is [^,;]+|comes [^,;]+))?$/iu.exec(
      said,
    ) ?? [];
  return thing
    ? `WHEN ${lowerFirst(what)} ${dies} and ${on || 'runs again'}, ${shall} show ${thing} again.`
    : undefined;
}

/** 'Why somebody is absent is never written down here'. */
function unwritten(said: string): string | undefined {
  const [, what = '', done = '', rest = ''] =
    /^((?:why|who|what|where|whether|how) [^,;]{5,60}?) (?:is|are) (?:never|not) (written down|kept|stored|recorded|noted|asked)(?: here| anywhere)?(; .+)?$/iu.exec(
      said,
    ) ?? [];
  const does = {
    written: 'write down',
    kept: 'keep',
    stored: 'store',
    recorded: 'record',
    noted: 'note',
    asked: 'ask',
  }[done.split(' ')[0]?.toLowerCase() ?? ''];
  return does ? `${shall} never ${does} ${lowerFirst(what)}${rest}.` : undefined;
}

/** 'The customer has 3 months to give back, after this we can invoice'. */
function afterChance(said: string): string | undefined {
  const [, who = '', span = '', does = '', then = ''] =
    new RegExp(
      `^((?:the |an? |each |every )?[\\p{L}-]+(?: [\\p{L}-]+)?) has (${countTold} (?:hours?|days?|weeks?|months?|years?)) to (\\p{L}+(?: (?:back|up|in|off|out))?),? (?:and )?(?:after (?:this|that)|then|afterwards) (?:we|they|the [\\p{L}-]+) (?:can|may) (\\p{L}+)$`,
      'iu',
    ).exec(said) ?? [];
  const [verb = '', ...more] = does.split(' ');
  const late = then.toLowerCase();
  return late && baseOfVerb(verb)
    ? `WHEN ${span} have passed and ${lowerFirst(who).replace(/^(?=\p{L}+$)/u, 'the ')} has not ${[participleOf(verb), ...more].join(' ')}, ${shall} show what can be ${participleOf(late)}.`
    : undefined;
}

/** 'Part-timers keep their free day'. */
function leftTheirs(said: string): string | undefined {
  const [, who = '', what = ''] =
    /^((?:the |all )?[\p{L}-]+s) keep (their (?:own )?[\p{L}-]+(?: [\p{L}-]+)?)$/iu.exec(said) ?? [];
  return what ? `${shall} leave ${lowerFirst(who)} ${what}.` : undefined;
}

/** 'Agency staff come in with a shift code, nobody makes a password at 2am'. */
function comesInWith(said: string): string | undefined {
  const [, who = '', key = '', why = ''] =
    /^([^,;]{3,40}?) (?:comes?|gets?|signs?) in with (an? (?:[\p{L}-]+ )?(?:code|pin|link|card|badge|number|token))(?:, ([^;]+))?$/iu.exec(
      said,
    ) ?? [];
  return key ? `${shall} let ${lowerFirst(who)} come in with ${key}${why && `; ${why}`}.` : undefined;
}
