import { joinWords } from '#worker/features/guide/grammar/words.rules.ts';

/** What the form of a sentence alone tells: when it is a success, or what is not built. */
type Form = { kind: 'success'; aim: string } | { kind: 'not'; list: string[] };

const successForms = [
  /^(?:our |my |the )?(?:success(?: is| means| will be| would be)?|good|goal|aim|done|target)\s*(?:[:=]|(?<=is|means|be))\s*(?:when |if |that )?(?<aim>.+)$/iu,
  /^if (?<aim>.+?),? (?:that(?:'s| is| was)|it(?:'s| is| was)|then it|i(?:'ll| will| am|'m)|we(?:'ll| will| are))\b[^,]{0,60}\b(?:done|success\w*|happy|worth|good|enough|content|glad|work\w*)\b[^,]{0,20}$/iu,
  /^(?:it|that|this)(?:'s| is| was| will be| would be) (?:a success|worth it|done|good enough) (?:when|if|once) (?<aim>.+)$/iu,
];
const notForm =
  /^(?:we(?:'re| are| will)? )?(?:not (?:doing|building|built|making|in it|in scope|wanted)|out of scope|left out|without)\s*[:=]\s*(?<list>.+)$/iu;
const notOurs =
  /^we(?:'ll not| will not| won't| do not| don't|'re not| are not)(?: be)? (?:(?:make|do|build|offer|want|need|have|plan|doing|making|building|offering) )?(?<list>[^.;]{3,120})$/iu;
const clauseWord =
  /\b(?:is|are|was|must|can|may|should|will|shall|cannot|can't|don't|doesn't|we|i|they|nobody|never|because|so|that|which)\b/i;

const piecesIn = (text: string) =>
  text
    .replace(/\([^()]*\)/g, ' ')
    .replace(/ (?:in|with) it\b/gi, '')
    .replace(/[.!]+$/, '')
    .split(/\s*[,;]\s*(?:(?:and|or) )?(?:(?:no|not) )?|\s+(?:and|or)\s+(?:(?:no|not)\s+)?/i)
    .map((piece) =>
      piece
        .replace(/^(?:an?|the|any) /i, '')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(Boolean);

/** Reads a sentence whose form alone tells what it means; undefined for every other. */
export function readForm(said: string): Form | undefined {
  const text = said
    .replace(/[’‘]/g, "'")
    .replace(/^(?:and|also|so|well|ok(?:ay)?)[,\s]+/i, '')
    .replace(/[.!\s]+$/, '');
  if (text.length > 500 || text.endsWith('?')) return undefined;
  for (const form of successForms) {
    const aim = form.exec(text)?.groups?.aim?.replace(/[,\s]+$/, '');
    if (aim) return { kind: 'success', aim };
  }
  const left = notForm.exec(text)?.groups?.list ?? notOurs.exec(text)?.groups?.list;
  return left && !clauseWord.test(left) ? { kind: 'not', list: piecesIn(left) } : undefined;
}

/** A list as it is read: 'enquiry = a, b' with a colon, 'goes: a, b' with its subject. */
export const plainList = (said: string) =>
  said.replace(/^([\p{L} -]{3,40}?) = (?=.+,)/u, '$1: ').replace(/^goes: /i, 'It goes: ');

/** Facts as they are read beside the idea: an aim is no part of it, and what is not built is ruled out. */
export function readForms(facts: string[], item: string): string[] {
  // 'It goes: …', before any other record was listed, tells of what the product is about.
  let isFirst = true;
  const named = (sentence: string) => {
    const subject = isFirst ? /^(?:(?:it|they) (?:goes?|moves?)\b|(?:the )?states\b)/i.exec(sentence)?.[0] : undefined;
    if (!subject && /^(?:an?|each|every|the|for each|for every)? ?[\p{L} -]{3,30}(?::|,? we keep)/iu.test(sentence))
      isFirst = false;
    if (!subject) return sentence;
    return `${/states$/i.test(subject) ? `${item} states` : `Each ${item} goes`}${sentence.slice(subject.length)}`;
  };
  return facts
    .flatMap((fact) => fact.split(/(?<=[.!?])\s+(?=\p{Lu}|\d)|\n+/u))
    .flatMap((sentence) => {
      const form = readForm(sentence);
      if (form?.kind === 'success') return [];
      return [
        form
          ? `No ${joinWords(form.list.map((one, at) => (at === 0 ? one : `no ${one}`)))}`
          : named(plainList(sentence)),
      ];
    });
}
