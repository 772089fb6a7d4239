const negated = /\b(do|does|did|is|are|was|were|have|has|had|ca|must|should|would|could|need)nt\b/giu;
/** 'As is their wont' is a noun; before a verb it is a 'will not'. */
const wont = /(?<!\b(?:their|his|her|its|my|our|your|of|was|is)(?: own)? )\b(wo)nt(?= (?!to\b)\p{L})/giu;
/** 'If its too warm', and not 'its open offer'. */
const its =
  /\b(it)(s)(?= (?:(?:too|not|so|been|gone|ok|okay)\b|(?:done|over|free|full|open|closed|late|broken|missing|empty|fine)(?:[.,;!?]|$| (?:then|when|already|again)\b)))/gimu;
const joined = /\b(that)(s)\b|\b(they|you|we)(ve|re)\b(?<!\bwere)/giu;

/**
 * A text with the apostrophes that its writer left out: 'cant', 'dont', 'mustnt', 'wont', 'thats'.
 * @param mark the apostrophe that is set.
 */
export const withApostrophes = (text: string, mark = "'"): string =>
  text
    .replace(negated, (_, verb: string) => `${verb}n${mark}t`)
    .replace(wont, (_, verb: string) => `${verb}n${mark}t`)
    .replace(its, (_, it: string, s: string) => `${it}${mark}${s}`)
    .replace(joined, (_, that: string, s: string, they: string, more: string) =>
      that ? `${that}${mark}${s}` : `${they}${mark}${more}`,
    );

const notTheirs =
  '(?:on|in|out|up|off|over|and|or|but|is|are|was|were|to|the|an?|by|at|of|they|it|we|I|you|he|she|before|after|until|till|when|where|while|again|too|as|that|which|who|with|for|from|if|only|will|can|may|must|has|have|had|every|each|any|no|not|there|once|twice|soon|later|now|first|then|because|since|so|yet|already)';
const theirs = new RegExp(
  `\\b(there)(?= own\\b)|(?<=\\b(?:to|of|with|for|about) )(there)(?= (?!${notTheirs}\\b)\\p{Ll}{3,}(?:[.,;!?]|$))`,
  'gimu',
);

/** A text as it was meant, for all that is derived from it: missing apostrophes, and 'there' where 'their' is meant. Its own words stay. */
export const asMeant = (text: string): string =>
  withApostrophes(text).replace(theirs, (word) => (/^T/.test(word) ? 'Their' : 'their'));
