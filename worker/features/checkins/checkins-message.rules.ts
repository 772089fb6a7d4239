import { maximumMessageLength } from '#shared/chat.ts';
import type { ReviewBrief } from '#shared/checkins.ts';
import { tellTarget, tellValue } from '#shared/measures.ts';

type Measured = ReviewBrief['measures'][number];

/** How long one text of a review may be in the message; the longest with which the whole fits is taken. With the last the fullest fits. */
const lengths = [5_000, 3_000, 2_000, 1_000, 500, 300, 200, 100];
const shortened = 'Some of it is shortened here; the check-in has all of it.';

/** A finished review as a message of the person in the conversation: Markdown, and short enough to be one. */
export function writeReviewMessage(review: ReviewBrief): string {
  let text = '';
  for (const most of lengths) {
    text = writeWithin(review, most);
    if (text.length <= maximumMessageLength) break;
  }
  return text;
}

function writeWithin(review: ReviewBrief, most: number): string {
  const { checkpointName, measures, results, userFeedback, improvementAreas, nextGoals } = review;
  let isCut = false;
  const cut = (text: string) => {
    if (text.length <= most) return text;
    isCut = true;
    // Half a character is none.
    return `${text.slice(0, most).replace(/[\ud800-\udbff]$/, '')}…`;
  };
  const line = (text: string) => cut(text.replace(/\s+/g, ' ').trim());
  const list = (items: string[]) => items.map((item) => `- ${line(item)}`).join('\n');
  const sections: [heading: string, text: string][] = [
    ['Measures of success', measures.map((measured) => `- ${tellMeasured(measured, line)}`).join('\n')],
    ['Results', cut(results)],
    ['What people say', cut(userFeedback)],
    ['What to improve', list(improvementAreas)],
    ['Next goals', list(nextGoals)],
  ];
  const filled = sections.filter(([, text]) => text !== '').map(([heading, text]) => `**${heading}**\n\n${text}`);
  const opening = `I finished my check-in “${line(checkpointName)}”.`;
  return [opening, ...filled, ...(isCut ? [shortened] : [])].join('\n\n');
}

/** One measure: its wording, what it was to reach, what was found, and whether that is enough. */
function tellMeasured({ id, text, target, value, isHit }: Measured, line: (text: string) => string): string {
  const facts = [
    target === null ? '' : `Target: ${line(tellTarget(target))}.`,
    value === null ? 'No value.' : `Found: ${tellValue(value)}.`,
    isHit === null ? '' : isHit ? 'Hit.' : 'Missed.',
  ];
  const wording = line(text).replace(/[.\s]+$/, '');
  return [`**${id}**`, wording && `${wording}.`, ...facts].filter(Boolean).join(' ');
}
