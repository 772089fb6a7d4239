import { baseOfParticiple } from '#worker/features/guide/content/verbs.ts';
import type { Handing } from '#worker/features/guide/grammar/handing.rules.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { type Outcome, recordCalled } from '#worker/features/guide/grammar/outcomes.rules.ts';
import {
  isDoneBy,
  isNounOfState,
  publishes,
  reportsAs,
  statesBrought,
} from '#worker/features/guide/grammar/state-words.rules.ts';
import { namingStems, stemOf } from '#worker/features/guide/grammar/stems.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import { namedBy } from '#worker/features/guide/grammar/told-fields.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { type Noun, nounIn, singularOf, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import { withHands } from '#worker/features/guide/outline/outline-hands.rules.ts';

/** What an act does to the record that it is about; what the product does by itself is `run`. */
export type Way = 'make' | 'change' | 'remove' | 'read' | 'run';
/** What a line does to which record, and who does it: undefined where it is the product. */
export type ActLink = {
  told: Told;
  who: Noun | undefined;
  record: ToldRecord | undefined;
  way: Way;
  /** How the thing changes hands, where who has it is worth keeping, and whether it has to be back by a told time. */
  hands?: Handing;
  isDue?: boolean;
  /** What the line says that it does to the record, and what it does to others beside it. */
  outcome?: Outcome;
  also?: ActLink[];
};

/** 'Make the report for the town': what is there already is put together and shown. */
export const makesReport = ({ verb, phrase }: Pick<Told, 'verb' | 'phrase'>): boolean =>
  /^(?:make|draw|prepare|create|generate|pull)$/.test(verb) &&
  /^(?:up )?(?:the |an? |their |its )?(?:\p{L}+ )?(?:report|list|overview|summary|statistics|figures|evaluation)\b/iu.test(
    phrase,
  );

/** What each line on who does what does to which of the records: in the told order, as a record is made before it is changed. */
export function linkRecords(lines: Told[], records: ToldRecord[]): Map<Told, ActLink> {
  const made = new Set<ToldRecord>();
  const links = lines.map((told): ActLink => {
    const who = typeof told.who === 'object' && !told.device ? told.who : undefined;
    const [said, ...also] = linksSaid(told, who, records);
    if (said) {
      for (const { record, way } of [said, ...also]) if (record && way === 'make') made.add(record);
      // What happens by itself is called by nobody.
      return who ? { ...said, also } : { ...said, way: 'run', also: [said, ...also] };
    }
    const record = recordOf(told, who, { records, lines, made });
    // Of what its owner left open nobody knows what it does to what, unless it says so itself.
    if (told.open && !told.outcomes && record && !isNamedIn(told, record))
      return { told, who, record: undefined, way: 'run' };
    // Of what its line says to come of it nothing is kept, and its words name nothing either: it happens on the spot.
    const isKept = records.some(({ one }) => nounIn(one, thingOf(told.phrase)) !== null);
    if (who && makesReport(told) && !isKept) return { told, who, record, way: 'read' };
    if (told.outcomes?.length && record && !isNamedIn(told, record))
      return { told, who, record: undefined, way: who ? (looks.test(told.verb) ? 'read' : 'change') : 'run' };
    const read = wayOf(told, who, record, { records, lines, made });
    // Who types the number of an object looks for it, where somebody else adds it.
    const isLookedUp =
      read === 'make' &&
      looksUpBy.test(told.verb) &&
      lines.some(({ outcomes }) =>
        outcomes?.some((one) => one.way === 'make' && recordCalled(records, one.record) === record),
      );
    const way = isLookedUp ? 'read' : read;
    if (record && way === 'make') made.add(record);
    return { told, who, record, way };
  });
  return new Map(withHands(links, records).map((link) => [link.told, link]));
}

/** What all lines do to the records, also beside the first of them: one link for each. */
export const linksOf = (lines: Told[], records: ToldRecord[]): ActLink[] =>
  [...linkRecords(lines, records).values()].flatMap((link) => [link, ...(link.also ?? [])]);

/** Whether the words of an act name a thing, one of its fields or a state that it comes to. */
const isNamedIn = (told: Told, record: ToldRecord): boolean => {
  const text = `${told.verb} ${told.phrase} ${told.when ?? ''}`;
  return (
    headIn(text, record.one) !== null ||
    record.fields.some(({ name }) => namesField(text, name)) ||
    statesBrought(told, statesOf(record), record.one).length > 0
  );
};

