import { partPieces } from '#worker/features/guide/grammar/outcome-pieces.rules.ts';
import { eachAlone } from '#worker/features/guide/grammar/told-lists.rules.ts';
import { singularOf, withArticle } from '#worker/features/guide/grammar/words.rules.ts';

/**
 * What comes of an act, as a line of an outline says it behind its arrow: 'new message: stone, what is wrong; the stone becomes checked; the
 * office is told by e-mail'. `record` is the thing as it is called there, without an article; `fields` are listed as those of a record are;
 * `picked` is which of several the product takes by itself, 'first waiting ticket'; `text` is what stands there, which is all where no form fits: a sentence (`say`), or what the product is to do (`do`).
 */
export type Outcome = { text: string } & Effect;
/** What a list says of a field beside its name: 'due 31 March' is its value, 'weight per piece' tells only which is meant. */
export type Detail = { name: string; said: string; isValue: boolean };
type Effect =
  | { way: 'make' | 'fill'; record: string; fields: string; details?: Detail[]; each?: string; eachAs?: string }
  | { way: 'state'; record: string; state: string; rest?: string; picked?: string }
  | { way: 'remove'; record: string }
  | { way: 'show'; what: string; to?: string }
  | { way: 'tell'; verb: 'tell' | 'ask' | 'remind' | 'warn' | 'send'; whom: string; rest: string }
  | { way: 'do'; isBare?: true }
  | { way: 'say' };

/** Whether a line says what comes of it for a thing that is kept, and not only who is told. */
export const saysOfThings = (outcomes: Outcome[] = []): boolean =>
  outcomes.some(({ way }) => way !== 'tell' && way !== 'say' && way !== 'do');

