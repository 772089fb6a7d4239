import { pathOf } from '#worker/features/guide/documents/addresses.rules.ts';
import { methodOf } from '#worker/features/guide/documents/api-methods.rules.ts';
import { isDone } from '#worker/features/guide/documents/api-refusals.rules.ts';
import { mainRecord } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { accountCalls } from '#worker/features/guide/documents/outlined-account-calls.rules.ts';
import { outlinedCalls } from '#worker/features/guide/documents/outlined-calls.rules.ts';
import { unreadCalls } from '#worker/features/guide/documents/outlined-undelivered.rules.ts';
import { namesOf } from '#worker/features/guide/documents/told-states.rules.ts';
import { type Criterion, listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

export type Call = { method: string; path: string; criterion: Criterion };

export const slug = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'records';

/** 'has worked on it' tells of a state, not of a call. */
export const isState = (verb: string) => /^(has|have|is|are|be|was|were|do|does|not|never)$/.test(verb);

/** The two words of a clause that tell it from another with the same verb. */
const wordsOf = (rest: string) =>
  rest
    .split(' ')
    .filter((word) => !/^(?:an?|the|to|of|on|in|it|their|his|her|its)$/.test(word))
    .slice(0, 2)
    .join(' ');

/** What stays on a device is asked of nobody. */
const onDevice = /\bon (?:this|the same|that) device$/;

/** Every way in that a criterion needs: method, address and who. One that names nobody is a rule or a job and no call. */
export function listCalls(product: Product): Call[] {
  if (product.idea.isOutlined) return [...outlinedCalls(product), ...unreadCalls(product), ...accountCalls(product)];
  return derivedCalls(product);
}

function derivedCalls(product: Product): Call[] {
  const tables = listTables(product).filter(({ kind }) => kind === 'own' || kind === 'outside');
  const main = tables.find(({ record }) => record === mainRecord(product)) ?? tables[0];
  const seen = new Map<string, Call>();
  for (const criterion of listCriteria(product)) {
    const { actor, verb = '', isFault } = criterion;
    if (!actor || (isFault && !isDone(criterion)) || isState(verb) || onDevice.test(criterion.rest)) continue;
    const call = { ...placeOf(product, criterion, tables, main), criterion };
    if (isSameAct(criterion, call, [...seen.values()])) continue;
    const named =
      verb === 'choose' && /^[a-z]+$/.test(criterion.rest) ? [`${call.path}/${criterion.rest}`] : [call.path];
    const ways = [...named, `${call.path}/${slug(verb)}`, `${call.path}/${slug(`${verb} ${wordsOf(criterion.rest)}`)}`];
    const path = ways.find((way) => !seen.has(`${call.method} ${way}`)) ?? call.path;
    seen.set(`${call.method} ${path}`, { ...call, path });
  }
  return [...seen.values()];
}

/** A criterion that only says which fields an act takes asks for no call besides that of the act. */
const isSameAct = (
  { actor, verb, effect, feature }: Criterion,
  { method, path }: Omit<Call, 'criterion'>,
  all: Call[],
) =>
  /^take .+ each in a field of its own\b/.test(effect) &&
  all.some(
    (other) =>
      other.criterion.feature === feature &&
      other.criterion.actor === actor &&
      other.criterion.verb === verb &&
      other.method === method &&
      other.path.startsWith(path),
  );

function placeOf(product: Product, criterion: Criterion, tables: Table[], main: Table | undefined) {
  const { verb = '', rest, effect, feature } = criterion;
  const account = feature.key === 'account';
  const table = tableOf(criterion, tables) ?? main;
  const path = pathOf(account ? { name: 'account' } : (table ?? { name: 'records' }));
  if (account && verb === 'sign') return { method: 'POST', path };
  if (/\b(?:personal|sign-in) link\b/.test(rest) || /^send\b.*\ba personal link\b/.test(effect))
    return { method: 'POST', path: '/api/account/link' };
  const { method, isOne } = methodOf(product, criterion, table);
  return { method, path: isOne && !account ? `${path}/:id` : path };
}

/** The table that a criterion is about: the one that its clause changes, the one it names first, or that of its feature. */
function tableOf({ id, verb = '', rest, effect, feature }: Criterion, tables: Table[]): Table | undefined {
  if (feature.key === 'law') return tables.find(({ record }) => record === 'consent');
  const moved = tables.find(({ machine }) => machine?.moves.some((move) => move.id === id));
  if (moved) return moved;
  const measured = tables.find(({ columns }) => columns.some(({ name }) => name === 'measured_at'));
  if (measured && /^(?:send|report|measure|transmit)$/.test(verb) && /\btime at which it was taken\b/.test(effect))
    return measured;
  const told = `${verb} ${rest}`.toLowerCase();
  const changed = tables.find(({ entity }) => entity?.deeds.some((deed) => deed !== '' && told.startsWith(deed)));
  const named = tables
    .map((table) => ({
      table,
      at: `${rest} ${effect}`.search(namesOf(table.entity ?? { name: table.record, words: [] })),
    }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at || b.table.record.length - a.table.record.length)[0]?.table;
  return changed ?? named ?? tables.find(({ features }) => features[0]?.id === feature.id);
}
