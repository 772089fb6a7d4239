import type { Choice } from '#worker/features/guide/documents/architecture-decisions.rules.ts';
import { stemsIn } from '#worker/features/guide/grammar/stems.rules.ts';

/** From this share of common words on, two decisions are one. */
const sameFrom = 0.55;

const wordsOf = ({ decision, rule }: Choice) =>
  new Set(stemsIn(`${decision} ${rule.replace(/; “[^”]*” is where it shows$/, '')}`));
/** Each four words of a decision that follow each other: 'is stored as it'. */
const runsOf = ({ decision }: Choice) => {
  const words = decision
    .toLowerCase()
    .replace(/“[^”]*”/g, '')
    .split(/[^\p{L}]+/u);
  return words.slice(3).map((_, index) => words.slice(index, index + 4).join(' '));
};

/** Whether one decision repeats another: what the shape, an answer or a part outside says needs no stock rule beside it. */
export function saysTheSame(choice: Choice, other: Choice): boolean {
  const words = wordsOf(choice);
  const known = wordsOf(other);
  const shared = words.intersection(known).size;
  const runs = runsOf(other);
  return shared / Math.min(words.size, known.size) >= sameFrom || runsOf(choice).some((run) => runs.includes(run));
}
