import { accessOf } from '#worker/features/guide/documents/access.rules.ts';
import { generalRole } from '#worker/features/guide/documents/account-roles.rules.ts';
import { isPathOf } from '#worker/features/guide/documents/addresses.rules.ts';
import type { Call } from '#worker/features/guide/documents/api.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { doersOf, rolesOf } from '#worker/features/guide/documents/outlined-accounts.rules.ts';
import { ownerRules } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { headOf, type Noun, nounIn, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { personFor, personOf } from '#worker/features/guide/idea/cast.rules.ts';
import { isPublic } from '#worker/features/guide/outline/outline-entry.rules.ts';
import { inChargeOf } from '#worker/features/guide/outline/outline-runner.rules.ts';
import { oncePerProduct } from '#worker/features/guide/product/once.rules.ts';
import { doneTo, listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
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
  const table = tables.find((one) => isPathOf(path, one));
  const actor = criterion.actor ?? '';
  if (product.idea.isOutlined)
    return (
      table &&
      (answerOfTaken(product, criterion, table) ??
        outlinedAnswer(product, { method, path, actor, verb: criterion.verb }, table))
    );
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

/** What all of a kind see and one of them has taken on: another one of them is refused. */
function answerOfTaken({ idea }: Product, { feature }: Call['criterion'], { record }: Table): string | undefined {
  const form = new RegExp(`^IF an? (.+?) other than that of the ${record} wants to .+ SHALL refuse it`);
  const [who] = feature.criteria.flatMap((text) => form.exec(text)?.[1] ?? []);
  return who && `another ${who} with ${withArticle(record)} that ${personFor(idea, who)} has taken on → 403`;
}

const everybody = /(?:^| )(?:employee|member|colleague|resident|person|participant|user|somebody|parent)$/;

/** The same where an outline tells who does what: to another of their kind where each reaches only their own rows, else to those whose act it is not. */
function outlinedAnswer(
  product: Product,
  { method, path, actor, verb }: Pick<Call, 'method' | 'path'> & { actor: string; verb: string | undefined },
  table: Table,
): string | undefined {
  const { idea, name } = product;
  const doers = idea.people.filter((noun) => actor.split(' or ').some((one) => isOne(noun, one)));
  const [doer] = doers;
  if (!doer) return undefined;
  const isOfOne = path.includes(':id');
  if (
    accesses(product)
      .get(table)
      ?.own?.some(({ one }) => one === doer.one) &&
    (isOfOne || method === 'GET')
  ) {
    const first = personFor(idea, doer.one);
    const second = doer.one === idea.client.one ? personOf(name, 1) : `another ${doer.one}`;
    // The plumber of a repair has not entered it.
    const { told } = table.entity ?? {};
    const isMaker = told && doneTo(product, told).some(({ way, who }) => way === 'make' && who?.one === doer.one);
    if (isOfOne && !isMaker) return `${second} with ${withArticle(table.record)} that is for ${first} → 404`;
    return isOfOne
      ? `${second} with the ${table.record} of ${first} → 404`
      : `${second} → only the own ${table.record} rows`;
  }
  const roles = rolesOf(product);
  // Whoever manages employees is one of them, and what is open to everybody is open to those who sign in.
  if (everybody.test(doer.one) || generalRole(product, roles)?.one === doer.one || doers.some(isPublic))
    return undefined;
  const told = table.entity?.told;
  // A nurse fills in the form with a patient, too.
  const doesSo = (noun: Noun) =>
    listActs(product).some(
      (act) =>
        act.record === told &&
        act.told.verb === verb &&
        nounIn(headOf({ one: table.record }), act.told.phrase) !== null &&
        doersOf(product, act).some(({ one }) => one === noun.one),
    );
  const others = idea.people.filter(
    (noun) => roles.includes(noun.one) && !doers.some(({ one }) => one === noun.one) && !doesSo(noun),
  );
  // Whoever runs it may have reasons to do for somebody what that one cannot, but where a rule leaves it to that one alone.
  const isTheirsAlone = ownerRules(product).some(
    ({ text }) => /\bonly\b/i.test(text) && nounIn(doer.one, text) !== null && nounIn(table.record, text) !== null,
  );
  const own = accesses(product).get(table)?.own ?? [];
  // What one kind looks at as a whole is not for those who reach their own rows of it alone.
  const kept = method === 'GET' ? others.filter((noun) => own.some(({ one }) => one === noun.one)) : others;
  const runner = inChargeOf(idea);
  const other = kept.find(({ one }) => one !== runner?.one) ?? (isTheirsAlone ? kept[0] : undefined);
  // The plain list is everybody's, each with their own rows.
  const isPlain = method === 'GET' && !isOfOne && path.split('/').length === 3;
  if (other)
    return `${personFor(idea, other.one)} (${other.one}) → ${isPlain ? `only the own ${table.record} rows` : '403'}`;
  if (method === 'GET') return undefined;
  const stranger = idea.people.find((noun) => isPublic(noun) && !doesSo(noun));
  return stranger && `${personFor(idea, stranger.one)} (${stranger.one}, not signed in) → 401`;
}

/** How each of some calls answers whoever it does not belong to, as lines of a prompt. */
export const answersToOthers = (product: Product, calls: Call[]): string[] =>
  calls.flatMap((call) => {
    const answer = answerToOther(product, call);
    return answer ? [`\`${call.method} ${call.path}\`, ${answer}.`] : [];
  });
