import { anyThing, attributes } from '#worker/features/guide/content/completion-things.ts';
import { namesProduct } from '#worker/features/guide/grammar/moods.rules.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { verbal } from '#worker/features/guide/grammar/opening.rules.ts';
import { baseOfVerb, tagText } from '#worker/features/guide/grammar/phrases.rules.ts';
import {
  asNoun,
  capitalise,
  isPlural,
  joinWords,
  lowerFirst,
  type Noun,
  singularOf,
  toPattern,
  withArticle,
} from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';
import { closedGroups } from '#worker/features/guide/outline/outline-closed-groups.rules.ts';
import { kindOfThing, thingIn } from '#worker/features/guide/outline/outline-completion-things.rules.ts';

/** A draft with its acts as they were told, and who there is. */
export type DraftedAround = { idea: Idea; outline: Outline; acts: Told[]; people: Noun[] };

const mostTitle = 9;
const wished =
  /^(?:(?:so|and|also|now|basically|ideally),? )*(?:(?:I|we)(?:'d| would)?(?: really| just)? (?:want|need|like|wish(?: for)?|(?:am|are) looking for)(?: to (?:have|build|make|create))?|wanted:?|the idea is|it is|this is|it's) (?=an?\b|some|one\b|the\b)/i;
const product =
  /^(?:(?:an?|the|one|some kind of|our|my) )?(?:\p{L}[\p{L}-]* ){0,4}?(?:app|application|website|site|page|platform|tool|software|system|service|program|bot|marketplace|portal|database|register|diary|log|planner|calendar|game|something|somewhere)\b(?: (?:for|of|to|that|which|where|with|in|on|so|by)\b|[:.]|$)/iu;

const plainOf = (line: string) => line.replace(wished, '').replace(/[.\s]+$/, '');

/** 'Nobody plants after October', 'kids only ride with a trainer': a rule, also where its verb reads as a noun. */
export const binds =
  /^(?:nobody|no one|no-one|none|everybody|everyone|each|every|all)\b|\b(?:only|never|always|must|at most|at least)\b/i;

/** Whether a line says what is wanted, and not how it is: 'I want something for our book club'. */
export const isWish = (line: string) => wished.test(line);

/** Whether a line names what it is or for whom, and is no sentence: 'A tool for divers', 'Model railway club'. */
export function isHeadline(line: string): boolean {
  const own = plainOf(line);
  if (isProduct(own)) return true;
  if (binds.test(own) || /^(?:both|they|he|she|it|we|I|who|others|some)\b/i.test(own)) return false;
  const words = tagText(own).flat();
  return words.length > 0 && words.length <= mostTitle && !words.some(verbal);
}

/** Words that name a group of people or where they are, beside the places that are known. */
const group =
  /^(?:club|choir|group|association|brigade|society|church|charity|community|bank|initiative|team|band|orchestra|league|festival|market|network|project|circle|parish|company|firm|school|radio|family|crew|lab|laboratory|office|department|rescue|shelter|home|house|troupe|ensemble|cooperative|co-op|studio|shop|bakery|stable|farm|kennel|brewery|winery)$/;

/** 'A model railway club', 'our fire brigade': for whom a title says that it is; undefined where it may name what it is. */
function audienceOf(title: string): string | undefined {
  const own = title.replace(/^(?:something |an? (?:app|tool) )?for /i, '');
  const head =
    own
      .split(/ (?:for|of|in|at|from|with|near|on) /)[0]
      ?.split(' ')
      .at(-1)
      ?.toLowerCase() ?? '';
  if (!group.test(head) && !['place', 'person'].includes(kindOfNoun(head) ?? '')) return undefined;
  if (/^(?:our|my|the|an?) /i.test(own)) return lowerFirst(own);
  // A name of their own stays as it is written.
  if (/ \p{Lu}/u.test(own)) return own;
  return isPlural(head) ? lowerFirst(own) : withArticle(lowerFirst(own));
}

/** What every product keeps of some thing, and says nothing of it. */
const general =
  /^(?:entry|answer|vote|rating|request|availability|invitation|turn|message|report|text|note|post|name|thing|notice|comment|item|offer|file|log entry|transcript|account|list|day|time|date)$/;

/** The things that it is about: what the told acts make, show and change, by the words of the idea. */
function thingsOf(around: DraftedAround): string[] {
  const { idea, outline, acts, people } = around;
  const isPerson = (one: string) => people.some((noun) => noun.one === one || noun.one.endsWith(` ${one}`));
  const records = outline.records.map((line) => singularOf((line.split(':')[0] ?? '').trim().toLowerCase()));
  const objects = acts.flatMap(({ phrase }) => thingIn(phrase) ?? []);
  const nouns = new Set(
    tagText(idea.said).flatMap((sentence) =>
      sentence.flatMap(({ tag, lower }) => (tag === 'noun' ? singularOf(lower) : [])),
    ),
  );
  const named = (one: string) => nouns.has(one.split(' ').at(-1) ?? '');
  const isThing = (one: string) => !general.test(one) && !isPerson(one) && named(one);
  const kept = records.filter(isThing);
  const measured = acts.flatMap(({ verb, phrase }) =>
    /^(?:weigh|measure|count|sort|collect)$/.test(verb) ? (thingIn(phrase) ?? []) : [],
  );
  const isMeasured = (one: string) => measured.includes(one) && !general.test(one) && !isPerson(one);
  const told = objects.filter((one) => (isThing(one) && kindOfNoun(one) === 'thing') || isMeasured(one));
  const handed = records.filter((one) => /^(?:report|request|offer|booking|message)$/.test(one));
  const found = [kept, told, handed].find(({ length }) => length > 0) ?? spokenOf(around, isThing);
  return [...new Set(found)].slice(0, mostThings);
}

/** The thing that an idea speaks of most, where no act makes or handles one: 'what the bird ate' is about birds. */
function spokenOf({ idea, people }: DraftedAround, isThing: (one: string) => boolean): string[] {
  const of = new Set(people.flatMap(({ one }) => one.split(' ')));
  const nouns = tagText(idea.said).flatMap((sentence) =>
    sentence.flatMap(({ tag, lower }) => (tag === 'noun' ? [singularOf(lower)] : [])),
  );
  const times = (one: string) => nouns.filter((noun) => noun === one).length;
  const things = nouns.filter(
    (one) =>
      isThing(one) &&
      !of.has(one) &&
      !attributes.test(one) &&
      new RegExp(
        `\\b(?:an?|the|each|every|their|his|her|its|our|my|which) (?:\\p{L}+ )?${toPattern(one)}\\b|\\b${toPattern(asNoun(one).many)}\\b`,
        'iu',
      ).test(idea.said) &&
      !['time', 'place', 'person', 'measure', 'empty', 'product'].includes(kindOfNoun(one) ?? ''),
  );
  return [...new Set(things)].toSorted((one, other) => times(other) - times(one)).slice(0, 1);
}

const mostThings = 2;

/** A thing as several of it are told of, by the words of the idea: 'barrels'; 'sugar' where nobody tells of one or of several. */
export function severalOf(one: string, said: string): string {
  const { many } = asNoun(one);
  if (kindOfThing(one) !== anyThing) return many;
  const isCounted = new RegExp(
    `\\b${toPattern(many)}\\b|\\b(?:an?|the|each|every|which|one|another) (?:\\p{L}+ )?${toPattern(one)}\\b`,
    'iu',
  );
  if (isCounted.test(said) || !new RegExp(`\\b${toPattern(one)}\\b`, 'i').test(said)) return many;
  // 'Green waste' of 'members bring green waste'.
  const [, before = ''] = new RegExp(`\\b(\\p{L}+) ${toPattern(one)}\\b`, 'iu').exec(said) ?? [];
  const [[word] = []] = tagText(before);
  if (word && /^(?:adj|noun)$/.test(word.tag) && isMade(before)) return `${before.toLowerCase()} ${one}`;
  // 'Reports' are of those who report.
  return baseOfVerb(one) === one ? many : one;
}

/** What kind of stuff it is, and no doing: 'raw', 'green'. */
const isMade = (word: string) =>
  baseOfVerb(word.toLowerCase()) === undefined &&
  !/^(?:much|some|any|of|their|her|his|its|our|my|down|more|all)$/i.test(word);

/** 'The members of our garden club', by the words of the idea: those who are of a group know each other. */
function peopleIn(people: Noun[], said: string): string[] {
  const of = new RegExp(`\\b(\\p{L}+) of ((?:our|my|the|an?) (?:[\\p{L}-]+ ){0,2}(?:${closedGroups}))\\b`, 'iu').exec(
    said,
  );
  return people.map(({ many }) => (of?.[1]?.toLowerCase() === many ? `the ${many} of ${of[2]}` : many)).slice(0, 3);
}

/**
 * What it is, short: the owner's own headline where it says so, else a tool for whom it is to keep track of the things that were told; never
 * an act told again.
 */
export function whatFor(headlines: string[], around: DraftedAround): string[] {
  const things = thingsOf(around);
  const verb = things.length > 0 && things.every((one) => kindOfThing(one).isDated) ? 'plan' : 'keep track of';
  const purpose =
    things.length > 0 ? ` to ${verb} ${joinWords(things.map((one) => severalOf(one, around.idea.said)))}` : '';
  const own = headlines.filter((line) => !toolOnly.test(plainOf(line)) && isProduct(plainOf(line)));
  // 'An app for our club' says for whom, and not what for.
  if (own.length > 0)
    return own.map((line, at) =>
      at > 0 || says.test(plainOf(line)) ? asPhrase(line) : withPurpose(asPhrase(line), purpose),
    );
  const [title] = headlines.map((line) => plainOf(line).replace(toolOnly, ''));
  const audience = title ? audienceOf(title) : joinWords(peopleIn(around.people, around.idea.said));
  if (title && !audience) return [`${capitalise(title)}${purpose && `: a tool${purpose}`}.`];
  const whom = audience && !nameless.test(audience) ? ` for ${audience}` : '';
  return whom || purpose ? [`A tool${whom}${purpose}.`] : headlines;
}

const withPurpose = (phrase: string, purpose: string) => `${phrase.replace(/[.\s]+$/, '')}${purpose}.`;

/** 'Something for our book club' says only for whom. */
const toolOnly = /^something for (?=(?:our|my|the|an?) [^,:]{3,50}$)/i;
/** What a headline says behind what it is: what it is about or what is done there. */
const says = /\b(?:to|that|which|where|who|so|of|on|with)\b|[:,]| \p{Ll}+ing\b/iu;
const isProduct = (own: string) => namesProduct(own) || product.test(own);

const nameless = /^(?:people|users|persons|everybody)$/;

/** 'We need something that keeps the sheet music' is something that keeps it; 'App for divers' is an app. */
function asPhrase(line: string): string {
  const own = plainOf(line);
  const isBare =
    /^(?:(?:small|simple|little|internal) )?(?:app|application|website|site|page|platform|tool|system|service|program|bot)\b/i.test(
      own,
    );
  return `${capitalise(isBare ? withArticle(lowerFirst(own)) : own)}.`;
}