/** What a line says that it does to records, each on its own. */
const linksSaid = (told: Told, who: Noun | undefined, records: ToldRecord[]): ActLink[] =>
  (told.outcomes ?? []).flatMap((outcome) =>
    recordsSaid(outcome, told, records).map(
      (record): ActLink => ({ told, who, record, way: waysSaid[outcome.way], outcome }),
    ),
  );

/**
 * The record that an outcome names; what is shown may be of several, each of them by its name or by a field of its own, and by what is
 * typed to find it.
 */
function recordsSaid(outcome: Outcome, { phrase }: Told, records: ToldRecord[]): ToldRecord[] {
  if ('record' in outcome) return [recordCalled(records, outcome.record) ?? []].flat();
  if (outcome.way !== 'show') return [];
  const [, typed = ''] = seesThen.exec(phrase) ?? [];
  const named = records.filter(({ one }) => nounIn(one, outcome.what) !== null);
  const byField = records.filter(({ one, fields }) =>
    fields.some(
      ({ name }) =>
        (name.includes(' ') && namesField(outcome.what, name)) ||
        nounIn(name, typed) !== null ||
        (name === 'name' && kindOfNoun(one) === 'person' && namesPerson.test(typed)),
    ),
  );
  return [...new Set([...named, ...byField])];
}

/** The name of a person: who looks for one of them looks for people. */
export const namesPerson = /\b(?:sur|fore|first |last |maiden |family )names?\b/i;

const waysSaid = {
  make: 'make',
  fill: 'change',
  state: 'change',
  remove: 'remove',
  show: 'read',
  tell: 'run',
  do: 'run',
  say: 'run',
} as const;

const looks =
  /^(?:see|view|look|read|hear|listen|browse|search|find|get|receive|show|print|export|download|list|compare|explain|follow|play|know|watch|review|count)$/;
/** 'Types a surname, and within 15 seconds they see the stone': what is done, how soon, and what is seen then. */
export const seesThen =
  /^(.+?),? and (?:then )?(?:(within [^,]{2,30}?),? )?(?:(?:he|she|they|it) )?(?:gets? to see|sees?|finds?|reads?|is shown|are shown|is told) (.+)$/i;
/** What somebody does to find a thing that is there. */
export const looksUpBy = /^(?:type|scan|tap|pick|choose|select|open)$/;
const removes = /^(?:delete|remove|erase)$/;
const makes =
  /^(?:enter|add|write|create|record|book|make|report|send|photograph|log|register|post|submit|ask|request|dictate|tap|scan|type|upload|draw|plan|order|reserve|note|sign|open|start|offer|invite|import|inspect|measure|weigh|propose|list)$/;
const asks = /^(?:ask|request|order|reserve|book)$/;
/** Words that say nothing without what they are of: 'the result of a culture' is about the culture. */
const general =
  /^(?:(?:an?|the|each|every|all|its|their) )*(?:results?|lines?|parts?|numbers?|list|copy|details|date|state|status) of (?=\p{L})/iu;
const prepositions =
  / (?:of|with|for|from|to|into|in|at|on|under|against|by|above|below|within|that|which|who|as|when|and|or|before|after|until) .*$/i;
const determiners = /^(?:(?:an?|the|each|every|all|its|their|his|her|one|what|on|for) )*/i;
/** What a line acts on, without what is said of it: 'freezer temperature' of 'the freezer temperature at 8 hours'. */
export const thingOf = (phrase: string) =>
  phrase.replace(general, '').replace(determiners, '').replace(prepositions, '').toLowerCase();
/** The noun at the end of a name: 'culture' of 'pre-pasteurisation culture', 'temperature' of 'temperature on receipt'. */
const headOf = (name: string) =>
  singularOf(
    name
      .toLowerCase()
      .replace(/ (?:of|on|in|at|for|per|by|from|to) .*$/, '')
      .split(' ')
      .at(-1) ?? '',
  );
/** Words that fields of any record have. */
const anywhere = /\b(?:date|time|name|number|note|kind|type)s?\b/gi;
const isMadeInto = (phrase: string, one: string) =>
  new RegExp(`\\binto an? (?:new )?${toPattern(one)}\\b`, 'i').test(phrase);

/** Whether an act puts what it names into a record that it makes: 'pools collections into a batch'. */
export const intoRecord = (phrase: string, whole: string, part: string): boolean =>
  isMadeInto(phrase, whole) && nounIn(part, thingOf(phrase)) !== null;

