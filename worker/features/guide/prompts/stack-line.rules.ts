import { listPlaces, type Place } from '#worker/features/guide/documents/architecture-map.rules.ts';
import { listNeeds } from '#worker/features/guide/documents/architecture-shape.rules.ts';
import { stackOf } from '#worker/features/guide/documents/architecture-stack.rules.ts';
import { nightRulesOf } from '#worker/features/guide/documents/clocks.rules.ts';
import { tellOwnStack } from '#worker/features/guide/documents/own-stack.rules.ts';
import { capitalise, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** What a part is for is said by its name. */
const brief = (part: string) =>
  part.replace(/ in strict mode\b/, '').replace(/ for (?:the )?(?:pages|API|data|tests|CI|versions)$/, '');

/** The stack in a line: what all rests on, then the parts that this feature asks for; without a feature, those of all of them. */
export function tellStack(product: Product, feature?: Feature): string {
  const { lines, base } = stackOf(product);
  const needs = listNeeds(product);
  const places = listPlaces(product).filter((place) => !feature || place.feature.id === feature.id);
  const parts = [
    ...lines
      .slice(base, lines.length - needs.length)
      .filter((line) => places.some((place) => isFor(product, line, place))),
    ...lines.slice(lines.length - needs.length).filter((_, index) => {
      const key = needs[index]?.part.key;
      return places.some((place) => place.needs.some(({ part }) => part.key === key));
    }),
  ].map(({ part }) => capitalise(part));
  const also = parts.length > 0 ? `${feature ? `for ${feature.id} also` : 'also'}: \`${parts.join('; ')}\`` : '';
  const decided = tellOwnStack(product);
  if (decided) return also ? `${decided} ${capitalise(also)}.` : decided;
  const basis = lines
    .slice(0, base)
    .map(({ part }) => brief(part))
    .join('; ');
  return `Stack: \`${basis}\`${also ? `, ${also}` : ''}.`;
}

/** Whether a part that the shape adds serves the feature of a place: a clock what begins by itself, a queue what is measured. */
function isFor(
  product: Product,
  { part, why }: { part: string; why: string },
  { feature, isClocked, needs, brought }: Place,
): boolean {
  if (/ for what begins by itself$/.test(part))
    return isClocked || needs.some((need) => need.part.job) || nightRulesOf(product, feature).length > 0;
  if (/^A queue before /.test(part)) return needs.some((need) => need.part.key === 'sensor');
  if (/\bwith WebSocket$/.test(part) && product.idea.isOutlined)
    return brought.some(({ step }) => step === 'Live object');
  if (/^(?:A solver|CSV) /.test(part)) return why.includes(`“${lowerFirst(feature.title)}”`);
  return true;
}
