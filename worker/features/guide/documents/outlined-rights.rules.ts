import { accessOf } from '#worker/features/guide/documents/access.rules.ts';
import { tellRoles } from '#worker/features/guide/documents/account-roles.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { accountCalls } from '#worker/features/guide/documents/outlined-account-calls.rules.ts';
import { doersOf, rolesOf } from '#worker/features/guide/documents/outlined-accounts.rules.ts';
import { recordOfPerson } from '#worker/features/guide/documents/outlined-doers.rules.ts';
import {
  capitalise,
  isSingle,
  joinWords,
  type Noun,
  nounIn,
  pluralOf,
} from '#worker/features/guide/grammar/words.rules.ts';
import { thirdOf } from '#worker/features/guide/idea/telling.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';
import { listHandStates } from '#worker/features/guide/product/states-by-hand.rules.ts';

/** What somebody does beside the told acts: states that they set, people whom they invite, accounts that they close. */
function besidesOf(product: Product, { one, many }: Noun): { verb: string; rest: string; id: string }[] {
  const bare = (name: string) => name.toLowerCase().replace(/^(?:an?|the) /, '');
  const isThem = (who: string) => [one, many].some((name) => bare(who) === bare(name));
  const set = listHandStates(product)
    .filter(({ who }) => isThem(who))
    .map(({ record, id }) => ({
      verb: 'set',
      rest: `states of ${pluralOf(record)} by hand`,
      id,
    }));
  const ran = accountCalls(product).flatMap(({ criterion: { actor = '', verb = '', rest, id } }) =>
    (verb === 'invite' || verb === 'close') && isThem(actor)
      ? [{ verb, rest: verb === 'invite' ? 'people' : rest.replace(/^an account$/, 'accounts'), id }]
      : [],
  );
  return [...set, ...ran.filter((two, at) => ran.findIndex(({ verb }) => verb === two.verb) === at)];
}

/** Of what somebody reads rows: of some their own alone, of a record of people what is kept of them. */
function readBy(product: Product, { one, many }: Noun): string[] {
  const tables = listTables(product);
  return tables.flatMap((table) => {
    if (table.kind !== 'own' || !table.entity?.told) return [];
    const { sees, own = [] } = accessOf(product, table, tables);
    const told = sees.replace(/ \(“.*”\)$/s, '').split('; ')[0] ?? '';
    const rows = pluralOf(table.record);
    if (own.some((noun) => noun.one === one))
      return [`their own ${recordOfPerson(product, one) === table.entity.told ? `entry of the ${rows}` : rows}`];
    return (nounIn(one, told) ?? nounIn(many, told)) ? [rows] : [];
  });
}

/** What each kind of people may do: their acts, what they do beside them and what they read; nothing besides. */
/** What each kind of people may do: their acts, and nothing besides. */
export function rightsOfActs(product: Product): string[] {
  const acts = listActs(product);
  const lines = product.idea.people.flatMap((noun) => {
    const own = acts.filter((act) => doersOf(product, act).some(({ one }) => one === noun.one));
    const tell = (verb: string, rest: string, id: string) =>
      `${isSingle(noun) ? thirdOf(verb) : verb} ${rest}`.trim().concat(` (${id})`);
    const told = [
      ...own.map(({ feature, told: { verb, phrase } }) => tell(verb, phrase, feature.id)),
      ...besidesOf(product, noun).map(({ verb, rest, id }) => tell(verb, rest, id)),
    ];
    const read = readBy(product, noun);
    const reads = read.length > 0 ? `${isSingle(noun) ? 'reads' : 'read'} ${joinWords(read)}` : '';
    const all = [joinWords(told), reads].filter(Boolean);
    return all.length > 0 ? [`${capitalise(noun.many)} ${all.join('; ')}; nothing else.`] : [];
  });
  if (lines.length < 2) return lines;
  const told = tellRoles(product, rolesOf(product));
  if (told.length === 0 && rolesOf(product).length < 2) return lines;
  return [...lines, ...(told.length > 0 ? told : ['Whoever is of two kinds may do what either may.'])];
}
