import { escapeText } from '#worker/features/guide/grammar/words.rules.ts';

const often =
  /\b\d[\d.,]*(?:\s\S+){0,4}? (?:a|an|per|each|every|by|in the) (?:day|night|week|month|year|season|session|evening|hour)\b/i;
const tells =
  /^(?:(?:we|i) (?:do|have|run|sell|get|handle|see|make|own|serve)(?: about| around| roughly| some)?|there (?:are|is)|it is|(?:about|around|roughly|some|usually)|the (?:auction|session|evening) (?:lasts|takes))\b[^;]*\d/i;
const rules =
  /\b(?:must|may|only|never|no more|at most|at least|limit|minimum|maximum|cannot|can't|if|until|before)\b/i;

/** Whether a fact only says how many there are or how often: 'around 180 lots a day, in December 400'. */
export function tellsSize(said: string): boolean {
  return (
    said.length < 200 &&
    !rules.test(said) &&
    /\d/.test(said) &&
    (tells.test(said) || (often.test(said) && said.split(/\s+/).length < 14))
  );
}

/** How sizes that were told are tried out. */
export const triedWith = (told: string, name: string): string =>
  `${name} is tried out with what was told (${told}) and with ten times as many; every list answers within 2 seconds with both.`;

/** A fact on sizes as a quality that can be measured. */
export function sizeQuality(said: string, name: string): string {
  const plain = escapeText(said, 160).replace(/[.\s]+$/, '');
  return triedWith(`“${plain}”`, name);
}
