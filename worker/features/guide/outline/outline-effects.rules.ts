import { alsoNouns, participleOf } from '#worker/features/guide/content/verbs.ts';
import { handingOf } from '#worker/features/guide/grammar/handing.rules.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import type { Outcome } from '#worker/features/guide/grammar/outcomes.rules.ts';
import { isDoneBy, isUndecided, stateOfVerb, statesBrought } from '#worker/features/guide/grammar/state-words.rules.ts';
import { namingStems } from '#worker/features/guide/grammar/stems.rules.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { headOf, joinQuoted, joinWords, nounIn, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import { type ActLink, namesField } from '#worker/features/guide/outline/outline-act-links.rules.ts';
import { isPublic } from '#worker/features/guide/outline/outline-entry.rules.ts';
import { timesMoved } from '#worker/features/guide/outline/outline-moved-dates.rules.ts';
import { areMissing, holderIn, neededBy, neededWith } from '#worker/features/guide/outline/outline-needed.rules.ts';
import { takesTurn } from '#worker/features/guide/outline/outline-next-in-line.rules.ts';
import { endsAccount } from '#worker/features/guide/outline/outline-own-accounts.rules.ts';
import { pairStates } from '#worker/features/guide/outline/outline-paired-states.rules.ts';
import { readFields } from '#worker/features/guide/outline/outline-records.rules.ts';

/** What an act leaves behind, and what happens when it cannot: clauses after 'THE SYSTEM SHALL', and whole criteria in EARS. */
type Effect = { effect: string; fault?: string };

const shall = 'THE SYSTEM SHALL';
const notes = /^(?:enter|record|note|write|mark|log|report|confirm|set|tick)$/;
export const brings = /^(?:load|import|install|copy|restore)$/;
const picks = /^(?:pick|choose|select|open|tap)$/;
const decides = /^(?:approve|reject|accept|decline|confirm|refuse|sign)$/;
/** What is kept of it comes by itself: nobody types how far they have listened. */
const enjoyed = /^(?:listen|watch|play|read|view|scan)$/;
const isEnjoyed = ({ verb, phrase }: ActLink['told']) =>
  enjoyed.test(verb) &&
  !/\band (?:reports?|writes?|enters?|notes?|rates?|adds?|sends?|says?|marks?|fills?|answers?)\b/.test(phrase);
const mostNamed = 8;
const mostNeeded = 8;

/** Beside what was done stands who did it; of one person alone only when. */
export const traceOf = (links: ActLink[]): string =>
  new Set(links.flatMap(({ who }) => who?.one ?? [])).size === 1
    ? 'show beside it when'
    : 'show beside it who did that and when';

/** The states that an act brings its record into; who reports it as repaired does not make it reported. */
export function statesAfter({ told }: ActLink, record: ToldRecord): string[] {
  const reached = statesBrought(told, statesOf(record), record.one);
  const noted = reached.filter((state) => !isDoneBy(state, told.verb));
  return notes.test(told.verb) && noted.length > 0 ? noted : reached;
}

/** Of what a line says to come of it each outcome brings its own states. */
function statesReached(link: ActLink, record: ToldRecord): string[] {
  const { outcome, told } = link;
  if (!outcome) return statesAfter(link, record);
  return outcome.way === 'state' ? statesAfter({ ...link, told: { ...told, outcomes: [outcome] } }, record) : [];
}

const anew = /\b(?:again|once more|anew|back|another|next|every|each)\b/i;
/** Whether another line sets a record to the same state once more: it may be sent again then. */
const isSetAgain = (link: ActLink, record: ToldRecord, state: string, links: ActLink[]): boolean =>
  links.some(
    (other) =>
      other.told !== link.told &&
      (anew.test(`${other.told.verb} ${other.told.phrase}`) || anew.test(`${link.told.verb} ${link.told.phrase}`)) &&
      other.told.outcomes?.some((one) => one.way === 'state' && one.state === state) &&
      [other, ...(other.also ?? [])].some((one) => one.record === record),
  );

/** Whether an act speaks of a record at all: by its name, its fields or its states. */
const speaksOf = (link: ActLink, record: ToldRecord) =>
  nounIn(record.one.split(' ').at(-1) ?? record.one, `${link.told.verb} ${link.told.phrase}`) !== null ||
  namedBy(link.told, record).length > 0 ||
  statesAfter(link, record).length > 0;