/** The record that a line is about: the one it names, whose fields and states it names, or that its verb brings about. */
function recordOf(
  { verb, phrase, when = '' }: Told,
  who: Noun | undefined,
  { records, lines, made }: { records: ToldRecord[]; lines: Told[]; made: Set<ToldRecord> },
): ToldRecord | undefined {
  const text = `${phrase} ${when}`;
  const named = new Set(records.filter(({ one }) => nounIn(one, phrase)).map(({ one }) => one));
  const words = namingStems(text.replace(general, ''));
  const thing = thingOf(phrase);
  // 'The rehearsal dates' are those of rehearsals.
  const shown = headOf(thing.replace(anywhere, ' ').trim() || thing);
  const scored = records.map((record) => {
    const { one, fields } = record;
    const at = nounIn(one, phrase.replace(/^through /, ''))?.index;
    const isHeld = fields.some(({ name }) => named.has(name.toLowerCase()));
    const isDone = isTraceOf(verb, record);
    // What has a verb of its own is left by that verb alone: a bottle that is requested is not issued yet.
    const hasVerb = !isDone && lines.some((line) => isTraceOf(line.verb, record));
    const names = who !== undefined && fields.some(({ name }) => who.one === name || who.one.endsWith(` ${name}`));
    const isMine = names && !(hasVerb && isHeld);
    const told = fields.filter(
      ({ name }) => !named.has(name.toLowerCase()) && !words.isDisjointFrom(namingStems(name.replace(anywhere, ' '))),
    ).length;
    const isState = statesOf(record).some((name) => isDoneBy(name, verb));
    const state =
      isState || statesOf(record).some((name) => nounIn(name, text) !== null || isNounOfState(name, headOf(thing)));
    const head = at === undefined && headIn(phrase, one) !== null;
    const isPartly = at === undefined && one.split(' ').some((word) => word.length > 3 && nounIn(word, thing));
    return {
      record,
      score:
        (at === undefined ? (head ? 3 : 0) : at < 12 ? 6 : 4) +
        (isMadeInto(phrase, one) ? 6 : 0) +
        // What is counted, summed or ranked is made of what points at other things: events, and no list of names.
        (isSummed({ verb, phrase }) && at === undefined && lines.some((line) => isMadeIn(line, record, records))
          ? pointsAt(record, records) * 3
          : 0) +
        // 'Look up the table' reads what the table is made of.
        (record.figures?.some((figure) => nounIn(figure.one, phrase) !== null) ? 8 : 0) +
        // 'Publishes an object' is of the object, whatever belongs to it is published too.
        (at !== undefined && at < 12 && publishes.test(verb) && statesOf(record)[0] === 'draft' ? 8 : 0) +
        // 'Look through the seeds' shows seeds, whatever the looker has asked of them.
        (at !== undefined && looks.test(verb) && shown === headOf(one) ? 4 : 0) +
        (isPartly ? 3 : 0) +
        (isDone ? 4 : 0) +
        (isState ? 5 : state ? 3 : 0) +
        (isState && isHeld ? 4 : 0) +
        (isMine ? (hasVerb ? 1 : 3) : 0) +
        (isHeld && (isMine || isDone) ? 3 : 0) +
        // 'What was done' word for word is that field.
        (fields.some(({ name }) => name.includes(' ') && nounIn(name, text) !== null) ? 3 : 0) +
        (fields.some(({ name }) => headOf(name) === headOf(thing)) ? 2 : 0) +
        Math.min(4, told * 1.5) -
        (at ?? 0) / 1000,
    };
  });
  const [best] = scored.toSorted((a, b) => b.score - a.score);
  return best && best.score > 0 ? best.record : ([...made].at(-1) ?? fullest(records));
}

/** Whether what is looked at is counted, summed or ranked. */
export const isSummed = ({ verb, phrase }: Pick<Told, 'verb' | 'phrase'>): boolean =>
  looks.test(verb) && summed.test(phrase);
const summed =
  /\b(?:counts?|numbers? of|totals?|sums?|average|overall|ranked|ranking|how many|how much|per (?!cent)\p{L}+|vs|highest|lowest|most|top|list per)\b/iu;
/** How many other things a record points at. */
export const pointsAt = ({ fields }: ToldRecord, records: ToldRecord[]): number =>
  fields.filter(({ name }) => records.some(({ one }) => one === namedBy(name))).length;
