import { namedDocuments } from '#worker/features/guide/documents/registry.rules.ts';
import { namedPrompt } from '#worker/features/guide/prompts/registry.rules.ts';

/** An order to write: 'write …', 'now make …', 'I need the …'. */
const ordering =
  /^(?:(?:please|now|ok(?:ay)?|so|then|and|yes|great|next|also)[,.!:]? )*(?:write|create|make(?! (?:it|that|this|them|sure)\b)|draft|generate|prepare|produce|give|show|revise|rewrite|redo|update|refresh|correct|adapt|list|sketch|draw|outline|design|let['’]?s (?:do|write|make)|do|i(?: would|['’]d)? (?:need|want|like)(?: to (?:have|see))?)\b/i;

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
