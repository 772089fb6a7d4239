import type { ToldField } from '#worker/features/guide/grammar/told-fields.rules.ts';
import { joinWords, type Noun, toPattern, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import type { Criterion } from '#worker/features/guide/product/criteria.rules.ts';
import { linkOf } from '#worker/features/guide/product/outlined-records.rules.ts';

/** A field by which lines choose among people who have an account and no record of their own: the voice of the singers. */
type Attribute = { field: ToldField; people: Noun[] };

const looking = '(?:see|view|hear|read|open|get|watch|listen to|look at)s?';
/** A name, a time or a sum is nothing that somebody is chosen by. */
const choosing = /^(?!(?:name|date|time|text|kind|type|note|number|reason|state|place|price|amount)$)[\p{L} -]{4,}$/u;

/**
 * By which fields of records the lines of an outline choose among people, as in 'the singers of that voice are told' and 'singers listen to
 * their own voice': each with the kinds of people that have such a value.
 */
export function attributesOf(idea: Pick<Idea, 'records' | 'people' | 'told'>): Attribute[] {
  const { records, people, told } = idea;
  const texts = told.flatMap(({ line, text, outcomes = [] }) => [line ?? text, ...outcomes.map((one) => one.text)]);
  const without = people.filter(
    ({ one }) => !records.some((record) => one === record.one || one.endsWith(` ${record.one}`)),
  );
  const fields = records.flatMap((record) =>
    record.fields.filter((field) => choosing.test(field.name) && !linkOf(idea, record, field)),
  );
  return fields
    .filter(({ name }, at) => fields.findIndex((other) => other.name === name) === at)
    .flatMap((field) => {
      const name = toPattern(field.name);
      const own = new RegExp(`\\b${looking} (?:only )?(?:their|there|his|her|its) own ${name}\\b`, 'i');
      const chosen = without.filter(({ one, many }) => {
        const of = new RegExp(
          `\\b(?:${toPattern(one)}|${toPattern(many)}) (?:of|with|in) (?:that|this|the same) ${name}\\b`,
          'i',
        );
        return (
          texts.some((text) => of.test(text)) ||
          told.some(
            ({ who, verb, phrase }) => typeof who === 'object' && who.one === one && own.test(`${verb} ${phrase}`),
          )
        );
      });
      return chosen.length > 0 ? [{ field, people: chosen }] : [];
    });
}

/** What is asked of those who are chosen by a field, once they come in. */
export const askedAtEntry = (idea: Idea, coming: Noun[]): string[] =>
  attributesOf(idea).flatMap(({ field, people }) => {
    const asked = people.filter((noun) => coming.includes(noun));
    return asked.length > 0
      ? [
          `WHEN somebody comes in as ${joinWords(
            asked.map(({ one }) => withArticle(one)),
            'or',
          )}, THE SYSTEM SHALL ask which ${field.name} is theirs and keep it with the account.`,
        ]
      : [];
  });

/** What a criterion asks of people who come in, and of which; undefined for all others. */
export function askedIn({
  cause,
  effect,
}: Pick<Criterion, 'cause' | 'effect'>): { field: string; people: string[] } | undefined {
  const [, field] = /^ask which (.+) is theirs and keep it with the account$/.exec(effect) ?? [];
  const [, people] = /^somebody comes in as (.+)$/.exec(cause) ?? [];
  return field && people
    ? { field, people: people.split(/, | or /).map((one) => one.replace(/^an? /, '')) }
    : undefined;
}
