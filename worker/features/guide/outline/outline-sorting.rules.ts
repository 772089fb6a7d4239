import { readForm } from '#worker/features/guide/decisions/told-forms.rules.ts';
import { deniesAlone } from '#worker/features/guide/grammar/moods.rules.ts';
import { kindOfNoun } from '#worker/features/guide/grammar/nouns.rules.ts';
import { baseOfVerb, tagText } from '#worker/features/guide/grammar/phrases.rules.ts';
import { capitalise, nounIn, singularOf, toPattern } from '#worker/features/guide/grammar/words.rules.ts';
import type { Idea } from '#worker/features/guide/idea/idea.rules.ts';
import { ownLine } from '#worker/features/guide/idea/reading-lines.rules.ts';
import { isLimit } from '#worker/features/guide/idea/telling.rules.ts';
import type { Outline } from '#worker/features/guide/outline/outline.rules.ts';

type Section = keyof Outline;
export type SortedLine = { section: Section; line: string };

const success =
  /^(?:target|goal|aim|success|measure)s?(?: (?:is|are|means?|would be))?[:,]? |^if .+\b(?:I(?:'d| would|'ll| will| should)|we(?:'d| would|'ll| will)) (?:be|count|call|give|say|take)\b|^if (?:I|we) (?:can|could|manage)\b.*\bworth\b|\b(?:is|be) a success (?:if|when)\b/i;
