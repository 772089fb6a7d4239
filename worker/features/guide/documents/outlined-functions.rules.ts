import { shapeOf } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { ownerRules, tellRule } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { functionOf, joinParts, listUnder, tableUnder } from '#worker/features/guide/documents/terms.rules.ts';
import { capitalise } from '#worker/features/guide/grammar/words.rules.ts';
import type { RuleKind } from '#worker/features/guide/outline/outline-rule-kinds.rules.ts';
import { listCriteria } from '#worker/features/guide/product/criteria.rules.ts';
import { goesOutside, listActs } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

const ofCalls: RuleKind[] = ['network', 'access', 'write', 'fixed', 'gate'];
/** The rules of the owner that every call has to keep, with the criteria that hold them. */
export const callRules = (product: Product): string[] =>
  ownerRules(product)
    .filter(({ kind }) => ofCalls.includes(kind))
    .map((rule) => tellRule(rule));

/** What takes the place of an API where there is no server: the functions that screens call, what goes outside, and what begins by itself. */
export function writeFunctions(product: Product, basis: string): string {
  const acts = listActs(product);
  const criteria = listCriteria(product);
  const isExtension = shapeOf(product).key === 'extension';
  const goodOf = (id: string) => criteria.find(({ feature, isFault }) => feature.id === id && !isFault);
  const outside = acts.filter(goesOutside);
  const row = ({ feature, told, who }: (typeof acts)[number]) => {
    const good = goodOf(feature.id);
    return [
      `\`${functionOf(feature)}\``,
      capitalise(who?.one ?? product.name),
      capitalise(`${told.verb} ${told.phrase}`),
      capitalise(good?.effect ?? feature.says.replace(/\.$/, '')),
      good?.id ?? feature.id,
    ];
  };
  return joinParts([
    `# ${product.name}: functions and what goes outside`,
    `${product.name} has no server, so that nothing is called over a network but what stands under “What goes outside”; from ${basis}. ${isExtension ? 'The script in the page and the window of the extension call these functions by messages of the browser.' : 'The screens call these functions directly.'}`,
    tableUnder('Functions', [
      ['Function', 'Who', 'What they do', 'What comes of it', 'Serves'],
      ...acts.filter((act) => !goesOutside(act)).map(row),
    ]),
    tableUnder('What goes outside', [
      ['Function', 'Who', 'What is done', 'What comes of it', 'Serves'],
      ...outside.map(row),
    ]),
    tableUnder('When something goes wrong', [
      ['When', 'What is shown', 'Serves'],
      ...criteria
        .filter(({ isFault }) => isFault)
        .map(({ cause, effect, id }) => [capitalise(cause), capitalise(effect), id]),
    ]),
    listUnder('Rules for every function', callRules(product)),
  ]);
}
