import { alsoNouns, participleOf } from '#worker/features/guide/content/verbs.ts';
import { statesOf } from '#worker/features/guide/grammar/telling-records.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { headOf, joinWords, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import type { Told } from '#worker/features/guide/idea/telling.rules.ts';
import { type Link, namesField } from '#worker/features/guide/product/outlined-acts.rules.ts';

/** What an act leaves behind, and what happens when it cannot: clauses after 'THE SYSTEM SHALL', and whole criteria in EARS. */
type Effect = { effect: string; fault?: string };

const shall = 'THE SYSTEM SHALL';
/** Whoever enters 'the pasteurisation of a batch' makes it pasteurised. */
const notes = /^(?:enter|record|note|write|mark|log|report|confirm|set|tick)$/;
const brings = /^(?:load|import|install|copy|restore)$/;
const decides = /^(?:approve|reject|accept|decline|confirm|refuse|sign)$/;
const mostNamed = 8;

/** The state that an act brings its record into: that of its verb, or that whose name it notes. */
function stateAfter({ told: { verb, phrase, object }, record, way }: Link): string | undefined {
  if (!record || way === 'read' || way === 'run') return undefined;
  const done = participleOf(verb);
  const noted = object && headOf(object);
  return statesOf(record).find((state) => {
    const name = state.toLowerCase();
    if (name === done) return true;
    if (!notes.test(verb)) return false;
    const isNoun = noted !== undefined && noted.length > 6 && noted.slice(0, 7) === name.slice(0, 7);
    return isNoun || new RegExp(`\\bas (?:being )?${name.replace(/[^\p{L}\p{N}]/gu, '.')}\\b`, 'iu').test(phrase);
  });
}

/** The fields of its record that an act names: all their words, or the thing that is entered is the last of them. */
function fieldsNamed({ verb, phrase, object }: Told, { fields, one }: ToldRecord): string[] {
  const entered = object && headOf(object);
  return fields
    .filter(
      ({ name }) =>
        name !== one &&
        (namesField(`${verb} ${phrase}`, name) || (entered !== undefined && name.split(' ').at(-1) === entered)),
    )
    .map(({ name }) => name);
}

/** What everybody writes at the beginning: the fields that no later act names and that no clock or counter gives. */
function fieldsAtFirst(link: Link, record: ToldRecord, links: Link[]): string[] {
  const own = fieldsNamed(link.told, record);
  const later = links
    .filter((other) => other !== link && other.record === record && other.way !== 'read')
    .flatMap(({ told }) => fieldsNamed(told, record));
  return record.fields.map(({ name }) => name).filter((name) => own.includes(name) || !later.includes(name));
}

const given =
  /^(?:id|number|code|date|time|day|hour|when|state|status|.+ (?:id|by|at|on))$|^(?:who|when|created|entered)\b/i;

/**
 * What an act on a record leaves behind, by the told fields and states alone.
 * @param links all lines with what they do, for what is only entered later.
 * @returns undefined where no record is touched, or where it is only looked at.
 */
export function effectOf(link: Link, links: Link[]): Effect | undefined {
  const { told, record, way } = link;
  if (!record || way === 'read' || way === 'run') return undefined;
  const thing = `the ${record.one}`;
  const done = participleOf(told.verb);
  if (way === 'remove') return { effect: `take ${thing} out of every list and keep a note of who ${done} it and when` };
  if (brings.test(told.verb))
    return {
      effect: `${told.verb} the whole ${record.one} and say when that is done`,
      fault: `IF ${thing} cannot be had whole, THEN ${shall} leave nothing of it behind and say why.`,
    };
  const state = stateAfter(link);
  const isReached = state !== undefined && state !== statesOf(record)[0];
  const named = way === 'make' && !isReached ? fieldsAtFirst(link, record, links) : fieldsNamed(told, record);
  const kept = named.length > mostNamed + 1 ? [...named.slice(0, mostNamed), 'the rest of its fields'] : named;
  if (isReached)
    return {
      effect: `set ${thing} to “${state}”${kept.length > 0 ? `, with ${joinWords(kept)},` : ''} and show beside it who did that and when`,
      fault: `IF ${thing} is “${state}” already, THEN ${shall} change nothing and say who did that and when.`,
    };
  if (decides.test(told.verb))
    return {
      effect: `mark ${thing} as ${done} and show beside it by whom and when`,
      fault: `IF ${thing} is ${done} already, THEN ${shall} change nothing and say by whom and when.`,
    };
  if (told.verb === 'vote')
    return { effect: `keep one vote of each of them with ${thing} and show how many there are` };
  const it = alsoNouns.has(told.verb) ? `the ${told.verb}` : 'it';
  if (kept.length === 0) return { effect: `keep ${it} with ${thing} and show beside it who did that and when` };
  // 'The result of a culture' is one of both cultures.
  const isOneOf = way === 'change' && named.length > 1 && !named.some((name) => namesField(told.phrase, name));
  const needed = isOneOf ? [] : named.filter((name) => !given.test(name) && !isOptional(name, record)).slice(0, 2);
  const first = state === undefined ? '' : `, as “${state}”`;
  return {
    effect:
      way === 'make'
        ? `keep ${withArticle(record.one)} with ${joinWords(kept)}${first}, and show beside it who entered it and when`
        : `keep ${joinWords(kept.map(withThe), isOneOf ? 'or' : 'and')} with ${thing} and show beside it who entered that and when`,
    ...(needed.length > 0
      ? {
          fault: `IF ${joinWords(needed.map(withThe), 'or')} is missing, THEN ${shall} say so, keep what was entered and ${way === 'make' ? `make no ${record.one} yet` : `leave ${thing} as it was`}.`,
        }
      : {}),
  };
}

const isOptional = (name: string, { fields }: ToldRecord) =>
  fields.some((field) => field.name === name && (field.isOptional || field.choices?.join() === 'yes,no'));

/** 'What for' and 'how many left' are called so; a name with an owner or a number has its article. */
const withThe = (name: string) =>
  /^(?:what|who|how|where|when|why|which|the|an?|its|their|yes)\b/i.test(name) ? name : `the ${name}`;