const isMadeIn = ({ outcomes = [] }: Told, record: ToldRecord, records: ToldRecord[]): boolean =>
  outcomes.some((one) => 'record' in one && recordCalled(records, one.record) === record);

/** What is entered when nothing names it: the record of which the most is kept. */
const fullest = (records: ToldRecord[]) => records.toSorted((a, b) => b.fields.length - a.fields.length)[0];

function wayOf(
  { verb, phrase, object }: Told,
  who: Noun | undefined,
  record: ToldRecord | undefined,
  { records, lines, made }: { records: ToldRecord[]; lines: Told[]; made: Set<ToldRecord> },
): Way {
  if (!who) return 'run';
  if (removes.test(verb)) return 'remove';
  // Who picks something from a list looks at it, and changes nothing.
  if (
    /^(?:pick|choose|select|open)$/.test(verb) &&
    /\b(?:from|in) (?:the|a|their|his|her) (?:\p{L}+ )?(?:list|menu|overview)\b/iu.test(phrase)
  )
    return 'read';
  if (record && isMadeInto(phrase, record.one)) return 'make';
  const isNew =
    record !== undefined &&
    new RegExp(`^(?:an?|another|(?:the |an? )?new) (?:new )?(?:\\p{L}+ )?${toPattern(record.one)}\\b`, 'iu').test(
      phrase,
    );
  if ((looks.test(verb) && !(verb === 'list' && isNew)) || (verb === 'open' && !isNew) || seesThen.test(phrase))
    return 'read';
  if (!record) return 'make';
  const [, second, ...further] = statesOf(record);
  if ([second ?? '', ...further].some((state) => reportsAs({ verb, phrase }, state))) return 'change';
  const isFresh = made.has(record) || !makes.test(verb);
  if ((isFresh && second && isDoneBy(second, verb)) || further.some((name) => isDoneBy(name, verb))) return 'change';
  // What another record hands out is there before somebody asks for it.
  const isHandedOut = records.some(
    (other) =>
      other.fields.some(({ name }) => name.toLowerCase() === record.one) &&
      lines.some((line) => isTraceOf(line.verb, other)),
  );
  if (asks.test(verb) && isHandedOut) return 'change';
  // Who alters something leaves an alteration.
  if (isTraceOf(verb, record) && !nounIn(record.one, phrase)) return 'make';
  const isThe = new RegExp(`^the ${toPattern(record.one)}\\b`, 'i').test(phrase);
  const isFirst = !made.has(record) && (object === undefined || isMadeBy(verb, phrase, who, record));
  // 'The plot' that is offered is there.
  const isThere = isThe && /^(?:offer|propose|send|sign|open|start)$/.test(verb);
  return makes.test(verb) && !/^off\b/.test(phrase) && !isThere && (isNew || isFirst) ? 'make' : 'change';
}

const isTraceOf = (verb: string, { one }: ToldRecord) =>
  stemOf(one) === stemOf(verb) || one.split(/[ -]/).some((word) => word.length > 3 && stemOf(word) === stemOf(verb));

/** 'The card' is the 'last card': the last word of a name stands for it. */
const headIn = (phrase: string, one: string) => nounIn(one, phrase) ?? nounIn(one.split(' ').at(-1) ?? one, phrase);

/** Whether a line speaks of the record itself, or is the doing of which it is the trace: a row names who did it. */
const isMadeBy = (verb: string, phrase: string, who: Noun, { one, fields }: ToldRecord) =>
  headIn(phrase, one) !== null ||
  one.split(' ').some((word) => word.length > 3 && nounIn(word, thingOf(phrase))) ||
  stemOf(one) === stemOf(verb) ||
  fields.filter(({ name }) => who.one === name || who.one.endsWith(` ${name}`) || nounIn(name, phrase)).length > 1;

/** Whether a text has the words of a field. */
export const namesField = (text: string, name: string): boolean => {
  // 'Given' is what was given: 'give back' does not name it.
  if (baseOfParticiple(name)) return nounIn(name, text) !== null;
  const own = namingStems(name);
  return own.size > 0 && own.isSubsetOf(namingStems(text));
};

/** Whether a line is about writing by text message, which asks nobody to sign in. */
export const isByMessage = ({ phrase }: Told): boolean =>
  /\bby (?:text|sms|a text|text message|phone call|missed call|a call)\b|\b(?:basic|feature) phone\b/i.test(phrase);
