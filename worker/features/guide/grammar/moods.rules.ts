import type { Token } from '#worker/features/guide/grammar/phrases.rules.ts';

/** What a sentence is told for: how it is today, what is wished for, what is refused, or only to announce; undefined where it does not say. */
export type Mood = 'today' | 'wish' | 'refused' | 'heading' | 'aside' | undefined;

const wishing =
  /\b(?:wants?|wish(?:es)?|wanted|(?:would|should) (?:like|love|prefer|wish)|dreams? of|looking for|(?:i|we) (?:also |really |just )?needs?|needs? (?:to|an?|something|somewhere)|has to|ha(?:s|ve) to be|should(?! not have| have)|(?<!\b(?:i|we) )shall|must|ought to|ideally|(?:is|are) (?:needed|wanted) is|(?:it|that) would be)\b/;
/** 'An app for us', 'build a tool': what is to be made. */
const somethingNew =
  /(?:^|\b(?:build|building|make|making) )(?:an?|one|internal|simple|small|free|mobile|web) (?:[\p{L}-]+ ){0,4}?(?:app|application|website|site|page|platform|tool|software|system|service|product|program|bot|marketplace|game|extension|library|api|cli|board|tracker|portal|community|network|map)\b|^(?:app|website|tool|platform) (?:for|to|that|where)\b/u;
/** Whether a sentence begins with what is to be made: 'A page for our bakery, so that …'. */
export const namesProduct = (sentence: string): boolean =>
  new RegExp(`^(?:${somethingNew.source})`, 'iu').test(sentence);
const notWishing = /\b(?:nobody|no-one|none|not) (?:wants?|wishe?s?)\b/;

const past =
  /\b(?:was|were|had|did|came|went|died|caught|happened|found out|nearly \w+ed|got (?:an?|the|lost)|fell|lost|told|asked us|ended up)\b|(?<!\b(?:is|are|be|been|being|gets?|got|have|has|had) (?:\w+ )?)\b(?:took|gave|said|wrote|forgot|broke|spent|stood|brought|knew|threw|drove|ate|ruined|seized)\b|\blast (?:night|week|month|year|spring|summer|autumn|winter|march|season)\b/;
const means =
  /\b(?:paper|whiteboards?|excel|spreadsheets?|whatsapp|group chats?|by (?:phone|hand)|phone (?:people|everybody|everyone|around|round)|(?:sticky|post-it) notes?|clipboards?|notebooks?|binders?|access file|walkie\w*|my head|our heads|memory|word documents?|google (?:sheets?|docs?)|slips|laminated|pencil|fax)\b/;
const complaint =
  /\b(?:nobody|no-one|never|always|forgets?|forgotten|loses?|gets? lost|mess|worst|worse|the problem|problems?|half (?:of|the|don)|a third|too (?:late|much|many|long|often)|hates?|kills?|drowns?|annoy\w*|wrong|missing|tatty|by accident|no use|keeps? \w+ing (?:me|us)|(?:do|does) not (?:know|remember|read)|(?:nobody|no one) (?:knows|remembers|admits)|asks? (?:me|us) for|in a hurry|each time less|chaos|nightmare)\b/;
const marker =
  /^(?:now|today|currently|nowadays|at the moment|right now|so far|until now|at present|as it is|the way (?:it|this|that|things) (?:works?|goes|runs?|is|are))\b|\b(?:at the moment|currently|nowadays|the (?:one|system|app|tool) we have)\b/;
const firstPerson = /\b(?:i|we|me|us|somebody|someone|everything here)\b/;

const refusing =
  /\b(?:do(?:es)? not|not) (?:need|want|build|do)\b|\bnot (?:building|needed|wanted|included|in scope)\b|\bout of scope\b|\bnon-?goals?\b|\bwill not\b/;
/** 'What it must not do:', 'Never:' above a list. */
const forbidding = /\b(?:must|may|should|can) ?(?:not|never)\b|\bnever\b/;
const headingWish =
  /\b(?:needs?|needed|want|wants|wanted|wish|wishes|wish ?list|requirements?|features?|functions?|idea|must|should|goals?|scope|mvp|following|stories|(?:i|we) (?:am|are) after|imagine|in mind|solution|what it does|how it (?:works|should work))\b/;
