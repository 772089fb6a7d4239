import { statesOf, tellField as tellListed, tellWays } from '#worker/features/guide/grammar/telling-records.rules.ts';
import { capitalise, joinWords, pluralOf, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { isSomebody, peopleIn } from '#worker/features/guide/product/record-people.rules.ts';
import { type Entity, listEntities } from '#worker/features/guide/product/records.rules.ts';

const mostFields = 4;
const mostListed = 14;
const technical =
  /^(state|kind|bytes|(?:video|sound) seconds|active|refused|present|urgent|helpful|equal|may write|version|position|tries|bytes|created at|updated at|slug)$|\b(hash|token|id|ids|by)$/;
/** Times that only say that something was done; they come after what a row is about. */
const stamp = /\b(at|until|from)$|^reason$/;

/**
 * What is kept of a thing, as one sentence from its record: what it belongs to, its fields, and what belongs to it. Undefined where the
 * product keeps no record of that name.
 * @param how its `states` where they are told in other words.
 */
export function recordFacts(
  product: Product,
  one: string,
  how: { states?: string | undefined } = {},
): string | undefined {
  const entities = listEntities(product);
  const entity = entities.find(({ name }) => name.toLowerCase() === one.toLowerCase());
  if (!entity) return undefined;
  const owners = ownersOf(product, entity, entities);
  const fields = tellFields(entity);
  const parts = entities.filter((other) => other !== entity && fieldsOf(other).includes(`${one.toLowerCase()} id`));
  const told = [
    ...(owners.length > 0 ? [`belongs to ${joinWords(owners.map((owner) => withArticle(owner)))}`] : []),
    ...(fields.length > 0 ? [`has ${joinWords(fields)}`] : []),
    ...(how.states ? [how.states] : statesTold(product, one)),
    ...(parts.length > 0
      ? [`${joinWords(parts.slice(0, 3).map(({ name }) => pluralOf(name.toLowerCase())))} belong to it`]
      : []),
  ];
  return told.length > 0 ? `${capitalise(told.join('; '))}.` : undefined;
}

/** The states that the owner listed for it, in their order. */
function statesTold({ idea }: Product, one: string): string[] {
  const record = idea.records.find((other) => other.one === one.toLowerCase());
  if (!record || record.ways.length === 0) return [];
  return [record.isInOrder ? `goes through ${tellWays(record.ways)}` : `is ${joinWords(statesOf(record), 'or')}`];
}

const fieldsOf = ({ fields }: Entity) => fields.split(', ');

/** The records and people that a row points at, but for those who only did something with it. */
function ownersOf({ idea }: Product, entity: Entity, entities: Entity[]): string[] {
  const known = [...entities.map(({ name }) => name.toLowerCase()), ...peopleIn(idea).map(({ one }) => one)];
  return fieldsOf(entity)
    .flatMap((field) => (/ id$/.test(field) ? [field.replace(/ id$/, '')] : []))
    .filter((owner) => !/ (?:by|to)$/.test(owner) && (known.includes(owner) || isSomebody(owner)))
    .slice(0, 2);
}

/** What reads as part of the sentence and not as a name: 'it has “to”'. */
const bare = /^(?:from|to|until|since|at|by|on|in|one|what|when|where|why|who)$/i;

/** 'price in cents' as somebody says it, what a row is about before the times at which something was done with it. */
function tellFields(entity: Entity): string[] {
  const isListed = (field: string) => entity.told?.fields.some(({ name }) => name.toLowerCase() === field) === true;
  const fields = fieldsOf(entity).filter((field) => isListed(field) || !technical.test(field));
  // What an owner listed stays in the owner's order.
  const ordered = entity.told ? fields : fields.toSorted((a, b) => Number(stamp.test(a)) - Number(stamp.test(b)));
  return ordered
    .slice(0, entity.told ? mostListed : mostFields)
    .map((field) => {
      const listed = entity.told?.fields.find(({ name }) => name.toLowerCase() === field);
      return listed ? tellListed(listed).replace(bare, '“$&”') : tellField(field);
    })
    .filter((field, index, all) => all.indexOf(field) === index);
}

const tellField = (field: string) =>
  field
    .replace(/^is to (\w+)$/, 'whether to $1')
    .replace(/^(was|is) (\w+)$/, 'whether it $1 $2')
    .replace(/ in cents\b/, '')
    .replace(/ keys?$/, '')
    .replace(/^(starts|ends) (?:at|on)$/, (_, word: string) => word.replace(/s$/, ''))
    .replace(/^from$/, 'start')
    .replace(/^to$/, 'end')
    .replace(/^born on$/, 'date of birth')
    .replace(/^(?:happened )?at$/, 'time')
    .replace(/^(\w+s) (?:at|on)$/, 'time it $1')
    .replace(/^((?:last )?\w+) (?:at|on)$/, 'time $1')
    .replace(/^what$/, 'subject');