/** The fields of its record that an act names: all their words, or the thing that is entered is the last of them. */
export function namedBy({ verb, phrase, object }: Told, { fields, one }: ToldRecord): string[] {
  const entered = object && headOf(object);
  const times = timesMoved({ verb, phrase }, fields);
  // Who takes a seat enters who sits there, and not how many seats there are.
  const isOneOf =
    /^(?:take|book|get|reserve|claim)$/.test(verb) && /^(?:an?|one|the last) (?:seat|place|spot)\b/i.test(phrase);
  return fields
    .filter(
      ({ name }) =>
        !(isOneOf && /^(?:free )?(?:seats|places|spots)$/i.test(name)) &&
        // 'Which keys are in' is not named by whoever takes the key set.
        !namingStems(name).isSubsetOf(namingStems(one)) &&
        (namesField(`${verb} ${phrase}`, name) ||
          times.includes(name) ||
          // The 'date on the letter' is not named by whoever takes the letter.
          (entered !== undefined &&
            name.split(' ').at(-1) === entered &&
            (name === entered || entered !== headOf({ one })))),
    )
    .map(({ name }) => name);
}

/** What everybody writes at the beginning: the fields that no later act names and that no clock or counter gives. */
function fieldsAtFirst(link: ActLink, record: ToldRecord, links: ActLink[]): string[] {
  const own = namedBy(link.told, record);
  const later = links
    .filter((other) => other !== link && other.record === record && other.way !== 'read')
    .flatMap(({ told }) =>
      // 'Checks new hosts' speaks of them all, and enters none.
      namedBy(told, record).filter((name) => kindOfNoun(name) !== 'person' || told.phrase.split(/\W+/).includes(name)),
    );
  return record.fields.map(({ name }) => name).filter((name) => own.includes(name) || !later.includes(name));
}

/** The fields that an outcome lists; of a thing that is told nowhere else, all that it has. */
function fieldsSaid(outcome: Outcome, { fields }: ToldRecord): string[] {
  const names = readFields('fields' in outcome ? outcome.fields : '').map(({ name }) => name);
  // Of what is only made there, what it belongs to stands first.
  const isOnlyMade =
    outcome.way === 'make' &&
    names.length > 0 &&
    fields.length <= names.length + 1 &&
    (fields.length === names.length || !names.includes(fields[0]?.name ?? ''));
  return isOnlyMade ? fields.map(({ name }) => name) : names;
}

/**
 * What an act on a record leaves behind, by the told fields and states alone.
 * @param links all lines with what they do, for what is only entered later.
 * @returns undefined where no record is touched, or where it is only looked at.
 */
