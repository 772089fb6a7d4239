import { splitSentences } from '#worker/features/guide/grammar/sentences.rules.ts';

const opening = /^(?:(?:and|also|then|so|plus|next|finally|ok(?:ay)?|another (?:one|question)|two things)[,:]?\s+)+/i;
const asking =
  '(?:what|which|who|whom|whose|when|where|why|how|can|could|do|does|did|is|are|will|would|should|must|may|has|have)';
/** 'What does it cost and how long does it take?' asks twice. */
const joint =
  /,? and (?:also )?(?=(?:what|which|who|when|where|why|how) (?:(?:many|much|long|often|soon|far) )?(?:do|does|did|is|are|can|could|will|would|should|must|may|sees?|pays?|gets?)\b)|, (?:and )?(?:also )?(?=(?:(?:what|which|when|where|why|how) (?:(?:many|much|long|often) )?)?(?:do|does|did|is|are|can|could|will|would|should|must|may) \S+ \S+)/i;
const asks = new RegExp(`^${asking}\\b`, 'i');
/** 'Why is that?' leans on the question before it. */
const leaning = /^(?:why|how come|since when|by whom)\b.{0,30}\b(?:it|that|this|so|they)\b\W*$/i;
/** 'Can members see who is late and who has paid?' asks once. */
const governs =
  /\b(?:sees?|knows?|tells?|say|find out|decides?|asks?|shows?|choose|learn|if)\b.*\b(?:what|who|how|which|when|where|why|whether|if)\b|\bwhat if\b/i;
const fewestWords = 3;
const mostQuestions = 5;

/** The questions of a message that is nothing else, each as it may be asked alone; a message of one question, or of other sentences too, as a whole. */
export function partQuestions(text: string): string[] {
  const sentences = splitSentences(text.trim());
  if (!sentences.every((one) => one.trim().endsWith('?'))) return [text];
  const asked = sentences.flatMap((sentence) => {
    const [first = '', ...more] = sentence.trim().split(joint);
    return asks.test(first.replace(opening, '')) && !governs.test(first) ? [first, ...more] : [sentence.trim()];
  });
  const parts: string[] = [];
  for (const one of asked) {
    const bare = one.replace(opening, '').replace(/[?\s]*$/, '?');
    const isAlone = bare.split(/\s+/).length >= fewestWords && !leaning.test(bare);
    const before = isAlone ? undefined : parts.pop();
    parts.push(before === undefined ? bare : `${before.replace(/\?$/, '')} and ${bare}`);
  }
  return parts.length > 1 && parts.length <= mostQuestions
    ? parts.map((one) => `${one[0]?.toUpperCase()}${one.slice(1)}`)
    : [text];
}
