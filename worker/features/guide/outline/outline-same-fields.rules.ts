import { namingStems } from '#worker/features/guide/grammar/stems.rules.ts';
import { piecesOfList } from '#worker/features/guide/grammar/told-lists.rules.ts';
import type { ToldRecord } from '#worker/features/guide/grammar/told-records.rules.ts';
import { readFields } from '#worker/features/guide/outline/outline-records.rules.ts';

/** Words that many fields have in common: one of them alone says nothing. */
const general =
  /\b(?:for|within|of) \d+ \p{L}+|\b(?:until|number|names?|dates?|times?|day|kind|type|what|which|from|wished|wanted|new|old)\b/giu;
const dated = /^(?:date|day|when)$|\b(?:on|date|day)$|^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/;

/**
 * The fields that a line lists behind its arrow by the names under which their thing has them: 'copies' of an order that lists 'number of
 * copies', 'date wished for' of 'wished date', the only date of a thing by whatever it is called. Others stay as they are said.
 * @param list as it stands behind the arrow: 'name, amount, date wished for'.
 */
export function fieldsAsListed(list: string, { fields }: Pick<ToldRecord, 'fields'>): string {
  if (list === '' || fields.length === 0) return list;
  const said = piecesOfList(list);
  const taken = new Set(said.flatMap((piece) => readFields(piece).map(({ name }) => name)));
  return said
    .map((piece) => {
      const [field] = readFields(piece);
      if (!field || fields.some(({ name }) => name === field.name)) return piece;
      const free = fields.filter(({ name }) => !taken.has(name)).map(({ name }) => name);
      const same = sameOf(field.name, free);
      if (same !== undefined) taken.add(same);
      return same ?? piece;
    })
    .join(', ');
}

const fault = /^(?:what(?:'s| is| was) (?:wrong|broken|damaged)|description|fault|problem|defect)$/;

const room =
  /^(?:places|seats|capacity|spots|how many(?: people)?(?: (?:needed|can come))?|number of (?:people|places|seats)|people needed)$/;

function sameOf(said: string, names: string[]): string | undefined {
  const rooms = room.test(said) ? names.filter((name) => room.test(name)) : [];
  if (rooms.length === 1) return rooms[0];
  const faults = fault.test(said) || said === 'what' ? names.filter((name) => fault.test(name)) : [];
  if (faults.length === 1) return faults[0];
  const own = namingStems(said.replace(general, ' '));
  const whole = namingStems(said);
  const alike = names.filter((name) => {
    const other = namingStems(name);
    const isSame = whole.size > 1 && whole.size === other.size && whole.isSubsetOf(other);
    const plain = namingStems(name.replace(general, ' '));
    return isSame || (own.size > 0 && plain.size > 0 && (own.isSubsetOf(plain) || plain.isSubsetOf(own)));
  });
  if (alike.length === 1) return alike[0];
  const dates = names.filter((name) => dated.test(name));
  return alike.length === 0 && /^(?:date|day|when)$/.test(said) && dates.length === 1 ? dates[0] : undefined;
}
