import type { OwnerRule } from '#worker/features/guide/documents/owner-rules.rules.ts';
import { functionOf } from '#worker/features/guide/documents/terms.rules.ts';
import { baseOfVerb } from '#worker/features/guide/grammar/phrases.rules.ts';
import { isDoneBy } from '#worker/features/guide/grammar/state-words.rules.ts';
import { joinWords } from '#worker/features/guide/grammar/words.rules.ts';
import { refusedOfChanged } from '#worker/features/guide/product/changed-fields.rules.ts';
import { listActs, type OutlinedAct } from '#worker/features/guide/product/outlined-acts.rules.ts';
import type { Product } from '#worker/features/guide/product/product.rules.ts';

/** 'Nobody takes a ticket while the day is closed': what is done, and not what makes it so. */
export const nobodyDoes = /^(?:nobody|no one)(?: (?:may|can|must))? (\p{L}+)/iu;
const onlyWhile = / (?:is|are|can be|may be) (\p{L}+) only (?:while|when|if)\b/iu;
const refused = /\b(?:is|are) (?:refused|rejected|turned away)\b/i;

/** The acts that a rule bounds: what nobody does, what is done only in some state, what refuses something. */
function actsBound(product: Product, { text, features, kind }: OwnerRule): OutlinedAct[] {
  const acts = listActs(product).filter(({ way }) => way !== 'read');
  const [, does] = nobodyDoes.exec(text) ?? [];
  const verb = does && baseOfVerb(does.toLowerCase());
  const own = acts.filter(({ feature }) => features.some(({ id }) => id === feature.id));
  // What is refused of a new thing is refused where it is changed to that.
  const isCarried = (act: OutlinedAct) =>
    act.feature.criteria.some((one) => text.includes(refusedOfChanged(one) ?? '\n'));
  if (does && verb) return acts.filter((act) => act.told.verb === verb || isCarried(act));
  if (does || refused.test(text)) return own;
  const words = onlyWhile.exec(text)?.slice(1) ?? text.match(/\b\p{L}+(?:ed|en)\b|(?<=\bbe )\p{L}+/gu) ?? [];
  // A rule on what has to be before is often filed where that is done.
  if (words.length === 0 && kind !== 'gate') return own;
  return acts.filter(({ told }) => words.some((word) => isDoneBy(word, told.verb)));
}

const mostNamed = 3;
/** The functions of the acts that rules bound: 'can never be issued' is held where a bottle is issued; empty where one of them bounds none that is known. */
export function doneBy(product: Product, rules: OwnerRule[]): string {
  const found = rules.map((rule) =>
    actsBound(product, rule).map(({ feature }) => `\`${functionOf(feature)}\` (${feature.id})`),
  );
  const named = [...new Set(found.flat())];
  return found.every((of) => of.length > 0) && named.length <= mostNamed ? joinWords(named) : '';
}

/** The records on which rules refuse an act. */
export const thingsDone = (product: Product, rules: OwnerRule[]): string[] => [
  ...new Set(rules.flatMap((rule) => actsBound(product, rule).flatMap(({ record }) => record?.one ?? []))),
];
