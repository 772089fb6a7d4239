import { baseOfPassive, baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { asNoun, capitalise, patternOfNoun, singularOf } from '#worker/features/guide/grammar/words.rules.ts';
import { thirdOf } from '#worker/features/guide/idea/telling.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';
import { castOf } from '#worker/features/guide/outline/outline-cast.rules.ts';
import { withoutIn } from '#worker/features/guide/outline/outline-dropped-fields.rules.ts';
import { readActLine } from '#worker/features/guide/outline/outline-lines.rules.ts';
import { readRecordLines } from '#worker/features/guide/outline/outline-records.rules.ts';
import { type Cast, subjectOf } from '#worker/features/guide/outline/outline-subjects.rules.ts';

const passive =
  /^(?:the |all |an? )?([\p{L}-]+(?: [\p{L}-]+){0,2}?) (?:is|are|will be|should be|must be|gets?) (\p{L}+)(?: (out|up|in|down))? by (?:the |an? |our |my )?(.+)$/iu;
/** By which somebody gives a thing what it did not have: a number, a place, a price. */
const assigning =
  /^(?:assign|give|give-out|hand|hand-out|issue|set|decide|allocate|allot|choose|pick|determine|fill|fill-in|enter|name|fix|note)$/;

/** Whether some thing has a field of this name, one or several. */
const isField = (outline: Outline, name: string): boolean =>
  readRecordLines(outline.records).some(({ fields }) =>
    fields.some((field) => singularOf(field.name) === singularOf(name.toLowerCase())),
  );

/**
 * 'Bib numbers are given out by the organiser three days before', as what the organiser does; undefined where no thing has such a field or
 * nobody of that name is there.
 */
export function assignedBy(text: string, outline: Outline, cast: Cast): string | undefined {
  const [, field = '', participle = '', particle, by = ''] = passive.exec(text) ?? [];
  const verb = participle
    ? (baseOfPassive(participle.toLowerCase()) ?? baseOfVerb(participle.toLowerCase()))
    : undefined;
  const who = by ? subjectOf(by.includes(' ') ? `the ${by}` : `the ${by} does`, cast, undefined) : undefined;
  if (!verb || !assigning.test(verb) || typeof who?.who !== 'object' || !isField(outline, field)) return undefined;
  const person = cast.people.find(({ noun }) => new RegExp(`^(?:${noun.one}|${noun.many})\\b`, 'iu').test(by))?.noun;
  if (!person) return undefined;
  const rest = by.replace(new RegExp(`^(?:${person.many}|${person.one})\\b`, 'iu'), '').trim();
  return capitalise(
    [`the ${person.one}`, thirdOf(verb), particle, `the ${field.toLowerCase()}`, rest].filter(Boolean).join(' '),
  );
}

/**
 * The acts of an outline in which nobody is asked at the start for what somebody else gives the thing later.
 * @param line the act by which it is given, as it was told now.
 */
export function withoutAssigned(acts: string[], line: string, outline: Outline, name: string): string[] {
  const cast = castOf(outline, name);
  const told = readActLine(line, cast);
  const given = told?.phrase.replace(/^(?:(?:out|up|in|down) )?(?:the |an? |their |all )?/i, '') ?? '';
  const records = readRecordLines(outline.records);
  // A kit that is handed out was chosen before, and is no number that it gets.
  const isThing = (field: string) => records.some(({ one }) => one === singularOf(field.toLowerCase()));
  const object = records
    .flatMap(({ fields }) => fields.flatMap(({ name: field }) => (isThing(field) ? [] : [field])))
    .find((field) => patternOfNoun(asNoun(singularOf(field.toLowerCase()))).exec(given)?.index === 0);
  if (!told || !object || !assigning.test(told.verb) || typeof told.who !== 'object') return acts;
  const giver = told.who.one;
  return acts.map((act) => {
    const [before = '', made] = act.split(/(?<=→ new )/);
    const doer = made === undefined ? undefined : readActLine(act, cast)?.who;
    return typeof doer === 'object' && doer.one !== giver ? `${before}${withoutIn(made ?? '', object)}` : act;
  });
}
