import { judgesFeature } from '#worker/features/guide/decisions/feature-ids.rules.ts';

const places =
  '(?:architecture|requirements?|plan|documents?|docs?|vision|data model|security plan|test plan|prompts?)';
const tellsWhere = new RegExp(
  `^(?:(?:please|so|and|just|no|ok(?:ay)?)[,\\s]+)*(?:put|move|write|add|keep|mention|include|leave) (?:it|that|this|them|those|these) (?:only |just )?(?:in|into|to|under|out of) (?:the |my )?${places}\\b[^.?!]{0,40}[.!\\s]*$`,
  'i',
);
const changesValue =
  /^(?:please )?(?:change|correct|set|raise|lower|reduce) (?:the |it |that )?(?:[\p{L}-]+ ){0,3}?(?:from )?\d[^.?!]{0,40} (?:to|into) \d[^.?!]{0,40}[.!\s]*$/iu;
const meansFragment =
  /^(?:(?:sorry|no|wait|oh|well|actually)[,.!\s]+)*(?:i|we) meant?\b(?!\s+that\b)[^.?!]{1,80}[.!\s]*$/i;

/** A sentence about what is written or was said, and not about the product: never kept as a fact. */
export function isDocumentTalk(sentence: string): boolean {
  const plain = sentence.replace(/[’‘]/g, "'").trim();
  return (
    judgesFeature(plain) ||
    tellsWhere.test(plain) ||
    changesValue.test(plain) ||
    (meansFragment.test(plain) && plain.split(/\s+/).length <= 12)
  );
}
