import { namedBy } from '#worker/features/guide/grammar/told-fields.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { joinWords, lowerFirst, pluralOf } from '#worker/features/guide/grammar/words.rules.ts';
import { doesOf, doOf, oneOf, type Told } from '#worker/features/guide/idea/telling.rules.ts';
import type { ActLink } from '#worker/features/guide/outline/outline-act-links.rules.ts';

const shall = 'THE SYSTEM SHALL';

/**
 * What somebody is shown who only looks, and what they can do then: an ability a criterion.
 * @param told what they open or look at.
 * @param shown what the line says that they see; `isAlone`: nothing else follows upon it.
 */
export function criteriaOfSight(told: Told, shown: string, links: ActLink[], isAlone: boolean): string[] {
  if (typeof told.who !== 'object') return [];
  const one = oneOf(told.who);
  const then = isAlone ? thenOf(shown) : undefined;
  const what = then?.shown ?? shown;
  const [seen = ''] = told.phrase.split(/, |; |: /);
  const opened = then ? then.shown : seen;
  // What is opened or looked at is there; what is only seen is asked for.
  const isThing = /^(?:open|look)$/.test(told.verb) && opened !== '';
  const cause = isThing
    ? doesOf({ verb: told.verb, phrase: opened })
    : `wants to ${lowerFirst(doOf({ verb: told.verb, phrase: seen }))}`;
  return [
    `WHEN ${one} ${cause}, ${shall} show ${wholeOf(what, links) ?? what}.`,
    ...(then?.abilities ?? []).map((does) => `WHEN ${one} has opened ${opened}, ${shall} let them ${does}.`),
  ];
}

const hears = /^(?:listen|play|zoom|compare|download|print|filter|sort|mark|scroll|turn|go|jump|search)$/;

/** 'Open a piece and listen to their own voice': what is shown, and what they can do then. */
function thenOf(text: string): { shown: string; abilities: string[] } | undefined {
  const [, first, does = '', verb = ''] = /^(.+?),? and (?:(?:can|may) )?((\p{Ll}{2,}) .+)$/u.exec(text) ?? [];
  return first && hears.test(verb) ? { shown: first, abilities: abilitiesOf(does) } : undefined;
}

const another = /,? and (?:can|may|could|(?:is|are) able to) (?=\p{Ll}+ )|,? and (?=(?:go|jump|turn|skip) )/u;
/** 'Louder than the rest or alone': how it is done. */
const manner = /^(?:(?!other|rather|either|ever)\p{L}{2,}er|more|less|alone|together|only|(?!only)\p{L}+ly)\b/iu;

/** 'Listen to their voice, louder than the rest or alone, and can go back a few bars': three. */
function abilitiesOf(does: string): string[] {
  return does.split(another).flatMap((part) => {
    const [, deed = '', how = ''] = /^([^,]+), ([^,]+)$/.exec(part) ?? [];
    return manner.test(how) ? how.split(' or ').map((one) => `${deed} ${one}`) : [part];
  });
}

/** 'A piece' as all that is kept of it: its fields, and those of what belongs to it. */
function wholeOf(what: string, links: ActLink[]): string | undefined {
  const records = [...new Set(links.flatMap(({ record, also = [] }) => [record, ...also.map((one) => one.record)]))];
  const name = what.replace(/^(?:an?|the|one|their|its|each) /i, '').toLowerCase();
  const record = records.find((one) => one?.one === name);
  if (!record || record.fields.length === 0) return undefined;
  // A row belongs to what it names first; what it names later it only refers to.
  const parts = records.flatMap((one) => (one && one !== record && isOf(one, record) ? [one] : []));
  const own = namesOf(record, '');
  const hung = parts.map((part) => {
    const names = namesOf(part, record.one);
    return names.length > 0 ? `${pluralOf(part.one)} with ${joinWords(names)}` : pluralOf(part.one);
  });
  return `its ${[joinWords(own), ...hung].join(', and its ')}`;
}

const isOf = ({ fields }: ToldRecord, { one }: ToldRecord) =>
  fields[0] !== undefined && namedBy(fields[0].name) === one;

const namesOf = ({ fields }: ToldRecord, except: string): string[] =>
  fields.map(({ name }) => name).filter((name) => namedBy(name) !== except);
