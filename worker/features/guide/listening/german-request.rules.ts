import {
  germanCourtesy,
  germanOrder,
  germanRequests,
  germanTitles,
} from '#worker/features/guide/content/german-requests.ts';

/** A longer message tells of the product; it is read as an idea is. */
const mostCharacters = 160;
/** A short German request in the English that it means; undefined where it is none that is known. */
export function readGermanRequest(text: string): string | undefined {
  if (text.length > mostCharacters) return undefined;
  const sentences = text
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim().replace(/[.!?\s]+$/, ''))
    .filter((sentence) => bare(sentence) !== '' || requestIn(sentence) !== undefined);
  const meant = sentences.map((sentence) => requestIn(sentence) ?? requestIn(bare(sentence)));
  const first = meant.findLast((one) => one !== undefined);
  return meant.every((one) => one !== undefined) ? first : undefined;
}

/** A request without the words around it that say nothing. */
function bare(sentence: string): string {
  return sentence
    .replace(/[’‘]/g, "'")
    .trim()
    .replace(germanCourtesy, '')
    .replace(/[.!?\s]+$/, '')
    .trim();
}

/** Words that are English as well: alone they show no language. */
const alsoEnglish = /^(?:plan|tests?|logo|api|prompts?|vision|launch-?plan|start-?plan|architecture)$/i;

function requestIn(sentence: string): string | undefined {
  const known = germanRequests.find(([signs]) => signs.test(sentence))?.[1];
  if (known) return known;
  const [signs, title] = germanTitles.find(([named]) => named.test(sentence)) ?? [];
  const alone = sentence.split(/\s+/).length <= 3 && !alsoEnglish.test(signs?.exec(sentence)?.[0] ?? '');
  if (!title || !(germanOrder.test(sentence) || alone)) return undefined;
  return /\b(?:aktualisier|überarbeit)/i.test(sentence) ? `update the ${title}` : `write the ${title}`;
}
