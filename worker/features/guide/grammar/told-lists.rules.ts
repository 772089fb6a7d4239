export const finite =
  /\b(?:is|are|was|must|can|cannot|should|shall|will|would|has|have|had|want|wants|need|needs|i|we|they|it)\b/i;
const leastStates = 3;

/** A row of a text; `points` are those that stand below it where it ends in a colon. */
type Row = { text: string; points: string[] };

const point = /^\s*(?:[-–*•·]|\d{1,2}[.)])\s+(.+)$/u;
/** 'Fields per remnant:', 'A visit:' above points. */
const heading =
  /^\s*(?<ofFields>[\p{L} ]*\b(?:fields?|data|columns|attributes|properties|details|information|record|entry) (?:per|for|of|on|in) )?(?:(?:an?|the|each|every) )?(?<thing>[\p{L}-]+(?: [\p{L}-]+)?)\s*:\s*$/iu;
/** 'We sell tiles. Fields per tile:' begins points as well. */
const endsInHeading = /^(.*[.!?])\s+([^.!?]{3,80}:\s*)$/su;

/** The rows of a text, with the points that stand below a heading. */
export function rowsOf(text: string): Row[] {
  const rows: Row[] = [];
  let above: Row | undefined;
  for (const row of text.split('\n')) {
    const own = point.exec(row)?.[1];
    if (own !== undefined && above && heading.test(above.text)) {
      above.points.push(own.trim());
      continue;
    }
    const [, before, last = row] = endsInHeading.exec(row) ?? [];
    if (before !== undefined) rows.push({ text: before, points: [] });
    const next: Row = { text: last, points: [] };
    rows.push(next);
    if (last.trim() !== '') above = next;
  }
  return rows;
}

/** What a row without its mark says. */
const withoutPoint = (row: string) => point.exec(row)?.[1] ?? row;

/** A sentence of a text, or a heading with the points below it. */
export type Line = { text: string; bullets: string[] };

/** Sentences, and headings with the points below them. */
export const linesOf = (text: string): Line[] =>
  rowsOf(text).flatMap(({ text: row, points }) =>
    points.length > 0
      ? [{ text: row.trim(), bullets: points }]
      : withoutPoint(row)
          .split(/(?<=[.!?])\s+/)
          .filter((sentence) => sentence.trim() !== '')
          .map((sentence) => ({ text: sentence.trim(), bullets: [] })),
  );

/** The thing that a heading names; `isOfFields` where it says that what follows are its fields. */
export function headOf(row: string): { thing: string; isOfFields: boolean } | undefined {
  const groups = heading.exec(row)?.groups;
  return groups?.thing === undefined
    ? undefined
    : { thing: groups.thing.toLowerCase(), isOfFields: groups.ofFields !== undefined };
}