const arrow = / ?(?:→|⇒|➔|->|=>) ?/;
const article = '(?:(?:an?|the|that|this|its|their|each|every) )?';
const made =
  /^(?:adds? |makes? |creates? )?(?:an? |another )?(?:new|another) ([^:(]+?)(?:(?::| with) ?(.+)| \((.+)\))?$/i;
const stated = new RegExp(
  `^${article}(.+?) (?:becomes?|is now|are now|is set to|turns|(?:is|are) marked(?: as)?|counts as) ["“]?(.+?)["”]?$`,
  'i',
);
const telling =
  /^(tell|ask|remind|warn)s? (.+?)((?: (?:by|through|over|within|at|on|that|what|which|whether|if|about|as|to) .+)?)$|^(.+?) (?:is|are|am|gets?) (told|asked|reminded|warned)((?: .+)?)$/i;
const notified = /^(?:notif(?:y|ies)|informs?) (.+)$|^(.+?) (?:is|are|am|gets?) (?:notified|informed)$/i;
const sent =
  /^(.+?) (?:gets?|is sent|are sent) (an? (?:push |text )?(?:message|notification|e?-?mail|sms|text|push|link|list|pdf)\b.*|(?:sms|whatsapp|mail|e-mail)\b.*)$/i;
const goesOff =
  /^(?:all|both|their|his|her|my|our|the)?(?: \p{L}+)? ?phones? (?:goes|go|rings?|buzz(?:es)?|vibrates?)(?: off)?( .+)?$/iu;
/** 'The key set is in cabinet', 'the set is taken': said last, as many words may follow 'is'. */
const being = new RegExp(`^${article}(.+?) (?:is|are) (?:now |then )?([^,]+)$`, 'i');
const filled = new RegExp(
  `^${article}(.+?) (?:gets?|is given(?! (?:back|to|out|up|away|over))|keeps?|notes?|ha(?:s|ve) (?:an? |the )?(?:new|other)(?= \\p{L})) (?:an? |the |its )?(.+)$`,
  'iu',
);
const removed = new RegExp(
  `^(?:removes?|deletes?) ${article}(.+)$|^${article}(.+?) (?:is|are) (?:removed|deleted|taken away)$`,
  'i',
);
const shown = /^(?:shows?|lists?|opens?) (.+)$|^(?:(?:they|she|he|it|somebody|everybody) )?sees? (.+)$/i;
const changed = new RegExp(
  `^(?:changes?|updates?|edits?) ${article}(.+)$|^${article}(.+?) (?:is|are) (?:changed|updated)$`,
  'i',
);

/** 'New charge of €18 for the customer'. */
const owing =
  /^(?:an? )?new ([\p{L}-]+(?: [\p{L}-]+)?) of (\p{Sc} ?\d[\d.,]*|\d[\d.,]* ?\p{Sc}?)(?: (?:for|to|on) (?:the |each |every )?([\p{L}-]+))?$/iu;
/** A word that is written small where it does not open a line; a name is not. */
const opening = /^(?:the|an?|my|our|his|her|their|its|this|that|each|every)\b/i;

/** Whether an outcome speaks of a record: by its name, or by the last word of it alone. */
export const isCalled = (named: string, one: string): boolean =>
  named === one || singularOf(named) === one || one.split(' ').at(-1) === singularOf(named);

/** The record that an outcome names: the one of that name before one that only ends in it. */
export const recordCalled = <T extends { one: string }>(
  records: readonly T[],
  named: string | undefined,
): T | undefined =>
  named === undefined
    ? undefined
    : (records.find(({ one }) => one === named || one === singularOf(named)) ??
      records.find(({ one }) => isCalled(named, one)) ??
      baseCalled(records, named));

const baseOf = (name: string) => name.split(/ (?:on|of|for|in) /)[0] ?? name;
/** 'Patient' of the only 'patient on the list', 'answer for today' of the only answer. */
function baseCalled<T extends { one: string }>(records: readonly T[], named: string): T | undefined {
  const found = records.filter(
    ({ one }) => baseOf(one) === baseOf(named) && (one === baseOf(one) || named === baseOf(named)),
  );
  return found.length === 1 ? found[0] : undefined;
}

/** What only asks: 'when cancelled', 'who else may see it', '…, then'. */
const asking = /^(?:when|if|who|what|where|how|why|which|whether|then|and then|but)\b/i;
const askedLast = /,? (?:and |but )?(?:then|what then|and)$/i;

/**
 * Parts a line at its arrow: what happens, what is said to come of it, and what a question mark leaves open: 'when cancelled', or nothing more
 * than that it is open.
 */
export function partOutcomes(line: string): { line: string; outcomes: Outcome[]; open: string[] } {
  const [before = '', ...after] = line.split(arrow);
  if (after.length === 0 || before.trim() === '') return { line, outcomes: [], open: [] };
  const pieces = partPieces(after).map(pieceOf);
  return {
    line: before.trim(),
    outcomes: pieces
      .filter(({ told }) => /\p{L}/u.test(told))
      .map(({ told }) => {
        const text = told.replace(opening, (word) => word.toLowerCase());
        return { ...readEffect(text), text };
      }),
    open: pieces.flatMap(({ open }) => open),
  };
}

function pieceOf(piece: string): { told: string; open: string[] } {
  const text = piece
    .replace(/[.,!?\s]+$/, '')
    .trim()
    .replace(/^(?:and (?:then )?|else,? |otherwise,? )/i, '')
    .replace(/\bI'm\b/g, 'I am');
  if (!/^\s*\?|\?\s*$/.test(piece)) return { told: text, open: [] };
  if (/^\s*\?/.test(piece)) return { told: '', open: [text.replace(/^[?\s(]+|[)\s]+$/g, '')] };
  if (asking.test(text)) return { told: '', open: [text] };
  const [last] = askedLast.exec(text) ?? [];
  return { told: text.replace(askedLast, ''), open: [last?.replace(/^[, ]+/, '') ?? text] };
}

/** A rule with an arrow, as its sentence: 'If nobody answers → the office is told' is 'If nobody answers, the office is told'. */
export const arrowAsComma = (line: string): string => line.split(arrow).join(', ');

/** Whether a line says behind an arrow what comes of it. */
export const saysOutcome = (line: string): boolean => arrow.test(line);

/** A line without what comes of it. */
export const withoutOutcomes = (line: string): string => partOutcomes(line).line;

/** 'New due: fee, amount for each active member' tells first what is listed, then for whom. */
const forEach = /^((?:an? )?new [^:;]+?): (.+?) (for (?:each|every) [\p{L}-]+(?: [\p{L}-]+){0,5})$/iu;

function readEffect(said: string): Effect {
  const piece = said.replace(forEach, '$1 $3: $2');
  const [, thing, listed = '', inBrackets = ''] = made.exec(piece) ?? [];
  const isThing =
    thing !== undefined &&
    !/^(?:date|day|time|hour|deadline)(?: (?:it|they|for|of|to|by|on|when)\b|$)/i.test(thing) &&
    !/\b(?:is|are|gets?|becomes?|begins?|starts?|opens?|comes?|goes)\b/.test(thing);
  const [, owed, sum, whom = ''] = owing.exec(piece) ?? [];
  if (owed && sum) return { way: 'make', record: nameOf(owed), fields: [whom, sum].filter(Boolean).join(', ') };
  if (isThing) return { way: 'make', record: nameOf(thing), fields: eachAlone(listed || inBrackets) };
  // 'One direct debit for the week' gathers what it is made of.
  const [, gathered, of] =
    /^one ([\p{L}-]+ [\p{L}-]+) (?:for|per) (?:the|each|every) (day|week|month|quarter|year|term|season|night|tour|round)$/iu.exec(
      piece,
    ) ?? [];
  if (gathered && of) return { way: 'make', record: nameOf(gathered), fields: of };
  const [, entry, ...parts] = /^([\p{L} -]{2,30}): (.+,.+)$/u.exec(piece) ?? [];
  if (entry && !/^(?:I|we|they|he|she|it) |\b(?:is|are|gets?|becomes?)\b/i.test(entry))
    return { way: 'make', record: nameOf(entry), fields: parts.join('') };
  const told = tellingOf(piece);
  if (told) return told;
  const [, whose, state] = stated.exec(piece) ?? [];
  if (whose && state) return { way: 'state', record: nameOf(whose), state: state.toLowerCase() };
  const [, gone, taken] = removed.exec(piece) ?? [];
  if (gone ?? taken) return { way: 'remove', record: nameOf(gone ?? taken ?? '') };
  const [, what, seen] = shown.exec(piece) ?? [];
  if (what ?? seen) return { way: 'show', what: what ?? seen ?? '' };
  const [, altered, other] = changed.exec(piece) ?? [];
  if (altered ?? other) return { way: 'fill', record: nameOf(altered ?? other ?? ''), fields: '' };
  const [, owner, given] = filled.exec(piece) ?? [];
  // 'Date I rang and note on the piano' notes nothing.
  if (owner && given && !/ and$|\b(?:is|are) |\bwith (?:an?|the)$|^(?:an?|the)$/i.test(owner))
    return { way: 'fill', record: nameOf(owner), fields: given };
  const [, thingThere, how] = being.exec(piece) ?? [];
  return thingThere && how ? { way: 'state', record: nameOf(thingThere), state: how.toLowerCase() } : { way: 'say' };
}

function tellingOf(piece: string): Effect | undefined {
  // 'All four phones go off'.
  const [rings, after = ''] = goesOff.exec(piece) ?? [];
  if (rings)
    return { way: 'tell', verb: 'warn', whom: 'all of them', rest: `by a push notification with sound${after}` };
  const [, tells = '', one = '', how = '', passive = '', done = '', by = ''] = telling.exec(piece) ?? [];
  const verb = (tells || done).toLowerCase();
  const called = (['ask', 'remind', 'warn'] as const).find((one) => verb.startsWith(one)) ?? 'tell';
  // 'Nobody is told' is no message.
  if (/^(?:nobody|no one)$/i.test(one || passive)) return { way: 'say' };
  // 'After the second reminder the board is told'.
  const [, time = '', whom = one || passive] =
    /^((?:after|before|on|at|by|in|within|for|with) .+?) (the \p{L}+(?: \p{L}+)?)$/iu.exec(one || passive) ?? [];
  if (verb) return { way: 'tell', verb: called, whom, rest: [`${how}${by}`.trim(), time].filter(Boolean).join(' ') };
  const [, active, passively] = notified.exec(piece) ?? [];
  if (active ?? passively) return { way: 'tell', verb: 'tell', whom: active ?? passively ?? '', rest: '' };
  const [, receiver, message] = sent.exec(piece) ?? [];
  return receiver && message ? { way: 'tell', verb: 'send', whom: receiver, rest: message } : undefined;
}

const nameOf = (text: string) =>
  text
    .replace(/^(?:an?|the) /i, '')
    .replace(/ (?:to|for) (?:each|all|every one)(?: of them)?$| (?:for|of|on|in|to) (?:this|that) [a-z-]+$/i, '')
    .toLowerCase()
    .trim();

/** The outcome that a thing becomes what is one of its states. */
export const becoming = (record: string, state: string): Outcome => ({
  ...{ way: 'state', record, state },
  text: `the ${record} becomes ${state}`,
});

/** 'A key set that is not back becomes late': what a line of no person brings about itself. */
const saysBecoming =
  /^([^,]{0,80}?,? ?)\b(?:an?|the|each|every) ([\p{L}-]+(?: [\p{L}-]+){0,2})(?:,? (?:that|which|who) ([^,]{2,120}?),?)? (?:becomes?|counts as|turns) ([\p{L} -]{2,60})$/iu;

/** Where a line of no person tells itself what becomes of a thing, that is one of its outcomes: '… → the technician is told' too. */
export function withOwnOutcome(line: string, outcomes: Outcome[]): { event: string; outcomes: Outcome[] } {
  const [, lead = '', record, met, state] = saysBecoming.exec(line) ?? [];
  if (!record || !state || (!lead && !met)) return { event: line, outcomes };
  const event = met ? `${lead}${withArticle(record)} ${met}` : lead.replace(/,? $/, '');
  return { event, outcomes: [becoming(record.toLowerCase(), state.toLowerCase()), ...outcomes] };
}
