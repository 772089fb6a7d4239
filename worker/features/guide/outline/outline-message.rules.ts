import { sentencesIn } from '#worker/features/guide/idea/reading-lines.rules.ts';
import { theProduct } from '#worker/features/guide/outline/outline-subjects.rules.ts';

/** A part of a message: what is told, in one or more sentences that belong together, or what is asked. */
export type Said = { kind: 'told' | 'question'; text: string };

/** Words before what is told: 'On reflection, …', 'One thing I left out: …'. */
const opening =
  /^(?:(?:(?:(?:i|we) (?:omitted|forgot|left out|missed)\b[^:.;,]{0,30}:|(?:one|another) (?:thing|matter|point) (?:i|we) (?:omitted|forgot|left out|missed)\b[^:.;,]{0,10}:)\s*|(?:kindly|on reflection|on second thoughts?|actually|also|oh|ok(?:ay)?|well|plus|yes|yeah|yep|nah|no|sorry|right(?=,)|by the way|one more thing|another thing|to be clear|i forgot(?: to (?:say|mention|tell you))?(?: that)?|and|but)\b[,:]?|so(?! that)\b[,:]?|(?:please|then),?)\s+)+/i;

/** What a sentence opens with and does not tell; 'No, the warden …' answers, 'No payments' rules out. */
export const openingOf = (sentence: string): string => opening.exec(sentence)?.[0].replace(/\bno\s+$/i, '') ?? '';