const not =
  /^(?:no|not|without|never)\b(?! (?:one|body|sure)\b)|^only for .+, not for |^(?:I|we) (?:do not|don't|will not|won't) (?:accept|want|need)\b|^please (?:do not|don't)\b/i;
const opening = '(?:(?:so|but|and|now|what):? )?';
/** 'I want', 'I am looking for', 'I'd like'; 'I like' tells of the writer. */
const wants =
  "(?:I|we)(?:(?: really)? (?:wish|want|need|require|dream of|imagine|(?:look|am looking|are looking) for)|(?:['’]d| would| should) (?:really )?(?:wish|want|need|like|love))";
/** Whoever tells it wants something of the product. */
const wishes = new RegExp(
  `^${opening}${wants}\\b|^(?:wanted|wish|wishes|needed|the idea)\\b|\\bwish ?list\\b|^(?:it|the (?:app|tool|system|program|site|product|command)) (?:should|must|would|shall|could|will|may)\\b|\\bshould be able to\\b`,
  'i',
);
/** 'I want one place where …', 'a browser extension that …': what it is to be. */
const forms = new RegExp(
  `^(?:wanted|the idea)\\b|^(?:an? )?(?:[\\p{L}-]+ ){0,2}(?:app|extension|tool|site|website|game|bot|command|plugin|program|service|marketplace|platform)\\b (?:that|which|where|for|to)\\b|^${opening}${wants}(?: for| is)? (?:(?:an?|one|some|something|somewhere) |for )`,
  'iu',
);
/** 'I want to write while I print': what is done. */
const wantsToDo = new RegExp(`^${wants} to (?!have\\b|be\\b|get\\b)`, 'i');
const onlyWishes = new RegExp(`^(?:(?:wanted|needed|the idea)\\W*|${opening}${wants} )?$`, 'i');
const wishHead =
  /^(?:I|we)(?:'d| would| should)? (?:wish|want|need|require|would like)(?: (?:this|that|the following))?: /i;
const ability =
  /\bshould be able to\b|^(?:I|we)(?:'d| would| should)? (?:want|like|wish|need)(?: it)? (?:that|so|so that|they|people|anybody|everybody)\b/i;
/** What must be holds whoever tells it, what always is so only among wishes: before them it tells how it is. */
const duty =
  /\b(?:must|shall|may (?:not|only)|mustn't|can(?:not|'t| not)(?! happen)|are to be|is to be|impossible|at (?:most|least)|no more than|unless|only (?:if|when|after))\b|\bonly(?=[.;!]|$)|\bthe same \p{L}+\b.*\bthe same\b|^same \p{L}+, same\b/iu;
const lasting =
  /\b(?:never|always|has to|have to|needs? to|nobody|no one|as soon as|within (?:an?|\d)|under (?:an?|\d|two|three|five|ten))\b|^if [^,]+, /i;
const before =
  /\b(?:last|this) (?:week|month|year|summer|winter|spring|autumn|season|time)\b|\b(?:today|presently|at present|currently|at the moment|so far|nowadays|used to|until now|right now|these days|the way it works now)\b|\b(?:has|have) become\b|\b(?:was|were|did|didn't|had|said|told|noticed|lost|went|came|happened|started|broke|forgot|complained)\b|^in (?:19|20)\d\d\b/i;
const leaning = /^(?:so|also|and|but|or|then|she|he|they|it|that|this|those|these) |\b(?:also|too)[.!]?$/i;
const selfTold =
  /^(?:(?:good (?:day|morning|evening)|hello|hi|dear \w+),? )?(?:I(?: am|'m| run| work| have| make| own| was)|we(?: are|'re| run| have| make)|(?:our|my) [\p{L} ]{2,30}? (?:is|are|has|have))\b/iu;
/** 'Mothers donate milk': what some people do. */
const doing =
  /^(?:(?:the|our|my|each|every|all|some) )?(\p{L}+)(?: (?:who|in|at|of) [\p{L} ]+?)? (?!is\b|are\b|has\b|have\b|was\b|do not\b|don't\b)(\p{Ll}+)/iu;

/** Under which heading a sentence stands by its form alone; `isWished`: a wish was told before it, so that it tells what is to be. */
function sectionOf(text: string, isWished: boolean): Section | undefined {
  if (readForm(text)?.kind === 'success' || success.test(text)) return 'aims';
  if (not.test(text) && (!isLimit(text) || /^only\b/i.test(text))) return 'nots';
  if (wishHead.test(text) || wantsToDo.test(text) || ability.test(text)) return 'acts';
  if (forms.test(text)) return 'is';
  if (wishes.test(text)) return 'rules';
  if (duty.test(text) || (isWished && lasting.test(text))) return 'rules';
  if (before.test(text) || (selfTold.test(text) && !isWished)) return 'today';
  const [, who = '', does = ''] = doing.exec(text) ?? [];
  return kindOfNoun(who) === 'person' && baseOfVerb(does) !== undefined ? 'acts' : undefined;
}

/** 'A command that takes a point (one loan, one customer), follows the keys and loads the result' does each of these. */
function doingsOf(text: string): SortedLine[] {
  const [, before = '', what = '', list = ''] =
    /^(.*?)\b((?:an?|some|one) [\p{L} -]{2,40}?) (?:that|which) (\p{L}+s .+)$/iu.exec(text) ?? [];
  // What stands before it is told, too, unless it only wishes.
  if (!onlyWishes.test(before)) return [];
  // A comma in brackets parts nothing.
  const parts = list.split(
    /(?:, (?:and )?| and )(?=\p{L}+s (?:the|an?|its?|all|only|those|personal|\p{L}+ (?:with|into|from))\b)(?![^()]*\))/iu,
  );
  const [verb = ''] = (parts[0] ?? '').split(' ');
  if (parts.length < 2 || (baseOfVerb(verb) ?? verb) === verb) return [];
  const acts = parts.map((part): SortedLine => ({ section: 'acts', line: `It ${part.replace(/[.\s]+$/, '')}.` }));
  return [{ section: 'is', line: `${capitalise(what)}.` }, ...acts];
}

/** A wish without the words that it begins with: 'I want to write while I print' is 'I write while I print'. */
function asLines(section: Section, own: string): SortedLine[] {
  const doings = section === 'is' ? doingsOf(own) : [];
  if (doings.length > 0) return doings;
  if (section !== 'acts') return [{ section, line: own }];
  const done = own.replace(/^(I|we)(?:['’]d| would)? (?:want|need|wish|like|love) to /i, '$1 ').replace(wishHead, '');
  return [{ section, line: capitalise(done) }];
}

/** '1.' only numbers what comes next; '08:00 - 17:30' on a line of its own goes with the line before it. */
function withoutBareLines(sentences: string[]): string[] {
  const told: string[] = [];
  for (const raw of sentences) {
    if (/\p{L}/u.test(raw) || told.length === 0) told.push(raw);
    else if (!/^\s*\d{1,2}[.)]\s*$/.test(raw)) told[told.length - 1] = `${told.at(-1)} ${raw.trim()}`;
  }
  return told.filter((raw) => /[\p{L}\p{N}]/u.test(raw) && !/^\s*\d{1,2}[.)]\s*$/.test(raw));
}

/**
 * Sentences of which no reading is sure, each as its owner wrote it below the heading that its form points to: rules by their modal verbs,
 * what is so far by its time, wishes by their opening; what leans on the one before goes with it, and what comes before the first wish tells
 * how it is today.
 * @param read the lines of a sentence whose doings were parted, which stand instead of it; what comes after `firstListed` is wished.
 */
export function sortSentences(
  sentences: string[],
  read: (sentence: string) => SortedLine[] | undefined = () => undefined,
  firstListed?: string,
): SortedLine[] {
  return sectionsOf(sentences, firstListed).flatMap(({ raw, section }) => read(raw) ?? asLines(section, ownLine(raw)));
}

/** Each sentence with the heading that its form points to. */
export function sectionsOf(sentences: string[], firstListed?: string): { raw: string; section: Section }[] {
  const sorted: { raw: string; section: Section }[] = [];
  const told = withoutBareLines(sentences);
  const owns = told.map((raw) => ownLine(raw).replace(/[’‘]/g, "'"));
  const wished = owns.findIndex(
    (text) => !deniesAlone.test(text) && (wishes.test(text) || forms.test(text) || wantsToDo.test(text)),
  );
  const listed = firstListed === undefined ? -1 : told.indexOf(firstListed) - 1;
  const firstWish = listed >= -1 && firstListed !== undefined && (wished < 0 || listed < wished) ? listed : wished;
  for (const [at, text] of owns.entries()) {
    const last = sorted.at(-1)?.section;
    const isWished = (firstWish >= 0 || firstListed !== undefined) && at > firstWish;
    const own = sectionOf(text, isWished);
    const isLeaning =
      leaning.test(text) && text.split(' ').length < mostLeaning && !/^(?:aims|nots|rules)$/.test(own ?? '');
    const found = isLeaning ? (last ?? own) : own;
    const around = text.split(' ').length < fewestTelling ? 'is' : at < firstWish ? 'today' : 'acts';
    sorted.push({ raw: told[at] ?? '', section: found ?? around });
  }
  return sorted;
}

/** A long sentence says by itself what it is about. */
const mostLeaning = 9;
const fewestTelling = 5;

const selfNamed =
  /\b(?:I am|I'm|I work as) (?:working as )?(?:(?:an?|the|one of the) )?((?:[\p{L}-]+ ){0,2}[\p{L}-]+?)(?= (?:in|at|of|for|with|who|and|from|on)\b|[.,;]|$)/iu;
const nobodys = /^(?:person|man|woman|people|somebody|anybody|thief|stranger|world|family|kid|boy|girl|guy|human)$/;

/** The people that an idea speaks of, whoever tells it first; those of whom it says that it is not for them are none. */
export function peopleNamed({ people, description }: Pick<Idea, 'people'> & { description: string }): string[] {
  const self = selfNamed.exec(description)?.[1]?.trim();
  const selfHead = self?.split(' ').at(-1)?.toLowerCase() ?? '';
  const isNamed = self !== undefined && kindOfNoun(selfHead) === 'person';
  const own = isNamed ? [`${capitalise(self)} (me)`] : /\b(?:I|my)\b/.test(description) ? ['Me'] : [];
  const others = people.flatMap(({ one, many }) => {
    const head = one.split(' ').at(-1) ?? '';
    const found = nounIn(one, description)?.[0];
    const isOutside = new RegExp(`\\bnot for (?:the |our )?${toPattern(many)}`, 'i').test(description);
    if (!found || kindOfNoun(head) !== 'person' || nobodys.test(head) || head === selfHead || isOutside) return [];
    return [capitalise((found.toLowerCase() === one ? one : many).replace(/^(?:hundred|thousand|million) /, ''))];
  });
  return [...new Set([...own, ...others])];
}

const mostThings = 4;
const fewestNamed = 2;
/** What is named often and is nothing that a product keeps: times, places, devices, words about the telling itself. */
const noThing =
  /^(?:time|day|night|morning|evening|week|month|year|minute|hour|second|moment|end|way|thing|problem|solution|idea|place|people|office|firm|company|hospital|town|city|house|home|app|tool|product|system|command|developer|name|number|kind|sort|part|rest|one|lot|half|work|job|use|need|wish|target|input|output|money|hand|mother|world|question|reason|case|information|data|phone|laptop|computer|whatsapp|group|machine|machinery|screen|internet|wifi|tablet|page)$/;

/** Words that often mean nothing by themselves, and here are what hangs on a hook or lies in a box. */
const alsoThing = /^(?:key|tag|note|file|entry|item)$/;

/** The things that an idea names most, as what it might keep: each at least twice as the head of what is named. */
export function thingsNamed(description: string): string[] {
  const counts = new Map<string, number>();
  for (const sentence of tagText(description))
    for (const [at, token] of sentence.entries()) {
      const one = singularOf(token.lower);
      const isHead = token.tag === 'noun' && sentence[at + 1]?.tag !== 'noun' && /^\p{Ll}/u.test(token.text);
      if (isHead && one.length > 2 && (kindOfNoun(one) === 'thing' || alsoThing.test(one)) && !noThing.test(one))
        counts.set(one, (counts.get(one) ?? 0) + 1);
    }
  return [...counts]
    .filter(([, count]) => count >= fewestNamed)
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, mostThings)
    .map(([one]) => capitalise(one));
}
