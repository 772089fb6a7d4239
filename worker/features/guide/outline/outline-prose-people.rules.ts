import { firstNames } from '#worker/features/guide/content/first-names.ts';
import { bodies, ownedPlaces } from '#worker/features/guide/content/people.ts';
import { humanVerbs } from '#worker/features/guide/content/verbs.ts';
import { kindOfNoun, readPhrase } from '#worker/features/guide/grammar/nouns.rules.ts';
import { numberWord } from '#worker/features/guide/grammar/numbers.rules.ts';
import { capitalise, isPlural, pluralOf, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import type { ProseClause } from '#worker/features/guide/outline/outline-prose-clauses.rules.ts';

/** What a clause is told of. */
export type Doer = 'self' | 'they' | 'all' | 'somebody' | 'nobody' | 'product' | 'person' | 'thing';

const pronouns: readonly [RegExp, Doer][] = [
  [/^(?:i|we|(?:my|our) (?:[a-z]+ and i)|me and .+|.+ and (?:i|me))$/i, 'self'],
  [/^(?:they|he|she|(?:the )?(?:others|rest)|each(?: one)?|some|these|those)$/i, 'they'],
  [/^(?:everyone|everybody|all|both|(?:each|all|every one|both) of (?:them|us)|anyone|anybody|users|you)$/i, 'all'],
  [
    /^(?:(?:someone|somebody)(?: else)?|one of (?:them|us)|one(?: person)?|a person|(?:another|the other)(?: one)?)$|^(?:whoever|(?:the one|anyone|anybody|someone|somebody) who) /i,
    'somebody',
  ],
  [/^(?:nobody|no-one|no one|none|neither)\b/i, 'nobody'],
];
/** 'The next one in the queue', 'the one before', 'the one whose turn it is', 'last one out'. */
const oneInRow = /^(?:the )?(?:(?:next|last|first|previous) one|one (?:before|after|whose turn it is))\b/i;
/** What is so with a thing and done by nobody. */
const staying = /^(?:be|cost|go|come|lie|stand|hang|start|end|begin|take place)$/;
const gets = /^(?:gets?|receives?|sees?|decides?|checks?|knows?|says?|makes?|does)$/;

/** Whoever is in charge, by words that name things too: 'cellar master', 'shift lead'. */
const leads = /(?:master|mistress|lead|chief|captain|skipper|warden|head)$/;

const single = /^(?:the|an?|our|my) /i;

/** What is told of a place and of nobody there. */
const lies = /^(?:be|is|are|am|have|become|open|close|cost|lie|stand|need|want|get|offer)$/;

/**
 * Of whom a clause is told; a word that no list knows is somebody where it does what only people do: 'the cellar master gets a reminder'.
 * @param actors the words that the description itself makes people.
 */
export function doerOf(
  { subject, head, verb, modals = '' }: Pick<ProseClause, 'subject' | 'head' | 'verb'> & { modals?: string },
  actors?: ReadonlySet<string>,
): Doer {
  const known = pronouns.find(([signs]) => signs.test(subject))?.[1];
  if (known) return known;
  if (oneInRow.test(subject) && !staying.test(verb.base ?? verb.lower)) return 'somebody';
  if (/^(?:the )?AI$/.test(subject)) return 'product';
  if (firstNames.has(subject)) return 'person';
  if (/^(?:it|this|that)$/i.test(subject))
    return /^(?:is|was|gets|has|becomes|happens|comes|goes|costs|breaks|lies|stays|arrives|stands|lands|leaves|falls|hangs|lasts|ends)$/.test(
      verb.lower,
    )
      ? 'thing'
      : 'product';
  const phrase = readPhrase(head, 0);
  if (!phrase) return 'thing';
  if (/^no$/i.test(head[0]?.lower ?? '')) return 'nobody';
  if (phrase.kind === 'person') return 'person';
  // 'The sound and light people'.
  const joint = head[phrase.end];
  const other = /^(?:and|or)$/.test(joint?.lower ?? '') ? readPhrase(head, phrase.end + 1) : undefined;
  if (other?.kind === 'person' || /^people$/.test(head[(other?.end ?? 0) - 1]?.lower ?? '')) return 'person';
  // 'Our organisation' are those who speak; 'the gym resets a wall'.
  // 'The kitchen closes' at six, 'the kitchen can close a day' are those who cook.
  if (phrase.kind === 'place' && (/\bcan\b/.test(modals) || !lies.test(verb.base ?? verb.lower)))
    return /^(?:our|my)$/.test(head[0]?.lower ?? '') ? 'self' : 'person';
  if (phrase.kind === 'product') return 'product';
  if (/^(?:people|folks)$/.test(head[phrase.end - 1]?.lower ?? '')) return 'person';
  const last = singularOf(head[phrase.end - 1]?.lower ?? '');
  if (leads.test(last) || actors?.has(last)) return 'person';
  // 'The dean settles it'.
  if (single.test(subject) && /^(?:settle|approve|judge|supervise)$/.test(verb.base ?? verb.lower)) return 'person';
  const isHuman = humanVerbs.has(verb.base ?? '') || gets.test(verb.lower);
  return isHuman && kindOfNoun(pluralOf(last)) === 'person' ? 'person' : 'thing';
}

const counted = new RegExp(
  `^(?:(?:the|an?|my|our|their|all|every|each|some|several|many|both|other|only|one|another|oldest|youngest|eldest|newest|best|nearest|\\d+|today|${numberWord}) )+`,
  'i',
);

/** The kind of people that a subject names, as it stands in a list: 'Two volunteers of the club' is 'Volunteers'. */
export function kindNamed(subject: string): string {
  const told = subject
    .replace(/^(?:the |our |my )?(?:[\p{L}-]+ ){0,2}?[\p{L}-]+['’]s? (?=\p{L})/iu, '')
    .replace(counted, '')
    .replace(/ (?:(?:of|in|at|from|with|on|who|that|for|near|without) .*|nearby|online|abroad)$/i, '');
  // 'Mrs Okafor' stays.
  const own = /\p{Lu}/u.test(told.slice(1)) ? told : told.toLowerCase();
  return capitalise(
    /^(?:each|every) /i.test(subject) || (/^an? /i.test(subject) && oneOfMany.test(own)) ? pluralOf(own) : own,
  );
}

/** 'A parent' is one of many, 'an editor' holds an office. */
export const oneOfMany =
  /\b(?:member|parent|customer|guest|child|friend|volunteer|visitor|player|student|pupil|neighbou?r|tenant|patient|user|buyer|reader|owner)$/i;

const one = (kind: string) => {
  const words = kind.toLowerCase().split(' ');
  return [...words.slice(0, -1), singularOf(words.at(-1) ?? '')].join(' ');
};

/** Kinds of people without those that are named twice: 'Gardeners' beside 'Allotment gardeners', 'Parent' beside 'Parents'. */
export function distinctKinds(kinds: string[]): string[] {
  const found: string[] = [];
  for (const kind of kinds) {
    const at = found.findIndex((other) => isSameKind(kind, other));
    if (at < 0) found.push(kind);
    // The longer name and the plural say more.
    else if ((found[at] ?? '').split(' ').length < kind.split(' ').length) found[at] = kind;
    else if (!isPlural(found[at] ?? '') && isPlural(kind))
      found[at] = found[at]?.includes(' ') && !kind.includes(' ') ? (found[at] ?? kind) : kind;
  }
  return found;
}

/** A kind as it is listed: 'Conductors' of 'the conductor'; a name stays. */
export const inPlural = (kind: string) =>
  /\p{Lu}/u.test(kind.slice(1)) || firstNames.has(kind) || isPlural(kind) || /^\p{L}+ who /u.test(kind)
    ? kind
    : pluralOf(kind);

/** Whether two names of people mean the same kind, in whatever number, one of them shortened. */
export const isSameKind = (kind: string, other: string) =>
  one(kind) === one(other) || one(kind).endsWith(` ${one(other)}`) || one(other).endsWith(` ${one(kind)}`);

/** 'The clerk' where only hotel clerks are told of: 'the hotel clerk'. */
export function inFull(subject: string, kinds: string[]): string {
  const short = /^the ([\p{L}-]+)$/iu.exec(subject)?.[1]?.toLowerCase();
  const [only, ...others] = short ? kinds.filter((kind) => one(kind).endsWith(` ${short}`)) : [];
  return only && others.length === 0 && !kinds.some((kind) => one(kind) === short) ? `the ${one(only)}` : subject;
}

const runs =
  /\b(?:I|we)(?: also| now)? (?:run|own|have|manage|lead|organi[sz]e) (?:(?:an?|the|my|our|two|three|\d+) )?(?:(?:small|little|tiny|big|local|family|new|old|independent|private) )*((?:[\p{L}-]+ ){0,1}[\p{L}-]+?)(?= (?:with|in|at|of|for|where|and|that|near|since|on|from|together)\b|[.,;:!]|$)/iu;
const works =
  /(?:^|[.!?,]\s+)(?:I|we) (?:build|make|sell|teach|rent out|offer|bake|brew|repair|restore|produce|grow|breed|host|print|keep)\b/i;
const selfKind =
  /\b(?:I am|I'm|I work as)(?: working as)? (?:(?:an?|the|one of the) )((?:[\p{L}-]+ ){0,2}?[\p{L}-]+?)(?= (?:in|at|of|for|with|who|and|from|on)\b|[.,;]|$)/iu;
const together =
  /\b(?:we are|we're) (?:(?:a (?:group|team|band|bunch) of|some|several|about|\d+|[a-z]+) )?((?:[\p{L}-]+ )?[\p{L}-]+s)\b/iu;
const bare = /^(?:people|persons|guys|folks|ones)$/i;

/**
 * What whoever tells an idea is called, with its mark: 'School owner (me)' of 'I run a small music school', 'Owner (me)' of 'I build escape
 * rooms', 'Friends (us)' of 'we are three friends'; undefined where nothing tells.
 */
export function selfNamed(description: string): string | undefined {
  const text = description.replace(/[’‘]/g, "'");
  const isTwo =
    /\b(?:my (?:husband|wife|partner|sister|brother|friend|son|daughter)) and I\b|\bme and my\b|\bwe (?:run|own|build|make|sell|restore|repair|rent out|teach|offer|bake|brew|produce|grow|breed|host|print)\b/i.test(
      text,
    );
  const mark = isTwo ? '(us)' : '(me)';
  const self = selfKind.exec(text)?.[1]?.trim();
  const head = self?.split(' ').at(-1)?.toLowerCase() ?? '';
  if (self && (/(?:man|woman)$/.test(head) || [head, pluralOf(head)].some((word) => kindOfNoun(word) === 'person')))
    return `${capitalise(self)} (me)`;
  const we = together.exec(text)?.[1];
  if (we && kindOfNoun(we.split(' ').at(-1)?.toLowerCase() ?? '') === 'person' && !bare.test(we))
    return `${capitalise(we)} (us)`;
  const spoken = text.replace(/\b(?:my|our) [\p{L}]+ and I\b/giu, 'we').replace(/\bme and my [\p{L}]+\b/giu, 'we');
  const place = runs.exec(spoken)?.[1]?.toLowerCase();
  const last = place?.split(' ').at(-1) ?? '';
  const isOwned = !shared.test(last) && (kindOfNoun(last) === 'place' || venue.test(last));
  if (shared.test(last))
    return isTwo || /\bwe (?:have|manage|lead|organi[sz]e)\b/i.test(spoken) ? 'Organisers (us)' : 'Organiser (me)';
  const named = isOwned ? last : undefined;
  if (named) return `${capitalise(named)} ${isTwo ? 'owners' : 'owner'} ${mark}`;
  return works.test(spoken.slice(0, longestOpening)) || /\b(?:I|we) (?:run|own)\b/i.test(spoken)
    ? `${isTwo ? 'Owners' : 'Owner'} ${mark}`
    : undefined;
}

/** Who tells it says first what they do. */
const longestOpening = 120;

/** What nobody owns: those who run it organise it. */
const shared = new RegExp(
  `^(?:${bodies}|brigade|church|charity|community|bank|initiative|festival|market|fair|network|project|parish|meetup|event|tournament)$`,
);

/** Places of work that no list of staff knows. */
const venue = new RegExp(`^(?:${ownedPlaces}|museum|café|zoo|company|business)$`);