export function effectOf(link: ActLink, links: ActLink[]): Effect | undefined {
  const { told, record, way } = link;
  if (!record || way === 'read' || way === 'run') return undefined;
  const thing = `the ${record.one}`;
  const done = participleOf(told.verb);
  if (way === 'remove') return { effect: `take ${thing} out of every list and keep a note of who ${done} it and when` };
  const said = link.outcome && fieldsSaid(link.outcome, record);
  if (way !== 'make' && !said && !speaksOf(link, record)) return undefined;
  // Whoever is everybody is known by no name.
  const isAtOnce = link.outcome?.way === 'state' && /^at once\b/.test(link.outcome.rest ?? '');
  const trace = link.who && !isPublic(link.who) && !isAtOnce ? traceOf(links) : 'show beside it when';
  const reached = statesReached(link, record);
  const [first] = statesOf(record);
  const state = reached.at(-1);
  // What comes back is where it was at first.
  const isBack = handingOf(told) === 'back' && way === 'change';
  const isReached = state !== undefined && (isBack || said !== undefined || state !== first);
  const isWhole = way === 'make' && !isReached && !said?.length;
  const named = isWhole ? fieldsAtFirst(link, record, links) : (said ?? namedBy(told, record));
  const details = link.outcome && 'details' in link.outcome ? (link.outcome.details ?? []) : [];
  const each = link.outcome && 'each' in link.outcome ? link.outcome.each : undefined;
  const whole = links.flatMap((one) => (each && one.record?.one === each ? [one.record] : []))[0];
  // What nobody has owes nothing, and nobody could be told of it.
  const holder = whole && holderIn(whole);
  const as = link.outcome && 'eachAs' in link.outcome ? link.outcome.eachAs : undefined;
  const eachOne = as ? `${as} ${each}` : holder ? `${each} that has ${withArticle(holder)}` : each;
  const shown = named.map((name) => {
    const detail = details.find((one) => one.name === name);
    return detail ? `${name} (“${detail.said}”)` : name;
  });
  const kept = shown.length > mostNamed + 1 ? [...shown.slice(0, mostNamed), 'the rest of its fields'] : shown;
  const set = reached.flatMap((one) => (one === first && !isBack && !said ? [] : [`“${one}”`]));
  const isEither = isChoice(told) || said !== undefined;
  const pairs = link.outcome && set.length === 2 ? pairStates(link, reached, link.outcome, links) : undefined;
  const steps = pairs
    ? pairs.map(({ state: to, field, choice }) => `“${to}” where ${field} is ${choice}`).join(' and to ')
    : isEither
      ? joinWords(set, 'or')
      : set.join(' and then to ');
  const final = set.filter((one) => !isUndecided(one.slice(1, -1)));
  const decided = !pairs && final.length > 0 ? joinWords(final, 'or') : steps;
  const { hands } = link;
  if (hands) return handedOver(link, thing, isReached ? steps : '', trace);
  // Who closes their account ends all that is theirs, however far it was.
  if (isReached && endsAccount(told)) return { effect: `set each ${record.one} of theirs to ${steps} and ${trace}` };
  if (isReached)
    return {
      effect: `set ${thing} to ${steps}${besideOf(link.outcome)}${kept.length > 0 ? `, with ${joinWords(kept)},` : ''} and ${trace}`,
      // Who inspects it again makes another inspection, whatever the state is.
      ...(told.outcomes?.some(({ way: other }) => other === 'make') ||
      takesTurn(link) ||
      (state !== undefined && isSetAgain(link, record, state, links))
        ? {}
        : {
            fault: `IF ${thing} is ${said && set.length > 1 ? 'what it is set to' : isEither ? decided : `“${state}”`} already, THEN ${shall} change nothing and say who did that and when.`,
          }),
    };
  const flagged = link.outcome?.way === 'state' && !isReached ? [link.outcome.state] : (said ?? []);
  const flags = record.fields.filter(({ name }) => flagged.includes(name));
  const isFlag = flags.length > 0 && flags.every(({ choices }) => choices?.join() === 'yes,no');
  if (isFlag && (flags.length === 1 || (way === 'change' && flags.length === flagged.length))) {
    const as = joinQuoted(flags.map(({ name }) => name));
    return {
      effect: `mark ${thing} as ${as} and ${trace}`,
      fault: `IF ${thing} is marked as ${as} already, THEN ${shall} change nothing and say when that was done.`,
    };
  }
  if (brings.test(told.verb) && !said)
    return {
      effect: `${told.verb} the whole ${record.one} and say when that is done`,
      fault: `IF ${thing} cannot be had whole, THEN ${shall} leave nothing of it behind and say why.`,
    };
  const [, otherwise] = /^or (\p{L}+?)s? /u.exec(told.phrase) ?? [];
  if (decides.test(told.verb) && !/^(?:up|in|on|out)\b/.test(told.phrase) && !said)
    return {
      effect: `mark ${thing} as ${done}${otherwise ? ` or as ${participleOf(otherwise)}` : ''} and show beside it by whom and when`,
      fault: `IF ${thing} is ${done}${otherwise ? ` or ${participleOf(otherwise)}` : ''} already, THEN ${shall} change nothing and say by whom and when.`,
    };
  if (told.verb === 'vote' && !said)
    return { effect: `keep one vote of each of them with ${thing} and show how many there are` };
  const it = alsoNouns.has(told.verb) ? `the ${told.verb}` : 'it';
  // Who only picks one has it before them.
  if (kept.length === 0 && picks.test(told.verb) && !said) return { effect: `show what is kept of that ${record.one}` };
  if (kept.length === 0) return { effect: `keep ${it} with ${thing} and ${trace}` };
  // 'The result of a culture' is one of both cultures.
  const isOneOf =
    way === 'change' &&
    named.length > 1 &&
    details.length === 0 &&
    !named.some((name) => namesField(told.phrase, name));
  // What is only begun may be left half way.
  const isBegun = link.outcome?.way === 'make' && !/\b(?:new|another)\b|^[\p{L} -]+: /u.test(link.outcome.text);
  // With several states to come to, what belongs to a later one is not known yet.
  const isByAndBy = told.outcomes?.some(
    (one) => one.way === 'state' && one.record === record.one && / or /.test(one.state),
  );
  const isPart = isBegun && statesOf(record).length === 0 && way === 'make';
  const needed =
    isPart && link.who
      ? neededWith(link, record, named, links)
      : isOneOf || isBegun || isByAndBy || !link.who || isEnjoyed(told)
        ? []
        : neededBy(link, record, named, links)
            // What is told as a value nobody has to type.
            .filter(
              (name) =>
                name !== each &&
                !isOnRow(link, name, links) &&
                !details.some((one) => one.isValue && one.name === name),
            )
            .slice(0, mostNeeded);
  // Of a yes or no the answer is missing and not the thing.
  const called = (name: string) =>
    / or /.test(name) ||
    record.fields.some((one) => one.name === name && (one.isAsked || one.choices?.join() === 'yes,no'))
      ? `“${name}”`
      : withThe(name);
  const begins = state ?? (way === 'make' ? stateOfVerb(told, statesOf(record), record.one) : undefined);
  const begun = begins === undefined ? '' : `, as “${begins}”`;
  return {
    effect:
      way === 'make'
        ? `keep ${withArticle(record.one)} with ${joinWords(kept)}${begun}${each ? `, one for each ${eachOne}` : ''}, and ${trace.replace('did that', 'entered it')}`
        : `keep ${joinWords(kept.map(withThe), isOneOf ? 'or' : 'and')} with ${thing} and ${trace.replace('did that', 'entered that')}`,
    ...(needed.length > 0
      ? {
          fault: `IF ${joinWords(needed.map(called), 'or')} ${areMissing(needed)}, THEN ${shall} say so, keep what was entered and ${way === 'make' ? `make no ${record.one} yet` : `leave ${thing} as it was`}.`,
        }
      : {}),
  };
}

