import { vagueWords } from '#shared/content/vague-words.ts';
import { hasNumber } from '#shared/document-check/prose.ts';
import { whoDoes } from '#worker/features/guide/documents/doings.rules.ts';
import { type Point, quoteSaid } from '#worker/features/guide/documents/review-reading.rules.ts';
import { isComplaint, readWish } from '#worker/features/guide/documents/wishes.rules.ts';
import { lowerFirst, withArticle } from '#worker/features/guide/grammar/words.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';

/** What a wish would be in the requirements: a criterion, or why it is none yet. */
type Proposal = { point: Point; wording: string | undefined; open: string | undefined };

/** 'earlier', 'fewer', 'more': by how much is not said. */
const comparing =
  /\b(?:more|less|fewer|better|(?!(?:never|under|after|over|other|order|number|customer|user|member|reminder|whether|together|per|later)\b)\p{Ll}{3,}(?:ier|ster|ger))\b/iu;

/** What each wish would change in the requirements, as a criterion where it says what the product does. */
export function proposeChanges(product: Product, points: Point[]): Proposal[] {
  return points.map((point) => {
    const said = point.said
      .trim()
      .replace(/^please /i, '')
      .replace(/[.!]+$/, '');
    const isClaim = (said.search(vagueWords) >= 0 || comparing.test(said)) && !hasNumber(said);
    const wish = readWish(said);
    if (!wish) return { point, wording: undefined, open: askFor(product, point, 'effect') };
    const { deed, rest } = wish;
    const isLasting = /^(?:let|allow|offer|keep|leave out)$/.test(deed) || moment.test(rest);
    const when = point.feature && !isLasting ? `${causeOf(product, point.feature)}, ` : '';
    const effect = `THE SYSTEM SHALL ${deed} ${rest}`;
    return {
      point,
      wording: quoteSaid(`${when}${effect}`),
      open: isClaim
        ? askFor(product, point, 'number')
        : when || isLasting
          ? undefined
          : askFor(product, point, 'cause'),
    };
  });
}

/** A wish that says when it holds needs no other moment. */
const moment =
  /\b(?:before|after|when|whenever|until|once|while|if|as soon as|(?:every|each) (?:day|week|month|morning|evening|time)|daily|weekly|monthly|on \w+days?|at (?:\d|noon|night)|the (?:day|evening|week))\b/i;

/** 'WHEN a customer comes to ‘order bread’': a wish says what should be seen there, and not what somebody did. */
const causeOf = (product: Product, feature: Feature) =>
  `WHEN ${withArticle(whoDoes(product, feature).one)} ${product.platform === 'command line' ? 'uses' : 'comes to'} ‘${lowerFirst(feature.title)}’`;

function askFor(product: Product, { feature, said }: Point, what: 'effect' | 'number' | 'cause'): string {
  const who = feature ? whoDoes(product, feature) : product.idea.client;
  if (what === 'number') return 'by how much, in a number';
  if (what === 'cause') return `what ${who.many} do before it (WHEN …)`;
  return feature || isComplaint(said)
    ? `what ${who.many} see once it is mended`
    : `who begins it, and what ${who.many} see then`;
}