/** What holds, told with a bound: no mere talk, however it begins. */
const binds = /\b(?:must|never|only|cannot|can't|may|should|always|nobody|no one|at most|at least|unless|until)\b/i;
const talksOfTalk =
  /^(?:i|we)(?:'ve| have| had)? (?:just |now |also |already )*(?:prayed|thought|slept|talked|spoken|spoke|discussed|asked|checked|reflected|wondered|remembered|apologi[sz]ed?|changed (?:my|our) minds?)\b|^(?:one|two|three|a few|some|several) (?:more )?(?:things?|matters?|points?) (?:i|we) (?:omitted|forgot|left out|missed)\W*$|^(?:now(?: then)?|anyway|listen|look|mind you|fine|good|right|well)\W*$/i;
/** 'The instructors ganged up on me': what has happened to the writer, and nothing of the product. */
const happened =
  /^(?:(?:the|my|our|all|some|two|three|both) )*[\p{L}-]+ (?:(?:have|has|had) )?(?:\p{L}+ed|told|gave|made|got|took|left|came|went|fought|shouted) (?:[\p{L}-]+ ){0,2}(?:me|us)\W*$/iu;
/** 'I have been a fool twice' tells of the writer. */
const been = /^(?:i|we)(?:'ve| have) (?:been|had) (?!\d)/i;
const othersTalk =
  /^(?:\p{Lu}[\p{L}.'-]+|(?:my|our|the) [\p{L}-]+)(?: (?:and \p{Lu}[\p{L}'-]+|\p{Lu}[\p{L}'-]+))? (?:(?:has|have|had|just) )*(?:asked|insisted|(?:agrees?|agreed)(?=\W*$| with (?:me|us)\b|,? and\b)|told (?:me|us)|reminded (?:me|us)|says? so|said so|thinks? so|wants? (?:it|this|that)(?: so)?|is (?:right|wrong|of the same opinion))\b/u;
const rightOrWrong =
  /(?<!\b(?:whether|if) )\b(?:he|she|they|you|i|that)(?:'s|'re|'m| is| are| am| was| were) (?:right|wrong|sorry)\b/i;
const courtesy =
  /^(?:thanks?|thank you|many thanks|forgive (?:me|us)|excuse (?:me|us|my|the)|i am sorry|i'm sorry|sorry (?:for|about|that)|that(?:'s| is| was) (?:all|it)|this is (?:very )?important|god\b|i hope|i know\b|no problem|take your time)\b/i;
/** 'I said 14 days': what was told before, for the sentence that changes it. */
const recalls = /^(?:i|we)(?: have|'ve| had| did)? (?:said|told you|wrote|mentioned|put down|gave) /i;
const reconsiders =
  /^(?:(?:i|we)(?:'ve| have) )?(?:thought|been thinking|think|changed (?:my|our) minds?) (?:again |anew |more )?(?:about|on) (?=.*\d)/i;
/** 'I've thought again about 12 sets': what the next sentences tell takes the place of that number. */
export const reconsidersNumber = (sentence: string): boolean =>
  reconsiders.test(sentence.replace(/[’‘]/g, "'").slice(openingOf(sentence).length));

const mostTalk = 16;

/** Whether a sentence speaks of the conversation and tells nothing of the product. */
function isTalk(sentence: string): boolean {
  const text = sentence.replace(/[’‘]/g, "'").slice(openingOf(sentence).length);
  if (text.split(/\s+/).length > mostTalk || binds.test(text)) return false;
  const isShort = text.split(/\s+/).length < 3 && !/\d/.test(text);
  return (
    isShort ||
    been.test(text) ||
    talksOfTalk.test(text) ||
    happened.test(text) ||
    othersTalk.test(text) ||
    rightOrWrong.test(text) ||
    courtesy.test(text)
  );
}

/** 'Bella says that she will not check them all': why the next sentence is told. */
const reported =
  /^(?:\p{Lu}[\p{L}.'’-]+|(?:my|our|the) [\p{L}-]+)(?: \p{Lu}\p{L}+)? (?:says?|thinks?|feels?|complains?|worries) (?!so\b)/u;

/** What stands before 'So: …' is why that is told. */
const isReasonFor = (sentence: string, next: string | undefined) =>
  (next !== undefined && /^so (?!that\b)/i.test(next) && reported.test(sentence.slice(openingOf(sentence).length))) ||
  (next !== undefined && /^so\s*[:,] /i.test(next) && !binds.test(sentence) && !/[\d?]/.test(sentence));

/** 'Make it seven', 'it should be three': what is changed was named before. */
const changesIt =
  /^(?:let(?:'s| us) |rather |better )?(?:make|set|change|lower|raise|reduce|cut|put|keep|drop) (?:it|that|this|them) |^(?:it|that|this) (?:should|must|has to|ought to) be \S+/i;
const leaning =
  /^(?:they|them|he|she|that|this|these|those|such|on (?:that|this|these|those|the same)|at (?:that|this)|in (?:that|this|such|these|those)|for (?:that|this|these|those|them)|after(?:wards| that| this)|from then|then|otherwise|because|so that|only then|if so|if not|both|neither|each of (?:them|these)|one of (?:them|these)|the rest|(?:all )?the others?(?= (?:go|stay|keep|are|come|pass|need)\b))\b/i;
const it = /^(?:it|its)\b/i;
/** 'We must bring it in': what was said to be there. */
const bringsIt =
  /^(?:i|we) (?:must|have to|need to|want to|should) (?:bring|import|load|take|put|copy|move) (?:it|them|that|those)\b/i;
const aboutProduct = new RegExp(`^${theProduct}\\b`, 'i');
/** 'It goes: planned, running, finished': the subject of a list is known. */
const lists = /^(?:it|they) (?:goes?|has|have|moves?)\b.*[:,].*,/i;

/** Whether a sentence is understood only with the one before. */
export function leansOn(before: string, sentence: string): boolean {
  const text = sentence.slice(openingOf(sentence).length);
  if (lists.test(text)) return false;
  if (changesIt.test(text) || leaning.test(text)) return true;
  if (bringsIt.test(text)) return /^there (?:is|are) /i.test(before.slice(openingOf(before).length));
  return it.test(text) && !aboutProduct.test(before.slice(openingOf(before).length));
}

const listed = /^(?:[-*•)\s]+|\d+[.)]\s+)+/;

/**
 * A message on an outlined idea in its parts: what is told, what is asked with the sentences that lead to it; talk about the talk is left
 * out, but for what the next sentence changes.
 */
export function partMessage(message: string): Said[] {
  const parts: Said[] = [];
  let recalled: string | undefined;
  let before: string | undefined;
  const sentences = sentencesIn(message).map(({ raw }) => raw.trim().replace(listed, ''));
  const spoken = sentences.filter((one) => /[\p{L}\p{N}]/u.test(one));
  for (const [at, sentence] of spoken.entries()) {
    const last = parts.at(-1);
    const leans = before !== undefined && leansOn(before, sentence);
    const isAsked = /\?\W*$/.test(sentence);
    const isOpen = last?.kind === 'told' && reconsidersNumber(last.text);
    if (reconsidersNumber(sentence)) parts.push({ kind: 'told', text: sentence });
    else if (last && isOpen && !isAsked) last.text = `${last.text} ${sentence}`;
    else if (isTalk(sentence) || isReasonFor(sentence, spoken[at + 1])) {
      if (recalled !== undefined) parts.push({ kind: 'told', text: recalled });
      recalled = undefined;
    } else if (recalled !== undefined && leans) {
      parts.push({ kind: isAsked ? 'question' : 'told', text: `${recalled} ${sentence}` });
      recalled = undefined;
    } else if (recalls.test(sentence.slice(openingOf(sentence).length)) && !isAsked) {
      if (recalled !== undefined) parts.push({ kind: 'told', text: recalled });
      recalled = sentence;
    } else {
      if (recalled !== undefined) parts.push({ kind: 'told', text: recalled });
      recalled = undefined;
      const isOne = last && leans && last.text.endsWith(before ?? '') && (last.kind === 'question' || !isAsked);
      const isLeading = last?.kind === 'question' && /\bof (?:them|these|those)\b/i.test(sentence);
      if (last && (isOne || isLeading)) last.text = `${last.text} ${sentence}`;
      else parts.push({ kind: isAsked ? 'question' : 'told', text: sentence });
    }
    before = sentence;
  }
  if (recalled !== undefined) parts.push({ kind: 'told', text: recalled });
  return parts;
}

/** The parts of a message that tell something. */
export const toldIn = (message: string): string[] =>
  partMessage(message).flatMap(({ kind, text }) => (kind === 'told' ? [text] : []));