const headingToday =
  /\b(?:now|today|currently|problems?|pain|pains|at the moment|status quo|background|so far|situation|why|context)\b/;
/** What is told of money, time and aims, and not of what the product does: 'How I earn:', 'Numbers:'. */
const headingAside =
  /^(?:the |my |our )?(?:how (?:i|we) (?:will )?(?:earn|make money|charge)|money|pricing|prices?|budget|funds?|funding|costs?|numbers|figures|targets?|success|measures?|metrics?|timeline|time|deadline|dates?|who it is for|who is it for|for whom|audience|target group|market|team|customers|name)$/;
/** What is wished to be known: 'What he ate, how he was'; no 'what kills us is the desk'. */
const asking =
  /^(?:(?:who|what|how|which|where)\b(?!.* (?:me|us) (?:is|are)\b)|(?:did|does|has|have) (?:he|she|they)\b)/;
const longestHeading = 6;
/** Words of which a mere announcement is made; another one says something by itself. */
const announcing =
  /^(?:what|i|we|you|it|the|our|my|a|an|of|for|as|here|is|are|do|does|not|must|should|can|will|need|needs|needed|want|wants|wanted|wishes|wish|wishlist|list|happens|now|today|currently|requirements?|features?|functions?|ideas?|goals?|scope|mvp|following|kindly|please|consider|problems?|pain|background|situation|points?|things?|stories|out|in|and|have|to|likes?|would|building|build|after|imagine|mind|solution|proposed|suggested|statement|how|works?|why|context|pains?|does|current|currently)$/;

/** What ends the telling of how it is under a heading of its own. */
const wantsNow = /\b(?:i|we) (?:also |really |just )?(?:want|need|wish)\b|\b(?:would|should) (?:like|love)\b/;

const textOf = (tokens: Token[]) => tokens.map(({ lower }) => lower).join(' ');

/** Whether a sentence, in small letters, tells how it is today by its own words: by its tense, its means, a complaint. */
export const isTold = (text: string) =>
  past.test(text) || means.test(text) || complaint.test(text) || marker.test(text);

