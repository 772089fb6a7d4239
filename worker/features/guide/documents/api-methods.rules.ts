import { isAppendOnly, reading } from '#worker/features/guide/documents/access.rules.ts';
import type { Table } from '#worker/features/guide/documents/data-model-table.rules.ts';
import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { pluralOf, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import type { Criterion } from '#worker/features/guide/product/criteria.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const removing = /^(cancel|delete|remove|withdraw|unsubscribe|erase)$/;
const changing =
  /^(take|claim|refuse|reject|return|refund|skip|sign|repair|choose|weigh|change|move|mark|edit|correct|rename|publish|hide|accept|decline|approve|decide|assign|answer|close|switch|pause|tick|set|reset|update|block)$/;

/** What is only shown or printed. */
const isShown = /^(?:give|show|print|list|open|name|play|display|draw|explain)\b(?!.*\b(?:keep|store|save|write)\b)/;
/** What leaves a row, also where the clause only opens or types something. */
const isStored = /^(?:record|store|keep|save|create)\b/;
const endings = /^(?:withdrawn|ended|cancelled|archived|hidden|closed|unsubscribed)_at$/;

/** 'Show the jobs of today' is a list of them, 'show the job' is one. */
const isMany = (effect: string, table: Table | undefined) =>
  /\b(each|all|list|every|matching|those|how many)\b/.test(effect) ||
  (table !== undefined && new RegExp(`\\b${toPattern(pluralOf(table.record))}\\b`, 'i').test(effect));

/** The method of the call that a criterion needs on a table, and whether it is about one row; from what is done and what comes of it. */
export function methodOf(
  product: Product,
  criterion: Criterion,
  table: Table | undefined,
): { method: string; isOne: boolean } {
  const { verb, rest } = deedOf(criterion);
  const { effect, feature } = criterion;
  const isAccount = feature.key === 'account';
  const changes = !table || !isAppendOnly(product, table);
  if (isAccount && verb === 'leave') return { method: 'DELETE', isOne: true };
  if (criterion.verb === 'choose' && isShown.test(effect))
    return { method: 'GET', isOne: !/\b(?:each|all|list|every|those)\b/.test(effect) };
  if (changes && removing.test(verb)) return { method: isKept(criterion, table) ? 'PATCH' : 'DELETE', isOne: true };
  // 'Returns to a half-read one' comes back and gives nothing back; 'signs up' makes something.
  const comesBack = verb === 'return' && /^(?:$|(?:on|to|from|after|within)\b)/.test(rest);
  const isMade =
    /^(?:an?|the) new\b/.test(rest) ||
    (verb === 'sign' && /^up\b/.test(rest)) ||
    table?.record === verb ||
    table?.record.endsWith(` ${verb}`) === true ||
    table?.entity?.kind?.key === 'choice';
  if (changes && changing.test(verb) && !comesBack && !isMade) return { method: 'PATCH', isOne: true };
  if ((reading.test(verb) || comesBack) && !isMade && !isStored.test(effect))
    return { method: 'GET', isOne: !isAccount && !isMany(effect, table) };
  return { method: 'POST', isOne: false };
}

/** 'Chooses to draft an answer' is about drafting. */
function deedOf({ verb = '', rest }: Criterion): { verb: string; rest: string } {
  const [, inner = '', after = ''] = /^to (\S+) ?(.*)$/.exec(rest) ?? [];
  return verb === 'choose' && inner ? { verb: baseOfVerb(inner) ?? inner, rest: after } : { verb, rest };
}

/** What has a state, a time or a promise for its end stays and is marked; only what has none is deleted. */
const isKept = ({ id, effect, feature, verb = '' }: Criterion, table: Table | undefined) =>
  table !== undefined &&
  feature.key !== 'account' &&
  !/^(?:delete|erase)$/.test(verb) &&
  (table.machine?.moves.some((move) => move.id === id) === true ||
    table.columns.some(({ name }) => endings.test(name)) ||
    /\brestor(?:e|able)\b/.test(effect));
