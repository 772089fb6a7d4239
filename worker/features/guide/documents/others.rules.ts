import { accessOf } from '#worker/features/guide/documents/access.rules.ts';
import type { Call } from '#worker/features/guide/documents/api.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import type { Noun } from '#worker/features/guide/grammar/words.rules.ts';
import { personOf } from '#worker/features/guide/idea/cast.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const isOne = (noun: Noun | undefined, name: string) =>
  noun !== undefined && (noun.one.toLowerCase() === name || noun.many.toLowerCase() === name);

const accesses = oncePerProduct((product) => {
  const tables = listTables(product);
  return new Map(tables.map((table) => [table, accessOf(product, table, tables)]));
});

/** What is done on what another has put there. */
const joining =
  /^(?:take|claim|accept|join|bid|answer|vote|rate|review|follow|apply|reserve|book|buy|order|borrow|rent)$/;

/**
 * What a call answers to somebody whom it is not for, as the access of its rows has it: 'Jonas with the order of Hanna → 404'. Undefined
 * where everybody may make it, and where who calls is no person.
 */
export function answerToOther(product: Product, { method, path, criterion }: Call): string | undefined {
  const { client, host } = product.idea;
  const tables = listTables(product);
  const table = tables.find(({ name }) => path.split('/')[2] === name.replaceAll('_', '-'));
  const actor = criterion.actor ?? '';
  const isClient = isOne(client, actor);
  if (!table || criterion.feature.key === 'account' || (!isClient && !isOne(host, actor))) return undefined;
  const [one, two] = [personOf(product.name, 0), personOf(product.name, 1)];
  const access = accesses(product).get(table);
  const [sight, owner] = [access?.sight, access?.owner];
  const isShared = sight === 'all';
  const isOfOne = path.includes(':id');
  if (isClient && isOfOne && joining.test(criterion.verb ?? '')) return undefined;
  if (method === 'GET' && isShared) return undefined;
  if (method === 'GET' && !isOfOne) return `${isClient ? two : one} → only the own ${table.record} rows`;
  if (!isClient && isOfOne && !isShared && owner?.one === client.one)
    return `${one} (${client.one}) with the own ${table.record} → 403`;
  if (!isClient) return `${one} (${client.one}) → ${isShared ? 403 : 404}`;
  return isOfOne ? `${two} with the ${table.record} of ${one} → ${isShared ? 403 : 404}` : undefined;
}

/** How each of some calls answers whoever it does not belong to, as lines of a prompt. */
export const answersToOthers = (product: Product, calls: Call[]): string[] =>
  calls.flatMap((call) => {
    const answer = answerToOther(product, call);
    return answer ? [`\`${call.method} ${call.path}\`, ${answer}.`] : [];
  });
