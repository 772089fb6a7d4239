import { remarkStems } from '#worker/features/guide/grammar/stems.rules.ts';
import { escapeText, joinQuoted, joinWords, lowerFirst } from '#worker/features/guide/grammar/words.rules.ts';
import type { Feature, Product } from '#worker/features/guide/product/product.rules.ts';
import { listEntities } from '#worker/features/guide/product/records.rules.ts';
import { countStems } from '#worker/features/guide/replies/sources.rules.ts';

/** What programs do, how well, and who has to look at it afterwards: common knowledge, with no promise for this product. */
const abilities: readonly { signs: RegExp; says: string; rule: string }[] = [
  {
    signs:
      /\b(?:read|recogni[sz]e|scan|extract|understand)\w*\b.{0,40}\b(?:papers?|photos?|pictures?|forms?|receipts?|handwriting|documents?|scans?|sheets?)\b/i,
    says: 'A program can read printed numbers from a sharp photo with text recognition. It misreads handwriting, stains and bad light, so a wrong number looks like a right one',
    rule: 'a person confirms each number that was read from a photo',
  },
  {
    signs: /\bvoice (?:messages?|notes?|memos?)\b|\b(?:speech|spoken)\b/i,
    says: 'A program can keep a voice message and turn it into text. Numbers and names in noise or dialect come out wrong, so nothing in it counts before somebody has confirmed it',
    rule: 'a voice message is answered with the way to enter it',
  },
  {
    signs:
      /\b(?:tablets?|phones?|devices?)\b.{0,60}\bwithout (?:the |any )?(?:wi-?fi|internet|network)\b|\bbluetooth\b/i,
    says: 'Two devices can talk without a network by Bluetooth, but not from a page in the browser; that takes an installed app on both',
    rule: 'each device works alone, and both are joined when there is a network',
  },
  {
    signs: /\b(?:translat\w+|(?:other|another|their own|different) languages?)\b/i,
    says: 'Fixed words of the screens can be translated once and checked. What people type can only be translated by a service that sees it',
    rule: 'screens are shown in the language of the person; what they type stays as it is',
  },
];

const opening = /^(?:so|and|but|well|ok(?:ay)?|hm+)[, ]+/i;
const asksOrder =
  /\b(?:which|what)(?: (?:one|of (?:them|these|those|the two)|feature|part))?\b[^?]{0,40}\b(?:first|earlier|before the other|sooner)\b|\bshould (?:we|i|you) (?:do|build|make|start|begin)\b[^?]*\bor\b[^?]*\bfirst\b/i;
const asksAbility =
  /\b(?:can|could|would|will|is|does) (?:the |this |that |our |my |an? )?(?:program|app|product|tool|system|bot|site|page|software|computer|tablet|phone|it)\b[^?]{0,20}?\b(?:be able to |possible to |capable of )?(?!you\b)[a-z]{3,}/i;
const asksHappens =
  /\bwhat (?:happens|do we do|should happen|if)\b|\bhow (?:do|does|would|will) (?:we|it|they)\b.{0,20}\bhandle\b/i;
const asksLeaving =
  /\b(?:goes? (?:bust|away|under)|shuts? down|closes? down|bans?|is gone|stops? (?:working|existing)|disappears?|dies|take (?:it|this|that|them|all|everything)? ?(?:elsewhere|with us|away|out)|lift out|move (?:it )?(?:elsewhere|away)|locked? in|lock-in)\b/i;

/**
 * Answers what somebody asks the guide to judge: what comes first, whether the product can do something, what happens then, and what
 * remains when a service goes away. Undefined where the question is none of these.
 */
export function answerJudging(asked: string, product: Product): string | undefined {
  const text = asked.trim().replace(opening, '');
  if (!text.includes('?')) return undefined;
  if (/\bif\b/i.test(text) && asksLeaving.test(text) && /\b(?:how much|what|could|can)\b/i.test(text))
    return tellLeaving(text, product);
  if (asksOrder.test(text)) return tellOrder(text, product);
  if (asksAbility.test(text) || asksHappens.test(text)) return tellAbility(text, product);
  return undefined;
}

const wordsOf = ({ title, says, criteria }: Feature) => `${title} ${says} ${criteria.join(' ')}`;

/** The feature that speaks most of something; its title counts twice. */
function featureAbout({ features }: Product, said: string): Feature | undefined {
  const stems = remarkStems(said);
  const [best] = features
    .filter(({ key }) => key !== 'account')
    .map((feature) => ({ feature, score: countStems(stems, wordsOf(feature)) + countStems(stems, feature.title) }))
    .toSorted((a, b) => b.score - a.score);
  return best && best.score > 0 ? best.feature : undefined;
}