/** The fields of a point: 'surface: bare / 2B' as 'surface (bare / 2B)', 'name + phone' as two. */
export const piecesOfPoint = (text: string): string[] =>
  text
    .replace(/^([^:(]+): (.+)$/, '$1 ($2)')
    .split(/ \+ (?![^(]*\))/)
    .map((piece) => piece.trim())
    .filter(Boolean);

const whom = /(?<=^|[,;:] ?)for (\p{L}+), (\p{L}+) or (\p{L}+)(?=\s*(?:[,;]|$))/giu;
const reached =
  /(?<=^|[,;:] ?)(\p{L}+) with (?:(?:their|an?|the) )?(address|phone|name|e-?mail|mail)(?: and (phone|address|name|e-?mail|mail))?(?=\s*(?:[,;]|$))/giu;
/** A list with each field on its own: 'for child, woman or man' is for whom it is, 'donor with address and phone' are three. */
export const eachAlone = (list: string): string =>
  list
    .replace(whom, 'for whom ($1, $2, $3)')
    .replace(reached, (_, who: string, ...more: unknown[]) =>
      [who, ...more.slice(0, 2).filter((one) => typeof one === 'string')].join(', '),
    );

/** The pieces of a list, cut where no bracket is open; the last 'and' parts the last two. */
export function piecesOfList(list: string): string[] {
  const pieces: string[] = [];
  let open = 0;
  let piece = '';
  for (const sign of list.replace(/[.!?]+$/, '')) {
    open += sign === '(' ? 1 : sign === ')' ? -1 : 0;
    if (open === 0 && /[,;]/.test(sign)) {
      pieces.push(piece);
      piece = '';
    } else piece += sign;
  }
  pieces.push(piece);
  const last = pieces.pop() ?? '';
  const cut = / and (?![^(]*\))/.exec(last);
  return [...pieces, ...(cut ? [last.slice(0, cut.index), last.slice(cut.index + 5)] : [last])]
    .map((one) => one.trim().replace(/^(?:and|plus) /i, ''))
    .filter(Boolean);
}

/** 'kind: goal, penalty, timeout' inside a list: what follows the colon are the values of that one field. */
export function joinValues(pieces: string[]): string[] {
  const at = pieces.findIndex((piece) => /^[\p{L}]+(?: [\p{L}]+)?: ?[^\s:]/u.test(piece));
  const [, name = '', first = ''] = /^([^:]+): ?(.+)$/.exec(pieces[at] ?? '') ?? [];
  const next = pieces.findIndex((piece, index) => index > at && piece.includes(':'));
  const end = next < 0 ? pieces.length : next;
  if (at < 0 || end - at < 2) return pieces;
  const values = [first, ...pieces.slice(at + 1, end)].join(', ');
  return [...pieces.slice(0, at), `${name} (${values})`, ...joinValues(pieces.slice(end))];
}

/** What parts the steps of a list from each other. */
const nextStep =
  /,?\s*(?:and |or )?(?:(?:and )?then|finally|lastly|(?:in|at) the end|at last|afterwards)(?: it(?:'s| is| becomes| gets))?,? /i;
/** After these it does not go on. */
const refusing = /^(?:refused|rejected|declined|denied|cancelled|withdrawn|lost|failed)$/;

/** 'a draft, then sent, then accepted or declined, then filed': of several at one step the first that is no refusal goes on, the others end there. */
function waysOfSteps(list: string): string[][] | undefined {
  const steps = list.split(nextStep).map((step) =>
    step
      .split(/,\s*(?:or |and )?|\s+or\s+/i)
      .map(stateOf)
      .filter(Boolean),
  );
  const forks = steps.slice(0, -1).some((step) => step.length > 1);
  const isState = (state: string) => state.split(' ').length < 4 && !/\d/.test(state) && !finite.test(state);
  if (steps.length < leastStates || !forks || !steps.flat().every(isState)) return undefined;
  const trunk = steps.slice(0, -1).map((step) => step.find((state) => !refusing.test(state)) ?? step[0] ?? '');
  const whole = (steps.at(-1) ?? []).map((end) => [...trunk, end]);
  const aside = trunk.flatMap((main, at) =>
    (steps[at] ?? []).filter((state) => state !== main).map((state) => [...trunk.slice(0, at), state]),
  );
  return [...whole, ...aside];
}

/** 'is cleared away', 'quarter 4 with breaks between' and 'an enquiry' as the state they name. */
const stateOf = (step: string) =>
  step
    .trim()
    .replace(/^(?:or|then|an?|the|either|both) /i, '')
    .replace(/ with [\p{L} ]+$/u, '')
    .toLowerCase();

const perhaps = /^(?:maybe|perhaps|possibly|sometimes) (?:an? |the )?/;
/** 'Quarter 4' is a state, '4 boxes' is none. */
const numbered = /^\p{L}+ \d{1,2}$/u;

/** '…, or disputed, or settled': what stands after an 'or' ends where the step before it ends. */
const joinEnds = (list: string) => list.replace(/,\s*or\s+/gi, ' or ');

/** 'draft, sent, accepted or declined': each way through the states; undefined where it is no list of at least three. */
export function waysOf(list: string): string[][] | undefined {
  const ways = waysOfSteps(list) ?? waysOfList(joinEnds(list));
  const isAside = (state: string) => perhaps.test(state);
  // What is only there at times is a way of its own.
  return ways?.flatMap((way) => {
    const whole = way.map((state) => state.replace(perhaps, ''));
    return way.some(isAside) ? [whole, way.filter((state) => !isAside(state))] : [whole];
  });
}

const betweenSteps = (to: string) =>
  new RegExp(`[,;]\\s*(?:and )?(?:then )?|\\s+(?:and )?then\\s+|\\s*(?:->|→|/)\\s*|\\s+${to}\\s+|\\s+and\\s+`, 'i');
const between = betweenSteps('to');
/** In a list with commas 'given back to the customer' and 'back to patient' are one state each. */
const betweenCommas = betweenSteps(
  '(?<!\\b(?:back|given|sent|handed|returned|passed|brought|due|close|ready|next|up) )to(?! (?:the|its|their|an?) )',
);
const toWhom = / to .+$/;

function waysOfList(list: string): string[][] | undefined {
  const steps = list
    .replace(/ until [^,]+/g, '')
    .split(list.includes(',') ? betweenCommas : between)
    .map(stateOf)
    .filter(Boolean)
    .flatMap((step, at, all) => (at < all.length - 1 && /^(\S+) or (\S+)$/.exec(step)?.slice(1)) || [step]);
  if (
    steps
      .flatMap((step) => step.split(' or '))
      .some(
        (step) =>
          step.split(' ').length > 5 ||
          (/\d/.test(step) && !numbered.test(step)) ||
          finite.test(step.replace(/\bcan (?=\p{L})/gu, '')),
      )
  )
    return undefined;
  const last = steps.pop()?.split(/\s+or\s+/) ?? [];
  if (steps.length + last.length < leastStates || last.some((step) => step.replace(toWhom, '').split(' ').length > 3))
    return undefined;
  if (steps.some((step) => step.replace(toWhom, '').split(' ').length > 4)) return undefined;
  return last.map((end) => [...steps, end]);
}

/** A list as it is read: 'enquiry = a, b' with a colon, 'goes: a, b' with its subject. */
export const plainList = (said: string) =>
  said
    .replace(/^([\p{L} -]{3,40}?) = (?=.+,)/u, '$1: ')
    .replace(/^goes: /i, 'It goes: ')
    .replace(/(?<=,.*), ((?:and |or )?)(?:maybe|perhaps|possibly) /gi, ', $1sometimes ');

/** Gives lists their subject: before any other record was listed, 'It goes: …' and 'The states are …' tell of `item`. */
export function namingSubjects(item: string): (sentence: string) => string {
  let isFirst = true;
  return (sentence) => {
    const subject = isFirst ? /^(?:(?:it|they) (?:goes?|moves?)\b|(?:the )?states\b)/i.exec(sentence)?.[0] : undefined;
    if (!subject && /^(?:an?|each|every|the|for each|for every)? ?[\p{L} -]{3,30}(?::|,? we keep)/iu.test(sentence))
      isFirst = false;
    if (!subject) return sentence;
    return `${/states$/i.test(subject) ? `${item} states` : `Each ${item} goes`}${sentence.slice(subject.length)}`;
  };
}
