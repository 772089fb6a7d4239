import { type Domain, domains } from '#worker/features/guide/content/domains.ts';
import type { Category, Pattern } from '#worker/features/guide/content/patterns/pattern.ts';
import { type Act, readActs } from '#worker/features/guide/grammar/acts.rules.ts';
import { linking } from '#worker/features/guide/grammar/memory.rules.ts';
import { type Mood, moodsOf } from '#worker/features/guide/grammar/moods.rules.ts';
import { tagText, tagTexts } from '#worker/features/guide/grammar/phrases.rules.ts';
import { readStatements, type Statement } from '#worker/features/guide/grammar/statements.rules.ts';
import { readToldRecords, type ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { fill, type Noun } from '#worker/features/guide/grammar/words.rules.ts';
import { markIdea, withoutMarks, withoutName } from '#worker/features/guide/idea/cleaning.rules.ts';
import type { Reading } from '#worker/features/guide/idea/corrected.rules.ts';
import { type Language, translateIdea } from '#worker/features/guide/idea/language.rules.ts';
import { readNames, withRoles } from '#worker/features/guide/idea/names.rules.ts';
import { collectNouns } from '#worker/features/guide/idea/naming.rules.ts';
import { ownIdea, statesProduct, tellIdea, withoutSides } from '#worker/features/guide/idea/own-idea.rules.ts';
import { partFields, recordsOfPoints, withRecords } from '#worker/features/guide/idea/record-lists.rules.ts';
import { rememberNewest } from '#worker/features/guide/idea/remembered.rules.ts';
import { assignRoles, chooseDeal, chooseItem } from '#worker/features/guide/idea/roles.rules.ts';
import { choosePattern, countHits } from '#worker/features/guide/idea/shape.rules.ts';
import { readSpeaker, settleOwners, settleSpeaker, settleStaff } from '#worker/features/guide/idea/speaker.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import { type Outline, proseOf, readOutline } from '#worker/features/guide/outline/outline.rules.ts';
import { outlinedIdea } from '#worker/features/guide/outline/outline-idea.rules.ts';

export type Idea = {
  name: string;
  said: string;
  clarity: 'empty' | 'vague' | 'clear';
  /** Nobody does anything with any thing yet: a wish, a greeting or nothing at all. */
  isWish: boolean;
  language: Language | undefined;
  pattern: Pattern;
  category: Category;
  domain: Domain | undefined;
  people: Noun[];
  places: Noun[];
  things: Noun[];
  /** What somebody listed as the fields and states of a record. */
  records: ToldRecord[];
  client: Noun;
  clientKnown: boolean;
  /** The writer's own place: 'our bakery'. */
  ownPlace: Noun | undefined;
  host: Noun | undefined;
  hostKnown: boolean;
  item: Noun;
  deal: Noun;
  acts: Act[];
  /** Every clause of the idea, in order, and those that need a feature of their own beside those of the shape. */
  told: Told[];
  extra: Told[];
  nots: string[];
  /** What a person has confirmed or put right of all this. */
  reading?: Reading;
  /** People, acts and records are those of an outline and no others. */
  isOutlined?: true;
  /** That outline, with what was told since. */
  outline?: Outline;
  /** Lines whose owner left open what comes of them, and for which signing in does what it needs until it is told. */
  unsettled?: Told[];
  /** Who stands behind 'I' in what is told, where an outline says so. */
  self?: Noun & { group?: Noun };
  /** The name by which an outline calls one of a kind of people. */
  called?: Readonly<Record<string, string>>;
  /** Of an outline: those of whom it says that they sign up without being invited, as it calls them. */
  comesIn?: string[];
  /** What it is, in its owner's words. */
  headline?: string;
};

/** 'We must not store any patient data.' */
const ruledOut = /\b(?:no|not|never|without)\b[^.,;!?]{0,60}/gi;
/** So many words a description has that tells its shape by itself. */
const leastWords = 8;
const refused =
  /\b(?:no|without(?: any| an?)?) ((?:user )?(?:accounts?|log-?ins?|sign-?ups?|ads|advertising|advertisements|payments?|delivery|tracking|servers?|cloud|subscriptions?|chat|comments|passwords?|telemetry|in-app purchases?|algorithms?|e-?mails?))\b/gi;

/**
 * Reads an idea: what it is about, who does what with which things, and which shape of product that is. A turn asks for the same few
 * readings again and again; they are only read.
 * @param reading people and thing as a person has put them right, which stand above all that is read.
 * @param denied shapes that a person has said it does not have.
 */
export const readIdea = rememberNewest(16, readAnew);

function readAnew(
  name: string,
  description: string,
  additions: string[] = [],
  audience = '',
  reading?: Reading,
  denied: string[] = [],
): Idea {
  const outline = readOutline(description);
  if (!outline) return readProse(name, description, additions, audience, reading, denied);
  const read = readProse(name, proseOf(outline), additions, audience, undefined, denied);
  return outlinedIdea(outline, read, additions, reading?.item);
}

/** Reads an idea that is told in sentences. */
function readProse(
  name: string,
  description: string,
  additions: string[],
  audience: string,
  reading: Reading | undefined,
  denied: string[],
): Idea {
  const isEnglish = translateIdea(description).language === undefined;
  const names = readNames(isEnglish ? [description, ...additions].join('\n') : '', name);
  const unnamed = (text: string) => withRoles(text, names);
  const { language, english: marked } = translateIdea(markIdea(withoutName(unnamed(description), name)));
  const parts = [marked, ...additions.map((text) => markIdea(unnamed(text)))].filter(Boolean);
  const [english, said] = [withoutMarks(marked), withoutMarks(parts.join('. '))];
  const lists = readLists(parts);
  const listed = [...recordsOfPoints(description), ...lists.flatMap(({ records }) => records)];
  const tagged = tagTexts(lists.map(({ rest }) => rest));
  const sentences = tagged.flat();
  // Of each part by itself: a wish that is told later makes nothing that was told before how it is today.
  const moods = tagged.flatMap(moodsOf);
  // The shape is that of the trade as it is today; what is built are the wishes.
  const isStory = moods.includes('today');
  const told = readActs(sentences, untold(moods));
  const clauses = readStatements(sentences, moods);
  const { statements: parted, records } = partFields(clauses, listed);
  const statements = withRecords(parted, records);
  const nouns = withoutSelf(collectNouns(sentences, moods), statements);
  const domain = domainOf(said);
  const all = isStory ? readStatements(sentences, untold(moods)) : clauses;
  const { pattern: nearest, score, fits: isFitting } = shapeOf(english, said, told, all, denied);
  // A shape with two sides does not fit people of one kind.
  const fits = isFitting && !(reading && !reading.host && nearest.host);
  const pattern = fits ? nearest : withoutSides(nearest, said);
  const read = fits || !isStory ? told : readActs(sentences, moods);
  const speaker = readSpeaker(said, told, nouns.people, pattern);
  const roles = assignRoles({
    pattern,
    people: nouns.people,
    places: nouns.places,
    domain,
    audience,
    acts: told,
    speaker,
    said,
  });
  const { client, host, clientKnown, hostKnown } = reading
    ? { client: reading.client, host: reading.host, clientKnown: true, hostKnown: reading.host !== undefined }
    : roles;
  const settled = distinctActs(
    settleOwners(settleStaff(settleSpeaker(read, speaker.side, host), client, [host, ...nouns.people]), host),
  );
  const chosen = chooseItem({
    pattern,
    acts: settled,
    things: nouns.things,
    places: nouns.places,
    domain: speaker.side === 'host' ? undefined : domain,
    said,
    host,
  });
  const item = reading?.item ?? chosen;
  const runner = host && { one: fill(host.one, { item }), many: fill(host.many, { item }) };
  const acts = settled.map((act) => nameHost(act, host, runner));
  const deal = chooseDeal(pattern, item);
  const telling = acts.filter(({ object, phrase }) => object || phrase.split(' ').length > 1).length;
  const enough =
    (telling > 0 && (nouns.things.length > 0 || score >= 4)) ||
    (nouns.things.length > 0 && score >= 8) ||
    (pattern.id === 'game' && score >= 6);
  const clear = enough && said.split(/\s+/).length >= 5;
  const isWish = domain === undefined && !statesProduct(statements, nouns.things);
  const idea: Idea = {
    name,
    said,
    language,
    pattern,
    domain,
    client,
    clientKnown,
    hostKnown,
    ownPlace: speaker.side === 'host' ? speaker.place : undefined,
    item,
    deal,
    acts,
    told: [],
    extra: [],
    isWish,
    clarity:
      said.length < 3 || isWish
        ? 'empty'
        : clear || (clientKnown && nouns.things.length > 0 && score >= 3)
          ? 'clear'
          : 'vague',
    category: categoryOf(pattern, domain, said),
    people: [
      ...nouns.people,
      ...(reading?.others ?? []).filter(({ one }) => !nouns.people.some((noun) => noun.one === one)),
    ],
    places: nouns.places,
    things: nouns.things,
    records,
    host: runner,
    ...(reading && { reading }),
    nots: [...said.matchAll(refused)]
      .map((match) => `No ${(match[1] ?? '').toLowerCase()}.`)
      .filter((text, index, all) => all.indexOf(text) === index),
  };
  return fits ? tellIdea(idea, statements, speaker) : ownIdea(idea, statements, speaker);
}

/** What each part lists; a part may go on from what the one before listed last. */
function readLists(parts: string[]): ReturnType<typeof readToldRecords>[] {
  const among = parts.join('. ');
  let last: ToldRecord | undefined;
  return parts.map((part) => {
    const read = readToldRecords(part, among, last);
    last = read.records.at(-1) ?? last;
    return read;
  });
}

/** 'We are a foundation': what the writers are is none of the things that the product is about. */
function withoutSelf(nouns: ReturnType<typeof collectNouns>, statements: Statement[]) {
  const selves = statements.flatMap(({ who, verb, object }) =>
    who === 'speaker' && linking.test(verb) && object ? [object.one] : [],
  );
  return { ...nouns, things: nouns.things.filter(({ one }) => !selves.includes(one)) };
}

/** The moods without what is told of today. */
const untold = (moods: Mood[]): Mood[] => moods.map((mood) => (mood === 'today' ? undefined : mood));

/** The shape that the description alone has; only where it says too little do answers and facts decide with it. */
function shapeOf(description: string, said: string, acts: Act[], statements: Statement[], denied: string[]) {
  if (description === said) return choosePattern(said, acts, statements, denied);
  const own = tagText(description);
  const moods = untold(moodsOf(own));
  const told = readStatements(own, moods);
  const telling = told.filter(({ kind, not, object, phrase }) => kind === 'act' && !not && (object || phrase)).length;
  return telling > 0 && description.split(/\s+/).length >= leastWords
    ? choosePattern(description, readActs(own, moods), told, denied)
    : choosePattern(said, acts, statements, denied);
}

/** The field whose signs are there most often; what the law asks of it only where it is no single stray word. */
function domainOf(said: string): Domain | undefined {
  const [found] = domains
    .map((entry) => ({ entry, hits: countHits(said, entry.signs) }))
    .sort((a, b) => b.hits - a.hits)
    .filter(({ hits }) => hits > 0);
  if (!found) return undefined;
  const { law, ...entry } = found.entry;
  return law && (entry.holds?.test(said.replace(ruledOut, ' ')) ?? true) ? { ...entry, law } : entry;
}

/** '{item} owner' is known by name only when the thing is. */
function nameHost(act: Act, host: Noun | undefined, named: Noun | undefined): Act {
  if (!host || !named || host.many === named.many) return act;
  const reword = (text: string) => text.replaceAll(host.many, named.many);
  const who = typeof act.who === 'object' && act.who.one === host.one ? named : act.who;
  return { ...act, who, phrase: reword(act.phrase), heading: reword(act.heading) };
}

function categoryOf(pattern: Pattern, domain: Domain | undefined, said: string): Category {
  if (pattern.id === 'game' || pattern.id === 'devtool') return pattern.category;
  if (['order', 'store'].includes(pattern.id) && /\bmarketplace\b/i.test(said)) return 'marketplace';
  const kept = domain?.law !== undefined;
  if (kept && (domain.id === 'health' || (domain.id === 'fitness' && pattern.id === 'tracking'))) return 'health';
  if (kept && domain.id === 'money' && ['tracking', 'generator', 'intake'].includes(pattern.id)) return 'finance';
  if (pattern.id === 'tracking' && /\b(employees?|staff|our (company|team)|internal)\b/i.test(said))
    return 'internal tool';
  if (pattern.id === 'intake' && !/\b(employees?|staff|company|internal|colleagues|vans|drivers)\b/i.test(said))
    return 'general';
  return pattern.category;
}

function distinctActs(acts: Act[]): Act[] {
  const seen = new Set<string>();
  return acts.filter((act) => {
    const key = `${act.verb} ${act.object?.one ?? act.phrase}`;
    const owning = /^(run|own|manage)$/.test(act.verb) && !act.object;
    if (owning || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