const levels = ['must', 'should', 'later'];

/** Which of two comes first: by what the idea cannot do without, then by what the other rests on; or that it can't be told. */
function tellOrder(text: string, product: Product): string | undefined {
  const [, one = '', two = ''] =
    /(?:first|build|do|make|start with|begin with)?[,:]? *([^,?]+?),? or (?:else )?([^,?]+)\?/i.exec(
      text.replace(/^.*\bfirst[,:]?\s*(?=[^?]*\bor\b)/i, ''),
    ) ?? [];
  if (!one || !two) return undefined;
  const named = [one, two].map((said) =>
    said
      .trim()
      .replace(/\b(?:first|then)\b/gi, '')
      .trim(),
  );
  const found = named.map((said) => featureAbout(product, said));
  const [a, b] = found;
  const tell = (feature: Feature) => `${feature.id} ${feature.title} (${feature.priority.level})`;
  if (!a && !b)
    return `Neither ${named.map((said) => `“${escapeText(said, 60)}”`).join(' nor ')} is a feature yet, so I cannot tell what hangs on them. Build first what the other one needs, or what hurts most today. Tell me which, and I keep it.`;
  if (!a || !b || a === b) {
    const known = a ?? b;
    const at = a ? 0 : 1;
    if (!known || a === b)
      return `Both stand in ${known ? tell(known) : product.name}, so they are built together. If one of them can wait, tell me which, and I keep it.`;
    return `“${escapeText(named[at] ?? '', 60)}” first: it stands in ${tell(known)}. “${escapeText(named[1 - at] ?? '', 60)}” is in no feature yet; a sentence about who does what with it makes it one.`;
  }
  const rank = (feature: Feature) => levels.indexOf(feature.priority.level);
  const [first, then] =
    rank(a) !== rank(b)
      ? rank(a) < rank(b)
        ? [a, b]
        : [b, a]
      : product.features.indexOf(a) < product.features.indexOf(b)
        ? [a, b]
        : [b, a];
  const why =
    rank(first) === rank(then)
      ? `both are ${first.priority.level}s, and ${first.id} is told first`
      : `${first.id} is a ${first.priority.level} and ${then.id} a ${then.priority.level}`;
  return `${tell(first)} first, then ${tell(then)}: ${why}. If the other one hurts more today, say so, and I keep that instead.`;
}

/** Whether it can do something, or what happens then: what is decided of it, what programs can do, and what is still open. */
function tellAbility(text: string, product: Product): string | undefined {
  const ability = abilities.find(({ signs }) => signs.test(text));
  if (!ability || product.features.some((feature) => ability.signs.test(wordsOf(feature)))) return undefined;
  const about = featureAbout(product, text);
  const stems = remarkStems(text);
  const isNear = about !== undefined && countStems(stems, wordsOf(about)) >= Math.max(2, Math.ceil(stems.size / 3));
  const near = about && isNear ? ` Closest to it is ${about.id} ${about.title}.` : '';
  return `Nothing is decided on that yet, so ${product.name} does not do it.${near} ${ability.says}. Choose one: “${ability.rule}”, or “that is never done”. Say one of them in a sentence, and I keep it; until then it is open.`;
}

/** What remains when a service that others run goes away: the records and rules are one's own, what names the service is not. */
function tellLeaving(text: string, product: Product): string {
  const subject = /\bif (?:the )?(\p{L}[\p{L}-]*)/iu.exec(text)?.[1] ?? '';
  const names = new RegExp(`(?<![\\p{L}])${subject}(?![\\p{L}])`, 'iu');
  const hanging = product.features.filter((feature) => names.test(`${wordsOf(feature)} ${feature.rules.join(' ')}`));
  const records = listEntities(product).map(({ name }) => lowerFirst(name));
  const what = joinQuoted(records.slice(0, 5));
  const outside =
    hanging.length > 0
      ? `What names ${escapeText(subject, 40)} would have to be made anew: ${joinWords(hanging.map(({ id, title }) => `${id} ${title}`))}.`
      : `No feature names ${escapeText(subject, 40)}; what hangs on it is how people are known and reached.`;
  return `The records ${what} and the rules about them lie in the database of ${product.name}, so they can be taken along. ${outside} Nothing is decided on leaving yet: “all records can be exported as a file” makes it a feature.`;
}
