import type { DocumentType } from '#shared/document-types.ts';
import { entryOf, namedDocuments } from '#worker/features/guide/documents/registry.rules.ts';
import { namedPrompt } from '#worker/features/guide/prompts/registry.rules.ts';

/** An order to write: 'write …', 'now make …', 'I need the …'. */
const ordering =
  /^(?:(?:please|now|ok(?:ay)?|so|then|and|yes|great|next|also)[,.!:]? )*(?:write|create|make(?! (?:it|that|this|them|sure)\b)|draft|generate|prepare|produce|give|show|revise|rewrite|redo|update|refresh|correct|adapt|list|sketch|draw|outline|design|let['’]?s (?:do|write|make)|do|i(?: would|['’]d)? (?:need|want|like)(?: to (?:have|see))?)\b/i;

const listLead =
  /^(?:(?:please|now|ok(?:ay)?|so|then|and|yes|great|next|also|first|can (?:i|we) (?:please )?(?:have|get|see)|could (?:i|we) (?:please )?(?:have|get|see)|(?:can|could|would|will) you (?:please )?(?:write|make|do|give me|show me|prepare|create)|i(?: would|['’]d)? (?:like|want|need)(?: to (?:have|see))?|give me|show me|write(?: me)?|make(?: me)?|create|let['’]?s (?:do|have|write)|do|prepare|generate|update|revise|refresh|redo|rewrite)[,:]?\s+)+/i;
const listTail =
  /(?:,? (?:please|all (?:two|three|four|of (?:them|these))|both(?: of them)?|again|now|next|too|as well|thanks|thank you|for me|at once|in that order|together))+$/i;
const listItem =
  /^(?:(?:the|an?|my|our|also|then|both|next|again|new|updated|some|me) )*(?:[\p{L}-]+ ){0,3}[\p{L}-]+(?: again| too)?$/iu;

/**
 * What a message names that is nothing but a list of documents and prompts, however it is asked for: 'data model, plan and a prompt for
 * Cursor, all three please'; undefined for any other message.
 */
export function readWishList(text: string): { documents: DocumentType[]; prompt?: string } | undefined {
  const bare = text
    .trim()
    .replace(/[.?!\s]+$/, '')
    .replace(listTail, '')
    .replace(listLead, '');
  if (bare === '' || bare.length > 200) return undefined;
  const items = bare
    .split(/\s*(?:[,;&+]|\b(?:and|then|plus)\b)\s*/i)
    .map((item) => item.replace(listTail, '').trim())
    .filter(Boolean);
  const isPrompt = (item: string) =>
    /^(?:(?:the|an?|my|one|some|next|first|coding|feature) )*prompts?\b(?: (?:for|to) [\p{L}\d .-]{2,40})?$/iu.test(
      item,
    );
  const prompt = items.find(isPrompt);
  const named = items.filter((item) => item !== prompt);
  const documents = named.flatMap((item) => (listItem.test(item) ? namedDocuments(item) : []));
  const isAll = named.every((item) => listItem.test(item) && namedDocuments(item).length === 1 && isName(item));
  return isAll && documents.length > 0
    ? // In the order in which they rest on each other.
      {
        documents: namedDocuments(bare).filter((kind) => documents.includes(kind)),
        ...(prompt === undefined ? {} : { prompt }),
      }
    : undefined;
}

/** Nothing but the name of a document: 'seating plan' is none. */
function isWhole(item: string): boolean {
  const asks = entryOf(namedDocuments(item)[0] ?? '')?.asks;
  const left = asks ? item.replace(new RegExp(asks.source, 'gi'), ' ') : item;
  return /^(?:the|an?|my|our|also|then|both|next|again|new|updated|some|me|first|full|detailed|document|doc|draft|sheet|list|outline|\s)*$/i.test(
    left,
  );
}

/** 'The implementation plan', and not 'customers see the plan'. */
const isName = (item: string) =>
  isWhole(item) &&
  item.split(' ').length <= 5 &&
  !/\b(?:is|are|has|have|can|must|should|will|sees?|gets?|makes?|in|of|for|with|when|who|what|why|how)\b/i.test(item);

/** The sentences of a text that order something to be written. */
export function orderedParts(text: string): string[] {
  return text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((part) => part.trim())
    .filter((part) => part.length < 200 && ordering.test(part));
}

/** Whether a sentence only orders a document or a prompt: it is then no fact about the product. */
export function isOrder(sentence: string): boolean {
  const said = sentence.trim();
  if (readWishList(said)) return true;
  if (said.length > 160 || !ordering.test(said)) return false;
  const head = said.slice(0, 110);
  return (
    namedDocuments(head).length > 0 ||
    /\bprompts?\b|\bdocuments?\b/i.test(head) ||
    (namedPrompt(head) !== undefined && said.split(/\s+/).length <= 6) ||
    unknownWork(said) !== undefined
  );
}

const writing =
  /^(?:(?:please|now|ok(?:ay)?|so|then|and|also|great|yes)[,.!:]? |(?:can|could|would|will) you (?:please )?|i(?: would|['’]d)? (?:like|want|need) you to )*(write|draft|produce|prepare|generate|compose|give me|show me|make me|write me|create|make|design|draw)\s+(?:me\s+)?(?:an?|the|my|our|some|another)?\s*([^.!?\n]{2,80})/i;
/** What is written or drawn for somebody, not a part of a product. */
const textual =
  /\b(documents?|reports?|briefs?|sheets?|outlines?|posts?|e-?mails?|letters?|copy|presentation|decks?|slides?|logo|diagrams?|code|contracts?|polic(?:y|ies)|surveys?|ads?|slogans?|analysis|strategy|summary|overview|model|proposal|canvas|concept|drafts?|story|article|text|template|spreadsheet|table|chart|guide|manual|press release|bio|faq|names?|poem|song|essay|homework|recipe)\b/i;

/** An order to write or draw something that no table knows: it is no fact about the product. */
export function unknownWork(text: string): string | undefined {
  const [, verb = '', what = ''] = writing.exec(text.trim()) ?? [];
  const plainVerb = /^(create|make|design|draw|show me|give me|generate)$/i.test(verb);
  return what && text.length < 200 && (!plainVerb || textual.test(what)) ? what.trim() : undefined;
}
