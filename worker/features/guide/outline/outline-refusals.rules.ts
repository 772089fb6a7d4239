/** One alone of several: the thing, the state in which it counts, what it is one of, and the act that makes it. */
export type Alone = { thing?: string; adjective?: string; per: string[]; verb?: string; isOfWhoever: boolean };

const perEach =
  /^(?:at most |no more than |not more than |only )?one (?:([\p{L}-]+(?: or [\p{L}-]+)?) )?([\p{L}-]+) per ([\p{L}-]+(?: [\p{L}-]+)?(?: and (?:per )?[\p{L}-]+)?)$/iu;
const twiceSame =
  /^(?:nobody|no one) ([\p{L}-]+)(?: (?:an?|the) ([\p{L}-]+))? twice(?: (?:with|for|on|in|at|under|by) the same ([\p{L}-]+(?: [\p{L}-]+)?))?$/iu;
const twoFor =
  /^(never|nobody has|no one has) two (?:([\p{L}-]+) )?([\p{L}-]+) (?:for|of|with) (?:one|the same) ([\p{L}-]+(?: [\p{L}-]+)?)$/iu;

/** Reads a rule that lets there be one alone: 'one waiting ticket per customer', 'nobody rates an application twice', 'never two open incidents for one endpoint'. */
export function aloneIn(rule: string): Alone | undefined {
  const said = rule.replace(/[.\s]+$/, '');
  const [, adjective, thing, pers] = perEach.exec(said) ?? [];
  if (thing && pers) {
    const per = pers.toLowerCase().split(/ and (?:per )?/);
    const isPeriod = per.some((one) => /^(?:hour|day|week|month|year)$/.test(one));
    return isPeriod ? undefined : { thing, ...(adjective ? { adjective } : {}), per, isOfWhoever: false };
  }
  const [, verb, object, same] = twiceSame.exec(said) ?? [];
  if (verb && (object ?? same)) {
    const isContact = /\b(?:e-?mail|address|phone|number)\b/i.test(same ?? '');
    return { verb, per: [object, same].flatMap((one) => one?.toLowerCase() ?? []), isOfWhoever: !isContact };
  }
  const [, who, state, things, one] = twoFor.exec(said) ?? [];
  return things && one
    ? {
        thing: things,
        ...(state ? { adjective: state } : {}),
        per: [one.toLowerCase()],
        isOfWhoever: !/^never$/i.test(who ?? ''),
      }
    : undefined;
}

const overlapping = /^(?:no )?(?:two )?([\p{L}-]+(?: [\p{L}-]+)?) (?:(?:may|can|must) )?(?:never |not )?overlap\b/iu;
const takenAlready =
  /^(?:nobody|no one) ([\p{L}-]+) (?:for )?(?:an? (?:[\p{L}-]+ for an? )?)(?:time|day|date|slot|hour|night|week)\b[^,;]* (?:is|are|have|has) [^,;]*\balready$/iu;
const forDay =
  /^(?:nobody|no one) ([\p{L}-]+) (?:for )?an? [\p{L}-]+ for an? (?:time|day|date|slot|hour|night|week)\b[^,;]* already$/iu;

/** Reads a rule by which no time is taken twice: by what is written ('two stops never overlap'), or by what somebody does ('nobody books a time that is booked already'). */
export function clashIn(rule: string): { things?: string; verb?: string } | undefined {
  const said = rule.replace(/[.\s]+$/, '');
  const [, things] = overlapping.exec(said) ?? [];
  if (things) return { things };
  const verb = takenAlready.exec(said)?.[1] ?? forDay.exec(said)?.[1];
  return verb ? { verb } : undefined;
}

/** 'Everybody sees the stops without signing in'. */
export const isOpenToAll = (rule: string): boolean =>
  /^(?:everybody|everyone|anybody|anyone) (?:(?:can|may) )?(?:sees?|reads?|looks? (?:at|through)|opens?) .*\bwithout (?:an account|signing in|a sign-in|logging in)\b/i.test(
    rule,
  );

const nobody = /^(?:nobody|no one) (?!sees?\b|can see|may see|reads?\b)/i;
const sees = /\b(?:sees?|reads?)\b/i;
const counted = /\d|\b(?:than|at most|at least|up to)\b/i;

/**
 * Whether a rule that says what something is, or how much, refuses an act: 'nobody pays an invoice that is cancelled', 'microwaves are refused'.
 * @param isRefused whether all that it became refuses.
 */
export function refusesAct(text: string, kind: string, isRefused: boolean): boolean {
  if (kind === 'limit') return nobody.test(text) && !counted.test(text);
  return kind === 'definition' && !sees.test(text) && (nobody.test(text) || isRefused);
}

/** Whether a rule that says what something is keeps it from others: 'no child sees another child's feathers'. */
export const hidesFrom = (text: string, kind: string): boolean =>
  kind === 'definition' &&
  !isOpenToAll(text) &&
  (/^no (?:other )?[\p{L}-]+ (?:ever )?sees?\b/iu.test(text) || /^only .+ (?:can|may) (?:see|read)\b/i.test(text));
