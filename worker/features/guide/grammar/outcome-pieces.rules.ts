/** Where one outcome ends and the next begins; a comma only where what follows can be no field. */
const joint =
  /,\s*(?=(?:the |its |their )?[\p{L}-]+ (?:is|are) (?:then |again )?(?:free|open|available)\b)|,? and (?=after \d+\b)|,\s*(?=new [\p{L} -]{2,30} of [\p{Sc}\d])|,\s*(?=gets? an? )|,? and (?:then )?(?=new [^,;]*[:(]|an? new (?!(?:date|day|time|hour|place|price|name|number|amount|reason|deadline|one)(?: (?:it|they|for|of|to|by|on|when)\b|[,;.]|$))|tells? |shows? |removes? )|(?:,\s*|,? and )(?=(?:[\p{L}.'-]+ ){1,4}(?:(?:is|are|am|gets?) (?:told|asked|notified|informed|reminded|warned)|gets? an? (?:e-?mail|message|sms|push)|becomes?)\b)|,\s*(?=the next (?:one|person)(?: [\p{L}'-]+){0,7} (?:is|are) (?:told|warned|asked)\b)/iu;
/** 'The volunteer is told and the place is free' is two. */
const freed =
  /(?<=\b(?:is|are) (?:told|asked|informed|notified|thanked)\b[^;]{0,60}) and (?=the \p{L}+ (?:is|are) (?:then |again )?(?:free|offered|open|available)\b)/iu;

/** 'The booking is cancelled and the deposit is gone' is two. */
const lost =
  /(?<=\b(?:is|are) \p{L}+) and (?=(?:the|its|their) (?:deposit|money|fee|payment|place|slot|seat) (?:is|stays|goes)\b)/iu;

/**
 * What stands behind the arrows of a line, parted into what comes of it one by one; what belongs to one of them stays with it.
 * @param said the texts behind the arrows, in order.
 */
export const partPieces = (said: string[]): string[] =>
  said
    .map((piece) => piece.replace(/\bI['’]m\b/g, 'I am').replace(bothOfThem, ''))
    .flatMap((piece) => piece.split(/\s*;\s*/))
    .flatMap((piece) => piece.split(freed))
    .flatMap((piece) => piece.split(lost))
    .flatMap(bothDone)
    .flatMap(bothAre)
    .flatMap(inEachCase)
    .flatMap((piece) => withWhole(piece.split(joint)))
    .map(withFields)
    // 'The deputy head picks one: new substitution' is two.
    .flatMap((piece) => piece.split(/(?<=^[^:]+): (?=new )/i));

/** 'My sister and I both get a message', 'both the cook and the owner are told': said of two who are named. */
const bothOfThem =
  /(?<=\band [^;]{1,40} )both (?=(?:get|hear|see|are|know)\b)|\bboth (?=(?:the|my|our|his|her) [^;]{1,40} and )/giu;

/** 'Each member is charged and told that it is ready' is two. */
function bothDone(piece: string): string[] {
  const [, who = '', is = '', done = '', told = ''] =
    /^\s*((?:the |each |every |an? |both )?[\p{L}-]+(?: [\p{L}-]+)?) (is|are) (\p{L}+ed),? and ((?:told|asked|reminded|warned|notified)\b.*)$/iu.exec(
      piece,
    ) ?? [];
  if (told) return [`${who} ${is} ${done}`, `${who} ${is} ${told}`];
  // 'The trusted person is told and can read the letter': they hear of it and see it.
  const [, whom = '', isTold = '', seen = ''] =
    /^\s*((?:the |each |every )?[\p{L}-]+(?: [\p{L}-]+)?) ((?:is|are) (?:told|notified|informed)),? and can (?:read|see|look at|view) (.+)$/iu.exec(
      piece,
    ) ?? [];
  if (seen) return [`${whom} ${isTold}`, `${whom} sees ${seen}`];
  // 'If the photo is blurred they are asked to take it again'.
  const [, met = '', asked = ''] =
    /^\s*((?:if|when) [^,;]{5,80}?),? ((?:they|he|she) (?:is|are) (?:asked|told|reminded|warned) .+)$/iu.exec(piece) ??
    [];
  return asked ? [`${asked} ${met}`] : [piece];
}

/** 'Damage is repaired, the boat is free again' is two. */
function bothAre(piece: string): string[] {
  const [, one = '', other = ''] =
    /^\s*((?:the |an? )?[\p{L}-]+(?: [\p{L}-]+)? (?:is|are) [^,;]{3,40}), ((?:the|an?|its|their) [\p{L}-]+(?: [\p{L}-]+)? (?:is|are) [^,;]{3,40})$/iu.exec(
      piece,
    ) ?? [];
  return other ? [one, other] : [piece];
}

/** 'Hire is collected, or partly collected if crates are missing': one or the other, as it is. */
function inEachCase(piece: string): string[] {
  const [, thing = '', usual = '', other = '', met = ''] =
    /^\s*((?:the |an? )?[\p{L}-]+(?: [\p{L}-]+)? (?:is|becomes)) ([\p{L} -]{3,30}?),? or ([\p{L} -]{3,30}?) (?:if|when) ([^,;]{5,80})$/iu.exec(
      piece,
    ) ?? [];
  return met ? [`unless ${met} ${the(thing)} ${usual}`, `when ${met} ${the(thing)} ${other}`] : [piece];
}
const the = (thing: string) => (/^(?:the|an?) /i.test(thing) ? thing : `the ${thing}`);

const setWithList = /^(\s*(?:the |an? )?[\p{L}' -]+? (?:is|becomes) [\p{L}-]+): (.+)$/iu;
/** 'Which pub', 'what beer is in it': a field, however it is asked for. */
const askedAs =
  /^(?:which|what) ([\p{L}-]+)(?: (?:(?:is|are|was|were) (?:in|on|at|for|with) (?:it|them)|(?:it|they)(?:['’]s| is| was)(?: at| in| on)?))?$/iu;

const state = "^(\\s*(?:the |an? )?[\\p{L}' -]+? (?:is|becomes|is marked as) (?:“[^”]+”|[\\p{L}-]+))(?:,|:) ";
const beside = new RegExp(
  `${state}(?!(?:with|as|and|but|when|if|so|by|because|until|unless|which|who|not|the|an?|or|they|he|she|it|we|I|you|nobody|everybody|somebody|each|all)\\b)([\\p{L}'-]+(?: [\\p{L}'-]+){0,4}(?:, [\\p{L}'-]+(?: [\\p{L}'-]+){0,4})*)\\s*$`,
  'iu',
);
/** What begins or ends so is no name of a field: 'at once', 'except on Sundays', 'customer notified'. */
const noField =
  /^(?!(?:what|which|how)\b).*\b(?:is|are|was|gets?|has|have|told|sees?)\b|^(?:at|on|in|by|for|from|to|of|before|after|except|only|too|again|now|then|also|even|once|until)\b|(?:ed|ly|too|again|happy)$/i;
/** 'Lesson is done, note, parking yes or no', 'tiffin is cancelled: day, meal': what is listed behind a state is entered with it. */
function withFields(told: string): string {
  const piece = told.replace(
    setWithList,
    (_, set: string, list: string) =>
      `${set}: ${list
        .split(/, /)
        .map((field) => field.replace(askedAs, '$1'))
        .join(', ')}`,
  );
  const [, set, list = ''] = beside.exec(piece) ?? [];
  const fields = list.split(/, /).map((one) => one.trim());
  const isList = fields.length > 1 || / yes or no$|^(?:how many|how much|number|amount|quantity)\b/i.test(list);
  if (!set || !isList || / told$/i.test(set) || fields.some((one) => noField.test(one))) return piece;
  const last = fields.pop();
  return `${set}, with ${fields.length > 0 ? `${fields.join(', ')} and ` : ''}${last}`;
}

const toldThen =
  /^(?:[\p{L}.'-]+ ){1,4}(?:(?:is|are|am|gets?) (?:told|asked|notified|informed|reminded|warned)|gets? an? (?:e-?mail|message|sms|push))\b/iu;
const nameAlone = /^\s*(?!(?:an?|no|new) )(?:the |all |both |our |my |those )?[\p{L}'-]+(?: [\p{L}'-]+)?\s*$/iu;
const isName = (piece: string) => piece.split(/,\s+/).every((one) => nameAlone.test(one));
/** 'Student and teacher are told': who stands before the last of them is told as well. */
function withWhole(pieces: string[]): string[] {
  const whole: string[] = [];
  for (const piece of pieces) {
    const before = whole.at(-1) ?? '';
    // 'When the last coat is there the request is fulfilled and the social worker is told': told upon the same.
    const [, upon] =
      /^\s*((?:when|once|as soon as|if) [^,;]+?(?: (?:is|are)|['’]s) \p{L}+)(?=,? (?:the|it|they) )/iu.exec(before) ??
      [];
    if (upon && toldThen.test(piece)) whole.push(`${piece} ${upon.trim()}`);
    else if (toldThen.test(piece)) {
      const names: string[] = [];
      while (isName(whole.at(-1) ?? '')) names.unshift((whole.pop() ?? '').trim());
      whole.push(names.length > 0 ? `${names.join(', ')} and ${piece}` : piece);
    } else whole.push(piece);
  }
  return whole;
}