/** 'Calls a lesson off → lesson is called off; new credit: parent, lesson': what stands on the row on which it is done nobody types. */
function isOnRow({ told, way }: ActLink, name: string, links: ActLink[]): boolean {
  const [first] = told.outcomes ?? [];
  if (way !== 'make' || first?.way !== 'state' || nounIn(first.record, told.phrase) === null) return false;
  const row = links.flatMap(({ record }) => (record?.one === first.record ? [record] : []))[0];
  return name === first.record || (row?.fields.some((field) => field.name === name) ?? false);
}

/** What is said beside a state: ', with the nurse's name and time,'. */
const besideOf = (outcome: Outcome | undefined) =>
  outcome?.way === 'state' && outcome.rest
    ? `${/^(?:with|by) /.test(outcome.rest) ? `, ${outcome.rest},` : ` ${outcome.rest}`}`
    : '';

/** Where a thing changes hands, who has it and since when is kept with it, beside the state that this brings it to. */
function handedOver({ hands, isDue }: ActLink, thing: string, state: string, trace: string): Effect {
  const set = state ? `set ${thing} to ${state}, ` : '';
  const nobody = `IF ${thing} is ${state || 'back'} already, THEN ${shall} change nothing and say who brought it back and when.`;
  if (hands === 'back')
    return { effect: `${set}keep that nobody has ${state ? 'it' : thing} any more and ${trace}`, fault: nobody };
  const what = state ? '' : ` of ${thing}`;
  if (hands === 'over')
    return {
      effect: `${set}keep${what} who has it now, since when and from whom, and show that beside it`,
      fault: `IF ${thing} is with somebody else, THEN ${shall} change nothing and say who has it and since when.`,
    };
  return {
    effect: `${set}keep${what} who has it${isDue ? ', since when and until when' : ' and since when'}, and show that beside it`,
    fault: `IF somebody has ${thing} already, THEN ${shall} change nothing and say who has it and since when.`,
  };
}

/** 'Approves or rejects': whoever decides between them. */
const isChoice = ({ phrase }: Told) => /^(?:\p{L}+ )?or \p{L}+/u.test(phrase);

/** 'What for' and 'how many left' are called so; a name with an owner or a number has its article. */
const withThe = (name: string) =>
  /^\p{L}+ .*\b(?:is|are|was)$/u.test(name)
    ? `“${name}”`
    : /^(?:what|who|whose|how|where|when|why|which|the|an?|its|their|yes)\b/i.test(name)
      ? name
      : /^(?:for|to|from|by|with)\b|\b(?:from|until|to)$|\p{L}+ed (?:on|at|by|in|until)$|^taken (?:on|at|by)$/iu.test(
            name,
          )
        ? `“${name}”`
        : `the ${name}`;