/** 'It should not do online payments' wishes nothing that there is to be: what was told before is no story of today. */
export const deniesAlone =
  /^(?:it|this|that|the (?:app|tool|system|program|site|website|product|platform|command)) (?:(?:should|must|shall|need|does|do|is|will|would|may|can) ?(?:not|never|n[’']t)|(?:shouldn|mustn|needn|doesn|won)[’']?t|should never|cannot|never)\b/i;

function wishes(tokens: Token[], text: string): boolean {
  if (tokens[0]?.isWished) return true;
  if (deniesAlone.test(text)) return false;
  if (/^now\b/.test(text) && !/\b(?:i|we) (?:want|need)\b/.test(text)) return false;
  return (wishing.test(text) || somethingNew.test(text)) && !notWishing.test(text) && !/\bwould have\b/.test(text);
}

/** What a short line before a colon announces. */
function headingOf(tokens: Token[], next: Token[] | undefined): Mood {
  if (!(next?.[0]?.isListed || next?.[0]?.isLine) || tokens.length > longestHeading) return undefined;
  const text = textOf(tokens);
  if (headingAside.test(text)) return 'aside';
  if (/^(?:constraints?|facts|rules|notes?|details|remarks)$/.test(text)) return 'heading';
  if (refusing.test(text) || forbidding.test(text)) return 'refused';
  if (headingToday.test(text) && !/\b(?:need|want)/.test(text)) return 'today';
  return headingWish.test(text) ? 'wish' : undefined;
}

/** Somebody by name of their part does something: 'parents order lunch'. */
function tellsOthers(tokens: Token[]): boolean {
  const verb = tokens.findIndex(({ tag }) => tag === 'verb' || tag === 'frame');
  return verb > 0 && tokens[verb]?.base !== 'be' && tokens.slice(0, verb).some(({ tag }) => tag === 'noun');
}

/**
 * The mood of each sentence. What stands before the first wish is how it is today where it complains, is past, or names paper, chats and the
 * like; what 'we' do there as well, and what others do, as long as nothing tells that it is a part of the product.
 */
export function moodsOf(sentences: Token[][]): Mood[] {
  const texts = sentences.map(textOf);
  const own = sentences.map((tokens, at) => wishes(tokens, texts[at] ?? ''));
  const headings = sentences.map((tokens, at) => headingOf(tokens, sentences[at + 1]));
  const dropped = droppedUntil(texts, own);
  const first = own.findIndex((isWish, at) => at > dropped && (isWish || headings[at] === 'wish'));
  const isStory = dropped >= 0 || texts.slice(0, Math.max(first, 0)).some(isTold);
  const moods: Mood[] = [];
  let under: Mood;
  let isOpen = false;
  for (const [at, tokens] of sentences.entries()) {
    const text = texts[at] ?? '';
    const heading = headings[at];
    const isBelow = tokens[0]?.isListed || tokens[0]?.isLine;
    // Between the lines of a list a remark ends nothing.
    const isInRow = !tokens[0]?.isLead && sentences.slice(0, at).findLast(([first]) => first?.isLead)?.[0]?.isLine;
    if (heading) under = heading;
    else if (under === 'refused' && !isBelow && (tokens[0]?.isPart || !isInRow)) under = undefined;
    else if (/^(?:today|aside)$/.test(under ?? '') && ((tokens[0]?.isPart && !isBelow) || wantsNow.test(text)))
      under = undefined;
    if (at <= dropped) moods.push('today');
    else if (
      heading === 'aside' ||
      heading === 'heading' ||
      (heading && tokens.every(({ lower }) => announcing.test(lower)))
    )
      moods.push('heading');
    else if (under === 'aside') moods.push('aside');
    else if (under === 'refused') moods.push(isBelow ? 'refused' : 'aside');
    else if (under === 'today') moods.push('today');
    else if (own[at] || heading === 'wish' || (under === 'wish' && isBelow)) moods.push('wish');
    else if (tokens[0]?.isListed && moods.at(-1) === 'today') moods.push('today');
    else if (at < first && isStory) {
      isOpen ||= isTold(text);
      const isToday = isTold(text) || firstPerson.test(text) || (isOpen && !tellsOthers(tokens));
      if (!isToday) isOpen = false;
      moods.push(isToday ? 'today' : undefined);
    } else if (
      moods.at(-1) === 'today' &&
      own.slice(at + 1).some(Boolean) &&
      !tokens.some(({ tag }) => /^(?:verb|frame|modal)$/.test(tag)) &&
      tokens.length < 4
    )
      moods.push('today');
    else if (moods.at(-1) === 'wish' && asking.test(text)) moods.push('wish');
    else moods.push(goesBack(text, moods.at(-1), own.slice(at + 1).some(Boolean)) ? 'today' : undefined);
  }
  return moods;
}

const second = /^(?:(?:so|ok|actually|no|hmm) )*(?:forget|scrap|drop|scratch|never mind) (?:the |that |this |all )?\w+/;

/** 'I want a booking system … so forget bookings. I want the desk': the last sentence of what somebody took back while they wrote; -1 where nothing was. */
function droppedUntil(texts: string[], own: boolean[]): number {
  return texts.findLastIndex((text, at) => at > 0 && second.test(text) && own.slice(at + 1).some(Boolean));
}

/** 'The worst bit is wet tents. Someone puts it away wet': after a wish a complaint leads back to how it is. */
function goesBack(text: string, before: Mood, isWishLeft: boolean): boolean {
  if (marker.test(text) || /^the (?:worst|problem)\b/.test(text)) return true;
  if (/\b(?:drowns?|drowning|nightmare|chaos|mess)\b/.test(text)) return true;
  if (/^(?:i|we) (?:did|had|was|were|lost|tried|used|got|spent|paid)\b/.test(text)) return true;
  return before === 'today' && isWishLeft && (/\b(?:someone|somebody|i|we)\b/.test(text) || isTold(text));
}
