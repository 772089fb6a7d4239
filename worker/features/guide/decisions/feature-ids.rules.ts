const oneId = /\bFR-?\s?(\d+)\b/gi;
/** What takes features out, with '#' in place of their numbers: 'drop #', '# must go', '# is not a feature'. */
const takesOut = [
  /^(?:(?:please|now|and|also|ok(?:ay)?|so|then|no|can you|could you)[,\s]+)*(?:remove|drop|delete|leave out|take out|get rid of|cut|omit|scrap|discard|forget|exclude|strike)(?: out)?(?: the)?(?: features?| requirements?)? #(?: (?:please|too|as well|for now|altogether|completely|from .{1,60}))*$/i,
  /^# (?:both |all )?(?:must|should|can|has to|have to|need to|needs to|may) (?:both |all )?(?:go|be (?:removed|deleted|dropped|cut|left out|taken out))\b.{0,40}$/i,
  /^# (?:is|are)(?:n't| not| no)(?: really| actually| even)? (?:an? )?(?:real |own |proper )?(?:features?|requirements?|needed|wanted|necessary|required)(?:,? (?:(?:it|that|this)(?:'s| is) |but |just |only |merely )+[^.;!]{1,60})?$/i,
  /^# (?:is|are) (?:(?:just|only|merely) )+(?:some |the |an? )?(?:background|context|explanation|introduction|reason)\b.{0,40}$/i,
  /^(?:we|i) (?:do not|don't|no longer) (?:need|want) #(?: any ?more| at all)?$/i,
  /^# (?:is|are) (?:nonsense|rubbish|superfluous|unnecessary|not part of (?:it|this|the product))$/i,
];
const judges = /^# (?:is|are|was|were|does|do|sounds?|looks?|makes?)\b[^.;!]{0,60}$/i;
const pointsBack =
  /^(?:(?:please|so|and|now|then)[,\s]+)*(?:remove|drop|delete|leave|take|cut|scrap|strike|throw) (?:it|that|this|them|those|these|both|all of them)(?: (?:out|away|all|both|too|please|now))*$/i;

/** The numbers of the features that a text names, each once, as FR-1. */
export function featureIds(text: string): string[] {
  return [...new Set([...text.matchAll(oneId)].map(([, number]) => `FR-${number}`))];
}

/** A sentence with one '#' for each run of numbers in it. */
function withMarks(sentence: string, id = oneId): string {
  return sentence
    .replace(/[’‘]/g, "'")
    .replace(/\([^()]{0,80}\)/g, ' ')
    .replace(id, '#')
    .replace(/#(?:[\s,&#]|and\b|or\b|also\b|the\b|features?\b|requirements?\b)*#/gi, '#')
    .replace(/\s+/g, ' ')
    .replace(/[.!\s]+$/, '')
    .trim();
}

/** The features that a sentence takes out by their numbers; [] where it takes none out. */
export function readIdRemoval(sentence: string): string[] {
  const ids = sentence.length > 400 ? [] : featureIds(sentence);
  // '# is no feature, leave it out' says it twice.
  const [said = '', again] = withMarks(sentence).split(
    /(?:,| and|, and|, so|;) (?=(?:please )?(?:remove|drop|delete|leave|take|cut|scrap|strike|throw) )/i,
  );
  const isOut = takesOut.some((signs) => signs.test(said)) && (again === undefined || pointsBack.test(again));
  return ids.length > 0 && isOut ? ids : [];
}

/** A criterion by its number, 'FR-3.2', 'criterion 3.2' or only '3.2'. */
const oneCriterion = /\b(?:(?:criteri(?:on|a)|point|line|number) )?(?:FR-?\s?)?(\d+)\.(\d+)\b/gi;

/** The criteria that a sentence takes out by their numbers, as FR-3.2; [] where it takes none out. */
export function readCriterionRemoval(sentence: string): string[] {
  if (sentence.length > 400 || !takesOut.some((signs) => signs.test(withMarks(sentence, oneCriterion)))) return [];
  return [...new Set([...sentence.matchAll(oneCriterion)].map(([, feature, number]) => `FR-${feature}.${number}`))];
}

/** 'Remove them', said after the numbers of the features. */
export function pointsAtIds(sentence: string): boolean {
  return pointsBack.test(sentence.trim());
}

const pointsAtOne =
  /^(?:(?:no|but|sorry|and|well)[,\s]+)*(?:that|this|it)(?=(?:['’]s| is)(?:n['’]t| not| no)(?: really| actually)? (?:an? )?(?:real )?(?:features?|requirements?)\b)/i;

/** 'That is not a feature': with the number of the one feature that the last reply showed in place of 'that'. */
export function withPointed(text: string, lastReply: string): string {
  const [shown, ...others] = featureIds(lastReply);
  const is = text.replace(/^((?:(?:no|but|sorry|and|well)[,\s]+)*(?:that|this|it))['’]s /i, '$1 is ');
  return shown && others.length === 0 && pointsAtOne.test(is) ? is.replace(pointsAtOne, shown) : text;
}

/** 'FR-3 is wrong': judges a feature of the document, and says nothing of the product. */
export function judgesFeature(sentence: string): boolean {
  if (pointsAtOne.test(sentence.trim()) && sentence.length < 160) return true;
  return sentence.length < 160 && judges.test(withMarks(sentence)) && readIdRemoval(sentence).length === 0;
}
