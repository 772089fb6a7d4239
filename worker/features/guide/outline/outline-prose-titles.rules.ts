import { namesProduct } from '#worker/features/guide/grammar/moods.rules.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { capitalise, isPlural, lowerFirst, pluralOf } from '#worker/features/guide/grammar/words.rules.ts';
import { clausesIn } from '#worker/features/guide/outline/outline-prose-clauses.rules.ts';

type Titled = { is: string; inner: string };

/** 'A lab where students book the microscope': where it is used, and what is done there. */
const placed = /^((?:an?|our|my) (?:[\p{L}-]+ ){0,3}?([\p{L}-]+)) (?:where|in which|at which) (.+)$/iu;
/** 'Something for our fishing club so that members note their catches'. */
const wanted = /^(something for (?:our|my|the|an?) [\p{L} -]{2,40}?)(?:,? so(?: that)?|,? where|,? in which|:) (.+)$/iu;
/** 'A tool for a piano tuner: customers, pianos, when each was tuned and what is due': whose it is, and what they keep there. */
const keeping =
  /^((?:an? |the |our |my )?(?:[\p{L}-]+ ){0,2}?(?:app|tool|page|site|system|software|program|something) for ((?:an? |the |our |my )?((?:[\p{L}-]+ )?[\p{L}-]+))): (.+)$/iu;

/** What somebody keeps as what they do: 'customers' they add, 'when each was tuned' they note, 'what is due' they see. */
function keptAs(piece: string): string | undefined {
  if (/^(?:when|where|whether|how (?:much|many|long)|what|who|which)\b/i.test(piece))
    return /\b(?:was|were|has|have|had|did|\p{L}{3,}ed)\b/iu.test(piece) ? `note ${piece}` : `see ${piece}`;
  return piece.split(' ').length < 4 && isPlural(piece.split(' ').at(-1) ?? '') ? `add ${piece}` : undefined;
}

/** The doings of a list of what is kept, each by those whose it is; undefined where a piece of it is nothing of the kind. */
function listed(whose: string, list: string): string | undefined {
  if (clausesIn(list)) return undefined;
  const pieces = list
    .replace(/[.\s]+$/, '')
    .split(/,\s*(?:and )?|\s+and\s+(?=when|what|who|which|where|how|\p{L}+s\b)/iu)
    .filter(Boolean);
  const done = pieces.map(keptAs);
  const isMany = isPlural(whose.split(' ').at(-1) ?? '');
  const who = isMany ? whose : `the ${whose.replace(/^(?:an?|the|our|my) /i, '')}`;
  if (pieces.length < 2 || done.some((one) => one === undefined) || !done.some((one) => one?.startsWith('add ')))
    return undefined;
  return done.map((one = '') => `${who} ${isMany ? one : one.replace(/^(\p{L}+)/u, '$1s')}`).join('; ');
}

/**
 * What a sentence says that it is and what is done there, where it names a place, a wish without a name or a list of what is kept; undefined
 * for any other.
 */
export function titledApart(text: string): Titled | undefined {
  const [, whole = '', whose = '', who = '', list = ''] = keeping.exec(text) ?? [];
  const last = who.split(' ').at(-1)?.toLowerCase() ?? '';
  // 'Tuner' alone may be a thing.
  const isPerson = [last, pluralOf(last)].some((word) => kindOfNoun(word) === 'person');
  const kept = isPerson ? listed(lowerFirst(whose), list) : undefined;
  if (kept) return { is: `${capitalise(whole)}.`, inner: kept };
  const [, something, done = ''] = wanted.exec(text) ?? [];
  if (something && clausesIn(done.replace(/:.*$/s, ''))) return { is: `${capitalise(something)}.`, inner: done };
  const [, where, head = '', rest = ''] = placed.exec(text) ?? [];
  const isPlace =
    kindOfNoun(head.toLowerCase()) === 'place' && !namesProduct(text) && !/^(?:place|page|site)$/i.test(head);
  return where && isPlace && clausesIn(rest) ? { is: `${capitalise(where)}.`, inner: rest } : undefined;
}
