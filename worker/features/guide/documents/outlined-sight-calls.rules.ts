import type { Call } from '#worker/features/guide/documents/api.rules.ts';
import { shownTo } from '#worker/features/guide/documents/architecture-sights.rules.ts';
import { listTables } from '#worker/features/guide/documents/data-model.rules.ts';
import { mainOf } from '#worker/features/guide/documents/feature-tables.rules.ts';
import { readAddresses } from '#worker/features/guide/documents/outlined-read-addresses.rules.ts';
import { isSingle, toPattern, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/**
 * What time or the product brings to somebody's eyes, a call for each: 'the front desk sees who is missing' is asked for by the page on which
 * the front desk sees it. What is shown with the rows of a record is read where these are.
 */
export function sightCalls(product: Product): Call[] {
  const tables = listTables(product);
  const criteria = listCriteria(product);
  return listActs(product).flatMap(({ feature, told, record, way, ...act }): Call[] => {
    const table = mainOf(product, { told, record }, tables) ?? tables.find(({ kind }) => kind === 'own');
    if (way !== 'run' || act.who || !table) return [];
    return criteria.flatMap((criterion): Call[] => {
      const who =
        criterion.feature.id === feature.id && !criterion.isFault && !criterion.actor
          ? shownTo(criterion.effect, product.idea.people)
          : undefined;
      const person = who && `(?:the |their |all )?(?:${toPattern(who.many)}|${toPattern(who.one)})`;
      const [, rest = ''] =
        new RegExp(`(?:^| and )show ${person} ((?:who|which|what|how) .+)$`, 'i').exec(criterion.effect) ?? [];
      if (!who || !rest) return [];
      const [path = ''] = readAddresses(
        {
          ...{ feature, record, way },
          ...act,
          told: { ...told, verb: 'see', phrase: rest.replace(/ on (?:the|each|that) \p{L}+$/u, '') },
        },
        table,
        criterion.effect,
      );
      return [
        {
          method: 'GET',
          path,
          criterion: {
            ...criterion,
            actor: who.one,
            cause: `${isSingle(who) ? who.many : withArticle(who.one)} wants to see ${rest}`,
            verb: 'see',
            rest,
          },
        },
      ];
    });
  });
}
